"""Orders, skills and research (FW-8, FW-21, FW-R20 to FW-R27)."""

from __future__ import annotations

import pytest

import sandtable
from tests.frontier_wars.table import (
    DUEL,
    QUARTET,
    TRIO,
    TURN,
    WHOLE_TURN,
    at,
    battle,
    figure,
    heard,
    initiatives,
    medals,
    place,
    table,
    troops,
    turn,
)
from tests.harness import rule

PAIR = DUEL.replace("ussr+germany", "{0}")
# The USSR conscripts where it has a camp.
CAMP = "option side: blitz\nbuilding: b3=encampment\nfounder: b3=0\nholder: b3=0\nunits: b3-infantry={} | \n"


@rule("FW-8.1", "FW-R21")
def test_one_attack_order_at_the_start_of_the_turn() -> None:
    play = turn("hand.0: forced-march, armoured-thrust\nunits: b4-infantry=1 b4-tank=1 | ", agenda=WHOLE_TURN)
    play.play("play forced-march")
    assert play.asked == "move-units" and play.zone("attack-discard") == ["forced-march"]
    play.play("move b4 infantry")
    assert "to c2" in play.offers  # two steps this turn


@rule("FW-8.2", "FW-21.1")
def test_one_tactical_order_each_in_turn_order() -> None:
    text = "turn-order: 1 0\nhand.0: requisition\nhand.1: mobilization x2\nunits: | "
    play = table(DUEL, text, "tactical-orders position=0")
    assert play.to_act == 1
    play.play("play mobilization")
    assert troops(play, 1, "d1") == "I" and play.to_act == 0
    play.play("play requisition", "draw attack", "draw defense")
    assert len(play.zone("hand.0")) == 2


@rule("FW-8.5")
def test_faction_skills_cost_nothing() -> None:
    german = turn("units: b4-tank=1 | ", PAIR.format("germany+uk")).play("move b4 tank")
    assert "to d2" in german.offers  # three steps
    arsenal = table(PAIR.format("usa+uk"), "hand.0: flak, bunkers", "cards position=0")
    arsenal.play("draw attack", "draw attack", "discard flak")
    assert len(arsenal.zone("hand.0")) == 3 and arsenal.to_act == 1
    assert arsenal.told("card-passed-over")[0]["rules"] == ["FW-8.5"]
    fighters = battle("c2", "units: c2-artillery=1 | c2-plane=1", PAIR.format("germany+uk"))
    assert initiatives(fighters) == [2]  # planes of the UK defend with 2


@rule("FW-8.6", "FW-8.7", "FW-8.8", "FW-R26")
def test_the_special_skill_costs_a_card_from_the_hand_once_a_round() -> None:
    text = CAMP.format(1) + "hand.0: forced-march, flak\nface-up.0: supplies\n"
    play = table(DUEL, text, "player-turns position=0, reinforcements position=0").play("use-skill")
    assert play.offers == {"pay forced-march", "pay flak"}  # not the card that lies face up
    play.play("pay flak")
    assert troops(play, 0, "b3") == "II" and play.zone("defense-discard") == ["flak"]
    play.play("place-nothing", "place-nothing", "place-nothing")
    assert play.asked == "play-attack-order" and "play forced-march" in play.offers  # no limit is used up
    again = table(DUEL, text + "skill-used: 1 0", "reinforcements position=0")
    assert again.asked == "reinforce"
    poor = table(DUEL, CAMP.format(1) + "face-up.0: supplies\n", "reinforcements position=0")
    assert poor.asked == "reinforce"


@rule("FW-8.6")
def test_the_special_skill_is_back_in_the_next_round() -> None:
    text = CAMP.format(1) + "hand.0: flak x2\nhand.1: flak\n"
    play = table(DUEL, text, "player-turns position=2, reinforcements position=0")
    play.play("use-skill", "pay flak", *["place-nothing"] * 3)
    assert play.counter("round") == 1 and play.asked == "pick-deck", "a new round"
    play.play("draw attack", "draw attack")
    assert play.asked == "skill-window" and play.to_act == 0


@rule("FW-8.6", "FW-R20")
def test_conscription_needs_an_active_encampment_and_infantry_in_reserve() -> None:
    hand = "hand.0: flak\n"
    assert table(DUEL, CAMP.format(9) + hand, "reinforcements position=0").asked == "skill-window"
    assert table(DUEL, CAMP.format(10) + hand, "reinforcements position=0").asked == "reinforce"
    nobody = CAMP.format(1).replace("b3-infantry", "b4-infantry")
    assert table(DUEL, nobody + hand, "reinforcements position=0").asked == "reinforce"


@rule("FW-8.6", "FW-7.4", "FW-1.12")
def test_mass_production_places_a_mechanized_unit_at_one_encampment() -> None:
    text = (
        "hand.0: flak\nbuilding: b3=encampment c3=encampment\nfounder: b3=0 c3=0\nholder: b3=0 c3=0\n"
        "units: b3-infantry=1 c3-infantry=1 | "
    )
    play = table(PAIR.format("usa+uk"), "option side: blitz\n" + text, "reinforcements position=0")
    play.play("use-skill", "pay flak", "place-nothing", "place plane")
    assert troops(play, 0, "b3") == "IP" and play.offers_of("place") == {"place infantry"}


@rule("FW-8.6", "FW-7.7")
def test_lend_lease_brings_a_tank_to_a_headquarters_or_a_factory() -> None:
    text = "hand.0: flak\nbuilding: b3=factory c3=encampment\nfounder: b3=0 c3=0\nholder: b3=0 c3=0\n"
    play = table(PAIR.format("usa+uk"), f"{text}units: b3-tank=1 c3-infantry=1 | ", "reinforcements position=0")
    play.play("use-skill", "pay flak")
    assert play.offers == {"target b3", "target b4"}
    play.play("target b3")
    assert troops(play, 0, "b3") == "TT"  # whether anybody works there or not


@rule("FW-8.6", "FW-R25")
def test_schwerpunkt_lets_one_tank_attack_twice() -> None:
    text = "hand.0: flak\nunits: c2-tank=2 | c2-infantry=3"
    fight = battle("c2", text, PAIR.format("germany+uk")).play("use-skill", "pay flak")
    assert troops(fight, 1, "c2") == "" and troops(fight, 0, "c2") == "TT"


@rule("FW-8.6", "FW-1.12")
def test_ultra_cancels_an_attached_order() -> None:
    text = "pending-order: suppression\nhand.1: flak, bunkers\nunits: c2-tank=1 | c2-infantry=1"
    fight = battle("c2", text, PAIR.format("germany+uk"))
    fight.play("attach", "use-skill", "pay flak", "play bunkers")
    assert troops(fight, 1, "c2") == "I"


@rule("FW-8.6", "FW-R24")
def test_not_one_step_back_lets_infantry_defend_before_it_falls() -> None:
    fight = battle("c2", "hand.1: flak\nunits: c2-tank=1 | c2-infantry=1", PAIR.format("germany+ussr"))
    fight.play("use-skill", "pay flak")
    assert initiatives(fight) == [2] and troops(fight, 0, "c2") == "" and troops(fight, 1, "c2") == ""


@rule("FW-8.5", "FW-8.6")
def test_chain_home_sends_one_unit_before_the_tactical_order() -> None:
    text = "option side: blitz\nhand.0: flak\nunits: c3-infantry=2 d3-tank=1 | "
    play = table(PAIR.format("uk+germany"), text, "tactical-orders position=0").play("use-skill", "pay flak")
    assert play.offers == {"target c3", "target d3"}
    play.play("target c3")
    assert troops(play, 0, "c3") == "I" and troops(play, 0, "d3") == "IT" and play.zone("hand.0") == []


@rule("FW-2.2", "FW-8.5", "FW-8.6")
def test_the_skills_of_the_blitz_side() -> None:
    blitz = "option side: blitz\n"
    motorised = table(
        PAIR.format("germany+uk"), blitz + "hand.0: flak\nunits: b4-infantry=1 | ", "player-turns position=0"
    )
    motorised.play("use-skill", "pay flak", "move b4 infantry")
    assert "to c2" in motorised.offers
    transport = turn(blitz + "units: b3-plane=1 b3-infantry=3 | ", PAIR.format("uk+usa"))
    transport.play("move b3 plane", "load b3", "board infantry", "board infantry", "to d3")
    assert troops(transport, 0, "d3") == "IIIP"
    reserve = battle("c2", blitz + "units: c2-infantry=1 | c2-tank=1", PAIR.format("usa+germany"))
    assert initiatives(reserve) == [2]
    assert figure(table(PAIR.format("usa+uk"), blitz, "cards position=0"), "hand-limit", 0) == 5


# -- what orders do ---------------------------------------------------------------------------------


@rule("FW-R20")
def test_an_order_needs_its_targets() -> None:
    text = "hand.0: artillery-barrage, armoured-thrust, forced-march\nunits: b4-infantry=1 | d1-infantry=1"
    play = turn(text, agenda=WHOLE_TURN)
    assert play.offers == {"play forced-march", "pass"}


@rule("FW-20.4")
def test_a_barrage_removes_a_unit_on_an_adjacent_tile_without_a_medal() -> None:
    text = (
        "hand.0: artillery-barrage\n"
        "units: c3-artillery=1 b3-infantry=1 | d3-tank=1 d3-infantry=1 e2-infantry=1 c3-infantry=1"
    )
    play = turn(text, agenda=WHOLE_TURN).play("play artillery-barrage")
    assert troops(play, 1, "d3") == "T"  # infantry first; neither e2 nor c3
    assert medals(play) == [0, 0]


@rule("FW-14.6", "FW-20.4")
def test_a_barrage_hits_a_plane_where_nothing_else_stands() -> None:
    text = "hand.0: artillery-barrage\nunits: c3-artillery=1 | d3-plane=1 d1-infantry=1"
    play = turn(text, agenda=WHOLE_TURN).play("play artillery-barrage")
    assert troops(play, 1, "d3") == ""


@rule("FW-12.1", "FW-R61")
def test_the_first_tile_of_the_map_can_be_repaired_too() -> None:
    text = "active: 0\nhand.0: repair-corps\nresistance: 4 5 5\nunits: a2-infantry=1 | | "
    play = table(TRIO, text, "play-tactical-order")
    assert place(play, "a2") == 0
    play.play("play repair-corps")
    assert play.counter("resistance")[0] == 5


@rule("FW-8.1", "FW-20.4")
def test_an_air_strike_reaches_two_tiles_but_not_artillery() -> None:
    text = "hand.0: air-strike\nunits: b4-plane=1 | c3-infantry=1 c2-artillery=1 c2-infantry=1 d2-infantry=1"
    play = turn(text, agenda=WHOLE_TURN).play("play air-strike")
    assert troops(play, 1, "c3") == "" and heard(play, "unit-removed") == 1  # d2 is three tiles away


@rule("FW-8.2", "FW-20.4")
def test_strategic_bombing_reaches_behind_the_front_and_spares_headquarters_tiles() -> None:
    text = "active: 0\nhand.0: strategic-bombing\nunits: b4-plane=1 | d1-infantry=1 c3-infantry=1 d2-infantry=1"
    play = table(DUEL, text, "play-tactical-order").play("play strategic-bombing")
    assert troops(play, 1, "d2") == "" and troops(play, 1, "d1") == "I" and troops(play, 1, "c3") == "I"


@rule("FW-8.1", "FW-R41")
def test_reserves_to_the_front_at_a_contested_headquarters_are_fresh() -> None:
    play = turn("hand.0: reserves-to-the-front\nunits: | b4-infantry=1", agenda=WHOLE_TURN).play(
        "play reserves-to-the-front"
    )
    assert at(play, "fresh", "b4") == 1
    play.play("end-movement")
    assert heard(play, "battle-begins") == 1


@rule("FW-8.2", "FW-7.7")
def test_war_industry_needs_a_controlled_factory_but_no_infantry() -> None:
    text = "active: 0\nhand.0: war-industry\nbuilding: b3=factory\nfounder: b3=0\nholder: b3=0\nunits: b3-tank=1 | "
    play = table(DUEL, text, "play-tactical-order").play("play war-industry", "target b3", "choose plane")
    assert troops(play, 0, "b3") == "TP"


@rule("FW-8.2", "FW-1.8")
def test_redeployment_moves_two_units_over_controlled_tiles() -> None:
    text = "active: 0\nhand.0: redeployment\nunits: b4-infantry=3 c3-infantry=1 d3-tank=1 a2-tank=1 | "
    play = table(DUEL, text, "play-tactical-order").play("play redeployment", "target b4")
    assert play.offers == {"target c3", "target d3"}
    play.play("target d3", "choose infantry")
    assert troops(play, 0, "d3") == "IIT" and troops(play, 0, "b4") == "I"


@rule("FW-R61")
def test_a_repair_corps_mends_a_headquarters_or_a_ruin() -> None:
    text = (
        "active: 0\nhand.0: repair-corps\nresistance: 3 5\nbuilding: c3=factory\nfounder: c3=1\nruined: c3=1\n"
        "units: c3-tank=1 | "
    )
    play = table(DUEL, text, "play-tactical-order").play("play repair-corps")
    assert play.offers == {"target b4", "target c3"}
    play.play("target b4")
    assert play.counter("resistance") == [4, 5]
    ruin = table(DUEL, text, "play-tactical-order").play("play repair-corps", "target c3")
    assert at(ruin, "ruined", "c3") == 0 and at(ruin, "holder", "c3") == 0


@rule("FW-8.2", "FW-20.9")
def test_field_works_build_on_a_controlled_tile() -> None:
    play = table(DUEL, "active: 0\nhand.0: field-works\nunits: c3-tank=1 | ", "play-tactical-order")
    play.play("play field-works", "build c3 encampment")
    assert at(play, "building", "c3") == 2 and medals(play) == [0, 0]


@rule("FW-8.2", "FW-1.12")
def test_codebreaking_shows_a_hand_to_one_player_and_discards_a_card() -> None:
    text = "active: 0\nhand.0: codebreaking\nhand.1: flak, bunkers\nhand.2: night-attack\nunits: | | "
    play = table(TRIO, text, "play-tactical-order").play("play codebreaking", "against 1")
    assert play.offers == {"discard flak", "discard bunkers"}
    assert sorted(play.match.view(0)["zones"]["hand.1"]["cards"]) == ["bunkers", "flak"]
    play.play("discard flak")
    assert play.zone("defense-discard") == ["flak"]
    assert play.match.view(0)["zones"]["hand.1"]["cards"] == ["bunkers"]  # remembered
    assert play.match.view(2)["zones"]["hand.1"]["cards"] == ["?defense"]


@rule("FW-8.2", "FW-1.12")
def test_espionage_takes_a_card_that_thief_and_victim_know() -> None:
    text = "active: 0\nhand.0: espionage\nhand.1: flak\nunits: | | "
    play = table(TRIO, text, "play-tactical-order").play("play espionage")
    assert play.zone("hand.0") == ["flak"] and play.zone("hand.1") == []
    assert play.match.view(1)["zones"]["hand.0"]["cards"] == ["flak"]
    assert play.match.view(2)["zones"]["hand.0"]["cards"] == ["?defense"]


@rule("FW-8.4", "FW-1.12")
def test_local_reserves_join_the_defence() -> None:
    text = "hand.1: local-reserves\nunits: c2-tank=2 | c2-infantry=1 d2-artillery=1 d2-infantry=2"
    fight = battle("c2", text).play("play local-reserves", "choose artillery", "done")
    assert initiatives(fight)[0] == 3 and troops(fight, 1, "d2") == "II"


# -- what a hand hides --------------------------------------------------------------------------------


@rule("FW-R84")
def test_a_step_is_skipped_only_if_everybody_can_see_why() -> None:
    """With an attack order in hand that cannot be played the player is asked; without one there is nothing to ask."""
    useless = turn("hand.0: artillery-barrage\nunits: b4-infantry=1 | ", agenda=WHOLE_TURN)
    assert useless.asked == "play-attack-order" and useless.offers == {"pass"}
    none = turn("hand.0: flak\nunits: b4-infantry=1 | ", agenda=WHOLE_TURN)
    assert none.asked == "move-units"


# -- arms race --------------------------------------------------------------------------------------


@rule("FW-21.2", "FW-21.4", "FW-21.5", "FW-R85")
def test_any_card_can_be_researched_in_secret() -> None:
    text = "medals: 1 1\nhand.0: flak\nhand.1: bunkers\nunits: | "
    play = table(DUEL, text, "upkeep position=0, arms-race")
    assert play.offers == {"research flak", "withhold"}
    play.play("research flak")
    before = play.match.view(1)["zones"]
    assert before["hand.0"]["count"] == 1 and before["research.0"]["count"] == 0  # nobody sees a thing yet
    play.play("withhold")
    assert play.zone("research.0") == ["flak"]
    assert play.match.view(1)["zones"]["research.0"]["cards"] == ["?defense"]
    assert play.match.view(0)["zones"]["research.0"]["cards"] == ["flak"]
    assert figure(play, "research-points", 0) == 1
    assert not [item for item in play.match.view(1)["figures"] if item["id"] == "research-points" and item["seat"] == 0]


@rule("FW-21.3")
def test_research_never_holds_more_cards_than_medals() -> None:
    """FW-X18 and FW-E5: five cards need a sixth medal; four medals hold four cards."""
    text = (
        "medals: 5 4\nresearch.0: bunkers x2, minefield x3\nhand.0: flak\nresearch.1: local-reserves x3\n"
        "hand.1: flak\nunits: | "
    )
    play = table(DUEL, text, "upkeep position=0, arms-race")
    assert play.to_act == 1 and play.asked == "arms-race"


@rule("FW-3.4", "FW-3.8", "FW-21.6", "FW-24.21")
def test_enough_research_wins_at_once_and_is_shown() -> None:
    text = "medals: 5 5\nresearch.0: bunkers x2, minefield x2\nhand.0: minefield, flak\nhand.1: flak\nunits: | "
    play = table(DUEL, text, "upkeep position=0, arms-race").play("research minefield", "withhold")
    assert play.result.reason == "ultimate-weapon" and play.result.ranks == (1, 2)
    assert play.match.view(1)["zones"]["research.0"]["cards"] == ["minefield"] * 3 + ["bunkers"] * 2
    short = table(DUEL, text, "upkeep position=0, arms-race").play("research flak", "withhold")
    assert short.result is None  # 13 points


@rule("FW-21.7", "FW-R78")
def test_if_two_complete_the_weapon_the_arrow_decides() -> None:
    """FW-X17: Germany is above the UK on the board, although the UK is earlier in turn order."""
    text = (
        "turn-order: 3 2 1 0\nmedals: 0 0 5 5\nunits: | | | \nhand.2: minefield\nhand.3: suppression\n"
        "research.2: bunkers x2, minefield x2\nresearch.3: local-reserves x3, suppression"
    )
    play = table(QUARTET, text, "upkeep position=0, arms-race").play("research suppression", "research minefield")
    assert play.result.reason == "ultimate-weapon" and play.result.ranks[2] == 1
    (late,) = play.told("weapon-too-late")
    assert late["message"]["args"] == {"seat": ["seat", 3], "n": 15, "winner": ["seat", 2]}


@pytest.mark.parametrize(
    ("asked", "tried", "reason"),
    [
        (WHOLE_TURN, "move b4 infantry", "only in the movement"),
        (TURN, "play forced-march", "at the start of your turn"),
        (WHOLE_TURN, "play withdrawal", "before a battle"),
        (WHOLE_TURN, "play shock-assault", "do not hold"),
    ],
)
def test_a_choice_at_the_wrong_time_is_refused_with_its_right_time(asked: str, tried: str, reason: str) -> None:
    play = turn("hand.0: forced-march, withdrawal\nunits: b4-infantry=2 | d1-infantry=1", agenda=asked)
    with pytest.raises(sandtable.IllegalAction, match=reason):
        play.match.play(tried)


@pytest.mark.parametrize(
    ("begun", "tried", "reason"),
    [
        (["move b4 infantry"], "to d1", "cannot get there"),
        (["move b4 infantry"], "move b4 tank", "first say where"),
        (["move b4 plane", "fly-empty"], "to e2", "cannot get there"),
        (["move b4 plane"], "move b4 tank", "first say where"),
    ],
)
def test_a_move_that_has_begun_says_what_it_cannot_do(begun: list[str], tried: str, reason: str) -> None:
    play = turn("units: b4-infantry=1 b4-tank=1 b4-plane=1 | d1-artillery=1 c2-artillery=1 c3-artillery=1")
    play.play(*begun)
    with pytest.raises(sandtable.IllegalAction, match=reason):
        play.match.play(tried)
