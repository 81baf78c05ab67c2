"""A process that thinks for servers: it takes questions for bots from the database that they share, and answers."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from contextlib import suppress
from dataclasses import replace

import msgspec

from sandtable.kernel.errors import Error
from sandtable.server.bots import BotPool, Reply, share_of
from sandtable.server.chores import Chores
from sandtable.server.packs import PackShelf
from sandtable.server.postgres import PostgresStore
from sandtable.server.questions import ASKED, Questions, Taken, answered, received
from sandtable.server.store import StoreFailed

BEAT_SECONDS = 1.0
LOOK_SECONDS = 0.5
"""How often a question is looked for that nobody told us of."""

log = logging.getLogger("sandtable.server")


class Thinking:
    """One thinker with its processes."""

    def __init__(self, address: str, workers: int = 0) -> None:
        self.name = f"{socket.gethostname()}-{os.getpid()}-{os.urandom(4).hex()}"
        self.store = PostgresStore(address, self.name)
        self.questions = Questions(self.store)
        self.pool = BotPool(workers)
        self.shelf = PackShelf()
        self.chores = Chores()
        self.chores.again = BEAT_SECONDS
        self.answered = 0

    async def run(self, stop: asyncio.Event) -> None:
        """Think until stopped. What was not answered by then goes back into the queue."""
        await self.store.open()
        await self.questions.beat(self.name, self.pool.workers)
        self.chores.every(BEAT_SECONDS, "saying that we think", self.beat)
        for _ in range(self.pool.workers):
            self.chores.once("thinking", self.think)
        print(f"Sandtable thinks in {self.pool.workers} processes (stop with Ctrl+C)", flush=True)
        try:
            await stop.wait()
        finally:
            self.chores.close()
            with suppress(StoreFailed):
                await self.questions.give_back(self.name)
            self.questions.close()
            self.pool.close()
            await self.store.close()

    async def beat(self) -> None:
        await self.questions.listen(ASKED)
        await self.questions.beat(self.name, self.pool.workers)

    async def think(self) -> None:
        """Answer one question after the other."""
        while True:
            taken = await self.questions.take(self.name)
            if taken is None:
                await self.questions.wait(LOOK_SECONDS)
                continue
            await self.questions.answer(taken.id, self.name, answered(await self.reply(taken)))
            self.answered += 1

    async def reply(self, taken: Taken) -> Reply | None:
        """What the bot says; None if we cannot ask it: then the server thinks itself."""
        try:
            asked = received(taken.body, "", share_of(taken.budget, max(1, taken.workers), taken.waiting))
            folder = await self.folder(asked.kept)
        except (Error, ValueError, OSError, msgspec.MsgspecError) as error:
            log.warning("a question cannot be answered here: %s", error)
            return None
        return await self.pool.replied(replace(asked, pack=folder))

    async def folder(self, kept: str) -> str:
        """Where a pack lies here; it is fetched from the store if need be."""
        if not self.shelf.has(kept):
            pack = await self.store.pack(kept)
            if pack is None:
                raise ValueError(f"the store has no pack {kept}")
            await asyncio.to_thread(self.shelf.put, pack)
        return str(self.shelf.folder(kept))


def run(address: str, workers: int) -> None:
    """Think until a signal says to stop."""

    async def until_stopped() -> None:
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows: Ctrl+C ends it all the same
                asyncio.get_running_loop().add_signal_handler(number, stop.set)
        await Thinking(address, workers).run(stop)

    asyncio.run(until_stopped())
