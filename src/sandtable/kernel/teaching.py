"""A lesson being played: the pupil's choices, the rival's replies, and what is said of them.

All of it follows from the lesson and the list of choices, so a front end may keep that list and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from sandtable.kernel.conditions import Standing
from sandtable.kernel.errors import BadLesson
from sandtable.kernel.lessons import Lesson, Moment
from sandtable.kernel.match import Match
from sandtable.kernel.view import step_name

PLAYING, REACHED, MISSED = "playing", "reached", "missed"
ASIDE = Moment("aside", ())
"""Where none of a lesson's moments is meant: said of the question, in the same words in every lesson."""
LONGEST_REPLY = 200
"""Actions of others in a row; more than any lesson needs."""


class Teaching:
    """One lesson in play."""

    def __init__(self, lesson: Lesson, moves: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.match: Match = lesson.begin()
        self.moves: list[str] = []
        self.status = PLAYING
        self.missed: Moment | None = None
        """Which of the lesson's misses it was; None where only the choices have run out."""
        self.judge()
        self.reply()
        if self.match.to_act != lesson.pupil or self.status != PLAYING:
            raise BadLesson("lesson-not-asked", file=lesson.name, seat=lesson.pupil)
        for move in moves:
            self.play(move)

    # -- playing ------------------------------------------------------------------------------------

    def play(self, action: str) -> None:
        """A choice of the pupil, and what the others do then. What is not legal raises, and changes nothing."""
        self.match.play(action)
        self.moves.append(action)
        self.judge()
        self.reply()
        if self.status == PLAYING and (self.match.to_act is None or len(self.moves) >= self.lesson.choices):
            self.status = MISSED

    def reply(self) -> None:
        """The others choose until the pupil is asked again."""
        for _ in range(LONGEST_REPLY):
            if self.match.to_act in (None, self.lesson.pupil) or self.status != PLAYING:
                return
            self.match.play(self.rivals_choice())
            self.judge()

    def rivals_choice(self) -> int:
        """The first reply of the lesson that is legal; else what ends the decision, or whatever comes first."""
        legal = self.match.legal_actions()
        for reply in self.lesson.rival:
            action = self.match.parse(reply)
            if action in legal:
                return action
        verbs = self.match.state.ruleset.verbs
        closing = [action for action in legal if verbs.verbs[verbs.verb_of[action]].closes]
        return closing[0] if closing else legal[0]

    def judge(self) -> None:
        """Is the goal reached, or missed?"""
        if self.status != PLAYING:
            return
        standing = Standing(self.match, len(self.moves))
        if all(condition.holds(standing) for condition in self.lesson.goal):
            self.status = REACHED
            return
        for miss in self.lesson.misses:
            if all(condition.holds(standing) for condition in miss.when):
                self.status, self.missed = MISSED, miss
                return

    # -- what is said -------------------------------------------------------------------------------

    @property
    def moment(self) -> Moment:
        """What is said now, and of what. Asked what no way of the lesson comes to, its words would be false."""
        return self.held if self.asked in meant(self.lesson) else ASIDE

    @property
    def held(self) -> Moment:
        """The last of the lesson's moments that holds."""
        standing = Standing(self.match, len(self.moves))
        held = [one for one in self.lesson.moments if all(condition.holds(standing) for condition in one.when)]
        return held[-1] if held else self.lesson.moments[0]

    @property
    def asked(self) -> tuple[str, str]:
        """What the pupil is asked, and which of the lesson's words would be said of it."""
        return step_name(self.match.state.ruleset.steps[self.match.state.now]), self.held.words

    @property
    def said(self) -> str:
        """The id of the message for what stands now: of the moment, or how it ended."""
        if self.status == REACHED:
            return self.lesson.message("learnt")
        if self.status == MISSED:
            return self.lesson.message(self.missed.words if self.missed else "missed")
        return "lesson-aside" if self.moment is ASIDE else self.lesson.message(self.moment.words)

    # -- again --------------------------------------------------------------------------------------

    @property
    def kept(self) -> int:
        """How many of the choices lie on the lesson's own way: from there the goal can be reached."""
        count = 0
        for mine, its in zip(self.moves, self.lesson.way, strict=False):
            if mine != its:
                break
            count += 1
        return min(count, len(self.lesson.way) - 1)

    @property
    def next(self) -> str:
        """The choice that the lesson shows to somebody who asks for it, once they are back on its way."""
        return self.lesson.way[self.kept]

    def again(self) -> Teaching:
        """The same lesson, back where its own way can be gone on."""
        return Teaching(self.lesson, self.moves[: self.kept])

    def shown(self) -> Teaching:
        """The same lesson with one choice of its own way made for the pupil."""
        return Teaching(self.lesson, [*self.moves[: self.kept], self.next])


@cache
def meant(lesson: Lesson) -> frozenset[tuple[str, str]]:
    """What is asked on a lesson's ways, each with the words that are said of it there."""
    found = set()
    for moves in (lesson.way, lesson.wrong, *lesson.also):
        teaching = Teaching(lesson)
        for move in (*moves, ""):
            if teaching.status == PLAYING:
                found.add(teaching.asked)
            if move:
                teaching.play(move)
    return frozenset(found)
