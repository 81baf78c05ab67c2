"""What a search plays on: copies, luck, results, and that none of it touches the match."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.kernel.chance import lot_stream
from tests.harness.walks import GAMES, middle

every_game = pytest.mark.parametrize("game", GAMES)


def seat_view(game: str, seed: int) -> sandtable.SeatView:
    match = middle(game, seed)
    assert match.to_act is not None
    return match.seat_view(match.to_act)


def position_text(position: sandtable.Position) -> list[list[int]]:
    assert isinstance(position, sandtable.State)
    return [zone.cards for zone in position.zones] + [position.agenda, position.legal]


@every_game
def test_random_play_ends_the_game_with_a_result_for_every_seat(game: str) -> None:
    view = seat_view(game, 8)
    position = view.redeal(1)
    before = position.to_act, position.result
    assert before == (view.seat, None)
    assert position.play_out(view.chance(1)) > 0
    assert position.to_act is None and position.legal == []
    result = position.result
    assert result is not None and len(result.shares) == position.seats == view.seats
    assert sum(result.shares) == pytest.approx(1) or view.seats == 1
    assert position.play_out(view.chance(1)) == 0


def test_random_play_stops_at_its_limit() -> None:
    view = seat_view("barbarossa", 1)
    position = view.redeal(1)
    assert position.play_out(view.chance(1), 3) == 3
    assert position.to_act is not None


@every_game
def test_copies_meet_the_same_luck_and_another_stream_is_another_future(game: str) -> None:
    match = sandtable.new(game, seed=9)
    assert match.to_act is not None
    view = match.seat_view(match.to_act)
    position = view.redeal(1)
    ends = []
    for seed in (1, 1, 2):
        copy = position.clone()
        copy.play_out(view.chance(seed))
        ends.append(position_text(copy))
    assert ends[0] == ends[1] != ends[2]
    one, other = position.clone(), position.clone()
    for _ in range(30):
        if one.to_act is None:
            break
        one.apply(one.legal[0])
        other.apply(other.legal[0])
        assert one.alike(other) and position_text(one) == position_text(other)


def test_the_luck_of_random_play_is_not_that_of_the_position() -> None:
    """The same actions, but other cards are turned up."""
    position = seat_view("barbarossa", 4).redeal(1)
    ends = set()
    for number in range(12):
        copy = position.clone()
        copy.play_out(lot_stream(number + 1, 0), 0)
        while copy.to_act is not None:
            copy.apply(min(copy.legal))
        ends.add(str(position_text(copy)))
    assert len(ends) > 6


@every_game
def test_what_is_not_legal_is_refused_and_changes_nothing(game: str) -> None:
    position = seat_view(game, 3).redeal(2)
    before = position_text(position.clone())
    with pytest.raises(sandtable.IllegalAction):
        position.apply(max(position.legal) + 1)
    assert position_text(position) == before


@every_game
def test_canonical_actions_are_legal_and_notation_is_that_of_the_match(game: str) -> None:
    match = middle(game, 6)
    assert match.to_act is not None
    position = match.seat_view(match.to_act).redeal(3)
    assert position.canonical() and set(position.canonical()) <= set(position.legal)
    for action in position.legal:
        assert position.describe(action) == match.describe(action)
        assert position.parse(position.describe(action)) == action


def test_a_secret_answer_waits_for_the_others() -> None:
    match = sandtable.new("outpost", seats=3, seed=1)
    position = match.seat_view(0).redeal(1)
    assert position.in_secret and position.to_act == 0
    assert not position.has_answered(0)
    position.apply(position.legal[0])
    assert position.has_answered(0) and position.to_act == 1
    position.apply(position.legal[0])
    position.apply(position.legal[0])
    assert not any(position.has_answered(seat) for seat in range(3))


def test_an_open_question_is_not_answered_in_secret() -> None:
    position = sandtable.new("barbarossa", seed=7).seat_view(0).redeal()
    assert not position.in_secret and not position.has_answered(0)
    position.play_out(lot_stream(1, 0))
    assert not position.in_secret


def test_positions_with_other_cards_or_another_question_are_not_alike() -> None:
    view = sandtable.new("barbarossa", seed=7, first=0).seat_view(0)
    position = view.redeal(1)
    assert position.alike(position.clone())
    assert not position.alike(view.redeal(2))
    moved = position.clone()
    moved.apply(moved.legal[0])
    assert not position.alike(moved)
