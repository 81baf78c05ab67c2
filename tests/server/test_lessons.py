"""Lessons over HTTP: the page sends the choices so far, and hears what is seen and said."""

from __future__ import annotations

import msgspec
import pytest

import sandtable
from sandtable.kernel.lessons import course, lesson_of
from sandtable.kernel.teaching import Teaching
from sandtable.server.game_bodies import LessonState
from sandtable.server.lessons import lesson_after
from tests.server.harness import Server

TAUGHT = [game for game in sandtable.game_names() if course(sandtable.game(game))]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_lesson_of_every_game_can_be_played(server: Server, game: str) -> None:
    lesson = lesson_of(sandtable.game(game), 1)
    for many in range(len(lesson.way) + 1):
        answer = server.post(f"/api/games/{game}/lessons/1", {"moves": list(lesson.way[:many])})
        assert answer.status == 200
        state = msgspec.convert(answer.json, LessonState)
        assert state.status == ("reached" if many == len(lesson.way) else "playing")
    assert state.said == lesson.message("learnt") and state.rules == list(lesson.rules)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_page_hears_what_the_terminal_says(game: str) -> None:
    for lesson in course(sandtable.game(game)):
        for moves in (lesson.way, lesson.wrong):
            teaching = Teaching(lesson)
            for count, move in enumerate((*moves, "")):
                state = lesson_after(lesson.game, lesson.number, list(moves[:count]))
                here = (teaching.status, teaching.said, teaching.moment.at, teaching.next)
                assert (state["status"], state["said"], state["at"], state["next"]) == here
                if move:
                    teaching.play(move)


def test_the_catalogue_names_the_lessons(server: Server) -> None:
    games = {game["name"]: game for game in server.get("/api/catalogue").json["games"]}
    assert games["afu"]["lessons"][0] == "columns"


def test_what_is_no_lesson_or_no_choice_is_refused(server: Server) -> None:
    assert server.post("/api/games/afu/lessons/99", {"moves": []}).status == 404
    assert server.post("/api/games/afu/lessons/x", {"moves": []}).status == 400
    answer = server.post("/api/games/afu/lessons/1", {"moves": ["nonsense"]})
    assert (answer.status, answer.json["code"]) == (400, "bad-option")
    assert server.post("/api/games/afu/lessons/1", {"moves": ["battle"] * 41}).json["code"] == "too-long"
    assert server.post("/api/games/afu/lessons/1", {"moves": 3}).json["code"] == "malformed"
