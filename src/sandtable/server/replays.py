"""Finished games and uploaded records, step by step, from any seat's view or openly.

All of it is done in the processes of `readers.py`; the server keeps what comes of it (`kept_replays.py`).
"""

from __future__ import annotations

import re
import zlib
from bisect import bisect_right
from dataclasses import replace
from typing import Any

import msgspec

from sandtable.kernel.editions import is_older, todays_result
from sandtable.kernel.errors import BadRecord, Error, PhraseIn
from sandtable.kernel.match import Match
from sandtable.kernel.notation import card_text
from sandtable.kernel.record import Head, Start, play_line, read
from sandtable.kernel.registry import begin_record, other_rules
from sandtable.kernel.registry import game as game_named
from sandtable.kernel.results import shares_of
from sandtable.kernel.view import action_item, view
from sandtable.kernel.zones import STOCK
from sandtable.server import fairness
from sandtable.server.fairness import Report
from sandtable.server.feed import read_log
from sandtable.server.gathering import STOPPED_NOTE
from sandtable.server.replay_bodies import Moment, ReplayInfo, Verdict
from sandtable.server.shapes import Eyes, Outcome, Scalar
from sandtable.server.speech import FOLDER, Refused, in_all_languages
from sandtable.server.table import outcome_of, stopped_outcome

MOST_LINES = 20_000
MOST_WORK = 200_000
"""An `undo` may replay everything before it: so many lines in all."""
MOST_FRAMES = 50
KEEP_EVERY = 25
"""Lines between two positions that are kept; more in a record so long that these would be too many."""
KEPT_LETTERS = 2_000_000
"""Of all positions that are kept of one record."""
QUICK = 1
"""The level of compression."""
PLAYER = re.compile(r"note player (\d{1,2}) (.+)")

encode = msgspec.json.Encoder().encode


class Kept(msgspec.Struct, array_like=True):
    """The position after so many lines, and the number of actions that stand there."""

    line: int
    number: int
    position: str


class PackedReplay(msgspec.Struct, array_like=True):
    """A record with positions on the way, so that any moment is near one."""

    head: str
    pack: str
    """The folder of its pack; empty for the installed one."""
    lines: list[str]
    kept: list[Kept]
    """One of them follows each `undo`, which may replay the whole game."""


def check_length(lines: list[str]) -> None:
    undos = lines.count("undo")
    if len(lines) > MOST_LINES or undos * len(lines) > MOST_WORK:
        raise BadRecord("replay-too-long", lines=len(lines), undos=undos)


def names_in(lines: list[str], seats: int) -> list[str]:
    """The players' names as a table noted them; empty where it did not."""
    names = [""] * seats
    for line in lines:
        found = PLAYER.fullmatch(line)
        if found and int(found[1]) < seats:
            names[int(found[1])] = found[2]
    return names


class Replay:
    """A record that was replayed once."""

    def __init__(self, name: str, text: str, pack: str = "") -> None:
        self.name = name
        self.text = text
        self.pack = pack
        self.head, self.lines = read(text)
        check_length(self.lines)
        match = begin_record(self.head, pack or None)
        self.kept: list[Kept] = []
        self.every = KEEP_EVERY
        self.moments: list[Moment] = []
        clock = Clock()
        for number, line in enumerate(self.lines, 1):
            self.moments.append(moment(match, clock, number, line))
            play_line(match, line, number)
            if line == "undo" or number % self.every == 0:
                self.keep(Kept(number, match.number, match.position()))
        self.end = match

    def keep(self, kept: Kept) -> None:
        """One more position. If they are too many, every other one goes."""
        self.kept.append(kept)
        if sum(len(one.position) for one in self.kept) > KEPT_LETTERS:
            self.every *= 2
            self.kept = [one for one in self.kept if one.line % self.every == 0 or self.lines[one.line - 1] == "undo"]

    def packed(self) -> bytes:
        """All that `frames` needs, packed."""
        rows = self.text.splitlines()
        head = "\n".join(rows[: rows.index("---") + 1])
        return zlib.compress(msgspec.msgpack.encode(PackedReplay(head, self.pack, self.lines, self.kept)), QUICK)

    def info(self) -> ReplayInfo:
        names = names_in(self.lines, self.end.seats)
        options: dict[str, Scalar] = dict(self.end.options)
        outcome = outcome_of(self.end, STOPPED_NOTE in self.lines)
        return ReplayInfo(self.name, self.end.game.name, self.end.seats, names, options, self.moments, outcome)

    def report(self) -> Report:
        """Were the shuffles fair?"""
        return fairness.report_on(self.head, self.lines, self.end)


class OlderReplay:
    """A record of older rules: its moves as they were written, and its result. Nothing of it is shown on a table."""

    def __init__(self, name: str, text: str, pack: str = "") -> None:
        self.name = name
        self.pack = pack
        self.head, self.lines = read(text)
        check_length(self.lines)
        self.stated = self.head.result
        self.result = self.stated or todays_result(self.head, self.lines, pack or None)

    def packed(self) -> bytes:
        return b""

    def info(self) -> ReplayInfo:
        head = self.head
        moments = [Moment(number, 0, None, "", line, 0, 0) for number, line in enumerate(self.lines, 1)]
        names, options = names_in(self.lines, head.seats), dict(head.options)
        return ReplayInfo(self.name, head.game, head.seats, names, options, moments, self.outcome(), self.why())

    def outcome(self) -> Outcome | None:
        result = self.result
        if result is None:
            return stopped_outcome(self.head.seats) if STOPPED_NOTE in self.lines else None
        resigned = [int(line.split()[1]) for line in self.lines if line.startswith("resign ")]
        ranks, shares, scores = list(result.ranks), list(shares_of(result.ranks)), list(result.scores)
        if result.reason == "resigned" and resigned:
            return Outcome("resigned", resigned[0], ranks, shares, scores, result.reason, [])
        return Outcome("played", None, ranks, shares, scores, result.reason, [])

    def why(self) -> dict[str, str]:
        """Why it is not replayed, and where its result comes from."""
        known = "stated" if self.stated else "today" if self.result else "unknown"
        version = game_named(self.head.game).version
        return in_all_languages(PhraseIn(FOLDER, "replay-older", was=self.head.rules, now=version, result=known))

    def report(self) -> Report:
        return replace(fairness.seed_report(self.head, self.lines), older=True, problem=other_rules(self.head))


class ReplayFrames:
    """Shows the moments of a replay, one after another."""

    def __init__(self, data: bytes) -> None:
        if not data:
            raise Refused("not-found")  # it is of older rules, and the page knows
        self.packed = msgspec.msgpack.decode(zlib.decompress(data), type=PackedReplay)
        self.lines = self.packed.lines
        self.head, _ = read(self.packed.head)

    def begin(self, head: Head) -> Match:
        return begin_record(head, self.packed.pack or None)

    def at(self, line: int) -> Match:
        """The match after so many lines; its log begins at the position that was kept next before."""
        near = bisect_right(self.packed.kept, line, key=lambda kept: kept.line) - 1
        match = self.resume(self.packed.kept[near]) if near >= 0 else self.begin(self.head)
        for number in range(self.packed.kept[near].line + 1 if near >= 0 else 1, line + 1):
            play_line(match, self.lines[number - 1], number)
        return match

    def resume(self, kept: Kept) -> Match:
        match = self.begin(replace(self.head, start=Start(self.head.start.seed, kept.position)))
        match.number = kept.number
        match.resigned = [int(line.split()[1]) for line in self.lines[: kept.line] if line.startswith("resign ")]
        return match

    def frames(self, eyes: Eyes, first: int, last: int) -> bytes:
        """Whole views with the events that led to them, for the moments after lines `first` to `last`."""
        first = max(0, min(first, len(self.lines)))
        last = max(first, min(last, len(self.lines), first + MOST_FRAMES - 1))
        match = self.at(max(0, first - 1))
        if isinstance(eyes, int) and not 0 <= eyes < match.seats:
            raise Refused("not-found")
        shown = []
        for line in range(first, last + 1):
            start = len(match.events.entries) if line else 0
            played = action_said(match, self.lines[line - 1]) if line else None
            if line and self.lines[line - 1] == "undo":
                match = self.at(line)
                start = len(match.events.entries)
            elif line:
                play_line(match, self.lines[line - 1], line)
            shown.append({**frame(match, eyes, line, start), "played": played})
        return encode({"eyes": eyes, "frames": shown})

    def better(self, eyes: Eyes, line: int, actions: list[str]) -> bytes:
        """The moment before a line, and what other choices of its seat would have led to from there, as the cards lay:
        as far as they fit."""
        match = self.at(max(0, line - 1))
        seat = match.to_act
        if not actions or seat is None or (isinstance(eyes, int) and not 0 <= eyes < match.seats):
            raise Refused("not-found")
        shown = [{**frame(match, eyes, 0, len(match.events.entries)), "played": None}]
        for number, action in enumerate(actions, 1):
            if match.to_act != seat or match.parse(action) not in match.legal_actions():
                break
            start, said = len(match.events.entries), action_said(match, action)
            match.play(action)
            shown.append({**frame(match, eyes, number, start), "played": said})
        return encode({"eyes": eyes, "frames": shown})


def action_said(match: Match, line: str) -> dict[str, Any] | None:
    """The message of an action that is played next; None for an act of the table."""
    if is_act_of_table(line):
        return None
    message: dict[str, Any] = action_item(match.game, match.state, match.parse(line))["message"]
    return message


def is_act_of_table(line: str) -> bool:
    return line == "undo" or line.startswith(("note ", "resign "))


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
    seat = None if is_act_of_table(line) else match.to_act
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
        if zone.spec.layout != STOCK:
            shown["cards"] = [card_text(card, match.pack, match.schema.card_states) for card in zone.cards]
    return seen


def replay(name: str, text: str, pack: str = "") -> Replay | OlderReplay:
    try:
        head, _ = read(text)
        return OlderReplay(name, text, pack) if is_older(head) else Replay(name, text, pack)
    except Error as error:
        raise Refused("bad-record", detail=error) from None


def verdict(report: Report) -> Verdict:
    """A report of the fairness of a record, in words."""
    if report.older and report.hash_matches and report.seed_matches:
        text = in_all_languages(PhraseIn(FOLDER, "verdict-seed-only", detail=report.problem))
    elif not report.replays:
        text = in_all_languages(PhraseIn(FOLDER, "verdict-broken", detail=report.problem))
    elif not report.stated:
        text = in_all_languages(PhraseIn(FOLDER, "verdict-replays"))
    elif not report.hash_matches:
        text = in_all_languages(PhraseIn(FOLDER, "verdict-hash"))
    elif not report.seed_matches:
        text = in_all_languages(PhraseIn(FOLDER, "verdict-seed"))
    else:
        text = in_all_languages(PhraseIn(FOLDER, "verdict-fair", shuffles=report.shuffles))
    return Verdict(report.fair, report.hash_matches, report.seed_matches, report.replays, report.shuffles, text)
