"""The store: what was acknowledged is there, nothing is doubled, a failure is said."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.server import acts
from sandtable.server.sqlite import SqliteStore
from sandtable.server.store import After, BadStore, Conflict, KeptPack, Snapshot, StoreFailed, open_store
from tests.server.harness import Server

PACK = KeptPack("1a2b", "standard 3c4d", b"texts")


def test_acts_come_back_in_order(tmp_path: Path) -> None:
    async def work() -> None:
        store = open_store(f"sqlite:{tmp_path / 'deep' / 'tables.db'}")
        await store.create("t", [b"a", b"b"], 10, PACK)
        after = After(20, bot_asked=True)
        await asyncio.gather(*(store.append("t", number, b"%d" % number, after) for number in range(2, 50)))
        assert await store.waiting_for_bots(15) == ["t"] and await store.waiting_for_bots(25) == []
        await store.append("t", 50, b"end", After(30, over=True), Snapshot(50, 1, "position", 7))
        stored = await store.load("t")
        assert stored is not None
        assert stored.acts == [b"a", b"b", *(b"%d" % number for number in range(2, 50)), b"end"]
        assert stored.snapshot == Snapshot(50, 1, "position", 7)
        assert await store.load("nothing") is None
        assert await store.waiting_for_bots(0) == [] and await store.count() == 0
        await store.close()

    asyncio.run(work())


def test_an_act_with_a_taken_number_is_refused_and_the_others_of_its_batch_are_kept(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create("t", [b"a"], 10, PACK)
        results = await asyncio.gather(
            store.append("t", 1, b"b", After(11)),
            store.append("t", 1, b"again", After(11)),
            store.append("t", 2, b"c", After(11)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        stored = await store.load("t")
        assert stored is not None and stored.acts == [b"a", b"b", b"c"]
        await store.close()

    asyncio.run(work())


def test_a_failed_file_is_said_to_all_who_wait_and_the_next_act_is_stored(tmp_path: Path) -> None:
    def disk_full(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO acts VALUES ('t', 9, 'half')")
        raise sqlite3.OperationalError("database or disk is full")

    def fault(connection: sqlite3.Connection) -> None:
        raise ValueError("a fault of ours")

    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create("t", [b"a"], 10, PACK)
        for broken in (disk_full, fault):
            with pytest.raises(StoreFailed):
                await store.do(broken)
        await store.append("t", 1, b"b", After(11))
        stored = await store.load("t")
        assert stored is not None and stored.acts == [b"a", b"b"]
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("after", [None, After(20)])
def test_an_act_of_a_table_that_is_not_there_is_refused(tmp_path: Path, after: After | None) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create("t", [b"a"], 10, PACK)
        await store.append("t", 1, b"b", after)
        await store.to_trash(99, 99, set())
        for table in ("t", "nowhere"):
            with pytest.raises(StoreFailed, match="not in the store"):
                await store.append(table, 2, b"c", after)
        assert await store.bring_back("t") and not await store.bring_back("nowhere")
        await store.append("t", 2, b"c", after)
        stored = await store.load("t")
        assert stored is not None and stored.acts == [b"a", b"b", b"c"]
        assert await store.to_trash(99, 99, set()) == [], "it has been used just now"
        await store.close()

    asyncio.run(work())


def test_what_is_not_in_the_trash_cannot_be_brought_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "back", "x", "--store", f"sqlite:{tmp_path / 'tables.db'}"]) == 2
    assert "no table 'x' in the trash; in it are: none" in capsys.readouterr().err


def test_old_tables_are_cleared_away(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create("old", [b"a"], 10, PACK)
        await store.create("new", [b"a"], 20, PACK)
        await store.keep_record("r", "text", 10)
        assert await store.count() == 2 and await store.newest() == 20
        assert await store.to_trash(15, 50, {"old"}) == [], "it is in use"
        assert await store.to_trash(15, 50, set()) == ["old"]
        assert await store.load("old") is None and await store.load("new") is not None
        assert await store.record("r") is None and await store.count() == 1
        assert await store.to_trash(25, 60, set()) == ["new"]
        assert await store.empty_trash(50) == [] and await store.empty_trash(55) == ["old"]
        assert await store.pack(PACK.name) == PACK, "another table is played with it"
        assert await store.empty_trash(65) == ["new"] and await store.pack(PACK.name) is None
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("address", ["", "tables.db", "mysql:x", "sqlite:", "sqlite:/proc/no/such/folder/x.db"])
def test_a_store_that_cannot_be_is_said_in_a_sentence(address: str) -> None:
    with pytest.raises(BadStore):
        open_store(address)


def test_a_file_of_another_version_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(BadStore, match="another version"):
        open_store(f"sqlite:{path}")


def test_every_act_is_written_and_read_as_it_was() -> None:
    some: list[acts.AnyAct] = [
        acts.Sat(0, "hash", "Оля", "uk"),
        acts.Played(1, "send scouts"),
        acts.TakenBack(0, 3),
        acts.HintsAgreed(),
        acts.Hinted(1),
        acts.Resigned(1, "greedy"),
        acts.Begun(),
        acts.Spoken(-1, "x", "y", "k", 5),
    ]
    for act in some:
        assert acts.decode(acts.encode(act)) == act


def test_when_the_disk_fails_nothing_was_played(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _made, (olena, petro) = server.begun("me", "me")
    view = olena.view
    append = server.tables.store.append

    async def fail(*args: object, **more: object) -> None:
        raise StoreFailed("no space")

    monkeypatch.setattr(server.tables.store, "append", fail)
    assert olena.refused("play", seat=0, action=olena.actions[0]) == "not-stored"
    monkeypatch.setattr(server.tables.store, "append", append)
    petro.catch_up()
    assert petro.view["to_act"] == 0 and olena.view == view
    assert olena.ask("play", seat=0, action=olena.actions[0])["type"] == "ok"


def test_when_the_disk_cannot_even_be_read_the_table_is_left_and_found_again_later(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, (olena, petro) = server.begun("me", "me")
    view = petro.view
    with monkeypatch.context() as broken:

        async def fail(*args: object, **more: object) -> None:
            raise StoreFailed("no disk")

        broken.setattr(server.tables.store, "append", fail)
        broken.setattr(server.tables.store, "load", fail)
        olena.send("play", seat=0, action=olena.actions[0])
        assert petro.closed() == 4002
        assert server.player(made["id"], made["seats"]["1"]).first["code"] == "not-stored"
    again = server.player(made["id"], made["seats"]["1"])
    again.until("state")
    assert again.view == view


def test_a_server_that_starts_again_has_every_table_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Server(path) as server:
        made, (olena, petro) = server.begun("me", "me")
        for player in (olena, petro, olena):
            player.catch_up()
            player.ask("play", seat=player.view["seat"], action=player.actions[0])
        olena.ask("chat", text="still here?", key="k")
        petro.catch_up()
        olena.ask("propose", seat=0, what="stop")
        petro.catch_up()
        view, log, seq = petro.view, petro.log, petro.seq
    with Server(path) as server:
        again = server.player(made["id"], made["seats"]["1"])
        assert [line["text"] for line in again.first["chat"]] == ["still here?"]
        assert again.table["proposals"] == [{"what": "stop", "seat": 0, "waiting": [1]}]
        again.until("state")
        assert (again.view, again.log, again.seq) == (view, log, seq)


def test_a_running_table_survives_a_change_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sandtable

    path = tmp_path / "tables.db"
    with Server(path) as server:
        made, (olena, _petro) = server.begun("me", "me")
        view = olena.view
    monkeypatch.setattr(sandtable.game("outpost"), "version", 2)
    with Server(path) as server:
        again = server.player(made["id"], made["seats"]["0"])
        again.until("state")
        assert again.view == view
        assert again.ask("play", seat=0, action=again.actions[0])["type"] == "ok"
