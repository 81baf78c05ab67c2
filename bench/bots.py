"""`python -m bench.bots`: how strong the bots are, measured in games; the table goes into docs/bots.md.

It takes many hours in full. Every game is written down as soon as it is over (`bench/games.jsonl`, which is kept with
the source), so it can be stopped at any time and goes on where it was, on another machine too. A row tells which
planner played it: games of another one do not count.
All times are CPU time of the process: a busy machine makes nobody weaker.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import sandtable_ismcts

import sandtable
from bench.marks import write_between
from sandtable.bots.levels import LEVELS
from sandtable.bots.light import Light
from sandtable.bots.planner import Planner
from sandtable.lab.intervals import wilson
from sandtable.lab.ratings import Game, rate

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "bench" / "games.jsonl"
PAGE = ROOT / "docs" / "bots.md"
GAMES = ("afu", "barbarossa", "frontier-wars", "victory-day")
FULL = 200
"""Games of a cell that make a figure worth believing."""
FIRST_GUESS = 0.02
"""Seconds that a choice of the planner is taken to last before any was made."""
vars(sandtable_ismcts)["perf_counter"] = time.process_time  # else it would think less than its rival on a busy machine


@dataclass(frozen=True)
class Cell:
    """One figure of the table: a bot at one seat of a game against another at all the others."""

    row: str
    game: str
    seats: int
    bot: str
    rival: str
    goal: str
    difficulty: str = ""

    @property
    def name(self) -> str:
        parts = (self.row, self.game, str(self.seats), self.difficulty)
        return "/".join(part for part in parts if part)


def cells() -> list[Cell]:
    found = []
    for game in GAMES:
        found.append(Cell("greedy-1", game, 2, "planner:ms=200", "greedy-1", "90 % (85)"))
        found.append(Cell("greedy", game, 2, "greedy", "greedy-1", "more than half"))
        found.append(Cell("random-ismcts", game, 2, "planner:ms=200", "ismcts", "95 % (90)"))
        found.append(Cell("value-ismcts", game, 2, "planner:ms=200", "ismcts-value", "65 % (55)"))
        found.append(Cell("time", game, 2, "planner:ms=2000", "planner:ms=100", "60 % (50)"))
    for game in ("barbarossa", "frontier-wars"):
        found.append(Cell("four", game, 4, "planner:ms=200", "greedy-1", "55 % (45)"))
    for difficulty in ("easier", "harder", "hardest"):
        found.append(Cell("alone", "afu", 1, "planner:ms=200", "", "15 points more than greedy-1", difficulty))
        found.append(Cell("alone-greedy-1", "afu", 1, "greedy-1", "", "", difficulty))
    return found


def level_cells(game: str) -> list[Cell]:
    """Each level against the next: a chain on which ratings can be told."""
    goal = "150 to 200 points"
    return [Cell(f"level-{one.name}", game, 2, other.name, one.name, goal) for one, other in pairwise(LEVELS)]


# -- players ----------------------------------------------------------------------------------------


class Player:
    """A bot and the CPU time that it has used."""

    def __init__(self, text: str, seed: int) -> None:
        name, *settings = text.split(":")
        self.name = name
        self.used = 0.0
        self.choices = 0
        numbers = {key: int(value) for key, value in (setting.split("=") for setting in settings)}
        self.bot: Any = sandtable.bot("ismcts" if name == "ismcts-value" else name, seed=seed, **numbers)
        if isinstance(self.bot, Planner):
            self.bot.clock = time.process_time

    def choose(self, view: sandtable.SeatView, rival: Player | None) -> int:
        if self.name.startswith("ismcts"):
            self.bot.ms = max(1, round(1000 * (rival.mean() if rival else FIRST_GUESS)))
        if self.name == "ismcts-value":
            self.bot.evaluate = by_value(view)
        began = time.process_time()
        action: int = self.bot.choose(view)
        self.used += time.process_time() - began
        self.choices += 1
        return action

    def mean(self) -> float:
        """Seconds a choice: as many as ISMCTS gets, so that both use the same time."""
        return self.used / self.choices if self.choices else FIRST_GUESS


def by_value(view: sandtable.SeatView) -> Callable[[sandtable.Position, sandtable.Stream], list[float]]:
    light = Light(view)
    return lambda position, chance: light.odds(position)


# -- games ------------------------------------------------------------------------------------------


def play(cell: Cell, number: int) -> dict[str, Any]:
    """Game `number` of a cell: every deal from each seat."""
    options = {"difficulty": cell.difficulty} if cell.difficulty else {}
    deal, seat = divmod(number, cell.seats)
    match = sandtable.new(cell.game, seats=cell.seats, seed=f"bots {deal}", **options)
    players = [Player(cell.bot if at == seat else cell.rival, seed=1000 * number + at) for at in range(cell.seats)]
    while (asked := match.to_act) is not None:
        rival = None if asked == seat else players[seat]
        match.play(players[asked].choose(match.seat_view(asked), rival))
    assert match.result is not None
    one = players[seat]
    return {
        "made": made(cell.game),
        "cell": cell.name,
        "bots": [cell.bot, cell.rival],
        "number": number,
        "share": match.result.shares[seat],
        "ms": round(1000 * one.mean(), 2),
    }


@cache
def made(game: str) -> str:
    """Which bots these are: a digest of their sources and of how the game judges positions."""
    folder = Path(sandtable.__file__).parent
    files = [*sorted((folder / "bots").glob("*.py")), folder / "games" / game.replace("-", "_") / "value.py"]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files if file.exists())).hexdigest()[:12]


def kept() -> list[dict[str, Any]]:
    """The games that these very bots have played."""
    if not KEPT.exists():
        return []
    rows = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]
    return [row for row in rows if row["made"] == made(row["cell"].split("/")[1])]


def measure(wanted: list[Cell], games: int, seconds: float) -> None:
    """Play what is missing, the cells in turn, as long as the time lasts."""
    done = {(row["cell"], row["number"]) for row in kept()}
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    ends = time.monotonic() + seconds
    for cell, number in missing(wanted, games, done):
        if time.monotonic() > ends:
            return
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(json.dumps(play(cell, number)) + "\n")


def missing(wanted: list[Cell], games: int, done: set[tuple[str, int]]) -> Iterator[tuple[Cell, int]]:
    for number in range(games):
        for cell in wanted:
            if (cell.name, number) not in done:
                yield cell, number


# -- the page ---------------------------------------------------------------------------------------


def table(rows: list[dict[str, Any]]) -> list[str]:
    lines = [
        "| Bot | Against | Game, seats | Won | Share | 95 % interval | Goal | CPU ms a choice |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for cell in cells():
        own = [row for row in rows if row["cell"] == cell.name]
        game = f"{cell.game}, {cell.seats}" + (f", {cell.difficulty}" if cell.difficulty else "")
        start = f"| `{cell.bot}` | {f'`{cell.rival}`' if cell.rival else 'the game'} | {game} |"
        if not own:
            lines.append(f"{start} not measured | | | {cell.goal} | |")
            continue
        won = sum(row["share"] for row in own)
        low, high = wilson(won, len(own))
        spent = sum(row["ms"] for row in own) / len(own)
        share = f"{100 * won / len(own):.0f} %"
        between = f"{100 * low:.0f} to {100 * high:.0f} %"
        lines.append(f"{start} {won:g} of {len(own)} | {share} | {between} | {cell.goal} | {spent:.1f} |")
    return lines


def level_table(rows: list[dict[str, Any]]) -> list[str]:
    """A row for each level, a column for each game in which levels were measured."""
    names = [level.name for level in LEVELS]
    games = {game: level_games(rows, game) for game in GAMES}
    columns = {game: ratings(names, found) for game, found in games.items() if found}
    if not columns:
        return ["| Level | Rating |", "|---|---|", "| not measured | |"]
    heads = [f"{game}, {len(games[game])} games" for game in columns]
    lines = [f"| Level | {' | '.join(heads)} |", f"|---|{'---|' * len(heads)}"]
    for name in names:
        lines.append(f"| `{name}` | {' | '.join(column.get(name, '') for column in columns.values())} |")
    return lines


def level_games(rows: list[dict[str, Any]], game: str) -> list[Game]:
    names = [level.name for level in LEVELS]
    return [
        Game((names.index(row["bots"][0]), names.index(row["bots"][1])), (row["share"], 1 - row["share"]))
        for row in rows
        if row["cell"].startswith("level-") and row["cell"].split("/")[1] == game
    ]


def ratings(names: list[str], games: list[Game]) -> dict[str, str]:
    """The rating of each level that has played, with its interval; the first level is at 0."""
    found = {}
    for rating in rate(names, games).table(anchor=names[0]):
        if rating.games:
            found[rating.name] = f"{rating.points:.0f} ({rating.low:.0f} to {rating.high:.0f})"
    return found


def write(page: Path, rows: list[dict[str, Any]]) -> None:
    """Put the tables between their marks on the page."""
    write_between(page, "bars", table(rows))
    write_between(page, "levels", level_table(rows))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.bots", description="Measure how strong the bots are.")
    parser.add_argument("what", nargs="*", help="bars, levels, or cells by the beginning of their names")
    parser.add_argument("--games", type=int, default=FULL, help=f"games of a cell (default {FULL})")
    parser.add_argument("--minutes", type=float, default=10_000.0, help="stop after so many minutes")
    parser.add_argument("--game", default="victory-day", choices=GAMES, help="the game in which levels are measured")
    args = parser.parse_args(argv)
    wanted = chosen(args.what or ["bars"], args.game)
    if not wanted:
        known = ", ".join(cell.name for cell in cells())
        print(f"bench.bots: nothing is called {' '.join(args.what)}; there is bars, levels, {known}", file=sys.stderr)
        return 2
    measure(wanted, args.games, args.minutes * 60)
    write(PAGE, kept())
    return 0


def chosen(what: list[str], game: str) -> list[Cell]:
    found = []
    for word in what:
        if word == "bars":
            found += cells()
        elif word == "levels":
            found += level_cells(game)
        else:
            found += [cell for cell in cells() if cell.name.startswith(word)]
    return found


if __name__ == "__main__":
    sys.exit(main())
