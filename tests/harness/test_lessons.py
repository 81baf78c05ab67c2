"""Every lesson of every game: its position, its own way, another, a wrong one, and what it says in each language."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

import sandtable
from sandtable.kernel.lessons import BUTTON, Lesson, course
from sandtable.kernel.registry import installed_games
from sandtable.kernel.teaching import MISSED, PLAYING, REACHED, Teaching
from sandtable.kernel.words import bundle, languages, translator
from tests.harness.checks import check_position, check_round_trip

LESSONS = [lesson for game in installed_games() for lesson in course(game)]
OURS = ("afu", "barbarossa", "frontier-wars", "victory-day")
IDEAS = {
    "afu": "columns support enhanced panic money hospital objective war points",
    "barbarossa": "supply operation deploy heavy city burden moscow",
    "frontier-wars": "reinforcement movement initiative losses frontier building orders research upkeep headquarters",
    "victory-day": "card payment breakthrough block directed modifiers aviation support strike reserve tactics deck "
    "hand",
}
"""What each course teaches, in its order."""


def named(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.number}-{lesson.name}"


every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=named)
every_language = pytest.mark.parametrize("lang", languages())


def played(lesson: Lesson, moves: Iterable[str], lang: str) -> Teaching:
    """The lesson after these choices; what was said on the way is said in this language."""
    teaching, words = Teaching(lesson), bundle((lesson.game.folder,), lang)
    for move in moves:
        assert words.has_message(teaching.said)
        teaching.play(move)
        check_position(teaching.match)
    assert words.has_message(teaching.said)
    return teaching


@pytest.mark.parametrize("game", OURS)
def test_a_course_has_as_many_lessons_as_ideas(game: str) -> None:
    lessons = course(sandtable.game(game))
    assert 5 <= len(lessons) <= 15
    assert [lesson.name for lesson in lessons] == IDEAS[game].split()
    assert [lesson.number for lesson in lessons] == list(range(1, len(lessons) + 1))
    assert len({lesson.name for lesson in lessons}) == len(lessons)


@every_lesson
def test_a_lesson_names_only_what_its_game_has_and_begins_legally(lesson: Lesson) -> None:
    lesson.check()
    begun = Teaching(lesson)
    check_position(begun.match)
    check_round_trip(begun.match)
    assert begun.status == PLAYING and begun.match.to_act == lesson.pupil


@every_lesson
@every_language
def test_the_way_of_a_lesson_leads_to_its_goal(lesson: Lesson, lang: str) -> None:
    assert 3 <= len(lesson.way) <= 6
    for number, move in enumerate(lesson.way):
        teaching = Teaching(lesson, lesson.way[:number])
        assert (teaching.status, teaching.next) == (PLAYING, move)
    teaching = played(lesson, lesson.way, lang)
    assert (teaching.status, teaching.said) == (REACHED, lesson.message("learnt"))


@every_lesson
@every_language
def test_another_way_is_as_good(lesson: Lesson, lang: str) -> None:
    assert lesson.also
    for other in lesson.also:
        assert other != lesson.way and len(other) >= 3
        assert played(lesson, other, lang).status == REACHED


@every_lesson
@every_language
def test_a_wrong_move_is_explained_and_can_be_made_good(lesson: Lesson, lang: str) -> None:
    teaching = played(lesson, lesson.wrong, lang)
    assert teaching.status == MISSED
    again = teaching.again()
    assert again.status == PLAYING
    while again.status == PLAYING:
        again = again.shown()
    assert again.status == REACHED and tuple(again.moves) == lesson.way


@every_lesson
def test_words_about_the_big_button_stand_where_it_leads_on(lesson: Lesson) -> None:
    """Whoever presses what the words point at does not miss the goal by that, wherever they came from."""
    for teaching in [Teaching(lesson, way[:count]) for way in (lesson.way, *lesson.also) for count in range(len(way))]:
        press(teaching)
    chance = random.Random(1)
    for _ in range(40):
        teaching = Teaching(lesson)
        while teaching.status == PLAYING:
            press(teaching)
            choices = [teaching.match.describe(action) for action in teaching.match.legal_actions()]
            on = teaching.next if teaching.kept == len(teaching.moves) else choices[0]
            teaching.play(chance.choice((on, chance.choice(choices))))
        assert bundle((lesson.game.folder,), "en").has_message(teaching.said), "nothing ends silently"


def press(teaching: Teaching) -> None:
    if teaching.moment.at == BUTTON:
        verbs = teaching.match.state.ruleset.verbs
        closing = [one for one in teaching.match.legal_actions() if verbs.verbs[verbs.verb_of[one]].closes]
        assert len(closing) == 1, f"after {teaching.moves} there is no big button"
        pressed = Teaching(teaching.lesson, [*teaching.moves, teaching.match.describe(closing[0])])
        assert pressed.status != MISSED, f"after {teaching.moves}"


@every_lesson
@pytest.mark.parametrize("lang", languages())
def test_a_lesson_has_all_its_words(lesson: Lesson, lang: str) -> None:
    words = bundle((lesson.game.folder,), lang)
    missing = [message for message in lesson.messages() if not words.has_message(message)]
    assert missing == []
    say = translator(lang, lesson.game.folder)
    for message in lesson.messages():
        assert len(say(message)) <= 260, f"{message} is too long to stand beside a thing"


@every_lesson
def test_every_moment_and_every_miss_of_a_lesson_can_be_heard(lesson: Lesson) -> None:
    """What no way of the lesson leads to would be words that nobody proves."""
    heard = set()
    for moves in (lesson.way, lesson.wrong, *lesson.also):
        teaching = Teaching(lesson)
        heard.add(teaching.said)
        for move in moves:
            teaching.play(move)
            heard.add(teaching.said)
    unheard = {lesson.message(moment.words) for moment in lesson.moments} - heard
    assert unheard == set()


def test_words_are_said_only_where_a_way_of_the_lesson_proves_them() -> None:
    """The infantry attacks instead of the bomber: no escort is spoken of, and no wave that would have to be begun."""
    aviation = course(sandtable.game("victory-day"))[6]
    assert Teaching(aviation, ["wave", "attack 1-1"]).said == "lesson-aviation-aim"
    through = Teaching(aviation, ["wave", "attack 1-1", "launch"])
    assert (through.status, through.said, through.moment.at) == (PLAYING, "lesson-aside", "prompt")
    assert through.again().said == "lesson-aviation-aim"


def test_games_hold_lessons_as_data_and_nowhere_else() -> None:
    """One mechanism teaches all of them: there is no lesson in the code, or in the other words, of a game."""
    for game in OURS:
        folder = sandtable.game(game).folder
        files = [*folder.rglob("*.py"), *(path for path in folder.rglob("*.ftl") if path.name != "lessons.ftl")]
        assert [path.name for path in files if "lesson" in path.read_text("utf-8").casefold()] == []


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("lang", languages())
def test_no_words_are_left_over(game: str, lang: str) -> None:
    one = sandtable.game(game)
    said = {message for lesson in course(one) for message in lesson.messages()}
    path = one.folder / "words" / lang / "lessons.ftl"
    written = {line.partition(" =")[0] for line in path.read_text("utf-8").splitlines() if line.startswith("lesson-")}
    assert written == said
