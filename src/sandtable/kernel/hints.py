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


def nobody_interrupts(s: State) -> bool:
    return False


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
    interrupts: Callable[[S], bool] = nobody_interrupts
    """Is somebody asked in the turn of another, who goes on afterwards? Then bots let him answer before they judge."""
    scale: float = 6.0
    """How much more a position must be worth to a seat than to a rival for a win that is e (2.7) times as likely."""
    even: float = 0.0
    """Of a game played alone: the worth at which a win is as likely as a loss."""
    width: int = 4
    """How many half-made runs of choices a beam should follow side by side."""
    positions: int = 50
    """How many positions a beam should visit before it only follows the best run to its end."""
