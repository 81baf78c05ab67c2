"""VD-R12: tactical cards of the building phase that choose a target. Only custom packs have such cards."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.pack import Pack
from tests.harness import rule, small_pack
from tests.harness.checks import check_position, check_round_trip
from tests.victory_day import Table, build, canonical, lost, units


def reserves_of_steel(effect: str) -> Pack:
    """The German card of the building phase, with another effect."""
    return small_pack("victory-day", tactical=f"[rail-junction]\neffect = {effect}\n")


def building(effect: str) -> Table:
    return build(
        "hand.1: rail-junction, fuel\nline-1.1: tiger/turned, panther\nline-2.1: ju-87\n"
        "line-1.0: is-2, rifle-company, rifle-company, zis-3/turned\nline-2.0: m-30\n"
        "resources.0: depot x2, fuel/turned",
        active=1,
        pack=reserves_of_steel(effect),
    )


CARDS = {
    '{ do = "raise", attack = 2 }': {"own-1-1", "own-1-2", "own-2-1"},
    '{ do = "lower", attack = 1 }': {"enemy-1-1", "enemy-1-2", "enemy-1-3", "enemy-1-4", "enemy-2-1"},
    '{ do = "ready" }': {"own-1-1"},
    '{ do = "turn" }': {"enemy-1-1", "enemy-1-2", "enemy-1-3"},
    '{ do = "destroy", types = ["infantry", "artillery"] }': {"enemy-1-2", "enemy-1-3", "enemy-1-4", "enemy-2-1"},
    '{ do = "demolish" }': {"depot", "fuel/turned"},
    '{ do = "bombard", cards = 2 }': {"-"},
}


@rule("VD-R12")
@pytest.mark.parametrize("effect", CARDS)
def test_each_target_is_offered(effect: str) -> None:
    play = building(effect)
    assert play.offers_of("play") == {f"play rail-junction {target}" for target in CARDS[effect]}


@rule("VD-R12")
@pytest.mark.parametrize("effect", CARDS)
def test_of_equal_targets_the_first_stands_for_all(effect: str) -> None:
    play = building(effect)
    twin = "play rail-junction enemy-1-3"
    assert canonical(play) == play.offers - {twin}


@rule("VD-R12", "VD-R40")
def test_what_was_chosen_is_hit() -> None:
    destroy = building('{ do = "destroy" }').play("play rail-junction enemy-2-1")
    assert lost(destroy, 0) == ["m-30"]
    demolish = building('{ do = "demolish" }').play("play rail-junction fuel/turned")
    assert (lost(demolish, 0), demolish.zone("resources.0")) == (["fuel"], ["depot", "depot"])
    turn = building('{ do = "turn" }').play("play rail-junction enemy-1-2")
    assert units(turn, 0)[:2] == ["is-2", "rifle-company/turned"]
    ready = building('{ do = "ready" }').play("play rail-junction own-1-1")
    assert ready.zone("line-1.1")[0] == "tiger"
    raised = building('{ do = "raise", attack = 2 }').play("play rail-junction own-1-2")
    assert raised.counter("turn-attack")[1][:3] == [0, 2, 0]
    lowered = building('{ do = "lower", defence = 1 }').play("play rail-junction enemy-1-1")
    assert lowered.counter("turn-defence")[0][0] == -1


@rule("VD-R12")
def test_without_a_target_it_is_not_offered_and_does_not_keep_the_player() -> None:
    play = build("hand.1: rail-junction, fuel", active=1, pack=reserves_of_steel('{ do = "destroy" }'))
    assert play.offers_of("play") == set()


@pytest.mark.parametrize("effect", CARDS)
def test_whole_games_with_such_cards(effect: str, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('[pack]\nname = "steel"\nextends = "standard"\n', encoding="utf-8")
    (tmp_path / "tactical.toml").write_text(f"[rail-junction]\neffect = {effect}\n", encoding="utf-8")
    played = 0
    for seed in range(3):
        match = sandtable.new("victory-day", seed=seed, pack=tmp_path)
        rng = random.Random(seed)
        while match.to_act is not None:
            offers = [action for action in match.legal_actions() if match.describe(action).startswith("play rail-")]
            match.play(rng.choice(offers or match.legal_actions()))
            played += bool(offers)
            if offers:
                check_position(match)
                check_round_trip(match)
    assert played or effect == '{ do = "ready" }', "one's own units are ready in this phase"
