"""Final scoring: achievements, objectives, Panic, and the ranks of the solo game."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.bonuses import in_play
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS

TYPE_OF_MEASURE: Final = {
    n.measure.INFANTRY: n.troop.INFANTRY,
    n.measure.ARTILLERY: n.troop.ARTILLERY,
    n.measure.TANK: n.troop.TANK,
}


def own_kinds(s: Afu, seat: int) -> list[int]:
    """Every card a player owns outside the Hospital: deck and discard pile, once hand and rows are empty, AFU-R55."""
    kinds: list[int] = []
    for card in s.deck[seat].cards:
        kinds.append(card >> STATE_BITS)
    for card in s.discard[seat].cards:
        kinds.append(card >> STATE_BITS)
    for card in s.hand[seat].cards:
        kinds.append(card >> STATE_BITS)
    for card in s.fresh[seat].cards:
        kinds.append(card >> STATE_BITS)
    for card in in_play(s, seat):
        if card != NONE:
            kinds.append(card >> STATE_BITS)
    return kinds


def panic_owned(s: Afu, seat: int) -> int:
    return own_kinds(s, seat).count(s.pack.panic)


def measured(s: Afu, seat: int, measure: int) -> int:
    """What an achievement counts."""
    return measured_in(s, seat, measure, own_kinds(s, seat))


def measured_in(s: Afu, seat: int, measure: int, own: list[int]) -> int:
    """The same, where the player's own cards have been listed already."""
    pack = s.pack
    if measure == n.measure.TROPHIES:
        return count_of(pack.group, n.card_type.INVADER, s.trophies[seat].cards)
    if measure == n.measure.TROPHY_TANKS:
        return count_of(pack.type, n.troop.TANK, s.trophies[seat].cards)
    if measure == n.measure.OBJECTIVES:
        return count_of(pack.group, n.card_type.OBJECTIVE, s.trophies[seat].cards)
    if measure == n.measure.PANIC:
        return own.count(pack.panic)
    if measure == n.measure.SAME_BADGE:
        return most_of_a_badge(s, own)
    if measure == n.measure.HOSPITAL:
        return len(s.hospital[seat].cards)
    total = 0
    for kind in own:
        if measure == n.measure.TOTAL_COST:
            total += pack.cost[kind]
        elif measure == n.measure.AIR_AND_ANTI_AIRCRAFT:
            total += 1 if pack.air[kind] or pack.anti_aircraft[kind] else 0
        elif pack.type[kind] == TYPE_OF_MEASURE[measure]:
            total += 1
    return total


def count_of(column: list[int], value: int, cards: list[int]) -> int:
    """How many cards have this value in a column of the pack."""
    found = 0
    for card in cards:
        if column[card >> STATE_BITS] == value:
            found += 1
    return found


def most_of_a_badge(s: Afu, own: list[int]) -> int:
    counts = [0] * len(s.pack.badge_slugs)
    for kind in own:
        counts[s.pack.badge[kind]] += 1
    return max(counts[1:]) if len(counts) > 1 else 0


def meets(s: Afu, seat: int, kind: int) -> bool:
    """Does the player meet this achievement?"""
    found = measured(s, seat, s.pack.measure[kind])
    return s.pack.at_least[kind] <= found <= s.pack.at_most[kind]


def met_by_both(s: Afu, kind: int) -> bool:
    """A public achievement that both players meet scores for nobody, AFU-18.4."""
    return not s.solo() and meets(s, 0, kind) and meets(s, 1, kind)


def reached_scoring(s: Afu) -> bool:
    """A solo game is won by reaching scoring, AFU-R66; with two players every end is scored."""
    if s.solo():
        return s.ending == n.ending.MOSKVA
    return s.ending in (n.ending.MOSKVA, n.ending.PANIC_STACK_EMPTY)


RANKS = (
    (38, "iron-general"),
    (35, "general"),
    (33, "colonel"),
    (30, "major"),
    (28, "captain"),
    (25, "lieutenant"),
    (22, "sergeant"),
    (20, "recruit"),
)


def rank_of(points: int) -> str:
    """AFU-19.22: each number is a minimum, AFU-R65."""
    for least, name in RANKS:
        if points >= least:
            return name
    return "saboteur"
