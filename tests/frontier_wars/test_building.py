"""Building, repair, conquest and destruction of constructions (FW-11, FW-12, FW-R44 to FW-R50)."""

from __future__ import annotations

from tests.frontier_wars.table import DUEL, TRIO, at, battle, figure, heard, medals, table, troops, turn
from tests.harness import rule

BUILD = "end-of-turn, list-battles, build"
FACTORY = "building: d3=factory\nfounder: d3={0}\nholder: d3={1}\n"
RUIN = "building: d3=factory\nfounder: d3=1\nruined: d3=1\n"


@rule("FW-11.1", "FW-11.13", "FW-20.3", "FW-R46", "FW-2.9")
def test_an_infantry_becomes_a_construction_and_a_medal() -> None:
    """FW-E6: two infantry build and hold an encampment."""
    play = turn("units: b3-infantry=2 | ", agenda=BUILD).play("build b3 encampment")
    assert troops(play, 0, "b3") == "I" and figure(play, "reserve-infantry", 0) == 9
    assert at(play, "building", "b3") == 2 and at(play, "holder", "b3") == 0
    assert medals(play) == [1, 0]


@rule("FW-11.12", "FW-1.10", "FW-5.8")
def test_whoever_spends_the_last_unit_controls_nothing_there() -> None:
    play = turn("units: b3-infantry=1 | ", agenda=BUILD).play("build b3 encampment")
    assert medals(play) == [1, 0] and troops(play, 0, "b3") == ""
    assert figure(play, "victory-points", 0) == 1  # the medal, not the encampment


@rule("FW-11.2", "FW-11.3", "FW-11.4", "FW-11.15", "FW-23.1", "FW-23.2", "FW-23.3", "FW-23.4", "FW-23.5")
def test_only_neutral_tiles_and_strategic_points_without_headquarters_are_built_on() -> None:
    play = turn("units: a2-infantry=1 b2-infantry=1 b4-infantry=1 c2-infantry=1 c3-infantry=1 | ", agenda=BUILD)
    tiles = {offer.split()[1] for offer in play.offers_of("build")}
    assert tiles == {"b2", "c3"}


@rule("FW-11.5", "FW-R45", "FW-11.9")
def test_one_construction_to_a_tile_and_a_ruin_is_not_built_over() -> None:
    play = turn(
        "building: b2=factory b3=factory\nfounder: b2=0 b3=1\nholder: b2=0\nruined: b3=1\n"
        "units: b2-infantry=2 b3-infantry=2 | ",
        agenda=BUILD,
    )
    assert play.offers == {"repair b3", "end-building"}


@rule("FW-11.6", "FW-11.7")
def test_nothing_is_built_on_a_frontier_or_where_a_battle_waits() -> None:
    play = turn("units: b3-infantry=2 c3-infantry=2 | b3-infantry=1 c3-infantry=1\nentered: c3=1", agenda=BUILD)
    assert play.asked != "build"


@rule("FW-11.8", "FW-R44")
def test_one_factory_and_two_encampments_can_be_built_in_one_turn() -> None:
    play = turn("units: b3-infantry=3 c3-infantry=2 b2-infantry=2 c1-infantry=2 | ", agenda=BUILD)
    play.play("build b2 encampment", "build b3 encampment", "build c1 factory")
    assert play.asked != "build"  # nothing is left to build
    assert medals(play) == [3, 0]


@rule("FW-R42")
def test_a_unit_that_moved_may_build() -> None:
    play = turn("units: b4-infantry=1 | ").play("move b4 infantry", "to b3", "build b3 factory")
    assert at(play, "building", "b3") == 1


@rule("FW-11.14", "FW-7.10")
def test_a_conquered_construction_works_for_its_conqueror() -> None:
    play = turn(FACTORY.format(1, 1) + "units: c3-infantry=1 | d1-infantry=1").play("move c3 infantry", "to d3")
    assert play.last("construction-conquered")["message"]["args"]["seat"] == ["seat", 0]
    later = table(DUEL, FACTORY.format(1, 0) + "units: d3-infantry=1 | ", "reinforcements position=0")
    later.play("place-nothing")
    assert later.offers_of("place") == {"place tank", "place artillery", "place plane"}


@rule("FW-12.1", "FW-12.2", "FW-12.3", "FW-20.7", "FW-R49")
def test_a_repair_costs_an_infantry_and_earns_nothing() -> None:
    play = turn(RUIN + "units: d3-infantry=2 | ", agenda=BUILD).play("repair d3")
    assert troops(play, 0, "d3") == "I" and medals(play) == [0, 0]
    assert at(play, "ruined", "d3") == 0 and at(play, "holder", "d3") == 0
    contested = turn(RUIN + "units: d3-infantry=2 | d3-infantry=1", agenda=BUILD)
    assert contested.asked != "build"


@rule("FW-12.4", "FW-12.5", "FW-12.6", "FW-12.7", "FW-R49", "FW-6.4")
def test_a_rival_headquarters_is_repaired_with_full_resistance_and_serves_its_new_owner() -> None:
    text = "out: 0 0 1\nflag: a2=0 c5=1\nresistance: 5 5 0\nunits: e2-infantry=1 | | "
    play = turn(text, TRIO, BUILD).play("repair e2")
    assert at(play, "flag", "e2") == 0 and play.counter("resistance") == [5, 5, 5]
    assert troops(play, 0, "e2") == ""  # the garrison holds it alone
    assert figure(play, "cards-per-round", 0) == 2
    later = table(TRIO, "out: 0 0 1\nflag: a2=0 c5=1 e2=0\nunits: | | ", "reinforcements position=0")
    later.play("place infantry")
    assert later.asked == "reinforce" and later.to_act == 0  # the second headquarters


@rule("FW-R50")
def test_an_own_headquarters_can_be_repaired_but_gives_no_extra_card() -> None:
    text = "flag: c5=1 e2=0\nout: 0 0 1\nresistance: 0 5 5\nunits: a2-infantry=1 | | "
    play = turn(text, TRIO, BUILD).play("repair a2")
    assert at(play, "flag", "a2") == 0
    assert figure(play, "cards-per-round", 0) == 2  # for e2 only


@rule("FW-15.3", "FW-R48", "FW-15.4", "FW-5.9")
def test_a_construction_whose_holder_has_nobody_left_is_destroyed() -> None:
    """FW-X10: both sides fall, the factory with them."""
    play = battle("d3", FACTORY.format(1, 1) + "units: d3-infantry=1 | d3-infantry=1")
    assert at(play, "ruined", "d3") == 1 and medals(play) == [0, 0]
    taken = battle("d3", FACTORY.format(1, 1) + "units: d3-tank=1 | d3-infantry=1")
    assert at(taken, "ruined", "d3") == 1 and medals(taken) == [1, 0]
    assert figure(taken, "victory-points", 0) == 1  # the medal; the ruin gives nothing
    later = table(DUEL, RUIN + "units: d3-infantry=1 | ", "reinforcements position=0").play("place-nothing")
    assert later.to_act == 1  # a ruin produces nothing


@rule("FW-R46", "FW-R48")
def test_a_construction_survives_when_its_holder_does() -> None:
    """FW-X12: Blue retakes the own encampment tile."""
    play = battle("d3", "building: d3=encampment\nfounder: d3=0\nholder: d3=0\nunits: d3-tank=2 | d3-infantry=1")
    assert heard(play, "battle-won") == 1 and at(play, "ruined", "d3") == 0
    lost = battle("d3", "building: d3=encampment\nfounder: d3=0\nholder: d3=0\nunits: d3-plane=1 | d3-infantry=2")
    assert at(lost, "ruined", "d3") == 1


@rule("FW-20.9", "FW-R20")
def test_a_construction_built_by_a_card_costs_no_infantry_and_earns_no_medal() -> None:
    play = table(DUEL, "active: 0\nhand.0: field-works\nunits: b3-tank=1 | ", "play-tactical-order")
    play.play("play field-works", "build b3 factory")
    assert at(play, "building", "b3") == 1 and medals(play) == [0, 0]
    assert troops(play, 0, "b3") == "T"
