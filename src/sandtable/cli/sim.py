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
from sandtable.kernel.words import translator
from sandtable.lab import Contest, Outcome, Report, contest, play, report_on
from sandtable.lab.balance import Found, Measure
from sandtable.lab.report import Deed, Share, Spread

PLAIN_WIDTH = 110


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", default="greedy,random", help="bots by name, such as greedy,random or greedy:deals=2")
    parser.add_argument("--games", type=int, default=100, help="number of games")
    parser.add_argument("--seed", type=int, default=0, help="seed of the contest; the same seed, the same games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes; by default one a core")
    parser.add_argument("--stats", action="store_true", help="count what was chosen and what happened, by card")
    parser.add_argument("--balance", action="store_true", help="measure what the game has targets for")
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
        **args.game_options,
    )
    began = time.perf_counter()
    try:
        outcomes = play_all(what, args.workers, args.lang)
    except KeyboardInterrupt:
        print(say(args.lang, "sim-stopped"), file=sys.stderr)
        return 130
    seconds = time.perf_counter() - began
    made = report_on(what, outcomes)
    if args.json:
        speed = {"seconds": round(seconds, 3), "workers": args.workers, "games_per_second": made.games / seconds}
        print(json.dumps(made.data() | {"speed": speed}, ensure_ascii=False, indent=2))
        return 0
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = PLAIN_WIDTH
    Printer(console, args.lang).show(made)
    console.print(say(args.lang, "sim-speed", rate=f"{made.games / seconds:.2f}", workers=args.workers))
    return 0


def play_all(what: Contest, workers: int, lang: str) -> list[Outcome]:
    """Play, with a progress bar if anybody is there to see it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        return play(what, workers)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(say(lang, "sim-playing"), total=what.games)
        return play(what, workers, lambda games: progress.advance(task, games))


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
    """An option on one line; a deck or a map of one's own is not shown in full."""
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
        made = Table(title=self.say(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD)
        made.add_column(self.say(columns[0]), overflow="fold")
        for name in columns[1:]:
            made.add_column(self.say(name), justify="right")
        return made

    def show(self, made: Report) -> None:
        title = sandtable.game(made.game).title(self.lang)
        head = self.say("sim-title", title=title, seats=made.seats, games=made.games, seed=str(made.seed))
        self.console.print(head, style="bold")
        self.console.print(", ".join(f"{name} {short(value)}" for name, value in made.options.items()), style="dim")
        self.shares("sim-bots", "sim-bot", made.bots)
        self.shares("sim-seats", "sim-seat", made.by_seat)
        self.console.print(self.say("sim-shared", share=percent(made.shared_wins)))
        self.lengths(made)
        self.endings(made)
        self.deeds("sim-chosen", made.actions_done)
        self.deeds("sim-happened", made.events)
        self.metrics(made.game, made.metrics)

    def shares(self, title: str, name: str, rows: list[Share]) -> None:
        table = self.table(title, name, "sim-wins", "sim-interval", "sim-played")
        for row in rows:
            interval = f"{percent(row.low)} – {percent(row.high)}"
            table.add_row(row.name, percent(row.share), interval, str(row.trials))
        self.console.print(table)

    def lengths(self, made: Report) -> None:
        rows: list[tuple[str, Spread]] = [(self.say("sim-actions"), made.actions)]
        if made.rounds is not None:
            rows.append((self.say("sim-rounds"), made.rounds))
        rows += [(self.say("sim-score", name=name), spread) for name, spread in made.scores]
        if made.winner_scores is not None:
            rows.append((self.say("sim-score-winner"), made.winner_scores))
        table = self.table("sim-lengths", "sim-deed", "sim-least", "sim-median", "sim-mean", "sim-most")
        for name, spread in rows:
            table.add_row(name, str(spread.least), f"{spread.median:g}", f"{spread.mean:.1f}", str(spread.most))
        self.console.print(table)

    def endings(self, made: Report) -> None:
        game = sandtable.game(made.game)
        table = self.table("sim-endings", "sim-ending", "sim-games")
        for reason, share in made.endings.items():
            table.add_row(f"{reason}: {translator(self.lang, game.folder)(f'ending-{reason}')}", percent(share))
        self.console.print(table)

    def deeds(self, title: str, rows: list[Deed]) -> None:
        if not rows:
            return
        table = self.table(title, "sim-deed", "sim-per-game", "sim-in-games", "sim-by-winner", "sim-won")
        for row in rows:
            parts = ["" if part is None else percent(part) for part in (row.in_games, row.by_winner, row.won)]
            table.add_row(row.name, f"{row.per_game:.2f}", *parts)
        self.console.print(table)

    def metrics(self, game: str, rows: list[Measure]) -> None:
        if not rows:
            return
        columns = ("sim-metric", "sim-found", "sim-interval", "sim-readings", "sim-target", "sim-met")
        table = self.table("sim-metrics", *columns)
        game_words = translator(self.lang, sandtable.game(game).folder)
        for row in rows:
            table.add_row(game_words(f"metric-{row.metric.name}"), "", "", "", target(row.metric), self.verdict(row))
            for one in row.found:
                if one.of and row.metric.meets(one.value) and one not in (row.found[0], row.found[-1]):
                    continue  # of many groups those that miss the target, and the least and the most
                table.add_row(*self.found(row.metric, one))
        self.console.print(table)

    def found(self, metric: Metric, one: Found) -> list[str]:
        interval = ""
        if one.low is not None and one.high is not None:
            interval = f"{level(metric, one.low)} – {level(metric, one.high)}"
        return [f"    {one.of}", level(metric, one.value), interval, str(one.readings)]

    def verdict(self, row: Measure) -> str:
        if not row.found:
            return self.say("sim-nothing")
        return "" if row.met is None else self.say("sim-yes" if row.met else "sim-no")
