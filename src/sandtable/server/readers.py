"""Processes in which everything that strangers send is read: packs, decks, maps and records.

Each has a limit of CPU and of memory, so that nothing they are given can stop the server. What comes back is plain
data. A process that runs out of its limits ends; the next question starts another.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Literal

import msgspec

from sandtable.kernel.errors import Phrase
from sandtable.server.limits import Limits
from sandtable.server.shapes import Words
from sandtable.server.speech import Refused

READER = "sandtable.server.reading"
PATIENCE = 3
"""A process has its seconds of CPU; by the clock it has so many times that long, and the time it takes to start."""
START_SECONDS = 20.0
LENGTH_BYTES = 4

encode = msgspec.msgpack.Encoder().encode
log = logging.getLogger("sandtable.server")


class Question(msgspec.Struct, array_like=True):
    """What a process is asked: the name of the task and what it is given, all plain data."""

    task: str
    given: list[Any]


class Reply(msgspec.Struct, array_like=True):
    """What a process answers: a result or a refusal. `last`: it has grown too large and ends."""

    result: Any = None
    code: str = ""
    text: Words | None = None
    rules: list[str] = []
    fault: str = ""
    """What went wrong inside, for the log."""
    last: bool = False


decode = msgspec.msgpack.Decoder(Reply).decode


class Reader:
    """One such process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        self.process = process
        self.writer = process.stdin
        self.answers = process.stdout

    @classmethod
    async def start(cls, limits: Limits) -> Reader:
        bounds = (str(limits.reading_seconds), str(limits.reading_megabytes))
        pipe = asyncio.subprocess.PIPE
        return cls(
            await asyncio.create_subprocess_exec(sys.executable, "-P", "-m", READER, *bounds, stdin=pipe, stdout=pipe)
        )

    async def ask(self, question: bytes) -> Reply:
        self.writer.write(len(question).to_bytes(LENGTH_BYTES, "big") + question)
        await self.writer.drain()
        length = int.from_bytes(await self.answers.readexactly(LENGTH_BYTES), "big")
        return decode(await self.answers.readexactly(length))

    def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()


class Readers:
    """The processes of a server. An address has one question answered at a time, so that it cannot hold up all."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.places = asyncio.Semaphore(limits.readers)
        self.idle: list[Reader] = []
        self.busy: set[Reader] = set()
        self.waiting: Counter[str] = Counter()
        self.turns: dict[str, asyncio.Lock] = {}

    async def ask(self, address: str, code: Literal["bad-pack", "bad-record"], task: str, *given: Any) -> Any:
        """The result of a task, or a refusal: the task's own, or with this code if it takes too long."""
        question = encode(Question(task, list(given)))
        async with self.turn(address), self.places:
            reply = await self.answer(question)
        if reply is None:
            limits = self.limits
            allowed = {"seconds": limits.reading_seconds, "megabytes": limits.reading_megabytes}
            raise Refused(code, detail=Phrase("reading-too-long", **allowed))
        if reply.fault:
            log.error("what somebody sent could not be read: %s", reply.fault)
            raise Refused(code, detail=Phrase("game-cannot-cope"))
        if reply.code:
            raise Refused(reply.code, tuple(reply.rules), reply.text)  # type: ignore[arg-type]  # a code of ours
        return reply.result

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait until what this address asked before is done. Who asks for too much at once is sent away."""
        limits = self.limits
        if self.waiting[address] >= limits.questions_of_one or self.waiting.total() >= limits.questions:
            raise Refused("busy")
        self.waiting[address] += 1
        try:
            async with self.turns.setdefault(address, asyncio.Lock()):
                yield
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address], self.turns[address]

    async def answer(self, question: bytes) -> Reply | None:
        """None if the process did not live to answer."""
        reader = self.idle.pop() if self.idle else await self.start()
        self.busy.add(reader)
        reply = None
        try:
            patience = START_SECONDS + PATIENCE * self.limits.reading_seconds
            reply = await asyncio.wait_for(reader.ask(question), patience)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError):
            pass
        finally:
            self.busy.discard(reader)
            if reply is None or reply.last:
                reader.end()
            else:
                self.idle.append(reader)
        return reply

    async def start(self) -> Reader:
        try:
            return await Reader.start(self.limits)
        except OSError:  # no memory, or too many processes: not the sender's fault
            log.exception("no process could be started to read what somebody sent")
            raise Refused("busy") from None

    async def close(self) -> None:
        for reader in [*self.idle, *self.busy]:
            reader.end()
            await reader.process.wait()
        self.idle.clear()
