"""`sandtable backup`: all tables of a store in one file, also while a server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from sandtable.cli.serve import default_store, server_extra
from sandtable.cli.words import add_language, say


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the file to write, which must not be there")
    parser.add_argument("--store", help="as for `sandtable serve`; by default in your own data folder")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    server_extra()
    from sandtable.server.moving import backup

    moved = backup(args.store or default_store(), args.file)
    print(say(args.lang, "backup-done", tables=moved.tables, file=str(args.file)))
    return 0
