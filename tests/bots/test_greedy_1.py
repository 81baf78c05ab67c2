"""`greedy-1` is the yardstick: it chooses what `greedy` of the first edition chose, position by position."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import sandtable
from tests.bots.keep_positions import GAMES, begin, kept
from tests.harness.walks import SHARE

sys.path.append(str(Path(__file__).parents[2] / "examples" / "greedy-1" / "src"))

from sandtable_greedy_1 import Greedy1


@pytest.mark.parametrize("game", GAMES)
def test_greedy_1_chooses_as_it_did_when_it_was_kept(game: str) -> None:
    entries = kept(game)
    assert len(entries) == 50
    for position, choice in entries[::SHARE]:
        match = begin(position)
        assert match.to_act is not None
        chosen = Greedy1(seed=1).choose(match.seat_view(match.to_act))
        assert match.describe(chosen) == choice, position


def test_a_game_without_a_kept_value_is_judged_by_its_own() -> None:
    match = sandtable.new("outpost", seed=5)
    assert match.to_act is not None
    assert Greedy1(seed=1).choose(match.seat_view(match.to_act)) in match.legal_actions()
