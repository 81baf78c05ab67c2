"""The table of baselines is made from the report of an arena, which the command asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.baselines import arena, bots_of, table, tables
from bench.marks import write_between
from sandtable.lab import Course, ThisProcess, arena_report, tournament
from sandtable.lab.arena_reports import write_report


def test_the_table_tells_games_intervals_and_times(tmp_path: Path) -> None:
    what = tournament("outpost", "greedy,random", seed=1)
    course = Course(what, [])
    for _ in course.play(3, ThisProcess()):
        pass
    report = arena_report(what, course.games, course.decided, "random")
    lines = table("outpost", report.data())
    assert lines[0].startswith(f"outpost, {len(course.games)} games of 3 deals")
    assert lines[4].startswith("| `greedy` | ") and lines[5].startswith("| `random` | 0 | ")
    write_report(tmp_path / "arena-outpost.json", report)
    assert tables(("afu", "outpost"), tmp_path) == ["afu: not measured.", "", *lines]


def test_the_arena_is_asked_for_all_baselines() -> None:
    told = arena("outpost", 5)
    assert told[told.index("--bots") + 1].split(",") == bots_of("outpost") and "nn:weights=outpost.npz" in bots_of(
        "outpost"
    )


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("no marks\n")
    with pytest.raises(ValueError, match="has no marks <!-- baselines -->"):
        write_between(page, "baselines", [])
    assert page.read_text() == "no marks\n"
