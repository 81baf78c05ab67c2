"""How long bots take on a server, and how many runs of their choices a core carries: `python -m bench.bot_times`.

Every choice is asked as a table asks it, with the plan of the choice before. A run is all that a seat chooses until
somebody else is asked. Bots mind CPU time in the place of the clock, so that nothing depends on what else runs here; on
a machine with nothing else to do both are the same. With `--clock` a pool of one process is asked, by the clock.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from dataclasses import dataclass, field
from pathlib import Path

import sandtable
from sandtable.bots.levels import LEVELS
from sandtable.bots.planner import Planner
from sandtable.kernel.match import Match
from sandtable.kernel.registry import bot
from sandtable.kernel.seat_view import Bot
from sandtable.server import bots
from sandtable.server.bot_players import plainest_first
from sandtable.server.bots import BUDGET, BotPool, question, reply

GAMES = ("afu", "barbarossa", "frontier-wars", "victory-day")
LATE = 1.2
"""A run may take so many times its budget."""


@dataclass
class Runs:
    """What the runs of one level took, in milliseconds, and the CPU that they used."""

    budget: int
    took: list[float] = field(default_factory=list)
    cpu: float = 0.0

    def row(self, game: str, level: str) -> str:
        took = sorted(self.took)
        p50, p99 = took[len(took) // 2], took[min(len(took) - 1, int(0.99 * len(took)))]
        each = self.cpu / len(took)
        late = sum(run > self.budget * LATE for run in took) if self.budget else 0
        in_time = f"{100 * (1 - late / len(took)):.1f} %" if self.budget else ""
        cells = [f"{level}, {game}", self.budget or "", len(took), f"{p50:.0f}", f"{p99:.0f}", in_time, f"{each:.0f}"]
        return "| " + " | ".join(map(str, [*cells, f"{1000 / each:.1f}"])) + " |"


def cpu_ms(pool: BotPool) -> float:
    """CPU that the processes of a pool have used."""
    ticks = os.sysconf("SC_CLK_TCK")
    used = 0
    for process in pool.pool._processes.values() if pool.pool is not None else ():
        fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return 1000 * used / ticks


class Asking:
    """Asks bots for their choices: here and by CPU time, or in a pool and by the clock."""

    def __init__(self, game: str, level: str, clock: bool) -> None:
        self.level = level
        self.folder = str(sandtable.game(game).standard_pack)
        self.pool = BotPool(workers=1) if clock else None
        self.now = time.perf_counter if clock else time.process_time

    def cpu(self) -> float:
        return cpu_ms(self.pool) if self.pool is not None else 1000 * time.process_time()

    async def choice(self, match: Match, plans: dict[int, object]) -> str:
        seat = match.to_act
        assert seat is not None
        legal = plainest_first(match)
        if len(legal) == 1:
            return legal[0]
        asked = question(match, seat, self.level, self.folder, BUDGET, plans.get(seat))
        said = await self.pool.ask(asked, legal) if self.pool is not None else reply(asked)
        plans[seat] = said.plan
        return said.action


def by_cpu_time(name: str, seed: int) -> Bot:
    """A bot that minds CPU time in the place of the clock."""
    made = bot(name, seed=seed)
    if isinstance(made, Planner):
        made.clock = time.process_time
    return made


async def measure(game: str, level: str, budget: int, runs: int, seed: int, clock: bool) -> Runs:
    """The runs of matches that a level plays against itself."""
    found, asking = Runs(budget), Asking(game, level, clock)
    try:
        await asking.choice(sandtable.new(game, seed=seed), {})  # the process is there, and warm
        before = asking.cpu()
        while len(found.took) < runs:
            await play(asking, sandtable.new(game, seed=seed), found, runs)
            seed += 1
        found.cpu = asking.cpu() - before
    finally:
        if asking.pool is not None:
            asking.pool.close()
    return found


async def play(asking: Asking, match: Match, found: Runs, runs: int) -> None:
    plans: dict[int, object] = {}
    run, owner = 0.0, match.to_act
    while match.to_act is not None and len(found.took) < runs:
        began = asking.now()
        action = await asking.choice(match, plans)
        run += 1000 * (asking.now() - began)
        match.play(action)
        if match.to_act != owner:
            found.took.append(run)
            run, owner = 0.0, match.to_act


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--levels", default=",".join(level.name for level in LEVELS))
    parser.add_argument("--runs", type=int, default=200, help="runs of each level in each game (default 200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clock", action="store_true", help="ask a pool of processes, and measure by the clock")
    args = parser.parse_args()
    setattr(bots, "bot", by_cpu_time)  # noqa: B010  # where the server makes its bots
    print("| Level, game | Budget, ms | Runs | p50, ms | p99, ms | Within + 20 % | CPU ms a run | Runs a core-second |")
    print("|---|---|---|---|---|---|---|---|")
    for level in LEVELS:
        for game in args.games.split(",") if level.name in args.levels.split(",") else ():
            print(
                asyncio.run(measure(game, level.name, level.ms, args.runs, args.seed, args.clock)).row(
                    game, level.name
                ),
                flush=True,
            )


if __name__ == "__main__":
    main()
