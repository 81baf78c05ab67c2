"""The bot `planner`: finds lines for its run of choices, races them in shared re-deals, and keeps to the one that wins.

A beam finds the lines (`search.py`), `race.py` tries them out against rivals that answer, `light.py` plays on beyond.
The time is for a run of choices, however many there are in it: once it is used up, the plan is followed as far as the
run goes as foreseen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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
FIRST_SHARE = 0.4
"""The part of the time left for a run that the next search may take: what comes may not be as foreseen."""
RESERVE = 0.05
"""Seconds of a run that races leave, but no more than half: in them the other choices are looked at again. The end of a
line that was found at the first of a dozen choices is much worse than what is found when it comes near."""
NARROW = 4
"""How many times narrower the beam is that looks again once races have had their time."""
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
            self.plan = self.after(view, self.spent(view), ())
            return legal[0]
        foreseen = self.foreseen(view, legal)
        if foreseen is not None:
            assert self.plan is not None
            self.plan = Plan(view.seat, view.number + 1, self.plan.steps[1:], self.plan.spent)
            return foreseen
        return view.parse(self.think(view).action)

    def think(self, view: SeatView, also: int = -1) -> Thoughts:
        """What it would play and why, and what of `also`. The plan that follows from it is kept."""
        began = self.clock()
        spent = self.spent(view)
        self.best = -1
        deal = view.redeal()
        actions = sorted(view.game.hints.choices(deal))
        chance = view.chance(self.seed)
        left = self.seconds - min(RESERVE, self.seconds / 2) - spent
        found = self.lines(view, actions, narrow=self.timed and left <= 0)
        if self.overlooks:
            found = self.overlook(found, Light(view, self.weights).scale, view)
        self.best = found[0].line[0]
        entries = [Entry(line.line, line.worth, view.seats) for line in found[:MOST_LINES]]
        if also >= 0 and also not in [entry.line[0] for entry in entries]:
            entries.append(Entry(self.line_from(view, also, found), entries[-1].worth, view.seats))
        ahead = TURNS_ALONE if view.seats == 1 else ROUNDS_AHEAD * view.seats
        race = Race(view, entries, ahead, chance, self.weights)
        if self.simulations:
            race.run(self.simulations, inf, self.clock)
        elif left > 0:
            race.run(1 << 30, began + left * FIRST_SHARE, self.clock)
        front = entries[race.in_front]
        self.best = front.line[0]
        steps = () if self.overlooks else planned(view, front.line)
        self.plan = self.after(view, spent + self.clock() - began, steps)
        return thoughts(view, race, front)

    @property
    def timed(self) -> bool:
        """Does it mind the clock? Not with a number of simulations, nor without races: then it always looks in full."""
        return self.races and not self.simulations

    def spent(self, view: SeatView) -> float:
        """Seconds that this run has taken so far."""
        plan = self.plan
        return plan.spent if plan is not None and (plan.seat, plan.number) == (view.seat, view.number) else 0.0

    def after(self, view: SeatView, spent: float, steps: tuple[Step, ...]) -> Plan:
        return Plan(view.seat, view.number + 1, steps, spent)

    def foreseen(self, view: SeatView, legal: tuple[int, ...]) -> int | None:
        """The next choice of the plan, if all went as planned."""
        plan = self.plan
        if plan is None or (plan.seat, plan.number) != (view.seat, view.number) or not plan.steps:
            return None
        if not self.timed or plan.spent < self.seconds * TIRED:
            return None
        step = plan.steps[0]
        return step.action if step.legal == legal else None

    def lines(self, view: SeatView, actions: list[int], narrow: bool) -> list[Found]:
        """What the beam finds, the best first."""
        hints = view.game.hints
        by = NARROW if narrow else 1
        deals, width = (1 if narrow else DEALS), max(1, hints.width // by)
        search = Search(view, deals, hints.positions // by, width, view.chance(self.seed), self.weights)
        deal = view.redeal()
        if len(actions) == 1:
            return [Found(0, actions, 0.0)]
        if hints.prepares(deal):
            return [Found(0, [search.choose(deal, actions)], 0.0)]
        return search.lines(deal, actions, MORE_LINES)

    def line_from(self, view: SeatView, also: int, found: list[Found]) -> list[int]:
        """The best run that begins with a choice, so that it is compared with others for what it is worth."""
        hints = view.game.hints
        if hints.prepares(view.redeal()):
            return [also]
        search = Search(view, 1, hints.positions, hints.width, view.chance(self.seed))
        begun = [line for line in found if line.line[0] == also] or search.lines(view.redeal(), [also], 0)
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
