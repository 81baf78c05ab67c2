"""What must hold in every position."""

from __future__ import annotations

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import kind_of
from sandtable.kernel.steps import NOBODY


def invariants(s: FrontierWars) -> list[str]:
    """Cards are conserved; nobody has more units than miniatures; nothing stands on water."""
    broken = card_problems(s)
    if NOBODY in s.faction and s.agenda and s.agenda[-1] != n.step.CHOOSE_FACTION:
        broken.append("somebody has no faction; name them all, as in 'option factions: ussr+germany'")
    for seat in range(s.seats):
        for unit in range(n.UNITS):
            if s.on_map(seat, unit) > n.MINIATURES[unit]:
                broken.append(f"seat {seat} has more than {n.MINIATURES[unit]} {n.UNIT_NAMES[unit]} on the map")
        if min(s.units[seat]) < 0:
            broken.append(f"seat {seat} has fewer than no units on a tile")
    for tile in range(s.pack.tiles):
        if s.pack.field.kinds[tile] == n.tile.WATER and any(s.count(seat, tile) for seat in range(s.seats)):
            broken.append(f"units stand on the water {s.pack.field.names[tile]}")
        if s.building[tile] and (not s.ruined[tile]) != (s.holder[tile] != NOBODY):
            broken.append(f"the construction on {s.pack.field.names[tile]} is destroyed and held, or neither")
    for seat in range(s.seats):
        tile = s.home[seat]
        if tile != NOBODY and (s.flag[tile] == NOBODY) != (s.resistance[seat] == 0):
            broken.append(f"the headquarters on {s.pack.field.names[tile]} must be intact or without resistance")
    return broken


def card_problems(s: FrontierWars) -> list[str]:
    counts = [0] * s.pack.size
    for zone in s.zones:
        for card in zone.cards:
            counts[kind_of(card)] += 1
    return [
        f"there are {counts[kind]} cards {s.pack.slugs[kind]}, not {s.pack.copies[kind]}"
        for kind in range(s.pack.size)
        if counts[kind] != s.pack.copies[kind]
    ]
