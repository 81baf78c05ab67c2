"""`sandtable replay`: a record, action by action, with what happened."""

from __future__ import annotations

import argparse
import re
from typing import Any

import sandtable
from sandtable.cli.words import add_language, read_text, say
from sandtable.kernel import record as records
from sandtable.kernel.errors import BadOption
from sandtable.kernel.events import Reader
from sandtable.kernel.registry import begin_record

PLAYER = re.compile(r"note player (\d+) (.+)")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="file of the record")
    parser.add_argument("--upto", type=int, metavar="N", help="stop after line N of the record")
    parser.add_argument("--seat", type=int, help="only what this seat knows, counted from 0")
    parser.add_argument("--pack", help="folder of the pack, if it is not the standard one")
    parser.add_argument("--position", action="store_true", help="end with the position as text")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    head, lines = records.read(read_text(args.file))
    match = begin_record(head, args.pack)
    match.seat_index(args.seat)
    if args.upto is not None and not 0 <= args.upto <= len(lines):
        raise BadOption("--upto is {}; the record has {} lines, so use 0 to {}", args.upto, len(lines), len(lines))
    if args.position and args.seat is not None:
        raise BadOption("a position shows every card; leave out --position or --seat")
    teller = Teller(match, args.seat, args.lang, names_in(lines, match.seats))
    teller.begin()
    for number, line in enumerate(lines[: args.upto], 1):
        teller.line(number, line)
    teller.end()
    if args.position:
        print()
        print(match.position(), end="")
    return 0


def names_in(lines: list[str], seats: int) -> list[str]:
    """The players' names, if a table on a server noted them all."""
    found = {note[1]: note[2] for line in lines if (note := PLAYER.fullmatch(line))}
    names = [found.get(str(seat), "") for seat in range(seats)]
    return names if all(names) else []


class Teller:
    """Tells a match while it is replayed, to one seat or to one who sees every action."""

    def __init__(self, match: sandtable.Match, seat: int | None, lang: str, names: list[str]) -> None:
        self.match = match
        self.seat = seat
        self.lang = lang
        self.speaker = match.speaker(lang, names)
        self.reader = Reader(match.game, match.pack, match.schema.card_states, match.seat_index(seat))
        self.heard = 0

    def say(self, name: str, /, **values: Any) -> str:
        return say(self.lang, name, **values)

    def begin(self) -> None:
        match = self.match
        title = match.game.title(self.lang)
        pack = match.pack.title.get(self.lang, match.pack.name)
        print(self.say("replay-head", title=title, seats=match.seats, pack=pack))
        self.tell()

    def line(self, number: int, line: str) -> None:
        """Play one line and say what came of it. An action of another seat is not shown to a seat."""
        actor = self.match.to_act
        before = self.match.number
        records.play_line(self.match, line, number)
        if line == "undo":
            self.heard = min(self.heard, len(self.match.events.entries))
            print(f"{number:4}  {self.say('replay-undo')}")
        elif self.match.number == before:
            print(f"{number:4}  {line}")
        elif actor is not None and self.seat in (None, actor):
            print(f"{number:4}  {self.speaker.seat(actor)}: {line}")
        self.tell()

    def tell(self) -> None:
        """The sentences that are new since the last time."""
        entries = self.match.events.entries
        for event in self.reader.read(entries[self.heard :], 0):
            if event["message"] is not None:
                print(f"      {self.speaker.say(event['message'])}")
        self.heard = len(entries)

    def end(self) -> None:
        result = self.match.result
        if result is None:
            assert self.match.to_act is not None
            print(self.say("replay-waiting", seat=self.speaker.seat(self.match.to_act)))
            return
        print(self.say("replay-over", ending=self.speaker.phrase(f"ending-{result.reason}")))
        for seat in sorted(range(self.match.seats), key=lambda one: (result.ranks[one], one)):
            name = self.speaker.seat(seat)
            print(self.say("replay-rank", rank=result.ranks[seat], seat=name, score=result.scores[seat]))
