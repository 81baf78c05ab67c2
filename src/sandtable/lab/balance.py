"""The gauges of a game, read over the games of a contest and compared with their targets."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain
from statistics import fmean, median

from sandtable.kernel.gauge import Gauge, Reading
from sandtable.kernel.registry import game
from sandtable.lab.arena import Contest, Outcome
from sandtable.lab.intervals import around_mean, wilson


@dataclass(frozen=True)
class Found:
    """What was found for a gauge, or for one of its groups. Low and high: the 95% interval, where there is one."""

    of: str
    readings: int
    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Measure:
    """A gauge and what was found. `met` is None where there is no target or no reading."""

    gauge: Gauge
    found: list[Found]
    """The groups from the least to the most, or one for all readings together."""

    @property
    def met(self) -> bool | None:
        if not self.found or (self.gauge.low is None and self.gauge.high is None):
            return None
        return all(self.gauge.meets(one.value) for one in self.found)


def measures_of(what: Contest, outcomes: list[Outcome]) -> list[Measure]:
    """Every gauge of the game, in its order; none if the contest did not ask for balance."""
    if not what.balance:
        return []
    by_gauge: dict[str, list[Reading]] = defaultdict(list)
    for outcome in outcomes:
        for reading in outcome.readings:
            by_gauge[reading.gauge].append(reading)
    gauges = game(what.game).gauges(what.seats, what.options)
    unknown = by_gauge.keys() - {gauge.name for gauge in gauges}
    if unknown:
        raise ValueError(f"{what.game}: readings without a gauge: {', '.join(sorted(unknown))}")
    return [Measure(gauge, found_by(gauge, by_gauge[gauge.name])) for gauge in gauges]


def found_by(gauge: Gauge, readings: Iterable[Reading]) -> list[Found]:
    groups: dict[str, list[float]] = defaultdict(list)
    for reading in readings:
        groups[reading.of if gauge.each else ""].append(reading.value)
    found = [found_in(gauge, of, values) for of, values in sorted(groups.items())]
    if gauge.kind == "shift" and groups:
        found = [shifted(one, fmean(chain(*groups.values()))) for one in found]
    return sorted(found, key=lambda one: one.value)


def shifted(one: Found, middle: float) -> Found:
    """A share as its distance from another."""
    assert one.low is not None and one.high is not None
    return replace(one, value=one.value - middle, low=one.low - middle, high=one.high - middle)


def found_in(gauge: Gauge, of: str, values: list[float]) -> Found:
    if gauge.kind in ("share", "shift"):
        return Found(of, len(values), fmean(values), *wilson(sum(values), len(values)))
    if gauge.kind == "mean":
        return Found(of, len(values), fmean(values), *around_mean(values))
    return Found(of, len(values), median(values) if gauge.kind == "median" else max(values), None, None)
