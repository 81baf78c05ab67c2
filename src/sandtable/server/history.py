"""What a snapshot holds besides the position: everything else that replaying the acts would give, packed small.

With it a table is read without playing its game again. The positions that an undo goes back to are not kept: a match
finds them by playing its lines once more.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

import msgspec

from sandtable.kernel.event_types import EventType
from sandtable.kernel.match import Match
from sandtable.kernel.zones import ZoneSpec
from sandtable.server import first_edition
from sandtable.server.shapes import TookBack
from sandtable.server.store import Snapshot
from sandtable.server.table import Table

SAID = 30
"""The last choices whose words are kept: what an undo is likely to reach."""
QUICK = 1
"""The level of compression: a log shrinks to a fifth at little cost."""


class History(msgspec.Struct, frozen=True, array_like=True):
    """A table's game up to the snapshot. Entries of the log have names instead of places and events."""

    lines: list[str]
    log: list[list[Any]]
    refused: str
    resigned: list[int]
    actors: list[int]
    acted: list[int]
    proposals: dict[str, list[int]]
    undoable: int = 0
    said: dict[int, Any] = {}
    took_back: TookBack | None = None


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(History).decode


def snapshot_of(table: Table) -> Snapshot:
    """The table as it is now."""
    match = table.begun
    table.snapped = table.seq
    return Snapshot(table.stored, table.game.version, match.position(), match.number, pack(table, match))


def pack(table: Table, match: Match) -> bytes:
    """The history of a table."""
    history = History(
        lines=match.lines,
        log=[[plain(item) for item in entry] for entry in match.events.entries],
        refused=match.refused,
        resigned=match.resigned,
        actors=table.actors,
        acted=table.acted,
        proposals=table.proposals,
        undoable=match.undoable,
        said={number: table.said[number] for number in sorted(table.said)[-SAID:]},
        took_back=table.took_back,
    )
    return zlib.compress(encode(history), QUICK)


def unpack(data: bytes) -> History:
    return decode(zlib.decompress(data))


def resume(table: Table, snapshot: Snapshot) -> None:
    """Give a table its match as the snapshot has it, with its past."""
    history = unpack(snapshot.history)
    if (history.resigned, history.actors, history.acted) != (table.resigned, table.actors, table.acted):
        raise ValueError("the snapshot is not of this table: its acts tell something else")
    match = table.match = table.resumed(snapshot.position, snapshot.number)
    match.resigned = table.resigned[:]
    match.events.entries = log_of(match, history)
    match.start = table.start()
    match.acts = [*history.lines]
    match.undoable, match.refused = history.undoable, history.refused
    table.proposals = history.proposals
    table.said, table.took_back = history.said, history.took_back


def log_of(match: Match, history: History) -> list[tuple[Any, ...]]:
    """What was told so far. It can be read where the rules have changed since and the acts cannot be played again; what
    happened in a place or is called an event that there is no longer is left out."""
    specs = {zone.spec.text: zone.spec for zone in match.state.zones}
    found = []
    for entry in first_edition.named(match.game.name, match.seats, history.log):
        try:
            found.append(tuple(lively(item, specs, match.game.events) for item in entry))
        except KeyError:
            continue
    return found


def plain(item: Any) -> Any:
    """A place and an event type by their names; cards and values as they are."""
    if isinstance(item, ZoneSpec):
        return {"zone": item.text}
    return {"event": item.name} if isinstance(item, EventType) else item


def lively(item: Any, specs: Mapping[str, ZoneSpec], events: Mapping[str, EventType]) -> Any:
    if isinstance(item, dict):
        return specs[item["zone"]] if "zone" in item else events[item["event"]]
    return tuple(item) if isinstance(item, list) else item
