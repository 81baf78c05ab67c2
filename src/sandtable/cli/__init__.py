"""One command, `sandtable`. Each subcommand is a module here with `add(parser)` and `run(args)`."""

from __future__ import annotations

import argparse
import importlib
import sys

import sandtable
from sandtable.cli.options import read_options
from sandtable.kernel.errors import Error
from sandtable.kernel.namesake import namesake, overwritten
from sandtable.kernel.words import ENGLISH, explained

COMMANDS = {
    "play": "play a game in this terminal",
    "lessons": "learn a game, lesson by lesson",
    "serve": "the browser table",
    "think": "think for servers on other machines",
    "tables": "look after the tables of a server",
    "backup": "save all tables of a server in a file",
    "restore": "bring back the tables of such a file",
    "sim": "bots against bots, with a report",
    "arena": "a tournament of bots, with ratings",
    "train": "a net learns what positions of a game are worth",
    "replay": "step through a record",
    "analyse": "where a game turned, and what would have been better",
    "cards": "check or show a pack",
    "deck": "check, show or build a deck of Victory Day",
    "boosters": "open boosters of Victory Day",
    "map": "check or show a map of Frontier Wars",
    "verify": "were the shuffles of a record fair?",
    "rules": "the rules of a game by id",
}


class Version(argparse.Action):
    """Says the version, and whether another package of this name is in the way."""

    def __call__(self, parser: argparse.ArgumentParser, *given: object) -> None:
        print(f"sandtable {sandtable.__version__}")
        other = namesake()
        if other is not None:
            print(f"sandtable: {other}", file=sys.stderr)
        parser.exit()


def main(argv: list[str] | None = None) -> int:
    """Run the command. Bad input is one sentence and exit code 2, never a traceback."""
    wrong = overwritten()
    if wrong is not None:
        return refuse(wrong)
    parser = argparse.ArgumentParser(prog="sandtable", description="War games on one table.")
    parser.add_argument("--version", action=Version, nargs=0, help="say which version this is")
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
        return refuse(error, getattr(args, "lang", ENGLISH))
    except BrokenPipeError:
        return 1


def refuse(error: Error, lang: str = ENGLISH) -> int:
    print(f"sandtable: {explained(error, lang)}", file=sys.stderr)
    return 2
