"""The fight itself: from the highest initiative to the lowest, each unit once, losses in order (FW-14, FW-R52)."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.effects import carry_out, effect
from sandtable.games.frontier_wars.state import FrontierWars, never_empty
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import NOBODY, Decision, Offer, Step

STEP_FOUGHT: Final = EventType("step-fought", "n", "FW-14.2")
IMPACT_AIMED: Final = EventType("impact-aimed", "seat seat:target", "FW-17.3")
UNIT_LOST: Final = EventType("unit-lost", "seat word:unit tile", "FW-14.6", n.UNIT_NAMES)
GARRISON_HIT: Final = EventType("garrison-hit", "seat tile n", "FW-18.3")
IMPACT_IGNORED: Final = EventType("impact-ignored", "seat", "FW-R52")

# `ready` and `spent` count the units that have not and have attacked: for each type the ordinary ones, then the one
# that an order or a skill sets apart. Behind the types stands the garrison, ready or not.
GROUPS: Final = 2 * n.UNITS
GARRISON: Final = GROUPS
ROW: Final = GROUPS + 1


def begin_fight(s: FrontierWars) -> None:
    """Apply the attached order and line everybody up."""
    if s.attached != NOBODY and s.pack.effects[s.attached].do != effect.INITIATIVE_OF_ONE:
        carry_out(s, s.active, s.attached)
    for seat in range(s.seats):
        for group, count in enumerate(lined_up(s, seat)):
            s.ready[seat * ROW + group] = count


def lined_up(s: FrontierWars, seat: int) -> list[int]:
    """The units of a seat where the battle is, by groups, before anybody has attacked."""
    row = [0] * ROW
    for unit in range(n.UNITS):
        count = s.units[seat][s.battle * n.UNITS + unit]
        special = 1 if seat == s.active and count and (s.elite == unit or s.doubled == unit) else 0
        row[2 * unit] = count - special
        row[2 * unit + 1] = special
    row[GARRISON] = 1 if s.flag[s.battle] == seat else 0
    return row


def yet_to_attack(s: FrontierWars, seat: int) -> list[int]:
    """The units of a seat that have not attacked in this battle, by groups."""
    return s.ready[seat * ROW : (seat + 1) * ROW] if s.steps_fought else lined_up(s, seat)


def present_on(s: FrontierWars, tile: int) -> list[int]:
    return [seat for seat in range(s.seats) if s.present(seat, tile)]


def initiative(s: FrontierWars, seat: int, group: int) -> int:
    """Printed initiative with all changes, never below 0 (FW-R24); a garrison's is its resistance (FW-18.2)."""
    if group == GARRISON:
        return 0 if seat == s.active else s.resistance[s.headquarters_on(s.battle)]
    unit = group // 2
    value = n.ATTACK[unit] if seat == s.active else s.sheet(seat).defense[unit]
    value += s.bonus[seat * n.UNITS + unit]
    if group % 2 and s.elite == unit:
        value += s.pack.effects[s.attached].by
    return value if value > 0 else 0


def impacts(s: FrontierWars, seat: int, group: int) -> int:
    """How many impacts one attack of such a unit causes (FW-14.3, FW-R25)."""
    if group == GARRISON:
        return 1
    strikes = s.strikes[seat * n.UNITS + group // 2]
    if group % 2 and s.doubled == group // 2 and strikes:
        return 2
    return strikes


def points(s: FrontierWars, seat: int) -> int:
    """What a faction can still take: a point for each unit, its resistance, and impacts that it ignores."""
    total = s.count(seat, s.battle) + s.shield[seat]
    if s.flag[s.battle] == seat:
        total += s.resistance[s.headquarters_on(s.battle)]
    return total


class Volley(Step[FrontierWars]):
    """All units with the highest initiative left attack at the same time."""

    number = n.step.VOLLEY
    rules = ("FW-14.1", "FW-14.2", "FW-14.4", "FW-14.8", "FW-14.9", "FW-R52")

    def run(self, s: FrontierWars) -> None:
        highest = -1
        for at in range(len(s.ready)):
            if s.ready[at]:
                value = initiative(s, at // ROW, at % ROW)
                if value > highest:
                    highest = value
        if highest < 0:
            return
        s.steps_fought += 1
        s.tell(STEP_FOUGHT, highest)
        s.aimed = [0] * s.seats
        s.aimed_by = [NOBODY] * s.seats
        for at in range(len(s.ready)):
            if s.ready[at] and initiative(s, at // ROW, at % ROW) == highest:
                fire(s, at // ROW, at % ROW)
        s.then(n.step.VOLLEY)
        s.then(n.step.LOSSES)
        s.then(n.step.AIMING, 0)


def fire(s: FrontierWars, seat: int, group: int) -> None:
    """A group attacks: from now on it counts as having attacked (FW-R53)."""
    count = s.ready[seat * ROW + group]
    s.volley[seat] += count * impacts(s, seat, group)
    s.ready[seat * ROW + group] = 0
    if group != GARRISON:
        s.spent[seat * GROUPS + group] += count


# -- aiming -----------------------------------------------------------------------------------------


class Aiming(Step[FrontierWars]):
    """Impacts are aimed in turn order, those of neutral troops last."""

    number = n.step.AIMING
    args = ("place",)
    rules = ("FW-17.4", "FW-R52", "FW-R55", "FW-R57")

    def run(self, s: FrontierWars) -> None:
        for place in range(s.a, 2 * s.seats):
            seat = s.turn_order[place % s.seats]
            if s.volley[seat] and (s.out[seat] > 0) == (place >= s.seats):
                aim_without_choice(s, seat)
                if s.volley[seat]:
                    s.last = 0
                    s.then(n.step.AIMING, place)
                    s.then(n.step.AIM_IMPACT, seat)
                    return


def targets(s: FrontierWars, seat: int) -> list[int]:
    """Opposing factions that can take more than is aimed at them already (FW-R56); neutral troops see the attacker."""
    found: list[int] = []
    for other in range(s.seats):
        if other != seat and points(s, other) > s.aimed[other] and (not s.out[seat] or other == s.active):
            found.append(other)
    return found


def aim_without_choice(s: FrontierWars, seat: int) -> None:
    """While there is one target all impacts go there; without one they are lost."""
    found = targets(s, seat)
    if len(found) > 1:
        return
    if found:
        s.aimed[found[0]] += min(s.volley[seat], points(s, found[0]) - s.aimed[found[0]])
        s.aimed_by[found[0]] = seat
    s.volley[seat] = 0


class AimImpact(Decision[FrontierWars]):
    """Choose the faction that the next impact hits."""

    number = n.step.AIM_IMPACT
    args = ("seat",)
    rules = ("FW-17.3", "FW-17.6", "FW-R56", "FW-R58")

    def seat(self, s: FrontierWars) -> int:
        return s.a

    def offer(self, s: FrontierWars, to: Offer) -> None:
        seat = s.a
        found = targets(s, seat)
        room = 0
        for other in found:
            room += points(s, other) - s.aimed[other]
        needed = min(room, s.volley[seat])
        for other in found:
            to.add_in_order(other >= s.last and room >= needed, n.verb.AIM, other)
            room -= points(s, other) - s.aimed[other]
        never_empty(to)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat = s.a
        s.tell(IMPACT_AIMED, seat, a)
        s.last = a
        s.aimed[a] += 1
        s.aimed_by[a] = seat
        s.volley[seat] -= 1
        if s.volley[seat]:
            aim_without_choice(s, seat)
        if s.volley[seat]:
            s.then(n.step.AIM_IMPACT, seat)


# -- losses -----------------------------------------------------------------------------------------


class Losses(Step[FrontierWars]):
    """Every faction takes the impacts aimed at it, all at once."""

    number = n.step.LOSSES
    rules = ("FW-14.3", "FW-14.4", "FW-14.6", "FW-R52")

    def run(self, s: FrontierWars) -> None:
        for seat in range(s.seats):
            for _ in range(s.aimed[seat]):
                take_impact(s, seat)


def take_impact(s: FrontierWars, seat: int) -> None:
    """Ignored impacts first, then units in casualty order, the garrison last (FW-14.6, FW-R59)."""
    if s.shield[seat]:
        s.shield = changed(s.shield, seat, s.shield[seat] - 1)
        s.tell(IMPACT_IGNORED, seat)
        return
    for unit in range(n.UNITS):
        if s.units[seat][s.battle * n.UNITS + unit]:
            lose_unit(s, seat, unit)
            return
    hit_garrison(s, seat)


def lose_unit(s: FrontierWars, seat: int, unit: int) -> None:
    """Of one type the highest initiative that has not attacked goes first, else the highest (FW-14.7, FW-R54)."""
    s.tell(UNIT_LOST, seat, unit, s.pack.field.codes[s.battle])
    s.add_units(seat, s.battle, unit, -1)
    ordinary = 2 * unit
    first = ordinary + 1 if initiative(s, seat, ordinary + 1) > initiative(s, seat, ordinary) else ordinary
    second = ordinary + 1 if first == ordinary else ordinary
    if s.ready[seat * ROW + first]:
        s.ready[seat * ROW + first] -= 1
    elif s.ready[seat * ROW + second]:
        s.ready[seat * ROW + second] -= 1
    elif s.spent[seat * GROUPS + first]:
        s.spent[seat * GROUPS + first] -= 1
    else:
        s.spent[seat * GROUPS + second] -= 1


def hit_garrison(s: FrontierWars, seat: int) -> None:
    """Each impact costs a point of resistance; at 0 the headquarters is destroyed (FW-18.3, FW-R61, FW-R62)."""
    owner = s.headquarters_on(s.battle)
    s.resistance = changed(s.resistance, owner, s.resistance[owner] - 1)
    s.tell(GARRISON_HIT, seat, s.pack.field.codes[s.battle], s.resistance[owner])
    if s.resistance[owner] == 0:
        s.flag = changed(s.flag, s.battle, NOBODY)
        s.ready[seat * ROW + GARRISON] = 0
        s.fallen = seat
        s.destroyer = s.aimed_by[seat]
