"""Each golden record of Victory Day shows what it is named for."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.kernel.metrics import told
from tests.harness.golden import FOLDER

RECORDS = FOLDER / "victory-day"
SHOWS = {
    "interception": {"bombs", "intercepts", "bombing-cancelled"},
    "counter-interception": {"bombs", "escorts", "intercepts", "counters"},
    "unit-strike": {"strikes"},
    "deck-strike": {"shells"},
    "breakthrough-to-deck": {"breaks-through", "raids-deck", "deck-loses"},
    "breakthrough-to-resources": {"breaks-through", "loots"},
    "breakthrough-to-units": {"breaks-through", "raids"},
    "raids-by-strength": {"breaks-through", "loots"},
    "boosters": {"exhausted"},
    "starter-45": {"exhausted"},
    "starter-50": {"exhausted"},
}


@pytest.mark.parametrize("name", sorted(SHOWS))
def test_a_record_tells_what_it_is_named_for(name: str) -> None:
    match = sandtable.replay((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    assert SHOWS[name] <= {event.name for event in told(match)}


def test_the_record_of_boosters_uses_cards_of_boosters() -> None:
    match = sandtable.replay((RECORDS / "boosters.record").read_text(encoding="utf-8"))
    assert isinstance(match.pack, VictoryPack)
    used = {event.values["kind"] for event in told(match) if event.name in ("builds", "builds-mobile", "plays")}
    assert any(match.pack.booster[kind] for kind in used)


def test_every_record_is_named_here() -> None:
    assert {path.stem for path in RECORDS.glob("*.record")} == SHOWS.keys()
