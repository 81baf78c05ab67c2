"""VD-12, VD-13, VD-14: blocks, conflicts and their results."""

from __future__ import annotations

import pytest

from tests.harness import rule, small_pack
from tests.victory_day import attack, before_attack, lost, units


@rule("VD-12.1", "VD-19.4")
def test_the_defender_answers_when_all_attackers_are_declared_and_sees_nothing_before() -> None:
    play = attack("line-1.1: tiger, schuetzenzug\nline-1.0: is-2")
    play.play("wave", "attack 1-1")
    hidden = play.match.view(0)
    assert play.to_act == 1
    assert units(play, 1) == ["tiger", "schuetzenzug"], "nothing has turned yet"
    assert "plan-role" not in hidden["counters"]
    play.play("attack 1-2", "launch")
    assert play.to_act == 0


@rule("VD-12.2", "VD-R2")
def test_only_ready_units_block() -> None:
    play = attack("line-1.1: schuetzenzug\nline-1.0: is-2/turned, rifle-company")
    play.play("wave", "attack 1-1", "launch")
    assert play.offers == {"block 1-2 1-1", "hold"}


@rule("VD-12.3")
def test_a_blocker_blocks_one_attacker() -> None:
    play = attack("line-1.1: schuetzenzug x2\nline-1.0: is-2, rifle-company")
    play.play("wave", "attack 1-1", "attack 1-2", "launch", "block 1-1 1-1")
    assert play.offers == {"block 1-2 1-1", "block 1-2 1-2", "hold"}


@rule("VD-12.4", "VD-13.2")
def test_several_units_may_block_one_attacker_and_fight_together() -> None:
    play = attack("line-1.1: tiger\nline-1.0: rifle-company x3")
    play.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "block 1-2 1-1", "block 1-3 1-1", "hold")
    assert play.last("battle")["message"]["args"]["answer"] == 6
    play.play("destroy 1-1", "destroy 1-2", "destroy 1-3")
    assert lost(play, 1) == ["tiger"]


@rule("VD-12.7", "VD-12.8")
def test_the_2nd_line_neither_blocks_nor_is_protected() -> None:
    play = attack("line-1.1: schuetzenzug\nline-2.1: ju-87\nresources.1: fuel\nline-1.0: is-2\nline-2.0: m-30")
    play.play("wave", "attack 1-1", "bomb 2-1 2-1", "launch")
    assert play.offers_of("block") == {"block 1-1 1-1"}, "not the howitzer, and not against the bomber"


@rule("VD-12.11", "VD-R21")
def test_ground_units_do_not_block_aircraft() -> None:
    play = attack("line-2.1: ju-87\nresources.1: fuel\nline-1.0: is-2, zis-3")
    play.play("wave", "bomb 2-1 1-1", "launch", "hold")
    assert (play.told("blocks"), play.asked) == ([], "attacks"), "nobody was asked: nobody could answer"
    assert play.last("battle")["message"]["args"]["attack"] == 5, "the bombs fell"
    assert units(play, 0) == ["is-2/turned", "zis-3"]


@rule("VD-11.5", "VD-14.2", "VD-R16")
def test_a_target_that_was_turned_keeps_the_bonuses_of_its_defence() -> None:
    """An anti-tank gun is 2/2, and 5/4 against armour; turned it deals nothing, but still needs 4."""
    for power, losses in ((3, []), (4, ["zis-3"])):
        pack = small_pack("victory-day", german=f"[tiger]\nattack = {power}\n")
        play = attack("line-1.0: zis-3/turned\nline-1.1: tiger", pack=pack)
        play.play("wave", "direct 1-1 1-1", "launch")
        assert play.last("battle")["message"]["args"]["answer"] == 0
        assert lost(play, 0) == losses


@rule("VD-11.5", "VD-7.1", "VD-R16")
@pytest.mark.parametrize(("card", "losses"), [([], ["pak-40"]), (["play seelow-heights own-1-1"], ["seelow-heights"])])
def test_what_a_card_adds_to_the_defence_holds_for_a_turned_target_too(card: list[str], losses: list[str]) -> None:
    """The gun needs 3 against armour; on the heights a T-34/85 of attack 4 is not enough."""
    play = before_attack("line-1.0: t-34-85\nline-1.1: pak-40/turned\nhand.1: seelow-heights", active=0, boosters=True)
    play.play(*(card or ["pass"]), "wave", "direct 1-1 1-1", "launch")
    assert lost(play, 1) == losses


@rule("VD-13.1", "VD-13.4")
def test_units_with_one_target_are_in_one_conflict_also_at_the_deck() -> None:
    play = attack("line-1.1: tiger, panther\nline-1.0: is-2")
    play.play("wave", "direct 1-1 1-1", "direct 1-2 1-1", "launch")
    assert play.last("battle")["message"]["args"]["attack"] == 11, "6 and 5 together"
    play.play("destroy 1-1")
    assert lost(play, 0) == ["is-2"]
    deck = attack("line-1.1: schuetzenzug x2")
    deck.play("wave", "attack 1-1", "attack 1-2", "launch", "raid-deck", "raid-deck")
    assert [event["message"]["args"]["n"] for event in deck.told("deck-loses")] == [4]


@rule("VD-13.5")
def test_conflicts_are_settled_one_by_one() -> None:
    play = attack("line-1.1: schuetzenzug x2\nline-1.0: is-2, rifle-company")
    play.play("wave", "attack 1-1", "attack 1-2", "launch", "block 1-1 1-1", "block 1-2 1-2", "hold")
    assert lost(play, 0) == ["rifle-company"], "the other Schützenzug cannot help against the tank"


@rule("VD-14.1")
def test_strengths_are_counted_after_the_tactical_window() -> None:
    play = attack("line-1.1: schuetzenzug x2\nline-1.0: guards-rifle-company\nhand.1: tiergarten\nresources.1: depot")
    play.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold", "play tiergarten own-1-1")
    assert play.last("battle")["message"]["args"]["attack"] == 3


@rule("VD-14.2", "VD-R16")
def test_strengths_add_up_and_a_spent_unit_has_none_whatever_is_added() -> None:
    play = attack("line-1.1: tiger, panther\nline-1.0: t-34-85/turned\nhand.0: street-fighting\nresources.0: depot")
    play.play("wave", "direct 1-1 1-1", "launch", "play street-fighting own-1-1")
    assert play.last("battle")["message"]["args"]["answer"] == 0


@rule("VD-R16")
def test_nothing_falls_below_zero() -> None:
    pack = small_pack("victory-day", tactical='[tiergarten]\neffect = { do = "lower", attack = 5, lasts = "wave" }\n')
    text = "line-1.0: rifle-company\nline-1.1: schuetzenzug\nhand.1: tiergarten\nresources.1: depot"
    play = attack(text, 0, pack=pack)
    play.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold", "play tiergarten enemy-1-1")
    assert play.last("battle")["message"]["args"]["attack"] == 0


@rule("VD-14.4", "VD-14.5")
def test_each_side_adds_up_and_divides_as_it_likes() -> None:
    play = attack("line-1.1: tiger\nline-1.0: rifle-company x2, guards-rifle-company")
    play.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "block 1-2 1-1", "block 1-3 1-1", "hold")
    assert play.last("battle")["message"]["args"]["attack"] == 5
    assert play.offers == {"destroy 1-1", "destroy 1-2", "destroy 1-3"}
    play.play("destroy 1-1", "destroy 1-2", "destroy 1-3")
    assert len(lost(play, 0)) == 3, "1, 1 and 2 of 5"


@rule("VD-14.6")
def test_a_destroyed_unit_still_strikes() -> None:
    play = attack("line-1.1: schuetzenzug\nline-1.0: rifle-company")
    play.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold")
    assert (lost(play, 0), lost(play, 1)) == (["rifle-company"], ["schuetzenzug"])


@rule("VD-14.7", "VD-R19")
def test_the_attacker_chooses_first_in_all_conflicts_then_the_defender_and_destruction_comes_last() -> None:
    pack = small_pack("victory-day", soviet="[guards-rifle-company]\nattack = 5\n[rifle-company]\nattack = 5\n")
    text = "line-1.1: tiger, ferdinand, panther\nline-1.0: rifle-company, guards-rifle-company, t-34-85"
    play = attack(text, pack=pack)
    play.play("wave", "direct 1-1 1-3", "direct 1-2 1-3", "attack 1-3", "launch")
    play.play("block 1-1 1-1", "block 1-2 1-3", "hold")
    assert play.to_act == 1
    play.play("destroy 1-3")
    assert units(play, 0)[2] == "t-34-85/turned", "not destroyed yet"
    assert play.counter("doomed")[0][2] == 1, "but the defender sees the choice"


@rule("VD-R18")
def test_bombs_may_fall_on_whoever_helps_the_target_on_the_ground() -> None:
    """The Tiger's 5 would not do for the IS-2 of 6; with the 5 of bombs both companions fall. Nothing is held back."""
    play = attack("line-1.1: tiger\nline-2.1: ju-87\nresources.1: fuel\nline-1.0: rifle-company, is-2")
    play.play("wave", "direct 1-1 1-1", "bomb 2-1 1-1", "launch", "block 1-2 1-1", "hold")
    assert play.last("battle")["message"]["args"]["attack"] == 10
    assert "spare" not in play.offers
    play.play("destroy 1-2", "destroy 1-1")
    assert sorted(lost(play, 0)) == ["is-2", "rifle-company"]


@rule("VD-R35")
def test_a_unit_with_no_defence_left_is_destroyed_even_by_nothing() -> None:
    pack = small_pack("victory-day", tactical='[tiergarten]\neffect = { do = "lower", defence = 3, lasts = "wave" }\n')
    text = "line-1.1: schuetzenzug/turned\nline-1.0: t-34-85\nhand.1: tiergarten\nresources.1: depot"
    play = attack(text, 0, pack=pack)
    play.play("wave", "direct 1-1 1-1", "launch", "play tiergarten enemy-1-1")
    assert lost(play, 0) == ["t-34-85"], "the turned target deals 0, the defence is 0"


@rule("VD-R20")
def test_a_target_gives_no_artillery_support() -> None:
    play = attack("line-1.1: tiger, schuetzenzug\nline-1.0: su-76m, rifle-company", boosters=True)
    play.play("wave", "direct 1-1 1-1", "attack 1-2", "launch", "block 1-2 1-2")
    assert play.told("supports") == []
    assert play.told("blocks"), "the answer was complete at once: no support to give"


@rule("VD-R17")
def test_turned_enemies_count_for_a_modifier_and_the_deck_has_no_type() -> None:
    mixed = attack("line-1.1: tiger\nline-1.0: t-34-85/turned, rifle-company")
    mixed.play("wave", "direct 1-1 1-1", "launch", "block 1-2 1-1", "hold")
    assert mixed.last("battle")["message"]["args"]["attack"] == 5
    pure = attack("line-1.1: tiger\nline-1.0: t-34-85/turned")
    pure.play("wave", "direct 1-1 1-1", "launch")
    assert pure.last("battle")["message"]["args"]["attack"] == 6
    deck = attack("line-1.1: tiger")
    deck.play("wave", "attack 1-1", "launch", "raid-deck")
    assert deck.last("deck-loses")["message"]["args"]["n"] == 5


@rule("VD-R18")
def test_ground_strength_and_bombs_together_are_more_than_can_be_spared() -> None:
    play = attack(
        "line-1.0: t-34-85\nline-2.0: il-2\nresources.0: fuel\nline-1.1: panther x2",
        0,
    )
    play.play("wave", "direct 1-1 1-1", "bomb 2-1 1-1", "launch", "block 1-2 1-1", "hold")
    assert play.last("battle")["message"]["args"]["attack"] == 7
    assert play.offers == {"destroy 1-1", "destroy 1-2"}, "2 and 2 could be left without a loss, not 7"


@rule("VD-R18")
def test_a_fighter_may_be_named_first_though_the_bombs_need_another_victim() -> None:
    """Guns of 3 can shoot down the fighter that is not bombed; the 5 of bombs must destroy the other then."""
    pack = small_pack("victory-day", german="[ju-87]\nattack = 3\n")
    play = attack("line-2.0: la-7 x2\nline-2.1: ju-87 x2\nresources.1: fuel x2", pack=pack)
    play.play("wave", "bomb 2-1 2-1", "bomb 2-2 2-1", "launch")
    play.play("intercept 2-1 2-1", "intercept 2-2 2-1", "hold")
    assert play.offers == {"destroy 2-1", "destroy 2-2"}
    play.play("destroy 2-2")
    assert sorted(lost(play, 0)) == ["la-7", "la-7"]


@rule("VD-12.10", "VD-5.11")
def test_the_defender_says_how_the_support_is_paid() -> None:
    play = attack(
        "line-1.0: rifle-company\nline-2.0: b-4\nresources.0: depot, factory x2\nline-1.1: schuetzenzug",
        boosters=True,
    )
    play.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "support 2-1 1-1")
    assert (play.asked, play.to_act) == ("pay", 0)


@rule("VD-11.9", "VD-R20")
def test_a_turned_target_whose_bomber_was_intercepted_has_no_part_in_the_wave() -> None:
    text = "line-1.0: rifle-company/turned\nline-2.0: la-7\nline-2.1: ju-87\nresources.1: fuel"
    play = attack(f"{text}\nhand.0: street-fighting\nresources.0: depot")
    play.play("wave", "bomb 2-1 1-1", "launch", "intercept 2-1 2-1", "hold")
    assert play.offers == {"pass", "play street-fighting own-2-1"}
