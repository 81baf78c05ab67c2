"""A coach at a table of the server: on and off, what it says of choices, never between people."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sandtable.kernel.coaching import Guidance
from sandtable.kernel.registry import from_position
from sandtable.server import coach
from sandtable.server.bots import question, reply
from sandtable.server.limits import Limits
from sandtable.server.questions import answered, received, reply_of, sent
from tests.kernel.test_analysis import BLUNDER
from tests.server.harness import Server
from tests.server.test_bots import PACK
from tests.server.test_open_world import make_event


def test_a_first_game_is_made_with_a_coach_who_can_be_sent_away(server: Server) -> None:
    _made, (olena,) = server.begun("me", "recruit", coach=True, options={"first": "0"})
    assert olena.table["coached"] == [0]
    assert olena.ask("coach", seat=0, on=False)["type"] == "ok"
    assert (olena.table["coached"], olena.table["coach_used"]) == ([], [0])
    assert olena.refused("consider", seat=0) == "not-now"
    olena.ask("coach", seat=0, on=True)
    assert olena.table["coached"] == [0]


def test_after_a_choice_it_is_said_what_was_better_or_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "SECONDS", 20.0)  # a busy machine may need them, and the harness waits for 30
    _made, (olena,) = server.begun("me", "random", coach=True, options={"first": "0"})
    compared = olena.ask("consider", seat=0)
    assert compared["type"] == "guided" and compared["judged"] is None
    messages = [choice["message"] for choice in olena.view["actions"]]
    assert all(phrase in messages for phrase in compared["compare"])
    seq = olena.seq
    olena.send("play", seat=0, action=olena.actions[0])
    said = olena.until("guided")
    assert (said["id"], said["seq"], said["seat"]) == (0, seq, 0)


def test_whoever_asks_again_too_soon_is_not_scolded(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _made, (olena,) = server.begun("me", "random", coach=True, options={"first": "0"})
    held = server.call(make_event())

    async def ponder(*_: object) -> Guidance:
        await held.wait()
        return Guidance(None)

    monkeypatch.setattr(server.tables, "ask_coach", ponder)
    first = olena.send("consider", seat=0)
    again = olena.ask("consider", seat=0)
    assert (again["type"], again["compare"]) == ("guided", [])
    server.loop.call_soon_threadsafe(held.set)
    assert olena.until("guided")["id"] == first


def test_whoever_asks_too_often_is_not_scolded(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", Limits(hints_per_minute=0)) as server:
        _made, (olena,) = server.begun("me", "random", coach=True, options={"first": "0"})
        assert olena.ask("consider", seat=0)["compare"] == []


def test_between_people_there_is_no_coach(server: Server) -> None:
    _made, (olena, _petro) = server.begun("me", "me")
    assert olena.refused("coach", seat=0, on=True) == "not-now"
    assert olena.refused("consider", seat=0) == "not-now"
    body = {"game": "outpost", "seats": ["me", "open"], "coach": True}
    assert server.post("/api/tables", body).status == 409


def test_whoever_joins_sends_the_coach_away(server: Server) -> None:
    made, (olena,) = server.begun("me", "random", coach=True, options={"first": "0"})
    link = olena.ask("link", what="seat", seat=1)["token"]
    petro = server.player(made["id"], link, name="Petro")
    petro.catch_up()
    olena.catch_up()
    if petro.table["seats"][1]["holder"] == "person":
        assert olena.table["coached"] == []


def test_a_coach_thinks_on_another_machine_as_well() -> None:
    match = from_position(BLUNDER, seed=1)
    asked = question(match, 0, "general", PACK, 60.0)
    asked = received(sent(replace(asked, guides=True, played="send scouts")), PACK, 60.0)
    said = reply_of(answered(reply(asked)))
    assert said is not None and said.guidance is not None and said.guidance.judgement is not None
    assert said.guidance.judgement.lost > 0.5
