"""`sandtable replay`: a record, action by action, with what happened."""

from __future__ import annotations

import argparse
import re
from typing import Any

import sandtable
from sandtable.cli.words import add_language, read_text, say
from sandtable.kernel import record as records
from sandtable.kernel.editions import is_older, todays_result
from sandtable.kernel.errors import BadOption
from sandtable.kernel.events import Reader
from sandtable.kernel.registry import begin_record, load_pack, other_rules
from sandtable.kernel.words import Speaker, in_language

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
    if is_older(head):
        return tell_older(head, lines, args)
    match = begin_record(head, args.pack)
    match.seat_index(args.seat)
    if args.upto is not None and not 0 <= args.upto <= len(lines):
        raise BadOption("upto-out-of-range", value=args.upto, lines=len(lines))
    if args.position and args.seat is not None:
        raise BadOption("position-or-seat")
    teller = Teller(match, args.seat, args.lang, names_in(lines, match.seats))
    teller.begin()
    for number, line in enumerate(lines[: args.upto], 1):
        teller.line(number, line)
    teller.end()
    if args.position:
        print()
        print(match.position(), end="")
    return 0


def tell_older(head: records.Head, lines: list[str], args: argparse.Namespace) -> int:
    """The moves of a record of older rules as they were written, and its result. Nothing is replayed for it."""
    if args.seat is not None or args.position:
        raise other_rules(head)
    game, lang = sandtable.game(head.game), args.lang
    names = names_in(lines, head.seats)
    print(say(lang, "replay-head", title=game.title(lang), seats=head.seats, pack=head.pack))
    print(say(lang, "replay-older", was=head.rules, now=game.version))
    for number, line in enumerate(lines[: args.upto], 1):
        print(f"{number:4}  {line}")
    result = head.result
    if result is None:
        result = todays_result(head, lines, args.pack)
        print(say(lang, "replay-by-today" if result else "replay-unstated"))
    if result is not None:
        tell_result(result, Speaker(game, load_pack(game, None), lang, names))
    return 0


def tell_result(result: records.StatedResult | sandtable.Result, speaker: Speaker) -> None:
    ending = f"ending-{result.reason}"
    words = speaker.phrase(ending) if speaker.phrase.has(ending) else result.reason
    print(say(speaker.lang, "replay-over", ending=words))
    for seat in sorted(range(len(result.ranks)), key=lambda one: (result.ranks[one], one)):
        name = speaker.seat(seat)
        print(say(speaker.lang, "replay-rank", rank=result.ranks[seat], seat=name, score=result.scores[seat]))


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
        pack = in_language(match.pack.title, self.lang)
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
        tell_result(result, self.speaker)
