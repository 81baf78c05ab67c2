"""Each level as a bot of its own, found by its name in every list of bots."""

from __future__ import annotations

from sandtable.bots.planner import Planner


def recruit(seed: int = 0, simulations: int = 0) -> Planner:
    return Planner(seed, simulations=simulations, level=1)


def corporal(seed: int = 0, simulations: int = 0) -> Planner:
    return Planner(seed, simulations=simulations, level=2)


def sergeant(seed: int = 0, simulations: int = 0) -> Planner:
    return Planner(seed, simulations=simulations, level=3)


def lieutenant(seed: int = 0, simulations: int = 0) -> Planner:
    return Planner(seed, simulations=simulations, level=4)


def captain(seed: int = 0, simulations: int = 0) -> Planner:
    return Planner(seed, simulations=simulations, level=5)


def colonel(seed: int = 0, simulations: int = 0) -> Planner:
    return Planner(seed, simulations=simulations, level=6)


def general(seed: int = 0, simulations: int = 0) -> Planner:
    return Planner(seed, simulations=simulations, level=7)
