"""What a choice would come to and what it costs, shown before it is made."""

from __future__ import annotations

from typing import Any

from tests.harness import Play
from tests.victory_day import Table, attack, before_attack, build, wave

EXAMPLE_1 = """
    line-1.0: t-34-85, zis-3, guards-rifle-company, guards-rifle-company
    line-1.1: tiger, schuetzenzug
"""


def figures(play: Play, seat: int, name: str) -> list[dict[str, Any]]:
    return [figure for figure in play.match.view(seat)["figures"] if figure["id"] == name]


def totals(play: Play, seat: int, name: str) -> list[tuple[int, int]]:
    return [(figure["seat"], figure["total"]) for figure in figures(play, seat, name)]


def said_to(play: Table, seat: int) -> dict[str, str]:
    """What the screen says of each action."""
    speaker = play.match.speaker("en")
    return {item["action"]: speaker.say(item["message"]) for item in play.match.view(seat)["actions"]}


def fates(play: Play, seat: int) -> list[tuple[str, str, int]]:
    parts = [part for figure in figures(play, seat, "conflict-needs") for part in figure["parts"]]
    return [(part["message"]["args"]["card"][1], part["message"]["id"], part["n"]) for part in parts]


def test_the_attacker_sees_what_an_unanswered_wave_comes_to() -> None:
    front = wave(EXAMPLE_1)
    assert figures(front, 1, "conflict-strength") == []
    front.play("direct 1-1 1-1")
    assert totals(front, 1, "conflict-strength") == [(1, 6), (0, 4)]
    assert fates(front, 1) == [("t-34-85", "need-falls", 3), ("tiger", "need-holds", 5)]


def test_the_defender_sees_what_each_answer_comes_to_before_it_is_given() -> None:
    front = wave(EXAMPLE_1).play("direct 1-1 1-1", "attack 1-2")
    assert totals(front, 0, "breakthrough-strength") == [(1, 2)]
    front.play("block 1-2 1-1")
    assert totals(front, 0, "conflict-strength") == [(1, 5), (0, 9)]
    assert fates(front, 0) == [("t-34-85", "need-falls", 3), ("zis-3", "need-falls", 4), ("tiger", "need-falls", 5)]
    assert front.asked == "respond" and front.zone("casualties.1") == []


def test_a_plan_is_shown_to_nobody_but_its_maker() -> None:
    front = wave(EXAMPLE_1).play("direct 1-1 1-1")
    assert figures(front, 0, "conflict-strength") == []


def test_the_screen_says_that_it_is_a_look_ahead() -> None:
    front = wave(EXAMPLE_1).play("direct 1-1 1-1")
    lines = front.match.game.presentation.draw(front.match.view(1), front.match.speaker("en"), 120)
    assert lines is not None
    assert any("If the enemy does not answer" in line for line in lines)
    assert any("T-34/85 can be destroyed, needs 3" in line for line in lines)


def test_a_choice_names_its_cost() -> None:
    raid = wave("""
        line-1.0: t-34-85
        line-1.1: schuetzenzug
        line-2.1: ju-87
        resources.1: fuel x2
    """)
    said = said_to(raid, 1).values()
    assert "Bomb T-34/85 (1-1) with Ju-87 Stuka (2-1) (fuel ×1), 5 : 4, can destroy it" in said
    assert "Attack the 1st line with Schützenzug (1-1)" in said


def test_attacking_the_deck_says_how_many_cards_it_takes() -> None:
    front = wave("line-1.0: guards-rifle-company\nline-2.1: lefh-18", active=0)
    assert said_to(front, 0)["raid-deck"] == "Attack the deck (3 cards)"


def test_a_settled_conflict_is_no_longer_shown_when_units_break_through() -> None:
    front = wave("line-1.0: rifle-company\nline-1.1: tiger, schuetzenzug\nline-2.0: m-30")
    front.play("attack 1-1", "attack 1-2", "launch", "block 1-1 1-1", "hold")
    assert front.asked == "raid"
    assert figures(front, 1, "conflict-strength") == []
    assert totals(front, 1, "breakthrough-strength") == [(1, 2)]


def test_a_payment_names_all_cards_that_it_turns() -> None:
    bill = before_attack("hand.0: reichstag\nresources.0: depot x2, factory x3", active=0).play("play reichstag -")
    assert said_to(bill, 0) == {"pay depot 1": "Pay depot ×1, factory ×3", "pay depot 2": "Pay depot ×2, factory ×2"}


def test_the_payment_that_the_card_prints_is_marked() -> None:
    bill = build("hand.0: zis-3\nresources.0: depot x3, factory x3, fuel x4").play("build zis-3")
    for more in ["pay depot 2", "pay factory 2"]:
        assert [said for said in said_to(bill, 0).values() if "printed" in said] == [
            "Pay depot ×2, factory ×2 (as printed)"
        ]
        bill.play(more)


def test_a_turned_resource_card_is_told_apart_from_a_ready_one() -> None:
    play = before_attack("hand.0: scouts-in-the-rear\nresources.0: depot\nresources.1: depot, depot/turned")
    assert said_to(play, 0) == {
        "play scouts-in-the-rear depot": "Play Scouts in the rear: Depot",
        "play scouts-in-the-rear depot/turned": "Play Scouts in the rear: Depot (turned)",
        "pass": "Pass",
    }


def test_a_choice_says_how_its_conflict_would_stand() -> None:
    front = wave(EXAMPLE_1)
    said = said_to(front, 1)
    assert said["direct 1-1 1-1"].endswith(", 6 : 4, can destroy it")
    assert said["direct 1-1 1-2"].endswith(", 5 : 5, can destroy it, can be lost")
    before = front.match.position()
    front.match.view(1)
    assert front.match.position() == before


def test_a_wave_of_the_only_unit_that_can_attack_names_it() -> None:
    alone = attack("line-1.1: tiger", active=1)
    assert said_to(alone, 1)["wave"] == "Start a wave"
    alone.play("wave", "attack 1-1", "launch")
    assert said_to(alone, 1)["wave"] == "Start a wave: Volkssturm with Panzerfausts (1-15)"


def test_a_payment_is_told_without_what_was_not_paid() -> None:
    bill = build("hand.0: zis-3\nresources.0: depot x2, factory x2, fuel x2").play("build zis-3", "pay depot 2")
    bill.play("pay factory 2")
    speaker = bill.match.speaker("en")
    told = [speaker.say(event["message"]) for event in bill.match.log(0) if event["message"]]
    assert any(line.endswith("pays depot ×2, factory ×2.") for line in told)


def test_a_window_for_tactical_cards_says_when_it_is() -> None:
    hand = "hand.0: reichstag, street-fighting\nresources.0: depot x3, factory\nline-1.1: tiger"
    early = before_attack(hand, active=0)
    assert asked(early, 0).endswith("before the attacks, play a tactical card or pass.")
    late = wave(f"{hand}, schuetzenzug\nline-1.0: rifle-company", active=0).play("hold")
    assert asked(late, 0).endswith("before the results of the wave, play a tactical card or pass.")


def asked(play: Table, seat: int) -> str:
    return play.match.speaker("en").say(play.match.view(seat)["asked"]["message"])


def test_an_attack_in_the_rear_says_how_it_would_stand() -> None:
    front = wave("line-1.1: schuetzenzug\nline-2.0: m-30, la-7")
    assert front.asked == "raid"
    said = said_to(front, 1)
    assert said["raid 2-1"] == "Attack M-30 howitzer (2-1), 2 : 1, can be lost"
    assert said["raid 2-2"] == "Attack La-7 (2-2), 2 : 0, can destroy it", "aircraft on the ground are 0/0, VD-17.2"
    assert "line-2.0: m-30, la-7" in front.match.position(), "a look changes nothing"


def test_an_outlook_names_those_whom_the_sentence_does_not() -> None:
    front = wave(EXAMPLE_1).play("direct 1-1 1-1", "launch")
    said = said_to(front, 0)["block 1-2 1-1"]
    assert said.endswith(", 9 : 5, can destroy it, can lose T-34/85, ZIS-3")


def test_the_choice_after_which_nobody_can_join_says_so() -> None:
    front = wave("line-1.1: tiger, schuetzenzug\nline-1.0: t-34-85, zis-3")
    assert "completes" not in " ".join(said_to(front, 1).values())
    front.play("direct 1-1 1-1")
    assert said_to(front, 1)["attack 1-2"] == "Attack the 1st line with Schützenzug (1-2) (completes the wave)"
    front.play("attack 1-2")
    assert front.asked == "respond"
    assert "completes" not in " ".join(said_to(front, 0).values()), "one unit can answer: that goes without saying"


def test_a_pairing_foretells_for_each_side_what_it_deals_and_for_each_unit_what_it_needs() -> None:
    front = wave(EXAMPLE_1).play("attack 1-2", "launch")
    told = front.match.foretell(0)["actions"]["block 1-4 1-2"]
    said = [(one["figure"]["id"], one["about"], one["figure"]["total"], one["tone"]) for one in told]
    assert said == [
        ("conflict-strength", ["seat", "0"], 3, "well"),
        ("unit-needs", ["kind", "schuetzenzug"], 1, "well"),
        ("conflict-strength", ["seat", "1"], 2, "ill"),
        ("unit-needs", ["kind", "guards-rifle-company"], 2, "ill"),
    ]


def test_a_payment_is_told_in_pictures_as_well() -> None:
    bill = build("hand.0: zis-3\nresources.0: depot x3, factory x5, fuel x5").play("build zis-3")
    told = {item["action"]: item["message"]["args"]["amounts"][1] for item in bill.match.view(0)["actions"]}
    assert told["pay depot 2"] == [["depot", 2], ["factory", 2]]
    assert told["pay depot 0"] == [["", 0]]
