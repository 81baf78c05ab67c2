"""A store that the first edition wrote, with four tables in mid-turn, is played on by today's rules.

`first_edition/tables.db` was written by its server; `told.json` holds the tokens and what the players saw last.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import sandtable
from tests.server.harness import Server

KEPT = Path(__file__).parent / "first_edition"
TOLD: dict[str, dict[str, Any]] = json.loads((KEPT / "told.json").read_text(encoding="utf-8"))


def store_in(folder: Path, snapshots: bool) -> Path:
    path = folder / "tables.db"
    shutil.copy(KEPT / "tables.db", path)
    if not snapshots:
        with sqlite3.connect(path) as store:
            store.execute("DELETE FROM snapshots")
    return path


def same_rules(game: str) -> bool:
    """Has the game the rules of the first edition still?"""
    return sandtable.game(game).version == 1


def seen_then(now: dict[str, Any], then: dict[str, Any]) -> dict[str, Any]:
    """What was there to see at that time; the rules of today may have more places and counters."""
    return {key: now[key] for key in then}


@pytest.mark.parametrize("snapshots", [True, False], ids=["from a snapshot", "from all acts"])
@pytest.mark.parametrize("game", TOLD)
def test_a_table_of_the_first_edition_goes_on(
    game: str, snapshots: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    told = TOLD[game]
    path = store_in(tmp_path, snapshots)
    for again in (False, True):
        with Server(path) as server:
            players = [server.player(told["id"], token) for token in told["tokens"]]
            for seat, player in enumerate(players):
                player.catch_up()
                messages = [event["message"]["id"] if event["message"] else "" for event in player.log]
                if not again:
                    assert seen_then(player.view["zones"], told["zones"][seat]) == told["zones"][seat]
                    assert seen_then(player.view["counters"], told["counters"][seat]) == told["counters"][seat]
                    assert player.actions == told["actions"][seat]
                    assert messages[-len(told["log"][seat]) :] == told["log"][seat]
                else:
                    assert " ".join(told["log"][seat]) in " ".join(messages), "the log goes back to before the change"
                assert player.table["dropped"] == (None if same_rules(game) else 0)
            acting = next(player for player in players if player.actions)
            before = acting.seq
            answer = acting.ask("play", seat=players.index(acting), action=acting.actions[0])
            assert answer["type"] == "ok" and acting.seq > before
    assert "does not fit" not in caplog.text


def change_last_action(path: Path, table: str) -> int:
    """Make the last action one that today's rules do not know, and play another after it; how many acts there are."""
    with sqlite3.connect(path) as store:
        acts = store.execute("SELECT number, act FROM acts WHERE table_id = ? ORDER BY number", (table,)).fetchall()
        number, act = [(number, act) for number, act in acts if json.loads(act)["act"] == "played"][-1]
        gone = json.dumps({**json.loads(act), "action": "parley"}).encode()
        store.execute("UPDATE acts SET act = ? WHERE table_id = ? AND number = ?", (gone, table, number))
        store.execute("INSERT INTO acts VALUES (?, ?, ?)", (table, len(acts), gone))
    return len(acts) + 1


@pytest.mark.parametrize("snapshots", [True, False], ids=["from a snapshot", "from all acts"])
@pytest.mark.parametrize("game", TOLD)
def test_what_no_longer_fits_is_dropped_and_said(
    game: str, snapshots: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandtable.game(game), "version", 9)
    told = TOLD[game]
    path = store_in(tmp_path, snapshots)
    stored = change_last_action(path, told["id"])
    views = []
    for _ in range(2):
        with Server(path) as server:
            players = [server.player(told["id"], token) for token in told["tokens"]]
            for player in players:
                player.catch_up()
                assert player.table["dropped"] == 2
            views.append([player.view for player in players])
    assert views[0] == views[1], "nothing is dropped a second time"
    with sqlite3.connect(path) as store:
        acts = store.execute("SELECT act FROM acts WHERE table_id = ? ORDER BY number", (told["id"],)).fetchall()
    assert len(acts) == stored + 1 and json.loads(acts[-1][0])["act"] == "continued"
    with Server(path) as server:
        players = [server.player(told["id"], token) for token in told["tokens"]]
        for player in players:
            player.catch_up()
        acting = next(player for player in players if player.actions)
        assert acting.ask("play", seat=players.index(acting), action=acting.actions[0])["type"] == "ok"
