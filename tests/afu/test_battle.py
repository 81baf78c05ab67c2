"""Combat: deployment, the battle, symbols, Panic."""

from __future__ import annotations

import pytest

import sandtable
from tests.afu.cards import COMBAT, afu, combat, recruiting, solo_combat
from tests.harness import Play, rule

# -- deployment ---------------------------------------------------------------------------------------


@rule("AFU-5.1", "AFU-1.1")
def test_one_hand_card_may_stand_opposite_each_invader() -> None:
    battle = combat("attack-row.0: i-a1-d1, i-a1-d1\nhand.0: rifles, a3")
    assert battle.offers_of("defend") == {"defend rifles 1", "defend a3 1", "defend rifles 2", "defend a3 2"}
    battle.play("defend a3 2")
    assert battle.zone("defense-row.0") == ["-", "a3", "-"]
    assert battle.offers_of("defend") == {"defend rifles 1"}


@rule("AFU-5.2", "AFU-5.5")
def test_a_support_space_opens_behind_an_own_card_only() -> None:
    battle = combat("attack-row.0: i-a1-d1, i-a1-d1\nhand.0: rifles x2, backup")
    assert battle.offers_of("support") == set()
    battle.play("defend rifles 2")
    assert battle.offers_of("support") == {"support rifles 2", "support backup 2"}
    with pytest.raises(sandtable.IllegalAction, match="in front of it") as refused:
        battle.play("support backup 1")
    assert "AFU-5.5" in refused.value.rules


@rule("AFU-5.3", "AFU-8.3", "AFU-R18")
def test_reinforcements_and_panic_cannot_enter_the_defense_row() -> None:
    battle = combat("attack-row.0: i-a1-d1\nhand.0: international-aid, panic, artillery-division, anchor-only")
    # Attack 0 with Defense is enough
    assert battle.offers_of("defend") == {"defend artillery-division 1", "defend anchor-only 1"}
    with pytest.raises(sandtable.IllegalAction, match="Defense Row") as refused:
        battle.play("defend international-aid 1")
    assert "AFU-5.3" in refused.value.rules


@rule("AFU-5.4", "AFU-R18", "AFU-1.3")
def test_only_a_card_with_a_support_value_supports_and_zero_is_a_value() -> None:
    battle = combat("attack-row.0: i-a1-d1\nhand.0: a3, no-points-behind, aid0, backup")
    battle.play("defend a3 1")
    assert battle.offers_of("support") == {"support aid0 1", "support backup 1"}


@rule("AFU-5.6")
def test_the_battle_starts_when_the_player_says_so() -> None:
    battle = combat("attack-row.0: i-a1-d1\nhand.0: a3, rifles")
    battle.play("defend a3 1")
    assert battle.zone("attack-row.0")[0] == "i-a1-d1" and "battle" in battle.offers
    battle.play("battle")
    assert battle.zone("trophies.0") == ["i-a1-d1"]


@rule("AFU-R19")
def test_a_placed_card_cannot_be_moved_or_taken_back() -> None:
    battle = combat("attack-row.0: i-a1-d1, i-a1-d1\nhand.0: a3, rifles")
    battle.play("defend a3 1")
    assert {offer.split()[1] for offer in battle.offers_of("defend") | battle.offers_of("support")} == {"rifles"}


# -- values ---------------------------------------------------------------------------------------------


def outcome(battle: Play) -> tuple[list[str], list[str], list[str], list[str]]:
    """Trophies, Invader Discard Pile, discard pile, Hospital."""
    return (
        battle.zone("trophies.0"),
        battle.zone("invader-discard.0"),
        battle.zone("discard.0"),
        battle.zone("hospital.0"),
    )


@rule("AFU-6.1")
def test_both_sides_strike_at_once_and_both_can_fall() -> None:
    battle = combat("attack-row.0: i-a2-d2\nhand.0: free-drawer").play("defend free-drawer 1", "battle")
    assert outcome(battle) == (["i-a2-d2"], [], [], ["free-drawer"])


@rule("AFU-6.2", "AFU-6.3")
def test_support_points_raise_attack_and_defense_and_its_own_values_are_ignored() -> None:
    # 3 + 1 = 4 attack against 5: with the supporter's Attack 1 it would be enough
    battle = combat("attack-row.0: i-d5\nhand.0: a3, backup").play("defend a3 1", "support backup 1")
    battle.play("battle")
    assert battle.zone("invader-discard.0") == ["i-d5"]
    # 2 + 1 = 3 defense holds against 2
    battle = combat("attack-row.0: i-a2-d2\nhand.0: rifles, backup").play(
        "defend rifles 1", "support backup 1", "battle"
    )
    assert battle.zone("hospital.0") == [] and battle.zone("trophies.0") == ["i-a2-d2"]


@rule("AFU-6.4", "AFU-R17")
def test_enhancement_and_anti_aircraft_pass_from_support_to_the_front() -> None:
    battle = combat("attack-row.0: i-a3-d2e\nhand.0: a9, bunker-behind")
    battle.play("defend a9 1", "support bunker-behind 1", "battle")
    # enhanced attack breaks 2 enhanced; enhanced defense stops the normal attack of 3 against 1
    assert battle.zone("trophies.0") == ["i-a3-d2e"] and battle.zone("hospital.0") == []
    battle = combat("attack-row.0: i-air\nhand.0: a9, bunker-behind")
    battle.play("defend a9 1", "support bunker-behind 1", "battle")
    assert battle.zone("trophies.0") == ["i-air"]


@rule("AFU-6.5", "AFU-6.6", "AFU-6.7", "AFU-6.8", "AFU-6.9")
@pytest.mark.parametrize(
    ("unit", "enemy", "destroyed", "hurt"),
    [
        ("a3", "i-d3", True, False),  # 3 >= 3, 1 < 3
        ("rifles", "i-d3", False, False),  # 1 < 3, 1 < 2
        ("rifles", "i-a2-d2", False, True),  # 2 >= 2
    ],
)
def test_equal_values_destroy_and_lower_ones_do_not(unit: str, enemy: str, destroyed: bool, hurt: bool) -> None:
    battle = combat(f"attack-row.0: {enemy}\nhand.0: {unit}").play(f"defend {unit} 1", "battle")
    assert battle.zone("trophies.0") == ([enemy] if destroyed else [])
    assert battle.zone("invader-discard.0") == ([] if destroyed else [enemy])
    assert battle.zone("hospital.0") == ([unit] if hurt else [])
    assert battle.zone("discard.0") == ([] if hurt else [unit])


@rule("AFU-6.10")
@pytest.mark.parametrize(("enemy", "where"), [("i-a1-d1", "discard.0"), ("i-a6", "hospital.0")])
def test_a_support_card_goes_where_its_front_card_goes(enemy: str, where: str) -> None:
    battle = combat(f"attack-row.0: {enemy}\nhand.0: rifles, backup")
    battle.play("defend rifles 1", "support backup 1", "battle")
    assert sorted(battle.zone(where)) == ["backup", "rifles"]


# -- symbols --------------------------------------------------------------------------------------------


@rule("AFU-8.1", "AFU-8.2", "AFU-8.4", "AFU-R16", "AFU-R18")
def test_e5_a_big_normal_attack_never_breaks_enhanced_defense() -> None:
    battle = combat("attack-row.0: i-a3-d2e\nhand.0: a9, aid0").play("defend a9 1", "battle")
    assert outcome(battle)[:2] == ([], ["i-a3-d2e"]) and battle.zone("hospital.0") == ["a9"]
    battle = combat("attack-row.0: i-a3-d2e\nhand.0: a9, aid0").play("defend a9 1", "support aid0 1", "battle")
    assert battle.zone("trophies.0") == ["i-a3-d2e"] and sorted(battle.zone("hospital.0")) == ["a9", "aid0"]


@rule("AFU-8.2")
def test_an_enhanced_attack_must_still_reach_the_defense() -> None:
    battle = combat("attack-row.0: t-90m\nhand.0: tank-battalion").play("defend tank-battalion 1", "battle")
    assert battle.zone("invader-discard.0") == ["t-90m"]  # 3 enhanced against 6 enhanced


@rule("AFU-8.5", "AFU-8.6", "AFU-R20", "AFU-R23")
def test_e7_enemy_artillery_hits_the_support_card_once() -> None:
    battle = combat("attack-row.0: i-a5-d6-guns\nhand.0: rifles, backup")
    battle.play("defend rifles 1", "support backup 1", "battle")
    assert outcome(battle)[1] == ["i-a5-d6-guns"] and sorted(battle.zone("hospital.0")) == ["backup", "rifles"]
    # the front card holds, its support is hit all the same, enhanced defense or not
    battle = combat("attack-row.0: i-a5-d6-guns\nhand.0: wall, bunker-behind")
    battle.play("defend wall 1", "support bunker-behind 1", "battle")
    assert battle.zone("hospital.0") == ["bunker-behind"] and battle.zone("discard.0") == ["wall"]
    # destroyed artillery still hits; an own aircraft is not safe either
    battle = combat("attack-row.0: i-a5-d6-guns\nhand.0: a7-d5, drone")
    battle.play("defend a7-d5 1", "support drone 1", "battle")
    assert battle.zone("trophies.0") == ["i-a5-d6-guns"] and battle.zone("hospital.0") == ["drone"]


@rule("AFU-8.7", "AFU-8.8", "AFU-8.9", "AFU-R21")
def test_e11_rockets_that_survive_sweep_the_display_under_a_thin_deck() -> None:
    battle = combat("attack-row.0: i-rocket\nhand.0: a3").play("battle")  # nobody stands against it
    assert battle.counter("rockets") == 1
    swept = recruiting("rockets: 1\nafu-deck: a1, a3\ndisplay: rifles, a9, wall, a4, a5\nhand.0: a1")
    assert swept.zone("display") == ["a1", "a3", "rifles", "a9", "wall"] and swept.zone("afu-deck") == ["a4", "a5"]
    assert len(swept.zone("aid")) == 8
    twice = recruiting("rockets: 2\nafu-deck: a1, a3\ndisplay: rifles, a9, wall, a4, a5\nhand.0: rp2")
    assert twice.zone("display") == ["a4", "a5", "a1", "a3", "rifles"] and twice.zone("afu-deck") == ["a9", "wall"]
    destroyed = combat("attack-row.0: i-soft-rocket\nhand.0: a3").play("defend a3 1", "battle")
    assert destroyed.counter("rockets") == 0


@rule("AFU-8.10", "AFU-8.11", "AFU-R16", "AFU-R17")
def test_e6_air_units() -> None:
    tank = combat("attack-row.0: i-air\nhand.0: a7-d5, drone").play("defend a7-d5 1", "battle")
    assert tank.zone("invader-discard.0") == ["i-air"] and tank.zone("discard.0") == ["a7-d5"]
    # being an aircraft does not pass on
    backed = combat("attack-row.0: i-air\nhand.0: a7-d5, drone").play("defend a7-d5 1", "support drone 1", "battle")
    assert backed.zone("invader-discard.0") == ["i-air"]
    air = combat("attack-row.0: i-air\nhand.0: drone").play("defend drone 1", "battle")
    assert air.zone("trophies.0") == ["i-air"]
    low = combat("attack-row.0: i-a6\nhand.0: drone").play("defend drone 1", "battle")
    assert low.zone("discard.0") == ["drone"]
    flak = combat("attack-row.0: i-a6-flak\nhand.0: drone").play("defend drone 1", "battle")
    assert flak.zone("hospital.0") == ["drone"]


@rule("AFU-8.12")
def test_a_type_has_no_effect_of_its_own() -> None:
    for enemy, unit in (("bmp-2", "a3"), ("45th-brigade", "a3")):  # a tank and infantry
        battle = combat(f"attack-row.0: {enemy}\nhand.0: {unit}").play(f"defend {unit} 1", "battle")
        assert battle.zone("trophies.0") == [enemy]


# -- support of the invaders ------------------------------------------------------------------------------


@rule("AFU-17.3", "AFU-R17", "AFU-R13")
def test_invader_support_works_like_ones_own() -> None:
    # 3 + 2 defense: attack 4 is not enough
    battle = combat("phase: war\nattack-row.0: i-d3\ninvader-support.0: s-plain\nhand.0: a4").play(
        "defend a4 1", "battle"
    )
    assert sorted(battle.zone("invader-discard.0")) == ["i-d3", "s-plain"]
    # enhanced defense passes on
    battle = combat("phase: war\nattack-row.0: i-d3\ninvader-support.0: s-hard\nhand.0: a4").play(
        "defend a4 1", "battle"
    )
    assert sorted(battle.zone("invader-discard.0")) == ["i-d3", "s-hard"]
    # artillery passes on; both cards fall together
    battle = combat("phase: war\nattack-row.0: i-d3\ninvader-support.0: s-guns\nhand.0: a4, backup")
    battle.play("defend a4 1", "support backup 1", "battle")
    assert sorted(battle.zone("trophies.0")) == ["i-d3", "s-guns"] and battle.zone("hospital.0") == ["backup"]
    # flak passes on, being an aircraft does not
    battle = combat("phase: war\nattack-row.0: i-a6\ninvader-support.0: s-flak\nhand.0: drone").play(
        "defend drone 1", "battle"
    )
    assert battle.zone("hospital.0") == ["drone"]
    battle = combat("phase: war\nattack-row.0: i-d3\ninvader-support.0: s-air\nhand.0: a4").play(
        "defend a4 1", "battle"
    )
    assert sorted(battle.zone("trophies.0")) == ["i-d3", "s-air"]


@rule("AFU-R13", "AFU-10.1")
def test_each_destroyed_card_counts_and_an_open_column_costs_one_panic() -> None:
    battle = combat("""
        phase: war
        attack-row.0: i-a1-d1, i-a1-d1
        invader-support.0: s-plain, s-hard
        deck.0: rifles
        hand.0: drawer2
    """).play("defend drawer2 1", "battle")
    assert battle.offers_of("activate") == {"activate defense-1"}  # two cards destroyed
    battle.play("done")
    assert battle.zone("discard.0").count("panic") == 1
    assert sorted(battle.zone("invader-discard.0")) == ["i-a1-d1", "s-hard"]


# -- Panic ------------------------------------------------------------------------------------------------


@rule("AFU-7.1", "AFU-7.2", "AFU-7.3", "AFU-R4")
def test_every_open_column_costs_a_panic_card_whether_one_would_or_could_not() -> None:
    battle = combat("attack-row.0: i-a1-d1, i-d3, i-d5\nhand.0: a3, panic").play("battle")  # would not
    assert battle.zone("discard.0") == ["panic"] * 3 and len(battle.zone("panic-stack")) == 12
    assert sorted(battle.zone("invader-discard.0")) == ["i-a1-d1", "i-d3", "i-d5"]
    battle = combat("attack-row.0: i-a1-d1\nhand.0: panic").play("battle")  # could not
    assert battle.zone("discard.0") == ["panic"]


@rule("AFU-7.4", "AFU-R4", "AFU-R1")
def test_the_last_panic_card_goes_to_the_player_who_fights_first() -> None:
    last = "panic-stack: panic\nattack-row.0: i-a1-d1\nattack-row.1: i-a1-d1\nhand.0: a1\nhand.1: a1"
    steps = f"end-of-round, buy seat=1, {COMBAT.format(1)}, {COMBAT.format(0)}"
    battle = afu(f"seats: 2\npoints: 0 1\nagenda: {steps}\n{last}").play("battle", "battle")
    assert battle.zone("discard.0") == ["panic"] and battle.counter("panic-received") == [1, 0]
    assert "panic" not in battle.zone("discard.1")


@rule("AFU-R22")
def test_cards_of_the_battle_move_only_after_the_last_bonus() -> None:
    # deck and discard pile are empty while the rows still hold their cards: a Draw has nothing to draw
    battle = combat("attack-row.0: i-a1-d1\nhand.0: drawer").play("defend drawer 1", "battle")
    assert battle.told("bonus-used") == [] and battle.asked == "buy"
    assert battle.zone("discard.0") == ["drawer"]


@rule("AFU-7.1")
def test_the_solo_player_takes_panic_too() -> None:
    battle = solo_combat("attack-row.0: i-a1-d1\nhand.0: a1").play("battle")
    assert battle.zone("discard.0") == ["panic"]


@pytest.mark.parametrize(
    ("invader", "front", "told"),
    [
        ("i-a3-d2e", "a9", ["invader-armoured", "unit-lost"]),
        ("i-air", "a7-d5", ["invader-flies", "unit-holds"]),
        ("i-a6", "bunker", ["invader-stands", "unit-armoured"]),
        ("i-a6", "drone", ["invader-stands", "unit-flies"]),
    ],
)
@rule("AFU-8.1", "AFU-8.10")
def test_the_log_names_the_rule_that_saves_a_card(invader: str, front: str, told: list[str]) -> None:
    battle = combat(f"attack-row.0: {invader}\nhand.0: {front}").play(f"defend {front} 1", "battle")
    duels = [event for event in battle.match.log(0) if event["message"] and event["message"]["id"] in told]
    assert [event["message"]["id"] for event in duels] == told
    saved = [event["rules"] for event in duels if event["message"]["id"].endswith(("armoured", "flies"))]
    assert saved == [["AFU-8.10"] if "flies" in "".join(told) else ["AFU-8.1"]]


@rule("AFU-8.4", "AFU-17.3", "AFU-8.3")
def test_reinforcements_of_an_invader_make_its_attack_enhanced() -> None:
    row = "attack-row.0: i-a3-d2e\nhand.0: bunker"  # 3 normal against a defense of 1 enhanced
    assert combat(row).play("defend bunker 1", "battle").zone("discard.0") == ["bunker"]
    reserve = combat(f"{row}\ninvader-support.0: s-reserve").play("defend bunker 1", "battle")
    assert reserve.zone("hospital.0") == ["bunker"]
    laid = afu("seats: 2\nphase: war\ninvader-deck.0: s-reserve, i-d3\nhand.0: a3\nagenda: deploy seat=0, lay-invaders")
    assert laid.zone("invader-support.0")[0] == "s-reserve" and laid.zone("attack-row.0")[0] == "i-d3"
