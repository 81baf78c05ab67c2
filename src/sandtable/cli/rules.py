"""`sandtable rules`: every rule and ruling of a game, or some of them, in a language."""

from __future__ import annotations

import argparse

import sandtable
from sandtable.kernel.words import languages


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of the game")
    parser.add_argument("ids", nargs="*", help="rule ids; all if none is given")
    parser.add_argument("--lang", choices=languages(), default="en", help="language")


def run(args: argparse.Namespace) -> int:
    rules = sandtable.game(args.game).rules(args.lang)
    for rule_id in args.ids or rules:
        print(f"{rule_id}  {sandtable.rule(rule_id, args.lang)}")
    return 0
