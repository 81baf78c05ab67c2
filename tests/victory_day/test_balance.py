"""What a finished game says to the gauges of the game."""

from __future__ import annotations

from pathlib import Path

import sandtable
from sandtable.kernel.gauge import Reading
from tests.harness.golden import FOLDER


def read(path: Path) -> dict[str, list[Reading]]:
    match = sandtable.replay(path.read_text(encoding="utf-8"))
    by_gauge: dict[str, list[Reading]] = {}
    for reading in match.game.readings(match):
        by_gauge.setdefault(reading.gauge, []).append(reading)
    return by_gauge


def test_readings_count_what_the_record_tells() -> None:
    path = FOLDER / "victory-day" / "starter-45.record"
    found = read(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert found["raids"][0].value == sum(line.startswith("bomb ") for line in lines)
    assert found["interceptions"][0].value == sum(line.startswith("intercept ") for line in lines)
    used = {reading.of for reading in found["used"] if reading.value}
    assert {line.split()[1] for line in lines if line.startswith(("build ", "place "))} <= used
    assert len(found["redraws"]) == 2


def test_every_reading_has_a_gauge() -> None:
    game = sandtable.game("victory-day")
    names = {gauge.name for gauge in game.gauges(2, game.defaults)}
    for path in sorted((FOLDER / "victory-day").glob("*.record")):
        assert read(path).keys() == names
