"""A collection: the cards of the box and of boosters that were opened, in a text file that a person may read and edit.

name: Cards of Ann
box: soviet, german
opened: soviet 6 berlin-1945          # an army, a number of boosters, their seed
cards: 3f0c52d1                       # which cards there were to open

3 rifle-company
1 is-2
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.boosters import MOST, cards_of, opened
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.decks import SMALLEST, Deck, find_card, in_line, read_row
from sandtable.games.victory_day.quartermaster import suggested
from sandtable.kernel.errors import BadOption
from sandtable.kernel.preparation import Owned

ARMIES: Final = n.SIDES[: n.side.NEUTRAL]
SEED: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
MOST_IN_ALL: Final = 1_000
"""Boosters in a collection; opening them again to check it takes 15 ms."""
HEAD: Final = ("name", "box", "opened", "cards")
SEVERAL: Final = "several"
"""Instead of a hash: boosters were opened that had different cards to hold, so nobody can check them all."""


@dataclass(frozen=True)
class Opening:
    """So many boosters of an army, and the seed that opened them."""

    side: int
    number: int
    seed: str


@dataclass
class Collection:
    """What somebody has. `counts`: cards of each kind, resource cards left out, as everybody has enough of them."""

    counts: list[int]
    name: str = ""
    box: list[int] = field(default_factory=list)
    openings: list[Opening] = field(default_factory=list)
    checked: bool = True
    """Could its cards be compared with what its boosters hold? Not if there were other cards when they were opened."""


def begun(pack: VictoryPack, name: str) -> Collection:
    """A collection that holds the box and nothing else."""
    box = [n.side.SOVIET, n.side.GERMAN]
    return Collection(held(pack, box, []), name, box)


def held(pack: VictoryPack, box: list[int], openings: list[Opening]) -> list[int]:
    """What a box and boosters hold."""
    counts = [0] * pack.size
    for side in box:
        for kind in cards_of(pack, side):
            counts[kind] += pack.copies[kind]
    for opening in openings:
        for cards in opened(pack, opening.side, opening.number, opening.seed):
            for kind in cards:
                counts[kind] += 1
    return counts


def open_more(pack: VictoryPack, collection: Collection, opening: Opening) -> list[list[int]]:
    """Open boosters and put their cards into a collection; the cards of each."""
    for other in collection.openings:
        if (other.side, other.seed) == (opening.side, opening.seed):
            raise BadOption("victory-day-seed-used", seed=opening.seed, side=n.SIDES[opening.side])
    check_number(collection.name, [*collection.openings, opening])
    collection.openings.append(opening)
    found = opened(pack, opening.side, opening.number, opening.seed)
    for cards in found:
        for kind in cards:
            collection.counts[kind] += 1
    return found


def cards_to_open(pack: VictoryPack) -> str:
    """A hash of all that boosters depend on: which cards there are, in which set, and how common."""
    facts = [
        f"{pack.slugs[kind]} {pack.booster[kind]} {pack.copies[kind]}"
        for side in (0, 1)
        for kind in cards_of(pack, side)
    ]
    return blake2b("\n".join(facts).encode(), digest_size=4).hexdigest()


# -- as text -----------------------------------------------------------------------------------------


def write(pack: VictoryPack, collection: Collection) -> str:
    lines = [f"name: {collection.name}", f"box: {', '.join(n.SIDES[side] for side in collection.box)}"]
    lines += [f"opened: {n.SIDES[one.side]} {one.number} {one.seed}" for one in collection.openings]
    lines.append(f"cards: {cards_to_open(pack) if collection.checked else SEVERAL}")
    for side in (n.side.SOVIET, n.side.GERMAN):
        cards = [
            f"{collection.counts[kind]} {pack.slugs[kind]}" for kind in cards_of(pack, side) if collection.counts[kind]
        ]
        lines += ["", f"# {ARMIES[side]}", *cards]
    return "\n".join(lines) + "\n"


def read(pack: VictoryPack, name: str, text: str) -> Collection:
    """A collection, checked: it claims no card that its box and its boosters do not hold."""
    made = Collection([0] * pack.size)
    stated = ""
    for raw in text.splitlines():
        line = raw.split("#")[0].strip()
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            if line:
                count, card = read_row(name, line)
                made.counts[find_card(pack, name, card)] += count
        elif key == "name":
            made.name = value
        elif key == "box":
            made.box = [read_side(name, side) for side in value.replace(",", " ").split()]
        elif key == "opened":
            made.openings.append(read_opening(name, value))
        elif key == "cards":
            stated = value
        else:
            raise BadOption("victory-day-collection-head", collection=name, key=key, known=", ".join(HEAD))
    check_number(name, made.openings)
    made.checked = stated in ("", cards_to_open(pack))
    if made.checked:
        check(pack, name, made)
    return made


def read_owned(pack: VictoryPack, name: str, text: str, opening: str = "") -> Owned:
    """A collection for who builds a deck from it, after `opening`, such as `soviet 6 berlin-1945`, if that is to be
    opened. Without a text, one is begun."""
    made = read(pack, name, text) if text else begun(pack, name)
    found = open_more(pack, made, read_opening(name, opening)) if opening else []
    sides = range(n.side.NEUTRAL)
    return Owned(
        cards={pack.slugs[kind]: count for kind, count in enumerate(made.counts) if count},
        checked=made.checked,
        text=write(pack, made) if opening else text,
        opened=[[pack.slugs[kind] for kind in cards] for cards in found],
        decks={n.SIDES[side]: in_line(pack, suggested(pack, side, made.counts, SMALLEST)) for side in sides},
    )


def read_side(name: str, text: str) -> int:
    if text not in ARMIES:
        raise BadOption("victory-day-collection-army", collection=name, army=text, known=", ".join(ARMIES))
    return ARMIES.index(text)


def read_opening(name: str, text: str) -> Opening:
    words = text.split()
    if len(words) != 3 or not words[1].isascii() or not words[1].isdigit() or not SEED.fullmatch(words[2]):
        raise BadOption("victory-day-collection-opened", collection=name, text=text)
    if not 1 <= int(words[1][:4]) <= MOST:
        raise BadOption("victory-day-boosters", number=words[1][:9], most=MOST)
    return Opening(read_side(name, words[0]), int(words[1]), words[2])


def check_number(name: str, openings: list[Opening]) -> None:
    if sum(one.number for one in openings) > MOST_IN_ALL:
        raise BadOption("victory-day-collection-boosters", collection=name, most=MOST_IN_ALL)


def check(pack: VictoryPack, name: str, collection: Collection) -> None:
    seeds = [(one.side, one.seed) for one in collection.openings]
    for side, seed in seeds:
        if seeds.count((side, seed)) > 1:
            raise BadOption("victory-day-seed-used", seed=seed, side=n.SIDES[side])
    holds = held(pack, collection.box, collection.openings)
    for kind, count in enumerate(collection.counts):
        if count > holds[kind] and pack.sort[kind] != n.sort.RESOURCE:
            raise BadOption(
                "victory-day-collection-claims",
                collection=name,
                count=count,
                card=pack.slugs[kind],
                held=holds[kind],
            )


# -- decks from it -----------------------------------------------------------------------------------


def check_deck(pack: VictoryPack, name: str, deck: Deck, counts: list[int]) -> None:
    """Has somebody with these cards all the cards of a deck? Resource cards are free."""
    for kind, wanted in enumerate(deck.counts):
        if wanted > counts[kind] and pack.sort[kind] != n.sort.RESOURCE:
            raise BadOption(
                "victory-day-deck-not-held", deck=name, wanted=wanted, card=pack.slugs[kind], held=counts[kind]
            )
