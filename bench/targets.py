"""The targets, for every game: ratios of two figures of one run, and what learners were promised in figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bench.peers import PEERS

CATANATRON, GIN_RUMMY, *_ = PEERS
FLOOR = "floor"
"""The game without rules, among our games."""
Figures = dict[str, float]
Bounds = dict[str, float]
"""By game."""
UNASKED: Final[Bounds] = {}
"""No bound for any game: the figure is told, and asks nothing."""


@dataclass(frozen=True)
class Stops:
    """What a profile of random play found."""

    decision: float
    """Microseconds a decision."""
    shares: Figures
    """Of the time of all steps, by step and method, the largest first."""


@dataclass(frozen=True)
class Run:
    """The medians of one run on one Python: of our games interpreted and compiled, and of the peers, by name."""

    python: str
    """Which it was, in words."""
    optimised: bool
    interpreted: dict[str, Figures]
    compiled: dict[str, Figures]
    peers: dict[str, Figures]
    searches: dict[str, Figures] = field(default_factory=dict)
    """Simulations a second of our ISMCTS and of OpenSpiel's over the same game, by game."""
    stops: dict[str, Stops] = field(default_factory=dict)
    """What takes the time of a compiled game, by game."""


@dataclass(frozen=True)
class Target:
    what: str
    bound: float | Bounds
    ratio: Callable[[Run, str], float]
    at_most: bool = False
    on_optimised: Bounds | None = None
    """Other bounds on an optimised Python, which runs peers faster and our games hardly."""

    def bound_for(self, run: Run, game: str) -> float | None:
        bound = self.on_optimised if run.optimised and self.on_optimised is not None else self.bound
        return bound.get(game) if isinstance(bound, dict) else bound

    def value(self, run: Run, game: str) -> float | None:
        """The ratio, or None if one of its figures could not be measured."""
        try:
            return self.ratio(run, game)
        except KeyError:
            return None

    def met(self, run: Run, game: str, value: float) -> bool:
        bound = self.bound_for(run, game)
        if bound is None:
            return True
        return value <= bound if self.at_most else value >= bound


def bounds(afu: float, barbarossa: float, frontier_wars: float, victory_day: float) -> Bounds:
    return {"afu": afu, "barbarossa": barbarossa, "frontier-wars": frontier_wars, "victory-day": victory_day}


TARGETS = (
    Target(
        "random play, compiled, loop inside : catanatron",
        bounds(20, 45, 28, 20),
        lambda run, game: run.compiled[game]["inner loop"] / run.peers[CATANATRON]["decisions"],
        on_optimised=bounds(15, 38, 22, 14),
    ),
    Target(
        "random play, compiled, through `Match` : catanatron",
        bounds(12, 25, 15, 12),
        lambda run, game: run.compiled[game]["match"] / run.peers[CATANATRON]["decisions"],
    ),
    Target(
        "random play, interpreted : catanatron",
        bounds(1.4, 3.1, 2.2, 1.3),  # as in the first edition, which was measured on a Python that is not optimised
        lambda run, game: run.interpreted[game]["python loop"] / run.peers[CATANATRON]["decisions"],
        on_optimised=UNASKED,
    ),
    Target(
        "random play, loop inside, compiled : interpreted",
        5,
        lambda run, game: run.compiled[game]["inner loop"] / run.interpreted[game]["inner loop"],
    ),
    Target(
        "copies per second, compiled : catanatron",
        bounds(20, 45, 35, 25),
        lambda run, game: run.peers[CATANATRON]["copy"] / run.compiled[game]["copy"],
    ),
    Target(
        "time of a re-deal : time of a copy, compiled",
        10,
        lambda run, game: run.compiled[game]["re-deal"] / run.compiled[game]["copy"],
        at_most=True,
    ),
    Target(
        "time of a new game : time of a decision of it, compiled, loop inside",
        10,
        lambda run, game: run.compiled[game]["new game"] * run.compiled[game]["inner loop"] / 1e6,
        at_most=True,
    ),
    Target(
        "PettingZoo steps, observations included, compiled : PettingZoo's gin rummy",
        5,
        lambda run, game: run.compiled[game]["pettingzoo"] / run.peers[GIN_RUMMY]["decisions"],
    ),
    Target(
        "PettingZoo steps per second, observations included, compiled",
        bounds(42_000, 114_000, 78_000, 52_000),  # twice what the first edition did
        lambda run, game: run.compiled[game]["pettingzoo"],
    ),
    Target(
        "steps of 64 games at once, observed, compiled : PettingZoo steps",
        UNASKED,
        lambda run, game: run.compiled[game]["vector"] / run.compiled[game]["pettingzoo"],
    ),
    Target(
        "steps of 64 games at once, observed, per second, compiled",
        50_000,
        lambda run, game: run.compiled[game]["vector"],
    ),
    Target(
        "steps of 64 games at once, masks only, per second, compiled",
        120_000,
        lambda run, game: run.compiled[game]["vector, masks"],
    ),
    Target(
        "simulations of ISMCTS per second, compiled : OpenSpiel's own ISMCTS in Python over the same game",
        8,
        lambda run, game: run.searches[game]["ours"] / run.searches[game]["openspiel"],
    ),
    Target(
        "a compact observation, µs, compiled",
        7,
        lambda run, game: run.compiled[game]["observation"],
        at_most=True,
    ),
    Target(
        "numbers of a compact observation",
        bounds(1500, 700, 1000, 900),
        lambda run, game: run.compiled[game]["numbers"],
        at_most=True,
    ),
    Target(
        "dense actions",
        bounds(864, 450, 333, 450),
        lambda run, game: run.compiled[game]["dense actions"],
        at_most=True,
    ),
)
