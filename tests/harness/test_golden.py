"""Golden records replay exactly, to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from tests.harness.golden import golden_records
from tests.harness.walks import GAMES


@pytest.mark.parametrize("path", golden_records(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = sandtable.replay(text)
    assert match.record() == text
    assert match.head.result is not None, "the record states how it ended"


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_end_has_a_golden_record(game: str) -> None:
    kept = [path.read_text(encoding="utf-8") for path in golden_records() if path.parent.name == game]
    ends = {sandtable.replay(text).result.reason for text in kept}  # type: ignore[union-attr]  # they are over
    assert set(sandtable.game(game).endings) - ends == set()
