"""A table that is in use: the clients around it, the acts one after another, and the bots that play at it.

An act is checked, stored, then told, in that order and one at a time.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any

import msgspec

from sandtable import __version__
from sandtable.kernel.changes import Changes, Memory
from sandtable.server import acts
from sandtable.server.bots import question
from sandtable.server.client import STOPPING, Client
from sandtable.server.feed import Feed, SeatEyes
from sandtable.server.history import pack
from sandtable.server.messages import PROTOCOL, Said, Thinking, Welcome
from sandtable.server.messages import Table as TableMessage
from sandtable.server.shapes import TableInfo
from sandtable.server.speech import Refused
from sandtable.server.store import After, Snapshot, StoreFailed
from sandtable.server.table import Table

if TYPE_CHECKING:
    from sandtable.server.hub import Hub

SNAPSHOT_EVERY, SNAPSHOT_LATEST = 20, 60
"""Acts of the game between two snapshots: where nothing can be undone, and at most."""
THINKING_SHOWS = 0.25
"""Seconds after which the others are told that a bot thinks."""
RETRY = 1.0
TOUCH_SECONDS = 60
"""How exactly the store knows when a table was last used."""

encode = msgspec.json.Encoder().encode


class Room:
    """One table in use. Whoever changes or reads it holds the lock."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: list[Client] = []
        self.feeds: dict[SeatEyes, Feed] = {}
        self.memory: Memory | None = None
        """The position as it was when somebody was last told of it."""
        self.kept: After | None = None
        """What the store was last told about the table."""
        self.info_sent = b""
        self.bots: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.closed = False
        self.snapped = 0
        """The acts of the game at the last snapshot of which we know."""

    # -- one act after another ----------------------------------------------------------------------

    async def act(self, act: acts.AnyAct) -> None:
        """Check an act, store it, tell everybody. The lock is held."""
        match = self.table.match
        length = len(match.events.entries) if match else 0
        undoable = match.events.entries[:] if match and isinstance(act, acts.Undone) else []
        around = self.table.phase, len(self.table.proposals)
        try:
            self.table.apply(act)
        except Refused:
            raise
        except Exception:
            self.hub.log.exception("an act could not be carried out at table %s", self.table.name)
            await self.reload()
            raise Refused("broken-table", why="fault") from None
        await self.keep(act)
        self.used = time.monotonic()
        match act:
            case acts.Played():
                self.tell_change(self.table.begun.events.entries[length:], [])
            case acts.Undone():
                self.tell_change([], undoable[len(self.table.begun.events.entries) :])
            case _:
                self.tell(act)
        if not isinstance(act, acts.Played) or around != (self.table.phase, len(self.table.proposals)):
            self.tell_info()
        self.wake_bots()

    async def keep(self, act: acts.AnyAct) -> None:
        """Store an act. If that fails it did not happen."""
        table = self.table
        try:
            number, data = table.stored - 1, acts.encode(act)
            await self.hub.store.append(table.name, number, data, self.after(), self.snapshot(act))
        except StoreFailed as error:
            self.hub.log.error("table %s: not stored: %s", table.name, error)
            await self.reload()
            raise Refused("not-stored") from None

    def after(self) -> After | None:
        """How the table is now, if that is worth writing: it has changed, or a minute has passed."""
        now = After(self.hub.now(), self.table.over, bool(self.table.bot_to_act()))
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
        if table.seq < self.snapped + due and not isinstance(act, acts.Begun):
            return None
        self.snapped = table.seq
        return Snapshot(table.stored, table.game.version, match.position(), match.number, pack(table, match))

    async def reload(self) -> None:
        """Go back to what the store holds, and show it to everybody. If it cannot be read, nobody may stay here."""
        try:
            self.table = await self.hub.load(self.table.name)
        except (Refused, StoreFailed):
            self.hub.rooms.pop(self.table.name, None)
            self.closed = True
            asyncio.get_running_loop().call_soon(self.close)  # whoever acted is told first
            raise Refused("not-stored") from None
        self.feeds.clear()
        self.memory = self.kept = None
        for client in self.clients:
            self.show(client)

    # -- telling ------------------------------------------------------------------------------------

    def tell(self, act: acts.AnyAct) -> None:
        """Tell everybody what an act changed for them, other than an action played or undone."""
        match act:
            case acts.Begun() | acts.TakenBack() | acts.Resigned() | acts.Stopped():
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
        to_act = self.table.to_act
        if not client.shared or to_act is None or to_act not in client.seats or to_act == client.eyes:
            return False
        if self.table.seats[to_act].bot:
            return False  # nobody at this screen is asked
        if client.eyes is None and client.curtain == to_act:
            return False
        client.eyes, client.curtain = None, to_act
        return True

    def show(self, client: Client, stale: bool = False) -> None:
        """Send a client its whole view."""
        match = self.table.match
        if match is not None:
            if self.memory is None:
                self.memory = Memory(match.schema, match.state)
            client.post(self.feed(client.eyes).whole(self.table, client.curtain, stale))
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
        return self.table.info(self.present(), sum(not client.seats for client in self.clients))

    def tell_info(self) -> None:
        """Send the table around the game if it has changed."""
        data = encode(TableMessage(self.info()))
        if data != self.info_sent:
            self.info_sent = data
            self.tell_all(data)

    def present(self) -> set[int]:
        return {seat for client in self.clients for seat in client.seats}

    # -- coming and going ---------------------------------------------------------------------------

    def join(self, client: Client) -> None:
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

    def close(self) -> None:
        self.closed = True
        if self.bots is not None:
            self.bots.cancel()
        for client in self.clients:
            client.close(STOPPING)

    # -- bots ---------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let the bots play on, if one of them is asked."""
        if self.closed or self.table.paused or not self.table.bot_to_act():
            return
        if self.bots is None or self.bots.done():
            self.bots = asyncio.create_task(self.play_bots())

    async def play_bots(self) -> None:
        while not self.closed and not self.table.paused and self.table.bot_to_act():
            try:
                await self.play_bot(self.table.pace / 1000)
            except Refused:
                await asyncio.sleep(RETRY)
            except Exception:  # a fault of ours; the people at the table can still play
                self.hub.log.exception("the bots stopped at table %s", self.table.name)
                return

    async def play_bot(self, pace: float, even_paused: bool = False) -> None:
        """One action of the bot that is asked. It thinks while the pace lets the others look."""
        asked = self.asked_bot()
        if asked is None:
            return
        _, seat, name = asked
        action, _ = await asyncio.gather(self.advice(seat, name), asyncio.sleep(pace))
        async with self.lock:
            if self.asked_bot() == asked and (even_paused or not self.table.paused):
                await self.act(acts.Played(seat, action))

    def asked_bot(self) -> tuple[int, int, str] | None:
        """What a bot's answer is good for: the moment, the seat, and its name."""
        to_act, name = self.table.to_act, self.table.bot_to_act()
        return None if to_act is None or not name else (self.table.seq, to_act, name)

    async def advice(self, seat: int, bot: str) -> str:
        """What a bot would play for the seat to act. The others are told if it takes a while."""
        table, match = self.table, self.table.going
        legal = [match.describe(action) for action in match.legal_actions()]
        scripted = table.scripted()
        if scripted is not None and scripted.action in legal:
            return scripted.action
        if len(legal) == 1:
            return legal[0]
        try:
            asked = question(match, seat, bot, self.hub.pack_folder(table), self.hub.thinkers.budget)
        except Exception:  # a fault in a game's re-deal must not stop the table
            self.hub.log.exception("a bot could not be asked at table %s", table.name)
            return random.choice(legal)
        shown = asyncio.get_running_loop().call_later(THINKING_SHOWS, self.tell_all, encode(Thinking(seat)))
        try:
            return await self.hub.thinkers.choose(asked, legal)
        finally:
            if shown.when() <= asyncio.get_running_loop().time():
                self.tell_all(encode(Thinking(None)))
            shown.cancel()
