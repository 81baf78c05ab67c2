"""The bodies of requests and answers over HTTP. `docs/protocol.md` lists the routes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sandtable.server.messages import ErrorCode
from sandtable.server.shapes import Eyes, Lang, LogEvent, Outcome, Scalar, View, Words


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables`. `seats`: for each seat `me`, `open` or the name of a bot.

    With `lesson` the game's own scripted first game is set up, with its seats and options.
    """

    game: str
    seats: list[str] = []
    options: dict[str, Scalar] = {}
    pack: dict[str, str] = {}
    """A pack of one's own: the text of its files by name (`pack.toml`, ...). Empty: the standard pack."""
    name: str = ""
    lang: Lang = "en"
    pace: int = 900
    lesson: bool = False


class TableMade(msgspec.Struct):
    """The tokens of a new table. They are shown once; the server keeps hashes only."""

    id: str
    host: str
    seats: dict[str, str]
    """Token by seat number, for the seats of the maker."""
    invite: str
    watch: str
    hash: str


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{id}/sit`: take a free seat with the invitation's token."""

    token: str
    name: str = ""
    lang: Lang = "en"
    seat: int | None = None


class Seated(msgspec.Struct):
    """The seat taken and the token that holds it."""

    seat: int
    token: str


class Problem(msgspec.Struct):
    """Body of every failed request."""

    code: ErrorCode
    text: Words
    rules: list[str] = []


class OptionInfo(msgspec.Struct):
    """An option of a game. Words: `option-<name>` and `option-<name>-<choice>` of the game."""

    name: str
    default: Scalar
    choices: list[str]
    low: int
    high: int
    free: bool
    needs: str


class GameInfo(msgspec.Struct):
    """A game in the catalogue."""

    name: str
    title: Words
    credits: Words
    seats: list[int]
    options: list[OptionInfo]
    rules_version: int
    lesson: bool
    """Does the game bring a lesson?"""


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
    """

    slug: str
    name: Words
    copies: int
    source: str
    note: str
    back: str
    file: str
    text: dict[str, list[str]]
    effects: dict[str, list[str]]
    rules: list[str]
    data: dict[str, Any]


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


class GameDetails(msgspec.Struct):
    """`GET /api/games/{game}`: all that a front end needs to draw and to speak."""

    info: GameInfo
    words: Words
    """Fluent texts, the kernel's and the game's in one, by language."""
    rules: dict[str, Words]
    cards: list[CardInfo]
    extra: dict[str, Any]
    """What else the pack holds: tables of its files that are no cards, and the texts in its folders (maps, decks)."""
    card_states: list[str]
    zones: list[ZoneInfo]
    counters: list[CounterInfo]
    verbs: list[VerbInfo]
    endings: list[str]
    phases: list[str]
    """The phases of a turn or round in order; words: `phase-<name>`."""


class Moment(msgspec.Struct):
    """One line of a record: who played what, in which turn and phase of the game, counted from 0.

    `seat` is None for an act of the table.
    """

    line: int
    number: int
    seat: int | None
    step: str
    text: str
    turn: int
    phase: int


class ReplayInfo(msgspec.Struct):
    """`GET /api/replays/{id}`."""

    id: str
    game: str
    seats: int
    names: list[str]
    options: dict[str, Scalar]
    moments: list[Moment]
    outcome: Outcome | None


class Frame(msgspec.Struct):
    """A replay at one moment: the whole view after `line` lines and the events that led there."""

    line: int
    number: int
    view: View
    events: list[LogEvent]


class Frames(msgspec.Struct):
    """`GET /api/replays/{id}/frames`."""

    eyes: Eyes
    frames: list[Frame]


class Verdict(msgspec.Struct):
    """`GET /api/replays/{id}/verify`: were the shuffles fair?"""

    fair: bool
    hash_matches: bool
    seed_matches: bool
    replays: bool
    shuffles: int
    text: Words


class Health(msgspec.Struct):
    """`GET /api/health`."""

    ok: bool
    version: str
    tables: int
    clients: int


OVER_HTTP = (
    NewTable,
    TableMade,
    Sit,
    Seated,
    Problem,
    Catalogue,
    GameDetails,
    ReplayInfo,
    Frames,
    Verdict,
    Health,
)
