"""One game after another at one terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.tui import saves
from sandtable.tui.players import read_players
from sandtable.tui.session import Session
from tests.harness import rule
from tests.tui.typist import Key, Typist, sit


def test_after_a_game_another_one_is_offered_everybody_one_seat_further(kept_here: Path) -> None:
    match = sandtable.new("outpost", seats=2, seed=1)
    keys: list[Key] = ["", "resign", "yes", "yes", "quit"]
    session, typist = sit(match, keys, names="Ann,Bob")
    assert "Another game? yes or no: " in typist.prompts
    assert session.match is not match and session.match.number == 0
    assert [player.name for player in session.table.players] == ["Bob", "Ann"]
    assert [path.suffix for path in kept_here.iterdir()] == [".record"], "the first game is kept, the second not begun"


@pytest.mark.parametrize("answer", ["no", "", "n", KeyboardInterrupt, EOFError])
def test_no_is_no(answer: Key) -> None:
    match = sandtable.new("outpost", seats=2, seed=1)
    session, typist = sit(match, ["", "resign", "yes", answer])
    assert session.match is match
    assert "The record of this game:" in typist.shown and "go on with" not in typist.shown


def test_what_is_neither_is_asked_again() -> None:
    match = sandtable.new("victory-day", seed=1)
    _session, typist = sit(match, ["", "resign", "yes", "maybe", "no"])
    assert "Please answer with one of these words: “maybe” is none of them." in typist.shown


def test_a_record_that_is_only_looked_at_offers_no_other_game() -> None:
    match = sandtable.new("outpost", seats=2, seed=1)
    session, _ = sit(match, ["", "resign", "yes", "no"])
    again = saves.load(str(session.table.path))
    _, typist = sit(again.match, [])
    assert typist.prompts == []


@rule("VD-1.6", "VD-R44")
@pytest.mark.parametrize(("answer", "swapped"), [("yes", False), ("swap", True), ("s", True)])
def test_armies_are_kept_unless_swapped_and_the_other_player_begins(answer: str, swapped: bool) -> None:
    match = sandtable.new("victory-day", seed=1)
    session, _ = sit(match, ["", "resign", "yes", answer, "quit"], names="Ann,Bob")
    view, before = session.match.view(None)["counters"], match.view(None)["counters"]
    assert [player.name for player in session.table.players] == ["Bob", "Ann"]
    assert view["first"] == before["first"], "the same seat, where the other player sits now"
    assert (view["army"] == before["army"]) == swapped


def test_another_game_is_played_with_the_same_custom_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('[pack]\nname = "mine"\nextends = "standard"\n', encoding="utf-8")
    match = sandtable.new("victory-day", seed=1, pack=str(tmp_path))
    typist = Typist(["", "resign", "yes", "yes", "quit"])
    table = saves.new_table(match, read_players("me,me", None, 2), str(tmp_path))
    session = Session(table, typist.screen, typist, "en")
    session.run()
    assert session.match is not match and session.match.pack.name == "mine"
