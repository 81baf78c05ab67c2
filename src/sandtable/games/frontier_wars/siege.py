"""How near a headquarters is to falling: who can be there next turn, and what stands in the way."""

from __future__ import annotations

from sandtable.games.frontier_wars.names import ARTILLERY, INFANTRY, PLANE, TANK, UNITS
from sandtable.games.frontier_wars.state import FrontierWars


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
    """Units that can reach a tile next turn, those that planes could carry there among them."""
    movement = s.sheet(seat).movement
    counts = s.units[seat]
    there = 0
    seats_aboard = 0
    waiting = 0
    for tile in range(s.pack.tiles):
        at = tile * UNITS
        far = distance[tile]
        foot = counts[at + INFANTRY] + counts[at + ARTILLERY]
        if far <= movement[INFANTRY]:
            there += foot
        elif far <= movement[PLANE]:
            waiting += foot
        if far <= movement[TANK]:
            there += counts[at + TANK]
        if far <= movement[PLANE]:
            there += counts[at + PLANE]
            seats_aboard += s.sheet(seat).load * counts[at + PLANE]
    return float(there + min(waiting, seats_aboard))


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
