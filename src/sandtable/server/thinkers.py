"""A server's bots, where thinkers on other machines answer: they are asked if they are there, else it thinks itself."""

from __future__ import annotations

import asyncio
import logging

from sandtable.kernel.coaching import Guidance
from sandtable.server.bots import ALLOWANCE, GRACE, BotPool, Question, Reply
from sandtable.server.questions import ANSWERED, Questions, reply_of, sent
from sandtable.server.store import StoreFailed

LOOK_SECONDS = 0.5
"""How often answers are looked for that nobody told us of."""

log = logging.getLogger("sandtable.server")


class Thinkers:
    """Who thinks for this server elsewhere."""

    def __init__(self, questions: Questions, pool: BotPool) -> None:
        self.questions = questions
        self.pool = pool
        self.there = 0
        """Processes that think elsewhere."""
        self.waiting: dict[int, asyncio.Future[bytes]] = {}
        self.dropped: list[int] = []
        """Questions that nobody wants answered any more."""

    async def ask(self, asked: Question, legal: list[str], rank: int) -> Reply:
        """What the bot plays: always one of the legal actions, or that it wants the log."""
        if self.there and asked.kept:
            try:
                reply = await self.elsewhere(asked, rank)
            except StoreFailed:
                reply = None
            if reply is not None and (reply.wants_log or reply.action in legal):
                return reply
        return await self.pool.ask(asked, legal, rank)

    async def guide(self, asked: Question, rank: int) -> Guidance | None:
        """What a coach says; None if it could not be asked."""
        if self.there and asked.kept:
            try:
                reply = await self.elsewhere(asked, rank)
            except StoreFailed:
                reply = None
            if reply is not None:
                return reply.guidance
        return await self.pool.guide(asked, rank)

    async def elsewhere(self, asked: Question, rank: int) -> Reply | None:
        """The answer of a thinker, or None if none comes in time."""
        patience = asked.budget * ALLOWANCE + GRACE
        number = await self.questions.put(sent(asked), rank, asked.budget, patience)
        answer = self.waiting[number] = asyncio.get_running_loop().create_future()
        said = b""
        try:
            said = await asyncio.wait_for(answer, patience)
        except TimeoutError:
            log.warning("no thinker has answered within %d seconds", patience)
        finally:
            del self.waiting[number]
            if not said:
                self.dropped.append(number)
        return reply_of(said)

    async def look(self) -> None:
        """Are thinkers there? If none is left, whoever waits for one need not wait any longer."""
        try:
            await self.questions.listen(ANSWERED)
            there = await self.questions.workers()
        except StoreFailed:
            self.none_left()
            raise
        if bool(there) != bool(self.there):
            log.warning("bots think in %d processes elsewhere", there)
        self.there = there
        if not there:
            await self.collect()
            self.none_left()

    def none_left(self) -> None:
        self.there = 0
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_result(b"")

    async def run(self) -> None:
        """Bring answers to whoever waits for them."""
        while True:
            await self.questions.wait(LOOK_SECONDS)
            if self.waiting or self.dropped:
                await self.collect()

    async def collect(self) -> None:
        dropped, self.dropped = self.dropped, []
        for number, data in (await self.questions.answers(list(self.waiting), dropped)).items():
            answer = self.waiting.get(number)
            if answer is not None and not answer.done():
                answer.set_result(data)

    def close(self) -> None:
        self.questions.close()
