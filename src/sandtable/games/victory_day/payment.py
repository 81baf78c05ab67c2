"""VD-5: what is ready to pay with, what a cost allows, and paying it."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.order import BARRED, in_order, least_goal
from sandtable.games.victory_day.state import Victory, changed, changed_of
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Decision, Offer

PAYS: Final = EventType("pays", "seat n:depots n:factories n:fuel", "VD-5.11", minor=True)

MANY: Final = 32
"""More cards of a type than any payment turns."""
MOST_PAYMENTS: Final = MANY * MANY


def available(s: Victory, seat: int) -> list[int]:
    """Depots, factories and fuel that can still be spent: ready cards and extra resources, less what is promised."""
    extra = s.extra[seat]
    ready = [extra[n.resource.DEPOT], extra[n.resource.FACTORY], extra[n.resource.FUEL]]
    yields = s.pack.yields
    for card in s.resources[seat].cards:
        if card & n.state.TURNED == 0:
            ready[yields[card >> STATE_BITS]] += 1
    if s.maker == seat:
        promised = s.plan_pay
        ready[n.resource.DEPOT] -= promised[n.resource.DEPOT]
        ready[n.resource.FACTORY] -= promised[n.resource.FACTORY]
        ready[n.resource.FUEL] -= promised[n.resource.FUEL]
    return ready


def affordable(pack: VictoryPack, cost: int, ready: list[int]) -> bool:
    """Can the cost be met? Two of the other types replace one: VD-5.10."""
    if cost == n.FREE:
        return True
    balance = 0
    spare = ready[n.resource.DEPOT] - pack.cost_depots[cost]
    balance += spare if spare > 0 else 2 * spare
    spare = ready[n.resource.FACTORY] - pack.cost_factories[cost]
    balance += spare if spare > 0 else 2 * spare
    spare = ready[n.resource.FUEL] - pack.cost_fuel[cost]
    balance += spare if spare > 0 else 2 * spare
    return balance >= 0


def fuel_for(pack: VictoryPack, cost: int, depots: int, factories: int) -> int:
    """The only number of fuel cards that makes this an exact payment, or -1: VD-5.9, VD-R9."""
    balance = 0
    spare = depots - pack.cost_depots[cost]
    balance += spare if spare > 0 else 2 * spare
    spare = factories - pack.cost_factories[cost]
    balance += spare if spare > 0 else 2 * spare
    fuel = pack.cost_fuel[cost]
    if balance <= 0:
        return fuel - balance
    if balance % 2 == 1 or balance // 2 > fuel:
        return -1
    return fuel - balance // 2


def factory_choices(pack: VictoryPack, cost: int, depots: int, ready: list[int]) -> list[int]:
    """How many factories can go with so many depots."""
    out: list[int] = []
    for factories in range(ready[n.resource.FACTORY] + 1):
        fuel = fuel_for(pack, cost, depots, factories)
        if 0 <= fuel <= ready[n.resource.FUEL]:
            out.append(factories)
    return out


def payment_number(depots: int, factories: int) -> int:
    """Payments in their canonical order. Who pays equal costs one after another need not try both orders."""
    return depots * MANY + factories


def payable_in_order(s: Victory, cost: int, ready: list[int]) -> bool:
    """Has this cost a payment that does not come before the last one for an equal cost?"""
    last = s.paid[cost]
    if last == 0:
        return True
    for depots in range(last // MANY, ready[n.resource.DEPOT] + 1):
        factories = factory_choices(s.pack, cost, depots, ready)
        if factories and payment_number(depots, factories[-1]) >= last:
            return True
    return False


def least_goal_paid(s: Victory, units: list[int], place: int, group: int, order: int, cost: int) -> int:
    """The lowest goal of a unit that must be paid for; BARRED if its payment would go back in order."""
    if s.paid[cost] and not payable_in_order(s, cost, available(s, s.maker)):
        return BARRED
    return least_goal(s, units, place, group, order)


def ask_payment(s: Victory, cost: int) -> None:
    """Ask the maker of the choice how a cost is paid, VD-5.11."""
    if cost != n.FREE:
        s.then(n.step.PAY, cost, -1)


class Pay(Decision[Victory]):
    """Say how many depots and how many factories are turned; the fuel follows. Nothing is overpaid."""

    number = n.step.PAY
    rules = ("VD-5.7", "VD-5.9", "VD-R8", "VD-R9")
    args = ("cost", "depots")

    def seat(self, s: Victory) -> int:
        return s.maker

    def offer(self, s: Victory, to: Offer) -> None:
        cost, depots = s.args
        ready = available(s, s.maker)
        last = s.paid[cost]
        if depots >= 0:
            factories = factory_choices(s.pack, cost, depots, ready)
            if payment_number(depots, factories[-1]) < last:
                last = 0  # who went back in order already may go on
            for number in factories:
                in_order(to, payment_number(depots, number) >= last, n.verb.PAY, n.resource.FACTORY, number)
            return
        if not payable_in_order(s, cost, ready):
            last = 0
        for number in range(ready[n.resource.DEPOT] + 1):
            factories = factory_choices(s.pack, cost, number, ready)
            if factories:
                in_order(to, payment_number(number, factories[-1]) >= last, n.verb.PAY, n.resource.DEPOT, number)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        cost, depots = s.args
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
    ready = [card for card in zone.cards if card & n.state.TURNED == 0 and yields[card >> STATE_BITS] == resource]
    for card in ready[:number]:
        s.turn(zone, zone.cards.index(card), card | n.state.TURNED)


def close_making(s: Victory) -> int:
    """The choice is complete: its beginning leaves the agenda, it is paid, and all may see it. Returns its maker."""
    seat = s.maker
    s.made()
    s.pop_frame(s.box.steps[s.agenda[-1]])
    settle_payment(s, seat)
    return seat
