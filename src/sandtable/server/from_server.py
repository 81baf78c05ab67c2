"""What the server says on the live connection. `docs/protocol.md` explains it with examples."""

from __future__ import annotations

from typing import Any, Literal

from sandtable.server.messages import ErrorCode, Message
from sandtable.server.shapes import (
    Asked,
    ChatLine,
    Choice,
    Eyes,
    Figure,
    Forecast,
    HintThoughts,
    Judged,
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
    final: list[str]
    """Of these actions, those that could not be taken back: a table asks twice before it plays one. None for one who is
    alone with bots."""


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
