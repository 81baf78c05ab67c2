"""The metrics of a game, read over the games of a contest and compared with their targets."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain
from statistics import fmean, median

from sandtable.kernel.metrics import Metric, Reading
from sandtable.kernel.registry import game
from sandtable.lab.arena import Contest, Outcome
from sandtable.lab.intervals import around_mean, wilson


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
    """A metric and what was found. `met` is None where there is no target or no reading."""

    metric: Metric
    found: list[Found]
    """The groups from the least to the most, or one for all readings together."""

    @property
    def met(self) -> bool | None:
        if not self.found or (self.metric.low is None and self.metric.high is None):
            return None
        return all(self.metric.meets(one.value) for one in self.found)


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
    if metric.kind == "mean":
        return Found(of, len(values), fmean(values), *around_mean(values))
    return Found(of, len(values), median(values) if metric.kind == "median" else max(values), None, None)
