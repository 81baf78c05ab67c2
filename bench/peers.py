"""One peer: `python -m bench.peers PEER SECONDS` prints its figures as JSON, or {} if it is not installed."""

from __future__ import annotations

import json
import random
import sys
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

from bench.clock import microseconds, rate, rate_of_runs

warnings.filterwarnings("ignore")
CHANCE = random.Random(1)


# -- catanatron: Catan for two ---------------------------------------------------------------------


def catan() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=CHANCE.randrange(1, 2**31))


def play_catan(game: Any, most: int) -> int:
    from catanatron.game import TURNS_LIMIT

    played = 0
    while played < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        played += 1
    return played


def catan_positions() -> list[Any]:
    """Positions from all parts of random games."""
    found = []
    for _ in range(32):
        game, same = catan(), CHANCE.randrange(50, 500)
        play_catan(game, same)
        found.append(game)
    return found


def copy_all(positions: list[Any]) -> int:
    for game in positions:
        game.copy()
    return len(positions)


def prepare_catan() -> Callable[[], int]:
    return partial(play_catan, catan(), 1_000_000)


def catanatron(seconds: float) -> dict[str, float]:
    return {
        "decisions": rate_of_runs(prepare_catan, seconds),
        "copy": microseconds(rate(partial(copy_all, catan_positions()), seconds)),
    }


# -- OpenSpiel: games in Python, and in C++ driven from Python -------------------------------------


def play_spiel(game: Any) -> int:
    """One game, chance moves included."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(CHANCE.choices(outcomes, weights)[0])
        else:
            state.apply_action(CHANCE.choice(state.legal_actions()))
        steps += 1
    return steps


def spiel_copy(game: Any) -> Callable[[], int]:
    state = game.new_initial_state()
    for _ in range(3):
        actions = state.legal_actions()
        state.apply_action(CHANCE.choice(actions))
    return partial(one_copy, state)


def one_copy(state: Any) -> int:
    state.clone()
    return 1


def spiel(name: str, seconds: float) -> dict[str, float]:
    import pyspiel
    from open_spiel.python import games  # noqa: F401    # registers the games written in Python

    game = pyspiel.load_game(name)
    return {
        "decisions": rate(partial(play_spiel, game), seconds),
        "copy": microseconds(rate(spiel_copy(game), seconds)),
    }


# -- PettingZoo: gin rummy -------------------------------------------------------------------------


def play_zoo(table: Any) -> int:
    """One game, observations and masks included."""
    import numpy as np

    table.reset(seed=CHANCE.randrange(2**31))
    steps = 0
    while True:
        seen, _, over, cut, _ = table.last()
        if over or cut:
            return steps
        table.step(CHANCE.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        steps += 1


def gin_rummy(seconds: float) -> dict[str, float]:
    from pettingzoo.classic import gin_rummy_v4  # PettingZoo 1.27 dropped it

    return {"decisions": rate(partial(play_zoo, gin_rummy_v4.env()), seconds)}


PEERS: dict[str, Callable[[float], dict[str, float]]] = {
    "catanatron (Catan, 2 players)": catanatron,
    "PettingZoo gin rummy": gin_rummy,
    "OpenSpiel tic-tac-toe in Python": partial(spiel, "python_tic_tac_toe"),
    "OpenSpiel Kuhn poker in Python": partial(spiel, "python_kuhn_poker"),
    "OpenSpiel gin rummy in C++": partial(spiel, "gin_rummy"),
    "OpenSpiel hearts in C++": partial(spiel, "hearts"),
}


if __name__ == "__main__":
    try:
        figures = PEERS[sys.argv[1]](float(sys.argv[2]))
    except ImportError:
        figures = {}
    print(json.dumps(figures))
