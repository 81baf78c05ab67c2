"""All tables of a server: making them, finding them in memory or in the store, putting them away."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time

import msgspec
from msgspec.structs import replace

from sandtable.server import acts
from sandtable.server.bodies import NewTable, Seated, Sit, TableMade
from sandtable.server.bots import Thinkers
from sandtable.server.catalogue import catalogue
from sandtable.server.clock import DAY, Clock
from sandtable.server.films import Films
from sandtable.server.limits import Buckets, Limits
from sandtable.server.making import Agreed, brings_own, check_names, check_wish, lesson_wish, new_made
from sandtable.server.messages import Rematch
from sandtable.server.packs import PackShelf
from sandtable.server.readers import Readers
from sandtable.server.rebuild import rebuild
from sandtable.server.recent import Recent
from sandtable.server.room import Room
from sandtable.server.salvage import Salvage
from sandtable.server.seats import clean_language, clean_name, new_token, token_hash
from sandtable.server.speech import Refused
from sandtable.server.store import Store, StoreFailed
from sandtable.server.table import Table
from sandtable.server.watch import LoopWatch

JANITOR_SECONDS = 60
TRASH_DAYS = 30
"""What is cleared away can be brought back for that long."""
DETAILS_BYTES, DETAILS_SECONDS = 4_000_000, 1_800.0
"""What pages are told of packs that are not installed is kept that far."""


class Hub:
    """The tables of one server process."""

    def __init__(self, store: Store, thinkers: Thinkers, shelf: PackShelf, limits: Limits | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.shelf = shelf
        self.limits = limits or Limits()
        self.readers = Readers(self.limits)
        self.films = Films(self)
        self.details: Recent[bytes] = Recent(DETAILS_BYTES, DETAILS_SECONDS)
        self.watch = LoopWatch()
        self.clock = Clock()
        self.doubt = ""
        """Why nothing is cleared away; empty if nothing speaks against it."""
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.makers = Buckets(self.limits.tables_per_minute / 60, self.limits.tables_per_minute)
        self.clients = 0
        self.log = logging.getLogger("sandtable.server")
        self.tasks: list[asyncio.Task[None]] = []

    # -- the life of the server ---------------------------------------------------------------------

    async def open(self) -> None:
        self.clock = Clock(await self.store.newest())
        self.shelf.keep_only(await self.store.pack_names())
        works = (self.watch.run(), self.prepare(), self.wake(), self.tidy())
        self.tasks = [asyncio.create_task(work) for work in works]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.close()
        self.thinkers.close()
        await self.readers.close()
        await self.store.close()

    async def prepare(self) -> None:
        """Read what every page asks for first, before anybody does."""
        await asyncio.to_thread(catalogue)

    async def wake(self) -> None:
        """After a start: go on with the tables at which a bot was asked."""
        for name in await self.store.waiting_for_bots(self.now() - DAY):
            try:
                room = await self.room(name)
            except Refused:
                continue  # its players are told when they come back
            room.wake_bots()

    async def tidy(self) -> None:
        """Put tables and films away that nobody uses, and clear away tables that nobody used for months."""
        while True:
            await asyncio.sleep(JANITOR_SECONDS)
            try:
                await self.tidy_once()
            except Exception:  # a disk that fails now may work in a minute
                self.log.exception("the server could not tidy up")

    async def tidy_once(self) -> None:
        self.put_away(time.monotonic() - self.limits.idle_seconds)
        self.films.recent.forget_old()
        self.details.forget_old()
        await self.clear_away()

    async def clear_away(self) -> None:
        """Move tables without an act for months to the trash, and remove what has lain there for another month.

        Not a table in memory, whatever the store says of its age; and nothing while the clock cannot be trusted.
        """
        keep = self.limits.keep_days * DAY
        doubt = self.clock.doubt(keep) if keep else ""
        if doubt and not self.doubt:
            self.log.warning("no table is cleared away, because %s", doubt)
        self.doubt = doubt
        if doubt or not keep:
            return
        now = self.now()
        moved = await self.store.to_trash(now - keep, now, {*self.rooms, *self.loading})
        removed = await self.store.empty_trash(now - TRASH_DAYS * DAY)
        if moved or removed:
            self.log.info("%d tables moved to the trash, %d removed from it", len(moved), len(removed))

    def put_away(self, unused_since: float) -> None:
        """Forget tables without clients; the store has them."""
        for name, room in list(self.rooms.items()):
            asleep = not room.clients and not room.lock.locked() and (room.bots is None or room.bots.done())
            if asleep and room.used < unused_since:
                room.close()
                del self.rooms[name]

    # -- finding ------------------------------------------------------------------------------------

    async def room(self, name: str) -> Room:
        """The table of this name, loaded once however many ask for it at the same time."""
        if name in self.rooms:
            return self.rooms[name]
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self.bring(name))
        return await asyncio.shield(self.loading[name])

    async def bring(self, name: str) -> Room:
        try:
            room = Room(self, await self.load(name))
            self.rooms[name] = room
            return room
        finally:
            del self.loading[name]

    async def load(self, name: str) -> Table:
        """A table as the store holds it."""
        stored = await self.store.load(name)
        if stored is None:
            raise Refused("no-table")
        await self.fetch_pack(stored.pack)
        try:
            return await asyncio.to_thread(rebuild, name, stored, self.shelf)
        except Exception:  # rules that have changed may fail in any way
            self.log.exception("table %s cannot be read", name)
            raise Refused("broken-table", why="rules") from None

    async def fetch_pack(self, name: str) -> None:
        """Put a table's pack on the shelf, if it does not lie there."""
        if name and not self.shelf.has(name):
            kept = await self.store.pack(name)
            if kept is not None:
                await asyncio.to_thread(self.shelf.put, kept)

    async def salvage(self, name: str) -> Salvage:
        """What can be had of a table that cannot be played on."""
        stored = await self.store.load(name)
        if stored is None:
            raise Refused("no-table")
        return Salvage([acts.decode(act) for act in stored.acts], self.shelf)

    async def details_of(self, game: str, pack: str, address: str) -> bytes:
        """What a page is told of a game with the pack in a folder, packed."""
        known = self.details.get(pack)
        if known is None:
            known = await self.readers.ask(address, "bad-pack", "details", game, pack)
            self.details.put(pack, known, len(known))
        return known

    def now(self) -> int:
        """The time by which tables grow old."""
        return self.clock.now()

    def pack_folder(self, table: Table) -> str:
        """Where the table's pack lies, for the processes of bots and for replays."""
        return str(self.shelf.folder(table.kept))

    # -- making -------------------------------------------------------------------------------------

    async def make(self, wish: NewTable, address: str) -> TableMade:
        """A new table, if there is room for one more."""
        if not self.makers.take(address) or await self.store.count() >= self.limits.tables:
            raise Refused("too-many-tables")
        name = clean_name(wish.name)
        if wish.lesson:
            wish = lesson_wish(wish)
        agreed = await self.agree(wish, address)
        made, tokens = new_made(wish, agreed)
        first: list[acts.AnyAct] = [made]
        for seat, holder in enumerate(wish.seats):
            if holder == "me":
                tokens.seats[str(seat)] = token = new_token()
                first.append(acts.Sat(seat, token_hash(token), name, clean_language(wish.lang)))
        await self.store.create(tokens.id, [acts.encode(act) for act in first], self.now(), agreed.pack)
        return tokens

    async def agree(self, wish: NewTable, address: str) -> Agreed:
        """Can there be such a table? What strangers bring is read in another process, which says if it is harmless."""
        game = check_names(wish)
        if not brings_own(wish):
            return await asyncio.to_thread(check_wish, wish, self.shelf)
        try:
            draft = await asyncio.to_thread(self.shelf.draft)
        except OSError as error:
            raise StoreFailed(str(error)) from None
        try:
            given = (msgspec.to_builtins(wish), self.shelf.standard_texts(game), str(draft))
            agreed = msgspec.convert(await self.readers.ask(address, "bad-pack", "agree", *given), Agreed)
        finally:
            await asyncio.to_thread(shutil.rmtree, draft, ignore_errors=True)
        await asyncio.to_thread(self.shelf.put, agreed.pack)
        return agreed

    async def sit(self, name: str, wish: Sit) -> Seated:
        """Take a free seat with the invitation."""
        room = await self.room(name)
        async with room.lock:
            table = room.table
            if token_hash(wish.token) != table.invite:
                raise Refused("bad-link")
            if table.over:
                raise Refused("not-now", why="over")
            free = [seat.number for seat in table.seats if seat.free and wish.seat in (None, seat.number)]
            if not free:
                raise Refused("full")
            token = new_token()
            await room.act(acts.Sat(free[0], token_hash(token), clean_name(wish.name), clean_language(wish.lang)))
            return Seated(free[0], token)

    async def rematch(self, room: Room) -> None:
        """A new table with the same options, everybody one seat further; each client is told its tokens there.

        It is a new game: of a standard pack it takes what is installed now.
        """
        table = room.table
        count = len(table.seats)
        present = room.present()
        own = self.shelf.own_files(table.kept)
        wish = NewTable(table.game.name, ["open"] * count, table.options, own, pace=table.pace)
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
        await self.store.create(tokens.id, [acts.encode(act) for act in [made, *first]], self.now(), agreed.pack)
        await room.act(acts.Rematched(tokens.id))
        for client in room.clients:
            mine = [seat for seat in client.seats if str(seat) in tokens.seats]
            held = [tokens.seats[str(seat)] for seat in mine] + ([tokens.host] if client.host else [])
            client.send(Rematch(tokens.id, held or [tokens.watch], [(seat + 1) % count for seat in mine]))
