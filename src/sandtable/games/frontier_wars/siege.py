"""How near a headquarters is to falling: who can be there next turn, and what stands in the way."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars.names import ARTILLERY, INFANTRY, PLANE, TANK, UNITS
from sandtable.games.frontier_wars.state import FrontierWars

SOON: Final = [1.0, 1.0, 0.4, 0.15]
"""What a unit adds to a siege by the turns that it needs to be there: whoever is far gives the rival time."""
LIFTED: Final = 0.6
"""What a place aboard a plane adds to a unit that it brings there a turn or two earlier."""


def grip(s: FrontierWars, seat: int, tile: int) -> float:
    """From 0 to 1: which part of the blows that the headquarters on this tile needs a seat could deal next turn."""
    field = s.pack.field
    owner = s.headquarters_on(tile)
    holder = s.flag[tile]
    guard = s.units[holder]
    at = tile * UNITS
    needed = float(s.resistance[owner] + guard[at] + guard[at + TANK] + guard[at + ARTILLERY] + guard[at + PLANE])
    lost = 1.0 + guard[at + ARTILLERY] + 0.3 * (guard[at] + guard[at + TANK])
    blows = force(s, seat, field.air[tile]) - lost
    return 0.0 if blows <= 0.0 else min(blows / needed, 1.0)


def force(s: FrontierWars, seat: int, distance: list[int]) -> float:
    """Units that can be on a tile next turn, those that planes could carry among them, and a part of those behind."""
    movement = s.sheet(seat).movement
    counts = s.units[seat]
    there = 0.0
    waiting = 0
    seats_aboard = 0
    for tile in range(s.pack.tiles):
        at = tile * UNITS
        far = distance[tile]
        foot = counts[at + INFANTRY] + counts[at + ARTILLERY]
        if foot:
            there += foot * soon(far, movement[INFANTRY])
            if movement[INFANTRY] < far <= movement[PLANE]:
                waiting += foot
        there += counts[at + TANK] * soon(far, movement[TANK])
        if counts[at + PLANE]:
            there += counts[at + PLANE] * soon(far, movement[PLANE])
            if far <= movement[PLANE]:
                seats_aboard += s.sheet(seat).load * counts[at + PLANE]
    return there + LIFTED * min(waiting, seats_aboard)


def soon(far: int, movement: int) -> float:
    """What a unit counts that is so far away."""
    turns = (far + movement - 1) // movement
    return SOON[turns] if turns < len(SOON) else 0.0


def grips(s: FrontierWars, seat: int) -> float:
    """The best grip of a seat on a headquarters of somebody else, and a little of the others."""
    best = 0.0
    for tile in range(s.pack.tiles):
        holder = s.flag[tile]
        if holder >= 0 and holder != seat:
            best = max(best, grip(s, seat, tile))
    return best


def menace(s: FrontierWars, seat: int, tile: int) -> float:
    """The strongest grip of a rival on a headquarters that this seat holds."""
    worst = 0.0
    for other in range(s.seats):
        if other != seat and not s.out[other]:
            worst = max(worst, grip(s, other, tile))
    return worst
