"""The map of Frontier Wars: no name on it is covered."""

from __future__ import annotations

import pytest

import sandtable
from tests.web.table import Visitor

COVERED = """() => [...document.querySelectorAll(".tile")].filter((tile) => {
  const name = tile.querySelector(".id").getBoundingClientRect();
  const top = name.top + name.height / 4, bottom = name.bottom - name.height / 4;
  return [...tile.querySelectorAll(".ctr")].map((one) => one.getBoundingClientRect())
    .some((box) => box.left < name.right && name.left < box.right && box.top < bottom && top < box.bottom);
}).map((tile) => tile.dataset.tile)"""
"""Tiles with a counter on their name. A quarter of a line above and below its letters is empty."""
OUTSIDE = """() => [...document.querySelectorAll(".tile")].filter((tile) => {
  const ground = tile.querySelector(".key"), to = ground.getScreenCTM().inverse();
  return [...tile.querySelectorAll(".ctr > rect")].map((one) => one.getBoundingClientRect()).some((box) =>
    [[box.left, box.top], [box.right, box.top], [box.left, box.bottom], [box.right, box.bottom]]
      .some(([x, y]) => !ground.isPointInFill(new DOMPoint(x, y).matrixTransform(to))));
}).map((tile) => tile.dataset.tile)"""
"""Tiles with a counter that lies over their edge."""

TWO_SIDES = """game: frontier-wars
seats: 2
option operation: fork
option factions: ussr+usa
option first: 0
active: 0
round: 3
building: e2=factory
founder: e2=0
holder: e2=0
units: d1-infantry=2 d1-tank=2 d1-artillery=1 c2-infantry=1 c2-tank=1 c2-artillery=1 c2-plane=2 \
e2-infantry=2 e2-tank=1 e2-artillery=1 e2-plane=2 f2-infantry=2 f2-tank=1 f2-artillery=1 \
| d4-infantry=2 d4-plane=2 c2-infantry=1 f2-infantry=1 f2-tank=1 f2-artillery=1 f2-plane=2 \
b3-tank=1 b3-infantry=2 b3-artillery=2
agenda: new-round, end-of-turn, list-battles, build, after-movement, move-units"""
"""One side alone with three types (d1, b3) and four (e2); four types against one (c2) and three against four (f2)."""
FOUR_SIDES = """game: frontier-wars
seats: 4
option factions: ussr+usa+germany+uk
option starts: fixed
active: 0
round: 3
units: c3-tank=2 c3-infantry=2 c3-artillery=1 c2-infantry=2 c2-tank=1 c2-artillery=1 \
| c3-infantry=2 c3-tank=1 c3-plane=1 c2-infantry=1 c2-plane=2 c2-tank=1 \
| c3-artillery=2 c3-infantry=1 c3-tank=1 c2-tank=2 c2-infantry=1 c2-artillery=1 | c3-plane=2 c3-infantry=2 c3-tank=1
agenda: new-round, end-of-turn, list-battles, build, after-movement, move-units"""
"""Three types of each side, with four sides (c3) and three (c2) on a tile."""


@pytest.mark.parametrize("position", [TWO_SIDES, FOUR_SIDES], ids=["two-sides", "four-sides"])
def test_counters_stand_within_their_tile_and_not_on_its_name(visitor: Visitor, position: str) -> None:
    record = sandtable.from_position(position, seed=1).record()
    page = visitor.page
    visitor.open(f"/replay/{visitor.server.post('/api/replays', record.encode()).json['id']}")
    page.wait_for_selector(".tile .ctr")
    assert page.locator(".tile .ctr").count() >= 21
    assert page.evaluate(COVERED) == []
    assert page.evaluate(OUTSIDE) == []
