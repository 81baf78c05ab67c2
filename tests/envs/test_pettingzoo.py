"""The PettingZoo environments: PettingZoo's own tests, and what a learner relies on, for every installed game."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import sandtable
from sandtable.envs.batch import win_reward
from sandtable.envs.pettingzoo import SandtableEnv, env
from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.redeal import redeal
from sandtable.kernel.results import Result
from sandtable.kernel.view import view
from tests.harness.walks import GAMES

TABLES = [(game, seats) for game in GAMES for seats in sandtable.game(game).seats]

every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
pettingzoo_warns = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.test")


def reward(share: float, seats: int) -> float:
    rest = (1 - share) / max(1, seats - 1)
    return win_reward(Result((1,) * seats, (share,) + (rest,) * (seats - 1), (0,) * seats, "", ()), 0, seats)


def walk(table: SandtableEnv, seed: int, most: int = 100_000) -> Iterator[str]:
    """Play at random from a seed until the game is over; the agent that is asked, before each of its actions."""
    chance = random.Random(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter(most):
        if table.terminations[agent]:
            return
        yield agent
        table.step(chance.choice(np.flatnonzero(table.observe(agent)["action_mask"]).tolist()))


@every_table
@pettingzoo_warns
def test_pettingzoo_finds_no_fault(game: str, seats: int) -> None:
    api_test(env(game, seats=seats, seed=5), num_cycles=1000)


@every_table
@pettingzoo_warns
def test_pettingzoo_finds_no_fault_with_every_legal_action(game: str, seats: int) -> None:
    api_test(env(game, seats=seats, seed=6, canonical=False), num_cycles=1000)


@every_table
def test_the_same_seed_gives_the_same_steps(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats=seats), num_cycles=500)


@every_game
def test_a_seed_gives_the_game_that_it_gives_everywhere(game: str) -> None:
    table, full = env(game, seed=7), env(game, seed=7, compact=False)
    table.reset()
    full.reset()
    match = sandtable.new(game, seed=7)
    for _ in range(30):
        seat = match.to_act
        if seat is None:
            break
        seen = full.observe(full.agent_selection)
        assert table.agent_selection == full.agent_selection == f"seat_{seat}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(match.canonical_actions())
        assert seen["observation"].tolist() == full.observer.observe(match.state, seat)
        assert table.observe(table.agent_selection)["observation"].tobytes() == table.writer.observe(match.state, seat)
        action = match.canonical_actions()[-1]
        match.play(action)
        full.step(action)
        table.step(table.parse(match.describe(action)))
        assert table.infos[f"seat_{seat}"] == full.infos[f"seat_{seat}"] == {"played": match.describe(action)}


@every_game
def test_games_of_a_series_differ_and_a_seed_repeats_them(game: str) -> None:
    table = env(game, seed=7)
    series = []
    for _ in range(4):
        table.reset()
        series.append(table.now.seed)
    assert len(set(series)) == 4
    table.reset(seed=7)
    assert table.now.seed == series[0]
    table.reset()
    assert table.now.seed == series[1]
    random_table = env(game)
    random_table.reset()
    first = random_table.now.seed
    random_table.reset()
    assert random_table.now.seed != first


@every_table
def test_masks_are_the_canonical_actions_and_only_the_asked_seat_has_one(game: str, seats: int) -> None:
    table = env(game, seats=seats, compact=False)
    everything = env(game, seats=seats, canonical=False, compact=False)
    everything.reset()
    for agent in walk(table, 11, 400):
        everything.position = table.now
        for other in table.agents:
            mask = table.observe(other)["action_mask"]
            full = everything.observe(other)["action_mask"]
            assert mask.dtype == np.int8 and mask.shape == (table.action_space(other).n,)
            asked = other == agent
            assert np.flatnonzero(mask).tolist() == (sorted(table.now.canonical()) if asked else [])
            assert np.flatnonzero(full).tolist() == (sorted(table.now.legal) if asked else [])


@pytest.mark.parametrize(("game", "seats", "compact"), [(*table, at % 2 == 0) for at, table in enumerate(TABLES)])
def test_observations_keep_their_shape_and_bounds(game: str, seats: int, compact: bool) -> None:
    table = env(game, seats=seats, compact=compact)
    for agent in walk(table, 12, 400):
        for other in table.agents:
            numbers = table.observe(other)["observation"]
            assert numbers.shape == (table.writer.size if compact else table.observer.length,)
            assert table.observation_space(other).contains(table.observe(other))
            assert numbers[0] == (other == agent)  # the observer comes first; who is to act, first of all


@every_table
def test_an_observation_counts_the_cards_that_the_view_shows(game: str, seats: int) -> None:
    table = env(game, seats=seats, compact=False)
    slugs = table.pack.slugs
    for number, agent in enumerate(walk(table, 16, 200)):
        if number % 20:
            continue
        seat = table.seat_of[agent]
        numbers = table.observe(agent)["observation"]
        zones = view(table.game, table.schema, table.now, seat)["zones"].values()
        for start, zone in zip(table.observer.zone_starts[seat], zones, strict=True):
            assert numbers[start] == zone.get("count", 0)
            cards = Counter(card.partition("/")[0] for card in zone.get("cards", ()) if card[0] not in "-?")
            cards.update(zone.get("stock", {}))
            known = numbers[start + 1 : start + 1 + len(slugs)].tolist()
            assert {slug: count for slug, count in zip(slugs, known, strict=True) if count} == cards


@pytest.mark.parametrize(("game", "seats", "compact"), [(*table, at % 2 == 1) for at, table in enumerate(TABLES)])
def test_an_observation_says_nothing_that_the_seat_cannot_know(game: str, seats: int, compact: bool) -> None:
    table = env(game, seats=seats, compact=compact)
    for number, _ in enumerate(walk(table, 13, 400)):
        truth = table.now
        for other in table.agents:
            here = table.observe(other)
            table.position = redeal(truth, table.seat_of[other], seed_bytes(number))
            there = table.observe(other)
            table.position = truth
            assert np.array_equal(here["observation"], there["observation"])
            assert np.array_equal(here["action_mask"], there["action_mask"])


@every_table
def test_rewards_come_at_the_end_and_follow_the_shares(game: str, seats: int) -> None:
    table = env(game, seats=seats)
    for _ in walk(table, 14):
        assert not any(table.rewards.values())
    shares = table.game.result(table.now).shares
    assert list(table.rewards.values()) == [reward(share, seats) for share in shares]
    assert sum(table.rewards.values()) == pytest.approx(sum(shares) if seats == 1 else 0)
    told = {}
    for agent in table.agent_iter():
        _, told[agent], over, truncated, _ = table.last()
        assert over and not truncated
        table.step(None)
    assert list(told.values()) == [reward(share, seats) for share in shares]


@every_table
def test_the_state_is_what_all_seats_know_together(game: str, seats: int) -> None:
    table = env(game, seats=seats, seed=3)
    table.reset()
    seen = [table.observe(agent)["observation"] for agent in table.agents]
    assert table.state_space.contains(table.state())
    assert np.array_equal(table.state(), np.concatenate(seen))


def test_the_scale_of_rewards() -> None:
    assert [reward(share, 2) for share in (1.0, 0.5, 0.0)] == [1.0, 0.0, -1.0]
    assert [reward(share, 3) for share in (1.0, 0.5, 0.0)] == [1.0, 0.25, -0.5]
    assert [reward(share, 1) for share in (1.0, 0.0)] == [1.0, 0.0]


def pickled(table: SandtableEnv) -> SandtableEnv:
    made: SandtableEnv = pickle.loads(pickle.dumps(table))
    return made


def on_the_way(table: SandtableEnv, steps: int) -> list[object]:
    """What a learner gets on the way, from here over the end of a game into the next: its own samples and all else."""
    seen: list[object] = []
    for _ in range(steps):
        if not table.agents:
            table.reset()
        agent = table.agent_selection
        observation, reward, over, truncated, info = table.last()
        mask = observation["action_mask"]
        seen.append([agent, observation["observation"].tolist(), mask.tolist(), reward, over, truncated, info])
        seen.append(table.render())
        table.step(None if over else int(table.action_space(agent).sample(mask)))
    return seen


@every_table
@pytest.mark.parametrize("way", [pickled, copy.deepcopy], ids=["pickle", "deepcopy"])
def test_a_saved_environment_goes_on_as_the_first_would(
    game: str, seats: int, way: Callable[[SandtableEnv], SandtableEnv]
) -> None:
    table = env(game, seats=seats, seed=17, lang="uk")
    for agent in table.possible_agents:
        table.action_space(agent).seed(18)
    fresh = way(table)
    with pytest.raises(sandtable.Error, match=r"call reset\(\) first"):
        fresh.step(0)
    assert on_the_way(fresh, 20) == on_the_way(table, 20)
    saved = way(table)
    assert on_the_way(saved, 50) == on_the_way(table, 50)


@pytest.mark.parametrize("way", [pickled, copy.deepcopy], ids=["pickle", "deepcopy"])
def test_a_saved_environment_goes_on_with_its_series_of_games(way: Callable[[SandtableEnv], SandtableEnv]) -> None:
    table = env("outpost", seed=19)
    on_the_way(table, 30)
    saved = way(table)
    assert table.games == saved.games > 0
    assert on_the_way(saved, 60) == on_the_way(table, 60)
    assert saved.games == table.games > 1
    assert saved.observation_spaces == table.observation_spaces


@every_table
def test_a_pickled_environment_is_small(game: str, seats: int) -> None:
    table = env(game, seats=seats)
    for _ in walk(table, 20, 100):
        pass
    assert len(pickle.dumps(table)) <= 16384
    assert copy.deepcopy(table).observer is table.observer


@every_game
def test_the_table_can_be_read_as_text(game: str) -> None:
    table = env(game)
    for _, _ in zip(range(20), walk(table, 15), strict=False):
        assert (table.render() or "").strip()
    assert env(game, render_mode=None).render() is None


def test_wrong_use_is_answered_with_a_sentence() -> None:
    table = env("outpost")
    with pytest.raises(sandtable.Error, match=r"call reset\(\) first"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(sandtable.IllegalAction, match="None is for agents whose game is over"):
        table.step(None)
    mask = table.observe(table.agent_selection)["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(sandtable.IllegalAction):
        table.step(illegal)
    with pytest.raises(sandtable.IllegalAction, match="dense number"):
        table.step(10_000)
    with pytest.raises(sandtable.BadOption, match="render_mode is human; use ansi"):
        env("outpost", render_mode="human")
    with pytest.raises(sandtable.BadOption, match="history is 99"):
        env("outpost", history=99)
    with pytest.raises(sandtable.BadOption, match="no option 'wether'"):
        env("outpost", wether="rain")
    with pytest.raises(sandtable.BadOption, match="not 9"):
        env("outpost", seats=9)


def test_a_missing_package_is_named() -> None:
    script = "import sys; sys.modules['pettingzoo'] = None; import sandtable.envs.pettingzoo"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install '.[envs]'" in done.stderr.splitlines()[-1]
