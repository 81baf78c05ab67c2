"""`sandtable sim`: bots against bots over all cores, with a report."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import sandtable
from sandtable.cli.options import add_game
from sandtable.cli.words import add_language, say
from sandtable.kernel.metrics import Metric
from sandtable.kernel.options import Scalar
from sandtable.kernel.words import in_language, translator
from sandtable.lab import Contest, Outcome, Report, contest, played, report_on
from sandtable.lab.balance import Found, Measure, verdict_on
from sandtable.lab.report import CountRow, Share, Spread

PLAIN_WIDTH = 110
TENTHS = 10
INTERRUPTED = 130
"""The exit code of what was stopped with Ctrl-C."""


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", default="greedy,random", help="bots by name, such as greedy,random or greedy:deals=2")
    parser.add_argument("--games", type=int, default=100, help="number of games")
    parser.add_argument("--seed", type=int, default=0, help="seed of the contest; the same seed, the same games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes; by default one a core")
    parser.add_argument("--stats", action="store_true", help="count what was chosen and what happened, by card")
    parser.add_argument("--balance", action="store_true", help="measure what the game has targets for")
    parser.add_argument("--take", default="", metavar="CARD", help="one seat takes this card whenever it can")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    what = contest(
        args.game,
        args.bots,
        args.games,
        args.seed,
        args.seats,
        args.pack,
        args.stats,
        args.balance,
        args.take,
        **args.game_options,
    )
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    try:
        play_all(what, args.workers, args.lang, outcomes)
    except KeyboardInterrupt:
        print(say(args.lang, "sim-stopped", games=len(outcomes), all=what.games), file=sys.stderr)
        if not outcomes:
            return INTERRUPTED
    outcomes.sort(key=lambda outcome: outcome.number)
    code = 0 if len(outcomes) == what.games else INTERRUPTED
    seconds = time.perf_counter() - began
    report = report_on(what, outcomes)
    if args.json:
        speed = {"seconds": round(seconds, 3), "workers": args.workers, "games_per_second": report.games / seconds}
        print(json.dumps(report.data() | {"speed": speed}, ensure_ascii=False, indent=2))
        return code
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = PLAIN_WIDTH
    Printer(console, args.lang).show(report)
    console.print(say(args.lang, "sim-speed", rate=f"{report.games / seconds:.2f}", workers=args.workers))
    return code


def play_all(what: Contest, workers: int, lang: str, outcomes: list[Outcome]) -> None:
    """Play, and tell how far it is: with a bar on a screen, else with a line for each tenth. Whoever stops it has the
    games that were finished in `outcomes`."""
    console = Console(stderr=True)
    if not console.is_terminal:
        told = 0
        for finished in played(what, workers):
            outcomes += finished
            tenth = TENTHS * len(outcomes) // what.games
            if tenth > told:
                told = tenth
                print(say(lang, "sim-progress", games=len(outcomes), all=what.games), file=sys.stderr, flush=True)
        return
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(say(lang, "sim-playing"), total=what.games)
        for finished in played(what, workers):
            outcomes += finished
            progress.advance(task, len(finished))


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def level(metric: Metric, value: float) -> str:
    return percent(value) if metric.kind in ("share", "shift") else f"{value:.4g}"


def target(metric: Metric) -> str:
    """Where a metric should lie, in figures."""
    if metric.low is None or metric.high is None:
        bounds = [("≥", metric.low), ("≤", metric.high)]
        return "".join(f"{sign} {level(metric, bound)}" for sign, bound in bounds if bound is not None)
    return f"{level(metric, metric.low)} – {level(metric, metric.high)}"


def short(value: Scalar) -> str:
    """An option on one line; your own deck or map is not shown in full."""
    first, *more = str(value).splitlines() or [""]
    return f"{first} ..." if more else first


class Printer:
    """Prints a report in a language."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.lang = lang

    def say(self, name: str, /, **values: Any) -> str:
        return say(self.lang, name, **values)

    def table(self, title: str, *columns: str) -> Table:
        """A table with a name in the first column and numbers in the others."""
        table = Table(title=self.say(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD)
        table.add_column(self.say(columns[0]), overflow="fold")
        for name in columns[1:]:
            table.add_column(self.say(name), justify="right")
        return table

    def show(self, report: Report) -> None:
        title = sandtable.game(report.game).title(self.lang)
        head = self.say("sim-title", title=title, seats=report.seats, games=report.games, seed=str(report.seed))
        self.console.print(head, style="bold")
        pack = self.say("sim-pack", title=in_language(report.pack_title, self.lang), pack=report.pack)
        self.console.print(pack, style="dim")
        self.console.print(", ".join(f"{name} {short(value)}" for name, value in report.options.items()), style="dim")
        self.shares("sim-bots", "sim-bot", report.bots)
        self.shares("sim-seats", "sim-seat", report.by_seat)
        self.console.print(self.say("sim-shared", share=percent(report.shared_wins)))
        self.lengths(report)
        self.endings(report)
        self.count_table("sim-chosen", report.actions_done)
        self.count_table("sim-happened", report.events)
        self.metrics(report)
        self.cards(report)

    def shares(self, title: str, name: str, rows: list[Share]) -> None:
        table = self.table(title, name, "sim-wins", "sim-interval", "sim-played")
        for row in rows:
            interval = f"{percent(row.low)} – {percent(row.high)}"
            table.add_row(row.name, percent(row.share), interval, str(row.trials))
        self.console.print(table)

    def lengths(self, report: Report) -> None:
        rows: list[tuple[str, Spread]] = [(self.say("sim-actions"), report.actions)]
        if report.rounds is not None:
            rows.append((self.say("sim-rounds"), report.rounds))
        rows += [(self.say("sim-score", name=name), spread) for name, spread in report.scores]
        if report.winner_scores is not None:
            rows.append((self.say("sim-score-winner"), report.winner_scores))
        table = self.table("sim-lengths", "sim-what", "sim-least", "sim-median", "sim-mean", "sim-most")
        for name, spread in rows:
            table.add_row(name, str(spread.least), f"{spread.median:g}", f"{spread.mean:.1f}", str(spread.most))
        self.console.print(table)

    def endings(self, report: Report) -> None:
        game = sandtable.game(report.game)
        table = self.table("sim-endings", "sim-ending", "sim-games")
        for reason, share in report.endings.items():
            table.add_row(f"{reason}: {translator(self.lang, game.folder)(f'ending-{reason}')}", percent(share))
        self.console.print(table)

    def count_table(self, title: str, rows: list[CountRow]) -> None:
        if not rows:
            return
        table = self.table(title, "sim-what", "sim-per-game", "sim-in-games", "sim-by-winner", "sim-won")
        for row in rows:
            parts = ["" if part is None else percent(part) for part in (row.in_games, row.by_winner, row.won)]
            table.add_row(row.name, f"{row.per_game:.2f}", *parts)
        self.console.print(table)

    def metrics(self, report: Report) -> None:
        rows = report.metrics
        if not rows:
            return
        columns = ("sim-metric", "sim-found", "sim-interval", "sim-readings", "sim-target", "sim-verdict")
        table = self.table("sim-metrics", *columns)
        game_words = translator(self.lang, sandtable.game(report.game).folder)
        for row in rows:
            verdict = self.verdict(row, report.games)
            table.add_row(game_words(f"metric-{row.metric.name}"), "", "", "", target(row.metric), verdict)
            for one in row.found:
                met = verdict_on(row.metric, one) == "met"
                if one.of and met and one not in (row.found[0], row.found[-1]):
                    continue  # of many groups those that are not sure to meet the target, and the least and the most
                table.add_row(*self.found(row.metric, one))
        self.console.print(table)

    def found(self, metric: Metric, one: Found) -> list[str]:
        interval = ""
        if one.low is not None and one.high is not None:
            interval = f"{level(metric, one.low)} – {level(metric, one.high)}"
        return [f"    {one.of}", level(metric, one.value), interval, str(one.readings)]

    def verdict(self, row: Measure, games: int) -> str:
        if not row.found:
            return self.say("sim-nothing")
        if row.verdict != "unsure":
            return "" if row.verdict is None else self.say(f"sim-{row.verdict}")
        return self.say("sim-unsure", games=self.needed(row.games_needed(games)))

    def needed(self, games: int | None) -> str:
        """About how many games would tell."""
        return self.say("sim-on-the-bound") if games is None else self.say("sim-games-needed", games=games)

    def cards(self, report: Report) -> None:
        """Cards that were not met, and what came of taking one."""
        if report.absent:
            self.console.print(self.say("sim-absent", cards=", ".join(report.absent)), style="yellow")
        if report.untouched:
            self.console.print(self.say("sim-untouched", cards=", ".join(report.untouched)))
        found = report.taking
        if found is None:
            return
        share = found.share
        figures = {"share": percent(share.share), "low": percent(share.low), "high": percent(share.high)}
        times = f"{found.per_game:.2f}"
        self.console.print(self.say("sim-take", card=found.card, times=times, par=percent(found.par), **figures))
        needed = self.needed(found.games_needed(report.games))
        self.console.print(self.say(f"sim-take-{found.verdict}", games=needed))
