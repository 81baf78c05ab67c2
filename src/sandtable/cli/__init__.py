"""One command, `sandtable`. Each subcommand is a module here with `add(parser)` and `run(args)`."""

from __future__ import annotations

import argparse
import importlib
import sys

import sandtable
from sandtable.cli.options import read_options
from sandtable.cli.words import told

COMMANDS = {
    "play": "play a game in this terminal",
    "serve": "the browser table",
    "sim": "bots against bots, with a report",
    "replay": "step through a record",
    "cards": "check or show a pack",
    "deck": "check or show a deck of Victory Day",
    "map": "check or show a map of Frontier Wars",
    "verify": "were the shuffles of a record fair?",
    "rules": "the rules of a game by id",
}


def main(argv: list[str] | None = None) -> int:
    """Run the command. Bad input is one sentence and exit code 2, never a traceback."""
    parser = argparse.ArgumentParser(prog="sandtable", description="War games on one table.")
    parser.add_argument("--version", action="version", version=f"sandtable {sandtable.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, text in COMMANDS.items():
        module = importlib.import_module(f"sandtable.cli.{name}")
        module.add(commands.add_parser(name, help=text, description=text))
    args, rest = parser.parse_known_args(argv)
    if rest and not getattr(args, "takes_options", False):
        parser.error(f"{args.command} does not understand {' '.join(rest)}")
    try:
        args.game_options = read_options(rest)
        code: int = importlib.import_module(f"sandtable.cli.{args.command}").run(args)
        return code
    except sandtable.Error as error:
        print(f"sandtable: {told(error, getattr(args, 'lang', 'en'))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 1
