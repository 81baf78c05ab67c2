"""The worked examples of the rulebook (E) and of the rules text (T), to the last number."""

from __future__ import annotations

from collections import Counter

import sandtable
from sandtable.kernel.results import Result
from tests.barbarossa.table import (
    AGB,
    ARB,
    DHC,
    FRB,
    GR,
    IHTB,
    PG,
    SGTA,
    activation,
    card_count,
    operation,
    pool,
    reinforcement,
    stage,
    turn,
    with_unit,
)
from tests.harness import new, position, rule


@rule("BAR-5.4", "BAR-5.5", "BAR-5.6", "BAR-2.5")
def test_e1_a_played_card_is_paid_laid_down_and_gives_its_bonus() -> None:
    play = operation(f"hand.0: {ARB}, horses").play(f"play {ARB}")
    assert play.zone("playing.0") == [ARB]
    assert pool(play) == (2, 0, 0, 2)


@rule("BAR-9.2", "BAR-9.7", "BAR-9.8", "BAR-R40")
def test_e2_a_unit_discarded_for_its_ability_gives_the_points_active_or_fatigued() -> None:
    for state in ("", "/fatigued"):
        play = operation(f"deployed.0: {PG}{state}").play(f"use {PG}{state} 2")
        assert play.zone("discard.0") == [PG]
        assert play.zone("deployed.0") == []
        assert pool(play)[3] == 2


@rule("BAR-10.4", "BAR-10.7", "BAR-10.9", "BAR-10.10", "BAR-R39")
def test_e3_a_grenadier_regiment_may_be_deployed_fatigued_or_not_at_all() -> None:
    play = operation(f"hand.0: {GR}, horses").play(f"play {GR}")
    assert pool(play) == (0, 0, 1, 0)
    assert not play.offers_of("use")
    deployed = stage(play.match.position().partition("\n")[2], {})
    deployed.play(f"deploy {GR}")
    assert deployed.zone("deployed.0") == [f"{GR}/fatigued"]
    assert deployed.offers_of("use") == {f"use {GR}/fatigued 2"}
    deployed.play(f"use {GR}/fatigued 2")
    assert pool(deployed)[3] == 1
    play.play("end-operation")
    assert f"deploy {GR}" not in play.offers
    play.play("end-reinforcement")
    assert GR in play.zone("discard.0") + play.zone("hand.0") + play.zone("deck.0")
    assert play.zone("deployed.0") == []


@rule("BAR-11.1", "BAR-2.10", "BAR-R2")
def test_e4_trucks_cost_one_rp_and_three_sp() -> None:
    play = reinforcement("sp: 3\nhand.0: horses").play("buy trucks")
    assert play.zone("discard.0") == ["trucks"]
    assert pool(play) == (0, 0, 0, 0)
    poor = reinforcement("sp: 2\nhand.0: horses")
    assert "buy trucks" not in poor.offers


@rule("BAR-11.3", "BAR-7.14")
def test_e5_rp_of_the_operation_phase_add_to_the_one_of_reinforcement() -> None:
    play = operation("rp: 1\nsp: 6\nhand.0: horses").play("end-operation")
    assert pool(play)[2] == 2
    play.play("buy trucks", "buy trucks")
    assert not play.offers_of("buy")


@rule("BAR-R1", "BAR-R3", "BAR-R4", "BAR-R5", "BAR-R6", "BAR-7.1", "BAR-7.2", "BAR-10.11", "BAR-12.8", "BAR-12.10")
def test_e6_the_complete_turn_of_the_rulebook() -> None:
    play = turn(
        f"""
        deployed.0: {GR}, position, {IHTB}/fatigued, {PG}/fatigued
        hand.0: trains, {ARB}, {AGB}, {DHC}, trucks
        deck.0: {PG}, horses x4
        city-deck: kharkov, moscow
        event-deck: {SGTA}, rifle-army
        """
    )
    assert play.zone("deployed.0") == [GR, PG, f"{IHTB}/fatigued", "position"]
    play.play("play trains", f"activate {IHTB}", "end-activation")
    assert pool(play) == (1, 0, 0, 0)
    play.play(f"play {ARB}")
    assert pool(play) == (2, 0, 0, 2)
    play.play(f"play {AGB}")
    assert f"{AGB}/fatigued" in play.zone("deployed.0")
    play.play(f"play {DHC}")
    assert sorted(play.zone("hand.0")) == [PG, "trucks"]
    assert pool(play) == (1, 0, 1, 2)
    play.play(f"place {PG}")
    assert play.zone("deployed.0").count(PG) == 2
    assert pool(play) == (1, 0, 1, 2)
    play.play("attack city")
    play.play(f"use {IHTB} 1", f"use {PG} 1", f"use {PG} 1", f"use {GR} 1")
    assert pool(play) == (1, 0, 1, 14)
    play.play(f"use {AGB}/fatigued 3", f"choose {GR}/fatigued")
    assert pool(play) == (1, 0, 1, 16)
    play.play("use position 1")
    assert "position" not in play.zone("deployed.0")
    play.play("resolve")
    assert play.last("attack-won")["message"]["args"]["n"] == 16
    assert pool(play) == (1, 0, 1, 0)
    assert IHTB in play.zone("discard.0")
    assert SGTA in play.zone("discard.0")
    play.play("play trucks", "end-operation")
    assert pool(play) == (1, 2, 2, 0)
    play.play("buy horses")
    assert pool(play) == (1, 2, 1, 0)
    play.play(f"buy {FRB}")  # nothing is left to choose, so the turn ends
    assert play.last("bought")["message"]["args"]["n"] == 2
    assert play.zone("deployed.0") == [f"{PG}/fatigued", f"{PG}/fatigued", f"{AGB}/fatigued", "kharkov"]
    gained = Counter([GR, IHTB, SGTA, "horses", FRB, "trains", ARB, DHC, "trucks"])
    assert Counter(play.zone("discard.0")) == gained
    assert play.zone("hand.0") == ["horses"] * 4
    assert play.to_act == 1


@rule("BAR-12.7", "BAR-R47")
def test_t1_supplies_cannot_be_played_once_the_attack_is_declared() -> None:
    text = "deployed.0: ss-panzer-regiment\nhand.0: horses"
    late = operation(text).play("attack hill")
    assert late.offers == {"use ss-panzer-regiment 2", "resolve"}
    late.play("resolve")
    assert late.last("attack-lost")["message"]["args"]["had"] == 0
    early = operation(text).play("play horses", "attack hill", "use ss-panzer-regiment 1", "resolve")
    assert early.told("attack-won")
    assert pool(early)[3] == 6 - 3


@rule("BAR-13.1", "BAR-13.2", "BAR-R34", "BAR-2.13", "BAR-2.14")
def test_t2_the_deck_is_made_again_in_the_middle_of_a_draw() -> None:
    text = "hand.0: strategic-planning\ndeck.0: trains\ndiscard.0: trucks, horses"
    play = operation(text).play("play strategic-planning")
    assert sorted(play.zone("hand.0")) == ["horses", "trains", "trucks"]
    assert play.zone("playing.0") == ["strategic-planning"]
    short = operation("hand.0: strategic-planning\ndeck.0: trains").play("play strategic-planning")
    assert short.zone("hand.0") == ["trains"]
    assert short.last("draw-lost")["message"]["args"]["n"] == 2


@rule("BAR-13.1", "BAR-R34")
def test_the_deck_is_made_again_only_when_a_draw_finds_it_empty() -> None:
    text = "hand.0: strategic-planning\ndeck.0: trains x{}\ndiscard.0: horses x20"
    for cards, hand in ((2, ["horses", "trains", "trains"]), (3, ["trains"] * 3)):
        play = operation(text.format(cards)).play("play strategic-planning")
        assert sorted(play.zone("hand.0")) == hand, "what is left of the deck comes first"
    assert play.zone("deck.0") == [] and len(play.zone("discard.0")) == 20, "nobody draws yet"


@rule("BAR-12.13", "BAR-12.14", "BAR-R49", "BAR-R53", "BAR-R58", "BAR-R73")
def test_t3_a_lost_attack_costs_the_bp_and_the_city_takes_its_toll() -> None:
    play = operation(
        f"""
        deployed.0: {IHTB}/fatigued, {GR}
        city-deck: kharkov, moscow
        event-deck: {SGTA}, rifle-army
        hand.0: trucks
        """
    )
    play.play("attack city", f"use {GR} 1", "resolve")
    assert play.told("attack-lost")
    assert pool(play)[3] == 0
    assert play.zone("deployed.0") == [f"{GR}/fatigued"]
    assert play.zone("discard.0") == [IHTB]
    assert play.zone("event-deck") == ["rifle-army", SGTA]
    assert play.match.view(1)["zones"]["event-deck"]["cards"] == [SGTA, "?"]
    assert play.zone("city-deck")[0] == "kharkov"
    assert not play.offers_of("attack")
    assert "play trucks" in play.offers


@rule("BAR-12.1", "BAR-R45", "BAR-9.8")
def test_t4_the_last_unit_may_be_spent_in_its_own_attack() -> None:
    play = operation(f"deployed.0: {GR}/fatigued\nbp: 3")
    play.play("attack position", f"use {GR}/fatigued 2")
    assert play.zone("deployed.0") == ["position"]


@rule("BAR-8.1", "BAR-8.2", "BAR-R65", "BAR-0.3")
def test_t5_after_moscow_the_phase_is_finished_and_nobody_else_moves() -> None:
    play = operation(
        f"""
        deployed.0: {GR}
        hand.0: kleist, horses
        city-deck: moscow
        event-deck: light-resistance
        deck.0: trucks
        bp: 21
        """
    )
    play.play("attack city", "resolve")
    assert play.told("end-triggered")
    before = play.match.view(0)["figures"][0]["total"]
    assert not play.offers_of("attack")
    play.play("play kleist")
    assert play.match.view(0)["figures"][0]["total"] == before
    assert play.offers_of("use") == {f"use {GR} 1", f"use {GR} 2"}
    play.play("end-operation")
    assert play.to_act is None
    assert play.result.reason == "moscow"
    assert not play.told("reinforcement-begins")
    assert play.counter("active") == 0


@rule("BAR-3.19", "BAR-12.12", "BAR-R51", "BAR-R52")
def test_t6_a_chain_of_events_stops_when_the_deck_is_empty() -> None:
    text = f"deployed.0: {GR}\ncity-deck: minsk, moscow\nevent-deck: soviet-reserves x2\nbp: {{}}"
    won = operation(text.format(11)).play("attack city", "resolve")
    assert won.told("no-event")
    assert won.last("attack-won")["message"]["args"]["n"] == 9 + 1 + 1
    assert won.zone("discard.0") == ["soviet-reserves"] * 2
    lost = operation(text.format(9)).play("attack city", "resolve")
    assert lost.zone("event-deck") == ["soviet-reserves"] * 2


@rule("BAR-11.6", "BAR-7.18", "BAR-7.21", "BAR-R25", "BAR-R63")
def test_t7_a_fresh_purchase_can_be_in_the_new_hand() -> None:
    play = reinforcement("sp: 3\nhand.0:\nplaying.0: horses x2\ndeck.0: trucks\nrp: 1").play(f"buy {PG}")
    assert play.to_act == 1, "with an empty hand and no RP everybody knows that nothing is left to choose"
    assert sorted(play.zone("hand.0")) == ["horses", "horses", PG, "trucks"]
    assert play.zone("discard.0") == []


@rule("BAR-3.13", "BAR-R23", "BAR-R25", "BAR-5.16")
def test_t8_a_played_plan_returns_to_the_field_and_an_unplayed_one_is_discarded() -> None:
    play = operation("hand.0: deep-thrust x2\nop: 1")
    stock = card_count(play, "deep-thrust")
    play.play("play deep-thrust", "end-operation", "end-reinforcement", "keep-none")
    assert card_count(play, "deep-thrust") == stock + 1
    assert play.zone("hand.0") == ["deep-thrust"]


@rule("BAR-7.2", "BAR-R18", "BAR-R20", "BAR-R39", "BAR-R45")
def test_t9_an_unpaid_heavy_tank_stays_fatigued_but_still_counts_as_a_unit() -> None:
    play = activation(f"deployed.0: {IHTB}/fatigued\nhand.0: trucks, horses, {ARB}")
    play.play("play trucks")
    assert not play.offers_of("activate")
    play.play("play horses")
    assert play.offers_of("activate") == {f"activate {IHTB}"}
    play.play("end-activation")
    assert play.zone("deployed.0") == [f"{IHTB}/fatigued"]
    assert not play.offers_of("use")
    assert "attack hill" in play.offers
    play.play("end-operation")
    assert pool(play)[1] == 3


@rule("BAR-10.11", "BAR-R31", "BAR-R47", "BAR-10.5")
def test_t10_only_infantry_and_tanks_with_a_deploying_rule_are_placed_and_not_in_an_attack() -> None:
    play = operation(
        f"""
        hand.0: {DHC}, {PG}, guderian, artillery-regiment, {ARB}, trucks
        deck.0: ss-panzer-regiment
        deployed.0: {GR}, ss-panzer-regiment, hoth
        """
    )
    play.play(f"play {DHC}")
    assert play.offers_of("place") == {f"place {PG}", "place ss-panzer-regiment"}
    play.play("attack hill")
    assert not play.offers_of("place")
    play.play("resolve")
    play.play("place ss-panzer-regiment")
    assert play.zone("deployed.0").count("ss-panzer-regiment") == 2
    assert pool(play) == (1, 0, 1, 0)


@rule("BAR-3.21", "BAR-R30", "BAR-R56", "BAR-R66", "BAR-7.13")
def test_t11_a_burden_given_to_a_rival_works_there_and_never_enters_a_discard_pile() -> None:
    play = operation(
        f"""
        deployed.0: {GR}
        hand.0: horses
        hand.1: horses
        city-deck: minsk, moscow
        event-deck: partisans, rifle-army
        bp: 12
        """
    )
    play.play("attack city", "resolve", "give 1")
    assert play.zone("deployed.1") == ["partisans"]
    assert [figure["total"] for figure in play.match.view(None)["figures"]] == [3, -1]
    play.play("end-operation", "end-reinforcement", "keep-none", "play horses")
    assert pool(play) == (1, 1, 0, 0)
    play.play("use partisans 1")
    assert play.zone("deployed.1") == []
    assert play.zone("discard.1") == []
    assert play.zone("event-deck") == ["rifle-army", "partisans"]


@rule("BAR-8.4", "BAR-8.5", "BAR-8.6", "BAR-R67", "BAR-R68", "BAR-R69")
def test_t12_ties_are_broken_by_the_best_objective_then_by_cities_then_shared() -> None:
    def ended(first: str, second: str, third: str) -> Result:
        result = position(
            "barbarossa",
            f"""
            seats: 3
            deployed.0: {first}
            deployed.1: {second}
            deployed.2: {third}
            ending: moscow
            """,
        ).result
        assert isinstance(result, Result)
        return result

    # 16 VP each for the first two: best objective 8 and 7
    by_objective = ended("stalingrad, kiev, brest-litovsk", "leningrad, sevastopol, minsk", "moscow, kharkov")
    assert by_objective.scores == (16, 16, 15)
    assert by_objective.ranks == (1, 2, 3)
    # 10 VP, best 5 each: two cities against one; the third has a 10 but is not tied for the lead
    by_cities = ended("kharkov, kiev, hill", "rostov, position x5, hill", "sevastopol, minsk")
    assert by_cities.scores == (11, 11, 9)
    assert by_cities.ranks == (1, 2, 3)
    shared = ended("kharkov, hill", "kiev, hill", "minsk")
    assert shared.ranks == (1, 1, 3)
    assert shared.shares == (0.5, 0.5, 0.0)


@rule("BAR-4.7", "BAR-4.8", "BAR-R10", "BAR-R12", "BAR-R16")
def test_t13_a_removed_deck_is_not_for_sale_and_takes_nothing_back() -> None:
    play = new("barbarossa", seats=2, removed=GR)
    for seat in (0, 1):
        owned = play.zone(f"hand.{seat}") + play.zone(f"deck.{seat}")
        assert owned.count(GR) == 2
    assert card_count(play, GR) == 0
    assert play.zone("removed-cards") == [GR] * 16
    shop = reinforcement(f"option removed: {GR}\nsp: 9\nhand.0: horses")
    assert f"buy {GR}" not in shop.offers and f"buy {PG}" in shop.offers
    back = operation(f"option removed: {FRB}\nplaying.0: {FRB}")
    back.play(f"use {FRB} 1")
    assert card_count(back, FRB) == 0
    assert back.zone("removed-cards").count(FRB) == 8


@rule("BAR-4.8", "BAR-4.9", "BAR-R12")
def test_t13_each_of_the_eighteen_decks_is_removed_about_as_often_as_the_others() -> None:
    removed: Counter[str] = Counter()
    games = 540
    for seed in range(games):
        match = sandtable.new("barbarossa", seats=2, seed=seed)
        removed[match.view(None)["counters"]["removed-pile"]] += 1
        stock = match.view(None)["zones"]["field"]["stock"]
        assert "hill" in stock and "trucks" in stock
    assert len(removed) == 18
    assert not {"horses", "trucks", "trains", "hill", "position", "none"} & set(removed)
    assert all(games / 18 / 3 < count < games / 18 * 2 for count in removed.values())


@rule("BAR-R50", "BAR-R54", "BAR-12.1")
def test_t14_positions_can_take_the_cost_to_zero_but_not_below() -> None:
    play = operation(
        f"""
        deployed.0: {GR}, position x5
        city-deck: brest-litovsk, moscow
        event-deck: light-resistance
        deck.0: horses
        """
    )
    stock = card_count(play, "position")
    play.play("attack city", *["use position 1"] * 5)
    assert play.match.view(0)["figures"][-1]["total"] == 0
    play.play("resolve")
    assert play.zone("deployed.0") == [GR, "brest-litovsk"]
    assert pool(play)[3] == 0
    assert card_count(play, "position") == stock + 5


@rule("BAR-R28", "BAR-R45", "BAR-R47", "BAR-7.11")
def test_t15_a_played_unit_may_be_deployed_later_in_the_phase_but_not_in_an_attack() -> None:
    text = f"hand.0: {GR}, {DHC}\ndeck.0: trucks, horses\nop: 2"
    play = operation(text).play(f"play {GR}")
    assert not play.offers_of("attack"), "a Unit in the Playing Zone alone does not allow the attack"
    play.play(f"play {DHC}")
    assert "trucks" in play.zone("hand.0")
    play.play(f"deploy {GR}")
    assert play.zone("deployed.0") == [f"{GR}/fatigued"]
    other = operation(f"hand.0: {GR}, trucks\ndeployed.0: {PG}").play(f"play {GR}", "attack hill")
    assert f"deploy {GR}" not in other.offers
    other.play("resolve")
    assert f"deploy {GR}" in other.offers
    other.play("end-operation")
    assert f"deploy {GR}" not in other.offers


@rule("BAR-R48", "BAR-R21")
def test_t16_with_enough_bp_the_exact_cost_is_paid_and_the_rest_stays() -> None:
    play = operation(f"deployed.0: {GR}\nbp: 20\ncity-deck: kharkov, moscow\nevent-deck: rifle-army\nhand.0: trucks")
    play.play("attack city", "resolve")
    assert play.told("attack-won")
    assert pool(play)[3] == 20 - 15


@rule("BAR-R33", "BAR-R55")
def test_t17_without_a_tank_kharkov_takes_nothing() -> None:
    play = operation(f"deployed.0: {GR}\nbp: 20\ncity-deck: kharkov, moscow\nevent-deck: rifle-army\nhand.0: trucks")
    play.play("attack city", "resolve")
    assert play.zone("deployed.0") == [GR, "kharkov"]


@rule("BAR-11.5", "BAR-R60")
def test_t18_two_aids_are_bought_in_the_order_in_which_they_lie() -> None:
    play = reinforcement("rp: 2\nsp: 8\nhand.0: horses\naid-deck: bock, leeb, guderian")
    assert "buy-aid" in play.offers
    play.play("buy-aid")
    assert play.zone("discard.0") == ["bock"]
    play.play("buy-aid")
    assert sorted(play.zone("discard.0")) == ["bock", "leeb"]
    assert play.zone("aid-deck") == ["guderian"]


@rule("BAR-R77", "BAR-R50", "BAR-12.5")
def test_t19_a_position_helps_only_against_a_city_under_attack() -> None:
    text = f"deployed.0: {GR}, position\nhand.0: trucks\ncity-deck: minsk, moscow\nevent-deck: peoples-militia"
    play = operation(text)
    assert "use position 1" not in play.offers
    play.play("attack hill")
    assert "use position 1" not in play.offers
    assert play.zone("revealed") == []
    city = operation(text).play("attack city")
    assert "use position 1" in city.offers
    city.play("use position 1")
    assert city.match.view(0)["figures"][-1]["total"] == 9 + 2 - 2


@rule("BAR-R53", "BAR-R34", "BAR-13.2")
def test_t20_an_event_is_not_drawn_by_its_own_text() -> None:
    play = operation(f"deployed.0: {GR}\nbp: 9\nhand.0: trucks\ncity-deck: minsk, moscow\nevent-deck: light-resistance")
    play.play("attack city", "resolve")
    assert play.told("draw-lost")
    assert play.zone("hand.0") == ["trucks"]
    assert play.zone("discard.0") == ["light-resistance"]


@rule("BAR-R37", "BAR-9.9")
def test_t21_a_once_per_turn_ability_counts_per_copy() -> None:
    pack = with_unit(
        "raiders",
        "may-active",
        """
        abilities = [
            { box = "deploying", cost = { sp = 1 }, effect = [{ do = "gain", bp = 2 }], once = true },
            { box = "deploying", cost = { discard = "self" }, effect = [{ do = "gain", bp = 1 }] },
        ]
        """,
    )
    play = operation("deployed.0: raiders x2\nsp: 2\nhand.0: horses", pack).play("use raiders 1")
    assert play.offers_of("use") == {"use raiders 1", "use raiders 2", "use raiders/used 2"}
    play.play("use raiders 1")
    assert play.offers_of("use") == {"use raiders/used 2"}
