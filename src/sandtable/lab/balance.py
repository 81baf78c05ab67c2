"""The metrics of a game, read over the games of a contest and compared with their targets."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain
from math import ceil, inf, sqrt
from statistics import fmean, median
from typing import Literal

from sandtable.kernel.metrics import Metric, Reading
from sandtable.kernel.registry import game
from sandtable.lab.arena import Contest, Outcome
from sandtable.lab.intervals import SURE, around_mean, wilson

Verdict = Literal["met", "missed", "unsure"]
FEWEST_READINGS = 10
"""Of something that was read once, so many readings give a first idea."""


@dataclass(frozen=True)
class Found:
    """What was found for a metric, or for one of its groups. Low and high: the 95% interval, where there is one."""

    of: str
    readings: int
    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Measure:
    """A metric and what was found. `verdict` is None where there is no target or no reading."""

    metric: Metric
    found: list[Found]
    """The groups from the least to the most, or one for all readings together."""

    @property
    def verdict(self) -> Verdict | None:
        """Missed if one group surely is, met if all surely are. Else the readings cannot tell yet."""
        if not self.found or (self.metric.low is None and self.metric.high is None):
            return None
        verdicts = {verdict_on(self.metric, one) for one in self.found}
        return "missed" if "missed" in verdicts else "unsure" if "unsure" in verdicts else "met"

    def games_needed(self, games: int) -> int | None:
        """About how many games it would take to tell, if they went on as these; None if it is told, or no number is
        enough because what was found lies on the bound."""
        if self.verdict != "unsure":
            return None
        unsure = [one for one in self.found if verdict_on(self.metric, one) == "unsure"]
        factors = [times_as_many(self.metric, one) for one in unsure]
        return None if None in factors else rounded_up(games * max(factor for factor in factors if factor is not None))


def verdict_on(metric: Metric, one: Found) -> Verdict:
    """Does the whole interval lie inside the target, or outside? A single reading of a mean tells nothing."""
    if one.low is None or one.high is None:
        sure = metric.kind in ("median", "most")
        return ("met" if metric.meets(one.value) else "missed") if sure else "unsure"
    low = -inf if metric.low is None else metric.low
    high = inf if metric.high is None else metric.high
    if low <= one.low and one.high <= high:
        return "met"
    return "missed" if one.high < low or one.low > high else "unsure"


def times_as_many(metric: Metric, one: Found) -> float | None:
    """How many times as many readings bring the interval to one side of each bound that lies in it.

    An interval shrinks with the root of the readings; that of a share is narrower than that while they are few.
    """
    if one.low is None or one.high is None:
        return float(FEWEST_READINGS)
    factors = []
    for bound in (metric.low, metric.high):
        if bound is None or not one.low <= bound <= one.high:
            continue
        if bound == one.value:
            return None
        reach = one.value - one.low if bound < one.value else one.high - one.value
        if metric.kind in ("share", "shift"):
            share = (one.value * one.readings + 2) / (one.readings + 4) if metric.kind == "share" else 0.5
            reach = max(reach, SURE * sqrt(share * (1 - share) / one.readings))
        factors.append((reach / (one.value - bound)) ** 2)
    return max(factors, default=1.0)


def rounded_up(games: float) -> int:
    """A number of games with two figures: no more is known."""
    step = int("1" + "0" * max(0, len(str(int(games))) - 2))
    return step * ceil(games / step)


def measures_of(what: Contest, outcomes: list[Outcome]) -> list[Measure]:
    """Every metric of the game, in its order; none if the contest did not ask for balance."""
    if not what.balance:
        return []
    by_metric: dict[str, list[Reading]] = defaultdict(list)
    for outcome in outcomes:
        for reading in outcome.readings:
            by_metric[reading.metric].append(reading)
    metrics = game(what.game).balance.metrics(what.seats, what.options)
    unknown = by_metric.keys() - {metric.name for metric in metrics}
    if unknown:
        raise ValueError(f"{what.game}: readings without a metric: {', '.join(sorted(unknown))}")
    return [Measure(metric, found_by(metric, by_metric[metric.name])) for metric in metrics]


def found_by(metric: Metric, readings: Iterable[Reading]) -> list[Found]:
    groups: dict[str, list[float]] = defaultdict(list)
    for reading in readings:
        groups[reading.of if metric.each else ""].append(reading.value)
    found = [found_in(metric, of, values) for of, values in sorted(groups.items())]
    if metric.kind == "shift" and groups:
        found = [shifted(one, fmean(chain(*groups.values()))) for one in found]
    return sorted(found, key=lambda one: one.value)


def shifted(one: Found, middle: float) -> Found:
    """A share as its distance from another."""
    assert one.low is not None and one.high is not None
    return replace(one, value=one.value - middle, low=one.low - middle, high=one.high - middle)


def found_in(metric: Metric, of: str, values: list[float]) -> Found:
    if metric.kind in ("share", "shift"):
        return Found(of, len(values), fmean(values), *wilson(sum(values), len(values)))
    if metric.kind == "mean" and len(values) > 1:
        return Found(of, len(values), fmean(values), *around_mean(values))
    if metric.kind == "mean":
        return Found(of, 1, values[0], None, None)
    return Found(of, len(values), median(values) if metric.kind == "median" else max(values), None, None)
