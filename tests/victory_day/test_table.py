"""The stories that the other tests tell: nothing in one is passed over in silence."""

from __future__ import annotations

import pytest

from tests.victory_day import attack, units


def test_a_story_may_name_the_choices_that_made_themselves() -> None:
    short = attack("line-1.1: schuetzenzug\nline-2.0: m-30").play("wave", "attack 1-1", "launch", "raid 2-1")
    whole = attack("line-1.1: schuetzenzug\nline-2.0: m-30").play("wave", "attack 1-1", "launch", "hold", "raid 2-1")
    assert units(short, 0) == units(whole, 0) == ["m-30/turned"]
    assert short.match.lines == whole.match.lines


@pytest.mark.parametrize(
    "story",
    [
        ["atack 1-1"],
        ["frobnicate"],
        ["attack 1-1"],  # the wave has not begun
        ["wave", "attack 1-1", "launch", "hold", "hold", "raid 2-1"],  # it made itself once
        ["wave", "attack 1-1", "launch", "raid 2-1", "hold"],  # that was before the raid
        ["wave", "attack 1-1", "launch", "raid 2-1", "raid-deck"],
    ],
)
def test_a_story_cannot_name_what_is_not_offered(story: list[str]) -> None:
    front = attack("line-1.1: schuetzenzug\nline-2.0: m-30")
    with pytest.raises(AssertionError, match="is not offered"):
        front.play(*story)
