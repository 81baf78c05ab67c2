"""All tables of a server: making them, finding them in memory or in the store, putting them away."""

from __future__ import annotations

import asyncio
import logging
import secrets
import shutil
import time
from collections import Counter
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from sandtable.kernel.coaching import Guidance
from sandtable.server import acts
from sandtable.server.analyses import Analyses
from sandtable.server.bodies import NewTable, Seated, Sit, TableMade
from sandtable.server.bots import BotPool, Question, Reply
from sandtable.server.catalogue import catalogue
from sandtable.server.chores import Chores
from sandtable.server.clock import DAY, Clock
from sandtable.server.history import snapshot_of
from sandtable.server.kept_replays import KeptReplays
from sandtable.server.limits import Allowances, Limits, network
from sandtable.server.making import Agreed, brings_own, check_names, check_wish, new_made, new_name
from sandtable.server.messages import Notice, Rematch
from sandtable.server.packs import PackShelf
from sandtable.server.passing import Elsewhere
from sandtable.server.people import REST, People
from sandtable.server.readers import Readers
from sandtable.server.rebuild import rebuild
from sandtable.server.recent import Recent
from sandtable.server.recovery import RecordRecovery
from sandtable.server.room import Room
from sandtable.server.seats import clean_language, clean_name, new_token, token_hash
from sandtable.server.speech import Refused
from sandtable.server.standing import read_standing
from sandtable.server.store import KeptPack, Store, StoreDamaged, StoreFailed
from sandtable.server.table import Table
from sandtable.server.turns import Turns
from sandtable.server.watch import LoopWatch

if TYPE_CHECKING:
    from sandtable.server.thinkers import Thinkers

JANITOR_SECONDS = 60
RENEW_SECONDS, WAKE_SECONDS, LOST_SECONDS = 1.0, 5.0, 4.0
THINKERS_SECONDS = 1.0
"""Where several processes share a store: how often leases are renewed, bots of ended processes looked for, and after
which time without the store our tables are no longer ours; and how often thinkers are looked for."""
SHELF_SECONDS = 3_600.0
"""A pack's folder that is younger may belong to a table that is just being made."""
PROBE_SECONDS = 5.0
"""The store is not tried more often for those who ask how the server is."""
TRASH_DAYS = 30
"""What is cleared away can be brought back for that long."""
NAMES = 20
"""That are tried for a new table in a damaged store."""
DETAILS_BYTES, DETAILS_SECONDS = 4_000_000, 1_800.0
"""What pages are told of packs that are not installed is kept that far."""


encode = msgspec.json.Encoder().encode


def thinkers_of(store: Store, pool: BotPool) -> Thinkers | None:
    """Where thinkers on other machines can be asked: in a store that is shared with them."""
    if not store.shared:
        return None
    from sandtable.server.postgres import PostgresStore
    from sandtable.server.questions import Questions
    from sandtable.server.thinkers import Thinkers

    return Thinkers(Questions(store), pool) if isinstance(store, PostgresStore) else None


class Tables:
    """The tables of one server process."""

    def __init__(self, store: Store, bot_pool: BotPool, shelf: PackShelf, limits: Limits | None = None) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.thinkers = thinkers_of(store, bot_pool)
        self.shelf = shelf
        self.limits = limits or Limits()
        self.readers = Readers(self.limits)
        self.replays = KeptReplays(self)
        self.analyses = Analyses(self)
        self.details: Recent[bytes] = Recent(DETAILS_BYTES, DETAILS_SECONDS)
        self.watch = LoopWatch()
        self.clock = Clock()
        self.doubt = ""
        """Why nothing is cleared away; empty if nothing speaks against it."""
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.allowed = Allowances(self.limits)
        self.clients: Counter[str] = Counter()
        """Connected clients by address."""
        self.log = logging.getLogger("sandtable.server")
        self.chores = Chores()
        self.stored = 0
        """Acts since the start."""
        self.refused: Counter[str] = Counter()
        """What was refused since the start, by code."""
        self.probed = -PROBE_SECONDS
        self.renewed = time.monotonic()
        self.cut_off = False
        """A store that is shared has not answered for as long as a lease lasts: others have our tables."""
        self.pass_word = ""
        """By which processes that share the store know each other; empty if it is not shared."""
        self.people = People(self)
        self.turns = Turns(self)
        self.key = b""
        """What addresses are hashed with."""

    # -- the life of the server ---------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open()
        if self.store.shared:
            self.pass_word = (await self.store.secret("passing", secrets.token_bytes(24))).hex()
        self.clock = Clock(await self.store.newest())
        self.shelf.keep_only(await self.store.pack_names())
        self.chores.once("watching the loop", self.watch.run)
        self.chores.once("reading the catalogue", self.prepare)
        self.chores.once("waking the bots", self.wake)
        self.chores.every(JANITOR_SECONDS, "tidying up", self.tidy_once)
        self.chores.once("checking the store", self.check_store)
        self.chores.every(DAY, "checking the store again", self.check_store)
        if self.store.shared:
            self.chores.every(RENEW_SECONDS, "keeping the tables", self.keep_leases)
            self.chores.every(WAKE_SECONDS, "waking the bots of others", self.wake)
        if self.thinkers is not None:
            self.chores.every(THINKERS_SECONDS, "looking for thinkers", self.thinkers.look)
            self.chores.once("reading answers", self.thinkers.run)

    async def close(self) -> None:
        self.chores.close()
        for room in list(self.rooms.values()):
            async with room.lock:
                await self.keep_snapshot(room)
                room.close()
        await self.analyses.close()
        self.bot_pool.close()
        self.turns.close()
        if self.thinkers is not None:
            self.thinkers.close()
        await self.readers.close()
        with suppress(StoreFailed):
            await self.store.release(set(self.rooms))
        await self.store.close()

    def announce_restart(self, seconds: int) -> None:
        """Tell everybody that the server will be started again. Their pages come back by themselves."""
        self.log.warning("a restart in %d seconds is announced", seconds)
        for room in self.rooms.values():
            room.tell_all(encode(Notice("restart", seconds)))

    async def prepare(self) -> None:
        """Read what every page asks for first, before anybody does."""
        await asyncio.to_thread(catalogue)

    async def wake(self) -> None:
        """After a start: go on with the tables at which a bot was asked."""
        if not await self.store.lead():
            return
        for name in await self.store.waiting_for_bots(self.now() - DAY):
            try:
                room = await self.room(name)
            except (Refused, Elsewhere):
                continue  # its players are told when they come back
            room.wake_bots()

    async def tidy_once(self) -> None:
        """Put tables and replays away that nobody uses, and clear away tables that nobody used for months."""
        await self.put_away(time.monotonic() - self.limits.idle_seconds)
        self.replays.recent.forget_old()
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
        if doubt or not keep or not await self.store.lead():
            return
        now = self.now()
        moved = await self.store.to_trash(now - keep, now, {*self.rooms, *self.loading})
        removed = await self.store.empty_trash(now - TRASH_DAYS * DAY)
        await self.people.clear(now - REST)
        if removed:
            await self.clear_shelf()
        if moved or removed:
            self.log.info("%d tables moved to the trash, %d removed from it", len(moved), len(removed))

    async def put_away(self, unused_since: float) -> None:
        """Forget tables without clients; the store has them."""
        for name, room in list(self.rooms.items()):
            if not room.asleep(unused_since):
                continue
            await self.keep_snapshot(room)
            if room.asleep(unused_since):
                room.close()
                del self.rooms[name]
                await self.store.release({name})

    async def keep_snapshot(self, room: Room) -> None:
        """Store a table as it is before it leaves memory. If that fails, the acts are there all the same."""
        snapshot = room.last_snapshot()
        if snapshot is None:
            return
        try:
            await self.store.keep_snapshot(room.table.name, snapshot)
        except StoreFailed as error:
            self.log.error("table %s: no snapshot: %s", room.table.name, error)

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
            if self.cut_off:
                raise StoreFailed("the store does not answer")
            owner = await self.store.claim(name)
            if owner:
                raise Elsewhere(owner)
            room = Room(self, await self.load(name))
            self.rooms[name] = room
            return room
        finally:
            del self.loading[name]

    async def load(self, name: str) -> Table:
        """A table as the store holds it."""
        try:
            stored = await self.store.load(name)
        except StoreDamaged as error:
            raise self.damaged(name, str(error)) from None
        if stored is None:
            raise Refused("no-table")
        await self.fetch_pack(stored.pack)
        try:
            table = await asyncio.to_thread(rebuild, name, stored, self.shelf)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise self.damaged(name, f"an act cannot be read: {error}") from None
        except Exception:  # rules that have changed may fail in any way
            self.log.exception("table %s cannot be read", name)
            raise Refused("broken-table", why="rules") from None
        table.stood = read_standing(stored.standing)
        if table.continued is not None and table.stored > len(stored.acts):
            await self.store.append(name, len(stored.acts), acts.encode(table.continued), None, snapshot_of(table))
        return table

    def damaged(self, name: str, why: str) -> Refused:
        """A table that lies where the store is damaged. The others can be played."""
        self.log.error("table %s is damaged: %s", name, why)
        self.chores.note("the store is damaged", "see `sandtable tables recover`")
        return Refused("broken-table", why="damaged")

    async def check_store(self) -> None:
        """Look through the store for damage, before somebody meets it."""
        found = await self.store.check()
        if found:
            self.chores.note("the store is damaged", "; ".join(found))

    async def keep_leases(self) -> None:
        """Say that our tables are in use. Those that another process has taken meanwhile are its own.

        If the store does not answer before the leases are over, all are: their players must not wait here.
        """
        began = time.monotonic()
        try:
            async with asyncio.timeout(max(RENEW_SECONDS, self.renewed + LOST_SECONDS - began)):
                lost = await self.store.renew(set(self.rooms))
        except (StoreFailed, TimeoutError) as error:
            if time.monotonic() >= self.renewed + LOST_SECONDS:
                self.cut_off = True
                self.leave(set(self.rooms))
            raise StoreFailed(str(error) or "no answer") from None
        self.cut_off = False
        self.renewed = began
        self.leave(lost)

    def leave(self, names: set[str]) -> None:
        """Send the clients of these tables away: they come back to whoever has them."""
        for name in names & self.rooms.keys():
            self.log.warning("table %s belongs to another process now", name)
            self.rooms.pop(name).close()

    async def clear_shelf(self) -> None:
        """Remove the folders of packs that are not in the store any more."""
        names = await self.store.pack_names()
        await asyncio.to_thread(self.shelf.keep_only, names, SHELF_SECONDS)

    async def fetch_pack(self, name: str) -> None:
        """Put a table's pack on the shelf, if it does not lie there."""
        if name and not self.shelf.has(name):
            kept = await self.store.pack(name)
            if kept is not None:
                await self.put(kept)

    async def put(self, pack: KeptPack) -> None:
        """Put a pack on the shelf. If the disk is full, that is no fault of the pack."""
        try:
            await asyncio.to_thread(self.shelf.put, pack)
        except OSError as error:
            raise StoreFailed(str(error)) from None

    async def recover(self, name: str) -> RecordRecovery:
        """What can be had of a table that cannot be played on."""
        stored = await self.store.load(name)
        if stored is None:
            raise Refused("no-table")
        await self.fetch_pack(stored.pack)
        return RecordRecovery([acts.decode(act) for act in stored.acts], self.shelf, stored.over)

    async def details_of(self, game: str, pack: str, address: str) -> bytes:
        """What a page is told of a game with the pack in a folder, packed."""
        known = self.details.get(pack)
        if known is None:
            known = await self.readers.ask(address, "bad-pack", "details", game, pack)
            self.details.put(pack, known, len(known))
        return known

    async def troubles(self) -> list[str]:
        """What does not work. The store is tried if that was not done just now."""
        now = time.monotonic()
        if now >= self.probed + PROBE_SECONDS:
            self.probed = now
            await self.chores.do("the store", self.store.probe)
        return sorted(self.chores.troubles)

    async def ask_bot(self, asked: Question, legal: list[str], rank: int) -> Reply:
        """What a bot plays. It thinks here, or where somebody does that for us."""
        return await (self.thinkers or self.bot_pool).ask(asked, legal, rank)

    async def ask_coach(self, asked: Question, rank: int) -> Guidance | None:
        """What a coach says; None if it could not be asked."""
        return await (self.thinkers or self.bot_pool).guide(asked, rank)

    def now(self) -> int:
        """The time by which tables grow old."""
        return self.clock.now()

    def pack_folder(self, table: Table) -> str:
        """Where the table's pack lies, for the processes of bots and for replays."""
        return str(self.shelf.folder(table.kept))

    # -- making -------------------------------------------------------------------------------------

    async def make(self, wish: NewTable, address: str) -> TableMade:
        """A new table, if there is room for one more."""
        if not self.allowed.makers.take(address):
            raise Refused("too-many-tables", why="yours")
        maker = await self.maker_of(address)
        if await self.store.count(maker) >= self.limits.tables_of_one:
            raise Refused("too-many-tables", why="yours")
        if await self.store.count() >= self.limits.tables:
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
                await self.store.create(tokens.id, data, self.now(), pack, maker)
                break
            except StoreDamaged as error:
                self.chores.note("the store is damaged", "see `sandtable tables recover`")
                if not left:
                    self.log.error("no new table: %s", error)
                    raise
                tokens = replace(tokens, id=new_name())
        return tokens

    async def maker_of(self, address: str) -> str:
        """Who makes a table, as the store knows them: a hash that says nothing to whoever has no key to it."""
        key = self.key or await self.store.secret("makers", secrets.token_bytes(32))
        self.key = key
        return blake2b(network(address).encode(), key=key, digest_size=12).hexdigest()

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
        await self.put(agreed.pack)
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
            await room.act(
                acts.Sat(free[0], token_hash(token), clean_name(wish.name), clean_language(wish.lang), self.now())
            )
            return Seated(free[0], token)

    async def rematch(self, room: Room, swap: bool) -> None:
        """A new table, everybody one seat further; each client is told its tokens there.

        Its options are those that the game has for the next one. It is a new game: of a standard pack it takes what is
        installed now.
        """
        table = room.table
        options = table.game.next_options(table.begun.state, table.options, swap)
        count = len(table.seats)
        present = room.present()
        own = self.shelf.own_files(table.kept)
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
