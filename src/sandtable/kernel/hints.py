"""What bots ask of a game. All of it is asked of re-deals only, never of the truth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY

S = TypeVar("S", bound=State)


def worth_nothing(s: State, seat: int) -> float:
    return 0.0


def canonical_choices(s: State) -> list[int]:
    return s.canonical()


def prepares_nothing(s: State) -> bool:
    return False


def nobody_waits(s: State, seat: int) -> int:
    return NOBODY


def one_turn(s: State) -> int:
    return 0


@dataclass(frozen=True)
class Hints(Generic[S]):
    """How a bot may judge positions of a game. Every part is optional."""

    value: Callable[[S, int], float] = worth_nothing
    """What a position is worth to a seat, the more the better."""
    choices: Callable[[S], list[int]] = canonical_choices
    """What a bot weighs that looks ahead a step at a time: the canonical actions.

    A fixed order bars the rest of a plan to whoever makes the best choice of it first. A game may offer all that is
    legal where that costs more than the same plan thought of twice."""
    prepares: Callable[[S], bool] = prepares_nothing
    """Does this choice pay only in the turn that it prepares? Then bots look on to the end of that turn."""
    meanwhile: Callable[[S, int], int] = nobody_waits
    """What somebody else is taken to choose until the turn prepared by a seat is over; NOBODY once it is."""
    turn: Callable[[S], int] = one_turn
    """Which turn it is, for a game that can be played alone: bots look no further than to its end."""
