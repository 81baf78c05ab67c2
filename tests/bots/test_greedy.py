"""Greedy sees what its own run of choices leads to."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.kernel.metrics import Balance
from sandtable.lab import contest, play, report_on
from tests.harness.walks import GAMES

LAST_OUTPOST = """
    game: outpost
    round: 7
    taken.0:
    taken.1:
    outposts:
    contested: fortress
    deck:
    {hands}
    agenda: pick-a-squad
"""


def chosen(hands: str, seat: int = 0, plan: int = 0, seed: int = 1) -> str:
    match = sandtable.from_position(LAST_OUTPOST.format(hands=hands), seed=1)
    while match.to_act != seat:
        match.play(match.legal_actions()[0])
    return match.describe(sandtable.bot("greedy", seed=seed, plan=plan).choose(match.seat_view(seat)))


def test_the_last_outpost_is_worth_the_strongest_squad() -> None:
    assert chosen("hand.0: scouts, tank-crew\n    hand.1: gunners") == "send tank-crew"


def test_a_sealed_answer_is_weighed_against_what_others_may_answer() -> None:
    assert chosen("hand.0: scouts, gunners\n    hand.1: scouts, tank-crew", seat=1) == "send tank-crew"


def test_of_equal_prospects_none_is_preferred() -> None:
    """Else a side of the map would do better than another one only because its tiles have lower numbers."""
    hands = "hand.0: scouts, gunners\n    hand.1: tank-crew"
    found = [chosen(hands, seed=seed) for seed in range(60)]
    assert 15 < found.count("send scouts") < 45
    assert chosen(hands, seed=1) == chosen(hands, seed=1)


def test_greedy_beats_random_at_outpost() -> None:
    made = report_on(what := contest("outpost", "greedy,random", 60, seed=3), play(what))
    assert made.bots[0].share > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("game", [name for name in GAMES if name != "outpost"])
def test_greedy_beats_random_in_nine_games_of_ten(game: str) -> None:
    made = report_on(what := contest(game, "greedy,random", 200, seed=1, seats=2), play(what, workers=2))
    assert made.bots[0].share >= 0.9


def test_a_plan_rules_out_what_its_player_never_does(monkeypatch: pytest.MonkeyPatch) -> None:
    never = {"gently": frozenset({"send tank-crew"})}
    monkeypatch.setattr(sandtable.game("outpost"), "balance", Balance(plans=lambda pack: never))
    hands = "hand.0: scouts, tank-crew\n    hand.1: gunners"
    assert chosen(hands) == "send tank-crew"
    assert chosen(hands, plan=1) == "send scouts"


def test_barbarossa_has_a_plan_of_tanks_and_one_of_infantry() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=1)
    plans = match.game.balance.plans(match.pack)
    assert "buy panzer-grenadier" in plans["tanks"] and "buy trucks" not in plans["tanks"]
    assert "buy trucks" in plans["infantry"] and "buy panzer-grenadier" not in plans["infantry"]


def test_a_plan_that_the_game_has_not_is_refused() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=1, first=0)
    with pytest.raises(sandtable.BadOption, match=r"no plan 7; its plans are: 1 \(tanks\), 2 \(infantry\)"):
        sandtable.bot("greedy", plan=7).choose(match.seat_view(0))
