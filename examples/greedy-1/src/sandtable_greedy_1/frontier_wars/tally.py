"""A position counted once: who controls each tile, the stars on it, where everybody stands, and the points."""

from __future__ import annotations

from sandtable.games.frontier_wars import names as n
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
        self.starred: list[int] = []
        """The tiles with stars."""
        self.points = [medal_points(s, seat) for seat in range(s.seats)]
        """Victory points as they would be counted now."""
        self.camps = [camps_of(s, seat) for seat in range(s.seats)]
        """The tiles where each seat has units."""
        self.grips = [-1.0] * (s.seats * s.seats)
        """How firmly each seat has each headquarters in its grip, as far as it was asked for (`siege.plain_grip`)."""
        each = star_worth(s)
        kinds = s.pack.field.kinds
        for tile in range(s.pack.tiles):
            owner = s.controller(tile)
            built = 0 if s.ruined[tile] else s.pack.building_stars[s.building[tile]]
            stars = each * (s.pack.stars[kinds[tile]] + built)
            self.owners.append(owner)
            self.stars.append(stars)
            if stars:
                self.starred.append(tile)
                if owner != NOBODY:
                    self.points[owner] += stars


def camps_of(s: FrontierWars, seat: int) -> list[int]:
    """The tiles where a seat has units."""
    counts = s.units[seat]
    camps: list[int] = []
    for tile in range(s.pack.tiles):
        at = tile * n.UNITS
        if counts[at] or counts[at + 1] or counts[at + 2] or counts[at + 3]:
            camps.append(tile)
    return camps
