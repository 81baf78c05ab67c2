"""Where a half-made turn leads: the best end of a move begun, and how battles end if nobody plays another card.

Bots see the position after each small choice. A unit chosen and not yet moved, or the first of three that attack
together, would look like nothing or like folly; here the rest of the thought is finished for them.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.constructions import build, earn_medals
from sandtable.games.frontier_wars.movement import boarding, flight, flight_steps, ground_reach
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.lists import marked, raised
from sandtable.kernel.steps import NOBODY

HALF_MOVED: Final = (n.step.MARCH, n.step.LOAD_PLANE, n.step.BOARD_PLANE, n.step.FLY)
MOVING: Final = (n.step.MOVE_UNITS, n.step.MARCH, n.step.LOAD_PLANE, n.step.FLY)
IN_TURN: Final = (
    n.step.MOVE_UNITS,
    n.step.BUILD,
    n.step.CHOOSE_BATTLE,
    n.step.ATTACH_ORDER,
    n.step.SKILL_WINDOW,
    n.step.PLAY_DEFENSE_ORDER,
    n.step.AIM_IMPACT,
)
BEFORE_ITS_END: Final = (n.step.REINFORCE, n.step.PLAY_ATTACK_ORDER, *IN_TURN)
"""What can be asked between a reinforcement and the end of the turn that it prepares."""
QUIET: Final = (n.verb.END_MOVEMENT, n.verb.END_BUILDING, n.verb.PASS, n.verb.SAVE_SKILL, n.verb.ATTACH)
"""What is chosen on the way, if it is offered: nothing more than what is already on the table."""


def half_moved(s: FrontierWars, seat: int) -> bool:
    """Has this seat chosen a unit and not yet its way?"""
    return s.waiting == seat and s.now in HALF_MOVED


def ways_on(s: FrontierWars) -> list[int]:
    """Choices that finish a move begun. Of all loads of a plane only the fullest from its own tile is thought of."""
    verbs = s.ruleset.verbs
    if s.now == n.step.LOAD_PLANE:
        here = s.a
        return [
            action for action in s.legal if verbs.verb_of[action] == n.verb.FLY_EMPTY or verbs.first_of[action] == here
        ]
    if s.now == n.step.BOARD_PLANE:
        more = [action for action in s.canonical() if verbs.verb_of[action] != n.verb.DEPART]
        return more[:1] if more else s.canonical()
    return s.legal


def weighed(s: FrontierWars) -> list[int]:
    """Units may move in any order: the best move comes first, whatever tile it begins on."""
    if s.now in MOVING:
        return s.legal
    if s.now == n.step.PLAY_ATTACK_ORDER:
        return [action for action in s.canonical() if not idle(s, action)]
    return s.canonical()


def idle(s: FrontierWars, action: int) -> bool:
    """Is this an order for a battle of units that its player has nowhere on the map?"""
    if s.ruleset.verbs.verb_of[action] != n.verb.PLAY:
        return False
    kind = s.ruleset.verbs.first_of[action]
    effect = s.pack.effects[kind]
    if not s.pack.in_battle[kind] or not effect.mine or not effect.units:
        return False
    return not any(s.on_map(s.active, unit) for unit in effect.units)


def fights(s: FrontierWars, seat: int) -> bool:
    """Has this seat's turn begun a battle that is still to be fought?"""
    if s.active != seat or s.now not in IN_TURN:
        return False
    if s.battle != NOBODY:
        return True
    bit = 1 << seat
    for tile in range(s.pack.tiles):
        if (s.entered[tile] or s.fresh[tile] & bit) and s.present(seat, tile) and s.enemy_at(seat, tile):
            return True
    return False


def fought_out(s: FrontierWars, seat: int) -> FrontierWars:
    """The position after the battles of this turn."""
    after = s.clone()
    while after.ending == NOBODY and after.active == seat and after.now in IN_TURN:
        after.apply(quiet_choice(after))
    return after


def quiet_choice(s: FrontierWars) -> int:
    verbs = s.ruleset.verbs.verb_of
    for action in s.legal:
        if verbs[action] in QUIET:
            return action
    return s.legal[0]


def meanwhile(s: FrontierWars, seat: int) -> int:
    """Until a seat's turn of this round is over, rivals place what they may and sit still."""
    if s.now not in BEFORE_ITS_END:
        return NOBODY
    place = s.next_place()
    to_come = s.turn_order[place:] if place != NOBODY else []
    return quiet_choice(s) if s.active == seat or seat in to_come else NOBODY


def battles_begun(s: FrontierWars, seat: int) -> list[int]:
    """The tiles that this seat has attacked in its movement, while others may still follow."""
    if s.now != n.step.MOVE_UNITS:
        return []
    return [tile for tile in range(s.pack.tiles) if s.entered[tile] and s.enemy_at(seat, tile) and s.count(seat, tile)]


def joined(s: FrontierWars, seat: int, tile: int) -> FrontierWars | None:
    """The position in which every unit that still may has followed into this battle; None if none may."""
    after = s.clone()
    joins = False
    for at in range(s.pack.tiles * n.UNITS):
        unit = at % n.UNITS
        free = s.units[seat][at] - s.moved[at]
        if unit != n.unit.PLANE and free > 0 and walks(s, seat, at // n.UNITS, unit, tile):
            send(after, seat, at // n.UNITS, unit, free, tile)
            joins = True
    for there in range(s.pack.tiles):
        at = there * n.UNITS + n.unit.PLANE
        free = s.units[seat][at] - s.moved[at]
        if free > 0 and flies(s, seat, there, tile):
            send(after, seat, there, n.unit.PLANE, free, tile)
            fill_planes(after, seat, there, free * (s.sheet(seat).load + s.extra_load), tile)
            joins = True
    return after if joins else None


def walks(s: FrontierWars, seat: int, start: int, unit: int, tile: int) -> bool:
    """Can a ground unit be on this tile at the end of its move?"""
    far = s.pack.field.air[start][tile]
    if far == 0 or far > s.sheet(seat).movement[unit] + s.extra_movement[unit]:
        return False
    return far == 1 or tile in ground_reach(s, seat, start, unit)


def flies(s: FrontierWars, seat: int, start: int, tile: int) -> bool:
    if start == tile or s.pack.field.air[start][tile] > flight(s, seat):
        return False
    return flight_steps(s, seat, start, flight(s, seat))[tile] > 0


def fill_planes(after: FrontierWars, seat: int, start: int, room: int, tile: int) -> None:
    """Those who cannot walk are carried, from where the planes stand or from their way."""
    air = after.pack.field.air
    for stop in range(after.pack.tiles):
        if stop == tile or air[start][stop] + air[stop][tile] > flight(after, seat):
            continue
        for unit in (n.unit.INFANTRY, n.unit.ARTILLERY):
            aboard = min(room, boarding(after, seat, stop, unit, 0))
            if aboard > 0:
                send(after, seat, stop, unit, aboard, tile)
                room -= aboard


def send(after: FrontierWars, seat: int, start: int, unit: int, number: int, tile: int) -> None:
    after.shift_units(seat, start, tile, unit, number)
    after.moved = raised(after.moved, tile * n.UNITS + unit, number)
    after.left = marked(after.left, start)


def built_up(s: FrontierWars, seat: int) -> FrontierWars | None:
    """The position with everything built that leaves a guard behind; None if there is nothing to build this turn."""
    if s.active != seat or s.waiting != seat or s.now not in (n.step.MOVE_UNITS, n.step.BUILD):
        return None
    after: FrontierWars | None = None
    for tile in range(s.pack.tiles):
        if s.units[seat][tile * n.UNITS + n.unit.INFANTRY] and s.open_to_building(tile) and s.controller(tile) == seat:
            now = s if after is None else after
            what = n.building.FACTORY if now.stock(seat, n.building.FACTORY) else n.building.ENCAMPMENT
            if not now.stock(seat, what):
                break
            alone = now.units[seat][tile * n.UNITS + n.unit.INFANTRY] < 2
            helper = second_builder(now, seat, tile) if alone else tile
            if helper == NOBODY:
                continue
            if after is None:
                after = s.clone()
            if alone:
                send(after, seat, helper, n.unit.INFANTRY, 1, tile)
            after.add_units(seat, tile, n.unit.INFANTRY, -1)
            build(after, seat, tile, what)
            earn_medals(after, seat, 1)  # FW-11.13
    return after


def second_builder(s: FrontierWars, seat: int, tile: int) -> int:
    """Next door, a tile from which infantry may still come to help building: none that a construction needs."""
    if s.now != n.step.MOVE_UNITS:
        return NOBODY
    for there in s.pack.field.ground[tile]:
        at = there * n.UNITS + n.unit.INFANTRY
        spare = s.units[seat][at] - (1 if s.building[there] else 0)
        if s.units[seat][at] > s.moved[at] and spare > 0:
            return there
    return NOBODY


def prepares(s: FrontierWars) -> bool:
    """What is placed pays only in the turn after it."""
    return s.now == n.step.REINFORCE


def interrupts(s: FrontierWars) -> bool:
    """Is a defender asked in the turn of the attacker?"""
    return s.waiting not in (NOBODY, s.active) and s.now in IN_TURN
