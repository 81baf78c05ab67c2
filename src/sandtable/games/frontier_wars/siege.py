"""How near a headquarters is to falling: who can be there next turn, and what stands in the way."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.effects import effect
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.games.frontier_wars.tally import Tally
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.steps import NOBODY

SOON: Final = [1.0, 1.0, 0.4, 0.15]
"""What a unit adds to a siege by the turns that it needs to be there: whoever is far gives the rival time."""
LIFTED: Final = 0.6
"""What a place aboard a plane adds to a unit that it brings there a turn or two earlier."""


def grip(s: FrontierWars, seat: int, camps: list[int], tile: int, twice: int) -> float:
    """From 0 to 1: which part of the blows that the headquarters on this tile needs a seat could deal next turn.

    `camps`: where it has units. `twice`: the type of unit that an order lets attack twice, or NOBODY.
    """
    owner = s.headquarters_on(tile)
    guard = s.units[s.flag[tile]]
    at = tile * n.UNITS
    needed = float(
        s.resistance[owner]
        + guard[at]
        + guard[at + n.unit.TANK]
        + guard[at + n.unit.ARTILLERY]
        + guard[at + n.unit.PLANE]
    )
    lost = 1.0 + guard[at + n.unit.ARTILLERY] + 0.3 * (guard[at] + guard[at + n.unit.TANK])
    blows = force(s, seat, camps, s.pack.field.air[tile], twice) - (2.0 * lost if twice == n.unit.INFANTRY else lost)
    return 0.0 if blows <= 0.0 else min(blows / needed, 1.0)


def force(s: FrontierWars, seat: int, camps: list[int], distance: list[int], twice: int) -> float:
    """Blows of units that can be on a tile next turn, also those that planes carry, and a part of those behind."""
    movement = s.sheet(seat).movement
    counts = s.units[seat]
    there = 0.0
    waiting = 0
    seats_aboard = 0
    for camp in camps:
        at = camp * n.UNITS
        far = distance[camp]
        for unit in range(n.UNITS):
            if counts[at + unit]:
                each = soon(far, movement[unit])
                there += counts[at + unit] * (2.0 * each if unit == twice else each)
        if movement[n.unit.INFANTRY] < far <= movement[n.unit.PLANE]:
            waiting += counts[at + n.unit.INFANTRY] + counts[at + n.unit.ARTILLERY]
        if counts[at + n.unit.PLANE] and far <= movement[n.unit.PLANE]:
            seats_aboard += s.sheet(seat).load * counts[at + n.unit.PLANE]
    return there + (2.0 * LIFTED if twice == n.unit.INFANTRY else LIFTED) * min(waiting, seats_aboard)


def soon(far: int, movement: int) -> float:
    """What a unit counts that is so far away."""
    turns = (far + movement - 1) // movement
    return SOON[turns] if turns < len(SOON) else 0.0


def plain_grip(s: FrontierWars, seat: int, tile: int, tally: Tally) -> float:
    """The grip of a seat on a headquarters without any order, worked out once for a position."""
    at = seat * s.seats + s.headquarters_on(tile)
    if tally.grips[at] < 0.0:
        tally.grips[at] = grip(s, seat, tally.camps[seat], tile, NOBODY)
    return tally.grips[at]


def grips(s: FrontierWars, seat: int, own: bool, tally: Tally) -> float:
    """The best grip of a seat on a headquarters of somebody else; who looks at the own hand counts its orders."""
    best = 0.0
    for tile in s.home:
        holder = s.flag[tile]
        if holder >= 0 and holder != seat:
            best = max(best, plain_grip(s, seat, tile, tally))
            if own:
                for card in s.hand[seat].cards:
                    row = s.pack.effects[card >> STATE_BITS]
                    if row.do == effect.ATTACK_TWICE and s.pack.backs[card >> STATE_BITS] == n.deck.ATTACK:
                        best = max(best, grip(s, seat, tally.camps[seat], tile, row.units[0]))
    return best


def menace(s: FrontierWars, seat: int, tile: int, tally: Tally) -> float:
    """The strongest grip of a rival on a headquarters that this seat holds."""
    worst = 0.0
    for other in range(s.seats):
        if other != seat and not s.out[other]:
            worst = max(worst, plain_grip(s, other, tile, tally))
    return worst
