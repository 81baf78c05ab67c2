"""`sandtable arena`: a tournament of bots, with ratings and a report."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sandtable.cli.options import add_game
from sandtable.cli.sim import INTERRUPTED, PLAIN_WIDTH
from sandtable.cli.words import add_language, say
from sandtable.kernel.errors import BadOption, Error, in_its_words
from sandtable.kernel.words import explained
from sandtable.lab.arena_page import page
from sandtable.lab.arena_reports import (
    ArenaReport,
    arena_report,
    failure_words,
    known_games,
    write_report,
    write_text,
)
from sandtable.lab.halls import Cluster, Hall, ThisMachine, ThisProcess
from sandtable.lab.standings import Course
from sandtable.lab.tournaments import Played, tournament

SAVE_EVERY = 10.0
"""Seconds after which the report is written while games go on."""
MOST_FAILURES = 10
"""Failures that are told in full; all of them are in the report."""


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", required=True, help="bots by name, such as greedy,random,ismcts:simulations=500")
    parser.add_argument("--deals", type=int, default=100, help="deals at most, each from every seat (default 100)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the tournament; the same seed, the same games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes; by default one a core")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; local starts one here")
    parser.add_argument("--limit", type=float, default=60.0, help="seconds for one choice (default 60)")
    parser.add_argument("--anchor", metavar="BOT", help="the bot whose rating is 0; by default the middle of all is")
    parser.add_argument("--records", metavar="DIR", help="keep the record of every game in this folder")
    parser.add_argument("--out", metavar="FILE", help="the report (default arena-GAME.json, and .html beside it)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.deals < 1:
        raise BadOption("arena-deals", deals=args.deals)
    what = tournament(args.game, args.bots, args.seed, args.seats, args.pack, args.limit, **args.game_options)
    names = [bot.text for bot in what.bots]
    if args.anchor is not None and args.anchor not in names:
        raise BadOption("arena-anchor", anchor=args.anchor, known=names)
    out = Path(args.out or f"arena-{args.game}.json")
    keeper = Keeper(out, Path(args.records) if args.records else None, args.anchor, args.lang)
    course = Course(what, known_games(out, what))
    if course.games:
        print(say(args.lang, "arena-goes-on", file=str(out), games=len(course.games)), file=sys.stderr)
    hall = hall_for(args)
    code = 0
    try:
        for finished in course.play(args.deals, hall, args.records is not None):
            keeper.keep(course, finished, args.deals)
    except KeyboardInterrupt:
        print(say(args.lang, "arena-stopped", games=len(course.games), file=str(out)), file=sys.stderr)
        code = INTERRUPTED
    finally:
        hall.close()
    report = keeper.write(course)
    show(report, args.lang, out)
    return code


def hall_for(args: argparse.Namespace) -> Hall:
    if args.ray:
        return Cluster(args.ray, args.workers)
    return ThisProcess() if args.workers == 1 else ThisMachine(args.workers)


class Keeper:
    """Writes records and the report while games are played, and says how far they are."""

    def __init__(self, out: Path, records: Path | None, anchor: str | None, lang: str) -> None:
        self.out = out
        self.records = records
        self.anchor = anchor
        self.lang = lang
        self.saved = time.monotonic()
        if records is not None:
            try:
                records.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise Error("arena-not-written", file=str(records), reason=in_its_words(error)) from None

    def keep(self, course: Course, finished: list[Played], deals: int) -> None:
        for game in finished:
            if self.records is not None:
                write_text(self.records / f"{game.name}.record", game.record)
        if time.monotonic() - self.saved > SAVE_EVERY:
            self.write(course)
            self.saved = time.monotonic()
            most = course.most_games(deals)
            print(say(self.lang, "sim-progress", games=len(course.games), all=most), file=sys.stderr, flush=True)

    def write(self, course: Course) -> ArenaReport:
        report = arena_report(course.what, course.games, course.decided, self.anchor)
        write_report(self.out, report)
        write_text(self.out.with_suffix(".html"), page(report, self.lang))
        return report


def show(report: ArenaReport, lang: str, out: Path) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = PLAIN_WIDTH
    table = Table(box=SIMPLE_HEAD)
    table.add_column(say(lang, "sim-bot"), overflow="fold")
    for name in ("arena-rating", "sim-interval", "sim-games", "arena-speed"):
        table.add_column(say(lang, name), justify="right")
    for row in report.ratings:
        interval = f"{row.low:+.0f} – {row.high:+.0f}"
        table.add_row(row.name, f"{row.points:+.0f}", interval, str(row.games), f"{report.speed[row.name]:.2f}")
    console.print(table)
    for game in report.failures[:MOST_FAILURES]:
        console.print(explained(failure_words(report.what, game), lang), style="yellow", markup=False)
    if len(report.failures) > MOST_FAILURES:
        console.print(say(lang, "arena-more-failures", count=len(report.failures) - MOST_FAILURES), style="yellow")
    console.print(say(lang, "arena-decided" if report.decided else "arena-undecided", games=len(report.games)))
    console.print(say(lang, "arena-written", json=str(out), html=str(out.with_suffix(".html"))))
