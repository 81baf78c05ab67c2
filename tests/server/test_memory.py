"""What strangers send does not fill the memory, and clearing up holds up nobody."""

import asyncio
import gc
import io
import random
import sys
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable.server import reading
from sandtable.server.readers import LENGTH_BYTES, Question, Reply
from sandtable.server.recent import Recent
from sandtable.server.watch import SLOW
from tests.server.harness import Server

UPLOADS, LETTERS = 8, 335_000
SERVER_MB, READERS_MB = 50, 160
"""What the server may grow by, and what its readers may be together."""


def long_record() -> bytes:
    """A game as long as a record may be, played at random."""
    match = sandtable.new("barbarossa", seats=5, seed=3, round_limit=999)
    chance = random.Random(1)
    written = 0
    while match.to_act is not None and written < LETTERS:
        action = chance.choice(match.legal_actions())
        match.play(action)
        written += len(match.describe(action)) + 1
    return match.record().encode()


def megabytes(process: int | str = "self") -> float:
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return next(float(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")) / 1024


@contextmanager
def no_collections() -> Iterator[list[str]]:
    """Nothing is freed but by being let go of; whoever collects garbage all the same is noted."""
    noted: list[str] = []

    def note(phase: str, info: dict[str, int]) -> None:
        noted.append(phase)

    gc.collect()
    gc.disable()
    gc.callbacks.append(note)
    try:
        yield noted
    finally:
        gc.callbacks.remove(note)
        gc.enable()


@pytest.mark.skipif(not Path("/proc/self/status").is_file(), reason="the system does not say how large a process is")
def test_many_long_uploads_take_little_memory_and_clearing_up_after_them_holds_up_nobody(tmp_path: Path) -> None:
    record = long_record()
    with Server(tmp_path / "tables.db") as server:
        _made, (olena, _petro) = server.begun("me", "me")
        before = megabytes()
        with server.watched() as watch:
            for _ in range(UPLOADS):
                assert server.post("/api/replays", record).status == 201
        assert megabytes() - before < SERVER_MB
        assert sum(megabytes(reader.process.pid) for reader in server.tables.readers.idle) < READERS_MB
        assert server.tables.replays.recent.bytes <= server.tables.replays.recent.most_bytes
        with server.watched() as watch, no_collections() as collections:
            server.call(server.tables.janitor.tidy())
            assert olena.ask("play", seat=0, action=olena.actions[0])["type"] == "ok"
        assert watch.longest < SLOW and collections == []


def played(server: Server) -> tuple[str, list[weakref.ref[object]]]:
    """A table at which this and that has happened and which everybody has left: its name, and what it is made of."""
    made, (olena,) = server.begun("me", "random")
    olena.ask("pace", paused=True)
    olena.refused("play", seat=0, action="nonsense")
    olena.ask("chat", text="well?", key="k")
    server.get(f"/api/tables/{made['id']}")
    room = server.tables.rooms[made["id"]]
    parts: list[weakref.ref[object]] = []
    parts += [weakref.ref(room), weakref.ref(room.table), weakref.ref(room.table.begun), weakref.ref(room.clients[0])]
    olena.close()

    async def deserted() -> None:
        while room.clients or room.bots.busy:
            await asyncio.sleep(0.01)

    server.call(deserted())
    return made["id"], parts


def test_a_table_that_is_put_away_is_gone_without_a_collection(server: Server) -> None:
    async def put_away() -> None:
        await server.tables.janitor.put_away(float("inf"))

    with no_collections():
        name, parts = played(server)
        server.call(put_away())
        server.call(asyncio.sleep(0))  # the last turn still held what it was about
        assert name not in server.tables.rooms
        assert [part() for part in parts] == [None] * len(parts)


def test_what_was_made_lately_is_kept_within_its_bytes_and_its_age() -> None:
    now = 0.0
    kept: Recent[str] = Recent(100, 60.0, clock=lambda: now)
    for name in "abc":
        kept.put(name, name.upper(), 40)
    assert (kept.get("a"), kept.get("b"), kept.get("c"), kept.bytes) == (None, "B", "C", 80)
    now = 50.0
    assert kept.get("b") == "B"
    now = 70.0
    kept.forget_old()
    assert (kept.get("b"), kept.get("c"), kept.bytes) == ("B", None, 40)
    kept.put("b", "again", 60)
    assert (kept.get("b"), kept.bytes) == ("again", 60)
    kept.put("d", "too large", 101)
    assert (kept.get("d"), kept.bytes) == (None, 0)


def test_a_reader_that_has_grown_large_ends_after_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "bound", lambda seconds, megabytes: None)
    monkeypatch.setattr(reading, "has_grown", lambda: True)
    question = msgspec.msgpack.encode(Question("pack_named", [sandtable.new("outpost", seed=1).record()]))
    answers = io.BytesIO()
    reading.serve(io.BytesIO((len(question).to_bytes(LENGTH_BYTES, "big") + question) * 2), answers, 1.0, 100)
    data = answers.getvalue()
    reply = msgspec.msgpack.decode(data[LENGTH_BYTES:], type=Reply)
    assert int.from_bytes(data[:LENGTH_BYTES], "big") == len(data) - LENGTH_BYTES, "one answer"
    assert reply.last and reply.result[0] == "outpost"
    if sys.platform != "win32":
        monkeypatch.undo()
        monkeypatch.setattr(reading, "RETIRE_MEGABYTES", 1)
        assert reading.has_grown()
