"""The messages of the live connection, both directions. `docs/protocol.md` explains them with examples.

A message is one JSON object; its `type` is the name of the struct in kebab case.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sandtable.kernel.names import kebab
from sandtable.server.shapes import (
    Asked,
    ChatLine,
    Choice,
    Eyes,
    Figure,
    Forecast,
    HintThoughts,
    Judged,
    Lang,
    LogEvent,
    Outcome,
    Phrase,
    Proposable,
    TableInfo,
    UndoState,
    View,
    Why,
    Words,
    You,
    ZoneView,
)

PROTOCOL = 2
MESSAGE_BYTES = 8192
"""The longest message that a client may send."""

ErrorCode = Literal[
    "malformed",
    "too-long",
    "too-fast",
    "first-hello",
    "protocol",
    "bad-origin",
    "no-table",
    "bad-link",
    "not-your-seat",
    "not-host",
    "not-your-turn",
    "still-here",
    "illegal",
    "undo-refused",
    "not-now",
    "full",
    "too-many-tables",
    "busy",
    "bad-name",
    "bad-text",
    "bad-word",
    "words-missing",
    "seats-open",
    "unknown-game",
    "unknown-bot",
    "bad-option",
    "bad-choice",
    "bad-pack",
    "bad-record",
    "not-over",
    "not-found",
    "no-own-pack",
    "not-stored",
    "broken-table",
]


class Message(msgspec.Struct, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """Every message names its type."""


class ClientMessage(Message, kw_only=True):
    """`seq` is the number of the last change of the game that this client has seen; `id` is echoed in the answer."""

    seq: int
    id: int = 0


# -- from the client --------------------------------------------------------------------------------


class Hello(ClientMessage, kw_only=True):
    """The first message: the tokens from the links, who one is, which language one reads."""

    tokens: list[str]
    name: str = ""
    lang: Lang = "en"
    protocol: int = PROTOCOL


class Word(ClientMessage, kw_only=True):
    """A random word for the seed, 32 hex digits, after the hash of the server's bits was seen."""

    seat: int
    word: str


class Look(ClientMessage, kw_only=True):
    """Hot-seat: I am this seat, lift the curtain. None: lower it."""

    seat: int | None


class Choose(ClientMessage, kw_only=True):
    """A choice before the match, such as a card of a booster or a deck. What may be chosen, the game says."""

    seat: int
    choice: str


class Play(ClientMessage, kw_only=True):
    """One action from the seat's list, in notation."""

    seat: int
    action: str


class Undo(ClientMessage, kw_only=True):
    """Take back one's last action, where the rules of undo allow it."""

    seat: int


class Propose(ClientMessage, kw_only=True):
    """Ask the others for a take-back, to stop, or for a rematch. Proposing what is proposed already is consent."""

    seat: int
    what: Proposable


class Answer(ClientMessage, kw_only=True):
    """Consent to a proposal, or refuse it. The proposer withdraws with `yes: false`."""

    seat: int
    what: Proposable
    yes: bool


class Resign(ClientMessage, kw_only=True):
    """Give up."""

    seat: int


class Chat(ClientMessage, kw_only=True):
    """A line of chat. `key` is chosen by the client; a line with a known key is not said twice."""

    text: str
    key: str


class Rename(ClientMessage, kw_only=True):
    """A new name and language, for one seat of this client or for all of them."""

    name: str
    lang: Lang
    seat: int | None = None


class Report(ClientMessage, kw_only=True):
    """Tell whoever looks after the server of something rude: a line of chat, or the name of a seat."""

    line: int | None = None
    seat: int | None = None


class Hint(ClientMessage, kw_only=True):
    """Ask a bot for advice. Without a name the table's default bot answers."""

    seat: int
    bot: str = ""


class Coach(ClientMessage, kw_only=True):
    """Switch the coach of one's seat on or off."""

    seat: int
    on: bool


class Consider(ClientMessage, kw_only=True):
    """Ask the coach what is worth comparing before a choice."""

    seat: int


class Foretell(ClientMessage, kw_only=True):
    """Ask what the position leads to, and what each action would bring, as far as the seat can know."""

    seat: int


class WhyNot(ClientMessage, kw_only=True):
    """Ask why what is called so in notation, a card, a tile or a whole action, cannot be used now."""

    seat: int
    token: str


class Pace(ClientMessage, kw_only=True):
    """Pause or resume the bots, and the time between two of their actions. None leaves it as it is."""

    paused: bool | None = None
    pace: int | None = None


class Step(ClientMessage):
    """While the bots are paused: let the one that is asked play one action."""


class Start(ClientMessage, kw_only=True):
    """Host: begin. `fill` is the bot that takes the open seats; empty: there must be none."""

    fill: str = ""


class Assign(ClientMessage, kw_only=True):
    """A bot plays this seat (`bot` is its name), or its holder does again (`bot` is empty).

    For the seat's holder; for the host before the game; during it for host and players once the holder was away for
    minutes. Everybody is told, and the record says so.
    """

    seat: int
    bot: str


class Link(ClientMessage, kw_only=True):
    """Host: a new link, which voids the old one. For a seat the answer's token holds it; during a game its holder must
    have been away for minutes, or ask for it."""

    what: Literal["seat", "invite", "watch"]
    seat: int | None = None


class Log(ClientMessage, kw_only=True):
    """Older lines of the log: those before `before`, which is the `log_from` that one was sent last."""

    before: int


class Ping(ClientMessage):
    """Are you there? Answered by `ok`."""


FromClient = (
    Hello
    | Word
    | Look
    | Choose
    | Play
    | Undo
    | Propose
    | Answer
    | Resign
    | Chat
    | Rename
    | Report
    | Hint
    | Coach
    | Consider
    | Foretell
    | WhyNot
    | Pace
    | Step
    | Start
    | Assign
    | Link
    | Log
    | Ping
)

# -- from the server --------------------------------------------------------------------------------


class Welcome(Message):
    """The answer to `hello`: the table, what one's tokens open, and the last lines of chat."""

    protocol: int
    version: str
    you: You
    table: TableInfo
    chat: list[ChatLine]


class Table(Message):
    """The table around the game has changed: seats, names, presence, proposals, pace."""

    table: TableInfo


class State(Message, omit_defaults=True):
    """The whole view, on (re)connect, on a stale message, when the curtain is lifted or lowered, and after a take-back.

    `curtain` names the seat of this client that is asked while the curtain is down.
    """

    seq: int
    number: int
    eyes: Eyes
    view: View
    log: list[LogEvent]
    log_from: int
    """Where this part of the log begins. If not 0 there are older lines: ask for them with `log`."""
    since: int
    """The number of actions when this seat last acted: later events are news to it."""
    curtain: int | None = None
    undo: UndoState | None = None
    outcome: Outcome | None = None
    stale: bool = False
    """True in answer to a message that came too late or twice."""
    id: int = 0
    """Of the message that this answers, if it answers one."""


class Bench(Message):
    """What lies before a seat ahead of the match, for its eyes only; nothing for a spectator and behind the curtain."""

    seat: int | None
    view: dict[str, Any] | None
    """As the game has it."""
    curtain: int | None
    """While the curtain is down: the seat of this client that has to choose."""


class Update(Message, omit_defaults=True):
    """What changed with one act of the game. Zones and counters that changed come whole; others stay.

    What is asked always comes. Absent `figures` have not changed; absent `phase`, `answered`, `undo` and `outcome`:
    none.
    """

    seq: int
    number: int
    to_act: int | None
    asked: Asked | None
    actions: list[Choice]
    events: list[LogEvent]
    zones: dict[str, ZoneView]
    counters: dict[str, Any]
    gone: list[str] = []
    """Counters that are no longer shown."""
    figures: list[Figure] | None = None
    phase: str | None = None
    answered: str | None = None
    undo: UndoState | None = None
    log_drop: int = 0
    """An action was taken back: forget so many of the last lines of the log."""
    outcome: Outcome | None = None


class Ok(Message):
    """Done and stored."""

    id: int
    seq: int


class Refusal(Message, tag="error"):
    """What was wrong and what would be right, in every language; nothing was changed."""

    id: int
    code: ErrorCode
    text: Words
    rules: list[str]


class Said(Message):
    """New lines of chat."""

    lines: list[ChatLine]


class Thinking(Message):
    """A bot is asked and thinks; None: no longer."""

    seat: int | None


class Advice(Message):
    """What the bot would play, in notation: one of the actions on the list."""

    id: int
    seq: int
    seat: int
    bot: str
    action: str
    thoughts: HintThoughts | None
    """None from a bot that does not tell what it thinks."""


class Guided(Message):
    """What the coach says: of the choice that was made at `seq`, or to `consider` what is worth comparing."""

    id: int
    seq: int
    seat: int
    judged: Judged | None
    """None if nothing is to be said of the choice."""
    compare: list[Phrase]
    """Choices that are close to each other, in the order of the list."""


class Foretold(Message):
    """What is foretold of the position, and of each action that brings something to tell."""

    id: int
    seq: int
    position: list[Forecast]
    actions: dict[str, list[Forecast]]


class Reasons(Message):
    """Why something cannot be used now: the likeliest reasons first; none if the rules have nothing more to say."""

    id: int
    token: str
    reasons: list[Why]


class NewLink(Message):
    """The token of a new link, for the host who asked for it."""

    id: int
    what: Literal["seat", "invite", "watch"]
    seat: int | None
    token: str


class OlderLog(Message):
    """Lines of the log before the ones that were sent."""

    id: int
    log: list[LogEvent]
    log_from: int


class Rematch(Message):
    """The rematch is agreed: the new table and the tokens that this client holds there."""

    table: str
    tokens: list[str]
    seats: list[int]


class Declined(Message):
    """A proposal has ended without consent: what it was, whose, and who refused it. Its proposer may withdraw it."""

    what: Proposable
    seat: int
    by: int


class Notice(Message):
    """From whoever looks after the server: it will be started again in so many seconds. Clients come back by
    themselves."""

    what: Literal["restart"]
    seconds: int


FromServer = (
    Welcome
    | Table
    | Bench
    | State
    | Update
    | Ok
    | Refusal
    | Said
    | Thinking
    | Advice
    | Guided
    | Foretold
    | Reasons
    | NewLink
    | OlderLog
    | Rematch
    | Declined
    | Notice
)
