"""A process in which one finished game is analysed: `python -m sandtable.server.analysing SECONDS MEGABYTES`.

The game comes in on the standard input. Out goes how far it is, again and again, and at last what was found, each
message behind its length. It has a low rank: whoever plays comes first.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from contextlib import suppress
from gzip import compress
from typing import Any, BinaryIO

import msgspec

from sandtable.kernel.analysis import Account, Analysis, Moment, analyse
from sandtable.kernel.errors import Error
from sandtable.server.readers import LENGTH_BYTES
from sandtable.server.reading import NO_MEMORY, QUICK, bound
from sandtable.server.replay_bodies import AnalysisInfo, LookedAt, SeatAccount
from sandtable.server.shapes import Phrase, Words
from sandtable.server.speech import Refused

LOW = 10
"""What the system calls the rank of a process that gets a tenth of the time of one that a person waits for."""
TELL_SECONDS = 0.3
"""How often it says how far it is."""

encode = msgspec.msgpack.Encoder().encode


class Job(msgspec.Struct, array_like=True):
    """What is to be analysed."""

    record: str
    pack: str
    """The folder of its pack; empty for the installed one."""
    simulations: int


class Word(msgspec.Struct, array_like=True):
    """What the process says: how far it is, at last what was found, or why nothing was."""

    done: int = 0
    of: int = 0
    made: bytes = b""
    """An `AnalysisInfo`, packed."""
    code: str = ""
    text: Words | None = None
    fault: str = ""


class Teller:
    """Says how far it is, now and then. Whoever does not listen any more ends it."""

    def __init__(self, out: BinaryIO) -> None:
        self.out = out
        self.last = 0.0

    def say(self, word: Word) -> None:
        data = encode(word)
        self.out.write(len(data).to_bytes(LENGTH_BYTES, "big") + data)
        self.out.flush()

    def told(self, done: int, of: int) -> None:
        now = time.monotonic()
        if now >= self.last + TELL_SECONDS:
            self.last = now
            self.say(Word(done, of))


def result_of(job: Job, teller: Teller) -> Word:
    try:
        made = analyse(job.record, job.pack or None, None, job.simulations, teller.told)
    except Error as error:
        refused = Refused("bad-record", detail=error)
        return Word(code=refused.code, text=refused.text)
    except NO_MEMORY:
        raise
    except Exception:  # a fault in a game, brought out by what was sent
        return Word(fault=traceback.format_exc())
    return Word(made=compress(msgspec.json.encode(info_of(made)), QUICK, mtime=0))


def info_of(made: Analysis) -> AnalysisInfo:
    """An analysis as a page is told it."""
    turned = [moment.at for moment in made.turning_points()]
    moments = [looked_at(moment) for moment in made.moments]
    accounts = [account_of(each) for each in made.accounts]
    return AnalysisInfo("done", 1, 1, False, made.simulations, moments, accounts, turned, list(made.shares))


def looked_at(moment: Moment) -> LookedAt:
    return LookedAt(
        moment.at,
        moment.seat,
        [round(chance, 4) for chance in moment.chances],
        round(moment.lost, 4),
        round(moment.given, 4),
        round(moment.luck, 4),
        phrase(moment.said_played),
        [phrase(said) for said in moment.said_line] if moment.lost else [],
        list(moment.line) if moment.lost else [],
    )


def account_of(each: Account) -> SeatAccount:
    return SeatAccount(each.seat, each.choices, each.best, each.began, each.lost, each.given, each.luck)


def phrase(message: dict[str, Any]) -> Phrase:
    return msgspec.convert(message, Phrase)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    if hasattr(os, "nice"):
        os.nice(LOW)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game prints is no answer
    bound(float(sys.argv[1]), int(sys.argv[2]))
    source = sys.stdin.buffer
    job = msgspec.msgpack.decode(source.read(int.from_bytes(source.read(LENGTH_BYTES), "big")), type=Job)
    teller = Teller(out)
    try:
        teller.say(result_of(job, teller))
    except NO_MEMORY:
        sys.exit(1)  # the server notices, and says what is allowed
    except BrokenPipeError:
        with suppress(OSError):
            os.close(out.fileno())
        os._exit(0)  # nobody wants to know any more


if __name__ == "__main__":
    main()
