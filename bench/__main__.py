"""`python -m bench`: measure our games interpreted and compiled, and the peers, in turn; write docs/performance.md."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench import report
from bench.peers import PEERS
from bench.targets import FLOOR, Figures, Run, Stops

ROOT = Path(__file__).resolve().parent.parent
STOPS_NAMED = 6
"""Steps and decisions that the report names for each game."""
PROFILE_SECONDS = 2
KINDS = ("interpreted", "compiled", "peers")
SEARCHES = "searches"
Found = dict[tuple[str, str], list[Figures]]
"""The figures of each round, by kind, and game or peer."""


def call(python: Path, module: str, *arguments: str, sources: bool = False) -> Any:
    """What a measuring process prints. With `sources` it sees src/ before whatever is installed."""
    command = [str(python), "-m", module, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")} if sources else None
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"bench: {' '.join(command)} failed:\n{done.stderr.strip()}")
    return json.loads(done.stdout.splitlines()[-1])


def installed_by(python: Path) -> Path:
    """Where an environment keeps its packages."""
    return next(python.parent.parent.glob("lib*/python*/site-packages"))


def medians(rounds: list[Figures]) -> Figures:
    return {key: statistics.median(figures[key] for figures in rounds) for key in rounds[0]}


@dataclass(frozen=True)
class Bench:
    """One Python to measure on: the environments made of it, as far as they are there, by kind."""

    pythons: dict[str, Path]
    found: Found

    def measure(self, games: list[str], seconds: str) -> None:
        """One round."""
        for game in (*games, FLOOR):
            for kind in ("interpreted", "compiled"):
                if kind in self.pythons:
                    python = self.pythons[kind]
                    self.keep(kind, game, call(python, "bench.ours", game, seconds, sources=kind == "interpreted"))
        for peer in PEERS if "peers" in self.pythons else ():
            self.keep("peers", peer, call(self.pythons["peers"], "bench.peers", peer, seconds))
        if "compiled" in self.pythons and "peers" in self.pythons:
            for game in games:
                folder = str(installed_by(self.pythons["peers"]))
                self.keep(SEARCHES, game, call(self.pythons["compiled"], "bench.search", game, seconds, folder))

    def keep(self, kind: str, name: str, figures: Figures) -> None:
        self.found.setdefault((kind, name), []).append(figures)

    def stops(self, games: list[str]) -> dict[str, Stops]:
        """What takes the time of each game, compiled."""
        if "compiled" not in self.pythons:
            return {}
        profile = ("--json", "--rows", str(STOPS_NAMED), "--seconds", str(PROFILE_SECONDS))
        return {game: Stops(**call(self.pythons["compiled"], "bench.profile", game, *profile)) for game in games}

    def run(self, games: list[str]) -> Run:
        tables: dict[str, dict[str, Figures]] = {kind: {} for kind in (*KINDS, SEARCHES)}
        for (kind, name), rounds in self.found.items():
            if rounds[0]:
                tables[kind][name] = medians(rounds)
        built = call(next(iter(self.pythons.values())), "bench.built")
        return Run(built["words"], built["optimised"], **tables, stops=self.stops(games))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds for each figure (default 0.4)")
    parser.add_argument("--games", nargs="*", help="the games to measure (default all)")
    parser.add_argument("--interpreted", type=Path, default=ROOT / ".venv/bin/python", help="a Python with the sources")
    parser.add_argument("--compiled", type=Path, default=ROOT / ".venv-fast/bin/python", help="a Python with the wheel")
    parser.add_argument("--peers", type=Path, default=ROOT / ".venv-peers/bin/python", help="a Python with the peers")
    optimised = ROOT / ".venv-optimised/bin/python"
    parser.add_argument("--optimised", type=Path, default=optimised, help="an optimised Python with wheel and peers")
    parser.add_argument("--out", type=Path, default=ROOT / "docs/performance.md", help="the report to write")
    return parser.parse_args()


def benches(args: argparse.Namespace) -> list[Bench]:
    """What there is to measure on; the optimised Python first."""
    plain = {kind: getattr(args, kind) for kind in KINDS}
    wanted = [dict.fromkeys(KINDS, args.optimised), plain]
    there = [{kind: python for kind, python in pythons.items() if python.exists()} for pythons in wanted]
    return [Bench(pythons, {}) for pythons in there if pythons]


def lacking(args: argparse.Namespace, runs: list[Run]) -> list[str]:
    """What could not be measured, and why."""
    wanted = {"interpreted": args.interpreted, "compiled": args.compiled}
    told = [f"our games {kind}: there is no {python}" for kind, python in wanted.items() if not python.exists()]
    if not any(run.optimised for run in runs):
        told.append("an optimised Python of this version: there is none here")
    told += [f"{peer} on {run.python}: not installed" for run in runs for peer in PEERS if peer not in run.peers]
    return told + [
        f"OpenSpiel's ISMCTS over our games on {run.python}: not installed" for run in runs if not run.searches
    ]


def main() -> None:
    args = arguments()
    all_benches = benches(args)
    with_games = [python for bench in all_benches for kind, python in bench.pythons.items() if kind != "peers"]
    if not with_games:
        sys.exit("bench: there is no Python with our games; run make bench")
    games = args.games or call(with_games[0], "bench.ours")
    for number in range(1, args.rounds + 1):
        print(f"bench: round {number} of {args.rounds}", file=sys.stderr)
        for bench in all_benches:
            bench.measure(games, str(args.seconds))
    runs = [bench.run(games) for bench in all_benches]
    args.out.parent.mkdir(exist_ok=True)
    report.write(args.out, runs, lacking(args, runs), args.rounds, args.seconds)
    print(f"bench: wrote {args.out}")


if __name__ == "__main__":
    main()
