"""The levels: the same planner, from one that overlooks a lot to one that thinks for seconds. Each is a bot by name."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """What makes a level: how long it thinks about a run of choices, and what it overlooks."""

    name: str
    ms: int
    overlooks: float = 0.0
    """The chance that it does not see a choice."""
    loses: float = 0.0
    """The most that an oversight may cost, as a chance to win: nobody overlooks what lies open."""


LEVELS = (
    Level("recruit", 0, overlooks=0.6, loses=0.12),
    Level("corporal", 0, overlooks=0.3, loses=0.06),
    Level("sergeant", 0),
    Level("lieutenant", 50),
    Level("captain", 200),
    Level("colonel", 1000),
    Level("general", 5000),
)
