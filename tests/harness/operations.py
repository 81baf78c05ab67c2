"""All operations of Frontier Wars: `python -m tests.harness.operations [--games 100] [--side standard] [--seed 1]`.

Lets `greedy` play itself on each map, factions and starts dealt at random, and prints a row of a Markdown table for
each: how often each start and each faction won, the first in the order of round 1, and how the games ended.
"""

from __future__ import annotations

import argparse
import sys

import sandtable
from sandtable.games.frontier_wars.columns import FrontierPack
from sandtable.games.frontier_wars.names import FACTIONS, SIDES
from sandtable.lab import contest, play, report_on
from sandtable.lab.balance import Found, Measure

WAYS = ("victory-points", "ultimate-weapon", "conquest", "round-limit")
COLUMNS = (
    "Operation", "Players", "Starts, %", "First, %", f"{' / '.join(FACTIONS)}, %", "Rounds",
    "Points / research / conquest / limit, %",
)                                                                                                # fmt: skip


def players() -> dict[str, int]:
    """The operations of the standard pack, with the number of players of each."""
    game = sandtable.game("frontier-wars")
    pack = game.read_pack(game.standard_pack)
    assert isinstance(pack, FrontierPack)
    return {name: field.players for name, field in pack.fields.items()}


def row(operation: str, seats: int, games: int, side: str, seed: int, workers: int) -> list[str]:
    """The figures of one operation, as they stand in the table."""
    what = contest(
        "frontier-wars", "greedy", games, seed, seats, balance=True, operation=operation, factions="random", side=side
    )
    gauges = {measure.gauge.name: measure for measure in report_on(what, play(what, workers)).gauges}
    starts = [f"start-{number}" for number in range(1, seats + 1)]
    ways = " / ".join(percent(gauges[way].found[0]) for way in WAYS)
    return [
        operation, str(seats), shares(gauges["start"], starts), percent(gauges["first"].found[0]),
        shares(gauges["faction"], list(FACTIONS)), f"{gauges['rounds'].found[0].value:g}", ways,
    ]                                                                                            # fmt: skip


def shares(measure: Measure, groups: list[str]) -> str:
    found = {one.of: one for one in measure.found}
    return " / ".join(percent(found[group]) for group in groups)


def percent(found: Found) -> str:
    return f"{100 * found.value:.0f}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Who wins on each operation of Frontier Wars, and how.")
    parser.add_argument("operations", nargs="*", help="operations by name (all)")
    parser.add_argument("--games", type=int, default=100, help="games on each (100)")
    parser.add_argument("--side", choices=SIDES, default=SIDES[0], help=f"side of the faction sheets ({SIDES[0]})")
    parser.add_argument("--seed", type=int, default=1, help="seed of the contests (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    args = parser.parse_args()
    maps = players()
    print("| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|")
    for name in sorted(args.operations or maps, key=lambda name: (maps[name], name)):
        made = row(name, maps[name], args.games, args.side, args.seed, args.workers)
        print("| " + " | ".join(made) + " |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
