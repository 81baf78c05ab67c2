"""Battles: roles, orders before the fight, initiative, losses, winners (FW-13 to FW-15, FW-17)."""

from __future__ import annotations

import pytest

from tests.frontier_wars.table import (
    QUARTET,
    TRIO,
    WHOLE_TURN,
    at,
    battle,
    figure,
    heard,
    initiatives,
    medals,
    troops,
    turn,
)
from tests.harness import rule


@rule("FW-1.4", "FW-1.5", "FW-R1", "FW-13.2", "FW-14.2", "FW-14.3", "FW-14.6", "FW-14.8", "FW-15.2", "FW-20.2")
def test_the_worked_battle_of_the_rulebook() -> None:
    """FW-E1: T, I, I, A against A, I, I leaves T and A."""
    fight = battle("c2", "units: c2-tank=1 c2-infantry=2 c2-artillery=1 | c2-artillery=1 c2-infantry=2")
    assert initiatives(fight) == [3, 2, 1, 0]
    assert troops(fight, 0, "c2") == "TA"
    assert troops(fight, 1, "c2") == ""
    assert medals(fight) == [1, 0]


@rule("FW-1.7", "FW-1.6")
def test_a_lost_unit_is_back_in_the_reserve() -> None:
    fight = battle("c2", "units: c2-tank=2 | c2-infantry=1")
    assert heard(fight, "unit-lost") == 1
    assert figure(fight, "reserve-infantry", 1) == 10


@rule("FW-13.1")
def test_who_brings_troops_attacks_and_everybody_else_there_defends() -> None:
    """Artillery defends with 3 and attacks with 0, so it matters who came."""
    fight = turn("units: b2-artillery=1 | c2-artillery=1").play("move b2 artillery", "to c2")
    assert troops(fight, 0, "c2") == "" and troops(fight, 1, "c2") == "A"
    assert medals(fight) == [0, 1]


@rule("FW-13.3", "FW-9.6")
def test_the_active_player_chooses_the_order_of_battles() -> None:
    fight = turn("units: b2-tank=1 b3-tank=1 | c1-infantry=1 c3-infantry=1")
    fight.play("move b2 tank", "to c1", "move b3 tank")
    assert heard(fight, "battle-begins") == 0
    fight.play("to c3")
    assert fight.offers == {"fight c1", "fight c3"}
    fight.play("fight c3")
    tiles = [event["message"]["args"]["tile"] for event in fight.told("battle-begins")]
    assert tiles == [["tile", "c3"], ["tile", "c1"]]


@pytest.mark.parametrize(
    ("tile", "text", "sides"),
    [
        ("c2", "units: c2-tank=1 c2-infantry=2 | c2-infantry=3", (3, 3)),
        ("d1", "units: d1-tank=2 | d1-artillery=1", (2, 2)),  # and the garrison
        ("b4", "units: b4-tank=1 | b4-plane=1", (2, 1)),  # one's own
    ],
)
def test_a_battle_tells_how_many_fight_on_either_side(tile: str, text: str, sides: tuple[int, int]) -> None:
    told = battle(tile, text).told("battle-begins")[0]["message"]["args"]
    assert (told["attackers"], told["defenders"]) == sides


@rule("FW-14.1", "FW-14.9")
def test_every_unit_attacks_once_and_there_is_no_second_pass() -> None:
    fight = battle("c2", "units: c2-tank=1 | c2-infantry=3")
    assert heard(fight, "unit-lost") == 2
    assert troops(fight, 1, "c2") == "II" and troops(fight, 0, "c2") == ""


@rule("FW-14.4")
def test_equal_initiative_strikes_at_the_same_time() -> None:
    fight = battle("c2", "units: c2-infantry=1 | c2-infantry=1")
    assert troops(fight, 0, "c2") == troops(fight, 1, "c2") == ""
    assert medals(fight) == [0, 0]


@rule("FW-14.5")
def test_a_unit_removed_at_a_higher_initiative_does_not_attack() -> None:
    fight = battle("c2", "units: c2-tank=1 | c2-infantry=1")
    assert initiatives(fight) == [2]
    assert (troops(fight, 0, "c2"), troops(fight, 1, "c2")) == ("T", "")


@rule("FW-14.7", "FW-R53", "FW-R24")
def test_of_equal_units_the_one_that_has_not_attacked_is_lost() -> None:
    """FW-X8: a raised infantry strikes at 3 together with the artillery, and the plain one is removed."""
    fight = battle("c2", "pending-order: elite-unit\nunits: c2-infantry=2 | c2-artillery=1 c2-infantry=1")
    fight.play("attach")
    assert initiatives(fight) == [3]
    assert troops(fight, 0, "c2") == "I" and troops(fight, 1, "c2") == "A"
    assert medals(fight) == [0, 0]


@rule("FW-14.7")
def test_of_equal_units_the_highest_initiative_that_has_not_attacked_is_lost_first() -> None:
    """The garrison fires at 5: the raised infantry goes, and the plain one strikes at 1."""
    fight = battle("d1", "pending-order: elite-unit\nunits: d1-infantry=2 | ").play("attach")
    assert initiatives(fight) == [5, 1]
    assert troops(fight, 0, "d1") == "I" and fight.counter("resistance") == [5, 4]


@rule("FW-R54")
def test_when_all_have_attacked_the_highest_initiative_goes() -> None:
    """The raised infantry has struck at 3; at 1 both have struck, and the raised one is removed."""
    fight = battle("c2", "pending-order: elite-unit\nunits: c2-infantry=2 | c2-tank=3\nhand.1: entrench")
    fight.play("attach", "pass")
    assert troops(fight, 0, "c2") == ""
    lost = battle("c2", "pending-order: elite-unit\nunits: c2-infantry=3 | c2-tank=2")
    lost.play("attach")
    assert troops(lost, 0, "c2") == "II"


@rule("FW-15.1", "FW-1.9", "FW-20.6")
def test_survivors_on_both_sides_make_a_frontier_without_a_medal() -> None:
    tied = battle("c2", "units: c2-tank=3 | c2-tank=4")
    assert troops(tied, 0, "c2") != "" and troops(tied, 1, "c2") != ""
    assert heard(tied, "battle-tied") == 1
    assert medals(tied) == [0, 0]
    assert figure(tied, "hand-limit", 0) == figure(tied, "hand-limit", 1) == 4  # c2 is an airport


@rule("FW-R55")
def test_surplus_impacts_are_lost() -> None:
    fight = battle("c2", "units: c2-tank=4 | c2-infantry=1")
    assert heard(fight, "unit-lost") == 1
    assert troops(fight, 0, "c2") == "TTTT"


# -- more than two factions -------------------------------------------------------------------------


@rule("FW-17.1", "FW-17.2", "FW-17.3", "FW-17.4", "FW-17.5", "FW-17.6", "FW-R52", "FW-R58")
def test_three_factions_aim_as_they_please() -> None:
    """FW-X9: turn order C, A, B; A attacks B (I, A) and C (I, I) with two tanks."""
    text = "turn-order: 2 0 1\nunits: c3-tank=2 | c3-infantry=1 c3-artillery=1 | c3-infantry=2"
    fight = battle("c3", text, TRIO)
    assert fight.asked == "aim-impact" and fight.to_act == 1  # the artillery, initiative 3
    fight.play("aim 0")
    assert fight.to_act == 0  # one tank is left, initiative 2
    fight.play("aim 1")
    assert fight.to_act == 2  # two infantry of C, initiative 1
    fight.play("aim 0")  # the other one must hit B
    assert [troops(fight, seat, "c3") for seat in range(3)] == ["", "", "II"]
    assert medals(fight) == [0, 0, 1]


@rule("FW-R56")
def test_nobody_is_aimed_at_beyond_what_can_be_lost() -> None:
    """Two impacts, two targets with one unit each: after the first only the other one is left."""
    fight = battle("c3", "units: c3-tank=2 | c3-infantry=1 | c3-infantry=1", TRIO)
    assert fight.offers == {"aim 1", "aim 2"}
    fight.play("aim 2")
    assert troops(fight, 0, "c3") == "TT"
    assert troops(fight, 1, "c3") == troops(fight, 2, "c3") == ""


@rule("FW-17.7")
def test_four_factions_are_one_attacker_and_three_defenders_with_an_order_each() -> None:
    text = "units: b1-tank=3 | b1-infantry=1 | b1-infantry=1 | b1-infantry=1\n"
    fight = battle("b1", text + "hand.1: entrench\nhand.2: entrench\nhand.3: entrench", QUARTET)
    asked = []
    while fight.asked == "play-defense-order":
        asked.append(fight.to_act)
        fight.play("play entrench")
    assert asked == [1, 2, 3]
    assert fight.asked == "aim-impact"


@rule("FW-R57", "FW-19.7", "FW-R74")
def test_neutral_troops_aim_at_the_attacker_only() -> None:
    """FW-X27: T, I of A against I of B and neutral artillery of C."""
    text = (
        "out: 0 0 1\nflag: a2=0 c5=1\nresistance: 5 5 0\n"
        "units: c3-tank=1 c3-infantry=1 | c3-infantry=1 | c3-artillery=1"
    )
    fight = battle("c3", text, TRIO)
    assert troops(fight, 0, "c3") == "T"  # the neutral gun had no choice
    fight.play("aim 2")
    assert [troops(fight, seat, "c3") for seat in range(3)] == ["", "I", ""]
    assert medals(fight) == [0, 1, 0]
    other = battle("c3", text, TRIO).play("aim 1")
    assert [troops(other, seat, "c3") for seat in range(3)] == ["T", "", "A"]
    assert medals(other) == [0, 0, 0]


@rule("FW-R64")
def test_beating_two_factions_earns_one_medal() -> None:
    fight = battle("c3", "units: c3-tank=2 | c3-infantry=1 | c3-infantry=1", TRIO).play("aim 1")
    assert medals(fight) == [1, 0, 0]


@rule("FW-R65", "FW-19.8")
def test_beating_neutral_troops_earns_a_medal_and_they_play_no_orders() -> None:
    text = "out: 0 0 1\nflag: a2=0 c5=1\nresistance: 5 5 0\nhand.2: entrench\nunits: c3-tank=1 | | c3-infantry=1"
    fight = battle("c3", text, TRIO)
    assert heard(fight, "battle-won") == 1
    assert medals(fight) == [1, 0, 0]


# -- orders in battle -------------------------------------------------------------------------------


@rule("FW-8.3", "FW-8.4")
def test_a_defense_order_works_before_any_fighting_in_every_battle() -> None:
    text = "hand.1: minefield x2\nunits: b2-tank=1 b3-tank=1 | c1-infantry=1 c3-infantry=1"
    fight = turn(text).play("move b2 tank", "to c1", "move b3 tank", "to c3", "fight c1")
    fight.play("play minefield", "play minefield")
    assert heard(fight, "unit-removed") == 2 and heard(fight, "step-fought") == 0
    assert troops(fight, 0, "c1") == troops(fight, 0, "c3") == ""
    assert troops(fight, 1, "c1") == troops(fight, 1, "c3") == "I"


@rule("FW-20.4", "FW-20.5", "FW-R51")
def test_a_battle_whose_attacker_is_mined_away_is_avoided_without_a_medal() -> None:
    fight = battle("c2", "hand.1: minefield\nunits: c2-tank=1 | c2-infantry=1").play("play minefield")
    assert heard(fight, "unit-removed") == 1
    assert heard(fight, "battle-avoided") == 1 and heard(fight, "step-fought") == 0
    assert medals(fight) == [0, 0]


@rule("FW-R25")
def test_attacking_twice_is_two_impacts_in_one_step() -> None:
    """FW-X15: three infantry by night against I, T, A wipe each other out."""
    text = "pending-order: night-attack\nunits: c2-infantry=3 | c2-infantry=1 c2-tank=1 c2-artillery=1"
    fight = battle("c2", text).play("attach")
    assert initiatives(fight) == [3, 1]
    assert troops(fight, 0, "c2") == troops(fight, 1, "c2") == ""
    assert medals(fight) == [0, 0]


@rule("FW-R24")
def test_initiative_never_falls_below_zero() -> None:
    """Two ambushes on a tank: 2 - 4 counts as 0, so it strikes with the artillery, not never."""
    fight = battle(
        "c3", "hand.1: anti-tank-ambush\nhand.2: anti-tank-ambush\nunits: c3-tank=2 | c3-infantry=1 | c3-plane=1", TRIO
    )
    fight.play("play anti-tank-ambush", "play anti-tank-ambush", "aim 0")
    assert initiatives(fight) == [1, 0]


@rule("FW-R27")
def test_orders_do_not_change_a_garrison() -> None:
    text = "resistance: 5 1\nhand.1: entrench\nunits: d1-infantry=1 | d1-infantry=1"
    fight = battle("d1", text).play("play entrench")
    assert initiatives(fight) == [2, 1]


@rule("FW-R23")
def test_an_attack_order_for_a_battle_waits_and_is_lost_without_one() -> None:
    play = turn("hand.0: night-attack\nunits: b4-infantry=1 | d1-infantry=1", agenda=WHOLE_TURN)
    play.play("play night-attack")
    assert play.zone("pending-order") == ["night-attack"]
    play.play("end-movement")
    assert play.zone("pending-order") == [] and play.zone("attack-discard") == ["night-attack"]
    assert heard(play, "order-lost") == 1


@rule("FW-R23", "FW-20.5")
def test_an_attached_order_is_spent_even_if_the_battle_is_avoided() -> None:
    text = "pending-order: night-attack\nhand.1: withdrawal\nunits: c2-infantry=1 | c2-infantry=1"
    fight = battle("c2", text).play("attach", "play withdrawal", "target d2")
    assert fight.zone("attack-discard") == ["night-attack"] and fight.zone("pending-order") == []
    assert heard(fight, "battle-avoided") == 1 and medals(fight) == [0, 0]


@rule("FW-R20", "FW-R23")
def test_a_waiting_order_needs_its_targets_when_it_is_attached() -> None:
    """Night Attack names infantry; an attack by tanks alone cannot use it."""
    fight = battle("c2", "pending-order: night-attack\nunits: c2-tank=2 | c2-infantry=1")
    assert heard(fight, "order-attached") == 0 and heard(fight, "order-lost") == 1


@rule("FW-R67", "FW-20.5")
def test_units_of_every_type_withdraw_together() -> None:
    text = "hand.1: withdrawal\nunits: c2-infantry=1 | c2-infantry=2 c2-tank=1 c2-artillery=1 c2-plane=1"
    fight = battle("c2", text).play("play withdrawal", "target d2")
    assert troops(fight, 1, "d2") == "IITAP" and troops(fight, 1, "c2") == "" and medals(fight) == [0, 0]


@rule("FW-R66", "FW-R47")
def test_withdrawal_leaves_the_garrison_and_hands_over_a_factory_intact() -> None:
    """FW-X24."""
    headquarters = battle("d1", "resistance: 5 4\nhand.1: withdrawal\nunits: d1-infantry=1 | d1-infantry=2")
    headquarters.play("play withdrawal", "target d2")
    assert troops(headquarters, 1, "d2") == "II"
    assert initiatives(headquarters) == [4] and troops(headquarters, 0, "d1") == ""
    factory = battle(
        "d2",
        "building: d2=factory\nfounder: d2=1\nholder: d2=1\nhand.1: withdrawal\nunits: d2-infantry=1 | d2-infantry=2",
    )
    factory.play("play withdrawal", "target d1")
    assert heard(factory, "battle-avoided") == 1 and medals(factory) == [0, 0]
    assert at(factory, "holder", "d2") == 0 and at(factory, "ruined", "d2") == 0


@rule("FW-R66")
def test_the_others_fight_on_when_one_defender_withdraws() -> None:
    fight = battle("c3", "hand.1: withdrawal\nunits: c3-tank=1 | c3-infantry=1 | c3-infantry=1", TRIO)
    fight.play("play withdrawal", "target c4")
    assert troops(fight, 2, "c3") == "" and troops(fight, 0, "c3") == "T"
    assert medals(fight) == [1, 0, 0]


@rule("FW-R67")
def test_a_withdrawal_goes_to_land_without_enemies() -> None:
    text = "hand.1: withdrawal\nunits: c2-tank=1 b3-infantry=1 | c2-infantry=1 d3-infantry=1"
    fight = battle("c2", text).play("play withdrawal")
    assert fight.offers == {"target b2", "target c1", "target c3", "target d2", "target d3"}
    stuck = battle(
        "b4",
        "home: d1 b4\nflag: d1=0 b4=1\nhand.1: withdrawal, flak\n"
        "units: b4-plane=1 b3-infantry=1 c3-infantry=1 | b4-infantry=1",
    )
    assert stuck.offers == {"play flak", "pass"}


@rule("FW-R68")
def test_the_list_of_battles_is_fixed_and_an_empty_one_is_avoided() -> None:
    """The defender of the second tile is brought up into the first battle; the second one is not fought."""
    text = "entered: c2=1 d2=1\nhand.1: local-reserves\nunits: c2-tank=2 d2-tank=1 | c2-infantry=1 d3-infantry=2"
    fight = turn(text).play("end-movement")
    assert heard(fight, "battle-begins") == 1 and fight.asked == "play-defense-order"  # d2 is not shared
    text = "hand.1: withdrawal\nunits: c2-tank=1 d2-tank=1 | c2-infantry=1 d2-infantry=1\nentered: c2=1 d2=1"
    fight = turn(text).play("end-movement", "fight d2", "play withdrawal", "target d3")
    assert heard(fight, "battle-begins") == 2 and troops(fight, 1, "d3") == "I"


@rule("FW-1.12")
def test_a_card_is_stronger_than_the_rules() -> None:
    """Planes cannot pass artillery, but the airborne order says they do."""
    text = "units: b4-plane=1 | b3-artillery=1 c3-artillery=1\n"
    blocked = turn(text).play("move b4 plane")
    assert "to c2" not in blocked.offers
    airborne = turn("hand.0: airborne-operation\n" + text, agenda=WHOLE_TURN)
    airborne.play("play airborne-operation", "move b4 plane")
    assert "to c2" in airborne.offers


@rule("FW-8.4", "FW-R52")
def test_bunkers_take_the_first_impact() -> None:
    fight = battle("c2", "hand.1: bunkers\nunits: c2-tank=1 | c2-infantry=1").play("play bunkers")
    assert troops(fight, 1, "c2") == "I" and troops(fight, 0, "c2") == ""


@rule("FW-8.4", "FW-1.12")
def test_camouflage_cancels_an_attached_order() -> None:
    fight = battle("c2", "pending-order: night-attack\nhand.1: camouflage\nunits: c2-infantry=1 | c2-infantry=2")
    fight.play("attach", "play camouflage")
    assert troops(fight, 1, "c2") == "I"


@rule("FW-8.3", "FW-1.12")
def test_suppression_forbids_defense_orders() -> None:
    fight = battle("c2", "pending-order: suppression\nhand.1: bunkers\nunits: c2-tank=1 | c2-infantry=1").play("attach")
    assert troops(fight, 1, "c2") == "" and fight.zone("hand.1") == ["bunkers"]


@rule("FW-8.4", "FW-1.12")
def test_counter_battery_silences_attacking_artillery() -> None:
    fight = battle("c2", "hand.1: counter-battery\nunits: c2-artillery=1 | c2-plane=1").play("play counter-battery")
    assert (troops(fight, 0, "c2"), troops(fight, 1, "c2")) == ("", "P")


@rule("FW-R25", "FW-8.4")
def test_final_protective_fire_doubles_artillery() -> None:
    units = "units: c2-tank=3 | c2-artillery=1 c2-infantry=3"
    fight = battle("c2", f"hand.1: final-protective-fire\n{units}").play("play final-protective-fire")
    assert initiatives(fight) == [3, 2, 1]  # one tank is left
    assert troops(fight, 0, "c2") == "" and troops(fight, 1, "c2") == "IIA"


@rule("FW-8.1", "FW-R24")
def test_a_shock_assault_strikes_before_the_guns_of_the_defender() -> None:
    units = "units: c2-tank=1 | c2-artillery=1"
    plain = battle("c2", units)
    assert initiatives(plain) == [3] and troops(plain, 0, "c2") == ""
    shock = battle("c2", f"pending-order: shock-assault\n{units}").play("attach")
    assert initiatives(shock) == [4] and troops(shock, 0, "c2") == "T" and troops(shock, 1, "c2") == ""


@rule("FW-8.1", "FW-R24")
def test_combat_engineers_let_infantry_fire_with_the_guns_and_before_all_else() -> None:
    units = "units: c2-infantry=2 | c2-infantry=2"
    plain = battle("c2", units)
    assert initiatives(plain) == [1] and troops(plain, 0, "c2") == "" and troops(plain, 1, "c2") == ""
    cleared = battle("c2", f"pending-order: combat-engineers\n{units}").play("attach")
    assert initiatives(cleared) == [3] and troops(cleared, 0, "c2") == "II" and troops(cleared, 1, "c2") == ""


@rule("FW-8.4", "FW-20.4")
def test_flak_removes_a_plane_and_not_its_passengers() -> None:
    fight = battle("c2", "hand.1: flak\nunits: c2-plane=1 c2-infantry=1 | c2-infantry=2").play("play flak")
    assert troops(fight, 0, "c2") == "" and troops(fight, 1, "c2") == "I"
