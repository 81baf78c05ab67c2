"""What strangers send may be slow to read, or worse: nobody at any table waits for it.

The loop's own CPU time is asserted here, the one time that a test may assert: it does not depend on how busy the
machine is.
"""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import sandtable
from bench.hostile import Victim
from sandtable.server import readers
from sandtable.server.limits import Limits
from sandtable.server.watch import SLOW
from tests.server.harness import RELAXED, WAIT, Player, Server

LIMITS = replace(RELAXED, reading_seconds=2.0)
HEAD = '[pack]\nname = "mine"\nextends = "standard"\n'
RECORD = sandtable.new("outpost", seed=1).record()
BODY = Limits().body_bytes - 2_000
"""Letters that fit into a request with all that is around them."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("store") / "tables.db", LIMITS) as running:
        yield running


def filled(part: str, letters: int = BODY) -> str:
    return part * (letters // (len(json.dumps(part)) - 2))


def card(number: int, letters: int = 0) -> str:
    said = f'name = {{ en = "K {number}{"x" * letters}", uk = "К {number}" }}'
    return f'[kind-{number}]\n{said}\ncopies = 2\nworth = 1\nsource = "designed"\n'


PACKS = {
    "a dotted key": HEAD + ".".join("a" * 16_000) + " = 1\n",
    "the longest dotted key": HEAD + filled("a.") + "a = 1\n",
    "a dotted key of strings": HEAD + filled("'a'.") + "a = 1\n",
    "dotted keys of the longest line": HEAD + filled(f"{'a.' * 1_990}a = 1\n"),
    "dotted keys that are almost too long": HEAD + filled(f"{'a.' * 6}a = 1\n[x]\n", 90_000),
    "a dotted head of a table": HEAD + "[" + filled("a.") + "a]\n",
    "a dotted key in an inline table": HEAD + "a = { " + filled("a.") + "a = 1 }\n",
    "a dotted key behind quotes": HEAD + 'a = [ """a"""" , { ' + filled("a.", 3_000) + 'a = 1 }, "" ]\n',
    "lists in lists": HEAD + "a = " + filled("["),
    "lists in lists, line by line": HEAD + "a = " + filled("[\n"),
    "tables in tables": HEAD + "a = " + filled("{ a = "),
    "a huge number": HEAD + "a = " + filled("9"),
    "a huge number that is almost too long": HEAD + "a = " + "9" * 99 + "\n",
    "a huge hexadecimal number": HEAD + "a = 0x" + filled("f"),
    "a huge string": HEAD + 'a = "' + filled("x") + '"\n',
    "a huge string of many lines": HEAD + 'a = """' + filled("x\n", 90_000) + '"""\n',
    "a string without an end": HEAD + 'a = """' + filled('" \n', 90_000),
    "many tables": HEAD + "".join(f"[t{number}]\n" for number in range(9_000)),
    "many keys": HEAD + "".join(f"k{number} = 1\n" for number in range(8_000)),
    "many lists of tables": HEAD + filled("[[a]]\n", 90_000),
    "comments": HEAD + filled("#\n", 90_000),
    "quotes": HEAD + filled('"'),
}
SQUADS = {
    "many kinds": "".join(card(number) for number in range(900)),
    "as many kinds as can be": "".join(card(number) for number in range(390)),
    "long names": "".join(card(number, 3_000) for number in range(25)),
    "a long slug": f"['{'a' * 3_000}']\n",
    "a huge count": f"[scouts]\ncopies = {'9' * 90}\n",
    "an unknown key that is nearly known": f"[scouts]\n{'wort' * 25} = 1\n" * 1,
}
MAPS = {
    "wide": "name: x\nplayers: 2\nvp: 9\nresearch: 9\nminutes: 9\n\n" + filled(". ", 19_000),
    "high": "name: x\nplayers: 2\nvp: 9\nresearch: 9\nminutes: 9\n\n" + filled(".\n", 19_000),
    "empty columns": "name: x\nplayers: 2\nvp: 9\nresearch: 9\nminutes: 9\n\n" + filled(" ", 19_000) + ".\n",
    "numbers": f"name: x\nplayers: {'9' * 9_000}\nvp: {'9' * 9_000}\nresearch: 9\nminutes: 9\n\n. .\n",
    "headings": filled("name: x\n", 19_000),
    "too long": filled(". \n"),
}
DECKS = {
    "a giant count": "side: soviet\n" + "9" * 19_000 + " depot\n",
    "giant counts": "side: soviet\n" + filled("9" * 900 + " depot\n", 19_000),
    "many lines": "side: soviet\n" + filled("1 depot\n", 19_000),
    "unknown cards": "side: soviet\n" + filled("1 depo\n", 19_000),
    "a long card": "side: soviet\n1 " + filled("depot-", 19_000) + "\n",
    "in one line": "soviet" + filled(", 1 depot", 19_000),
    "other digits": "side: soviet\n²² depot\n",
    "too long": filled("1 depot\n"),
}
RECORDS = {
    "lines": RECORD + filled("x\n"),
    "notes": RECORD + filled("note x\n"),
    "as many notes as can be": RECORD + "note x\n" * 19_900,
    "a huge note": RECORD + "note " + filled("x") + "\n",
    "undo": RECORD + filled("undo\n"),
    "undo and play": RECORD + filled("send scouts\nundo\n"),
    "resignations": RECORD + "resign " + filled("9") + "\n",
    "an action": RECORD + "send " + filled("scouts") + "\n",
    "a huge head": RECORD.replace("seats: 2", "seats: " + filled("2")),
    "a huge seed": RECORD.replace("seed: 1", "seed: " + filled("1")),
    "a strange seed": RECORD.replace("seed: 1", "seed: --1"),
    "rules": RECORD.replace("rules: 1", "rules: " + filled("1")),
    "a block": RECORD.replace("seed: 1", "seed: 1\nposition:\n" + filled("|\n")),
    "a block of nothing": RECORD.replace("game: outpost", "| x\ngame: outpost"),
    "many keys": RECORD.replace("seed: 1", "seed: 1\n" + "".join(f"option {n}: 1\n" for n in range(25_000)) + "x: 1"),
    "a position": RECORD.replace("seed: 1", "seed: 1\nposition:\n| game: outpost\n" + filled("| hand.0: scouts\n")),
    "a position with many cards": RECORD.replace(
        "seed: 1", "seed: 1\nposition:\n| game: outpost\n| hand.0: " + filled("scouts ", 300_000)
    ),
    "no lines at all": filled("\n"),
    "other line breaks": RECORD.replace("\n", "\r") + filled("note x\r", 90_000),
}


def wish(server: Server, **more: Any) -> int:
    """The status of the answer to somebody who wants a table; it is never a fault of ours."""
    body = json.dumps({"game": "outpost", "seats": ["me", "open"], **more}).encode()
    assert len(body) < LIMITS.body_bytes
    return checked(server, "/api/tables", body)


def checked(server: Server, path: str, body: bytes) -> int:
    answer = server.post(path, body)
    assert answer.status in (201, 400), answer.text[:500]
    if answer.status == 400:
        assert answer.json["text"]["en"] and answer.json["text"]["uk"]
        assert "{???}" not in answer.json["text"]["en"]
    return answer.status


@pytest.mark.parametrize("name", PACKS)
def test_a_pack_that_is_slow_to_read_blocks_nobody(server: Server, name: str) -> None:
    with server.watched() as watch:
        wish(server, pack={"pack.toml": PACKS[name]})
        wish(server, pack={"pack.toml": HEAD, "squads.toml": PACKS[name]})
    assert watch.longest < SLOW


@pytest.mark.parametrize("name", SQUADS)
def test_cards_that_are_too_many_or_too_long_block_nobody(server: Server, name: str) -> None:
    with server.watched() as watch:
        wish(server, pack={"pack.toml": HEAD + "[totals]\n", "squads.toml": SQUADS[name]})
    assert watch.longest < SLOW


@pytest.mark.parametrize("name", MAPS)
def test_a_map_that_is_slow_to_read_blocks_nobody(server: Server, name: str) -> None:
    with server.watched() as watch:
        wish(server, game="frontier-wars", options={"operation": MAPS[name]})
    assert watch.longest < SLOW


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_that_is_slow_to_read_blocks_nobody(server: Server, name: str) -> None:
    with server.watched() as watch:
        wish(server, game="victory-day", options={"deck0": DECKS[name]})
    assert watch.longest < SLOW


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_that_is_slow_to_replay_blocks_nobody(server: Server, name: str) -> None:
    body = RECORDS[name].encode()
    assert len(body) < LIMITS.body_bytes
    with server.watched() as watch:
        if checked(server, "/api/replays", body) == 201:
            replay = server.post("/api/replays", body).json["id"]
            for path in ("", "/game", "/record", "/verify", "/frames?eyes=open&from=0&to=49", "/frames?from=9999"):
                assert server.get(f"/api/replays/{replay}{path}").status in (200, 400)
    assert watch.longest < SLOW


def play_a_little(server: Server, made: dict[str, Any]) -> Player:
    olena = server.player(made["id"], *made["seats"].values(), made["host"])
    for seat in made["seats"]:
        olena.ask("word", seat=int(seat), word="0" * 32)
    assert olena.ask("start")["type"] == "ok"
    for _ in range(6):
        olena.catch_up()
        asked = olena.curtain if olena.curtain is not None else olena.view["to_act"]
        olena.ask("look", seat=asked)
        assert olena.refused("play", seat=asked, action="send kind-1x") == "illegal"
        assert olena.ask("play", seat=asked, action=olena.actions[0])["type"] == "ok"
    return olena


def heavy_units() -> str:
    """As many different units as a table takes, each with two abilities."""
    kind = (
        '[unit-{0}]\nname = {{ en = "Unit {0}", uk = "Підрозділ {0}" }}\ncopies = 3\nsubtype = "infantry"\nplay = 1\n'
        'buy = 2\ndeploy = "may-fatigued"\nsource = "designed"\nabilities = [{{ box = "deploying", cost = {{ fatigue = '
        '"self" }}, effect = [{{ do = "gain", bp = 1 }}] }}]\n'
    )
    return "".join(kind.format(number) for number in range(230))


@pytest.mark.parametrize(
    ("game", "files"),
    [
        (
            "outpost",
            {"pack.toml": HEAD + "[totals]\ncards = 804\n", "squads.toml": "".join(card(n) for n in range(390))},
        ),
        (
            "barbarossa",
            {"pack.toml": HEAD + "[totals]\ncards = 995\nkinds = 287\nunits = 814\n", "units.toml": heavy_units()},
        ),
    ],
    ids=["outpost", "barbarossa"],
)
def test_a_table_with_the_largest_pack_is_made_played_and_read_again_without_blocking_anybody(
    tmp_path: Path, game: str, files: dict[str, str]
) -> None:
    with Server(tmp_path / "tables.db", LIMITS) as server, server.watched() as watch:
        made = server.table("me", "me", game=game, pack=files)
        olena = play_a_little(server, made)
        assert server.get(f"/api/tables/{made['id']}/game").status == 200
        olena.ask("look", seat=0)
        olena.ask("resign", seat=0)
        assert server.get(f"/api/replays/{made['id']}/frames?eyes=open&from=0&to=9").status == 200
        olena.close()
    assert watch.longest < SLOW
    with Server(tmp_path / "tables.db", LIMITS) as server, server.watched() as watch:
        assert server.get(f"/api/tables/{made['id']}").status == 200
        again = server.player(made["id"], made["seats"]["0"])
        again.until("state")
    assert watch.longest < SLOW


def test_others_are_served_while_something_hostile_is_read(server: Server) -> None:
    storm = sandtable.new("barbarossa", seats=5, seed=1)
    while storm.number < 1_000:
        storm.play(storm.legal_actions()[0])
    body = (storm.record() + "undo\n" * 160).encode()
    _made, (olena, petro) = server.begun("me", "me")
    with ThreadPoolExecutor(1) as elsewhere, server.watched() as watch:
        reading = elsewhere.submit(checked, server, "/api/replays", body)
        for player in (olena, petro, olena, petro):
            player.catch_up()
            assert player.ask("play", seat=player.view["seat"], action=player.actions[0])["type"] == "ok"
        server.table("me", "open")
        assert reading.result() in (201, 400)
    assert watch.longest < SLOW


# -- the readers themselves -------------------------------------------------------------------------


def refused_for_limits(server: Server) -> None:
    answer = server.post("/api/replays", RECORDS["as many notes as can be"].encode())
    assert (answer.status, answer.json["code"]) == (400, "bad-record")
    assert "seconds or" in answer.json["text"]["en"]
    assert not server.tables.readers.idle


def test_a_reader_that_runs_out_of_memory_is_replaced_and_nothing_is_left_behind(tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    with Server(tmp_path / "tables.db", replace(LIMITS, reading_megabytes=1), packs=packs) as server:
        refused_for_limits(server)
        server.tables.readers.limits = LIMITS
        assert checked(server, "/api/replays", RECORD.encode()) == 201
        assert wish(server, pack={"pack.toml": "= nonsense"}) == 400
        assert wish(server, pack={"pack.toml": HEAD}) == 201
        assert not [folder for folder in packs.iterdir() if folder.name.startswith("draft-")]
        assert len(server.tables.readers.idle) == 1


def test_a_reader_that_does_not_answer_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path / "tables.db", LIMITS) as server:
        with monkeypatch.context() as hasty:
            hasty.setattr(readers, "START_SECONDS", 0.0)
            hasty.setattr(readers, "PATIENCE", 0)
            refused_for_limits(server)
        assert checked(server, "/api/replays", RECORD.encode()) == 201


@pytest.mark.skipif(sys.platform == "win32", reason="there only the clock bounds a process")
def test_a_process_ends_when_its_time_is_used_up() -> None:
    spin = "from sandtable.server.reading import bound\nbound(0.01, 1000)\nwhile True: pass"
    assert subprocess.run([sys.executable, "-c", spin], timeout=WAIT).returncode == -signal.SIGXCPU


def test_who_asks_for_too_much_at_once_is_sent_away(tmp_path: Path) -> None:
    limits = replace(LIMITS, questions_of_one=0)
    with Server(tmp_path / "tables.db", limits) as server:
        answer = server.post("/api/replays", RECORD.encode())
        assert (answer.status, answer.json["code"]) == (503, "busy")
        server.table("me", "open")


def test_a_reader_lives_on_though_the_server_itself_is_large(tmp_path: Path) -> None:
    ballast = b"x" * (200 << 20)
    with Server(tmp_path / "tables.db", LIMITS, packs=tmp_path / "packs") as server:
        assert wish(server, pack={"pack.toml": HEAD}) == 201
        assert len(server.tables.readers.idle) == 1
    assert ballast


def test_the_first_to_be_refused_after_a_start_holds_up_nobody(tmp_path: Path) -> None:
    victim = Victim(tmp_path)
    try:
        victim.look()
        assert victim.post("/api/tables", b"nonsense") == 400
        turn, _ = victim.look()
        assert turn < SLOW
    finally:
        victim.process.kill()
        victim.process.wait()
