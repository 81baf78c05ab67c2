"""A first game with a coach in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main
from sandtable.kernel import coaching
from tests.kernel.test_analysis import BLUNDER
from tests.tui.typist import sit

OPERATE = "Coach: The heart of the turn."


def test_each_kind_of_decision_is_explained_once() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=3, first=0)
    _, typist = sit(match, ["coach", "end", "table", "1", "quit"], players="me,random")
    assert typist.after("coach").count("Your turn begins.") == 1
    assert typist.shown.count("Your turn begins.") == 1
    assert typist.shown.count(OPERATE) == 1


def test_it_answers_what_to_think_about_and_goes_when_told() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=3, first=0)
    _, typist = sit(match, ["coach", "think", "coach", "end", "quit"], players="me,random")
    assert "keep the SP for the shop" in " ".join(typist.after("think").split())
    assert "The coach is off" in typist.shown
    assert OPERATE not in typist.shown


def test_in_ukrainian_too() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=3, first=0)
    _, typist = sit(match, ["наставник", "quit"], lang="uk", players="me,random")
    assert "Наставник: Ваш хід починається." in typist.shown


def test_a_choice_that_loses_much_is_spoken_of_with_what_was_better(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = sandtable.bot("planner", seed=1, simulations=64)
    monkeypatch.setattr(coaching, "coaching_bot", lambda seconds: counting)
    match = sandtable.from_position(BLUNDER, seed=1)
    _, typist = sit(match, ["coach", "scouts", "n"], players="me,random")
    assert "I would have chosen “Send Tank Crew”" in " ".join(typist.shown.split())
    assert "You played with a coach." in typist.shown


def test_between_people_there_is_none() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=3, first=0)
    _, typist = sit(match, ["", "coach", "think", "quit"])
    assert typist.shown.count("Between people there is no coach") == 2
    assert "Coach:" not in typist.shown


def test_the_command_begins_a_game_against_easy_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", open("/dev/null"))  # noqa: SIM115
    assert main(["play", "barbarossa", "--coach", "--seed", "3", "--first", "0", "--lang", "en"]) == 0
    assert "Coach: Your turn begins." in capsys.readouterr().out
    assert main(["play", "barbarossa", "--coach", "--players", "me,me"]) == 2
    assert "a coach is for one person among bots" in capsys.readouterr().err
