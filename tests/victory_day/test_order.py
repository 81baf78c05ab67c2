"""What the canonical list leaves out: other orders of the same choices, and equal units in place of each other."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.lists import changed_of
from tests.harness.test_every_game import outcome
from tests.harness.walks import random_match, walk
from tests.victory_day import Table, attack, before_attack, build, canonical, wave

TWO_AND_A_TANK = """
    line-1.0: rifle-company, rifle-company, t-34-85
    line-1.1: schuetzenzug, schuetzenzug, tiger
"""
TWO_TANKS = TWO_AND_A_TANK.replace("rifle-company, rifle-company", "t-34-85")


def canonical_of(play: Table, verb: str) -> set[str]:
    return {offer for offer in canonical(play) if offer.split()[0] == verb}


# -- equal units -------------------------------------------------------------------------------------


def test_of_equal_attackers_the_lowest_place_stands_for_all() -> None:
    front = wave(TWO_AND_A_TANK, active=0)
    assert {"attack 1-1", "attack 1-2"} <= front.offers
    assert canonical(front) & {"attack 1-1", "attack 1-2"} == {"attack 1-1"}
    front.play("attack 1-1")
    assert "attack 1-2" in canonical(front)


def test_of_equal_targets_the_lowest_place_stands_for_all_until_one_is_aimed_at() -> None:
    front = wave(TWO_TANKS, active=0)
    assert front.offers_of("direct") == {f"direct 1-{a} 1-{b}" for a in (1, 2) for b in (1, 2, 3)}
    assert canonical_of(front, "direct") == {"direct 1-1 1-1", "direct 1-1 1-3"}
    front.play("direct 1-1 1-1")
    assert canonical_of(front, "direct") == {"direct 1-2 1-1", "direct 1-2 1-2", "direct 1-2 1-3"}


def test_equal_attackers_choose_their_targets_in_ascending_order() -> None:
    front = wave(TWO_TANKS, active=0).play("direct 1-1 1-3")
    assert canonical(front) == {"direct 1-2 1-3", "launch"}


def test_a_unit_that_differs_in_state_or_in_effects_stands_for_itself() -> None:
    tired = wave(TWO_AND_A_TANK.replace("schuetzenzug, tiger", "schuetzenzug/turned, tiger"), active=0)
    assert {"direct 1-3 1-1", "direct 1-3 1-2"} <= canonical(tired)
    nobody = ["0"] * len(tired.counter("turn-defence")[1])
    effects = f"    turn-defence: {' '.join(nobody)} | {' '.join(['1', *nobody[1:]])}\n"
    raised = wave(TWO_AND_A_TANK + effects, active=0)
    assert {"direct 1-3 1-1", "direct 1-3 1-2"} <= canonical(raised)


def test_positions_that_differ_only_in_places_are_equal_in_a_fixed_order() -> None:
    texts = [outcome_with_raised_tiger("tiger, - x2, schuetzenzug", 0)]
    texts.append(outcome_with_raised_tiger("schuetzenzug, - x2, tiger", 3))
    assert texts[0] == texts[1]


def outcome_with_raised_tiger(line: str, place: int) -> str:
    match = before_attack(f"line-1.1: {line}").match
    assert isinstance(match.state, Victory)
    match.state.turn_attack = changed_of(match.state.turn_attack, 1, place, 2)
    return outcome(match)


def test_blocking_one_of_two_attackers_of_a_target_is_blocking_the_other() -> None:
    front = wave("""
        line-1.0: t-34-85, rifle-company, rifle-company
        line-1.1: tiger, ferdinand
    """)
    front.play("direct 1-1 1-1", "direct 1-2 1-1", "launch")
    assert {"block 1-2 1-1", "block 1-2 1-2", "block 1-3 1-2"} <= front.offers
    assert canonical(front) == {"block 1-2 1-1", "hold"}
    front.play("block 1-2 1-1")
    assert canonical(front) == {"block 1-3 1-1", "hold"}


def test_of_equal_units_to_destroy_the_first_stands_for_all() -> None:
    front = wave("""
        line-1.0: rifle-company, rifle-company, guards-rifle-company
        line-1.1: panzergrenadiers
    """)
    front.play("block 1-1 1-1", "block 1-2 1-1", "block 1-3 1-1", "hold")
    assert front.offers_of("destroy") == {"destroy 1-1", "destroy 1-2", "destroy 1-3"}
    assert canonical_of(front, "destroy") == {"destroy 1-1", "destroy 1-3"}


def test_two_equal_units_against_two_equal_enemies_are_helped_alike() -> None:
    raid = wave(
        """
        line-2.0: il-2, il-2, la-7
        resources.0: fuel x2
        line-2.1: lefh-18, lefh-18
        """,
        active=0,
    )
    raid.play("bomb 2-1 2-1", "bomb 2-2 2-2")
    assert raid.offers_of("escort") == {"escort 2-3 2-1", "escort 2-3 2-2"}
    assert canonical_of(raid, "escort") == {"escort 2-3 2-1"}
    both = wave(
        """
        line-2.0: il-2, il-2, la-7
        resources.0: fuel x2
        line-2.1: lefh-18, nebelwerfer
    """,
        active=0,
    )
    both.play("bomb 2-1 2-1", "bomb 2-2 2-2")
    assert canonical_of(both, "escort") == {"escort 2-3 2-1", "escort 2-3 2-2"}


# -- units that broke through ------------------------------------------------------------------------


def test_equal_units_that_broke_through_choose_in_one_order() -> None:
    front = wave(
        """
        line-1.0: rifle-company, rifle-company
        line-2.1: lefh-18, lefh-18
        resources.1: depot, factory
        """,
        active=0,
    )
    front.play("attack 1-1", "attack 1-2", "launch")
    assert canonical_of(front, "raid") == {"raid 2-1"}
    front.play("raid-resource factory")
    assert canonical(front) == {"raid-deck"}
    assert {"raid 2-1", "raid-resource depot", "raid-deck"} <= front.offers


LOOTERS = """
    line-1.0: rifle-company, guards-rifle-company, ba-64
    resources.1: depot x3, factory x3
"""


def test_which_unit_takes_which_resource_card_makes_no_difference() -> None:
    front = wave(LOOTERS, active=0).play("attack 1-1", "attack 1-2", "launch", "raid-resource factory")
    assert {"raid-resource depot", "raid-resource factory"} <= front.offers
    assert canonical(front) == {"raid-resource factory", "raid-deck"}


def test_who_of_two_equally_strong_units_goes_for_the_deck_makes_no_difference() -> None:
    other = wave(LOOTERS, active=0).play("attack 1-1", "attack 1-2", "launch", "raid-deck")
    assert "raid-resource depot" in canonical(other)
    same = wave(LOOTERS, active=0).play("attack 1-1", "attack 1-3", "launch", "raid-deck")
    assert "raid-resource depot" in same.offers
    assert canonical(same) == {"raid-deck"}


# -- payments ----------------------------------------------------------------------------------------

RAID = """
    line-1.0: t-34-85
    line-2.1: ju-87, ju-87, bf-109
    resources.1: depot x2, fuel x2
"""


def test_who_pays_twice_for_the_same_does_not_try_both_orders() -> None:
    cheap = wave(RAID).play("bomb 2-1 1-1", "pay depot 0", "bomb 2-2 1-1")
    assert canonical(cheap) == {"pay depot 0", "pay depot 2"}
    dear = wave(RAID.replace("fuel x2", "fuel x3")).play("bomb 2-1 1-1", "pay depot 2")
    assert "bomb 2-2 1-1" in dear.offers
    assert canonical_of(dear, "bomb") == set(), "both raids are paid, in the other order"


def test_units_of_one_cost_are_paid_in_one_order() -> None:
    hand = "hand.0: zis-3, m-30\nresources.0: depot x3, factory x6, fuel x2"
    dear = build(hand).play("build zis-3", "pay depot 2", "pay factory 2")
    assert "build m-30" in dear.offers
    assert "build m-30" not in canonical(dear), "both are paid, in the other order"
    cheap = build(hand).play("build zis-3", "pay depot 1", "pay factory 4")
    assert "build m-30" in canonical(cheap)
    cheap.play("build m-30")
    assert cheap.offers == {"pay depot 1", "pay depot 2"}
    assert canonical(cheap) == {"pay depot 2"}


def test_equal_strikes_are_paid_in_one_order() -> None:
    guns = attack("line-2.0: bm-31, bm-31\nresources.0: depot x6, factory x6, fuel x6", active=0, boosters=True)
    guns.play("shell 2-1", "pay depot 3", "pay factory 1", "shell 2-2")
    assert {"pay depot 1", "pay depot 3"} <= guns.offers
    assert "pay depot 1" not in canonical(guns) and "pay depot 3" in canonical(guns)


def test_a_strike_that_could_be_paid_in_the_other_order_only_is_not_made_again() -> None:
    text = "line-2.0: bm-31, bm-31\nresources.0: depot x3, factory x6, fuel x6"
    guns = attack(text, active=0, boosters=True).play("shell 2-1", "pay depot 3", "pay factory 1")
    assert "shell 2-2" in guns.offers
    assert canonical_of(guns, "shell") == set()


# -- tactical cards ----------------------------------------------------------------------------------


def test_cards_that_one_player_plays_in_a_row_are_played_in_one_order() -> None:
    night = before_attack(
        """
        hand.0: searchlight-attack x2
        resources.0: depot x2
        line-1.1: tiger, schuetzenzug
        """,
        active=0,
        boosters=True,
    )
    assert canonical_of(night, "play") == {"play searchlight-attack enemy-1-1", "play searchlight-attack enemy-1-2"}
    night.play("play searchlight-attack enemy-1-2")
    assert night.offers == {"play searchlight-attack enemy-1-1", "pass"}
    assert canonical(night) == {"pass"}


# -- nothing twice -----------------------------------------------------------------------------------


UNSETTLED = ("respond", "counter", "tactical-window", "damage")
"""What is asked in a wave whose attacks and blocks still stand as they were announced."""


def announcements(match: sandtable.Match, most: int) -> list[str] | None:
    """What every canonical way to declare or to answer a wave comes to, unless the wave is then settled at once.

    None if there are more ways than that.
    """
    made: list[str] = []
    todo = [match]
    while todo:
        here = todo.pop()
        for action in here.canonical_actions():
            there = here.clone()
            there.play(action)
            if there.state.drafter == match.to_act and there.state.draft_from == match.state.draft_from:
                todo.append(there)
            elif there.asked and there.asked["step"] in UNSETTLED:
                made.append(outcome(there))
        if len(made) + len(todo) > most:
            return None
    return made


def nothing_planned(match: sandtable.Match) -> bool:
    assert isinstance(match.state, Victory)
    return not any(match.state.plan_role)


@pytest.mark.parametrize("step", ["declare", "respond"])
def test_no_way_to_declare_or_to_answer_a_wave_is_offered_twice(step: str) -> None:
    compared = 0
    for seed in range(30):
        match = random_match("victory-day", seed)
        for number in walk(match, random.Random(seed)):
            asked = match.asked
            begins = asked is not None and asked["step"] == step and nothing_planned(match)
            if begins and number > 60 and number % 3 == 0:
                made = announcements(match, 300)
                if made is not None and len(made) > 2:
                    compared += 1
                    assert len(made) == len(set(made))
    assert compared > 10
