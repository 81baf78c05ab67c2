"""Break rules and see who notices: `python -m tests.mutants [GAME ...] [--sample 200] [--seed 1]`.

Results are kept in `.make/mutants`, line by line: a run that was stopped goes on where it was. The tables are written
there too, as `GAME.txt`.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
from pathlib import Path

from tests.mutants.forks import Stop
from tests.mutants.mutations import Mutant
from tests.mutants.report import Report
from tests.mutants.reviewed import FOLDER, Reviews
from tests.mutants.runs import Pace, Run, all_mutants, sampled
from tests.mutants.targets import GAMES, Target, read_targets

WARM = ("sandtable.kernel", "sandtable.bots")
"""Imported once, before any process is forked. No game: that is for the forked ones to import, with its fault."""


def arguments(names: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Break rules: which tests notice?")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(names)}; all if none is named")
    parser.add_argument("--sample", type=int, default=200, help="mutants of each game, 0 for all (200)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are drawn (1)")
    parser.add_argument("--module", action="append", help="only these modules, such as battle")
    parser.add_argument("--only", default="", help="only mutants whose name has this text")
    parser.add_argument("--quick", action="store_true", help="do not ask the harness about what no other test noticed")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once (2)")
    parser.add_argument("--patience", type=float, default=1800, help="seconds until a process is killed (1800)")
    parser.add_argument(
        "--slack", type=float, default=3, help="seconds a test may take beyond five times its usual (3)"
    )
    parser.add_argument("--goal", type=float, default=0, help="fail if a game's score is below, in percent")
    parser.add_argument("--report", action="store_true", help="try nothing, tell what is known")
    parser.add_argument("--keep", type=Path, default=Path(".make/mutants"), help="where results are kept")
    parser.add_argument("--games-file", type=Path, default=GAMES, help="what is broken and tested")
    parser.add_argument("--reviews", type=Path, default=FOLDER, help="the folder of reviewed mutants")
    return parser.parse_args()


def warm_up() -> None:
    for name in WARM:
        package = importlib.import_module(name)
        for module in pkgutil.iter_modules(package.__path__, f"{name}."):
            importlib.import_module(module.name)


def drawn(mutants: list[Mutant], args: argparse.Namespace) -> list[Mutant]:
    chosen = [one for one in mutants if not args.module or one.module in args.module]
    return sampled([one for one in chosen if args.only in one.key], args.sample, args.seed)


def examine_game(target: Target, args: argparse.Namespace) -> Report:
    mutants = all_mutants(target)
    reviews = Reviews(args.reviews / f"{target.name}.toml")
    run = Run(target, drawn(mutants, args), args.keep, Pace(args.jobs, args.patience, args.slack, args.quick))
    try:
        if not args.report:
            run.go()
    finally:
        report = Report(target.name, list(run.found()), reviews)
        (args.keep / f"{target.name}.txt").write_text(report.text(reviews.stale(mutants)), encoding="utf-8")
    return report


def main() -> int:
    targets = read_targets(GAMES)
    args = arguments(list(targets))
    targets = read_targets(args.games_file)
    unknown = [name for name in args.games if name not in targets]
    if unknown:
        print(f"there is no game {unknown[0]}; use {', '.join(targets)}", file=sys.stderr)
        return 2
    args.keep.mkdir(parents=True, exist_ok=True)
    Stop.on_signals()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading them takes longer than most trials
    if not args.report:
        warm_up()
    reports: list[Report] = []
    try:
        for name in args.games or targets:
            reports.append(examine_game(targets[name], args))
    except KeyboardInterrupt:
        print("\nstopped; what was tried is kept, and the same command goes on with the rest")
        return 130
    for report in reports:
        print(report.summary())
    print(f"tables and all that no rule test noticed: {args.keep}/*.txt")
    return 1 if any(report.score < args.goal or report.mistaken() for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main())
