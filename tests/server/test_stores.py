"""One contract for every store, and backups that carry tables from one kind to the other."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.server.moving import backup, restore
from sandtable.server.store import After, BadStore, Conflict, KeptPack, Snapshot, Store, StoreFailed, open_store
from tests.server.cluster import cluster

PACK = KeptPack("1a2b", "standard 3c4d", b"texts")
OTHER = KeptPack("5e6f", "mine 7a8b", b"other texts")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:{tmp_path / 'tables.db'}"
        return
    found: str = request.getfixturevalue("database")
    yield found
    asyncio.run(emptied(found))


async def emptied(address: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(address)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


def with_store(address: str, work: Callable[[Store], Awaitable[None]], owner: str = "http://127.0.0.1:1#a") -> None:
    async def done() -> None:
        store = open_store(address, owner)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(done())


def test_acts_come_back_in_order_and_numbers_are_taken_once(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create("t", [b"a", b"b"], 10, PACK, "maker")
        assert await store.claim("t") == ""
        after = After(20, bot_asked=True)
        await asyncio.gather(*(store.append("t", number, b"%d" % number, after) for number in range(2, 50)))
        assert await store.waiting_for_bots(15) == ["t"] and await store.waiting_for_bots(25) == []
        await store.append("t", 50, b"end", After(30, over=True), Snapshot(50, 1, "position", 7, b"past"))
        results = await asyncio.gather(
            store.append("t", 51, b"x", None), store.append("t", 51, b"y", None), return_exceptions=True
        )
        assert sorted(type(one).__name__ for one in results) == ["Conflict", "NoneType"]
        stored = await store.load("t")
        assert stored is not None and stored.pack == PACK.name and stored.over
        assert stored.acts[:51] == [b"a", b"b", *(b"%d" % number for number in range(2, 50)), b"end"]
        assert stored.snapshot == Snapshot(50, 1, "position", 7, b"past")
        assert await store.load("nothing") is None and await store.newest() == 30
        assert (await store.count(), await store.count("maker"), await store.count("x")) == (0, 0, 0)

    with_store(address, work)


def test_packs_records_secrets_and_the_trash(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create("old", [b"a"], 10, PACK, "one")
        await store.keep_analysis("old", b"first")
        await store.keep_analysis("old", b"found")
        await store.keep_analysis("young", b"of a record")
        assert await store.analysis("old") == b"found" and await store.analysis("new") is None
        await store.create("new", [b"a"], 20, OTHER, "one")
        await store.keep_record("r", "text", 10)
        assert await store.pack(PACK.name) == PACK and await store.pack_of_record(OTHER.cards) == OTHER
        assert await store.pack_names() == {PACK.name, OTHER.name}
        assert await store.count("one") == 2 and await store.record("r") == "text"
        assert await store.secret("s", b"1") == await store.secret("s", b"2") == b"1"
        await store.probe()
        assert await store.check() == [] and await store.lead()
        assert await store.to_trash(15, 50, {"old"}) == []
        await store.keep_record("young", "text", 40)
        assert await store.to_trash(15, 50, set()) == ["old"]
        assert await store.load("old") is None and await store.record("r") is None
        listed = {one.id: (one.trashed, one.acts) for one in await store.listing()}
        assert listed == {"old": (50, 1), "new": (0, 1)}
        assert await store.claim("old") == ""
        with pytest.raises(StoreFailed, match="not in the store"):
            await store.append("old", 1, b"b", None)
        assert await store.bring_back("old") and not await store.bring_back("old")
        await store.append("old", 1, b"b", None)
        await store.release({"old"})
        await store.trash("old", 60)
        assert await store.empty_trash(60) == [] and await store.empty_trash(61) == ["old"]
        assert await store.pack(PACK.name) is None and await store.pack(OTHER.name) == OTHER
        assert await store.analysis("old") is None and await store.analysis("young") == b"of a record"

    with_store(address, work)


def test_a_table_belongs_to_one_process_until_its_lease_is_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(mine: Store) -> None:
        other = open_store(database, "http://127.0.0.1:2#b")
        await other.open()
        await mine.create("t", [b"a"], 10, PACK)
        with pytest.raises(Conflict):
            await mine.append("t", 1, b"b", None)
        assert await mine.claim("t") == "" and await mine.claim("t") == ""
        assert await other.claim("t") == "http://127.0.0.1:1#a"
        await mine.append("t", 1, b"b", None)
        with pytest.raises(Conflict):
            await other.append("t", 2, b"c", None)
        assert await mine.renew({"t"}) == set() and await other.renew({"t"}) == {"t"}
        assert await mine.lead() and not await other.lead()
        assert await other.waiting_for_bots(0) == []
        monkeypatch.setattr("sandtable.server.postgres.LEASE", 0.0)
        assert await mine.renew({"t"}) == set()
        monkeypatch.undo()
        assert await other.claim("t") == "", "the lease was over"
        with pytest.raises(Conflict):
            await mine.append("t", 2, b"late", None)
        assert await mine.renew({"t"}) == {"t"}
        await other.append("t", 2, b"c", None)
        await other.release({"t"})
        assert await mine.claim("t") == ""
        stored = await mine.load("t")
        assert stored is not None and stored.acts == [b"a", b"b", b"c"]
        await other.close()

    with_store(database, work)
    asyncio.run(emptied(database))


def test_backups_carry_tables_between_the_kinds_of_stores(
    address: str, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fill(store: Store) -> None:
        await store.create("t", [b"a", b"b"], 10, PACK, "maker")
        await store.claim("t")
        await store.append("t", 2, b"c", After(12, bot_asked=True), Snapshot(2, 1, "p", 1, b"h"))
        await store.create("u", [b"z"], 11, OTHER)
        await store.keep_record("r", "text", 9)
        await store.keep_analysis("t", b"found")

    with_store(address, fill)
    saved = tmp_path / "saved.db"
    assert main(["backup", str(saved), "--store", address]) == 0
    assert main(["backup", str(saved), "--store", address]) == 2
    target = f"sqlite:{tmp_path / 'other.db'}" if address.startswith("postgresql") else database
    assert main(["restore", str(saved), "--store", target]) == 0
    assert main(["restore", str(saved), "--store", target]) == 0
    out = capsys.readouterr()
    assert "2 tables saved" in out.out and "2 tables brought back; 0 were there" in out.out
    assert "0 tables brought back; 2 were there" in out.out and "is there already" in out.err

    async def same(store: Store) -> None:
        stored = await store.load("t")
        assert stored is not None and stored.acts == [b"a", b"b", b"c"]
        assert stored.snapshot == Snapshot(2, 1, "p", 1, b"h") and stored.pack == PACK.name
        assert await store.record("r") == "text" and await store.pack(OTHER.name) == OTHER
        assert await store.analysis("t") == b"found"
        assert await store.waiting_for_bots(0) == ["t"] and await store.count("maker") == 1

    with_store(target, same, "http://127.0.0.1:3#c")
    asyncio.run(emptied(database))


def test_what_is_no_backup_is_said(tmp_path: Path) -> None:
    from sandtable.kernel.errors import Error

    (tmp_path / "text.db").write_text("no database at all, but a text of some length " * 50, encoding="utf-8")
    for file in ("none.db", "text.db"):
        with pytest.raises(Error):
            restore(tmp_path / file, f"sqlite:{tmp_path / 'x.db'}")
    with pytest.raises(Error, match="nothing at"):
        backup(f"sqlite:{tmp_path / 'nowhere.db'}", tmp_path / "y.db")


@pytest.mark.parametrize("wrong", ["postgresql://x@127.0.0.1:1/none", "postgresql://"])
def test_a_database_that_is_not_there_is_said_without_its_password(wrong: str) -> None:
    pytest.importorskip("asyncpg")

    async def work() -> None:
        await open_store(wrong.replace("x@", "x:hidden@"), "").open()

    with pytest.raises(BadStore) as said:
        asyncio.run(work())
    assert "hidden" not in str(said.value)


def test_a_backup_of_a_running_server_is_whole(tmp_path: Path) -> None:
    from tests.server.harness import Server

    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with Server(path) as server:
        made, (olena, _) = server.begun("me", "me")
        backup(f"sqlite:{path}", copy)
        assert olena.ask("play", seat=0, action=olena.actions[0])["type"] == "ok"
    connection = sqlite3.connect(copy)
    (acts,) = connection.execute("SELECT count(*) FROM acts WHERE table_id = ?", (made["id"],)).fetchone()
    connection.close()
    with Server(copy) as again:
        assert again.player(made["id"], made["seats"]["0"]).until("state")["seq"] == 1
        assert acts >= 5
