"""Lessons for the page: what a pupil sees and hears after some choices."""

from __future__ import annotations

from typing import Any

from sandtable.kernel.errors import Error
from sandtable.kernel.game import AnyGame
from sandtable.kernel.lessons import lesson_of
from sandtable.kernel.teaching import Teaching
from sandtable.server.speech import Refused

MOST_MOVES = 40
LONGEST_MOVE = 200


def lesson_after(game: AnyGame, number: int, moves: list[str]) -> dict[str, Any]:
    """The state of a lesson, as `LessonState` says. Choices that are not legal are refused."""
    if len(moves) > MOST_MOVES or any(len(move) > LONGEST_MOVE for move in moves):
        raise Refused("too-long", limit=MOST_MOVES)
    try:
        lesson = lesson_of(game, number)
    except Error:
        raise Refused("not-found") from None
    try:
        teaching = Teaching(lesson, moves)
    except Error as error:
        raise Refused("bad-option", detail=error) from None
    match = teaching.match
    return {
        "name": lesson.name,
        "moves": teaching.moves,
        "status": teaching.status,
        "said": teaching.said,
        "at": teaching.moment.at,
        "kept": teaching.kept,
        "next": teaching.next,
        "rules": list(lesson.rules),
        "view": match.view(lesson.pupil),
        "log": match.log(lesson.pupil),
    }
