"""A net learns from games: it foretells better than nothing, can be stopped, and is a setting of the planner."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main
from sandtable.lab.selfplay import Lessons, lessons, play_some
from sandtable.lab.training import Training, earned, load, save


def course() -> Lessons:
    return lessons("outpost", "2", 3, None)


def test_the_same_seed_plays_the_same_games() -> None:
    one, other = play_some(course(), [0, 1]), play_some(course(), [0, 1])
    assert one == other and len(one.seats) > 4
    assert sum(one.shares) == pytest.approx(len(one.seats)), "every position counts once"
    assert play_some(course(), [2, 3]).values != one.values


def test_a_file_of_games_is_read_as_it_was_written(tmp_path: Path) -> None:
    seen = play_some(course(), [0, 1, 2])
    save(seen, tmp_path / "games-00000.npz")
    assert load(tmp_path / "games-00000.npz") == seen


def test_a_net_learns_and_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "school"
    words = ["train", "outpost", "--games", "200", "--workers", "1", "--seed", "3", "--out", str(folder)]
    assert main(words) == 0
    said = capsys.readouterr().out
    report = json.loads((folder / "report.json").read_text())
    assert "200 games" in said and report["loss"] < 0.6, "a guess would have 0.69"
    games = sorted(folder.glob("games-*"))
    stamps = [file.stat().st_mtime_ns for file in games]
    assert main(words) == 0
    assert [file.stat().st_mtime_ns for file in games] == stamps, "what was played is not played again"
    match = sandtable.new("outpost", seed=1)
    assert match.to_act is not None
    weights = str(folder / "net.weights")
    bot = sandtable.bot("planner", seed=1, simulations=8, weights=weights)
    assert bot.choose(match.seat_view(match.to_act)) in match.legal_actions()
    elsewhere = sandtable.new("barbarossa", seed=1)
    assert elsewhere.to_act is not None
    with pytest.raises(sandtable.Error, match="has learnt outpost"):
        bot.choose(elsewhere.seat_view(elsewhere.to_act))
    assert main([*words, "--seats", "2,3"]) == 2 and main([*words[:-1], str(folder), "--seed", "4"]) == 2


def test_a_net_earns_its_place_by_two_tests() -> None:
    won = {"duel": {"games": 400, "won": 230.0}}
    assert earned({"loss": 0.5, "plain": 0.6, **won})
    assert not earned({"loss": 0.6, "plain": 0.5, **won})
    assert not earned({"loss": 0.5, "plain": 0.6, "duel": {"games": 400, "won": 219.0}})
    assert not earned({"loss": 0.5, "plain": 0.6})


def test_lessons_of_another_kind_are_not_mixed(tmp_path: Path) -> None:
    Training(course(), tmp_path)
    with pytest.raises(sandtable.BadOption, match="seed"):
        Training(lessons("outpost", "2", 4, None), tmp_path)
