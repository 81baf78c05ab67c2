"""What is told of a game over HTTP: the catalogue, its cards and words, its rulebook, its lessons."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sandtable.server.shapes import LogEvent, Scalar, View, Words


class OptionInfo(msgspec.Struct):
    """An option of a game. Words: `option-<name>` and `option-<name>-<choice>` of the game."""

    name: str
    default: Scalar
    choices: list[str]
    low: int
    high: int
    free: bool
    needs: str


class PrepareInfo(msgspec.Struct):
    """How much of it there may be before a match, such as boosters, and how much is usual."""

    least: int
    usual: int
    most: int


class GameInfo(msgspec.Struct):
    """A game in the catalogue."""

    name: str
    title: Words
    credits: Words
    seats: list[int]
    options: list[OptionInfo]
    rules_version: int
    lessons: list[str]
    """The names of its lessons in their order. Words: `lesson-<name>` and what begins so."""
    coach: bool
    """Has it words for a coach? `coach-<step>`: what a decision is for, `coach-<step>-think`: what to think about."""
    prepares: dict[str, PrepareInfo]
    """What players may choose before a match. Words: `prepare-<kind>`, `prepare-about-<kind>`, `prepare-amount`."""
    sides: bool
    """Do players keep sides from game to game, unless they swap them?"""


class Catalogue(msgspec.Struct):
    """`GET /api/catalogue`."""

    version: str
    languages: list[str]
    games: list[GameInfo]
    bots: list[str]
    words: Words
    """The server's own words (Fluent), by language."""


class CardInfo(msgspec.Struct):
    """A kind of card: `file` is the kind of card, `data` its values and effects as the pack writes them.

    `text` is all that the card says, `effects` what it says beyond the numbers drawn on it, `rules` what explains it.
    `sources` is where each value comes from, by its key in `data`; words: `key-<key>` of the game.
    """

    slug: str
    name: Words
    copies: int
    sources: dict[str, str]
    note: Words
    history: Words
    """What it stands for was in history, in one sentence; often empty."""
    back: str
    file: str
    text: dict[str, list[str]]
    effects: dict[str, list[str]]
    rules: list[str]
    data: dict[str, Any]


class SheetInfo(msgspec.Struct):
    """Something of a pack that is no card, such as a faction sheet: what it says, and where its values come from."""

    slug: str
    title: Words
    lines: dict[str, list[str]]
    sources: dict[str, str]
    note: Words
    history: Words


class ZoneInfo(msgspec.Struct):
    """A zone of a game's table. Words: `zone-<name>`."""

    name: str
    layout: Literal["pile", "bag", "slots", "stock"]
    faces: Literal["all", "owner", "nobody", "top"]
    per_seat: bool
    places: int


class CounterInfo(msgspec.Struct):
    """A counter of a game's table. Words: `counter-<name>`."""

    name: str
    size: int
    per_seat: bool
    of: Literal["number", "seat", "kind", "card", "word"]


class VerbInfo(msgspec.Struct):
    """A verb of the notation and what its arguments stand for."""

    name: str
    arguments: list[str]


class PackInfo(msgspec.Struct):
    """The pack that the cards come from. `own`: somebody brought it to this table or record."""

    name: str
    title: Words
    own: bool


class GameDetails(msgspec.Struct):
    """`GET /api/games/{game}`: all that a front end needs to draw and to speak."""

    info: GameInfo
    pack: PackInfo
    words: Words
    """Fluent texts, the kernel's and the game's in one, by language."""
    rules: dict[str, Words]
    cards: list[CardInfo]
    sheets: list[SheetInfo]
    extra: dict[str, Any]
    """What else the pack holds: tables of its files that are no cards, and the texts in its folders (maps, decks)."""
    card_states: list[str]
    zones: list[ZoneInfo]
    counters: list[CounterInfo]
    verbs: list[VerbInfo]
    endings: list[str]
    phases: list[str]
    """The phases of a turn or round in order; words: `phase-<name>`."""
    page_files: list[str]
    """What the game's package brings for the page, at `/api/games/{game}/web/{file}`: `layout.js` is its layout."""


class RulePlace(msgspec.Struct):
    """A rule in its chapter, and the rulings that stand beside it."""

    id: str
    rulings: list[str]


class ChapterInfo(msgspec.Struct):
    """A chapter of the rulebook, with what was ruled on it as a whole. Words: `chapter-<number>`."""

    number: str
    rules: list[RulePlace]
    rulings: list[str]


class ExamplePicture(msgspec.Struct):
    """A picture of an example: `words` is the id of the sentence below it, `numbers` what the sentence says.

    `show`: what of the view is in the picture, `board`, zones, `figure score.0` and `counter sp`.
    """

    words: str
    numbers: dict[str, int]
    show: list[str]
    view: View


class ExampleInfo(msgspec.Struct):
    """An example in a chapter of the rulebook. Words: `example-<name>`."""

    name: str
    chapter: str
    rules: list[str]
    pictures: list[ExamplePicture]


class Rulebook(msgspec.Struct):
    """`GET /api/games/{game}/rulebook`: where rules stand, and the examples. The rules themselves: `GameDetails`."""

    chapters: list[ChapterInfo]
    examples: list[ExampleInfo]


class CollectionFile(msgspec.Struct, forbid_unknown_fields=True):
    """Body of `POST /api/games/{game}/collection`: a file that says which cards somebody has, and what to open."""

    name: str
    text: str
    """Empty: a collection is begun."""
    open: str = ""
    """Boosters to open and to add, as a line of the file names them: `soviet 6 berlin-1945`."""


class Collection(msgspec.Struct):
    """The cards that somebody has, how many of each."""

    cards: dict[str, int]
    checked: bool
    """Could it be checked that they have them? Not if there were other cards when the file was written."""
    text: str
    """The file, with what was opened now."""
    opened: list[list[str]]
    """What was in each booster that was opened now."""
    decks: dict[str, str]
    """A deck to begin with for each side, in one line."""


class LessonMoves(msgspec.Struct, forbid_unknown_fields=True):
    """Body of `POST /api/games/{game}/lessons/{number}`: the choices that the pupil has made so far."""

    moves: list[str]


class LessonState(msgspec.Struct):
    """A lesson after these choices: what is seen and said now."""

    name: str
    moves: list[str]
    status: Literal["playing", "reached", "missed"]
    said: str
    """The id of what is said now: of the moment, or how it ended."""
    at: str
    """The thing that it speaks of: a zone with or without a card, `tile b3`, `counter sp`, `prompt` or `button`."""
    kept: int
    """How many of the choices stay when it is tried again."""
    next: str
    """The choice that is shown to somebody who asks, once only those are left."""
    rules: list[str]
    view: View
    log: list[LogEvent]
