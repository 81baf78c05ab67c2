"""Setup: factions, headquarters, first troops and first cards."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import NOBODY, Decision, Offer, Step

FACTION_CHOSEN: Final = EventType("faction-chosen", "seat word:faction", "FW-1.1", n.FACTIONS)
HEADQUARTERS_PLACED: Final = EventType("headquarters-placed", "seat word:faction tile", "FW-2.6 FW-2.7", n.FACTIONS)


def blank_turn(s: FrontierWars) -> None:
    """Nothing has moved this turn, no order is at work."""
    s.moved = s.pack.no_units
    s.carried = s.pack.no_units
    s.entered = s.pack.no_tiles
    s.left = s.pack.no_tiles
    s.extra_movement = [0] * n.UNITS
    s.extra_load = 0
    s.past_artillery = 0
    s.last_tile = NOBODY
    s.last_unit = NOBODY
    s.last_load = NOBODY
    s.last_to = NOBODY


def blank_battle(s: FrontierWars) -> None:
    """No modifiers, no blows struck."""
    seats = s.seats
    s.attached = NOBODY
    s.elite = NOBODY
    s.doubled = NOBODY
    s.bonus = [0] * (seats * n.UNITS)
    s.strikes = [1] * (seats * n.UNITS)
    s.shield = [0] * seats
    s.ready = [0] * (seats * (2 * n.UNITS + 1))
    s.spent = [0] * (seats * 2 * n.UNITS)
    s.volley = [0] * seats
    s.aimed = [0] * seats
    s.aimed_by = [NOBODY] * seats
    s.steps_fought = 0
    s.fallen = NOBODY
    s.destroyer = NOBODY


def lay_out(s: FrontierWars) -> None:
    for kind, copies in enumerate(s.pack.copies):
        s.put(s.deck(s.pack.backs[kind]), kind, copies)


def set_up(s: FrontierWars) -> None:
    """Three shuffled decks; factions are chosen, drawn or given."""
    s.turn_order = list(range(s.seats))
    for deck in range(3):
        s.shuffle(s.deck(deck))  # FW-2.4
    first = str(s.ruleset.options["first"])
    opener = s.random(s.seats) if first == "random" else int(first)
    given = str(s.ruleset.options["factions"])
    if given == "choose":
        s.last = opener
        s.then(n.step.CHOOSE_FACTION, 0)
        return
    if given == "random":
        order = list(range(len(n.FACTIONS)))
        chance = s.chance_stream()
        if s.seed:
            chance.shuffle(order)
        s.faction = order[: s.seats]
    else:
        s.faction = [n.FACTIONS.index(name) for name in given.split("+")]
    deploy(s)


def deploy(s: FrontierWars) -> None:
    """Headquarters on the starts, first troops on the headquarters (FW-2.6, FW-2.7, FW-R14, FW-R15)."""
    starts = s.pack.field.starts[:]
    chance = s.chance_stream()
    if s.seed and s.ruleset.options["starts"] == "random":
        chance.shuffle(starts)
    s.turn_order = tie_break_order(s)
    for position, seat in enumerate(s.turn_order):
        tile = starts[position]
        sheet = s.sheet(seat)
        s.tell(HEADQUARTERS_PLACED, seat, s.faction[seat], s.pack.field.codes[tile])
        s.home = changed(s.home, seat, tile)
        s.flag = changed(s.flag, tile, seat)
        s.resistance = changed(s.resistance, seat, sheet.headquarters)
        for unit in range(n.UNITS):
            s.add_units(seat, tile, unit, sheet.troops[unit])
    s.last = NOBODY
    s.then(n.step.NEW_ROUND)
    s.then(n.step.FIRST_CARDS, 0)


def tie_break_order(s: FrontierWars) -> list[int]:
    """The seats along the arrow of the turn order board: USSR, USA, Germany, UK (FW-R9)."""
    order: list[int] = []
    for faction in range(len(n.FACTIONS)):
        if faction in s.faction:
            order.append(s.faction.index(faction))
    return order


class ChooseFaction(Decision[FrontierWars]):
    """Each player takes one faction that nobody has yet."""

    number = n.step.CHOOSE_FACTION
    args = ("position",)
    rules = ("FW-1.1", "FW-R13")

    def seat(self, s: FrontierWars) -> int:
        return (s.last + s.a) % s.seats

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for faction in range(len(n.FACTIONS)):
            if faction not in s.faction:
                to.add(n.verb.LEAD, faction)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        position = s.a
        seat = (s.last + position) % s.seats
        s.faction = changed(s.faction, seat, a)
        s.tell(FACTION_CHOSEN, seat, a)
        if position + 1 < s.seats:
            s.then(n.step.CHOOSE_FACTION, position + 1)
        else:
            s.then(n.step.DEPLOY)


class Deploy(Step[FrontierWars]):
    """Every headquarters goes to its start, with the first troops of its sheet."""

    number = n.step.DEPLOY
    rules = ("FW-2.6", "FW-2.7")

    def run(self, s: FrontierWars) -> None:
        deploy(s)


class FirstCards(Step[FrontierWars]):
    """In tie-break order each player draws the first cards one by one."""

    number = n.step.FIRST_CARDS
    args = ("position",)
    rules = ("FW-2.8", "FW-R16")

    def run(self, s: FrontierWars) -> None:
        seat = s.in_turn(n.step.FIRST_CARDS, s.a)
        if seat != NOBODY:
            s.then(n.step.DRAW, seat, s.sheet(seat).cards)


def home(s: FrontierWars, kind: int) -> tuple[str, int]:
    """Where a card lies that a partial position has no other place for."""
    return f"{n.DECKS[s.pack.backs[kind]]}-discard", -1
