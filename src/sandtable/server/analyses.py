"""The analyses of a server: one at a time in a process of low rank, kept with their game in the store."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import msgspec

from sandtable.kernel.analysis import SIMULATIONS
from sandtable.kernel.errors import Phrase
from sandtable.server.analysing import Job, Word
from sandtable.server.limits import network
from sandtable.server.readers import LENGTH_BYTES
from sandtable.server.replay_bodies import AnalysisInfo
from sandtable.server.shapes import Words
from sandtable.server.speech import Refused
from sandtable.server.store import StoreFailed

if TYPE_CHECKING:
    from sandtable.server.tables import Tables

PROCESS = "sandtable.server.analysing"
SILENCE = 120.0
"""Seconds without a word after which a process is given up. Every choice that it has looked at is one."""
MOST_FAILED = 100
"""Failures that are remembered for whoever asks."""

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Word).decode
log = logging.getLogger("sandtable.server")


class Work:
    """One analysis that waits, goes on, or came to nothing."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.state: Literal["waiting", "going", "failed"] = "waiting"
        self.done = 0
        self.of = 0
        self.text: Words | None = None
        """Why it came to nothing."""
        self.task: asyncio.Task[None] | None = None

    def info(self, address: str) -> AnalysisInfo:
        return AnalysisInfo(self.state, self.done, self.of, self.address == network(address), text=self.text)


class Analyses:
    """What is being analysed, and what was."""

    def __init__(self, tables: Tables, simulations: int = SIMULATIONS) -> None:
        self.tables = tables
        self.simulations = simulations
        self.places = asyncio.Semaphore(tables.limits.analyses)
        self.works: dict[str, Work] = {}

    async def state(self, name: str, address: str) -> AnalysisInfo | bytes:
        """How far the analysis of a game is; as packed bytes if it is done."""
        await self.find(name, address)
        made = await self.tables.store.analysis(name)
        if made is not None:
            return made
        work = self.works.get(name)
        return work.info(address) if work is not None else AnalysisInfo()

    async def begin(self, name: str, address: str) -> AnalysisInfo | bytes:
        """Analyse a game that is over, unless that is done or being done."""
        known = await self.state(name, address)
        if isinstance(known, bytes) or known.state in ("waiting", "going"):
            return known
        replay = await self.tables.replays.find(name, address)
        if not replay.over:
            raise Refused("not-now", why="going-on")
        self.check_limits(address)
        record, pack = await self.tables.replays.record(name, address)
        if name in self.works and self.works[name].state != "failed":
            return self.works[name].info(address)  # somebody else was quicker
        self.forget_failed()
        work = self.works[name] = Work(network(address))
        work.task = asyncio.create_task(self.run(name, work, Job(record, pack, self.simulations)))
        return work.info(address)

    def stop(self, name: str, address: str) -> AnalysisInfo:
        """Whoever began an analysis may stop it. Nothing of it is kept."""
        work = self.works.get(name)
        if work is not None and work.state != "failed":
            if work.address != network(address):
                raise Refused("not-now", why="not-yours")
            assert work.task is not None
            work.task.cancel()
            self.works.pop(name, None)
        return AnalysisInfo()

    async def find(self, name: str, address: str) -> None:
        """Is there such a game, and is it here? A table belongs to one process, and so does its analysis."""
        if await self.tables.store.record(name) is None:
            try:
                await self.tables.room(name)
            except Refused as refused:
                if refused.code != "broken-table":
                    raise Refused("not-found") from None
        await self.tables.replays.find(name, address)

    def check_limits(self, address: str) -> None:
        """An address has one at a time and so many an hour, and a few wait in all."""
        limits = self.tables.limits
        going = [work for work in self.works.values() if work.state != "failed"]
        if len(going) >= limits.analyses_waiting:
            raise Refused("busy")
        mine = sum(work.address == network(address) for work in going)
        if mine >= limits.analyses_of_one or not self.tables.allowed.analyses.take(address):
            raise Refused("too-fast", why="analyses")

    def forget_failed(self) -> None:
        failed = [name for name, work in self.works.items() if work.state == "failed"]
        for name in failed[:-MOST_FAILED]:
            del self.works[name]

    async def run(self, name: str, work: Work, job: Job) -> None:
        try:
            async with self.places:
                work.state = "going"
                made = await self.made(work, job)
            await self.tables.store.keep_analysis(name, made)
            del self.works[name]
        except Refused as refused:
            work.state, work.text = "failed", refused.text
        except StoreFailed as error:
            log.error("an analysis was not stored: %s", error)
            work.state, work.text = "failed", Refused("not-stored").text
        except Exception:  # whoever waits must not wait for ever
            log.exception("an analysis came to nothing")
            work.state, work.text = "failed", too_long(self.tables).text

    async def made(self, work: Work, job: Job) -> bytes:
        """What the process finds out. If we are stopped, it ends."""
        limits = self.tables.limits
        bounds = (str(limits.analysis_seconds), str(limits.reading_megabytes))
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", PROCESS, *bounds, stdin=pipe, stdout=pipe
        )
        try:
            assert process.stdin is not None and process.stdout is not None
            data = encode(job)
            process.stdin.write(len(data).to_bytes(LENGTH_BYTES, "big") + data)
            while True:
                word = await asyncio.wait_for(read_word(process.stdout), SILENCE)
                if word.made:
                    return word.made
                if word.fault:
                    log.error("a game could not be analysed: %s", word.fault)
                    raise Refused("bad-record", detail=Phrase("game-cannot-cope"))
                if word.code:
                    raise Refused("bad-record", text=word.text)
                work.done, work.of = word.done, word.of
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError):
            raise too_long(self.tables) from None
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def too_long(tables: Tables) -> Refused:
    """The process did not live to tell what it found."""
    minutes = round(tables.limits.analysis_seconds / 60)
    return Refused("bad-record", detail=Phrase("analysis-too-long", minutes=minutes))


async def read_word(answers: asyncio.StreamReader) -> Word:
    length = int.from_bytes(await answers.readexactly(LENGTH_BYTES), "big")
    return decode(await answers.readexactly(length))
