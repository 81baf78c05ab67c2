"""All tables of a server: found in memory or in the store, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

import msgspec

from sandtable.kernel.coaching import Guidance
from sandtable.kernel.registry import game as game_named
from sandtable.kernel.words import languages, translator
from sandtable.server import acts, bot_players
from sandtable.server.analyses import Analyses
from sandtable.server.bodies import Seated, Sit
from sandtable.server.bots import BotPool, Question, Reply
from sandtable.server.catalogue import catalogue, playable
from sandtable.server.chores import Chores
from sandtable.server.clock import DAY, Clock
from sandtable.server.from_server import Notice
from sandtable.server.history import snapshot_of
from sandtable.server.janitor import Janitor
from sandtable.server.kept_replays import KeptReplays
from sandtable.server.leases import RENEW_SECONDS, Leases
from sandtable.server.limits import Allowances, Limits
from sandtable.server.new_tables import NewTables
from sandtable.server.packs import PackShelf
from sandtable.server.passing import Elsewhere
from sandtable.server.people import People
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
WAKE_SECONDS, THINKERS_SECONDS = 5.0, 1.0
"""Where several processes share a store: how often bots of ended processes are looked for, and thinkers."""
PROBE_SECONDS = 5.0
"""The store is not tried more often for those who ask how the server is."""
DETAILS_BYTES, DETAILS_SECONDS = 4_000_000, 1_800.0
"""What pages are told of packs that are not installed is kept that far."""


encode = msgspec.json.Encoder().encode
T = TypeVar("T")
Other = TypeVar("Other")


def read_words() -> None:
    """The words in which games show and refuse something: the first view of one would read them in the loop."""
    for name in playable():
        for lang in languages():
            translator(lang, game_named(name).folder)
    Refused("busy")


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
        self.janitor = Janitor(self)
        self.log_readers: set[str] = set()
        """Bots that have said that they read the log. To know it otherwise, their code would have to be loaded here."""
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
        self.leases = Leases(self)
        self.pass_word = ""
        """By which processes that share the store know each other; empty if it is not shared."""
        self.people = People(self)
        self.turns = Turns(self)
        self.new = NewTables(self)

    # -- the life of the server ---------------------------------------------------------------------

    async def open(self) -> None:
        await asyncio.to_thread(Refused, "busy")  # the words of refusals take a while to read, the first time
        await self.store.open()
        if self.store.shared:
            self.pass_word = (await self.store.secret("passing", secrets.token_bytes(24))).hex()
        self.clock = Clock(await self.unless_damaged(self.store.newest(), 0))
        packs = await self.unless_damaged(self.store.pack_names(), None)
        if packs is not None:
            self.shelf.keep_only(packs)
        self.chores.once("watching the loop", self.watch.run)
        self.chores.once("reading the catalogue", self.prepare)
        self.chores.once("waking the bots", self.wake)
        self.chores.every(JANITOR_SECONDS, "tidying up", self.janitor.tidy)
        self.chores.once("checking the store", self.check_store)
        self.chores.every(DAY, "checking the store again", self.check_store)
        if self.store.shared:
            self.chores.every(RENEW_SECONDS, "keeping the tables", self.leases.keep)
            self.chores.every(WAKE_SECONDS, "waking the bots of others", self.wake)
        if self.thinkers is not None:
            self.chores.every(THINKERS_SECONDS, "looking for thinkers", self.thinkers.look)
            self.chores.once("reading answers", self.thinkers.run)

    async def close(self) -> None:
        self.chores.close()
        for room in list(self.rooms.values()):
            async with room.lock:
                await self.janitor.keep_snapshot(room)
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
        """Read what every page asks for first, before anybody does; and the words in which games refuse something."""
        await asyncio.to_thread(catalogue)
        await asyncio.to_thread(read_words)

    async def wake(self) -> None:
        """After a start: go on with the tables at which a bot was asked."""
        if not await self.store.lead():
            return
        for name in await self.store.waiting_for_bots(self.now() - DAY):
            try:
                room = await self.room(name)
            except (Refused, Elsewhere):
                continue  # its players are told when they come back
            bot_players.wake(room)

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
            if self.leases.cut_off:
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
        self.note_damage()
        return Refused("broken-table", why="damaged")

    def note_damage(self) -> None:
        self.chores.note("the store is damaged", "see `sandtable tables recover`")

    async def unless_damaged(self, asked: Awaitable[T], instead: Other) -> T | Other:
        """What the store says, or something else where it is damaged: a part of it must not stop the whole."""
        try:
            return await asked
        except StoreDamaged:
            self.note_damage()
            return instead

    async def check_store(self) -> None:
        """Look through the store for damage, before somebody meets it."""
        found = await self.store.check()
        if found:
            self.chores.note("the store is damaged", "; ".join(found))

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
        reply = await (self.thinkers or self.bot_pool).ask(asked, legal, rank)
        self.log_readers |= {asked.bot} if reply.wants_log else set()
        return reply

    async def ask_coach(self, asked: Question, rank: int) -> Guidance | None:
        """What a coach says; None if it could not be asked."""
        return await (self.thinkers or self.bot_pool).guide(asked, rank)

    def now(self) -> int:
        """The time by which tables grow old."""
        return self.clock.now()

    def pack_folder(self, table: Table) -> str:
        """Where the table's pack lies, for the processes of bots and for replays."""
        return str(self.shelf.folder(table.kept))

    # -- sitting down -------------------------------------------------------------------------------

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
