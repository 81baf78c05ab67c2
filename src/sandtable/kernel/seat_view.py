"""A bot, and what it is given: what its seat knows of a match, its actions, and re-deals. There is no truth in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.redeal import redeal

if TYPE_CHECKING:
    from sandtable.kernel.game import AnyGame
    from sandtable.kernel.match import Match
    from sandtable.kernel.options import Options
    from sandtable.kernel.pack import Pack
    from sandtable.kernel.state import State


class Bot(Protocol):
    """A player without a body. Any object with this method is one; it need not inherit from anything."""

    def choose(self, view: SeatView, /) -> int:
        """The action to play, one of `view.legal_actions()`."""
        ...


class SeatView:
    """What a seat knows of a match: all that a bot is given. Made by `Match.seat_view`.

    It holds a re-deal, never the true match, and makes further re-deals from that.
    """

    game: AnyGame
    """The game, with what it tells bots about positions: `game.hints`."""
    pack: Pack
    """The cards that are played with, as columns."""
    options: Options
    """The options of the match by name."""
    seat: int
    """The seat that is to choose."""
    seats: int
    """How many seats the match has."""
    number: int
    """How many actions were played so far."""

    def __init__(self, deal: Match, seat: int) -> None:
        self._deal = deal
        self.game = deal.game
        self.pack = deal.pack
        self.options = deal.options
        self.seat = seat
        self.seats = deal.seats
        self.number = deal.number

    def data(self) -> dict[str, Any]:
        """Zones, counters and the question, as JSON data: what `Match.view` gives for this seat."""
        return self._deal.view(self.seat)

    def legal_actions(self) -> list[int]:
        """Every legal action."""
        return self._deal.legal_actions()

    def canonical_actions(self) -> list[int]:
        """A part of the legal actions that leaves every result reachable without trying equivalent orders twice."""
        return self._deal.canonical_actions()

    def describe(self, action: int) -> str:
        """An action in notation: `buy trucks`."""
        return self._deal.describe(action)

    def parse(self, notation: str) -> int:
        """The action of a notation."""
        return self._deal.parse(notation)

    def determinize(self, seed: int) -> Match:
        """Another match that this seat cannot tell from the true one."""
        return self._deal.determinize(self.seat, seed)

    def redeal(self, seed: int = 0) -> State:
        """The position of `determinize(seed)` without a match around it: for search, which needs no log and no undo."""
        return redeal(self._deal.state, self.seat, seed_bytes(f"re-deal {seed}"))
