"""The bodies of requests and answers over HTTP about tables and people. `docs/protocol.md` lists the routes."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.server.game_bodies import (
    Catalogue,
    Collection,
    CollectionFile,
    GameDetails,
    LessonMoves,
    LessonState,
    Rulebook,
)
from sandtable.server.messages import ErrorCode
from sandtable.server.replay_bodies import AnalysisInfo, Frames, ReplayInfo, Verdict
from sandtable.server.shapes import Lang, Scalar, Words


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
    """`GET /api/push`: the server's own key for push services, empty if it cannot push; and does it tell webhooks?"""

    key: str
    webhooks: bool


class HookTo(msgspec.Struct, forbid_unknown_fields=True):
    """Body of `POST /api/people/hook`: an address that wants to be told."""

    person: str
    address: str
    gone: bool = False
    """It wants to be told no more."""


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
    CollectionFile,
    Collection,
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
    HookTo,
)
