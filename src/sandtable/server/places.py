"""Who may think next: so many places, and those who wait for a person go first."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

PERSON_WAITS, PERSON_COMES_BACK, NOBODY_PLAYS = range(3)
"""Ranks of a table: somebody who plays there looks at it; somebody plays there; bots play for spectators."""


class Places:
    """A fixed number of places. Of those who wait the lowest rank comes first, and within it who came first."""

    def __init__(self, number: int) -> None:
        self.free = number
        self.waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self.numbers = count()

    @asynccontextmanager
    async def place(self, rank: int) -> AsyncIterator[None]:
        await self.take(rank)
        try:
            yield
        finally:
            self.give_back()

    async def take(self, rank: int) -> None:
        if self.free > 0:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (rank, next(self.numbers), mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give_back()  # it had just been given to us
            raise

    def give_back(self) -> None:
        while self.waiting:
            _, _, mine = heapq.heappop(self.waiting)
            if not mine.done():
                mine.set_result(None)
                return
        self.free += 1
