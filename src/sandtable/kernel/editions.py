"""Records of an older version of the rules: what can still be told of them, and how their game goes on by today's."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from sandtable.kernel import record as records
from sandtable.kernel.errors import Error
from sandtable.kernel.match import Match, begin
from sandtable.kernel.record import Head, Start, StatedResult
from sandtable.kernel.registry import begin_by_todays_rules, game


def is_older(head: Head) -> bool:
    """Was it played by rules that are no longer the game's?"""
    return head.rules < game(head.game).version


@dataclass
class Replayed:
    """What today's rules make of an older record: the match up to the line that no longer fits, if there is one."""

    match: Match
    fitting: int
    problem: Error | None


def replay_while_it_fits(head: Head, lines: list[str], pack: str | Path | None) -> Replayed:
    """Play an older record by today's rules, with the cards of its time."""
    match = begin_by_todays_rules(head, pack)
    for number, line in enumerate(lines, 1):
        try:
            records.play_line(match, line, number)
        except Error as error:
            return Replayed(match, number - 1, error)
    return Replayed(match, len(lines), None)


def go_on(match: Match, notes: list[str]) -> Match:
    """The same position as the beginning of a record of its own, by today's rules; the notes are kept."""
    resumed = begin(
        match.game,
        match.pack,
        match.seats,
        match.options,
        Start(match.start.seed, match.position()),
    )
    resumed.number = match.number
    for seat in match.resigned:
        resumed.resign(seat)
    for note in notes:
        resumed.note(note)
    return resumed


def todays_result(head: Head, lines: list[str], pack: str | Path | None) -> StatedResult | None:
    """How the game of an older record ends by today's rules; None if they do not bring it to its end."""
    try:
        replayed = replay_while_it_fits(replace(head, result=None), lines, pack)
    except Error:
        return None
    return replayed.match.head.result if replayed.problem is None else None
