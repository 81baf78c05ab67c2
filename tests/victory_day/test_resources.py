"""VD-4, VD-5: turning cards, resources and payments."""

from __future__ import annotations

import pytest

from sandtable.games.victory_day import game
from sandtable.games.victory_day.payment import Ready, affordable, fuel_for
from tests.harness import rule, small_pack
from tests.victory_day import attack, before_attack, build, lost, size, table, units


@rule("VD-4.1", "VD-4.4")
def test_a_turned_card_does_nothing() -> None:
    fight = attack(
        "line-1.1: tiger/turned, schuetzenzug\nline-2.1: ju-87/turned, lefh-18/turned, nebelwerfer/turned\n"
        "line-1.0: t-34-85/turned\nline-2.0: la-7/turned, m-30/turned\nresources.1: depot/turned, factory/turned, fuel"
    )
    assert fight.offers == {"wave", "end-attacks"}
    fight.play("wave")
    assert fight.offers == {"attack 1-2", "attack 1-15"}
    fight.play("attack 1-2")
    assert fight.offers == {"attack 1-15", "launch"}
    fight.play("launch")
    assert fight.told("breaks-through"), "nobody was asked to block"


@rule("VD-4.2", "VD-10.8", "VD-12.9", "VD-17.16", "VD-18.7")
def test_whatever_a_unit_does_turns_it() -> None:
    fight = attack(
        "line-1.1: tiger, panther\nline-2.1: ju-87, bf-109, lefh-18\nresources.1: fuel\n"
        "line-1.0: is-2, t-34-85, zis-3\nline-2.0: la-7, m-30"
    )
    fight.play("wave", "direct 1-1 1-1", "attack 1-2", "bomb 2-1 2-2", "escort 2-2 2-1", "support 2-3 1-2", "launch")
    assert all("/turned" in card for card in units(fight, 1))
    fight.play("intercept 2-1 2-2", "block 1-2 1-2", "block 1-3 1-1", "hold")
    now = [card for card in units(fight, 0) if not card.startswith("m-30")]
    assert all("/turned" in card for card in now)


@rule("VD-4.3", "VD-5.3", "VD-9.2")
def test_a_resource_card_turns_to_yield_one_resource_until_its_owner_s_next_turn() -> None:
    play = build("hand.1: schuetzenzug x2\nresources.1: depot x2", active=1)
    play.play("build schuetzenzug")
    assert play.zone("resources.1") == ["depot/turned", "depot/turned"]
    assert play.zone("hand.1") == ["schuetzenzug"], "nothing is left to pay for the second"


@rule("VD-4.5", "VD-4.6", "VD-8.1")
def test_cards_become_ready_at_the_start_of_their_owner_s_turn_only() -> None:
    play = table(
        "agenda: begin-turn\nactive: 0\nline-1.0: is-2/turned\nresources.0: depot/turned\n"
        "line-1.1: tiger/turned\nresources.1: fuel/turned"
    )
    assert play.zone("line-1.0")[0] == "is-2"
    assert play.zone("resources.0") == ["depot"]
    assert play.zone("line-1.1")[0] == "tiger/turned"
    assert play.zone("resources.1") == ["fuel/turned"]


@rule("VD-4.5", "VD-4.6")
def test_the_2nd_line_stays_turned_through_the_enemy_s_turn_too() -> None:
    play = attack(
        "line-1.1: schuetzenzug\nline-2.1: ju-87, lefh-18\nresources.1: fuel\nline-1.0: is-2\nline-2.0: m-30/turned"
    )
    play.play("wave", "attack 1-1", "bomb 2-1 1-1", "support 2-2 1-1", "launch", "raid-deck", "end-attacks")
    assert play.counter("active") == 0
    assert [card for card in play.zone("line-2.1") if card != "-"] == ["ju-87/turned", "lefh-18/turned"]
    assert play.zone("line-2.0")[0] == "m-30", "his own is ready"
    while play.counter("active") == 0:
        play.play(next(word for word in ("done", "pass", "end-attacks") if word in play.offers))
    assert [card for card in play.zone("line-2.1") if card != "-"] == ["ju-87", "lefh-18"]


@rule("VD-4.7", "VD-5.5", "VD-R7")
def test_built_units_and_played_resources_arrive_ready() -> None:
    play = table("agenda: reserves, building, play-resources\nactive: 0\nhand.0: depot x2, rifle-company")
    play.play("place depot", "place depot")
    assert play.zone("resources.0") == ["depot", "depot"]
    play.play("build rifle-company")
    assert play.zone("line-1.0")[0] == "rifle-company", "it has come from the reserve by now"


@rule("VD-5.1", "VD-5.2")
def test_there_are_three_resources_and_a_resource_card_yields_exactly_one() -> None:
    pack = game.read_pack(game.standard_pack)
    assert [pack.yields[kind] for kind in pack.resource_kinds] == [0, 1, 2]
    play = build("hand.0: rifle-company\nresources.0: depot, factory, fuel")
    parts = [part["n"] for part in play.match.view(0)["figures"][0]["parts"]]
    assert parts == [1, 1, 1]


@rule("VD-5.4", "VD-8.3")
def test_at_most_two_resource_cards_are_played_in_a_turn() -> None:
    play = table(
        "agenda: reserves, building, play-resources\nactive: 0\nhand.0: depot, factory x2, is-2\nresources.0: fuel x9"
    )
    assert play.offers == {"place depot", "place factory", "done"}
    play.play("place factory", "place factory")
    assert play.asked == "build"
    assert play.zone("hand.0") == ["depot", "is-2"]


@rule("VD-5.6", "VD-6.12", "VD-7.2", "VD-R27")
def test_units_raids_attacks_support_strikes_and_tactical_cards_all_cost_what_they_print() -> None:
    raid = attack("line-2.1: ju-87\nline-1.0: is-2\nresources.1: fuel")
    raid.play("wave", "bomb 2-1 1-1", "launch")
    assert raid.zone("resources.1") == ["fuel/turned"]
    king = attack("line-1.1: king-tiger\nresources.1: fuel", boosters=True)
    king.play("wave", "attack 1-1", "launch")
    assert king.zone("resources.1") == ["fuel/turned"]
    guns = attack("line-1.0: rifle-company\nline-2.0: b-4\nresources.0: depot", active=0, boosters=True)
    guns.play("wave", "attack 1-1", "support 2-1 1-1", "launch")
    assert guns.zone("resources.0") == ["depot/turned"]
    card = attack("line-1.1: schuetzenzug\nline-1.0: is-2\nhand.0: street-fighting\nresources.0: depot")
    card.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold", "play street-fighting own-1-1")
    assert card.zone("resources.0") == ["depot/turned"]


@rule("VD-5.7", "VD-R27")
def test_a_raid_can_be_paid_with_two_other_resources() -> None:
    raid = attack("line-2.1: ju-87\nline-1.0: is-2\nresources.1: depot, factory")
    raid.play("wave", "bomb 2-1 1-1", "launch")
    assert raid.zone("resources.1") == ["depot/turned", "factory/turned"]


@pytest.mark.parametrize("ready", ["depot x2", "factory x2", "fuel"])
@rule("VD-5.7", "VD-5.10", "VD-R27")
def test_what_a_wave_has_promised_already_pays_nothing_more(ready: str) -> None:
    raid = attack(f"line-2.1: ju-87 x2\nline-1.0: is-2\nresources.1: {ready}").play("wave")
    assert {"bomb 2-1 1-1", "bomb 2-2 1-1"} <= raid.offers
    raid.play("bomb 2-1 1-1")
    assert raid.offers_of("bomb") == set() and "launch" in raid.offers


@rule("VD-5.9", "VD-R9")
def test_the_exact_payments_are_the_minimal_ones() -> None:
    """Whatever the cost, no exact payment contains another, and every way to pay contains an exact one."""
    pack = game.read_pack(game.standard_pack)
    for cost in range(1, len(pack.cost_depots)):
        exact = [(d, f, fuel_for(pack, cost, d, f)) for d in range(10) for f in range(10)]
        exact = [payment for payment in exact if payment[2] >= 0]
        assert not any(a != b and all(x <= y for x, y in zip(a, b, strict=True)) for a in exact for b in exact), (
            "one of them is overpaid"
        )


@rule("VD-5.10")
def test_a_cost_can_be_met_exactly_when_some_payment_fits() -> None:
    pack = game.read_pack(game.standard_pack)
    cost = pack.cost[pack.kind("ba-64")]
    for depots in range(5):
        for factories in range(5):
            for fuel in range(5):
                fits = any(
                    0 <= fuel_for(pack, cost, d, f) <= fuel for d in range(depots + 1) for f in range(factories + 1)
                )
                assert affordable(pack, cost, Ready(depots, factories, fuel)) == fits


@rule("VD-5.11")
def test_a_cost_is_paid_before_the_effect_and_is_not_refunded() -> None:
    raid = attack("line-2.1: ju-87\nline-2.0: la-7, katyusha\nresources.1: fuel")
    raid.play("wave", "bomb 2-1 2-2", "launch")
    assert raid.zone("resources.1") == ["fuel/turned"]
    raid.play("intercept 2-1 2-1", "hold")
    assert raid.zone("resources.1") == ["fuel/turned"], "intercepted, but paid"


@rule("VD-5.12")
def test_resource_cards_neither_attack_nor_block() -> None:
    fight = attack("resources.0: depot x3\nline-1.1: schuetzenzug")
    fight.play("wave", "attack 1-1", "launch")
    assert fight.told("breaks-through")


@rule("VD-5.13", "VD-16.5")
def test_a_unit_that_broke_through_destroys_a_resource_card() -> None:
    fight = attack("resources.0: depot, fuel/turned\nline-1.1: schuetzenzug")
    fight.play("wave", "attack 1-1", "launch")
    assert fight.offers == {"raid-resource depot", "raid-resource fuel/turned", "raid-deck"}
    fight.play("raid-resource fuel/turned")
    assert fight.zone("resources.0") == ["depot"]
    assert lost(fight, 0) == ["fuel"]


@rule("VD-5.14", "VD-R10")
def test_the_defender_pays_with_cards_that_are_still_ready() -> None:
    fight = attack("line-1.0: rifle-company\nline-1.1: tiger\nhand.0: street-fighting\nresources.0: depot")
    fight.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold")
    assert fight.to_act == 0
    fight.play("play street-fighting own-1-1")
    assert fight.zone("resources.0") == ["depot/turned"]


@rule("VD-R9")
def test_extra_resources_are_spent_first_replace_others_and_end_with_the_turn() -> None:
    play = build("hand.1: rail-junction, pak-40, tiger\nresources.1: depot x2, factory x2", active=1)
    play.play("play rail-junction -")
    assert play.counter("extra")[1] == [0, 1, 1]
    play.play("build pak-40")
    assert play.offers == {"pay depot 1", "pay depot 2"}, "the extra factory and fuel may replace one depot"
    play.play("pay depot 2")
    assert play.zone("resources.1") == ["depot/turned", "depot/turned", "factory", "factory/turned"], (
        "the extra factory went first"
    )
    unspent = build("hand.1: rail-junction, tiger\nresources.1: depot", active=1)
    unspent.play("play rail-junction -", "done", "end-attacks")
    assert unspent.counter("extra")[1] == [0, 0, 0]


@rule("VD-R41")
def test_a_card_that_cannot_be_used_stays_in_hand() -> None:
    play = table(
        "agenda: reserves, attacking, before-attack, building, play-resources\nactive: 0\nhand.0: depot x3, is-2"
    )
    play.play("place depot", "place depot", "done", "end-attacks")
    assert play.counter("active") == 1
    assert play.zone("hand.0") == ["depot", "is-2"]


@rule("VD-20.6")
def test_without_units_resources_and_hand_the_game_goes_on() -> None:
    bare = table("agenda: reserves, attacking\nactive: 1\nhand.0:\nline-1.0:\nresources.0:")
    assert bare.result is None
    assert bare.counter("active") == 0
    assert size(bare, "hand.0") == 2


@rule("VD-7.2")
def test_a_tactical_card_that_cannot_be_paid_is_not_offered() -> None:
    poor = before_attack("hand.0: searchlight-attack\nline-1.1: tiger\nresources.0: factory", active=0, boosters=True)
    assert poor.told("plays-on") == []
    assert poor.zone("hand.0").count("searchlight-attack") == 1
    rich = before_attack("hand.0: searchlight-attack\nline-1.1: tiger\nresources.0: depot", active=0, boosters=True)
    assert "play searchlight-attack enemy-1-1" in rich.offers


@pytest.mark.parametrize("ready", ["depot x3, factory", "depot, factory x3"])
@rule("VD-5.8")
def test_several_units_of_one_cost_may_be_replaced(ready: str) -> None:
    pack = small_pack("victory-day", soviet="[rifle-company]\ncost = { depot = 1, fuel = 1, factory = 1 }\n")
    play = build(f"hand.0: rifle-company\nresources.0: {ready}", pack=pack)
    play.play("build rifle-company")
    assert all(card.endswith("/turned") for card in play.zone("resources.0"))
