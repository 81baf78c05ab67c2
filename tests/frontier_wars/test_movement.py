"""Movement, transport and when a battle begins (FW-9, FW-10, FW-16)."""

from __future__ import annotations

from sandtable.games.frontier_wars.movement import flight_steps
from sandtable.games.frontier_wars.state import FrontierWars
from tests.frontier_wars.table import (
    DUEL,
    WHOLE_TURN,
    at,
    figure,
    heard,
    initiatives,
    medals,
    place,
    table,
    troops,
    turn,
)
from tests.harness import position, rule, small_pack

VARSITY = "seats: 2\noption factions: ussr+germany\noption starts: fixed\noption operation: varsity\n"


@rule("FW-9.1", "FW-9.2", "FW-R43")
def test_any_number_of_units_move_each_once() -> None:
    play = turn("units: b4-infantry=2 b4-tank=1 | d1-infantry=1")
    play.play("move b4 infantry", "to b3", "move b4 infantry", "to c3", "move b4 tank", "to b2")
    assert (troops(play, 0, "b3"), troops(play, 0, "c3"), troops(play, 0, "b2")) == ("I", "I", "T")
    assert play.asked != "move-units"  # nobody is left who could move again


@rule("FW-9.3", "FW-1.2")
def test_each_type_moves_its_number_of_tiles() -> None:
    reach = {}
    for unit in ("infantry", "tank", "artillery", "plane"):
        play = turn(f"units: b4-{unit}=1 | ").play(f"move b4 {unit}")
        reach[unit] = play.offers
    assert reach["infantry"] == reach["artillery"] == {"to b3", "to c3"}
    assert reach["tank"] == {"to b3", "to c3", "to a2", "to b2", "to c2", "to d3"}
    assert reach["plane"] == reach["tank"] | {"to c1", "to d2", "to e2"}


@rule("FW-9.4")
def test_units_of_one_tile_go_their_own_ways() -> None:
    play = turn("units: b3-infantry=2 | c3-infantry=1").play("move b3 infantry", "to c3", "move b3 infantry", "to a2")
    assert heard(play, "battle-begins") == 1 and troops(play, 0, "a2") == "I"


@rule("FW-9.5")
def test_a_unit_that_ends_among_enemies_starts_a_battle() -> None:
    play = turn("units: b3-tank=1 | c3-infantry=1").play("move b3 tank", "to c3")
    assert heard(play, "battle-begins") == 1
    passing = turn("units: b3-tank=1 | d3-infantry=1").play("move b3 tank", "to c3")
    assert heard(passing, "battle-begins") == 0


@rule("FW-9.7", "FW-R36", "FW-R37")
def test_planes_pass_enemies_but_not_artillery_and_may_go_round_by_sea() -> None:
    """FW-X13: the flight c3, d3, e2 is barred by a gun on d3, but c2 and d2 or the sea beside the map are open."""
    play = turn("units: c3-plane=1 | d3-artillery=1 c2-infantry=1 d2-infantry=1").play("move c3 plane")
    assert {"to d3", "to e2", "to d2"} <= play.offers
    walled = turn("units: b4-plane=1 | b3-artillery=1 c3-artillery=1").play("move b4 plane")
    assert walled.offers == {"to b3", "to c3", "to a2", "to b2", "to d3"}  # the last three over the sea


@rule("FW-R36")
def test_a_plane_takes_off_from_a_tile_with_artillery() -> None:
    play = turn("units: c2-plane=1 | c2-artillery=1").play("move c2 plane")
    assert "to b4" in play.offers


@rule("FW-9.8", "FW-9.9", "FW-9.10", "FW-23.6", "FW-R5")
def test_planes_cross_water_but_nobody_ends_there() -> None:
    """On Varsity the water c4 lies between b3 and d4."""
    text = "units: b3-plane=1 b3-tank=1 | \nactive: 0"
    play = table(VARSITY, text, "end-of-turn, list-battles, build, after-movement, move-units").play("move b3 plane")
    assert "to d4" in play.offers and "to c4" not in play.offers
    walk = table(VARSITY, text, "end-of-turn, list-battles, build, after-movement, move-units").play("move b3 tank")
    assert "to d3" in walk.offers and "to c4" not in walk.offers


@rule("FW-R91")
def test_ground_units_never_enter_water() -> None:
    """From b3 two steps over the water c4 would be d4; on the ground it is farther."""
    text = "units: b3-tank=1 | \nactive: 0"
    play = table(VARSITY, text, "end-of-turn, list-battles, build, after-movement, move-units").play("move b3 tank")
    assert "to d4" not in play.offers


@rule("FW-R32")
def test_every_step_to_one_of_six_neighbours_costs_one() -> None:
    play = turn("units: c2-infantry=1 | ").play("move c2 infantry")
    assert play.offers == {"to b2", "to b3", "to c1", "to c3", "to d2", "to d3"}


@rule("FW-R33", "FW-R34")
def test_ground_units_stop_at_enemies_and_at_a_lonely_headquarters() -> None:
    play = turn("units: b3-tank=1 | c2-infantry=1 c3-infantry=1").play("move b3 tank")
    assert "to d3" not in play.offers and "to d2" not in play.offers
    guarded = turn("units: c1-tank=1 | ").play("move c1 tank")
    assert "to d1" in guarded.offers
    behind = position(
        "frontier-wars",
        DUEL + "active: 0\nhome: b4 c2\nflag: b4=0 c2=1\nunits: b2-tank=1 | \n"
        "agenda: new-round, end-of-turn, move-units",
    )
    behind.play("move b2 tank")
    assert "to c2" in behind.offers and "to d3" not in behind.offers


@rule("FW-R35", "FW-R47", "FW-20.8")
def test_an_ungarrisoned_factory_neither_stops_nor_fights_and_falls_intact() -> None:
    """FW-X11."""
    text = "building: d3=factory\nfounder: d3=1\nholder: d3=1\nunits: c3-tank=1 | d1-infantry=1"
    through = turn(text).play("move c3 tank")
    assert "to e2" in through.offers
    play = turn(text).play("move c3 tank", "to d3")
    assert heard(play, "battle-begins") == 0 and medals(play) == [0, 0]
    assert at(play, "holder", "d3") == 0 and at(play, "ruined", "d3") == 0
    assert figure(play, "victory-points", 0) == 1


@rule("FW-R88")
def test_a_move_does_not_end_where_it_began() -> None:
    """FW-X26: a tank cannot step out of a frontier and back in to force a battle."""
    play = turn("units: c2-tank=1 | c2-infantry=1").play("move c2 tank")
    assert "to c2" not in play.offers


# -- transport --------------------------------------------------------------------------------------


@rule("FW-10.1", "FW-10.2", "FW-10.4", "FW-10.3", "FW-10.5", "FW-R40", "FW-10.6")
def test_a_paradrop_carries_two_units_that_land_and_fight() -> None:
    """FW-X14: I moves to the plane, boards with another I; P, I, I against I, T."""
    play = turn("units: b3-plane=1 b3-infantry=1 a2-infantry=1 | d3-infantry=1 d3-tank=1")
    play.play("move a2 infantry", "to b3", "move b3 plane", "load b3", "board infantry")
    assert play.asked == "fly"  # two is the most, it departs by itself
    play.play("to d3")
    assert heard(play, "unit-carried") == 2  # loads are open to all
    assert play.last("unit-carried", seat=1)["message"]["args"]["to"] == ["tile", "d3"]
    assert initiatives(play) == [1]
    assert troops(play, 0, "d3") == "P" and troops(play, 1, "d3") == ""
    assert medals(play) == [1, 0]


@rule("FW-10.5", "FW-R39")
def test_carried_units_neither_move_nor_board_again() -> None:
    play = turn("units: b3-plane=1 b3-infantry=1 b2-plane=1 | d1-infantry=1")
    play.play("move b3 plane", "load b3", "to b2")
    assert "move b2 infantry" not in play.offers
    play.play("move b2 plane")
    assert play.asked == "fly"  # nobody is left to board


@rule("FW-9.2", "FW-10.4")
def test_a_plane_that_flies_a_round_trip_has_moved_and_no_other_unit_has() -> None:
    play = turn("units: b3-plane=2 b3-infantry=1 c3-infantry=1 | d1-infantry=1")
    play.play("move b3 plane", "load c3", "to b3")
    assert troops(play, 0, "b3") == "IIPP"
    assert {"move b3 plane", "move b3 infantry"} <= play.offers, "the other plane, and the infantry that stood there"
    play.play("move b3 plane", "fly-empty", "to b4")
    assert "move b3 plane" not in play.offers


@rule("FW-10.1")
def test_planes_carry_neither_tanks_nor_planes() -> None:
    play = turn("units: b3-plane=2 b3-tank=1 b3-artillery=2 | d1-infantry=1").play("move b3 plane", "load b3")
    assert play.offers == {"board artillery", "depart"}  # one gun is aboard, it was the only choice


@rule("FW-10.1")
def test_infantry_and_a_gun_fill_a_plane() -> None:
    play = turn("units: b3-plane=1 b3-infantry=2 b3-artillery=2 | d1-infantry=1")
    play.play("move b3 plane", "load b3", "board infantry", "board artillery")
    assert play.asked == "fly"


@rule("FW-9.3", "FW-1.12")
def test_an_order_may_let_planes_fly_farther() -> None:
    pack = small_pack("frontier-wars", attack='[forced-march]\neffect = { do = "movement", unit = "plane", by = 1 }')
    text = "hand.0: forced-march\nunits: b4-plane=1 | d1-infantry=1"
    usual = turn(text, agenda=WHOLE_TURN, pack=pack).play("pass", "move b4 plane")
    assert "to c1" in usual.offers and "to d1" not in usual.offers
    farther = turn(text, agenda=WHOLE_TURN, pack=pack).play("play forced-march", "move b4 plane")
    assert "to d1" in farther.offers


@rule("FW-R38")
def test_a_plane_picks_up_on_the_way_and_must_fly_on() -> None:
    """FW-X26, shuttle: to the neighbour, load, and back to where it came from."""
    play = turn("units: b3-plane=1 b2-infantry=1 d2-infantry=1 | d1-infantry=1").play("move b3 plane")
    assert play.offers == {"fly-empty", "load b2", "load d2"}
    play.play("load b2")
    assert "to b3" in play.offers and "to b2" not in play.offers
    play.play("to b3")
    assert troops(play, 0, "b3") == "IP"
    far = turn("units: b4-plane=1 d2-infantry=1 | d1-infantry=1").play("move b4 plane")
    assert far.asked == "fly"  # three steps away: no step would be left


@rule("FW-R38")
def test_a_plane_that_has_flown_all_its_steps_goes_nowhere() -> None:
    play = turn("units: b3-plane=1 | d1-infantry=1")
    here, s = place(play, "b3"), play.match.state
    assert isinstance(s, FrontierWars)
    steps = flight_steps(s, 0, here, 0)
    assert [tile for tile, step in enumerate(steps) if step >= 0] == [here]


@rule("FW-R38", "FW-R36")
def test_no_pick_up_where_artillery_ends_the_flight() -> None:
    play = turn("units: b3-plane=1 c2-infantry=1 | c2-artillery=1").play("move b3 plane")
    assert "load c2" not in play.offers
    start = turn("units: c2-plane=1 c2-infantry=1 | c2-artillery=1").play("move c2 plane")
    assert "load c2" in start.offers  # it takes off from there


@rule("FW-R39")
def test_a_unit_that_moved_in_among_enemies_does_not_board_but_an_old_one_does() -> None:
    play = turn("units: c2-plane=1 b2-infantry=1 | c2-infantry=1").play("move b2 infantry", "to c2", "move c2 plane")
    assert play.asked == "fly"
    old = turn("units: c2-plane=1 c2-infantry=1 | c2-infantry=1").play("move c2 plane")
    assert "load c2" in old.offers


@rule("FW-R39")
def test_of_equal_units_the_moved_one_boards_first() -> None:
    play = turn("units: b3-plane=1 b3-infantry=1 b2-infantry=1 | d1-infantry=1")
    play.play("move b2 infantry", "to b3", "move b3 plane", "load b3", "depart", "to a2")
    assert "move b3 infantry" in play.offers  # the unmoved one stayed behind


# -- frontiers and fresh troops ---------------------------------------------------------------------


@rule("FW-16.1", "FW-R41")
def test_units_that_share_a_frontier_do_not_fight_again() -> None:
    play = turn("units: c2-tank=1 | c2-infantry=1").play("end-movement")
    assert heard(play, "battle-begins") == 0


@rule("FW-16.2", "FW-R41")
def test_adding_troops_by_movement_attacks_even_as_a_swap() -> None:
    """FW-X7: infantry out, tank in."""
    play = turn("units: c2-infantry=1 b3-tank=1 | c2-infantry=1")
    play.play("move b3 tank", "to c2", "move c2 infantry", "to b2", "end-building")
    assert heard(play, "battle-begins") == 1 and medals(play) == [1, 0]


@rule("FW-16.3", "FW-9.11", "FW-R41")
def test_reinforcing_and_withdrawing_gives_no_battle() -> None:
    """FW-X6: the fresh tank moves out of the contested headquarters again."""
    text = "fresh: b4=1\nresistance: 3 5\nunits: b4-tank=1 | b4-infantry=1 b4-plane=1"
    play = turn(text).play("move b4 tank", "to b3")
    assert heard(play, "battle-begins") == 0 and medals(play) == [0, 0]
    assert troops(play, 1, "b4") == "IP"


@rule("FW-R41", "FW-18.4", "FW-18.5", "FW-R59")
def test_fresh_troops_at_a_contested_headquarters_attack_with_the_garrison() -> None:
    """FW-X5: step 2 tank, step 0 garrison and plane; the garrison is hit last."""
    text = "fresh: b4=1\nresistance: 3 5\nunits: b4-tank=1 | b4-infantry=1 b4-plane=1"
    play = turn(text).play("end-movement")
    assert initiatives(play) == [2, 0]
    assert troops(play, 0, "b4") == "" and troops(play, 1, "b4") == ""
    assert play.counter("resistance") == [3, 5] and medals(play) == [1, 0]


@rule("FW-R41")
def test_a_fresh_mark_lapses_at_the_end_of_the_turn() -> None:
    """FW-X25: after X6 the next round brings no battle without new troops."""
    text = "fresh: b4=1\nunits: b4-tank=2 | b4-infantry=1"
    play = turn(text).play("move b4 tank", "to b3", "end-movement")
    assert at(play, "fresh", "b4") == 0
    again = turn("units: b4-tank=1 | b4-infantry=1").play("end-movement")
    assert heard(again, "battle-begins") == 0


@rule("FW-16.3", "FW-R41")
def test_who_left_a_tile_in_an_earlier_turn_may_fight_there_with_fresh_troops() -> None:
    text = "left: b4=1\nunits: b4-infantry=1 | b4-infantry=1"
    play = table(DUEL, text, "player-turns position=0, reinforcements position=0")
    play.play("place tank", "place-nothing")
    assert play.asked == "move-units"
    play.play("end-movement")
    assert heard(play, "battle-begins") == 1


@rule("FW-16.4")
def test_whoever_stays_controls_the_tile_at_once() -> None:
    play = turn("units: c2-infantry=1 | c2-infantry=1").play("move c2 infantry", "to b2")
    assert figure(play, "hand-limit", 1) == 5  # the airport c2


@rule("FW-R29")
def test_a_unit_placed_this_round_may_move() -> None:
    play = table(DUEL, "units: | ", "player-turns position=0, reinforcements position=0")
    play.play("place tank", "place-nothing")
    assert "move b4 tank" in play.offers


@rule("FW-R30")
def test_limits_do_not_hold_while_moving() -> None:
    play = turn("units: b3-infantry=4 | d1-infantry=1")
    play.play(*["move b3 infantry", "to c3"] * 4)
    assert troops(play, 0, "c3") == "IIII"
