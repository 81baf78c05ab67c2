"""What counts: victory points, research, cards per round, the hand limit, and who stands where at the end."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.effects import effect
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import kind_of
from sandtable.kernel.options import Option
from sandtable.kernel.steps import NOBODY

MEDAL_VP: Final = Option("medal_vp", True)
MAX_ROUNDS: Final = Option("max_rounds", 30, low=0, high=200)
NO_LIMIT: Final = 1000
"""Rounds of a game without a limit: more than anybody will play, so that every game has an end (FW-R80)."""


def tile_stars(s: FrontierWars, tile: int) -> int:
    """Stars printed on a tile (FW-R8), doubled where medals are no points (FW-R6)."""
    return s.pack.stars[s.pack.field.kinds[tile]] * star_worth(s)


def building_stars(s: FrontierWars, tile: int) -> int:
    """Stars on an intact factory or encampment (FW-5.5, FW-5.9)."""
    return 0 if s.ruined[tile] else s.pack.building_stars[s.building[tile]] * star_worth(s)


def star_worth(s: FrontierWars) -> int:
    return 1 if s.ruleset.options["medal_vp"] else 2


def medal_points(s: FrontierWars, seat: int) -> int:
    return s.medals[seat] if s.ruleset.options["medal_vp"] else 0  # FW-5.11, FW-R6


def victory_points(s: FrontierWars) -> list[int]:
    """Of each seat: stars under control now, and medals (FW-5.5 to FW-5.12)."""
    pack = s.pack
    worth = star_worth(s)
    points = [medal_points(s, seat) for seat in range(s.seats)]
    for tile in range(pack.tiles):
        stars = pack.stars[pack.field.kinds[tile]]
        if s.building[tile] and not s.ruined[tile]:
            stars += pack.building_stars[s.building[tile]]
        if stars:
            seat = s.controller(tile)
            if 0 <= seat < s.seats:
                points[seat] += stars * worth
    return points


def research_points(s: FrontierWars, seat: int) -> int:
    points = 0
    for card in s.research[seat].cards:
        points += s.pack.research[kind_of(card)]
    return points


def cities(s: FrontierWars, seat: int) -> int:
    return tiles_controlled(s, seat, n.tile.CITY)


def tiles_controlled(s: FrontierWars, seat: int, kind: int) -> int:
    """How many tiles of a kind a seat controls."""
    count = 0
    for tile in s.pack.field.of_kind[kind]:
        if s.controller(tile) == seat:
            count += 1
    return count


def conquered_headquarters(s: FrontierWars, seat: int) -> int:
    """Headquarters of others that a seat holds and controls: each gives a card (FW-6.4, FW-R31, FW-R50)."""
    count = 0
    for other in range(s.seats):
        tile = s.home[other]
        if other != seat and s.flag[tile] == seat and s.controller(tile) == seat:
            count += 1
    return count


def cards_per_round(s: FrontierWars, seat: int) -> int:
    return 1 + cities(s, seat) + conquered_headquarters(s, seat)  # FW-6.1, FW-6.2


def hand_limit(s: FrontierWars, seat: int) -> int:
    """Four, one more for each airport, and what a skill or a face-up card adds (FW-22.7, FW-22.8)."""
    limit = n.HAND_LIMIT + s.sheet(seat).hand + tiles_controlled(s, seat, n.tile.AIRPORT)
    for card in s.face_up[seat].cards:
        row = s.pack.effects[kind_of(card)]
        if row.do == effect.HAND_LIMIT:
            limit += row.by
    return limit


def round_limit(s: FrontierWars) -> int:
    limit = s.ruleset.options["max_rounds"]
    assert isinstance(limit, int)
    return limit if limit else NO_LIMIT


def resistance_held(s: FrontierWars, seat: int) -> int:
    total = 0
    for other in range(s.seats):
        tile = s.home[other]
        if tile != NOBODY and s.flag[tile] == seat:
            total += s.resistance[other]
    return total


def units_on_map(s: FrontierWars, seat: int) -> int:
    total = 0
    for tile in range(s.pack.tiles):
        for unit in range(n.UNITS):
            total += s.units[seat][tile * n.UNITS + unit]
    return total


def standing_of(s: FrontierWars, seat: int, winner: int) -> tuple[int, ...]:
    """What decides a seat's place, most important first (FW-R80, FW-R90). Those who are out rank by when they fell."""
    if s.out[seat]:
        return 0, s.out[seat], 0, 0, 0, 0, 0
    return (
        1,
        1 if seat == winner else 0,
        victory_points(s)[seat],
        research_points(s, seat),
        s.medals[seat],
        resistance_held(s, seat),
        units_on_map(s, seat),
    )
