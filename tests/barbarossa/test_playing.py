"""Chapters 5 and 10: zones, playing, deploying, the state of a card, discarding, returning, removing."""

from __future__ import annotations

import pytest

import sandtable
from tests.barbarossa.table import (
    AGB,
    ARB,
    DHC,
    FRB,
    GR,
    IHTB,
    PG,
    card_count,
    operation,
    pool,
    reinforcement,
    turn,
    with_unit,
)
from tests.harness import new, rule, small_pack


@rule("BAR-5.1", "BAR-5.2")
def test_played_and_deployed_cards_lie_apart_in_front_of_their_player() -> None:
    zones = new("barbarossa", seats=2).match.view(None)["zones"]
    for seat in (0, 1):
        assert {f"{zone}.{seat}" for zone in ("deck", "discard", "playing", "deployed")} <= set(zones)
    play = operation(f"hand.0: {PG}, horses\ndeployed.0: {GR}").play(f"play {PG}")
    assert play.zone("playing.0") == [PG] and play.zone("deployed.0") == [GR]


@rule("BAR-5.3")
def test_everybody_draws_from_the_own_deck() -> None:
    play = operation("hand.0: strategic-planning\ndeck.0: trucks x3\ndeck.1: trains x3").play("play strategic-planning")
    assert play.zone("hand.0") == ["trucks"] * 3
    assert play.zone("deck.1") == ["trains"] * 3


@rule("BAR-5.7", "BAR-5.8", "BAR-5.17")
def test_the_bonus_is_drawn_before_the_rest_of_the_playing_rule_applies() -> None:
    play = operation("hand.0: strategic-planning, horses\ndeck.0: trains x3").play("play strategic-planning")
    assert play.asked == "remove-from-hand"
    assert "choose trains" in play.offers, "the cards of the bonus are already there"
    play.play("choose horses", "choose trains")
    assert sorted(play.zone("removed-cards")) == ["horses", "trains"]
    assert play.zone("hand.0") == ["trains"] * 2


@rule("BAR-5.9", "BAR-9.3", "BAR-R38")
def test_abilities_of_a_played_card_work_from_then_on_in_this_operation_phase_only() -> None:
    play = operation(f"hand.0: {FRB}, horses\ndeployed.0: {GR}/fatigued")
    assert f"use {FRB} 1" not in play.offers
    play.play(f"play {FRB}")
    assert f"use {FRB} 1" in play.offers
    play.play("end-operation")
    assert not play.offers_of("use")


@rule("BAR-5.10", "BAR-9.11", "BAR-9.10")
def test_nothing_else_may_be_played_or_used_until_a_card_is_resolved() -> None:
    play = operation(f"hand.0: strategic-planning, trucks, {ARB}\ndeployed.0: {PG}\nop: 2")
    play.play("play strategic-planning")
    assert all(offer.split()[0] in ("choose", "done") for offer in play.offers)
    ability = operation(f"deployed.0: {AGB}, {PG}, {GR}").play(f"use {AGB} 3")
    assert ability.offers == {f"choose {PG}", f"choose {GR}"}


@rule("BAR-5.12", "BAR-5.13")
def test_discarded_and_bought_cards_lie_open_in_the_own_discard_pile() -> None:
    play = reinforcement("sp: 3\nhand.0: trains").play("buy trucks")
    assert play.zone("discard.0") == ["trucks"] and play.zone("discard.1") == []
    for seat in (0, 1, None):
        assert play.match.view(seat)["zones"]["discard.0"]["cards"] == ["trucks"]


@rule("BAR-5.16", "BAR-R16")
def test_a_returned_card_goes_to_the_bottom_of_its_deck() -> None:
    play = operation(f"playing.0: {FRB}\ndeployed.0: {GR}/fatigued")
    stock = card_count(play, FRB)
    play.play(f"use {FRB} 1")
    assert card_count(play, FRB) == stock + 1
    mud = operation("deployed.0: rasputitsa\nsp: 2\nevent-deck: rifle-army, partisans").play("use rasputitsa 1")
    assert mud.zone("event-deck") == ["rifle-army", "partisans", "rasputitsa"]
    empty = operation("deployed.0: rasputitsa\nsp: 2\nevent-deck:").play("use rasputitsa 1")
    assert empty.zone("event-deck") == ["rasputitsa"]


@rule("BAR-5.17")
def test_a_removed_card_never_comes_back() -> None:
    play = operation("deployed.0: model\nhand.0: horses x2, trucks").play("use model 1", "choose horses")
    assert play.zone("removed-cards") == ["horses"]
    assert pool(play)[1] == 2
    play.play("end-operation", "end-reinforcement", "keep-none")
    assert play.zone("removed-cards") == ["horses"]
    assert sorted(play.zone("hand.0")) == ["horses", "trucks"]


@rule("BAR-5.18", "BAR-5.19")
def test_cards_arrive_active_unless_a_rule_says_otherwise() -> None:
    play = operation("hand.0: pioneer-battalion, motorised-infantry, panzer-regiment, horses\nop: 3")
    play.play("play pioneer-battalion", "play motorised-infantry", "deploy motorised-infantry", "play panzer-regiment")
    assert play.zone("deployed.0") == ["motorised-infantry", "panzer-regiment/fatigued", "pioneer-battalion"]


@rule("BAR-5.20", "BAR-5.21")
def test_only_active_cards_are_fatigued_and_only_fatigued_ones_activated() -> None:
    play = operation(f"playing.0: {FRB}\ndeployed.0: {GR}, {PG}/fatigued, panzer-regiment/fatigued")
    play.play(f"use {FRB} 1")
    assert play.zone("deployed.0") == [GR, PG, "panzer-regiment/fatigued"]
    mud = turn(f"deployed.0: rasputitsa, {IHTB}/fatigued").play("end-activation")
    assert mud.asked == "operate", "no active Unit: nothing to fatigue"


@rule("BAR-10.3", "BAR-R29", "BAR-R27")
def test_a_unit_that_must_deploy_does_so_at_the_end_of_being_played() -> None:
    play = operation(f"hand.0: {AGB}, horses").play(f"play {AGB}")
    assert play.zone("deployed.0") == [f"{AGB}/fatigued"]
    assert f"use {AGB}/fatigued 2" in play.offers, "its Deploying Rule works in the same phase"
    events = [event["message"]["id"] for event in play.match.log(0) if event["message"]]
    assert events.index("played") < events.index("deployed")


@rule("BAR-R29", "BAR-5.7")
def test_an_aid_with_a_bonus_draws_before_it_is_deployed() -> None:
    pack = small_pack(
        "barbarossa",
        aids="""
        [quartermaster]
        name = { en = "Quartermaster", uk = "Квартирмейстер" }
        copies = 1
        subtype = "commander"
        play = 1
        buy = 4
        source = "designed"
        bonus = { dp = 1 }
        rule = [{ do = "remove", up-to = true }]
        """,
    )
    play = operation("hand.0: quartermaster\ndeck.0: trains", pack).play("play quartermaster")
    assert play.asked == "remove-from-hand" and play.zone("playing.0") == ["quartermaster"]
    play.play("done")
    assert play.zone("deployed.0") == ["quartermaster"]


@rule("BAR-R27")
def test_a_unit_with_a_silent_playing_rule_may_be_deployed_as_it_lies() -> None:
    play = operation("hand.0: motorised-infantry, horses").play("play motorised-infantry", "deploy motorised-infantry")
    assert play.zone("deployed.0") == ["motorised-infantry"]
    assert "use motorised-infantry 1" in play.offers


@rule("BAR-10.6", "BAR-10.8")
def test_any_number_of_deployed_cards_stay_turn_after_turn() -> None:
    many = operation(f"deployed.0: {GR} x10, {PG} x8, panzer-regiment x8\nhand.1: trucks")
    many.play("end-operation", "end-reinforcement", "keep-none")
    many.play("end-activation", "end-operation", "end-reinforcement", "keep-none")
    assert (many.to_act, many.asked) == (0, "activate-cards")
    assert len(many.zone("deployed.0")) == 26


@rule("BAR-10.7")
def test_on_deployment_the_playing_rule_stops() -> None:
    pack = with_unit(
        "scouts",
        "may-active",
        """
        abilities = [
            { box = "playing", cost = { sp = 1 }, effect = [{ do = "gain", bp = 1 }] },
            { box = "deploying", cost = { sp = 1 }, effect = [{ do = "gain", bp = 2 }] },
        ]
        """,
    )
    play = operation("hand.0: scouts, horses\nsp: 5", pack).play("play scouts")
    assert play.offers_of("use") == {"use scouts 1"}
    play.play("deploy scouts")
    assert play.offers_of("use") == {"use scouts 2"}


@rule("BAR-R32")
def test_the_permission_to_place_outlives_its_source_but_not_the_phase() -> None:
    play = operation(f"hand.0: {PG}, horses\ndeployed.0: manstein").play("use manstein 1")
    assert f"place {PG}" in play.offers
    play.play("end-operation")
    assert not play.offers_of("place")
    rival = operation(f"hand.0: {DHC}, {PG}, horses\nhand.1: {PG}, horses").play(f"play {DHC}", "end-operation")
    rival.play("end-reinforcement", "keep-none", "end-activation")
    assert rival.to_act == 1 and rival.asked == "operate"
    assert not rival.offers_of("place"), "nor into the turn of the rival"
    later = operation(f"hand.0: {DHC}, {PG}, {GR}, horses").play(f"play {DHC}", f"place {PG}", f"place {GR}")
    assert later.zone("deployed.0") == [GR, PG]


@rule("BAR-R35")
def test_a_card_that_leaves_a_zone_forgets_its_state() -> None:
    play = operation(f"deployed.0: {PG}/fatigued").play(f"use {PG}/fatigued 2")
    assert play.zone("discard.0") == [PG]
    pack = with_unit(
        "scouts",
        "silent",
        """
        abilities = [
            { box = "playing", cost = { fatigue = "self" }, effect = [{ do = "gain", bp = 1 }] },
            { box = "deploying", cost = { fatigue = "self" }, effect = [{ do = "gain", bp = 2 }] },
        ]
        """,
    )
    kept = operation("hand.0: scouts, horses", pack).play("play scouts", "use scouts 1", "deploy scouts/fatigued")
    assert kept.zone("deployed.0") == ["scouts/fatigued"], "from zone to zone the state goes along"


@rule("BAR-R19", "BAR-R47")
def test_transports_wait_while_something_else_is_being_resolved() -> None:
    play = operation(f"hand.0: trucks, strategic-planning\ndeployed.0: {GR}").play("play strategic-planning")
    with pytest.raises(sandtable.IllegalAction):
        play.play("play trucks")
