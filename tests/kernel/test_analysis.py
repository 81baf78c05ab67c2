"""The analysis of a finished game: from the view of each seat, luck apart from play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.cli import main
from sandtable.kernel.analysis import Analysis, Moment, account, analyse, moments_of
from sandtable.kernel.thoughts import verdict
from tests.harness.golden import FOLDER

RECORD = FOLDER / "outpost" / "last-outpost.record"
Captured = pytest.CaptureFixture[str]

BLUNDER = """
    game: outpost
    round: 7
    taken.0:
    taken.1:
    outposts:
    contested: fortress
    deck:
    hand.0: scouts, tank-crew
    hand.1: gunners
    agenda: pick-a-squad
"""


def blundered(first: str) -> str:
    """The last outpost: seat 0 sends a squad, and the other's only one follows."""
    match = sandtable.from_position(BLUNDER, seed=1)
    match.play(first)
    while match.to_act is not None:
        match.play(match.legal_actions()[0])
    return match.record()


def test_a_blunder_is_found_with_what_was_better_and_what_it_cost() -> None:
    made = analyse(blundered("send scouts"))
    moment = made.moments[0]
    assert (moment.seat, moment.played, moment.best) == (0, "send scouts", "send tank-crew")
    assert moment.line[0] == "send tank-crew"
    assert moment.lost > 0.5
    assert moment in made.turning_points()
    assert made.accounts[0].lost == pytest.approx(moment.lost)


def test_the_best_choice_loses_nothing() -> None:
    made = analyse(blundered("send tank-crew"))
    assert (made.moments[0].lost, made.moments[0].best) == (0.0, "send tank-crew")
    assert made.accounts[0].best == made.accounts[0].choices


def test_only_the_choices_of_a_seat_are_looked_at_if_asked() -> None:
    made = analyse(RECORD.read_text(encoding="utf-8"), seat=1, simulations=4)
    assert {moment.seat for moment in made.moments} == {1}
    assert [each.seat for each in made.accounts] == [1]


def test_what_was_taken_back_is_not_judged() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=3)
    while len(match.canonical_actions()) < 2 or match.undo_refused is not None:
        match.play(match.canonical_actions()[0])
    before = match.number
    match.play(match.canonical_actions()[0])
    if match.undo_refused is None:
        match.undo()
    assert [moment.number for moment in analyse(match.record(), simulations=1).moments if moment.number >= before] == []


def test_luck_and_play_are_told_apart() -> None:
    moments = (moment(0, lost=0.1, swing=0.0), moment(1, lost=0.0, swing=-0.3), moment(2, lost=0.0, swing=0.02))
    made_of = account(0, moments)
    assert (made_of.choices, made_of.best, made_of.lost) == (3, 2, 0.1)
    assert made_of.luck == pytest.approx(-0.28)
    ended = account(0, moments, (1.0, 0.0))
    assert ended.began - ended.lost + ended.given + ended.luck == pytest.approx(1.0), "nothing is left over"
    made = Analysis("outpost", 2, 1, moments, (), ())
    assert [each.number for each in made.turning_points()] == [0, 1]


def moment(number: int, lost: float, swing: float) -> Moment:
    return Moment(number, 0, "a", "b", ("b",), (0.5, 0.5), lost, swing, None, None)


def test_a_lead_that_luck_may_explain_is_no_mistake() -> None:
    front = sandtable.Line(("b",), 0.6, 0.1, 0.0, 0.0)
    own = sandtable.Line(("a",), 0.5, 0.1, 0.1, 0.2)
    thoughts = sandtable.Thoughts(0, "b", (0.6, 0.4), (front, own), 0.6, 8)
    assert verdict(thoughts, "a") == (own, 0.0)
    surely = sandtable.Line(("a",), 0.5, 0.1, 0.1, 0.01)
    assert verdict(sandtable.Thoughts(0, "b", (0.6, 0.4), (front, surely), 0.9, 8), "a") == (front, 0.1)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_command_tells_it_in_words_and_writes_it_as_data(lang: str, tmp_path: Path, capsys: Captured) -> None:
    record, out = tmp_path / "game.record", tmp_path / "game.json"
    record.write_text(blundered("send scouts"), encoding="utf-8")
    assert main(["analyse", str(record), "--json", str(out), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert ("Better: " if lang == "en" else "Краще: ") in said
    assert ("the better line: Send Tank Crew" if lang == "en" else "кращий варіант: ") in said
    assert json.loads(out.read_text(encoding="utf-8"))["moments"][0]["best"] == "send tank-crew"


@pytest.mark.parametrize(
    "edit",
    [("send gunners", "send tank-crew"), ("send gunners", "fly"), ("ranks 2 1", "ranks 1 2"), ("seats: 2", "seats: 9")],
    ids=["a move that was not legal", "no move at all", "the result", "the head"],
)
def test_a_record_that_was_edited_is_refused_and_nothing_is_written(
    edit: tuple[str, str], tmp_path: Path, capsys: Captured
) -> None:
    text = blundered("send scouts")
    assert edit[0] in text
    record, out = tmp_path / "game.record", tmp_path / "game.json"
    record.write_text(text.replace(*edit), encoding="utf-8")
    assert main(["analyse", str(record), "--json", str(out)]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("sandtable: ") and said.err.count("\n") == 1
    assert not out.exists()


def test_no_tries_at_all_are_refused(capsys: Captured) -> None:
    assert main(["analyse", str(RECORD), "--simulations", "0"]) == 2
    assert "--simulations is 0; use a number from 1 to 100000" in capsys.readouterr().err


class Foreseen:
    """Stands for a look: a seat, its chance, and what it lost."""

    def __init__(self, seat: int, chances: tuple[float, ...], lost: float = 0.0, news: bool = True) -> None:
        match = sandtable.new("outpost", seed=1)
        while match.to_act != seat:
            match.play(match.legal_actions()[0])
        self.view = match.seat_view(seat)
        self.at = 1
        self.played = self.view.describe(self.view.legal_actions()[0])
        self.best = sandtable.Line((self.played,), 0.5, 0.1, 0.0, 0.0)
        self.thoughts = sandtable.Thoughts(seat, self.played, chances, (self.best,), 0.5, 8)
        self.chance, self.lost, self.left, self.news = chances[seat], lost, chances[seat] - lost, news


def test_what_another_gave_away_is_no_luck() -> None:
    looks: list[Any] = [
        Foreseen(0, (0.5, 0.5)),
        Foreseen(1, (0.5, 0.5), lost=0.2),
        Foreseen(0, (0.75, 0.25)),
    ]
    last = moments_of(looks)[-1]
    assert [last.swing, last.given] == pytest.approx([0.25, 0.2])
    assert last.luck == pytest.approx(0.05)


def test_nothing_that_came_to_light_is_no_luck() -> None:
    looks: list[Any] = [Foreseen(0, (0.5, 0.5), news=False), Foreseen(0, (0.8, 0.2))]
    assert moments_of(looks)[-1].luck == 0.0


def test_nobody_loses_more_than_the_chance_that_there_was() -> None:
    front = sandtable.Line(("b",), 0.3, 0.01, 0.0, 0.0)
    own = sandtable.Line(("a",), 0.0, 0.01, 0.8, 0.01)
    assert verdict(sandtable.Thoughts(0, "b", (0.3, 0.7), (front, own), 0.9, 8), "a") == (front, 0.3)
