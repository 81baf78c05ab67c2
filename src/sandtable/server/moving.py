"""Tables from one store to another: backups, which are SQLite files whatever the store is, and restoring them.

A backup can be made while servers run: it holds every table as it was at one moment. Restoring adds the tables that the
store does not have, and touches none that it has.
"""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import Error, in_its_words
from sandtable.server.sqlite import connect
from sandtable.server.store import is_postgres, path_of

COLUMNS = {
    "analyses": ("id", "made"),
    "packs": ("id", "cards", "texts"),
    "records": ("id", "at", "text", "trashed"),
    "secrets": ("name", "value"),
    "tables": ("id", "touched", "over", "bot_asked", "pack", "trashed", "maker", "standing"),
    "acts": ("table_id", "number", "act"),
    "snapshots": ("table_id", "acts", "rules", "position", "number", "history"),
    "people": ("id", "key", "feed", "maker", "lang", "at"),
    "held": ("person", "table_id", "token"),
    "pushes": ("person", "endpoint", "p256dh", "auth", "at"),
    "reports": ("id", "at", "table_id", "reporter", "seat", "name", "text"),
}
OF_A_TABLE = ("acts", "snapshots")
ROWS = 2_000
"""That are carried at once."""


@dataclass(frozen=True)
class Moved:
    """How many tables were carried, and how many were there already."""

    tables: int
    known: int = 0


def backup(store: str, target: Path) -> Moved:
    """Write all that a store holds into a new file."""
    if target.exists():
        raise Error("backup-onto", file=target)
    if is_postgres(store):
        return asyncio.run(from_postgres(store, target))
    if not path_of(store).is_file():
        raise Error("backup-nothing", store=store)
    source, copy = connect(path_of(store)), sqlite3.connect(target)
    try:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file that can be carried about
        return Moved(count_tables(copy))
    except sqlite3.Error as error:
        raise Error("backup-failed", file=target, reason=in_its_words(error)) from None
    finally:
        source.close()
        copy.close()


def restore(source: Path, store: str) -> Moved:
    """Add to a store what a backup holds and the store does not."""
    if not source.is_file():
        raise Error("restore-nothing", file=source)
    check_backup(source)
    if is_postgres(store):
        return asyncio.run(into_postgres(source, store))
    into = connect(path_of(store))
    try:
        into.execute("ATTACH ? AS backup", (str(source),))
        into.execute("BEGIN IMMEDIATE")
        into.execute(
            "CREATE TEMP TABLE new AS SELECT id FROM backup.tables WHERE id NOT IN (SELECT id FROM main.tables)"
        )
        for name, columns in COLUMNS.items():
            listed = ", ".join(columns)
            only = "WHERE table_id IN new" if name in OF_A_TABLE else "WHERE id IN new" if name == "tables" else ""
            into.execute(f"INSERT OR IGNORE INTO main.{name} ({listed}) SELECT {listed} FROM backup.{name} {only}")
        (new,) = into.execute("SELECT count(*) FROM new").fetchone()
        (all_of_them,) = into.execute("SELECT count(*) FROM backup.tables").fetchone()
        into.execute("COMMIT")
    except sqlite3.Error as error:
        raise Error("restore-failed", file=source, reason=in_its_words(error)) from None
    finally:
        into.close()
    return Moved(new, all_of_them - new)


def check_backup(path: Path) -> None:
    """Is this a backup, whole? One of an older version is brought up to date."""
    connect(path).close()
    connection = sqlite3.connect(path)
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    finally:
        connection.close()
    if found != "ok":
        raise Error("restore-failed", file=path, reason=found)


def count_tables(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


# -- PostgreSQL ---------------------------------------------------------------------------------------


async def from_postgres(store: str, target: Path) -> Moved:
    from sandtable.server.postgres import PostgresStore

    database = PostgresStore(store, "backup")
    await database.open()
    copy = connect(target)
    try:
        async with (
            database.connected() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            copy.execute("BEGIN IMMEDIATE")
            for name, columns in COLUMNS.items():
                marks = ", ".join("?" * len(columns))
                into = f"INSERT OR REPLACE INTO {name} ({', '.join(columns)}) VALUES ({marks})"
                async for row in connection.cursor(f"SELECT {', '.join(columns)} FROM {name}", prefetch=ROWS):
                    copy.execute(into, tuple(row))
            copy.execute("COMMIT")
        copy.execute("PRAGMA journal_mode = DELETE")
        return Moved(count_tables(copy))
    finally:
        copy.close()
        await database.close()


async def into_postgres(source: Path, store: str) -> Moved:
    from sandtable.server.postgres import PostgresStore

    database = PostgresStore(store, "restore")
    await database.open()
    backup = connect(source)
    try:
        async with database.connected() as connection, connection.transaction():
            known = {row[0] for row in await connection.fetch("SELECT id FROM tables")}
            names = {name for (name,) in backup.execute("SELECT id FROM tables")} - known
            for name, columns in COLUMNS.items():
                marks = ", ".join(f"${place}" for place in range(1, len(columns) + 1))
                into = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks}) ON CONFLICT DO NOTHING"
                rows = backup.execute(f"SELECT {', '.join(columns)} FROM {name}")
                while part := rows.fetchmany(ROWS):
                    await connection.executemany(into, [row for row in part if wanted(name, row, names)])
        return Moved(len(names), count_tables(backup) - len(names))
    finally:
        backup.close()
        await database.close()


def wanted(name: str, row: tuple[Any, ...], new: set[str]) -> bool:
    """Is a row of a table that the store does not have, or of no table?"""
    return row[0] in new if name == "tables" or name in OF_A_TABLE else True
