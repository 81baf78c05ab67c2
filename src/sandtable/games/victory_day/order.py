"""The canonical order of choices: nobody needs to try the same set twice, nor equal units one after the other.

Choices that may be made in any order are canonical in ascending order of group and place. Of equal units on different
places, with the same effects on them and the same part in the wave, the lowest place stands for all, as what acts and
as what is aimed at; where equal units act one after another, their goals ascend.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.steps import NOBODY, Offer

GROUP: Final = 256
GROUPS: Final = (0, 1, 1, 2, 2, 3, 4, 2, 1)
"""The group of a role. A declaration: ground units, bombers, escorts, guns. An answer: fighters, blockers, guns."""
AGAINST: Final = (n.role.DIRECTED, n.role.BOMBER, n.role.INTERCEPTOR, n.role.BLOCKER)
"""The parts that are played against one enemy unit."""
BARRED: Final = 1 << 20
"""More than any goal: an equal unit at a lower place acts first."""


def planned(s: Victory, own: list[int]) -> int:
    """How far the draft has come: the last group named and its highest place; 0 for nothing."""
    order = 0
    for place in own:
        role = s.plan_role[place]
        if role != n.role.IDLE:
            order = max(order, GROUPS[role] * GROUP + place)
    return order


# -- equal units -------------------------------------------------------------------------------------


def leaders(s: Victory, seat: int, standing: list[int]) -> list[bool]:
    """For each place of a seat: does its unit stand for all units that are equal to it?"""
    out = [True] * s.places()
    for place in standing:
        out[place] = not has_lower_equal(s, seat, standing, place)
    return out


def has_lower_equal(s: Victory, seat: int, standing: list[int], place: int) -> bool:
    card = s.unit(seat, place)
    for other in standing:
        if other == place:
            break
        if s.unit(seat, other) == card and equal(s, seat, other, place):
            return True
    return False


def equal(s: Victory, seat: int, a: int, b: int) -> bool:
    """Would nobody notice if the equal cards at these places were exchanged?"""
    if seat == s.drafter and not same_plan(s, a, b):
        return False
    return alike(s, seat, a, b)


def same_plan(s: Victory, a: int, b: int) -> bool:
    """The same part against the same enemy, or against one of two equal enemies each whom nobody else goes for."""
    role = s.plan_role[a]
    one, other = s.plan_goal[a], s.plan_goal[b]
    if role != s.plan_role[b] or one == other:
        return role == s.plan_role[b]
    enemy = 1 - s.drafter
    if role not in AGAINST or s.unit(enemy, one) != s.unit(enemy, other):
        return False
    if faces(s, one) > 1 or faces(s, other) > 1:
        return False
    roles, goals = s.role[enemy], s.goal[enemy]
    if helped(roles, goals, one) or helped(roles, goals, other):
        return False
    return same_part(s, enemy, one, other) and same_effects(s, enemy, one, other)


def faces(s: Victory, enemy_place: int) -> int:
    """How many units of a draft go for an enemy."""
    count = 0
    for place, goal in enumerate(s.plan_goal):
        if goal == enemy_place and s.plan_role[place] in AGAINST:
            count += 1
    return count


def alike(s: Victory, seat: int, a: int, b: int) -> bool:
    """The same, but for what a draft plans for the two."""
    return same_part(s, seat, a, b) and same_state(s, seat, a, b)


def same_state(s: Victory, seat: int, a: int, b: int) -> bool:
    """The same effects, and no relation to any other unit but that of their own parts in the wave."""
    return same_effects(s, seat, a, b) and not aimed_at(s, seat, a) and not aimed_at(s, seat, b)


def same_effects(s: Victory, seat: int, a: int, b: int) -> bool:
    """The same damage, and the same effects of tactical cards."""
    attack, defence = s.turn_attack[seat], s.turn_defence[seat]
    if attack[a] != attack[b] or defence[a] != defence[b]:
        return False
    if not s.wave:
        return True
    attack, defence = s.wave_attack[seat], s.wave_defence[seat]
    if attack[a] != attack[b] or defence[a] != defence[b]:
        return False
    return s.damage[seat][a] == s.damage[seat][b] and s.doomed[seat][a] == s.doomed[seat][b]


def same_part(s: Victory, seat: int, a: int, b: int) -> bool:
    """The same part in the wave, against the same enemies."""
    if not s.wave:
        return True
    if s.role[seat][a] != s.role[seat][b] or s.conflict[seat][a] != s.conflict[seat][b]:
        return False
    if seat == s.active and s.taken[a] != s.taken[b]:
        return False
    return bond(s, seat, a) == bond(s, seat, b)


def bond(s: Victory, seat: int, place: int) -> int:
    """Whom a unit faces. Supporters of a target face all its attackers, whichever of them they block, VD-R15."""
    goal = s.goal[seat][place]
    if s.role[seat][place] == n.role.BLOCKER and s.role[1 - seat][goal] == n.role.DIRECTED:
        return s.places() + s.goal[1 - seat][goal]
    return goal


def aimed_at(s: Victory, seat: int, place: int) -> bool:
    """Does any unit attack, block, escort or support the unit at a place, or plan to?"""
    if not s.wave:
        return False
    if seat != s.active and place in s.taken:
        return True
    directed = s.role[seat][place] == n.role.DIRECTED
    if helped(s.role[seat], s.goal[seat], place) or faced(s.role[1 - seat], s.goal[1 - seat], place, directed):
        return True
    if s.drafter == seat:
        return helped(s.plan_role, s.plan_goal, place)
    return s.drafter != NOBODY and faced(s.plan_role, s.plan_goal, place, directed)


def helped(roles: list[int], goals: list[int], place: int) -> bool:
    for other, goal in enumerate(goals):
        if goal == place and (roles[other] == n.role.ESCORT or roles[other] == n.role.GUNS):
            return True
    return False


def faced(roles: list[int], goals: list[int], place: int, directed: bool) -> bool:
    """Who blocks a directed attacker faces all that attack its target, so it makes no difference between them."""
    for other, goal in enumerate(goals):
        if goal == place:
            role = roles[other]
            if role == n.role.BLOCKER and not directed:
                return True
            if role in (n.role.DIRECTED, n.role.BOMBER, n.role.INTERCEPTOR, n.role.RAIDER):
                return True
    return False


def least_goal(s: Victory, to: Offer, own: list[int], place: int, group: int, order: int) -> int:
    """The lowest goal with which the drafter names a unit; BARRED if its turn is over, or an equal one's."""
    if not to.ordered or order >= group * GROUP + place:
        return BARRED
    seat = s.drafter
    card = s.unit(seat, place)
    least = n.NOWHERE
    for other in own:
        if other == place:
            break
        if s.unit(seat, other) == card and alike(s, seat, other, place):
            role = s.plan_role[other]
            if role == n.role.IDLE:
                return BARRED
            if GROUPS[role] == group:
                least = max(least, s.plan_goal[other])
    return least
