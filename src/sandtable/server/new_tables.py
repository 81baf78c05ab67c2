"""New tables of a server: who may make one, what it is made with, and the table after it for a rematch."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from sandtable.server import acts
from sandtable.server.bodies import NewTable, TableMade
from sandtable.server.from_server import Rematch
from sandtable.server.limits import network
from sandtable.server.making import Agreed, brings_own, check_names, check_wish, new_made, new_name
from sandtable.server.seats import clean_language, clean_name, new_token, token_hash
from sandtable.server.speech import Refused
from sandtable.server.store import KeptPack, StoreDamaged, StoreFailed

if TYPE_CHECKING:
    from sandtable.server.room import Room
    from sandtable.server.tables import Tables

NAMES = 20
"""That are tried for a new table in a damaged store."""


class NewTables:
    """Makes the tables of one server process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.key = b""
        """What addresses are hashed with."""

    async def make(self, wish: NewTable, address: str) -> TableMade:
        """A new table, if there is room for one more."""
        if not self.tables.allowed.makers.take(address):
            raise Refused("too-many-tables", why="yours")
        maker = await self.maker_of(address)
        store, limits = self.tables.store, self.tables.limits
        if await self.tables.unless_damaged(store.count(maker), 0) >= limits.tables_of_one:
            raise Refused("too-many-tables", why="yours")
        if await self.tables.unless_damaged(store.count(), 0) >= limits.tables:
            raise Refused("too-many-tables", why="all")
        name = clean_name(wish.name)
        agreed = await self.agree(wish, address)
        made, tokens = new_made(wish, agreed)
        first: list[acts.AnyAct] = [made]
        for seat, holder in enumerate(wish.seats):
            if holder == "me":
                tokens.seats[str(seat)] = token = new_token()
                first.append(acts.Sat(seat, token_hash(token), name, clean_language(wish.lang)))
        if wish.coach:
            first.append(acts.Coached(wish.seats.index("me"), True))
        return await self.create(tokens, first, agreed.pack, maker)

    async def create(self, tokens: TableMade, first: list[acts.AnyAct], pack: KeptPack, maker: str = "") -> TableMade:
        """Store a new table. Where the store is damaged, one of another name may come to lie elsewhere: a row cannot be
        written beside a damaged page either if its own is full, and in a small file every other page lies beside it."""
        data = [acts.encode(act) for act in first]
        for left in reversed(range(NAMES)):
            try:
                await self.tables.store.create(tokens.id, data, self.tables.now(), pack, maker)
                break
            except StoreDamaged as error:
                self.tables.note_damage()
                if not left:
                    self.tables.log.error("no new table: %s", error)
                    raise
                tokens = replace(tokens, id=new_name())
        return tokens

    async def maker_of(self, address: str) -> str:
        """Who makes a table, as the store knows them: a hash that says nothing to whoever has no key to it."""
        if not self.key:
            fresh = secrets.token_bytes(32)
            self.key = await self.tables.unless_damaged(self.tables.store.secret("makers", fresh), fresh)
        return blake2b(network(address).encode(), key=self.key, digest_size=12).hexdigest()

    async def agree(self, wish: NewTable, address: str) -> Agreed:
        """Can there be such a table? What strangers bring is read in another process, which says if it is harmless."""
        game = check_names(wish)
        if not brings_own(wish):
            return await asyncio.to_thread(check_wish, wish, self.tables.shelf)
        try:
            draft = await asyncio.to_thread(self.tables.shelf.draft)
        except OSError as error:
            raise StoreFailed(str(error)) from None
        try:
            given = (msgspec.to_builtins(wish), self.tables.shelf.standard_texts(game), str(draft))
            agreed = msgspec.convert(await self.tables.readers.ask(address, "bad-pack", "agree", *given), Agreed)
        finally:
            await asyncio.to_thread(shutil.rmtree, draft, ignore_errors=True)
        await self.tables.put(agreed.pack)
        return agreed

    async def rematch(self, room: Room, swap: bool) -> None:
        """A new table, everybody one seat further; each client is told its tokens there.

        Its options are those that the game has for the next one. It is a new game: of a standard pack it takes what is
        installed now.
        """
        table = room.table
        options = table.game.next_options(table.begun.state, table.options, swap)
        count = len(table.seats)
        present = room.present()
        own = self.tables.shelf.own_files(table.kept)
        prepare = table.made.prepare
        if prepare and table.game.preparation is not None:
            options = table.game.preparation.before(options)
        wish = NewTable(table.game.name, ["open"] * count, options, own, pace=table.pace, prepare=prepare)
        agreed = await self.agree(wish, table.name)
        made, tokens = new_made(wish, agreed)
        seats = list(made.seats)
        first: list[acts.AnyAct] = []
        for seat in table.seats:
            new = (seat.number + 1) % count
            if seat.comes_back and seat.number in present:
                tokens.seats[str(seat.number)] = token = new_token()
                first.append(acts.Sat(new, token_hash(token), seat.name, seat.lang))
            elif seat.bot and not seat.person:
                seats[new] = seat.bot
        made = replace(made, seats=seats)
        tokens = await self.create(tokens, [made, *first], agreed.pack)
        await room.act(acts.Rematched(tokens.id))
        for client in room.clients:
            mine = [seat for seat in client.seats if str(seat) in tokens.seats]
            held = [tokens.seats[str(seat)] for seat in mine] + ([tokens.host] if client.host else [])
            client.send(Rematch(tokens.id, held or [tokens.watch], [(seat + 1) % count for seat in mine]))
