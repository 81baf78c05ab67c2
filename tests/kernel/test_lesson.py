"""Lessons: a record with advice. The pupil may deviate."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import sandtable
from sandtable.cli import main
from sandtable.cli.play import begun_lesson
from sandtable.kernel.lesson import Lesson, lesson_of, lesson_path
from sandtable.kernel.registry import installed_games
from sandtable.tui import saves
from sandtable.tui.players import read_players
from sandtable.tui.reading import Piped
from sandtable.tui.screen import Screen
from sandtable.tui.session import Session

TAUGHT = [game.name for game in installed_games() if lesson_path(game).is_file()]


def small_lesson() -> Lesson:
    """A lesson of Outpost whose every step has a reason."""
    match = sandtable.new("outpost", seats=2, seed=4)
    head = match.record().partition("---")[0]
    lines = []
    while match.to_act is not None:
        action = match.describe(match.legal_actions()[0])
        lines += [f"note en Reason {match.number}.", f"note uk Причина {match.number}.", action]
        match.play(action)
    return Lesson(head + "---\n" + "\n".join(lines))


def test_advice_follows_the_lesson_as_long_as_the_pupil_does() -> None:
    lesson = small_lesson()
    match = lesson.begin()
    for number in range(4):
        advice = lesson.advice(match)
        assert advice is not None
        assert advice.why == {"en": f"Reason {number}.", "uk": f"Причина {number}."}
        match.play(advice.action)


def test_a_pupil_may_deviate_and_come_back() -> None:
    lesson = small_lesson()
    match = lesson.begin()
    advice = lesson.advice(match)
    assert advice is not None
    other = next(action for action in match.legal_actions() if match.describe(action) != advice.action)
    match.play(other)
    assert lesson.advice(match) is None
    match.take_back()
    assert lesson.advice(match) == advice


def test_the_terminal_advises_and_plays_the_moves_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    lesson = small_lesson()
    match = lesson.begin()
    out = io.StringIO()
    console = Console(file=out, width=80)
    table = saves.new_table(match, read_players(None, None, 2), None)
    lines = io.StringIO("\n".join(step.action for step in lesson.steps[::2]) + "\n")
    Session(table, Screen(console, False, True), Piped(lines, console), "en", lesson).run()
    assert "Reason 0." in out.getvalue()
    assert match.lines[-1] == lesson.steps[-1].action
    assert match.result is not None


def test_a_game_without_a_lesson_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "outpost", "--lesson"]) == 2
    assert "outpost has no lesson" in capsys.readouterr().err
    assert main(["play", "outpost", "--lesson", "--seats", "3"]) == 2
    assert "a lesson has its own seats" in capsys.readouterr().err


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_that_we_ship_can_be_followed_to_its_end(game: str) -> None:
    lesson = lesson_of(sandtable.game(game))
    match = lesson.begin()
    explained = 0
    while (advice := lesson.advice(match)) is not None:
        assert set(advice.why) in (set(), {"en", "uk"})
        explained += bool(advice.why)
        match.play(advice.action)
    assert match.number == len(lesson.steps)
    assert explained >= 10


def test_a_lesson_that_was_left_goes_on_as_a_lesson() -> None:
    lesson = lesson_of(sandtable.game("victory-day"))
    match = lesson.begin()
    match.play(lesson.steps[0].action)
    kept = sandtable.replay(match.record())
    assert begun_lesson(kept) is not None
    assert begun_lesson(sandtable.new("victory-day", seed=1)) is None
    other = sandtable.new("victory-day", seed=1, armies="soviet-german", first="0")
    other.play("keep")
    assert begun_lesson(other) is None, "the same choices in another game are no lesson"
