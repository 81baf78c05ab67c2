"""What the server asks of its store: acts of tables, appended and read back. Nothing else is ever changed.

An append is done when it is on disk: whoever waits for it may tell the players.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from sandtable.kernel.errors import Error


class StoreFailed(Exception):
    """The store could not write or read. What was asked for did not happen."""


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
    """Empty where something could be undone: then the acts are replayed."""


@dataclass(frozen=True)
class After:
    """How a table is after an act: what must be known of it without reading it."""

    at: int
    over: bool = False
    bot_asked: bool = False

    def same_as(self, other: After) -> bool:
        """But for the time."""
        return (self.over, self.bot_asked) == (other.over, other.bot_asked)


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


class Store(Protocol):
    """The interface of every backend. Methods raise `StoreFailed`."""

    async def create(self, table: str, acts: list[bytes], at: int, pack: KeptPack) -> None:
        """A new table with its first acts, and its pack if no other table has brought it."""
        ...

    async def append(
        self, table: str, number: int, act: bytes, after: After | None, snapshot: Snapshot | None = None
    ) -> None:
        """Act `number` of a table. A number that is taken is refused: no act is stored twice. So is an act of a table
        that is not there, or in the trash.

        `after` is None where nothing worth writing has changed about the table.
        """
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

    async def count(self) -> int:
        """How many tables are not over."""
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

    async def close(self) -> None: ...


def open_store(address: str) -> Store:
    """The store at an address such as `sqlite:tables.db`."""
    from sandtable.server.sqlite import SqliteStore

    return SqliteStore(path_of(address))


def check_store(address: str) -> None:
    """Can it be opened? If not, `BadStore` says why."""
    from sandtable.server.sqlite import connect

    connect(path_of(address)).close()


def bring_back(address: str, table: str) -> None:
    """Take a table out of the trash."""
    from sandtable.server.sqlite import bring_back

    bring_back(path_of(address), table)


def path_of(address: str) -> Path:
    scheme, colon, rest = address.partition(":")
    if not colon or scheme != "sqlite" or not rest:
        raise BadStore(f"'{address}' is not a store; write sqlite:PATH, for example sqlite:tables.db")
    return Path(rest)
