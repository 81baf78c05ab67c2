"""`bench.bots` plays what is missing, once, and puts its tables where they belong."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
import sandtable_ismcts

import sandtable
from bench import bots
from bench.bots import Cell, chosen, level_table, measure, missing, table, write

CELL = Cell("greedy", "outpost", 2, "greedy", "random", "more than half")


def test_a_game_that_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "KEPT", tmp_path / "games.jsonl")
    measure([CELL], 2, 600.0)
    first = bots.kept()
    assert [row["number"] for row in first] == [0, 1]
    measure([CELL], 2, 600.0)
    assert bots.kept() == first
    measure([CELL], 3, 0.0)
    assert bots.kept() == first, "the time was up before anything began"


def test_games_of_another_planner_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "KEPT", tmp_path / "games.jsonl")
    measure([CELL], 1, 600.0)
    (one,) = bots.kept()
    bots.KEPT.write_text(json.dumps({**one, "made": "another"}) + "\n")
    assert bots.kept() == []


def test_cells_take_turns() -> None:
    other = Cell("four", "outpost", 4, "greedy", "random", "")
    assert list(missing([CELL, other], 2, {(CELL.name, 0)})) == [(other, 0), (CELL, 1), (other, 1)]


def test_both_kinds_of_ismcts_get_the_time_of_their_rival() -> None:
    one = bots.Player("ismcts-value", 1)
    rival = bots.Player("greedy", 2)
    rival.used, rival.choices = 0.06, 20
    match = sandtable.new("outpost", seats=2, seed=1)
    assert one.choose(match.seat_view(0), rival) in match.legal_actions()
    assert one.bot.ms == 3
    assert vars(sandtable_ismcts)["perf_counter"] is time.process_time


def row(cell: str, share: float, first: str = "a", second: str = "b") -> dict[str, object]:
    return {"cell": cell, "bots": [first, second], "number": 0, "share": share, "ms": 2.5}


def test_the_table_has_shares_and_intervals_and_says_what_was_not_measured() -> None:
    lines = table([row("greedy-1/afu/2", 1.0), row("greedy-1/afu/2", 1.0), row("greedy-1/afu/2", 0.0)])
    assert "| `planner:ms=200` | `greedy-1` | afu, 2 | 2 of 3 | 67 % | 21 to 94 % | 90 % (85) | 2.5 |" in lines
    assert any("barbarossa, 2 | not measured" in line for line in lines)


def test_levels_are_rated_on_one_scale() -> None:
    games = [row("level-recruit/afu/2", share, "corporal", "recruit") for share in [1.0] * 9 + [0.0] * 3]
    games += [row("level-recruit/victory-day/2", 0.0, "corporal", "recruit")] * 8
    lines = level_table(games)
    assert lines[0] == "| Level | afu, 12 games | victory-day, 8 games |"
    assert lines[2] == "| `recruit` | 0 (0 to 0) | 0 (0 to 0) |"
    assert lines[3].startswith("| `corporal` | 1") and " | -" in lines[3]
    assert lines[4] == "| `sergeant` |  |  |"


def test_the_tables_are_written_between_their_marks(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("a\n<!-- levels -->\nold\n<!-- end of levels -->\nb\n<!-- bars -->\n<!-- end of bars -->\nc\n")
    write(page, json.loads("[]"))
    text = page.read_text()
    assert "old" not in text and text.startswith("a\n") and text.endswith("\nc\n")
    assert "\nb\n<!-- bars -->\n| Bot |" in text


def test_what_is_not_there_is_said_with_what_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert bots.main(["chess"]) == 2
    assert "nothing is called chess; there is bars, levels, greedy-1/afu/2" in capsys.readouterr().err


def test_cells_are_chosen_by_the_beginning_of_their_names() -> None:
    assert {cell.row for cell in chosen(["four"], "afu")} == {"four"}
    assert len(chosen(["levels"], "afu")) == 6
