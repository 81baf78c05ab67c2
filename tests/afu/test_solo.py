"""The solo game: setup, refills, the enemy's offer, losses and ranks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandtable.games.afu.scoring import rank_of
from tests.afu.cards import COMBAT, afu, combat, solo_combat, solo_offer
from tests.harness import Play, new, rule


@rule("AFU-19.1", "AFU-R58", "AFU-2.1")
def test_the_solo_player_is_always_first_and_picks_a_colour() -> None:
    game = new("afu", seats=1)
    assert game.asked == "choose-colour" and game.offers == {"colour blue", "colour yellow"}
    game.play("colour blue")
    assert game.counter("first") == 0 and "motorized-squad" in game.zone("game-box")
    ended = afu("seats: 1\ninvader-deck.0: i-d3 x3\ndeck.0: a3\npoints: 1\nagenda: end-of-round, buy seat=0").play(
        "pass"
    )
    assert ended.counter("first") == 0 and ended.told("first-player-flipped") == []


@rule("AFU-19.2", "AFU-R58")
def test_solo_has_four_achievements_and_no_secret() -> None:
    game = new("afu", seats=1, colour="blue")
    assert (
        len(game.zone("achievements")) == 4 and game.zone("secret.0") == [] and len(game.zone("achievement-box")) == 7
    )
    assert game.asked == "deploy"


@rule("AFU-19.3", "AFU-R58")
def test_the_solo_panic_stack_has_eight_cards() -> None:
    game = new("afu", seats=1, colour="blue")
    assert len(game.zone("panic-stack")) == 8 and game.zone("game-box").count("panic") == 8


@rule("AFU-19.4")
def test_the_solo_invasion_is_unchanged() -> None:
    game = new("afu", seats=1, colour="yellow")
    assert game.counter("phase") == 0 and len(game.zone("invader-deck.0")) == 9 and len(game.zone("hand.0")) == 5


def war(difficulty: str, mode: str = "full") -> Play:
    return afu(f"""
        seats: 1
        option difficulty: {difficulty}
        option mode: {mode}
        points: 1
        deck.0: a3 x5
        invader-discard.0: bmp-2, ka-52
        agenda: end-of-round, buy seat=0
    """).play("pass")


def invaders(game: Play) -> list[str]:
    zones = ("invader-deck.0", "attack-row.0", "invader-support.0", "scouted.0", "enemy-offer", "invader-discard.0")
    return [slug for zone in zones for slug in game.zone(zone) if slug != "-"]


@rule("AFU-19.5")
def test_easier_shuffles_the_discarded_invaders_with_set_one() -> None:
    game = war("easier")
    assert {"bmp-2", "ka-52", "t-90m"} <= set(invaders(game)) and "t-90a" not in invaders(game)


@rule("AFU-19.6")
def test_more_difficult_leaves_them_in_the_box() -> None:
    game = war("harder")
    assert "t-90m" in invaders(game) and "bmp-2" not in invaders(game) and "bmp-2" in game.zone("game-box")


@rule("AFU-19.7", "AFU-R71")
def test_incredibly_challenging_has_no_promos() -> None:
    for difficulty, promos in (("harder", 4), ("hardest", 0)):
        game = war(difficulty)
        deck = game.zone("event-deck") + game.zone("events-now") + game.zone("objectives")
        found = {"tractor-troops", "chornobaivka", "prisoner-exchange", "e-enemy-chatbot"} & set(deck)
        assert len(found) == promos and len(deck) == 19 + promos
    assert "bmp-2" in war("hardest").zone("game-box")


@rule("AFU-19.8", "AFU-19.9", "AFU-R11")
def test_e23_set_two_joins_when_the_deck_runs_out_for_the_first_time() -> None:
    game = afu(f"""
        seats: 1
        phase: war
        points: 1
        invader-deck.0: i-d3
        invader-discard.0: i-d5 x7
        hand.0: a3
        agenda: end-of-round, buy seat=0, {COMBAT.format(0)}, lay-invaders
    """)
    total = len(game.zone("invader-deck.0")) + 3 - game.zone("attack-row.0").count("-")
    support = 3 - game.zone("invader-support.0").count("-")
    assert total + support == 28 and "t-90a" not in game.zone("game-box")
    pack = game.match.pack
    used_up = ", ".join(f"{pack.slugs[kind]} x{pack.copies[kind]}" for kind in pack.set_two)  # type: ignore[attr-defined]
    again = afu(f"""
        seats: 1
        phase: war
        points: 1
        trophies.0: {used_up}
        invader-deck.0: i-d3
        invader-discard.0: i-d5 x2
        hand.0: a3
        agenda: end-of-round, buy seat=0, {COMBAT.format(0)}, lay-invaders
    """)
    assert again.zone("attack-row.0") == ["i-d3", "i-d5", "i-d5"] and again.zone("invader-deck.0") == []


@rule("AFU-19.8", "AFU-11.8")
def test_alone_scouts_look_at_set_two_when_all_else_is_gone() -> None:
    text = "attack-row.0: i-d5\nhand.0: scout, rifles\ninvader-deck.0: \ninvader-discard.0: "
    war = solo_combat(f"{text}\nphase: war").play("defend scout 1")
    assert "activate defense-1" in war.offers


# -- the enemy's offer --------------------------------------------------------------------------------


@rule("AFU-19.10", "AFU-R36", "AFU-R61")
def test_the_enemy_shows_a_card_first_and_the_player_offers_one_by_one() -> None:
    game = solo_offer("objectives: sumy\ninvader-deck.0: i-d3\nhand.0: a3, a4, panic\nattack-row.0: i-d5")
    assert game.zone("enemy-offer") == ["i-d3"] and game.asked == "offer-cards"
    assert game.offers == {"pay a3", "pay a4", "done"}
    game.play("pay a3")
    assert game.offers == {"pay a4", "done"}  # the player may stop at any time, or go beyond the requirement


@rule("AFU-R61", "AFU-19.11", "AFU-19.12", "AFU-19.13")
def test_an_offer_of_cards_worth_nothing_is_no_empty_offer() -> None:
    """Aid has only Support: it counts 0, and yet a card was offered."""
    hand = "objectives: sumy\ninvader-deck.0: {0}\nhand.0: international-aid, panic\nattack-row.0: i-a1-d1"
    game = solo_offer(hand.format("i-d3"))
    assert game.offers == {"pay international-aid", "done"}  # Panic cannot be offered
    game.play("pay international-aid", "done")
    assert game.zone("discard.0") == [] and game.zone("objectives") == ["sumy"]
    captured = solo_offer(hand.format("i-d5")).play("pay international-aid", "done")
    assert captured.zone("captured") == ["sumy"] and captured.zone("discard.0") == []


@rule("AFU-R61", "AFU-16.13")
def test_a_card_worth_nothing_may_raise_another_in_an_offer() -> None:
    game = solo_offer(
        "objectives: cruiser-moskva\ninvader-deck.0: i-d3\nattack-row.0: i-d5\n"
        "hand.0: 92nd-mechanized-brigade, artillery-division, a1"
    )
    game.play("pay 92nd-mechanized-brigade", "pay artillery-division", "pay a1", "done")
    assert game.zone("trophies.0") == ["cruiser-moskva"]  # 5 + 2 + 1 against 8


@rule("AFU-R61")
def test_a_card_drawn_meanwhile_cannot_be_offered() -> None:
    game = solo_offer(
        "objectives: izium\ninvader-deck.0: i-d3\ndeck.0: a9\nhand.0: free-drawer, rifles\nattack-row.0: i-d5"
    )
    game.play("pay free-drawer", "activate spent-1")
    assert game.offers == {"pay rifles", "done"} and game.zone("fresh.0") == ["a9"]
    game.play("done")
    assert "a9" in game.zone("hand.0")


@rule("AFU-19.11", "AFU-R62")
def test_only_the_printed_value_of_the_enemys_card_counts() -> None:
    support = solo_offer("objectives: sumy\ninvader-deck.0: s-plain\nhand.0: a4\nattack-row.0: i-d5").play(
        "pay a4", "done"
    )
    assert support.zone("trophies.0") == ["sumy"]  # support alone is worth 0
    none = solo_offer("objectives: sumy\ngame-box: \ntrophies.0: t-90a x2\nhand.0: a4\nattack-row.0: i-d5")
    none.play("pay a4", "done")
    assert "sumy" in none.zone("trophies.0")
    rocket = solo_offer("objectives: sumy\ninvader-deck.0: i-rocket\nhand.0: a4, panic\nattack-row.0: i-a1-d1")
    rocket.play("done", "defend a4 1", "battle")
    assert rocket.counter("rockets") == 0


@rule("AFU-19.12", "AFU-19.14", "AFU-R60", "AFU-R63", "AFU-19.20")
def test_e21_nothing_offered_means_panic_and_perhaps_a_capture() -> None:
    text = "objectives: sumy\ninvader-deck.0: {0}\nhand.0: a4\nattack-row.0: i-a1-d1\n"
    captured = solo_offer(text.format("i-d5")).play("done")
    assert captured.zone("captured") == ["sumy"] and captured.zone("discard.0") == ["panic"]
    stays = solo_offer(text.format("i-d3")).play("done")
    assert stays.zone("objectives") == ["sumy"] and stays.zone("discard.0") == ["panic"]
    third = solo_offer(text.format("i-d5") + "captured: irpin, kherson").play("done")
    assert third.result.reason == "objectives-captured" and third.result.shares == (0.0,)


@rule("AFU-19.13", "AFU-19.14", "AFU-19.15", "AFU-19.16", "AFU-19.11")
@pytest.mark.parametrize(
    ("enemy", "offered", "where"),
    [
        ("i-d5", "a5", "objectives"),  # T 4, E 5, P 5
        ("i-d3", "a3", "objectives"),  # T 4, E 3, P 3
        ("i-d3", "a4", "trophies.0"),  # T 4, E 3, P 4
        ("i-d6", "a5", "captured"),  # T 4, E 6, P 5
    ],
)
def test_e22_offers_are_compared_with_the_requirement_and_each_other(enemy: str, offered: str, where: str) -> None:
    game = solo_offer(f"objectives: sumy\ninvader-deck.0: {enemy}\nhand.0: {offered}, panic\nattack-row.0: i-a1-d1")
    game.play(f"pay {offered}", "done")
    assert "sumy" in game.zone(where) and game.zone("discard.0") == [] and game.zone("spent.0") == [offered]


@rule("AFU-19.17")
def test_offered_cards_and_the_enemys_card_are_discarded_at_the_end_of_the_turn() -> None:
    game = afu(
        "seats: 1\nphase: war\npoints: 1\nspent.0: a4\nenemy-offer: i-d5\nagenda: end-of-round, buy seat=0, cleanup"
    )
    assert game.zone("discard.0") == ["a4"] and game.zone("invader-discard.0") == ["i-d5"]


# -- the end --------------------------------------------------------------------------------------------


@rule("AFU-19.18", "AFU-R59")
def test_e24_three_panic_cards_in_hand_lose_before_shelling() -> None:
    tail = "end-of-round, cleanup, recruitment, combats, contest, pending-events, lay-invaders, draw-hands"
    lost = afu(f"seats: 1\nphase: war\nevents-now: massed-shelling\ndeck.0: panic x3, a1, a3\nagenda: {tail}")
    assert lost.result.reason == "panic-in-hand"
    two = afu(f"seats: 1\nphase: war\nevents-now: massed-shelling\ndeck.0: panic x2, a1, a3, a4\nagenda: {tail}")
    assert two.result is None and two.asked == "discard-card"
    # a third Panic drawn later does not lose
    later = afu(
        f"seats: 1\npoints: 1\nattack-row.0: i-d5\ndeck.0: panic\nhand.0: panic x2, free-drawer\n"
        f"agenda: end-of-round, buy seat=0, {COMBAT.format(0)}"
    )
    later.play("defend free-drawer 1", "activate defense-1")
    assert later.zone("hand.0") == ["panic"] * 3 and later.result is None


@rule("AFU-19.18", "AFU-R59", "AFU-19.4")
@pytest.mark.parametrize("phase", ["invasion", "war"])
def test_three_panic_cards_in_hand_lose_in_both_phases(phase: str) -> None:
    tail = "end-of-round, cleanup, recruitment, combats, contest, pending-events, lay-invaders, draw-hands"
    lost = afu(f"seats: 1\nphase: {phase}\ninvader-deck.0: i-d3 x3\ndeck.0: panic x3, a1, a3\nagenda: {tail}")
    assert lost.result is not None and lost.result.reason == "panic-in-hand"


@rule("AFU-19.18")
def test_three_panic_cards_in_hand_are_no_loss_for_two_players() -> None:
    game = afu(
        "seats: 2\ndeck.0: panic x3, a1, a3\nattack-row.0: i-d3\nagenda: end-of-round, deploy seat=0, draw-hands"
    )
    assert game.result is None


@rule("AFU-19.19", "AFU-R64", "AFU-R6")
def test_an_empty_panic_stack_loses_even_in_the_round_of_moskva() -> None:
    lost = afu("seats: 1\nphase: war\nlast-round: 1\npanic-stack: \npoints: 1\nagenda: end-of-round, buy seat=0").play(
        "pass"
    )
    assert lost.result.reason == "panic-stack-empty" and lost.result.shares == (0.0,)


@rule("AFU-19.21", "AFU-R66")
def test_reaching_the_scoring_wins() -> None:
    won = afu(
        "seats: 1\nphase: war\nlast-round: 1\ntrophies.0: sumy\npoints: 1\nagenda: end-of-round, buy seat=0"
    ).play("pass")
    assert won.result.reason == "moskva" and won.result.shares == (1.0,) and won.result.scores[0] >= 3
    assert not [part for part in won.result.sheet[0].parts if part.name == "score-secret"]


@rule("AFU-19.22", "AFU-R65")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (40, "iron-general"), (38, "iron-general"), (37, "general"), (35, "general"), (34, "colonel"), (33, "colonel"),
        (32, "major"), (30, "major"), (29, "captain"), (28, "captain"), (27, "lieutenant"), (25, "lieutenant"),
        (24, "sergeant"), (22, "sergeant"), (21, "recruit"), (20, "recruit"), (19, "saboteur"), (-3, "saboteur"),
    ],
)  # fmt: skip
def test_each_rank_number_is_a_minimum(points: int, rank: str) -> None:
    assert rank_of(points) == rank


@rule("AFU-R65")
def test_a_lost_game_has_no_rank() -> None:
    lost = afu("seats: 1\npanic-stack: \npoints: 1\nagenda: end-of-round, buy seat=0").play("pass")
    assert not [part for part in lost.result.sheet[0].parts if part.name.startswith("rank-")]
    won = afu("seats: 1\nphase: war\nlast-round: 1\npoints: 1\nagenda: end-of-round, buy seat=0").play("pass")
    assert [part for part in won.result.sheet[0].parts if part.name == "rank-saboteur"]


@rule("AFU-R69", "AFU-20.2")
def test_chervona_kalyna_solo_starts_with_flagged_cards_and_set_one_on_every_level() -> None:
    for difficulty in ("easier", "harder"):
        game = new("afu", seats=1, colour="blue", mode="chervona-kalyna", difficulty=difficulty)
        found = invaders(game)
        assert "t-90m" in found and "t-80u" in found and "t-90a" not in found and len(found) == 32
    hardest = new("afu", seats=1, colour="blue", mode="chervona-kalyna", difficulty="hardest")
    assert len(hardest.zone("event-deck") + hardest.zone("events-now") + hardest.zone("objectives")) == 19


@rule("AFU-R19")
@pytest.mark.parametrize("start", [solo_combat, combat])
def test_a_placed_card_can_be_taken_back_until_something_new_is_shown(start: Callable[[str], Play]) -> None:
    """A rival has seen the card, but it was the player's own to show."""
    game = start("attack-row.0: i-a1-d1, i-a1-d1\nhand.0: a3, rifles").play("defend a3 1")
    assert game.match.undo_refused is None
    game.match.undo()
    assert game.zone("defense-row.0") == ["-", "-", "-"] and "a3" in game.zone("hand.0")
