"""VD-12, VD-17: blocks, supports, artillery support and interceptions of the defender, then counter-interceptions."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.attack import SUPPORTS, can_support, is_ground_attacker, plan
from sandtable.games.victory_day.order import (
    BARRED,
    has_lower_equal,
    leaders,
    least_goal,
    planned,
    same_state,
)
from sandtable.games.victory_day.payment import ask_payment, available, least_goal_paid, settle_payment
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Decision, Offer, Step

BLOCKS: Final = EventType("blocks", "seat kind kind:attacker", "VD-12.3")
INTERCEPTS: Final = EventType("intercepts", "seat kind kind:aircraft", "VD-17.7")
COUNTERS: Final = EventType("counters", "seat kind kind:fighter", "VD-17.10")


class Responding(Step[Victory]):
    """The defender answers after all attackers of the wave are declared."""

    number = n.step.RESPONDING
    rules = ("VD-12.1", "VD-19.4")

    def run(self, s: Victory) -> None:
        s.begin_draft(1 - s.active, n.step.RESPOND)


class Respond(Decision[Victory]):
    """Name fighters that intercept, units that block or support, and artillery support; any attacker may be spared.

    The canonical order is fighters, blockers, artillery, each by place.
    """

    number = n.step.RESPOND
    rules = ("VD-12.1", "VD-12.10", "VD-19.4")

    def seat(self, s: Victory) -> int:
        return 1 - s.active

    def offer(self, s: Victory, to: Offer) -> None:
        seat = 1 - s.active
        own = s.standing(seat)
        attackers = s.standing(s.active)
        ready = available(s, seat)
        order = planned(s, own) if to.ordered else 0
        aims: list[bool] = []
        friends: list[bool] = []
        for place in own:
            card = s.unit(seat, place)
            if card & n.state.TURNED or s.plan_role[place] != n.role.IDLE:  # VD-12.2
                continue
            if to.ordered and not aims:
                aims = faces(s, attackers)
            if s.pack.fighter[card >> STATE_BITS]:
                least = least_goal(s, to, own, place, 1, order)
                self.offer_fighter(s, to, attackers, aims, place, least)
            if s.role[seat][place] != n.role.IDLE:
                continue  # VD-12.6, VD-R20
            if place < s.front():
                least = least_goal(s, to, own, place, 2, order)
                self.offer_block(s, to, attackers, aims, place, least)
            if can_support(s, card, ready):
                if to.ordered and not friends:
                    friends = leaders(s, seat, own)
                least = least_goal_paid(s, to, own, place, 4, order, s.pack.support_cost[card >> STATE_BITS])
                self.offer_support(s, to, own, friends, place, least)
        to.add(n.verb.HOLD)

    def offer_fighter(
        self, s: Victory, to: Offer, attackers: list[int], aims: list[bool], place: int, least: int
    ) -> None:
        """One attacking aircraft, bomber or escort: VD-17.7, VD-R28."""
        roles = s.role[s.active]
        for target in attackers:
            if roles[target] == n.role.BOMBER or roles[target] == n.role.ESCORT:
                canonical = target >= least and aims[target]
                to.add_in_order(canonical, n.verb.INTERCEPT, place - s.front(), target - s.front())

    def offer_block(
        self, s: Victory, to: Offer, attackers: list[int], aims: list[bool], place: int, least: int
    ) -> None:
        """One attacking ground unit, ordinary or directed at another: VD-12.3, VD-12.5, VD-12.11."""
        for target in attackers:
            if is_ground_attacker(s.role[s.active][target]):
                to.add_in_order(target >= least and aims[target], n.verb.BLOCK, place, target)

    def offer_support(self, s: Victory, to: Offer, own: list[int], friends: list[bool], place: int, least: int) -> None:
        """A unit that blocks, or a target of the 1st line that was ready: VD-18.3, VD-R29."""
        roles = s.role[1 - s.active]
        for friend in own:
            if friend == place or friend >= s.front():
                continue
            if s.plan_role[friend] == n.role.BLOCKER or roles[friend] == n.role.TARGET:
                to.add_in_order(friend >= least and friends[friend], n.verb.SUPPORT, place, friend)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        if verb == n.verb.HOLD:
            respond(s)
            return
        s.then(n.step.RESPOND)
        if verb == n.verb.INTERCEPT:
            plan(s, a + s.front(), n.role.INTERCEPTOR, b + s.front())
        elif verb == n.verb.BLOCK:
            plan(s, a, n.role.BLOCKER, b)
        else:
            plan(s, a, n.role.GUNS, b)
            ask_payment(s, s.pack.support_cost[s.kind(1 - s.active, a)])


def faces(s: Victory, attackers: list[int]) -> list[bool]:
    """Which attackers stand for their equals? Of those directed at one target, blocking any is the same, VD-R15."""
    roles, goals = s.role[s.active], s.goal[s.active]
    out = leaders(s, s.active, attackers)
    targets: list[int] = []
    for place in attackers:
        if roles[place] == n.role.DIRECTED:
            out[place] = goals[place] not in targets
            targets.append(goals[place])
    return out


def respond(s: Victory) -> None:
    """The answer is complete: costs are paid, and blocking and intercepting units turn: VD-12.9, VD-17.16."""
    seat = 1 - s.active
    roles, goals = s.plan_role, s.plan_goal
    s.commit_draft()
    settle_payment(s, seat)
    for place, role in enumerate(roles):
        if role != n.role.IDLE:
            s.role[seat][place] = role
            s.goal[seat][place] = goals[place]
            tell_answer(s, seat, place, role, goals[place])
            s.mark(seat, place, n.state.TURNED | n.state.USED if role == n.role.GUNS else n.state.TURNED)
    s.unmake()


def tell_answer(s: Victory, seat: int, place: int, role: int, goal: int) -> None:
    kind = s.kind(seat, place)
    if role == n.role.BLOCKER:
        s.tell(BLOCKS, seat, kind, s.kind(1 - seat, goal))
    elif role == n.role.INTERCEPTOR:
        s.tell(INTERCEPTS, seat, kind, s.kind(1 - seat, goal))
    else:
        s.tell(SUPPORTS, seat, kind, s.kind(seat, goal))


# -- counter-interception ----------------------------------------------------------------------------


class Countering(Step[Victory]):
    """Each escort, by place, may take on one fighter that intercepts its bomber."""

    number = n.step.COUNTERING
    rules = ("VD-17.10", "VD-19.5", "VD-R28")

    def run(self, s: Victory) -> None:
        for place in range(s.places() - 1, s.front() - 1, -1):
            if s.role[s.active][place] == n.role.ESCORT and chasers(s, s.goal[s.active][place]):
                s.then(n.step.COUNTER, place)


def chasers(s: Victory, bomber: int) -> list[int]:
    """The fighters that chose this bomber."""
    seat = 1 - s.active
    return [
        place
        for place in range(s.front(), s.places())
        if s.role[seat][place] == n.role.INTERCEPTOR and s.goal[seat][place] == bomber
    ]


class Counter(Decision[Victory]):
    """The escort takes on one fighter, which then fights the escort and not the bomber, or none."""

    number = n.step.COUNTER
    rules = ("VD-17.10", "VD-17.11", "VD-R28")
    args = ("escort",)

    def seat(self, s: Victory) -> int:
        return s.active

    def offer(self, s: Victory, to: Offer) -> None:
        escort = s.a
        least = self.least_fighter(s, escort) if to.ordered else BARRED
        enemies = s.standing(1 - s.active)
        for fighter in chasers(s, s.goal[s.active][escort]):
            canonical = fighter >= least and not has_lower_equal(s, 1 - s.active, enemies, fighter)
            to.add_in_order(canonical, n.verb.COUNTER, fighter - s.front())
        to.add(n.verb.DECLINE)

    def least_fighter(self, s: Victory, escort: int) -> int:
        """Equal escorts of one bomber take fighters by place, and none declines before another."""
        seat = s.active
        least = n.NOWHERE
        for other in range(s.front(), escort):
            if (
                s.unit(seat, other) == s.unit(seat, escort)
                and s.role[seat][other] == n.role.ESCORT
                and s.goal[seat][other] == s.goal[seat][escort]
                and same_state(s, seat, other, escort)
            ):
                least = max(least, BARRED if s.taken[other] == n.NOWHERE else s.taken[other])
        return least

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        if verb == n.verb.DECLINE:
            return
        escort = s.a
        fighter = a + s.front()
        s.taken[escort] = fighter
        s.tell(COUNTERS, s.active, s.kind(s.active, escort), s.kind(1 - s.active, fighter))


def is_taken(s: Victory, fighter: int) -> bool:
    """Has an escort taken on this fighter?"""
    return fighter != n.NOWHERE and fighter in s.taken
