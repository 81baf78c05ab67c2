"""A tournament on a Ray cluster gives the same report as one in this process."""

from __future__ import annotations

import pytest

from sandtable.lab import Cluster, Course, ThisProcess, Tournament, arena_report, tournament
from sandtable.lab.halls import Hall

pytestmark = pytest.mark.extras
pytest.importorskip("ray")


def report(what: Tournament, hall: Hall) -> dict[str, object]:
    course = Course(what, [])
    try:
        for _ in course.play(4, hall):
            pass
    finally:
        hall.close()
    data = arena_report(what, course.games, course.decided).data()
    for game in data["games"]:
        del game["milliseconds"]
    return {key: value for key, value in data.items() if key != "speed"}


def test_two_workers_of_ray_give_the_report_of_one_process() -> None:
    what = tournament("outpost", "greedy,random,ismcts:simulations=5", seed=4)
    assert report(what, Cluster("local", 2)) == report(what, ThisProcess())
