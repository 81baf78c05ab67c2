"""Reports of rude names and lines of chat: kept in the store, for whoever looks after the server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandtable.server.acts import NOBODY
from sandtable.server.from_client import Report
from sandtable.server.speech import Refused

if TYPE_CHECKING:
    from sandtable.server.room import Room
    from sandtable.server.store import Store

MOST = 10_000
"""Kept at most; then nobody reads them."""
KEEP = "INSERT INTO reports VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING"


@dataclass(frozen=True)
class Reported:
    """What somebody found rude. `text` is empty if it was the name itself."""

    at: int
    table: str
    reporter: int
    seat: int
    name: str
    text: str


async def keep(room: Room, reporter: int, message: Report) -> None:
    """Keep a report with what it is about, as it was said. The same again is kept once."""
    table = room.table
    if message.line is not None:
        line = next((one for one in table.chat if one.number == message.line), None)
        if line is None:
            raise Refused("not-found")
        about = (NOBODY if line.seat is None else line.seat, line.name, line.text)
    elif message.seat is not None and table.seat(message.seat).name:
        about = (message.seat, table.seat(message.seat).name, "")
    else:
        raise Refused("not-found")
    name = f"{table.name} {reporter} {message.line} {about[0]} {about[1]}"
    store, at = room.tables.store, room.tables.now()
    [(count,)] = await store.query(("SELECT count(*) FROM reports", ()))
    if count < MOST:
        await store.query((KEEP, (name, at, table.name, reporter, *about)))
    room.tables.log.warning("table %s: something rude was reported; see `sandtable tables reports`", table.name)


async def reports(store: Store) -> list[Reported]:
    """All of them, the latest first."""
    query = "SELECT at, table_id, reporter, seat, name, text FROM reports ORDER BY at DESC, id"
    return [Reported(*row) for row in await store.query((query, ()))]
