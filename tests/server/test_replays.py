"""Finished games and uploaded records, step by step; and were the shuffles fair?"""

import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.kernel.editions import is_older
from sandtable.kernel.record import play_line, read
from sandtable.server import fairness, replays
from sandtable.server.replay_bodies import Frames, ReplayInfo, Verdict
from tests.harness import older
from tests.harness.walks import walk
from tests.server.harness import Server, change_rules, play_out


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    made, players = server.begun("me", "me")
    play_out(players)
    return made


def test_a_finished_table_can_be_stepped_through(server: Server, finished: dict[str, Any]) -> None:
    info = msgspec.json.decode(server.get(f"/api/replays/{finished['id']}").body, type=ReplayInfo)
    assert info.names == ["Player 0", "Player 1"]
    assert info.outcome is not None and info.outcome.how == "played"
    actions = [moment for moment in info.moments if moment.seat is not None]
    assert actions and actions[0].text.startswith("send ") and actions[0].step == "pick-a-squad"
    last = len(info.moments)
    answer = server.get(f"/api/replays/{finished['id']}/frames?eyes=0&from=0&to={last}")
    frames = msgspec.json.decode(answer.body, type=Frames).frames
    assert [frame.line for frame in frames] == list(range(min(last + 1, 50)))
    assert frames[0].view.seat == 0 and frames[0].number == 0
    assert sum(len(frame.events) for frame in frames) > last / 2


def test_a_seats_replay_shows_what_the_seat_saw_and_the_open_one_everything(
    server: Server, finished: dict[str, Any]
) -> None:
    path = f"/api/replays/{finished['id']}/frames?from=5&to=5"
    hands = {
        eyes: server.get(f"{path}&eyes={eyes}").json["frames"][0]["view"]["zones"]["hand.1"]["cards"]
        for eyes in ("0", "1", "watch", "open")
    }
    assert set(hands["0"]) == set(hands["watch"]) == {"?squad"}
    assert "?squad" not in hands["1"]
    assert hands["open"] == hands["1"]
    deck = server.get(f"{path}&eyes=open").json["frames"][0]["view"]["zones"]["deck"]["cards"]
    assert deck and "?squad" not in deck


def test_any_moment_is_the_same_however_one_gets_there(server: Server, finished: dict[str, Any]) -> None:
    path = f"/api/replays/{finished['id']}/frames?eyes=open"
    run = server.get(f"{path}&from=0&to=40").json["frames"]
    for line in (0, 1, 7, len(run) - 1):
        assert server.get(f"{path}&from={line}&to={line}").json["frames"] == [run[line]]


def random_record(game: str) -> str:
    """A record with actions taken back, freely and by consent, with notes, and with somebody who gives up."""
    chance = random.Random(3)
    match = sandtable.new(game, seed=3)
    while match.to_act is not None and len(match.lines) < 100:
        if match.number and chance.random() < 0.1:
            match.take_back()
        else:
            match.play(chance.choice(match.legal_actions()))
        if chance.random() < 0.05:
            match.note("note looks on")
    if match.to_act is not None:
        match.resign(0)
    return match.record()


@pytest.mark.parametrize(
    ("game", "kept_letters"),
    [("barbarossa", 20_000), *((game, replays.KEPT_LETTERS) for game in sandtable.game_names())],
)
def test_every_moment_of_a_film_is_the_moment_of_its_record(
    game: str, kept_letters: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "KEPT_LETTERS", kept_letters)
    record = random_record(game)
    replay = replays.Replay("x", record)
    shown = replays.ReplayFrames(replay.packed())
    match = sandtable.replay(record, upto=0)
    for line in range(len(replay.lines) + 1):
        start = len(match.events.entries) if line else 0
        played = replays.action_said(match, replay.lines[line - 1]) if line else None
        if line:
            play_line(match, replay.lines[line - 1], line)
        if line % 6 and replay.lines[line - 1] != "undo":
            continue
        expected = {**replays.frame(match, 0, line, start), "played": played}
        (frame,) = msgspec.json.decode(shown.frames(0, line, line))["frames"]
        assert frame == msgspec.json.decode(msgspec.json.encode(expected))
    run = msgspec.json.decode(shown.frames("open", 20, 59))["frames"]
    for frame in run[::5]:
        assert msgspec.json.decode(shown.frames("open", frame["line"], frame["line"]))["frames"] == [frame]
    assert replay.report().shuffles == fairness.check(record).shuffles


@pytest.mark.parametrize(
    ("query", "code"),
    [("eyes=9", "not-found"), ("eyes=x", "malformed"), ("from=-1", "malformed"), ("to=1e9", "malformed")],
)
def test_a_moment_that_is_not_there_is_refused(server: Server, finished: dict[str, Any], query: str, code: str) -> None:
    assert server.get(f"/api/replays/{finished['id']}/frames?{query}").json["code"] == code
    assert server.get("/api/replays/nowhere").json["code"] == "not-found"


def test_the_record_of_a_table_says_how_its_seed_was_made(server: Server, finished: dict[str, Any]) -> None:
    record = server.get(f"/api/replays/{finished['id']}/record").text
    verdict = msgspec.json.decode(server.get(f"/api/replays/{finished['id']}/verify").body, type=Verdict)
    assert verdict.fair and verdict.shuffles >= 2
    assert finished["hash"] in record
    assert fairness.check(record).fair
    bits = next(line for line in record.splitlines() if line.startswith(fairness.BITS_NOTE))
    forged = record.replace(bits, f"{fairness.BITS_NOTE} {'0' * 32}")
    assert not fairness.check(forged).hash_matches
    word = next(line for line in record.splitlines() if line.startswith(fairness.WORD_NOTE))
    forged = record.replace(word, word[:-1] + ("0" if word[-1] != "0" else "1"))
    report = fairness.check(forged)
    assert report.hash_matches and not report.seed_matches and not report.fair
    silent = "\n".join(line for line in record.splitlines() if not line.startswith("note table-"))
    assert not fairness.check(silent).stated


def test_a_record_can_be_uploaded_and_watched(server: Server) -> None:
    match = sandtable.new("outpost", seats=3, seed=4)
    while match.to_act is not None:
        match.play(match.legal_actions()[-1])
    answer = server.post("/api/replays", match.record().encode())
    assert answer.status == 201
    name = answer.json["id"]
    assert answer.json["outcome"]["ranks"] == list(match.result.ranks if match.result else ())
    server.tables.replays.recent.clear()
    assert server.get(f"/api/replays/{name}").json == answer.json
    assert server.get(f"/api/replays/{name}/verify").json["fair"] is False


def test_an_unfinished_record_can_be_watched_as_far_as_it_goes(server: Server) -> None:
    match = sandtable.new("outpost", seats=2, seed=4)
    match.play(match.legal_actions()[0])
    answer = server.post("/api/replays", match.record().encode())
    assert answer.json["outcome"] is None and len(answer.json["moments"]) == 1


@pytest.mark.parametrize("game", older.GAMES)
def test_a_record_of_the_first_edition_is_shown_with_its_cards(server: Server, game: str) -> None:
    answer = server.post("/api/replays", older.text(game).encode())
    assert answer.status == 201
    info = msgspec.json.decode(answer.body, type=ReplayInfo)
    head, lines = read(older.text(game))
    assert [moment.text for moment in info.moments] == lines
    verdict = server.get(f"/api/replays/{info.id}/verify").json
    frames = server.get(f"/api/replays/{info.id}/frames").json
    if is_older(head):
        assert info.older and "version 1" in info.older["en"] and "версією 1" in info.older["uk"]
        assert frames["code"] == "not-found"
        assert not verdict["replays"] and "rules version 1" in verdict["text"]["en"]
    else:
        assert info.older is None and info.outcome and frames["frames"] and verdict["replays"]
    assert server.get(f"/api/replays/{info.id}/record").text == older.text(game)
    cards = server.get(f"/api/replays/{info.id}/game").json["cards"]
    (first,) = [pack for pack in sandtable.game(game).older_packs if pack.name == "first-edition"]
    assert [card["slug"] for card in cards] == sandtable.game(game).read_pack(first).slugs


def test_the_result_that_an_older_record_states_is_shown(server: Server) -> None:
    match = sandtable.new("outpost", seats=2, seed=4)
    while match.to_act is not None:
        match.play(match.legal_actions()[-1])
    record = match.record().replace("rules: 1", "rules: 0").replace("send ", "post ")
    info = server.post("/api/replays", record.encode()).json
    assert match.result is not None and info["older"]["en"]
    assert info["outcome"]["scores"] == list(match.result.scores)
    assert info["outcome"]["reason"] == match.result.reason


@pytest.mark.parametrize("fits", [True, False])
def test_a_table_that_was_finished_by_older_rules_shows_its_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fits: bool
) -> None:
    store = tmp_path / "tables.db"
    with Server(store) as server:
        made, players = server.begun("me", "me")
        play_out(players)
        before = server.get(f"/api/replays/{made['id']}/record").text
    monkeypatch.setattr(sandtable.game("outpost"), "version", 2)
    if not fits:
        change_rules(monkeypatch)
        with sqlite3.connect(store) as connection:
            connection.execute("DELETE FROM snapshots")
    with Server(store) as server:
        assert server.get(f"/api/replays/{made['id']}/record").text == before
        answer = server.get(f"/api/tables/{made['id']}")
        assert answer.status == (200 if fits else 500)
        if fits:
            assert answer.json["phase"] == "over"
            token = made["seats"]["0"]
            assert server.get(f"/api/tables/{made['id']}/record", Authorization=f"Bearer {token}").text == before


def test_an_unfinished_table_of_older_rules_shows_no_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "tables.db"
    with Server(store) as server:
        made, _ = server.begun("me", "me")
    monkeypatch.setattr(sandtable.game("outpost"), "version", 2)
    with Server(store) as server:
        assert server.get(f"/api/replays/{made['id']}").json["code"] == "not-over"


@pytest.mark.parametrize(
    "record",
    [
        b"",
        b"nonsense",
        b"\xff\xff",
        b"sandtable record 1\ngame: outpost\n",
        sandtable.new("outpost", seed=1).record().encode() + b"send nobody\n",
        sandtable.new("outpost", seed=1).record().encode() + b"undo\n",
        sandtable.new("outpost", seed=1).record().encode() + b"note x\n" * 19_000 + b"undo\n" * 900,
        sandtable.new("outpost", seed=1).record().replace("rules: 1", "rules: 99").encode(),
    ],
)
def test_a_record_that_does_not_replay_is_refused_with_a_sentence(server: Server, record: bytes) -> None:
    answer = server.post("/api/replays", record)
    assert (answer.status, answer.json["code"]) == (400, "bad-record")
    assert answer.json["text"]["en"]


def test_a_moment_says_the_action_that_was_played(server: Server) -> None:
    """Some actions tell no event; their words need what they cost, which only the position knows."""
    match = sandtable.new("afu", seed=5)
    for _ in walk(match, random.Random(5)):
        pass
    replay = server.post("/api/replays", match.record().encode()).json["id"]
    shown = server.get(f"/api/replays/{replay}/frames?eyes=open&from=0&to=60").json["frames"]
    assert shown[0]["played"] is None
    assert all(frame["played"]["id"].startswith("do-") for frame in shown[1:])
    speaker = match.speaker("en")
    assert not any("{" in speaker.say(frame["played"]) for frame in shown[1:])
