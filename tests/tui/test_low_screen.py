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


def test_victory_day_fits_a_small_terminal_in_a_wave() -> None:
    """Four units break through, the hand is full, much has happened: nothing scrolls away."""
    text = """
        game: victory-day
        option armies: german-soviet
        agenda: reserves, attacking
        turn-number: 9
        active: 0
        line-1.0: schuetzenzug, schuetzenzug, panzergrenadiers, tiger
        line-2.0: lefh-18
        line-1.1: rifle-company
        line-2.1: la-7
        hand.0: volkssturm x2, panther, ferdinand, pak-40, ju-87, tiergarten
        hand.1:
        resources.0: depot x4, factory x3, fuel x2
        resources.1: depot x2, factory
    """
    match = sandtable.from_position(text, seed=1)
    match.play("wave")
    while match.view(0)["asked"]["step"] == "declare":
        verbs = [action for action in match.view(0)["actions"] if action["action"].startswith("attack")]
        match.play(verbs[0]["action"] if verbs else "launch")
    while match.view(None)["asked"]["step"] in ("respond", "tactical-window"):
        last = match.view(match.to_act)["actions"][-1]["action"]
        match.play(last)
    assert match.view(0)["asked"]["step"] == "raid"
    typist = Typist([], size=(80, 24))
    Desk(match, match.speaker("en"), Words("en"), 0, 0).draw(typist.screen)
    lines = typist.shown.splitlines()
    assert len(lines) < 24, "the line to type on is the last"
    assert "Deck" in lines[2]


def test_choices_that_take_two_lines_are_counted_as_two() -> None:
    text = """
        game: victory-day
        option armies: german-soviet
        agenda: reserves, attacking
        turn-number: 9
        active: 1
        line-1.0: pak-40
        line-1.1: guards-rifle-company, ba-64
        line-2.1: m-30
        reserve.1: il-2
        hand.0: volkssturm, panther, ferdinand, pak-40, ju-87, tiergarten
        hand.1:
    """
    match = sandtable.from_position(text, seed=1)
    for notation in ("wave", "attack 1-1", "attack 1-2", "support 2-1 1-2"):
        match.play(notation)
    assert match.view(0)["asked"]["step"] == "respond"
    typist = Typist([], size=(76, 24))
    Desk(match, match.speaker("en"), Words("en"), 0, 0).draw(typist.screen)
    lines = typist.shown.splitlines()
    assert any(line.startswith("    ") and "can be lost" in line for line in lines), "a choice goes on below"
    assert len(lines) < 24
