"""Numbers that matter, with their parts, and how a game ended."""

from __future__ import annotations

from typing import Any

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.payment import available, on_table
from sandtable.games.victory_day.preview import foreseen, wave_figures
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.results import Figure, Part, Result, shares_of


def deck_figure(s: Victory, seat: int) -> Figure:
    """The strategic reserve, which is what the game is about, VD-1.3."""
    deck = len(s.deck[seat].cards)
    return Figure("strategic-reserve", deck, (Part("cards-in-deck", deck, {}, ("VD-20.2",)),), seat, ("VD-1.3",))


def figures(s: Victory, seat: int) -> list[Figure]:
    """Ready resources of both, what is to pay, and what the wave comes to."""
    out = [ready_resources(s, each, each == seat) for each in range(2)]
    if s.now == n.step.PAY and s.drafter == seat:
        out.append(due(s, s.a))
    return out + wave_figures(foreseen(s, seat))


def ready_resources(s: Victory, seat: int, own: bool) -> Figure:
    """What can be paid with; promises of a draft are the drafter's secret."""
    ready = available(s, seat) if own else on_table(s, seat)
    numbers = (ready.depots, ready.factories, ready.fuel)
    parts = tuple(Part(f"ready-{name}", numbers[i], {}, ("VD-5.3",)) for i, name in enumerate(n.RESOURCES))
    return Figure("ready-resources", sum(numbers), parts, seat, ("VD-5.3",))


def due(s: Victory, cost: int) -> Figure:
    pack = s.pack
    numbers = (pack.cost_depots[cost], pack.cost_factories[cost], pack.cost_fuel[cost])
    parts = tuple(Part(f"cost-{name}", numbers[i], {}, ("VD-5.9",)) for i, name in enumerate(n.RESOURCES))
    return Figure("cost-due", sum(numbers), parts, s.drafter, ("VD-5.9",))


# -- what must hold ----------------------------------------------------------------------------------


def result(s: Victory) -> Result:
    """The active player could not draw and has lost, VD-20.2. There are no draws and no points, VD-20.5."""
    ranks = (2, 1) if s.active == 0 else (1, 2)
    sheet = tuple([deck_figure(s, seat) for seat in range(2)])
    scores = tuple([figure.total for figure in sheet])
    return Result(ranks, shares_of(ranks), scores, n.ENDINGS[s.ending], sheet)


def question_argument(s: Victory, name: str, value: int) -> Any:
    return ["kind", s.pack.slugs[s.kind(s.active, value)]] if name in ("place", "escort") else value
