"""`python -m bench`: measure our games interpreted and compiled, and the peers, in turn; write docs/performance.md."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench import report
from bench.peers import PEERS
from bench.targets import NOT_MEASURED, Figures, Run

ROOT = Path(__file__).resolve().parent.parent


def call(python: Path, module: str, *arguments: str) -> Any:
    """What a measuring process prints."""
    command = [str(python), "-m", module, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"bench: {' '.join(command)} failed:\n{done.stderr.strip()}")
    return json.loads(done.stdout.splitlines()[-1])


def medians(rounds: list[Figures]) -> Figures:
    return {key: statistics.median(figures[key] for figures in rounds) for key in rounds[0]}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds for each figure (default 0.4)")
    parser.add_argument("--games", nargs="*", help="the games to measure (default all)")
    parser.add_argument("--interpreted", type=Path, default=ROOT / ".venv/bin/python", help="a Python with the sources")
    parser.add_argument("--compiled", type=Path, default=ROOT / ".venv-fast/bin/python", help="a Python with the wheel")
    parser.add_argument("--peers", type=Path, default=ROOT / ".venv-peers/bin/python", help="a Python with the peers")
    parser.add_argument("--out", type=Path, default=ROOT / "docs/performance.md", help="the report to write")
    return parser.parse_args()


def measure(args: argparse.Namespace, kinds: dict[str, Path], games: list[str]) -> dict[tuple[str, str], list[Figures]]:
    """Everything in turn, round by round; by kind of Python, and game or peer."""
    found: dict[tuple[str, str], list[Figures]] = {}
    seconds = str(args.seconds)
    for number in range(1, args.rounds + 1):
        print(f"bench: round {number} of {args.rounds}", file=sys.stderr)
        for game in games:
            for kind, python in kinds.items():
                found.setdefault((kind, game), []).append(call(python, "bench.ours", game, seconds))
        for peer in PEERS if args.peers.exists() else ():
            found.setdefault(("peers", peer), []).append(call(args.peers, "bench.peers", peer, seconds))
    return found


def main() -> None:
    args = arguments()
    wanted = {"interpreted": args.interpreted, "compiled": args.compiled}
    kinds = {kind: python for kind, python in wanted.items() if python.exists()}
    left_out = [f"our games {kind}: there is no {python}" for kind, python in wanted.items() if kind not in kinds]
    if not kinds:
        sys.exit(f"bench: {'; '.join(left_out)}; run make bench")
    games = args.games or call(next(iter(kinds.values())), "bench.ours")
    found = measure(args, kinds, games)
    tables: dict[str, dict[str, Figures]] = {"interpreted": {}, "compiled": {}, "peers": {}}
    for (kind, name), rounds in found.items():
        if rounds[0]:
            tables[kind][name] = medians(rounds)
    left_out += [f"{peer}: not installed" for peer in PEERS if peer not in tables["peers"]]
    left_out += NOT_MEASURED
    run = Run(**tables)
    args.out.parent.mkdir(exist_ok=True)
    report.write(args.out, run, left_out, args.rounds, args.seconds)
    print(f"bench: wrote {args.out}")


if __name__ == "__main__":
    main()
