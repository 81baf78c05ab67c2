"""Telling people that it is their turn while their page is closed: who, in which words, and not too often."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING

from sandtable.kernel.registry import game as game_named
from sandtable.kernel.words import translator
from sandtable.server.bodies import MyTable
from sandtable.server.push import Pusher, PushFailed, Subscription, new_key
from sandtable.server.seats import token_hash
from sandtable.server.speech import FOLDER
from sandtable.server.store import StoreFailed

if TYPE_CHECKING:
    from sandtable.server.room import Room
    from sandtable.server.tables import Tables

PAUSE = 30.0
"""Seconds between two messages to one person about one table."""
AT_ONCE = 20
"""Push services that are asked at the same time; what comes beyond `MOST_WAIT` is not sent."""
MOST_WAIT = 1_000
GONE = (404, 410)
"""With which a push service says that a browser does not want to be told any more."""


def said(lang: str, message: str, table: MyTable) -> str:
    """A sentence about a table: with its game, whose turn it is, and who else plays."""
    say = translator(lang, FOLDER)
    names = [seat.name or seat.bot or str(number + 1) for number, seat in enumerate(table.seats)]
    others = [name for number, name in enumerate(names) if number not in table.mine]
    place = min((table.ranks[seat] for seat in table.mine), default=0) if table.ranks else 0
    return say(message, game=game_named(table.game).title(lang), others=", ".join(others), place=place)


class Turns:
    """Tells those who are asked and not here. Without the extra `push` nobody is told."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.pusher: Pusher | None = None
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()
        self.told: dict[tuple[str, str], float] = {}
        """When a browser was last told of a table."""

    async def open(self, subject: str) -> None:
        """Draw the server's key, at the first start."""
        try:
            fresh = new_key()
        except ModuleNotFoundError:
            return
        self.pusher = Pusher(await self.tables.store.secret("vapid", fresh), subject)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()

    def tell(self, room: Room) -> None:
        """Somebody else is asked at a table: if they are not there, they are told."""
        standing = room.standing
        if self.pusher is None or standing is None or len(self.tasks) >= MOST_WAIT:
            return
        present = room.present()
        for seat in standing.asked:
            if room.table.seats[seat].asks_person and seat not in present:
                token = room.table.seats[seat].token
                view = standing.seen_by(room.table.name, {token})
                task = asyncio.create_task(self.tell_holder(view, token))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def tell_holder(self, table: MyTable, token: str) -> None:
        try:
            async with self.gate:
                for one in await self.tables.people.subscriptions(table.id, token):
                    if self.may(table.id, one.endpoint):
                        await self.push(one, table)
        except StoreFailed as error:
            self.tables.log.warning("nobody could be told of table %s: %s", table.id, error)

    def may(self, table: str, endpoint: str) -> bool:
        """Was this browser not told of the table just now?"""
        now = time.monotonic()
        self.told = {key: at for key, at in self.told.items() if now < at + PAUSE}
        if (table, endpoint) in self.told:
            return False
        self.told[table, endpoint] = now
        return True

    async def push(self, to: Subscription, table: MyTable) -> None:
        assert self.pusher is not None
        words = {"title": said(to.lang, "turn-title", table), "body": said(to.lang, "turn-body", table)}
        text = json.dumps({**words, "table": table.id}, ensure_ascii=False).encode()
        try:
            status = await self.pusher.send(to, text, token_hash(table.id)[:32])
        except (PushFailed, ValueError) as error:  # a key that is no point of the curve is a ValueError
            self.tables.log.warning("a push service could not be asked: %s", error)
            return
        if status in GONE:
            await self.tables.people.unsubscribe(to.person, to.endpoint)
        elif not 200 <= status < 300:
            self.tables.log.warning("a push service answered %d", status)
