"""Setup, the rounds of the Invasion, and the way into the War."""

from __future__ import annotations

from collections import Counter

import pytest

import sandtable
from tests.afu.cards import Example, afu, pack
from tests.harness import Play, new, position, rule


def begun() -> Play:
    """A two-player game after setup: colours dealt, secrets kept."""
    game = new("afu", seats=2, first="0", colour="blue")
    while game.asked == "keep-secret":
        game.play(sorted(game.offers)[0])
    return game


@rule("AFU-2.1", "AFU-R3")
def test_the_first_player_picks_a_colour_and_the_other_gets_the_other() -> None:
    game = new("afu", seats=2, first="1")
    assert game.asked == "choose-colour" and game.to_act == 1 and game.offers == {"colour blue", "colour yellow"}
    game.play("colour yellow")
    assert game.counter("colour") == [2, 1]
    fixed = new("afu", seats=2, first="0", colour="blue")
    assert fixed.asked == "keep-secret" and fixed.counter("colour") == [2, 1]


@rule("AFU-R3")
def test_chance_or_the_host_decides_who_is_first() -> None:
    assert {new("afu", seats=2, seed=seed).counter("first") for seed in range(12)} == {0, 1}
    assert new("afu", seats=2, first="1", seed=5).counter("first") == 1


@rule("AFU-2.2")
def test_the_first_player_card_shows_the_first_players_colour() -> None:
    game = begun()
    view = game.match.view(None)["counters"]
    assert view["first"] == 0 and view["colour"][view["first"]] == "blue"


@rule("AFU-2.3", "AFU-2.7", "AFU-4.1", "AFU-4.3")
def test_each_player_has_ten_starting_cards_and_twelve_invaders_of_the_own_colour() -> None:
    game = begun()
    pack = game.match.pack
    for seat, colour in ((0, 2), (1, 1)):
        units = game.zone(f"deck.{seat}") + game.zone(f"hand.{seat}")
        invaders = game.zone(f"invader-deck.{seat}") + game.zone(f"attack-row.{seat}")
        assert len(units) == 10 and len(invaders) == 12 and len(game.zone(f"hand.{seat}")) == 5
        assert {pack.set[pack.index[slug]] for slug in units + invaders} == {colour}  # type: ignore[attr-defined]
        assert "-" not in game.zone(f"attack-row.{seat}")
    assert game.match.view(0)["zones"]["deck.0"]["cards"] == ["?unit"] * 5


@rule("AFU-2.3")
def test_the_decks_are_shuffled() -> None:
    orders = {tuple(sorted(new("afu", seats=1, colour="blue", seed=seed).zone("hand.0"))) for seed in range(6)}
    assert len(orders) > 3


@rule("AFU-2.4", "AFU-2.5", "AFU-2.6")
def test_four_achievements_are_open_and_each_player_keeps_one_of_two_in_secret() -> None:
    game = new("afu", seats=2, first="0", colour="blue")
    assert len(game.zone("achievements")) == 4 and len(game.zone("secret.0")) == 2
    kept = sorted(game.offers)[0]
    rival = game.match.view(1)
    assert rival["zones"]["secret.0"]["cards"] == ["?achievement"] * 2 and rival["actions"] == []
    game.play(kept)
    assert len(game.zone("secret.0")) == 2  # sealed until both have answered
    game.play(sorted(game.offers)[0])
    assert game.zone("secret.0") == [kept.split()[1]] and len(game.zone("achievement-box")) == 5
    assert game.match.view(1)["zones"]["secret.0"]["cards"] == ["?achievement"]


@rule("AFU-2.8", "AFU-12.5")
def test_ninety_afu_cards_lie_face_up_and_five_are_displayed() -> None:
    game = begun()
    assert len(game.zone("afu-deck")) == 85 and "-" not in game.zone("display")
    assert game.match.view(None)["zones"]["afu-deck"]["cards"][-1] == game.zone("afu-deck")[0]


@rule("AFU-2.9", "AFU-2.10")
def test_eight_aid_cards_and_sixteen_panic_cards_lie_ready() -> None:
    game = begun()
    assert game.zone("aid") == ["international-aid"] * 8 and game.zone("panic-stack") == ["panic"] * 16


# -- rounds ---------------------------------------------------------------------------------------------


@rule("AFU-3.1", "AFU-3.2", "AFU-3.3", "AFU-R1", "AFU-R2")
def test_a_round_runs_through_preparation_both_combats_and_recruitment() -> None:
    game = begun()
    assert game.match.view(0)["counters"]["phase"] == "invasion" and game.asked == "deploy" and game.to_act == 0
    game.play("battle")
    assert game.asked == "deploy" and game.to_act == 1 and game.zone("attack-row.0") == ["-", "-", "-"]
    game.play("battle")
    assert game.asked in ("buy", "panic-icon") and game.to_act == 0
    while game.asked != "deploy":
        game.play("skip" if game.asked == "panic-icon" else "pass")
    assert game.counter("round") == 2 and game.counter("first") == 1 and game.to_act == 1


@rule("AFU-3.5")
def test_the_first_player_card_is_flipped_every_round() -> None:
    game = afu(
        "seats: 2\nfirst: 0\nround: 1\npoints: 1 0\ninvader-deck.0: i-d3 x3\ndeck.0: a3\n"
        "agenda: end-of-round, buy seat=0"
    )
    game.play("pass")
    assert game.counter("first") == 1 and game.told("first-player-flipped") != []


@rule("AFU-4.1", "AFU-4.2", "AFU-R5")
def test_drawing_goes_on_through_a_reshuffle_and_stops_when_nothing_is_left() -> None:
    draw = "seats: 2\nagenda: end-of-round, deploy seat=0, draw-hands\nattack-row.0: i-d3\n"
    game = afu(draw + "deck.0: a1, a3\ndiscard.0: a4, a5, a9, wall")
    assert len(game.zone("hand.0")) == 5 and {"a1", "a3"} <= set(game.zone("hand.0")) and len(game.zone("deck.0")) == 1
    poor = afu(draw + "deck.0: a1\ndiscard.0: a3")
    assert sorted(poor.zone("hand.0")) == ["a1", "a3"]
    # a deck that is empty after the draw is not made again before a card is needed
    exact = afu(draw + "deck.0: a1, a3, a4, a5, a9\ndiscard.0: wall")
    assert exact.zone("deck.0") == [] and exact.zone("discard.0") == ["wall"]


@rule("AFU-4.2")
def test_a_deck_made_again_is_shuffled() -> None:
    text = "seats: 2\nagenda: end-of-round, deploy seat=0, draw-hands\nattack-row.0: i-d3\ndiscard.0: a1 x4, a3 x4"
    drawn = [position("afu", text, pack=pack(), seed=seed).zone("hand.0").count("a3") for seed in range(1, 9)]
    assert len(set(drawn)) > 1


@rule("AFU-4.4", "AFU-R8", "AFU-R11")
def test_e14_a_player_without_invaders_takes_no_panic_and_the_invasion_goes_on() -> None:
    game = afu("""
        seats: 2
        first: 1
        round: 3
        points: 1 0
        deck.0: rp2 x5
        deck.1: a3 x5
        invader-discard.0: i-d3 x3
        invader-deck.1: i-d3 x2
        agenda: end-of-round, buy seat=0
    """).play("pass")
    assert game.counter("phase") == 0 and game.counter("round") == 4
    assert game.zone("attack-row.0") == ["-", "-", "-"]  # nothing to fight, and no reshuffle
    assert game.zone("attack-row.1") == ["i-d3", "i-d3", "-"] and game.to_act == 1
    game.play("defend a3 1", "defend a3 2", "battle")
    assert game.counter("points")[0] == 10 and "panic" not in game.zone("discard.0")
    game.play("pass")
    assert game.counter("phase") == 1


# -- the War ----------------------------------------------------------------------------------------------

INVASION_ENDS = """
    seats: 2
    first: 0
    round: 4
    points: 1 0
    deck.0: a1
    discard.0: a3 x6
    deck.1: a4
    discard.1: a5 x6
    hospital.0: wall
    trophies.0: t-72b3
    invader-discard.0: bmp-2, ka-52
    invader-discard.1: t-80u
    display: rifles, a9, a4, a5, a1
    agenda: end-of-round, buy seat=0
"""


def war() -> Play:
    return afu(INVASION_ENDS).play("pass")


@rule("AFU-14.1", "AFU-14.2", "AFU-R6", "AFU-R9")
def test_the_war_begins_after_the_flip_when_all_invader_decks_are_empty() -> None:
    game = war()
    assert game.counter("phase") == 1 and game.counter("first") == 1 and game.told("war-begins") != []
    assert game.counter("round") == 5


@rule("AFU-14.3", "AFU-14.8", "AFU-14.10")
def test_trophies_hospital_display_and_achievements_stay() -> None:
    before, game = afu(INVASION_ENDS), war()
    assert game.zone("trophies.0") == ["t-72b3"]
    assert "wall" in game.zone("hospital.0") + game.zone("hand.0")  # a Recovery may have taken it since
    assert before.zone("achievements") == game.zone("achievements")


@rule("AFU-14.4", "AFU-14.5", "AFU-14.6", "AFU-R9")
def test_invader_discards_are_swapped_and_set_one_goes_to_the_new_first_player() -> None:
    game = war()
    pack = game.match.pack

    def invaders(seat: int) -> Counter[int]:
        zones = (f"invader-deck.{seat}", f"attack-row.{seat}", f"invader-support.{seat}", f"invader-discard.{seat}",
                 f"scouted.{seat}")  # fmt: skip
        kinds = [pack.index[slug] for zone in zones for slug in game.zone(zone) if slug != "-"]
        return Counter(pack.set[kind] for kind in kinds)  # type: ignore[attr-defined]

    assert invaders(1)[3] == sum(pack.copies[kind] for kind in pack.kinds_in(4, 3))  # type: ignore[attr-defined]
    assert invaders(1)[4] == 0 and invaders(0)[4] == 20 and invaders(0)[3] == 0
    slugs = (
        game.zone("invader-deck.1")
        + game.zone("attack-row.1")
        + game.zone("scouted.1")
        + game.zone("invader-discard.1")
    )
    assert {"bmp-2", "ka-52"} <= set(slugs) and "t-80u" not in slugs


@rule("AFU-14.7")
def test_discard_pile_and_deck_become_a_new_deck() -> None:
    game = war()
    own = game.zone("deck.0") + game.zone("hand.0") + game.zone("discard.0")
    assert sorted(slug for slug in own if slug in ("a1", "a3")).count("a3") == 6 and "a1" in own


@rule("AFU-14.7")
def test_the_new_deck_is_shuffled_and_no_discard_stays() -> None:
    """Eight cards in the deck are enough for a hand, so that no draw needs the discards."""
    text = INVASION_ENDS.replace("deck.0: a1\n", "deck.0: a1 x8\n")
    drawn = []
    for seed in range(1, 9):
        game = Example(position("afu", text, pack=pack(), seed=seed).match).play("pass")
        if not game.zone("events-now"):  # an event might take cards
            assert game.zone("discard.0") == [] and len(game.zone("deck.0")) == 9
            drawn.append(game.zone("hand.0").count("a3"))
    assert len(set(drawn)) > 1, "sometimes more of the former discards, sometimes fewer"


@rule("AFU-14.9", "AFU-R10", "AFU-R71", "AFU-R72")
def test_the_event_deck_has_twenty_three_cards_with_moskva_last() -> None:
    game = new("afu", seats=2, first="0", colour="blue", mode="chervona-kalyna")
    while game.asked == "keep-secret":
        game.play(sorted(game.offers)[0])
    deck = game.zone("event-deck") + game.zone("events-now") + game.zone("objectives")
    pack = game.match.pack
    assert len(deck) == 23 and game.zone("event-deck")[-1] == "cruiser-moskva"
    objectives = [(pack.objective[pack.index[slug]], pack.points[pack.index[slug]]) for slug in deck]  # type: ignore[attr-defined]
    assert Counter(objectives) == {(0, 0): 15, (1, 2): 3, (2, 3): 3, (2, 4): 1, (3, 5): 1}
    chaining = [slug for slug in deck if pack.chains[pack.index[slug]]]  # type: ignore[attr-defined]
    assert 23 - len(chaining) == 13  # rounds of the War
    # the three others stay unseen, and everybody knows that Moskva is the last
    for seat in (0, 1, None):
        zones = game.match.view(seat)["zones"]
        assert zones["objectives-left"]["cards"] == ["?event"] * 3
        assert zones["event-deck"]["cards"][0] == "cruiser-moskva" and zones["event-deck"]["cards"][1] == "?event"


@rule("AFU-R10")
def test_which_cities_are_used_is_left_to_chance() -> None:
    left = set()
    for seed in range(8):
        game = new("afu", seats=1, colour="blue", mode="chervona-kalyna", seed=seed)
        left.add(tuple(sorted(game.zone("objectives-left"))))
    assert len(left) > 2


@rule("AFU-20.1", "AFU-20.2", "AFU-20.3", "AFU-R67", "AFU-R68", "AFU-R70")
def test_chervona_kalyna_starts_with_the_war() -> None:
    game = new("afu", seats=2, first="1", colour="blue", mode="chervona-kalyna")
    while game.asked == "keep-secret":
        game.play(sorted(game.offers)[0])
    assert game.counter("phase") == 1 and game.counter("first") == 1 and game.counter("round") == 1
    pack = game.match.pack
    for seat, flagged, new_set in ((1, 2, 3), (0, 1, 4)):  # the first player plays blue and has set I
        zones = ("invader-deck", "attack-row", "invader-support", "invader-discard", "scouted")
        slugs = [slug for zone in zones for slug in game.zone(f"{zone}.{seat}") if slug != "-"]
        assert Counter(pack.set[pack.index[slug]] for slug in slugs) == {flagged: 12, new_set: 20}  # type: ignore[attr-defined]
    assert len(game.zone("panic-stack")) >= 14


@rule("AFU-R71")
def test_a_game_is_never_longer_than_it_says() -> None:
    game = new("afu", seats=2, seed=3)
    while game.to_act is not None:
        game.match.play(game.match.legal_actions()[-1])
    assert game.match.number < game.match.max_actions


@rule("AFU-R75")
def test_a_hand_of_six_is_refused() -> None:
    with pytest.raises(sandtable.BadPosition, match="more than 5"):
        afu("seats: 2\nhand.0: a1 x6\nagenda: end-of-round, deploy seat=0")


@rule("AFU-R74")
def test_the_same_seed_shuffles_the_same_way() -> None:
    one, two, other = (new("afu", seats=2, seed=seed, first="0", colour="blue") for seed in (4, 4, 5))
    assert one.zone("afu-deck") == two.zone("afu-deck") != other.zone("afu-deck")


@rule("AFU-R73")
def test_conceding_is_an_act_of_the_table_and_not_a_move() -> None:
    game = begun()
    assert not any(offer.startswith("resign") for offer in game.offers)
    game.match.resign(0)
    assert game.result.ranks == (2, 1) and game.match.lines[-1] == "resign 0"
