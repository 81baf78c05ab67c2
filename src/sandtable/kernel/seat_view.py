"""A bot, and what it is given: what its seat knows of a match, its actions, and re-deals. There is no truth in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, SupportsInt

from sandtable.kernel.chance import Stream, seed_bytes, stream
from sandtable.kernel.compact import Compact
from sandtable.kernel.errors import Error
from sandtable.kernel.heard import heard
from sandtable.kernel.layout import compact_of
from sandtable.kernel.net import Net, net_for
from sandtable.kernel.playable import Position
from sandtable.kernel.redeal import redeal

if TYPE_CHECKING:
    from sandtable.kernel.game import AnyGame
    from sandtable.kernel.match import Match
    from sandtable.kernel.options import Options
    from sandtable.kernel.pack import Pack


class Bot(Protocol):
    """A player without a body. Any object with this method is one; it need not inherit from anything.

    One that also has `reads_log = True` is given the log of the match, `view.told`; one that has `keeps_plan = True`
    finds what it has left in its `plan` even where another process asks it.
    """

    def choose(self, view: SeatView, /) -> int:
        """The action to play, one of `view.legal_actions()`."""
        ...


def reads_log(bot: Bot) -> bool:
    """Does a bot want to be given the log?"""
    return bool(getattr(bot, "reads_log", False))


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

    told: list[dict[str, Any]]
    """What happened, as the seat was told it, oldest first: what `Match.log` gives. Only bots that say `reads_log`
    are given it, because it has to be written down for them."""

    budget: float | None
    """Seconds that there are for this choice, and for all that follow until somebody else is asked; None if nobody
    counts them."""

    def __init__(self, deal: Match, seat: int, told: list[dict[str, Any]] | None = None) -> None:
        self._deal = deal
        self.told = told or []
        self._heard = told is not None
        self.budget = None
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

    @property
    def observer(self) -> Compact:
        """What turns positions of this match into numbers: `names`, `observe`, `mask`, `to_ours`, `to_dense`."""
        return compact_of(self.game, self._deal.state.ruleset)

    def observer_of(self, history: int) -> Compact:
        """The same with the last so many events that the seat was told, as environments have it with `history`."""
        return compact_of(self.game, self._deal.state.ruleset, history)

    def observation(self, history: int = 0) -> bytes:
        """What the seat knows as numbers, one byte each; `observer.names` says what they are.

        With a history, for bots that say `reads_log`: those of `observer_of(history)`.
        """
        s = self._deal.state
        if not history:
            return self.observer.observe(s, self.seat)
        if not self._heard:
            raise Error("history-unheard")
        observer = self.observer_of(history)
        s.log = heard(self.game, self.pack, self._deal.schema, self.told, self.seat, history)
        seen = observer.observe(s, self.seat)
        s.log = None
        return seen

    def mask(self) -> bytes:
        """For each dense action 1 if it is canonical now, else 0."""
        return self.observer.mask(self.canonical_actions())

    def chosen(self, number: SupportsInt) -> int:
        """The action that a dense number of `mask` stands for. It may be one of numpy's, as learners have them."""
        return self.observer.to_ours(int(number), self.canonical_actions())

    @property
    def num_actions(self) -> int:
        """The size of the action space: actions are 0 to `num_actions - 1`."""
        return self._deal.num_actions

    def describe(self, action: int) -> str:
        """An action in notation: `buy trucks`."""
        return self._deal.describe(action)

    def parse(self, notation: str) -> int:
        """The action of a notation."""
        return self._deal.parse(notation)

    def determinize(self, seed: int) -> Match:
        """Another match that this seat cannot tell from the true one."""
        return self._deal.determinize(self.seat, seed)

    def redeal(self, seed: int = 0) -> Position:
        """The position of `determinize(seed)` without a match around it: for search, which needs no log and no undo."""
        return redeal(self._deal.state, self.seat, seed_bytes(f"re-deal {seed}"))

    def net(self, file: str) -> Net | None:
        """What judges positions of this match by the weights of a file; None if they were learnt from other numbers."""
        return net_for(file, self.game, self._deal.state.ruleset)

    def chance(self, seed: int) -> Stream:
        """Random numbers for this choice. Who draws from nothing else chooses the same on the same view and seed."""
        return stream(seed_bytes(f"bot {seed} seat {self.seat}"), self.number)
