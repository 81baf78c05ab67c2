"""A record of older rules: `replay` shows its moves and its result, `verify` what can be checked without the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main
from sandtable.kernel.editions import is_older
from sandtable.kernel.record import read
from sandtable.server import fairness
from tests.cli.test_commands import assert_words, played, said
from tests.harness import older

Captured = pytest.CaptureFixture[str]


def old_record(folder: Path, text: str) -> str:
    file = folder / "old.record"
    file.write_text(text, encoding="utf-8")
    return str(file)


def without_result(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("result: "))


@pytest.mark.parametrize("game", older.GAMES)
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_record_of_the_first_edition_is_replayed_or_shows_its_moves(game: str, lang: str, capsys: Captured) -> None:
    text = said(capsys, "replay", str(older.path(game)), "--lang", lang)
    head, lines = read(older.text(game))
    if is_older(head):
        for number, line in enumerate(lines, 1):
            assert f"{number:4}  {line}\n" in text
        assert ("version 1" if lang == "en" else "версією 1") in text
    else:
        assert f"{len(lines):4}  " in text and ("is over" if lang == "en" else "закінчено") in text
    assert_words(text)


def test_replay_tells_the_result_that_the_record_states(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = played("outpost").record().replace("send ", "post ")
    monkeypatch.setattr(sandtable.game("outpost"), "version", 2)
    head, _ = read(text)
    assert head.result is not None
    shown = said(capsys, "replay", old_record(tmp_path, text))
    assert "The game is over: " in shown
    for rank, score in zip(head.result.ranks, head.result.scores, strict=True):
        assert f"{rank}. Player" in shown and f": {score}\n" in shown


def test_replay_says_that_an_unstated_result_is_counted_by_todays_rules(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = without_result(played("outpost").record())
    monkeypatch.setattr(sandtable.game("outpost"), "version", 2)
    shown = said(capsys, "replay", old_record(tmp_path, text))
    assert "by today's rules it ends so" in shown and "The game is over: " in shown
    shown = said(capsys, "replay", old_record(tmp_path, text.replace("send ", "post ", 1)))
    assert "does not state its result" in shown and "The game is over: " not in shown


@pytest.mark.parametrize("words", [["--seat", "0"], ["--position"]])
def test_what_needs_a_replay_is_refused(words: list[str], capsys: Captured) -> None:
    assert main(["replay", str(older.path("barbarossa")), *words]) != 0
    assert "rules version 1 of barbarossa" in capsys.readouterr().err


def test_a_record_of_newer_rules_is_refused(tmp_path: Path, capsys: Captured) -> None:
    text = played("outpost").record().replace("rules: 1", "rules: 9")
    for command in ("replay", "verify"):
        assert main([command, old_record(tmp_path, text)]) != 0
        assert "rules version 9 of outpost" in capsys.readouterr().err


def test_verify_checks_the_seed_of_older_rules_and_says_what_it_cannot(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    bits, words = "0f" * 16, {0: "aa", 1: "bb"}
    match = sandtable.new("outpost", seed=fairness.match_seed(bits, words))
    for line in fairness.notes(bits, words):
        match.note(line)
    monkeypatch.setattr(sandtable.game("outpost"), "version", 2)
    text = match.record().replace("rules: 2", "rules: 1")
    assert main(["verify", old_record(tmp_path, text)]) == 1
    shown = capsys.readouterr().out
    assert "rules version 1 of outpost" in shown and "The seed follows from" in shown
    assert main(["verify", old_record(tmp_path, text.replace("note table-word 0 aa", "note table-word 0 ab"))]) == 1
    assert "The seed does NOT follow" in capsys.readouterr().out


def test_verify_finds_a_stated_result_that_is_not_how_it_ends(tmp_path: Path, capsys: Captured) -> None:
    match = played("outpost")
    assert match.head.result is not None
    score = f"scores {match.head.result.scores[0]}"
    file = old_record(tmp_path, match.record().replace(score, score + "1"))
    assert main(["verify", file]) == 1
    assert "NOT the result" in capsys.readouterr().out
