"""VD-17, VD-R28, VD-R36, VD-R37: bombers, fighters and escorts."""

from __future__ import annotations

import pytest

import sandtable
from tests.harness import rule, small_pack
from tests.victory_day import attack, lost, units

FUEL = "resources.1: fuel x2\n"


@rule("VD-17.1")
def test_an_aircraft_s_own_stats_count_in_the_air_only() -> None:
    """A bomber with attack 9 bombs a tank with its bombs of 1."""
    pack = small_pack("victory-day", german="[ju-87]\nattack = 9\nbombing = 1\n")
    play = attack(f"{FUEL}line-2.1: ju-87\nline-1.0: rifle-company, is-2", pack=pack)
    play.play("wave", "bomb 2-1 1-2", "launch")
    assert play.last("battle")["message"]["args"]["attack"] == 1
    assert units(play, 0) == ["rifle-company", "is-2/turned"]


@rule("VD-17.4")
def test_a_bomber_over_its_target_takes_no_damage() -> None:
    play = attack(f"{FUEL}line-2.1: ju-87\nline-1.0: is-2")
    play.play("wave", "bomb 2-1 1-1", "launch")
    assert units(play, 1) == ["ju-87/turned+attacked"]
    assert units(play, 0) == ["is-2/turned"]


@rule("VD-17.5")
def test_without_fuel_there_is_no_raid() -> None:
    play = attack("line-2.1: ju-87\nline-1.0: is-2\nresources.1: depot")
    assert "wave" in play.offers, "the infantry can attack"
    with pytest.raises(sandtable.IllegalAction):
        play.match.play("bomb 2-1 1-1")
    play.play("wave", "attack 1-15", "launch")
    assert (play.told("bombs"), len(play.told("attacks"))) == ([], 1)
    fuelled = attack("line-2.1: ju-87\nline-1.0: is-2\nresources.1: fuel").play("wave", "bomb 2-1 1-1", "launch")
    assert fuelled.zone("resources.1") == ["fuel/turned"]


@rule("VD-17.6")
def test_fighters_do_not_attack() -> None:
    play = attack(f"{FUEL}line-2.1: bf-109\nline-1.0: is-2\nline-1.1: tiger")
    play.play("wave")
    assert play.offers == {"attack 1-1", "attack 1-15", "direct 1-1 1-1"}, "the Tiger and the infantry, not the fighter"


@rule("VD-17.7")
def test_a_ready_fighter_intercepts_one_aircraft_even_if_it_is_a_target() -> None:
    play = attack(f"{FUEL}line-2.1: ju-87 x2, bf-109\nline-2.0: la-7, la-7/turned")
    play.play("wave", "bomb 2-1 2-1", "bomb 2-2 2-2", "escort 2-3 2-1", "launch")
    assert play.offers == {"intercept 2-1 2-1", "intercept 2-1 2-2", "intercept 2-1 2-3", "hold"}
    play.play("intercept 2-1 2-2")
    assert play.told("intercepts"), "one aircraft only: the answer is complete"


@rule("VD-17.13")
def test_with_every_interceptor_taken_the_bombing_goes_ahead() -> None:
    play = attack(f"{FUEL}line-2.1: ju-87, bf-109 x2\nline-2.0: la-7 x2, katyusha")
    play.play("wave", "bomb 2-1 2-3", "escort 2-2 2-1", "escort 2-3 2-1", "launch")
    play.play("intercept 2-1 2-1", "intercept 2-2 2-1", "hold", "counter 2-1", "counter 2-2")
    assert "katyusha" in lost(play, 0)
    assert play.told("bombing-cancelled") == []


@rule("VD-17.15")
def test_a_targeted_fighter_that_does_not_intercept_takes_the_bombs() -> None:
    play = attack(f"{FUEL}line-2.1: ju-87\nline-2.0: la-7")
    play.play("wave", "bomb 2-1 2-1", "launch", "hold")
    assert lost(play, 0) == ["la-7"]
    assert lost(play, 1) == []


@rule("VD-R28")
def test_two_escorts_may_take_the_same_fighter() -> None:
    play = attack(f"{FUEL}line-2.1: ju-87, bf-109 x2\nline-2.0: la-7, katyusha")
    play.play("wave", "bomb 2-1 2-2", "escort 2-2 2-1", "escort 2-3 2-1", "launch", "intercept 2-1 2-1", "hold")
    play.play("counter 2-1")
    assert play.offers == {"counter 2-1", "decline"}
    play.play("counter 2-1")
    assert [event["message"]["args"]["attack"] for event in play.told("battle")] == [5, 6], "bombs, then both escorts"


@rule("VD-R36")
def test_a_parked_bomber_keeps_its_defence_against_bombs_but_hits_nobody() -> None:
    pack = small_pack("victory-day", soviet="[il-2]\ndefence = 6\n")
    play = attack(f"{FUEL}line-2.1: ju-87\nline-2.0: il-2", pack=pack)
    play.play("wave", "bomb 2-1 2-1", "launch")
    assert units(play, 0) == ["il-2/turned"], "5 of bombs against 6"
    assert lost(play, 1) == []


@rule("VD-17.14")
def test_fighters_fight_by_the_ordinary_rules() -> None:
    pack = small_pack("victory-day", german="[bf-109]\nattack = 6\n")
    play = attack(f"{FUEL}line-2.1: ju-87, bf-109\nline-2.0: la-7 x2, katyusha", pack=pack)
    play.play("wave", "bomb 2-1 2-3", "escort 2-2 2-1", "launch", "intercept 2-1 2-2", "intercept 2-2 2-2", "hold")
    play.play("destroy 2-1", "destroy 2-2")
    assert lost(play, 0).count("la-7") == 2, "six of attack divided between two"
