"""The history in a bot's observation: the numbers of an environment, made of nothing but what the seat was told."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.kernel.layout import compact_of
from tests.harness.walks import GAMES
from tests.kernel.test_compact import walk

TABLES = sorted({(game, ends(sandtable.game(game).seats)) for game in GAMES for ends in (min, max)})
HISTORY = 12


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_bot_observes_the_history_that_an_environment_does(game: str, seats: int) -> None:
    events = 0
    for match in walk(game, seats, 5, 12, 240):
        compact = compact_of(match.game, match.state.ruleset, HISTORY)
        match.state.log = match.events
        for seat in range(seats):
            truth = compact.observe(match.state, seat)
            for seed in (1, 2):
                view = match.seat_view(seat, seed, log=True)
                assert view.observation(HISTORY) == truth
                assert view.observation() == match.seat_view(seat).observation()
            events += any(truth[compact.names.index("history 1 event") :])
    assert events >= 2
    assert view.observer_of(HISTORY).names == compact.names


def test_a_bot_that_was_given_no_log_is_told_how_to_get_one() -> None:
    with pytest.raises(sandtable.Error, match="reads_log"):
        sandtable.new("victory-day", seed=3).seat_view(0).observation(3)


def test_a_history_has_its_limits() -> None:
    view = sandtable.new("outpost", seed=3).seat_view(0, log=True)
    for wrong in (-1, 51):
        with pytest.raises(sandtable.BadOption, match=f"history is {wrong}; .* from 0 to 50"):
            view.observation(wrong)
