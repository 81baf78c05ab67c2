"""Which tables are ours where several processes share a store, and what happens when they are not any more."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from sandtable.server.store import LEASE, StoreFailed

if TYPE_CHECKING:
    from sandtable.server.tables import Tables

RENEW_SECONDS = 1.0
"""How often leases are renewed."""


class Leases:
    """The leases of one server process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.renewed = time.monotonic()
        self.cut_off = False
        """A store that is shared has not answered for as long as a lease lasts: others have our tables."""

    async def keep(self) -> None:
        """Say that our tables are in use. Those that another process has taken meanwhile are its own.

        If the store does not answer before the leases are over, all are: their players must not wait here.
        """
        began = time.monotonic()
        try:
            async with asyncio.timeout(max(RENEW_SECONDS, self.renewed + LEASE - began)):
                lost = await self.tables.store.renew(set(self.tables.rooms))
        except (StoreFailed, TimeoutError) as error:
            if time.monotonic() >= self.renewed + LEASE:
                self.cut_off = True
                self.leave(set(self.tables.rooms))
            raise StoreFailed(str(error) or "no answer") from None
        self.cut_off = False
        self.renewed = began
        self.leave(lost)

    def leave(self, names: set[str]) -> None:
        """Send the clients of these tables away: they come back to whoever has them."""
        for name in names & self.tables.rooms.keys():
            self.tables.log.warning("table %s belongs to another process now", name)
            self.tables.rooms.pop(name).close()
