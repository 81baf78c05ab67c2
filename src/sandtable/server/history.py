"""What a snapshot holds besides the position: everything else that replaying the acts would give, packed small.

With it a table is read without playing its game again. It is made only where nothing can be undone, because the states
that an undo goes back to are not kept.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

import msgspec

from sandtable.kernel.event_types import EventType
from sandtable.kernel.match import Match, begin
from sandtable.kernel.record import Start
from sandtable.kernel.zones import Site
from sandtable.server import first_edition
from sandtable.server.table import Table

QUICK = 1
"""The level of compression: a log shrinks to a fifth at little cost."""


class History(msgspec.Struct, frozen=True, array_like=True):
    """A table's game up to the snapshot. Entries of the log have numbers instead of places."""

    lines: list[str]
    log: list[list[Any]]
    refused: str
    resigned: list[int]
    actors: list[int]
    acted: list[int]
    proposals: dict[str, list[int]]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(History).decode


def pack(table: Table, match: Match) -> bytes:
    """The history of a table; empty while something can be undone."""
    if match.undoable:
        return b""
    history = History(
        lines=match.lines,
        log=[[plain(item) for item in entry] for entry in match.events.entries],
        refused=match.refused,
        resigned=match.resigned,
        actors=table.actors,
        acted=table.acted,
        proposals=table.proposals,
    )
    return zlib.compress(encode(history), QUICK)


def unpack(data: bytes) -> History:
    return decode(zlib.decompress(data))


def resume(table: Table, position: str, number: int) -> Match:
    """A match at a position of the table, with the table's own chance. What was played before cannot be taken back."""
    start = Start(table.start().seed, position)
    match = begin(table.game, table.pack, len(table.seats), table.options, start)
    match.number = number
    return match


def recall(table: Table, match: Match, history: History) -> None:
    """Give a table and its resumed match their past."""
    sites = [zone.site for zone in match.state.zones]
    match.start = table.start()
    match.acts = [*history.lines]
    entries = first_edition.named(table.game.name, history.log)
    match.events.entries = [tuple(lively(item, sites, table.game.events) for item in entry) for entry in entries]
    match.refused = history.refused
    match.resigned = history.resigned
    table.actors, table.acted = history.actors, history.acted
    table.proposals = history.proposals


def plain(item: Any) -> Any:
    """A place as its number, an event type by its name; cards and values as they are."""
    if isinstance(item, Site):
        return {"site": item.index}
    return {"event": item.name} if isinstance(item, EventType) else item


def lively(item: Any, sites: list[Site], events: Mapping[str, EventType]) -> Any:
    if isinstance(item, dict):
        return sites[item["site"]] if "site" in item else events[item["event"]]
    return tuple(item) if isinstance(item, list) else item
