"""The metrics count what happened, in every mode."""

from __future__ import annotations

from collections import Counter

import pytest

import sandtable
from sandtable.kernel.match import Match


def played(seats: int, seed: int, **options: str) -> Match:
    """A game of chance, to its end."""
    match = sandtable.new("afu", seats=seats, seed=seed, **options)
    bots = [sandtable.bot("random", seed=seat) for seat in range(seats)]
    while match.to_act is not None:
        match.play(bots[match.to_act].choose(match.seat_view(match.to_act)))
    return match


def told(match: Match) -> Counter[str]:
    """How often each message stands in the log, with all cards open."""
    return Counter(event["message"]["id"] for event in match.log(None) if event["message"])


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (1, {"difficulty": "hardest"}),
        (1, {"mode": "chervona-kalyna"}),
        (2, {}),
        (2, {"mode": "chervona-kalyna"}),
    ],
)
def test_every_reading_has_a_metric(seats: int, options: dict[str, str]) -> None:
    match = played(seats, 5, **options)
    metrics = {metric.name: metric for metric in match.game.balance.metrics(match.seats, match.options)}
    readings = match.game.balance.readings(match)
    assert readings and {reading.metric for reading in readings} <= metrics.keys()


def test_two_players_are_counted_as_the_log_tells_it() -> None:
    match = next(match for match in (played(2, seed) for seed in range(5, 50)) if told(match)["objective-taken"])
    log = told(match)
    readings = match.game.balance.readings(match)
    count = Counter(reading.metric for reading in readings)
    sums = {name: sum(reading.value for reading in readings if reading.metric == name) for name in count}
    assert sums["panic"] == log["panic-taken"] and count["panic"] == 2
    assert sums["bought"] == log["card-bought"] > 0
    assert sums["objectives"] == log["objective-taken"] and count["objectives"] == log["objective-revealed"] > 0
    assert count["rivalry"] == log["objective-taken"] + log["objective-stays"]
    assert sums["scored"] + sums["shared"] + sums["unmet"] == 4
    assert match.result is not None
    assert sums["points"] == max(match.result.scores)


def test_a_lost_solo_game_has_one_cause_and_no_rank() -> None:
    match = played(1, 5)
    assert match.result is not None and match.result.shares == (0.0,)
    readings = {(reading.metric, reading.of): reading.value for reading in match.game.balance.readings(match)}
    causes = {of: value for (metric, of), value in readings.items() if metric == "losses"}
    assert causes.pop(match.result.reason) == 1.0 and set(causes.values()) == {0.0}
    assert readings["ranked", ""] == 0.0 and ("points", "") not in readings
