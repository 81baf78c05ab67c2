"""The numbers that matter, with their parts: for the screen, the score sheet and the tests."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.fighting import GARRISON, initiative, yet_to_attack
from sandtable.games.frontier_wars.maps import KIND_NAMES
from sandtable.games.frontier_wars.names import (
    AIRPORT,
    BUILDING_NAMES,
    E_CONQUEST,
    E_ROUND_LIMIT,
    E_ULTIMATE_WEAPON,
    HAND_LIMIT,
    MINIATURES,
    MORE_HAND,
    SIDES,
    UNIT_NAMES,
    UNITS,
    WATER,
)
from sandtable.games.frontier_wars.scoring import (
    building_stars,
    cities,
    conquered_headquarters,
    medal_points,
    research_points,
    standing_of,
    tile_stars,
    tiles_controlled,
)
from sandtable.games.frontier_wars.setup import tie_break_order
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.games.frontier_wars.texts import sheets
from sandtable.kernel.cards import kind_of
from sandtable.kernel.game import Figure, Part, Result, ranks_of, shares_of
from sandtable.kernel.steps import NOBODY

ORDER_OF_STEP: Final = {
    n.PLAY_ATTACK_ORDER: n.ATTACK_ORDER,
    n.PLAY_DEFENSE_ORDER: n.DEFENSE_ORDER,
    n.PLAY_TACTICAL_ORDER: n.TACTICAL_ORDER,
}
"""Which kind of order each of these steps is for."""


def seat_figures(s: FrontierWars, seat: int, viewer: int) -> list[Figure]:
    """What a seat stands at; research points only for their owner (FW-21.5)."""
    if s.faction[seat] == NOBODY or s.home[seat] == NOBODY:
        return []
    figures = [battle_figure(s, seat)] if s.battle != NOBODY and s.present(seat, s.battle) else []
    if s.out[seat]:
        return figures
    figures += [points_figure(s, seat), cards_figure(s, seat), limit_figure(s, seat)]
    for unit in range(UNITS):
        figures.append(Figure(f"reserve-{UNIT_NAMES[unit]}", s.reserve(seat, unit), (), seat, ("FW-1.6",)))
    if viewer == seat:
        figures.append(Figure("research-points", research_points(s, seat), (), seat, ("FW-21.4",)))
    return figures


def battle_figure(s: FrontierWars, seat: int) -> Figure:
    """Who of a seat has yet to attack in the battle, and at which initiative; neutral troops too."""
    parts: list[Part] = []
    for group, count in enumerate(yet_to_attack(s, seat)):
        if count:
            unit = ["word", "garrison" if group == GARRISON else UNIT_NAMES[group // 2]]
            arguments = {"unit": unit, "initiative": initiative(s, seat, group)}
            parts.append(Part("part-initiative", count, arguments, ("FW-14.1",)))
    return Figure("battle-order", sum(part.number for part in parts), tuple(parts), seat, ("FW-14.2",))


def points_figure(s: FrontierWars, seat: int) -> Figure:
    """Victory points as they would be counted now; who is out is counted no more (FW-R69)."""
    parts: list[Part] = []
    if s.out[seat]:
        return Figure("victory-points", 0, (), seat, ("FW-R69",))
    for tile in range(s.pack.tiles):
        if s.controller(tile) != seat:
            continue
        place = ["tile", s.pack.field.names[tile]]
        stars = tile_stars(s, tile)
        if stars:
            kind = KIND_NAMES[s.pack.field.kinds[tile]]
            parts.append(Part("part-tile", stars, {"tile": place, "kind": ["word", kind]}, ("FW-5.6",)))
        stars = building_stars(s, tile)
        if stars:
            what = ["word", BUILDING_NAMES[s.building[tile]]]
            parts.append(Part("part-construction", stars, {"tile": place, "what": what}, ("FW-5.5",)))
    medals = medal_points(s, seat)
    if medals:
        parts.append(Part("part-medals", medals, {}, ("FW-5.11",)))
    return Figure("victory-points", sum(part.number for part in parts), tuple(parts), seat, ("FW-5.1",))


def cards_figure(s: FrontierWars, seat: int) -> Figure:
    parts = [Part("part-basic", 1, {}, ("FW-6.1",))]
    held = cities(s, seat)
    if held:
        parts.append(Part("part-cities", held, {}, ("FW-6.2",)))
    conquered = conquered_headquarters(s, seat)
    if conquered:
        parts.append(Part("part-conquered", conquered, {}, ("FW-6.4",)))
    return Figure("cards-per-round", sum(part.number for part in parts), tuple(parts), seat, ("FW-6.1",))


def limit_figure(s: FrontierWars, seat: int) -> Figure:
    """How many cards the hand may keep: what lies face up takes its place too (FW-R22)."""
    parts = [Part("part-basic", HAND_LIMIT, {}, ("FW-22.7",))]
    airports = tiles_controlled(s, seat, AIRPORT)
    if airports:
        parts.append(Part("part-airports", airports, {}, ("FW-22.8",)))
    if s.sheet(seat).hand:
        parts.append(Part("part-skill", s.sheet(seat).hand, {}, ("FW-8.5",)))
    for card in s.face_up[seat].cards:
        kind = kind_of(card)
        if s.pack.effects[kind].do == MORE_HAND:
            slug = ["kind", s.pack.slugs[kind]]
            parts.append(Part("part-card", s.pack.effects[kind].by, {"card": slug}, ("FW-R22",)))
    shown = len(s.face_up[seat].cards)
    if shown:
        parts.append(Part("part-face-up", -shown, {}, ("FW-R22",)))
    return Figure("hand-limit", sum(part.number for part in parts), tuple(parts), seat, ("FW-22.7",))


def board(s: FrontierWars) -> dict[str, Any]:
    """The map of the match, tiles in the order of the counters' lists, and the faction sheets."""
    field = s.pack.field
    tiles: list[dict[str, Any]] = []
    for tile in range(field.size):
        q, r = field.axial[tile]
        start = field.starts.index(tile) + 1 if tile in field.starts else 0
        tiles.append({"name": field.names[tile], "q": q, "r": r, "kind": KIND_NAMES[field.kinds[tile]], "start": start})
    return {
        "operation": field.title,
        "side": s.box.options["side"],
        "points": field.points,
        "research": field.research,
        "sheets": sheets(s.pack, SIDES.index(str(s.box.options["side"]))),
        "tiles": tiles,
    }


# -- the result -------------------------------------------------------------------------------------


def winner_of(s: FrontierWars) -> int:
    """Who won, unless the round limit leaves it to the list of FW-R80."""
    if s.ending == E_CONQUEST:
        return s.out.index(0)
    if s.ending == E_ULTIMATE_WEAPON:
        for seat in tie_break_order(s):
            if not s.out[seat] and research_points(s, seat) >= s.pack.field.research:
                return seat
    if s.ending == E_ROUND_LIMIT:
        return NOBODY
    return s.points.index(max(s.points))


def result(s: FrontierWars, reason: str) -> Result:
    winner = winner_of(s)
    ranks = ranks_of([standing_of(s, seat, winner) for seat in range(s.seats)])
    sheet = tuple(points_figure(s, seat) for seat in range(s.seats))
    return Result(ranks, shares_of(ranks), tuple(figure.total for figure in sheet), reason, sheet)


# -- why an action is not possible --------------------------------------------------------------------


UNDER_WAY = (n.MARCH, n.LOAD_PLANE, n.BOARD_PLANE, n.FLY)
"""Decisions about a unit whose move has begun."""


def why_not(s: FrontierWars, verb: int, a: int, b: int) -> tuple[str, tuple[str, ...]] | None:
    """A reason for the commonest wrong moves."""
    seat = s.waiting
    kinds = s.pack.field.kinds
    if verb == n.TO and kinds[a] == WATER:
        return "why-water", ("FW-9.9", "FW-R91")
    if verb == n.TO and s.agenda[-1] == n.MARCH:
        return "why-out-of-reach", ("FW-9.3", "FW-R33")
    if verb == n.TO and s.agenda[-1] == n.FLY:
        return "why-out-of-reach", ("FW-9.3", "FW-R36")
    if verb == n.MOVE and s.agenda[-1] in UNDER_WAY:
        return "why-under-way", ("FW-9.4",)
    if verb == n.MOVE and s.agenda[-1] != n.MOVE_UNITS:
        return "why-not-moving", ("FW-4.4",)
    if verb == n.MOVE and s.units[seat][a * UNITS + b] == 0:
        return "why-no-unit", ("FW-9.1",)
    if verb == n.MOVE:
        return "why-moved", ("FW-9.2",)
    if verb == n.BUILD_ON:
        return why_no_building(s, seat, a)
    if verb == n.PLAY and not s.hand[seat].holds_kind(a):
        return "why-not-in-hand", ("FW-8.1",)
    if verb == n.PLAY and ORDER_OF_STEP.get(s.agenda[-1]) != s.pack.backs[a]:
        return "why-not-its-time", ("FW-8.1", "FW-8.2", "FW-8.4")
    if verb == n.PLAY:
        return "why-no-target", ("FW-R20",)
    return None


def why_no_building(s: FrontierWars, seat: int, tile: int) -> tuple[str, tuple[str, ...]]:
    if s.pack.field.kinds[tile] in (n.CITY, n.AIRPORT, n.WATER):
        return "why-city", ("FW-11.2", "FW-11.3", "FW-11.4")
    if not s.open_to_building(tile):
        return "why-construction", ("FW-11.5", "FW-R45")
    if s.controller(tile) != seat:
        return "why-no-control", ("FW-11.7",)
    return "why-no-infantry", ("FW-11.1", "FW-11.8")


# -- what must always hold ----------------------------------------------------------------------------


def invariants(s: FrontierWars) -> list[str]:
    """Cards are conserved; nobody has more units than miniatures; nothing stands on water."""
    broken = card_problems(s)
    if NOBODY in s.faction and s.agenda and s.agenda[-1] != n.CHOOSE_FACTION:
        broken.append("somebody has no faction; name them all, as in 'option factions: ussr+germany'")
    for seat in range(s.seats):
        for unit in range(UNITS):
            if s.on_map(seat, unit) > MINIATURES[unit]:
                broken.append(f"seat {seat} has more than {MINIATURES[unit]} {UNIT_NAMES[unit]} on the map")
        if min(s.units[seat]) < 0:
            broken.append(f"seat {seat} has fewer than no units on a tile")
    for tile in range(s.pack.tiles):
        if s.pack.field.kinds[tile] == WATER and any(s.count(seat, tile) for seat in range(s.seats)):
            broken.append(f"units stand on the water {s.pack.field.names[tile]}")
        if s.building[tile] and (not s.ruined[tile]) != (s.holder[tile] != NOBODY):
            broken.append(f"the construction on {s.pack.field.names[tile]} is destroyed and held, or neither")
    for seat in range(s.seats):
        tile = s.home[seat]
        if tile != NOBODY and (s.flag[tile] == NOBODY) != (s.resistance[seat] == 0):
            broken.append(f"the headquarters on {s.pack.field.names[tile]} must be intact or without resistance")
    return broken


def card_problems(s: FrontierWars) -> list[str]:
    counts = [0] * s.pack.size
    for zone in s.zones:
        for card in zone.cards:
            counts[kind_of(card)] += 1
    return [
        f"there are {counts[kind]} cards {s.pack.slugs[kind]}, not {s.pack.copies[kind]}"
        for kind in range(s.pack.size)
        if counts[kind] != s.pack.copies[kind]
    ]
