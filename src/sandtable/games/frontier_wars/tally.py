"""A position counted once: who controls each tile, the stars on it, and the points of everybody."""

from __future__ import annotations

from sandtable.games.frontier_wars.scoring import medal_points, star_worth
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.steps import NOBODY


class Tally:
    """What a bot asks of a position again and again."""

    def __init__(self, s: FrontierWars) -> None:
        self.owners: list[int] = []
        """Who controls each tile, or NOBODY."""
        self.stars: list[int] = []
        """The stars on each tile, whoever controls it."""
        self.points = [medal_points(s, seat) for seat in range(s.seats)]
        """Victory points as they would be counted now."""
        each = star_worth(s)
        kinds = s.pack.field.kinds
        for tile in range(s.pack.tiles):
            owner = s.controller(tile)
            built = 0 if s.ruined[tile] else s.pack.building_stars[s.building[tile]]
            stars = each * (s.pack.stars[kinds[tile]] + built)
            self.owners.append(owner)
            self.stars.append(stars)
            if owner != NOBODY:
                self.points[owner] += stars
