"""Why an action is not legal now, as a message name with rule ids."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.game import Reason

ORDER_OF_STEP: Final = {
    n.step.PLAY_ATTACK_ORDER: n.deck.ATTACK,
    n.step.PLAY_DEFENSE_ORDER: n.deck.DEFENSE,
    n.step.PLAY_TACTICAL_ORDER: n.deck.TACTICAL,
}
"""Which kind of order each of these steps is for."""


UNDER_WAY: Final = (n.step.MARCH, n.step.LOAD_PLANE, n.step.BOARD_PLANE, n.step.FLY)
"""Decisions about a unit whose move has begun."""


def why_not(s: FrontierWars, verb: int, a: int, b: int) -> Reason | None:
    """A reason for the commonest wrong moves."""
    seat = s.waiting
    kinds = s.pack.field.kinds
    if verb == n.verb.TO and kinds[a] == n.tile.WATER:
        return "why-water", ("FW-9.9", "FW-R91")
    if verb == n.verb.TO and s.now == n.step.MARCH:
        return "why-out-of-reach", ("FW-9.3", "FW-R33")
    if verb == n.verb.TO and s.now == n.step.FLY:
        return "why-out-of-reach", ("FW-9.3", "FW-R36")
    if verb == n.verb.MOVE and s.now in UNDER_WAY:
        return "why-under-way", ("FW-9.4",)
    if verb == n.verb.MOVE and s.now != n.step.MOVE_UNITS:
        return "why-not-moving", ("FW-4.4",)
    if verb == n.verb.MOVE and s.units[seat][a * n.UNITS + b] == 0:
        return "why-no-unit", ("FW-9.1",)
    if verb == n.verb.MOVE:
        return "why-moved", ("FW-9.2",)
    if verb == n.verb.BUILD:
        return why_no_building(s, seat, a)
    if verb == n.verb.PLAY and not s.hand[seat].holds_kind(a):
        return "why-not-in-hand", ("FW-8.1",)
    if verb == n.verb.PLAY and ORDER_OF_STEP.get(s.now) != s.pack.backs[a]:
        return "why-not-its-time", ("FW-8.1", "FW-8.2", "FW-8.4")
    if verb == n.verb.PLAY:
        return "why-no-target", ("FW-R20",)
    return None


def why_no_building(s: FrontierWars, seat: int, tile: int) -> Reason:
    if s.pack.field.kinds[tile] in (n.tile.CITY, n.tile.AIRPORT, n.tile.WATER):
        return "why-city", ("FW-11.2", "FW-11.3", "FW-11.4")
    if not s.open_to_building(tile):
        return "why-construction", ("FW-11.5", "FW-R45")
    if s.controller(tile) != seat:
        return "why-no-control", ("FW-11.7",)
    return "why-no-infantry", ("FW-11.1", "FW-11.8")


# -- what must always hold ----------------------------------------------------------------------------
