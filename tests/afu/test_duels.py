"""What the view says of a battle: sums with their parts, which cards fall, and the rule that decides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.afu.cards import combat
from tests.harness import Play, rule


def figures(battle: Play, viewer: int = 0, seat: int = 0) -> dict[str, dict[str, Any]]:
    return {figure["id"]: figure for figure in battle.match.view(viewer)["figures"] if figure["seat"] == seat}


def reasons(figure: dict[str, Any]) -> list[tuple[str, int, str]]:
    """Message, number and first rule of each part."""
    return [(part["message"]["id"], part["n"], part["rules"][0]) for part in figure["parts"]]


@pytest.mark.parametrize(
    ("invader", "front", "destroyed", "lost"),
    [
        ("i-a1-d1", "a3", ("fate-falls", 1, "AFU-6.5"), ("fate-weak", 0, "AFU-6.9")),
        ("i-a6", "a3", ("fate-weak", 0, "AFU-6.7"), ("fate-falls", 1, "AFU-6.8")),
        ("i-a3-d2e", "a9", ("fate-enhanced", 0, "AFU-8.1"), ("fate-falls", 1, "AFU-6.8")),
        ("i-air", "a7-d5", ("fate-air", 0, "AFU-8.10"), ("fate-weak", 0, "AFU-6.9")),
        ("i-air", "drone", ("fate-falls", 1, "AFU-6.5"), ("fate-falls", 1, "AFU-6.8")),  # aircraft fight aircraft
        ("i-a6", "bunker", ("fate-weak", 0, "AFU-6.7"), ("fate-enhanced", 0, "AFU-8.1")),
    ],
)
@rule("AFU-R16", "AFU-6.5", "AFU-6.8", "AFU-8.1", "AFU-8.10")
def test_a_column_says_who_falls_and_by_which_rule(
    invader: str, front: str, destroyed: tuple[str, int, str], lost: tuple[str, int, str]
) -> None:
    battle = combat(f"attack-row.0: {invader}\nhand.0: {front}, rifles").play(f"defend {front} 1")
    told = figures(battle)
    assert reasons(told["destroyed-1"]) == [destroyed] and reasons(told["lost-1"]) == [lost]


@rule("AFU-8.4", "AFU-8.2")
def test_the_sum_names_the_card_that_makes_it_enhanced() -> None:
    battle = combat("attack-row.0: i-a3-d2e, i-a1-d1\nhand.0: a9, aid0, rifles").play("defend a9 1")
    assert "part-enhanced" not in [part["message"]["id"] for part in figures(battle)["own-attack-1"]["parts"]]
    battle.play("support aid0 1")
    attack = figures(battle)["own-attack-1"]
    assert attack["parts"][-1]["message"]["args"]["card"] == ["kind", "aid0"]
    assert attack["parts"][-1]["rules"] == ["AFU-8.4"] and attack["total"] == 9
    assert figures(battle)["destroyed-1"]["parts"][0]["rules"] == ["AFU-6.5", "AFU-8.2"]


@rule("AFU-R13", "AFU-6.10")
def test_support_falls_with_its_card_on_both_sides() -> None:
    battle = combat("attack-row.0: i-a6, i-a6\ninvader-support.0: s-plain\nhand.0: rifles, backup, a1")
    battle.play("defend rifles 1", "support backup 1")
    told = figures(battle)
    assert reasons(told["lost-1"])[1] == ("fate-follows", 1, "AFU-6.10") and told["lost-1"]["total"] == 2
    assert reasons(told["destroyed-1"])[1] == ("fate-follows", 0, "AFU-R13") and told["destroyed-1"]["total"] == 0


@rule("AFU-8.5", "AFU-R20")
def test_enemy_artillery_takes_the_support_of_a_card_that_holds() -> None:
    battle = combat("attack-row.0: i-a5-d6-guns, i-a6\nhand.0: wall, backup, a1")
    battle.play("defend wall 1", "support backup 1")
    assert reasons(figures(battle)["lost-1"]) == [("fate-weak", 0, "AFU-6.9"), ("fate-artillery", 1, "AFU-8.5")]


@rule("AFU-15.11", "AFU-R47")
def test_a_closed_sky_takes_an_air_unit_that_holds() -> None:
    invaders = "attack-row.0: i-a1-d1, i-a2-d2, i-a6"
    battle = combat(f"phase: war\nevents-now: enemy-air-patrol\n{invaders}\nhand.0: drone x2, rifles, a3, a1")
    battle.play("defend drone 1", "support rifles 1", "defend a3 2", "support drone 2")
    told = figures(battle)
    assert reasons(told["lost-1"]) == [("fate-sky", 1, "AFU-15.11"), ("fate-follows", 0, "AFU-6.10")]
    assert reasons(told["lost-2"]) == [("fate-weak", 0, "AFU-6.9"), ("fate-sky", 1, "AFU-15.11")]


@rule("AFU-7.1", "AFU-R32", "AFU-R4")
def test_open_columns_tell_the_panic_they_cost() -> None:
    battle = combat("attack-row.0: i-a1-d1, i-a1-d1, i-a1-d1\nhand.0: calm, a1")
    assert figures(battle)["panic-ahead"]["total"] == 3
    battle.play("defend calm 1")
    ahead = figures(battle)["panic-ahead"]
    assert [part["message"]["id"] for part in ahead["parts"]] == ["panic-open", "panic-open", "panic-calm"]
    assert ahead["total"] == 1


@rule("AFU-R35", "AFU-R22")
def test_after_the_battle_its_outcome_stands_whatever_bonuses_change() -> None:
    """The guard's +5 Defense begins with the Panic of column 2, too late for its own duel."""
    battle = combat("attack-row.0: i-a6, i-a1-d1, i-a6\nhand.0: panicky-guard, panicky-calmer, international-aid")
    battle.play("defend panicky-guard 1", "defend panicky-calmer 3")
    assert figures(battle)["lost-1"]["total"] == 1
    battle.play("battle")
    assert battle.offers == {"activate defense-3", "done"}
    told = figures(battle)
    assert reasons(told["lost-1"]) == [("fate-lost", 1, "AFU-R22")] and "own-defense-1" not in told
    assert reasons(told["destroyed-1"]) == [("fate-kept", 0, "AFU-R22")] and "panic-ahead" not in told


def test_before_the_combat_nothing_is_said_of_panic() -> None:
    battle = combat("attack-row.1: i-a1-d1\nattack-row.0: i-a1-d1\nhand.0: a1, a3\nhand.1: a1")
    assert "panic-ahead" not in figures(battle, viewer=0, seat=1)
