"""Deck lists: plain text that a person edits, checked, and as one line for options and records.

name: Red Army, 45 cards
side: soviet
7 depot
3 rifle-company             # a comment
2 Storm of the Reichstag    # a card by its name, in either language
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.kernel.errors import BadOption, closest
from sandtable.kernel.options import Option
from sandtable.kernel.toml import UTF_8

STARTER: Final = "starter"
DECK_0: Final = Option("deck0", STARTER, free=True)
DECK_1: Final = Option("deck1", STARTER, free=True)
SMALLEST: Final = 45
LARGEST: Final = 90
MOST_COPIES: Final = 4
COUNT_DIGITS: Final = 3


class Deck:
    """How many cards of each kind, and the side that plays them. Matches share it."""

    def __init__(self, side: int, counts: list[int]) -> None:
        self.side = side
        self.counts = counts
        self.size = sum(counts)

    def units_on(self, pack: VictoryPack, line: int) -> int:
        """How many unit cards belong on a line: so many places it needs at most."""
        return sum(count for kind, count in enumerate(self.counts) if pack.line[kind] == line)


@lru_cache(maxsize=64)
def starter(pack: VictoryPack, side: int, size: int) -> Deck:
    """The deck list of a side that the box brings, in the format of 45 or 50 cards."""
    name = f"{n.SIDES[side]}-{size}"
    if name not in pack.decks:
        raise BadOption("victory-day-pack-without-deck", deck=name)
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
            "victory-day-option-deck", option=option, value=repr(value), hint=closest(value, names), known=names
        )
    try:
        text = path.read_text(encoding=UTF_8)
    except (OSError, UnicodeDecodeError):
        raise BadOption("victory-day-deck-not-text", file=path.name) from None
    return in_line(pack, read_text(pack, path.name, text))


@lru_cache(maxsize=64)
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


def in_text(pack: VictoryPack, deck: Deck, name: str) -> str:
    """A deck list as a person edits it."""
    lines = [f"name: {name}", f"side: {n.SIDES[deck.side]}"]
    for sort, heading in enumerate(n.SORTS):
        cards = [
            f"{count} {pack.slugs[kind]}" for kind, count in enumerate(deck.counts) if count and pack.sort[kind] == sort
        ]
        lines += ["", f"# {heading}", *cards]
    return "\n".join(lines) + "\n"


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
                raise BadOption("victory-day-deck-head", deck=name, key=key.strip())
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
        raise BadOption("victory-day-deck-without-side", deck=name)
    if side not in n.SIDES[: n.side.NEUTRAL]:
        raise BadOption("victory-day-deck-side", deck=name, side=side)
    number = n.SIDES.index(side)
    counts = [0] * pack.size
    for row in rows:
        count, card = read_row(name, row)
        counts[find_card(pack, name, card)] += count
    check(pack, name, number, counts)
    return Deck(number, counts)


def read_row(name: str, row: str) -> tuple[int, str]:
    """A line of a list: how many, and which card as it is written."""
    count, _, card = row.partition(" ")
    card = card.strip()
    if not (count.isascii() and count.isdigit() and len(count) <= COUNT_DIGITS and card):
        raise BadOption("victory-day-deck-line", deck=name, line=row)
    return int(count), card


def find_card(pack: VictoryPack, name: str, text: str) -> int:
    """A kind of card by its slug or by its name in any language, in small letters or capitals."""
    wanted = text.casefold()
    if wanted in pack.index:
        return pack.index[wanted]
    for kind, names in enumerate(pack.names):
        if wanted in (said.casefold() for said in names.values()):
            return kind
    raise BadOption("victory-day-deck-card", deck=name, card=text, hint=closest(wanted, pack.slugs))


def check(pack: VictoryPack, name: str, side: int, counts: list[int]) -> None:
    """Own side only, at most four of a name except resources, 45 to 90 cards: VD-21.3, VD-R32."""
    for kind, count in enumerate(counts):
        slug = pack.slugs[kind]
        if count and pack.side[kind] not in (side, n.side.NEUTRAL):
            raise BadOption(
                "victory-day-deck-other-side", deck=name, card=slug, theirs=n.SIDES[pack.side[kind]], ours=n.SIDES[side]
            )
        if count > MOST_COPIES and pack.sort[kind] != n.sort.RESOURCE:
            raise BadOption("victory-day-deck-copies", deck=name, copies=count, card=slug, most=MOST_COPIES)
    size = sum(counts)
    if not SMALLEST <= size <= LARGEST:
        raise BadOption("victory-day-deck-size", deck=name, cards=size, low=SMALLEST, high=LARGEST)
