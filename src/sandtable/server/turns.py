"""Telling people that it is their turn while their page is closed: who, in which words, and not too often."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from sandtable.kernel.registry import game as game_named
from sandtable.kernel.words import translator
from sandtable.server.bodies import MyTable
from sandtable.server.outward import Outward, Unasked
from sandtable.server.push import Pusher, Subscription, new_key
from sandtable.server.seats import token_hash
from sandtable.server.speech import FOLDER
from sandtable.server.store import StoreFailed
from sandtable.server.webhooks import Webhooks, hook_body

if TYPE_CHECKING:
    from sandtable.server.room import Room
    from sandtable.server.tables import Tables

PAUSE = 30.0
"""Seconds between two messages to one person about one table."""
AT_ONCE = 20
"""Push services and webhooks that are asked at the same time; what comes beyond `MOST_WAIT` is not sent."""
MOST_WAIT = 1_000
GONE = (404, 410)
"""With which it is said that there is nobody who wants to be told any more."""
NOBODY_TO_ASK = "mailto:nobody@localhost"
"""Whom push services are told to ask about a server without a public address."""


def said(lang: str, message: str, table: MyTable) -> str:
    """A sentence about a table: with its game, whose turn it is, and who else plays."""
    say = translator(lang, FOLDER)
    names = [seat.name or seat.bot or str(number + 1) for number, seat in enumerate(table.seats)]
    others = [name for number, name in enumerate(names) if number not in table.mine]
    place = min((table.ranks[seat] for seat in table.mine), default=0) if table.ranks else 0
    return say(message, game=game_named(table.game).title(lang), others=", ".join(others), place=place)


class Turns:
    """Tells those who are asked and not here. Without the extra `push` no browser is told."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.way = Outward()
        self.pusher: Pusher | None = None
        self.webhooks: Webhooks | None = None
        """None where whoever runs the server does not allow them."""
        self.site = ""
        """How the world calls this server."""
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()
        self.told: dict[tuple[str, str], float] = {}
        """When somebody was last told of a table."""

    async def open(self, site: str, webhooks: bool) -> None:
        """Draw the server's key, at the first start."""
        self.site = site
        self.webhooks = Webhooks() if webhooks else None
        try:
            fresh = new_key()
        except ModuleNotFoundError:
            return
        key = await self.tables.unless_damaged(self.tables.store.secret("vapid", fresh), None)
        if key is not None:
            self.pusher = Pusher(key, site or NOBODY_TO_ASK)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.way.close()

    def tell(self, room: Room) -> None:
        """Somebody else is asked at a table: if they are not there, they are told."""
        standing = room.standing
        nobody = self.pusher is None and self.webhooks is None
        if nobody or standing is None or len(self.tasks) >= MOST_WAIT:
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
            for one in await self.tables.people.subscriptions(table.id, token):
                if self.may(table.id, one.endpoint):
                    async with self.gate:
                        await self.tell_one(one, table)
        except StoreFailed as error:
            self.tables.log.warning("nobody could be told of table %s: %s", table.id, error)

    def may(self, table: str, endpoint: str) -> bool:
        """Was nothing said there of the table just now?"""
        now = time.monotonic()
        self.told = {key: at for key, at in self.told.items() if now < at + PAUSE}
        if (table, endpoint) in self.told:
            return False
        self.told[table, endpoint] = now
        return True

    async def tell_one(self, to: Subscription, table: MyTable) -> None:
        title, sentence = said(to.lang, "turn-title", table), said(to.lang, "turn-body", table)
        try:
            if to.auth:
                status = await self.push(to, table, title, sentence)
            elif self.webhooks is not None:
                body = hook_body(table, title, sentence, self.site)
                status = await self.webhooks.send(self.way, to.endpoint, body)
            else:
                return
        except (Unasked, ValueError) as error:  # a key that is no point of the curve is a ValueError
            self.tables.log.warning("%s could not be told: %s", urlsplit(to.endpoint).hostname, error)
            return
        if status in GONE:
            await self.tables.people.unsubscribe(to.person, to.endpoint)
        elif not 200 <= status < 300:
            self.tables.log.warning("%s answered %d", urlsplit(to.endpoint).hostname, status)

    async def push(self, to: Subscription, table: MyTable, title: str, sentence: str) -> int:
        if self.pusher is None:
            raise Unasked("the extra `push` is not installed any more")
        text = json.dumps({"title": title, "body": sentence, "table": table.id}, ensure_ascii=False).encode()
        return await self.pusher.send(self.way, to, text, token_hash(table.id)[:32])
