"""What is paid and what is counted: Using Costs of every kind, and the actions of an Operation Phase."""

from __future__ import annotations

import pytest

from tests.barbarossa.table import AGB, FRB, GR, PG, card_count, operation, pool, with_unit
from tests.harness import rule

POINTS = ("op", "sp", "rp", "bp")


@rule("BAR-R41", "BAR-9.6")
@pytest.mark.parametrize("point", POINTS)
def test_any_points_of_the_pool_can_be_a_using_cost(point: str) -> None:
    effect = '[{ do = "place", classes = ["tank"] }]'
    ability = f'{{ box = "deploying", cost = {{ {point} = 2 }}, effect = {effect} }}'
    pack = with_unit("scouts", "must-active", f"abilities = [{ability}]")
    have = dict.fromkeys(POINTS, 5) | {point: 2}
    pools = "\n".join(f"{name}: {number}" for name, number in have.items())
    play = operation(f"deployed.0: scouts\n{pools}", pack).play("use scouts 1")
    assert pool(play) == tuple((have | {point: 0}).values())
    assert not play.offers_of("use"), "the cost is paid in full or not at all"
    short = operation(f"deployed.0: scouts\n{pools.replace(f'{point}: 2', f'{point}: 1')}", pack)
    assert not short.offers_of("use")


@rule("BAR-12.6", "BAR-9.3")
def test_abilities_of_played_cards_can_be_used_during_an_attack() -> None:
    play = operation(f"deployed.0: {GR}/fatigued\nplaying.0: dive-bomber-wing\nop: 1").play("attack hill")
    assert play.offers == {f"use {GR}/fatigued 2", "use dive-bomber-wing 1", "resolve"}
    play.play("use dive-bomber-wing 1")
    assert pool(play) == (0, 0, 0, 2)


@rule("BAR-5.12", "BAR-9.6")
def test_a_free_card_of_the_hand_that_is_the_price_is_discarded_like_any_other() -> None:
    play = operation(f"deployed.0: hoth, panzer-regiment/fatigued\nhand.0: horses, {GR}")
    stock = card_count(play, "horses")
    play.play("use hoth 1", "choose horses")
    assert play.zone("discard.0") == ["horses"]
    assert card_count(play, "horses") == stock


@rule("BAR-9.6", "BAR-R72")
def test_with_one_card_in_hand_there_is_nothing_to_choose_as_the_price() -> None:
    play = operation("deployed.0: hoth, panzer-regiment/fatigued\nhand.0: trucks").play("use hoth 1")
    assert play.asked == "operate"
    assert play.zone("discard.0") == ["trucks"]


@rule("BAR-R23", "BAR-5.12")
def test_a_played_unit_that_is_its_own_price_is_discarded_and_not_returned() -> None:
    text = 'abilities = [{ box = "playing", cost = { discard = "self" }, effect = [{ do = "gain", bp = 3 }] }]'
    pack = with_unit("scouts", "silent", text)
    play = operation("playing.0: scouts", pack)
    stock = card_count(play, "scouts")
    play.play("use scouts 1")
    assert play.zone("discard.0") == ["scouts"] and card_count(play, "scouts") == stock
    assert pool(play)[3] == 3


@rule("BAR-R43")
@pytest.mark.parametrize(
    ("text", "plays", "count"),
    [
        (f"hand.0: trucks, trains\ndeployed.0: {PG}", ["play trucks", f"use {PG} 1", "play trains"], 3),
        (f"deployed.0: {AGB}, {GR}, {PG}", [f"use {AGB} 3", f"choose {GR}"], 2),
        (f"deployed.0: hoth, panzer-regiment/fatigued\nhand.0: trucks, {GR}", ["use hoth 1", f"choose {GR}"], 3),
        ("hand.0: strategic-planning, trucks x3", ["play strategic-planning", "choose trucks", "done"], 3),
        (
            f"hand.0: encirclement\ndeployed.0: {GR}/fatigued x3",
            ["play encirclement", f"choose {GR}/fatigued", "done"],
            3,
        ),
        (f"deployed.0: {GR}, {PG}", ["attack hill", f"use {PG} 1", f"use {GR} 1", "resolve"], 3),
        (
            f"deployed.0: {GR}, panzer-regiment\ncity-deck: stalingrad, moscow\nevent-deck: rifle-army",
            ["attack city", "resolve", "lose-group tank"],
            2,
        ),
    ],
    ids=["plays-and-abilities", "price-deployed", "price-in-hand", "removal", "choices", "attack", "group"],
)
def test_every_play_use_attack_and_choice_is_an_action(text: str, plays: list[str], count: int) -> None:
    play = operation(f"{text}\nactions: 10").play(*plays)
    assert play.asked == "operate"
    assert play.counter("actions") == 10 + count


@rule("BAR-R43")
def test_the_last_action_may_still_be_chosen_for_and_the_attack_be_resolved() -> None:
    play = operation(f"deployed.0: {GR}, {PG}\nactions: 198\nhand.0: trucks").play("attack hill", f"use {PG} 1")
    assert play.told("attack-lost"), "after 200 actions only resolving was left"
    assert play.offers == {"end-operation"}


@rule("BAR-R43")
def test_the_next_phase_counts_anew() -> None:
    play = operation(f"deployed.0: {GR}\nactions: 200\nhand.0: trucks\nhand.1: trucks\ndeck.1: horses x4")
    play.play("end-operation", "end-reinforcement", "keep-none", "end-activation")
    assert play.to_act == 1 and "play trucks" in play.offers
    assert FRB not in play.zone("hand.1")
