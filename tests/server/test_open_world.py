"""In the open: nobody can use up what is there for all, and nothing that goes wrong does so in silence."""

import asyncio
import json
import logging
import socket
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from sandtable.server import acts, bot_players, connections, front
from sandtable.server.bots import BotPool, Question, Reply
from sandtable.server.chores import Chores
from sandtable.server.client import TOO_SLOW, Client
from sandtable.server.connections import Connection
from sandtable.server.limits import Limits, network
from sandtable.server.places import NOBODY_PLAYS, PERSON_WAITS, Places
from sandtable.server.room import Room
from sandtable.server.speech import Refused
from sandtable.server.store import StoreFailed
from tests.server.harness import RELAXED, WAIT, Server

# -- who is one sender --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_an_address_counts_with_its_network(address: str, counts_as: str) -> None:
    assert network(address) == counts_as


def ask(server: Server, wish: Any = None) -> str:
    answer = server.post("/api/tables", wish or {"game": "outpost", "seats": ["me", "open"]})
    return "" if answer.status == 201 else str(answer.json["code"])


def test_an_address_cannot_make_all_tables_there_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    limits = replace(RELAXED, tables_of_one=2)
    addresses = ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"]
    monkeypatch.setattr("sandtable.server.web.address_of", lambda _: addresses.pop(0))
    with Server(path, limits) as server:
        assert [ask(server) for _ in range(4)] == ["", "", "too-many-tables", ""]
    addresses[:] = ["192.0.2.1", "192.0.2.3"]
    with Server(path, limits) as server:
        assert [ask(server) for _ in range(2)] == ["too-many-tables", ""], "also after a new start"
    stored = path.read_bytes()
    assert b"192.0.2" not in stored, "the store has no addresses"


def test_an_address_cannot_take_all_connections(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", replace(RELAXED, clients_of_one=2)) as server:
        made, players = server.begun("me", "me")
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/live") as third:
            assert json.loads(third.recv(timeout=WAIT))["code"] == "too-fast"
        players[1].close()
        while players[0].table["seats"][1]["present"]:
            players[0].until("table")
        assert server.player(made["id"], made["watch"]).first["type"] == "welcome"


def test_reads_chat_and_take_backs_are_limited(tmp_path: Path) -> None:
    limits = replace(RELAXED, reads_per_second=1e-6, chat_per_minute=2e-6, take_backs_per_minute=2e-6)
    with Server(tmp_path / "tables.db", limits) as server:
        _, (olena, _) = server.begun("me", "me")
        answer = server.get("/api/health")
        assert (answer.status, answer.json["code"]) == (429, "too-fast")
        assert olena.refused("chat", text="hello", key="k") == "too-fast"
        assert olena.refused("propose", seat=0, what="stop") == "too-fast"
        assert olena.refused("undo", seat=0) == "too-fast"


def test_a_table_cannot_be_filled_with_words_and_its_game_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", replace(RELAXED, talk_of_table=6)) as server:
        made, (olena, _) = server.begun("me", "me")
        room = server.tables.rooms[made["id"]]
        while olena.ask("chat", text="x", key=str(olena.id))["type"] == "ok":
            assert room.table.talk <= 6
        assert olena.refused("rename", name="Olha", lang="en") == "not-now"
        assert olena.ask("play", seat=0, action=olena.actions[0])["type"] == "ok"


def test_what_changes_nothing_is_not_stored(server: Server) -> None:
    made, (olena, _) = server.begun("me", "me")
    before = server.tables.rooms[made["id"]].table.stored
    assert olena.ask("rename", name="Player 0", lang="en")["type"] == "ok"
    assert olena.ask("pace", paused=False)["type"] == "ok"
    assert olena.ask("assign", seat=0, bot="")["type"] == "ok"
    assert server.tables.rooms[made["id"]].table.stored == before


def test_a_slow_reader_holds_few_bytes() -> None:
    async def work() -> Client:
        client = Client(Limits(outbox_bytes=10))
        client.post(b"x" * 50)
        assert await client.next() == b"x" * 50, "one message may be of any length"
        for _ in range(5):
            client.post(b"x" * 4)
        return client

    client = asyncio.run(work())
    sent = [client.outbox.get_nowait() for _ in range(client.outbox.qsize())]
    assert sent == [b"xxxx", b"xxxx", TOO_SLOW]


# -- what is sent by halves ---------------------------------------------------------------------------


@pytest.mark.parametrize("half", [b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-"])
def test_a_half_sent_request_is_closed(server: Server, half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Connection, "head_seconds", 0.0)
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as half_sent:
        half_sent.sendall(half)
        assert half_sent.recv(100) == b""


def test_half_sent_requests_give_way_to_whoever_comes(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made, (olena, _) = server.begun("me", "me")
    monkeypatch.setattr(Connection, "most", 3)
    monkeypatch.setattr(Connection, "said", float("-inf"))
    halves = []
    for _ in range(6):
        halves.append(socket.create_connection(("127.0.0.1", server.port), WAIT))
        halves[-1].sendall(b"GET / HT")
        olena.ask("ping")
    assert server.get(f"/api/tables/{made['id']}").status == 200
    assert [half.recv(100) for half in halves[:3]] == [b""] * 3, "those that have waited longest"
    assert caplog.text.count("sent by halves are closed") == 1
    for half in halves:
        half.close()


def test_clients_and_requests_leave_files_for_the_servers_own_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "raise_file_limit", lambda: 1024)
    monkeypatch.setattr(Connection, "most", 0)
    assert connections.share_files(Limits()).clients == 512 and Connection.most == 256
    assert connections.share_files(Limits(clients=100)).clients == 100


def test_a_head_without_end_is_closed(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises(OSError):  # a reset, or a pipe that is broken
            for number in range(10_000):
                endless.sendall(b"X-%d: %s\r\n" % (number, b"x" * 500))
            assert endless.recv(1000) == b""
            raise OSError("closed")


def test_an_address_has_so_many_connections_but_a_proxy_here_any_number(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CONNECTIONS_OF_ONE", 0)
    assert server.get("/api/health").status == 200
    monkeypatch.setattr(connections, "on_this_machine", lambda _: False)
    with pytest.raises(OSError), socket.create_connection(("127.0.0.1", server.port), WAIT) as refused:
        refused.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        if refused.recv(100) == b"":
            raise OSError("closed")


def test_a_body_that_does_not_come_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.answering.BODY_SECONDS", 0)
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{")
        assert slow.recv(100).startswith(b"HTTP/1.1 400")


# -- odd requests -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/%00", "/t/%00", "/" + "x" * 5000, "/" + "x" * 300, "/a%0Ab", "/%ff%fe", "/" + "a/" * 900]
)
def test_an_odd_address_is_no_fault_of_ours(
    server: Server, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("the page", encoding="utf-8")
    monkeypatch.setattr(front, "STATIC", tmp_path)
    assert server.get(path).status in (200, 404)


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "http://[::1", "//", "http://x:99999999"])
def test_an_odd_origin_is_refused(server: Server, origin: str) -> None:
    wish = {"game": "outpost", "seats": ["me", "open"]}
    answer = server.post("/api/tables", wish, Origin=origin)
    assert (answer.status, answer.json["code"]) == (403, "bad-origin")


def test_a_name_that_leads_here_is_not_believed_because_it_says_so(server: Server) -> None:
    wish = {"game": "outpost", "seats": ["me", "open"]}
    evil = f"evil.example:{server.port}"
    assert server.post("/api/tables", wish, Origin=f"http://{evil}", Host=evil).json["code"] == "bad-origin"
    server.app.state.origins = frozenset({"http://club.example"})
    try:
        for good in ("club.example", "localhost", f"127.0.0.1:{server.port}", "192.0.2.4:80", f"[::1]:{server.port}"):
            assert server.post("/api/tables", wish, Origin=f"http://{good}", Host=good).status == 201, good
    finally:
        server.app.state.origins = frozenset()
    made = server.table("me", "open")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/live"
    with connect(address, origin=Origin("http://["), open_timeout=WAIT) as odd:
        assert json.loads(odd.recv(timeout=WAIT))["code"] == "bad-origin"


@pytest.mark.parametrize(
    "name", ["a" + "\u0301" * 5, "\u200d", "\u200d\u200d", "\u3164", "\u2800\u2800", "\u0301\u0301", "\u115f \u1160"]
)
def test_a_name_that_nobody_can_see_is_refused(server: Server, name: str) -> None:
    assert ask(server, {"game": "outpost", "seats": ["me", "open"], "name": name}) == "bad-name"


@pytest.mark.parametrize("name", ["Việt", "ก็่น้ำ", "हिन्दी", "Оля", "김", "👩\u200d👩\u200d👧", "x", "é", "42", ""])
def test_a_name_that_can_be_seen_is_taken(server: Server, name: str) -> None:
    assert ask(server, {"game": "outpost", "seats": ["me", "open"], "name": name}) == ""


def test_a_long_sentence_stays_a_sentence(server: Server) -> None:
    long = "x" * 90
    wish = {"game": "outpost", "seats": ["me", "open"], "pack": {"pack.toml": f'[pack]\nextends = "{long * 40}"\n'}}
    answer = server.post("/api/tables", wish)
    assert answer.json["code"] == "bad-pack" and "???" not in answer.text
    assert "???" not in str(Refused("malformed", detail="y" * 9000).text)


# -- bots ---------------------------------------------------------------------------------------------


def test_who_waits_for_a_person_thinks_first() -> None:
    async def work() -> list[int]:
        places = Places(1)
        order: list[int] = []

        async def think(rank: int) -> None:
            async with places.place(rank):
                order.append(rank)

        async with places.place(PERSON_WAITS):
            waiting = [asyncio.create_task(think(rank)) for rank in (2, 1, 2, 0, 1, 0)]
            await asyncio.sleep(0)
            waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert places.free == 1 and not places.waiting
        return order

    assert asyncio.run(work()) == [0, 0, 1, 1, 2]


def test_bots_of_nobody_shorten_nobodys_time() -> None:
    pool = BotPool(workers=1)
    pool.waiting.update({NOBODY_PLAYS: 50, PERSON_WAITS: 1})
    assert pool.share_of(5.0, PERSON_WAITS) == 5.0
    assert pool.share_of(5.0, NOBODY_PLAYS) < 0.1


def test_a_table_of_bots_rests_while_nobody_looks_and_goes_on_when_somebody_does(server: Server) -> None:
    made = server.table("random", "random", pace=0)
    fan = server.player(made["id"], made["watch"], made["host"])
    fan.ask("pace", paused=True)
    fan.ask("start")
    room = server.tables.rooms[made["id"]]
    assert bot_players.rank(room) == NOBODY_PLAYS

    async def leave() -> bool:
        client = room.clients[0]
        async with room.lock:
            room.leave(client)
        room.table.paused = False
        bot_players.wake(room)
        return not room.bots.busy

    assert server.call(leave())
    again = server.player(made["id"], made["watch"])
    while again.outcome is None:
        again.read()


def test_fifty_abandoned_tables_of_bots_ask_no_bot_while_mine_is_asked_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def answer(question: Question, legal: list[str], rank: int = 0) -> Reply:
        asked.append(rank)
        return Reply(legal[0])

    monkeypatch.setattr(server.tables.bot_pool, "ask", answer)
    for _ in range(50):
        made = server.table("random", "random", pace=0)
        room = server.call(server.tables.room(made["id"]))

        async def begin(room: Room = room) -> None:
            async with room.lock:
                await room.act(acts.Begun(room.table.game.version))

        server.call(begin())
        assert room.table.bot_to_act() and not room.bots.busy
    assert asked == []
    _, [olena] = server.begun("me", "random", options={"first": "1"})
    while not asked:  # a bot with a single choice is not asked
        if olena.actions:
            olena.ask("play", seat=0, action=olena.actions[0])
        else:
            olena.read()
    assert set(asked) == {PERSON_WAITS}, "mine waits for nobody"


def test_the_bot_of_somebody_who_went_away_plays_on(server: Server) -> None:
    made, (olena,) = server.begun("me", "random", options={"first": "0"})
    room = server.tables.rooms[made["id"]]
    assert bot_players.rank(room) == PERSON_WAITS

    async def alone() -> bool:
        async with room.lock:
            room.leave(room.clients[0])
        return bot_players.attended(room)

    assert server.call(alone())
    olena.close()


def test_a_hint_holds_up_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _, [olena] = server.begun("me", "random", options={"first": "0"})
    held = server.call(make_event())

    async def ponder(*_: object) -> Reply:
        await held.wait()
        return Reply(olena.actions[0])

    monkeypatch.setattr(server.tables.bot_pool, "ask", ponder)
    asked = olena.send("hint", seat=0)
    assert olena.ask("ping")["type"] == "ok", "a ping is answered while the bot thinks"
    assert olena.refused("hint", seat=0) == "too-fast", "one at a time"
    server.loop.call_soon_threadsafe(held.set)
    assert olena.until("advice")["id"] == asked


async def make_event() -> asyncio.Event:
    return asyncio.Event()


# -- nothing dies in silence --------------------------------------------------------------------------


def test_a_chore_that_fails_is_said_shown_and_done_again(caplog: pytest.LogCaptureFixture) -> None:
    tries: list[int] = []

    async def work() -> Chores:
        chores = Chores()
        chores.again = 0.0
        done = asyncio.Event()

        async def chore() -> None:
            tries.append(len(tries))
            if len(tries) < 4:
                assert set(chores.troubles) <= {"the chore"}
                raise StoreFailed("the disk is gone")
            done.set()

        chores.once("the chore", chore)
        await done.wait()
        await asyncio.sleep(0)
        chores.close()
        return chores

    chores = asyncio.run(work())
    assert len(tries) == 4 and chores.troubles == {}
    assert caplog.text.count("the chore: StoreFailed: the disk is gone") == 1
    assert caplog.text.count("the chore: well again") == 1


@pytest.mark.parametrize("chore", ["wake", "tidy"])
def test_every_background_task_survives_an_error_of_the_store(
    server: Server, chore: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def locked(*_: object) -> None:
        raise StoreFailed("database is locked")

    chores = server.tables.chores
    work = server.tables.wake if chore == "wake" else server.tables.janitor.tidy
    with monkeypatch.context() as broken:
        for name in ("waiting_for_bots", "to_trash"):
            broken.setattr(server.tables.store, name, locked)
        assert server.call(chores.do(chore, work)) is False
        answer = server.get("/api/health")
        assert (answer.status, answer.json["ok"], answer.json["troubles"]) == (503, False, [chore])
    assert server.call(chores.do(chore, work))
    assert server.get("/api/health").json["troubles"] == []
    assert f"{chore}: StoreFailed: database is locked" in caplog.text


def test_health_writes_and_reads_the_store(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full() -> None:
        raise StoreFailed("database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(server.tables.store, "probe", full)
        server.tables.probed = float("-inf")
        assert server.get("/api/health").json["troubles"] == ["the store"]
    server.tables.probed = float("-inf")
    assert server.get("/api/health").status == 200


def test_a_write_lock_of_another_process_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Server(path) as server:
        _, (olena, _) = server.begun("me", "me")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        olena.send("play", seat=0, action=olena.actions[0])
        other.execute("COMMIT")
        other.close()
        assert olena.until("ok", "error")["type"] == "ok"


def test_nothing_is_logged_that_should_not_be(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        made, _ = server.begun("me", "me")
        server.player(made["id"], "wrong")
    assert "127.0.0.1" not in caplog.text
