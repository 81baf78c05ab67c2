"""95% confidence intervals."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, variance

SURE = 1.959964
"""The normal quantile of a 95% confidence interval."""


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """The interval of a share, after Wilson."""
    share = wins / trials
    square = SURE * SURE
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    reach = SURE / (1 + square / trials) * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def around_mean(values: list[float]) -> tuple[float, float]:
    """The interval of a mean of several values."""
    middle = fmean(values)
    reach = SURE * sqrt(variance(values) / len(values))
    return middle - reach, middle + reach
