"""`sandtable boosters` and `sandtable deck build`: from a booster to a deck that is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.cli.boosters import FORMAT
from tests.harness import new

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def mine(tmp_path: Path) -> str:
    return str(tmp_path / "mine.txt")


def told(capsys: Capture, *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def refused(capsys: Capture, *words: str) -> str:
    assert main(list(words)) == 2
    return capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_boosters_are_shown_card_by_card_and_kept_nowhere_unless_asked(
    lang: str, tmp_path: Path, capsys: Capture
) -> None:
    out = told(capsys, "boosters", "open", "--army", "german", "--packs", "3", "--seed", "oder", "--lang", lang)
    assert out.count("★") == 6 and "oder" in out
    assert out == told(capsys, "boosters", "open", "--army", "german", "--packs", "3", "--seed", "oder", "--lang", lang)
    assert list(tmp_path.iterdir()) == []


def test_without_a_seed_chance_decides_and_the_seed_is_said(capsys: Capture) -> None:
    first, second = (told(capsys, "boosters", "open", "--army", "soviet", "--packs", "4") for _ in range(2))
    assert first != second
    seed = first.split("The seed was ")[1].split(".")[0]
    assert told(capsys, "boosters", "open", "--army", "soviet", "--packs", "4", "--seed", seed) == first


def test_from_boosters_to_a_deck_that_is_played(mine: str, tmp_path: Path, capsys: Capture) -> None:
    told(capsys, "boosters", "open", "--army", "soviet", "--packs", "6", "--seed", "a", "--collection", mine)
    out = told(capsys, "boosters", "open", "--army", "german", "--packs", "1", "--seed", "a", "--collection", mine)
    assert out.splitlines()[-1] == f"{mine}: 7 cards more, {54 + 49} in all."
    shown = told(capsys, "boosters", "show", mine)
    assert "Red Army: 69 cards" in shown and "6 boosters opened" in shown and "one booster opened" in shown
    deck = tmp_path / "deck.txt"
    deck.write_text(told(capsys, "deck", "build", mine, "--army", "soviet"), encoding="utf-8")
    assert "45 cards" in told(capsys, "deck", "check", str(deck), "--collection", mine)
    assert new("victory-day", deck0=str(deck)).counter("army") == [0, 1]
    large = told(capsys, "deck", "build", mine, "--army", "soviet", "--size", "60")
    assert sum(int(line.split()[0]) for line in large.splitlines() if line[:1].isdigit()) == 60


def test_bad_input_is_one_sentence_and_changes_nothing(mine: str, tmp_path: Path, capsys: Capture) -> None:
    told(capsys, "boosters", "open", "--army", "soviet", "--seed", "a", "--collection", mine)
    before = Path(mine).read_text(encoding="utf-8")
    again = ("boosters", "open", "--army", "soviet", "--seed", "a", "--collection", mine)
    assert "has already opened boosters" in refused(capsys, *again)
    assert "open 1 to 60" in refused(capsys, "boosters", "open", "--army", "soviet", "--packs", "0")
    assert "letters and digits" in refused(capsys, "boosters", "open", "--army", "soviet", "--seed", "a b")
    assert "has 45 to 90" in refused(capsys, "deck", "build", mine, "--army", "soviet", "--size", "91").replace(
        "a deck has", "has"
    )
    assert "4 schuetzenzug" in refused(capsys, "deck", "check", "german-50", "--collection", mine)
    nowhere = str(tmp_path / "no" / "where.txt")
    assert "cannot be written" in refused(capsys, "boosters", "open", "--army", "soviet", "--collection", nowhere)
    assert Path(mine).read_text(encoding="utf-8") == before
    Path(mine).write_text(before + "9 is-2\n", encoding="utf-8")
    assert "it claims 10 is-2" in refused(capsys, "boosters", "show", mine)


def test_a_collection_of_other_cards_is_taken_at_its_word_and_that_is_said(mine: str, capsys: Capture) -> None:
    Path(mine).write_text("cards: 00000000\n4 king-tiger\n", encoding="utf-8")
    assert main(["boosters", "show", mine]) == 0
    found = capsys.readouterr()
    assert "cannot be checked" in found.err and "King Tiger" in found.out


def test_the_help_names_commands_that_there_are(capsys: Capture) -> None:
    for line in FORMAT.splitlines():
        if line.startswith("    sandtable "):
            words = line.split()
            with pytest.raises(SystemExit) as left:
                main([*words[1 : 2 if words[1] == "play" else 3], "--help"])
            assert left.value.code == 0
