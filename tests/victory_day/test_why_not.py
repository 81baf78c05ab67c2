"""Why a card in the hand cannot be used now: each reason is about what that card is for."""

from __future__ import annotations

import pytest

from tests.harness import Play
from tests.victory_day import attack, before_attack, build


def reasons(play: Play, card: str) -> list[str]:
    return [name for name, _ in play.match.reasons_about(card)]


def test_of_a_unit_nothing_is_said_about_resource_cards() -> None:
    play = build("hand.0: is-2, depot\nresources.0: depot", active=0)
    assert reasons(play, "is-2") == ["why-cost"]


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("is-2", "why-building-over"),
        ("depot", "why-resources-over"),
        ("street-fighting", "why-window-before-results-either"),
        ("reichstag", "why-window-before-attack-active"),
    ],
)
def test_a_card_out_of_its_time_says_when_its_time_is(card: str, why: str) -> None:
    play = attack(f"hand.0: {card}\nline-1.0: t-34-85\nline-1.1: schuetzenzug", active=0)
    assert reasons(play, card) == [why]


def test_a_card_without_a_target_says_so() -> None:
    hand = "hand.1: seelow-heights, blown-bridges"
    play = before_attack(f"{hand}\nresources.0: depot\nline-1.0: t-34-85", active=0, boosters=True)
    assert reasons(play, "seelow-heights") == ["why-no-target"]
