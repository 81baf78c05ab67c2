"""A clock that jumps by months or years, and a store that is cleared away under a table: nothing is lost."""

import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli import main
from sandtable.server.clock import DAY, Clock
from tests.server.harness import RELAXED, Player, Server

JUMPS = [61, -61, 365 * 5, -365 * 40]
FIRST_EDITION = Path(__file__).with_name("first_edition.sql")
OLD_TABLE, OLD_TOKENS = "hiX_oJ0190w-", ("fyB7jRYeYabQmY4S0Rt4VxeN", "sgfS72pe_09TJmyT5hYIiJCn")
OLD_RECORD = "aZZ8DfXMPa0K"


def jump(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """Put the machine's clock forward or back."""
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + days * DAY)


def play(players: list[Player]) -> str:
    """One action; it is acknowledged."""
    for player in players:
        player.catch_up()
    acting = next(player for player in players if player.actions)
    action = acting.actions[0]
    assert acting.ask("play", seat=acting.view["seat"], action=action)["type"] == "ok"
    return action


def put_away(server: Server, table: str) -> None:
    async def work() -> None:
        room = server.tables.rooms[table]
        for client in list(room.clients):
            client.close()
            room.leave(client)
        await server.tables.janitor.put_away(float("inf"))

    server.call(work())
    assert table not in server.tables.rooms


def stored_actions(path: Path, table: str) -> int:
    connection = sqlite3.connect(path)
    there = "FROM acts JOIN tables ON id = table_id WHERE id = ? AND trashed = 0"
    played = f'SELECT count(*) {there} AND CAST(act AS TEXT) LIKE \'{{"act":"played"%\''
    (found,) = connection.execute(played, (table,)).fetchone()
    connection.close()
    return int(found)


@pytest.mark.parametrize("days", JUMPS)
def test_a_clock_that_jumps_loses_no_table_and_no_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: float
) -> None:
    path = tmp_path / "tables.db"
    with Server(path) as server:
        open_one, players = server.begun("me", "me")
        away, _ = server.begun("me", "me")
        put_away(server, away["id"])
        play(players)
        with monkeypatch.context() as wrong:
            jump(wrong, days)
            server.call(server.tables.janitor.tidy())
            play(players)
            during, others = server.begun("me", "me")
            play(others)
            server.call(server.tables.janitor.tidy())
            put_away(server, during["id"])
        server.call(server.tables.janitor.tidy())
        play(players)
        for made in (away, during):
            assert server.get(f"/api/tables/{made['id']}").status == 200
    for made, played in ((open_one, 3), (away, 0), (during, 1)):
        assert stored_actions(path, made["id"]) == played


@pytest.mark.parametrize("days", JUMPS)
def test_a_server_that_starts_with_a_wrong_clock_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: float
) -> None:
    path = tmp_path / "tables.db"
    with Server(path) as server:
        before, _ = server.begun("me", "me")
    with monkeypatch.context() as wrong:
        jump(wrong, days)
        with Server(path) as server:
            server.call(server.tables.janitor.tidy())
            during, players = server.begun("me", "me")
            play(players)
            server.call(server.tables.janitor.tidy())
    with Server(path) as server:
        server.call(server.tables.janitor.tidy())
        for made in (before, during):
            assert server.get(f"/api/tables/{made['id']}").status == 200
    assert stored_actions(path, during["id"]) == 1


def test_a_doubtful_clock_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Server(tmp_path / "tables.db") as server:
        jump(monkeypatch, 61)
        for _ in range(3):
            server.call(server.tables.janitor.tidy())
    assert caplog.text.count("no table is cleared away") == 1 and "61.0 days" in caplog.text


def age(path: Path, days: float) -> None:
    """All tables but the last had their last act so long ago."""
    connection = sqlite3.connect(path)
    last = "(SELECT id FROM tables ORDER BY touched DESC, id LIMIT 1)"
    connection.execute(f"UPDATE tables SET touched = touched - ? WHERE id != {last}", (int(days * DAY),))
    connection.commit()
    connection.close()


@pytest.mark.parametrize("keep_days", [60, 0])
def test_an_old_table_goes_to_the_trash_and_can_be_brought_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], keep_days: int
) -> None:
    path = tmp_path / "tables.db"
    limits = replace(RELAXED, keep_days=keep_days)
    with Server(path, limits) as server:
        tables = [server.begun("me", "me")[0]["id"] for _ in range(2)]
    age(path, 61)
    with Server(path, limits) as server:
        server.call(server.tables.janitor.tidy())
        found = [table for table in tables if server.get(f"/api/tables/{table}").status == 200]
        assert len(found) == (2 if keep_days == 0 else 1)
        if keep_days == 0:
            return
        (gone,) = set(tables) - set(found)
        assert server.get(f"/api/tables/{gone}").json["code"] == "no-table"
        assert main(["serve", "--store", f"sqlite:{path}", "--bring-back", gone]) == 0
        assert capsys.readouterr().out == f"Table {gone} is back\n"
        server.call(server.tables.janitor.tidy())
        assert server.get(f"/api/tables/{gone}").status == 200


def test_a_table_in_memory_is_never_cleared_away(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Server(path) as server:
        tables = [server.begun("me", "me") for _ in range(3)]
        age(path, 400)
        server.call(server.tables.janitor.tidy())
        for made, players in tables:
            play(players)
            assert stored_actions(path, made["id"]) == 1


@pytest.mark.parametrize("how", ["DELETE FROM tables", "UPDATE tables SET trashed = 1"])
def test_when_a_table_is_gone_from_the_store_its_players_are_told_that_nothing_was_played(
    tmp_path: Path, how: str
) -> None:
    path = tmp_path / "tables.db"
    with Server(path) as server:
        made, (olena, _petro) = server.begun("me", "me")
        connection = sqlite3.connect(path)
        connection.execute(how)
        connection.commit()
        connection.close()
        assert olena.refused("play", seat=0, action=olena.actions[0]) == "not-stored"
        assert server.player(made["id"], made["seats"]["0"]).first["code"] == "no-table"
    assert stored_actions(path, made["id"]) == 0


def test_a_store_of_the_first_edition_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    connection = sqlite3.connect(path)
    connection.executescript(FIRST_EDITION.read_text(encoding="utf-8"))
    connection.close()
    with Server(path) as server:
        players = [server.player(OLD_TABLE, token) for token in OLD_TOKENS]
        assert [line["text"] for line in players[0].first["chat"]] == ["still here?"]
        for player in players:
            player.until("state")
        play(players)
        assert server.get(f"/api/replays/{OLD_RECORD}").status == 200
        server.call(server.tables.janitor.tidy())
    assert stored_actions(path, OLD_TABLE) == 4


# -- the clock itself -------------------------------------------------------------------------------


class Times:
    """A machine whose clock and whose sense of time are set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.passed = 1_000.0 * DAY, 0.0
        monkeypatch.setattr("sandtable.server.clock.wall", lambda: self.wall)
        monkeypatch.setattr("sandtable.server.clock.steady", lambda: self.passed)

    def go(self, days: float) -> None:
        self.wall += days * DAY
        self.passed += days * DAY


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    return Times(monkeypatch)


def test_the_clock_goes_on_steadily_whatever_the_machine_says(times: Times) -> None:
    clock = Clock(int(times.wall) - DAY)
    begun = clock.now()
    times.go(2)
    assert clock.now() == begun + 2 * DAY and not clock.doubt(60 * DAY)
    times.wall += 61 * DAY
    assert clock.now() == begun + 2 * DAY and "61.0 days" in clock.doubt(60 * DAY)
    times.wall -= 61 * DAY
    assert not clock.doubt(60 * DAY)


def test_the_clock_never_goes_behind_what_is_stored(times: Times) -> None:
    clock = Clock(int(times.wall) + 5 * DAY)
    assert clock.now() == times.wall + 5 * DAY and clock.doubt(60 * DAY)


def test_after_a_long_rest_the_clock_is_trusted_when_it_has_gone_for_as_long_as_tables_are_kept(times: Times) -> None:
    clock: Any = Clock(int(times.wall) - 8 * DAY)
    assert "8.0 days ago" in clock.doubt(60 * DAY)
    times.go(59)
    assert clock.doubt(60 * DAY)
    times.go(2)
    assert not clock.doubt(60 * DAY)
    assert not Clock().doubt(60 * DAY), "an empty store has nothing to lose"
