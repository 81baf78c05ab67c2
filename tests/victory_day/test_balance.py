"""What a finished game says to the metrics of the game."""

from __future__ import annotations

from pathlib import Path

import sandtable
from sandtable.kernel.metrics import Reading
from tests.harness.golden import FOLDER


def read(path: Path) -> dict[str, list[Reading]]:
    match = sandtable.replay(path.read_text(encoding="utf-8"))
    by_metric: dict[str, list[Reading]] = {}
    for reading in match.game.balance.readings(match):
        by_metric.setdefault(reading.metric, []).append(reading)
    return by_metric


def test_readings_count_what_the_record_tells() -> None:
    path = FOLDER / "victory-day" / "starter-45.record"
    found = read(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert found["raids"][0].value == sum(line.startswith("bomb ") for line in lines)
    assert found["interceptions"][0].value == sum(line.startswith("intercept ") for line in lines)
    used = {reading.of for reading in found["used"] if reading.value}
    assert {line.split()[1] for line in lines if line.startswith(("build ", "place "))} <= used
    assert len(found["redraws"]) == 2


def test_every_reading_has_a_metric() -> None:
    game = sandtable.game("victory-day")
    names = {metric.name for metric in game.balance.metrics(2, game.defaults)}
    for path in sorted((FOLDER / "victory-day").glob("*.record")):
        assert read(path).keys() == names
