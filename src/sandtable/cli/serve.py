"""`sandtable serve`: the browser table."""

from __future__ import annotations

import argparse
import json
import os
import socket
import sys
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

from sandtable.cli.words import say
from sandtable.kernel.errors import Error, in_its_words
from sandtable.kernel.namesake import with_namesake
from sandtable.kernel.words import ENGLISH

if TYPE_CHECKING:
    from sandtable.server.app import Settings
    from sandtable.server.config import Config


ALL_ADDRESSES = "0.0.0.0"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, help="a TOML file with settings; options here go before it")
    parser.add_argument("--host", help="where to listen, 127.0.0.1 if not given; 0.0.0.0 for the whole network")
    parser.add_argument("--port", type=int, help="the port, 8000 if not given")
    parser.add_argument(
        "--store", help="where tables are kept, as sqlite:PATH or postgresql://...; by default in your own data folder"
    )
    parser.add_argument("--public-url", help="how the world calls this server, such as https://club.example")
    parser.add_argument(
        "--keep-days",
        type=int,
        help="days without an act after which a table is cleared away, 60 if not given; 0: never",
    )
    parser.add_argument("--bring-back", metavar="TABLE", help="take a table out of the trash, and do nothing else")
    parser.add_argument("--bots", type=int, help="processes for thinking bots; by default all cores but one")
    parser.add_argument("--open", action="store_true", help="open the table in this machine's browser")
    parser.add_argument("--ask", action="store_true", help="ask once, at a terminal, whether other devices may join")
    parser.add_argument("--origin", action="append", default=[], help="an origin besides our own that may connect")
    parser.add_argument("--proxy", action="append", default=[], help="a proxy that is believed whom it speaks for")
    parser.add_argument("--log", choices=["text", "json"], help="how the log is written")
    parser.add_argument("--metrics", action="store_true", default=None, help="figures for Prometheus at /metrics")


def server_extra() -> None:
    """Is what the server needs installed?"""
    try:
        import sandtable.server.app  # noqa: F401
    except ModuleNotFoundError as error:
        package = error.name or ""
        if package.startswith("sandtable"):
            raise
        lacking = Error("server-lacks-package", package=package)
        raise with_namesake(lacking) from None


def default_store() -> str:
    return f"sqlite:{data_folder() / 'tables.db'}"


def run(args: argparse.Namespace) -> int:
    server_extra()
    from sandtable.cli import tables
    from sandtable.server import app
    from sandtable.server.store import check_store

    if args.ask and not args.host:
        args.host = network_host()
    config = configured(args)
    store = config.store or default_store()
    settings = settings_of(config, store, args.open)
    if args.bring_back:
        return tables.back(store, args.bring_back, ENGLISH)
    if args.open and running_at(config.port):
        print(f"Sandtable is already at http://127.0.0.1:{config.port}")
        app.show_page(config.port)
        return 0
    check_address(config.host, config.port)
    check_store(store)
    app.run(settings)
    return 0


def network_host() -> str | None:
    """Where to listen: for the other devices in the room only if the player said so, once, at a terminal."""
    kept = data_folder() / "network"
    if not kept.is_file():
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return None
        answer = input(say(ENGLISH, "serve-network") + " ").strip().lower()
        try:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text("yes" if answer in ("y", "yes") else "no", encoding="ascii")
        except OSError:
            return ALL_ADDRESSES if answer in ("y", "yes") else None
        print(say(ENGLISH, "serve-network-kept", file=str(kept)))
    return ALL_ADDRESSES if kept.read_text(encoding="ascii").strip() == "yes" else None


def configured(args: argparse.Namespace) -> Config:
    """What the file says, and what the command line says instead."""
    from msgspec.structs import replace

    from sandtable.server.config import Config, read_config

    config = read_config(args.config) if args.config else Config()
    names = ("host", "port", "store", "public_url", "keep_days", "bots", "log", "metrics")
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    more = {"origins": [*config.origins, *args.origin], "proxies": [*config.proxies, *args.proxy]}
    return replace(config, **given, **more)


def settings_of(config: Config, store: str, show: bool) -> Settings:
    """How the server is run."""
    from sandtable.server.app import Settings
    from sandtable.server.config import limits_of, origin_of
    from sandtable.server.store import is_postgres

    public = origin_of(config.public_url) if config.public_url else ""
    path = Path(store.partition(":")[2])
    packs = data_folder() / f"packs-{config.port}" if is_postgres(store) else path.parent / f"{path.name}-packs"
    if config.metrics:
        check_metrics()
    return Settings(
        store=store,
        host=config.host,
        port=config.port,
        packs=Path(config.packs) if config.packs else packs,
        origins=frozenset([*config.origins, *([public] if public else [])]),
        proxies=",".join(config.proxies),
        public_url=public,
        reach=config.reach,
        workers=max(0, config.bots),
        limits=limits_of(config),
        metrics=config.metrics,
        webhooks=config.webhooks,
        log=config.log,
        show=show,
    )


def check_metrics() -> None:
    try:
        import prometheus_client  # noqa: F401
    except ModuleNotFoundError:
        raise Error("metrics-lack-package") from None


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
        raise Error("port-wrong", port=port)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise Error("cannot-listen", host=host, port=port, reason=in_its_words(error)) from None


def data_folder() -> Path:
    """Where this system keeps the data of programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "sandtable"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sandtable"
    return Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))) / "sandtable"
