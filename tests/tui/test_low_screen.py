"""A low screen shows what matters: the table whole, what happened in short, rules as far as a line goes."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

import sandtable
from sandtable.tui.desk import Desk, with_rules
from sandtable.tui.words import Words
from tests.harness.walks import walk
from tests.tui.typist import Typist


@pytest.fixture
def desk() -> Desk:
    """Barbarossa after some turns, for somebody who has seen nothing of them."""
    match = sandtable.new("barbarossa", seats=3, seed=4)
    for _ in walk(match, random.Random(4), 90):
        pass
    return Desk(match, match.speaker("en"), Words("en"), match.to_act, 0)


def shown(desk: Desk, height: int) -> str:
    typist = Typist([], size=(120, height))
    desk.draw(typist.screen)
    return typist.shown


def test_where_room_is_short_only_what_matters_is_told(desk: Desk) -> None:
    minor = [told.text for told in desk.told if told.minor]
    matters = [told.text for told in desk.told if not told.minor]
    low, high = shown(desk, 24), shown(desk, 400)
    assert minor and all(text in high for text in minor + matters)
    assert not any(f"· {text}" in low for text in minor)
    assert matters[-1] in low
    assert len(low.splitlines()) < 24


@pytest.mark.parametrize(
    ("width", "line"),
    [
        (40, "Buy cards.  BAR-7.15 7.16 11.1"),
        (30, "Buy cards.  BAR-7.15 7.16 11.1"),
        (29, "Buy cards.  BAR-7.15 7.16 …"),
        (26, "Buy cards.  BAR-7.15 …"),
        (20, "Buy cards."),
    ],
)
def test_a_line_names_as_many_of_its_rules_as_it_holds(width: int, line: str) -> None:
    assert with_rules(Text("Buy cards."), ["BAR-7.15", "BAR-7.16", "BAR-11.1"], width).plain == line
