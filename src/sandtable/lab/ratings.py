"""How strong bots are: Bradley-Terry ratings from games of any number of seats, with 95% confidence intervals.

Whoever has rating r beats whoever has rating q with the chance 1 / (1 + 10^((q - r) / 400)), as in chess. A game of n
seats is taken as its pairs: the better of two results wins the pair, equal ones share it. These pairs depend on each
other, so each counts 2 / n: a game counts as n - 1 comparisons, as many as its ranking has steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from sandtable.kernel.errors import BadOption, closest
from sandtable.lab.intervals import SURE

POINTS: Final = 400 / log(10)
"""Points of rating in a unit of the logistic curve."""
WIDTH: Final = 2.0
"""How far from the middle a bot is expected before it has played, in units of the curve (350 points). So weak an
opinion is gone after a few games; it keeps the rating of a bot that never lost finite."""
CLOSE_ENOUGH: Final = 1e-9
MOST_STEPS: Final = 100

Matrix = list[list[float]]


@dataclass(frozen=True)
class Game:
    """One game: who sat at it, by number, and what came of it for each: more is better. A bot may have two seats."""

    entrants: tuple[int, ...]
    results: tuple[float, ...]


@dataclass(frozen=True)
class Rating:
    """A bot's rating with its 95% confidence interval. `games`: in how many games it met others."""

    name: str
    points: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Ratings:
    """What a number of games says of the bots in them."""

    names: tuple[str, ...]
    games: tuple[int, ...]
    strengths: tuple[float, ...]
    covariance: Matrix

    def difference(self, one: int, other: int, sure: float = SURE) -> tuple[float, float, float]:
        """How many points the first is ahead of the second, and the interval of that, `sure` standard errors wide."""
        weights = [0.0] * len(self.names)
        weights[one] += 1
        weights[other] -= 1
        return self.weighted(weights, sure)

    def surely(self, one: int, other: int, sure: float = SURE) -> bool:
        """Is it decided which of the two is stronger? At 95%, if not told otherwise in standard errors."""
        _, low, high = self.difference(one, other, sure)
        return low > 0 or high < 0

    def table(self, anchor: str | None = None) -> list[Rating]:
        """The ratings, best first: with the middle of all at 0, or the bot `anchor`."""
        count = len(self.names)
        if anchor is not None and anchor not in self.names:
            known = list(self.names)
            raise BadOption("rating-no-anchor", anchor=anchor, hint=closest(anchor, known), known=known)
        rows = []
        for number, name in enumerate(self.names):
            weights = [-1 / count if anchor is None else -float(other == anchor) for other in self.names]
            weights[number] += 1
            rows.append(Rating(name, *self.weighted(weights), self.games[number]))
        return sorted(rows, key=lambda rating: -rating.points)

    def weighted(self, weights: list[float], sure: float = SURE) -> tuple[float, float, float]:
        """A weighted sum of strengths in points, with its interval."""
        middle = sum(weight * strength for weight, strength in zip(weights, self.strengths, strict=True))
        spread = sum(
            weights[i] * weights[j] * self.covariance[i][j] for i in range(len(weights)) for j in range(len(weights))
        )
        reach = sure * sqrt(max(0.0, spread))
        return middle * POINTS, (middle - reach) * POINTS, (middle + reach) * POINTS


def expected(points: float) -> float:
    """The chance to win of who is so many points ahead."""
    return 1 / (1 + exp(-points / POINTS))


def rate(names: Sequence[str], games: Iterable[Game]) -> Ratings:
    """The ratings that explain these games best."""
    count = len(names)
    won: Matrix = [[0.0] * count for _ in range(count)]
    met = [0] * count
    for game in games:
        note_pairs(game, won)
        different = set(game.entrants)
        for entrant in different if len(different) > 1 else ():
            met[entrant] += 1
    strengths = [0.0] * count
    for _ in range(MOST_STEPS):
        slope, bend = slope_and_bend(won, strengths)
        step = [sum(row[j] * slope[j] for j in range(count)) for row in inverse(bend)]
        longest = max(map(abs, step), default=0.0)
        # A full step may overshoot where a bot won nearly everything; one of at most a unit never does for long.
        part = min(1.0, 1 / longest) if longest else 1.0
        strengths = [strength + part * move for strength, move in zip(strengths, step, strict=True)]
        if longest < CLOSE_ENOUGH:
            break
    return Ratings(tuple(names), tuple(met), tuple(strengths), inverse(slope_and_bend(won, strengths)[1]))


def note_pairs(game: Game, won: Matrix) -> None:
    """Add what each entrant of a game won against each other one."""
    seats = len(game.entrants)
    for i in range(seats):
        for j in range(i):
            one, other = game.entrants[i], game.entrants[j]
            if one != other:
                ahead = game.results[i] - game.results[j]
                share = 0.5 if ahead == 0 else float(ahead > 0)
                won[one][other] += share * 2 / seats
                won[other][one] += (1 - share) * 2 / seats


def slope_and_bend(won: Matrix, strengths: list[float]) -> tuple[list[float], Matrix]:
    """How the likelihood of what was won rises with each strength, and how fast that slope falls."""
    count = len(strengths)
    slope = [-strength / WIDTH**2 for strength in strengths]
    bend = [[0.0] * count for _ in range(count)]
    for i in range(count):
        bend[i][i] += 1 / WIDTH**2
        for j in range(count):
            pairs = won[i][j] + won[j][i]
            if i != j and pairs:
                chance = expected((strengths[i] - strengths[j]) * POINTS)
                slope[i] += won[i][j] - pairs * chance
                bend[i][i] += pairs * chance * (1 - chance)
                bend[i][j] -= pairs * chance * (1 - chance)
    return slope, bend


def inverse(matrix: Matrix) -> Matrix:
    """By elimination; the diagonal of a bend outweighs its rows, so that no rows need to be exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [value - factor * base for value, base in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
