"""The queue of questions for bots, in the database: any process on any machine may answer them.

A question is taken by one thinker at a time, for as long as its bot may think and a little more. Whose thinker is late
or no longer there waits again. What is in the queue may be lost: whoever asked thinks for itself then.
"""

from __future__ import annotations

import asyncio
import io
import pickle
from contextlib import suppress
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

import asyncpg
import msgspec

from sandtable.kernel.coaching import Guidance
from sandtable.server.bots import ALLOWANCE, Question, Reply
from sandtable.server.postgres import NOW, PATIENCE
from sandtable.server.shapes import HintThoughts

if TYPE_CHECKING:
    from sandtable.server.postgres import PostgresStore

THERE = 3.0
"""Seconds after which a thinker that has not said so is not there."""
LATE = 2.0
"""Seconds beyond the time of its bot after which a thinker is late."""
ASKED, ANSWERED = "sandtable_asked", "sandtable_answered"
"""What listeners hear of: a question waits, a question is answered."""
PUT = f"INSERT INTO questions (rank, budget, body, until) VALUES ($1, $2, $3, {NOW} + $4) RETURNING id"
WAITS = f"""
answer IS NULL AND until > {NOW} AND (thinker = '' OR taken <= {NOW}
OR NOT EXISTS (SELECT FROM thinkers t WHERE t.id = thinker AND t.lease > {NOW}))
"""
TAKE = f"""
UPDATE questions SET thinker = $1, taken = {NOW} + budget * $2 + $3
WHERE id = (SELECT id FROM questions WHERE {WAITS} ORDER BY rank, id LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING id, body, budget,
    (SELECT count(*) FROM questions o WHERE o.answer IS NULL AND o.until > {NOW} AND o.rank <= questions.rank),
    (SELECT coalesce(sum(workers), 0) FROM thinkers WHERE lease > {NOW})
"""
ANSWER = "UPDATE questions SET answer = $3 WHERE id = $1 AND thinker = $2 AND answer IS NULL RETURNING id"
BEAT = f"INSERT INTO thinkers VALUES ($1, $2, {NOW} + $3) ON CONFLICT (id) DO UPDATE SET lease = {NOW} + $3"


class Sent(msgspec.Struct, array_like=True):
    """A question on its way. The pack is named by its hash, for the folder of another machine is not ours."""

    bot: str
    position: str
    game: str
    kept: str
    seat: int
    number: int
    seed: int
    plan: bytes
    guides: bool = False
    played: str = ""
    hint: bool = False
    table: str = ""
    told: list[dict[str, Any]] | None = None


class Came(msgspec.Struct, array_like=True):
    """An answer on its way; no action if bot or game have a fault."""

    action: str
    plan: bytes = b""
    guidance: Guidance | None = None
    hurried: bool = False
    thoughts: HintThoughts | None = None
    wants_log: bool = False


class Taken(msgspec.Struct):
    """A question that a thinker has taken, and how many wait for how many processes."""

    id: int
    body: bytes
    budget: float
    waiting: int
    workers: int


class Questions:
    """The queue, as servers and thinkers use it. Methods raise `StoreFailed`."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.ear: Any = None
        self.heard = asyncio.Event()

    async def put(self, body: bytes, rank: int, budget: float, patience: float) -> int:
        """Ask; the number of the question."""
        async with self.store.connected() as connection, connection.transaction():
            number = int(await connection.fetchval(PUT, rank, budget, body, patience))
            await connection.execute(f"NOTIFY {ASKED}")
        return number

    async def answers(self, numbers: list[int], dropped: list[int]) -> dict[int, bytes]:
        """What was answered of these; they leave the queue, and so do those that nobody wants answered any more."""
        taken = "DELETE FROM questions WHERE id = ANY($1) AND answer IS NOT NULL RETURNING id, answer"
        async with self.store.connected() as connection:
            if dropped:
                await connection.execute("DELETE FROM questions WHERE id = ANY($1)", dropped)
            return {row[0]: row[1] for row in await connection.fetch(taken, numbers)} if numbers else {}

    async def workers(self) -> int:
        """How many processes think elsewhere."""
        async with self.store.connected() as connection:
            there = f"SELECT coalesce(sum(workers), 0) FROM thinkers WHERE lease > {NOW}"
            return int(await connection.fetchval(there))

    async def take(self, thinker: str) -> Taken | None:
        """The next question, for this thinker alone."""
        async with self.store.connected() as connection:
            row = await connection.fetchrow(TAKE, thinker, ALLOWANCE, LATE)
        return Taken(*row) if row else None

    async def answer(self, number: int, thinker: str, answer: bytes) -> bool:
        """Answer a question; False if it was given to another meanwhile, or nobody wants it answered any more."""
        async with self.store.connected() as connection, connection.transaction():
            done = await connection.fetchval(ANSWER, number, thinker, answer) is not None
            await connection.execute("SELECT pg_notify($1, $2)", ANSWERED, str(number))
        return done

    async def beat(self, thinker: str, workers: int) -> None:
        """This thinker is there. What nobody waits for any more is cleared away."""
        async with self.store.connected() as connection:
            await connection.execute(BEAT, thinker, workers, THERE)
            await connection.execute(f"DELETE FROM questions WHERE until <= {NOW}")
            await connection.execute(f"DELETE FROM thinkers WHERE lease <= {NOW} - 60")

    async def give_back(self, thinker: str) -> None:
        """This thinker ends: others may have its questions at once."""
        async with self.store.connected() as connection, connection.transaction():
            back = "UPDATE questions SET thinker = '' WHERE thinker = $1 AND answer IS NULL"
            await connection.execute(back, thinker)
            await connection.execute("DELETE FROM thinkers WHERE id = $1", thinker)
            await connection.execute(f"NOTIFY {ASKED}")

    # -- listening ----------------------------------------------------------------------------------

    async def listen(self, channel: str) -> None:
        """Hear of what happens, if we do not already. It only saves time: whoever listens also looks now and then."""
        if self.ear is not None and not self.ear.is_closed():
            return
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
            self.ear = await asyncpg.connect(self.store.address, timeout=PATIENCE)
            await self.ear.add_listener(channel, self.hear)

    def hear(self, *_: object) -> None:
        self.heard.set()

    async def wait(self, seconds: float) -> None:
        """Until something is heard, or so many seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.heard.wait(), seconds)
        self.heard.clear()

    def close(self) -> None:
        if self.ear is not None and not self.ear.is_closed():
            self.ear.terminate()


# -- on the way ---------------------------------------------------------------------------------------


def sent(asked: Question) -> bytes:
    parts = (asked.bot, asked.position, asked.game, asked.kept, asked.seat, asked.number, asked.seed)
    rest = (asked.guides, asked.played, asked.hint, asked.table, asked.told)
    return msgspec.msgpack.encode(Sent(*parts, packed_plan(asked.plan), *rest))


def received(body: bytes, folder: str, budget: float) -> Question:
    """The question of a body, whose pack lies in this folder here."""
    q = msgspec.msgpack.decode(body, type=Sent)
    parts = (q.bot, q.position, q.game, folder, q.seat, q.number, q.seed, budget, read_plan(q.plan), q.kept)
    return Question(*parts, q.guides, q.played, q.hint, q.table, q.told)


def answered(reply: Reply | None) -> bytes:
    if reply is None:
        return msgspec.msgpack.encode(Came(""))
    plan = packed_plan(reply.plan)
    parts = (reply.action, plan, reply.guidance, reply.hurried, reply.thoughts, reply.wants_log)
    return msgspec.msgpack.encode(Came(*parts))


def reply_of(answer: bytes) -> Reply | None:
    """None where it makes no sense: then somebody else has to think."""
    try:
        came = msgspec.msgpack.decode(answer, type=Came)
        said = Reply(came.action, read_plan(came.plan), came.guidance, came.hurried, came.thoughts, came.wants_log)
        return said if came.action or came.guidance is not None or came.wants_log else None
    except (msgspec.MsgspecError, pickle.UnpicklingError):
        return None


def packed_plan(plan: object) -> bytes:
    return b"" if plan is None else pickle.dumps(plan)


def read_plan(data: bytes) -> object:
    """What a bot wants to remember. Whoever writes into the database must not run code of their choice here."""
    try:
        return Plans(io.BytesIO(data)).load() if data else None
    except (AttributeError, ImportError, EOFError, IndexError, TypeError, ValueError) as error:
        raise pickle.UnpicklingError(str(error)) from None


class Plans(pickle.Unpickler):
    """Reads plain data and classes that stand beside a bot, nothing else."""

    def find_class(self, module: str, name: str) -> type:
        known = (point.module for point in entry_points(group="sandtable.bots"))
        homes = {home.rpartition(".")[0] or home for home in known}
        if "." not in name and any(module == home or module.startswith(f"{home}.") for home in homes):
            found = super().find_class(module, name)
            if isinstance(found, type) and found.__module__ == module:
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a bot's plan")
