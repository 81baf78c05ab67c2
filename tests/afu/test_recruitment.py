"""Recruitment: budgets, icons, buying, and the end of the round."""

from __future__ import annotations

import pytest

import sandtable
from tests.afu.cards import COMBAT, afu, recruiting
from tests.harness import rule

SHOP = "display: rifles, a9, wall, tank-battalion, a5\nafu-deck: a3, a4, a1\n"


@rule("AFU-12.1", "AFU-12.2", "AFU-12.3", "AFU-R49", "AFU-12.12")
def test_all_cards_left_in_hand_are_counted_with_the_bonus_points_and_discarded() -> None:
    shop = recruiting(SHOP + "points: 2 0\nhand.0: rp2, rifles, panic")
    assert shop.counter("points") == [5, 0] and shop.zone("hand.0") == []
    assert sorted(shop.zone("discard.0")) == ["panic", "rifles", "rp2"]


@rule("AFU-12.4", "AFU-12.5")
def test_cards_are_bought_for_their_cost_from_five_spaces_or_the_aid_stack() -> None:
    shop = recruiting(SHOP + "hand.0: rp2, rifles")
    assert shop.offers == {"buy 1", "buy 2", "buy 3", "buy 5", "buy-aid", "pass"}  # 3 points: not the battalion for 4
    with pytest.raises(sandtable.IllegalAction, match="costs more") as refused:
        shop.play("buy 4")
    assert "AFU-12.4" in refused.value.rules
    shop.play("buy-aid")
    assert "international-aid" in shop.zone("discard.0") and len(shop.zone("aid")) == 7
    # the top of the deck is seen by everybody and is not for sale
    assert shop.match.view(1)["zones"]["afu-deck"]["cards"] == ["?unit", "?unit", "a3"]


@rule("AFU-12.6", "AFU-3.4", "AFU-R51")
def test_players_buy_in_turn_and_a_pass_is_final() -> None:
    shop = recruiting(SHOP + "first: 1\nhand.0: rp2, rp2\nhand.1: rp2, rp2")
    assert shop.to_act == 1
    shop.play("buy 1")
    assert shop.to_act == 0
    shop.play("pass")
    assert shop.to_act == 1
    shop.play("buy 2")
    assert shop.to_act == 1 and shop.counter("points") == [0, 2]


@rule("AFU-12.7")
def test_a_bought_display_card_is_replaced_at_once() -> None:
    shop = recruiting(SHOP + "hand.0: rp2").play("buy 2")
    assert shop.zone("display") == ["rifles", "a3", "wall", "tank-battalion", "a5"]


@rule("AFU-12.8", "AFU-R74")
def test_bought_cards_go_to_the_discard_pile() -> None:
    shop = recruiting(SHOP + "hand.0: rp2").play("buy 3")
    assert sorted(shop.zone("discard.0")) == ["rp2", "wall"]


@rule("AFU-12.9")
def test_unspent_points_are_lost() -> None:
    shop = recruiting(SHOP + "hand.0: rp2\nhand.1: rp2\ninvader-deck.0: i-d3\ninvader-deck.1: i-d3").play(
        "pass", "pass"
    )
    assert shop.counter("points") == [0, 0]


@rule("AFU-12.10", "AFU-R50")
def test_a_panic_icon_returns_one_panic_card_before_buying() -> None:
    shop = recruiting(SHOP + "hand.0: icon, panic, rp2\ndiscard.0: panic")
    assert shop.asked == "panic-icon"
    stack = len(shop.zone("panic-stack"))
    shop.play("use")
    assert len(shop.zone("panic-stack")) == stack + 1 and shop.zone("discard.0").count("panic") == 1
    assert shop.asked == "buy"


@rule("AFU-12.11", "AFU-13.3")
def test_an_icon_searches_the_deck_only_if_there_is_no_panic_elsewhere() -> None:
    near = recruiting(SHOP + "hand.0: icon, panic, rp2\ndeck.0: panic, a1, a3").play("use")
    assert "panic" in near.zone("deck.0") and "panic" not in near.zone("discard.0")
    far = recruiting(SHOP + "hand.0: icon, rp2\ndeck.0: panic, a1, a3")
    before = far.match.state.chance
    far.play("use")
    assert "panic" not in far.zone("deck.0") and far.match.state.chance == before + 1


@rule("AFU-R49", "AFU-R15")
def test_icons_are_asked_one_by_one_and_not_at_all_without_panic() -> None:
    two = recruiting(SHOP + "hand.0: icon x2, rp2\ndiscard.0: panic x2").play("skip")
    assert two.asked == "panic-icon"
    two.play("use")
    assert two.zone("discard.0").count("panic") == 1
    assert recruiting(SHOP + "hand.0: icon, rp2").asked == "buy"


@rule("AFU-R50", "AFU-R2")
def test_icons_go_in_player_order_before_anybody_buys() -> None:
    both = recruiting(SHOP + "first: 1\nhand.0: icon, rp2\nhand.1: icon, rp2\ndiscard.0: panic\ndiscard.1: panic")
    assert both.to_act == 1
    both.play("use")
    assert both.asked == "panic-icon" and both.to_act == 0


@rule("AFU-R52")
def test_an_empty_deck_leaves_the_space_empty_and_an_empty_aid_stack_sells_nothing() -> None:
    shop = recruiting("display: rifles, a9\nafu-deck: \naid: \nhand.0: rp2, rp2")
    assert shop.offers == {"buy 1", "buy 2", "pass"}
    shop.play("buy 1")
    assert shop.zone("display")[0] == "-"
    with pytest.raises(sandtable.IllegalAction, match="no card in that space") as refused:
        shop.play("buy 1")
    assert "AFU-R52" in refused.value.rules


@rule("AFU-R52", "AFU-8.7")
def test_rockets_fill_the_display_from_the_first_space_while_cards_last() -> None:
    swept = recruiting("rockets: 1\ndisplay: -, a9, -, rifles\nafu-deck: a1\nhand.0: rp2")
    assert swept.zone("display") == ["a1", "a9", "rifles", "-", "-"]


@rule("AFU-R54", "AFU-13.1")
def test_everybody_sees_discard_piles_hospitals_trophies_and_the_panic_stack() -> None:
    shop = recruiting(SHOP + "hand.0: rp2\ndiscard.1: a1\nhospital.1: wall\ntrophies.1: i-d3\ninvader-discard.1: i-d5")
    for seat in (0, 1, None):
        zones = shop.match.view(seat)["zones"]
        assert [zones[f"{name}.1"]["cards"] for name in ("discard", "hospital", "trophies", "invader-discard")] == [
            ["a1"], ["wall"], ["i-d3"], ["i-d5"],
        ]  # fmt: skip
        assert zones["panic-stack"]["count"] == 16


@rule("AFU-3.5", "AFU-R6", "AFU-12.6")
def test_e2_the_recruitment_example() -> None:
    shop = recruiting("""
        first: 0
        display: 98th-battalion, a9, wall, a4, a5
        afu-deck: a3, a1
        hand.1: tank-battalion, 2315th-battalion
        discard.1: panic
        invader-deck.0: i-d3
        invader-deck.1: i-d3
    """)
    assert shop.asked == "panic-icon" and shop.to_act == 1  # the first player has nothing and is passed over
    stack = len(shop.zone("panic-stack"))
    shop.play("use", "buy 1")
    assert shop.zone("display")[0] == "a3" and shop.counter("points") == [0, 1]
    assert len(shop.zone("panic-stack")) == stack + 1
    shop.play("buy-aid")
    assert shop.counter("first") == 1 and shop.counter("points") == [0, 0]
    bought = {"98th-battalion", "international-aid", "tank-battalion", "2315th-battalion"}
    assert bought == set(shop.zone("discard.1")) | set(shop.zone("hand.1"))


# -- end of the round ---------------------------------------------------------------------------------


@rule("AFU-18.2", "AFU-R7")
def test_an_empty_panic_stack_ends_the_game_even_in_the_invasion() -> None:
    over = afu(
        "seats: 2\npanic-stack: \ninvader-deck.0: i-d3\nhand.0: rp2\nagenda: end-of-round, buy seat=0\npoints: 1 0"
    )
    over.play("pass")
    assert over.result.reason == "panic-stack-empty"


@rule("AFU-7.4", "AFU-18.2", "AFU-R4")
def test_e8_one_panic_left() -> None:
    war = afu(f"""
        seats: 2
        phase: war
        panic-stack: panic
        objectives: sumy
        hand.0: a3
        hand.1: calmer
        discard.1: panic
        attack-row.1: i-d3
        event-deck: irpin
        invader-deck.0: i-d3 x3
        invader-deck.1: i-d3 x3
        agenda: end-of-round, {COMBAT.format(1)}, contest
    """).play("pass", "pass")
    assert war.zone("discard.0") == ["panic"] and war.zone("panic-stack") == []
    assert war.counter("panic-received") == [1, 0]
    war.play("defend calmer 1", "activate defense-1", "battle")
    assert war.result is None and war.zone("panic-stack") == ["panic"]


@rule("AFU-18.1", "AFU-R6")
def test_the_round_of_moskva_is_played_to_its_end_and_is_the_last() -> None:
    over = afu("seats: 2\nphase: war\nlast-round: 1\npoints: 1 0\nagenda: end-of-round, buy seat=0")
    assert over.asked == "buy"
    over.play("buy-aid")
    assert over.result.reason == "moskva"
