"""The shapes that travel inside messages: views, events, results, and the table around the game.

Views and events are made by the kernel as plain data; their types stand here so that the browser's are made from
them and the tests can hold what is sent against them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Scalar = str | int | bool
Words = dict[str, str]
"""One text by language; a reader whose language is missing reads the English one."""
Lang = str
"""A language by its code: "en", "uk"."""
Eyes = int | Literal["watch", "open"]
"""Who looks: a seat, a spectator, or at a replay somebody who may see everything."""


class Phrase(msgspec.Struct):
    """A message id with arguments. An argument is a plain value or `[what, value]`: `["kind", "trucks"]`."""

    game: str
    id: str
    args: dict[str, Any]


class Part(msgspec.Struct):
    """One term of a figure."""

    message: Phrase
    n: int
    rules: list[str]


class Figure(msgspec.Struct):
    """A number that matters, with its parts; `id` is a message id."""

    id: str
    seat: int | None
    total: int
    parts: list[Part]
    rules: list[str]


class ZoneView(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A zone as a seat sees it. Cards are notation: `trucks`, `trucks/fatigued`, `?back`, `-` for an empty place.

    A pile is written bottom first. `stock` counts open heaps by kind. No `count`: this seat may not know it.
    """

    zone: str
    owner: int | None
    count: int | None = None
    cards: list[str] | None = None
    stock: dict[str, int] | None = None


class Asked(msgspec.Struct):
    """What is asked of whom."""

    seat: int
    step: str
    message: Phrase
    rules: list[str]


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal action: its notation, which is what a client sends back, its words and its rules.

    `closes`: it ends the step or declines; a client may put it on its main button.
    """

    action: str
    message: Phrase
    rules: list[str]
    closes: bool = False


class View(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What one seat or a spectator may know. `actions` is filled for the seat to act only.

    `board` is what lies on the table and never changes, such as a map; it comes with a `state` only.
    """

    game: str
    seat: int | None
    seats: int
    to_act: int | None
    zones: dict[str, ZoneView]
    counters: dict[str, Any]
    figures: list[Figure]
    asked: Asked | None
    actions: list[Choice]
    phase: str | None = None
    """Which of the game's phases it is; words: `phase-<name>`."""
    answered: str | None = None
    board: Any = None


class Move(msgspec.Struct, rename="kebab", omit_defaults=True, forbid_unknown_fields=True):
    """What a card did: it moved, was turned where it lies, was shown, or its pile was shuffled. `n` times."""

    n: int
    card: str | None = None
    from_: str | None = msgspec.field(default=None, name="from")
    to: str | None = None
    from_place: int | None = None
    to_place: int | None = None
    under: bool = False
    was: str | None = None
    in_: str | None = msgspec.field(default=None, name="in")
    place: int | None = None
    shown: list[str] | None = None
    shuffled: str | None = None


class LogEvent(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence of the log with the moves that belong to it; without words only moves are told.

    `number` is the number of actions played before the one that caused it.
    """

    number: int
    message: Phrase | None
    rules: list[str]
    moves: list[Move]


class UndoState(msgspec.Struct):
    """May the last action be taken back, and if not, why not. Only for the seat to act, or one alone with bots."""

    allowed: bool
    reason: Phrase | None
    action: Phrase | None = None
    """What would be taken back, in the words in which it was offered; None if they are not known any more."""
    steps: int = 1
    """How many actions go back with it: those of bots since then too."""
    free: bool = False
    """Nobody learnt anything by the last action, and chance had no part in it: nothing unforeseen happened."""


class Forecast(msgspec.Struct, omit_defaults=True):
    """Something foretold: a figure, what on the table it is about (`["tile", "b3"]`), and how it turns out."""

    figure: Figure
    about: list[str] = []
    tone: Literal["", "well", "ill", "open"] = ""


class Judged(msgspec.Struct):
    """What a coach says of a choice that could have been better."""

    best: Phrase
    """What a strong bot would have chosen."""
    chance: float
    """The chance to win with that."""
    yours: float
    """The chance with what was chosen."""
    why: Phrase | None
    """What differs afterwards; None if it shows in no number yet."""


class Why(msgspec.Struct):
    """A reason why something cannot be used now, in every language, and the rules behind it."""

    text: Words
    rules: list[str]


class TookBack(msgspec.Struct):
    """A seat took back so many actions, and nobody else has played since."""

    seat: int
    steps: int


class Outcome(msgspec.Struct):
    """How the game ended. `how`: played to its end, a seat resigned, or all agreed to stop."""

    how: Literal["played", "resigned", "stopped"]
    seat: int | None
    """Who resigned."""
    ranks: list[int]
    shares: list[float]
    scores: list[int]
    reason: str
    """The slug of the ending; words: `ending-<reason>` of the game, `outcome-<how>` of the server."""
    sheet: list[Figure]
    take_backs: list[int] = []
    """How often each seat took back what is not simply undone; empty if that is not known."""


class SeatInfo(msgspec.Struct):
    """A seat and who sits there."""

    seat: int
    holder: Literal["open", "person", "bot"]
    name: str
    lang: Lang
    bot: str
    """Name of the bot that plays here now, or empty."""
    kept: bool
    """A bot plays for a person who may be given the seat back."""
    present: bool
    """A browser that holds this seat is connected."""
    word: bool
    """The seat's browser has sent its random word."""
    resigned: bool


Proposable = Literal["take-back", "stop", "hints", "rematch", "swap"]
"""What needs consent. A `swap` is a rematch with sides swapped, where a game has sides that players keep otherwise."""


class Proposal(msgspec.Struct):
    """Something that needs the others' consent. `waiting`: the seats that have not answered yet."""

    what: Proposable
    seat: int
    waiting: list[int]


class Fairness(msgspec.Struct):
    """The server's bits are shown as a hash first; bits and words are revealed when the game is over."""

    hash: str
    words: list[str] | None
    """By seat; empty for a bot's."""
    bits: str | None


class SeatChange(msgspec.Struct):
    """During the game a seat has changed hands: everybody is told, and the record says so.

    `new-link`: its link was replaced. `taken`: somebody sat down with the new one. `bot`: a bot plays it. `back`: its
    holder plays again. `who`: the name of the person or of the bot. `by`: the seat that did it; none for the host.
    """

    number: int
    seat: int
    what: Literal["new-link", "taken", "bot", "back"]
    who: str
    by: int | None
    at: int


class HintThoughts(msgspec.Struct):
    """What a bot thinks of its advice: the chance to win, the next best choice, and by how much that is worse."""

    chance: float
    other: str
    """In notation; empty if nothing else was thought through."""
    less: float
    sure: float
    """How likely the advice is better than that, from 0.5 (a guess) to 1."""
    why: Phrase | None
    """What differs where both lead; None if it shows in no number."""


class TableInfo(msgspec.Struct):
    """The table around the game: what everybody at it may know."""

    id: str
    game: str
    pack: str
    options: dict[str, Scalar]
    phase: Literal["waiting", "preparing", "playing", "over"]
    seats: list[SeatInfo]
    spectators: int
    proposals: list[Proposal]
    took_back: TookBack | None
    """What was taken back last, until somebody else plays."""
    hints: bool
    """May a bot be asked for advice? Between people only if all agreed to it."""
    hints_used: list[int]
    """How often each seat has asked for it."""
    coached: list[int]
    """The seats whose coach is on: only where one person plays bots."""
    coach_used: list[int]
    """The seats whose coach ever was on."""
    paused: bool
    pace: int
    """Milliseconds between two actions of bots."""
    fairness: Fairness
    created: int
    """Seconds since 1970."""
    rematch: str | None
    """The table of the rematch, once agreed."""
    prepare: str
    """What the players choose before the match, such as `sealed:7`; empty if nothing."""
    choosing: list[int]
    """The seats that have something to choose now, before the match."""
    changes: list[SeatChange]
    """The last times that a seat changed hands during the game."""
    dropped: int | None
    """The rules have changed during the game, and so many of its last actions no longer fitted; None if they have not
    changed."""
    hurried: bool = False
    """Has the bot that answered last had less time than its level has, because the server is busy?"""


class You(msgspec.Struct):
    """What the tokens of this client open."""

    seats: list[int]
    host: bool
    watch: bool


class ChatLine(msgspec.Struct):
    """A line of chat. `seat` is None for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int
