"""What the canonical list leaves out: other orders of the same choices, and equal units in place of each other."""

from __future__ import annotations

from tests.harness import Play, position


def canonical(play: Play) -> set[str]:
    return {play.match.describe(action) for action in play.match.canonical_actions()}


DECLARING = """
    active: 0
    army: soviet german
    wave: 1
    line-1.0: rifle-company, rifle-company, t-34-85
    line-1.1: schuetzenzug, schuetzenzug, tiger
    agenda: declaring
"""


def test_of_equal_attackers_the_lowest_place_stands_for_all() -> None:
    wave = position("victory-day", DECLARING)
    assert {"attack 1-1", "attack 1-2"} <= wave.offers
    assert canonical(wave) & {"attack 1-1", "attack 1-2"} == {"attack 1-1"}
    wave.play("attack 1-1")
    assert "attack 1-2" in canonical(wave)


def test_of_equal_targets_the_lowest_place_stands_for_all_until_one_is_aimed_at() -> None:
    wave = position("victory-day", DECLARING.replace("rifle-company, rifle-company", "t-34-85"))
    assert wave.offers_of("direct") == {f"direct 1-{a} 1-{b}" for a in (1, 2) for b in (1, 2, 3)}
    first = {offer for offer in canonical(wave) if offer.startswith("direct 1-1")}
    assert first == {"direct 1-1 1-1", "direct 1-1 1-3"}
    wave.play("direct 1-1 1-1")
    assert {"direct 1-2 1-1", "direct 1-2 1-2", "direct 1-2 1-3"} <= canonical(wave)


def test_equal_attackers_choose_their_targets_in_ascending_order() -> None:
    wave = position("victory-day", DECLARING.replace("rifle-company, rifle-company", "t-34-85"))
    wave.play("direct 1-1 1-3")
    assert {offer for offer in canonical(wave) if "1-2" in offer} == {"direct 1-2 1-3"}


def test_a_unit_that_differs_in_state_or_in_effects_stands_for_itself() -> None:
    tired = position("victory-day", DECLARING.replace("schuetzenzug, tiger", "schuetzenzug/turned, tiger"))
    assert {"direct 1-3 1-1", "direct 1-3 1-2"} <= canonical(tired)
    nobody = ["0"] * len(tired.counter("turn-defence")[1])
    effects = f"    turn-defence: {' '.join(nobody)} | {' '.join(['1', *nobody[1:]])}\n"
    raised = position("victory-day", DECLARING + effects)
    assert {"direct 1-3 1-1", "direct 1-3 1-2"} <= canonical(raised)


def test_blocking_one_of_two_attackers_of_a_target_is_blocking_the_other() -> None:
    wave = position(
        "victory-day",
        """
        active: 1
        army: soviet german
        wave: 1
        line-1.0: t-34-85, rifle-company, rifle-company
        line-1.1: tiger, ferdinand
        agenda: begin-turn, end-wave, breaking-through, reckon, before-results, align, countering, responding, declaring
        """,
    )
    wave.play("direct 1-1 1-1", "direct 1-2 1-1")
    assert {"block 1-2 1-1", "block 1-2 1-2", "block 1-3 1-2"} <= wave.offers
    assert canonical(wave) == {"block 1-2 1-1", "hold"}
    wave.play("block 1-2 1-1")
    assert canonical(wave) == {"block 1-3 1-1", "hold"}


def test_of_equal_units_to_destroy_the_first_stands_for_all() -> None:
    wave = position(
        "victory-day",
        """
        active: 1
        army: soviet german
        wave: 1
        line-1.0: rifle-company, rifle-company, guards-rifle-company
        line-1.1: panzergrenadiers
        agenda: begin-turn, end-wave, breaking-through, reckon, before-results, align, countering, responding, declaring
        """,
    )
    wave.play("block 1-1 1-1", "block 1-2 1-1", "block 1-3 1-1")
    while wave.asked == "tactical-window":
        wave.play("pass")
    assert wave.offers_of("destroy") == {"destroy 1-1", "destroy 1-2", "destroy 1-3"}
    assert "destroy 1-2" not in canonical(wave)
    assert {"destroy 1-1", "destroy 1-3"} <= canonical(wave)


def test_equal_units_that_broke_through_choose_in_one_order() -> None:
    wave = position(
        "victory-day",
        """
        active: 0
        army: soviet german
        wave: 1
        line-1.0: rifle-company, rifle-company
        line-2.1: lefh-18, lefh-18
        resources.1: depot, factory
        agenda: begin-turn, end-wave, breaking-through, reckon, before-results, align, countering, responding, declaring
        """,
    )
    wave.play("attack 1-1", "attack 1-2")
    while wave.asked == "tactical-window":
        wave.play("pass")
    assert {offer for offer in canonical(wave) if offer.startswith("raid ")} == {"raid 2-1"}
    wave.play("raid-resource factory")
    assert canonical(wave) == {"raid-deck"}
    assert {"raid 2-1", "raid-resource depot", "raid-deck"} <= wave.offers
