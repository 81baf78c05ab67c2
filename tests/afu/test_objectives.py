"""Completing an objective: the auction, paying, and what follows."""

from __future__ import annotations

import pytest

import sandtable
from tests.afu.cards import COMBAT, afu, auction
from tests.harness import rule


@rule("AFU-16.1", "AFU-R36", "AFU-16.3")
def test_the_top_objective_is_always_contested_first_player_first() -> None:
    war = auction("first: 1\nobjectives: sumy, irpin\nhand.0: a3\nhand.1: a4")
    assert war.asked == "bid" and war.to_act == 1
    war.play("bid 2")
    assert war.to_act == 0 and war.offers == {"bid 3", "pass"}  # higher than 2, and 3 is all the hand can pay


@rule("AFU-16.1")
def test_without_an_objective_there_is_no_auction() -> None:
    assert auction("hand.0: a3\nhand.1: a4\nattack-row.0: i-d3").asked == "deploy"
    invasion = afu(
        "seats: 2\nagenda: end-of-round, deploy seat=0, contest\nobjectives: sumy\nhand.0: a3\nattack-row.0: i-d3"
    )
    assert invasion.asked == "deploy"


@rule("AFU-16.2", "AFU-R41")
def test_attack_or_defense_counts_as_the_objective_says_and_nothing_else() -> None:
    hand = "hand.0: a9, international-aid, bunker-behind\nhand.1: a1"
    attack = auction(f"objectives: kherson\n{hand}")
    assert "bid 10" in attack.offers and "bid 11" not in attack.offers  # 9 + 1
    defense = auction(f"objectives: sumy\n{hand}")
    assert "bid 4" in defense.offers and "bid 5" not in defense.offers  # 1 + 3, no Support, no enhancement


@rule("AFU-R37", "AFU-16.13")
def test_a_bid_is_capped_by_what_the_hand_can_pay_bonuses_included() -> None:
    war = auction("objectives: sumy\nhand.0: d3-objective, panic\nhand.1: a1")
    assert war.offers == {"pass", *(f"bid {n}" for n in range(1, 6))}
    with pytest.raises(sandtable.IllegalAction, match="cannot pay") as refused:
        war.play("bid 6")
    assert "AFU-R37" in refused.value.rules


@rule("AFU-R37")
def test_cards_that_raise_each_other_are_counted_together() -> None:
    # normal-friend is worth 1 alone and 5 beside a card with normal defense
    war = auction("objectives: kherson\nhand.0: normal-friend, a3\nhand.1: a1")
    assert "bid 8" in war.offers and "bid 9" not in war.offers


@rule("AFU-R37", "AFU-16.6", "AFU-16.13")
def test_a_card_worth_nothing_may_raise_another_and_so_the_highest_bid() -> None:
    # the 92nd has Attack 5 and gets 2 beside a card with enhanced defense; the Artillery Division has Attack 0
    war = auction("objectives: kherson\nhand.0: 92nd-mechanized-brigade, artillery-division\nhand.1: a1")
    assert "bid 7" in war.offers and "bid 8" not in war.offers
    war.play("bid 7", "pass", "pay artillery-division")
    assert war.asked == "pay"  # nothing is paid yet
    war.play("pay 92nd-mechanized-brigade")
    assert war.zone("trophies.0") == ["kherson"] and len(war.zone("spent.0")) == 2


@rule("AFU-R37", "AFU-R39")
def test_panic_is_never_spent_and_raises_nothing() -> None:
    war = auction("objectives: sumy\nhand.0: normal-friend, panic\nhand.1: a1")
    assert "bid 9" in war.offers and "bid 10" not in war.offers
    war.play("bid 9", "pass")
    assert war.offers == {"pay normal-friend"}
    with pytest.raises(sandtable.IllegalAction, match="Panic") as refused:
        war.play("pay panic")
    assert "AFU-R39" in refused.value.rules


@rule("AFU-R39", "AFU-16.13")
def test_a_card_worth_nothing_may_be_spent_for_its_own_bonus() -> None:
    war = auction("objectives: kherson\nhand.0: a3, icon-drawer\ndeck.0: a9\nhand.1: a1\nattack-row.0: i-d3")
    war.play("bid 3", "pass", "pay icon-drawer", "activate spent-1")
    assert war.zone("fresh.0") == ["a9"] and war.offers == {"pay a3"}
    war.play("pay a3")
    assert war.zone("spent.0") == ["icon-drawer/used", "a3"] and war.zone("hand.0") == ["a9"]


@rule("AFU-R37", "AFU-R15")
def test_a_hand_without_points_must_pass() -> None:
    war = auction("objectives: kherson\nhand.0: panic, artillery-division\nhand.1: a1")
    assert war.offers == {"pass"}  # asked all the same: the hand is hidden


@rule("AFU-16.4", "AFU-R38", "AFU-16.10")
def test_passing_against_a_bid_ends_the_auction_and_costs_nothing() -> None:
    war = auction("objectives: kherson\nhand.0: a3, a4\nhand.1: a5, a9").play("bid 1", "bid 2", "bid 3", "pass")
    assert war.asked == "pay" and war.to_act == 0
    war.play("pay a3")
    assert sorted(war.zone("hand.1")) == ["a5", "a9"]


@rule("AFU-16.5", "AFU-R38")
def test_a_first_player_who_passed_does_not_come_back() -> None:
    war = auction("objectives: kherson\nhand.0: a9\nhand.1: a5, a4").play("pass", "bid 1")
    assert war.asked == "pay" and war.to_act == 1


@rule("AFU-16.6", "AFU-R39", "AFU-16.11")
def test_the_winner_spends_cards_one_by_one_until_the_bid_is_reached() -> None:
    war = auction("objectives: kherson\nhand.0: a3, a4, a1, anchor-only\nhand.1: a1").play("bid 5", "pass")
    assert war.offers == {"pay a3", "pay a4", "pay a1", "pay anchor-only"}  # also a card worth nothing
    with pytest.raises(sandtable.IllegalAction, match="not paid"):
        war.match.play("done")
    war.play("pay a3", "pay a4")  # 7 points, overshooting is fine
    assert war.zone("spent.0") == ["a3", "a4"] and war.zone("trophies.0") == ["kherson"]
    assert sorted(war.zone("hand.0")) == ["a1", "anchor-only"]


@rule("AFU-16.7", "AFU-R36")
def test_both_passed_means_panic_for_both_and_the_objective_stays() -> None:
    war = auction("objectives: sumy\nhand.0: a3\nhand.1: a4\nattack-row.0: i-d3").play("pass", "pass")
    assert (
        war.zone("discard.0") == ["panic"] and war.zone("discard.1") == ["panic"] and war.zone("objectives") == ["sumy"]
    )


@rule("AFU-16.8", "AFU-R40")
def test_a_bid_that_meets_the_requirement_takes_the_objective() -> None:
    war = auction("objectives: izium\nhand.0: a4\nhand.1: a1\nattack-row.0: i-d3").play("bid 4", "pass", "pay a4")
    assert war.zone("trophies.0") == ["izium"] and war.zone("objectives") == []
    assert war.counter("bid") == 0


@rule("AFU-16.9", "AFU-R39")
def test_e12_a_token_bid_keeps_the_objective_on_the_pile_and_panic_away() -> None:
    war = auction("objectives: kherson\nhand.0: a1, a9\nhand.1: a1\nattack-row.0: i-d3").play("bid 1", "pass", "pay a1")
    assert war.zone("objectives") == ["kherson"] and war.zone("discard.0") == [] and war.zone("discard.1") == []
    assert war.zone("spent.0") == ["a1"]


@rule("AFU-R40", "AFU-16.9")
def test_e13_the_bid_counts_not_the_sum() -> None:
    war = auction("objectives: izium\nhand.0: a5\nhand.1: a1\nattack-row.0: i-d3").play("bid 3", "pass", "pay a5")
    assert war.zone("objectives") == ["izium"] and war.zone("trophies.0") == []


@rule("AFU-16.12", "AFU-12.1")
def test_spent_cards_neither_fight_nor_recruit() -> None:
    war = auction("objectives: kherson\nhand.0: rifles, a9\nhand.1: a1\nattack-row.0: i-d3").play(
        "bid 1", "pass", "pay rifles"
    )
    assert war.offers_of("defend") == {"defend a9 1"}
    round_end = afu("seats: 2\nagenda: end-of-round, cleanup, recruitment\nspent.0: rifles\nhand.0: rp2\nfirst: 0")
    assert round_end.counter("points") == [2, 0]


@rule("AFU-16.11")
def test_spent_cards_are_discarded_at_the_end_of_the_turn() -> None:
    ended = afu(
        "seats: 2\npoints: 0 1\nspent.0: a3, calm/earned\nagenda: end-of-round, buy seat=1, cleanup, "
        + COMBAT.format(0)
    )
    ended.play("battle")
    assert sorted(ended.zone("discard.0")) == ["a3", "calm"] and ended.zone("spent.0") == []


@rule("AFU-16.14", "AFU-9.3")
def test_a_spent_card_still_counts_for_the_badges_of_others() -> None:
    war = auction("objectives: sumy\nhand.0: anchor-only, anchored\nhand.1: a1\nattack-row.0: i-d3")
    war.play("bid 3", "pass", "pay anchor-only", "defend anchored 1", "battle")
    assert war.zone("trophies.0") == ["i-d3"]  # 1 + 2 against 3


@rule("AFU-16.13", "AFU-R28", "AFU-R39")
def test_a_reward_may_be_used_while_paying_but_the_card_drawn_cannot_pay() -> None:
    war = auction("objectives: kherson\ndeck.0: a9\nhand.0: free-drawer, a3, panic\nhand.1: a1").play("bid 5", "pass")
    war.play("pay free-drawer", "activate spent-1")
    assert war.zone("fresh.0") == ["a9"] and war.offers == {"pay a3"}
    war.play("pay a3")
    assert "a9" in war.zone("hand.0") and war.zone("fresh.0") == []


@rule("AFU-16.15")
def test_only_one_objective_is_contested_per_round() -> None:
    war = auction("objectives: izium, sumy\nhand.0: a4, a9\nhand.1: a1\nattack-row.0: i-d3").play(
        "bid 4", "pass", "pay a4"
    )
    assert war.asked == "deploy" and war.zone("objectives") == ["sumy"]


@rule("AFU-16.16")
def test_an_objective_that_stayed_is_contested_again() -> None:
    tail = "end-of-round, contest, contest"
    war = afu(f"seats: 2\nphase: war\nobjectives: sumy\nhand.0: a4\nhand.1: a4\nagenda: {tail}").play("pass", "pass")
    assert war.asked == "bid" and war.zone("objectives") == ["sumy"]


@rule("AFU-R76")
@pytest.mark.parametrize("hand", ["panic", "a4, anchor-only"])
def test_paying_ends_if_the_hand_cannot_reach_the_bid(hand: str) -> None:
    tail = f"end-of-round, buy seat=1, {COMBAT.format(0)}, settle-bid seat=0, pay seat=0"
    war = afu(
        f"seats: 2\nphase: war\npoints: 0 1\nobjectives: kherson\nbid: 5\nbidder: 0\nhand.0: {hand}\nagenda: {tail}"
    )
    assert war.asked == "pay" and war.offers == {"done"}


@rule("AFU-R39", "AFU-16.13")
def test_whether_a_bid_is_paid_is_not_told_by_a_badge_in_hand() -> None:
    # anchored is worth 3 beside the anchor in hand, 1 without: who is asked next would tell a rival which
    war = auction("objectives: kherson\nhand.0: anchored, anchor-only, a1\nhand.1: a1\nattack-row.0: i-d3")
    war.play("bid 3", "pass", "pay anchored")
    assert war.asked == "pay" and war.offers == {"done"}
    for seed in range(20):
        world = war.match.determinize(1, seed)
        assert world.view(1) == war.match.view(1)


@rule("AFU-R14", "AFU-18.1")
def test_moskva_is_contested_in_her_round() -> None:
    war = afu("""
        seats: 2
        phase: war
        event-deck: cruiser-moskva
        objectives: sumy
        hand.0: a9
        hand.1: a1
        agenda: end-of-round, deploy seat=0, contest, reveal-event
    """)
    assert war.zone("objectives") == ["cruiser-moskva", "sumy"] and "bid 8" in war.offers
    assert war.counter("last-round") == 1


@rule("AFU-R37")
def test_a_rival_is_not_told_what_the_bidder_can_pay() -> None:
    war = auction("objectives: sumy\nhand.0: a3\nhand.1: a4")
    assert war.match.view(1)["actions"] == [] and war.match.view(0)["actions"] != []
