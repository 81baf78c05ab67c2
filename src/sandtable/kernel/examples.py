"""Examples in the rulebook: a position, what is played there, and pictures with a sentence each.

An example is a file `examples/01-battle.toml` in the folder of its game. Its words are in `rulebook.ftl`, under its
name: `example-battle` is its title, `example-battle-placed` the sentence below the picture `placed`.

    chapter = "6"                        # in which it stands
    seat = 0                             # through whose eyes it is seen
    rules = ["AFU-6.2", "AFU-6.5"]
    position = \"\"\"
    attack-row.0: 45th-brigade
    \"\"\"

    [[picture]]
    words = "placed"
    actions = ["defend airborne-squad 1"]            # played before it is shown, by whoever is asked
    show = ["board", "hand.0", "figure score.0"]     # the board of the game, zones, numbers, `counter sp`
    numbers = { attack = "figure own-attack-1.0 = 4" }

The sentence says its numbers as `{ $attack }`. Where one comes from is a condition (`conditions.py`) that must hold, so
an example cannot say what the rules do not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sandtable.kernel.conditions import Condition, Standing, read_condition
from sandtable.kernel.errors import BadLesson, Error, closest
from sandtable.kernel.game import AnyGame
from sandtable.kernel.lessons import Fields
from sandtable.kernel.match import Match
from sandtable.kernel.registry import from_position
from sandtable.kernel.rulebook import chapters
from sandtable.kernel.words import translator

KEYS = ("chapter", "seat", "rules", "position", "picture")
OF_A_PICTURE = ("words", "actions", "show", "numbers")
BOARD, COUNTER, FIGURE = "board", "counter", "figure"


@dataclass(frozen=True)
class Picture:
    """What is shown after some actions, and the numbers that the sentence below it says, each with its claim."""

    words: str
    actions: tuple[str, ...]
    show: tuple[str, ...]
    claims: dict[str, Condition]

    @property
    def numbers(self) -> dict[str, int]:
        return {name: int(claim.value) for name, claim in self.claims.items()}


@dataclass(frozen=True)
class Example:
    """One example, as its file has it."""

    game: AnyGame
    name: str
    chapter: str
    seat: int
    rules: tuple[str, ...]
    position: str
    pictures: tuple[Picture, ...]

    @property
    def title(self) -> str:
        return f"example-{self.name}"

    def message(self, picture: Picture) -> str:
        return f"{self.title}-{picture.words}"

    def messages(self) -> list[str]:
        """Every message that it says."""
        return [self.title, *(self.message(picture) for picture in self.pictures)]

    def caption(self, picture: Picture, lang: str) -> str:
        """The sentence below a picture."""
        return translator(lang, self.game.folder)(self.message(picture), **picture.numbers)

    def played(self) -> Iterator[tuple[Picture, Match]]:
        """The match at each picture. It is one match, which goes on."""
        try:
            match = from_position(f"game: {self.game.name}\n{self.position}", seed="1")
            assert match.events is not None  # asked for once, so that it listens
            for picture in self.pictures:
                for action in picture.actions:
                    match.play(action)
                yield picture, match
        except Error as error:
            raise BadLesson("lesson-position", file=self.name, problem=error) from None

    def check(self) -> None:
        """Does everything that it names exist, and is all true that it says?"""
        known = self.game.rules("en")
        numbers = [chapter.number for chapter in chapters(self.game)]
        for rule in self.rules:
            if rule not in known:
                raise BadLesson("lesson-no-rule", file=self.name, rule=rule, hint=closest(rule, list(known)))
        if self.chapter not in numbers:
            raise BadLesson("example-no-chapter", file=self.name, chapter=self.chapter, known=numbers)
        for picture, match in self.played():
            for thing in picture.show:
                self.check_thing(match, thing)
            for claim in picture.claims.values():
                claim.check(match, self.name)
                if not claim.holds(Standing(match, 0)):
                    raise BadLesson("example-untrue", file=self.name, picture=picture.words, claim=claim.text)

    def check_thing(self, match: Match, thing: str) -> None:
        """Is there such a thing to be seen?"""
        kind, _, name = thing.partition(" ")
        view = match.view(self.seat)
        known: dict[str, list[str]] = {
            FIGURE: [figure_key(figure) for figure in view["figures"]],
            COUNTER: list(view["counters"]),
            thing: [BOARD, *view["zones"]],
        }
        if (name or thing) not in known.get(kind, []):
            hint = closest(name or thing, known.get(kind, []))
            raise BadLesson("lesson-no-zone", file=self.name, zone=thing, hint=hint)


def figure_key(figure: dict[str, Any]) -> str:
    """How a figure of a view is named: `score.0`, or `occupying-cost` if it is nobody's."""
    return figure["id"] if figure["seat"] is None else f"{figure['id']}.{figure['seat']}"


@cache
def examples(game: AnyGame) -> tuple[Example, ...]:
    """The examples of a game in their order; none if it has none."""
    return tuple(read_example(game, path) for path in sorted((game.folder / "examples").glob("*.toml")))


def read_example(game: AnyGame, path: Path) -> Example:
    """An example from its file."""
    fields = Fields(path, KEYS)
    tables = fields.table.get("picture")
    if not isinstance(tables, list) or not tables:
        raise fields.misread("picture", "[[picture]]")
    return Example(
        game=game,
        name=path.stem.partition("-")[2],
        chapter=fields.text("chapter"),
        seat=fields.number("seat", 0),
        rules=fields.texts("rules"),
        position=fields.text("position"),
        pictures=tuple(read_picture(fields, table) for table in tables),
    )


def read_picture(fields: Fields, table: Any) -> Picture:
    if not isinstance(table, dict) or not isinstance(table.get("words"), str) or set(table) - set(OF_A_PICTURE):
        raise fields.misread("picture", '[[picture]] words = "placed"')
    claims = {name: read_condition(text, fields.file) for name, text in table.get("numbers", {}).items()}
    if any(claim.sign != "=" or not claim.value.lstrip("-").isdigit() for claim in claims.values()):
        raise fields.misread("numbers", 'numbers = { attack = "counter bp = 4" }')
    return Picture(table["words"], tuple(table.get("actions", ())), tuple(table.get("show", ())), claims)
