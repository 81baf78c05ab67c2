"""A lesson at the terminal: what is typed, what it answers, and that it remembers what was learnt."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main
from sandtable.kernel.lessons import course, lesson_of
from sandtable.kernel.teaching import Teaching
from sandtable.tui import progress
from sandtable.tui.lessons import LessonSession
from tests.tui.typist import Typist

TAUGHT = [game for game in sandtable.game_names() if course(sandtable.game(game))]


@pytest.fixture(autouse=True)
def no_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def taught(game: str, number: int, keys: list[str], lang: str = "en") -> tuple[bool, Typist]:
    typist = Typist(keys)
    lesson = lesson_of(sandtable.game(game), number)
    return LessonSession(Teaching(lesson), typist.screen, typist, lang).run(), typist


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_who_types_the_way_of_a_lesson_has_learnt_it(game: str, lang: str) -> None:
    lesson = lesson_of(sandtable.game(game), 1)
    reached, typist = taught(game, 1, list(lesson.way), lang)
    assert reached
    assert progress.learnt(game) == {lesson.name}
    words = sandtable.game(game).rules(lang)
    assert all(rule in words for rule in lesson.rules)
    assert lesson.rules[0] in typist.shown and "[lesson-" not in typist.shown


def test_the_command_plays_a_lesson_marks_it_and_forgets_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = lesson_of(sandtable.game("afu"), 3)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lesson.way) + "\n"))
    assert main(["lessons", "afu", "3", "--lang", "en"]) == 0
    assert "Learnt: First the chevron, then the number" in capsys.readouterr().out
    assert main(["lessons", "afu", "--lang", "en"]) == 0
    assert "  3 ✓ The chevron: enhanced" in capsys.readouterr().out
    assert main(["lessons", "afu", "--reset", "--lang", "en"]) == 0
    assert "✓" not in capsys.readouterr().out


def test_a_wrong_move_is_answered_and_again_leads_back() -> None:
    lesson = lesson_of(sandtable.game("afu"), 4)
    reached, typist = taught("afu", 4, [*lesson.wrong, "1", "again", *lesson.way[1:]])
    assert "A Panic card came into your discard pile" in typist.shown
    assert "Type again to try once more" in typist.after("1")
    assert reached


def test_show_makes_the_next_choice_and_says_which() -> None:
    lesson = lesson_of(sandtable.game("afu"), 2)
    reached, typist = taught("afu", 2, ["show"] * len(lesson.way))
    assert reached and "Shown: Airborne Squad" in typist.shown


def test_hint_card_and_nonsense_are_answered_and_quit_says_how_to_come_back() -> None:
    reached, typist = taught("afu", 1, ["hint", "card bmp-2", "nonsense", "quit"])
    assert not reached
    assert "belongs opposite the 138th" in typist.after("hint")
    assert "is no choice here" in typist.after("nonsense")
    assert "sandtable lessons afu 1" in typist.after("quit")
    assert progress.learnt("afu") == set()


def test_progress_of_one_game_leaves_that_of_another_and_can_be_forgotten() -> None:
    progress.keep("afu", {"columns"})
    progress.keep("barbarossa", {"supply"})
    progress.keep("afu", set())
    assert (progress.learnt("afu"), progress.learnt("barbarossa")) == (set(), {"supply"})
    progress.path().write_text("[]", encoding="utf-8")
    assert progress.learnt("afu") == set()
