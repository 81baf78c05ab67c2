"""What a seat was told, as numbers again: bots are given the log in words, an observation counts its last events."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.events import EventLog
from sandtable.kernel.game import AnyGame
from sandtable.kernel.notation import read_card
from sandtable.kernel.pack import Pack
from sandtable.kernel.schema import Schema

ARGUMENTS: Final = 4
MOST: Final = 256
"""What an observation counts no further than."""


def heard(game: AnyGame, pack: Pack, schema: Schema, told: list[dict[str, Any]], seat: int, last: int) -> EventLog:
    """A log of the last events that `Match.log` told a seat, and of nothing else."""
    log = EventLog()
    messages = [event["message"] for event in told if event["message"]]
    for message in messages[-last:]:
        event = game.events[message["id"]]
        values = [number_of(game, pack, schema, event, kind, message["args"][name]) for kind, name in event.fields]
        values += [0] * (ARGUMENTS - len(values))
        log.entries.append((0, "told", event, tuple(values), 1 << seat))
    return log


def number_of(game: AnyGame, pack: Pack, schema: Schema, event: EventType, kind: str, argument: Any) -> int:
    """The number that `Reader.argument` made this of."""
    if isinstance(argument, int):
        return argument
    said = argument[1]
    if kind in ("card", "kind"):
        card = read_card(said, pack, schema.card_states)
        return card >> STATE_BITS if kind == "kind" else card
    if kind == "word":
        return event.words.index(said)
    if kind == "seat":
        return int(said)
    return numbers_of_kind(game, kind).get(repr(argument), -1)


@cache
def numbers_of_kind(game: AnyGame, kind: str) -> dict[str, int]:
    """How the arguments of a type of the game's own are said, such as tiles."""
    return {repr(game.presentation.event_argument(kind, value)): value for value in range(MOST)}
