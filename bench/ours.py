"""One game of ours in this interpreter: `python -m bench.ours GAME SECONDS` prints its figures as JSON.

GAME may be `floor`, the game without rules. Without arguments it prints the names of our games.

Run by the compiled interpreter and the plain one in turn; the source is the same.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import distribution
from itertools import count

import numpy as np

import sandtable
from bench.clock import microseconds, rate, rate_of_runs
from bench.targets import FLOOR
from sandtable.envs.pettingzoo import SandtableEnv, env
from sandtable.envs.vector import SandtableVectorEnv
from sandtable.kernel.chance import seed_bytes, stream
from sandtable.kernel.match import Match
from sandtable.kernel.namesake import DISTRIBUTION
from sandtable.kernel.redeal import redeal
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY
from sandtable.lab import floor

POSITIONS = 32
SIDE_BY_SIDE = 64
FLOOR_DECISIONS = 10_000


def play_from_python(s: State, chance: random.Random) -> int:
    """Random play with the loop outside the compiled code, as a script would have it."""
    played = 0
    pick = chance.random
    while s.waiting != NOBODY:
        legal = s.legal
        s.apply(legal[int(pick() * len(legal))])
        played += 1
    return played


def play_match(match: Match, chance: random.Random) -> int:
    """Random play of a whole match, as somebody writes it who read the README."""
    played = 0
    pick = chance.random
    while match.to_act is not None:
        legal = match.legal_actions()
        match.play(legal[int(pick() * len(legal))])
        played += 1
    return played


class Table:
    """A game at its usual number of seats, with a supply of seeds."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.env: SandtableEnv = env(game, seed=1)
        self.seeds = count(1)
        self.chance = random.Random(1)

    def new(self) -> State:
        s: State = self.env.game.state()
        s.start(self.env.ruleset, seed_bytes(next(self.seeds)))
        self.env.game.setup(s)
        s.run()
        return s

    def prepare_from_python(self) -> Callable[[], int]:
        return partial(play_from_python, self.new(), self.chance)

    def prepare_inner_loop(self) -> Callable[[], int]:
        return partial(self.new().play_out, stream(seed_bytes(next(self.seeds)), 0))

    def prepare_match(self) -> Callable[[], int]:
        return partial(play_match, sandtable.new(self.game, seed=next(self.seeds)), self.chance)

    def positions(self) -> list[State]:
        """Positions from all parts of random games."""
        found: list[State] = []
        while len(found) < POSITIONS:
            s = self.new()
            total = play_from_python(s.clone(), self.chance)
            s.play_out(stream(seed_bytes(next(self.seeds)), 0), self.chance.randrange(total))
            if s.waiting != NOBODY:
                found.append(s)
        return found

    def copy_all(self, positions: list[State]) -> int:
        for s in positions:
            s.clone()
        return len(positions)

    def redeal_all(self, positions: list[State]) -> int:
        """A re-deal of each position for the seat that is to act, which is where a search makes them."""
        seed = seed_bytes(next(self.seeds))
        for s in positions:
            redeal(s, s.waiting, seed)
        return len(positions)

    def begin(self) -> int:
        self.new()
        return 1

    def steps(self) -> int:
        """One game through the PettingZoo interface, observations and masks included."""
        table = self.env
        table.reset(seed=next(self.seeds))
        done = 0
        while True:
            seen, _, over, _, _ = table.last()
            if over:
                return done
            table.step(self.chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            done += 1

    def observe_all(self, positions: list[State]) -> int:
        for s in positions:
            self.env.writer.observe(s, s.waiting)
        return len(positions)

    def side_by_side(self, observe: bool) -> Callable[[], int]:
        """Random steps of many games at once, actions chosen inside."""
        games = SandtableVectorEnv(self.game, num_envs=SIDE_BY_SIDE, seed=1, learner="all", observe=observe, copy=False)
        return partial(games.batch.play_random, 20)


def measure(game: str, seconds: float) -> dict[str, float]:
    table = Table(game)
    positions = table.positions()
    return {
        "match": rate_of_runs(table.prepare_match, seconds),
        "python loop": rate_of_runs(table.prepare_from_python, seconds),
        "inner loop": rate_of_runs(table.prepare_inner_loop, seconds),
        "copy": microseconds(rate(partial(table.copy_all, positions), seconds)),
        "re-deal": microseconds(rate(partial(table.redeal_all, positions), seconds)),
        "new game": microseconds(rate(table.begin, seconds)),
        "pettingzoo": rate(table.steps, seconds),
        "observation": microseconds(rate(partial(table.observe_all, positions), seconds)),
        "vector": rate(table.side_by_side(True), seconds),
        "vector, masks": rate(table.side_by_side(False), seconds),
        "numbers": float(table.env.writer.size),
        "dense actions": float(table.env.writer.actions),
    }


def measure_floor(seconds: float) -> dict[str, float]:
    s = floor.begin(1)
    return {"inner loop": rate(partial(s.play_out, stream(seed_bytes(1), 0), FLOOR_DECISIONS), seconds)}


def own_games() -> list[str]:
    """The games of this package; those of others stay interpreted, so the targets are not for them."""
    return sorted(distribution(DISTRIBUTION).entry_points.select(group="sandtable.games").names)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        print(json.dumps(own_games()))
    elif sys.argv[1] == FLOOR:
        print(json.dumps(measure_floor(float(sys.argv[2]))))
    else:
        print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
