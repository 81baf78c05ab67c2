"""What the windows of a turn offer, and when a player is asked at all."""

from __future__ import annotations

from tests.barbarossa.table import GR, IHTB, PG, operation, pool, reinforcement, turn
from tests.harness import new, rule


@rule("BAR-6.1")
def test_the_four_phases_follow_each_other() -> None:
    play = turn("hand.0: trucks\nhand.1: trucks\ndeck.0: horses x4")
    seen = [(play.to_act, play.match.view(0)["phase"])]
    for action in ("end-activation", "end-operation", "end-reinforcement", "keep-none"):
        play.play(action)
        seen.append((play.to_act, play.match.view(0)["phase"]))
    assert seen == [(0, "activation"), (0, "operation"), (0, "reinforcement"), (0, "ending"), (1, "activation")]


@rule("BAR-7.1", "BAR-5.21")
def test_only_fatigued_cards_are_activated() -> None:
    before = "active: 1\nfirst: 1\nhand.1: trucks\n"
    play = reinforcement(f"{before}deployed.0: {GR}, {PG}/fatigued, {GR}/fatigued").play(
        "end-reinforcement", "keep-none"
    )
    assert play.zone("deployed.0") == [GR, GR, PG]
    assert play.last("cards-activated")["message"]["args"]["n"] == 2
    fresh = reinforcement(f"{before}deployed.0: {GR}, {PG}").play("end-reinforcement", "keep-none")
    assert fresh.to_act == 0 and not fresh.told("cards-activated")


@rule("BAR-7.2", "BAR-R18")
def test_only_a_fatigued_heavy_card_asks_for_its_payment_once_by_name() -> None:
    play = turn(f"deployed.0: {IHTB}, panzer-regiment, panzer-regiment/fatigued x2\nsp: 9")
    assert play.offers_of("activate") == {"activate panzer-regiment"}
    play.play("activate panzer-regiment", "activate panzer-regiment")
    assert not play.offers_of("activate")
    assert pool(play)[1] == 7


@rule("BAR-R18", "BAR-2.11")
def test_an_activation_that_cannot_be_paid_in_full_is_not_offered() -> None:
    play = turn(f"deployed.0: {IHTB}/fatigued, panzer-regiment/fatigued\nsp: 2")
    assert play.offers_of("activate") == {"activate panzer-regiment"}
    enough = turn(f"deployed.0: {IHTB}/fatigued\nsp: 3").play(f"activate {IHTB}")
    assert enough.zone("deployed.0") == [IHTB] and pool(enough)[1] == 0


@rule("BAR-R60", "BAR-11.1")
def test_the_top_aid_costs_its_own_price_and_uncovers_the_next() -> None:
    play = reinforcement("aid-deck: guderian, hoth, leeb\nsp: 10\nrp: 3").play("buy-aid")
    assert play.zone("discard.0") == ["guderian"] and play.zone("aid-deck") == ["hoth", "leeb"]
    assert pool(play)[1:3] == (4, 2)
    assert "buy-aid" not in play.offers, "Hoth costs 5; that Leeb below costs 4 is of no use"
    exact = reinforcement("aid-deck: hoth\nsp: 5").play("buy-aid")
    assert exact.zone("discard.0") == ["hoth"] and pool(exact)[1:3] == (0, 0)


@rule("BAR-R62", "BAR-R60")
def test_without_aids_there_is_none_to_buy() -> None:
    play = reinforcement("aid-deck:\nsp: 9")
    assert "buy-aid" not in play.offers and "buy trucks" in play.offers


@rule("BAR-11.2", "BAR-11.5")
def test_cards_are_bought_in_any_order() -> None:
    play = reinforcement("sp: 9\nrp: 4").play("buy trains")
    assert {"buy horses", "buy trucks", "buy trains"} & play.offers == {"buy horses", "buy trucks"}
    play.play("buy trucks", "buy horses", "buy horses")
    assert sorted(play.zone("discard.0")) == ["horses", "horses", "trains", "trucks"]
    assert pool(play)[1:3] == (1, 0)


@rule("BAR-7.7", "BAR-3.7")
def test_transports_are_played_in_any_order() -> None:
    play = operation("hand.0: horses, trucks, trains").play("play trains", "play trucks", "play horses")
    assert pool(play)[1] == 6
    supplies = reinforcement("hand.0: horses, trucks, trains").play("play trains", "play horses")
    assert "play trucks" in supplies.offers


@rule("BAR-7.3", "BAR-R20")
def test_transports_may_be_played_in_activation_even_with_nothing_to_pay_for() -> None:
    play = turn("hand.0: horses, trains")
    assert play.offers == {"play horses", "play trains", "end-activation"}
    play.play("play trains", "play horses")
    assert pool(play)[1] == 4


@rule("BAR-R72", "BAR-R26")
def test_who_holds_a_card_is_asked_and_who_holds_none_is_not() -> None:
    """How many cards a hand has is public; whether one of them could be played is not."""
    held = turn(f"hand.0: {GR}")
    assert held.asked == "activate-cards" and held.offers == {"end-activation"}
    empty = turn(f"hand.0:\nhand.1: {GR}")
    assert empty.asked != "activate-cards"
    nothing_to_buy = reinforcement(f"rp: 0\nhand.0: {GR}")
    assert nothing_to_buy.asked == "reinforce" and nothing_to_buy.offers == {"end-reinforcement"}
    assert reinforcement("rp: 0\nhand.0:\nhand.1: trucks").to_act == 1
    broke = operation(f"op: 0\nhand.0: {GR}")
    assert broke.asked == "operate" and broke.offers == {"end-operation"}
    assert operation("op: 0\nhand.0:").asked == "reinforce"


@rule("BAR-R70", "BAR-6.4")
def test_no_round_begins_after_the_last_one() -> None:
    play = new("barbarossa", seats=3, first=2, round_limit=1)
    for seat in (2, 0, 1):
        assert play.to_act == seat
        play.play("end-activation", "end-operation", "end-reinforcement", "keep-none")
    assert play.result.reason == "round-limit"
    assert play.counter("round") == 1 and play.to_act is None


@rule("BAR-7.19", "BAR-R24")
def test_all_cards_of_the_hand_but_the_kept_one_are_discarded() -> None:
    play = reinforcement("hand.0: trucks x2, trains\ndeck.0: horses x4").play("end-reinforcement", "keep trucks")
    assert play.last("hand-discarded")["message"]["args"]["n"] == 2
    assert sorted(play.zone("discard.0")) == ["trains", "trucks"]
    assert sorted(play.zone("hand.0")) == ["horses"] * 4 + ["trucks"]
    none = reinforcement("hand.0: trucks x2, trains\ndeck.0: horses x4").play("end-reinforcement", "keep-none")
    assert none.last("hand-discarded")["message"]["args"]["n"] == 3
