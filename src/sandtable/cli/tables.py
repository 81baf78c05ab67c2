"""`sandtable tables`: the tables of a server's store, for whoever looks after it. The server may run meanwhile."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from sandtable.cli.serve import default_store, server_extra
from sandtable.cli.words import add_language, say
from sandtable.kernel.errors import Error

if TYPE_CHECKING:
    from sandtable.server.recovery import RecordRecovery
    from sandtable.server.store import Listed, Store

T = TypeVar("T")
SHOWN = 50


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        choices=["list", "show", "close", "back", "export", "reports", "recover"],
        help="list them; show one; close one (it goes to the trash); bring one back; its record; "
        "what players found rude; save a damaged file",
    )
    parser.add_argument(
        "table", nargs="?", default="", help="what stands behind /t/ in its link; for recover the new file"
    )
    parser.add_argument("--store", help="as for `sandtable serve`; by default in your own data folder")
    parser.add_argument("--all", action="store_true", help="list also what is over and what is in the trash")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    server_extra()
    store = args.store or default_store()
    if args.what == "list":
        return show_list(store, args.all, args.lang)
    if args.what == "reports":
        return show_reports(store, args.lang)
    if not args.table:
        raise Error("which-table", what=args.what)
    if args.what == "recover":
        return recover(store, Path(args.table), args.lang)
    return {"show": show, "close": close, "back": back, "export": export}[args.what](store, args.table, args.lang)


def with_store(address: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store, and close it. A failure is a sentence."""
    from sandtable.server.store import StoreFailed, check_store, open_store

    async def done() -> T:
        store = open_store(address, "sandtable tables")
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    check_store(address)
    try:
        return asyncio.run(done())
    except StoreFailed as error:
        raise Error("store-failed", reason=str(error)) from None


def find(store: str, table: str) -> Listed:
    for one in with_store(store, lambda opened: opened.listing()):
        if one.id == table:
            return one
    raise Error("no-such-table", table=table)


def state_of(one: Listed, lang: str) -> str:
    word = "trash" if one.trashed else "over" if one.over else "bot-asked" if one.bot_asked else "going"
    return say(lang, f"tables-{word}")


def when(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def show_list(store: str, everything: bool, lang: str) -> int:
    found = with_store(store, lambda opened: opened.listing())
    shown = [one for one in found if everything or not (one.over or one.trashed)]
    for one in shown:
        print(f"{one.id}  {when(one.touched)}  {one.acts:6}  {state_of(one, lang)}")
    print(say(lang, "tables-count", shown=len(shown), all=len(found)))
    return 0


def show_reports(store: str, lang: str) -> int:
    from sandtable.server.reports import reports

    found = with_store(store, reports)
    for one in found:
        what = say(lang, "tables-rude-line" if one.text else "tables-rude-name", name=one.name, text=one.text)
        print(f"{one.table}  {when(one.at)}  {what}")
    print(say(lang, "tables-reports", count=len(found)))
    return 0


def read(store: str, table: str) -> RecordRecovery:
    """The people and the moves of a table. It may be in the trash."""
    from sandtable.server import acts
    from sandtable.server.packs import PackShelf
    from sandtable.server.recovery import RecordRecovery

    one = find(store, table)
    if one.trashed:
        raise Error("table-in-trash", table=table)

    async def load(opened: Store) -> RecordRecovery:
        stored = await opened.load(table)
        if stored is None:
            raise Error("no-such-table", table=table)
        shelf = PackShelf()
        pack = await opened.pack(stored.pack) if stored.pack else None
        if pack is not None:
            shelf.put(pack)
        return RecordRecovery([acts.decode(act) for act in stored.acts], shelf, stored.over)

    return with_store(store, load)


def show(store: str, table: str, lang: str) -> int:
    one, found = find(store, table), read(store, table)
    print(
        say(
            lang, "tables-head", table=table, game=found.made.game, state=state_of(one, lang), touched=when(one.touched)
        )
    )
    for seat in found.seats:
        print(say(lang, "tables-seat", number=seat.number + 1, name=seat.name or "-", bot=seat.bot or "-"))
    moves = sum(not line.startswith("note ") for line in found.lines)
    print(say(lang, "tables-moves", moves=moves, acts=one.acts, chat=found.chat_number))
    return 0


def close(store: str, table: str, lang: str) -> int:
    find(store, table)
    with_store(store, lambda opened: opened.trash(table, int(time.time())))
    print(say(lang, "tables-closed", table=table))
    return 0


def back(store: str, table: str, lang: str) -> int:
    if not with_store(store, lambda opened: opened.bring_back(table)):
        trash = [one.id for one in with_store(store, lambda opened: opened.listing()) if one.trashed]
        raise Error("no-table-in-trash", table=table, known=trash)
    print(say(lang, "tables-back", table=table))
    return 0


def export(store: str, table: str, lang: str) -> int:
    from sandtable.server.speech import Refused

    try:
        print(read(store, table).record(), end="")
    except Refused as refused:
        raise Error("no-record-yet", reason=refused.text.get(lang, refused.text["en"])) from None
    return 0


def recover(store: str, target: Path, lang: str) -> int:
    from sandtable.server.recover import recover
    from sandtable.server.store import path_of

    saved = recover(path_of(store), target)
    print(say(lang, "tables-saved", whole=len(saved.whole), cut=len(saved.cut), lost=len(saved.lost)))
    for table, acts in saved.cut.items():
        print(say(lang, "tables-cut", table=table, acts=acts))
    for table in saved.lost:
        print(say(lang, "tables-lost", table=table))
    for table in saved.bare:
        print(say(lang, "tables-bare", table=table))
    return 0 if not (saved.cut or saved.lost or saved.bare) else 1
