"""Bots choose legally, always the same on the same view, and only by what their seat knows."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import sandtable
from tests.harness.walks import BOTS, GAMES, middle, quick_bot, walk

every_game = pytest.mark.parametrize("game", GAMES)
every_bot = pytest.mark.parametrize("bot", BOTS)


def test_our_bots_are_installed() -> None:
    assert {"random", "greedy"} <= set(sandtable.bot_names())


@every_game
@every_bot
def test_a_choice_hangs_on_seed_and_knowledge_alone(game: str, bot: str) -> None:
    for number in range(4):
        match = middle(game, 40 + number)
        seat = match.to_act
        assert seat is not None
        choice = quick_bot(bot, number).choose(match.seat_view(seat))
        assert choice in match.legal_actions()
        for world in range(3):
            other = match.determinize(seat, world)
            assert quick_bot(bot, number).choose(other.seat_view(seat, seed=world)) == choice


@every_game
@every_bot
def test_a_bot_leaves_its_view_as_it_was(game: str, bot: str) -> None:
    match = middle(game, 60)
    seat = match.to_act
    assert seat is not None
    truth = match.position()
    view = match.seat_view(seat)
    seen, dealt = view.data(), view.determinize(1).position()
    one = quick_bot(bot, 1)
    choices = {one.choose(view) for _ in range(3)}
    assert len(choices) == 1
    assert (view.data(), view.determinize(1).position(), match.position()) == (seen, dealt, truth)


@every_game
def test_bots_play_a_game_to_its_end(game: str) -> None:
    match = sandtable.new(game, seed=5)
    players = [sandtable.bot("random", seed=seat) for seat in range(match.seats)]
    while match.to_act is not None:
        match.play(players[match.to_act].choose(match.seat_view(match.to_act)))
    assert match.result is not None


def test_random_takes_every_legal_action_about_equally_often() -> None:
    match = sandtable.new("outpost", seed=7)
    assert match.to_act is not None
    view = match.seat_view(match.to_act)
    counts = Counter(sandtable.bot("random", seed=seed).choose(view) for seed in range(600))
    assert set(counts) == set(match.legal_actions())
    assert min(counts.values()) > 600 / len(counts) / 2


def test_random_differs_from_choice_to_choice() -> None:
    match = sandtable.new("outpost", seed=7)
    bot = sandtable.bot("random", seed=1)
    chosen = []
    for _ in walk(match.clone(), random.Random(1)):
        assert match.to_act is not None
        chosen.append(bot.choose(match.seat_view(match.to_act)))
        match.play(chosen[-1])
    assert len(set(chosen)) > 1


@pytest.mark.parametrize(("setting", "value"), [("deals", 0), ("positions", -1), ("width", -1)])
def test_greedy_refuses_a_setting_that_is_too_small(setting: str, value: int) -> None:
    with pytest.raises(sandtable.BadOption, match=f"{setting} is {value}; use a number from {value + 1} up"):
        sandtable.bot("greedy", **{setting: value})
