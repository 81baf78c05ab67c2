"""What the numbers of a compact observation and the dense actions of a game are, by name.

Every zone and counter of the schema takes a block of numbers, as many as it could ever need; a block for each seat, the
observer's first. Most of these never occur: no helicopter lies in a hospital. A game's file `occurs.json` says which
do, as random and greedy play met them, and only these are listed. Should another one occur all the same, the number
`other` of its block counts it, so that nothing goes unnoticed.

Actions are treated alike: those that occur have a number of their own, and a few spare ones stand for any others.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from sandtable.kernel.compact import Compact
from sandtable.kernel.errors import BadOption
from sandtable.kernel.game import AnyGame
from sandtable.kernel.schema import CounterRow
from sandtable.kernel.steps import Ruleset

ARGUMENTS = 3
"""A decision has at most this many arguments."""
BYTE = 256
SPARE_ACTIONS = 8
"""Numbers of actions that stand for legal ones without a number of their own, the lowest first."""
MOST_HISTORY = 50
EVENT_NUMBERS = 5
"""What an event of the history takes: its type and four arguments."""
FILE = "occurs.json"
BACK = "back "
"""What the names of numbers begin with that count cards by their backs."""


@dataclass(frozen=True)
class Block:
    """The numbers of one zone or counter, of one seat if each has its own: what they are, and where they begin."""

    name: str
    first: int
    words: tuple[str, ...]
    """One for each number, the same for all seats."""
    seats: int
    """How many times the block is there: once, or for each seat, the observer's first."""
    always: int
    """How many of the first numbers are listed whatever occurs."""

    @property
    def size(self) -> int:
        return len(self.words)

    def key(self, owner: int, seats: int) -> str:
        """Where `occurs.json` has it: of the observer, of others, and of games that are played alone, apart."""
        whose = f"{self.name} of others" if owner else self.name
        return f"{whose}, alone" if seats == 1 else whose

    def keys(self, seats: int) -> list[str]:
        return [self.key(owner, seats) for owner in range(self.seats)]

    def names(self, owner: int) -> list[str]:
        whose = f"{self.name}.{owner}" if self.seats > 1 else self.name
        return [f"{whose} {word}".strip() for word in self.words]


def counter_words(row: CounterRow, seats: int) -> list[str]:
    """The numbers of one value: a seat or a word has one for each that it may be, what is above 255 has two."""
    if row.of == "seat":
        return [f"seat {seat}" for seat in range(seats)]
    if row.of == "word":
        return [f"= {word}" for word in row.words]
    more = 1 if row.size and row.blank != row.low else 0
    return [""] if row.high - row.low + more < BYTE else ["", "* 256"]


class Layout:
    """All numbers that an observation could have, in blocks, and which of them are listed."""

    def __init__(self, game: AnyGame, ruleset: Ruleset, everything: bool = False, history: int = 0) -> None:
        self.ruleset = ruleset
        self.schema = ruleset.schema
        self.seats = ruleset.seats
        self.history = history
        self.length = 0
        self.blocks: list[Block] = []
        self.decisions = [number for number, step in enumerate(ruleset.steps) if step.asks]
        names = [type(ruleset.steps[number]).__name__ for number in self.decisions]
        self.block("asked", [f"seat {seat}" for seat in range(self.seats)], False, self.seats)
        self.block("decision", names, False)
        self.block("argument", [str(number + 1) for number in range(ARGUMENTS)], False)
        self.zones = [self.zone_block(row.name, row.places, row.per_seat) for row in self.schema.zones]
        self.rows = [row for row in self.schema.counters if row.seen != "inner"]
        self.counters = [self.counter_block(row) for row in self.rows]
        self.events = list(game.events)
        words = [f"{at + 1} {part}" for at in range(history) for part in ("event", "a", "b", "c", "d")]
        self.block("history", words, False, len(words))
        known = None if everything else occurring(game.folder / FILE)
        absent = frozenset() if everything else frozenset(game.balance.absent(ruleset.pack, ruleset.options))
        self.number(known, absent)
        self.number_actions(known, absent)

    # -- blocks -------------------------------------------------------------------------------------

    def block(self, name: str, words: list[str], per_seat: bool, always: int = 0) -> Block:
        made = Block(name, self.length, tuple(words), self.seats if per_seat else 1, always)
        self.blocks.append(made)
        self.length += made.size * made.seats
        return made

    def zone_block(self, name: str, places: int, per_seat: bool) -> Block:
        """How many cards, how many of each kind, in each state and with each back; then place by place."""
        pack = self.ruleset.pack
        states = list(self.schema.card_states)
        backs = [f"{BACK}{back}" for back in pack.back_names] if len(pack.back_names) > 1 else []
        words = ["size", *pack.slugs, *(f"state {state}" for state in states), *backs]
        for place in range(places):
            words += [f"place {place}", *(f"place {place} {state}" for state in states)]
        return self.block(name, words, per_seat, 1)

    def counter_block(self, row: CounterRow) -> Block:
        one = counter_words(row, self.seats)
        labels = row.labels or tuple(map(str, range(row.size)))
        words = [f"{label} {word}".strip() for label in labels for word in one] if row.size else one
        return self.block(row.name, words, row.per_seat, 0 if row.size else len(one))

    # -- which are listed ---------------------------------------------------------------------------

    def number(self, known: dict[str, Any] | None, absent: frozenset[int]) -> None:
        """Give each number that is listed its place, and each block that lacks some one for all others."""
        self.slots = [-1] * self.length
        self.others = [-1] * self.length
        self.names: list[str] = []
        self.zones_with_backs: list[bool] = []
        gone = {self.ruleset.pack.slugs[kind] for kind in absent}
        words = None if known is None else set(known["words"])
        zones = {block.name for block in self.zones}
        for block in self.blocks:
            met = [None if known is None else set(known["numbers"].get(key, ())) for key in block.keys(self.seats)]
            backs = backs_differ(block, met)
            if block.name in zones:
                self.zones_with_backs += [backs] * block.seats
            for owner in range(block.seats):
                of_owner = met[owner]
                listed = [
                    word not in gone
                    and (backs or not word.startswith(BACK))
                    and (at < block.always or of_owner is None or word in of_owner or is_new(word, words))
                    for at, word in enumerate(block.words)
                ]
                self.number_block(block, owner, listed)
        self.size = len(self.names)

    def number_block(self, block: Block, owner: int, listed: list[bool]) -> None:
        first = block.first + owner * block.size
        names = block.names(owner)
        for at, is_listed in enumerate(listed):
            if is_listed:
                self.slots[first + at] = len(self.names)
                self.names.append(names[at])
        if not all(listed):
            for at, is_listed in enumerate(listed):
                if not is_listed:
                    self.others[first + at] = len(self.names)
            self.names.append(f"{block.name}.{owner} other" if block.seats > 1 else f"{block.name} other")

    def number_actions(self, known: dict[str, Any] | None, absent: frozenset[int]) -> None:
        """The actions that are listed, as ours, and the dense number of each of ours, -1 if it has none."""
        verbs = self.ruleset.verbs
        gone = {self.ruleset.pack.slugs[kind] for kind in absent}
        words = None if known is None else set(known["words"])
        met = None if known is None else set(known["actions"])
        self.actions: list[int] = []
        for action in range(verbs.size):
            notation = verbs.describe(action)
            occurs = met is None or notation in met or is_new(notation, words)
            if occurs and not gone.intersection(notation.replace("/", " ").split()):
                self.actions.append(action)
        self.dense = [-1] * verbs.size
        for number, action in enumerate(self.actions):
            self.dense[action] = number
        self.spare = 0 if len(self.actions) == verbs.size else SPARE_ACTIONS


def is_new(text: str, words: set[str] | None) -> bool:
    """Does it hold a word that was not there when play was watched, such as a card of a pack of your own?"""
    return words is not None and any(word not in words for word in text.split())


def backs_differ(block: Block, met: list[set[str] | None]) -> bool:
    """Do the backs in a zone tell more than how many cards it has? Not where all of them are the same."""
    found = {word for words in met for word in (block.words if words is None else words) if word.startswith(BACK)}
    return len(found) > 1


@cache
def occurring(file: Path) -> dict[str, Any] | None:
    """What play of a game met, or None if nobody has looked."""
    if not file.is_file():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@lru_cache(maxsize=64)
def compact_of(game: AnyGame, ruleset: Ruleset, history: int = 0) -> Compact:
    """What writes the observations of a ruleset; all matches of it share one."""
    if not 0 <= history <= MOST_HISTORY:
        raise BadOption("history-wrong", history=history)
    return Compact(Layout(game, ruleset, history=history))
