"""What a choice would bring: how a conflict would stand, how many cards a deck loses, what is left to pay with."""

from __future__ import annotations

from typing import Any

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.conflict import attack_of
from sandtable.games.victory_day.damage import Salvo
from sandtable.games.victory_day.details import PLANS, PRICED, cost_of, plan_of
from sandtable.games.victory_day.preview import named, need, planned_with, raided_with, strength
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.presentation import ILL, OPEN, WELL, Forecast
from sandtable.kernel.results import Figure, Part


def outlook(s: Victory, seat: int) -> list[Forecast]:
    """How many turns each deck lasts if nobody attacks it: who cannot draw has lost, VD-20.2."""
    return [
        Forecast(
            Figure(
                "deck-left", len(s.deck[each].cards), (Part("deck-cards", len(s.deck[each].cards)),), each, ("VD-20.2",)
            ),
            ("seat", str(each)),
        )
        for each in range(s.seats)
    ]


def prospect(s: Victory, verb: int, a: int, b: int) -> list[Forecast]:
    found: list[Forecast] = []
    if verb in PLANS:
        place, role, goal = plan_of(s, verb, a, b)
        found = pairing(planned_with(s, place, role, goal), s.waiting, place)
    elif verb == n.verb.RAID:
        found = pairing(raided_with(s, s.a, a + s.front()), s.waiting, s.a)
    elif verb == n.verb.RAID_DECK:
        found = [deck_loss(s, attack_of(s, s.waiting, s.a, -1), named(s, s.waiting, s.a), "VD-R24")]
    elif verb == n.verb.SHELL:
        found = [deck_loss(s, s.pack.deck_strike[s.kind(s.waiting, a)], named(s, s.waiting, a), "VD-1.3")]
    if verb in PRICED and cost_of(s, verb, a) != n.FREE:
        found.append(Forecast(price(s, cost_of(s, verb, a))))
    return found


def pairing(made: Victory, seat: int, place: int) -> list[Forecast]:
    """Both sides of the conflict that a unit would be in: how strong each is, and what destroys each enemy of it."""
    conflict = made.conflict[seat][place]
    if not conflict:
        return []
    found: list[Forecast] = []
    for each in (seat, 1 - seat):
        salvo = Salvo(made, each, conflict)
        reached = salvo.within_reach()
        hit = WELL if each == seat else ILL
        found.append(Forecast(strength(made, each, conflict), ("seat", str(each)), hit if reached else OPEN))
        for part in need(made, salvo, 1 - each):
            falls = part.name == "need-falls"
            figure = Figure("unit-needs", part.number, (part,), 1 - each, ("VD-14.8",))
            found.append(Forecast(figure, tuple(part.arguments["card"]), hit if falls else OPEN))
    return found


def deck_loss(s: Victory, cards: int, unit: dict[str, Any], rule: str) -> Forecast:
    """Cards that the enemy's deck loses, VD-R24."""
    left = len(s.deck[1 - s.waiting].cards)
    taken = min(cards, left)
    figure = Figure("deck-to-lose", taken, (Part("strength-unit", taken, unit, (rule,)),), 1 - s.waiting, (rule,))
    return Forecast(figure, ("seat", str(1 - s.waiting)), WELL)


def price(s: Victory, cost: int) -> Figure:
    """What it costs, resource by resource, VD-5.6."""
    pack = s.pack
    numbers = (pack.cost_depots[cost], pack.cost_factories[cost], pack.cost_fuel[cost])
    parts = tuple(Part(f"cost-{name}", numbers[i], {}, ("VD-5.9",)) for i, name in enumerate(n.RESOURCES) if numbers[i])
    return Figure("cost-due", sum(numbers), parts, s.waiting, ("VD-5.6",))
