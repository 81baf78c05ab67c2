"""The acts of a table: everything that ever happened at it, in order. The table is what replaying them gives.

They are stored as JSON, one act a row, and only ever appended. Tokens are in them as hashes.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.kernel.names import kebab
from sandtable.server.shapes import Lang, Proposable, Scalar

NOBODY = -1
"""Who did something, where it was no seat: the host without one, or nobody of whom we know."""


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
    """Custom files, in tables from before packs were kept whole; they take what is installed as the rest."""
    kept: str = ""
    """The hash of the whole pack that is kept for this table."""
    cards: str = ""
    """The pack as a record names it."""
    lesson: bool = False
    """It was made as a scripted first game, as there were once: its start is fixed, and it goes on without advice."""
    prepare: str = ""
    """What the players choose before the match: `sealed:7`."""


class Sat(Act, frozen=True):
    """A person holds a seat by a token."""

    seat: int
    token: str
    name: str
    lang: Lang
    at: int = 0


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
    by: int = NOBODY
    at: int = 0


class Assigned(Act, frozen=True):
    """A bot plays a seat, or with an empty name its holder does again."""

    seat: int
    bot: str
    by: int = NOBODY
    at: int = 0


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

    what: Proposable
    seat: int


class Answered(Act, frozen=True):
    """A seat consents to a proposal or ends it."""

    what: Proposable
    seat: int
    yes: bool


class HintsAgreed(Act, frozen=True):
    """All agreed that bots may be asked for advice."""


class Hinted(Act, frozen=True):
    """A seat asked a bot for advice."""

    seat: int


class Coached(Act, frozen=True):
    """The coach of a seat was switched on or off."""

    seat: int
    on: bool


class Rematched(Act, frozen=True):
    """The rematch takes place at another table."""

    table: str


class Chosen(Act, frozen=True):
    """A seat's choice before the match begins. The others learn that it was made, and nothing more."""

    seat: int
    choice: str


# The acts of the game: each adds one to `seq`.


class Begun(Act, frozen=True):
    """The seed is fixed and the game begins."""

    rules: int = 0
    """The version of the rules that it is played by; 0 if it is that of the time when the table was made."""


class Prepared(Act, frozen=True):
    """All is chosen, and the match begins with the options that came of it."""

    options: dict[str, Scalar]
    rules: int
    """The version of the rules that it is played by."""


class Played(Act, frozen=True):
    """An action in notation."""

    seat: int
    action: str
    result: str = ""
    """How the game ended with it, as a record states it."""


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
    result: str = ""
    """How the game ended with it, as a record states it."""


class Stopped(Act, frozen=True):
    """All agreed to stop."""


class Continued(Act, frozen=True):
    """The rules have changed, and the game goes on from here by those of a new version."""

    rules: int
    position: str
    number: int
    """How many actions stand."""
    dropped: int = 0
    """So many actions, the last ones, no longer fitted."""


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
    | HintsAgreed
    | Hinted
    | Coached
    | Rematched
    | Chosen
    | Begun
    | Prepared
    | Played
    | Undone
    | TakenBack
    | Resigned
    | Stopped
    | Continued
)
GAME_ACTS = (Begun, Prepared, Played, Undone, TakenBack, Resigned, Stopped, Continued)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyAct).decode
