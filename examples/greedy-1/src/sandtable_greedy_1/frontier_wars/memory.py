"""Positions that a bot has already valued. A search comes to the same one by many orders of the same moves.

What is remembered is looked up by everything that its worth depends on, so it is never another than it would be found
to be again.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.steps import Ruleset
from sandtable.kernel.zones import Zone

MOST: Final = 50_000
"""Positions that are kept before all are forgotten: a few turns' worth."""


class Memory:
    """The worths of positions of one match; those of another one take their place."""

    def __init__(self) -> None:
        self.ruleset: Ruleset | None = None
        self.worths: dict[bytes, float] = {}

    def of(self, s: FrontierWars) -> dict[bytes, float]:
        """What is remembered of the match of this position."""
        if self.ruleset is not s.ruleset or len(self.worths) > MOST:
            self.ruleset = s.ruleset
            self.worths = {}
        return self.worths


def standing_of(s: FrontierWars, seat: int) -> list[int]:
    """All that the troops, points, cards and dangers of a position are worth to a seat depends on, as bytes.

    Bytes because they keep their hash and are no work for the garbage collector: with tuples nothing was gained.
    """
    key = [seat, s.active + 1, s.next_place() + 1]
    for counts in s.units:
        key += counts
    key += s.turn_order
    add_large(key, s.medals)
    key += s.out
    add_owners(key, s.flag)
    key += s.resistance
    key += s.building
    add_owners(key, s.founder)
    add_owners(key, s.holder)
    key += s.ruined
    key += s.saved
    add_kinds(key, s.pending_order)
    for other in range(s.seats):
        add_kinds(key, s.face_up[other])
        if other == seat:
            add_kinds(key, s.hand[other])
            add_kinds(key, s.research[other])
        else:
            key += backs(s, other)
            key.append(len(s.research[other].cards))
    return key


def outlook_of(s: FrontierWars, seat: int) -> list[int]:
    """The same and all that the rest of a turn depends on, as long as no battle is being fought."""
    key = standing_of(s, seat)
    key += [s.waiting + 1, s.extra_load, s.past_artillery, s.mechanized]
    add_large(key, s.agenda)
    key += s.moved
    key += s.carried
    key += s.entered
    key += s.left
    key += s.fresh
    key += s.extra_movement
    key += s.skill_used
    key += s.pending
    for hand in s.hand:
        add_kinds(key, hand)
    return key


def add_owners(key: list[int], owners: list[int]) -> None:
    for owner in owners:
        key.append(owner + 1)  # NOBODY is -1


def add_large(key: list[int], numbers: list[int]) -> None:
    """Any number of numbers of two bytes."""
    key.append(len(numbers))
    for number in numbers:
        key.append(number + 1 & 255)
        key.append(number + 1 >> 8 & 255)


def add_kinds(key: list[int], zone: Zone) -> None:
    key.append(len(zone.cards))
    for card in zone.cards:
        key.append(card >> STATE_BITS)


def backs(s: FrontierWars, seat: int) -> list[int]:
    """How many cards of each type a seat has in hand."""
    counts = [0, 0, 0]
    for card in s.hand[seat].cards:
        counts[s.pack.backs[card >> STATE_BITS]] += 1
    return counts
