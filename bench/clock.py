"""Measuring: how often something can be done in a CPU second."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time


def rate(once: Callable[[], int], seconds: float) -> float:
    """Call `once`, which returns how many things it did, for so many CPU seconds; how many it does in one."""
    once()
    done = 0
    start = process_time()
    end = start + seconds
    now = start
    while now < end:
        done += once()
        now = process_time()
    return done / (now - start)


def rate_of_runs(prepare: Callable[[], Callable[[], int]], seconds: float) -> float:
    """The same where each run must be prepared off the clock: `prepare` returns the run."""
    prepare()()
    done = 0
    spent = 0.0
    while spent < seconds:
        run = prepare()
        start = process_time()
        done += run()
        spent += process_time() - start
    return done / spent


def microseconds(per_second: float) -> float:
    return 1e6 / per_second
