"""What is done in the processes of `readers.py`: `python -m sandtable.server.reading SECONDS MEGABYTES`.

Questions come in on the standard input and answers go out on the standard output, each behind its length.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from gzip import compress, decompress
from math import ceil
from pathlib import Path
from random import Random
from typing import Any, BinaryIO

import msgspec

from sandtable.kernel.errors import Error, Phrase
from sandtable.kernel.match import Match, begin
from sandtable.kernel.record import Start, read
from sandtable.kernel.registry import game as game_named
from sandtable.server import catalogue, making, replays
from sandtable.server.bodies import NewTable
from sandtable.server.packs import PackShelf
from sandtable.server.readers import LENGTH_BYTES, Question, Reply
from sandtable.server.replay_bodies import AnalysisInfo
from sandtable.server.shapes import Eyes
from sandtable.server.speech import Refused
from sandtable.server.store import StoreFailed

MOST_KINDS, MOST_CARDS, MOST_ACTIONS = 400, 1_000, 30_000
"""Of a pack at a table. Ours have at most 155 kinds, 305 cards and 2,495 actions."""
TRIAL = 60
"""Actions that are tried out with a pack before anybody plays with it."""
SLOWEST_ACTION = 0.1
"""Seconds of CPU for an action and all views after it. Ours take 6 ms at most."""
RETIRE_MEGABYTES = 160
"""A process that has grown larger than that ends after its answer."""
QUICK = 5
"""The level of compression."""

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Question).decode


# -- the tasks --------------------------------------------------------------------------------------


def agree(wish: dict[str, Any], standard: dict[str, str], draft: str) -> dict[str, Any]:
    """Can a table be made with this pack, these decks, this map?

    `standard`: the texts of the pack that the server found installed. `draft`: a folder to write it in.
    """
    asked = msgspec.convert(wish, NewTable)
    shelf = PackShelf(Path(draft))
    shelf.texts[asked.game] = standard
    agreed = making.check_wish(asked, shelf)
    game = game_named(asked.game)
    match = begin(game, shelf.pack(game, agreed.pack.name), len(asked.seats), agreed.options, Start(0))
    check_size(match)
    try_out(match)
    plain: dict[str, Any] = msgspec.to_builtins(agreed, builtin_types=(bytes,))
    return plain


def check_size(match: Match) -> None:
    """The server itself plays with the pack, so its size is bounded."""
    for found, most, what in (
        (match.pack.size, MOST_KINDS, "kinds"),
        (sum(match.pack.copies), MOST_CARDS, "cards"),
        (match.num_actions, MOST_ACTIONS, "actions"),
    ):
        if found > most:
            raise Refused("bad-pack", detail=Phrase("pack-too-large", most=most, what=what, found=found))


def try_out(match: Match) -> None:
    """Play a little. A pack can make one action as long as a whole game.

    What was slow is measured again: the first time a process also reads the words of the game.
    """
    chance = Random(0)
    for _ in range(TRIAL):
        if match.to_act is None:
            return
        action = chance.choice(match.legal_actions())
        before = match.clone()
        if seconds_of(match, action) > SLOWEST_ACTION and seconds_of(before, action) > SLOWEST_ACTION:
            raise Refused("bad-pack", detail=Phrase("pack-too-slow"))


def seconds_of(match: Match, action: int) -> float:
    """The CPU that an action and all views after it take."""
    begun = time.process_time()
    match.play(action)
    for seat in (*range(match.seats), None):
        match.view(seat)
    return time.process_time() - begun


def pack_named(record: str) -> tuple[str, str]:
    """The game and the pack that a record names."""
    try:
        head, _ = read(record)
    except Error as error:
        raise Refused("bad-record", detail=error) from None
    return head.game, head.pack


def replay(name: str, record: str, pack: str) -> dict[str, Any]:
    """A record, replayed: what a page is told of it, packed, and what its moments are found by."""
    shown = replays.replay(name, record, pack)
    told = shown.info()
    info = compress(msgspec.json.encode(told), QUICK)
    verdict = msgspec.json.encode(replays.verdict(shown.report()))
    found = {"game": shown.head.game, "pack": pack, "info": info, "verdict": verdict, "packed": shown.packed()}
    return {**found, "over": told.outcome is not None}


def frames(packed: bytes, eyes: Eyes, first: int, last: int) -> bytes:
    """Some moments of a replay, packed."""
    return compress(replays.ReplayFrames(packed).frames(eyes, first, last), QUICK)


def better(packed: bytes, made: bytes, line: int, eyes: Eyes) -> bytes:
    """The better line of an analysis, step by step, packed."""
    info = msgspec.json.decode(decompress(made), type=AnalysisInfo)
    actions = next((moment.actions for moment in info.moments if moment.line == line), [])
    return compress(replays.ReplayFrames(packed).better(eyes, line, actions), QUICK)


def details(game: str, folder: str) -> bytes:
    """Everything about a game with the pack in a folder, packed."""
    return compress(msgspec.json.encode(catalogue.game_details(game_named(game), folder)), QUICK, mtime=0)


ALL = (agree, pack_named, replay, frames, better, details)
TASKS: dict[str, Callable[..., Any]] = {task.__name__: task for task in ALL}


# -- the process ------------------------------------------------------------------------------------


NO_MEMORY = (MemoryError, SystemError)
"""The interpreter makes either of a lack of memory."""


def reply_to(question: Question) -> Reply:
    """Carry out a task. Whatever goes wrong in it is the fault of what was sent."""
    try:
        return Reply(TASKS[question.task](*question.given))
    except Refused as refused:
        return Reply(code=refused.code, text=refused.text, rules=refused.rules)
    except NO_MEMORY:
        raise
    except (OSError, StoreFailed):  # a full disk: no fault of what was sent
        return Reply(code="not-stored", text=Refused("not-stored").text)
    except Exception:  # a fault in a game, brought out by what was sent
        return Reply(fault=traceback.format_exc())


def bound(seconds: float, megabytes: int) -> None:
    """From now on the process has so much CPU, counted from here, and so much memory in all."""
    if sys.platform == "win32":
        return  # there only the clock bounds a process
    import resource

    used = ceil(time.process_time() + seconds)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (used, most))
    for what, limit in ((resource.RLIMIT_AS, megabytes << 20), (resource.RLIMIT_CORE, 0)):
        _, most = resource.getrlimit(what)
        try:
            resource.setrlimit(what, (limit, most))
        except (OSError, ValueError):
            continue  # a system that does not bound this; the clock does


def has_grown() -> bool:
    """Is it time to make room for a new process?"""
    return resident_bytes() > RETIRE_MEGABYTES << 20


def resident_bytes() -> int:
    """How much memory this process holds now; 0 where the system does not say.

    Not the peak that `resource` tells: on Linux a process begins with the peak of the one that started it.
    """
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def serve(questions: BinaryIO, answers: BinaryIO, seconds: float, megabytes: int) -> None:
    """Answer one question after another, until the server ends."""
    while len(head := questions.read(LENGTH_BYTES)) == LENGTH_BYTES:
        question = decode(questions.read(int.from_bytes(head, "big")))
        bound(seconds, megabytes)
        reply = reply_to(question)
        reply.last = has_grown()
        data = encode(reply)
        answers.write(len(data).to_bytes(LENGTH_BYTES, "big") + data)
        answers.flush()
        if reply.last:
            return


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game prints is no answer
    try:
        serve(sys.stdin.buffer, answers, float(sys.argv[1]), int(sys.argv[2]))
    except NO_MEMORY:
        sys.exit(1)  # the server notices, and says what is allowed


if __name__ == "__main__":
    main()
