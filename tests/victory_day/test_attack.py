"""VD-10, VD-11, VD-18, VD-R30, VD-R43: attacks, directed attacks and abilities."""

from __future__ import annotations

import pytest

import sandtable
from tests.harness import rule
from tests.victory_day import attack, lost, rest, size, table, units


@rule("VD-10.1")
def test_only_the_active_player_attacks() -> None:
    play = table("agenda: reserves, attacking\nactive: 1\nline-1.0: is-2\nline-1.1: tiger")
    assert (play.to_act, play.offers) == (1, {"wave", "end-attacks"})
    play.play("wave", "attack 1-1", "launch")
    assert (play.to_act, play.offers) == (0, {"block 1-1 1-1", "hold"}), "the IS-2 can only answer"
    play.play("hold", "raid-deck", "end-attacks")
    assert [event["message"]["args"]["seat"] for event in play.told("wave-begins")] == [["seat", 1]]
    assert play.counter("active") == 0


@rule("VD-10.2", "VD-10.3", "VD-10.4", "VD-17.6")
def test_ready_ground_units_of_the_1st_line_and_bombers_attack_and_nobody_else() -> None:
    play = attack(
        "line-1.1: tiger, pak-40, schuetzenzug/turned\nline-2.1: ju-87, bf-109, lefh-18\nline-1.0: is-2\n"
        "resources.1: fuel"
    )
    play.play("wave")
    assert play.offers == {"attack 1-1", "direct 1-1 1-1", "attack 1-2", "attack 1-15", "bomb 2-1 1-1"}


@rule("VD-10.5")
def test_a_unit_attacks_once_per_turn() -> None:
    play = attack("line-1.1: schuetzenzug x2")
    play.play("wave", "attack 1-1", "launch", "wave")
    assert play.offers == {"attack 1-2", "attack 1-15"}


@rule("VD-10.9", "VD-11.1")
def test_without_directed_attack_no_target_can_be_picked() -> None:
    play = attack("line-1.1: schuetzenzug, tiger\nline-1.0: is-2, zis-3\nline-2.0: m-30")
    play.play("wave")
    assert play.offers_of("direct") == {"direct 1-2 1-1", "direct 1-2 1-2"}, "only the Tiger, only on the 1st line"
    with pytest.raises(sandtable.IllegalAction) as error:
        play.match.play("direct 1-1 1-1")
    assert "directed attack" in str(error.value)


@rule("VD-10.10", "VD-10.11", "VD-13.7")
def test_a_wave_is_settled_before_the_next_and_there_may_be_many() -> None:
    play = attack("line-1.1: schuetzenzug x3\nline-2.0: m-30")
    for place in ("1-1", "1-2", "1-3"):
        play.play("wave", f"attack {place}", "launch", "raid 2-1")
        assert play.asked == "attacks"
        assert set(play.counter("role")[1]) == {0}
    assert units(play, 0) == ["m-30/turned"], "2, 2 and 2 of damage do not add up over waves"


@rule("VD-11.2", "VD-15.9", "VD-R37")
def test_bombers_reach_units_on_both_lines_but_nothing_else() -> None:
    play = attack(
        "line-2.1: ju-87\nline-1.0: is-2\nline-2.0: m-30\nreserve.0: zis-3\nresources.0: depot\nresources.1: fuel"
    )
    play.play("wave")
    assert play.offers_of("bomb") == {"bomb 2-1 1-1", "bomb 2-1 2-1"}
    play.play("bomb 2-1 2-1", "launch")
    assert lost(play, 0) == ["m-30"], "over the 1st line"
    assert play.told("breaks-through") == []


@rule("VD-11.4", "VD-12.6")
def test_a_target_cannot_avoid_the_conflict_and_cannot_block_elsewhere() -> None:
    play = attack("line-1.1: tiger, schuetzenzug\nline-1.0: t-34-85, rifle-company")
    play.play("wave", "direct 1-1 1-1", "attack 1-2", "launch")
    assert play.offers_of("block") == {"block 1-2 1-1", "block 1-2 1-2"}
    play.play("hold")
    assert "t-34-85" in lost(play, 0)


@rule("VD-11.7")
def test_a_unit_with_directed_attack_may_attack_in_the_ordinary_way() -> None:
    play = attack("line-1.1: tiger\nline-1.0: t-34-85")
    play.play("wave", "attack 1-1", "launch", "hold")
    assert play.told("breaks-through")


@rule("VD-11.9")
def test_a_ready_target_turns() -> None:
    play = attack("line-1.1: panther\nline-1.0: is-2")
    play.play("wave", "direct 1-1 1-1", "launch")
    assert units(play, 0) == ["is-2/turned"]


@rule("VD-R43")
def test_a_wave_needs_an_attacker_and_help_goes_to_its_units_only() -> None:
    play = attack("line-1.1: tiger, schuetzenzug\nline-2.1: bf-109, ju-87, lefh-18\nline-1.0: is-2\nresources.1: fuel")
    play.play("wave")
    assert "launch" not in play.offers
    assert play.offers_of("escort") == play.offers_of("support") == set()
    play.play("attack 1-2")
    assert play.offers_of("support") == {"support 2-3 1-2"}
    assert play.offers_of("escort") == set()
    play.play("bomb 2-2 1-1")
    assert play.offers_of("escort") == {"escort 2-1 2-2"}


@rule("VD-18.3", "VD-18.6", "VD-18.8")
def test_several_guns_may_support_one_unit_and_their_values_add_up() -> None:
    play = attack("line-1.1: schuetzenzug\nline-2.1: lefh-18 x2")
    before = size(play, "deck.0")
    play.play("wave", "attack 1-1", "support 2-1 1-1", "support 2-2 1-1", "launch", "raid-deck")
    assert size(play, "deck.0") == before - 6


@rule("VD-18.9")
def test_a_unit_cannot_support_itself() -> None:
    play = attack("line-1.0: su-76m, rifle-company", active=0, boosters=True)
    play.play("wave", "attack 1-1")
    assert play.offers_of("support") == set()
    other = attack("line-1.0: su-76m, rifle-company", active=0, boosters=True)
    other.play("wave", "attack 1-2")
    assert other.offers_of("support") == {"support 1-1 1-2"}


@rule("VD-18.4", "VD-R29")
def test_support_lasts_for_the_wave_and_raises_attack_only() -> None:
    play = attack("line-1.1: schuetzenzug, tiger\nline-2.1: lefh-18\nline-1.0: rifle-company x2")
    play.play("wave", "attack 1-1", "support 2-1 1-1", "launch", "block 1-1 1-1", "hold")
    assert play.last("battle")["message"]["args"]["attack"] == 4
    assert "schuetzenzug" in lost(play, 1), "its defence is still 1"
    assert set(play.counter("role")[1]) == {0}


@rule("VD-R29")
def test_guns_under_attack_do_not_support_and_the_rear_is_not_supported() -> None:
    play = attack("line-1.1: schuetzenzug\nline-2.1: ju-87\nresources.1: fuel\nline-1.0: is-2\nline-2.0: m-30 x2, la-7")
    play.play("wave", "attack 1-1", "bomb 2-1 2-1", "launch", "block 1-1 1-1")
    assert play.offers_of("support") == {"support 2-2 1-1"}


@rule("VD-18.14", "VD-18.15", "VD-18.16", "VD-18.17")
def test_a_deck_strike_costs_turns_the_unit_and_takes_cards_without_a_conflict() -> None:
    play = attack("line-2.1: nebelwerfer\nresources.1: depot, factory\nhand.0: street-fighting\nresources.0: depot")
    before = size(play, "deck.0")
    play.play("shell 2-1")
    assert size(play, "deck.0") == before - 3
    assert play.zone("resources.1") == ["depot/turned", "factory/turned"]
    assert units(play, 1) == ["nebelwerfer/turned+used"]
    assert play.told("battle") == []
    assert (play.to_act, play.asked) == (1, "attacks")


@rule("VD-18.10", "VD-18.14")
def test_strikes_are_made_in_the_own_attack_phase_only() -> None:
    play = attack("line-1.1: tiger\nline-2.0: katyusha\nline-1.0: rifle-company\nresources.0: depot, factory, fuel x2")
    assert play.to_act == 1
    play.play("wave", "attack 1-1", "launch")
    assert play.offers == {"block 1-1 1-1", "hold"}


@rule("VD-R30")
def test_a_unit_strike_hits_any_unit_on_either_line_and_a_deck_strike_needs_a_deck() -> None:
    play = attack(
        "line-2.0: katyusha\nresources.0: depot, factory, fuel x2\nline-1.1: tiger/turned\nline-2.1: bf-109, lefh-18",
        active=0,
    )
    assert play.offers_of("strike") == {"strike 2-1 1-1", "strike 2-1 2-1", "strike 2-1 2-2"}


@rule("VD-R30", "VD-18.15")
def test_an_empty_deck_cannot_be_struck() -> None:
    play = attack(f"line-2.1: nebelwerfer\nresources.1: depot, factory\ndeck.0:\ncasualties.0: {rest(0)}")
    assert play.offers == {"wave", "end-attacks"}
