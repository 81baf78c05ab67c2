"""Bonuses: conditions, rewards, when they are used and how often."""

from __future__ import annotations

import pytest

import sandtable
from tests.afu.cards import auction, combat, events, pack
from tests.harness import Play, rule


def attack_told(battle: Play) -> int:
    """The attack value of the last battle told."""
    told = battle.told("invader-lost") + battle.told("invader-stands")
    return int(told[-1]["message"]["args"]["attack"])


def printed_defense(slug: str) -> int:
    cards = pack()
    return int(cards.defense[cards.index[slug]])  # type: ignore[attr-defined]


def defense_told(battle: Play) -> int:
    told = battle.told("unit-lost") + battle.told("unit-holds")
    return int(told[-1]["message"]["args"]["defense"])


# -- conditions -----------------------------------------------------------------------------------------


@rule("AFU-1.4", "AFU-9.4")
def test_a_bonus_without_condition_works_at_once() -> None:
    battle = combat("attack-row.0: i-d5\nhand.0: plus-defense").play("defend plus-defense 1", "battle")
    assert defense_told(battle) == 4


@rule("AFU-9.1", "AFU-R28")
def test_a_card_in_hand_has_no_bonus_yet() -> None:
    battle = combat("attack-row.0: i-d5\ndeck.0: a1\nhand.0: free-drawer, rifles")
    assert battle.offers_of("activate") == set()
    battle.play("defend free-drawer 1")
    assert battle.offers_of("activate") == {"activate defense-1"}


@rule("AFU-9.2", "AFU-9.3", "AFU-10.2", "AFU-R25")
@pytest.mark.parametrize(
    ("other", "attack"),
    [
        ("hand.0: anchored, rifles", 1),  # it never counts itself
        ("hand.0: anchored x2", 3),  # a second copy left in hand
        ("hand.0: anchored\nspent.0: anchored", 3),  # spent on the objective
        ("hand.0: anchored\ndiscard.0: anchored", 1),  # discarded by Shelling
        ("hand.0: anchored\nhospital.0: anchor-only", 1),  # in the Hospital since earlier rounds
    ],
)
def test_e16_a_badge_needs_another_card_at_disposal(other: str, attack: int) -> None:
    battle = combat(f"attack-row.0: i-d5\n{other}").play("defend anchored 1", "battle")
    assert attack_told(battle) == attack


@rule("AFU-R25")
def test_an_evacuated_card_is_still_at_disposal() -> None:
    pack_text = "attack-row.0: i-d5\nhospital.0: a1\nhand.0: mi-8, 95th-air-assault-brigade"
    battle = combat(pack_text).play("evacuate mi-8", "defend 95th-air-assault-brigade 1", "battle")
    assert attack_told(battle) == 6  # 5 and +1 for the parachute of the Mi-8


@rule("AFU-9.5", "AFU-9.6")
def test_more_matches_do_not_multiply_but_every_card_gets_its_own() -> None:
    battle = combat("attack-row.0: i-d5, i-d5\nhand.0: anchored x2, anchor-only x2")
    battle.play("defend anchored 1", "defend anchored 2", "battle")
    values = [event["message"]["args"]["attack"] for event in battle.told("invader-stands")]
    assert values == [3, 3]


@rule("AFU-10.1", "AFU-R28", "AFU-12.2")
def test_e17_destroyed_counts_after_the_battle_only() -> None:
    battle = combat("attack-row.0: i-a1-d1\ndeck.0: rp2\nhand.0: drawer, rifles")
    battle.play("defend drawer 1")
    assert battle.offers_of("activate") == set()
    battle.play("battle", "activate defense-1")
    assert "rp2" in battle.zone("hand.0")  # usable for Recruitment only: the rows are closed
    assert battle.asked == "buy"


@rule("AFU-10.1")
def test_destroyed_two_is_not_met_by_one() -> None:
    battle = combat("attack-row.0: i-a1-d1\ndeck.0: rp2\nhand.0: drawer2").play("defend drawer2 1", "battle")
    assert battle.zone("trophies.0") == ["i-a1-d1"]
    assert battle.told("bonus-used") == [] and battle.zone("deck.0") == ["rp2"]


@rule("AFU-10.3")
def test_panic_received_this_round_counts() -> None:
    text = "attack-row.0: i-d5\nhand.0: panicky-guard"
    assert defense_told(combat(text).play("defend panicky-guard 1", "battle")) == 2
    received = combat(f"panic-received: 1 0\n{text}").play("defend panicky-guard 1", "battle")
    assert defense_told(received) == 7


@rule("AFU-11.8", "AFU-17.4")
def test_scouts_look_at_discarded_invaders_when_the_deck_is_empty() -> None:
    text = "attack-row.0: i-d5\nhand.0: scout, rifles\ninvader-deck.0: "
    war = combat(f"{text}\nphase: war\ninvader-discard.0: i-d3").play("defend scout 1")
    assert "activate defense-1" in war.offers
    nothing = combat(f"{text}\nphase: war\ninvader-discard.0: ").play("defend scout 1")
    assert "activate defense-1" not in nothing.offers


@rule("AFU-R28")
def test_marks_of_the_turn_end_with_the_combat() -> None:
    battle = combat("attack-row.0: i-d5\nhospital.0: a9/used\nhand.0: rifles").play("defend rifles 1", "battle")
    assert "a9" in battle.zone("hospital.0") and "a9/used" not in battle.zone("hospital.0")


@rule("AFU-R4", "AFU-10.3", "AFU-16.7")
def test_a_panic_card_that_was_returned_still_counts_as_received() -> None:
    war = auction("objectives: sumy\nhand.0: calmer, panicky-guard\nhand.1: a1\nattack-row.0: i-d5, i-d5")
    war.play("pass", "pass")
    assert war.zone("discard.0") == ["panic"]
    war.play("defend calmer 1", "activate defense-1", "from discard")
    assert war.zone("discard.0") == []
    war.play("defend panicky-guard 2", "battle")
    assert defense_told(war) == 7  # 2 and the bonus of 5


@rule("AFU-10.4", "AFU-10.5", "AFU-R26")
@pytest.mark.parametrize(
    ("card", "cards", "attack"),
    [
        ("normal-friend", "hand.0: normal-friend, rifles", 1),  # holding it is not enough
        ("normal-friend", "hand.0: normal-friend\nspent.0: rifles", 5),
        ("normal-friend", "hand.0: normal-friend\nspent.0: bunker", 1),  # enhanced is not normal
        ("normal-friend", "hand.0: normal-friend\nspent.0: international-aid", 1),  # no Defense at all
        ("enhanced-friend", "hand.0: enhanced-friend\nspent.0: bunker", 5),
        ("enhanced-friend", "hand.0: enhanced-friend\nspent.0: rifles", 1),
    ],
)
def test_another_card_must_be_played_with_that_defense(card: str, cards: str, attack: int) -> None:
    battle = combat(f"attack-row.0: i-d6\n{cards}").play(f"defend {card} 1", "battle")
    assert attack_told(battle) == attack


@rule("AFU-10.4", "AFU-R26")
def test_a_card_in_another_row_is_played() -> None:
    battle = combat("attack-row.0: i-d6, i-d6\nhand.0: normal-friend, rifles")
    battle.play("defend rifles 1", "defend normal-friend 2", "battle")
    assert attack_told(battle) == 5


@rule("AFU-R26")
def test_an_evacuated_card_was_not_played() -> None:
    battle = combat("attack-row.0: i-d6\nhospital.0: a1\nhand.0: normal-friend, medic-x")
    battle.play("evacuate medic-x", "defend normal-friend 1", "battle")
    assert attack_told(battle) == 1


@rule("AFU-10.6", "AFU-R24")
def test_the_objective_condition_reads_the_pile_when_it_is_checked() -> None:
    text = "phase: war\nattack-row.0: i-d6\nhand.0: attack-objective"
    assert attack_told(combat(text).play("defend attack-objective 1", "battle")) == 1
    battle = combat(f"objectives: sumy\n{text}").play("defend attack-objective 1", "battle")
    assert attack_told(battle) == 3


@rule("AFU-10.7")
def test_a_card_without_a_coloured_badge_activates_nothing() -> None:
    battle = combat("attack-row.0: i-d5\nhand.0: anchored, rifles, volunteer-company, mobile-hospital")
    battle.play("defend anchored 1", "battle")
    assert attack_told(battle) == 1


# -- rewards --------------------------------------------------------------------------------------------


@rule("AFU-11.1", "AFU-R32")
def test_e18_each_calm_card_cancels_one_panic() -> None:
    text = """
        phase: war
        attack-row.0: i-a1-d1, i-rocket, i-d5
        invader-support.0: s-plain
        hand.0: calm, {0}
    """
    battle = combat(text.format("rifles")).play("defend calm 1", "battle")
    assert battle.zone("discard.0").count("panic") == 1  # one Calm, two open columns
    both = combat("phase: war\nattack-row.0: i-a1-d1, i-rocket, i-d5\nspent.0: calm\nhand.0: calm")
    both.play("defend calm 1", "battle")
    assert both.zone("discard.0") == ["calm"] and both.counter("panic-received") == [0, 0]
    assert sorted(both.zone("invader-discard.0")) == ["i-d5", "i-rocket"]
    assert both.counter("rockets") == 1


@rule("AFU-R32")
def test_calm_does_not_undo_panic_taken_before() -> None:
    battle = combat("discard.0: panic\npanic-received: 1 0\nattack-row.0: i-a1-d1\nhand.0: calm").play(
        "defend calm 1", "battle"
    )
    assert battle.asked != "deploy", "there was a battle"
    assert battle.zone("discard.0").count("panic") == 1


@rule("AFU-11.2", "AFU-R33", "AFU-13.3")
def test_returned_panic_comes_from_hand_discard_pile_or_deck() -> None:
    text = "attack-row.0: i-d5\ndeck.0: a1, panic, a3, a4, a5, a9, wall\ndiscard.0: panic\nhand.0: calmer, panic"
    battle = combat(text).play("defend calmer 1", "activate defense-1")
    assert battle.offers == {"from hand", "from discard", "from deck"}
    stack = len(battle.zone("panic-stack"))
    before = battle.match.state.chance
    battle.play("from deck")
    assert "panic" not in battle.zone("deck.0") and len(battle.zone("panic-stack")) == stack + 1
    assert battle.match.state.chance == before + 1  # the deck was shuffled
    battle = combat(text).play("defend calmer 1", "activate defense-1", "from discard")
    assert battle.zone("discard.0") == [] and battle.match.state.chance == before


@rule("AFU-R28", "AFU-R15")
def test_an_activation_that_could_do_nothing_is_not_offered() -> None:
    battle = combat("attack-row.0: i-d5, i-d5, i-d5\nhand.0: calmer, free-drawer, scout, rifles")
    battle.play("defend calmer 1", "defend free-drawer 2", "defend scout 3")
    assert battle.offers_of("activate") == set()
    with pytest.raises(sandtable.IllegalAction, match="no bonus") as refused:
        battle.play("activate defense-1")
    assert "AFU-R28" in refused.value.rules


@rule("AFU-11.3", "AFU-4.2")
def test_e10_draw_shuffles_the_discard_pile_without_rows_and_spent_cards() -> None:
    battle = combat("attack-row.0: i-d5, i-d5\ndiscard.0: panic\nspent.0: a9\nhand.0: free-drawer, rifles")
    battle.play("defend free-drawer 1", "defend rifles 2", "activate defense-1")
    assert battle.zone("hand.0") == ["panic"] and battle.zone("deck.0") == [] and battle.zone("discard.0") == []
    assert battle.zone("spent.0") == ["a9"]


@rule("AFU-11.4", "AFU-11.5")
def test_plus_attack_and_plus_defense_raise_their_own_card() -> None:
    battle = combat(
        "panic-received: 1 0\nobjectives: sumy\nattack-row.0: i-d5, i-d5\nhand.0: attack-objective, panicky-guard"
    )
    battle.play("defend attack-objective 1", "defend panicky-guard 2", "battle")
    attacks = [event["message"]["args"]["attack"] for event in battle.told("invader-stands")]
    defenses = [event["message"]["args"]["defense"] for event in battle.told("unit-holds")]
    assert attacks == [3, 1] and defenses == [9, 7]


@rule("AFU-11.6", "AFU-11.7", "AFU-R30")
def test_plus_support_works_in_the_support_row_only() -> None:
    behind = combat("attack-row.0: i-d6\nhand.0: rifles, plus-support")
    behind.play("defend rifles 1", "support plus-support 1", "battle")
    assert attack_told(behind) == 4  # 1 + 1 + 2
    front = combat("attack-row.0: i-d6\nhand.0: plus-support").play("defend plus-support 1", "battle")
    assert attack_told(front) == 1


@rule("AFU-R30", "AFU-6.3")
def test_plus_attack_does_nothing_in_the_support_row() -> None:
    battle = combat("attack-row.0: i-d6\nhand.0: rifles, plus-attack-behind")
    battle.play("defend rifles 1", "support plus-attack-behind 1", "battle")
    assert attack_told(battle) == 2


@rule("AFU-R31")
def test_the_artillery_group_raises_its_own_defense() -> None:
    battle = combat("attack-row.0: i-d6\nhand.0: artillery-group, air-assault-brigade")
    battle.play("defend artillery-group 1", "support air-assault-brigade 1", "battle")
    assert defense_told(battle) == 7  # 2 + 3 + 2
    swapped = combat("attack-row.0: i-d6\nhand.0: air-assault-brigade, artillery-group")
    swapped.play("defend air-assault-brigade 1", "battle")
    assert defense_told(swapped) == printed_defense("air-assault-brigade")


@rule("AFU-11.8")
def test_scout_looks_at_three_discards_at_most_one_and_orders_the_rest() -> None:
    text = "attack-row.0: i-d5\ninvader-deck.0: i-a1-d1, i-d3, i-d6, i-a6\nhand.0: scout, rifles"
    battle = combat(text).play("defend scout 1", "activate defense-1")
    assert sorted(battle.zone("scouted.0")) == ["i-a1-d1", "i-d3", "i-d6"]
    battle.play("scout-discard i-d3")
    assert battle.zone("invader-discard.0") == ["i-d3"]
    battle.play("put-back i-d6")  # the last one follows by itself
    assert battle.zone("invader-deck.0") == ["i-d6", "i-a1-d1", "i-a6"]
    kept = combat(text).play("defend scout 1", "activate defense-1", "keep-all", "put-back i-d3", "put-back i-d6")
    assert kept.zone("invader-deck.0") == ["i-d3", "i-d6", "i-a1-d1", "i-a6"]


@rule("AFU-13.2", "AFU-11.8")
def test_the_scout_alone_knows_the_order_and_the_decks_stay_hidden() -> None:
    text = "attack-row.0: i-d5\ninvader-deck.0: i-a1-d1, i-d3, i-d6, i-a6\ndeck.0: a1\nhand.0: scout, rifles"
    battle = combat(text).play("defend scout 1", "activate defense-1", "keep-all", "put-back i-d3", "put-back i-d6")
    own = battle.match.view(0)["zones"]["invader-deck.0"]["cards"]
    rival = battle.match.view(1)["zones"]["invader-deck.0"]["cards"]
    assert own == ["?invader", "i-a1-d1", "i-d6", "i-d3"] and rival == ["?invader"] * 4
    assert battle.match.view(0)["zones"]["deck.0"]["cards"] == ["?unit"]


@rule("AFU-11.9", "AFU-11.10", "AFU-11.11", "AFU-R29", "AFU-R34")
def test_e9_evacuation_does_not_loop() -> None:
    battle = combat("attack-row.0: i-d5, i-d5, i-d5\nhospital.0: a3\nhand.0: medic-x, medic-y")
    battle.play("evacuate medic-x")  # the only card there comes by itself
    assert sorted(battle.zone("hand.0")) == ["a3", "medic-y"] and battle.zone("hospital.0") == ["medic-x/used"]
    assert battle.zone("defense-row.0") == ["-", "-", "-"]
    battle.play("evacuate medic-y")
    assert "medic-x/used" in battle.zone("hand.0") and battle.offers_of("evacuate") == set()
    assert "defend medic-x 1" in battle.offers
    empty = combat("attack-row.0: i-d5\nhand.0: medic-x, rifles")
    assert empty.offers_of("evacuate") == set()
    with pytest.raises(sandtable.IllegalAction, match="Hospital is empty"):
        empty.play("evacuate medic-x")


@rule("AFU-11.11", "AFU-R34")
def test_a_card_that_may_evacuate_may_also_fight_but_a_spent_one_cannot_evacuate() -> None:
    battle = combat("attack-row.0: i-a1-d1\nhospital.0: a3\nhand.0: medic-x\nspent.0: medic-y")
    assert battle.offers_of("evacuate") == {"evacuate medic-x"} and battle.offers_of("activate") == set()
    battle.play("defend medic-x 1", "battle")
    assert sorted(battle.zone("hospital.0")) == ["a3", "medic-x"]


@rule("AFU-R28")
def test_evacuation_ends_with_the_battle() -> None:
    battle = combat("attack-row.0: i-a1-d1\ndeck.0: a1\nhospital.0: a3\nhand.0: drawer, medic-x")
    battle.play("defend drawer 1", "battle")
    assert battle.asked == "after-battle" and battle.offers == {"activate defense-1", "done"}


@rule("AFU-11.12", "AFU-R27")
def test_recruitment_points_of_a_bonus_come_by_themselves_once() -> None:
    battle = combat("attack-row.0: i-d5\nhand.0: clerk, rifles").play("defend clerk 1")
    assert battle.counter("points") == [2, 1]
    battle.play("battle")
    assert battle.counter("points") == [2, 1]


@rule("AFU-R27", "AFU-R35")
def test_panic_of_the_battle_helps_recruit_and_activated_rewards_but_no_standing_one() -> None:
    text = "attack-row.0: i-a2-d2, i-d5\nhand.0: {0}, panic"
    clerk = combat(text.format("panicky-clerk")).play("defend panicky-clerk 1", "battle")
    assert clerk.counter("points") == [2, 1]
    guard = combat(text.format("panicky-guard")).play("defend panicky-guard 1", "battle")
    assert guard.zone("hospital.0") == ["panicky-guard"]
    calmer = combat(text.format("panicky-calmer")).play("defend panicky-calmer 1", "battle")
    assert calmer.offers == {"activate defense-1", "done"}


@rule("AFU-R27")
def test_a_standing_reward_may_be_switched_off_once_and_stays_off() -> None:
    battle = combat("attack-row.0: i-a2-d2\nhand.0: plus-defense, rifles").play("defend plus-defense 1")
    assert battle.offers_of("switch-off") == {"switch-off defense-1"}
    battle.play("switch-off defense-1")
    assert battle.offers_of("switch-off") == set() and battle.zone("defense-row.0")[0] == "plus-defense/off"
    battle.play("battle")
    assert battle.zone("hospital.0") == ["plus-defense"]


@rule("AFU-R27")
def test_calm_of_a_spent_card_can_be_switched_off_but_its_attack_cannot() -> None:
    battle = combat("attack-row.0: i-d5\nspent.0: calm, plus-defense\nhand.0: rifles")
    assert battle.offers_of("switch-off") == {"switch-off spent-1"}
    battle.play("switch-off spent-1", "battle")
    assert battle.zone("discard.0").count("panic") == 1


@rule("AFU-R29")
def test_a_bonus_is_used_once_per_turn_and_is_back_in_the_next() -> None:
    battle = combat("attack-row.0: i-d5\ndeck.0: a1, a3\nhand.0: free-drawer, rifles")
    battle.play("defend free-drawer 1", "activate defense-1")
    assert battle.offers_of("activate") == set()
    battle.play("battle")
    assert battle.zone("discard.0") == ["free-drawer"]


@rule("AFU-R24", "AFU-R27", "AFU-16.13")
def test_e29_calm_earned_while_paying_outlives_the_objective() -> None:
    battle = auction("""
        objectives: darivka-bridge
        attack-row.0: i-a1-d1, i-d6
        hand.0: calm-objective, attack-objective
    """).play("bid 3", "pay calm-objective")
    assert battle.zone("trophies.0") == ["darivka-bridge"] and battle.zone("spent.0") == ["calm-objective/earned"]
    battle.play("defend attack-objective 2", "battle")
    assert battle.zone("discard.0") == ["attack-objective"]  # no Panic for column 1
    assert attack_told(battle) == 1


@rule("AFU-R25", "AFU-4.2")
def test_e28_a_card_bought_and_drawn_in_one_round_counts() -> None:
    battle = events("""
        event-deck: now-is-the-time, sumy
        display: anchor-only, a9, wall, a4, a5
        deck.0: anchored, a1, a3
        deck.1: a1, a3, a4, a5, rifles
        invader-deck.0: i-d6 x3
        invader-deck.1: i-d6 x3
    """)
    battle.play("buy 1", "pass", "pass")
    assert sorted(battle.zone("hand.0")) == ["a1", "a3", "anchor-only", "anchored"]
    battle.play("pass", "pass")  # nobody wants the objective
    battle.play("defend anchored 1", "battle")
    assert attack_told(battle) == 3


@rule("AFU-10.1", "AFU-R27", "AFU-R35")
def test_what_waits_for_destroyed_invaders_comes_too_late_for_the_battle() -> None:
    # column 1 falls to a9; the standing rewards of the others were fixed before it did
    battle = combat("attack-row.0: i-a1-d1, i-d5, i-d6\nhand.0: a9, late-attack, late-calm")
    battle.play("defend a9 1", "defend late-attack 2", "battle")
    assert battle.zone("trophies.0") == ["i-a1-d1"] and battle.zone("discard.0").count("panic") == 1
    battle = combat("attack-row.0: i-a1-d1, i-d5, i-d6\nhand.0: a9, late-calm")
    battle.play("defend a9 1", "defend late-calm 2", "battle")
    assert battle.zone("trophies.0") == ["i-a1-d1"] and battle.zone("discard.0").count("panic") == 1
