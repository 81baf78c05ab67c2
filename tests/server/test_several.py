"""Two server processes on one database: it does not matter to which a client comes, and one may be killed."""

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from sandtable.server.client import Client
from sandtable.server.limits import Limits
from sandtable.server.room import Room
from tests.server.cluster import cluster
from tests.server.harness import WAIT, WORD, Http, Player
from tests.server.kill_several import bad_day

START = """
import sys
from sandtable.server.app import Settings, run
from sandtable.server.limits import ALL_FROM_ONE
run(Settings(store=sys.argv[1], port=int(sys.argv[2]), workers=1, limits=ALL_FROM_ONE))
"""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster() as address:
        yield address


class Process(Http):
    """A server in a process of its own."""

    def __init__(self, store: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        command = [sys.executable, "-W", "ignore", "-c", START, store, str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert str(self.port) in self.process.stdout.readline(), "the server does not start"

    def player(self, table: str, *tokens: str) -> Player:
        return Player(self, table, tokens)  # type: ignore[arg-type]  # it needs the port only

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.communicate(timeout=WAIT)


@contextmanager
def two(store: str) -> Iterator[tuple[Process, Process]]:
    first, second = Process(store), Process(store)
    try:
        yield first, second
    finally:
        for one in (first, second):
            if one.process.poll() is None:
                one.end(signal.SIGKILL)


def test_players_at_two_processes_play_one_game_and_one_process_may_be_killed(database: str, tmp_path: Path) -> None:
    with two(database) as (first, second):
        made = first.table("me", "open", options={"first": "0"})
        olena = first.player(made["id"], made["seats"]["0"], made["host"])
        seated = second.post(f"/api/tables/{made['id']}/sit", {"token": made["invite"], "name": "Petro"})
        assert (seated.status, seated.json["seat"]) == (200, 1), "passed on to the process that has the table"
        assert second.get(f"/api/tables/{made['id']}").json["seats"][1]["name"] == "Petro"
        petro = second.player(made["id"], seated.json["token"])
        for seat, player in enumerate((olena, petro)):
            assert player.ask("word", seat=seat, word=WORD)["type"] == "ok"
        assert olena.ask("start")["type"] == "ok"
        petro.until("state")
        for player in (olena, petro):
            player.catch_up()
            assert player.ask("play", seat=player.view["seat"], action=player.actions[0])["type"] == "ok"
        olena.catch_up()
        seq = olena.seq
        first.end(signal.SIGKILL)
        assert petro.closed() in (4002, 1006, 1011)
        again = second.player(made["id"], seated.json["token"])  # waits until the lease is over
        assert again.first["type"] == "welcome", again.first
        again.until("state")
        other = second.player(made["id"], made["seats"]["0"])
        other.until("state")
        assert (again.seq, other.seq) == (seq, seq), "no acknowledged move is lost, none is doubled"
        acting = next(player for player in (again, other) if player.actions)
        assert acting.ask("play", seat=acting.view["seat"], action=acting.actions[0])["type"] == "ok"
        assert second.get("/api/health").json["ok"]
        second.end(signal.SIGTERM)


def test_servers_and_a_thinker_may_be_killed_and_a_server_cut_off_from_the_database(database: str) -> None:
    day = asyncio.run(bad_day(database, tables=4, blows=["server", "cut"], seed=1))
    assert day.acknowledged > 0


def test_whoever_comes_to_a_table_that_has_just_gone_to_another_process_is_sent_away() -> None:
    room = Room(cast(Any, None), cast(Any, SimpleNamespace(stood=None)))
    room.close()
    client = Client(Limits(), "")
    room.join(client)
    assert client.closing and room.clients == [], "it would watch a table at which nothing happens any more"
