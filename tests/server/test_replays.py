"""Finished games and uploaded records, step by step; and were the shuffles fair?"""

import random
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.kernel.record import play_line
from sandtable.server import fairness, replays
from sandtable.server.bodies import Frames, ReplayInfo, Verdict
from tests.server.harness import Server, play_out


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
    film = replays.Film("x", record)
    shown = replays.Projector(film.reel())
    match = sandtable.replay(record, upto=0)
    for line in range(len(film.lines) + 1):
        start = len(match.events.entries) if line else 0
        if line:
            play_line(match, film.lines[line - 1], line)
        if line % 6 and film.lines[line - 1] != "undo":
            continue
        expected = replays.frame(match, 0, line, start)
        (frame,) = msgspec.json.decode(shown.frames(0, line, line))["frames"]
        assert frame == msgspec.json.decode(msgspec.json.encode(expected))
    run = msgspec.json.decode(shown.frames("open", 20, 59))["frames"]
    for frame in run[::5]:
        assert msgspec.json.decode(shown.frames("open", frame["line"], frame["line"]))["frames"] == [frame]
    assert film.report().shuffles == fairness.check(record).shuffles


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
    server.hub.films.recent.clear()
    assert server.get(f"/api/replays/{name}").json == answer.json
    assert server.get(f"/api/replays/{name}/verify").json["fair"] is False


def test_an_unfinished_record_can_be_watched_as_far_as_it_goes(server: Server) -> None:
    match = sandtable.new("outpost", seats=2, seed=4)
    match.play(match.legal_actions()[0])
    answer = server.post("/api/replays", match.record().encode())
    assert answer.json["outcome"] is None and len(answer.json["moments"]) == 1


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
