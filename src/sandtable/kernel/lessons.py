"""Lessons: a course of short positions in which somebody learns a game by playing it.

A lesson is a file `lessons/03-attack.toml` in the folder of its game; its number is its place in the course. What it
says is in the game's words, `lessons.ftl`, under its name: `lesson-attack` is its title, `lesson-attack-goal` what is
to be done, `-hint`, `-missed` what is said when the goal was missed, `-learnt` what was learnt, and one for each of its
moments.

    seed = 1
    pupil = 0
    choices = 6                          # more are not needed: then the goal was missed
    goal = "zone casualties.1 has tiger"
    way = ["wave", "attack 1-1", "launch"]
    also = [["wave", "direct 1-1 1-1", "launch"]]
    wrong = ["end-attacks"]
    rival = ["hold"]                     # of these the first that is legal, whenever another seat is asked
    rules = ["VD-14.6"]
    position = \"\"\"
    line-1.0: tiger
    \"\"\"

    [[moment]]
    words = "start"                      # lesson-attack-start
    at = "line-1.0 tiger"                # the thing it speaks of: a zone, and a card there
    when = "asked choose-wave"           # always, if not said; the last moment that holds is the one

    [[miss]]
    words = "nobody"
    when = "told wave-ended"
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sandtable.kernel import toml
from sandtable.kernel.conditions import Condition, check_card, read_condition
from sandtable.kernel.errors import BadLesson, Error, closest
from sandtable.kernel.game import AnyGame
from sandtable.kernel.match import Match
from sandtable.kernel.registry import from_position

TEXTS = ("goal", "hint", "missed", "learnt")
"""What every lesson says besides its title and its moments."""
KEYS = ("seed", "pupil", "choices", "goal", "way", "also", "wrong", "rival", "rules", "position", "moment", "miss")
PROMPT, BUTTON = "prompt", "button"
"""Places for words that no zone has: the question, and the big button."""
COUNTER, TILE, SEAT = "counter", "tile", "seat"
"""And those that are no zones but have a name: a number of the table, a place of the map, a player."""


@dataclass(frozen=True)
class Moment:
    """Words that are said while something holds, and the thing that they speak of."""

    words: str
    when: tuple[Condition, ...]
    at: str = PROMPT


@dataclass(frozen=True)
class Lesson:
    """One lesson, as its file has it."""

    game: AnyGame
    name: str
    number: int
    """Its place in the course, from 1."""
    seed: str
    pupil: int
    choices: int
    goal: tuple[Condition, ...]
    way: tuple[str, ...]
    """The pupil's choices that lead to the goal."""
    also: tuple[tuple[str, ...], ...]
    """Other choices that lead there."""
    wrong: tuple[str, ...]
    """Choices that miss it."""
    rival: tuple[str, ...]
    """What the other seats do: of these the first that is legal."""
    rules: tuple[str, ...]
    position: str
    moments: tuple[Moment, ...]
    misses: tuple[Moment, ...]

    @property
    def title(self) -> str:
        return f"lesson-{self.name}"

    def message(self, words: str) -> str:
        """The id of one of its messages."""
        return f"{self.title}-{words}"

    def messages(self) -> list[str]:
        """Every message that it may say."""
        said = [*TEXTS, *(moment.words for moment in (*self.moments, *self.misses))]
        return [self.title, *dict.fromkeys(self.message(words) for words in said)]

    def begin(self) -> Match:
        """The match at the position of the lesson. Its log is kept from here on."""
        try:
            match = from_position(f"game: {self.game.name}\n{self.position}", seed=self.seed)
        except Error as error:
            raise BadLesson("lesson-position", file=self.name, problem=error) from None
        assert match.events is not None  # asked for once, so that it listens
        return match

    def check(self) -> None:
        """Does everything that it names exist?"""
        match = self.begin()
        for condition in (*self.goal, *(one for each in (*self.moments, *self.misses) for one in each.when)):
            condition.check(match, self.name)
        for moment in self.moments:
            self.check_place(match, moment.at)
        for action in (*self.way, *self.wrong, *self.rival, *(one for way in self.also for one in way)):
            try:
                match.parse(action)
            except Error as error:
                raise BadLesson("lesson-action", file=self.name, problem=error) from None
        known = self.game.rules("en")
        for rule in self.rules:
            if rule not in known:
                raise BadLesson("lesson-no-rule", file=self.name, rule=rule, hint=closest(rule, list(known)))

    def check_place(self, match: Match, at: str) -> None:
        place, _, card = at.partition(" ")
        zones = [zone.spec.text for zone in match.state.zones]
        if place in (PROMPT, BUTTON) and not card:
            return
        if place == COUNTER:
            known = [row.name for row in match.schema.counters]
            if card not in known:
                raise BadLesson("lesson-no-counter", file=self.name, counter=card, hint=closest(card, known))
            return
        if place == TILE:
            known = [word for verb in match.state.ruleset.verbs.verbs for one in verb.domains for word in one.tokens]
            if card not in known:
                raise BadLesson("lesson-no-place", file=self.name, place=card, hint=closest(card, known))
            return
        if place == SEAT:
            if card not in [str(seat) for seat in range(match.seats)]:
                raise BadLesson("lesson-no-seat", file=self.name, seat=card, last=match.seats - 1)
            return
        if place not in zones:
            raise BadLesson("lesson-no-zone", file=self.name, zone=place, hint=closest(place, zones))
        if card:
            check_card(match, card, self.name)


def lessons_folder(game: AnyGame) -> Path:
    return game.folder / "lessons"


@cache
def course(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if it has none."""
    paths = sorted(lessons_folder(game).glob("*.toml"))
    return tuple(read_lesson(game, number, path) for number, path in enumerate(paths, 1))


def lesson_of(game: AnyGame, number: int) -> Lesson:
    """One lesson of a game, by its number."""
    found = course(game)
    if not found:
        raise BadLesson("no-lessons", game=game.name)
    if not 1 <= number <= len(found):
        raise BadLesson("lesson-number", game=game.name, number=number, last=len(found))
    return found[number - 1]


def read_lesson(game: AnyGame, number: int, path: Path) -> Lesson:
    """A lesson from its file."""
    fields = Fields(path, KEYS)
    return Lesson(
        game=game,
        name=path.stem.partition("-")[2] if path.stem[:1].isdigit() else path.stem,
        number=number,
        seed=str(fields.number("seed", 1)),
        pupil=fields.number("pupil", 0),
        choices=fields.number("choices", 6),
        goal=fields.conditions(fields.table, "goal"),
        way=fields.texts("way"),
        also=tuple(tuple(way) for way in fields.table.get("also", [])),
        wrong=fields.texts("wrong"),
        rival=fields.texts("rival", ()),
        rules=fields.texts("rules"),
        position=fields.text("position"),
        moments=fields.moments("moment"),
        misses=fields.moments("miss", needed=False),
    )


class Fields:
    """The keys of one file, each read as what it must be."""

    def __init__(self, path: Path, keys: tuple[str, ...]) -> None:
        self.file = path.name
        self.table: dict[str, Any] = toml.read(path)
        for key in self.table:
            if key not in keys:
                raise BadLesson("lesson-key", file=self.file, key=key, hint=closest(key, list(keys)), known=keys)

    def misread(self, key: str, needed: str) -> BadLesson:
        return BadLesson("lesson-value", file=self.file, key=key, needed=needed)

    def number(self, key: str, default: int) -> int:
        value = self.table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.misread(key, f"{key} = 1")
        return value

    def text(self, key: str) -> str:
        value = self.table.get(key)
        if not isinstance(value, str):
            raise self.misread(key, f'{key} = "…"')
        return value

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        value = self.table.get(key, default)
        if not isinstance(value, (list, tuple)) or not all(isinstance(item, str) for item in value):
            raise self.misread(key, f'{key} = ["…", "…"]')
        return tuple(value)

    def conditions(self, table: dict[str, Any], key: str) -> tuple[Condition, ...]:
        """One condition, or several that must all hold."""
        value = table.get(key)
        lines = [value] if isinstance(value, str) else value
        if not isinstance(lines, list) or not lines or not all(isinstance(line, str) for line in lines):
            raise self.misread(key, f'{key} = "zone hand.0 >= 3"')
        return tuple(read_condition(line, self.file) for line in lines)

    def moments(self, key: str, needed: bool = True) -> tuple[Moment, ...]:
        tables = self.table.get(key, [])
        if not isinstance(tables, list) or (needed and not tables):
            raise self.misread(key, f"[[{key}]]")
        found = []
        for table in tables:
            if not isinstance(table, dict) or not isinstance(table.get("words"), str) or set(table) - ALLOWED:
                raise self.misread(key, f'[[{key}]] words = "start"')
            when = self.conditions(table, "when") if "when" in table else ()
            found.append(Moment(table["words"], when, str(table.get("at", PROMPT))))
        return tuple(found)


ALLOWED = {"words", "when", "at"}
