"""A lesson: a game that teaches. It is a record with advice, and whoever plays it is free to deviate.

    note en Play resources first: they pay for everything else.
    note uk Спершу зіграйте ресурси: ними платять за все інше.
    resource depot

Advice stands before the action that it recommends. As long as the match has gone as the record goes, the next action of
the record is known, for the pupil as advice and for the others as their move.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from sandtable.kernel import record as records
from sandtable.kernel.errors import BadRecord
from sandtable.kernel.game import AnyGame
from sandtable.kernel.match import Match
from sandtable.kernel.registry import begin_record
from sandtable.kernel.words import languages


@dataclass
class Advice:
    """The action that a lesson recommends, and why, by language."""

    action: str = ""
    why: dict[str, str] = field(default_factory=dict)


class Lesson:
    """A scripted first game."""

    def __init__(self, text: str) -> None:
        self.head, lines = records.read(text)
        self.steps: list[Advice] = []
        advice = Advice()
        for line in lines:
            word, _, rest = line.partition(" ")
            lang, _, why = rest.partition(" ")
            if word != "note":
                advice.action = line
                self.steps.append(advice)
                advice = Advice()
            elif lang in languages():
                advice.why[lang] = why

    def begin(self) -> Match:
        """The match at the beginning of the lesson, with its fixed decks and draws."""
        return begin_record(self.head, None)

    def begins(self, match: Match) -> bool:
        """Has this match the decks and draws of the lesson?"""
        return match.head == self.head

    def advice(self, match: Match) -> Advice | None:
        """What comes next if the match has gone as the lesson goes; None once somebody has deviated."""
        played = records.actions_that_stand(match.lines)
        if len(played) < len(self.steps) and played == [step.action for step in self.steps[: len(played)]]:
            return self.steps[len(played)]
        return None


def lesson_of(game: AnyGame) -> Lesson:
    """The lesson that a game brings."""
    path = lesson_path(game)
    if not path.is_file():
        raise BadRecord("{} has no lesson; play it against a bot and type why", game.name)
    return Lesson(path.read_text(encoding="utf-8"))


def lesson_path(game: AnyGame) -> Path:
    return game.folder / "lesson.record"
