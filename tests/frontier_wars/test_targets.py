"""What orders and skills may be used on, and what they take: targets that are there, and targets that are not."""

from __future__ import annotations

import pytest

from tests.frontier_wars.table import (
    DUEL,
    TRIO,
    WHOLE_TURN,
    at,
    battle,
    figure,
    heard,
    initiatives,
    table,
    troops,
    turn,
)
from tests.harness import Play, rule, small_pack

PAIR = DUEL.replace("ussr+germany", "{0}")


def tactical(text: str, head: str = DUEL) -> Play:
    """Seat 0 may play a tactical order."""
    return table(head, f"active: 0\n{text}", "play-tactical-order")


def mass_production(units: str, infantry: str = "b3-infantry=1") -> Play:
    """The USA's skill in its window, with one encampment on b3."""
    text = f"building: b3=encampment\nfounder: b3=0\nholder: b3=0\nhand.0: flak\nunits: {infantry} {units} | "
    return table(PAIR.format("usa+uk"), f"option side: blitz\n{text}", "reinforcements position=0")


@rule("FW-R20", "FW-8.6")
def test_mass_production_needs_an_active_encampment_and_a_mechanized_unit_in_reserve() -> None:
    everything = "c1-tank=5 c2-artillery=5 c3-plane=5"
    assert mass_production(everything).asked == "reinforce"
    for scarce in (
        "c1-tank=4 c2-artillery=5 c3-plane=5",
        "c1-tank=5 c2-artillery=4 c3-plane=5",
        "c3-plane=4 c1-tank=5",
    ):
        assert "use-skill" in mass_production(scarce).offers
    assert mass_production("", infantry="b3-tank=1").asked == "reinforce"


@rule("FW-R20", "FW-8.2")
@pytest.mark.parametrize("order", ["codebreaking", "espionage"])
def test_only_an_opponent_with_cards_can_be_spied_on(order: str) -> None:
    assert tactical(f"hand.0: {order}\nhand.1: \nunits: | ").offers == {"pass"}
    two = tactical(f"hand.0: {order}\nhand.1: \nhand.2: flak, bunkers\nunits: | | ", TRIO).play(f"play {order}")
    assert heard(two, "hand-seen") + heard(two, "card-stolen") == 1, "there was no choice whose hand"
    gone = f"out: 0 1 0\nflag: a2=0 e2=2\nresistance: 5 0 5\nhand.0: {order}\nhand.1: flak\nhand.2: \nunits: | | "
    assert tactical(gone, TRIO).offers == {"pass"}, "who is out has nothing to lose"


@rule("FW-R20", "FW-8.2")
def test_the_first_seat_can_be_robbed_too() -> None:
    text = "active: 1\nhand.0: flak\nhand.1: espionage\nunits: | "
    play = table(DUEL, text, "play-tactical-order").play("play espionage")
    assert play.zone("hand.1") == ["flak"] and play.zone("hand.0") == []


@rule("FW-R20", "FW-8.2")
def test_orders_that_name_no_target_can_always_be_played() -> None:
    text = "hand.0: requisition, supplies, forward-depot\nhand.1: \nunits: | "
    assert tactical(text).offers == {"play requisition", "play supplies", "play forward-depot", "pass"}
    play = tactical(text).play("play requisition", "draw attack", "draw attack")
    assert play.counter("round") == 1 and len(play.zone("hand.0")) == 4, "two cards, then the next round"


@rule("FW-R20", "FW-8.4")
def test_a_defense_order_needs_what_it_works_on() -> None:
    hand = "hand.1: flak, counter-battery, anti-tank-ambush, entrench, local-reserves, camouflage, minefield\n"
    fight = battle("c2", f"{hand}units: c2-infantry=1 | c2-tank=1")
    assert fight.offers == {"play minefield", "pass"}
    rich = f"{hand}pending-order: suppression\nunits: c2-plane=1 c2-artillery=1 c2-tank=1 | c2-infantry=1 d2-tank=1"
    assert battle("c2", rich).play("hold-back").offers == {
        "play flak", "play counter-battery", "play anti-tank-ambush", "play entrench", "play local-reserves",
        "play minefield", "pass",
    }  # fmt: skip


@rule("FW-20.4", "FW-14.6")
@pytest.mark.parametrize(
    ("units", "left"),
    [("c2-infantry=1 c2-tank=2", "TT"), ("c2-tank=1 c2-artillery=1", "A"), ("c2-artillery=1 c2-plane=1", "P")],
)
def test_a_minefield_takes_the_first_in_the_order_of_losses(units: str, left: str) -> None:
    fight = battle("c2", f"hand.1: minefield\nunits: {units} | c2-plane=3").play("play minefield")
    lost = fight.last("unit-removed")["message"]["args"]["unit"]
    assert lost == ["word", {"TT": "infantry", "A": "tank", "P": "artillery"}[left]]


@rule("FW-20.4", "FW-8.1")
def test_an_air_strike_may_hit_any_tile_in_range_its_own_and_the_first_of_the_map_too() -> None:
    text = "hand.0: air-strike\nunits: c2-plane=1 | a2-infantry=1 c2-infantry=1 d1-infantry=1 e2-artillery=1"
    play = turn(text, agenda=WHOLE_TURN).play("play air-strike")
    assert play.offers == {"target a2", "target c2", "target d1"}
    play.play("target a2")
    assert troops(play, 1, "a2") == "" and troops(play, 1, "c2") == "I"


@rule("FW-20.4", "FW-14.6")
def test_only_a_faction_with_units_there_can_be_the_victim() -> None:
    text = "hand.0: air-strike\nunits: c3-plane=1 | c2-infantry=1 c4-infantry=1 | c2-tank=1"
    play = turn(text, TRIO, WHOLE_TURN).play("play air-strike", "target c4")
    assert troops(play, 1, "c4") == "", "nobody else was there to choose"
    both = turn(text, TRIO, WHOLE_TURN).play("play air-strike", "target c2")
    assert both.offers == {"against 1", "against 2"}
    assert troops(both.play("against 2"), 2, "c2") == "" and troops(both, 1, "c2") == "I"


@rule("FW-11.8", "FW-R20")
def test_field_works_build_what_is_left_in_the_reserve() -> None:
    building = "hand.0: field-works\nbuilding: {0}\nfounder: {1}\nholder: {1}\nunits: c3-tank=1 | "
    camps = building.format("b2=encampment b3=encampment", "b2=0 b3=0")
    play = tactical(camps).play("play field-works")
    assert at(play, "building", "c3") == 1, "only the factory is left"
    factory = tactical(building.format("b2=factory", "b2=0")).play("play field-works")
    assert at(factory, "building", "c3") == 2, "only encampments are left"
    spent = tactical(building.format("b2=encampment b3=encampment d3=factory", "b2=0 b3=0 d3=0"))
    assert spent.offers == {"pass"}
    rival = tactical(building.format("b2=factory", "b2=1").replace("holder: b2=1", "holder: b2=0"))
    assert rival.play("play field-works").offers == {"build c3 factory", "build c3 encampment"}


@rule("FW-8.4", "FW-1.12")
def test_local_reserves_bring_at_most_two_units_of_any_type_from_one_tile() -> None:
    text = "hand.1: local-reserves\nunits: c2-tank=1 | c2-infantry=1 d2-infantry=1 d2-plane=2 b2-infantry=1"
    fight = battle("c2", text).play("play local-reserves", "target d2")
    assert fight.offers == {"choose infantry", "choose plane"}, "at least one comes"
    fight.play("choose plane")
    assert fight.offers == {"choose infantry", "choose plane", "done"}
    fight.play("choose plane")
    assert troops(fight, 1, "d2") == "I" and troops(fight, 1, "b2") == "I"
    assert heard(fight, "unit-brought-up") == 2 and heard(fight, "battle-won") == 1


@rule("FW-R41", "FW-8.4")
def test_local_reserves_come_only_from_tiles_under_control() -> None:
    text = "hand.1: local-reserves\nunits: c2-tank=1 d2-infantry=1 | c2-infantry=1 d2-infantry=1"
    assert battle("c2", text).offers == {"pass"}


@rule("FW-8.2", "FW-1.8")
def test_redeployment_may_stop_after_one_unit_of_any_type() -> None:
    play = tactical("hand.0: redeployment\nunits: b4-tank=2 b4-plane=1 c3-infantry=1 | ").play("play redeployment")
    play.play("target b4")
    assert play.offers == {"choose tank", "choose plane"}
    play.play("choose tank")
    assert play.offers == {"choose tank", "choose plane", "done"}
    play.play("done")
    assert troops(play, 0, "b4") == "TP" and troops(play, 0, "c3") == "IT"


@rule("FW-8.2")
def test_redeployment_begins_where_units_stand_and_ends_when_none_is_left() -> None:
    text = "hand.0: redeployment\nbuilding: d3=factory\nfounder: d3=0\nholder: d3=0\n"
    play = tactical(text + "flag: b4=0 d1=1\nunits: c3-infantry=1 b3-tank=1 | ").play("play redeployment")
    assert play.offers == {"target c3", "target b3"}, "nobody stands at the headquarters"
    play.play("target c3", "target b3")
    assert play.asked != "redeploy-units"
    assert troops(play, 0, "b3") == "IT" and troops(play, 0, "c3") == ""


@rule("FW-R25", "FW-8.6")
def test_schwerpunkt_doubles_one_tank_and_no_other() -> None:
    text = "hand.0: flak\nunits: c2-tank=3 | c2-infantry=6"
    fight = battle("c2", text, PAIR.format("germany+uk")).play("use-skill", "pay flak")
    assert troops(fight, 1, "c2") == "II", "four impacts of three tanks"


@rule("FW-R25")
def test_artillery_that_attacks_twice_is_one_and_no_other() -> None:
    pack = small_pack(
        "frontier-wars", attack='[night-attack]\neffect = { do = "one-attacks-twice", unit = "artillery" }\n'
    )
    text = "pending-order: night-attack\nunits: c2-artillery=3 | c2-plane=5"
    fight = battle("c2", text, pack=pack).play("attach")
    assert initiatives(fight) == [0], "artillery and planes at the same time"
    assert troops(fight, 1, "c2") == "P", "four impacts of three batteries"


@rule("FW-R54", "FW-R53", "FW-14.7")
def test_of_infantry_that_has_attacked_the_raised_one_counts_as_lost() -> None:
    text = "pending-order: elite-unit\nunits: c3-infantry=2 c3-artillery=1 | c3-plane=1 | c3-infantry=2 c3-plane=1"
    fight = battle("c3", text, TRIO).play("attach", "choose infantry", "aim 2")
    assert fight.counter("spent")[:6] == [1, 1, 0, 0, 0, 0], "infantry, plain and raised"
    fight.play("aim 2", "aim 0")
    assert initiatives(fight) == [3, 1, 0] and troops(fight, 0, "c3") == "IA"
    assert fight.counter("spent")[:6] == [1, 0, 0, 0, 1, 0]


@rule("FW-10.1")
def test_passengers_board_in_any_order() -> None:
    play = turn("units: b3-plane=1 b3-infantry=1 b3-artillery=1 | d1-infantry=1").play("move b3 plane", "load b3")
    assert play.offers == {"board infantry", "board artillery"}
    play.play("board artillery")
    assert play.offers == {"board infantry", "depart"}
    play.play("board infantry", "to b2")
    assert troops(play, 0, "b2") == "IAP"


@rule("FW-14.2", "FW-14.4")
def test_attacking_infantry_strikes_before_a_defending_plane() -> None:
    fight = battle("c2", "units: c2-infantry=1 | c2-plane=1")
    assert initiatives(fight) == [1] and troops(fight, 0, "c2") == "I"
    assert figure(fight, "hand-limit", 0) == 5


@rule("FW-14.1", "FW-14.8")
def test_who_has_attacked_in_a_battle_attacks_no_more() -> None:
    fight = battle("c3", "units: c3-tank=2 | c3-infantry=1 c3-artillery=1 | c3-infantry=2", TRIO)
    assert [figure(fight, "battle-order", seat) for seat in range(3)] == [2, 1, 2], "the artillery has struck"
    fight.play("aim 0")
    assert fight.to_act == 0 and [figure(fight, "battle-order", seat) for seat in range(3)] == [0, 1, 2]
