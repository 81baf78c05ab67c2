"""Events of the War and their effects."""

from __future__ import annotations

import pytest

from tests.afu.cards import COMBAT, afu, combat, events
from tests.harness import Play, position, rule, small_pack

DECKS = """
    deck.0: a1, a1, a3, a3, a4, a5
    deck.1: rifles x3, backup x3
    invader-deck.0: i-d3 x3, i-d5 x3
    invader-deck.1: i-d3, i-d6 x3
"""


@rule("AFU-15.1", "AFU-15.2", "AFU-15.5", "AFU-1.2")
def test_an_objective_goes_on_top_of_the_pile_and_ends_the_revealing() -> None:
    war = events(f"event-deck: sumy, explosion, kherson\nobjectives: irpin\n{DECKS}")
    assert war.zone("objectives") == ["sumy", "irpin"] and war.zone("event-deck") == ["explosion", "kherson"]
    assert war.asked == "bid"


@rule("AFU-15.4", "AFU-15.3")
def test_a_chaining_event_reveals_the_next_card_and_another_does_not() -> None:
    war = events(f"event-deck: explosion, volunteer-supplies, sumy\n{DECKS}")
    assert war.zone("event-deck") == ["sumy"] and war.zone("events-now") == ["volunteer-supplies", "explosion"]


@rule("AFU-R72")
def test_a_position_without_an_event_deck_has_one_round_left() -> None:
    war = events(DECKS)
    assert war.zone("events-now") == [] and war.match.state.last_round == 1  # type: ignore[attr-defined]
    ends = combat("phase: war")
    while ends.to_act is not None:
        ends.play(sorted(ends.offers)[0])
    assert ends.match.result is not None


@rule("AFU-15.6", "AFU-R42", "AFU-R45", "AFU-R2")
def test_exchange_waits_for_the_hand_then_discards_and_draws() -> None:
    war = events(f"event-deck: volunteer-supplies, sumy\n{DECKS}")
    assert war.asked == "discard-card" and war.to_act == 0 and len(war.zone("hand.0")) == 5
    war.play("discard a1")
    assert "a1" in war.zone("discard.0") and len(war.zone("hand.0")) == 5 and war.zone("deck.0") == []
    # with an empty deck the discarded card may be drawn again
    thin = events(
        "event-deck: volunteer-supplies, sumy\ndeck.0: a1, a3, a4, a5, a9\n"
        "invader-deck.0: i-d3 x3\ninvader-deck.1: i-d3 x3"
    )
    thin.play("discard a9")
    assert "a9" in thin.zone("hand.0")


@rule("AFU-15.14", "AFU-15.15", "AFU-R42", "AFU-R44")
def test_shelling_takes_a_card_after_the_draw_and_panic_may_be_chosen() -> None:
    war = events(
        "event-deck: massed-shelling, sumy\ndeck.0: a1, a3, a4, a5, panic\ndeck.1: rifles x3, backup x2\n"
        "invader-deck.0: i-d3 x3\ninvader-deck.1: i-d3 x3"
    )
    assert war.offers == {"discard a1", "discard a3", "discard a4", "discard a5", "discard panic"}
    war.play("discard panic", "discard backup")
    assert len(war.zone("hand.0")) == 4 and war.zone("discard.0") == ["panic"] and len(war.zone("hand.1")) == 4


@rule("AFU-15.14", "AFU-R44", "AFU-R15")
def test_who_has_one_card_is_not_asked_which_one_the_shelling_takes() -> None:
    war = events(
        "event-deck: massed-shelling, sumy\ndeck.0: a1\ndeck.1: rifles x3, backup x2\n"
        "invader-deck.0: i-d3 x3\ninvader-deck.1: i-d3 x3"
    )
    assert (war.asked, war.to_act) == ("discard-card", 1), "the other one has a choice"
    assert war.zone("discard.0") == ["a1"]


@rule("AFU-15.7", "AFU-15.8", "AFU-R53", "AFU-R51")
def test_mobilize_buys_at_once_in_turn_and_the_rest_is_lost() -> None:
    war = events(f"event-deck: now-is-the-time, sumy\ndisplay: rifles, a9, wall, a4, tank-battalion\n{DECKS}")
    assert war.counter("points") == [3, 3] and "buy 5" not in war.offers  # the battalion costs 4
    war.play("buy 1")
    assert war.to_act == 1
    war.play("pass", "buy 2", "pass")
    assert sorted(war.zone("discard.0")) == ["a9", "rifles"]
    assert war.counter("points") == [0, 0] and war.asked == "bid"


@rule("AFU-15.9", "AFU-17.1", "AFU-R46")
def test_e26_sabotage_adds_up_and_removes_the_highest_columns() -> None:
    once = events(f"event-deck: explosion, sumy\n{DECKS}")
    assert once.zone("attack-row.0")[2] == "-" and "-" not in once.zone("attack-row.0")[:2]
    twice = events(f"event-deck: explosion, chornobaivka, sumy\n{DECKS}")
    assert twice.zone("attack-row.0")[1:] == ["-", "-"] and twice.zone("attack-row.0")[0] != "-"
    assert events(f"event-deck: sumy, explosion\n{DECKS}").zone("attack-row.0").count("-") == 0


@pytest.mark.parametrize("cards", [3, 4])
@rule("AFU-15.9", "AFU-R46")
def test_sabotage_of_every_column_and_of_more_lays_no_invader(cards: int) -> None:
    explosions = 'copies = 9\nchaining = true\neffect = "sabotage"\nsource = "designed"\n'
    pack = small_pack("afu", events=f'[explosion]\nname = {{ en = "Explosion", uk = "Бавовна" }}\n{explosions}')
    decks = "deck.0: panic x5\ndeck.1: panic x5\ninvader-deck.0: t-72b3\ninvader-deck.1: t-72b3"
    held = f"events-now: explosion x{cards}\nagenda: buy seat=0, lay-invaders\n{decks}"
    war = Play(position("afu", f"seats: 2\nphase: war\nround: 5\npoints: 1 0\n{held}", pack=pack).match)
    assert war.asked == "buy", "invaders have been laid"
    for seat in range(2):
        assert war.zone(f"attack-row.{seat}") == ["-", "-", "-"] and len(war.zone(f"invader-deck.{seat}")) == 1


@rule("AFU-15.10", "AFU-R42", "AFU-10.3")
def test_alarm_gives_everybody_a_panic_card_at_once() -> None:
    war = events(f"event-deck: air-raid-alert, sumy\nobjectives: irpin\n{DECKS}")
    assert "panic" in war.zone("discard.0") and "panic" in war.zone("discard.1")
    assert war.counter("panic-received") == [1, 1] and len(war.zone("panic-stack")) == 14


@rule("AFU-15.11", "AFU-R47")
def test_e19_closed_sky_takes_the_air_units_and_leaves_their_partners() -> None:
    sky = "phase: war\nevents-now: enemy-air-patrol\nattack-row.0: i-a1-d1\n"
    behind = combat(sky + "hand.0: a3, drone").play("defend a3 1", "support drone 1", "battle")
    assert behind.zone("discard.0") == ["a3"] and behind.zone("hospital.0") == ["drone"]
    front = combat(sky + "hand.0: drone, backup").play("defend drone 1", "support backup 1", "battle")
    assert front.zone("discard.0") == ["backup"] and front.zone("hospital.0") == ["drone"]
    safe = combat(sky + "spent.0: drone\nhand.0: a3, drone").play("defend a3 1", "battle")
    assert safe.zone("hospital.0") == []


@rule("AFU-R46")
def test_closed_sky_twice_is_closed_sky_once() -> None:
    sky = "phase: war\nevents-now: enemy-air-patrol\nattack-row.0: i-a1-d1\nhand.0: drone"
    battle = combat(sky).play("defend drone 1", "battle")
    assert battle.zone("hospital.0") == ["drone"] and len(battle.told("sky-closed")) == 1


@rule("AFU-15.12", "AFU-R44")
def test_the_scout_event_lets_each_player_look_first_player_first() -> None:
    war = events(f"first: 1\nevent-deck: satellite-imagery, sumy\n{DECKS}")
    assert war.asked == "scout-discard" and war.to_act == 1 and "keep-all" in war.offers
    war.play("scout-discard i-d3", "put-back i-d6")
    assert war.to_act == 0 and war.zone("invader-discard.1") == ["i-d3"]


@rule("AFU-15.12", "AFU-19.1")
def test_alone_the_scout_event_asks_one_player() -> None:
    war = events(
        "event-deck: satellite-imagery, volunteer-supplies\ninvader-deck.0: i-d3, i-d5, i-d6\nhand.0: a9", seats=1
    )
    assert (war.asked, war.to_act) == ("scout-discard", 0)
    war.play("keep-all", "put-back i-d3", "put-back i-d5")
    assert war.to_act == 0 and war.asked == "deploy", "nobody else looks"


@rule("AFU-15.13", "AFU-R43", "AFU-R44")
def test_e20_recovered_cards_are_among_the_five() -> None:
    war = events(
        "event-deck: prisoner-exchange, back-in-the-ranks\nhospital.0: a9, wall, rifles\n"
        "deck.0: a1, a3, a4, a5, backup\ndeck.1: a1, a3, a4, a5, backup\n"
        "invader-deck.0: i-d3 x3\ninvader-deck.1: i-d3 x3\nobjectives: irpin"
    )
    assert war.offers == {"recover a9", "recover wall", "recover rifles"}  # mandatory: no pass
    war.play("recover a9", "recover wall")
    assert len(war.zone("hand.0")) == 5 and {"a9", "wall"} <= set(war.zone("hand.0"))
    assert len(war.zone("deck.0")) == 2 and war.zone("hospital.0") == ["rifles"]


@rule("AFU-15.13", "AFU-R1", "AFU-R42")
@pytest.mark.parametrize("first", [0, 1])
def test_recovery_asks_the_first_player_first(first: int) -> None:
    war = events(
        f"first: {first}\nevent-deck: back-in-the-ranks\nhospital.0: a9, wall\nhospital.1: a5, rifles\n{DECKS}"
    )
    order = []
    while war.asked == "recover":
        order.append(war.to_act)
        war.play(sorted(war.offers)[0])
    assert order == [first, 1 - first]


@rule("AFU-R15", "AFU-R44")
def test_recovery_from_an_empty_hospital_is_skipped() -> None:
    war = events(f"event-deck: back-in-the-ranks\nobjectives: irpin\n{DECKS}")
    assert war.asked == "bid"


@rule("AFU-R48")
def test_resolved_events_leave_the_game() -> None:
    agenda = "agenda: end-of-round, buy seat=1, cleanup"
    war = afu(f"seats: 2\nphase: war\npoints: 0 1\nevents-now: volunteer-supplies\n{agenda}")
    assert war.zone("events-now") == [] and "volunteer-supplies" in war.zone("game-box")


@rule("AFU-R42", "AFU-R2")
def test_e3_the_events_example() -> None:
    war = events(f"""
        event-deck: now-is-the-time, explosion, attack-from-the-sea, mariupol
        display: rifles, a9, wall, a4, a5
        {DECKS}
    """)
    assert war.asked == "buy" and war.to_act == 0
    war.play("buy 1")
    assert war.to_act == 1
    war.play("buy 2", "pass", "pass")
    assert war.zone("objectives") == ["mariupol"] and war.asked == "discard-card"
    assert war.zone("attack-row.0")[2] == "-" and len(war.zone("hand.0")) == 5
    war.play("discard " + war.zone("hand.0")[0], "discard " + war.zone("hand.1")[0])
    assert len(war.zone("hand.0")) == 4 and len(war.zone("hand.1")) == 4 and war.asked == "bid"


@rule("AFU-R2", "AFU-R42")
def test_waiting_events_follow_in_the_order_in_which_they_were_revealed() -> None:
    war = events(f"event-deck: attack-from-the-sea, volunteer-supplies, sumy\n{DECKS}")
    war.play("discard a1", "discard rifles")  # the Shelling of both players comes first
    assert len(war.zone("hand.0")) == 4 and war.zone("deck.0") != []
    war.play("discard a1", "discard rifles")  # then the Exchange, which draws
    assert len(war.zone("hand.0")) == 4 and war.zone("deck.0") == []


# -- laying out -------------------------------------------------------------------------------------------


def laid(text: str) -> Play:
    tail = f"end-of-round, buy seat=1, {COMBAT.format(0)}, lay-invaders"
    return afu(f"seats: 2\nphase: war\npoints: 0 1\nagenda: {tail}\n{text}")


@rule("AFU-17.2", "AFU-R12", "AFU-R13", "AFU-17.1")
def test_e15_support_only_invaders_fill_their_own_row_and_do_not_count() -> None:
    war = laid("""
        invader-deck.0: s-plain, s-hard, i-d3, s-guns, s-flak, i-d5, i-d6, i-a6
        hand.0: a9
    """)
    assert war.zone("attack-row.0") == ["i-d3", "i-d5", "i-d6"]
    assert war.zone("invader-support.0") == ["s-plain", "s-hard", "s-guns"]
    assert war.zone("invader-discard.0") == ["s-flak"] and war.zone("invader-deck.0") == ["i-a6"]


@rule("AFU-R12", "AFU-4.4")
def test_support_that_finds_no_invader_in_front_leaves_its_row_before_the_battle() -> None:
    war = laid("invader-deck.0: s-plain, s-hard, i-d3\nhand.0: a9")
    assert war.asked == "deploy" and war.zone("attack-row.0") == ["i-d3", "-", "-"]
    assert war.zone("invader-support.0") == ["s-plain", "-", "-"] and war.zone("invader-discard.0") == ["s-hard"]


@rule("AFU-17.4", "AFU-R11")
def test_an_empty_invader_deck_is_made_again_in_the_middle_of_laying_out() -> None:
    war = laid("invader-deck.0: i-d3\ninvader-discard.0: i-d5 x2\nhand.0: a9")
    assert war.zone("attack-row.0") == ["i-d3", "i-d5", "i-d5"] and war.zone("invader-discard.0") == []


@rule("AFU-R11", "AFU-R12", "AFU-R71")
def test_e27_only_support_only_invaders_left() -> None:
    war = laid("events-now: explosion, chornobaivka\ninvader-deck.0: s-plain\ninvader-discard.0: s-hard\nhand.0: a9")
    assert war.zone("attack-row.0") == ["-", "-", "-"] and war.zone("invader-support.0") == ["-", "-", "-"]
    assert sorted(war.zone("invader-discard.0")) == ["s-hard", "s-plain"]
    assert "panic" not in war.zone("discard.0")
