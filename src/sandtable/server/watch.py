"""How long the event loop was blocked: as long as one turn of the loop lasts, nobody at any table is served.

What counts is the CPU time of the loop's own thread, so that a busy machine is not mistaken for a slow server.
"""

from __future__ import annotations

import asyncio
import logging
import time

BEAT = 0.02
"""Seconds between two looks at the clock; a turn is measured as that much longer at most."""
SLOW = 0.2
"""Seconds of CPU in one turn that somebody would notice."""
SAY_AGAIN = 60.0
"""Seconds between two lines of the log about slow turns."""


class LoopWatch:
    """Looks at the clock now and then, in the loop that it watches: what passed in between was one turn, or short."""

    def __init__(self, slow: float = SLOW) -> None:
        self.slow = slow
        self.longest = 0.0
        """Seconds of CPU of the longest turn."""
        self.blocked = 0.0
        """Seconds of CPU in all turns that somebody would notice."""
        self.said = -SAY_AGAIN
        self.log = logging.getLogger("sandtable.server")

    async def run(self) -> None:
        """Watch the loop in which this runs, until cancelled."""
        while True:
            before = time.thread_time()
            await asyncio.sleep(BEAT)
            self.note(time.thread_time() - before)

    def note(self, took: float) -> None:
        self.longest = max(self.longest, took)
        if took < self.slow:
            return
        self.blocked += took
        now = time.monotonic()
        if now >= self.said + SAY_AGAIN:
            self.said = now
            self.log.warning("the server answered nobody for %.0f ms", took * 1000)

    def forget(self) -> None:
        """Measure again."""
        self.longest = self.blocked = 0.0
