"""Replays as the server keeps them: packed bytes that the readers have made, and that only they look into."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec

from sandtable.kernel.errors import Error
from sandtable.kernel.game import AnyGame
from sandtable.kernel.registry import game as game_named
from sandtable.server.recent import Recent
from sandtable.server.shapes import Eyes
from sandtable.server.speech import Refused

if TYPE_CHECKING:
    from sandtable.server.tables import Tables

MOST_BYTES = 16_000_000
"""Of all replays in memory."""
MOST_SECONDS = 1_800.0


class KeptReplay(msgspec.Struct, frozen=True):
    """A record that was replayed."""

    game: str
    pack: str
    """The folder of its pack; empty for the installed one."""
    info: bytes
    """A `ReplayInfo`, packed."""
    verdict: bytes
    packed: bytes
    over: bool
    """Did the game come to its end?"""

    @property
    def size(self) -> int:
        return len(self.info) + len(self.verdict) + len(self.packed)


class KeptReplays:
    """The replays of a server. One that is not in memory is made again from its record."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.recent: Recent[KeptReplay] = Recent(MOST_BYTES, MOST_SECONDS)
        self.making: dict[str, asyncio.Task[KeptReplay]] = {}

    async def upload(self, record: str, address: str) -> KeptReplay:
        """The replay of a record that somebody has sent; the record is kept."""
        name = secrets.token_urlsafe(9)
        replay = await self.make(name, record, await self.folder_for(record, address), address)
        await self.tables.store.keep_record(name, record, self.tables.now())
        return replay

    async def find(self, name: str, address: str) -> KeptReplay:
        """The replay of an uploaded record or of a finished table."""
        known = self.recent.get(name)
        if known is not None:
            return known
        if name not in self.making:
            self.making[name] = asyncio.create_task(self.make_again(name, address))
        return await asyncio.shield(self.making[name])

    async def make_again(self, name: str, address: str) -> KeptReplay:
        """Once, however many ask for it at the same time."""
        try:
            record, pack = await self.record(name, address)
            return await self.make(name, record, pack, address)
        finally:
            del self.making[name]

    async def record(self, name: str, address: str) -> tuple[str, str]:
        """The record of a replay, and the folder of its pack."""
        record = await self.tables.store.record(name)
        if record is not None:
            return record, await self.folder_for(record, address)
        try:
            room = await self.tables.room(name)
        except Refused as refused:
            if refused.code != "broken-table":
                raise Refused("not-found") from None
            return await self.recovered(name)
        async with room.lock:
            return room.table.record(), self.tables.pack_folder(room.table)

    async def recovered(self, name: str) -> tuple[str, str]:
        """The record of a finished game that today's rules do not bring to its end."""
        left = await self.tables.recover(name)
        if not left.was_over:
            raise Refused("not-over")
        return left.record(), str(self.tables.shelf.folder(left.made.kept))

    async def make(self, name: str, record: str, pack: str, address: str) -> KeptReplay:
        answer = await self.tables.readers.ask(address, "bad-record", "replay", name, record, pack)
        replay = msgspec.convert(answer, KeptReplay)
        self.recent.put(name, replay, replay.size)
        return replay

    async def frames(self, replay: KeptReplay, eyes: Eyes, first: int, last: int, address: str) -> bytes:
        shown: bytes = await self.tables.readers.ask(address, "bad-record", "frames", replay.packed, eyes, first, last)
        return shown

    async def better(self, replay: KeptReplay, made: bytes, line: int, eyes: Eyes, address: str) -> bytes:
        """The better line that an analysis has found for the choice of a line, on the table."""
        given = (replay.packed, made, line, eyes)
        shown: bytes = await self.tables.readers.ask(address, "bad-record", "better", *given)
        return shown

    async def folder_for(self, record: str, address: str) -> str:
        """Where the pack lies that a record names; empty if this server does not keep it.

        Of several that differ only in words it is the installed one.
        """
        name, cards = await self.tables.readers.ask(address, "bad-record", "pack_named", record)
        shelf = self.tables.shelf
        try:
            installed = await asyncio.to_thread(shelf.gather, game_named(name), {})
        except Error:
            return ""  # whoever replays it will say what is wrong
        kept = installed if installed.cards == cards else await self.tables.store.pack_of_record(cards)
        if kept is None:
            return await asyncio.to_thread(older_pack, game_named(name), cards)
        await asyncio.to_thread(shelf.put, kept)
        return str(shelf.folder(kept.name))


def older_pack(game: AnyGame, cards: str) -> str:
    """The folder of the pack of an older edition that records name so; empty if there is none."""
    for folder in game.older_packs:
        pack = game.read_pack(folder)
        if f"{pack.name} {pack.digest}" == cards:
            return str(folder)
    return ""
