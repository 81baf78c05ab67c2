"""What a search plays on: the public part of a position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.kernel.chance import Stream
from sandtable.kernel.results import Result

NO_LIMIT: Final = 1 << 60


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A position to search on, made by `SeatView.redeal`: whatever its seat cannot know is dealt again in it.

    It is the rules' own `State`, and this is the part of it that a search needs. There is no log and no undo: who wants
    to come back keeps a copy. Chance is decided by the re-deal: copies that play the same actions meet the same luck.
    """

    seats: int
    """How many seats the match has."""
    legal: list[int]
    """Every legal action of the seat to act, none when the game is over. It is never changed, only replaced."""

    @property
    def to_act(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        raise NotImplementedError

    @property
    def in_secret(self) -> bool:
        """Is the question answered in secret? Then the answers of all who are asked take effect together."""
        raise NotImplementedError

    def has_answered(self, seat: int) -> bool:
        """Has this seat given a secret answer that has not taken effect yet?"""
        raise NotImplementedError

    def canonical(self) -> list[int]:
        """A part of the legal actions that leaves every result reachable without trying equivalent orders twice."""
        raise NotImplementedError

    def apply(self, action: int) -> None:
        """Play one legal action and go on to the next decision. One that is not legal raises `IllegalAction`."""
        raise NotImplementedError

    def play_out(self, chance: Stream, limit: int = NO_LIMIT) -> int:
        """Play random legal actions until the game is over or `limit` were played. Returns how many.

        `chance` decides the luck of the playout too, so another stream is another future of the same position. Actions
        are drawn from the list, so whether they are legal is not checked again."""
        raise NotImplementedError

    def clone(self) -> Position:
        """A copy that goes its own way."""
        raise NotImplementedError

    def alike(self, other: Position) -> bool:
        """Are cards, question and actions the same in both? Counters are not compared."""
        raise NotImplementedError

    @property
    def result(self) -> Result | None:
        """How the game ended, for every seat; None while it goes on."""
        raise NotImplementedError

    def describe(self, action: int) -> str:
        """An action in notation: `buy trucks`."""
        raise NotImplementedError

    def parse(self, notation: str) -> int:
        """The action of a notation."""
        raise NotImplementedError
