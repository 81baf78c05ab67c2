"""What a move would bring: the battle step by step, the units above the limits, and how far everybody is from winning.

A battle is fought by the rules themselves on a copy, as it goes if nobody plays another card. What cards in other hands
could change is said as their number: everybody sees the backs.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.battle import BATTLE_NOBODY, BATTLE_TIED, BATTLE_WON
from sandtable.games.frontier_wars.fighting import GARRISON, GARRISON_HIT, ROW, STEP_FOUGHT, UNIT_LOST, initiative
from sandtable.games.frontier_wars.forecast import IN_TURN, quiet_choice
from sandtable.games.frontier_wars.scoring import (
    building_stars,
    medal_points,
    research_points,
    resistance_held,
    tile_stars,
    victory_points,
)
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.games.frontier_wars.upkeep import excess, units_saved
from sandtable.kernel.event_types import EventType
from sandtable.kernel.events import EventLog
from sandtable.kernel.presentation import ILL, OPEN, WELL, Forecast
from sandtable.kernel.results import Figure, Part
from sandtable.kernel.steps import NOBODY

MOST_CHOICES = 60
"""More choices than a turn has left once its movement is over; a battle that lasts longer is not foretold."""
ENDS: Final = {BATTLE_WON: "battle-held", BATTLE_TIED: "battle-shared", BATTLE_NOBODY: "battle-empty"}
BEGUN = (n.step.SKILL_WINDOW, n.step.PLAY_DEFENSE_ORDER, n.step.ATTACH_ORDER, n.step.AIM_IMPACT)

PRODUCES: Final = (("FW-7.2",), ("FW-7.3", "FW-7.5"), ("FW-7.4", "FW-7.5"))
"""The rules for what a headquarters, a factory and an encampment make."""


def outlook(s: FrontierWars, seat: int) -> list[Forecast]:
    """The battle that is being fought, the upkeep of the viewer, and the three ways to win."""
    found: list[Forecast] = []
    if s.battle != NOBODY and s.now in BEGUN:
        found += battle(s, s.battle, seat)
    for each in range(s.seats):
        if s.faction[each] != NOBODY and s.home[each] != NOBODY and not s.out[each]:
            found += to_win(s, each, seat)
    if seat < s.seats and not s.out[seat] and s.home[seat] != NOBODY:
        found += upkeep(s, seat)
    return found


def prospect(s: FrontierWars, verb: int, a: int, b: int) -> list[Forecast]:
    """A move into a battle, the battle that is chosen to be fought next, and what is built."""
    if verb == n.verb.TO and s.enemy_at(s.waiting, a):
        made = s.clone()
        assert isinstance(made, FrontierWars)
        made.advance(s.ruleset.verbs.encode(verb, a, b))
        return battle(made, a, s.waiting)
    if verb == n.verb.FIGHT:
        return battle(s, a, s.waiting)
    if verb in (n.verb.BUILD, n.verb.REPAIR) and s.now == n.step.BUILD:
        return construction(s, verb, a, b)
    return []


# -- a construction -----------------------------------------------------------------------------------


def construction(s: FrontierWars, verb: int, tile: int, what: int) -> list[Forecast]:
    """What building or repairing on a tile costs, what it produces, and what it changes in victory points."""
    made = s.clone()
    assert isinstance(made, FrontierWars)
    made.apply(s.ruleset.verbs.encode(verb, tile, what))
    seat = s.waiting
    kept = made.controller(tile) == seat
    parts = [
        Part("build-infantry", 0, {}, ("FW-11.1",)),
        Part(f"build-{n.BUILDING_NAMES[made.building[tile]]}", 0, {}, PRODUCES[made.building[tile]]),
    ]
    if kept and made.units[seat][tile * n.UNITS + n.unit.INFANTRY] == 0 and made.building[tile]:
        parts.append(Part("build-idle", 0, {}, ("FW-11.11",)))
    medals = medal_points(made, seat) - medal_points(s, seat)
    if medals:
        parts.append(Part("build-medal", medals, {}, ("FW-11.13",)))
    if kept and building_stars(made, tile):
        parts.append(Part("build-stars", building_stars(made, tile), {}, ("FW-5.5",)))
    if not kept:
        parts.append(Part("build-left", -tile_stars(s, tile), {}, ("FW-11.12",)))
    total = sum(part.number for part in parts)
    return [Forecast(Figure("build-ahead", total, tuple(parts), seat, ("FW-5.1",)), tone=WELL if kept else ILL)]


# -- a battle -----------------------------------------------------------------------------------------


class Watch(EventLog):
    """Listens to a battle: what is told, and who fires at each step, which nobody is told."""

    def __init__(self, s: FrontierWars) -> None:
        super().__init__()
        self.s = s
        self.heard: list[tuple[EventType, tuple[int, ...], list[Part]]] = []

    def told(self, event: EventType, a: int, b: int, c: int, d: int, eyes: int) -> None:
        super().told(event, a, b, c, d, eyes)
        self.heard.append((event, (a, b, c, d), self.firing(a) if event is STEP_FOUGHT else []))

    def firing(self, step: int) -> list[Part]:
        """The units that attack at this initiative, by seat and type."""
        parts: list[Part] = []
        for at, count in enumerate(self.s.ready):
            seat, group = at // ROW, at % ROW
            if count and initiative(self.s, seat, group) == step:
                unit = ["word", "garrison" if group == GARRISON else n.UNIT_NAMES[group // 2]]
                arguments = {"seat": ["seat", seat], "unit": unit, "n": count, "initiative": step}
                parts.append(Part("step-fires", 0, arguments, ("FW-14.2",)))
        return parts

    def over(self, code: int) -> bool:
        """Has the battle on this tile ended?"""
        if not self.heard:
            return False
        return any(event in ENDS and code in values[:2] for event, values, _ in self.heard)


def battle(s: FrontierWars, tile: int, viewer: int) -> list[Forecast]:
    """Who fires and who falls at which initiative, and who holds the tile then."""
    watch = fought(s, tile)
    if watch is None:
        return []
    code = s.pack.field.codes[tile]
    parts: list[Part] = []
    winner, lost = NOBODY, 0
    for event, values, firing in watch.heard:
        parts += firing
        if event is UNIT_LOST and values[2] == code:
            arguments = {"seat": ["seat", values[0]], "unit": ["word", n.UNIT_NAMES[values[1]]]}
            parts.append(Part("step-falls", int(values[0] == viewer), arguments, ("FW-14.6",)))
            lost += values[0] == viewer
        elif event is GARRISON_HIT and values[1] == code:
            parts.append(Part("step-garrison", 0, {"seat": ["seat", values[0]], "n": values[2]}, ("FW-18.3",)))
        elif event in ENDS:
            winner = values[0] if event is BATTLE_WON else NOBODY
            parts.append(Part(ENDS[event], 0, {"seat": ["seat", max(0, winner)]}, ("FW-15.1", "FW-15.2")))
            break
    parts += unknown_orders(s, tile, viewer)
    tone = WELL if winner == viewer else OPEN if winner == NOBODY else ILL
    figure = Figure("battle-ahead", lost, tuple(parts), viewer, ("FW-14.1", "FW-14.6"))
    return [Forecast(figure, ("tile", s.pack.field.names[tile]), tone)]


def fought(s: FrontierWars, tile: int) -> Watch | None:
    """The battle on a tile as it goes if nobody plays another card; None if none is fought there."""
    after = s.clone()
    assert isinstance(after, FrontierWars)
    if s.battle != tile:
        march_to(after, tile)
    if after.battle != tile:
        return None
    watch = Watch(after)
    after.log = watch
    code = s.pack.field.codes[tile]
    for _ in range(MOST_CHOICES):
        if after.ending != NOBODY or after.now not in IN_TURN:
            return None
        after.apply(quiet_choice(after))
        if watch.over(code):
            return watch
    return None


def march_to(after: FrontierWars, tile: int) -> None:
    """Go on quietly to the moment when this battle is the one to be fought."""
    fight = after.ruleset.verbs.encode(n.verb.FIGHT, tile)
    for _ in range(MOST_CHOICES):
        if after.battle == tile or after.ending != NOBODY or after.now not in IN_TURN:
            return
        after.apply(fight if fight in after.legal else quiet_choice(after))


def unknown_orders(s: FrontierWars, tile: int, viewer: int) -> list[Part]:
    """Cards in other hands that could still be played into the battle (FW-8.4)."""
    parts: list[Part] = []
    for seat in range(s.seats):
        cards = s.cards_with_back(seat, n.deck.DEFENSE)
        if seat not in (viewer, s.active) and not s.out[seat] and s.present(seat, tile) and cards:
            parts.append(Part("battle-orders", 0, {"seat": ["seat", seat], "n": cards}, ("FW-8.4",)))
    return parts


# -- to the end of the round, and of the game ---------------------------------------------------------


def upkeep(s: FrontierWars, seat: int) -> list[Forecast]:
    """Units above the limits as they stand now: they leave the map at upkeep (FW-22.1)."""
    parts: list[Part] = []
    for tile in range(s.pack.tiles):
        over = excess(s, seat, tile) if s.count(seat, tile) else 0
        if over > 0:
            place = {"tile": ["tile", s.pack.field.names[tile]], "limit": s.limit(seat, tile)}
            parts.append(Part("upkeep-tile", over, place, ("FW-22.2", "FW-22.3")))
    saved = min(units_saved(s, seat), sum(part.number for part in parts))
    if saved:
        parts.append(Part("upkeep-saved", -saved, {}, ("FW-R22",)))
    if not parts:
        return []
    total = sum(part.number for part in parts)
    return [Forecast(Figure("upkeep-ahead", total, tuple(parts), seat, ("FW-22.1",)), tone=ILL if total else "")]


def to_win(s: FrontierWars, seat: int, viewer: int) -> list[Forecast]:
    """How far a player is from each of the three ways to win; research points are their owner's secret (FW-21.5)."""
    about = ("seat", str(seat))
    field = s.pack.field
    found = [Forecast(to_go("points-to-go", field.points, victory_points(s)[seat], seat, "FW-3.3"), about)]
    if viewer == seat:
        found.append(Forecast(to_go("research-to-go", field.research, research_points(s, seat), seat, "FW-3.4"), about))
    parts: list[Part] = []
    for other in range(s.seats):
        if other != seat and not s.out[other]:
            arguments = {"seat": ["seat", other], "n": resistance_held(s, other)}
            parts.append(Part("rival-stands", 1, arguments, ("FW-19.2",)))
    found.append(Forecast(Figure("rivals-to-go", len(parts), tuple(parts), seat, ("FW-3.2",)), about))
    return found


def to_go(name: str, wanted: int, have: int, seat: int, rule: str) -> Figure:
    """What is wanted less what is there; 0 if there is enough."""
    parts = [Part("win-wanted", wanted, {}, (rule,)), Part("win-have", -min(have, wanted), {}, (rule,))]
    return Figure(name, max(0, wanted - have), tuple(parts), seat, (rule,))
