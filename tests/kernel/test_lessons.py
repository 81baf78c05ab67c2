"""Lessons of a third-party game: what a file may say, what is wrong with others, and how one is played."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main
from sandtable.kernel.conditions import Standing, read_condition
from sandtable.kernel.errors import BadLesson
from sandtable.kernel.lessons import Lesson, read_lesson
from sandtable.kernel.teaching import MISSED, PLAYING, REACHED, Teaching

OUTPOST = sandtable.game("outpost")


def outpost_lesson(folder: Path, **changes: str) -> Lesson:
    """A lesson of Outpost whose goal is to have played twice; `changes` replace lines of it."""
    match = sandtable.new("outpost", seats=2, seed=4)
    first = match.describe(match.legal_actions()[0])
    other = match.describe(match.legal_actions()[-1])
    position = "\n".join(match.position().splitlines()[1:])
    lines = {
        "goal": '"choices >= 2"',
        "choices": "4",
        "way": f'["{first}", "{first}"]',
        "also": "[]",
        "wrong": f'["{other}"]',
        "rules": "[]",
        "position": f'"""\n{position}\n"""',
        **changes,
    }
    body = "\n".join(f"{key} = {value}" for key, value in lines.items() if key != "tail")
    tail = changes.get("tail", '[[moment]]\nwords = "start"\n')
    path = folder / "01-trial.toml"
    path.write_text(f"{body}\n{tail}", encoding="utf-8")
    return read_lesson(OUTPOST, 1, path)


def test_a_third_party_game_is_taught_like_ours(tmp_path: Path) -> None:
    lesson = outpost_lesson(tmp_path)
    lesson.check()
    teaching = Teaching(lesson)
    assert (teaching.status, teaching.said) == (PLAYING, "lesson-trial-start")
    teaching.play(teaching.match.describe(teaching.match.legal_actions()[0]))
    assert teaching.match.to_act == lesson.pupil, "the others have replied by themselves"
    teaching.play(teaching.match.describe(teaching.match.legal_actions()[0]))
    assert (teaching.status, teaching.said) == (REACHED, "lesson-trial-learnt")


def test_choices_that_run_out_miss_the_goal(tmp_path: Path) -> None:
    lesson = outpost_lesson(tmp_path, goal='"choices >= 3"', choices="1")
    teaching = Teaching(lesson)
    teaching.play(teaching.match.describe(teaching.match.legal_actions()[-1]))
    assert (teaching.status, teaching.said) == (MISSED, "lesson-trial-missed")
    assert teaching.again().moves == []


def test_a_move_that_is_not_legal_changes_nothing(tmp_path: Path) -> None:
    teaching = Teaching(outpost_lesson(tmp_path))
    before = teaching.match.position()
    with pytest.raises(sandtable.Error):
        teaching.play("nonsense")
    assert (teaching.moves, teaching.match.position()) == ([], before)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"gaol": "1"}, "no key gaol (did you mean goal?)"),
        ({"goal": "3"}, "goal cannot be read"),
        ({"goal": '"zone hand.0 holds 3"'}, "conditions begin with zone"),
        ({"goal": '"zone hnd.0 >= 3"'}, "no zone hnd.0"),
        ({"goal": '"counter nothing >= 3"'}, "no counter nothing"),
        ({"goal": '"asked nothing"'}, "no decision is called nothing"),
        ({"goal": '"told nothing"'}, "nothing tells nothing"),
        ({"goal": '"wins 7"'}, "no seat 7"),
        ({"goal": '"zone hand.0 has nothing"'}, "no card nothing"),
        ({"rules": '["XX-1"]'}, "no rule XX-1"),
        ({"way": '["nonsense"]'}, "nonsense"),
        ({"way": "7"}, "way cannot be read"),
        ({"choices": '"many"'}, "choices = 1"),
        ({"position": '"nowhere: 3"'}, "nowhere"),
        ({"tail": ""}, "[[moment]]"),
        ({"tail": '[[moment]]\nwrods = "start"\n'}, "words ="),
        ({"tail": '[[moment]]\nwords = "start"\nat = "hnd.0"\n'}, "no zone hnd.0"),
        ({"tail": '[[moment]]\nwords = "start"\nat = "counter x"\n'}, "no counter x"),
        ({"tail": '[[moment]]\nwords = "start"\nat = "tile z99"\n'}, "no place z99"),
        ({"tail": '[[moment]]\nwords = "start"\nat = "seat 7"\n'}, "no seat 7"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_one_sentence(tmp_path: Path, changes: dict[str, str], said: str) -> None:
    with pytest.raises(BadLesson) as error:
        outpost_lesson(tmp_path, **changes).check()
    assert said in str(error.value)


def test_conditions_say_what_holds() -> None:
    match = sandtable.from_position(
        "game: barbarossa\nseats: 2\nhand.0: horses x2, trucks\ndeployed.0: grenadier-regiment/fatigued\n"
        "sp: 2\nphase: operation\nop: 1\nagenda: operate",
        seed=1,
    )
    standing = Standing(match, 1)
    held = {
        "zone hand.0 has horses": True,
        "zone hand.0 has horses x2": True,
        "zone hand.0 has horses x3": False,
        "not zone hand.0 has horses x3": True,
        "zone hand.0 >= 3": True,
        "zone hand.0 > 3": False,
        "zone deployed.0 has grenadier-regiment": True,
        "zone deployed.0 has grenadier-regiment/fatigued": True,
        "zone field has trains": True,
        "counter sp = 2": True,
        "counter sp < 2": False,
        "counter phase = operation": True,
        "counter phase = ending": False,
        "asked operate": True,
        "told bought": False,
        "choices <= 1": True,
        "over": False,
        "wins 0": False,
    }
    for text, expected in held.items():
        condition = read_condition(text, "trial")
        condition.check(match, "trial")
        assert condition.holds(standing) is expected, text


# -- the command ------------------------------------------------------------------------------------


def test_the_course_is_listed_one_a_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert main(["lessons", "afu", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "  1 · Three columns" and len(lines) == 10


def test_a_game_without_lessons_and_a_number_too_high_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "outpost", "--lang", "en"]) == 2
    assert "outpost has no lessons" in capsys.readouterr().err
    assert main(["lessons", "afu", "99", "--lang", "en"]) == 2
    assert "lessons 1 to 9, but no 99" in capsys.readouterr().err
