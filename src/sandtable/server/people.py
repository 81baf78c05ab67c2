"""Personal links: one token that opens all tables of a person, on any device. No account, no password.

The store has the hash of that token and, for each table, the hashes of the tokens that the person holds there. Whoever
comes to a table with a personal link is let in as if they had brought those. A new link makes the old one worthless.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from sandtable.kernel.errors import Phrase
from sandtable.server.bodies import AskMine, Held, HookTo, Mine, MyTable, PersonMade, PushTo
from sandtable.server.clock import DAY
from sandtable.server.passing import Elsewhere
from sandtable.server.push import Subscription, endpoint_wrong
from sandtable.server.seats import clean_language, new_token, token_hash
from sandtable.server.speech import Refused
from sandtable.server.standing import Standing, read_standing, standing_of
from sandtable.server.store import Statement, StoreFailed
from sandtable.server.webhooks import MOST_HOOKS, hook_wrong

if TYPE_CHECKING:
    from sandtable.server.tables import Tables

MARK = "me."
"""With which the token of a personal link begins, so that others are not looked for."""
MOST_TABLES, MOST_TOKENS, MOST_PUSHES = 200, 12, 10
"""Of one person; tokens at one table; browsers that are told."""
MOST_PEOPLE = 100
"""Of one address."""
MOST_READ = 10
"""Tables of an older store that are read for one answer."""
REST = 30 * DAY
"""A person without tables is forgotten after so long."""
ADD = "INSERT INTO held VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING"
ONLY = "DELETE FROM {} WHERE person = ?1"


def feed_of(person: str) -> str:
    """The secret in the address of a person's feed. It follows from the personal link, not the other way round."""
    return token_hash(f"feed {person}")


class People:
    """All who have a personal link."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    # -- a link -------------------------------------------------------------------------------------

    async def make(self, ask: AskMine, address: str) -> PersonMade:
        """A personal link to these tables."""
        maker = await self.tables.new.maker_of(address)
        [(count,)] = await self.store.query(("SELECT count(*) FROM people WHERE maker = ?1", (maker,)))
        if not self.tables.allowed.makers.take(address) or count >= MOST_PEOPLE:
            raise Refused("too-many-tables", why="yours")
        name, person = secrets.token_hex(12), MARK + new_token()
        row = (
            name,
            token_hash(person),
            token_hash(feed_of(person)),
            maker,
            clean_language(ask.lang),
            self.tables.now(),
        )
        new = ("INSERT INTO people VALUES (?1, ?2, ?3, ?4, ?5, ?6)", row)
        await self.store.query(new, *adding(name, checked(ask.tables)))
        return PersonMade(person, f"/feed/{feed_of(person)}")

    async def find(self, person: str) -> str:
        """Who has this link."""
        found = await self.store.query(("SELECT id FROM people WHERE key = ?1", (token_hash(person),)))
        if not found:
            raise Refused("bad-link")
        return str(found[0][0])

    async def renew(self, person: str) -> PersonMade:
        """A new link, and a new feed. The old ones open nothing any more, and who came by them must leave."""
        name, new = await self.find(person), MARK + new_token()
        keys = (token_hash(new), token_hash(feed_of(new)), name)
        away: Statement = (ONLY.format("pushes"), (name,))
        await self.store.query(("UPDATE people SET key = ?1, feed = ?2 WHERE id = ?3", keys), away)
        self.send_away(person)
        return PersonMade(new, f"/feed/{feed_of(new)}")

    async def forget(self, person: str) -> None:
        """The link opens nothing any more. Seats are kept by those who hold their own links."""
        name = await self.find(person)
        gone: list[Statement] = [(ONLY.format(table), (name,)) for table in ("held", "pushes")]
        await self.store.query(*gone, ("DELETE FROM people WHERE id = ?1", (name,)))
        self.send_away(person)

    def send_away(self, person: str) -> None:
        """Close what was opened with a link here. Other processes ask for it when their clients come again."""
        key = token_hash(person)
        for room in self.tables.rooms.values():
            for client in [client for client in room.clients if client.person == key]:
                client.refuse(0, Refused("bad-link"))
                client.close()

    async def clear(self, before: int) -> None:
        """Forget what belongs to tables that are gone, and people who have none left and have not come since then."""
        idle = "SELECT id FROM people WHERE at < ?1 AND id NOT IN (SELECT person FROM held)"
        await self.store.query(
            ("DELETE FROM held WHERE table_id NOT IN (SELECT id FROM tables)", ()),
            (f"DELETE FROM pushes WHERE person IN ({idle})", (before,)),
            (f"DELETE FROM people WHERE id IN ({idle})", (before,)),
        )

    # -- tables -------------------------------------------------------------------------------------

    async def held(self, name: str) -> dict[str, set[str]]:
        """The hashes that a person holds, by table."""
        found: dict[str, set[str]] = {}
        for table, token in await self.store.query(("SELECT table_id, token FROM held WHERE person = ?1", (name,))):
            found.setdefault(table, set()).add(token)
        return found

    async def tokens_at(self, table: str, tokens: list[str]) -> list[str]:
        """What personal links among these tokens open at a table: hashes of tokens."""
        opened: list[str] = []
        for token in tokens:
            if token.startswith(MARK):
                mine = "SELECT token FROM held JOIN people ON person = people.id WHERE table_id = ?1 AND key = ?2"
                opened += [row[0] for row in await self.store.query((mine, (table, token_hash(token))))]
        return opened

    async def mine(self, ask: AskMine) -> Mine:
        """How the tables stand that somebody holds tokens of, and those of their personal link, if they have one."""
        held = checked(ask.tables)
        if not ask.person:
            return Mine(await self.standings(held))
        name = await self.find(ask.person)
        known = await self.held(name)
        gone = [table for table in ask.gone[:MOST_TABLES] if table in known]
        new = {table: tokens - known.get(table, set()) for table, tokens in held.items() if table not in gone}
        new = {table: tokens for table, tokens in new.items() if tokens}
        if len(known.keys() | new.keys()) > MOST_TABLES:
            new = {table: tokens for table, tokens in new.items() if table in known}
        seen = "UPDATE people SET at = ?1, lang = ?2 WHERE id = ?3 AND (at < ?4 OR lang <> ?2)"
        now = self.tables.now()
        away: list[Statement] = [("DELETE FROM held WHERE person = ?1 AND table_id = ?2", (name, one)) for one in gone]
        await self.store.query(*away, *adding(name, new), (seen, (now, clean_language(ask.lang), name, now - DAY)))
        for table, tokens in new.items():
            known.setdefault(table, set()).update(tokens)
        for table in gone:
            known.pop(table)
        return Mine(await self.standings(known), f"/feed/{feed_of(ask.person)}")

    async def standings(self, held: dict[str, set[str]]) -> list[MyTable]:
        """How these tables stand; those that are gone are left out. Where I am asked comes first, then the latest."""
        if not held:
            return []
        marks = ", ".join(f"?{number}" for number in range(1, len(held) + 1))
        query = f"SELECT id, standing, touched FROM tables WHERE id IN ({marks}) AND trashed = 0"
        found: list[MyTable] = []
        read = 0
        for table, text, touched in await self.store.query((query, tuple(held))):
            standing = read_standing(text)
            if standing is None and read < MOST_READ:
                read += 1
                standing = await self.look(table, touched)
            if standing is not None:
                found.append(standing.seen_by(table, held[table]))
        found.sort(key=lambda one: (not set(one.mine) & set(one.asked), one.phase == "over", -one.since))
        return found

    async def look(self, table: str, touched: int) -> Standing | None:
        """How a table stands of which the store does not say it yet: it was just made, or by an older version."""
        try:
            room = await self.tables.room(table)
        except (Refused, StoreFailed, Elsewhere):
            return None
        return standing_of(room.table, None, touched)

    async def of_feed(self, feed: str) -> tuple[str, str, list[MyTable]]:
        """Whose feed it is, their language, and how their tables stand."""
        found = await self.store.query(("SELECT id, lang FROM people WHERE feed = ?1", (token_hash(feed),)))
        if not found:
            raise Refused("not-found")
        name, lang = found[0]
        return name, lang, await self.standings(await self.held(name))

    # -- being told ---------------------------------------------------------------------------------

    async def push_to(self, wish: PushTo) -> None:
        """Remember where a browser wants to be told, or forget it."""
        name = await self.find(wish.person)
        if wish.gone:
            await self.unsubscribe(name, wish.endpoint)
            return
        wrong = endpoint_wrong(wish.endpoint, wish.key, wish.auth)
        if wrong is not None:
            raise Refused("malformed", detail=wrong)
        await self.subscribe(name, wish.endpoint, wish.key, wish.auth, MOST_PUSHES)

    async def hook_to(self, wish: HookTo) -> None:
        """Remember the address of a webhook, or forget it. It is kept as a browser without keys."""
        name = await self.find(wish.person)
        if wish.gone:
            await self.unsubscribe(name, wish.address)
            return
        if self.tables.turns.webhooks is None:
            raise Refused("not-now", why="webhooks")
        wrong = hook_wrong(wish.address)
        if wrong is not None:
            raise Refused("malformed", detail=wrong)
        await self.subscribe(name, wish.address, "", "", MOST_HOOKS)

    async def subscribe(self, name: str, endpoint: str, key: str, auth: str, most: int) -> None:
        """One more that is told; of as many as there may be of its kind the oldest makes room."""
        kind = f"person = ?1 AND auth {'<>' if auth else '='} ''"
        oldest = f"SELECT endpoint FROM pushes WHERE {kind} ORDER BY at DESC LIMIT ?2"
        await self.store.query(
            ("DELETE FROM pushes WHERE person = ?1 AND endpoint = ?2", (name, endpoint)),
            ("INSERT INTO pushes VALUES (?1, ?2, ?3, ?4, ?5)", (name, endpoint, key, auth, self.tables.now())),
            (f"DELETE FROM pushes WHERE {kind} AND endpoint NOT IN ({oldest})", (name, most)),
        )

    async def unsubscribe(self, name: str, endpoint: str) -> None:
        gone = "DELETE FROM pushes WHERE person = ?1 AND endpoint = ?2"
        await self.store.query((gone, (name, endpoint)))

    async def subscriptions(self, table: str, token: str) -> list[Subscription]:
        """Where the holder of a seat wants to be told."""
        query = (
            "SELECT people.id, lang, endpoint, p256dh, auth FROM held JOIN people ON people.id = held.person"
            " JOIN pushes ON pushes.person = people.id WHERE table_id = ?1 AND token = ?2"
        )
        return [Subscription(*row) for row in await self.store.query((query, (table, token)))]


def checked(tables: list[Held]) -> dict[str, set[str]]:
    """The hashes of the tokens that were brought, by table, no more than there may be."""
    if len(tables) > MOST_TABLES or any(len(one.tokens) > MOST_TOKENS for one in tables):
        raise Refused("malformed", detail=Phrase("too-many-held", tables=MOST_TABLES, tokens=MOST_TOKENS))
    return {one.id: {token_hash(token) for token in one.tokens if not token.startswith(MARK)} for one in tables}


def adding(name: str, held: dict[str, set[str]]) -> list[Statement]:
    return [(ADD, (name, table, token)) for table, tokens in held.items() for token in sorted(tokens)]
