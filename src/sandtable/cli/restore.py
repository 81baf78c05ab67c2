"""`sandtable restore`: the tables of a backup into a store, which may be of another kind."""

from __future__ import annotations

import argparse
from pathlib import Path

from sandtable.cli.serve import default_store, server_extra
from sandtable.cli.words import add_language, say


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a file that `sandtable backup` wrote")
    parser.add_argument("--store", help="as for `sandtable serve`; by default in your own data folder")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    server_extra()
    from sandtable.server.moving import restore

    moved = restore(args.file, args.store or default_store())
    print(say(args.lang, "restore-done", tables=moved.tables, known=moved.known))
    return 0
