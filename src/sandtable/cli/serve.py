"""`sandtable serve`: the browser table."""

from __future__ import annotations

import argparse
import json
import os
import socket
import sys
import urllib.request
from pathlib import Path

from sandtable.kernel.errors import Error
from sandtable.kernel.namesake import with_namesake


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen; 0.0.0.0 for the whole network")
    parser.add_argument("--port", type=int, default=8000, help="the port, 8000 if not given")
    parser.add_argument("--store", help="where tables are kept, as sqlite:PATH; by default in your own data folder")
    parser.add_argument(
        "--keep-days", type=int, default=60, help="days without an act after which a table is cleared away; 0 for never"
    )
    parser.add_argument("--bring-back", metavar="TABLE", help="take a table out of the trash, and do nothing else")
    parser.add_argument("--bots", type=int, default=0, help="processes for thinking bots; by default all cores but one")
    parser.add_argument("--open", action="store_true", help="open the table in this machine's browser")
    parser.add_argument("--origin", action="append", default=[], help="an origin besides our own that may connect")


def run(args: argparse.Namespace) -> int:
    try:
        from sandtable.server import app
        from sandtable.server.limits import Limits
        from sandtable.server.store import bring_back, check_store
    except ModuleNotFoundError as error:
        package = error.name or ""
        if package.startswith("sandtable"):
            raise
        lacking = Error("the browser table needs {}; in the folder of the source, run pip install '.[server]'", package)
        raise with_namesake(lacking) from None
    store = args.store or f"sqlite:{data_folder() / 'tables.db'}"
    if args.keep_days < 0:
        raise Error("--keep-days is {}; use a number of days, or 0 to keep tables for ever", args.keep_days)
    if args.bring_back:
        bring_back(store, args.bring_back)
        print(f"Table {args.bring_back} is back")
        return 0
    if args.open and running_at(args.port):
        print(f"Sandtable is already at http://127.0.0.1:{args.port}")
        app.show_page(args.port)
        return 0
    check_address(args.host, args.port)
    check_store(store)
    path = Path(store.partition(":")[2])
    settings = app.Settings(
        store=store,
        host=args.host,
        port=args.port,
        packs=path.parent / f"{path.name}-packs",
        origins=frozenset(args.origin),
        workers=max(0, args.bots),
        limits=Limits(keep_days=args.keep_days),
        show=args.open,
    )
    app.run(settings)
    return 0


def running_at(port: int) -> bool:
    """Is this table already served at the port? Then a second start only shows it."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=2) as answer:
            return {"ok", "version", "tables", "clients"} <= set(json.load(answer))
    except (OSError, ValueError, TypeError):
        return False


def check_address(host: str, port: int) -> None:
    """Can we listen there? Said in a sentence before anything starts."""
    if not 0 < port < 65536:
        raise Error("--port is {}; use a number from 1 to 65535", port)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise Error("cannot listen at {}, port {}: {}; choose another --port", host, port, error.strerror) from None


def data_folder() -> Path:
    """Where this system keeps the data of programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "sandtable"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sandtable"
    return Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))) / "sandtable"
