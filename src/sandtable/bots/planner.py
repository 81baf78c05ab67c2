"""The bot `planner`: finds lines for its run of choices, races them in shared re-deals, and keeps to the one that wins.

A beam finds the lines (`search.py`), `race.py` tries them out against rivals that answer, `light.py` plays on beyond.
The time is for a run of choices, however many there are in it: once it is used up, the plan is followed as far as the
run goes as foreseen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import erf, inf, sqrt
from time import perf_counter

from sandtable import BadOption, Line, SeatView, Thoughts
from sandtable.bots.levels import LEVELS
from sandtable.bots.light import Light
from sandtable.bots.race import Entry, Lead, Race
from sandtable.bots.search import Found, Search

MOST_MS = 600_000
DEALS = 3
"""Re-deals on which the beam's lines are compared before they race."""
MORE_LINES = 3
"""Lines from each of the beam's re-deals besides the best one of each first choice."""
MOST_LINES = 8
"""Lines that race."""
ROUNDS_AHEAD = 1
"""How often each seat is asked again after the line, before the position is judged."""
TURNS_ALONE = 3
"""The same, in turns, for who plays alone."""
LOOKS_AHEAD = 0.6
"""What the looks at the choices still to come take, each against this one: the rest of a run is shorter every time."""
MOST_AHEAD = 0.5
"""The part of the time left that is kept for them at most."""
EASING = 0.4
"""Of what then remains a race takes all at the last choice of a run, and less the more choices are still to come: so
many of them count as one."""
NARROWEST, WIDEST = 0.125, 4.0
"""How many times narrower or wider than usual the beam looks where time is short or plentiful."""
NARROW = 0.5
"""A beam as narrow as this looks at one re-deal only."""
LOOKS_SHARE = 0.3
"""The part of a choice's time for which a beam looks that is wider than usual; a narrower one takes all of it."""
TIRED = 1.1
"""The part of the time after which the plan is followed as it stands."""


@dataclass(frozen=True)
class Step:
    """A choice that is planned: the actions that are expected to be legal, and which of them is meant."""

    legal: tuple[int, ...]
    action: int


@dataclass(frozen=True)
class Plan:
    """The rest of a run, from the action with this number on, and the time that the run has taken."""

    seat: int
    number: int
    steps: tuple[Step, ...]
    spent: float
    look: float = 0.0
    """Seconds that a look of the usual breadth takes."""
    raced: bool = False
    """Has it won a race? Then the next one has to beat it."""


class Planner:
    """Plays for its chance to win.

    `ms`: milliseconds for a run of choices. `simulations`: tries for each search in the place of time, so that the
    same seed chooses the same. `level`: from 1 to 7, as in levels.py, in the place of `ms`. `weights`: a file that
    `sandtable train` has made; its net judges positions in the place of the game's own value.
    """

    def __init__(self, seed: int = 0, ms: int = 200, simulations: int = 0, level: int = 0, weights: str = "") -> None:
        if not 1 <= ms <= MOST_MS:
            raise BadOption("planner-ms", value=ms, most=MOST_MS)
        if simulations < 0:
            raise BadOption("planner-simulations", value=simulations)
        self.seed = seed
        self.seconds = ms / 1000
        self.simulations = simulations
        self.races = True
        """Without it what the beam finds is played, and looked for again at every choice."""
        self.weights = weights
        self.overlooks = 0.0
        self.loses = 0.0
        self.plan: Plan | None = None
        self.best = -1
        self.clock: Callable[[], float] = perf_counter
        if level:
            self.take_level(level)

    def take_level(self, level: int) -> None:
        if not 1 <= level <= len(LEVELS):
            raise BadOption("planner-level", value=level, most=len(LEVELS))
        row = LEVELS[level - 1]
        self.seconds, self.overlooks, self.loses = row.ms / 1000, row.overlooks, row.loses
        self.races = row.ms > 0

    def hurry(self, seconds: float) -> None:
        self.seconds = min(self.seconds, max(0.0, seconds))

    def choose(self, view: SeatView) -> int:
        legal = tuple(sorted(view.legal_actions()))
        if len(legal) == 1:
            self.plan = self.after(view, self.kept(view, legal) == [legal[0]])
            return legal[0]
        foreseen = self.foreseen(view, legal)
        if foreseen is not None:
            self.plan = self.after(view, True)
            return foreseen
        return view.parse(self.think(view).action)

    def think(self, view: SeatView, also: int = -1) -> Thoughts:
        """What it would play and why, and what of `also`. The plan that follows from it is kept."""
        began = self.clock()
        left = self.seconds - self.spent(view)
        self.best = -1
        kept = self.kept(view, tuple(sorted(view.legal_actions())))
        breadth = self.breadth(left, max(1, len(kept)))
        found = self.lines(view, sorted(view.game.hints.choices(view.redeal())), breadth, kept)
        if self.overlooks:
            found = self.overlook(found, Light(view, self.weights).scale, view)
        self.best = found[0].line[0]
        took = self.clock() - began
        entries = self.entries(view, found, kept, also)
        ahead = TURNS_ALONE if view.seats == 1 else ROUNDS_AHEAD * view.seats
        race = Race(view, entries, ahead, view.chance(self.seed), self.weights)
        if self.simulations:
            race.run(self.simulations, inf, self.clock)
        elif self.races:
            race.run(1 << 30, began + took + time_to_race(left - took, took, len(found[0].line)), self.clock)
        front = entries[race.in_front]
        self.best = front.line[0]
        steps = () if self.overlooks else planned(view, front.line)
        spent = self.seconds - left + self.clock() - began
        raced = race.in_front > 0 or (front.line == kept and self.plan is not None and self.plan.raced)
        self.plan = Plan(view.seat, view.number + 1, steps, spent, took / breadth, raced)
        return thoughts(view, race, front)

    def entries(self, view: SeatView, found: list[Found], kept: list[int], also: int) -> list[Entry]:
        """The lines that race. In front is what won a race before, or what the beam likes best."""
        entries = [Entry(line.line, line.worth, view.seats) for line in found[:MOST_LINES]]
        if kept and self.plan is not None and self.plan.raced:
            entries = [entry for entry in entries if entry.line != kept]
            entries.insert(0, Entry(kept, found[0].worth, view.seats))
        if also >= 0 and also not in [entry.line[0] for entry in entries]:
            entries.append(Entry(self.line_from(view, also, found), entries[-1].worth, view.seats))
        return entries

    def breadth(self, left: float, steps: int) -> float:
        """How wide the beam looks, against what the game says, with so many choices of the run still to make."""
        look = self.plan.look if self.plan is not None else 0.0
        if not self.timed or look <= 0.0:
            return 1.0
        fair = max(0.0, left) / steps / look
        if fair < 1.0:
            return max(NARROWEST, fair)
        return min(WIDEST, max(1.0, LOOKS_SHARE * fair))

    @property
    def timed(self) -> bool:
        """Does it mind the clock? Not with a number of simulations, nor without races: then it always looks in full."""
        return self.races and not self.simulations

    def spent(self, view: SeatView) -> float:
        """Seconds that this run has taken so far."""
        plan = self.plan
        return plan.spent if plan is not None and (plan.seat, plan.number) == (view.seat, view.number) else 0.0

    def after(self, view: SeatView, as_planned: bool) -> Plan:
        """The plan after a choice that took no thought."""
        plan = self.plan
        if plan is None:
            return Plan(view.seat, view.number + 1, (), 0.0)
        steps = plan.steps[1:] if as_planned else ()
        return replace(plan, seat=view.seat, number=view.number + 1, steps=steps, spent=self.spent(view))

    def kept(self, view: SeatView, legal: tuple[int, ...]) -> list[int]:
        """The choices that are planned from here on, if all went as foreseen."""
        plan = self.plan
        if plan is None or (plan.seat, plan.number) != (view.seat, view.number) or not plan.steps:
            return []
        return [step.action for step in plan.steps] if plan.steps[0].legal == legal else []

    def foreseen(self, view: SeatView, legal: tuple[int, ...]) -> int | None:
        """The next choice of the plan, if all went as planned and no time is left to think again."""
        kept = self.kept(view, legal)
        if not kept or not self.timed or self.spent(view) < self.seconds * TIRED:
            return None
        return kept[0]

    def lines(self, view: SeatView, actions: list[int], breadth: float, kept: list[int]) -> list[Found]:
        """What the beam finds, and what is planned, the best first."""
        hints = view.game.hints
        deal = view.redeal()
        if len(actions) == 1:
            return [Found(0, actions, 0.0)]
        width, positions = max(1, round(hints.width * breadth)), round(hints.positions * breadth)
        search = Search(view, DEALS if breadth > NARROW else 1, positions, width, view.chance(self.seed), self.weights)
        if hints.prepares(deal):
            return [Found(0, [search.choose(deal, actions)], 0.0)]
        return search.lines(deal, actions, MORE_LINES, kept)

    def line_from(self, view: SeatView, also: int, found: list[Found]) -> list[int]:
        """The best run that begins with a choice, so that it is compared with others for what it is worth."""
        hints = view.game.hints
        if hints.prepares(view.redeal()):
            return [also]
        search = Search(view, 1, hints.positions, hints.width, view.chance(self.seed))
        begun = [line for line in found if line.line[0] == also] or search.lines(view.redeal(), [also], 0, [])
        return begun[0].line if begun else [also]

    def overlook(self, found: list[Found], scale: float, view: SeatView) -> list[Found]:
        """The lines without those that a weaker player does not see. What lies open is never overlooked."""
        chance = view.chance(self.seed + 1)
        most = self.loses * 4.0 * scale  # near an even game a scale is a quarter of a chance
        for line in found:
            if found[0].worth - line.worth > most:
                break
            if chance.below(1000) >= 1000 * self.overlooks:
                return [line]
        return found[:1]


def time_to_race(left: float, look: float, steps: int) -> float:
    """Seconds for a race, with so many choices to make of which each wants a look first."""
    ahead = min(MOST_AHEAD * left, LOOKS_AHEAD * look * (steps - 1))
    return max(0.0, left - ahead) / (1.0 + EASING * (steps - 1))


def planned(view: SeatView, line: list[int]) -> tuple[Step, ...]:
    """The choices after the first, with what will be legal then as far as it can be foreseen."""
    position = view.redeal()
    steps = []
    for at, action in enumerate(line):
        if position.to_act != view.seat or action not in position.legal:
            break
        if at:
            steps.append(Step(tuple(sorted(position.legal)), action))
        position.apply(action)
    return tuple(steps)


def thoughts(view: SeatView, race: Race, front: Entry) -> Thoughts:
    """What came out of a race, in words and numbers that anybody can read."""
    others = sorted((entry for entry in race.entries if entry is not front), key=Entry.mean, reverse=True)
    return Thoughts(
        view.seat,
        view.describe(front.line[0]),
        chances(view, race, front),
        tuple(line_of(view, front, entry) for entry in [front, *others]),
        sureness(front, others),
        race.simulations,
    )


def line_of(view: SeatView, front: Entry, entry: Entry) -> Line:
    lead = Lead(front, entry)
    return Line(tuple(map(view.describe, entry.line)), entry.mean(), error(entry), lead.mean, lead.error)


def chances(view: SeatView, race: Race, front: Entry) -> tuple[float, ...]:
    """The chance of each seat; from what the position is worth, where nothing was tried out."""
    visits = front.root.visits
    if visits:
        return tuple(total / visits for total in front.root.totals)
    return tuple(race.light.odds(race.follow(view.redeal(), front.line, race.chance)))


def error(entry: Entry) -> float:
    """The standard error of a line's chance."""
    number = len(entry.chances)
    if number < 2:
        return 0.5
    mean = entry.mean()
    return sqrt(sum((each - mean) ** 2 for each in entry.chances) / (number * (number - 1)))


def sureness(front: Entry, others: list[Entry]) -> float:
    """How likely the line in front is better than the best of the others, if errors are normal."""
    if not others:
        return 1.0
    rival = max(others, key=Entry.mean)
    lead = Lead(front, rival)
    return 0.5 if lead.number < 2 else 0.5 + 0.5 * erf(abs(lead.mean) / lead.error / sqrt(2.0)) * (lead.mean >= 0)
