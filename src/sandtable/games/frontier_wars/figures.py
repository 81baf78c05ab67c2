"""The numbers that matter in a position, with their parts, and what questions and events say beyond their names."""

from __future__ import annotations

from typing import Any

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.effects import effect
from sandtable.games.frontier_wars.fighting import GARRISON, initiative, yet_to_attack
from sandtable.games.frontier_wars.maps import KIND_NAMES
from sandtable.games.frontier_wars.movement import ARTILLERY_ABOARD
from sandtable.games.frontier_wars.scoring import (
    building_stars,
    cities,
    conquered_headquarters,
    medal_points,
    research_points,
    tile_stars,
    tiles_controlled,
)
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.games.frontier_wars.texts import counted, sheets, words
from sandtable.kernel.cards import kind_of
from sandtable.kernel.results import Figure, Part
from sandtable.kernel.steps import NOBODY
from sandtable.kernel.words import languages


def figures(s: FrontierWars, viewer: int) -> list[Figure]:
    return [figure for seat in range(s.seats) for figure in seat_figures(s, seat, viewer)]


def seat_figures(s: FrontierWars, seat: int, viewer: int) -> list[Figure]:
    """What a seat stands at; research points only for their owner (FW-21.5)."""
    if s.faction[seat] == NOBODY or s.home[seat] == NOBODY:
        return []
    figures = [battle_figure(s, seat)] if s.battle != NOBODY and s.present(seat, s.battle) else []
    if s.out[seat]:
        return figures
    figures += [points_figure(s, seat), cards_figure(s, seat), limit_figure(s, seat)]
    for unit in range(n.UNITS):
        figures.append(Figure(f"reserve-{n.UNIT_NAMES[unit]}", s.reserve(seat, unit), (), seat, ("FW-1.6",)))
    if viewer == seat:
        figures.append(Figure("research-points", research_points(s, seat), (), seat, ("FW-21.4",)))
    return figures


def battle_figure(s: FrontierWars, seat: int) -> Figure:
    """Who of a seat has yet to attack in the battle, and at which initiative; neutral troops too."""
    parts: list[Part] = []
    for group, count in enumerate(yet_to_attack(s, seat)):
        if count:
            unit = ["word", "garrison" if group == GARRISON else n.UNIT_NAMES[group // 2]]
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
            what = ["word", n.BUILDING_NAMES[s.building[tile]]]
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
    parts = [Part("part-basic", n.HAND_LIMIT, {}, ("FW-22.7",))]
    airports = tiles_controlled(s, seat, n.tile.AIRPORT)
    if airports:
        parts.append(Part("part-airports", airports, {}, ("FW-22.8",)))
    if s.sheet(seat).hand:
        parts.append(Part("part-skill", s.sheet(seat).hand, {}, ("FW-8.5",)))
    for card in s.face_up[seat].cards:
        kind = kind_of(card)
        if s.pack.effects[kind].do == effect.HAND_LIMIT:
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
        "side": s.ruleset.options["side"],
        "points": field.points,
        "research": field.research,
        "sheets": sheets(s.pack, n.SIDES.index(str(s.ruleset.options["side"]))),
        "tiles": tiles,
    }


# -- the result -------------------------------------------------------------------------------------


def event_argument(kind: str, value: int) -> Any:
    if kind == "tile":
        return ["tile", f"{chr(ord('a') + value // 32)}{value % 32}"]
    return value


def question_argument(s: FrontierWars, name: str, value: int) -> Any:
    if name == "site":
        value %= s.pack.tiles  # the rank of the construction and its tile
    if name in ("site", "tile", "pickup", "to") and value >= 0:
        return ["tile", s.pack.field.names[value]]
    if name == "unit":
        return ["word", n.UNIT_NAMES[value]]
    if name == "load" and value:
        counts = {n.unit.INFANTRY: value % ARTILLERY_ABOARD, n.unit.ARTILLERY: value // ARTILLERY_ABOARD}
        return ["text", {lang: counted(counts, words(lang)) for lang in languages()}]
    return value


def action_details(s: FrontierWars, verb: int, a: int, b: int) -> dict[str, Any]:
    """What a construction will make."""
    return {"makes": n.BUILDING_NAMES[b + 1]} if verb == n.verb.BUILD else {}


def question_details(s: FrontierWars) -> dict[str, Any]:
    """Where the battle is that a question belongs to; 0 outside of battles."""
    return {"battle": 0 if s.battle == NOBODY else ["tile", s.pack.field.names[s.battle]]}
