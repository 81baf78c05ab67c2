"""Constructions: built, repaired, conquered; and the medals that come with them."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import NOBODY

UNIT_PLACED: Final = EventType("unit-placed", "seat word:unit tile", "FW-7.7", n.UNIT_NAMES)
CONSTRUCTION_BUILT: Final = EventType("construction-built", "seat word:what tile", "FW-11.1", n.BUILDING_NAMES)
CONSTRUCTION_REPAIRED: Final = EventType("construction-repaired", "seat word:what tile", "FW-12.1", n.BUILDING_NAMES)
HEADQUARTERS_REPAIRED: Final = EventType("headquarters-repaired", "seat tile", "FW-12.4 FW-12.5")
MEDALS_EARNED: Final = EventType("medals-earned", "seat n n:total", "FW-20.2 FW-20.3")
CONSTRUCTION_CONQUERED: Final = EventType("construction-conquered", "seat word:what tile", "FW-R47", n.BUILDING_NAMES)


def build(s: FrontierWars, seat: int, tile: int, what: int) -> None:
    s.tell(CONSTRUCTION_BUILT, seat, what, s.pack.field.codes[tile])
    s.building = changed(s.building, tile, what)
    s.founder = changed(s.founder, tile, seat)
    s.holder = changed(s.holder, tile, seat)  # FW-R46


def is_ruin(s: FrontierWars, tile: int) -> bool:
    """A destroyed construction, which can be repaired and not be built over (FW-12.1, FW-12.4, FW-R45)."""
    if s.building[tile]:
        return s.ruined[tile] > 0
    return s.flag[tile] == NOBODY and s.headquarters_on(tile) != NOBODY


def mend(s: FrontierWars, seat: int, tile: int) -> None:
    """Repair a ruin; whoever repairs it holds it (FW-R49). A headquarters has its full resistance (FW-12.5)."""
    if s.building[tile]:
        s.tell(CONSTRUCTION_REPAIRED, seat, s.building[tile], s.pack.field.codes[tile])
        s.ruined = changed(s.ruined, tile, 0)
        s.holder = changed(s.holder, tile, seat)
        return
    owner = s.headquarters_on(tile)
    s.tell(HEADQUARTERS_REPAIRED, seat, s.pack.field.codes[tile])
    s.flag = changed(s.flag, tile, seat)
    s.resistance = changed(s.resistance, owner, s.sheet(owner).headquarters)


def settle(s: FrontierWars, tile: int) -> None:
    """Give a construction to the only faction with units there, and say so."""
    if s.settle_holder(tile):
        s.tell(CONSTRUCTION_CONQUERED, s.holder[tile], s.building[tile], s.pack.field.codes[tile])


def earn_medals(s: FrontierWars, seat: int, medals: int) -> None:
    """Medals never run out (FW-R79)."""
    s.medals = changed(s.medals, seat, s.medals[seat] + medals)
    s.tell(MEDALS_EARNED, seat, medals, s.medals[seat])


def place_unit(s: FrontierWars, seat: int, tile: int, unit: int) -> None:
    """A unit from the reserve. On a shared tile it is fresh and may begin a battle (FW-R41)."""
    s.tell(UNIT_PLACED, seat, unit, s.pack.field.codes[tile])
    s.add_units(seat, tile, unit, 1)
    if s.enemy_at(seat, tile):
        s.fresh = changed(s.fresh, tile, s.fresh[tile] | 1 << seat)
