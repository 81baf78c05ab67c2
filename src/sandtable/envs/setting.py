"""What all environments share: a game with its pack, seats and options, what is observed, and who else plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from sandtable.envs.batch import EVERY_SEAT, IN_TURN, Batch, Opponent
from sandtable.kernel.compact import Compact
from sandtable.kernel.errors import BadOption
from sandtable.kernel.game import AnyGame
from sandtable.kernel.layout import compact_of
from sandtable.kernel.match import Match, shared_ruleset
from sandtable.kernel.options import Scalar
from sandtable.kernel.record import Start
from sandtable.kernel.registry import check_options, check_seats, game, load_pack, make_bot
from sandtable.kernel.seat_view import Bot, SeatView
from sandtable.kernel.state import State

MOST_HISTORY = 50
RANDOM = "random"
REWARDS = ("win", "margin")
BotLike = str | Bot | Callable[[SeatView], int]
"""A bot by name, a bot, or any function from a seat's view to an action."""


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
        if not 0 <= history <= MOST_HISTORY:
            raise BadOption("env-history", history=history)
        self.game: AnyGame = game(name)
        self.seats = check_seats(self.game, seats)
        self.pack = load_pack(self.game, pack)
        self.options = check_options(self.game, self.pack, self.seats, options or {})
        self.ruleset = shared_ruleset(self.game, self.pack, self.seats, tuple(self.options.items()))
        self.compact: Compact = compact_of(self.game, self.ruleset, history)

    def match(self, position: State) -> Match:
        """A match around a position, for whoever needs more than the position."""
        return Match(self.game, self.pack, self.options, self.ruleset.schema, position, Start.unknown())

    def opponent(self, who: BotLike, seed: int) -> Opponent | None:
        """Who plays a seat; None for random play, which is done faster inside."""
        if who == RANDOM:
            return None
        bot: Any = make_bot(who, seed, {}) if isinstance(who, str) else who
        choose: Callable[[SeatView], int] = bot.choose if hasattr(bot, "choose") else bot
        return lambda position, seat: choose(self.match(position).seat_view(seat))

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
        return Batch(
            self.game,
            self.ruleset,
            self.compact,
            count,
            seed,
            self.learner_number(learner),
            self.opponents(opponents),
            reward == "margin",
            canonical,
            observing,
            again,
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

    def opponents(self, named: BotLike | Sequence[BotLike]) -> list[Opponent | None]:
        """One for each seat, the learner's too: it may sit anywhere."""
        if isinstance(named, Sequence) and not isinstance(named, str):
            if len(named) != self.seats:
                raise BadOption("env-opponents", given=len(named), others=self.seats - 1)
            return [self.opponent(who, seat) for seat, who in enumerate(named)]
        return [self.opponent(named, seat) for seat in range(self.seats)]
