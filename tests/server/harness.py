"""What tests of the server are written with: a real server on a free port, and players that apply updates."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import sqlite3
import threading
import urllib.error
import urllib.request
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import sandtable
from sandtable.kernel.options import Scalar
from sandtable.kernel.pack import Pack
from sandtable.kernel.verbs import Verb, Verbs
from sandtable.server.app import SOCKET_BYTES, Settings, make_app
from sandtable.server.connections import Connection
from sandtable.server.from_server import FromServer
from sandtable.server.limits import ALL_FROM_ONE, Limits
from sandtable.server.messages import PROTOCOL
from sandtable.server.tables import Tables
from sandtable.server.watch import BEAT, LoopWatch

WAIT = 30
"""Seconds after which something that should come does not."""
WORD = "a5" * 16
"""The random word of every browser: chance comes from the server's bits alone."""
T = TypeVar("T")
check_shape = msgspec.json.Decoder(FromServer).decode
RELAXED = replace(ALL_FROM_ONE, messages_per_second=1e6, message_burst=1e6, hints_per_minute=1e6)


class Answer:
    """An answer over HTTP."""

    def __init__(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.status = status
        self.body = body
        self.headers = headers

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def text(self) -> str:
        return self.body.decode()


class Http:
    """A server that is asked over HTTP, wherever it runs."""

    port: int

    def get(self, path: str, **headers: str) -> Answer:
        return self.request("GET", path, None, headers)

    def post(self, path: str, body: Any, **headers: str) -> Answer:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.request("POST", path, data, headers)

    def request(self, method: str, path: str, data: bytes | None, headers: dict[str, str]) -> Answer:
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=WAIT) as answer:
                return Answer(answer.status, answer.read(), dict(answer.headers))
        except urllib.error.HTTPError as error:
            return Answer(error.code, error.read(), dict(error.headers))

    def table(self, *seats: str, game: str = "outpost", pace: int = 0, **more: Any) -> dict[str, Any]:
        """A new table; its tokens."""
        answer = self.post("/api/tables", {"game": game, "seats": seats, "pace": pace, **more})
        assert answer.status == 201, answer.text
        made: dict[str, Any] = answer.json
        return made


class Server(Http):
    """The whole server in a thread of this process."""

    def __init__(
        self, store: Path | str, limits: Limits = RELAXED, budget: float = 5.0, port: int = 0, packs: Path | None = None
    ) -> None:
        self.listener = socket.socket()
        self.listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listener.bind(("127.0.0.1", port))
        self.port = self.listener.getsockname()[1]
        address = store if isinstance(store, str) else f"sqlite:{store}"
        settings = Settings(address, port=self.port, packs=packs, workers=1, limits=limits, budget=budget)
        self.app = make_app(settings)
        config = uvicorn.Config(
            self.app,
            http=Connection,
            log_level="warning",
            ws_max_size=SOCKET_BYTES,
            ws_per_message_deflate=False,
        )
        self.uvicorn = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.ready = threading.Event()

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.create_task(self.announce())
        self.loop.run_until_complete(self.uvicorn.serve(sockets=[self.listener]))

    async def announce(self) -> None:
        while not self.uvicorn.started:
            await asyncio.sleep(0)
        self.ready.set()

    def __enter__(self) -> Server:
        self.thread.start()
        assert self.ready.wait(WAIT), "the server does not start"
        return self

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(WAIT)
        assert not self.thread.is_alive(), "the server does not stop"

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(WAIT)

    @contextmanager
    def watched(self) -> Iterator[LoopWatch]:
        """How long the server's loop is blocked by what is done meanwhile.

        What the tests before this one left in memory is put aside: the server must not pay for going through it.
        """
        gc.collect()
        gc.freeze()
        watch = LoopWatch()

        async def begin() -> asyncio.Task[None]:
            return asyncio.create_task(watch.run())

        task = self.call(begin())
        try:
            yield watch
            self.call(asyncio.sleep(2 * BEAT))  # so that the last turn is measured too
        finally:
            self.loop.call_soon_threadsafe(task.cancel)
            gc.unfreeze()

    def player(self, table: str, *tokens: str, name: str = "") -> Player:
        return Player(self, table, tokens, name)

    def begun(self, *seats: str, game: str = "outpost", **more: Any) -> tuple[dict[str, Any], list[Player]]:
        """A table that has begun, with a player for each seat that is `me`; the first is the host too."""
        made = self.table(*seats, game=game, **more)
        players: list[Player] = []
        for seat, token in made["seats"].items():
            tokens = (token, made["host"]) if not players else (token,)
            player = self.player(made["id"], *tokens, name=f"Player {seat}")
            player.ask("word", seat=int(seat), word=WORD)
            players.append(player)
        players[0].ask("start")
        for player in players:
            player.catch_up()
        return made, players


class Player:
    """A browser: it keeps its view from `state` and `update`, as the protocol says."""

    def __init__(self, server: Server, table: str, tokens: tuple[str, ...], name: str = "") -> None:
        self.server = server
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        self.socket: ClientConnection = connect(address, max_size=None).__enter__()
        self.table_name = table
        self.tokens = tokens
        self.seq = 0
        self.id = 0
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.undo: dict[str, Any] | None = None
        self.chat: list[dict[str, Any]] = []
        self.outcome: dict[str, Any] | None = None
        self.curtain: int | None = None
        self.rematch: dict[str, Any] = {}
        self.bench: dict[str, Any] = {}
        self.raw: list[str] = []
        """Everything that was sent to this client."""
        self.send("hello", tokens=list(tokens), name=name, protocol=PROTOCOL)
        self.first = self.read()

    def send(self, kind: str, **fields: Any) -> int:
        self.id += 1
        self.socket.send(json.dumps({"type": kind, "seq": self.seq, "id": self.id, **fields}))
        return self.id

    def read(self) -> dict[str, Any]:
        """The next message, taken in."""
        text = self.socket.recv(timeout=WAIT)
        assert isinstance(text, str)
        self.raw.append(text)
        check_shape(text)
        message: dict[str, Any] = json.loads(text)
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.you, self.table = message["you"], message["table"]
                self.chat = message["chat"]
            case "rematch":
                self.rematch = message
            case "bench":
                self.bench = message
            case "said":
                self.chat += message["lines"]
            case "table":
                self.table = message["table"]
            case "state":
                self.view, self.log = message["view"], message["log"]
                self.curtain = message.get("curtain")
                self.take_rest(message)
            case "update":
                self.view["zones"].update(message["zones"])
                self.view["counters"].update(message["counters"])
                for key in message.get("gone", []):
                    del self.view["counters"][key]
                for key in ("to_act", "asked", "actions"):
                    self.view[key] = message[key]
                self.view["figures"] = message.get("figures", self.view["figures"])
                for key in ("phase", "answered"):
                    self.view.pop(key, None)
                    if key in message:
                        self.view[key] = message[key]
                del self.log[len(self.log) - message.get("log_drop", 0) :]
                self.log += message["events"]
                self.take_rest(message)

    def take_rest(self, message: dict[str, Any]) -> None:
        self.seq = message["seq"]
        self.undo, self.outcome = message.get("undo"), message.get("outcome")

    def until(self, *kinds: str) -> dict[str, Any]:
        """Read on until a message of one of these types comes."""
        while True:
            message = self.read()
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send something and read on until its answer."""
        number = self.send(kind, **fields)
        while True:
            message = self.read()
            if message.get("id") == number or message.get("stale") or (kind == "look" and message["type"] == "state"):
                return message

    def catch_up(self) -> None:
        """Read everything that was sent before now."""
        assert self.ask("ping")["type"] == "ok"

    def refused(self, kind: str, **fields: Any) -> str:
        """Send something that must be refused; the code."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "error", answer
        assert answer["text"]["en"] and answer["text"]["uk"]
        return str(answer["code"])

    @property
    def actions(self) -> list[str]:
        return [item["action"] for item in self.view["actions"]]

    def closed(self) -> int:
        """Read on until the connection is closed; the code."""
        try:
            while True:
                self.read()
        except ConnectionClosed as error:
            assert error.rcvd is not None
            return error.rcvd.code

    def close(self) -> None:
        self.socket.close()


@contextmanager
def nobody_waits(server: Server) -> Iterator[None]:
    """Who has left counts as away at once."""
    limits = server.tables.limits
    server.tables.limits = replace(limits, away_seconds=0.0)
    try:
        yield
    finally:
        server.tables.limits = limits


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outpost has another word for its move, so that what was played is no longer a move."""
    game = sandtable.game("outpost")
    action_space = game.action_space

    def renamed(pack: Pack, seats: int, options: dict[str, Scalar]) -> Verbs:
        verbs = action_space(pack, seats, options).verbs
        return Verbs([Verb("order", verb.domains, verb.rules) for verb in verbs])

    monkeypatch.setattr(game, "action_space", renamed)


def before_packs(connection: sqlite3.Connection) -> None:
    """Make a store one of the second version, but for its number: without packs, a trash, secrets and people."""
    connection.execute("DROP INDEX makers")
    for table, column in (("tables", "trashed"), ("records", "trashed"), ("tables", "pack"), ("tables", "maker")):
        connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    connection.execute("ALTER TABLE tables DROP COLUMN standing")
    for table in ("packs", "secrets", "people", "held", "pushes", "reports"):
        connection.execute(f"DROP TABLE {table}")


def play_out(players: list[Player], seed: int = 1, most: int = 10_000) -> int:
    """Let people play random actions until the game is over; how many they played."""
    import random

    chance = random.Random(seed)
    for played in range(most):
        for player in players:
            player.catch_up()
        acting = [player for player in players if player.actions]
        if not acting:
            if players[0].outcome is not None:
                return played
            players[0].until("update", "state")
            continue
        player = acting[0]
        answer = player.ask("play", seat=player.view["seat"], action=chance.choice(player.actions))
        assert answer["type"] == "ok", answer
    raise AssertionError("the game does not end")
