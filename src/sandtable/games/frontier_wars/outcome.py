"""Chapter 3 of the rulebook: who wins, and how all are ranked."""

from __future__ import annotations

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.figures import points_figure
from sandtable.games.frontier_wars.scoring import (
    research_points,
    standing_of,
)
from sandtable.games.frontier_wars.setup import tie_break_order
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.results import Result, ranks_of, shares_of
from sandtable.kernel.steps import NOBODY


def winner_of(s: FrontierWars) -> int:
    """Who won, unless the round limit leaves it to the list of FW-R80."""
    if s.ending == n.ending.CONQUEST:
        return s.out.index(0)
    if s.ending == n.ending.ULTIMATE_WEAPON:
        for seat in tie_break_order(s):
            if not s.out[seat] and research_points(s, seat) >= s.pack.field.research:
                return seat
    if s.ending == n.ending.ROUND_LIMIT:
        return NOBODY
    return s.points.index(max(s.points))


def result(s: FrontierWars) -> Result:
    winner = winner_of(s)
    ranks = ranks_of([standing_of(s, seat, winner) for seat in range(s.seats)])
    sheet = tuple(points_figure(s, seat) for seat in range(s.seats))
    return Result(ranks, shares_of(ranks), tuple(figure.total for figure in sheet), n.ENDINGS[s.ending], sheet)
