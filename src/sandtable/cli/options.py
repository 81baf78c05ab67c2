"""The options of a game on the command line: `--key value`, the same names as everywhere."""

from __future__ import annotations

import argparse
from typing import Any

from sandtable.kernel.errors import BadOption


def add_game(parser: argparse.ArgumentParser, several: bool = False) -> None:
    """The arguments that every command with a new match takes; what it does not know are options of the game."""
    parser.add_argument("game", help="name of the game")
    if several:
        parser.add_argument("--seats", help="numbers of seats, such as 2 or 2,3,4")
    else:
        parser.add_argument("--seats", type=int, help="number of seats")
    parser.add_argument("--pack", help="folder of a pack of your own")
    parser.epilog = "Options of the game follow as --key value, for example --first 0."
    parser.set_defaults(takes_options=True)


def read_options(rest: list[str]) -> dict[str, Any]:
    """`--round-limit 40` or `--round-limit=40` as an option of the game."""
    options: dict[str, Any] = {}
    words = list(rest)
    while words:
        word = words.pop(0)
        if not word.startswith("--"):
            raise BadOption("option-not-understood", word=word)
        key, equals, value = word[2:].partition("=")
        if not equals:
            if not words:
                raise BadOption("option-without-value", option=key)
            value = words.pop(0)
        options[key.replace("-", "_")] = value
    return options
