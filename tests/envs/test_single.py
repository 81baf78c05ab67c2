"""One learner against opponents: Gymnasium's own check, and what a learner relies on."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sandtable
from sandtable.envs.registration import gymnasium_id
from sandtable.envs.single import SandtableEnv
from tests.harness.walks import GAMES

every_table = pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES for seats in sandtable.game(game).seats]
)


@every_table
def test_gymnasium_finds_no_fault(game: str, seats: int) -> None:
    table = gymnasium.make(gymnasium_id(game), seats=seats, seed=1, masked="first")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(table.unwrapped, skip_render_check=True)


def test_a_game_has_a_name_in_gymnasium() -> None:
    assert gymnasium_id("victory-day") == "sandtable/VictoryDay-v1"
    assert gymnasium_id("victory-day") in gymnasium.registry


def played(table: SandtableEnv, seed: int) -> tuple[float, dict[str, Any], int]:
    _, info = table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    steps = 0
    while True:
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        assert action in info["choices"]
        _, reward, over, truncated, info = table.step(action)
        steps += 1
        assert not truncated
        if over:
            return reward, info, steps


@every_table
def test_a_game_goes_to_its_end_and_says_how(game: str, seats: int) -> None:
    table = SandtableEnv(game, seats=seats)
    reward, info, steps = played(table, 3)
    won = info["ranks"][info["seat"]] == 1
    assert steps > 1 and info["reason"] and not info["action_mask"].any()
    assert seats == 1 or (reward > 0) == won or len(set(info["ranks"])) == 1
    with pytest.raises(sandtable.IllegalAction, match=r"the game is over; call reset\(\)"):
        table.step(0)


def test_the_same_seed_gives_the_same_game_and_the_next_follows_from_it() -> None:
    table = SandtableEnv("victory-day", seed=4)
    first, _ = table.reset()
    second, _ = table.reset()
    again, _ = table.reset(seed=4)
    assert np.array_equal(first, again) and not np.array_equal(first, second)


def test_the_table_is_drawn_as_the_learner_sees_it() -> None:
    table = SandtableEnv("barbarossa", seed=4, render_mode="ansi")
    table.reset()
    assert len(table.render().splitlines()) > 5
    assert SandtableEnv("barbarossa").render() is None


def test_wrong_use_is_answered_with_a_sentence() -> None:
    table = SandtableEnv("outpost", seed=1)
    with pytest.raises(sandtable.Error, match=r"call reset\(\) first"):
        table.step(0)
    _, info = table.reset()
    masked = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(sandtable.IllegalAction, match="is masked out"):
        table.step(masked)
    with pytest.raises(sandtable.BadOption, match="masked is maybe; use refuse, first"):
        SandtableEnv("outpost", masked="maybe")
    with pytest.raises(sandtable.BadOption, match="render_mode is human"):
        SandtableEnv("outpost", render_mode="human")
