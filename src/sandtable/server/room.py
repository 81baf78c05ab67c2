"""A table that is in use: the acts one after another, and what the clients around it are told of them.

An act is checked, stored, then told, in that order and one at a time.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec

from sandtable import __version__
from sandtable.kernel.changes import Changes, Memory
from sandtable.kernel.names import kebab
from sandtable.server import acts, bot_players
from sandtable.server.bot_players import BotPlayers
from sandtable.server.client import STOPPING, Client
from sandtable.server.feed import Feed, SeatEyes
from sandtable.server.from_server import Bench, Foretold, Said, Welcome
from sandtable.server.from_server import Table as TableMessage
from sandtable.server.history import snapshot_of
from sandtable.server.messages import PROTOCOL
from sandtable.server.shapes import TableInfo
from sandtable.server.speech import Overtaken, Refused
from sandtable.server.standing import Standing, standing_of
from sandtable.server.store import After, Conflict, Snapshot, StoreDamaged, StoreFailed
from sandtable.server.table import Table

if TYPE_CHECKING:
    from sandtable.server.tables import Tables

SNAPSHOT_EVERY, SNAPSHOT_LATEST = 20, 60
"""Acts of the game between two snapshots: where nothing can be undone, and at most."""
TOUCH_SECONDS = 60
"""How exactly the store knows when a table was last used."""

GOING_BACK = (acts.Undone, acts.TakenBack)
"""The game may be played again for these, from its beginning: beside the loop."""
NEEDED = (acts.Sat, acts.Begun, acts.Chosen, acts.Prepared, acts.Played, acts.Resigned, acts.Stopped, acts.Rematched)
"""What a game needs to come to its end."""

encode = msgspec.json.Encoder().encode


def stating_result(act: acts.AnyAct, table: Table) -> acts.AnyAct:
    """The act with which a game ended says how: whoever reads it later may have other rules."""
    result = table.match.head.result if table.match is not None and table.over else None
    if result is None or not isinstance(act, (acts.Played, acts.Resigned)):
        return act
    return msgspec.structs.replace(act, result=str(result))


class Room:
    """One table in use. Whoever changes or reads it holds the lock."""

    def __init__(self, tables: Tables, table: Table) -> None:
        self.tables = tables
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: list[Client] = []
        self.feeds: dict[SeatEyes, Feed] = {}
        self.memory: Memory | None = None
        """The position as it was when somebody was last told of it."""
        self.kept: After | None = None
        """What the store was last told about the table."""
        self.foreseen: dict[int, tuple[int, dict[str, Any]]] = {}
        """What was foretold to each seat, and at which act of the game: asked again it is not worked out again."""
        self.standing: Standing | None = table.stood
        """How the table stands, as the store was last told."""
        self.info_sent = b""
        self.bots = BotPlayers()
        self.looking: set[asyncio.Task[None]] = set()
        """Choices that the coach looks at."""
        self.used = time.monotonic()
        self.last_here: dict[int, float] = {}
        """When the holder of a seat was last connected; of those not in it, not since the table was opened."""
        self.opened = time.monotonic()
        self.closed = False

    # -- one act after another ----------------------------------------------------------------------

    async def act(self, act: acts.AnyAct) -> None:
        """Check an act, store it, tell everybody. The lock is held."""
        self.check_bounds(act)
        match = self.table.match
        length = len(match.events.entries) if match else 0
        undoable = match.events.entries[:] if match and isinstance(act, acts.Undone) else []
        around = self.table.phase, len(self.table.proposals), self.table.took_back
        try:
            if isinstance(act, GOING_BACK):
                await asyncio.to_thread(self.table.apply, act)
            else:
                self.table.apply(act)
        except Refused:
            raise
        except Exception:
            self.tables.log.exception("an act could not be carried out at table %s", self.table.name)
            await self.reload()
            raise Refused("broken-table", why="fault") from None
        asked = self.standing.asked if self.standing is not None else []
        await self.keep(act)
        self.used = time.monotonic()
        if self.standing is not None and self.standing.asked != asked:
            self.tables.turns.tell(self)
        match act:
            case acts.Played():
                self.tell_change(self.table.begun.events.entries[length:], [])
            case acts.Undone():
                self.tell_change([], undoable[len(self.table.begun.events.entries) :])
            case _:
                self.tell(act)
        if not isinstance(act, acts.Played) or around != (
            self.table.phase,
            len(self.table.proposals),
            self.table.took_back,
        ):
            self.tell_info()
        if isinstance(act, (acts.Begun, acts.Chosen, acts.Assigned)):
            await self.go_on_preparing()
        bot_players.wake(self)

    def check_bounds(self, act: acts.AnyAct) -> None:
        """A table cannot be filled without end: its game goes on, but nothing else is taken."""
        table, limits = self.table, self.tables.limits
        full = table.stored >= limits.acts_of_table or table.talk >= limits.talk_of_table
        if full and not isinstance(act, NEEDED):
            raise Refused("not-now", why="enough")

    async def go_on_preparing(self) -> None:
        """Bots choose what is theirs before the match; when all is chosen it begins. The lock is held."""
        table = self.table
        preparing = table.preparing
        if preparing is None or table.match is not None:
            return
        bots = [seat for seat in preparing.waiting() if table.seats[seat].bot]
        if bots:
            await self.act(acts.Chosen(bots[0], preparing.suggestion(bots[0])))
        elif not preparing.waiting():
            await self.act(acts.Prepared(preparing.options(), table.game.version))

    async def keep(self, act: acts.AnyAct) -> None:
        """Store an act. If that fails it did not happen."""
        table = self.table
        try:
            number, data = table.stored - 1, acts.encode(stating_result(act, table))
            await self.tables.store.append(table.name, number, data, self.after(), self.snapshot(act))
            self.tables.stored += 1
        except Conflict:
            await self.reload()
            raise Overtaken from None
        except StoreFailed as error:
            self.tables.log.error("table %s: not stored: %s", table.name, error)
            if isinstance(error, StoreDamaged):
                self.tables.note_damage()
            await self.reload()
            raise Refused("not-stored") from None

    def after(self) -> After | None:
        """How the table is now, if that is worth writing: it has changed, or a minute has passed."""
        at = self.tables.now()
        self.standing = standing_of(self.table, self.standing, at)
        now = After(at, self.table.over, bool(self.table.bot_to_act()), self.standing.text())
        kept = self.kept
        if kept is not None and kept.same_as(now) and now.at < kept.at + TOUCH_SECONDS:
            return None
        self.kept = now
        return now

    def snapshot(self, act: acts.AnyAct) -> Snapshot | None:
        """Now and then the table as it is: where nothing can be undone, and at the latest after so many acts."""
        table, match = self.table, self.table.match
        if match is None or not isinstance(act, acts.GAME_ACTS):
            return None
        due = SNAPSHOT_LATEST if match.undoable else SNAPSHOT_EVERY
        if table.seq < table.snapped + due and not isinstance(act, (acts.Begun, acts.Prepared)):
            return None
        return snapshot_of(table)

    def last_snapshot(self) -> Snapshot | None:
        """The table as it is when it leaves memory, so that it can go on from here whatever happens to the rules."""
        table = self.table
        if table.match is None or table.seq == table.snapped or table.older_record:
            return None
        return snapshot_of(table)

    async def reload(self) -> None:
        """Go back to what the store holds, and show it to everybody. If it cannot be read, nobody may stay here."""
        try:
            if await self.tables.store.claim(self.table.name):
                raise Refused("not-stored")
            self.table = await self.tables.load(self.table.name)
        except (Refused, StoreFailed):
            self.tables.rooms.pop(self.table.name, None)
            self.closed = True
            asyncio.get_running_loop().call_soon(self.close)  # whoever acted is told first
            raise Refused("not-stored") from None
        self.feeds.clear()
        self.memory = self.kept = None
        self.standing = self.table.stood
        for client in self.clients:
            self.show(client)

    # -- telling ------------------------------------------------------------------------------------

    def tell(self, act: acts.AnyAct) -> None:
        """Tell everybody what an act changed for them, other than an action played or undone."""
        match act:
            case acts.Chosen():
                for client in self.clients:
                    self.mind_curtain(client)
                    self.show(client)
            case acts.Begun() | acts.Prepared() | acts.TakenBack() | acts.Resigned() | acts.Stopped():
                self.memory = None
                for client in self.clients:
                    self.mind_curtain(client)
                    self.show(client)
            case acts.Spoken():
                self.tell_all(encode(Said([self.table.chat[-1]])))
            case _:
                pass

    def tell_change(self, new: list[tuple[Any, ...]], undone: list[tuple[Any, ...]]) -> None:
        """To each client what its eyes see of one action or of one taken back: of the log, what came or went."""
        only = self.changes()
        changes = {eyes: feed.change(self.table, only, new, undone) for eyes, feed in self.feeds.items()}
        for client in self.clients:
            if self.mind_curtain(client):
                self.show(client)
                continue
            data = changes.get(client.eyes)
            if data is not None:
                client.post(data)
        self.forget_feeds()

    def changes(self) -> Changes:
        """What the last act has changed in the game. Where nothing is remembered, nobody has looked yet."""
        return Changes([], []) if self.memory is None else self.memory.changes(self.table.begun.state)

    def mind_curtain(self, client: Client) -> bool:
        """Lower the curtain of a shared screen when another of its people is asked. True if it has changed."""
        to_act = self.asked_of(client)
        if not client.shared or to_act is None or to_act not in client.seats or to_act == client.eyes:
            return False
        if self.table.seats[to_act].bot:
            return False  # nobody at this screen is asked
        if client.eyes is None and client.curtain == to_act:
            return False
        client.eyes, client.curtain = None, to_act
        return True

    def asked_of(self, client: Client) -> int | None:
        """Who is asked now. Before the match, of those at one screen: who looks, else the first who has to choose."""
        own = [seat for seat in self.table.choosing() if seat in client.seats and not self.table.seats[seat].bot]
        if own:
            return client.eyes if client.eyes in own else own[0]
        return self.table.to_act

    def show(self, client: Client, stale: bool = False, answer_to: int = 0) -> None:
        """Send a client its whole view; before the match, what lies before its seat, if that is news."""
        match = self.table.match
        if match is None and self.table.preparing is not None:
            eyes = client.eyes
            view = self.table.preparing.view(eyes) if eyes is not None else None
            data = encode(Bench(eyes, view, client.curtain))
            if data != client.bench:
                client.bench = data
                client.post(data)
        if match is not None:
            if self.memory is None:
                self.memory = Memory(match.schema, match.state)
            client.post(self.feed(client.eyes).whole(self.table, client.curtain, stale, answer_to))
            self.forget_feeds()

    def feed(self, eyes: SeatEyes) -> Feed:
        if eyes not in self.feeds:
            self.feeds[eyes] = Feed(eyes)
        return self.feeds[eyes]

    def forget_feeds(self) -> None:
        """Nobody looks with these eyes any more."""
        used = {client.eyes for client in self.clients}
        for eyes in [eyes for eyes in self.feeds if eyes not in used]:
            del self.feeds[eyes]

    def tell_all(self, data: bytes) -> None:
        for client in self.clients:
            client.post(data)

    def info(self) -> TableInfo:
        info = self.table.info(self.present(), sum(not client.seats for client in self.clients))
        return msgspec.structs.replace(info, hurried=self.bots.hurried)

    def tell_info(self) -> None:
        """Send the table around the game if it has changed."""
        data = encode(TableMessage(self.info()))
        if data != self.info_sent:
            self.info_sent = data
            self.tell_all(data)

    def present(self) -> set[int]:
        return {seat for client in self.clients for seat in client.seats}

    def away(self, seat: int) -> bool:
        """Has the holder of a seat been away for minutes? What was before the table was opened is not known."""
        since = self.last_here.get(seat, self.opened)
        return seat not in self.present() and time.monotonic() >= since + self.tables.limits.away_seconds

    # -- coming and going ---------------------------------------------------------------------------

    def join(self, client: Client) -> None:
        """Take a client in. The table may have gone to another process while it waited at the door."""
        if self.closed:
            client.close(STOPPING)
            return
        self.clients.append(client)
        self.used = time.monotonic()
        self.greet(client)
        self.tell_info()

    def greet(self, client: Client) -> None:
        """Tell a client what it may do here, and show it the game."""
        client.eyes, client.curtain = client.seats[0] if len(client.seats) == 1 else None, None
        self.mind_curtain(client)
        client.send(Welcome(PROTOCOL, __version__, client.you, self.info(), list(self.table.chat)))
        self.show(client)

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)
            self.used = time.monotonic()
            for seat in client.seats:
                self.last_here[seat] = self.used
            self.forget_feeds()
            self.tell_info()

    def evict(self, seat: int) -> None:
        """The link of a seat was replaced: whoever held it does so no more."""
        for client in [client for client in self.clients if seat in client.seats]:
            client.seats = [number for number in client.seats if number != seat]
            if client.seats or client.host:
                self.greet(client)
                continue
            client.refuse(0, Refused("bad-link"))
            client.close()
            self.leave(client)

    def asleep(self, unused_since: float) -> bool:
        """Does nobody use it, and has nobody since then?"""
        busy = self.clients or self.lock.locked() or self.bots.busy
        return not busy and self.used < unused_since

    def close(self) -> None:
        self.closed = True
        self.bots.stop()
        for task in self.looking:
            task.cancel()
        for client in self.clients:
            client.close(STOPPING)

    def foretold(self, seat: int, answer_to: int) -> bytes:
        """What a seat may know of what comes, as a message."""
        match, seq = self.table.going, self.table.seq
        made = self.foreseen.get(seat)
        if made is None or made[0] != seq:
            told = match.foretell(seat)
            if self.table.alone(seat):
                told["final"] = []
            made = self.foreseen[seat] = seq, told
        return encode({"type": kebab(Foretold.__name__), "id": answer_to, "seq": seq, **made[1]})
