"""What was done in a game, counted by seat: for questions of balance, such as which cards are bought by winners."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandtable.kernel.cards import NONE, kind_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.match import Match

Counts = dict[str, list[int]]
"""By name, one number for each seat, and one more for what no seat did."""


@dataclass
class ActionCounts:
    """`actions`: the verbs that were chosen, alone and with what they were about. `events`: what the rules told of.

    An event counts by its name, and once more with each card or word in it: `bought`, `bought horses`. A number in it
    is added up: `gained (points)`. The seat it names first is taken to have done it.
    """

    actions: Counts = field(default_factory=dict)
    events: Counts = field(default_factory=dict)


def add(counts: Counts, name: str, seat: int, seats: int, number: int = 1) -> None:
    counts.setdefault(name, [0] * (seats + 1))[seat] += number


def note_action(counts: ActionCounts, match: Match, seat: int, action: int) -> None:
    verb, *arguments = match.describe(action).split()
    add(counts.actions, verb, seat, match.seats)
    if arguments:
        add(counts.actions, f"{verb} {arguments[0]}", seat, match.seats)


def note_events(counts: ActionCounts, match: Match) -> None:
    """Count everything that was told in a whole game."""
    for entry in match.events.entries:
        if entry[1] == "told":
            note_event(counts, match, entry[2], entry[3])


def note_event(counts: ActionCounts, match: Match, event: EventType, values: tuple[int, ...]) -> None:
    doers = [value for (kind, _), value in zip(event.fields, values, strict=False) if kind == "seat"]
    seat = doers[0] if doers and 0 <= doers[0] < match.seats else match.seats
    add(counts.events, event.name, seat, match.seats)
    for (kind, name), value in zip(event.fields, values, strict=False):
        if kind == "n":
            add(counts.events, f"{event.name} ({name})", seat, match.seats, value)
        elif kind != "seat":
            word = argument_word(match, event, kind, value)
            what = word if name == kind else f"{name} {word}"
            add(counts.events, f"{event.name} {what}", seat, match.seats)


def argument_word(match: Match, event: EventType, kind: str, value: int) -> str:
    """A card, word or place as it stands in notation, a card without its state."""
    if kind == "card" or kind == "kind":
        number = kind_of(value) if kind == "card" else value
        return "-" if value == NONE else match.pack.slugs[number]
    if kind == "word":
        return event.words[value]
    argument = match.game.presentation.event_argument(kind, value)
    return str(argument[1] if isinstance(argument, list) else argument)
