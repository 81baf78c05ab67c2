"""Deck lists: plain text that a person edits, checked, and as one line for options and records.

name: Red Army, 45 cards
side: soviet
7 depot
3 rifle-company             # a comment
2 Storm of the Reichstag    # a card by its name, in either language
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.kernel.errors import BadOption, closest

STARTER: Final = "starter"
SMALLEST: Final = 45
LARGEST: Final = 90
MOST_COPIES: Final = 4
COUNT_DIGITS: Final = 3


class Deck:
    """How many cards of each kind, and the side that plays them."""

    def __init__(self, side: int, counts: list[int]) -> None:
        self.side = side
        self.counts = counts
        self.size = sum(counts)

    def units_on(self, pack: VictoryPack, line: int) -> int:
        """How many unit cards belong on a line: so many places it needs at most."""
        return sum(count for kind, count in enumerate(self.counts) if pack.line[kind] == line)


def starter(pack: VictoryPack, side: int, size: int) -> Deck:
    """The deck list of a side that the box brings, in the format of 45 or 50 cards."""
    name = f"{n.SIDES[side]}-{size}"
    if name not in pack.decks:
        raise BadOption(
            "this pack has no deck {}; add decks/{}.txt to it, or name a deck in deck0 and deck1",
            name,
            name,
        )
    return read_text(pack, name, pack.decks[name])


def settle_name(pack: VictoryPack, option: str, value: str) -> str:
    """A deck option as it is kept: `starter`, the name of a deck of the pack, or the whole list in one line."""
    if value == STARTER or value in pack.decks:
        return value
    if "\n" in value:
        return in_line(pack, read_text(pack, option, value))
    if "," in value:
        return in_line(pack, read_line(pack, option, value))
    path = Path(value)
    if not path.is_file():
        names = [STARTER, *pack.decks]
        raise BadOption(
            "victory-day: option {} is {}{}; use a file with a deck list, or one of {}",
            option,
            repr(value),
            closest(value, names),
            ", ".join(names),
        )
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadOption("victory-day: the deck file {} cannot be read as text", path.name) from None
    return in_line(pack, read_text(pack, path.name, text))


def find(pack: VictoryPack, value: str) -> Deck:
    """The deck of a settled option other than `starter`."""
    if value in pack.decks:
        return read_text(pack, value, pack.decks[value])
    return read_line(pack, "deck", value)


def random_list(pack: VictoryPack, side: int, size: int, chance: Random) -> str:
    """Any legal deck, in one line: cards of the side, four copies at most, and few resource cards or many."""
    own = [kind for kind in range(pack.size) if pack.side[kind] == side]
    pool = own * MOST_COPIES + pack.resource_kinds * chance.randrange(size)
    counts = [0] * pack.size
    for kind in chance.sample(pool, size):
        counts[kind] += 1
    return in_line(pack, Deck(side, counts))


def in_line(pack: VictoryPack, deck: Deck) -> str:
    cards = [f"{count} {pack.slugs[kind]}" for kind, count in enumerate(deck.counts) if count]
    return f"{n.SIDES[deck.side]}, " + ", ".join(cards)


def read_line(pack: VictoryPack, name: str, text: str) -> Deck:
    side, _, cards = text.partition(",")
    return read_rows(pack, name, side.strip(), [card.strip() for card in cards.split(",")])


def read_text(pack: VictoryPack, name: str, text: str) -> Deck:
    side = ""
    rows: list[str] = []
    for raw in text.splitlines():
        line = raw.split("#")[0].strip()
        key, colon, value = line.partition(":")
        if colon:
            if key.strip() == "side":
                side = value.strip()
            elif key.strip() != "name":
                raise BadOption(
                    "deck {}: '{}:' is unknown; the head has the lines 'name:' and 'side:'",
                    name,
                    key.strip(),
                )
        elif line:
            rows.append(line)
    return read_rows(pack, name, side, rows)


def title_of(text: str) -> str:
    """The name that a deck list gives itself, or nothing."""
    for line in text.splitlines():
        key, _, value = line.split("#")[0].partition(":")
        if key.strip() == "name":
            return value.strip()
    return ""


def read_rows(pack: VictoryPack, name: str, side: str, rows: list[str]) -> Deck:
    if not side:
        raise BadOption("deck {}: it names no side; write 'side: soviet' or 'side: german'", name)
    if side not in n.SIDES[: n.side.NEUTRAL]:
        raise BadOption("deck {}: the side is '{}'; write 'side: soviet' or 'side: german'", name, side)
    number = n.SIDES.index(side)
    counts = [0] * pack.size
    for row in rows:
        count, _, slug = row.partition(" ")
        slug = slug.strip()
        if not (count.isascii() and count.isdigit() and len(count) <= COUNT_DIGITS and slug):
            raise BadOption("deck {}: '{}' is not a line of a deck; write a number and a card: 2 depot", name, row)
        counts[find_card(pack, name, slug)] += int(count)
    check(pack, name, number, counts)
    return Deck(number, counts)


def find_card(pack: VictoryPack, name: str, text: str) -> int:
    """A kind of card by its slug or by its name in any language, in small letters or capitals."""
    wanted = text.casefold()
    if wanted in pack.index:
        return pack.index[wanted]
    for kind, names in enumerate(pack.names):
        if wanted in (said.casefold() for said in names.values()):
            return kind
    raise BadOption("deck {}: there is no card '{}'{}", name, text, closest(wanted, pack.slugs))


def check(pack: VictoryPack, name: str, side: int, counts: list[int]) -> None:
    """Own side only, at most four of a name except resources, 45 to 90 cards: VD-21.3, VD-R32."""
    for kind, count in enumerate(counts):
        slug = pack.slugs[kind]
        if count and pack.side[kind] not in (side, n.side.NEUTRAL):
            raise BadOption(
                "deck {}: {} is a {} card; use {} cards (VD-R32)",
                name,
                slug,
                n.SIDES[pack.side[kind]],
                n.SIDES[side],
            )
        if count > MOST_COPIES and pack.sort[kind] != n.sort.RESOURCE:
            raise BadOption("deck {}: it holds {} {}; at most {} are allowed (VD-21.3)", name, count, slug, MOST_COPIES)
    size = sum(counts)
    if not SMALLEST <= size <= LARGEST:
        raise BadOption("deck {}: it has {} cards; a deck has {} to {} (VD-R32)", name, size, SMALLEST, LARGEST)
