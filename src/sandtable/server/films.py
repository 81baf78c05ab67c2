"""Replays as the server keeps them: packed bytes that the readers have made, and that only they look into."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec

from sandtable.kernel.errors import Error
from sandtable.kernel.registry import game as game_named
from sandtable.server.recent import Recent
from sandtable.server.shapes import Eyes
from sandtable.server.speech import Refused

if TYPE_CHECKING:
    from sandtable.server.hub import Hub

MOST_BYTES = 16_000_000
"""Of all films in memory."""
MOST_SECONDS = 1_800.0


class Film(msgspec.Struct, frozen=True):
    """A record that was replayed."""

    game: str
    pack: str
    """The folder of its pack; empty for the installed one."""
    info: bytes
    """A `ReplayInfo`, packed."""
    verdict: bytes
    reel: bytes

    @property
    def size(self) -> int:
        return len(self.info) + len(self.verdict) + len(self.reel)


class Films:
    """The films of a server. One that is not in memory is made anew from its record."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.recent: Recent[Film] = Recent(MOST_BYTES, MOST_SECONDS)
        self.making: dict[str, asyncio.Task[Film]] = {}

    async def upload(self, record: str, address: str) -> Film:
        """The film of a record that somebody has sent; the record is kept."""
        name = secrets.token_urlsafe(9)
        film = await self.make(name, record, await self.folder_for(record, address), address)
        await self.hub.store.keep_record(name, record, self.hub.now())
        return film

    async def find(self, name: str, address: str) -> Film:
        """The film of an uploaded record or of a finished table."""
        known = self.recent.get(name)
        if known is not None:
            return known
        if name not in self.making:
            self.making[name] = asyncio.create_task(self.make_anew(name, address))
        return await asyncio.shield(self.making[name])

    async def make_anew(self, name: str, address: str) -> Film:
        """Once, however many ask for it at the same time."""
        try:
            record, pack = await self.record(name, address)
            return await self.make(name, record, pack, address)
        finally:
            del self.making[name]

    async def record(self, name: str, address: str) -> tuple[str, str]:
        """The record of a film, and the folder of its pack."""
        record = await self.hub.store.record(name)
        if record is not None:
            return record, await self.folder_for(record, address)
        try:
            room = await self.hub.room(name)
        except Refused:
            raise Refused("not-found") from None
        async with room.lock:
            return room.table.record(), self.hub.pack_folder(room.table)

    async def make(self, name: str, record: str, pack: str, address: str) -> Film:
        made = await self.hub.readers.ask(address, "bad-record", "film", name, record, pack)
        film = msgspec.convert(made, Film)
        self.recent.put(name, film, film.size)
        return film

    async def frames(self, film: Film, eyes: Eyes, first: int, last: int, address: str) -> bytes:
        shown: bytes = await self.hub.readers.ask(address, "bad-record", "frames", film.reel, eyes, first, last)
        return shown

    async def folder_for(self, record: str, address: str) -> str:
        """Where the pack lies that a record names; empty if this server does not keep it.

        Of several that differ only in words it is the installed one.
        """
        name, cards = await self.hub.readers.ask(address, "bad-record", "pack_named", record)
        shelf = self.hub.shelf
        try:
            installed = await asyncio.to_thread(shelf.gather, game_named(name), {})
        except Error:
            return ""  # whoever replays it will say what is wrong
        kept = installed if installed.cards == cards else await self.hub.store.pack_of_record(cards)
        if kept is None:
            return ""
        await asyncio.to_thread(shelf.put, kept)
        return str(shelf.folder(kept.name))
