"""The bodies of requests and answers over HTTP. `docs/protocol.md` lists the routes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sandtable.server.messages import ErrorCode
from sandtable.server.shapes import Eyes, Lang, LogEvent, Outcome, Phrase, Scalar, View, Words


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables`. `seats`: for each seat `me`, `open` or the name of a bot."""

    game: str
    seats: list[str] = []
    options: dict[str, Scalar] = {}
    pack: dict[str, str] = {}
    """Your own pack: the text of its files by name (`pack.toml`, ...). Empty: the standard pack."""
    name: str = ""
    lang: Lang = "en"
    pace: int = 900
    prepare: str = ""
    """What the players choose before the match, such as `sealed:7`; `GameInfo.prepares` says what there is."""
    coach: bool = False
    """A first game with a coach: only for one person among bots."""


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
    older: Words | None = None
    """Why it is not replayed, if it was played by older rules: then there are its moves and its outcome, no frames."""


class Frame(msgspec.Struct):
    """A replay at one moment: the whole view after `line` lines and the events that led there.

    `played` says the action of that line, if it is one: some actions tell no event.
    """

    line: int
    number: int
    view: View
    events: list[LogEvent]
    played: Phrase | None = None


class Frames(msgspec.Struct):
    """`GET /api/replays/{id}/frames`."""

    eyes: Eyes
    frames: list[Frame]


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


class LookedAt(msgspec.Struct):
    """One choice of an analysed game, judged from the view of its seat.

    Parts of a chance to win: `lost` by what was played, `given` away by the others since this seat's last choice, and
    `luck` since then. `better` says the better line, if one was surely better; `actions` has it in notation.
    """

    line: int
    seat: int
    chances: list[float]
    lost: float
    given: float
    luck: float
    played: Phrase
    better: list[Phrase]
    actions: list[str]


class SeatAccount(msgspec.Struct):
    """What a seat's game came to: `began - lost + given + luck` is what it ended with."""

    seat: int
    choices: int
    best: int
    began: float
    lost: float
    given: float
    luck: float


class AnalysisInfo(msgspec.Struct):
    """`GET`, `POST` and `DELETE /api/replays/{id}/analysis`: how far it is, and when it is done what was found.

    `turned` are the lines at which the game turned. `mine`: who asks has begun it, and may stop it.
    """

    state: Literal["none", "waiting", "going", "done", "failed"] = "none"
    done: int = 0
    of: int = 0
    mine: bool = False
    simulations: int = 0
    moments: list[LookedAt] = []
    accounts: list[SeatAccount] = []
    turned: list[int] = []
    shares: list[float] = []
    text: Words | None = None
    """Why it came to nothing."""


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
    troubles: list[str] = []
    """What does not work, in the words of the server's log."""


class Held(msgspec.Struct, forbid_unknown_fields=True):
    """A table, and the tokens that somebody holds there."""

    id: str
    tokens: list[str]


class AskMine(msgspec.Struct, forbid_unknown_fields=True):
    """Body of `POST /api/mine` and `POST /api/people`. `person` is the token of a personal link; what is in `tables` is
    added to what it opens, what is in `gone` is taken away from it."""

    tables: list[Held] = []
    person: str = ""
    gone: list[str] = []
    lang: str = "en"


class MySeat(msgspec.Struct):
    """Who sits at one of my tables."""

    name: str
    bot: str


class MyTable(msgspec.Struct):
    """How one of my tables stands. `mine` are my seats, `asked` those whose turn it is, `since` when it became so, in
    seconds; `ranks` are the places of a finished game, none if it was stopped."""

    id: str
    game: str
    phase: Literal["waiting", "preparing", "playing", "over"]
    seats: list[MySeat]
    mine: list[int]
    asked: list[int]
    since: int
    ranks: list[int]


class Mine(msgspec.Struct):
    """Answer of `POST /api/mine`. `feed` is the address of the feed, if a personal link was given."""

    tables: list[MyTable]
    feed: str = ""


class Person(msgspec.Struct, forbid_unknown_fields=True):
    """Body of `POST /api/people/renew` and `POST /api/people/forget`."""

    person: str


class PersonMade(msgspec.Struct):
    """The token of a personal link, and the address of its feed. They are shown once."""

    person: str
    feed: str


class PushTo(msgspec.Struct, forbid_unknown_fields=True):
    """Body of `POST /api/people/push`: where a browser wants to be told, in the words of its push service."""

    person: str
    endpoint: str
    key: str = ""
    auth: str = ""
    gone: bool = False
    """It wants to be told no more."""


class PushKey(msgspec.Struct):
    """`GET /api/push`: the server's own key for push services; empty if it cannot push."""

    key: str


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
    Rulebook,
    LessonMoves,
    LessonState,
    AnalysisInfo,
    Verdict,
    Health,
    AskMine,
    Mine,
    Person,
    PersonMade,
    PushTo,
    PushKey,
)
