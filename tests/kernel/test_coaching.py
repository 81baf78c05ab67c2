"""What a coach says of a choice: only what matters, from what the seat knows, with a reason made from what differs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sandtable
from sandtable.bots.levels import LEVELS
from sandtable.kernel import coaching
from sandtable.kernel.coaching import Judgement, guide
from sandtable.kernel.lessons import course
from sandtable.kernel.seat_view import Bot, SeatView
from tests.kernel.test_analysis import BLUNDER


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """So many tries instead of so much time: the same answer on every machine."""

    def counting(seconds: float) -> Bot:
        return sandtable.bot("planner", seed=1, simulations=64)

    monkeypatch.setattr(coaching, "coaching_bot", counting)
    yield


def of(match: sandtable.Match, played: str) -> Judgement:
    assert match.to_act is not None
    found = guide(match.seat_view(match.to_act), played, 1.0).judgement
    assert found is not None
    return found


def test_the_coach_is_the_strongest_of_the_levels_and_the_rival_the_weakest() -> None:
    assert (LEVELS[-1].name, LEVELS[0].name) == (coaching.STRONGEST, coaching.EASY)


def test_a_blunder_is_told_with_what_was_better() -> None:
    judgement = of(sandtable.from_position(BLUNDER, seed=1), "send scouts")
    assert judgement.lost > 0.5 and judgement.chance > 0.9
    assert judgement.best["args"]["a"] == ["kind", "tank-crew"]


def test_of_the_best_choice_nothing_is_said() -> None:
    assert of(sandtable.from_position(BLUNDER, seed=1), "send tank-crew").lost == 0


def test_the_reason_is_what_differs_afterwards() -> None:
    match = next(one for one in course(sandtable.game("victory-day")) if one.name == "reserve").begin()
    judgement = of(match, "done")
    assert judgement.lost >= coaching.MATTERS
    assert judgement.why is not None and judgement.why["id"] == "coach-more-zone-line-1"
    assert judgement.why["args"] == {"best": 2, "yours": 0}
    assert match.speaker("en").say(judgement.why) == "you would have 2 rather than 0 units on the 1st line"


def test_a_coach_knows_no_more_than_its_seat() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=3)
    seat = match.to_act
    assert seat is not None
    played = match.describe(match.legal_actions()[-1])
    other = match.determinize(seat, 77)
    known = [guide(one.determinize(seat, 5).seat_view(seat), played, 1.0) for one in (match, other)]
    assert known[0] == known[1]


def test_what_is_worth_comparing_is_named_in_the_order_of_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    view = sandtable.from_position(BLUNDER, seed=1).seat_view(0)
    assert guide(view, "", 1.0).compare == (), "nothing comes close to the best choice"
    monkeypatch.setattr(coaching, "CLOSE", 1.0)
    listed = [choice["message"] for choice in view.data()["actions"]]
    assert list(guide(view, "", 1.0).compare) == listed


def test_where_there_is_nothing_to_choose_nothing_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SeatView, "canonical_actions", lambda view: view.legal_actions()[:1])
    assert guide(sandtable.from_position(BLUNDER, seed=1).seat_view(0), "send scouts", 1.0) == coaching.Guidance(None)


def test_a_small_loss_is_not_spoken_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "MATTERS", 1.01)
    assert of(sandtable.from_position(BLUNDER, seed=1), "send scouts").lost == 0
