"""The store in one SQLite file: one writer thread, one transaction for everything that waits (group commit)."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from sandtable.kernel.errors import in_its_words
from sandtable.server.store import (
    PEOPLE,
    After,
    BadStore,
    Conflict,
    KeptPack,
    Listed,
    Snapshot,
    Statement,
    Stored,
    StoreDamaged,
    StoreFailed,
)

VERSION = 6
BUSY_SECONDS = 10.0
"""How long another process may hold the file, such as one that makes a copy."""
BATCH = 500
"""The most jobs in one transaction, so that the first of them does not wait for long."""
SCHEMA = (
    "CREATE TABLE tables (id TEXT PRIMARY KEY, touched INTEGER NOT NULL, over INTEGER NOT NULL,"
    " bot_asked INTEGER NOT NULL, pack TEXT NOT NULL DEFAULT '', trashed INTEGER NOT NULL DEFAULT 0,"
    " maker TEXT NOT NULL DEFAULT '') WITHOUT ROWID",
    "CREATE TABLE acts (table_id TEXT NOT NULL, number INTEGER NOT NULL, act BLOB NOT NULL,"
    " PRIMARY KEY (table_id, number)) WITHOUT ROWID",
    "CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, acts INTEGER NOT NULL, rules INTEGER NOT NULL,"
    " position TEXT NOT NULL, number INTEGER NOT NULL, history BLOB NOT NULL DEFAULT x'') WITHOUT ROWID",
    "CREATE TABLE records (id TEXT PRIMARY KEY, at INTEGER NOT NULL, text TEXT NOT NULL,"
    " trashed INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID",
    "CREATE TABLE packs (id TEXT PRIMARY KEY, cards TEXT NOT NULL, texts BLOB NOT NULL) WITHOUT ROWID",
    "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    "CREATE INDEX makers ON tables (maker)",
    *PEOPLE,
)
PACKS, SECRETS, MAKERS = SCHEMA[4:7]
UPGRADES = {
    1: ("ALTER TABLE snapshots ADD COLUMN history BLOB NOT NULL DEFAULT x''",),
    2: ("ALTER TABLE tables ADD COLUMN pack TEXT NOT NULL DEFAULT ''", PACKS),
    3: (
        "ALTER TABLE tables ADD COLUMN trashed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE records ADD COLUMN trashed INTEGER NOT NULL DEFAULT 0",
    ),
    4: ("ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT ''", SECRETS, MAKERS),
    5: PEOPLE,
}
"""What makes a file of an older version one of the next."""
DAMAGED = {11, 26, 522}
"""What SQLite says of a damaged file: corrupt, no database, shorter than it should be."""
ANALYSES = "CREATE TABLE IF NOT EXISTS analyses (id TEXT PRIMARY KEY, made BLOB NOT NULL) WITHOUT ROWID"
"""Made in files of every version: who does not know it can do without."""
WITHOUT_GAME = "DELETE FROM analyses WHERE id NOT IN (SELECT id FROM tables) AND id NOT IN (SELECT id FROM records)"
T = TypeVar("T")


class Job:
    """Something to do in the writer thread, and who waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell whoever waits, in their loop."""
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class SqliteStore:
    """All methods may be awaited from any event loop; the file is touched in one thread only."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.path = path
        self.connection = connect(path)
        self.thread = threading.Thread(target=self.write, name="store", daemon=True)
        self.thread.start()

    # -- the writer thread --------------------------------------------------------------------------

    def write(self) -> None:
        """Take everything that waits, do it in one transaction, and tell everybody after the commit."""
        while True:
            job = self.jobs.get()
            if job is None:
                break
            batch = [job]
            last = False
            while len(batch) < BATCH and not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            self.commit(batch)
            settle(batch)
            if last:
                break
        self.connection.close()

    def commit(self, batch: list[Job]) -> None:
        """All in one transaction. If one of them fails, each is done by itself, so that it fails for itself alone."""
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:  # somebody else has the file
            for job in batch:
                job.error = failure(error)
            return
        try:
            for job in batch:
                job.result = job.work(connection)
            connection.execute("COMMIT")
        except Exception:
            take_back(connection)
            for job in batch:
                self.do_alone(job)

    def do_alone(self, job: Job) -> None:
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            job.result = job.work(connection)
            connection.execute("COMMIT")
        except Exception as error:
            job.error = failure(error)
            take_back(connection)

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        job = Job(work, asyncio.get_running_loop())
        self.jobs.put(job)
        result: T = await job.done
        return result

    # -- the interface ------------------------------------------------------------------------------

    async def create(self, table: str, acts: list[bytes], at: int, pack: KeptPack, maker: str = "") -> None:
        def work(connection: sqlite3.Connection) -> None:
            row = "INSERT INTO tables (id, touched, over, bot_asked, pack, maker) VALUES (?, ?, 0, 0, ?, ?)"
            connection.execute(row, (table, at, pack.name, maker))
            connection.execute("INSERT OR IGNORE INTO packs VALUES (?, ?, ?)", (pack.name, pack.cards, pack.data))
            rows = [(table, number, act) for number, act in enumerate(acts)]
            connection.executemany("INSERT INTO acts VALUES (?, ?, ?)", rows)

        await self.do(work)

    async def append(
        self, table: str, number: int, act: bytes, after: After | None, snapshot: Snapshot | None = None
    ) -> None:
        def work(connection: sqlite3.Connection, snapshot: Snapshot | None = None) -> None:
            there = "INSERT INTO acts SELECT id, ?, ? FROM tables WHERE id = ? AND trashed = 0"
            if connection.execute(there, (number, act, table)).rowcount != 1:
                raise StoreFailed("the table is not in the store")
            if after is not None:
                row = (after.at, after.over, after.bot_asked, after.standing, table)
                later = (
                    "UPDATE tables SET touched = max(touched, ?), over = ?, bot_asked = ?, standing = ? WHERE id = ?"
                )
                connection.execute(later, row)
            if snapshot is not None:
                put_snapshot(connection, table, snapshot)

        try:
            await self.do(lambda connection: work(connection, snapshot))
        except StoreDamaged:
            if snapshot is None:
                raise
            await self.do(work)  # a table is its acts, and they may lie where all is well

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self.do(lambda connection: put_snapshot(connection, table, snapshot))

    async def load(self, table: str) -> Stored | None:
        def work(connection: sqlite3.Connection) -> Stored | None:
            there = connection.execute(
                "SELECT pack, over, standing FROM tables WHERE id = ? AND trashed = 0", (table,)
            ).fetchone()
            if there is None:
                return None
            rows = connection.execute("SELECT act FROM acts WHERE table_id = ? ORDER BY number", (table,)).fetchall()
            return Stored([act for (act,) in rows], None, there[0], bool(there[1]), there[2])

        def read_snapshot(connection: sqlite3.Connection) -> Snapshot | None:
            kept = "SELECT acts, rules, position, number, history FROM snapshots WHERE table_id = ?"
            row = connection.execute(kept, (table,)).fetchone()
            return Snapshot(*row) if row else None

        stored = await self.do(work)
        if stored is None:
            return None
        try:
            return replace(stored, snapshot=await self.do(read_snapshot))
        except StoreDamaged:
            return stored  # the acts are replayed

    async def pack(self, name: str) -> KeptPack | None:
        return await self.find_pack("SELECT id, cards, texts FROM packs WHERE id = ?", name)

    async def pack_names(self) -> set[str]:
        def work(connection: sqlite3.Connection) -> set[str]:
            return {name for (name,) in connection.execute("SELECT id FROM packs")}

        return await self.do(work)

    async def pack_of_record(self, cards: str) -> KeptPack | None:
        return await self.find_pack("SELECT id, cards, texts FROM packs WHERE cards = ? LIMIT 1", cards)

    async def find_pack(self, query: str, key: str) -> KeptPack | None:
        def work(connection: sqlite3.Connection) -> KeptPack | None:
            row = connection.execute(query, (key,)).fetchone()
            return KeptPack(*row) if row else None

        return await self.do(work)

    async def waiting_for_bots(self, since: int) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            asked = "SELECT id FROM tables WHERE bot_asked = 1 AND touched >= ? AND trashed = 0 ORDER BY touched DESC"
            return [name for (name,) in connection.execute(asked, (since,))]

        return await self.do(work)

    async def count(self, maker: str = "") -> int:
        def work(connection: sqlite3.Connection) -> int:
            going = "SELECT count(*) FROM tables WHERE over = 0 AND trashed = 0"
            found = connection.execute(f"{going} AND maker = ?", (maker,)) if maker else connection.execute(going)
            return int(found.fetchone()[0])

        return await self.do(work)

    async def newest(self) -> int:
        return await self.do(newest)

    async def to_trash(self, before: int, at: int, keep: set[str]) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            old = connection.execute("SELECT id FROM tables WHERE touched < ? AND trashed = 0", (before,)).fetchall()
            names = [name for (name,) in old if name not in keep]
            connection.executemany("UPDATE tables SET trashed = ? WHERE id = ?", [(at, name) for name in names])
            connection.execute("UPDATE records SET trashed = ? WHERE at < ? AND trashed = 0", (at, before))
            return names

        return await self.do(work)

    async def empty_trash(self, before: int) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            old = "trashed > 0 AND trashed < ?"
            names = [name for (name,) in connection.execute(f"SELECT id FROM tables WHERE {old}", (before,))]
            for name in names:
                connection.execute("DELETE FROM acts WHERE table_id = ?", (name,))
                connection.execute("DELETE FROM snapshots WHERE table_id = ?", (name,))
                connection.execute("DELETE FROM tables WHERE id = ?", (name,))
            connection.execute("DELETE FROM packs WHERE id NOT IN (SELECT pack FROM tables)")
            connection.execute(f"DELETE FROM records WHERE {old}", (before,))
            connection.execute(WITHOUT_GAME)
            return names

        return await self.do(work)

    async def keep_record(self, name: str, text: str, at: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO records VALUES (?, ?, ?, 0)", (name, at, text))

        await self.do(work)

    async def record(self, name: str) -> str | None:
        def work(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT text FROM records WHERE id = ? AND trashed = 0", (name,)).fetchone()
            return str(row[0]) if row else None

        return await self.do(work)

    async def keep_analysis(self, name: str, made: bytes) -> None:
        keep = "INSERT OR REPLACE INTO analyses VALUES (?, ?)"
        await self.do(lambda connection: connection.execute(keep, (name, made)))

    async def analysis(self, name: str) -> bytes | None:
        def work(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute("SELECT made FROM analyses WHERE id = ?", (name,)).fetchone()
            return bytes(row[0]) if row else None

        return await self.do(work)

    async def secret(self, name: str, fresh: bytes) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            connection.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, fresh))
            return bytes(connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0])

        return await self.do(work)

    async def query(self, *statements: Statement) -> list[tuple[Any, ...]]:
        def work(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
            found: list[tuple[Any, ...]] = []
            for sql, values in statements:
                found = connection.execute(sql, values).fetchall()
            return found

        return await self.do(work)

    async def probe(self) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO secrets VALUES ('probe', randomblob(8))")
            connection.execute("SELECT value FROM secrets WHERE name = 'probe'").fetchone()
            connection.execute("SELECT id FROM tables LIMIT 1").fetchone()

        await self.do(work)

    async def check(self) -> list[str]:
        return await asyncio.to_thread(quick_check, self.path)

    async def listing(self) -> list[Listed]:
        def work(connection: sqlite3.Connection) -> list[Listed]:
            acts = "(SELECT count(*) FROM acts WHERE table_id = id)"
            query = f"SELECT id, touched, over, bot_asked, trashed, {acts} FROM tables ORDER BY touched DESC, id"
            return [
                Listed(row[0], row[1], bool(row[2]), bool(row[3]), row[4], row[5]) for row in connection.execute(query)
            ]

        return await self.do(work)

    async def trash(self, table: str, at: int) -> None:
        await self.do(lambda connection: connection.execute("UPDATE tables SET trashed = ? WHERE id = ?", (at, table)))

    async def bring_back(self, table: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            at = max(int(time.time()), newest(connection))
            back = "UPDATE tables SET trashed = 0, touched = ? WHERE id = ? AND trashed > 0"
            return connection.execute(back, (at, table)).rowcount == 1

        return await self.do(work)

    # -- one process has the whole file -------------------------------------------------------------

    async def open(self) -> None:
        pass

    async def claim(self, table: str) -> str:
        return ""

    async def renew(self, tables: set[str]) -> set[str]:
        return set()

    async def release(self, tables: set[str]) -> None:
        pass

    async def lead(self) -> bool:
        return True

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)


def put_snapshot(connection: sqlite3.Connection, table: str, snapshot: Snapshot) -> None:
    kept = (table, snapshot.acts, snapshot.rules, snapshot.position, snapshot.number, snapshot.history)
    connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?, ?)", kept)


def connect(path: Path) -> sqlite3.Connection:
    """An open file with our tables in it, or a `BadStore`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        prepare(connection)
    except BadStore as error:
        raise BadStore("store-not-opened", store=path, problem=error) from None
    except (OSError, sqlite3.Error) as error:
        raise BadStore("store-not-opened", store=path, problem=in_its_words(error)) from None
    return connection


def prepare(connection: sqlite3.Connection) -> None:
    """FULL: a commit is on disk when it returns."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise BadStore("store-of-other-version", theirs=version, ours=VERSION)
    connection.execute(ANALYSES)
    if version == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    steps = [SCHEMA] if version == 0 else [UPGRADES[older] for older in range(version, VERSION)]
    for statement in (statement for step in steps for statement in step):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def quick_check(path: Path) -> list[str]:
    """What SQLite finds wrong in the file, read by a connection of its own."""
    try:
        connection = sqlite3.connect(f"file:{path.resolve()}?mode=ro", uri=True, timeout=BUSY_SECONDS)
        try:
            found = [str(line) for (line,) in connection.execute("PRAGMA quick_check(5)")]
        finally:
            connection.close()
    except sqlite3.Error as error:
        return [str(error)] if isinstance(failure(error), StoreDamaged) else []
    return [] if found == ["ok"] else found


def newest(connection: sqlite3.Connection) -> int:
    """When something was last stored."""
    times = "SELECT max(touched) AS at FROM tables UNION ALL SELECT max(at) FROM records"
    return int(connection.execute(f"SELECT coalesce(max(at), 0) FROM ({times})").fetchone()[0])


def failure(error: Exception) -> StoreFailed:
    """An error of SQLite, or of ours, as the server knows it."""
    if isinstance(error, StoreFailed):
        return error
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    code = getattr(error, "sqlite_errorcode", 0)
    if code & 0xFF in DAMAGED or code in DAMAGED:
        return StoreDamaged(str(error))
    return StoreFailed(str(error))


def take_back(connection: sqlite3.Connection) -> None:
    with suppress(sqlite3.Error):  # the next one begins again
        connection.rollback()


def settle(batch: list[Job]) -> None:
    """Wake up every loop once, however many of its jobs are done."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in batch:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, jobs in by_loop.items():
        try:
            loop.call_soon_threadsafe(settle_all, jobs)
        except RuntimeError:
            continue  # that loop has ended; what was asked for is stored all the same


def settle_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
