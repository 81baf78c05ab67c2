"""VD-15, VD-16: breaking through, and attacks on the rear, on resources and on the deck."""

from __future__ import annotations

import pytest

from tests.harness import rule, small_pack
from tests.victory_day import attack, lost, rest, size, units


@rule("VD-15.2")
@pytest.mark.parametrize("line", ["", "line-1.0: is-2/turned", "line-1.0: is-2"])
def test_an_empty_a_turned_or_an_unwilling_line_lets_attackers_through(line: str) -> None:
    play = attack(f"line-1.1: schuetzenzug\n{line}")
    play.play("wave", "attack 1-1", "launch", "hold")
    assert play.told("breaks-through")


@rule("VD-15.4", "VD-R23")
def test_a_directed_attack_never_breaks_through() -> None:
    play = attack("line-1.1: tiger\nline-1.0: t-34-85")
    play.play("wave", "direct 1-1 1-1", "launch")
    assert lost(play, 0) == ["t-34-85"]
    assert play.told("breaks-through") == []


@rule("VD-15.5", "VD-19.8")
def test_targets_are_picked_after_the_conflicts_one_for_each_unit() -> None:
    play = attack("line-1.1: schuetzenzug x3\nline-1.0: is-2\nline-2.0: m-30\nresources.0: depot")
    play.play("wave", "attack 1-1", "attack 1-2", "attack 1-3", "launch", "block 1-1 1-1", "hold")
    assert lost(play, 1) == ["schuetzenzug"], "the conflict is over"
    play.play("raid 2-1")
    assert play.offers == {"raid 2-1", "raid-resource depot", "raid-deck"}


@rule("VD-15.6", "VD-15.10")
def test_several_units_may_share_a_target_and_their_damage_adds_up() -> None:
    play = attack("line-1.1: schuetzenzug x2\nline-2.0: m-30")
    play.play("wave", "attack 1-1", "attack 1-2", "launch", "raid 2-1", "raid 2-1")
    assert play.to_act == 0, "the howitzer of attack 1 may take one of the two"
    play.play("destroy 1-2")
    assert lost(play, 0) == ["m-30"]
    assert lost(play, 1) == ["schuetzenzug"]


@rule("VD-15.7", "VD-19.9")
def test_an_attacked_unit_of_the_rear_turns() -> None:
    play = attack("line-1.1: schuetzenzug\nline-2.0: m-30")
    play.play("wave", "attack 1-1", "launch", "raid 2-1")
    assert units(play, 0) == ["m-30/turned"]


@rule("VD-15.8")
def test_ready_guns_strike_back_and_turned_ones_do_not() -> None:
    for state, losses in (("", ["schuetzenzug"]), ("/turned", [])):
        play = attack(f"line-1.1: schuetzenzug\nline-2.0: m-30{state}")
        play.play("wave", "attack 1-1", "launch", "raid 2-1")
        assert lost(play, 1) == losses


@rule("VD-16.1")
def test_only_units_that_broke_through_can_attack_the_deck() -> None:
    """A directed attacker, a blocked one and a bomber do not; of two unblocked ones each is asked."""
    front = "line-1.1: tiger, schuetzenzug x3\nline-2.1: ju-87\nresources.1: fuel\nline-1.0: is-2, rifle-company"
    play = attack(front)
    play.play("wave", "direct 1-1 1-1", "attack 1-2", "attack 1-3", "attack 1-4", "bomb 2-1 1-1", "launch")
    play.play("block 1-2 1-2", "hold", "raid-deck", "raid-deck")
    assert {"is-2", "rifle-company"} <= set(lost(play, 0)), "the target and the blocker fell, and yet"
    assert [event["message"]["args"]["kind"] for event in play.told("raids-deck")] == [["kind", "schuetzenzug"]] * 2


@rule("VD-16.2")
def test_the_deck_loses_as_many_cards_as_the_attackers_are_strong() -> None:
    play = attack("line-1.1: schuetzenzug, panzergrenadiers")
    before = size(play, "deck.0")
    play.play("wave", "attack 1-1", "attack 1-2", "launch", "raid-deck", "raid-deck")
    assert size(play, "deck.0") == before - 5
    assert len(lost(play, 0)) == 5


@rule("VD-R25")
def test_an_empty_deck_can_still_be_attacked() -> None:
    play = attack(f"line-1.1: schuetzenzug\nline-2.0: m-30\ndeck.0:\ncasualties.0: {rest(0, 'm-30')}")
    play.play("wave", "attack 1-1", "launch")
    assert "raid-deck" in play.offers
    play.play("raid-deck")
    assert play.result is None


@rule("VD-R26")
def test_one_attacker_destroys_one_resource_and_no_card_is_named_twice() -> None:
    play = attack("line-1.1: tiger, schuetzenzug\nresources.0: depot, depot/turned")
    play.play("wave", "attack 1-1", "attack 1-2", "launch", "raid-resource depot")
    assert play.offers == {"raid-resource depot/turned", "raid-deck"}
    play.play("raid-deck")
    assert play.zone("resources.0") == ["depot/turned"], "five of attack, but one card"


@rule("VD-R26")
def test_a_unit_without_attack_strength_cannot_destroy_a_resource() -> None:
    pack = small_pack("victory-day", german="[schuetzenzug]\nattack = 0\n")
    play = attack("line-1.1: schuetzenzug\nresources.0: depot\nline-2.0: m-30", pack=pack)
    play.play("wave", "attack 1-1", "launch")
    assert play.offers == {"raid 2-1", "raid-deck"}


@rule("VD-R35", "VD-17.2")
def test_even_a_unit_of_attack_0_destroys_a_parked_aircraft() -> None:
    pack = small_pack("victory-day", german="[schuetzenzug]\nattack = 0\n")
    play = attack("line-1.1: schuetzenzug\nline-2.0: la-7", pack=pack)
    play.play("wave", "attack 1-1", "launch", "raid 2-1")
    assert lost(play, 0) == ["la-7"]


@rule("VD-R24")
def test_stat_cards_count_against_the_deck_and_modifiers_do_not() -> None:
    play = attack("line-1.1: volkssturm\nhand.1: tiergarten\nresources.1: depot")
    before = size(play, "deck.0")
    play.play("wave", "attack 1-1", "launch", "play tiergarten own-1-1", "raid-deck")
    assert size(play, "deck.0") == before - 3


@rule("VD-19.10")
def test_units_resources_and_deck_cards_are_lost_together() -> None:
    play = attack("line-1.1: schuetzenzug x3\nline-2.0: katyusha\nresources.0: fuel")
    before = size(play, "deck.0")
    play.play("wave", "attack 1-1", "attack 1-2", "attack 1-3", "launch", "raid 2-1", "raid-resource fuel")
    assert (units(play, 0), play.zone("resources.0")) == (["katyusha"], ["fuel"])
    play.play("raid-deck")
    assert "katyusha" in lost(play, 0)
    assert play.zone("resources.0") == []
    assert size(play, "deck.0") == before - 2


@rule("VD-16.2", "VD-19.10")
def test_a_unit_at_the_end_of_its_line_raids_the_deck_too() -> None:
    play = attack("")
    last = len(play.zone("line-1.1"))
    before = size(play, "deck.0")
    play.play("wave", f"attack 1-{last}", "launch", "raid-deck")
    assert play.told("deck-loses")[0]["message"]["args"]["n"] == 2
    assert size(play, "deck.0") <= before - 2


@rule("VD-15.8", "VD-19.8")
def test_only_conflicts_that_there_are_are_reckoned_and_told_from_1() -> None:
    play = attack("line-1.1: schuetzenzug\nline-2.0: m-30")
    play.play("wave", "attack 1-1", "launch", "raid 2-1")
    assert [event["message"]["args"]["conflict"] for event in play.told("battle")] == [1]
    play = attack("line-1.1: schuetzenzug")
    play.play("wave", "attack 1-1", "launch", "raid-deck")
    assert play.told("battle") == []


@rule("VD-17.2", "VD-15.8")
@pytest.mark.parametrize("state", ["", "/turned"])
def test_aircraft_on_the_ground_defend_with_nothing(state: str) -> None:
    play = attack(f"line-1.1: schuetzenzug\nline-2.0: il-2{state}")
    play.play("wave", "attack 1-1", "launch", "raid 2-1")
    assert lost(play, 0) == ["il-2"], "2 of attack would not do against its 3 in the air"
    assert lost(play, 1) == []


@rule("VD-16.2", "VD-11.5", "VD-R16")
@pytest.mark.parametrize("state", ["", "/turned"])
def test_a_gun_of_the_second_line_keeps_the_bonuses_of_its_defence(state: str) -> None:
    """A howitzer of 1/3 that is 1/5 against infantry needs 5, whether it was ready or not."""
    for power, losses in ((4, []), (5, ["m-30"])):
        pack = small_pack(
            "victory-day",
            soviet='[m-30]\nmodifiers = [{ versus = "infantry", defence = 2 }]\n',
            german=f"[schuetzenzug]\nattack = {power}\n",
        )
        play = attack(f"line-1.1: schuetzenzug\nline-2.0: m-30{state}", pack=pack)
        play.play("wave", "attack 1-1", "launch", "hold", "raid 2-1")
        assert lost(play, 0) == losses
