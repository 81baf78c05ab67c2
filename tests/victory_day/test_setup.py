"""VD-1 to VD-3, VD-21, VD-22: players, zones, setup, redraws and decks."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.games.victory_day import game
from sandtable.games.victory_day.state import Victory
from tests.harness import Play, new, position, rule
from tests.victory_day import EVERY_CARD, rest, size, table

ZONES = ("hand", "deck", "resources", "reserve", "line-1", "line-2", "casualties")


@rule("VD-1.1", "VD-22.1")
def test_the_game_is_for_two() -> None:
    assert game.seats == (2,)
    with pytest.raises(sandtable.BadOption):
        sandtable.new("victory-day", seats=3)
    with pytest.raises(sandtable.BadOption):
        sandtable.new("victory-day", seats=1)


@rule("VD-1.2", "VD-R44")
def test_one_player_has_the_red_army_the_other_the_german_whoever_begins() -> None:
    seen = set()
    for seed in range(20):
        play = new("victory-day", seed=seed)
        assert sorted(play.counter("army")) == [0, 1]
        seen.add((play.counter("army")[0], play.counter("first")))
    assert len(seen) == 4, "armies and the first turn depend on each other"
    fixed = new("victory-day", armies="german-soviet")
    assert fixed.counter("army") == [1, 0]
    assert "schuetzenzug" in fixed.zone("deck.0") + fixed.zone("hand.0")


@rule("VD-1.3", "VD-20.1", "VD-20.5")
def test_whose_reserve_runs_out_loses_and_there_is_always_one_winner() -> None:
    end = table(f"active: 1\nagenda: begin-turn\ndeck.1: depot\ncasualties.1: {rest(1, 'depot')}")
    assert end.result.ranks == (1, 2)
    assert end.result.shares == (1.0, 0.0)
    assert end.result.reason == "exhausted"


@rule("VD-1.4", "VD-8.9")
def test_turns_alternate() -> None:
    play = table("agenda: begin-turn\nactive: 0")
    actors = []
    for _ in range(4):
        actors.append(play.counter("active"))
        turn = play.counter("turn-number")
        while play.counter("turn-number") == turn:
            play.play(next(word for word in ("done", "pass", "end-attacks") if word in play.offers))
    assert actors == [0, 1, 0, 1]


@rule("VD-1.5")
def test_a_coin_decides_who_begins() -> None:
    assert {new("victory-day", seed=seed).counter("first") for seed in range(12)} == {0, 1}


def next_game(play: Play, swap: bool, seed: int) -> Play:
    """The next game of a match, as every table makes it: everybody one seat further."""
    assert isinstance(play.match.state, Victory)
    options = game.next_options(play.match.state, play.match.options, swap)
    return Play(sandtable.new("victory-day", None, seed, None, **options))


@rule("VD-1.6", "VD-R44")
@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize("options", [{}, {"first": "1", "armies": "german-soviet"}, {"first": "0"}])
def test_from_game_to_game_the_players_take_turns_at_beginning_and_keep_their_armies(
    swap: bool, options: dict[str, str]
) -> None:
    for seed in range(6):
        play = Play(sandtable.new("victory-day", None, seed, None, **options))
        begins, army, at = play.counter("first"), play.counter("army"), [0, 1]  # where Ann and Bob sit
        for number in range(1, 5):
            play = next_game(play, swap, seed + number)
            at = [1 - at[0], 1 - at[1]]
            ann_begins = play.counter("first") == at[0]
            assert ann_begins == ((begins == 0) != (number % 2 == 1)), "they take turns"
            anns = play.counter("army")[at[0]]
            assert anns == (army[0] if not swap or number % 2 == 0 else army[1])


@rule("VD-R44")
@pytest.mark.parametrize("swap", [False, True])
def test_a_deck_goes_with_its_army(swap: bool) -> None:
    play = new("victory-day", deck0="soviet-mobile-45", deck1="german-ambush-45")
    options = next_game(play, swap, 2).match.options
    if swap:  # Ann, who had the Red Army, sits in seat 1 and has the Germans
        assert (options["armies"], options["deck0"], options["deck1"]) == (
            "soviet-german", "soviet-mobile-45", "german-ambush-45",
        )  # fmt: skip
    else:
        assert (options["armies"], options["deck0"], options["deck1"]) == (
            "german-soviet", "german-ambush-45", "soviet-mobile-45",
        )  # fmt: skip


@rule("VD-2.1", "VD-2.2")
def test_each_player_has_seven_zones_and_every_card_is_in_one_of_them() -> None:
    play = new("victory-day")
    names = {f"{zone}.{seat}" for zone in ZONES for seat in (0, 1)}
    assert set(play.match.view(None)["zones"]) == names
    for _ in range(150):
        if play.match.to_act is None:
            break
        play.match.play(play.match.legal_actions()[-1])
        for seat in (0, 1):
            assert sum(size(play, f"{zone}.{seat}") for zone in ZONES) == 45


@rule("VD-2.3")
def test_casualties_lie_face_up() -> None:
    play = table("active: 0\nagenda: begin-turn\ncasualties.1: tiger")
    for seat in (0, 1, None):
        assert "tiger" in play.match.view(seat)["zones"]["casualties.1"]["cards"]


@rule("VD-2.6", "VD-R6")
def test_no_zone_is_too_small() -> None:
    crowd = rest(0, "depot x7, factory x6, fuel x5, street-fighting x2, scouts-in-the-rear x2, reichstag")
    line_1 = "rifle-company x3, guards-rifle-company x2, assault-engineers x2, ba-64 x2, t-34-85 x2"
    line_1 += ", is-2, su-100, zis-3 x2"
    line_2 = "m-30 x2, katyusha, la-7 x2, il-2 x2"
    assert rest(0, crowd, "depot x7, factory x6, fuel x5, street-fighting x2, scouts-in-the-rear x2, reichstag") == ""
    full = table(f"line-1.0: {line_1}\nline-2.0: {line_2}\nactive: 1\nagenda: reserves, attacking, building")
    assert (size(full, "line-1.0"), size(full, "line-2.0")) == (15, 7)
    hand = table(f"hand.0: {crowd}\nactive: 0\nagenda: begin-turn")
    assert size(hand, "hand.0") == 24, "22 cards and two more"


@rule("VD-3.1")
def test_decks_are_shuffled() -> None:
    assert new("victory-day", seed=1).zone("deck.0") != new("victory-day", seed=2).zone("deck.0")


@rule("VD-3.2")
def test_a_starting_hand_has_seven_cards() -> None:
    play = new("victory-day")
    assert (size(play, "hand.0"), size(play, "hand.1"), size(play, "deck.0")) == (7, 7, 38)


REDRAW = "agenda: begin-turn, redraw-hand player=1, redraw-hand player=0"


@rule("VD-3.3", "VD-R5")
def test_the_first_player_settles_redraws_then_the_second_then_the_first_turn_begins() -> None:
    play = table(f"{REDRAW}\nturn-number: 0\nhand.0: depot x7\nhand.1: depot x3, tiger, panther, bf-109 x2")
    assert play.to_act == 0
    play.play("redraw")
    assert play.to_act == 0
    play.play("keep")
    assert (play.to_act, play.counter("turn-number")) == (1, 0)
    play.play("keep")
    assert play.counter("turn-number") == 1


@rule("VD-3.6", "VD-3.7")
@pytest.mark.parametrize(
    ("hand", "entitled"),
    [
        ("depot, is-2, su-100, la-7 x2, il-2 x2", True),
        ("is-2, su-100, la-7 x2, il-2 x2, m-30", True),
        ("depot, fuel, su-100, la-7 x2, il-2 x2", False),
        ("depot x3, fuel x3, is-2", False),
        ("depot x3, fuel x4", True),
    ],
)
def test_fewer_than_two_resources_or_nothing_else_may_be_redrawn(hand: str, entitled: bool) -> None:
    play = table(f"{REDRAW}\nhand.0: {hand}")
    assert play.offers == ({"keep", "redraw"} if entitled else {"keep"})
    assert play.to_act == 0, "the question itself tells nothing"


@rule("VD-3.8", "VD-3.9")
def test_a_redrawn_hand_is_shown_and_seven_new_cards_are_drawn() -> None:
    play = table(f"{REDRAW}\nhand.0: depot x7")
    play.play("redraw")
    shown = play.last("hand-shown", seat=1)["moves"][0]["shown"]
    assert shown == ["depot"] * 7
    assert size(play, "hand.0") == 7
    assert size(play, "hand.0") + size(play, "deck.0") == 45
    assert play.match.view(1)["zones"]["hand.0"]["cards"] == ["?"] * 7, "what was shuffled away is no longer known"


@rule("VD-R5")
def test_redraws_are_counted_one_by_one() -> None:
    play = table(f"{REDRAW}\nredraws: 1 0\nhand.0: depot x7\nhand.1: depot x7")
    play.play("redraw")
    assert play.counter("redraws") == [2, 0]


@rule("VD-R5")
def test_after_three_redraws_the_hand_stands() -> None:
    play = table(f"{REDRAW}\nredraws: 3 0\nhand.0: depot x7\nhand.1: depot x7")
    assert play.to_act == 1


@rule("VD-3.4", "VD-3.5")
def test_the_first_draw_is_one_card_and_every_other_two() -> None:
    play = table("agenda: begin-turn\nturn-number: 0\nactive: 0\nfirst: 0")
    drawn = [size(play, "hand.0")]
    while play.counter("turn-number") < 2:
        play.play(next(word for word in ("done", "pass", "end-attacks") if word in play.offers))
    drawn.append(size(play, "hand.1"))
    assert drawn == [1, 2]


@rule("VD-R1")
def test_a_deck_has_45_cards_or_50_or_any_equal_size() -> None:
    boosters = new("victory-day", deck0=EVERY_CARD[0], deck1=EVERY_CARD[1])
    for play, cards in ((new("victory-day"), 45), (new("victory-day", format="50"), 50), (boosters, 80)):
        assert size(play, "deck.0") + size(play, "hand.0") == cards
        assert size(play, "deck.1") + size(play, "hand.1") == cards


@rule("VD-21.1")
def test_a_player_may_bring_a_deck_from_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("name: Mine\nside: soviet\n\n25 depot\n10 factory  # a comment\n6 fuel\n4 is-2\n", encoding="utf-8")
    play = new("victory-day", deck0=str(deck))
    assert play.counter("army") == [0, 1], "the deck settles the army"
    assert sorted(set(play.zone("deck.0") + play.zone("hand.0"))) == ["depot", "factory", "fuel", "is-2"]
    deck.unlink()
    assert sandtable.replay(play.match.record()).position() == play.match.position(), "the record holds the deck"


def refused(**options: str) -> str:
    with pytest.raises(sandtable.BadOption) as error:
        sandtable.new("victory-day", None, None, None, **options)
    return str(error.value)


@rule("VD-21.2")
def test_both_decks_have_the_same_size() -> None:
    assert "VD-21.2" in refused(deck0="soviet-50", deck1="german-45")


@rule("VD-21.3", "VD-21.5", "VD-R32")
def test_a_deck_has_at_most_four_of_a_name_resources_excepted_45_to_90_cards_and_one_side() -> None:
    assert "at most 4" in refused(deck0="soviet, 40 depot, 5 is-2")
    assert "45 to 90" in refused(deck0="soviet, 40 depot, 4 is-2")
    assert "45 to 90" in refused(deck0="soviet, 87 depot, 4 is-2")
    assert "a card of the side 'german'" in refused(deck0="soviet, 44 depot, 1 tiger")
    assert "other side" in refused(deck0="soviet-45", deck1="soviet-45"), "no mirror games"
    assert sandtable.new("victory-day", deck0="soviet, 41 depot, 4 is-2").options["armies"] == "soviet-german"


@rule("VD-21.4")
def test_boosters_hold_new_cards_for_both_sides() -> None:
    pack = game.read_pack(game.standard_pack)
    for side in (0, 1):
        boosters = [kind for kind in range(pack.size) if pack.booster[kind] and pack.side[kind] == side]
        assert len(boosters) >= 10
        assert all(pack.copies[kind] == 0 for kind in boosters), "none of them is in the box"


@rule("VD-R46")
def test_deck_lists_are_open_but_the_order_of_the_cards_is_not() -> None:
    play = position("victory-day", "option deck0: soviet-mobile-45\noption deck1: german-ambush-45")
    assert play.match.options["deck0"] == "soviet-mobile-45"
    for seat in (0, 1, None):
        zones = play.match.view(seat)["zones"]
        assert set(zones["deck.0"]["cards"]) == {"?"}
        assert set(zones["deck.1"]["cards"]) == {"?"}
