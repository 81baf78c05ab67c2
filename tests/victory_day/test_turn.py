"""VD-8, VD-9: the phases of a turn, building and the reserve."""

from __future__ import annotations

import random

import sandtable
from tests.harness import rule
from tests.victory_day import build, size, table, units

WHOLE_TURN = "agenda: begin-turn\nactive: 0\n"


@rule("VD-8.2", "VD-8.8")
def test_drawing_is_compulsory_and_everything_else_optional() -> None:
    play = table(WHOLE_TURN + "hand.0: depot x2, rifle-company\nline-1.0: is-2\nresources.0: depot x2")
    assert size(play, "hand.0") == 5
    play.play("done", "done", "end-attacks")
    assert play.counter("active") == 1


@rule("VD-8.4", "VD-8.7")
def test_the_phases_come_in_order_and_there_is_no_way_back() -> None:
    play = table(
        WHOLE_TURN + "hand.0: depot x2, rifle-company, reichstag\nline-1.0: is-2\n"
        "resources.0: depot x3, factory, fuel x2\nline-1.1: tiger"
    )
    asked: list[str] = []
    while play.counter("active") == 0:
        if not asked or asked[-1] != play.asked:
            asked.append(play.asked)
        play.play(next(word for word in ("done", "pass", "end-attacks") if word in play.offers))
    assert asked == ["play-resources", "build", "tactical-window", "attacks"]


@rule("VD-8.4")
def test_any_number_of_units_may_be_built() -> None:
    play = build("hand.0: rifle-company x3, depot\nresources.0: depot x6")
    play.play("build rifle-company", "build rifle-company", "build rifle-company")
    assert size(play, "line-1.0") == 3


@rule("VD-8.5")
def test_the_window_comes_first_in_the_attack_phase_and_then_any_number_of_waves() -> None:
    play = table(
        "agenda: reserves, attacking, before-attack\nactive: 0\nhand.0: searchlight-attack\nresources.0: depot, fuel\n"
        "line-1.0: rifle-company x3\nline-1.1: tiger",
        boosters=True,
    )
    assert play.asked == "tactical-window"
    play.play("play searchlight-attack enemy-1-1")
    for place in ("1-1", "1-2", "1-3"):
        play.play("wave", f"attack {place}", "launch")
    assert len(play.told("wave-begins")) == 3


@rule("VD-9.1")
def test_units_are_built_from_hand_in_the_own_building_phase_only() -> None:
    play = table(
        "agenda: reserves, attacking\nactive: 1\nhand.0: rifle-company\nresources.0: depot x2\nline-1.1: tiger"
    )
    assert not any(offer.startswith("build") for offer in play.offers)
    deck = build("hand.0: depot\nresources.0: depot x4")
    assert deck.offers_of("build") == set(), "there are rifle companies in the deck, but none in hand"


@rule("VD-9.3", "VD-9.4", "VD-9.5", "VD-9.6")
def test_a_built_unit_waits_in_reserve_and_can_block_in_the_next_turn() -> None:
    play = build("hand.0: t-34-85, depot\nresources.0: depot, factory x2, fuel x2\nline-1.1: schuetzenzug x2")
    play.play("build t-34-85")
    assert play.zone("reserve.0") == [], "the turn is over: nothing could attack"
    assert play.told("wave-begins") == []
    assert units(play, 0) == ["t-34-85"]
    while play.asked != "attacks":
        play.play(next(word for word in ("done", "pass") if word in play.offers))
    play.play("wave", "attack 1-1", "launch")
    assert play.offers == {"block 1-1 1-1", "hold"}


@rule("VD-9.3", "VD-9.4", "VD-9.5", "VD-9.6")
def test_guns_and_aircraft_wait_in_reserve_too() -> None:
    play = build(
        "hand.0: m-30, il-2, depot\nresources.0: depot x7, factory x6, fuel x5\nline-1.0: rifle-company x2\n"
        "line-1.1: tiger"
    )
    for unit in ("m-30", "il-2"):
        play.play(f"build {unit}")
        while play.asked == "pay":
            play.play(sorted(play.offers)[0])
    assert (play.zone("reserve.0"), size(play, "line-2.0")) == (["m-30", "il-2"], 0)
    play.play("done", "pass", "wave", "attack 1-1", "launch")
    assert play.told("supports") == play.told("bombs") == []
    play.play("hold", "pass", "raid-deck")
    while play.asked != "attacks" or play.counter("active") == 0:
        play.play(next(word for word in ("done", "pass", "end-attacks") if word in play.offers))
    assert play.zone("reserve.0") == []
    assert play.zone("line-2.0")[:2] == ["m-30", "il-2"]
    play.play("wave", "attack 1-1", "launch", "block 1-2 1-1")
    assert play.offers_of("support") == {"support 2-1 1-2"}, "ready in the enemy's turn"


@rule("VD-9.3")
def test_the_reserve_is_seen_by_all_while_the_turn_lasts() -> None:
    play = build("hand.0: rifle-company x2, depot\nresources.0: depot x4")
    play.play("build rifle-company")
    assert play.zone("reserve.0") == ["rifle-company"]
    assert play.match.view(1)["zones"]["reserve.0"]["cards"] == ["rifle-company"]


@rule("VD-9.7", "VD-18.1", "VD-18.2")
def test_a_mobile_unit_stands_on_its_line_at_once_and_may_attack() -> None:
    play = build("hand.0: ba-64, depot\nresources.0: depot, factory x2, fuel")
    play.play("build ba-64")
    assert units(play, 0) == ["ba-64"]
    play.play("wave")
    assert play.told("breaks-through")


@rule("VD-8.6", "VD-9.5")
def test_at_the_end_of_the_turn_the_reserve_moves_up() -> None:
    play = table("agenda: reserves\nactive: 0\nreserve.0: rifle-company, is-2")
    assert units(play, 0) == ["rifle-company", "is-2"]
    assert play.counter("active") == 1


@rule("VD-R45")
def test_there_is_always_something_to_do_even_with_nothing_at_all() -> None:
    play = table("agenda: begin-turn\nactive: 0\nhand.0:\nhand.1:")
    for _ in range(400):
        if play.result is not None:
            break
        assert play.offers
        play.play(sorted(play.offers)[0])
    assert play.match.number > 20


@rule("VD-R33")
def test_a_game_always_ends() -> None:
    for seed in range(3):
        match = sandtable.new("victory-day", seed=seed)
        rng = random.Random(seed)
        while match.to_act is not None:
            match.play(rng.choice(match.legal_actions()))
        assert match.state.turn_number <= 40, "decks only shrink"  # type: ignore[attr-defined]  # a Victory state
        assert match.number < match.max_actions
