"""VD-5: what is ready to pay with, what a cost allows, and paying it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.order import BARRED, least_goal
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed, changed_of
from sandtable.kernel.steps import Decision, Offer

PAYS: Final = EventType("pays", "seat n:depots n:factories n:fuel", "VD-5.11", minor=True)

MANY: Final = 32
"""More cards of a type than any payment turns."""
MOST_PAYMENTS: Final = MANY * MANY


@mypyc_attr(acyclic=True, free_list_len=1)
class Ready:
    """What a player can still spend."""

    def __init__(self, depots: int, factories: int, fuel: int) -> None:
        self.depots = depots
        self.factories = factories
        self.fuel = fuel


def on_table(s: Victory, seat: int) -> Ready:
    """Ready cards and extra resources, as everybody sees them."""
    depots, factories, fuel = s.extra[seat]
    yields = s.pack.yields
    for card in s.resources[seat].cards:
        if card & n.state.TURNED == 0:
            resource = yields[card >> STATE_BITS]
            if resource == n.resource.DEPOT:
                depots += 1
            elif resource == n.resource.FACTORY:
                factories += 1
            else:
                fuel += 1
    return Ready(depots, factories, fuel)


def available(s: Victory, seat: int) -> Ready:
    """What is on the table, less what a draft has promised, which only its drafter knows."""
    ready = on_table(s, seat)
    if s.drafter == seat:
        promised = s.plan_pay
        ready.depots -= promised[n.resource.DEPOT]
        ready.factories -= promised[n.resource.FACTORY]
        ready.fuel -= promised[n.resource.FUEL]
    return ready


def affordable(pack: VictoryPack, cost: int, ready: Ready) -> bool:
    """Can the cost be met? Two of the other types replace one: VD-5.10."""
    if cost == n.FREE:
        return True
    depots = ready.depots - pack.cost_depots[cost]
    factories = ready.factories - pack.cost_factories[cost]
    fuel = ready.fuel - pack.cost_fuel[cost]
    spare = depots + factories + fuel
    if depots < 0:
        spare += depots  # what is missing counts twice, VD-5.7
    if factories < 0:
        spare += factories
    if fuel < 0:
        spare += fuel
    return spare >= 0


def fuel_for(pack: VictoryPack, cost: int, depots: int, factories: int) -> int:
    """The only number of fuel cards that makes this an exact payment, or -1: VD-5.9, VD-R9."""
    depots -= pack.cost_depots[cost]
    factories -= pack.cost_factories[cost]
    over = depots + factories
    if depots < 0:
        over += depots
    if factories < 0:
        over += factories
    fuel = pack.cost_fuel[cost]
    if over <= 0:
        return fuel - over
    if over % 2 == 1 or over // 2 > fuel:
        return -1
    return fuel - over // 2


def pays(pack: VictoryPack, cost: int, depots: int, factories: int, ready: Ready) -> bool:
    """Is this an exact payment, with fuel that is there?"""
    return 0 <= fuel_for(pack, cost, depots, factories) <= ready.fuel


def factory_choices(pack: VictoryPack, cost: int, depots: int, ready: Ready) -> list[int]:
    """How many factories can go with so many depots."""
    return [number for number in range(ready.factories + 1) if pays(pack, cost, depots, number, ready)]


def most_factories(pack: VictoryPack, cost: int, depots: int, ready: Ready) -> int:
    """The last of these choices, or -1 if there is none."""
    for number in range(ready.factories, -1, -1):
        if pays(pack, cost, depots, number, ready):
            return number
    return -1


def payment_number(depots: int, factories: int) -> int:
    """Payments in their canonical order. Who pays equal costs one after another need not try both orders."""
    return depots * MANY + factories


def payable_in_order(s: Victory, to: Offer, cost: int, ready: Ready) -> bool:
    """Has this cost a payment that does not come before the last one for an equal cost?"""
    last = s.paid[cost]
    if last == 0 or not to.ordered:
        return last == 0
    for depots in range(last // MANY, ready.depots + 1):
        factories = most_factories(s.pack, cost, depots, ready)
        if factories >= 0 and payment_number(depots, factories) >= last:
            return True
    return False


def least_goal_paid(s: Victory, to: Offer, own: list[int], place: int, group: int, order: int, cost: int) -> int:
    """The lowest goal of a unit that must be paid for; BARRED if its payment would go back in order."""
    if to.ordered and s.paid[cost] and not payable_in_order(s, to, cost, available(s, s.drafter)):
        return BARRED
    return least_goal(s, to, own, place, group, order)


def ask_payment(s: Victory, cost: int) -> None:
    """Ask the drafter how a cost is paid, VD-5.11."""
    if cost != n.FREE:
        s.then(n.step.PAY, cost, -1)


class Pay(Decision[Victory]):
    """Say how many depots and how many factories are turned; the fuel follows. Nothing is overpaid."""

    number = n.step.PAY
    rules = ("VD-5.7", "VD-5.9", "VD-R8", "VD-R9")
    args = ("cost", "depots")

    def seat(self, s: Victory) -> int:
        return s.drafter

    def offer(self, s: Victory, to: Offer) -> None:
        cost, depots = s.a, s.b
        ready = available(s, s.drafter)
        last = s.paid[cost]
        if last and not to.ordered:
            last = BARRED
        elif depots >= 0:
            if payment_number(depots, most_factories(s.pack, cost, depots, ready)) < last:
                last = 0  # who went back in order already may go on
        elif not payable_in_order(s, to, cost, ready):
            last = 0
        if depots >= 0:
            for number in range(ready.factories + 1):
                if pays(s.pack, cost, depots, number, ready):
                    to.add_in_order(payment_number(depots, number) >= last, n.verb.PAY, n.resource.FACTORY, number)
            return
        for number in range(ready.depots + 1):
            factories = most_factories(s.pack, cost, number, ready)
            if factories >= 0:
                to.add_in_order(payment_number(number, factories) >= last, n.verb.PAY, n.resource.DEPOT, number)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        cost, depots = s.a, s.b
        if a == n.resource.DEPOT:
            s.then(n.step.PAY, cost, b)
            return
        depot, factory, fuel = s.plan_pay
        s.plan_pay = [depot + depots, factory + b, fuel + fuel_for(s.pack, cost, depots, b)]
        s.paid = changed(s.paid, cost, payment_number(depots, b))


def settle_payment(s: Victory, seat: int) -> None:
    """Turn the promised cards, now that the choice is made. Extra resources are spent first, VD-R9."""
    pay = s.plan_pay
    if pay[n.resource.DEPOT] + pay[n.resource.FACTORY] + pay[n.resource.FUEL] == 0:
        return
    s.tell(PAYS, seat, pay[n.resource.DEPOT], pay[n.resource.FACTORY], pay[n.resource.FUEL])
    for resource in (n.resource.DEPOT, n.resource.FACTORY, n.resource.FUEL):
        due = pay[resource]
        extra = s.extra[seat][resource]
        if due and extra:
            s.extra = changed_of(s.extra, seat, resource, max(0, extra - due))
        if due > extra:
            turn_resources(s, seat, resource, due - extra)
    s.plan_pay = [0, 0, 0]


def turn_resources(s: Victory, seat: int, resource: int, number: int) -> None:
    zone = s.resources[seat]
    yields = s.pack.yields
    at = 0
    while number:
        card = zone.cards[at]
        if card & n.state.TURNED == 0 and yields[card >> STATE_BITS] == resource:
            s.turn(zone, at, card | n.state.TURNED)  # it goes behind its equals: the next one is here
            number -= 1
        else:
            at += 1


def close_draft(s: Victory) -> int:
    """The choice is complete: its beginning leaves the agenda, it is paid, and all may see it. Returns its drafter."""
    seat = s.drafter
    s.commit_draft()
    s.skip()
    settle_payment(s, seat)
    return seat
