"""Constructions: built, repaired, conquered; and the medals that come with them."""

from __future__ import annotations

from sandtable.games.frontier_wars.names import (
    T_CONSTRUCTION_BUILT,
    T_CONSTRUCTION_CONQUERED,
    T_CONSTRUCTION_REPAIRED,
    T_HEADQUARTERS_REPAIRED,
    T_MEDALS_EARNED,
    T_UNIT_PLACED,
)
from sandtable.games.frontier_wars.state import FrontierWars, changed
from sandtable.kernel.steps import NOBODY


def build(s: FrontierWars, seat: int, tile: int, what: int) -> None:
    s.tell(T_CONSTRUCTION_BUILT, seat, what, s.pack.field.codes[tile])
    s.building = changed(s.building, tile, what)
    s.founder = changed(s.founder, tile, seat)
    s.holder = changed(s.holder, tile, seat)                                # FW-R46


def is_ruin(s: FrontierWars, tile: int) -> bool:
    """A destroyed construction, which can be repaired and not be built over (FW-12.1, FW-12.4, FW-R45)."""
    if s.building[tile]:
        return s.ruined[tile] > 0
    return s.flag[tile] == NOBODY and s.headquarters_on(tile) != NOBODY


def mend(s: FrontierWars, seat: int, tile: int) -> None:
    """Repair a ruin; whoever repairs it holds it (FW-R49). A headquarters has its full resistance (FW-12.5)."""
    if s.building[tile]:
        s.tell(T_CONSTRUCTION_REPAIRED, seat, s.building[tile], s.pack.field.codes[tile])
        s.ruined = changed(s.ruined, tile, 0)
        s.holder = changed(s.holder, tile, seat)
        return
    owner = s.headquarters_on(tile)
    s.tell(T_HEADQUARTERS_REPAIRED, seat, s.pack.field.codes[tile])
    s.flag = changed(s.flag, tile, seat)
    s.resistance = changed(s.resistance, owner, s.sheet(owner).headquarters)


def settle(s: FrontierWars, tile: int) -> None:
    """Give a construction to the only faction with units there, and say so."""
    if s.settle_holder(tile):
        s.tell(T_CONSTRUCTION_CONQUERED, s.holder[tile], s.building[tile], s.pack.field.codes[tile])


def earn_medals(s: FrontierWars, seat: int, medals: int) -> None:
    """Medals never run out (FW-R79)."""
    s.medals = changed(s.medals, seat, s.medals[seat] + medals)
    s.tell(T_MEDALS_EARNED, seat, medals, s.medals[seat])


def place_unit(s: FrontierWars, seat: int, tile: int, unit: int) -> None:
    """A unit from the reserve. On a shared tile it is fresh and may begin a battle (FW-R41)."""
    s.tell(T_UNIT_PLACED, seat, unit, s.pack.field.codes[tile])
    s.add_units(seat, tile, unit, 1)
    if s.enemy_at(seat, tile):
        s.fresh = changed(s.fresh, tile, s.fresh[tile] | 1 << seat)
