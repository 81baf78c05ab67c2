"""How long a bot lets the others look at what it did."""

from __future__ import annotations

import pytest

from sandtable.server.bot_players import BRISK, TURN, next_wait


@pytest.mark.parametrize("pace", [0.1, 0.9, BRISK])
@pytest.mark.parametrize("actions", [1, 12, 60])
def test_a_turn_of_a_bot_is_over_in_three_seconds(pace: float, actions: int) -> None:
    waited = 0.0
    for _ in range(actions):
        waited += next_wait(pace, waited)
    assert waited <= TURN
    assert waited >= min(pace, TURN)


def test_who_wants_it_slower_sees_every_action_for_as_long() -> None:
    assert next_wait(2.5, 0.0) == next_wait(2.5, 40.0) == 2.5


def test_nobody_waits_where_no_pace_is_wanted() -> None:
    assert next_wait(0.0, 0.0) == 0.0
