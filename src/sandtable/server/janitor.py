"""What becomes of tables that nobody uses: out of memory, after months to the trash, and then away for good."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from sandtable.server.clock import DAY
from sandtable.server.people import REST
from sandtable.server.store import StoreFailed

if TYPE_CHECKING:
    from sandtable.server.room import Room
    from sandtable.server.tables import Tables

SHELF_SECONDS = 3_600.0
"""A pack's folder that is younger may belong to a table that is just being made."""
TRASH_DAYS = 30
"""What is cleared away can be brought back for that long."""


class Janitor:
    """Tidies up after one server process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.doubt = ""
        """Why nothing is cleared away; empty if nothing speaks against it."""

    async def tidy(self) -> None:
        """Put tables and replays away that nobody uses, and clear away tables that nobody used for months."""
        await self.put_away(time.monotonic() - self.tables.limits.idle_seconds)
        self.tables.replays.recent.forget_old()
        self.tables.details.forget_old()
        await self.clear_away()

    async def clear_away(self) -> None:
        """Move tables without an act for months to the trash, and remove what has lain there for another month.

        Not a table in memory, whatever the store says of its age; and nothing while the clock cannot be trusted.
        """
        keep = self.tables.limits.keep_days * DAY
        doubt = self.tables.clock.doubt(keep) if keep else ""
        if doubt and not self.doubt:
            self.tables.log.warning("no table is cleared away, because %s", doubt)
        self.doubt = doubt
        if doubt or not keep or not await self.tables.store.lead():
            return
        now = self.tables.now()
        moved = await self.tables.store.to_trash(now - keep, now, {*self.tables.rooms, *self.tables.loading})
        removed = await self.tables.store.empty_trash(now - TRASH_DAYS * DAY)
        await self.tables.people.clear(now - REST)
        if removed:
            await self.clear_shelf()
        if moved or removed:
            self.tables.log.info("%d tables moved to the trash, %d removed from it", len(moved), len(removed))

    async def put_away(self, unused_since: float) -> None:
        """Forget tables without clients; the store has them."""
        for name, room in list(self.tables.rooms.items()):
            if not room.asleep(unused_since):
                continue
            await self.keep_snapshot(room)
            if room.asleep(unused_since):
                room.close()
                del self.tables.rooms[name]
                await self.tables.store.release({name})

    async def keep_snapshot(self, room: Room) -> None:
        """Store a table as it is before it leaves memory. If that fails, the acts are there all the same."""
        snapshot = room.last_snapshot()
        if snapshot is None:
            return
        try:
            await self.tables.store.keep_snapshot(room.table.name, snapshot)
        except StoreFailed as error:
            self.tables.log.error("table %s: no snapshot: %s", room.table.name, error)

    async def clear_shelf(self) -> None:
        """Remove the folders of packs that are not in the store any more."""
        names = await self.tables.store.pack_names()
        await asyncio.to_thread(self.tables.shelf.keep_only, names, SHELF_SECONDS)
