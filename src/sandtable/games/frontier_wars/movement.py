"""Movement and transport: each unit once, on the ground or in the air (FW-9, FW-10)."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.state import FrontierWars, never_empty
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import marked, raised
from sandtable.kernel.steps import NOBODY, Decision, Offer

UNIT_MOVED: Final = EventType("unit-moved", "seat word:unit tile:from tile:to", "FW-9.3", n.UNIT_NAMES)
UNIT_CARRIED: Final = EventType("unit-carried", "seat word:unit tile:from tile:to", "FW-10.4", n.UNIT_NAMES)

# -- how far ----------------------------------------------------------------------------------------


def ground_reach(s: FrontierWars, seat: int, tile: int, unit: int) -> list[int]:
    """The tiles where a ground unit may end its move, rising. It stops where it meets an enemy (FW-R33)."""
    left = s.sheet(seat).movement[unit] + s.extra_movement[unit]
    near = s.pack.field.ground
    seen = [False] * s.pack.tiles
    seen[tile] = True
    edge = [tile]
    while left > 0 and edge:
        left -= 1
        beyond: list[int] = []
        for here in edge:
            for there in near[here]:
                if not seen[there]:
                    seen[there] = True
                    if left > 0 and not s.enemy_at(seat, there):
                        beyond.append(there)
        edge = beyond
    seen[tile] = False  # FW-R88
    return [there for there in range(s.pack.tiles) if seen[there]]


def flight_steps(s: FrontierWars, seat: int, tile: int, left: int) -> list[int]:
    """Steps to each hexagon that a plane reaches from `tile`, -1 beyond. Enemy artillery ends a flight (FW-R36)."""
    near = s.pack.field.sky
    steps = [-1] * len(near)
    steps[tile] = 0
    edge = [tile]
    step = 0
    while step < left and edge:
        step += 1
        beyond: list[int] = []
        for here in edge:
            for there in near[here]:
                if steps[there] < 0:
                    steps[there] = step
                    if step < left and (there >= s.pack.tiles or s.past_artillery or not s.flak_at(seat, there)):
                        beyond.append(there)
        edge = beyond
    return steps


def flight(s: FrontierWars, seat: int) -> int:
    """How far a plane of this seat flies."""
    return s.sheet(seat).movement[n.unit.PLANE] + s.extra_movement[n.unit.PLANE]


def landings(s: FrontierWars, seat: int, tile: int, pickup: int) -> list[int]:
    """Where a plane from `tile` may end its flight, rising; with passengers its way leads over `pickup` (FW-R38)."""
    left = flight(s, seat)
    begin = tile
    if pickup != NOBODY and pickup != tile:
        left -= flight_steps(s, seat, tile, left)[pickup]
        begin = pickup
    steps = flight_steps(s, seat, begin, left)
    kinds = s.pack.field.kinds
    return [there for there in range(s.pack.tiles) if steps[there] > 0 and kinds[there] != n.tile.WATER]


def boarding(s: FrontierWars, seat: int, tile: int, unit: int, aboard: int) -> int:
    """How many units of a type may still board here: not carried before, nor moved in among enemies (FW-R39)."""
    at = tile * n.UNITS + unit
    barred = s.moved[at] if s.enemy_at(seat, tile) else s.carried[at]
    return s.units[seat][at] - barred - aboard


def pickups(s: FrontierWars, seat: int, tile: int) -> list[int]:
    """The tiles where a plane from `tile` can take somebody aboard and fly on, rising (FW-10.2, FW-R38)."""
    left = flight(s, seat)
    steps = flight_steps(s, seat, tile, left - 1)
    found: list[int] = []
    for there in range(s.pack.tiles):
        if steps[there] < 0:
            continue
        if there != tile and not s.past_artillery and s.flak_at(seat, there):
            continue  # the flight ends there
        if boarding(s, seat, there, n.unit.INFANTRY, 0) > 0 or boarding(s, seat, there, n.unit.ARTILLERY, 0) > 0:
            found.append(there)
    return found


# -- the decisions ----------------------------------------------------------------------------------


class MoveUnits(Decision[FrontierWars]):
    """Choose a unit that has not moved, or end the movement.

    Canonical runs move ground units first, rising by tile, type and destination, then planes by tile, pick-up and
    destination: nothing hidden is shown in between, so the order makes no difference.
    """

    number = n.step.MOVE_UNITS
    rules = ("FW-9.1", "FW-9.2", "FW-9.4")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        counts = s.units[s.active]
        moved = s.moved
        flying = s.last_unit == n.unit.PLANE
        last = s.last_tile * n.UNITS + s.last_unit
        for at, here in enumerate(counts):
            if not here or here <= moved[at]:
                continue
            tile = at // n.UNITS
            unit = at % n.UNITS
            if unit != n.unit.PLANE:
                in_order = not flying and at >= last
            elif not flying or tile > s.last_tile:
                in_order = True
            else:
                in_order = to.ordered and tile == s.last_tile and may_load_on(s, tile)
            to.add_in_order(in_order, n.verb.MOVE, tile, unit)
        to.add(n.verb.END_MOVEMENT)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == n.verb.END_MOVEMENT:
            return
        if b == n.unit.PLANE:
            s.then(n.step.LOAD_PLANE, a)
        else:
            s.then(n.step.MARCH, a, b)


def may_load_on(s: FrontierWars, tile: int) -> bool:
    """Can the next plane from the same tile do what stands behind the last one in the canonical order?"""
    if s.last_load == NOBODY:
        return True
    for pickup in pickups(s, s.active, tile):
        if pickup >= s.last_load:
            return True
    return False


class March(Decision[FrontierWars]):
    """Choose where the ground unit ends its move."""

    number = n.step.MARCH
    args = ("tile", "unit")
    rules = ("FW-9.3", "FW-R33", "FW-R88", "FW-R91")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        tile, unit = s.a, s.b
        same = tile == s.last_tile and unit == s.last_unit
        for there in ground_reach(s, s.active, tile, unit):
            to.add_in_order(not same or there >= s.last_to, n.verb.TO, there)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        tile, unit = s.a, s.b
        note_order(s, tile, unit, NOBODY, a)
        move_unit(s, tile, a, unit)
        s.then(n.step.MOVE_UNITS)


def note_order(s: FrontierWars, tile: int, unit: int, load: int, to: int) -> None:
    s.last_tile = tile
    s.last_unit = unit
    s.last_load = load
    s.last_to = to


def move_unit(s: FrontierWars, tile: int, to: int, unit: int) -> None:
    seat = s.active
    s.tell(UNIT_MOVED, seat, unit, s.pack.field.codes[tile], s.pack.field.codes[to])
    s.shift_units(seat, tile, to, unit, 1)
    s.moved = raised(s.moved, to * n.UNITS + unit, 1)
    s.left = marked(s.left, tile)
    s.entered = marked(s.entered, to)


class LoadPlane(Decision[FrontierWars]):
    """Choose where the plane takes passengers aboard, if anywhere."""

    number = n.step.LOAD_PLANE
    args = ("tile",)
    rules = ("FW-10.1", "FW-10.2", "FW-R38")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        tile = s.a
        same = s.last_unit == n.unit.PLANE and tile == s.last_tile
        to.add_in_order(not same or s.last_load == NOBODY, n.verb.FLY_EMPTY)
        for pickup in pickups(s, s.active, tile):
            to.add_in_order(not same or pickup >= s.last_load, n.verb.LOAD, pickup)
        never_empty(to)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        tile = s.a
        if verb == n.verb.FLY_EMPTY:
            s.then(n.step.FLY, tile, NOBODY, 0)
        else:
            s.then(n.step.BOARD_PLANE, tile, a, 0)


# A load is counted in one number: infantry, and artillery times this.
ARTILLERY_ABOARD: Final = 16


class BoardPlane(Decision[FrontierWars]):
    """Take infantry and artillery aboard, at least one, at most what the plane carries."""

    number = n.step.BOARD_PLANE
    args = ("tile", "pickup", "load")
    rules = ("FW-10.1", "FW-10.3", "FW-R39")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        pickup, load = s.b, s.c
        infantry = load % ARTILLERY_ABOARD
        guns = load // ARTILLERY_ABOARD
        if infantry + guns < s.sheet(s.active).load + s.extra_load:
            if boarding(s, s.active, pickup, n.unit.INFANTRY, infantry) > 0:
                to.add_in_order(guns == 0, n.verb.BOARD, n.unit.INFANTRY)
            if boarding(s, s.active, pickup, n.unit.ARTILLERY, guns) > 0:
                to.add(n.verb.BOARD, n.unit.ARTILLERY)
        if load:
            to.add(n.verb.DEPART)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        tile, pickup, load = s.a, s.b, s.c
        if verb == n.verb.DEPART:
            s.then(n.step.FLY, tile, pickup, load)
        else:
            s.then(n.step.BOARD_PLANE, tile, pickup, load + (1 if a == n.unit.INFANTRY else ARTILLERY_ABOARD))


class Fly(Decision[FrontierWars]):
    """Choose where the plane lands; its passengers land with it."""

    number = n.step.FLY
    args = ("tile", "pickup", "load")
    rules = ("FW-9.7", "FW-9.8", "FW-10.4", "FW-R36", "FW-R37")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        tile, pickup = s.a, s.b
        same = s.last_unit == n.unit.PLANE and tile == s.last_tile and pickup == s.last_load
        for there in landings(s, s.active, tile, pickup):
            to.add_in_order(not same or there >= s.last_to, n.verb.TO, there)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        tile, pickup, load = s.a, s.b, s.c
        note_order(s, tile, n.unit.PLANE, pickup, a)
        if a == tile:
            s.moved = raised(s.moved, a * n.UNITS + n.unit.PLANE, 1)
            s.entered = marked(s.entered, a)
        else:
            move_unit(s, tile, a, n.unit.PLANE)
        for _ in range(load % ARTILLERY_ABOARD):
            carry_unit(s, pickup, a, n.unit.INFANTRY)
        for _ in range(load // ARTILLERY_ABOARD):
            carry_unit(s, pickup, a, n.unit.ARTILLERY)
        s.then(n.step.MOVE_UNITS)


def carry_unit(s: FrontierWars, pickup: int, to: int, unit: int) -> None:
    """A passenger lands and cannot move any more; of equal units one that has moved boards first (FW-10.5, FW-R39)."""
    seat = s.active
    start = pickup * n.UNITS + unit
    end = to * n.UNITS + unit
    s.tell(UNIT_CARRIED, seat, unit, s.pack.field.codes[pickup], s.pack.field.codes[to])
    if s.moved[start] > s.carried[start] and not s.enemy_at(seat, pickup):
        s.moved = raised(s.moved, start, -1)
    s.shift_units(seat, pickup, to, unit, 1)
    s.moved = raised(s.moved, end, 1)
    s.carried = raised(s.carried, end, 1)
    s.left = marked(s.left, pickup)
    s.entered = marked(s.entered, to)
