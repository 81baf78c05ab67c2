"""The long fuzzer: `python -m tests.harness.fuzz [GAME ...] [--games 2000] [--careful 50] [--first 0] [--workers N]`.

Plays random games of every installed game with all checks, in parallel, and fails if anything breaks or if a card,
a verb, an event or an ending was met neither there nor in a golden record.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.progress import Progress

import sandtable
from tests.harness.checks import NOW_AND_THEN, Used, fuzz
from tests.harness.golden import golden_records
from tests.harness.walks import random_match


def run_batch(game: str, seeds: range, careful: int) -> tuple[Used, list[str]]:
    """Games with these seeds; those with a seed below `careful` with every check after every action."""
    used = Used()
    findings = []
    for seed in seeds:
        try:
            used.merge(fuzz(game, seed, every=1 if seed < careful else NOW_AND_THEN))
        except Exception as error:
            findings.append(f"{game} seed {seed}: {type(error).__name__}: {error}")
    return used, findings


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of every installed game, with all checks.")
    parser.add_argument("game", nargs="*", help="games; all if none is named")
    parser.add_argument("--games", type=int, default=2000, help="random games of each (2000)")
    parser.add_argument("--careful", type=int, default=50, help="games with every check after every action (50)")
    parser.add_argument("--first", type=int, default=0, help="the first seed, to go on where a run ended (0)")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes (all cores)")
    args = parser.parse_args()
    failed = False
    last = args.first + args.games
    with ProcessPoolExecutor(args.workers) as pool, Progress() as progress:
        for game in args.game or sandtable.game_names():
            task = progress.add_task(game, total=args.games)
            step = 5
            batches = [
                pool.submit(run_batch, game, range(seed, min(seed + step, last)), args.first + args.careful)
                for seed in range(args.first, last, step)
            ]
            used = Used()
            findings: list[str] = []
            for batch in as_completed(batches):
                more, found = batch.result()
                used.merge(more)
                findings += found
                progress.update(task, advance=step)
            for path in golden_records():  # random play hardly ever wins some games as people do
                if path.parent.name == game:
                    used.add(sandtable.replay(path.read_text(encoding="utf-8")))
            unused = used.unused(random_match(game, 0))
            for line in findings[:20]:
                progress.console.print(line, markup=False)
            if unused:
                progress.console.print(f"{game}: never met: {', '.join(unused)}", markup=False)
            progress.console.print(f"{game}: {args.games} games, {len(findings)} findings, {len(unused)} never met")
            failed = failed or bool(findings) or bool(unused)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
