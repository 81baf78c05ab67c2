"""A finished game analysed by the server: in the background, kept with the game, stopped by who began it."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.server.limits import ALL_FROM_ONE
from sandtable.server.replay_bodies import AnalysisInfo, Frames
from tests.kernel.test_analysis import blundered
from tests.server.harness import Http, Server, play_out


def blunder() -> str:
    """The record of a game whose first choice throws it away."""
    return blundered("send scouts")


def long_game() -> str:
    """A game whose analysis takes a while."""
    match = sandtable.new("barbarossa", seats=2, seed=3)
    while match.to_act is not None:
        match.play(match.canonical_actions()[0])
    return match.record()


def uploaded(server: Http, record: str) -> str:
    return str(server.post("/api/replays", record.encode()).json["id"])


def path_of(name: str) -> str:
    return f"/api/replays/{name}/analysis"


def state(server: Server, name: str) -> AnalysisInfo:
    return msgspec.json.decode(server.get(path_of(name)).body, type=AnalysisInfo)


def finished(server: Server, name: str, seconds: float = 200.0) -> AnalysisInfo:
    """When it has ended; its process has a low rank, and other tests may keep the machine busy."""
    ends = time.monotonic() + seconds
    while (found := state(server, name)).state in ("waiting", "going"):
        assert time.monotonic() < ends, "the analysis does not end"
        time.sleep(0.1)
    return found


def test_a_game_is_analysed_in_the_background_and_the_better_line_can_be_stepped_through(server: Server) -> None:
    name = uploaded(server, blunder())
    assert state(server, name) == AnalysisInfo("none")
    begun = server.post(path_of(name), b"")
    assert begun.status == 200 and begun.json["state"] in ("waiting", "going") and begun.json["mine"]
    found = finished(server, name)
    first = found.moments[0]
    assert found.state == "done" and found.turned == [first.line] == [1]
    assert first.seat == 0 and first.lost > 0.5 and first.played.args != first.better[0].args
    assert first.actions[0] == "send tank-crew"
    account = found.accounts[0]
    assert account.began - account.lost + account.given + account.luck == pytest.approx(found.shares[0])
    shown = msgspec.json.decode(server.get(f"{path_of(name)}/1?eyes=0").body, type=Frames)
    assert len(shown.frames) == 1 + len(first.actions)
    before, after = shown.frames[0].view, shown.frames[1].view
    assert (before.seat, before.to_act, after.to_act) == (0, 0, 1)
    assert [frame.played for frame in shown.frames] == [None, *first.better]
    assert server.get(f"{path_of(name)}/2?eyes=0").status == 404, "nothing was better there"
    assert server.post(path_of(name), b"").json["state"] == "done", "it is not done again"


def test_a_game_between_people_is_analysed_only_when_it_is_over(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, players = server.begun("me", "me")
    assert server.post(path_of(made["id"]), b"").status == 409
    play_out(players)
    monkeypatch.setattr(server.tables.analyses, "simulations", 1)
    assert server.post(path_of(made["id"]), b"").status == 200
    assert finished(server, made["id"]).state == "done"


def test_a_record_that_does_not_come_to_its_end_is_not_analysed(server: Server) -> None:
    match = sandtable.new("outpost", seed=1)
    match.play(match.legal_actions()[0])
    refused = server.post(path_of(uploaded(server, match.record())), b"")
    assert refused.status == 409
    assert refused.json["text"]["en"] == "That cannot be done now: the game is still going on."


def test_it_can_be_stopped_and_nothing_is_kept(server: Server) -> None:
    name = uploaded(server, long_game())
    assert server.post(path_of(name), b"").json["state"] in ("waiting", "going")
    other = uploaded(server, long_game())
    refused = server.post(path_of(other), b"")
    assert refused.status == 429 and "one is being analysed now" in refused.json["text"]["en"]
    assert server.request("DELETE", path_of(name), None, {}).json["state"] == "none"
    assert state(server, name).state == "none"
    assert server.post(path_of(other), b"").json["state"] in ("waiting", "going"), "the place is free again"
    assert server.request("DELETE", path_of(other), None, {}).status == 200


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with Server(store) as first:
        name = uploaded(first, blunder())
        first.post(path_of(name), b"")
        found = finished(first, name)
    with Server(store) as second:
        assert state(second, name) == found


def test_one_that_takes_too_long_ends_and_says_so(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", limits=replace(ALL_FROM_ONE, analysis_seconds=0.01)) as server:
        name = uploaded(server, long_game())
        server.post(path_of(name), b"")
        found = finished(server, name)
        assert found.state == "failed" and found.text is not None
        assert "takes more than" in found.text["en"] and not found.moments


def test_what_is_not_there_is_not_analysed(server: Server) -> None:
    wanted: list[Any] = [server.get(path_of("nothing")), server.post(path_of("nothing"), b"")]
    wanted.append(server.request("DELETE", path_of("nothing"), None, {}))
    assert [answer.status for answer in wanted] == [404, 404, 404]
