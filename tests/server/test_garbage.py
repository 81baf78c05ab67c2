"""Everything a client sends is hostile until checked: the sender is told, nobody else is disturbed."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import sandtable
from sandtable.server.limits import Limits
from sandtable.server.live import read
from sandtable.server.messages import PROTOCOL
from sandtable.server.speech import Refused
from tests.server.harness import RELAXED, Server

GARBAGE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '{"type": "play"}',
    '{"type": "no-such-type", "seq": 1}',
    '{"type": "play", "seq": "1", "seat": 0, "action": "x"}',
    '{"type": "play", "seq": 1, "seat": 0, "action": "x", "more": 1}',
    '{"type": "play", "seq": 1, "seat": 1e400, "action": "x"}',
    '{"type": "hello", "seq": 0, "tokens": "abc"}',
    "[" * 5000,
    b"\xff\xfe\x00",
    b'{"type": "ping", "seq": 0}\x00',
]


@pytest.mark.parametrize("garbage", GARBAGE)
def test_what_cannot_be_read_is_refused_and_the_table_goes_on(server: Server, garbage: str | bytes) -> None:
    _made, (olena, petro) = server.begun("me", "me")
    petro.socket.send(garbage)
    answer = petro.until("error")
    assert answer["code"] == "malformed"
    assert petro.ask("ping")["type"] == "ok"
    assert olena.ask("play", seat=0, action=olena.actions[0])["type"] == "ok"


def test_a_message_that_is_too_long_ends_the_connection(server: Server) -> None:
    _made, (olena, petro) = server.begun("me", "me")
    petro.socket.send(json.dumps({"type": "chat", "seq": 0, "text": "x" * 9000, "key": "k"}))
    assert petro.until("error")["code"] == "too-long"
    assert petro.closed() == 4000
    olena.catch_up()


def test_hello_comes_first_and_once(server: Server) -> None:
    made, (olena, _petro) = server.begun("me", "me")
    assert olena.refused("hello", tokens=[], protocol=PROTOCOL) == "first-hello"
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/live") as socket:
        socket.send('{"type": "ping", "seq": 0}')
        assert json.loads(socket.recv(timeout=10))["code"] == "first-hello"
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/live") as socket:
        socket.send(json.dumps({"type": "hello", "seq": 0, "tokens": [made["watch"]], "protocol": 99}))
        assert json.loads(socket.recv(timeout=10))["code"] == "protocol"


def test_a_page_of_another_server_is_refused(server: Server) -> None:
    made = server.table("me", "open")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/live"
    with connect(address, origin=Origin("http://evil.example")) as socket:
        assert json.loads(socket.recv(timeout=10))["code"] == "bad-origin"
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}")) as socket:
        socket.send(json.dumps({"type": "hello", "seq": 0, "tokens": [made["watch"]]}))
        assert json.loads(socket.recv(timeout=10))["type"] == "welcome"
    wish = {"game": "outpost", "seats": ["me", "open"]}
    assert server.post("/api/tables", wish, Origin="http://evil.example").json["code"] == "bad-origin"


def test_who_sends_too_fast_is_told_and_then_cut_off(tmp_path: Any) -> None:
    limits = Limits(messages_per_second=0.001, message_burst=6, tables_per_minute=2)
    with Server(tmp_path / "tables.db", limits) as server:
        made = server.table("me", "random", pace=10_000)
        olena = server.player(made["id"], made["seats"]["0"])
        for _ in range(6):
            olena.ask("ping")
        for _ in range(3):
            olena.send("ping")
        assert olena.until("error")["code"] == "too-fast"
        assert olena.closed() == 4000
        server.table("me", "random")
        answer = server.post("/api/tables", {"game": "outpost", "seats": ["me", "random"]})
        assert (answer.status, answer.json["code"]) == (429, "too-many-tables")


def test_the_number_of_tables_is_limited(tmp_path: Any) -> None:
    with Server(tmp_path / "tables.db", Limits(tables=1)) as server:
        server.table("me", "open")
        answer = server.post("/api/tables", {"game": "outpost", "seats": ["me", "open"]})
        assert (answer.status, answer.json["code"]) == (429, "too-many-tables")


def test_an_idle_table_is_put_away_and_comes_back_when_asked_for(server: Server) -> None:
    made, players = server.begun("me", "me")
    players[0].ask("play", seat=0, action=players[0].actions[0])
    players[1].catch_up()
    view = players[1].view

    async def put_away() -> bool:
        room = server.tables.rooms[made["id"]]
        for client in list(room.clients):
            client.close()
            room.leave(client)
        await server.tables.janitor.put_away(float("inf"))
        return made["id"] in server.tables.rooms

    assert server.call(put_away()) is False
    again = server.player(made["id"], made["seats"]["1"])
    again.until("state")
    assert again.view == view


BAD_WISHES: list[tuple[Any, int, str]] = [
    ({"game": "chess", "seats": ["me", "open"]}, 404, "unknown-game"),
    ({"game": "outpost", "seats": ["me"]}, 400, "bad-option"),
    ({"game": "outpost", "seats": []}, 400, "bad-option"),
    ({"game": "outpost", "seats": ["me"] * 99}, 400, "bad-option"),
    ({"game": "outpost", "seats": ["me", "napoleon"]}, 400, "unknown-bot"),
    ({"game": "outpost", "seats": ["me", "open"], "options": {"speed": 9}}, 400, "bad-option"),
    ({"game": "outpost", "seats": ["me", "open"], "options": {"first": "7"}}, 400, "bad-option"),
    ({"game": "outpost", "seats": ["me", "open"], "options": {"first": {}}}, 400, "malformed"),
    ({"game": "outpost", "seats": ["me", "open"], "options": {"first": "x" * 30_000}}, 400, "bad-option"),
    ({"game": "x" * 5000, "seats": ["me", "open"]}, 400, "bad-option"),
    ({"game": "outpost", "seats": ["me", "open"], "name": "x" * 99}, 400, "bad-name"),
    ({"game": "outpost", "seats": ["me", "open"], "pack": {"../evil.toml": ""}}, 400, "bad-pack"),
    ({"game": "outpost", "seats": ["me", "open"], "pack": {"squads.toml": ""}}, 400, "bad-pack"),
    (
        {"game": "outpost", "seats": ["me", "open"], "pack": {"pack.toml": '[pack]\nextends = "../../etc"'}},
        400,
        "bad-pack",
    ),
    ({"game": "outpost", "seats": ["me", "open"], "pack": {"pack.toml": "= nonsense"}}, 400, "bad-pack"),
    ({"seats": ["me", "open"]}, 400, "malformed"),
    ([], 400, "malformed"),
]


@pytest.mark.parametrize(("wish", "status", "code"), BAD_WISHES)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(server: Server, wish: Any, status: int, code: str) -> None:
    answer = server.post("/api/tables", wish)
    assert (answer.status, answer.json["code"]) == (status, code)
    assert answer.json["text"]["en"] and answer.json["text"]["uk"]


@pytest.mark.parametrize("game", sandtable.game_names())
@pytest.mark.parametrize("value", ["../../etc/passwd", "/etc/passwd", "no-such-name", "x\n", "[a]\n", "a, b", "\x00\n"])
def test_an_option_that_takes_a_text_is_never_a_path_and_may_be_anything(server: Server, game: str, value: str) -> None:
    one = sandtable.game(game)
    seats = ["me"] * (2 if 2 in one.seats else one.seats[0])
    for option in one.options:
        answer = server.post("/api/tables", {"game": game, "seats": seats, "options": {option.name: value}})
        assert (answer.status, answer.json["code"]) == (400, "bad-option"), option.name
        assert "root:" not in answer.text


def test_a_body_that_is_too_long_is_refused(server: Server) -> None:
    answer = server.post("/api/tables", b"x" * (RELAXED.body_bytes + 1))
    assert (answer.status, answer.json["code"]) == (413, "too-long")


def test_a_socket_that_is_no_table_is_no_socket(server: Server) -> None:
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{server.port}/api/health").__enter__()


@given(st.one_of(st.binary(max_size=300), st.text(max_size=300)))
@settings(max_examples=300, deadline=None)
def test_reading_a_message_gives_a_message_or_a_refusal(data: str | bytes) -> None:
    try:
        read(data)
    except Refused as refused:
        assert refused.code in ("malformed", "too-long")
