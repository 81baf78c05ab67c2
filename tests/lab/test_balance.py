"""Metrics are summed up as they say, and met only where everything lies inside the target."""

from __future__ import annotations

from dataclasses import replace

import pytest

import sandtable
from sandtable.kernel.game import AnyGame
from sandtable.kernel.match import Match
from sandtable.kernel.metrics import Balance, Metric, Reading, told
from sandtable.kernel.options import Scalar
from sandtable.lab import contest, play, report_on
from sandtable.lab.balance import Found, Measure, found_by


def readings(*values: float, of: str = "") -> list[Reading]:
    return [Reading("wins", value, of) for value in values]


def test_a_share_comes_with_its_interval() -> None:
    metric = Metric("wins", 0.45, 0.85, "share")
    (found,) = found_by(metric, readings(1, 1, 1, 1, 0))
    assert (found.value, found.readings) == (0.8, 5)
    assert found.low is not None and found.high is not None and found.low < 0.8 < found.high
    assert Measure(metric, [found]).verdict == "unsure", "five readings do not tell"
    (found,) = found_by(metric, readings(*[1, 1, 1, 0] * 200))
    assert Measure(metric, [found]).verdict == "met"


def test_a_mean_a_median_and_the_most_differ() -> None:
    values = readings(1, 2, 9)
    assert [found_by(Metric("wins", kind=kind), values)[0].value for kind in ("mean", "median", "most")] == [4, 2, 9]


def test_each_group_must_meet_the_target() -> None:
    metric = Metric("wins", 0.4, 0.6, "share", each=True)
    found = found_by(metric, readings(1, 0, of="ussr") + readings(1, 1, of="usa"))
    assert [(one.of, one.value) for one in found] == [("ussr", 0.5), ("usa", 1.0)]
    assert Measure(metric, found).verdict == "unsure"
    found = found_by(metric, readings(*[1, 0] * 500, of="ussr") + readings(*[1, 1, 1, 0] * 500, of="usa"))
    assert Measure(metric, found).verdict == "missed"
    assert Measure(metric, found[:1]).verdict == "met"


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.2, 0.3, "met"), (0.31, 0.4, "missed"), (0.1, 0.19, "missed"), (0.25, 0.4, "unsure"), (0.1, 0.25, "unsure")],
)
def test_an_interval_across_a_bound_does_not_tell(low: float, high: float, verdict: str) -> None:
    assert Measure(Metric("wins", low, high, "share"), [Found("", 9, 0.26, 0.22, 0.3)]).verdict == verdict


def test_a_single_reading_of_a_mean_does_not_tell() -> None:
    (found,) = found_by(Metric("wins", 10, 20), readings(45))
    assert (found.low, found.high) == (None, None)
    assert Measure(Metric("wins", 10, 20), [found]).verdict == "unsure"


def test_it_is_told_how_many_games_it_would_take() -> None:
    metric = Metric("wins", low=0.5, kind="share")
    few = found_by(metric, readings(*[1] * 11, *[0] * 9))
    assert Measure(metric, few).verdict == "unsure"
    needed = Measure(metric, few).games_needed(20)
    assert needed is not None and 300 < needed < 500
    many = found_by(metric, readings(*([1] * 11 + [0] * 9) * (needed // 20 + 1)))
    assert Measure(metric, many).verdict == "met"
    assert Measure(metric, many).games_needed(needed) is None
    assert Measure(metric, found_by(metric, readings(1, 0))).games_needed(2) is None, "it lies on the bound"


def test_a_shift_is_the_distance_of_a_group_from_all() -> None:
    metric = Metric("wins", -0.03, 0.03, "shift", each=True)
    found = found_by(metric, readings(1, 0, 0, 0, of="ussr") + readings(1, 1, 1, 0, of="usa"))
    assert [(one.of, one.value) for one in found] == [("ussr", -0.25), ("usa", 0.25)]
    assert all(one.low is not None and one.high is not None and one.low < one.value < one.high for one in found)
    assert Measure(metric, found).verdict == "unsure"
    assert found_by(metric, []) == []


def test_without_target_or_reading_there_is_no_verdict() -> None:
    assert Measure(Metric("wins"), [Found("", 1, 1.0, None, None)]).verdict is None
    assert Measure(Metric("wins", low=1), []).verdict is None


def test_one_bound_is_enough() -> None:
    assert Metric("wins", low=2).meets(5) and not Metric("wins", low=2).meets(1)
    assert Metric("wins", high=2).meets(1) and not Metric("wins", high=2).meets(5)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The game outpost, measuring how often the first seat wins and how much was told."""
    game = sandtable.game("outpost")

    def metrics(seats: int, options: dict[str, Scalar]) -> list[Metric]:
        return [Metric("first", 0, 1, "share"), Metric("events")]

    def read(match: Match) -> list[Reading]:
        assert match.result is not None
        return [Reading("first", match.result.shares[0]), Reading("events", len(list(told(match))))]

    monkeypatch.setattr(game, "balance", Balance(metrics=metrics, readings=read))
    return game


def test_a_contest_reads_the_metrics_of_its_game(measured: AnyGame) -> None:
    what = contest("outpost", "random", 5, balance=True)
    outcomes = play(what)
    made = report_on(what, outcomes)
    assert [measure.metric.name for measure in made.metrics] == ["first", "events"]
    assert made.metrics[0].found[0].value == made.by_seat[0].share
    assert made.metrics[1].found[0].value > 0
    assert made.data()["metrics"][0]["verdict"] == "met"
    assert report_on(replace(what, balance=False), outcomes).metrics == []


def test_a_reading_needs_a_metric(measured: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    balance = replace(measured.balance, readings=lambda match: [Reading("wins-of-nobody", 1)])
    monkeypatch.setattr(measured, "balance", balance)
    what = contest("outpost", "random", 1, balance=True)
    with pytest.raises(ValueError, match="wins-of-nobody"):
        report_on(what, play(what))


def test_a_game_without_metrics_says_so() -> None:
    with pytest.raises(sandtable.BadOption, match="no metrics"):
        contest("outpost", "random", 1, balance=True)
