"""Golden records: games that must replay exactly, one for each mode and each way to end.

`python -m tests.harness.golden GAME NAME [--seed N] [--tells a,b] [--seats N] [--bots greedy,random] [--key value ...]`
plays bots and keeps the record; a record played by hand can be put there as well. With `--tells` it plays from seed to
seed until one game tells all these events.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import sandtable
from sandtable.cli.options import read_options
from sandtable.kernel.metrics import told

FOLDER = Path(__file__).parent.parent / "golden"


def golden_records() -> list[Path]:
    return sorted(FOLDER.glob("*/*.record"))


def played(game: str, seats: int | None, seed: int, bots: list[str], options: dict[str, Any]) -> sandtable.Match:
    """A game between bots, to its end."""
    match = sandtable.new(game, seats=seats, seed=seed, **options)
    players = [sandtable.bot(bots[seat % len(bots)], seed=seed + seat) for seat in range(match.seats)]
    while (seat := match.to_act) is not None:
        match.play(players[seat].choose(match.seat_view(seat, seed=match.number)))
    return match


def main() -> int:
    parser = argparse.ArgumentParser(description="Keep a golden record of a game between bots.")
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--tells", default="", help="events that the game must tell, such as strikes,shells")
    args, rest = parser.parse_known_args()
    tells = set(filter(None, args.tells.split(",")))
    match = played(args.game, args.seats, args.seed, args.bots.split(","), read_options(rest))
    while not tells <= {event.name for event in told(match)}:
        args.seed += 1
        match = played(args.game, args.seats, args.seed, args.bots.split(","), read_options(rest))
    target = FOLDER / args.game / f"{args.name}.record"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(match.record(), encoding="utf-8")
    print(f"{target}: seed {args.seed}, {match.number} actions, {match.head.result}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
