"""Many games of one ruleset at once, for learners: observations, masks and rewards of all of them in one buffer each.

Compiled, so that a step costs little more than the rules. The buffers are bytes that numpy reads in place; they are
written again by every step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sandtable.kernel.chance import Stream, seed_bytes, stream
from sandtable.kernel.compact import Compact, room
from sandtable.kernel.errors import IllegalAction
from sandtable.kernel.events import EventLog
from sandtable.kernel.results import Result
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY, Ruleset

EVERY_SEAT: Final = -1
"""The learner plays all seats: it is asked for whoever is to act."""
IN_TURN: Final = -2
NOTHING: Final[list[int]] = []
"""The learner has another seat in each game."""

Opponent = Callable[[State, int, int], int]
"""Given a position, its seat to act and how many actions were played, an action of ours. It must look at nothing but a
re-deal of the position."""
Maker = Callable[[int], Opponent]
"""Makes who plays a seat of one game, with a seed of its own."""


def win_reward(result: Result, seat: int, seats: int) -> float:
    """A share of the win as a reward: with n seats 1 for a sole winner, -1 / (n - 1) for the others, 0 if all share."""
    share = result.shares[seat]
    return share if seats == 1 else (seats * share - 1) / (seats - 1)


def margin_reward(result: Result, seat: int, seats: int) -> float:
    """How far the seat is ahead of the best other one, as a part of both scores, between -1 and 1."""
    if seats == 1:
        return result.shares[0]
    own = result.scores[seat]
    best: int | None = None
    for other in range(seats):
        if other != seat and (best is None or result.scores[other] > best):
            best = result.scores[other]
    assert best is not None
    total = abs(own) + abs(best)
    return (own - best) / total if total else win_reward(result, seat, seats)


class Batch:
    """Games side by side. `observations`, `masks`, `rewards`, `over` and `to_act` hold what the last step led to.

    The observation of a game is that of the learner's seat; if it plays every seat, that of the seat to act. When a
    game is over, its reward stands and `over` is 1. With `again` the next game has begun already and is what is
    observed; `ended` keeps the last result.
    """

    def __init__(
        self,
        game: Any,
        ruleset: Ruleset,
        compact: Compact,
        count: int,
        seed: int | str,
        learner: int,
        opponents: list[Maker | None],
        margin: bool,
        canonical: bool,
        observing: bool,
        again: bool,
        listening: bool = False,
    ) -> None:
        self.game = game
        self.ruleset = ruleset
        self.compact = compact
        self.count = count
        self.seats = ruleset.seats
        self.learner = learner
        self.opponents = opponents
        """For each seat what makes who plays it if the learner does not; None is random play."""
        self.playing: list[list[Opponent | None]] = [[]] * count
        """Who plays the seats of each game."""
        self.listening = listening
        """Does an opponent read the log?"""
        self.margin = margin
        self.canonical = canonical
        self.observing = observing
        self.again = again
        self.size: i64 = compact.size
        self.actions: i64 = compact.actions
        self.observations: vec[u8] = room(count * compact.size)
        self.masks: vec[u8] = room(count * compact.actions)
        self.trail: vec[i64] = vec[i64]([0] * (count * compact.size))
        self.trail_ends: vec[i64] = vec[i64]([at * compact.size for at in range(count)])
        """Which bytes of each observation are not 0, so that only these are cleared for the next."""
        self.over: vec[u8] = room(count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * ruleset.seats))
        """For each game the reward of each seat."""
        self.to_act: vec[i64] = vec[i64]([0] * count)
        """Whose observation is shown: the learner's seat, or the seat to act."""
        self.states: list[State] = []
        self.choices: list[list[int]] = [NOTHING] * count
        """The actions of ours that each mask shows."""
        self.numbers: list[int] = [0] * count
        """How many games each place has begun."""
        self.ended: list[Result | None] = [None] * count
        self.lengths: list[int] = [0] * count
        """How many actions of the learner were played in each game."""
        self.played: list[int] = [0] * count
        """How many actions of others."""
        self.start(seed)

    def start(self, seed: int | str) -> None:
        """New games everywhere, as they follow from the seed."""
        self.seed = seed
        self.chance: Stream = stream(seed_bytes(f"batch {seed}"), 0)
        self.states = []
        for at in range(self.count):
            self.numbers[at] = 0
            self.over[at] = u8(0)
            self.ended[at] = None
            self.states.append(self.new_game(at))
            self.begin(at)
            self.show(at)

    def begin(self, at: int) -> None:
        """Come to the learner's first choice in a new game; one that ends before it is passed over."""
        self.go_on(at)
        while self.states[at].waiting == NOBODY:
            self.states[at] = self.new_game(at)
            self.go_on(at)

    def new_game(self, at: int) -> State:
        """The first game of the first place is that of the seed itself, as `sandtable.new` begins it."""
        number = self.numbers[at]
        self.numbers[at] = number + 1
        self.lengths[at] = 0
        self.played[at] = 0
        self.playing[at] = self.seated(at)
        s: State = self.game.state()
        first = at == 0 and number == 0
        s.start(self.ruleset, seed_bytes(self.seed if first else f"{self.seed} place {at} game {number}"))
        if self.compact.history or self.listening:
            s.log = EventLog()
        self.game.setup(s)
        s.run()
        return s

    def seated(self, at: int) -> list[Opponent | None]:
        """Who plays in a new game: one of their own for each game, so that they may keep what they have seen of it."""
        found: list[Opponent | None] = [None] * self.seats
        chance: Stream | None = None
        for seat in range(self.seats):
            maker = self.opponents[seat]
            if maker is None or self.learner == EVERY_SEAT or seat == self.seat_of(at):
                continue
            if chance is None:
                chance = stream(seed_bytes(f"opponents {self.seed} place {at}"), self.numbers[at])
            found[seat] = maker(chance.word())
        return found

    def seat_of(self, at: int) -> int:
        """The seat of the learner in a game."""
        if self.learner == IN_TURN:
            return (at + self.numbers[at] - 1) % self.seats
        return self.learner

    def go_on(self, at: int) -> None:
        """Let the others play until the learner is asked or the game is over."""
        s = self.states[at]
        if self.learner == EVERY_SEAT:
            return
        seat = self.seat_of(at)
        playing = self.playing[at]
        while s.waiting != NOBODY and s.waiting != seat:
            other = playing[s.waiting]
            if other is None:
                legal = s.legal
                s.advance(legal[self.chance.below(len(legal))])
            else:
                s.apply(other(s, s.waiting, self.lengths[at] + self.played[at]))
            self.played[at] += 1

    def show(self, at: int) -> None:
        """Write what is observed of a game."""
        s = self.states[at]
        place: i64 = at
        seat = s.waiting if self.learner == EVERY_SEAT else self.seat_of(at)
        if seat == NOBODY:
            seat = 0
        self.to_act[place] = seat
        self.compact.write_mask(self.choices[at], self.masks, place * self.actions, 0)
        choices: list[int] = NOTHING
        if s.waiting != NOBODY:
            choices = s.canonical() if self.canonical else s.legal
            self.compact.write_mask(choices, self.masks, place * self.actions)
        self.choices[at] = choices
        if self.observing:
            first = place * self.size
            end = self.trail_ends[place]
            self.trail_ends[place] = self.compact.rewrite(s, seat, self.observations, first, self.trail, end)

    def step(self, actions: list[int]) -> None:
        """Play one dense action in each game. If one is masked out nothing has happened."""
        self.check(actions)
        seats: i64 = self.seats
        for at in range(self.count):
            place: i64 = at
            if self.over[place] and not self.again:
                continue
            s = self.states[at]
            s.advance(self.compact.to_ours(actions[at], self.choices[at]))
            self.lengths[at] += 1
            self.go_on(at)
            over = s.waiting == NOBODY
            self.over[place] = u8(1 if over else 0)
            if over:
                self.end(at, s)
            else:
                seat: i64 = 0
                while seat < seats:
                    self.rewards[place * seats + seat] = 0.0
                    seat += 1
            self.show(at)

    def check(self, actions: list[int]) -> None:
        if len(actions) != self.count:
            raise IllegalAction("batch-wrong-count", given=len(actions), games=self.count)
        for at in range(self.count):
            action = actions[at]
            place: i64 = at
            if self.over[place] and not self.again:
                continue
            if not 0 <= action < self.compact.actions or not self.masks[place * self.actions + action]:
                raise IllegalAction("batch-masked", action=action, place=at)

    def end(self, at: int, s: State) -> None:
        """Keep how a game ended, and begin the next."""
        result: Result = self.game.result(s)
        self.ended[at] = result
        for seat in range(self.seats):
            found = margin_reward(result, seat, self.seats) if self.margin else win_reward(result, seat, self.seats)
            self.rewards[at * self.seats + seat] = found
        if self.again:
            self.states[at] = self.new_game(at)
            self.begin(at)

    def play_random(self, steps: int) -> int:
        """Step so many times with random actions of each mask; for measuring. Returns how many decisions were taken."""
        for _ in range(steps):
            actions: list[int] = []
            for at in range(self.count):
                choices = self.choices[at]
                chosen = choices[self.chance.below(len(choices))]
                number = self.compact.to_dense(chosen, choices)
                actions.append(number if number >= 0 else self.compact.to_dense(choices[0], choices))
            self.step(actions)
        return steps * self.count
