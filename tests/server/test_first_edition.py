"""A store that the first edition wrote, with four tables in mid-turn, is played on as if nothing had happened.

`first_edition/tables.db` was written by its server; `told.json` holds the tokens and what the players saw last.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

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


@pytest.mark.parametrize("snapshots", [True, False], ids=["from a snapshot", "from all acts"])
@pytest.mark.parametrize("game", TOLD)
def test_a_table_of_the_first_edition_goes_on(game: str, snapshots: bool, tmp_path: Path) -> None:
    told = TOLD[game]
    with Server(store_in(tmp_path, snapshots)) as server:
        players = [server.player(told["id"], token) for token in told["tokens"]]
        for seat, player in enumerate(players):
            player.catch_up()
            assert player.view["zones"] == told["zones"][seat]
            assert player.view["counters"] == told["counters"][seat]
            assert player.actions == told["actions"][seat]
            messages = [event["message"]["id"] if event["message"] else "" for event in player.log]
            assert messages[-len(told["log"][seat]) :] == told["log"][seat]
        acting = next(player for player in players if player.actions)
        before = acting.seq
        answer = acting.ask("play", seat=players.index(acting), action=acting.actions[0])
        assert answer["type"] == "ok" and acting.seq > before
