"""Golden records: games that must replay exactly, one for each mode and each way to end.

`python -m tests.harness.golden GAME NAME [--seed N] [--seats N] [--bots greedy,random] [--key value ...]` plays bots
and keeps the record; a record played by hand can be put there as well. The last line notes how it ended.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import sandtable
from sandtable.cli.options import read_options

FOLDER = Path(__file__).parent.parent / "golden"


def end_note(match: sandtable.Match) -> str:
    result = match.result
    assert result is not None
    return f"note end {result.reason} {' '.join(map(str, result.scores))} ranks {' '.join(map(str, result.ranks))}"


def golden_records() -> list[Path]:
    return sorted(FOLDER.glob("*/*.record"))


def main() -> int:
    parser = argparse.ArgumentParser(description="Keep a golden record of a game between bots.")
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", default="random")
    args, rest = parser.parse_known_args()
    match = sandtable.new(args.game, seats=args.seats, seed=args.seed, **read_options(rest))
    names = args.bots.split(",")
    bots = [sandtable.bot(names[seat % len(names)], seed=args.seed + seat) for seat in range(match.seats)]
    while (seat := match.to_act) is not None:
        match.play(bots[seat].choose(match.face(seat, seed=match.number)))
    match.lines.append(end_note(match))
    target = FOLDER / args.game / f"{args.name}.record"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(match.record(), encoding="utf-8")
    print(f"{target}: {match.number} actions, {match.lines[-1][5:]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
