"""The table in a terminal: everything on one small screen."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len
from rich.markup import render

import sandtable
from tests.frontier_wars.table import turn

SCREENS = [("compact-2", 2, "en"), ("biting", 4, "uk"), ("chastise", 3, "en"), ("fork", 2, "uk")]


@pytest.mark.parametrize(("operation", "seats", "lang"), SCREENS)
def test_the_table_fits_a_small_screen(operation: str, seats: int, lang: str) -> None:
    match = sandtable.new("frontier-wars", seats=seats, seed=5, operation=operation, factions="random")
    rng = random.Random(3)
    for _ in range(120):
        if match.to_act is None:
            break
        lines = match.game.render(match.view(0), match.speaker(lang), 80)
        assert lines is not None and len(lines) <= 17
        for line in lines:
            assert cell_len(render(line).plain) <= 84
        match.play(rng.choice(match.legal_actions()))


def test_a_tile_shows_its_kind_its_construction_and_everybodys_units() -> None:
    play = turn("building: b3=factory\nfounder: b3=0\nholder: b3=0\nunits: b3-infantry=2 c2-tank=1 | c2-infantry=1")
    lines = play.match.game.render(play.match.view(0), play.match.speaker("en"), 100)
    assert lines is not None
    text = "\n".join(render(line).plain for line in lines)
    for part in ("b3·F s2I", "c2A sT/gI", "b4·H5", "d1·H5", "a2C"):
        assert part in text
