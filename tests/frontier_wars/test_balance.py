"""What Frontier Wars measures of itself, and where it should lie."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.kernel.metrics import Metric
from tests.harness.walks import walk

GAME = sandtable.game("frontier-wars")


def metrics_of(seats: int, medal_vp: bool = True) -> dict[str, Metric]:
    match = sandtable.new("frontier-wars", seats=seats, seed=1, medal_vp=medal_vp)
    return {metric.name: metric for metric in GAME.balance.metrics(seats, match.options)}


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 0.45, 0.55), (3, 0.263, 0.404), (4, 0.18, 0.32)])
def test_no_faction_wins_far_from_its_share_with_any_number_of_players(seats: int, low: float, high: float) -> None:
    faction = metrics_of(seats)["faction"]
    assert [faction.low, faction.high] == pytest.approx([low, high], abs=0.001)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ways_to_win_have_their_targets_by_players(seats: int) -> None:
    found = metrics_of(seats)
    points, research, conquest = (found[way] for way in ("victory-points", "ultimate-weapon", "conquest"))
    if seats == 2:
        assert not points.meets(0.75) and not research.meets(0.4) and not conquest.meets(0.0)
    else:
        assert points.meets(0.75) and research.meets(0.4) and conquest.meets(0.0)
    assert points.meets(0.6) and not points.meets(0.9) and not research.meets(0.05)
    assert found["round-limit"].meets(0.01) and not found["round-limit"].meets(0.03)


def test_without_medals_as_points_the_ways_are_only_reported() -> None:
    assert metrics_of(3, medal_vp=False)["victory-points"].meets(1.0)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_reading_of_a_whole_game_has_its_metric(seats: int) -> None:
    match = sandtable.new("frontier-wars", seats=seats, seed=5, max_rounds=4)
    for _ in walk(match, random.Random(1)):
        pass
    found, metrics = GAME.balance.readings(match), metrics_of(seats)
    assert {one.metric for one in found} <= set(metrics)
    assert all(bool(one.of) == metrics[one.metric].each for one in found)
    for share in ("faction", "start"):
        assert sum(one.value for one in found if one.metric == share) == pytest.approx(1)
