"""The worked examples: E1 to E11 of the rulebook, T1 to T21 of the tricky cases."""

from __future__ import annotations

import pytest

from sandtable.games.victory_day import game
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.payment import fuel_for
from tests.harness import rule, small_pack
from tests.victory_day import Table, attack, build, lost, rest, size, table, units

EXAMPLE_1 = """
    line-1.0: t-34-85, zis-3, guards-rifle-company x2
    line-1.1: tiger, schuetzenzug x2
"""


def standard() -> VictoryPack:
    return game.read_pack(game.standard_pack)


def pays(depots: int, factories: int, fuel: int) -> bool:
    """Is this a payment for the armoured car of 1D 2F 1U?"""
    pack = standard()
    return fuel_for(pack, pack.cost[pack.kind("ba-64")], depots, factories) == fuel


@rule("VD-5.7", "VD-5.8", "VD-5.9")
def test_e1_the_armoured_car_can_be_paid_in_all_these_ways() -> None:
    for payment in ((5, 0, 1), (3, 2, 0), (0, 2, 3), (1, 2, 1), (7, 0, 0), (0, 6, 0), (0, 3, 2)):
        assert pays(*payment)
    assert not pays(4, 0, 1)


@rule("VD-6.7", "VD-14.6", "VD-14.8", "VD-R22")
@pytest.mark.parametrize(
    ("attacker", "blocker", "dead"),
    [("3/3", "2/2", "blocker"), ("3/3", "5/5", "attacker"), ("3/3", "3/2", "attacker blocker")],
)
def test_e2_single_combats(attacker: str, blocker: str, dead: str) -> None:
    (a, b), (c, d) = attacker.split("/"), blocker.split("/")
    pack = small_pack(
        "victory-day",
        german=f"[schuetzenzug]\nattack = {a}\ndefence = {b}\n",
        soviet=f"[rifle-company]\nattack = {c}\ndefence = {d}\n",
    )
    fight = attack("line-1.0: rifle-company\nline-1.1: schuetzenzug", pack=pack)
    fight.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold")
    assert (lost(fight, 1) == ["schuetzenzug"]) == ("attacker" in dead)
    assert (lost(fight, 0) == ["rifle-company"]) == ("blocker" in dead)


@rule("VD-6.9", "VD-6.10")
@pytest.mark.parametrize("active", [0, 1])
def test_e3_a_modifier_works_in_attack_and_in_defence(active: int) -> None:
    """A Panther is 4/3, and 5/4 against armour only; a T-34 of 4/4 can kill it only without the modifier."""
    pack = small_pack("victory-day", soviet="[t-34-85]\nattack = 3\ndefence = 5\n")
    fight = attack("line-1.0: t-34-85\nline-1.1: panther", active=active, pack=pack)
    fight.play("wave", "direct 1-1 1-1", "launch")
    assert lost(fight, 0) == ["t-34-85"], "5 of attack against 5 of defence"
    assert lost(fight, 1) == [], "3 of attack against 4 of defence"


@rule("VD-12.3", "VD-12.9", "VD-14.9")
def test_e4_both_schuetzenzug_are_blocked() -> None:
    fight = attack(EXAMPLE_1)
    fight.play("wave", "attack 1-2", "attack 1-3", "launch", "block 1-3 1-2", "block 1-1 1-3", "hold")
    assert lost(fight, 1) == ["schuetzenzug", "schuetzenzug"]
    assert lost(fight, 0) == ["guards-rifle-company"]
    assert units(fight, 0) == ["t-34-85/turned", "zis-3", "guards-rifle-company"]


@rule("VD-12.10", "VD-15.1", "VD-15.5", "VD-16.2")
def test_e5_one_schuetzenzug_is_let_through() -> None:
    fight = attack(f"{EXAMPLE_1}\nline-2.0: m-30\nresources.0: depot")
    fight.play("wave", "attack 1-2", "attack 1-3", "launch", "block 1-1 1-2", "hold")
    assert lost(fight, 1) == ["schuetzenzug"]
    assert fight.offers == {"raid 2-1", "raid-resource depot", "raid-deck"}
    before = size(fight, "deck.0")
    fight.play("raid-deck")
    assert size(fight, "deck.0") == before - 2
    assert units(fight, 0) == ["t-34-85/turned", "zis-3", "guards-rifle-company", "guards-rifle-company", "m-30"]


@rule("VD-10.6", "VD-10.7", "VD-11.1")
def test_e6_the_tiger_alone_destroys_the_t_34_and_the_infantry_may_follow_in_a_wave_of_its_own() -> None:
    fight = attack(EXAMPLE_1)
    fight.play("wave", "direct 1-1 1-1", "launch", "hold")
    assert lost(fight, 0) == ["t-34-85"]
    assert units(fight, 1)[0] == "tiger/turned+attacked"
    fight.play("wave")
    assert fight.offers == {"attack 1-2", "attack 1-3", "attack 1-15"}


@rule("VD-11.8", "VD-12.5", "VD-14.3", "VD-14.5")
def test_e7_the_supported_t_34_and_the_at_gun_destroy_the_tiger_which_takes_one_of_them_or_none() -> None:
    fight = attack(EXAMPLE_1)
    fight.play("wave", "direct 1-1 1-1", "launch", "block 1-2 1-1", "hold")
    assert fight.offers == {"destroy 1-1", "destroy 1-2", "spare"}
    fight.play("destroy 1-1")
    assert lost(fight, 0) == ["t-34-85"], "both would need 7"
    assert lost(fight, 1) == ["tiger"]


@rule("VD-12.5", "VD-14.3")
def test_e7_with_a_guards_company_as_support_the_tiger_can_take_both_with_it() -> None:
    fight = attack(EXAMPLE_1)
    fight.play("wave", "direct 1-1 1-1", "launch", "block 1-3 1-1", "hold", "destroy 1-1", "destroy 1-3")
    assert sorted(lost(fight, 0)) == ["guards-rifle-company", "t-34-85"]
    assert lost(fight, 1) == ["tiger"]


@rule("VD-10.7", "VD-13.5", "VD-19.2", "VD-19.3", "VD-19.4")
def test_e8_all_at_once_makes_three_conflicts() -> None:
    fight = attack(EXAMPLE_1)
    fight.play("wave", "direct 1-1 1-1", "attack 1-2", "attack 1-3", "launch")
    fight.play("block 1-2 1-1", "block 1-3 1-2", "block 1-4 1-3", "hold")
    assert fight.counter("conflict")[1][:3] == [1, 2, 3]
    fight.play("destroy 1-2")
    assert sorted(lost(fight, 0)) == ["guards-rifle-company", "guards-rifle-company", "zis-3"]
    assert sorted(lost(fight, 1)) == ["schuetzenzug", "schuetzenzug", "tiger"]
    assert fight.told("breaks-through") == []


@rule("VD-14.3", "VD-R17")
def test_e9_ferdinand_and_is_2_destroy_each_other() -> None:
    fight = attack("line-1.0: is-2, rifle-company\nline-1.1: ferdinand")
    fight.play("wave", "direct 1-1 1-1", "launch", "hold")
    assert lost(fight, 0) == ["is-2"]
    assert lost(fight, 1) == ["ferdinand"]


@rule("VD-14.3", "VD-R17", "VD-R18")
def test_e9_the_rifle_company_in_support_spoils_the_modifier_of_the_ferdinand() -> None:
    fight = attack("line-1.0: is-2, rifle-company\nline-1.1: ferdinand")
    fight.play("wave", "direct 1-1 1-1", "launch", "block 1-2 1-1", "hold")
    assert fight.offers == {"destroy 1-2", "spare"}
    fight.play("spare")
    assert lost(fight, 0) == []
    assert lost(fight, 1) == ["ferdinand"]


RAID = """
    line-2.0: katyusha, la-7 x2
    line-2.1: ju-87, bf-109
    resources.1: fuel
"""


@rule("VD-17.8", "VD-17.9", "VD-17.10", "VD-17.13", "VD-17.14", "VD-17.16")
def test_e10_the_escort_takes_on_the_interceptor_and_the_katyusha_is_bombed() -> None:
    raid = attack(RAID)
    raid.play("wave", "bomb 2-1 2-1", "escort 2-2 2-1", "launch", "intercept 2-2 2-1", "hold", "counter 2-2")
    assert sorted(lost(raid, 0)) == ["katyusha", "la-7"]
    assert lost(raid, 1) == ["bf-109"]
    assert units(raid, 1) == ["ju-87/turned+attacked"]


@rule("VD-17.8", "VD-17.11")
def test_e10_without_escort_or_with_two_interceptors_the_bombing_is_cancelled_and_the_bomber_lost() -> None:
    alone = attack(RAID)
    alone.play("wave", "bomb 2-1 2-1", "launch", "intercept 2-2 2-1", "hold")
    assert lost(alone, 1) == ["ju-87"]
    assert units(alone, 0) == ["katyusha", "la-7/turned", "la-7"]
    two = attack(RAID)
    two.play("wave", "bomb 2-1 2-1", "escort 2-2 2-1", "launch", "intercept 2-2 2-1", "intercept 2-3 2-1", "hold")
    two.play("counter 2-2")
    assert sorted(lost(two, 1)) == ["bf-109", "ju-87"]
    assert "katyusha" in units(two, 0)


@rule("VD-20.2", "VD-20.3", "VD-20.4")
@pytest.mark.parametrize(("left", "winner"), [(0, 0), (1, 0), (2, 1)])
def test_e11_the_last_turn(left: int, winner: int) -> None:
    """The Soviet player draws the last two cards and plays on; the Germans have so many cards left."""
    germans = f"fuel x{left}" if left else ""
    game_end = table(
        f"active: 0\nagenda: begin-turn\ndeck.0: depot x2\ncasualties.0: {rest(0, 'depot x2')}\n"
        f"deck.1: {germans}\ncasualties.1: {rest(1, germans)}"
    )
    while game_end.match.to_act is not None:
        game_end.play(next(word for word in ("done", "pass", "end-attacks") if word in game_end.offers))
    assert game_end.result.ranks[winner] == 1
    assert game_end.result.reason == "exhausted"


@rule("VD-5.9", "VD-R9")
def test_t1_nothing_is_overpaid() -> None:
    pack = small_pack("victory-day", soviet="[rifle-company]\ncost = { depot = 1, factory = 1 }\n")
    exact = build("hand.0: rifle-company\nresources.0: depot x2, factory x2", pack=pack)
    exact.play("build rifle-company")
    assert exact.zone("resources.0") == ["depot", "depot/turned", "factory", "factory/turned"]
    depots = build("hand.0: rifle-company\nresources.0: depot x3", pack=pack)
    depots.play("build rifle-company")
    assert depots.zone("resources.0") == ["depot/turned"] * 3


@rule("VD-R8")
def test_t2_fuel_can_be_kept_for_a_raid() -> None:
    pack = small_pack("victory-day", soviet="[rifle-company]\ncost = { depot = 1, fuel = 1 }\n")
    choice = build("hand.0: rifle-company\nresources.0: depot x3, fuel", pack=pack)
    choice.play("build rifle-company")
    assert choice.offers == {"pay depot 1", "pay depot 3"}
    choice.play("pay depot 3")
    assert "fuel" in choice.zone("resources.0")


def equals(active: int = 1) -> Table:
    pack = small_pack("victory-day", german="[schuetzenzug]\ndefence = 3\n", soviet="[rifle-company]\ndefence = 3\n")
    return attack("line-1.0: rifle-company\nline-1.1: schuetzenzug x2", active, pack=pack)


@rule("VD-13.7", "VD-14.9", "VD-R22")
def test_t3_equal_but_weak_units_both_live_and_their_damage_is_removed() -> None:
    fight = equals()
    fight.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold")
    assert units(fight, 0) == ["rifle-company/turned"]
    assert units(fight, 1) == ["schuetzenzug/turned+attacked", "schuetzenzug"]
    assert fight.counter("damage")[0][0] == 0


@rule("VD-11.3", "VD-11.5", "VD-12.5")
def test_t4_a_turned_target_with_support_has_no_attack_of_its_own() -> None:
    fight = attack("line-1.0: t-34-85/turned, rifle-company\nline-1.1: tiger")
    fight.play("wave", "direct 1-1 1-1", "launch", "block 1-2 1-1", "hold", "destroy 1-1", "destroy 1-2")
    assert sorted(lost(fight, 0)) == ["rifle-company", "t-34-85"]
    assert lost(fight, 1) == []


@rule("VD-11.6", "VD-13.3", "VD-R15")
def test_t5_co_attackers_their_target_and_its_supporter_are_one_conflict() -> None:
    fight = attack("line-1.0: t-34-85, rifle-company\nline-1.1: tiger, ferdinand")
    fight.play("wave", "direct 1-1 1-1", "direct 1-2 1-1", "launch", "block 1-2 1-2", "hold")
    fight.play("destroy 1-1", "destroy 1-2")
    assert fight.to_act == 0
    assert fight.offers == {"destroy 1-1", "destroy 1-2", "spare"}, "6 can take either tank, or be spread over both"
    fight.play("destroy 1-1")
    assert lost(fight, 1) == ["tiger"]


@rule("VD-17.4", "VD-R17", "VD-13.8")
def test_t6_a_bomber_spoils_the_anti_tank_gun() -> None:
    alone = attack("line-1.0: zis-3\nline-1.1: tiger")
    alone.play("wave", "direct 1-1 1-1", "launch")
    assert (lost(alone, 0), lost(alone, 1)) == (["zis-3"], ["tiger"])
    both = attack("line-1.0: zis-3\nline-1.1: tiger\nline-2.1: ju-87\nresources.1: fuel")
    both.play("wave", "direct 1-1 1-1", "bomb 2-1 1-1", "launch")
    assert (lost(both, 0), lost(both, 1)) == (["zis-3"], [])


@rule("VD-13.6", "VD-13.7", "VD-R38")
def test_t7_bombs_and_breakthrough_add_up_within_a_wave() -> None:
    pack = small_pack("victory-day", soviet="[m-30]\ndefence = 6\n")
    text = "line-2.0: m-30\nline-1.1: schuetzenzug\nline-2.1: ju-87\nresources.1: fuel"
    together = attack(text, pack=pack)
    together.play("wave", "attack 1-1", "bomb 2-1 2-1", "launch", "raid 2-1")
    assert lost(together, 0) == ["m-30"]
    assert units(together, 1)[0] == "schuetzenzug/turned+attacked", "the turned howitzer dealt nothing"
    apart = attack(text, pack=pack)
    apart.play("wave", "bomb 2-1 2-1", "launch", "wave", "attack 1-1", "launch", "raid 2-1")
    assert lost(apart, 0) == []


@rule("VD-17.15", "VD-R15", "VD-R18")
def test_t8_a_bombed_fighter_caught_by_the_escort() -> None:
    raid = attack("line-2.0: la-7\nline-2.1: ju-87, bf-109\nresources.1: fuel")
    raid.play("wave", "bomb 2-1 2-1", "escort 2-2 2-1", "launch", "intercept 2-1 2-1", "hold", "counter 2-1")
    assert lost(raid, 0) == ["la-7"]
    assert lost(raid, 1) == ["bf-109"]
    assert units(raid, 1) == ["ju-87/turned+attacked"]


@rule("VD-17.12", "VD-R28")
def test_t9_two_fighters_gang_up_on_the_escort() -> None:
    raid = attack(RAID)
    raid.play("wave", "bomb 2-1 2-1", "escort 2-2 2-1", "launch", "intercept 2-2 2-1", "intercept 2-3 2-2", "hold")
    declined = Table(raid.match.clone())
    raid.play("counter 2-2")
    assert raid.offers == {"destroy 2-2", "destroy 2-3", "spare"}
    raid.play("destroy 2-3")
    assert sorted(lost(raid, 0)) == ["katyusha", "la-7"]
    assert lost(raid, 1) == ["bf-109"]
    declined.play("decline")
    assert "ju-87" in lost(declined, 1)
    assert "katyusha" in units(declined, 0)


@rule("VD-17.1", "VD-17.2", "VD-R36")
def test_t10_ground_units_destroy_parked_aircraft_but_weak_bombs_do_not() -> None:
    raid = attack("line-1.0: rifle-company\nline-2.1: ju-87", active=0)
    raid.play("wave", "attack 1-1", "launch", "raid 2-1")
    assert lost(raid, 1) == ["ju-87"]
    assert lost(raid, 0) == []
    pack = small_pack("victory-day", soviet="[il-2]\nbombing = 1\n")
    bombs = attack("line-2.0: il-2\nline-2.1: ju-87\nresources.0: fuel", active=0, pack=pack)
    bombs.play("wave", "bomb 2-1 2-1", "launch")
    assert lost(bombs, 1) == []


@rule("VD-R20", "VD-12.6", "VD-11.9")
def test_t11_a_cancelled_bombing_still_pins_its_target() -> None:
    raid = attack("line-1.0: t-34-85\nline-2.0: la-7\nline-1.1: schuetzenzug x2\nline-2.1: ju-87\nresources.1: fuel\n")
    raid.play("wave", "attack 1-1", "attack 1-2", "bomb 2-1 1-1", "launch")
    assert raid.offers_of("block") == set()
    raid.play("intercept 2-1 2-1", "hold", "raid-deck", "raid-deck")
    assert units(raid, 0) == ["t-34-85", "la-7/turned"]


@rule("VD-15.3", "VD-R23")
def test_t12_killing_the_blocker_is_not_breaking_through() -> None:
    fight = attack("line-1.0: rifle-company\nline-1.1: tiger, schuetzenzug")
    fight.play("wave", "attack 1-1", "attack 1-2", "launch", "block 1-1 1-1", "hold")
    assert "rifle-company" in lost(fight, 0)
    through = [event["message"]["args"]["kind"] for event in fight.told("breaks-through")]
    assert through == [["kind", "schuetzenzug"]]


@rule("VD-R18")
@pytest.mark.parametrize(
    ("power", "offers"), [(5, {"destroy 1-1", "destroy 1-2"}), (4, {"destroy 1-1", "destroy 1-2", "spare"})]
)
def test_t13_five_against_two_of_three_must_destroy_exactly_one(power: int, offers: set[str]) -> None:
    german = f"[schuetzenzug]\nattack = {power}\n"
    pack = small_pack("victory-day", german=german, soviet="[rifle-company]\ndefence = 3\n")
    fight = attack("line-1.0: rifle-company x2\nline-1.1: schuetzenzug", pack=pack)
    fight.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "block 1-2 1-1", "hold")
    assert fight.offers == offers
    fight.play("destroy 1-2")
    assert lost(fight, 0) == ["rifle-company"]


@rule("VD-16.2", "VD-16.3", "VD-16.4", "VD-R24", "VD-R25", "VD-R31")
@pytest.mark.parametrize(("deck", "left"), [(6, 2), (3, 0)])
def test_t14_a_deck_attack_with_artillery_support(deck: int, left: int) -> None:
    gone = rest(0, f"depot x{deck}")
    fight = attack(f"line-1.1: schuetzenzug\nline-2.1: lefh-18\ndeck.0: depot x{deck}\ncasualties.0: {gone}")
    fight.play("wave", "attack 1-1", "support 2-1 1-1", "launch", "raid-deck")
    assert size(fight, "deck.0") == left
    assert fight.result is None, "an empty deck is no loss yet"
    fight.play("end-attacks")
    assert (fight.result is None) == (left == 2), "the loss comes at the next draw"


@rule("VD-18.10", "VD-18.11", "VD-18.12", "VD-18.13", "VD-R30")
def test_t15_strike_then_walk_in() -> None:
    strike = attack(
        "line-1.0: rifle-company\nline-2.0: katyusha\nline-1.1: tiger\nresources.0: depot, factory, fuel\n"
        "hand.1: tiergarten\nresources.1: depot",
        active=0,
    )
    strike.play("strike 2-1 1-1")
    assert lost(strike, 1) == ["tiger"]
    assert strike.to_act == 0, "no tactical window, no answer"
    assert strike.zone("resources.0") == ["depot/turned", "factory/turned", "fuel/turned"]
    strike.play("wave", "attack 1-1", "launch")
    assert strike.told("breaks-through")


@rule("VD-15.8", "VD-18.7")
def test_t16_a_support_gun_is_caught_turned() -> None:
    fight = attack("line-1.0: rifle-company x2\nline-1.1: tiger\nline-2.1: lefh-18", active=0)
    fight.play("wave", "attack 1-1", "attack 1-2", "launch", "block 1-1 1-1", "support 2-1 1-1", "hold", "raid 2-1")
    assert units(fight, 1)[1] == "lefh-18/turned+used", "2 of damage against 3"
    assert lost(fight, 0) == ["rifle-company"], "only the blocked one"
    ready = attack("line-1.0: rifle-company x2\nline-2.1: lefh-18", active=0)
    ready.play("wave", "attack 1-1", "launch", "raid 2-1")
    assert lost(ready, 0) == ["rifle-company"]


@rule("VD-3.4", "VD-20.2", "VD-R4")
def test_t17_first_draws_and_the_twentieth_turn() -> None:
    play = table("agenda: begin-turn\nturn-number: 0\nhand.0: depot x7\nhand.1: depot x7")
    assert (size(play, "hand.0"), size(play, "deck.0")) == (8, 37)
    while play.counter("turn-number") == 1:
        play.play("done" if "done" in play.offers else "end-attacks")
    assert (size(play, "hand.1"), size(play, "deck.1")) == (9, 36)
    while play.result is None:
        offers = play.offers
        play.play(next(word for word in ("done", "pass", "end-attacks") if word in offers))
    assert play.result.ranks == (2, 1)
    assert play.counter("turn-number") == 39, "the first player's twentieth turn"


@rule("VD-7.6", "VD-R13")
def test_t18_the_same_stat_card_twice_in_a_turn_is_not_allowed() -> None:
    fight = attack(
        "line-1.0: rifle-company x2, is-2\nline-1.1: schuetzenzug x2, tiger\nhand.0: street-fighting x2\n"
        "resources.0: depot x4"
    )
    fight.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold", "play street-fighting own-1-1")
    fight.play("wave", "attack 1-2", "launch", "block 1-2 1-2", "hold")
    assert fight.asked != "tactical-window", "everybody knows that the second copy cannot be used"
    assert fight.zone("hand.0").count("street-fighting") == 1
    fight.play("end-attacks")
    while fight.asked != "attacks":
        fight.play(next(word for word in ("done", "pass") if word in fight.offers))
    assert (fight.to_act, fight.counter("active")) == (0, 0), "the next turn, of the player who used it"
    fight.play("wave", "attack 1-3", "launch", "hold")
    assert "play street-fighting own-1-3" in fight.offers, "in the next turn it can be used again"


@rule("VD-17.7", "VD-17.15", "VD-R15", "VD-R18")
def test_t19_one_fighter_two_bombers() -> None:
    raid = attack("line-2.0: la-7\nline-2.1: ju-87 x2\nresources.1: fuel x2")
    raid.play("wave", "bomb 2-1 2-1", "bomb 2-2 2-1", "launch", "intercept 2-1 2-1", "hold")
    assert lost(raid, 0) == ["la-7"]
    assert lost(raid, 1) == ["ju-87"]
    assert units(raid, 1) == ["ju-87/turned+attacked"]


@rule("VD-R18")
def test_bombs_do_not_fall_on_a_fighter_that_is_no_bomber_s_target() -> None:
    """As T19, but a second fighter helps. Of 1 and 5 of bombs, only the 1 can go to it."""
    raid = attack("line-2.0: la-7 x2\nline-2.1: ju-87 x2\nresources.1: fuel x2")
    raid.play("wave", "bomb 2-1 2-1", "bomb 2-2 2-1", "launch")
    raid.play("intercept 2-1 2-1", "intercept 2-2 2-1", "hold")
    assert raid.last("battle")["message"]["args"]["attack"] == 6
    assert lost(raid, 0) == ["la-7"]
    assert units(raid, 0) == ["la-7/turned"]
    assert raid.zone("line-2.0")[0] == "-", "the one that was to be bombed"


@rule("VD-18.3", "VD-18.4", "VD-18.5", "VD-R29")
def test_t20_guns_for_the_target_do_not_join_its_conflict() -> None:
    fight = attack("line-1.0: t-34-85\nline-2.0: m-30\nline-1.1: tiger")
    fight.play("wave", "direct 1-1 1-1", "launch", "support 2-1 1-1", "hold")
    assert lost(fight, 0) == ["t-34-85"], "the Tiger sees armour only: 6"
    assert lost(fight, 1) == ["tiger"], "4 and 2 of support"
    assert units(fight, 0) == ["m-30/turned+used"]
    turned = attack("line-1.0: t-34-85/turned, rifle-company\nline-2.0: m-30\nline-1.1: tiger")
    turned.play("wave", "direct 1-1 1-1", "launch")
    assert turned.offers == {"block 1-2 1-1", "hold"}, "no guns for a target that was turned"
    turned.play("block 1-2 1-1")
    assert turned.offers == {"support 2-1 1-2", "hold"}, "but for the company that helps it"


@rule("VD-R34", "VD-R23")
def test_t21_a_lost_link_keeps_the_conflict_together() -> None:
    fight = attack(
        "line-1.0: t-34-85, rifle-company\nline-1.1: tiger, ferdinand\n"
        "hand.1: panzerfaust-ambush\nresources.1: depot x2, factory",
        boosters=True,
    )
    fight.play("wave", "direct 1-1 1-1", "direct 1-2 1-1", "launch", "block 1-2 1-1", "hold")
    fight.play("play panzerfaust-ambush enemy-1-1")
    assert sorted(lost(fight, 0)) == ["rifle-company", "t-34-85"]
    assert [card for card in lost(fight, 1) if card != "panzerfaust-ambush"] == []
    assert fight.told("breaks-through") == []
    assert fight.last("battle")["message"]["args"]["attack"] == 10
