"""Finished games and uploaded records, step by step, from any seat's view or openly."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sandtable.kernel.errors import BadRecord, Error
from sandtable.kernel.match import Match
from sandtable.kernel.notation import card_text
from sandtable.kernel.record import play_line, read
from sandtable.kernel.registry import begin_record
from sandtable.kernel.view import view
from sandtable.kernel.zones import STOCK
from sandtable.server.bodies import Moment, ReplayInfo, Verdict
from sandtable.server.fairness import Report
from sandtable.server.feed import read_log
from sandtable.server.shapes import Eyes, Scalar
from sandtable.server.speech import Refused, both
from sandtable.server.table import STOPPED_NOTE, outcome_of

MOST_LINES = 20_000
MOST_WORK = 200_000
"""An `undo` may replay everything before it: so many lines in all."""
MOST_FRAMES = 50
KEEP_EVERY = 25
PLAYER = re.compile(r"note player (\d{1,2}) (.+)")

encode = msgspec.json.Encoder().encode


class Film:
    """A record that was replayed once, with copies of the match kept on the way so that any moment is near one."""

    def __init__(self, name: str, text: str, pack: str = "") -> None:
        self.name = name
        self.text = text
        self.pack = pack
        """The folder of its pack; empty for the installed one."""
        head, self.lines = read(text)
        undos = self.lines.count("undo")
        if len(self.lines) > MOST_LINES or undos * len(self.lines) > MOST_WORK:
            raise BadRecord("the record is too long to be shown: {} lines, {} of them undo", len(self.lines), undos)
        match = begin_record(head, pack or None)
        self.kept = [match.clone()]
        self.moments: list[Moment] = []
        clock = Clock()
        for number, line in enumerate(self.lines, 1):
            self.moments.append(moment(match, clock, number, line))
            play_line(match, line, number)
            if number % KEEP_EVERY == 0:
                self.kept.append(match.clone())
        self.end = match

    def at(self, line: int) -> Match:
        """The match after so many lines."""
        near = min(line // KEEP_EVERY, len(self.kept) - 1)
        match = self.kept[near].clone()
        for number in range(near * KEEP_EVERY, line):
            play_line(match, self.lines[number], number + 1)
        return match

    def info(self) -> ReplayInfo:
        names = [""] * self.end.seats
        for line in self.lines:
            found = PLAYER.fullmatch(line)
            if found and int(found[1]) < len(names):
                names[int(found[1])] = found[2]
        options: dict[str, Scalar] = dict(self.end.options)
        outcome = outcome_of(self.end, STOPPED_NOTE in self.lines)
        return ReplayInfo(self.name, self.end.game.name, self.end.seats, names, options, self.moments, outcome)

    def frames(self, eyes: Eyes, first: int, last: int) -> bytes:
        """Whole views with the events that led to them, for the moments after lines `first` to `last`."""
        first = max(0, min(first, len(self.lines)))
        last = max(first, min(last, len(self.lines), first + MOST_FRAMES - 1))
        if isinstance(eyes, int) and not 0 <= eyes < self.end.seats:
            raise Refused("not-found")
        match = self.at(first - 1) if first else self.kept[0].clone()
        shown = []
        for line in range(first, last + 1):
            start = len(match.events.entries) if line else 0
            if line:
                play_line(match, self.lines[line - 1], line)
            shown.append(frame(match, eyes, line, min(start, len(match.events.entries))))
        return encode({"eyes": eyes, "frames": shown})


class Clock:
    """Counts the turns and phases of a match: by its counters that say whose turn it is, and by the game's phases."""

    TURN = ("round", "turn-number", "active")

    def __init__(self) -> None:
        self.turn = self.phase = -1
        self.turn_now: list[int] | None = None
        self.phase_now: object = None

    def read(self, match: Match, step: str) -> None:
        s = match.state
        rows = {row.name: row for row in match.schema.counters}
        turn = [getattr(s, rows[name].attribute) for name in self.TURN if name in rows]
        phase = match.game.phase(s) if match.game.phases and match.to_act is not None else step
        if turn != self.turn_now:
            self.turn += 1
        if turn != self.turn_now or phase != self.phase_now:
            self.phase += 1
        self.turn_now, self.phase_now = turn, phase


def moment(match: Match, clock: Clock, number: int, line: str) -> Moment:
    asked = match.asked
    step = asked["step"] if asked else ""
    note = line == "undo" or line.startswith(("note ", "resign "))
    seat = None if note else match.to_act
    clock.read(match, step)
    return Moment(number, match.number, seat, step, line, clock.turn, clock.phase)


def frame(match: Match, eyes: Eyes, line: int, start: int) -> dict[str, Any]:
    seat = eyes if isinstance(eyes, int) else None
    seen = open_view(match) if eyes == "open" else match.view(seat)
    if match.conceded:
        seen.update(to_act=None, asked=None, actions=[])
        seen.pop("phase", None)
    events = read_log(match, seat, match.events.entries[start:])
    return {"line": line, "number": match.number, "view": seen, "events": events}


def open_view(match: Match) -> dict[str, Any]:
    """Everything face up. Only for games that are over."""
    s = match.state
    seen = view(match.game, match.schema, s, s.seats)
    for key, zone in zip(seen["zones"], s.zones, strict=True):
        shown = seen["zones"][key]
        shown["count"] = zone.size()
        if zone.site.layout != STOCK:
            shown["cards"] = [card_text(card, match.pack, match.schema.card_states) for card in zone.cards]
    return seen


def film(name: str, text: str, pack: str = "") -> Film:
    try:
        return Film(name, text, pack)
    except Error as error:
        raise Refused("bad-record", detail=error) from None


def verdict(report: Report) -> Verdict:
    """A report of the fairness of a record, in words."""
    if not report.replays:
        text = both("verdict-broken", detail=report.problem)
    elif not report.stated:
        text = both("verdict-replays")
    elif not report.hash_matches:
        text = both("verdict-hash")
    elif not report.seed_matches:
        text = both("verdict-seed")
    else:
        text = both("verdict-fair", shuffles=report.shuffles)
    return Verdict(report.fair, report.hash_matches, report.seed_matches, report.replays, report.shuffles, text)
