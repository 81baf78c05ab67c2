"""What can be saved of a damaged SQLite file: every table as far as its acts can be read, into a new file.

A damaged page takes with it what lies on it, not what lies beside it. So each table is read by itself, from both ends.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from sandtable.kernel.errors import Error, in_its_words
from sandtable.kernel.registry import game, game_names
from sandtable.server import acts
from sandtable.server.packs import PackShelf
from sandtable.server.sqlite import connect
from sandtable.server.store import BadStore, KeptPack

MAGIC, HEAD, PAGE = b"SQLite format 3\0", 100, 4096
PAGES, FREE_PAGES = slice(28, 32), slice(32, 40)
"""Where the head of an SQLite file has the number of its pages, and those that are free."""
NOTHING = b"\xff"
"""What stands for bytes that are gone: it is no page and no text, so that nothing lost is taken for something read."""
OF_TABLES = ("tables", "acts", "snapshots", "records", "packs")
OF_PEOPLE = ("people", "held", "pushes", "reports", "secrets")
"""What is saved row by row, as far as it can be read."""
Row = tuple[Any, ...]


@dataclass
class Saved:
    """What came of it."""

    whole: list[str] = field(default_factory=list)
    cut: dict[str, int] = field(default_factory=dict)
    """Tables whose later acts are lost, with the number of those that were saved."""
    lost: list[str] = field(default_factory=list)
    bare: list[str] = field(default_factory=list)
    """Those of them whose own cards are lost: they cannot be opened without them."""
    records: int = 0
    packs: int = 0


def recover(damaged: Path, target: Path) -> Saved:
    """Save what can be saved of one file into another, which must not be there."""
    if not damaged.is_file():
        raise Error("recover-nothing", file=damaged)
    if target.exists():
        raise Error("recover-onto", file=target)
    with TemporaryDirectory(prefix="sandtable-recover-", dir=target.parent) as folder:
        copy = Path(folder) / "damaged.db"
        for end in ("", "-wal"):
            if Path(f"{damaged}{end}").is_file():
                shutil.copyfile(f"{damaged}{end}", f"{copy}{end}")
        mend_head(copy, Path(folder) / "fresh.db")
        source = sqlite3.connect(copy, isolation_level=None)
        source.text_factory = bytes  # damaged text is no text
        try:
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.Error as error:
            source.close()
            raise BadStore("store-not-opened", store=damaged, problem=in_its_words(error)) from None
        into = connect(target)
        try:
            return Recovery(source, into).run()
        finally:
            source.close()
            into.close()


def mend_head(path: Path, fresh: Path) -> None:
    """Make a copy one that SQLite opens: a head if it has lost its own, and as many pages as the head says."""
    data = bytearray(path.read_bytes())
    if not data.startswith(MAGIC):
        connect(fresh).close()
        data[:HEAD] = fresh.read_bytes()[:HEAD]
        data[PAGES] = (len(data) // PAGE).to_bytes(4, "big")
        data[FREE_PAGES] = bytes(8)
    size = int.from_bytes(data[PAGES], "big") * (int.from_bytes(data[16:18], "big") or PAGE)
    path.write_bytes(data.ljust(size, NOTHING))


class Recovery:
    """One file being read, one being written."""

    def __init__(self, source: sqlite3.Connection, into: sqlite3.Connection) -> None:
        self.source = source
        self.into = into
        self.saved = Saved()
        self.broken_off = False
        """Could the last rows that were asked for not be read to their end, from either side?"""
        self.columns = {name: self.columns_of(name) for name in (*OF_TABLES, *OF_PEOPLE)}

    def columns_of(self, table: str) -> list[str]:
        """The columns that both files have: the damaged one may be of an older version."""
        ours = [row[1] for row in self.into.execute(f"PRAGMA table_info({table})")]
        try:
            theirs = {row[1].decode() for row in self.source.execute(f"PRAGMA table_info({table})")}
        except sqlite3.Error:
            return ours
        return [name for name in ours if name in theirs]

    def run(self) -> Saved:
        self.into.execute("BEGIN IMMEDIATE")
        for row in self.rows("packs", "id"):
            self.saved.packs += self.keep("packs", row)
        for row in self.rows("records", "id"):
            self.saved.records += self.keep("records", row)
        heads = {row[0]: row for row in self.rows("tables", "id")}
        for name in sorted({*heads, *self.names_in_acts()}):
            self.table(name, heads.get(name))
        self.find_packs()
        for table in OF_PEOPLE:
            for row in self.rows(table, self.columns[table][0] if self.columns[table] else "", whole=True):
                self.keep(table, row)
        self.into.execute("COMMIT")
        return self.saved

    # -- reading ------------------------------------------------------------------------------------

    def rows(self, table: str, key: str, where: str = "", values: Row = (), whole: bool = False) -> list[Row]:
        """All rows that can be read, from the first on and from the last back, up to where each way breaks off.

        They are told apart by their key, or where they have none of one column, as a whole.
        """
        if not self.columns[table]:
            return []
        self.broken_off = True
        found: dict[Any, Row] = {}
        columns = self.columns[table]
        place = columns.index(key)
        for order in ("ASC", "DESC"):
            query = f"SELECT {', '.join(columns)} FROM {table} {where} ORDER BY {key} {order}"
            for row in self.readable(query, values):
                found[row if whole else row[place]] = row
        return [found[one] for one in sorted(found)]

    def readable(self, query: str, values: Row = ()) -> Iterable[Row]:
        try:
            cursor = self.source.execute(query, values)
            while (row := cursor.fetchone()) is not None:
                yield row
            self.broken_off = False
        except sqlite3.Error:
            return  # from here on nothing can be read this way

    def names_in_acts(self) -> set[bytes]:
        """Tables of which only acts are left."""
        found: set[bytes] = set()
        for order in ("ASC", "DESC"):
            found |= {row[0] for row in self.readable(f"SELECT table_id FROM acts ORDER BY table_id {order}")}
        return found

    # -- writing ------------------------------------------------------------------------------------

    def keep(self, table: str, row: Row) -> int:
        """Write a row, if it is one: 1, or 0 if not."""
        columns = self.columns[table]
        try:
            values = [
                value.decode() if isinstance(value, bytes) and self.is_text(table, name) else value
                for name, value in zip(columns, row, strict=True)
            ]
            marks = ", ".join("?" * len(columns))
            self.into.execute(f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks})", values)
        except (UnicodeDecodeError, sqlite3.Error):
            return 0
        return 1

    def is_text(self, table: str, column: str) -> bool:
        return column not in ("act", "history", "texts", "value")

    def table(self, name: bytes, head: Row | None) -> None:
        """A table with its acts from the first one on, as far as none is missing; its snapshot if it fits them."""
        shown = name.decode(errors="replace")
        rows = self.rows("acts", "number", "WHERE table_id = ?", (shown,))
        good = 0
        for row in rows:
            if row[1] != good or not readable_act(row[2]):
                break
            good += 1
        if good == 0:
            self.saved.lost.append(shown)
            return
        whole = good == len(rows) and not self.broken_off
        for row in rows[:good]:
            self.keep("acts", row)
        if head is None or not self.keep("tables", head):
            made = acts.decode(rows[0][2])
            pack = made.kept if isinstance(made, acts.Made) else ""
            new = "INSERT OR IGNORE INTO tables (id, touched, over, bot_asked, pack) VALUES (?, 0, 0, 0, ?)"
            self.into.execute(new, (shown, pack))
            self.into.execute("UPDATE tables SET touched = (SELECT max(touched) FROM tables) WHERE id = ?", (shown,))
        for row in self.rows("snapshots", "table_id", "WHERE table_id = ?", (shown,)):
            if row[1] <= good:
                self.keep("snapshots", row)
        if not whole:
            self.saved.cut[shown] = good
            self.into.execute("UPDATE tables SET over = 0, bot_asked = 0 WHERE id = ?", (shown,))
        else:
            self.saved.whole.append(shown)

    def find_packs(self) -> None:
        """Tables need their cards. A pack that is lost is taken from the installed games, if it is one of theirs."""
        lacking = "SELECT id, pack FROM tables WHERE pack <> '' AND pack NOT IN (SELECT id FROM packs) ORDER BY id"
        bare = self.into.execute(lacking).fetchall()
        if bare:
            for kept in installed_packs():
                row = (kept.name, kept.cards, kept.data)
                if kept.name in {pack for _, pack in bare}:
                    self.into.execute("INSERT OR IGNORE INTO packs VALUES (?, ?, ?)", row)
        self.saved.bare = [table for table, _ in self.into.execute(lacking)]


def installed_packs() -> list[KeptPack]:
    shelf = PackShelf()
    return [shelf.gather(game(name), {}) for name in game_names()]


def readable_act(data: Any) -> bool:
    try:
        acts.decode(data)
    except (msgspec.MsgspecError, UnicodeError, TypeError):
        return False
    return True
