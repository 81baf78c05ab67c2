"""`sandtable deck` and `sandtable map`: lists and maps that a person edits."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.kernel.registry import game, load_pack

OPERATIONS = sorted(path.stem for path in (game("frontier-wars").standard_pack / "maps").glob("*.map"))


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_starter_deck_is_allowed_and_shown_card_by_card(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "soviet-45", "--lang", lang]) == 0
    assert main(["deck", "show", "soviet-45", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert "45" in out
    pack = load_pack(game("victory-day"), None)
    assert pack.names[pack.kind("t-34-85")][lang] in out


def test_a_deck_of_ones_own_is_called_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("side: soviet\nname: Third Guards  # my best\n41 depot\n4 t-34-85\n", encoding="utf-8")
    assert main(["deck", "check", str(deck)]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "Third Guards"


def test_a_deck_that_breaks_a_rule_names_card_and_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("name: Mine\nside: soviet\n40 depot\n5 t-34-85\n", encoding="utf-8")
    assert main(["deck", "check", str(deck)]) == 2
    assert "it holds 5 t-34-85; at most 4 are allowed (VD-21.3)" in capsys.readouterr().err


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_operation_is_fair_and_can_be_drawn(name: str, tmp_path: Path) -> None:
    assert main(["map", "check", name]) == 0
    picture = tmp_path / "map.svg"
    assert main(["map", "show", name, "--svg", str(picture)]) == 0
    assert picture.read_text(encoding="utf-8").count("<polygon") >= 11


def test_a_drawn_map_reads_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "show", "compact-2", "--lang", "uk"]) == 0
    assert " S A S" in capsys.readouterr().out


def test_a_map_with_a_fault_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (game("frontier-wars").standard_pack / "maps" / "compact-2.map").read_text(encoding="utf-8")
    bad = tmp_path / "bad.map"
    bad.write_text(text.replace("1 . . 2", "1 . . .", 1), encoding="utf-8")
    assert main(["map", "check", str(bad)]) == 1
    assert "start" in capsys.readouterr().out.lower()


@pytest.mark.parametrize("line", ["deck check nowhere", "map check nowhere", "map show nowhere"])
def test_what_is_not_there_is_one_sentence(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    assert "name a file or one of" in capsys.readouterr().err


def test_a_file_from_an_editor_with_other_habits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    standard = game("victory-day").standard_pack / "decks" / "soviet-45.txt"
    marked, other = tmp_path / "marked.txt", tmp_path / "other.txt"
    marked.write_bytes(b"\xef\xbb\xbf" + standard.read_bytes())
    assert main(["deck", "check", str(marked)]) == 0
    other.write_bytes("name: Київ\n".encode("cp1251"))
    for command in ("deck", "map"):
        capsys.readouterr()
        assert main([command, "check", str(other)]) == 2
        assert capsys.readouterr().err == f"sandtable: {other}: it is not text in UTF-8; save it in that encoding\n"


def test_a_deck_names_its_cards_as_the_box_does_or_in_short(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("side: german\n40 Depot\n2 PUMA\n2 tiger ii king tiger\n1 Тіргартен\n", encoding="utf-8")
    assert main(["deck", "show", str(deck)]) == 0
    out = capsys.readouterr().out
    assert "2 ★ Sd.Kfz. 234/2 Puma   3/2    1D2F2U  puma" in out
    assert "1   Tiergarten         1D      tiergarten" in out


def test_units_of_a_deck_are_shown_by_type(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "show", "soviet-mobile-45"]) == 0
    units = capsys.readouterr().out.split("Units")[1].split("Tactical")[0]
    pack = load_pack(game("victory-day"), None)
    assert isinstance(pack, VictoryPack)
    types = [pack.type[pack.kind(line.split()[-1])] for line in units.splitlines()[1:] if line]
    assert types == sorted(types) and len(set(types)) > 2


def test_a_deck_without_a_side_is_told_to_name_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("45 depot\n", encoding="utf-8")
    assert main(["deck", "check", str(deck)]) == 2
    assert "it names no side; write 'side: soviet' or 'side: german'" in capsys.readouterr().err


def test_the_help_says_how_a_deck_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["deck", "--help"])
    assert "side: german" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("fairness", "said"),
    [("", "is fair: every"), ("within 1", "is fair within one step"), ("none", "Whether it is fair was not checked")],
)
def test_a_map_is_called_as_fair_as_it_was_checked(
    fairness: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (game("frontier-wars").standard_pack / "maps" / "compact-2.map").read_text(encoding="utf-8")
    own = tmp_path / "own.map"
    own.write_text((f"fairness: {fairness}\n" if fairness else "") + text, encoding="utf-8")
    assert main(["map", "check", str(own)]) == 0
    assert said in capsys.readouterr().out
