"""Nothing is lost: games are kept, copied, taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.tui import saves
from sandtable.tui.players import Player, read_players
from sandtable.tui.session import Session
from tests.tui.typist import Typist, at_random, choosing, sit


def outpost(seed: int = 1) -> sandtable.Match:
    return sandtable.new("outpost", seats=2, seed=seed)


def test_a_game_is_on_disk_after_every_move_and_goes_on_where_it_was(kept_here: Path) -> None:
    match = outpost()
    session, _ = sit(match, ["", "1", "", "1", "", "1"], players="Ann,Bob")
    (path,) = saves.unfinished("outpost")
    table = saves.load(str(path))
    assert table.match.position() == match.position()
    assert table.players == [Player("me", "Ann"), Player("me", "Bob")]
    assert table.path == path == session.table.path


def test_an_untouched_game_leaves_no_file() -> None:
    sit(outpost(), [""])
    assert saves.unfinished() == []


def test_a_finished_game_is_a_record_and_no_longer_waits(kept_here: Path) -> None:
    match = outpost()
    session, _ = sit(match, choosing(match, at_random(1), 100))
    assert match.result is not None
    assert saves.unfinished() == []
    assert sandtable.replay(session.table.path.read_text(encoding="utf-8")).result == match.result


def test_a_finished_record_shows_its_score_sheet_again() -> None:
    match = outpost()
    session, _ = sit(match, choosing(match, at_random(1), 100))
    typist = Typist([])
    Session(saves.load(str(session.table.path)), typist.screen, typist, "en").run()
    assert "The last outpost is decided." in typist.shown
    assert str(session.table.path) in typist.shown


def test_a_new_game_says_that_another_waits_and_resume_takes_it_up() -> None:
    first = outpost(1)
    sit(first, ["", "1"], players="me,random")
    session, typist = sit(outpost(2), ["resume"], players="me,random")
    assert "An unfinished game waits: type resume" in typist.shown
    assert session.match.record() == first.record()


def test_save_writes_a_copy_but_never_over_something_else(tmp_path: Path) -> None:
    Path("letter.txt").write_text("Dear Ann", encoding="utf-8")
    names = ["letter.txt", "", "copy.record", "copy.record", "no/such/place", "/dev/null/x"]
    keys = ["1", *(f"save {name}".rstrip() for name in names)]
    session, typist = sit(outpost(), keys, players="me,random")
    assert "holds something else" in typist.after("save letter.txt")
    assert Path("letter.txt").read_text(encoding="utf-8") == "Dear Ann"
    assert "After every move" in typist.after("save")
    assert "Saved: copy.record" in typist.after("save copy.record")
    assert Path("copy.record").read_text(encoding="utf-8") == session.match.record()
    assert Path("no/such/place").is_file()
    assert "cannot be written" in typist.after("save /dev/null/x")


@pytest.mark.parametrize("word", ["quit", "q", "вийти"])
def test_quit_asks_nothing_and_writes_nothing_but_the_game(word: str, kept_here: Path) -> None:
    session, typist = sit(outpost(), ["1", word, "no"], lang="uk" if word == "вийти" else "en", players="me,random")
    assert typist.prompts == ["> ", "> "]
    assert str(session.table.path) in typist.shown
    assert list(Path().iterdir()) == [kept_here.relative_to(Path().absolute())]
    assert [path.name for path in kept_here.iterdir()] == [session.table.path.name]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("sandtable record 1", "Dear Ann"),
        ("game: outpost", "game: checkers"),
        ("rules: 1", "rules: 99"),
        ("seats: 2", "seats: many"),
        ("send ", "fly "),
        ("---", ""),
    ],
)
def test_an_edited_save_gets_a_sentence(old: str, new: str) -> None:
    match = outpost()
    sit(match, ["1"], players="me,random")
    Path("edited.record").write_text(match.record().replace(old, new), encoding="utf-8")
    with pytest.raises(sandtable.Error):
        saves.load("edited.record")
    session, typist = sit(outpost(2), ["resume edited.record"], players="me,random")
    assert "That game cannot go on: " in typist.after("resume edited.record")
    assert session.match.number == 0


def test_a_file_that_is_no_text_gets_a_sentence() -> None:
    Path("photo").write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(sandtable.BadRecord, match="cannot be read"):
        saves.load("photo")


def test_a_record_without_notes_seats_you_first() -> None:
    match = outpost()
    match.play(match.legal_actions()[0])
    Path("bare.record").write_text(match.record(), encoding="utf-8")
    assert saves.load("bare.record").players == [Player("me"), Player("greedy")]


def test_a_full_disk_is_said_and_the_game_goes_on(kept_here: Path) -> None:
    kept_here.write_text("a file where the folder should be", encoding="utf-8")
    match = outpost()
    _, typist = sit(match, ["1"], players="me,random")
    assert "could not be written to disk" in typist.shown
    assert match.number == 2


@pytest.mark.parametrize(
    ("players", "names", "wrong"),
    [
        ("me", None, "--players names 1 player, but there are 2 seats"),
        ("me,gredy", None, "there is no bot 'gredy'; a player is me, "),
        ("me,", None, "there is no bot ''"),
        ("Ann,Ann", None, "same name"),
        ("me,me", "A,B,C", "--names gives 3 names"),
    ],
)
def test_wrong_players_get_a_sentence(players: str, names: str | None, wrong: str) -> None:
    with pytest.raises(sandtable.BadOption, match=wrong):
        read_players(players, names, 2)


def test_players_and_names_in_any_mix() -> None:
    assert read_players("Оля,random", ",Іван", 2) == [Player("me", "Оля"), Player("random", "Іван")]
    assert read_players(None, None, 3) == [Player("me"), Player("greedy"), Player("greedy")]


def test_a_screen_without_people_shows_a_game_of_bots() -> None:
    match = outpost()
    _, typist = sit(match, [], players="random,random")
    assert match.result is not None
    assert "Bot 1 sent" in typist.shown
    assert Typist([]).shown == ""


# -- rules that have changed ------------------------------------------------------------------------


def left_by_older_rules(monkeypatch: pytest.MonkeyPatch) -> tuple[sandtable.Match, Path]:
    """A game that was left before the rules of Outpost changed, and its file."""
    match = outpost()
    session, _ = sit(match, ["1", "1", "1"], players="me,random")
    monkeypatch.setattr(sandtable.game("outpost"), "version", 2)
    return match, session.table.path


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_game_of_older_rules_goes_on_by_todays(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, path = left_by_older_rules(monkeypatch)
    before = path.read_text(encoding="utf-8")
    table = saves.load(str(path))
    assert (table.dropped, table.match.position(), table.match.number) == (0, match.position(), match.number)
    assert table.players == [Player("me", ""), Player("random", "")]
    typist = Typist(["1"])
    Session(table, typist.screen, typist, lang).run()
    assert ("The rules have changed" if lang == "en" else "правила змінилися") in typist.shown
    assert path.with_suffix(saves.OLDER).read_text(encoding="utf-8") == before, "nothing is lost"
    again = saves.load(str(path))
    assert again.dropped is None and again.match.position() == table.match.position()


def test_moves_that_no_longer_fit_are_dropped_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    match, path = left_by_older_rules(monkeypatch)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[-2] = "parley"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    session, typist = sit(outpost(2), [f"resume {path}"], players="me,random")
    assert "Its last 2 moves no longer fit" in " ".join(typist.shown.split())
    assert session.match.number == match.number - 2


def test_a_finished_game_of_older_rules_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = outpost()
    session, _ = sit(match, choosing(match, at_random(1), 100))
    monkeypatch.setattr(sandtable.game("outpost"), "version", 2)
    with pytest.raises(sandtable.BadRecord, match="rules version 1 of outpost"):
        saves.load(str(session.table.path))
