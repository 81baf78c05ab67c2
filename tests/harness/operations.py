"""All operations of Frontier Wars: `python -m tests.harness.operations [NAME ...] [--games 100] [--bots greedy]`.

Lets a bot play itself on each map, factions and starts dealt at random, and prints a row of a Markdown table for
each: how often each start and each faction won, the first in the order of round 1, and how the games ended. Then the
same over all maps for as many players, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict

import sandtable
from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import FrontierPack
from sandtable.lab import contest, play, report_on
from sandtable.lab.intervals import wilson

WAYS = ("victory-points", "ultimate-weapon", "conquest", "round-limit")
COLUMNS = (
    "Operation", "Players", "Games", "Starts, %", "First, %", f"{' / '.join(n.FACTIONS)}, %", "Rounds",
    "Points / research / conquest / limit, %",
)  # fmt: skip
Group = tuple[str, str]
"""A metric, and whom it is read of: `("faction", "ussr")`."""


class Shares:
    """How often something was so, and how often it was looked at, for each group of each metric."""

    def __init__(self) -> None:
        self.games = 0
        self.wins: dict[Group, float] = defaultdict(float)
        self.readings: dict[Group, int] = defaultdict(int)

    def add(self, other: Shares) -> None:
        self.games += other.games
        for group, readings in other.readings.items():
            self.readings[group] += readings
            self.wins[group] += other.wins[group]

    def percent(self, metric: str, of: str = "") -> str:
        readings = self.readings[metric, of]
        return f"{100 * self.wins[metric, of] / readings:.0f}" if readings else "-"

    def between(self, metric: str, of: str = "") -> str:
        """The share with its interval."""
        readings = self.readings[metric, of]
        if not readings:
            return "-"
        low, high = wilson(self.wins[metric, of], readings)
        return f"{100 * self.wins[metric, of] / readings:.1f} ({100 * low:.0f} to {100 * high:.0f})"


def players() -> dict[str, int]:
    """The operations of the standard pack, with the number of players of each."""
    game = sandtable.game("frontier-wars")
    pack = game.read_pack(game.standard_pack)
    assert isinstance(pack, FrontierPack)
    return {name: field.players for name, field in pack.fields.items()}


def measure(
    operation: str, seats: int, bots: str, games: int, side: str, seed: int, workers: int, pack: str | None
) -> tuple[Shares, float]:
    """Who wins on one operation and how, and the median of the rounds. Each operation has games of its own."""
    what = contest(
        "frontier-wars", bots, games, f"{seed}-{operation}", seats,
        pack=pack, balance=True, operation=operation, factions="random", side=side,
    )  # fmt: skip
    made = Shares()
    made.games = games
    rounds = 0.0
    for measured in report_on(what, play(what, workers)).metrics:
        if measured.metric.name == "rounds":
            rounds = measured.found[0].value
        elif measured.metric.name in ("start", "first", "faction", *WAYS):
            for found in measured.found:
                made.wins[measured.metric.name, found.of] += found.value * found.readings
                made.readings[measured.metric.name, found.of] += found.readings
    return made, rounds


def row(operation: str, seats: int, made: Shares, rounds: float) -> list[str]:
    """The figures of one operation, as they stand in the table."""
    return [
        operation, str(seats), str(made.games),
        " / ".join(made.percent("start", f"start-{number}") for number in range(1, seats + 1)),
        made.percent("first"),
        " / ".join(made.percent("faction", faction) for faction in n.FACTIONS),
        f"{rounds:g}",
        " / ".join(made.percent(way) for way in WAYS),
    ]  # fmt: skip


def sum_row(seats: int, made: Shares) -> list[str]:
    """The same over all operations for a number of players."""
    return [
        "all", str(seats), str(made.games), "", made.between("first"),
        " / ".join(made.between("faction", faction) for faction in n.FACTIONS), "",
        " / ".join(made.between(way) for way in WAYS),
    ]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description="Who wins on each operation of Frontier Wars, and how.")
    parser.add_argument("operations", nargs="*", help="operations by name (all)")
    parser.add_argument("--bots", default="greedy", help="who plays (greedy)")
    parser.add_argument("--games", type=int, default=100, help="games on each (100)")
    usual = n.SIDES[0]
    parser.add_argument("--side", choices=n.SIDES, default=usual, help=f"side of the faction sheets ({usual})")
    parser.add_argument("--seed", type=int, default=1, help="seed of the contests (1)")
    parser.add_argument("--pack", help="folder of another pack (ours)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    args = parser.parse_args()
    maps = players()
    sums: dict[int, Shares] = defaultdict(Shares)
    print("| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|", flush=True)
    for name in sorted(args.operations or maps, key=lambda name: (maps[name], name)):
        made, rounds = measure(name, maps[name], args.bots, args.games, args.side, args.seed, args.workers, args.pack)
        print("| " + " | ".join(row(name, maps[name], made, rounds)) + " |", flush=True)
        sums[maps[name]].add(made)
    for seats, made in sums.items():
        print("| " + " | ".join(sum_row(seats, made)) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
