"""`sandtable think`: answers bots' questions for servers that keep their tables in PostgreSQL, from any machine."""

from __future__ import annotations

import argparse

from sandtable.cli.serve import server_extra
from sandtable.kernel.errors import Error


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--store", required=True, help="the servers' store, postgresql://...")
    parser.add_argument("--bots", type=int, default=0, help="processes for thinking bots; by default all cores but one")
    parser.add_argument("--log", choices=["text", "json"], default="text", help="how the log is written")


def run(args: argparse.Namespace) -> int:
    server_extra()
    from sandtable.server.logs import set_up
    from sandtable.server.store import check_store, is_postgres

    if not is_postgres(args.store):
        raise Error("think-needs-postgres", store=args.store)
    check_store(args.store)
    from sandtable.server import think

    set_up(args.log)
    think.run(args.store, max(0, args.bots))
    return 0
