"""Bots' questions in a queue that other processes answer: `sandtable think`."""

import asyncio
import pickle
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sandtable.bots.planner import Plan, Step
from sandtable.cli import main
from sandtable.kernel.registry import game, new
from sandtable.server.bots import Question, Reply, question
from sandtable.server.packs import PackShelf
from sandtable.server.postgres import PostgresStore
from sandtable.server.questions import Questions, answered, packed_plan, read_plan, received, reply_of, sent
from tests.server.cluster import cluster
from tests.server.harness import WAIT, Server, play_out


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster() as address:
        yield address


def with_queue(database: str, work: Callable[[Questions, Any], Awaitable[None]]) -> None:
    """Do something with an empty queue, and with a connection of one's own."""

    async def done() -> None:
        store = PostgresStore(database, "test")
        await store.open()
        try:
            async with store.connected() as connection:
                await connection.execute("TRUNCATE questions, thinkers")
                await work(Questions(store), connection)
                await connection.execute("TRUNCATE questions, thinkers")  # else they are still there for the next test
        finally:
            await store.close()

    asyncio.run(done())


def test_a_question_and_its_answer_survive_the_way() -> None:
    plan = Plan(1, 7, (Step((3, 4), 4),), 0.5)
    asked = Question("planner", "a position", "outpost", "/here", 1, 7, 99, 5.0, plan, "1a2b")
    there = received(sent(asked), "/there", 2.5)
    assert there == Question("planner", "a position", "outpost", "/there", 1, 7, 99, 2.5, plan, "1a2b")
    assert reply_of(answered(Reply("send scouts", plan))) == Reply("send scouts", plan)
    assert reply_of(answered(None)) is None and reply_of(b"nonsense") is None


class Trap:
    """Whoever reads this carelessly runs a command."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (print, ("caught",))


def test_a_plan_is_data_and_cannot_bring_code(capsys: pytest.CaptureFixture[str]) -> None:
    for bad in (packed_plan(Trap()), b"csandtable.bots.planner\ndataclass\n.", b"cos\nsystem\n.", b"\x80\x05junk"):
        with pytest.raises(pickle.UnpicklingError):
            read_plan(bad)
    assert capsys.readouterr().out == ""


def test_each_question_is_taken_once_those_of_people_first(database: str) -> None:
    async def work(queue: Questions, connection: Any) -> None:
        numbers = [await queue.put(b"%d" % rank, rank, 5.0, 60.0) for rank in (2, 0, 1)]
        await queue.beat("one", 1)
        await queue.beat("two", 3)
        assert await queue.workers() == 4
        taken = await asyncio.gather(*(queue.take(name) for name in ("one", "two", "one", "two")))
        found = sorted((one.body, one.waiting, one.workers) for one in taken if one is not None)
        assert found == [(b"0", 1, 4), (b"1", 2, 4), (b"2", 3, 4)] and taken.count(None) == 1
        first = next(one for one in taken if one is not None and one.body == b"0")
        holder = ["one", "two", "one", "two"][taken.index(first)]
        assert not await queue.answer(first.id, "somebody else", b"x")
        assert await queue.answer(first.id, holder, b"yes") and not await queue.answer(first.id, holder, b"no")
        assert await queue.answers(numbers, [numbers[0]]) == {first.id: b"yes"}
        assert await connection.fetchval("SELECT count(*) FROM questions") == 1, "one waits, one is dropped"

    with_queue(database, work)


def test_the_question_of_a_late_or_dead_thinker_waits_again(database: str) -> None:
    async def work(queue: Questions, connection: Any) -> None:
        number = await queue.put(b"q", 0, 5.0, 60.0)
        for name in ("one", "two", "three"):
            await queue.beat(name, 1)
        assert await queue.take("one") is not None and await queue.take("two") is None
        await connection.execute("UPDATE questions SET taken = 1")
        assert await queue.take("two") is not None, "the first is late"
        assert not await queue.answer(number, "one", b"late")
        await connection.execute("UPDATE thinkers SET lease = 1 WHERE id = 'two'")
        assert await queue.take("three") is not None, "the second is no longer there"
        await queue.give_back("three")
        assert await queue.take("one") is not None, "the third has ended"
        await connection.execute("UPDATE questions SET until = 1, thinker = ''")
        assert await queue.take("one") is None, "nobody waits for it any more"
        await queue.beat("one", 1)
        assert await connection.fetchval("SELECT count(*) FROM questions") == 0

    with_queue(database, work)


@contextmanager
def thinker(database: str) -> Iterator[subprocess.Popen[str]]:
    """`sandtable think` in a process of its own."""
    command = [sys.executable, "-W", "ignore", "-m", "sandtable", "think", "--store", database, "--bots", "1"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None and "thinks in 1 processes" in process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.communicate(timeout=WAIT)


def test_a_server_asks_thinkers_and_thinks_itself_when_they_are_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(database) as server, thinker(database) as process:
        thinkers = server.tables.thinkers
        assert thinkers is not None
        server.call(thinkers.look())
        assert thinkers.there == 1
        here: list[Question] = []
        think = server.tables.bot_pool.ask

        async def spied(asked: Question, legal: list[str], rank: int = 0) -> Reply:
            here.append(asked)
            return await think(asked, legal, rank)

        monkeypatch.setattr(server.tables.bot_pool, "ask", spied)
        _, (olena,) = server.begun("me", "greedy", "random")
        play_out([olena])
        assert olena.outcome is not None and here == [], "every answer came from the thinker"
        process.send_signal(signal.SIGSTOP)  # it hangs: it has taken a question, or will never take one
        _, (petro,) = server.begun("me", "greedy")
        process.kill()
        play_out([petro])
        assert petro.outcome is not None and here, "the table went on"
        assert server.get("/api/health").json["ok"]


def test_an_answer_that_is_not_legal_is_thought_again_here(database: str) -> None:
    """Such as of a thinker with other rules."""
    match = new("outpost", 2, seed=3)
    seat = match.to_act
    assert seat is not None
    with Server(database) as server:
        pack = PackShelf().gather(game("outpost"), {})
        asked = question(match, seat, "random", str(game("outpost").standard_pack), 5.0, None, pack.name)
        legal = [match.describe(action) for action in match.legal_actions()]
        thinkers = server.tables.thinkers
        assert thinkers is not None

        async def work() -> Reply:
            queue = thinkers.questions
            await queue.beat("liar", 1)
            await thinkers.look()
            asking = asyncio.create_task(thinkers.ask(asked, legal, 0))
            while (taken := await queue.take("liar")) is None:
                await asyncio.sleep(0)
            await queue.answer(taken.id, "liar", answered(Reply("sell the moon")))
            return await asking

        assert server.call(work()).action in legal


def test_a_thinker_ends_when_told_and_says_what_it_needs(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with thinker(database) as process:
        process.send_signal(signal.SIGTERM)
        assert process.wait(WAIT) == 0
    assert main(["think", "--store", "sqlite:tables.db"]) == 2
    assert "not shared by several machines" in capsys.readouterr().err


def test_a_database_of_the_first_version_is_upgraded_in_place(database: str) -> None:
    async def work(queue: Questions, connection: Any) -> None:
        await connection.execute(
            "DROP TABLE questions, thinkers, people, held, pushes, reports; ALTER TABLE tables DROP COLUMN standing;"
            "UPDATE sandtable_store SET version = 1;"
            "CREATE TABLE questions (id BIGSERIAL PRIMARY KEY, rank INT NOT NULL)"
        )
        again = PostgresStore(database, "again")
        await again.open()
        await Questions(again).put(b"q", 0, 5.0, 60.0)
        await again.close()

    with_queue(database, work)
