"""The acts of a table: everything that ever happened at it, in order. The table is what replaying them gives.

They are stored as JSON, one act a row, and only ever appended. Tokens are in them as hashes.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.server.messages import kebab
from sandtable.server.shapes import Lang, Scalar


class Act(msgspec.Struct, tag_field="act", tag=kebab, frozen=True, omit_defaults=True):
    """One thing that happened."""


class Made(Act, frozen=True):
    """The table was made. `seats`: for each seat `me`, `open` or the name of a bot."""

    game: str
    rules: int
    """The version of the rules it was made with."""
    seats: list[str]
    options: dict[str, Scalar]
    bits: str
    """The server's part of the seed, 128 bits in hex."""
    host: str
    invite: str
    watch: str
    created: int
    pace: int
    pack: dict[str, str] = {}
    """Files of one's own, in tables from before packs were kept whole; they take what is installed as the rest."""
    kept: str = ""
    """The hash of the whole pack that is kept for this table."""
    cards: str = ""
    """The pack as a record names it."""
    lesson: bool = False
    """It is the game's lesson: the start is fixed, and advice is given."""


class Sat(Act, frozen=True):
    """A person holds a seat by a token."""

    seat: int
    token: str
    name: str
    lang: Lang


class Named(Act, frozen=True):
    """The person in a seat is called this."""

    seat: int
    name: str
    lang: Lang


class Worded(Act, frozen=True):
    """A seat's browser sent its random word."""

    seat: int
    word: str


class Linked(Act, frozen=True):
    """A new token; the old one opens nothing any more. A seat's is then free for whoever comes with the new one."""

    what: Literal["seat", "invite", "watch"]
    token: str
    seat: int = 0


class Assigned(Act, frozen=True):
    """A bot plays a seat, or with an empty name its holder does again."""

    seat: int
    bot: str


class Paced(Act, frozen=True):
    """How the bots play: paused or not, and the milliseconds between two actions."""

    paused: bool
    pace: int


class Spoken(Act, frozen=True):
    """A line of chat; seat -1 is a spectator."""

    seat: int
    name: str
    text: str
    key: str
    at: int


class Proposed(Act, frozen=True):
    """A seat asks the others for something."""

    what: Literal["take-back", "stop", "rematch"]
    seat: int


class Answered(Act, frozen=True):
    """A seat consents to a proposal or ends it."""

    what: Literal["take-back", "stop", "rematch"]
    seat: int
    yes: bool


class Rematched(Act, frozen=True):
    """The rematch takes place at another table."""

    table: str


# The acts of the game: each adds one to `seq`.


class Begun(Act, frozen=True):
    """The seed is fixed and the game begins."""


class Played(Act, frozen=True):
    """An action in notation."""

    seat: int
    action: str


class Undone(Act, frozen=True):
    """The seat to act took its last action back."""

    seat: int


class TakenBack(Act, frozen=True):
    """By consent: the last `count` actions were taken back. Chance does not go back."""

    seat: int
    count: int


class Resigned(Act, frozen=True):
    """A seat gave up. `bot` plays on for it while others still play."""

    seat: int
    bot: str = ""


class Stopped(Act, frozen=True):
    """All agreed to stop."""


AnyAct = (
    Made
    | Sat
    | Named
    | Worded
    | Linked
    | Assigned
    | Paced
    | Spoken
    | Proposed
    | Answered
    | Rematched
    | Begun
    | Played
    | Undone
    | TakenBack
    | Resigned
    | Stopped
)
GAME_ACTS = (Begun, Played, Undone, TakenBack, Resigned, Stopped)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyAct).decode
