"""What all environments share: a game with its pack, seats and options, what is observed, and who else plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from sandtable.envs.batch import EVERY_SEAT, IN_TURN, Batch, Maker, Opponent
from sandtable.kernel.asking import choice_of, view_for
from sandtable.kernel.compact import Compact
from sandtable.kernel.entrants import read_entrant
from sandtable.kernel.errors import BadOption
from sandtable.kernel.events import EventLog
from sandtable.kernel.game import AnyGame
from sandtable.kernel.layout import compact_of
from sandtable.kernel.match import Match, shared_ruleset
from sandtable.kernel.options import Scalar
from sandtable.kernel.record import Start
from sandtable.kernel.registry import check_options, check_seats, game, load_pack
from sandtable.kernel.seat_view import Bot, SeatView, reads_log
from sandtable.kernel.state import State

RANDOM = "random"
REWARDS = ("win", "margin")
BotLike = str | Bot | Callable[[SeatView], int]
"""A bot as it is written on the command line, a bot, or any function from a seat's view to an action."""


class Setting:
    """A game as environments play it: checked, and with whatever can be shared."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        pack: str | Path | None = None,
        history: int = 0,
        options: dict[str, Scalar] | None = None,
    ) -> None:
        self.game: AnyGame = game(name)
        self.seats = check_seats(self.game, seats)
        self.pack = load_pack(self.game, pack)
        self.options = check_options(self.game, self.pack, self.seats, options or {})
        self.ruleset = shared_ruleset(self.game, self.pack, self.seats, tuple(self.options.items()))
        self.compact: Compact = compact_of(self.game, self.ruleset, history)

    def match(self, position: State, number: int) -> Match:
        """A match around a position after so many actions, for whoever needs more than the position."""
        made = Match(self.game, self.pack, self.options, self.ruleset.schema, position, Start.unknown())
        made.number = number
        if isinstance(position.log, EventLog):
            made.events = position.log
        return made

    def opponent(self, who: BotLike) -> Maker | None:
        """What makes who plays a seat; None for random play, which is done faster inside.

        A bot by name is made for each game; one that is given plays in all of them.
        """
        if who == RANDOM:
            return None
        if isinstance(who, str):
            entrant = read_entrant(who)
            return lambda seed: self.playing(entrant.make(seed), who)
        bot: Bot = who if hasattr(who, "choose") else Function(who)
        playing = self.playing(bot, type(who).__name__)
        return lambda seed: playing

    def playing(self, bot: Bot, name: str) -> Opponent:
        def chosen(position: State, seat: int, number: int) -> int:
            return choice_of(bot, name, view_for(bot, self.match(position, number), seat))

        return chosen

    def batch(
        self,
        count: int,
        seed: int | str,
        learner: int | str | None,
        opponents: BotLike | Sequence[BotLike],
        reward: str,
        canonical: bool,
        observing: bool,
        again: bool,
    ) -> Batch:
        """The games, with `learner` as a seat, "all" for every seat, or None for another one in each game."""
        if count < 1:
            raise BadOption("env-count", count=count)
        if reward not in REWARDS:
            raise BadOption("env-wrong-value", option="reward", value=reward, choices=REWARDS)
        seated = self.opponents(opponents)
        return Batch(
            self.game,
            self.ruleset,
            self.compact,
            count,
            seed,
            self.learner_number(learner),
            [self.opponent(who) for who in seated],
            reward == "margin",
            canonical,
            observing,
            again,
            any(self.listens(who) for who in seated),
        )

    def learner_number(self, learner: int | str | None) -> int:
        if learner is None:
            return IN_TURN
        if learner == "all":
            return EVERY_SEAT
        if isinstance(learner, int) and 0 <= learner < self.seats:
            return learner
        choices = ["all", "None", *map(str, range(self.seats))]
        raise BadOption("env-wrong-value", option="learner", value=learner, choices=choices)

    def opponents(self, named: BotLike | Sequence[BotLike]) -> list[BotLike]:
        """One for each seat, the learner's too: it may sit anywhere."""
        if not isinstance(named, Sequence) or isinstance(named, str):
            return [named] * self.seats
        if len(named) != self.seats:
            raise BadOption("env-opponents", given=len(named), others=self.seats - 1)
        return list(named)

    def listens(self, who: BotLike) -> bool:
        """Does it read the log? One that is named is made for it, so that a bot that cannot be made is refused here."""
        return reads_log(read_entrant(who).make(0)) if isinstance(who, str) else bool(getattr(who, "reads_log", False))


class Function:
    """A function from a view to an action, as a bot."""

    def __init__(self, choose: Callable[[SeatView], int]) -> None:
        self.choose = choose
        self.__module__ = choose.__module__  # what goes wrong in it is said with a line of its own file
