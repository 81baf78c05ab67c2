"""How a game ends, and numbers that explain themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Part:
    """One term of a figure: a message name with arguments (typed as in `EventType`), and its number."""

    name: str
    number: int
    arguments: dict[str, Any] = field(default_factory=dict)
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Figure:
    """A number that matters, with its parts, so that no front end adds up anything."""

    name: str
    total: int
    parts: tuple[Part, ...] = ()
    seat: int | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Result:
    """How a game ended. Ranks count from 1 with ties equal, shares add up to 1 (solo: 1 or 0)."""

    ranks: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    reason: str
    sheet: tuple[Figure, ...]
    """The score line by line: one figure for each seat, in order."""


def ranks_of(order: list[tuple[Any, ...]]) -> tuple[int, ...]:
    """Ranks from one sort key for each seat, the greatest first; equal keys share a rank."""
    return tuple(1 + sum(other > key for other in order) for key in order)


def most_points_win(sheet: list[Figure], reason: str) -> Result:
    """The result of a game in which points alone decide: one figure for each seat, in order."""
    scores = tuple([figure.total for figure in sheet])
    ranks = ranks_of([(score,) for score in scores])
    return Result(ranks, shares_of(ranks), scores, reason, tuple(sheet))


def shares_of(ranks: tuple[int, ...]) -> tuple[float, ...]:
    """The winners share the win equally."""
    winners = ranks.count(1)
    return tuple(1 / winners if rank == 1 else 0.0 for rank in ranks)
