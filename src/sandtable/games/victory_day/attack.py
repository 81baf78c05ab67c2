"""VD-10, VD-11, VD-18: the attack phase of the active player: strikes, and declaring a wave."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.order import (
    GROUP,
    has_lower_equal,
    leaders,
    least_goal,
    planned,
)
from sandtable.games.victory_day.payment import (
    Ready,
    affordable,
    ask_payment,
    available,
    close_draft,
    least_goal_paid,
    payable_in_order,
    settle_payment,
)
from sandtable.games.victory_day.state import DESTROYED, Victory
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import Decision, Offer, Step

STRIKES: Final = EventType("strikes", "seat kind kind:target", "VD-18.12")
SHELLS: Final = EventType("shells", "seat kind n", "VD-18.15")
WAVE_BEGINS: Final = EventType("wave-begins", "seat", "VD-10.6", minor=True)
ATTACKS: Final = EventType("attacks", "seat kind", "VD-10.9")
DIRECTS: Final = EventType("directs", "seat kind kind:target", "VD-11.1")
BOMBS: Final = EventType("bombs", "seat kind kind:target", "VD-11.2")
ESCORTS: Final = EventType("escorts", "seat kind kind:bomber", "VD-17.9")
SUPPORTS: Final = EventType("supports", "seat kind kind:friend", "VD-18.4")

WAVE_SEQUENCE: Final = (  # VD-19
    n.step.DECLARING,
    n.step.RESPONDING,
    n.step.COUNTERING,
    n.step.ALIGN,
    n.step.BEFORE_RESULTS,
    n.step.RECKON,
    n.step.BREAKING_THROUGH,
    n.step.END_WAVE,
)


def can_attack(s: Victory, card: int, ready: Ready, enemy_there: bool) -> bool:
    """A ready ground unit of the 1st line, or a ready bomber with a target; once per turn, cost affordable."""
    if card & (n.state.TURNED | n.state.ATTACKED):  # VD-10.5, VD-R14
        return False
    pack = s.pack
    kind = card >> STATE_BITS
    if pack.line[kind] == 2 and not (pack.bomber[kind] and enemy_there):  # VD-10.3, VD-10.4
        return False
    return affordable(pack, pack.attack_cost[kind], ready)


# -- strikes -----------------------------------------------------------------------------------------


class Attacking(Step[Victory]):
    """The attack phase: any number of waves and strikes."""

    number = n.step.ATTACKING
    rules = ("VD-8.5", "VD-10.1")

    def run(self, s: Victory) -> None:
        s.begin_draft(s.active, n.step.ATTACKS)


class Attacks(Decision[Victory]):
    """Start a wave, make a strike with one unit, or end the attacks."""

    number = n.step.ATTACKS
    rules = ("VD-10.6", "VD-10.11", "VD-18.17")

    def seat(self, s: Victory) -> int:
        return s.active

    def offer(self, s: Victory, to: Offer) -> None:
        ready = available(s, s.active)
        own = s.standing(s.active)
        enemy_there = s.has_unit(1 - s.active)
        wave = False
        for place in own:
            card = s.unit(s.active, place)
            if card & n.state.TURNED:
                continue
            wave = wave or can_attack(s, card, ready, enemy_there)
            if card & n.state.USED == 0 and self.can_strike(s, card >> STATE_BITS, ready):  # VD-R14
                self.offer_strike(s, to, own, place, ready)
        if wave:
            to.add(n.verb.WAVE)
        to.add(n.verb.END_ATTACKS)

    def can_strike(self, s: Victory, kind: int, ready: Ready) -> bool:
        pack = s.pack
        if not (pack.unit_strike[kind] or pack.deck_strike[kind]):
            return False
        return affordable(pack, pack.strike_cost[kind], ready)

    def offer_strike(self, s: Victory, to: Offer, own: list[int], place: int, ready: Ready) -> None:
        enemy = 1 - s.active
        kind = s.kind(s.active, place)
        canonical = to.ordered and payable_in_order(s, to, s.pack.strike_cost[kind], ready)
        canonical = canonical and not has_lower_equal(s, s.active, own, place)
        if s.pack.deck_strike[kind]:
            if s.deck[enemy].cards:  # VD-R30
                to.add_in_order(canonical, n.verb.SHELL, place)
            return
        enemies = s.standing(enemy)
        aims = leaders(s, enemy, enemies) if canonical else []
        for target in enemies:
            to.add_in_order(canonical and aims[target], n.verb.STRIKE, place, target)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        if verb == n.verb.END_ATTACKS:
            s.begin_order()
            s.commit_draft()
            return
        if verb == n.verb.WAVE:
            s.begin_order()
            s.commit_draft()
            s.begin_wave()
            s.sequence(WAVE_SEQUENCE)
            return
        s.then(n.step.ATTACKS)
        if verb == n.verb.STRIKE:
            s.then(n.step.STRUCK, a, b)
        else:
            s.then(n.step.SHELLED, a)
        ask_payment(s, s.pack.strike_cost[s.kind(s.active, a)])


class Struck(Step[Victory]):
    """Unit strike: one enemy unit goes to casualties at once. It is no conflict."""

    number = n.step.STRUCK
    rules = ("VD-18.11", "VD-18.12", "VD-18.13", "VD-R30")
    args = ("place", "target")

    def run(self, s: Victory) -> None:
        place, target = s.a, s.b
        seat = close_draft(s)
        s.tell(STRIKES, seat, s.kind(seat, place), s.kind(1 - seat, target))
        s.mark(seat, place, n.state.TURNED | n.state.USED)
        s.tell(DESTROYED, 1 - seat, s.kind(1 - seat, target))
        s.lose_unit(1 - seat, target)
        s.begin_draft(seat, n.step.ATTACKS)


class Shelled(Step[Victory]):
    """Deck strike: the enemy deck loses cards. It is no conflict."""

    number = n.step.SHELLED
    rules = ("VD-18.14", "VD-18.15", "VD-18.16")
    args = ("place",)

    def run(self, s: Victory) -> None:
        place = s.a
        seat = close_draft(s)
        kind = s.kind(seat, place)
        s.tell(SHELLS, seat, kind, s.pack.deck_strike[kind])
        s.mark(seat, place, n.state.TURNED | n.state.USED)
        s.lose_from_deck(1 - seat, s.pack.deck_strike[kind])
        s.begin_draft(seat, n.step.ATTACKS)


# -- declaring a wave --------------------------------------------------------------------------------


class Declaring(Step[Victory]):
    """A wave begins; its attackers are declared together."""

    number = n.step.DECLARING
    rules = ("VD-10.6", "VD-10.10")

    def run(self, s: Victory) -> None:
        s.begin_draft(s.active, n.step.DECLARE)


class Declare(Decision[Victory]):
    """Name attackers, bombers, escorts and artillery support of the wave, at least one attacker.

    All of it is one announcement. The canonical order is ground units, bombers, escorts, artillery, each by place.
    """

    number = n.step.DECLARE
    rules = ("VD-19.1", "VD-19.2", "VD-19.3", "VD-R43")

    def seat(self, s: Victory) -> int:
        return s.active

    def offer(self, s: Victory, to: Offer) -> None:
        own = s.standing(s.active)
        enemies = s.standing(1 - s.active)
        ready = available(s, s.active)
        order = planned(s, own)
        aims: list[bool] = []
        friends: list[bool] = []
        for place in own:
            card = s.unit(s.active, place)
            if card & n.state.TURNED or s.plan_role[place] != n.role.IDLE:
                continue
            kind = card >> STATE_BITS
            if can_attack(s, card, ready, len(enemies) > 0):
                cost = s.pack.attack_cost[kind]
                if to.ordered and not aims and (s.pack.directed[kind] or s.pack.bomber[kind]):
                    aims = leaders(s, 1 - s.active, enemies)
                if place < s.front():
                    least = least_goal_paid(s, to, own, place, 1, order, cost)
                    self.offer_ground(s, to, enemies, aims, place, card, least)
                else:
                    least = least_goal_paid(s, to, own, place, 2, order, cost)
                    self.offer_bomber(s, to, enemies, aims, place, least)
            if order < GROUP:
                continue
            escort, guns = s.pack.fighter[kind], can_support(s, card, ready)
            if to.ordered and not friends and (escort or guns):
                friends = leaders(s, s.active, own)
            if escort:
                least = least_goal(s, to, own, place, 3, order)
                self.offer_escort(s, to, own, friends, place, least)
            if guns:
                least = least_goal_paid(s, to, own, place, 4, order, s.pack.support_cost[kind])
                self.offer_support(s, to, own, friends, place, least)
        if order >= GROUP:
            to.add(n.verb.LAUNCH)

    def offer_ground(
        self, s: Victory, to: Offer, enemies: list[int], aims: list[bool], place: int, card: int, least: int
    ) -> None:
        to.add_in_order(least == n.NOWHERE, n.verb.ATTACK, place)
        if s.pack.directed[card >> STATE_BITS]:  # VD-11.1, VD-11.7
            for target in enemies:
                if target < s.front():
                    to.add_in_order(target >= least and aims[target], n.verb.DIRECT, place, target)

    def offer_bomber(self, s: Victory, to: Offer, enemies: list[int], aims: list[bool], place: int, least: int) -> None:
        for target in enemies:  # VD-11.2, VD-R37
            to.add_in_order(target >= least and aims[target], n.verb.BOMB, place - s.front(), target)

    def offer_escort(self, s: Victory, to: Offer, own: list[int], friends: list[bool], place: int, least: int) -> None:
        for bomber in own:
            if s.plan_role[bomber] == n.role.BOMBER:  # VD-17.9, VD-R28
                canonical = bomber >= least and friends[bomber]
                to.add_in_order(canonical, n.verb.ESCORT, place - s.front(), bomber - s.front())

    def offer_support(self, s: Victory, to: Offer, own: list[int], friends: list[bool], place: int, least: int) -> None:
        for friend in own:
            if s.plan_role[friend] in (n.role.ORDINARY, n.role.DIRECTED):  # VD-18.3, VD-R43
                to.add_in_order(friend >= least and friends[friend], n.verb.SUPPORT, place, friend)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        if verb == n.verb.LAUNCH:
            announce(s)
            return
        s.then(n.step.DECLARE)
        pack = s.pack
        seat = s.active
        if verb == n.verb.ATTACK:
            plan(s, a, n.role.ORDINARY, -1)
            ask_payment(s, pack.attack_cost[s.kind(seat, a)])
        elif verb == n.verb.DIRECT:
            plan(s, a, n.role.DIRECTED, b)
            ask_payment(s, pack.attack_cost[s.kind(seat, a)])
        elif verb == n.verb.BOMB:
            plan(s, a + s.front(), n.role.BOMBER, b)
            ask_payment(s, pack.attack_cost[s.kind(seat, a + s.front())])  # VD-17.5, VD-R27
        elif verb == n.verb.ESCORT:
            plan(s, a + s.front(), n.role.ESCORT, b + s.front())
        else:
            plan(s, a, n.role.GUNS, b)
            ask_payment(s, pack.support_cost[s.kind(seat, a)])


def plan(s: Victory, place: int, role: int, goal: int) -> None:
    s.plan_role = changed(s.plan_role, place, role)
    s.plan_goal = changed(s.plan_goal, place, goal)


def can_support(s: Victory, card: int, ready: Ready) -> bool:
    """May this ready unit give artillery support? Once per turn, cost affordable: VD-18.3, VD-R14, VD-R27."""
    kind = card >> STATE_BITS
    if not s.pack.support[kind] or card & n.state.USED:
        return False
    return affordable(s.pack, s.pack.support_cost[kind], ready)


def announce(s: Victory) -> None:
    """The declaration is complete: costs are paid, units turn, targets are bound: VD-10.8, VD-11.4."""
    seat = s.active
    roles, goals = s.plan_role, s.plan_goal
    s.commit_draft()
    s.tell(WAVE_BEGINS, seat)
    settle_payment(s, seat)
    for place, role in enumerate(roles):
        if role != n.role.IDLE:
            s.role[seat][place] = role
            s.goal[seat][place] = goals[place]
            tell_attack(s, seat, place, role, goals[place])
            if role == n.role.GUNS:
                s.mark(seat, place, n.state.TURNED | n.state.USED)  # VD-18.7
            elif role == n.role.ESCORT:
                s.mark(seat, place, n.state.TURNED)  # VD-17.16
            else:
                s.mark(seat, place, n.state.TURNED | n.state.ATTACKED)
            if role in (n.role.DIRECTED, n.role.BOMBER):
                spent = s.unit(1 - seat, goals[place]) & n.state.TURNED  # VD-11.5
                s.role[1 - seat][goals[place]] = n.role.SPENT if spent else n.role.TARGET
    s.unmake()


def tell_attack(s: Victory, seat: int, place: int, role: int, goal: int) -> None:
    kind = s.kind(seat, place)
    if role == n.role.ORDINARY:
        s.tell(ATTACKS, seat, kind)
    elif role == n.role.DIRECTED:
        s.tell(DIRECTS, seat, kind, s.kind(1 - seat, goal))
    elif role == n.role.BOMBER:
        s.tell(BOMBS, seat, kind, s.kind(1 - seat, goal))
    elif role == n.role.ESCORT:
        s.tell(ESCORTS, seat, kind, s.kind(seat, goal))
    else:
        s.tell(SUPPORTS, seat, kind, s.kind(seat, goal))


def is_ground_attacker(role: int) -> bool:
    return role in (n.role.ORDINARY, n.role.DIRECTED)
