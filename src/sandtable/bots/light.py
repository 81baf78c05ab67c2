"""Light play: any seat looks to the end of its run of choices along its best steps, no wider. Search plays on with it.

What a run is worth is told at its end only: who takes each step by its worth ends his turn whenever that looks better
than a position half-way. In Victory Day such a player won 1 game of 16 against `greedy`, this one 7 of 20 in the same
time. A few dozen positions a run, no memory.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from sandtable import Position, SeatView, Stream

UNSEEN: Final = -1e12
"""Less than anything is worth."""
WON: Final = 1e6
"""More than any position is worth: a won game beats every promise, a lost one is worse than any threat."""
MOST_STEPS: Final = 120
"""Choices of one run that are made before a position is judged as it stands."""
CERTAIN: Final = 30.0
"""Differences beyond this many scales make no chance any smaller: the exponential stays within bounds."""


class End:
    """Where a run of choices ends, and what that is worth to who made it."""

    def __init__(self, state: Position, worth: float) -> None:
        self.state = state
        self.worth = worth


class Light:
    """What a light player needs of a game. One serves all seats."""

    def __init__(self, view: SeatView, weights: str = "") -> None:
        hints = view.game.hints
        net = view.net(weights) if weights else None
        self.value: Any = hints.value if net is None else net.value
        self.choices: Any = hints.choices
        self.interrupts: Any = hints.interrupts
        self.turn: Any = hints.turn
        self.scale = hints.scale if net is None else 1.0
        self.even = hints.even if net is None else 0.0
        self.worths: list[float] = []
        """What the choices of the last step were worth, in the order of `weighed`."""
        self.weighed: list[int] = []

    def worth(self, s: Position, seat: int) -> float:
        """What a position is worth to a seat, a finished game included."""
        result = s.result
        if result is None:
            return float(self.value(s, seat))
        margin = float(result.scores[seat])
        if s.seats == 1:
            return margin if result.shares[0] > 0.5 else margin - WON
        rival = UNSEEN
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, float(result.scores[other]))
        return WON * (2.0 * result.shares[seat] - 1.0) + margin - rival

    def odds(self, s: Position) -> list[float]:
        """The chance of each seat to win, by what the position is worth to each."""
        result = s.result
        if result is not None:
            return list(result.shares)
        if s.seats == 1:
            worth = (self.value(s, 0) - self.even) / self.scale
            return [1.0 / (1.0 + exp(-max(-CERTAIN, min(CERTAIN, worth))))]
        worths = [self.value(s, seat) / self.scale for seat in range(s.seats)]
        best = max(worths)
        parts = [exp(max(-CERTAIN, worth - best)) for worth in worths]
        whole = sum(parts)
        return [part / whole for part in parts]

    def step(self, s: Position, chance: Stream) -> int:
        """The choice that is worth most to the seat that is asked; of equal ones, the first from a random one on."""
        seat = s.to_act
        assert seat is not None
        actions: list[int] = self.choices(s)
        self.weighed = actions
        self.worths = []
        if len(actions) == 1:
            return actions[0]
        at = chance.below(len(actions))
        others = chance.branch() if s.in_secret else chance
        best = actions[0]
        most = UNSEEN
        self.worths = [UNSEEN] * len(actions)
        for _ in range(len(actions)):
            after = s.clone()
            after.apply(actions[at])
            worth = self.judged(after, seat, others)
            self.worths[at] = worth
            if worth > most:
                most = worth
                best = actions[at]
            at = at + 1 if at + 1 < len(actions) else 0
        return best

    def run(self, s: Position, chance: Stream) -> Position:
        """Where the run of the seat that is asked leads: on by its best steps, and to its end where that is best."""
        seat = s.to_act
        assert seat is not None
        turn = self.turn(s)
        best = End(s, UNSEEN)
        steps = 0
        while steps < MOST_STEPS:
            onward = self.walk(s, seat, turn, best, chance)
            if onward is s:
                return best.state
            s = onward
            steps += 1
        return s if best.worth == UNSEEN else best.state

    def walk(self, s: Position, seat: int, turn: int, best: End, chance: Stream) -> Position:
        """The best position one choice on in which the run goes on, or `s`. Ends better than `best` replace it."""
        actions: list[int] = self.choices(s)
        onward = s
        most = UNSEEN
        at = chance.below(len(actions)) if len(actions) > 1 else 0
        for _ in range(len(actions)):
            after = s.clone()
            after.apply(actions[at])
            worth = self.judged(after, seat, chance)
            if self.goes_on(after, seat, turn):
                if worth > most:
                    most = worth
                    onward = after
            elif worth > best.worth:
                best.worth = worth
                best.state = after
            at = at + 1 if at + 1 < len(actions) else 0
        return onward

    def goes_on(self, s: Position, seat: int, turn: int) -> bool:
        """Is the run of this seat not over? Who plays alone is always asked: there it ends with the turn."""
        return s.to_act == seat and (s.seats > 1 or bool(self.turn(s) == turn))

    def judged(self, s: Position, seat: int, chance: Stream) -> float:
        """What a position is worth to a seat, once others have given any secret answers to its own."""
        if s.has_answered(seat):
            s = s.clone()
            answer_by_chance(s, seat, chance.copy())
        return self.worth(s, seat)

    def let_answer(self, s: Position, seat: int, chance: Stream) -> None:
        """Those who are asked in the turn of this seat answer, as long as it is theirs to do so."""
        steps = 0
        while s.to_act is not None and s.to_act != seat and steps < MOST_STEPS:
            if not self.interrupts(s) and not s.has_answered(seat):
                return
            s.apply(self.step(s, chance))
            steps += 1


def answer_by_chance(s: Position, seat: int, chance: Stream) -> None:
    """The others give any secret answers, so that the one of this seat takes effect."""
    while s.has_answered(seat) and s.to_act is not None:
        legal = sorted(s.legal)
        s.apply(legal[chance.below(len(legal))])
