"""`python -m bench.baselines [GAME]`: how strong simple players are, into docs/research.md; `make baselines` runs it.

A net is trained first, unless there is one. The games are those of `sandtable arena`, which goes on where it was
stopped; net and report are kept in .make/baselines.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.marks import write_between

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".make" / "baselines"
PAGE = ROOT / "docs" / "research.md"
SEED = 1


def net_of(game: str) -> str:
    return f"{game}.npz"


def bots_of(game: str) -> list[str]:
    return ["random", "greedy", "ismcts:simulations=20", "ismcts:simulations=100", f"nn:weights={net_of(game)}"]


def training(game: str, minutes: float) -> list[str]:
    return ["-m", "sandtable_net.train", game, "--minutes", f"{minutes:g}", "--out", net_of(game)]


def arena(game: str, deals: int) -> list[str]:
    bots = ",".join(bots_of(game))
    return ["arena", game, "--bots", bots, "--deals", str(deals), "--seed", str(SEED), "--anchor", "random"]


def table(report: dict[str, Any]) -> list[str]:
    """Ratings of the report of an arena, the strongest first, with what each bot won and how long it takes."""
    game, deals = report["settings"]["game"], report["deals"]
    ended = "every order was decided" if report["decided"] else "not every order was decided"
    lines = [
        f"{game}, {len(report['games'])} games of {deals} deals, each played from every seat; {ended}.",
        "",
        "| Bot | Rating | 95 % interval | Games | CPU ms a choice |",
        "|---|---|---|---|---|",
    ]
    for row in report["ratings"]:
        between = f"{row['low']:.0f} to {row['high']:.0f}"
        spent = report["speed"][row["name"]]
        lines.append(f"| `{row['name']}` | {row['points']:.0f} | {between} | {row['games']} | {spent:.2g} |")
    return lines


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.baselines", description=__doc__)
    parser.add_argument("game", nargs="?", default="victory-day")
    parser.add_argument("--deals", type=int, default=20, help="deals at most, each from every seat (default 20)")
    parser.add_argument("--minutes", type=float, default=10, help="CPU time in which the net learns (default 10)")
    args = parser.parse_args(words)
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not (FOLDER / net_of(args.game)).exists():
        run([sys.executable, *training(args.game, args.minutes)])
    run([sys.executable, "-m", "sandtable", *arena(args.game, args.deals)])
    report = json.loads((FOLDER / f"arena-{args.game}.json").read_text(encoding="utf-8"))
    write_between(PAGE, "baselines", table(report))
    print(f"baselines: wrote {PAGE}")


def run(command: list[str]) -> None:
    if subprocess.run(command, cwd=FOLDER, check=False).returncode != 0:
        sys.exit(f"baselines: {' '.join(command)} failed")


if __name__ == "__main__":
    main()
