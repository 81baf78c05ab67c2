"""A net learns from positions how likely each seat is to win: numpy, one hidden layer, the outcome of games as target.

What it says of the seats of a position becomes chances by softmax; alone, by a logistic curve, as if a second seat had
0. Every fifth game is held out: what is reported was measured on games that it did not learn from.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sandtable.kernel.net import Weights, size_of
from sandtable.lab.numbers import np
from sandtable.lab.selfplay import Seen

Array = Any
"""An array of numpy, whose own types say little more."""
HELD_OUT = 5
WIDTH = 32
ROWS = 512
"""Positions that one small change looks at."""
PASSES = 8
RATE = 2e-3
DECAY = 1e-4
LEAST = 1e-6
"""No chance is taken to be smaller: a logarithm stays within bounds."""


class Positions:
    """Positions as arrays. Rows become dense only as many at a time as are needed."""

    def __init__(self, seen: Seen, features: int) -> None:
        self.features = features
        self.seats = np.array(seen.seats, np.int64)
        self.games = np.array(seen.games, np.int64)
        self.mover = np.array(seen.mover, np.int64)
        self.shares = np.frombuffer(seen.shares, np.float32)
        self.plain = np.frombuffer(seen.plain, np.float32)
        self.ends = np.array(seen.ends, np.int64)
        self.at = np.frombuffer(seen.at, np.uint16)
        self.values = np.frombuffer(seen.values, np.float32)
        self.starts = np.concatenate(([0], self.ends[:-1]))
        self.rows = np.concatenate(([0], np.cumsum(self.seats)[:-1]))
        """The first row of each position."""

    def dense(self, rows: Array) -> Array:
        """The features of these rows, one line each."""
        lengths = self.ends[rows] - self.starts[rows]
        line = np.repeat(np.arange(len(rows)), lengths)
        inside = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        where = np.repeat(self.starts[rows], lengths) + inside
        flat = line * self.features + self.at[where]
        sums = np.bincount(flat, self.values[where], len(rows) * self.features)
        return sums.astype(np.float32).reshape(len(rows), self.features)

    def held_out(self) -> Array:
        return self.games % HELD_OUT == HELD_OUT - 1

    def batches(self, which: Array, size: int, chance: Any = None) -> Iterator[tuple[Array, int]]:
        """Positions in groups with one number of seats."""
        for seats in np.unique(self.seats[which]):
            found = which[self.seats[which] == seats]
            if chance is not None:
                found = chance.permutation(found)
            for first in range(0, len(found), size):
                yield found[first : first + size], int(seats)

    def rows_of(self, positions: Array, seats: int) -> Array:
        """The rows of positions, one line for each position."""
        return self.rows[positions][:, None] + np.arange(seats)


def chances(scores: Array) -> Array:
    """Scores of the seats of positions as chances; alone there is a second seat, which is not shown."""
    if scores.shape[1] == 1:
        return 1 / (1 + np.exp(-np.clip(scores, -30, 30)))
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def loss(odds: Array, shares: Array) -> float:
    """The mean log-loss over positions."""
    odds = np.clip(odds, LEAST, 1 - LEAST)
    if odds.shape[1] == 1:
        return float(-(shares * np.log(odds) + (1 - shares) * np.log(1 - odds)).sum())
    return float(-(shares * np.log(odds)).sum())


class Student:
    """A net while it learns. Features are scaled so that all are of about the same size; `weights` undoes it."""

    def __init__(self, positions: Positions, seed: int, width: int = WIDTH) -> None:
        self.positions = positions
        self.chance = np.random.default_rng(seed)
        learnt = np.flatnonzero(~positions.held_out())
        sample = self.chance.permutation(len(positions.ends))[:4000]
        spread = np.sqrt((positions.dense(sample) ** 2).mean(axis=0))
        self.scale = np.where(spread > 0, 1 / np.maximum(spread, 1e-3), 0).astype(np.float32)
        first = self.chance.standard_normal((positions.features, width)) / np.sqrt(max(1, int((spread > 0).sum())))
        last = self.chance.standard_normal((width, 1)) * 0.1
        self.layers = [first.astype(np.float32), np.zeros(width, np.float32), last.astype(np.float32)]
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.changes = 0
        self.learnt = learnt

    def scores(self, positions: Array, seats: int) -> tuple[Array, Array, Array]:
        rows = self.positions.rows_of(positions, seats).ravel()
        seen = self.positions.dense(rows) * self.scale
        hidden = np.maximum(seen @ self.layers[0] + self.layers[1], 0)
        return seen, hidden, (hidden @ self.layers[2]).reshape(len(positions), seats)

    def learn(self) -> None:
        """Go through all positions once."""
        for positions, seats in self.positions.batches(self.learnt, ROWS, self.chance):
            seen, hidden, scores = self.scores(positions, seats)
            shares = self.positions.shares[self.positions.rows_of(positions, seats)]
            off = ((chances(scores) - shares) / len(positions)).astype(np.float32).reshape(-1, 1)
            back = (off @ self.layers[2].T) * (hidden > 0)
            self.change([seen.T @ back, back.sum(axis=0), hidden.T @ off])

    def change(self, slopes: list[Array]) -> None:
        """Adam (Kingma and Ba, 2015), with weights that decay a little."""
        self.changes += 1
        for layer, mean, square, slope in zip(self.layers, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            ahead = mean / (1 - 0.9**self.changes)
            layer -= RATE * (ahead / (np.sqrt(square / (1 - 0.999**self.changes)) + 1e-8) + DECAY * layer)

    def loss(self, which: Array) -> float:
        total = 0.0
        for positions, seats in self.positions.batches(which, ROWS):
            shares = self.positions.shares[self.positions.rows_of(positions, seats)]
            total += loss(chances(self.scores(positions, seats)[2]), shares)
        return total / max(1, len(which))

    def weights(self, game: str, rules: int, names: list[str]) -> Weights:
        first = self.layers[0] * self.scale[:, None]
        numbers = np.concatenate([first.ravel(), self.layers[1], self.layers[2].ravel(), [0.0]])
        assert len(numbers) == size_of(len(names), len(self.layers[1]))
        return Weights(game, rules, names, len(self.layers[1]), [float(number) for number in numbers])


@dataclass(frozen=True)
class Plain:
    """The game's own value as chances: the unit that fits best, and what it wrongly adds for who has just moved."""

    scale: float
    moved: float
    loss: float


def plain_loss(positions: Positions, which: Array, scale: float, moved: float) -> float:
    total = 0.0
    for some, seats in positions.batches(which, 1 << 14):
        rows = positions.rows_of(some, seats)
        scores = positions.plain[rows] / scale
        if seats > 1:
            scores[np.arange(len(some)), positions.mover[some]] -= moved
        total += loss(chances(scores), positions.shares[rows])
    return total / max(1, len(which))


def calibrated(positions: Positions) -> Plain:
    """The best unit and correction on the games that are learnt from, measured on those held out."""
    learnt, held = (np.flatnonzero(part) for part in (~positions.held_out(), positions.held_out()))
    tries = [(scale, moved) for scale in np.geomspace(1, 40, 16) for moved in np.linspace(-1, 1, 9)]
    scale, moved = min(tries, key=lambda pair: plain_loss(positions, learnt, *pair))
    return Plain(float(scale), float(moved), plain_loss(positions, held, scale, moved))


@dataclass(frozen=True)
class Learnt:
    """What came of it."""

    weights: Weights
    loss: float
    """On the games held out."""
    plain: Plain
    positions: int
    games: int


def learn(seen: Seen, game: str, rules: int, names: list[str], seed: int) -> Learnt:
    """The net that does best on the games held out, of as many as there were passes."""
    positions = Positions(seen, len(names))
    student = Student(positions, seed)
    held = np.flatnonzero(positions.held_out())
    best, weights = np.inf, student.weights(game, rules, names)
    for _ in range(PASSES):
        student.learn()
        now = student.loss(held)
        if now < best:
            best, weights = now, student.weights(game, rules, names)
    return Learnt(weights, float(best), calibrated(positions), len(positions.seats), len(set(seen.games)))
