"""Conditions of bonuses at their edges: how many cards count, where they lie, and which place is meant."""

from __future__ import annotations

from functools import cache

import pytest

from sandtable.kernel.pack import Pack
from tests.afu.cards import COMBAT, INVADERS, UNITS, Example, auction, combat, solo_offer, unit
from tests.harness import Play, position, rule, small_pack

BADGE = '{ when = "badge", badge = "anchor", reward = "attack", points = 2 }'
MORE = (
    unit("seeker", attack=1, defense=9, bonus=BADGE)
    + unit("anchor-drawer", attack=1, defense=9, badge="anchor",
           bonus='{ when = "badge", badge = "anchor", reward = "draw" }')
    + unit("no-wall", attack=1, bonus='{ when = "normal-defense", reward = "attack", points = 4 }')
    + unit("normal-drawer", attack=1, defense=9, bonus='{ when = "normal-defense", reward = "draw" }')
)  # fmt: skip


@cache
def more_cards() -> Pack:
    """The cards of the examples, and a few with a condition that none of them has."""
    return small_pack("afu", afu=UNITS + MORE, invaders=INVADERS)


def combat_of(text: str) -> Play:
    """The Combat of player 0 with these cards."""
    head = f"seats: 2\npoints: 0 1\nagenda: end-of-round, buy seat=1, {COMBAT.format(0)}"
    return Example(position("afu", f"{head}\n{text}", pack=more_cards()).match)


def attacks(battle: Play) -> list[int]:
    """The attack values of the player's cards, column by column."""
    told = sorted(
        (event["message"]["args"] for name in ("invader-lost", "invader-stands") for event in battle.told(name)),
        key=lambda arguments: int(arguments["column"]),
    )
    return [int(arguments["attack"]) for arguments in told]


@rule("AFU-10.1", "AFU-R13")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ("attack-row.0: i-a1-d1", 0),  # one is not two
        ("attack-row.0: i-a1-d1\ninvader-support.0: s-hard", 0),  # out of reach behind enhanced defense
        ("attack-row.0: i-a1-d1\ninvader-support.0: s-flak", 2),  # the support falls with its card
    ],
)
def test_each_destroyed_invader_card_counts_once(rows: str, points: int) -> None:
    battle = combat(f"{rows}\nhand.0: hunter, rifles").play("defend hunter 1", "battle")
    assert battle.told("unit-holds") and ("i-a1-d1" in battle.zone("trophies.0")) == ("s-hard" not in rows)
    assert battle.counter("points")[0] == points


@rule("AFU-10.1", "AFU-R28")
def test_after_one_destroyed_card_a_bonus_for_two_is_not_offered() -> None:
    text = "attack-row.0: i-a1-d1{0}\ndeck.0: rp2\nhand.0: drawer2, a9"
    one = combat(text.format("")).play("defend drawer2 1", "battle")
    assert one.asked == "buy"
    two = combat(text.format(", i-a1-d1")).play("defend drawer2 1", "defend a9 2", "battle")
    assert two.asked == "after-battle" and two.offers == {"activate defense-1", "done"}


@rule("AFU-10.2", "AFU-9.3")
def test_a_card_without_the_badge_needs_one_card_that_has_it() -> None:
    alone = combat_of("attack-row.0: i-d5\nhand.0: seeker").play("defend seeker 1", "battle")
    assert attacks(alone) == [1]
    met = combat_of("attack-row.0: i-d5\nhand.0: seeker, anchor-only").play("defend seeker 1", "battle")
    assert attacks(met) == [3]


@rule("AFU-10.4", "AFU-R26", "AFU-R28")
def test_a_card_does_not_meet_its_own_condition_for_an_activated_reward() -> None:
    text = "attack-row.0: i-d5, i-d5\ndeck.0: a1\nhand.0: normal-drawer, rifles"
    battle = combat_of(text).play("defend normal-drawer 1")
    assert battle.offers_of("activate") == set()
    battle.play("defend rifles 2")
    assert battle.offers_of("activate") == {"activate defense-1"}


@rule("AFU-10.2", "AFU-R25")
def test_who_may_hide_a_badge_in_the_hand_is_asked_and_who_holds_no_card_is_not() -> None:
    text = "attack-row.0: i-d5\ndeck.0: a1\nhand.0: anchor-drawer{0}"
    empty = combat_of(text.format("")).play("defend anchor-drawer 1", "battle")
    assert empty.asked == "buy"
    held = combat_of(text.format(", rifles")).play("defend anchor-drawer 1")
    held.match.play("battle")
    assert held.asked == "after-battle" and held.offers == {"done"}


@rule("AFU-R26", "AFU-10.4", "AFU-10.5")
def test_a_supporting_card_has_been_played_too() -> None:
    normal = combat("attack-row.0: i-d5\nhand.0: normal-friend, rifles")
    normal.play("defend normal-friend 1", "support rifles 1", "battle")
    assert attacks(normal) == [1 + 4 + 1]
    enhanced = combat("attack-row.0: i-d5\nhand.0: enhanced-friend, bunker-behind")
    enhanced.play("defend enhanced-friend 1", "support bunker-behind 1", "battle")
    assert attacks(enhanced) == [1 + 4]
    alone = combat("attack-row.0: i-d5\nhand.0: normal-friend").play("defend normal-friend 1", "battle")
    assert attacks(alone) == [1], "it does not count itself"


@rule("AFU-R28", "AFU-9.1")
def test_a_reward_can_be_activated_wherever_its_card_was_played() -> None:
    text = "attack-row.0: i-d5, i-d5, i-d5\ndeck.0: a1 x4\nspent.0: free-drawer\nhand.0: rifles x3, free-drawer x2"
    battle = combat(text).play("defend rifles 1", "support free-drawer 1", "defend rifles 3", "support free-drawer 3")
    assert battle.offers_of("activate") == {"activate support-1", "activate support-3", "activate spent-1"}
    battle.play("activate support-3")
    assert battle.offers_of("activate") == {"activate support-1", "activate spent-1"}
    assert battle.zone("support-row.0") == ["free-drawer", "-", "free-drawer/used"]
    assert "a1" in battle.zone("hand.0")


@rule("AFU-9.1", "AFU-11.1", "AFU-11.12", "AFU-R28")
def test_a_card_in_the_support_row_gives_its_bonus_too() -> None:
    rows = "attack-row.0: i-a1-d1, i-d5\ninvader-deck.0: i-d3\nhand.0: wall, {0}"
    scout = combat(rows.format("scout")).play("defend wall 1", "support scout 1")
    assert scout.offers_of("activate") == {"activate support-1"}
    recruits = combat(rows.format("marine-battalion")).play("defend wall 1", "support marine-battalion 1", "battle")
    assert recruits.zone("trophies.0") == ["i-a1-d1"] and recruits.counter("points") == [2, 1]
    calm = combat(rows.format("mig-29")).play("defend wall 1", "support mig-29 1", "battle")
    assert calm.zone("trophies.0") == ["i-a1-d1"] and calm.counter("panic-received") == [0, 0]


@rule("AFU-R32", "AFU-R4")
def test_calm_cancels_only_a_panic_card_that_is_there() -> None:
    text = "panic-stack: {0}\nattack-row.0: i-a1-d1, i-d5\nhand.0: calm"
    none = combat(text.format("")).play("defend calm 1", "battle")
    assert none.zone("trophies.0") == ["i-a1-d1"], "there was a battle"
    assert not none.told("panic-calmed") and none.zone("panic-stack") == []
    last = combat(text.format("panic")).play("defend calm 1", "battle")
    assert len(last.told("panic-calmed")) == 1 and last.zone("panic-stack") == ["panic"]


@rule("AFU-R33", "AFU-R39", "AFU-11.2")
def test_panic_drawn_while_paying_can_be_returned_at_once() -> None:
    text = "objectives: sumy\nhand.0: free-drawer, calmer, a3\nhand.1: a1\ndeck.0: panic\nattack-row.0: i-d5"
    war = auction(text).play("bid 4", "pass", "pay free-drawer", "activate spent-1")
    assert war.zone("fresh.0") == ["panic"] and war.zone("deck.0") == []
    war.play("pay calmer")
    (calmer,) = war.offers_of("activate")
    war.play(calmer)
    assert war.offers == {"from hand"}
    war.play("from hand")
    assert war.zone("fresh.0") == [] and "panic" in war.zone("panic-stack")


@rule("AFU-R27", "AFU-R28")
def test_the_marks_of_a_turn_end_with_the_combat() -> None:
    text = "objectives: sumy\nhand.0: calm, calm-objective, a4\nhand.1: a1\nattack-row.0: i-d5"
    war = auction(text).play("bid 10", "pass", "pay calm", "pay calm-objective")
    assert sorted(war.zone("spent.0")) == ["calm-objective/earned", "calm/earned"]
    war.play("done", "defend a4 1", "battle")
    assert sorted(war.zone("spent.0")) == ["calm", "calm-objective"]


@rule("AFU-R26", "AFU-R37")
def test_a_card_without_defense_takes_nothing_from_the_others_when_the_sum_is_counted() -> None:
    head = "seats: 2\nphase: war\nround: 5\nagenda: end-of-round, cleanup, contest\nobjectives: kherson\nhand.1: a1"
    war = position("afu", f"{head}\nhand.0: no-wall, a3", pack=more_cards())
    assert "bid 8" in war.offers and "bid 9" not in war.offers  # 1 and 4 beside the wall of a3, and 3


@rule("AFU-19.20", "AFU-R63")
def test_two_captures_do_not_lose_the_game_and_three_do() -> None:
    text = "objectives: sumy\ninvader-deck.0: i-a6\nhand.0: a1\nattack-row.0: i-d3\ncaptured: {0}"
    second = solo_offer(text.format("irpin")).play("done")
    assert len(second.zone("captured")) == 2 and second.result is None
    third = solo_offer(text.format("irpin, kherson")).play("done")
    assert len(third.zone("captured")) == 3 and third.result.reason == "objectives-captured"
