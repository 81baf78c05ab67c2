"""The row of phases above a table: always one of the game's, in their order, and none where no turn is played."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.kernel.words import bundle, languages

GAMES = [name for name in sandtable.game_names() if sandtable.game(name).phases]
AUTOMATIC = {"afu": {"preparation"}, "victory-day": {"drawing", "reserves"}, "frontier-wars": {"cards", "upkeep"}}
"""Phases in which nobody, or hardly ever anybody, is asked something."""
TURN = ("round", "turn-number", "active")


def test_the_four_games_have_phases() -> None:
    assert GAMES == ["afu", "barbarossa", "frontier-wars", "victory-day"]


@pytest.mark.parametrize("name", GAMES)
def test_every_phase_has_words_in_both_languages(name: str) -> None:
    game = sandtable.game(name)
    names = [f"phase-{phase}" for phase in game.phases]
    assert all(bundle((game.folder,), lang).has_message(name) for name in names for lang in languages())


@pytest.mark.parametrize("name", GAMES)
def test_phases_follow_each_other_in_their_order(name: str) -> None:
    phases = sandtable.game(name).phases
    seen: set[str] = set()
    for seed in range(3):
        match = sandtable.new(name, seed=seed)
        chance = random.Random(seed)
        turn, latest = None, 0
        for _ in range(700):
            if match.to_act is None:
                break
            view = match.view(match.to_act)
            assert view.get("phase") == match.view(None).get("phase"), "everybody knows the phase"
            now = [view["counters"][key] for key in TURN if key in view["counters"]]
            if "phase" in view:
                at = phases.index(view["phase"])
                assert now != turn or at >= latest, f"{view['phase']} after {phases[latest]} at action {match.number}"
                turn, latest = now, at
                seen.add(view["phase"])
            match.play(chance.choice(match.legal_actions()))
    assert set(phases) - seen <= AUTOMATIC.get(name, set())
