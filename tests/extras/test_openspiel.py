"""OpenSpiel's own tests pass for every game and number of seats, and its search plays in our arena."""

from __future__ import annotations

import random

import pytest

from sandtable.lab import Course, ThisProcess, arena_report, tournament

pytestmark = pytest.mark.extras
pyspiel = pytest.importorskip("pyspiel")

from sandtable.envs.openspiel import GAMES  # noqa: E402 - without OpenSpiel it cannot be imported


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_no_fault(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_seat(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    chance = random.Random(1)
    state.apply_action(7)
    while not state.is_terminal() and state.move_number() < 120:
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", [name for name in GAMES if name.endswith("_2")])
def test_a_playthrough_is_the_same_every_time(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    first, again = (generate_playthrough.playthrough(name, action_sequence=None, seed=3) for _ in range(2))
    assert first == again and "deal" in first


def test_its_search_is_an_opponent_in_our_arena() -> None:
    pytest.importorskip("sandtable_openspiel")
    what = tournament("outpost", "openspiel-ismcts:simulations=8,random", seed=2)
    course = Course(what, [])
    for _ in course.play(2, ThisProcess()):
        pass
    assert arena_report(what, course.games, False).failures == []
