"""The time by which tables grow old. A machine's clock may jump by months: then nothing may be taken for old."""

from __future__ import annotations

import time

DAY = 86_400
JUMP = 3_600
"""Seconds by which the machine's clock may differ from the time that has passed since the start."""
LONGEST_REST = 7 * DAY
"""A store without an act for longer than that, when a server starts, looks like a clock that is wrong."""


class Clock:
    """Starts with the machine's clock, but never before the last act in the store; then it goes on steadily."""

    def __init__(self, newest: int = 0) -> None:
        self.newest = newest
        """When something was last stored before the start; 0 if never."""
        self.began = max(wall(), newest)
        self.steady = steady()

    def passed(self) -> float:
        """Seconds since the start."""
        return steady() - self.steady

    def now(self) -> int:
        return int(self.began + self.passed())

    def doubt(self, keep: float) -> str:
        """Why it cannot be trusted enough to clear away tables that are kept for so many seconds; empty if it can."""
        jump = wall() - self.began - self.passed()
        if abs(jump) > JUMP:
            return f"the machine's clock is {days(jump)} off what it was at the start, or off the last act in the store"
        rest = self.began - self.newest
        if self.newest and rest > LONGEST_REST and self.passed() < keep:
            return f"when the server started, the last act was {days(rest)} ago by the machine's clock"
        return ""


def wall() -> float:
    """What the machine's clock says."""
    return time.time()


def steady() -> float:
    """Seconds that pass whatever anybody does to the clock, also while the machine sleeps, where that can be known."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def days(seconds: float) -> str:
    return f"{seconds / DAY:.1f} days"
