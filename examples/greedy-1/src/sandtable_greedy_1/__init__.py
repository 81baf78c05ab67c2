"""The bot `greedy-1`: `greedy` of the first edition, search and values as they were. It is there to measure others.

It never changes. Its values are kept here as copies, so that a better value of a game does not make it stronger;
a game that has none here is judged by its own.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable import SeatView
from sandtable.kernel.hints import Hints
from sandtable_greedy_1.afu import value as afu
from sandtable_greedy_1.barbarossa import value as barbarossa
from sandtable_greedy_1.frontier_wars import forecast
from sandtable_greedy_1.frontier_wars import value as frontier_wars
from sandtable_greedy_1.search import Search
from sandtable_greedy_1.victory_day import value as victory_day

HINTS: Final[dict[str, Hints[Any]]] = {
    "afu": Hints(value=afu.value, turn=afu.current_round),
    "barbarossa": Hints(value=barbarossa.value),
    "frontier-wars": Hints(
        value=frontier_wars.value,
        choices=forecast.weighed,
        prepares=forecast.prepares,
        meanwhile=forecast.meanwhile,
    ),
    "victory-day": Hints(value=victory_day.value),
}
DEALS: Final = 3
POSITIONS: Final = 50
WIDTH: Final = 4


class Greedy1:
    """Looks to the end of its own run of choices on one re-deal, and tries what it found on two others."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: SeatView) -> int:
        hints = HINTS.get(view.game.name, view.game.hints)
        deal = view.redeal()
        actions = sorted(hints.choices(deal))
        if len(actions) == 1:
            return actions[0]
        search = Search(view, hints, DEALS, POSITIONS, WIDTH, view.chance(self.seed))
        return search.choose(deal, actions)
