"""What the server asks of its store: acts of tables, appended and read back. Nothing else is ever changed.

An append is done when it is on disk: whoever waits for it may tell the players.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from sandtable.kernel.errors import Error

LEASE: Final = 3.0
"""Seconds for which a table belongs to a process that does not renew its lease: with the way to another process, who
plays there goes on within five."""


class StoreFailed(Exception):
    """The store could not write or read. What was asked for did not happen."""


class StoreDamaged(StoreFailed):
    """What was asked for lies where the store's file is damaged. Other tables can be played."""


class Conflict(StoreFailed):
    """Somebody else was quicker, or has the table now. Nothing was written: read it again."""


class BadStore(Error):
    """An address of a store that cannot be opened."""


@dataclass(frozen=True)
class Snapshot:
    """A table after `acts` acts: the position, and its past, packed.

    It saves replaying those acts. If the rules change and they no longer replay, the game goes on from the position.
    """

    acts: int
    rules: int
    position: str
    number: int
    history: bytes = b""
    """Empty in stores of the first edition where something could be undone: then the acts are replayed."""


@dataclass(frozen=True)
class After:
    """How a table is after an act: what must be known of it without reading it."""

    at: int
    over: bool = False
    bot_asked: bool = False
    standing: str = ""
    """Whose turn it is, and the rest of what its people want to know of it (`standing.py`)."""

    def same_as(self, other: After) -> bool:
        """But for the time."""
        return (self.over, self.bot_asked, self.standing) == (other.over, other.bot_asked, other.standing)


@dataclass(frozen=True)
class KeptPack:
    """A whole pack: the hash of its texts, by which tables name it, how records name it, and the texts, packed."""

    name: str
    cards: str
    data: bytes


@dataclass(frozen=True)
class Stored:
    """All that the store holds of a table. Its pack is read apart: many tables share one."""

    acts: list[bytes]
    snapshot: Snapshot | None
    pack: str = ""
    over: bool = False
    standing: str = ""


@dataclass(frozen=True)
class Listed:
    """A table as whoever looks after the store sees it."""

    id: str
    touched: int
    over: bool
    bot_asked: bool
    trashed: int
    acts: int


PEOPLE = (
    "ALTER TABLE tables ADD COLUMN standing TEXT NOT NULL DEFAULT ''",
    "CREATE TABLE people (id TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, feed TEXT NOT NULL UNIQUE,"
    " maker TEXT NOT NULL, lang TEXT NOT NULL, at BIGINT NOT NULL)",
    "CREATE TABLE held (person TEXT NOT NULL, table_id TEXT NOT NULL, token TEXT NOT NULL,"
    " PRIMARY KEY (person, table_id, token))",
    "CREATE INDEX holders ON held (table_id)",
    "CREATE TABLE pushes (person TEXT NOT NULL, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,"
    " at BIGINT NOT NULL, PRIMARY KEY (person, endpoint))",
    "CREATE TABLE reports (id TEXT PRIMARY KEY, at BIGINT NOT NULL, table_id TEXT NOT NULL, reporter INT NOT NULL,"
    " seat INT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL)",
)
"""What `people.py` and `reports.py` keep, the same in every store: they say in plain SQL what they want of it."""
Statement = tuple[str, tuple[Any, ...]]
"""SQL with the values for its `?1`, `?2`, and so on."""


class Store(Protocol):
    """The interface of every backend. Methods raise `StoreFailed`."""

    @property
    def shared(self) -> bool:
        """May other processes have some of its tables?"""
        ...

    async def open(self) -> None:
        """Before anything else, in the loop that will use it."""
        ...

    async def claim(self, table: str) -> str:
        """Take a table for this process: empty if it is ours now, else where the process is that has it."""
        ...

    async def renew(self, tables: set[str]) -> set[str]:
        """Say that these are still in use; those that are no longer ours."""
        ...

    async def release(self, tables: set[str]) -> None:
        """Others may have these."""
        ...

    async def lead(self) -> bool:
        """Is this the process that wakes bots and clears tables away?"""
        ...

    async def check(self) -> list[str]:
        """Look through the whole store for damage; what was found."""
        ...

    async def listing(self) -> list[Listed]:
        """All tables, the latest first, those in the trash too."""
        ...

    async def trash(self, table: str, at: int) -> None:
        """Move one table to the trash, whoever uses it."""
        ...

    async def bring_back(self, table: str) -> bool:
        """Take a table out of the trash, as if it had been used just now; False if it is not there."""
        ...

    async def create(self, table: str, acts: list[bytes], at: int, pack: KeptPack, maker: str = "") -> None:
        """A new table with its first acts, and its pack if no other table has brought it.

        `maker` stands for who made it, so that one cannot make all there may be.
        """
        ...

    async def append(
        self, table: str, number: int, act: bytes, after: After | None, snapshot: Snapshot | None = None
    ) -> None:
        """Act `number` of a table. A number that is taken is a `Conflict`: no act is stored twice. So is a table that
        another process has. An act of a table that is not there, or in the trash, is refused.

        `after` is None where nothing worth writing has changed about the table.
        """
        ...

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """A snapshot apart from any act: of a table that leaves memory."""
        ...

    async def load(self, table: str) -> Stored | None: ...

    async def pack(self, name: str) -> KeptPack | None:
        """The pack of this hash."""
        ...

    async def pack_names(self) -> set[str]:
        """The hashes of all packs."""
        ...

    async def pack_of_record(self, cards: str) -> KeptPack | None:
        """A pack that records name so."""
        ...

    async def waiting_for_bots(self, since: int) -> list[str]:
        """The tables at which a bot is asked and that had an act since then, the latest first."""
        ...

    async def count(self, maker: str = "") -> int:
        """How many tables are not over: of this maker, or all."""
        ...

    async def newest(self) -> int:
        """When something was last stored; 0 if never."""
        ...

    async def to_trash(self, before: int, at: int, keep: set[str]) -> list[str]:
        """Move tables whose last act is older than that to the trash, unless they are to be kept; their names.

        So it goes with records. Nothing in the trash can be found, but for whoever brings it back.
        """
        ...

    async def empty_trash(self, before: int) -> list[str]:
        """Remove the tables that came to the trash before that, and the packs that no table has; the tables' names."""
        ...

    async def keep_record(self, name: str, text: str, at: int) -> None:
        """A record that somebody uploaded."""
        ...

    async def record(self, name: str) -> str | None: ...

    async def keep_analysis(self, name: str, made: bytes) -> None:
        """What was found out about the finished game of a table, or about an uploaded record: it goes when that goes.
        The last one counts."""
        ...

    async def analysis(self, name: str) -> bytes | None: ...

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """Something that the server drew once and keeps: `fresh`, if there is none of this name."""
        ...

    async def query(self, *statements: Statement) -> list[tuple[Any, ...]]:
        """Do all of it in one transaction; the rows that the last one found."""
        ...

    async def probe(self) -> None:
        """Write something and read it back."""
        ...

    async def close(self) -> None: ...


def open_store(address: str, owner: str = "") -> Store:
    """The store at an address such as `sqlite:tables.db`. `owner` is where other processes reach this one."""
    if is_postgres(address):
        return postgres_store(address, owner)
    from sandtable.server.sqlite import SqliteStore

    return SqliteStore(path_of(address))


def postgres_store(address: str, owner: str) -> Store:
    try:
        from sandtable.server.postgres import PostgresStore
    except ModuleNotFoundError:
        raise BadStore("postgres-lacks-package") from None
    return PostgresStore(address, owner)


def check_store(address: str) -> None:
    """Can it be opened? If not, `BadStore` says why."""
    if is_postgres(address):
        asyncio.run(try_out(postgres_store(address, "")))
        return
    from sandtable.server.sqlite import connect

    connect(path_of(address)).close()


async def try_out(store: Store) -> None:
    await store.open()
    await store.close()


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def path_of(address: str) -> Path:
    scheme, colon, rest = address.partition(":")
    if not colon or scheme != "sqlite" or not rest:
        raise BadStore("not-a-store", address=address)
    return Path(rest)
