"""A level or a budget that makes no sense: one sentence says what would be right, and nothing is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.cli import main

WRONG = {
    "napoleon": "there is no bot 'napoleon'",
    "planner:level=9": "there is no level 9; levels are 1 to 7",
    "planner:level=high": "level is 'high'; use a number",
    "planner:ms=0": "`ms` is 0; use milliseconds for a run of choices, from 1 to 600000",
    "planner:ms=3600000": "`ms` is 3600000; use milliseconds for a run of choices, from 1 to 600000",
    "general:ms=5": "the bot general has no setting 'ms'",
}


@pytest.mark.parametrize("bot", WRONG)
def test_a_bot_that_cannot_be_is_refused_in_a_sentence(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"sim outpost --games 1 --bots {bot},random".split()) == 2
    said = capsys.readouterr()
    assert said.err.startswith("sandtable: ") and WRONG[bot] in said.err and said.err.count("\n") == 1


def test_at_a_table_of_the_terminal_a_setting_that_cannot_be_is_refused_before_anything_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert main(["play", "outpost", "--players", "me,planner:level=9"]) == 2
    assert "there is no level 9; levels are 1 to 7" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [], "nothing is kept of it"
