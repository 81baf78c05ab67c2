"""What a client says on the live connection. `docs/protocol.md` explains it with examples."""

from __future__ import annotations

from typing import Literal

from sandtable.server.messages import PROTOCOL, Message
from sandtable.server.shapes import (
    Lang,
    Proposable,
)


class ClientMessage(Message, kw_only=True):
    """`seq` is the number of the last change of the game that this client has seen; `id` is echoed in the answer."""

    seq: int
    id: int = 0


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
