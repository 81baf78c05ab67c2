"""`python -m bench.baselines [GAME...]`, or `make baselines`: how strong simple players are, into docs/research.md.

For each game a net is trained first, unless there is one. The games are those of `sandtable arena`, which goes on where
it was stopped; nets and reports are kept in .make/baselines, and the page shows all of them.
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
GAMES = ("afu", "barbarossa", "frontier-wars", "victory-day")


def net_of(game: str) -> str:
    return f"{game}.npz"


def bots_of(game: str) -> list[str]:
    return ["random", "greedy", "ismcts:simulations=20", "ismcts:simulations=100", f"nn:weights={net_of(game)}"]


def training(game: str, minutes: float) -> list[str]:
    return ["-m", "sandtable_net.train", game, "--minutes", f"{minutes:g}", "--out", net_of(game)]


def arena(game: str, deals: int) -> list[str]:
    bots = ",".join(bots_of(game))
    return ["arena", game, "--bots", bots, "--deals", str(deals), "--seed", str(SEED), "--anchor", "random"]


def table(game: str, report: dict[str, Any] | None) -> list[str]:
    """Ratings of the report of an arena, the strongest first, with what each bot won and how long it takes."""
    if report is None:
        return [f"{game}: not measured."]
    deals = report["deals"]
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


def tables(games: tuple[str, ...], folder: Path) -> list[str]:
    """The tables of all games, as far as they have been played."""
    lines: list[str] = []
    for game in games:
        file = folder / f"arena-{game}.json"
        report = json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
        lines += ["", *table(game, report)] if lines else table(game, report)
    return lines


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.baselines", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="games by name (default all)")
    parser.add_argument("--deals", type=int, default=20, help="deals at most, each from every seat (default 20)")
    parser.add_argument("--minutes", type=float, default=10, help="CPU time in which a net learns (default 10)")
    args = parser.parse_args(words)
    unknown = [game for game in args.games if game not in GAMES]
    if unknown:
        parser.error(f"there is no game {unknown[0]}; use {', '.join(GAMES)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in args.games:
        if not (FOLDER / net_of(game)).exists():
            run([sys.executable, *training(game, args.minutes)])
        run([sys.executable, "-m", "sandtable", *arena(game, args.deals)])
        write_between(PAGE, "baselines", tables(GAMES, FOLDER))
    print(f"baselines: wrote {PAGE}")


def run(command: list[str]) -> None:
    if subprocess.run(command, cwd=FOLDER, check=False).returncode != 0:
        sys.exit(f"baselines: {' '.join(command)} failed")


if __name__ == "__main__":
    main()
