"""Bots think in processes of their own, on a re-deal of what their seat knows, so that nobody else waits for them.

What a bot is sent is a position as text: it was dealt again for its seat before, so there is no truth in it. With it go
the time that it has and the plan that it left at its last choice; the answer brings the plan back.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import msgspec

from sandtable.kernel.coaching import Guidance, guide, reason
from sandtable.kernel.errors import Error, UnknownGame
from sandtable.kernel.match import Match
from sandtable.kernel.registry import bot, bot_names, default_bot, from_position, read_pack
from sandtable.kernel.seat_view import Bot, SeatView, reads_log
from sandtable.kernel.thoughts import Planning, Thinker, Thoughts, keeps_plan
from sandtable.server.places import Places
from sandtable.server.shapes import HintThoughts, Phrase

BUDGET = 5.0
"""Seconds of thought for a run of choices, and for one action of a bot that minds no time."""
ALLOWANCE = 1.2
"""How much of its budget a bot may use before it is interrupted."""
HASTY = 1.0
"""Seconds for a look one step ahead, in the place of a bot that has none to give."""
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
    plan: object = None
    """What the same bot left when it chose last for this seat."""
    kept: str = ""
    """The hash of the pack, by which another machine finds it in the store."""
    guides: bool = False
    """Is a coach asked, who says what it thinks and plays nothing?"""
    played: str = ""
    """The choice that it is asked about; empty if none is made yet."""
    hint: bool = False
    """Is it asked for advice? Then it tells what it thinks, if it can."""
    table: str = ""
    """Where it plays: the same object answers for a seat of a table, as far as one process answers. Empty: any."""
    told: list[dict[str, Any]] | None = None
    """What happened, as the seat was told it, for a bot that reads the log."""


@dataclass(frozen=True)
class Reply:
    """What a bot answers: an action in notation, and what it wants to remember."""

    action: str
    plan: object = None
    guidance: Guidance | None = None
    """What a coach says."""
    hurried: bool = False
    """Had it less time than it would have liked, because others waited?"""
    thoughts: HintThoughts | None = None
    wants_log: bool = False
    """Nothing is answered: it reads the log, and was asked without it."""


def no_bot(name: str) -> UnknownGame:
    return UnknownGame("no-playable-bot", bot=name, known=bot_names())


class OutOfTime(BaseException):
    """The budget is used up. No fault of a bot, so that nobody who catches those catches it."""


def question(
    match: Match,
    seat: int,
    bot_name: str,
    pack: str,
    budget: float,
    plan: object = None,
    kept: str = "",
    hint: bool = False,
) -> Question:
    """A question about a re-deal of the match for the seat."""
    deal = match.determinize(seat, secrets.randbits(62))
    seed = secrets.randbits(31)
    position, number = deal.position(), match.number
    return Question(bot_name, position, match.game.name, pack, seat, number, seed, budget, plan, kept, hint=hint)


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


def reply(asked: Question) -> Reply:
    """The bot's action. Whose time is up plays the best that it has found so far."""
    timed = hasattr(signal, "setitimer")
    made: list[Bot] = []
    hurried = False
    try:
        if timed:
            signal.signal(signal.SIGALRM, ring)
            signal.setitimer(signal.ITIMER_REAL, asked.budget * ALLOWANCE)
        if asked.guides:
            said = guide(SeatView(dealt(asked), asked.seat), asked.played, asked.budget)
            return Reply("", guidance=said)
        made.append(seated(asked))
        hurried = getattr(made[0], "seconds", 0.0) > asked.budget
        return replace(chosen(made[0], asked), hurried=hurried)
    except OutOfTime:
        leave(asked)  # what is left to do takes milliseconds
    except Exception:
        leave(asked)
        raise
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_REAL, 0)
    return replace(too_late(made, asked), hurried=hurried)


SEATED: dict[tuple[str, int, str], Bot] = {}
"""Bots that play at tables, in a process that thinks, the one that was asked last at the end."""
MOST_SEATED = 64


def seated(asked: Question) -> Bot:
    """The bot that answers: the one that this process made for the seat before, if there is one.

    So a net is read once a game and not for every choice. One whose time is short is made again: it has been hurried.
    """
    place = (asked.table, asked.seat, asked.bot)
    made = SEATED.pop(place, None) or bot(asked.bot, seed=asked.seed)
    if asked.table and not isinstance(made, Planning):
        SEATED[place] = made
        if len(SEATED) > MOST_SEATED:
            del SEATED[next(iter(SEATED))]
    return made


def leave(asked: Question) -> None:
    """Whatever a bot was in the middle of, another one begins again."""
    SEATED.pop((asked.table, asked.seat, asked.bot), None)


def chosen(made: Bot, asked: Question) -> Reply:
    if asked.told is None and reads_log(made):
        return Reply("", wants_log=True)
    deal = dealt(asked)
    if keeps_plan(made):
        setattr(made, "plan", asked.plan)  # noqa: B010 - no bot but those that keep one has this attribute
    if isinstance(made, Planning):
        made.hurry(asked.budget)
    view = SeatView(deal, asked.seat, asked.told)
    view.budget = asked.budget
    if asked.hint and isinstance(made, Thinker):
        return advice(made.think(view), view)
    action = made.choose(view)
    return Reply(deal.describe(action), getattr(made, "plan", None) if keeps_plan(made) else None)


def advice(thoughts: Thoughts, view: SeatView) -> Reply:
    """What a bot would play, with its chance and what it leaves otherwise than the next best choice."""
    best = thoughts.lines[0]
    other = next((line for line in thoughts.lines if line.actions[0] != thoughts.action), None)
    told = HintThoughts(thoughts.chances[view.seat], "", 0.0, thoughts.sure, None)
    if other is not None and thoughts.simulations:
        told.other, told.less = other.actions[0], max(0.0, other.behind)
        told.why = msgspec.convert(reason(view, best, other), Phrase | None)
    return Reply(thoughts.action, thoughts=told)


def too_late(made: list[Bot], asked: Question) -> Reply:
    """The best that the bot has found so far; if that is nothing, what one step ahead is best."""
    if asked.guides:
        return Reply("")
    deal = dealt(asked)
    for late in made:
        if isinstance(late, Planning) and late.best >= 0:
            return Reply(deal.describe(late.best))
    return hasty_reply(asked)


def hasty_reply(asked: Question) -> Reply:
    """What one step ahead is best."""
    deal = dealt(asked)
    return Reply(deal.describe(hasty(asked.seed).choose(SeatView(deal, asked.seat))))


def dealt(asked: Question) -> Match:
    deal = from_position(asked.position, pack=read_pack(asked.game, Path(asked.pack)), seed=asked.seed)
    deal.number = asked.number
    return deal


def hasty(seed: int) -> Bot:
    """Who answers in the place of a bot whose time is up before it has found anything: one step ahead, no further."""
    name = default_bot()
    return bot(name, seed=seed, deals=1, positions=1, width=1) if name == "greedy" else bot(name, seed=seed)


def answer(asked: Question) -> str:
    return reply(asked).action


# -- in the server ----------------------------------------------------------------------------------


def share_of(budget: float, workers: int, waiting: int) -> float:
    """The time of one question where so many are thought about or wait."""
    return budget * workers / max(workers, waiting)


class BotPool:
    """A pool of processes in which bots think. One that hangs is given up with its pool, and a new pool is made."""

    def __init__(self, workers: int = 0, budget: float = BUDGET) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self.pool: ProcessPoolExecutor | None = None
        self.faulty: set[str] = set()
        self.places = Places(self.workers)
        self.waiting: Counter[int] = Counter()
        """Questions that are thought about or wait, by rank (`places.py`)."""
        self.short = False
        """Do bots think shorter than they might, because others wait?"""

    def running(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=watch_parent)
        return self.pool

    async def choose(self, asked: Question, legal: list[str]) -> str:
        return (await self.ask(asked, legal)).action

    async def ask(self, asked: Question, legal: list[str], rank: int = 0) -> Reply:
        """What the bot plays: always one of the legal actions, or that it wants the log.

        If the bot has a fault or its process is lost, another looks one step ahead in its place; if that fails too, the
        game has a fault, and the first of `legal` is played. `rank` says who waits for it (`places.py`).
        """
        for task in (reply, hasty_reply):
            said = await self.placed(asked, rank, task)
            if said is not None and (said.wants_log or said.action in legal):
                return said
            asked = replace(asked, budget=HASTY)
        return Reply(legal[0])

    async def guide(self, asked: Question, rank: int = 0) -> Guidance | None:
        """What a coach says; None if it has no time or a fault."""
        said = await self.placed(asked, rank)
        return said.guidance if said is not None else None

    async def placed(self, asked: Question, rank: int, task: Callable[[Question], Reply] = reply) -> Reply | None:
        """The answer, once there is a place to think."""
        self.waiting[rank] += 1
        try:
            async with self.places.place(rank):
                return await self.replied(replace(asked, budget=self.share_of(asked.budget, rank)), task)
        finally:
            self.waiting[rank] -= 1

    def share_of(self, budget: float, rank: int = 0) -> float:
        """The time that a question gets while others wait: so much less that a queue never grows for long. Those who
        come after it because of their rank do not count."""
        waiting = sum(count for other, count in self.waiting.items() if other <= rank)
        share = share_of(budget, self.workers, waiting)
        if share < budget and not self.short:
            log.warning("bots wait for each other: %d for %d processes; they think shorter", waiting, self.workers)
        self.short = share < budget
        return share

    async def replied(self, asked: Question, task: Callable[[Question], Reply] = reply) -> Reply | None:
        pool = self.running()
        try:
            future = pool.submit(task, asked)
            return await asyncio.wait_for(asyncio.wrap_future(future), asked.budget + GRACE)
        except (TimeoutError, BrokenProcessPool):
            self.give_up(pool)
        except OutOfTime:
            pass  # its time was up in the moment in which it answered
        except asyncio.CancelledError:
            own = asyncio.current_task()
            if own is not None and own.cancelling():
                raise  # it is us who are stopped, not a pool in which we waited
        except Exception as error:
            self.note_fault(asked.bot, error)  # a fault in a bot or in a game's value must not stop the table
        return None

    def note_fault(self, bot_name: str, error: Exception) -> None:
        """Say in the log why a bot does not choose itself, once for each bot."""
        if bot_name not in self.faulty:
            self.faulty.add(bot_name)
            why = error if isinstance(error, Error) else f"the bot {bot_name} failed: {error!r}"
            log.warning("one step ahead instead: %s", why)

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
