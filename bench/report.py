"""The report: docs/performance.md, made from one run."""

from __future__ import annotations

import os
import platform
from pathlib import Path

from bench.targets import FLOOR, TARGETS, Run, Target

FIGURES = {
    "match": "decisions/s, through `Match`",
    "python loop": "decisions/s, loop in Python",
    "inner loop": "decisions/s, loop inside",
    "copy": "copy of a position, µs",
    "re-deal": "re-deal, µs",
    "new game": "new game, µs",
    "pettingzoo": "PettingZoo steps/s",
    "vector": "steps/s of 64 games at once, observed",
    "vector, masks": "steps/s of 64 games at once, masks only",
    "observation": "observation, µs",
    "numbers": "numbers of an observation",
    "dense actions": "dense actions",
}

HEAD = """\
# Performance

Made by `make bench` (or `python -m bench`, see `python -m bench --help`); do not edit it by hand.

Speeds differ from machine to machine, so the targets are ratios of figures of one run. Every figure is the median of
{rounds} rounds of {seconds:g} CPU seconds each. A round measures every game interpreted and compiled, then every peer,
each in a process of its own, one after the other; so a busy moment of the machine falls on all alike. CPU time is
counted, not the time on the wall.

Machine: {machine}.

How the Python was built counts: without optimisation it runs the peers about a quarter slower and our compiled games
hardly. Where there is an optimised Python of the same version, it comes first.

- **Decision**: a seat is asked, one of its legal actions is chosen at random and played, and the game runs on to the
  next decision. Whole games from the first decision to the last; setting up is not counted.
- **Through `Match`**: what a script does that follows the README, with `legal_actions()` and `play()` of a match.
  **Loop in Python**: the same on the bare position, `State`. **Loop inside**: `play_out` of the kernel, which search
  uses.
- **Copy** and **re-deal** (`determinize` for the seat to act): over positions from all parts of random games.
- **New game**: from the seed to the first decision.
- **PettingZoo steps**: whole games through the environment with `last()`, so with observation and mask at each step,
  and `reset()`.
- **Games at once**: the vector environment with 64 games, all seats played, every step with masks and with or without
  observations, actions chosen at random inside. **Observation**: a compact one of the seat to act.
- **ISMCTS**: simulations of information-set search that play to the end at random, in the middle of a game. Ours is
  the example of 60 lines (`examples/ismcts`), interpreted over compiled games; OpenSpiel's is its own in Python, over
  the same compiled games through `sandtable.envs.openspiel`.
- **Game without rules**: one decision with two actions that do nothing (`sandtable.lab.floor`), compiled as games are.

`python -m bench.profile GAME` tells which steps and decisions of a game take how much of the time.
`python -m bench.beside FOLDER` measures this checkout and another one in turn: did a change cost speed?
"""


STOPS = """\
### What stops each game

Steps and decisions that take most of the time of random play inside, compiled, as shares of the time of all steps. What
the kernel takes is not among them: a decision of the game without rules tells that.
"""


TRIED = """\
## What was tried

Compiled without a profile, old and new in turn, random play inside:

- Columns of the pack as `vec[i64]` of `librt` in place of lists: 1.07 times as fast in Barbarossa and 1.09 in Victory
  Day, whose rules read 17 and 51 numbers of the pack a decision; interpreted 1.03 and 0.97. AFU (18 numbers, most of
  its time elsewhere) and Frontier Wars (7) would gain 1 to 2 % by the same measure, 2.7 ns a number, and keep lists.
- A new game of Barbarossa takes seven keyed hashes, which the fairness of its shuffles needs: with the streams made of
  them 5.6 µs of 21, as much time as seven of its decisions, so that ten cannot be enough for all of it.
- Copies of Frontier Wars share what units did this turn, which the rules replace: copies 1.31 times as fast. The same
  for the counters of AFU's players: 1.01 (1.00 to 1.10 in three runs), six lists fewer beside 44 zones.
- Victory Day after what is told below: 1.04 times as fast, interpreted 1.10.

Compiled without a profile, instructions of random play inside, counted by `valgrind --tool=callgrind` over 40 games:

- The agenda as a stack with a depth instead of a list that grows and shrinks, offers that take the memory of the one
  before, hands laid down at once, blank lists of Victory Day shared: together 19 % fewer in Barbarossa, 12 % in Victory
  Day, 7 % in Frontier Wars, 3 % in AFU; there one change, now undone, had cost 6 %:
- All cards of a kind taken out of AFU's box at once: twice the instructions, because most kinds have one card.
- What a card's text does takes under 1 % of Barbarossa, now that effects are classes; nothing to gain there.

Victory Day by the same count over 6 games, 16,800 instructions a decision, as shares with all that is called:

- `standing`, the places where units are, 8 %, half of it asked by `has_target`, which now looks itself and stops at the
  first one. Lists of units in place of lines of places would save at most the other half, and change what a position
  looks like to all who read one.
- Is there a card that could be played: 9 %, of which the question for a target was half. It is asked once for each
  player of a window; to keep the answer would need one place for every event that changes it.
- What is ready to pay with, counted in the cards: 4.4 %, the most that counters could save; they would have to follow
  every move and turn of a resource card, and be set by whoever sets up a position by hand.
- `Pay.offer`: 4.5 %, nearly all of it to find the ways to pay, which an answer without a question must find too.
- Costs: 4.6 %, a quarter of it calls for each of three types of resource; they are gone.
- The kernel takes a step off its agenda without a call: 1.9 % fewer instructions, with a unit found without one.

PettingZoo steps, old and new in turn over the same compiled games: 1.21, 1.17, 1.12 and 1.14 times as many with
notations written down once, types made for numpy once, and canonical actions asked for once a step instead of twice.
Of what is left, 5 to 10 µs, the rules take a sixth, the observation a quarter, two arrays of numpy half a microsecond,
and whoever chooses from the mask by `flatnonzero` another full one (`nonzero()` takes 0.4).

How many times as fast as the first edition, each compiled without a profile, in turn on one machine
(`python -m bench.beside FOLDER --rounds 5 --seconds 0.3`):

| Figure | afu | barbarossa | frontier-wars | victory-day |
| --- | --- | --- | --- | --- |
| random play, loop inside | 1.38 | 1.60 | 1.51 | 2.01 |
| random play, loop in Python | 1.24 | 1.34 | 1.37 | 1.86 |
| copy | 1.12 | 1.02 | 1.42 | 2.96 |
| re-deal | 1.08 | 1.08 | 1.04 | 1.54 |
| new game | 1.89 | 1.51 | 1.74 | 2.80 |
| PettingZoo steps | 2.52 | 2.01 | 1.89 | 2.80 |
| interpreted: random play, loop inside | 0.92 | 1.00 | 1.01 | 0.99 |
| interpreted: copy | 1.02 | 1.01 | 0.96 | 1.38 |
| interpreted: PettingZoo steps | 0.54 | 0.37 | 0.59 | 0.79 |

Why AFU and steps of the environment take longer interpreted was not looked into.

Interpreted, what counts is calls. In a decision of random play there were, in the first edition, before this was
looked at, and now: AFU 130, 112 and 110; Barbarossa 58, 54 and 50; Frontier Wars 84, 68 and 65; Victory Day 114, 138
and 115.

Not tried, as what it could bring does not pay for what it would cost to read: packed lists for flags, buildings and
holders of Frontier Wars (packed units made it 13 % slower interpreted; every list of a position would have two types),
zones of packed cards (every rule that reads a zone), AFU's placed cards with rewards remembered (a list more in each
position, to be kept in step with every move). The order of turns of Frontier Wars is found once a round, as points are
counted.
"""


def machine() -> str:
    """The machine in a few words."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def number(value: float) -> str:
    """Three figures that count: 1.23, 12.3, 123, 1,230, 12,300."""
    if value >= 100:
        digits = max(0, len(str(int(value))) - 3)
        return f"{round(value, -digits):,.0f}"
    return f"{value:.3g}"


def rows(head: list[str], lines: list[list[str]]) -> str:
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [head, ["---"] * len(head), *lines])


def verdict(target: Target, run: Run, game: str) -> str:
    value = target.value(run, game)
    if value is None:
        return "left out"
    bound = target.bound_for(run, game)
    if bound is None:
        return number(value)
    asked = f"at {'most' if target.at_most else 'least'} {bound:g}"
    return f"{number(value)}, {asked}: {'met' if target.met(run, game, value) else '**not met**'}"


def target_table(run: Run, games: list[str]) -> str:
    lines = [[target.what, *(verdict(target, run, game) for game in games)] for target in TARGETS]
    return rows(["Ratio", *games], lines)


def game_table(run: Run, games: list[str]) -> str:
    lines = []
    for key, words in FIGURES.items():
        for name, figures in (("interpreted", run.interpreted), ("compiled", run.compiled)):
            cells = [number(figures[game][key]) if game in figures else "left out" for game in games]
            lines.append([words, name, *cells])
    return rows(["What", "Python", *games], lines)


def floor_line(run: Run) -> str:
    """The game without rules, in a sentence."""
    told = []
    for name, figures in (("interpreted", run.interpreted), ("compiled", run.compiled)):
        if FLOOR in figures:
            told.append(f"{number(1e6 / figures[FLOOR]['inner loop'])} µs {name}")
    return f"A decision of the game without rules takes {', '.join(told)}."


def peer_table(run: Run) -> str:
    lines = []
    for peer, figures in run.peers.items():
        copy = number(figures["copy"]) if "copy" in figures else "none"
        lines.append([peer, number(figures["decisions"]), copy])
    return rows(["Peer", "decisions or steps/s", "copy, µs"], lines)


def search_table(run: Run, games: list[str]) -> str:
    searched = [game for game in games if game in run.searches]
    whose = {"ours": "`examples/ismcts`", "openspiel": "OpenSpiel's"}
    lines = [[words, *(number(run.searches[game][key]) for game in searched)] for key, words in whose.items()]
    return rows(["Simulations/s of ISMCTS, compiled", *searched], lines)


def stops_table(run: Run, games: list[str]) -> str:
    lines = []
    for game in games:
        if game in run.stops:
            found = run.stops[game]
            told = ", ".join(f"`{what}` {100 * share:.0f} %" for what, share in found.shares.items())
            lines.append([game, number(found.decision), told])
    return rows(["Game", "µs a decision", "What takes most"], lines)


def run_parts(run: Run) -> list[str]:
    """All tables of one Python."""
    games = sorted((run.interpreted.keys() | run.compiled.keys()) - {FLOOR})
    return [
        f"## {run.python}\n",
        "### Targets\n",
        target_table(run, games) + "\n",
        "### Our games\n",
        game_table(run, games) + "\n",
        floor_line(run) + "\n",
        *([search_table(run, games) + "\n"] if run.searches else []),
        *([STOPS, stops_table(run, games) + "\n"] if run.stops else []),
        "### Peers\n",
        "From the package index, driven from Python in the same way.\n",
        peer_table(run) + "\n",
    ]


def write(path: Path, runs: list[Run], left_out: list[str], rounds: int, seconds: float) -> None:
    parts = [HEAD.format(rounds=rounds, seconds=seconds, machine=machine())]
    for run in runs:
        parts += run_parts(run)
    parts.append(TRIED)
    if left_out:
        parts += ["## Left out\n", "\n".join(f"- {what}" for what in left_out) + "\n"]
    path.write_text("\n".join(parts), encoding="utf-8")
