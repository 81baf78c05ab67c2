"""The seed of a table, made so that nobody can choose it, and how to check that afterwards.

The server draws its bits and shows their hash; each browser then sends a word; the seed is a keyed hash of both. A
record carries all of it as notes. Only the standard library is used here: a record can be checked without a server.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from hashlib import blake2b, sha256

from sandtable.kernel.errors import Error
from sandtable.kernel.match import Match
from sandtable.kernel.prepared import was_prepared_so
from sandtable.kernel.record import Head, read
from sandtable.kernel.registry import replay

BITS_BYTES = 16
HASH_NOTE, WORD_NOTE, BITS_NOTE = "note table-hash", "note table-word", "note table-bits"


def new_bits() -> str:
    """The server's 128 bits, in hex."""
    return secrets.token_hex(BITS_BYTES)


def commitment(bits: str) -> str:
    """The hash that is shown before any word is sent."""
    return sha256(bytes.fromhex(bits)).hexdigest()


def match_seed(bits: str, words: dict[int, str]) -> str:
    """The seed of the match, from the server's bits and the words by seat."""
    lines = "".join(f"{seat} {words[seat]}\n" for seat in sorted(words))
    return "table-" + blake2b(lines.encode("ascii"), key=bytes.fromhex(bits), digest_size=16).hexdigest()


def notes(bits: str, words: dict[int, str]) -> list[str]:
    """What a record says about its seed."""
    said = [f"{WORD_NOTE} {seat} {words[seat]}" for seat in sorted(words)]
    return [f"{HASH_NOTE} {commitment(bits)}", *said, f"{BITS_NOTE} {bits}"]


@dataclass
class Report:
    """What a check of a record found."""

    replays: bool = False
    stated: bool = False
    """The record says how its seed was made."""
    hash_matches: bool = False
    seed_matches: bool = False
    shuffles: int = 0
    older: bool = False
    """It is of older rules, so that the shuffles cannot be computed again."""
    problem: Error | None = None

    @property
    def fair(self) -> bool:
        return self.replays and self.stated and self.hash_matches and self.seed_matches


@dataclass
class Stated:
    """What the notes of a record say about its seed."""

    hash: str = ""
    bits: str = ""
    words: dict[int, str] = field(default_factory=dict)


def stated(lines: list[str]) -> Stated:
    found = Stated()
    for line in lines:
        words = line.split()
        key = " ".join(words[:2])
        if key == HASH_NOTE and len(words) == 3:
            found.hash = words[2]
        elif key == BITS_NOTE and len(words) == 3:
            found.bits = words[2]
        elif key == WORD_NOTE and len(words) == 4 and words[2].isdigit():
            found.words[int(words[2])] = words[3]
    return found


def check(text: str, pack: str | None = None) -> Report:
    """Recompute the seed and every shuffle of a record."""
    try:
        head, lines = read(text)
        return report_on(head, lines, replay(text, pack))
    except Error as error:
        return Report(problem=error)


def report_on(head: Head, lines: list[str], match: Match) -> Report:
    """What there is to say about a record that replays to this match."""
    report = replace(seed_report(head, lines), replays=True, shuffles=shuffles_of(match))
    if head.result not in (None, match.head.result):
        found = match.head.result
        if found is None:
            wrong = Error("record-no-end", stated=head.result)
        else:
            wrong = Error("record-other-result", stated=head.result, found=found)
        report = replace(report, replays=False, problem=wrong)
    elif was_prepared_so(head, lines, match) is False:
        report = replace(report, replays=False, problem=Error("record-not-so-prepared"))
    return report


def seed_report(head: Head, lines: list[str]) -> Report:
    """What there is to say about the seed of a record, which needs no rules."""
    report = Report()
    said = stated(lines)
    report.stated = bool(said.hash and said.bits)
    try:
        report.hash_matches = report.stated and commitment(said.bits) == said.hash
        report.seed_matches = report.stated and match_seed(said.bits, said.words) == str(head.start.seed)
    except ValueError:
        report.problem = Error("bits-not-hex")
    return report


def shuffles_of(match: Match) -> int:
    return sum(1 for entry in match.events.entries if entry[1] == "shuffled")
