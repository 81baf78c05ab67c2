"""What a server does beside answering: none of it may end in silence.

A chore that fails is written into the log, shown in `/api/health`, and done again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

AGAIN = 15.0
"""Seconds after which something that failed is tried again."""

log = logging.getLogger("sandtable.server")
Work = Callable[[], Awaitable[None]]


class Chores:
    """The background tasks of a server, by name, and what is wrong with them."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []
        self.troubles: dict[str, str] = {}
        """What has failed and was not done since, with the fault."""
        self.again = AGAIN

    def once(self, name: str, work: Work) -> None:
        """Do this until it has been done."""
        self.tasks.append(asyncio.create_task(self.persist(name, work)))

    def every(self, seconds: float, name: str, work: Work) -> None:
        """Do this again and again, for the first time after so many seconds."""
        self.tasks.append(asyncio.create_task(self.repeat(seconds, name, work)))

    async def persist(self, name: str, work: Work) -> None:
        while not await self.do(name, work):
            await asyncio.sleep(self.again)

    async def repeat(self, seconds: float, name: str, work: Work) -> None:
        await asyncio.sleep(seconds)
        while True:
            done = await self.do(name, work)
            await asyncio.sleep(seconds if done else min(seconds, self.again))

    async def do(self, name: str, work: Work) -> bool:
        """Do it once; whether it went well."""
        try:
            await work()
        except Exception as error:  # whatever it is, the next try may work
            self.note(name, f"{type(error).__name__}: {error}", error)
            return False
        self.settle(name)
        return True

    def note(self, name: str, trouble: str, error: Exception | None = None) -> None:
        """Something is wrong. It is said once, until it changes or is settled."""
        if self.troubles.get(name) != trouble:
            self.troubles[name] = trouble
            log.error("%s: %s", name, trouble, exc_info=error)

    def settle(self, name: str) -> None:
        if self.troubles.pop(name, None) is not None:
            log.warning("%s: well again", name)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
