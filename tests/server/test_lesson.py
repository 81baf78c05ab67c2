"""Lessons: a scripted first game with advice, from which one may deviate."""

from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.lesson import lesson_path
from tests.server.harness import Server

TAUGHT = [name for name in sandtable.game_names() if lesson_path(sandtable.game(name)).is_file()]


@pytest.fixture
def outpost_teaches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lesson of Outpost for seat 1; what it does not say is as the game has it."""
    match = sandtable.new("outpost", seats=2, seed=4)
    head = match.record().partition("---")[0]
    lines = []
    while match.to_act is not None:
        action = match.describe(match.legal_actions()[-1])
        if match.to_act == 1:
            lines += [f"note en Reason {match.number}.", f"note uk Причина {match.number}."]
        lines.append(action)
        match.play(action)
    path = tmp_path / "lesson.record"
    path.write_text(head + "---\n" + "\n".join(lines), encoding="utf-8")
    monkeypatch.setattr("sandtable.kernel.lesson.lesson_path", lambda game: path)


@pytest.mark.usefixtures("outpost_teaches")
def test_a_pupil_who_follows_the_advice_plays_the_lesson(server: Server) -> None:
    made = server.table(lesson=True)
    assert list(made["seats"]) == ["1"], "the pupil has the seat that is given advice"
    pupil = server.player(made["id"], made["seats"]["1"], made["host"])
    pupil.ask("start")
    followed = 0
    while pupil.outcome is None:
        if pupil.lesson is None:
            pupil.read()
            continue
        assert pupil.lesson["why"]["en"].startswith("Reason") and pupil.lesson["why"]["uk"].startswith("Причина")
        assert pupil.ask("play", seat=1, action=pupil.lesson["action"])["type"] == "ok"
        followed += 1
    assert followed > 3
    record = server.get(f"/api/replays/{made['id']}/record").text
    assert "seed: 4" in record and "table-hash" not in record


@pytest.mark.usefixtures("outpost_teaches")
def test_a_pupil_who_does_otherwise_plays_on_without_advice(server: Server) -> None:
    made = server.table(lesson=True)
    pupil = server.player(made["id"], made["seats"]["1"], made["host"])
    pupil.ask("start")
    while pupil.lesson is None:
        pupil.read()
    other = next(action for action in pupil.actions if action != pupil.lesson["action"])
    pupil.ask("play", seat=1, action=other)
    while not pupil.actions:
        pupil.read()
    assert pupil.lesson is None


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_can_be_taken_at_a_table(server: Server, game: str) -> None:
    made = server.table(game=game, lesson=True)
    pupil = server.player(made["id"], *made["seats"].values(), made["host"])
    pupil.ask("start")
    while pupil.lesson is None:
        pupil.read()
    assert pupil.lesson["action"] in pupil.actions


def test_a_game_without_a_lesson_says_so(server: Server) -> None:
    answer = server.post("/api/tables", {"game": "outpost", "lesson": True})
    assert (answer.status, answer.json["code"]) == (400, "bad-option")
    assert "has no lesson" in answer.json["text"]["en"]
