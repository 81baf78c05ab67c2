"""`python -m bench.beside FOLDER`: this checkout and another one, each compiled by `make fast`, measured in turn.

For every figure that both measure: how many times as fast this one is, the median of the rounds and their range. That
is how one learns whether a change, or all changes since an edition, cost speed.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
TIMES = {"copy", "re-deal", "new game", "observation"}
"""Figures that are microseconds; the others are so many a second."""
SIZES = {"numbers", "dense actions"}
"""No measure of speed."""


def measured(checkout: Path, python: str, *arguments: str) -> dict[str, float]:
    command = [str(checkout / python), "-m", "bench.ours", *arguments]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"bench: {' '.join(command)} in {checkout} failed:\n{done.stderr.strip()}")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def faster(here: dict[str, float], there: dict[str, float]) -> dict[str, float]:
    """How many times as fast the first is, figure by figure."""
    common = [name for name in here if name in there and name not in SIZES]
    return {name: there[name] / here[name] if name in TIMES else here[name] / there[name] for name in common}


def row(name: str, ratios: list[float]) -> str:
    return f"  {name:<12} {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.beside", description=__doc__)
    parser.add_argument("folder", type=Path, help="the other checkout")
    parser.add_argument("--rounds", type=int, default=7, help="how often everything is measured (default 7)")
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds for each figure (default 0.4)")
    parser.add_argument("--python", default=".venv-fast/bin/python", help="in each checkout; .venv is interpreted")
    parser.add_argument("--games", nargs="+", default=["afu", "barbarossa", "frontier-wars", "victory-day"])
    args = parser.parse_args()
    for game in args.games:
        rounds = []
        for number in range(args.rounds):
            print(f"bench: {game}, round {number + 1} of {args.rounds}", file=sys.stderr)
            arguments = (args.python, game, str(args.seconds))
            rounds.append(faster(measured(HERE, *arguments), measured(args.folder.resolve(), *arguments)))
        print(game)
        for name in rounds[0]:
            print(row(name, [ratios[name] for ratios in rounds]), flush=True)


if __name__ == "__main__":
    main()
