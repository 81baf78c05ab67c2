"""Chapter 9: Intentional Abilities."""

from __future__ import annotations

import pytest

import sandtable
from tests.barbarossa.table import AGB, FRB, GR, PG, operation, pool, turn
from tests.harness import rule


@rule("BAR-9.1", "BAR-9.4", "BAR-9.5")
def test_abilities_wait_for_their_player_while_other_texts_apply_by_themselves() -> None:
    play = turn(f"deployed.0: supply-depot, {PG}").play("end-activation")
    assert pool(play) == (1, 1, 0, 0)
    assert f"use {PG} 1" in play.offers
    play.play("end-operation")
    assert pool(play)[3] == 0


@rule("BAR-9.3")
def test_only_cards_you_control_lend_you_their_abilities() -> None:
    play = operation(f"deployed.0: {GR}\ndeployed.1: {PG}\nplaying.1: {FRB}")
    assert play.offers_of("use") == {f"use {GR} 1", f"use {GR} 2"}


@rule("BAR-9.6", "BAR-R33")
def test_a_cost_that_cannot_be_paid_in_full_is_not_offered() -> None:
    play = operation(f"deployed.0: {AGB}/fatigued, ss-panzer-regiment\nsp: 0")
    assert play.offers_of("use") == {f"use {AGB}/fatigued 2", "use ss-panzer-regiment 2"}
    with pytest.raises(sandtable.IllegalAction, match="Using Cost") as refusal:
        play.play(f"use {AGB}/fatigued 3")
    assert "BAR-9.6" in refusal.value.rules


@rule("BAR-9.9", "BAR-7.8")
def test_an_ability_paid_in_points_may_be_used_again_and_again() -> None:
    play = operation("deployed.0: artillery-regiment\nsp: 6")
    play.play(*["use artillery-regiment 2"] * 3)
    assert pool(play) == (1, 0, 0, 3)


@rule("BAR-R33", "BAR-9.7")
def test_an_effect_without_an_object_is_skipped_but_its_cost_is_spent() -> None:
    play = operation("deployed.0: field-hospital\nhand.0: horses").play("use field-hospital 1")
    assert play.zone("deployed.0") == ["field-hospital/fatigued"]
    assert play.asked == "operate"


@rule("BAR-5.20", "BAR-R41")
def test_a_workshop_brings_a_tank_back_into_action() -> None:
    play = operation("deployed.0: repair-workshop, panzer-regiment/fatigued, " + f"{PG}/fatigued\nsp: 1")
    play.play("use repair-workshop 1")
    assert play.zone("deployed.0") == [f"{PG}/fatigued", "panzer-regiment", "repair-workshop/fatigued"]
    assert pool(play)[1] == 0


@rule("BAR-9.6")
def test_a_card_of_the_hand_can_be_the_price() -> None:
    play = operation(f"deployed.0: hoth, panzer-regiment/fatigued\nhand.0: horses, {GR}").play("use hoth 1")
    assert play.asked == "pay-from-hand"
    assert play.zone("deployed.0") == ["panzer-regiment/fatigued", "hoth/used"]
    play.play(f"choose {GR}")
    assert play.zone("discard.0") == [GR]
    assert "panzer-regiment" in play.zone("deployed.0")
    assert not [offer for offer in play.offers_of("use") if "hoth" in offer]


@rule("BAR-R42", "BAR-7.8", "BAR-R38")
def test_bp_made_before_the_attack_wait_in_the_pool() -> None:
    play = operation(f"deployed.0: {PG} x2").play(f"use {PG} 1", f"use {PG} 1")
    assert pool(play)[3] == 4
    play.play("attack position", "resolve")
    assert play.told("attack-won")


@rule("BAR-R38", "BAR-R75")
def test_nobody_uses_abilities_in_the_turn_of_another() -> None:
    play = operation(f"deployed.0: {GR}\ndeployed.1: {PG}\nhand.1: horses")
    assert play.to_act == 0
    play.play("end-operation")
    assert play.to_act == 0 and not play.offers_of("use")


@rule("BAR-R33")
def test_a_commander_counts_the_tanks_up_to_his_limit() -> None:
    text = "city-deck: minsk, moscow\nevent-deck: rifle-army\ndeployed.0: kleist, panzer-regiment/fatigued x{}"
    two = operation(text.format(2)).play("attack city", "use kleist 1")
    assert two.match.view(0)["figures"][-1]["total"] == 9 + 3 - 2
    six = operation(text.format(6)).play("attack city", "use kleist 1")
    assert six.match.view(0)["figures"][-1]["total"] == 9 + 3 - 4
