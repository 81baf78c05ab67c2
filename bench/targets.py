"""The targets: each a ratio of two figures of one run, for every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bench.peers import PEERS

CATANATRON, GIN_RUMMY, *_ = PEERS
Figures = dict[str, float]


@dataclass(frozen=True)
class Run:
    """The medians of one run: of our games interpreted and compiled, and of the peers, by name."""

    interpreted: dict[str, Figures]
    compiled: dict[str, Figures]
    peers: dict[str, Figures]


@dataclass(frozen=True)
class Target:
    what: str
    bound: float
    ratio: Callable[[Run, str], float]
    at_most: bool = False

    @property
    def words(self) -> str:
        return f"at {'most' if self.at_most else 'least'} {self.bound:g}x"

    def value(self, run: Run, game: str) -> float | None:
        """The ratio, or None if one of its figures could not be measured."""
        try:
            return self.ratio(run, game)
        except KeyError:
            return None

    def met(self, value: float) -> bool:
        return value <= self.bound if self.at_most else value >= self.bound


TARGETS = (
    Target(
        "random play, compiled, loop inside : catanatron (the goal is 28x)",
        15,
        lambda run, game: run.compiled[game]["inner loop"] / run.peers[CATANATRON]["decisions"],
    ),
    Target(
        "random play, interpreted : catanatron",
        2,
        lambda run, game: run.interpreted[game]["python loop"] / run.peers[CATANATRON]["decisions"],
    ),
    Target(
        "random play, loop inside, compiled : interpreted",
        5,
        lambda run, game: run.compiled[game]["inner loop"] / run.interpreted[game]["inner loop"],
    ),
    Target(
        "copies per second, compiled : catanatron",
        15,
        lambda run, game: run.peers[CATANATRON]["copy"] / run.compiled[game]["copy"],
    ),
    Target(
        "time of a re-deal : time of a copy, compiled",
        10,
        lambda run, game: run.compiled[game]["re-deal"] / run.compiled[game]["copy"],
        at_most=True,
    ),
    Target(
        "PettingZoo steps, observations included, compiled : PettingZoo's gin rummy",
        5,
        lambda run, game: run.compiled[game]["pettingzoo"] / run.peers[GIN_RUMMY]["decisions"],
    ),
)

NOT_MEASURED = ("ISMCTS against OpenSpiel's own: our games have no OpenSpiel adapter for theirs to search",)
