"""`sandtable train`: a net learns from light play what positions of a game are worth."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

from sandtable.cli.options import add_game
from sandtable.cli.sim import INTERRUPTED, percent
from sandtable.cli.words import add_language, say
from sandtable.kernel.errors import BadOption

EVERY = 5.0
"""Seconds between two words about how far it is."""
FEWEST = 10


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser, several=True)
    parser.add_argument("--games", type=int, default=30_000, help="games to learn from (default 30000)")
    parser.add_argument("--duel", type=int, default=0, metavar="DEALS", help="deals of a duel with and without the net")
    parser.add_argument("--ms", type=int, default=50, help="milliseconds for a run of choices in the duel (default 50)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the lessons; the same seed, the same games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes; by default one a core")
    parser.add_argument("--out", metavar="DIR", help="where games, net and report go (default training-GAME)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from sandtable.lab.halls import ThisMachine
    from sandtable.lab.selfplay import lessons
    from sandtable.lab.training import Training

    if args.games < FEWEST:
        raise BadOption("train-games", games=args.games)
    if args.workers < 1:
        raise BadOption("workers-wrong", workers=args.workers)
    what = lessons(args.game, args.seats or "", args.seed, args.pack, **args.game_options)
    training = Training(what, Path(args.out or f"training-{args.game}"))
    try:
        training.run(args.games, args.workers, Progress(args.lang, "train-playing").told)
        if args.duel:
            training.duel(args.duel, args.ms, ThisMachine(args.workers), Progress(args.lang, "train-duelling").told)
    except KeyboardInterrupt:
        print(say(args.lang, "train-stopped", folder=str(training.folder)), file=sys.stderr)
        return INTERRUPTED
    show(training.report(), str(training.net), args.lang)
    return 0


class Progress:
    """Says now and then how far it is."""

    def __init__(self, lang: str, message: str) -> None:
        self.lang, self.message = lang, message
        self.last = time.monotonic()

    def told(self, done: int, of: int) -> None:
        now = time.monotonic()
        if now - self.last >= EVERY or done == of:
            self.last = now
            print(say(self.lang, self.message, games=done, all=of), file=sys.stderr, flush=True)


def show(report: dict[str, Any], net: str, lang: str) -> None:
    from sandtable.lab.training import earned

    losses = {"loss": f"{report['loss']:.4f}", "plain": f"{report['plain']:.4f}"}
    print(say(lang, "train-learnt", games=report["games"], positions=report["positions"], net=net))
    print(say(lang, "train-better" if report["loss"] < report["plain"] else "train-worse", **losses))
    duel = report.get("duel")
    if duel:
        share = {
            "share": percent(duel["won"] / duel["games"]),
            "low": percent(duel["low"]),
            "high": percent(duel["high"]),
        }
        print(say(lang, "train-duel", games=duel["games"], ms=duel["ms"], **share))
        print(say(lang, "train-earned" if earned(report) else "train-not-earned"))
