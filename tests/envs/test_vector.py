"""Many games in one call: they are the games that are played elsewhere, whoever plays and however many there are."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import numpy as np
import pytest

import sandtable
from sandtable.envs.batch import margin_reward, win_reward
from sandtable.envs.vector import SandtableVectorEnv
from sandtable.kernel import registry
from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.redeal import redeal
from sandtable.kernel.results import Result
from tests.harness.walks import GAMES

TABLES = [(game, seats) for game in GAMES for seats in sandtable.game(game).seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def chosen(masks: Any, chance: random.Random) -> list[int]:
    return [chance.choice(np.flatnonzero(mask).tolist()) for mask in masks]


@every_table
def test_every_game_can_be_played_side_by_side(game: str, seats: int) -> None:
    games = SandtableVectorEnv(game, num_envs=3, seats=seats, seed=1)
    observations, infos = games.reset()
    chance = random.Random(1)
    assert observations.shape == (3, len(games.names)) and games.observation_space.contains(observations)
    for _ in range(60):
        observations, rewards, over, truncated, infos = games.step(chosen(infos["action_mask"], chance))
        assert rewards.shape == over.shape == truncated.shape == (3,)
        assert infos["action_mask"].any(axis=1).all()
        for place in range(3):
            state = games.batch.states[place]
            seat = int(infos["seat"][place])
            assert observations[place].tobytes() == games.setting.compact.observe(state, seat)


@every_table
def test_observations_say_nothing_that_the_seat_cannot_know(game: str, seats: int) -> None:
    games = SandtableVectorEnv(game, num_envs=2, seats=seats, seed=2)
    _, infos = games.reset()
    chance = random.Random(2)
    compact = games.setting.compact
    for number in range(40):
        observations, *_, infos = games.step(chosen(infos["action_mask"], chance))
        for place in range(2):
            there = redeal(games.batch.states[place], int(infos["seat"][place]), seed_bytes(number))
            assert observations[place].tobytes() == compact.observe(there, int(infos["seat"][place]))
            assert infos["action_mask"][place].tobytes() == compact.mask(there.canonical())


def test_the_first_game_is_the_one_of_the_seed() -> None:
    games = SandtableVectorEnv("barbarossa", num_envs=2, seed=7, learner="all")
    match = sandtable.new("barbarossa", seed=7)
    chance = random.Random(7)
    _, infos = games.reset()
    for _ in range(50):
        action = chosen(infos["action_mask"], chance)
        match.play(match.parse(games.describe(0, action[0])))
        *_, infos = games.step(action)
        assert infos["seat"][0] == match.to_act


def test_a_game_that_is_over_is_followed_by_another_and_its_reward_is_told() -> None:
    games = SandtableVectorEnv("outpost", num_envs=4, seed=3)
    _, infos = games.reset()
    chance = random.Random(3)
    ended = 0
    for _ in range(120):
        acting = infos["seat"].copy()
        _, rewards, over, _, infos = games.step(chosen(infos["action_mask"], chance))
        for place in np.flatnonzero(over):
            ended += 1
            result = games.batch.ended[place]
            assert result is not None
            assert rewards[place] == win_reward(result, int(acting[place]), 2)
            assert infos["rewards"][place].sum() == pytest.approx(0)
        assert not rewards[~over].any()
    assert ended > 4
    assert set(infos["seat"]) == {0, 1}  # the learner sits everywhere


def test_opponents_may_be_a_bot_a_name_or_a_function() -> None:
    asked: list[int] = []

    def first(view: sandtable.SeatView) -> int:
        asked.append(view.seat)
        return view.legal_actions()[0]

    ways: list[Any] = [first, sandtable.bot("random", 1), "greedy", [first, "random"]]
    for opponents in ways:
        games = SandtableVectorEnv("outpost", num_envs=2, seed=4, learner=1, opponents=opponents)
        _, infos = games.reset()
        chance = random.Random(4)
        for _ in range(20):
            *_, infos = games.step(chosen(infos["action_mask"], chance))
            assert infos["seat"].tolist() == [1, 1]
    assert set(asked) == {0}


class Watcher:
    """Reads the log, and remembers what it was asked."""

    reads_log = True
    made: ClassVar[list[Watcher]] = []

    def __init__(self, seed: int = 0, first: bool = True) -> None:
        self.seed, self.first = seed, first
        self.views: list[tuple[int, int]] = []
        self.made.append(self)

    def choose(self, view: sandtable.SeatView) -> int:
        self.views.append((view.number, len(view.told)))
        return view.legal_actions()[0 if self.first else -1]


def test_a_named_opponent_is_one_object_a_game_and_sees_it_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "bot_maker", lambda name: Watcher)
    monkeypatch.setattr(Watcher, "made", [])
    games = SandtableVectorEnv("outpost", num_envs=2, seed=4, opponents="watcher:first=false")
    _, infos = games.reset()
    chance = random.Random(4)
    while max(games.batch.numbers) < 4:
        *_, infos = games.step(chosen(infos["action_mask"], chance))
    played = [bot for bot in Watcher.made if bot.views]
    assert len(played) >= 6 and len({bot.seed for bot in played}) == len(played)
    for bot in played:
        numbers, told = zip(*bot.views, strict=True)
        assert not bot.first and len(set(numbers)) == len(numbers) and list(numbers) == sorted(numbers)
        assert list(told) == sorted(told)
    assert any(told for bot in played for _, told in bot.views)


def test_an_opponent_that_cannot_go_on_is_named() -> None:
    def broken(view: sandtable.SeatView) -> int:
        return [][view.seat]

    def nonsense(view: sandtable.SeatView) -> Any:
        return "pass"

    for opponent, said in (
        (broken, r"IndexError: .* \(test_vector.py, line"),
        (nonsense, "chose 'pass', which is no action"),
    ):
        with pytest.raises(sandtable.BotFailed, match=said):
            games = SandtableVectorEnv("outpost", num_envs=4, seed=4, opponents=opponent)
            _, infos = games.reset()
            games.step(chosen(infos["action_mask"], random.Random(4)))


def test_random_play_by_name_is_another_in_each_choice() -> None:
    """As a bot, not inside: what it draws follows from the number of the choice."""
    games = SandtableVectorEnv("victory-day", num_envs=1, seed=4, learner=0, opponents=sandtable.bot("random", 1))
    opponent = games.batch.playing[0][1]
    state = games.batch.states[0]
    assert opponent is not None
    while state.waiting != 1 or len(state.legal) < 3:
        state.apply(state.legal[0])
    assert len({opponent(state, 1, number) for number in range(20)}) > 1


def test_arrays_are_copies_unless_they_are_read_in_place() -> None:
    for copy in (True, False):
        games = SandtableVectorEnv("outpost", num_envs=2, seed=5, copy=copy)
        before, infos = games.reset()
        kept = before.copy()
        games.step(chosen(infos["action_mask"], random.Random(5)))
        assert np.array_equal(before, kept) == copy
        assert np.shares_memory(games.observations, before) != copy


def test_the_same_seed_gives_the_same_games_and_another_reset_others() -> None:
    games = SandtableVectorEnv("victory-day", num_envs=2, seed=6)
    first, infos = games.reset()
    games.step(chosen(infos["action_mask"], random.Random(6)))
    others, _ = games.reset()
    again, _ = games.reset(seed=6)
    assert np.array_equal(first, again) and not np.array_equal(first, others)


def test_only_masks_are_written_if_nobody_looks() -> None:
    games = SandtableVectorEnv("outpost", num_envs=2, seed=5, observe=False)
    observations, infos = games.reset()
    assert not observations.any() and infos["action_mask"].any()


def test_margins_are_parts_of_both_scores() -> None:
    def result(*scores: int) -> Result:
        return Result((1,) * len(scores), (1.0, *(0.0,) * (len(scores) - 1)), scores, "", ())

    assert margin_reward(result(30, 10), 0, 2) == 0.5
    assert margin_reward(result(30, 10), 1, 2) == -0.5
    assert margin_reward(result(10, 4, 6), 0, 3) == 0.25
    assert margin_reward(result(0, 0), 0, 2) == 1.0  # no scores: the win
    assert margin_reward(result(12), 0, 1) == 1.0
    games = SandtableVectorEnv("outpost", num_envs=1, seed=1, reward="margin")
    assert games.batch.margin


def test_wrong_use_is_answered_with_a_sentence() -> None:
    games = SandtableVectorEnv("outpost", num_envs=2, seed=1)
    _, infos = games.reset()
    good = chosen(infos["action_mask"], random.Random(1))
    masked = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
    before = games.observations.copy()
    with pytest.raises(sandtable.IllegalAction, match=f"action {masked} of game 1 is masked out"):
        games.step([good[0], masked])
    assert np.array_equal(before, games.observations)
    for actions in ([0], 3, ["a", "b"]):
        with pytest.raises(sandtable.IllegalAction, match="actions for 2 games"):
            games.step(actions)
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"num_envs": 0}, "0 games cannot be played at once"),
        ({"reward": "points"}, "reward is points; use win, margin"),
        ({"learner": 7}, "learner is 7; use all, None, 0, 1"),
        ({"opponents": ["random"]}, "1 opponents are named"),
        ({"opponents": "gredy"}, "no bot 'gredy'"),
        ({"wether": "rain"}, "no option 'wether'"),
    ]
    for named, problem in wrong:
        with pytest.raises(sandtable.Error, match=problem):
            SandtableVectorEnv("outpost", **named)
