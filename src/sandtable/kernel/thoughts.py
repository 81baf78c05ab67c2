"""What a bot thinks of a position, beyond the action that it plays: chances, lines, how sure it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from sandtable.kernel.seat_view import Bot, SeatView

SURELY = 1.0
"""By how many standard errors a line must be better for what was played to count as a mistake."""


@dataclass(frozen=True)
class Line:
    """A run of choices that was thought through."""

    actions: tuple[str, ...]
    """In notation; the first of them is the choice that is asked for now."""
    chance: float
    """The chance of its seat to win when it is played."""
    error: float
    """The standard error of that chance, as far as luck and hidden cards are concerned."""
    behind: float
    """By how much it did worse than the first line, in the re-deals that both were tried in."""
    doubt: float
    """The standard error of that difference: luck is the same for both, so it is smaller than `error`."""


@dataclass(frozen=True)
class Thoughts:
    """What a bot thinks, from what its seat knows. Nothing in it is told by hidden cards."""

    seat: int
    action: str
    """What it would play, in notation."""
    chances: tuple[float, ...]
    """The chance of each seat to win if that is played. Alone: the chance to win at all."""
    lines: tuple[Line, ...]
    """What was thought through, the line to be played first and the others by their chance."""
    sure: float
    """How likely the first line is better than the next best, from 0.5 (a guess) to 1."""
    simulations: int
    """How often lines were tried out."""


def own_line(thoughts: Thoughts, played: str) -> Line:
    """The best of the lines that begin with what was played."""
    return min((line for line in thoughts.lines if line.actions[0] == played), key=lambda line: line.behind)


def verdict(thoughts: Thoughts, played: str, surely: float = SURELY) -> tuple[Line, float]:
    """The line that should have been played, and what was lost; the played one, if none is surely better.

    Nobody loses more than the chance that there was: a line that was given up early knows only rivals who answer badly.
    """
    front, own = thoughts.lines[0], own_line(thoughts, played)
    if own is front or own.behind <= surely * own.doubt:
        return own, 0.0
    return front, min(own.behind, front.chance)


@runtime_checkable
class Thinker(Protocol):
    """A bot that tells what it thinks."""

    def choose(self, view: SeatView, /) -> int: ...

    def think(self, view: SeatView, also: int = -1, /) -> Thoughts:
        """What it thinks; the action `also`, if one is given, is thought through like its own ones."""
        ...


@runtime_checkable
class Planning(Protocol):
    """A bot that keeps a plan from one choice of a run to the next, and minds the time that it is given."""

    plan: object
    """What it wants to remember; it can be pickled, and given to another bot of the same name."""
    best: int
    """The best action so far while it thinks: played if its time is up. -1: none yet."""

    def hurry(self, seconds: float, /) -> None:
        """There is no more time than this for the run of choices."""
        ...


def keeps_plan(bot: Bot) -> bool:
    """Is a bot given its `plan` again before each choice? One that minds no time says so: `keeps_plan = True`."""
    return isinstance(bot, Planning) or bool(getattr(bot, "keeps_plan", False))
