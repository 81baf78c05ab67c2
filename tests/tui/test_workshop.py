"""Preparing a match at a terminal: sealed decks and a draft."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main
from sandtable.games.victory_day.preparing import Quarters
from sandtable.kernel.prepared import prepare
from sandtable.tui import saves
from sandtable.tui.players import read_players
from sandtable.tui.session import Session
from sandtable.tui.workshop import Workshop
from tests.tui.typist import Key, Typist


def workshop(
    keys: list[Key], wish: str = "draft:1", players: str = "me,greedy", lang: str = "en"
) -> tuple[Workshop, Typist]:
    prepared = prepare("victory-day", wish, seed=3, armies="soviet-german")
    typist = Typist(keys)
    table = saves.unprepared_table(prepared, read_players(players, "Ann,Bob", 2), None)
    return Workshop(table, typist.screen, typist, lang), typist


def test_a_person_drafts_against_a_bot_builds_a_deck_and_plays() -> None:
    shop, typist = workshop([*["1"] * 6, "auto", "done"])
    table = shop.run()
    assert table is not None and table.match.to_act is not None
    assert str(table.match.options["deck0"]).startswith("soviet, ")
    assert "Booster draft" in typist.shown and "One of your opponent’s boosters" in typist.shown
    session = Session(table, typist.screen, typist, "en")
    session.run()
    assert table.match.lines[0] == "note prepared draft:1"


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_what_cannot_be_is_said_and_nothing_is_lost(lang: str) -> None:
    keys: list[Key] = [
        "99",
        "nonsense",
        "",
        {"en": "table", "uk": "стіл"}[lang],
        {"en": "hint", "uk": "підказка"}[lang],
    ]
    keys += [{"en": "card 1", "uk": "карта 1"}[lang], {"en": "quit", "uk": "вийти"}[lang]]
    shop, typist = workshop(keys, lang=lang)
    assert shop.run() is None
    assert isinstance(shop.preparing, Quarters)
    assert shop.preparing.choices == [(1, shop.preparing.choices[0][1])], "the bot has taken a card, and nobody else"
    assert ("none of these cards" if lang == "en" else "не одна з цих карт") in typist.shown
    assert "take " in typist.shown


@pytest.mark.parametrize("leave", ["quit", KeyboardInterrupt, EOFError])
def test_who_leaves_goes_on_later_where_it_was(leave: Key, kept_here: Path) -> None:
    shop, typist = workshop(["1", "2", leave])
    assert shop.run() is None
    assert "go on with sandtable play --resume" in " ".join(typist.shown.split())
    left = shop.preparing
    found = saves.load_any(str(saves.unfinished("victory-day")[0]))
    assert isinstance(found, saves.Unprepared) and isinstance(found.prepared.preparing, Quarters)
    assert found.prepared.preparing.view(0) == left.view(0)
    assert [player.name for player in found.players] == ["Ann", "Bob"]
    typist = Typist([*["1"] * 4, "auto", "done", "1", "quit"])
    table = Workshop(found, typist.screen, typist, "en").run()
    assert table is not None and table.path == shop.table.path, "one game, one file"
    Session(table, typist.screen, typist, "en").run()
    again = saves.load(str(table.path))
    assert again.match.position() == table.match.position()
    assert [path.suffix for path in kept_here.iterdir()] == [".unfinished"]


def test_two_people_at_one_screen_do_not_see_each_other_s_cards() -> None:
    prepared = prepare("victory-day", "sealed:2", seed=3, armies="soviet-german")
    assert isinstance(prepared.preparing, Quarters)
    names = [
        {prepared.pack.names[kind]["en"] for cards in prepared.preparing.boosters[seat] for kind in cards}
        for seat in (0, 1)
    ]
    typist = Typist(["", "auto", "done", "", "auto", "done"])
    table = saves.unprepared_table(prepared, read_players("me,me", "Ann,Bob", 2), None)
    assert Workshop(table, typist.screen, typist, "en").run() is not None
    _, ann, bob = typist.shown.split("Press Enter: I am ")
    assert ann.startswith("Ann") and bob.startswith("Bob")
    assert all(name in ann for name in names[0]) and all(name in bob for name in names[1])
    assert not any(name in ann for name in names[1] - names[0]) and not any(name in bob for name in names[0] - names[1])


def test_a_deck_is_loaded_from_a_file_or_refused_in_one_sentence(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("side: soviet\n45 depot\n", encoding="utf-8")
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("side: soviet\n41 depot\n4 is-2\n", encoding="utf-8")
    keys: list[Key] = [f"load {tmp_path / 'nowhere'}", f"load {wrong}", "done", f"load {mine}", "done"]
    shop, typist = workshop(keys, wish="sealed:1")
    table = shop.run()
    assert table is not None and table.match.options["deck0"] == "soviet, 45 depot"
    said = " ".join(typist.shown.split())
    assert "cannot be read as text" in said and "it has 4 is-2, but there" in said and "it must have 45" in said


def test_the_next_game_is_prepared_again(kept_here: Path) -> None:
    shop, _ = workshop(["auto", "done"], wish="sealed:2")
    table = shop.run()
    assert table is not None
    typist = Typist(["resign", "yes", "yes", "auto", "done", "quit"])
    session = Session(table, typist.screen, typist, "en")
    session.run()
    assert session.match is not table.match
    assert session.match.lines[0] == "note prepared sealed:2"
    assert [player.name for player in session.table.players] == ["Bob", "Ann"]
    assert session.match.options["deck0"] != table.match.options["deck1"], "new boosters"
    assert session.match.options["armies"] == "german-soviet", "Ann keeps the Red Army in the other seat"


def test_from_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "victory-day", "--prepare", "cube"]) == 2
    assert "use sealed, draft" in capsys.readouterr().err
    assert main(["play", "barbarossa", "--prepare", "sealed"]) == 2
    assert "nothing to prepare" in capsys.readouterr().err


def test_resuming_such_a_game_from_another_says_how() -> None:
    shop, _ = workshop(["1", "quit"])
    shop.run()
    typist = Typist(["", f"resume {shop.table.path}", "quit"])
    players = read_players("me,me", None, 2)
    Session(saves.new_table(sandtable.new("outpost", seats=2), players, None), typist.screen, typist, "en").run()
    assert "is still prepared" in typist.shown
