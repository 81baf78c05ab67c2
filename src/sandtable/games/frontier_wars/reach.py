"""Where orders and skills find their targets: sites, ground and ruins, tiles in range, hands."""

from __future__ import annotations

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import EffectRow
from sandtable.games.frontier_wars.constructions import is_ruin
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.steps import NOBODY


def cards_to_draw(s: FrontierWars) -> bool:
    for deck in range(3):
        if s.deck(deck).cards or s.discards(deck).cards:
            return True
    return False


def production_sites(s: FrontierWars, seat: int, row: EffectRow) -> list[int]:
    """Where a production card may place its unit: headquarters held, constructions controlled or active."""
    found: list[int] = []
    for tile in range(s.pack.tiles):
        if (s.flag[tile] == seat and row.at_headquarters) or produces(s, seat, row, tile):
            found.append(tile)
    return found


def produces(s: FrontierWars, seat: int, row: EffectRow, tile: int) -> bool:
    """Can the factory or encampment on this tile be the site?"""
    if not s.standing(tile, n.building.FACTORY) and not s.standing(tile, n.building.ENCAMPMENT):
        return False
    if not (row.at_factory if s.building[tile] == n.building.FACTORY else row.at_encampment):
        return False
    return s.active_for(seat, tile) if row.active else s.controller(tile) == seat


def can_produce(s: FrontierWars, seat: int, row: EffectRow) -> bool:
    for unit in row.units:
        if s.reserve(seat, unit) > 0:
            return True
    return False


def has_active_encampment(s: FrontierWars, seat: int) -> bool:
    for tile in range(s.pack.tiles):
        if s.standing(tile, n.building.ENCAMPMENT) and s.active_for(seat, tile):
            return True
    return False


def has_mechanized_reserve(s: FrontierWars, seat: int) -> bool:
    for unit in range(n.unit.TANK, n.UNITS):
        if s.reserve(seat, unit) > 0:
            return True
    return False


def tiles_in_range(s: FrontierWars, seat: int, row: EffectRow) -> list[int]:
    """Tiles with an enemy unit at the right distance from one of yours."""
    guns: list[int] = []
    for tile in range(s.pack.tiles):
        if s.units[seat][tile * n.UNITS + row.units[0]]:
            guns.append(tile)
    found: list[int] = []
    for tile in range(s.pack.tiles):
        if guns and can_be_hit(s, seat, row, tile) and in_range(s, guns, tile, row):
            found.append(tile)
    return found


def can_be_hit(s: FrontierWars, seat: int, row: EffectRow, tile: int) -> bool:
    if row.not_on_artillery and s.flak_at(seat, tile):
        return False
    if row.not_on_headquarters and s.flag[tile] != NOBODY:
        return False
    for other in range(s.seats):
        if other != seat and s.count(other, tile):
            return True
    return False


def in_range(s: FrontierWars, guns: list[int], tile: int, row: EffectRow) -> bool:
    for gun in guns:
        if row.low <= s.pack.field.air[gun][tile] <= row.high:
            return True
    return False


def free_ground(s: FrontierWars, seat: int) -> list[int]:
    """Controlled tiles where something may be built without infantry."""
    found: list[int] = []
    if s.stock(seat, n.building.FACTORY) == 0 and s.stock(seat, n.building.ENCAMPMENT) == 0:
        return found
    for tile in range(s.pack.tiles):
        if s.controller(tile) == seat and s.open_to_building(tile):
            found.append(tile)
    return found


def ruins(s: FrontierWars, seat: int) -> list[int]:
    """Ruins under control, and held headquarters that have lost resistance."""
    found: list[int] = []
    for tile in range(s.pack.tiles):
        if s.flag[tile] == seat:
            owner = s.headquarters_on(tile)
            if s.resistance[owner] < s.sheet(owner).headquarters:
                found.append(tile)
        elif is_ruin(s, tile) and s.controller(tile) == seat:
            found.append(tile)
    return found


def garrisons(s: FrontierWars, seat: int) -> list[int]:
    """Controlled tiles with units that can be sent to another controlled tile: the first step leads to one."""
    found: list[int] = []
    for tile in range(s.pack.tiles):
        if s.count(seat, tile) and s.controller(tile) == seat and beside_controlled(s, seat, tile):
            found.append(tile)
    return found


def beside_controlled(s: FrontierWars, seat: int, tile: int) -> bool:
    for there in s.pack.field.ground[tile]:
        if s.controller(there) == seat:
            return True
    return False


def redeployment(s: FrontierWars, seat: int, tile: int, left: int) -> list[int]:
    """Controlled tiles within so many steps over controlled tiles, rising."""
    seen = [False] * s.pack.tiles
    seen[tile] = True
    edge = [tile]
    while left > 0 and edge:
        left -= 1
        beyond: list[int] = []
        for here in edge:
            for there in s.pack.field.ground[here]:
                if not seen[there] and s.controller(there) == seat:
                    seen[there] = True
                    beyond.append(there)
        edge = beyond
    seen[tile] = False
    return [there for there in range(s.pack.tiles) if seen[there]]


def opponents_with_cards(s: FrontierWars, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat and not s.out[other] and s.hand[other].cards]


def retreats(s: FrontierWars, seat: int) -> list[int]:
    """Neighbours without enemies: no-man's land or under own control (FW-R67)."""
    return [there for there in s.pack.field.ground[s.battle] if not s.enemy_at(seat, there)]


def neighbours_to_bring(s: FrontierWars, seat: int) -> list[int]:
    """Adjacent controlled tiles with units."""
    found: list[int] = []
    for there in s.pack.field.ground[s.battle]:
        if s.count(seat, there) and s.controller(there) == seat:
            found.append(there)
    return found


def first_casualty(s: FrontierWars, seat: int, tile: int) -> int:
    """The type that is lost first (FW-14.6)."""
    for unit in range(n.UNITS):
        if s.units[seat][tile * n.UNITS + unit]:
            return unit
    return NOBODY
