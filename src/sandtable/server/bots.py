"""Bots think in processes of their own, on a re-deal of what their seat knows, so that nobody else waits for them.

What a bot is sent is a position as text: it was dealt again for its seat before, so there is no truth in it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from pathlib import Path

from sandtable.kernel.errors import Error, UnknownGame
from sandtable.kernel.match import Match
from sandtable.kernel.registry import bot, bot_names, from_position, read_pack
from sandtable.kernel.seat_view import SeatView

BUDGET = 5.0
"""Seconds of thought for one action."""
GRACE = 15.0
"""Seconds beyond the budget, start of a process and queue included, after which a process is given up."""

log = logging.getLogger("sandtable.server")


@dataclass(frozen=True)
class Question:
    """What a bot is asked."""

    bot: str
    position: str
    game: str
    pack: str
    """The folder of the pack; what lies there never changes."""
    seat: int
    number: int
    seed: int
    budget: float


def no_bot(name: str) -> UnknownGame:
    return UnknownGame("there is no bot '{}'; there are {}", name, ", ".join(bot_names()))


class OutOfTime(BaseException):
    """The budget is used up. No fault of a bot, so that nobody who catches those catches it."""


def question(match: Match, seat: int, bot_name: str, pack: str, budget: float) -> Question:
    """A question about a re-deal of the match for the seat."""
    deal = match.determinize(seat, secrets.randbits(62))
    return Question(bot_name, deal.position(), match.game.name, pack, seat, match.number, secrets.randbits(31), budget)


# -- in the other process ---------------------------------------------------------------------------


def watch_parent() -> None:
    """End with the server, also when it is killed: nobody would ask any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def ring(signum: int, frame: object) -> None:
    raise OutOfTime


def answer(asked: Question) -> str | None:
    """The bot's action in notation; None if its time ran out."""
    timed = hasattr(signal, "setitimer")
    try:
        if timed:
            signal.signal(signal.SIGALRM, ring)
            signal.setitimer(signal.ITIMER_REAL, asked.budget)
        deal = from_position(asked.position, pack=read_pack(asked.game, Path(asked.pack)), seed=asked.seed)
        deal.number = asked.number
        action = bot(asked.bot, seed=asked.seed).choose(SeatView(deal, asked.seat))
        return deal.describe(action)
    except OutOfTime:
        return None
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_REAL, 0)


# -- in the server ----------------------------------------------------------------------------------


class Thinkers:
    """A pool of processes in which bots think. One that hangs is given up with its pool, and a new pool is made."""

    def __init__(self, workers: int = 0, budget: float = BUDGET) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self.pool: ProcessPoolExecutor | None = None
        self.faulty: set[str] = set()
        self.places = asyncio.Semaphore(self.workers)

    def running(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=watch_parent)
        return self.pool

    async def choose(self, asked: Question, legal: list[str]) -> str:
        """What the bot plays: always one of the legal actions, a random one if it fails or takes too long."""
        async with self.places:
            pool = self.running()
            try:
                future = pool.submit(answer, asked)
                chosen = await asyncio.wait_for(asyncio.wrap_future(future), asked.budget + GRACE)
            except (TimeoutError, BrokenProcessPool):
                self.give_up(pool)
                chosen = None
            except Exception as error:
                self.note_fault(asked.bot, error)
                chosen = None  # a fault in a bot or in a game's value must not stop the table
        return chosen if chosen in legal else random.choice(legal)

    def note_fault(self, bot_name: str, error: Exception) -> None:
        """Say in the log why a bot plays at random, once for each bot."""
        if bot_name not in self.faulty:
            self.faulty.add(bot_name)
            why = error if isinstance(error, Error) else f"the bot {bot_name} failed: {error!r}"
            log.warning("a random move instead: %s", why)

    def give_up(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool that hangs or is broken. Others who wait in it fall back as well."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self.give_up(self.pool)
