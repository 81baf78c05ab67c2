"""Chapter 12: the attack, its EVENTs and its red texts."""

from __future__ import annotations

import pytest

import sandtable
from tests.barbarossa.table import AGB, ARB, GR, IHTB, PG, SGTA, card_count, operation, pool, stage
from tests.harness import Play, rule, small_pack

AT_MINSK = f"deployed.0: {GR}\ncity-deck: minsk, moscow\n"


def three(text: str) -> Play:
    """An Operation Phase of three players."""
    empty = {f"{zone}.{seat}": "" for zone in ("hand", "deck", "discard") for seat in (1, 2)}
    defaults = {"seats": "3", **empty, "phase": "operation", "op": "1", "attacks": "1", "asked": "operate"}
    return stage(text, defaults)


@rule("BAR-12.1", "BAR-R45")
def test_an_attack_needs_a_deployed_unit() -> None:
    play = operation(f"playing.0: {ARB}\ndeployed.0: guderian, hill, partisans\nbp: 9")
    assert not play.offers_of("attack")
    with pytest.raises(sandtable.IllegalAction, match="deployed Unit"):
        play.play("attack hill")


@rule("BAR-12.2", "BAR-12.3")
def test_the_target_is_a_hill_a_position_or_the_top_city() -> None:
    play = operation(f"deployed.0: {GR}\ncity-deck: kiev, minsk, moscow\nevent-deck: rifle-army\nbp: 30")
    assert play.offers_of("attack") == {"attack hill", "attack position", "attack city"}
    play.play("attack city", "resolve")
    assert "kiev" in play.zone("deployed.0")
    assert play.zone("city-deck") == ["minsk", "moscow"]


@rule("BAR-12.6", "BAR-R46", "BAR-12.7")
def test_before_paying_abilities_may_be_used_and_the_attack_cannot_be_called_off() -> None:
    play = operation(AT_MINSK.replace(GR, f"{PG}, {GR}") + f"event-deck: {SGTA}\nhand.0: trucks, {ARB}")
    play.play("attack city")
    assert play.offers == {f"use {PG} 1", f"use {PG} 2", f"use {GR} 1", f"use {GR} 2", "resolve"}


@rule("BAR-12.9", "BAR-R44")
def test_attacking_is_a_choice() -> None:
    play = operation(f"deployed.0: {PG}\nbp: 30")
    assert {"attack hill", "end-operation"} <= play.offers
    play.play("end-operation")
    assert play.asked == "reinforce" and not play.told("attack-declared")


@rule("BAR-12.11", "BAR-12.12", "BAR-R53")
def test_on_a_win_the_city_and_its_text_come_before_the_events() -> None:
    play = operation(
        f"""
        deployed.0: {GR}, {PG}
        city-deck: kiev, moscow
        event-deck: siberian-divisions
        bp: 30
        """
    )
    play.play("attack city", "resolve")
    assert play.zone("deployed.0") == [GR, PG, "kiev"]
    assert play.zone("revealed") == ["siberian-divisions"]
    play.play(f"choose {GR}")
    assert play.zone("deployed.0") == ["kiev"], "then the EVENT took the last Unit"
    assert sorted(play.zone("discard.0")) == sorted([GR, PG, "siberian-divisions"])


@rule("BAR-12.11", "BAR-12.12", "BAR-R53")
def test_the_red_text_of_the_city_takes_its_tank_before_the_event_takes_a_unit() -> None:
    play = operation(f"deployed.0: {IHTB}, {GR}\ncity-deck: kharkov, moscow\nevent-deck: siberian-divisions\nbp: 30")
    play.play("attack city", "resolve")
    assert play.asked == "operate", "the only Tank, then the only Unit left: nothing to choose"
    assert play.zone("deployed.0") == ["kharkov"]


@rule("BAR-12.12", "BAR-R53")
def test_the_winner_orders_the_events() -> None:
    play = operation(AT_MINSK + "event-deck: soviet-reserves, partisans\nbp: 30").play("attack city", "resolve")
    assert play.asked == "next-gained-event"
    assert play.offers == {"next soviet-reserves", "next partisans"}
    play.play("next partisans")
    assert play.asked == "give-event"
    play.play("give 0")
    assert play.zone("discard.0") == ["soviet-reserves"]


@rule("BAR-12.14", "BAR-R73")
def test_the_loser_orders_the_events_that_go_to_the_bottom() -> None:
    play = operation(AT_MINSK + "event-deck: soviet-reserves, rifle-army, partisans").play("attack city", "resolve")
    assert play.asked == "next-returned-event"
    play.play("next rifle-army")
    assert play.zone("event-deck") == ["partisans", "rifle-army", "soviet-reserves"]


@rule("BAR-12.15", "BAR-R50", "BAR-12.10")
def test_after_the_attack_the_phase_goes_on_and_nothing_of_it_lasts() -> None:
    play = operation(
        f"""
        deployed.0: {GR}/fatigued, position, kleist
        city-deck: brest-litovsk, minsk, moscow
        event-deck: rifle-army, peoples-militia
        hand.0: encirclement, trucks
        bp: 20
        """
    )
    play.play("play encirclement", "done", "attack city", "use position 1", "resolve")
    assert play.last("attack-won")["message"]["args"]["n"] == 8 + 3 - 2
    assert play.asked == "operate" and "play trucks" in play.offers
    play.play("attack city")
    assert play.match.view(0)["figures"][-1]["total"] == 9 + 2


@rule("BAR-12.10", "BAR-R49", "BAR-R58")
def test_a_lost_attack_spends_its_bp_and_no_second_one_can_use_them() -> None:
    play = operation(AT_MINSK.replace(GR, f"{GR}, {PG}") + f"event-deck: {SGTA}\nhand.0: encirclement\nbp: 8")
    play.play("play encirclement", "attack city", f"use {PG} 1")
    [resolve] = [one for one in play.match.view(0)["actions"] if one["action"] == "resolve"]
    assert resolve["message"]["args"] == {"short": 9 + 6 - 10, "spent": 10}
    assert play.match.speaker("en").say(resolve["message"]).endswith("5 BP short; 10 BP are spent")
    play.play("resolve")
    assert play.last("attack-lost")["message"]["args"]["had"] == 10
    assert pool(play)[3] == 0, "a look at the EVENT is not free"
    play.play("attack hill", "resolve")
    assert play.told("attack-lost") and not play.told("attack-won")


@rule("BAR-12.10", "BAR-R49")
def test_what_abilities_cost_stays_spent_when_the_attack_is_lost() -> None:
    play = operation(AT_MINSK + f"event-deck: {SGTA}")
    play.play("attack city", f"use {GR} 2")
    assert play.told("attack-lost")
    assert play.zone("discard.0") == [GR]


@rule("BAR-R52", "BAR-12.13")
def test_red_text_has_its_own_moment() -> None:
    lost = operation(f"deployed.0: {GR}, {PG}/fatigued\ncity-deck: rostov, moscow\nevent-deck: siberian-divisions")
    lost.play("attack city", "resolve")
    assert lost.zone("deployed.0") == [f"{GR}/fatigued", f"{PG}/fatigued"], "after the attack, also on a loss"
    assert pool(lost) == (1, 0, 0, 0), "but no reward, and the EVENT takes nothing"
    won = operation(f"deployed.0: {GR}\ncity-deck: rostov, moscow\nevent-deck: rifle-army\nbp: 30")
    won.play("attack city", "resolve")
    assert pool(won) == (1, 1, 1, 14)


@rule("BAR-12.11", "BAR-12.13")
def test_the_log_says_that_the_red_text_of_a_city_applies() -> None:
    text = f"deployed.0: {GR}, {PG}\nevent-deck: rifle-army\ncity-deck: "
    for city, bp, told in (("kiev", 30, True), ("kiev", 0, True), ("minsk", 30, True), ("minsk", 0, False)):
        play = operation(text + f"{city}, moscow\nbp: {bp}").play("attack city", "resolve")
        assert [event["message"]["args"]["card"][1] for event in play.told("text-applies")] == [city] * told


@rule("BAR-R55")
def test_stalingrad_takes_all_tanks_or_all_other_units() -> None:
    text = "city-deck: stalingrad, moscow\nevent-deck: rifle-army\nbp: 30\ndeployed.0: "
    play = operation(text + f"{GR}, {AGB}, panzer-regiment, {IHTB}, guderian").play("attack city", "resolve")
    assert play.offers == {"lose-group tank", "lose-group other-unit"}
    play.play("lose-group tank")
    assert play.zone("deployed.0") == [GR, AGB, "guderian", "stalingrad"]
    infantry_only = operation(text + f"{GR}, {AGB}").play("attack city", "resolve")
    assert infantry_only.zone("deployed.0") == ["stalingrad"], "an empty group cannot be chosen"


@rule("BAR-R36", "BAR-R75", "BAR-R76")
def test_every_player_chooses_a_loss_clockwise_and_who_has_none_is_spared() -> None:
    play = three(
        f"""
        active: 1
        hand.1: horses
        hand.0:
        city-deck: minsk, moscow
        event-deck: counter-offensive
        deployed.0: {GR}, {PG}
        deployed.1: {AGB}, {PG}
        deployed.2: guderian
        bp: 30
        """
    )
    play.play("attack city", "resolve")
    assert play.to_act == 1
    play.play(f"choose {AGB}")
    assert play.to_act == 0, "the third has no Unit"
    play.play(f"choose {GR}")
    assert play.zone("deployed.2") == ["guderian"]
    assert play.zone("discard.0") == [GR] and AGB in play.zone("discard.1")
    assert play.to_act == 1


@rule("BAR-R36", "BAR-6.4")
def test_every_player_is_asked_clockwise_from_the_player_in_turn() -> None:
    play = three(
        f"""
        active: 1
        hand.1: horses
        hand.0:
        city-deck: minsk, moscow
        event-deck: counter-offensive
        deployed.0: {GR}, {PG}
        deployed.1: {AGB}, {PG}
        deployed.2: {GR}, {AGB}
        bp: 30
        """
    )
    play.play("attack city", "resolve")
    asked = []
    for choice in (PG, GR, GR):
        asked.append(play.to_act)
        play.play(f"choose {choice}")
    assert asked == [1, 2, 0]


@rule("BAR-R53", "BAR-R56")
def test_the_receiver_is_chosen_before_a_text_that_speaks_of_the_receiver() -> None:
    play = operation(AT_MINSK + f"event-deck: general-winter\nbp: 30\ndeployed.1: {PG}, {GR}")
    play.play("attack city", "resolve")
    assert play.asked == "give-event"
    play.play("give 1")
    assert play.to_act == 1 and play.zone("deployed.1") == [GR, PG]
    play.play(f"choose {PG}")
    assert play.zone("deployed.1") == [GR, "general-winter"]


@rule("BAR-R56")
def test_an_event_that_names_another_place_goes_there() -> None:
    play = operation(AT_MINSK + "event-deck: captured-stores\nbp: 30").play("attack city", "resolve")
    assert "captured-stores" in play.zone("removed-cards")
    assert pool(play)[1] == 3 + 3


@rule("BAR-R51")
def test_without_events_a_city_can_still_be_attacked() -> None:
    play = operation(AT_MINSK + "event-deck:\nbp: 9").play("attack city", "resolve")
    assert play.told("no-event")
    assert play.last("attack-won")["message"]["args"]["n"] == 9


@rule("BAR-R54", "BAR-5.16")
def test_a_city_that_returns_lies_just_above_moscow() -> None:
    pack = small_pack(
        "barbarossa",
        objectives="""
        [brest-litovsk]
        abilities = [
            { box = "deploying", cost = { return = "self" }, effect = [{ do = "gain", bp = 4 }] },
        ]
        """,
    )
    play = operation("deployed.0: brest-litovsk\ncity-deck: kiev, minsk, moscow", pack).play("use brest-litovsk 1")
    assert play.zone("city-deck") == ["kiev", "minsk", "brest-litovsk", "moscow"]
    after = operation("deployed.0: brest-litovsk\ncity-deck:\nlast-taken: 1", pack).play("use brest-litovsk 1")
    assert after.zone("city-deck") == ["brest-litovsk"]


@rule("BAR-R57")
def test_an_attack_whose_target_is_gone_ends_without_a_result() -> None:
    play = stage(
        f"deployed.0: {GR}\ncity-deck:\nrevealed: rifle-army\nevent-deck: partisans\ntarget: city\nlast-taken: 1",
        {"phase": "operation", "op": "1", "bp": "3", "asked": "operate", "agenda": "operate, fight"},
    )
    play.play("resolve")
    assert play.told("attack-void")
    assert not play.told("attack-won") and not play.told("attack-lost")
    assert play.zone("event-deck") == ["partisans", "rifle-army"]
    assert pool(play)[3] == 3


@rule("BAR-R59")
def test_an_empty_pile_is_no_target() -> None:
    play = operation(f"deployed.0: {GR}, hill x6\ndeployed.1: hill x4\ncity-deck:\nlast-taken: 1")
    assert card_count(play, "hill") == 0
    assert play.offers_of("attack") == {"attack position"}
    with pytest.raises(sandtable.IllegalAction, match="empty"):
        play.play("attack hill")
    taken = "hill x6, position x6\ndeployed.1: hill x4, position x4"
    none = operation(f"deployed.0: {GR}, {taken}\ncity-deck:\nlast-taken: 1")
    assert not none.offers_of("attack")


@rule("BAR-R48")
def test_enough_bp_cannot_be_refused() -> None:
    play = operation(f"deployed.0: {GR}/fatigued\nbp: 3").play("attack hill", "resolve")
    assert play.told("attack-won")


@rule("BAR-12.15", "BAR-12.12")
def test_the_cost_of_the_next_city_is_no_part_of_an_attack_that_was_won() -> None:
    play = operation(f"deployed.0: {GR}, {PG}\ncity-deck: minsk, kiev, moscow\nevent-deck: general-winter\nbp: 30")
    play.play("attack city", "resolve")
    assert play.asked == "give-event"
    assert play.counter("target") == 0
    assert not [figure for figure in play.match.view(0)["figures"] if figure["id"] == "occupying-cost"]
