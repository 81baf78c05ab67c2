"""What is told of a finished game over HTTP: its moves, its moments, its analysis, and whether it was fair."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.server.shapes import Eyes, LogEvent, Outcome, Phrase, Scalar, View, Words


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
