"""The store in PostgreSQL, for several server processes: a table belongs to the process that holds its lease.

The lease is in the table's row and is checked with every append, by the clock of the database. Whoever lost it is told
`Conflict` and has written nothing. Appends that wait are written in one transaction, as in `sqlite.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import asyncpg

from sandtable.kernel.errors import in_its_words
from sandtable.server.store import (
    LEASE,
    PEOPLE,
    After,
    BadStore,
    Conflict,
    KeptPack,
    Listed,
    Snapshot,
    Statement,
    Stored,
    StoreFailed,
)

VERSION = 3
BATCH = 500
PATIENCE = 5.0
"""Seconds that the database has for one command."""
CONNECTIONS = 6
SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, touched BIGINT NOT NULL, over INT NOT NULL, bot_asked INT NOT NULL,
    pack TEXT NOT NULL DEFAULT '', trashed BIGINT NOT NULL DEFAULT 0, maker TEXT NOT NULL DEFAULT '',
    owner TEXT NOT NULL DEFAULT '', lease FLOAT8 NOT NULL DEFAULT 0);
CREATE INDEX makers ON tables (maker);
CREATE INDEX asked ON tables (touched) WHERE bot_asked = 1;
CREATE TABLE acts (table_id TEXT NOT NULL, number INT NOT NULL, act BYTEA NOT NULL, PRIMARY KEY (table_id, number));
CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, acts INT NOT NULL, rules INT NOT NULL, position TEXT NOT NULL,
    number INT NOT NULL, history BYTEA NOT NULL DEFAULT '');
CREATE TABLE records (id TEXT PRIMARY KEY, at BIGINT NOT NULL, text TEXT NOT NULL, trashed BIGINT NOT NULL DEFAULT 0);
CREATE TABLE packs (id TEXT PRIMARY KEY, cards TEXT NOT NULL, texts BYTEA NOT NULL);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, lease FLOAT8 NOT NULL);
CREATE TABLE sandtable_store (version INT NOT NULL);
"""
QUESTIONS = """
CREATE UNLOGGED TABLE questions (id BIGSERIAL PRIMARY KEY, rank INT NOT NULL, budget FLOAT8 NOT NULL,
    body BYTEA NOT NULL, until FLOAT8 NOT NULL, thinker TEXT NOT NULL DEFAULT '', taken FLOAT8 NOT NULL DEFAULT 0,
    answer BYTEA);
CREATE UNLOGGED TABLE thinkers (id TEXT PRIMARY KEY, workers INT NOT NULL, lease FLOAT8 NOT NULL);
"""
"""What a queue needs (`questions.py`). Nothing in it is worth the disk's time: whoever asked asks again."""
UPGRADES = {1: f"DROP TABLE questions; {QUESTIONS}", 2: "; ".join(PEOPLE)}
"""What makes a database of an older version one of the next."""
NOW = "extract(epoch FROM clock_timestamp())::float8"
APPEND = f"""
INSERT INTO acts SELECT t.id, n.number, n.act FROM unnest($1::text[], $2::int[], $3::bytea[]) AS n(id, number, act)
JOIN tables t ON t.id = n.id WHERE t.trashed = 0 AND t.owner = $4 AND t.lease > {NOW}
ON CONFLICT DO NOTHING RETURNING table_id, number
"""
TOUCH = """
UPDATE tables SET touched = greatest(touched, n.at), over = n.over, bot_asked = n.bot, standing = n.standing
FROM unnest($1::text[], $2::bigint[], $3::int[], $4::int[], $5::text[]) AS n(id, at, over, bot, standing)
WHERE tables.id = n.id
"""
KEEP_SNAPSHOT = """
INSERT INTO snapshots VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id) DO UPDATE SET
acts = $2, rules = $3, position = $4, number = $5, history = $6 WHERE snapshots.acts <= $2
"""
WITHOUT_GAME = """
DELETE FROM analyses a WHERE NOT EXISTS (SELECT FROM tables t WHERE t.id = a.id)
AND NOT EXISTS (SELECT FROM records r WHERE r.id = a.id)
"""
ANALYSES = "CREATE TABLE IF NOT EXISTS analyses (id TEXT PRIMARY KEY, made BYTEA NOT NULL)"
"""Made in databases of every version: who does not know it can do without."""
CLAIM = f"""
UPDATE tables SET owner = $2, lease = {NOW} + $3 WHERE id = $1 AND (owner = $2 OR lease <= {NOW}) RETURNING id
"""
RENEW = f"UPDATE tables SET lease = {NOW} + $3 WHERE id = ANY($1) AND owner = $2 AND lease > {NOW} RETURNING id"
LEAD = f"""
INSERT INTO leases VALUES ($1, $2, {NOW} + $3) ON CONFLICT (name) DO UPDATE SET owner = $2, lease = {NOW} + $3
WHERE leases.owner = $2 OR leases.lease <= {NOW} RETURNING owner
"""


@dataclass
class Append:
    """An act that waits to be written, and who waits for it."""

    table: str
    number: int
    act: bytes
    after: After | None
    snapshot: Snapshot | None
    done: asyncio.Future[None]


class PostgresStore:
    """One process's way to the database. `owner` is where other processes reach this one."""

    shared = True

    def __init__(self, address: str, owner: str) -> None:
        self.address = address
        self.owner = owner
        self.pool: Any = None
        self.waiting: asyncio.Queue[Append] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE, timeout=PATIENCE
            )
            async with self.pool.acquire() as connection:
                await prepare(connection)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise BadStore(
                "store-not-opened", store=without_password(self.address), problem=in_its_words(error)
            ) from None
        self.writer = asyncio.create_task(self.write())

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Any]:
        """A connection; whatever fails there is a `StoreFailed`."""
        try:
            async with asyncio.timeout(2 * PATIENCE), self.pool.acquire() as connection:
                yield connection
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            raise StoreFailed(f"{type(error).__name__}: {error}") from None

    # -- writing ------------------------------------------------------------------------------------

    async def write(self) -> None:
        """Take everything that waits, write it in one transaction, and tell everybody after the commit."""
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < BATCH and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            try:
                results = await self.commit(batch)
            except StoreFailed as error:
                results = [error] * len(batch)
            for one, result in zip(batch, results, strict=True):
                if one.done.done():
                    continue
                if result is None:
                    one.done.set_result(None)
                else:
                    one.done.set_exception(result)

    async def commit(self, batch: list[Append]) -> list[StoreFailed | None]:
        """Of each whether it was written."""
        first: dict[tuple[str, int], Append] = {}
        for one in batch:
            first.setdefault((one.table, one.number), one)
        fresh = list(first.values())
        async with self.connected() as connection, connection.transaction():
            given = ([one.table for one in fresh], [one.number for one in fresh], [one.act for one in fresh])
            rows = await connection.fetch(APPEND, *given, self.owner)
            written = {(row[0], row[1]) for row in rows}
            done = [one for one in fresh if (one.table, one.number) in written]
            touched = [(one.table, one.after) for one in done if one.after is not None]
            if touched:
                news = [(name, one.at, int(one.over), int(one.bot_asked), one.standing) for name, one in touched]
                await connection.execute(TOUCH, *map(list, zip(*news, strict=True)))
            kept = [(one.table, one.snapshot) for one in done if one.snapshot is not None]
            if kept:
                await connection.executemany(KEEP_SNAPSHOT, [snapshot_row(name, snapshot) for name, snapshot in kept])
            missing = [one.table for one in batch if (one.table, one.number) not in written]
            there = "SELECT id FROM tables WHERE id = ANY($1) AND trashed = 0"
            known = {row[0] for row in await connection.fetch(there, missing)} if missing else set()
        known |= {one.table for one in done}
        good = {id(one) for one in done}
        return [None if id(one) in good else refusal(one.table in known) for one in batch]

    async def append(
        self, table: str, number: int, act: bytes, after: After | None, snapshot: Snapshot | None = None
    ) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Append(table, number, act, after, snapshot, done))
        await done

    async def create(self, table: str, acts: list[bytes], at: int, pack: KeptPack, maker: str = "") -> None:
        async with self.connected() as connection, connection.transaction():
            row = "INSERT INTO tables (id, touched, over, bot_asked, pack, maker) VALUES ($1, $2, 0, 0, $3, $4)"
            await connection.execute(row, table, at, pack.name, maker)
            kept = "INSERT INTO packs VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
            await connection.execute(kept, pack.name, pack.cards, pack.data)
            rows = [(table, number, act) for number, act in enumerate(acts)]
            await connection.executemany("INSERT INTO acts VALUES ($1, $2, $3)", rows)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        async with self.connected() as connection:
            await connection.execute(KEEP_SNAPSHOT, *snapshot_row(table, snapshot))

    # -- whose table it is --------------------------------------------------------------------------

    async def claim(self, table: str) -> str:
        async with self.connected() as connection:
            if await connection.fetchval(CLAIM, table, self.owner, LEASE) is not None:
                return ""
            return str(await connection.fetchval("SELECT owner FROM tables WHERE id = $1", table) or "")

    async def renew(self, tables: set[str]) -> set[str]:
        async with self.connected() as connection:
            rows = await connection.fetch(RENEW, list(tables), self.owner, LEASE)
        return tables - {row[0] for row in rows}

    async def release(self, tables: set[str]) -> None:
        async with self.connected() as connection:
            done = "UPDATE tables SET lease = 0, owner = '' WHERE id = ANY($1) AND owner = $2"
            await connection.execute(done, list(tables), self.owner)

    async def lead(self) -> bool:
        async with self.connected() as connection:
            return await connection.fetchval(LEAD, "lead", self.owner, LEASE) is not None

    # -- reading ------------------------------------------------------------------------------------

    async def load(self, table: str) -> Stored | None:
        async with self.connected() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            there = await connection.fetchrow(
                "SELECT pack, over, standing FROM tables WHERE id = $1 AND trashed = 0", table
            )
            if there is None:
                return None
            rows = await connection.fetch("SELECT act FROM acts WHERE table_id = $1 ORDER BY number", table)
            kept = "SELECT acts, rules, position, number, history FROM snapshots WHERE table_id = $1"
            row = await connection.fetchrow(kept, table)
        return Stored([row[0] for row in rows], Snapshot(*row) if row else None, there[0], bool(there[1]), there[2])

    async def pack(self, name: str) -> KeptPack | None:
        return await self.find_pack("SELECT id, cards, texts FROM packs WHERE id = $1", name)

    async def pack_of_record(self, cards: str) -> KeptPack | None:
        return await self.find_pack("SELECT id, cards, texts FROM packs WHERE cards = $1 LIMIT 1", cards)

    async def find_pack(self, query: str, key: str) -> KeptPack | None:
        async with self.connected() as connection:
            row = await connection.fetchrow(query, key)
        return KeptPack(*row) if row else None

    async def pack_names(self) -> set[str]:
        async with self.connected() as connection:
            return {row[0] for row in await connection.fetch("SELECT id FROM packs")}

    async def waiting_for_bots(self, since: int) -> list[str]:
        async with self.connected() as connection:
            asked = (
                "SELECT id FROM tables WHERE bot_asked = 1 AND touched >= $1 AND trashed = 0"
                f" AND (lease <= {NOW} OR owner = $2) ORDER BY touched DESC"
            )
            return [row[0] for row in await connection.fetch(asked, since, self.owner)]

    async def count(self, maker: str = "") -> int:
        async with self.connected() as connection:
            going = "SELECT count(*) FROM tables WHERE over = 0 AND trashed = 0 AND ($1 = '' OR maker = $1)"
            return int(await connection.fetchval(going, maker))

    async def newest(self) -> int:
        async with self.connected() as connection:
            times = "SELECT greatest((SELECT max(touched) FROM tables), (SELECT max(at) FROM records))"
            return int(await connection.fetchval(times) or 0)

    async def record(self, name: str) -> str | None:
        async with self.connected() as connection:
            found = await connection.fetchval("SELECT text FROM records WHERE id = $1 AND trashed = 0", name)
        return None if found is None else str(found)

    async def keep_record(self, name: str, text: str, at: int) -> None:
        async with self.connected() as connection:
            await connection.execute("INSERT INTO records VALUES ($1, $2, $3, 0)", name, at, text)

    async def analysis(self, name: str) -> bytes | None:
        async with self.connected() as connection:
            found = await connection.fetchval("SELECT made FROM analyses WHERE id = $1", name)
        return None if found is None else bytes(found)

    async def keep_analysis(self, name: str, made: bytes) -> None:
        async with self.connected() as connection:
            keep = "INSERT INTO analyses VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET made = $2"
            await connection.execute(keep, name, made)

    # -- clearing away ------------------------------------------------------------------------------

    async def to_trash(self, before: int, at: int, keep: set[str]) -> list[str]:
        async with self.connected() as connection, connection.transaction():
            old = (
                "UPDATE tables SET trashed = $2 WHERE touched < $1 AND trashed = 0 AND NOT id = ANY($3)"
                f" AND lease <= {NOW} RETURNING id"
            )
            rows = await connection.fetch(old, before, at, list(keep))
            await connection.execute("UPDATE records SET trashed = $2 WHERE at < $1 AND trashed = 0", before, at)
        return [row[0] for row in rows]

    async def empty_trash(self, before: int) -> list[str]:
        async with self.connected() as connection, connection.transaction():
            rows = await connection.fetch("DELETE FROM tables WHERE trashed > 0 AND trashed < $1 RETURNING id", before)
            names = [row[0] for row in rows]
            await connection.execute("DELETE FROM acts WHERE table_id = ANY($1)", names)
            await connection.execute("DELETE FROM snapshots WHERE table_id = ANY($1)", names)
            await connection.execute("DELETE FROM packs WHERE id NOT IN (SELECT pack FROM tables)")
            await connection.execute("DELETE FROM records WHERE trashed > 0 AND trashed < $1", before)
            await connection.execute(WITHOUT_GAME)
        return names

    async def listing(self) -> list[Listed]:
        query = (
            "SELECT id, touched, over, bot_asked, trashed, (SELECT count(*) FROM acts WHERE table_id = id)"
            " FROM tables ORDER BY touched DESC, id"
        )
        async with self.connected() as connection:
            rows = await connection.fetch(query)
        return [Listed(row[0], row[1], bool(row[2]), bool(row[3]), row[4], row[5]) for row in rows]

    async def trash(self, table: str, at: int) -> None:
        async with self.connected() as connection:
            await connection.execute("UPDATE tables SET trashed = $2 WHERE id = $1", table, at)

    async def bring_back(self, table: str) -> bool:
        async with self.connected() as connection:
            touched = f"touched = greatest(touched, {NOW}::bigint)"
            back = f"UPDATE tables SET trashed = 0, {touched} WHERE id = $1 AND trashed > 0"
            return str(await connection.execute(back, table)) == "UPDATE 1"

    # -- the rest -----------------------------------------------------------------------------------

    async def secret(self, name: str, fresh: bytes) -> bytes:
        async with self.connected() as connection:
            await connection.execute("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh)
            return bytes(await connection.fetchval("SELECT value FROM secrets WHERE name = $1", name))

    async def query(self, *statements: Statement) -> list[tuple[Any, ...]]:
        found: list[Any] = []
        async with self.connected() as connection, connection.transaction():
            for sql, values in statements:
                found = await connection.fetch(sql.replace("?", "$"), *values)
        return [tuple(row) for row in found]

    async def probe(self) -> None:
        async with self.connected() as connection:
            put = "INSERT INTO leases VALUES ('probe', $1, 0) ON CONFLICT (name) DO UPDATE SET owner = $1"
            await connection.execute(put, self.owner)
            await connection.fetchval("SELECT id FROM tables LIMIT 1")

    async def check(self) -> list[str]:
        return []  # the database watches over its own files

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        if self.pool is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.pool.close(), PATIENCE)


def refusal(known: bool) -> StoreFailed:
    """Why an act was not written: another process has the table or was quicker, or the table is gone."""
    return Conflict("another process has the table") if known else StoreFailed("the table is not in the store")


def snapshot_row(table: str, snapshot: Snapshot) -> tuple[Any, ...]:
    return (table, snapshot.acts, snapshot.rules, snapshot.position, snapshot.number, snapshot.history)


async def prepare(connection: Any) -> None:
    """Make our tables, once, however many processes start at the same time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(7263901)")
        await connection.execute(ANALYSES)
        if await connection.fetchval("SELECT to_regclass('sandtable_store')") is None:
            await connection.execute(SCHEMA + QUESTIONS + "; ".join(PEOPLE))
            await connection.execute("INSERT INTO sandtable_store VALUES ($1)", VERSION)
            return
        version = await connection.fetchval("SELECT version FROM sandtable_store")
        if version > VERSION:
            raise BadStore("store-of-other-version", theirs=version, ours=VERSION)
        for older in range(version, VERSION):
            await connection.execute(UPGRADES[older])
        await connection.execute("UPDATE sandtable_store SET version = $1", VERSION)


def without_password(address: str) -> str:
    """The address as it may be shown."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
