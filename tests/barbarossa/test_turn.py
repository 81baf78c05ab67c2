"""Chapters 6, 7 and 11: the phases of a turn."""

from __future__ import annotations

import pytest

import sandtable
from tests.barbarossa.table import (
    AGB,
    ARB,
    FRB,
    GR,
    IHTB,
    PG,
    activation,
    card_count,
    operation,
    pool,
    reinforcement,
    turn,
    with_unit,
)
from tests.harness import new, rule, small_pack


@rule("BAR-6.1", "BAR-6.2", "BAR-R26", "BAR-7.12", "BAR-7.5", "BAR-7.14")
def test_a_turn_runs_through_its_four_phases_and_may_do_nothing_in_each() -> None:
    play = new("barbarossa", seats=2, first=0)
    asked = []
    for notation in ("end-activation", "end-operation", "end-reinforcement", "keep-none"):
        asked.append(play.asked)
        play.play(notation)
    assert asked == ["activate-cards", "operate", "reinforce", "keep-a-card"]
    names = [event["message"]["id"] for event in play.match.log(0) if event["message"]]
    order = ["turn-begins", "operation-begins", "reinforcement-begins", "hand-discarded", "drew", "turn-begins"]
    assert names[names.index("turn-begins") :] == order
    assert play.to_act == 1


@rule("BAR-6.3", "BAR-7.10", "BAR-7.6")
def test_cards_may_be_played_before_and_after_the_attack() -> None:
    play = operation(f"hand.0: {ARB}, {GR}, trucks\ndeployed.0: {PG}")
    play.play(f"play {ARB}", f"use {PG} 1", "attack hill", "resolve", f"play {GR}", "play trucks", f"deploy {GR}")
    assert "hill" in play.zone("deployed.0")
    assert pool(play) == (1, 2, 1, 1)


@rule("BAR-6.4")
def test_the_player_on_the_left_is_next() -> None:
    play = new("barbarossa", seats=3, first=1)
    for seat in (1, 2, 0, 1):
        assert play.to_act == seat
        play.play("end-activation", "end-operation", "end-reinforcement", "keep-none")


@rule("BAR-7.1", "BAR-R17", "BAR-5.20", "BAR-5.21")
def test_all_fatigued_cards_without_an_activation_cost_become_active_at_once() -> None:
    play = turn(f"deployed.0: {GR}/fatigued, {PG}, {IHTB}/fatigued, repair-workshop/fatigued")
    assert play.zone("deployed.0") == [GR, PG, f"{IHTB}/fatigued", "repair-workshop"]
    assert play.asked == "activate-cards"


@rule("BAR-R18", "BAR-R17")
def test_each_heavy_card_is_paid_for_separately() -> None:
    play = activation("deployed.0: panzer-regiment/fatigued x2\nsp: 1").play("activate panzer-regiment")
    assert play.zone("deployed.0") == ["panzer-regiment", "panzer-regiment/fatigued"]
    assert not play.offers_of("activate")


@rule("BAR-7.4")
def test_only_transports_and_payments_are_possible_in_the_activation_phase() -> None:
    play = activation(f"deployed.0: {PG}, {GR}\nhand.0: {ARB}, {FRB}, trucks\nop: 3\nrp: 1\nsp: 9")
    assert play.offers == {"play trucks", "end-activation"}


@rule("BAR-7.9", "BAR-R58")
def test_one_attack_in_a_phase() -> None:
    play = operation(f"deployed.0: {PG}/fatigued\nbp: 9").play("attack hill", "resolve")
    assert not play.offers_of("attack")
    with pytest.raises(sandtable.IllegalAction, match="no attack left") as refusal:
        play.play("attack hill")
    assert "BAR-7.9" in refusal.value.rules


@rule("BAR-7.15", "BAR-7.17")
def test_reinforcement_is_for_buying_not_for_fighting() -> None:
    play = reinforcement(f"sp: 3\nhand.0: {ARB}, trucks\ndeployed.0: {PG}\nop: 2")
    assert not play.offers_of("attack") and not play.offers_of("use")
    assert play.offers_of("play") == {"play trucks"}
    assert "buy trucks" in play.offers


@rule("BAR-7.18", "BAR-7.20", "BAR-R22", "BAR-5.11")
def test_the_playing_zone_is_cleared_and_the_deploying_zone_stays() -> None:
    play = operation(f"hand.0: {ARB}, trucks, horses\ndeployed.0: {GR}\ndeck.0: trains x4")
    play.play(f"play {ARB}", "play trucks")
    assert sorted(play.zone("playing.0")) == [ARB, "trucks"]
    play.play("end-operation", "end-reinforcement")
    assert play.zone("playing.0") == [], "cleared before the hand is asked"
    assert play.asked == "keep-a-card"
    play.play("keep-none")
    assert sorted(play.zone("discard.0")) == [ARB, "horses", "trucks"]
    assert play.zone("deployed.0") == [GR]


@rule("BAR-7.19", "BAR-7.21", "BAR-R24")
def test_one_card_may_be_kept_unseen_and_four_are_drawn_all_the_same() -> None:
    play = reinforcement("hand.0: trains, horses, trucks\ndeck.0: horses x4").play("end-reinforcement")
    assert play.offers == {"keep trains", "keep horses", "keep trucks", "keep-none"}
    play.play("keep trains")
    assert sorted(play.zone("hand.0")) == ["horses"] * 4 + ["trains"]
    assert sorted(play.zone("discard.0")) == ["horses", "trucks"]
    assert play.match.view(1)["zones"]["hand.0"]["cards"] == ["?"] * 5


@rule("BAR-R24")
def test_there_is_no_hand_limit_during_the_turn() -> None:
    play = operation("hand.0: strategic-planning, horses x5\ndeck.0: trucks x4").play("play strategic-planning")
    assert len(play.zone("hand.0")) == 8


@rule("BAR-R36", "BAR-9.5")
def test_automatic_texts_apply_after_the_op_of_the_phase() -> None:
    play = turn("deployed.0: supply-depot, smolensk, guderian").play("end-activation")
    assert pool(play) == (2, 2, 0, 0)
    names = [event["message"]["id"] for event in play.match.log(0) if event["message"]]
    assert names.index("operation-begins") < names.index("text-applies")


@rule("BAR-R36")
def test_the_player_in_turn_orders_texts_that_do_not_commute() -> None:
    text = "hand.0: horses\ndeployed.0: rundstedt, rasputitsa, " + f"{GR}, {PG}\ndeck.0: trains"
    play = turn(text).play("end-activation")
    assert play.asked == "next-text"
    assert play.offers == {"next rundstedt", "next rasputitsa"}
    play.play("next rasputitsa")
    assert play.asked == "choose-card" and play.zone("hand.0") == ["horses"]
    play.play(f"choose {GR}")
    assert "trains" in play.zone("hand.0")
    assert f"{GR}/fatigued" in play.zone("deployed.0")
    loss = operation("hand.0: horses\ndeployed.0: bock, partisans\nsp: 0").play("end-operation")
    assert loss.offers == {"next bock", "next partisans"}
    loss.play("next partisans")
    assert pool(loss) == (1, 1, 2, 0), "what is not there yet cannot be lost"


@rule("BAR-R36")
def test_of_two_cards_with_one_text_each_is_applied_by_itself() -> None:
    text = f"hand.0: horses\ndeployed.0: rundstedt, rasputitsa x2, {GR}, {PG}, {ARB}\ndeck.0: trains"
    play = turn(text).play("end-activation", "next rasputitsa", f"choose {GR}")
    assert play.asked == "next-text"
    assert play.offers == {"next rundstedt", "next rasputitsa"}


@rule("BAR-R35", "BAR-R37")
def test_cards_whose_right_is_fresh_again_lie_in_order() -> None:
    abilities = """[
        { box = "deploying", cost = { sp = 1 }, once = true, effect = [{ do = "gain", bp = 1 }] },
        { box = "deploying", cost = { fatigue = "self" }, effect = [{ do = "gain", bp = 1 }] },
    ]"""
    pack = small_pack("barbarossa", aids=f"[repair-workshop]\nabilities = {abilities}\n")
    play = operation("deployed.0: repair-workshop x2\nhand.0: horses\nsp: 1\ndeck.0: horses x5", pack)
    play.play("use repair-workshop 1", "use repair-workshop 2")
    assert play.zone("deployed.0") == ["repair-workshop/fatigued", "repair-workshop/used"]
    play.play("end-operation", "end-reinforcement", "keep-none")
    assert play.zone("deployed.0") == ["repair-workshop", "repair-workshop/fatigued"]


@rule("BAR-R35", "BAR-R37", "BAR-9.9")
def test_a_once_per_turn_ability_is_fresh_again_next_turn() -> None:
    play = operation("deployed.0: model\nhand.0: horses x4\ndeck.0: horses x5").play("use model 1")
    play.play("choose horses")
    assert play.zone("deployed.0") == ["model/used"]
    assert not play.offers_of("use")
    play.play("end-operation", "end-reinforcement", "keep-none")
    assert play.zone("deployed.0") == ["model"]


@rule("BAR-R61")
def test_a_card_of_price_zero_still_takes_an_rp() -> None:
    play = reinforcement("rp: 1").play("buy horses")
    assert pool(play)[2] == 0
    assert not play.offers_of("buy")


@rule("BAR-R62", "BAR-11.5")
def test_an_empty_deck_sells_nothing_until_a_card_returns() -> None:
    play = reinforcement("sp: 9\nremoved-cards: encirclement x7\nplaying.0: encirclement\nrp: 2")
    assert card_count(play, "encirclement") == 0
    assert "buy encirclement" not in play.offers
    with pytest.raises(sandtable.IllegalAction, match="empty"):
        play.play("buy encirclement")
    play.play("end-reinforcement", "keep-none")
    assert card_count(play, "encirclement") == 1


@rule("BAR-R70")
def test_the_game_ends_when_the_last_round_of_the_limit_is_complete() -> None:
    play = new("barbarossa", seats=2, first=1, round_limit=2)
    for _ in range(4):
        assert play.to_act is not None
        play.play("end-activation", "end-operation", "end-reinforcement", "keep-none")
    assert play.result.reason == "round-limit"
    assert sandtable.game("barbarossa").defaults["round_limit"] == 60


@rule("BAR-R43")
def test_after_two_hundred_actions_the_phase_can_only_be_ended() -> None:
    text = "deployed.0: artillery-regiment/fatigued\nsp: 99\nhand.0: trucks\nactions: {}"
    open_phase = operation(text.format(199))
    assert "use artillery-regiment/fatigued 2" in open_phase.offers
    open_phase.play("use artillery-regiment/fatigued 2")
    assert open_phase.offers == {"end-operation"}
    attack = operation(text.format(199)).play("attack hill")
    assert attack.told("attack-lost"), "only resolving was left"


@rule("BAR-8.1")
def test_moscow_taken_in_the_last_round_ends_the_game_at_once() -> None:
    play = operation(f"deployed.0: {AGB}\ncity-deck: moscow\nevent-deck: light-resistance\nbp: 30\nround: 3")
    play.play("attack city", "resolve", "end-operation")
    assert play.result.reason == "moscow" and play.counter("round") == 3


@rule("BAR-9.5")
def test_a_text_at_the_start_of_reinforcement_applies_by_itself() -> None:
    play = operation("deployed.0: odessa").play("end-operation")
    assert pool(play)[2] == 2


@rule("BAR-R36")
def test_a_pack_may_bring_units_with_automatic_texts() -> None:
    pack = with_unit("supply-column", "may-active", 'each-operation = [{ do = "gain", sp = 1 }]', subtype="support")
    play = turn("deployed.0: supply-column x2, rasputitsa", pack).play("end-activation")
    assert play.asked == "operate", "both columns are alike, so there is nothing to choose"
    assert pool(play) == (1, 2, 0, 0)
    assert sorted(play.zone("deployed.0")) == ["rasputitsa", "supply-column", "supply-column/fatigued"]
