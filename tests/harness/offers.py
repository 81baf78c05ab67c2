"""How many actions are offered at once: `python -m tests.harness.offers GAME [--games 200] [--bots any] [--seed 1]`.

Plays games with random settings and prints, for each decision and for all together, how often it was asked and how long
the lists were: all legal actions, and the canonical ones. With `--by OPTION` the rows are the settings of an option,
each with the size of its action space.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict

from rich.console import Console
from rich.table import Table

import sandtable
from tests.harness.walks import random_match

ALL = "all"
COLUMNS = {"50 %": 0.5, "95 %": 0.95, "99 %": 0.99, "most": 1.0}
Sizes = dict[str, list[tuple[int, int]]]
"""For each decision the lengths of the full and the canonical list, once for each time it was asked."""


def play(match: sandtable.Match, names: list[str], seed: int, sizes: Sizes, by: str | None = None) -> None:
    """Play a match to its end, `any` standing for any legal action, and note what was offered."""
    rng = random.Random(seed)
    bots = {seat: sandtable.bot(name, seed=seed) for seat, name in enumerate(names) if name != "any"}
    while (seat := match.to_act) is not None:
        asked = match.asked
        assert asked is not None
        legal, canonical = match.legal_actions(), match.canonical_actions()
        row = str(asked["step"]) if by is None else f"{match.options[by]}, {match.num_actions} actions"
        for name in (ALL, row):
            sizes[name].append((len(legal), len(canonical)))
        if seat in bots:
            match.play(bots[seat].choose(match.seat_view(seat, seed=match.number)))
        else:
            match.play(rng.choice(legal))


def quantile(lengths: list[int], share: float) -> int:
    return sorted(lengths)[min(len(lengths) - 1, int(share * len(lengths)))]


def report(sizes: Sizes) -> Table:
    table = Table("", "asked", *(f"{kind} {what}" for kind in ("full", "canon.") for what in COLUMNS))
    for name in sorted(sizes, key=lambda name: (name != ALL, -len(sizes[name]))):
        row = [name, str(len(sizes[name]))]
        for lengths in zip(*sizes[name], strict=True):
            found = list(lengths)
            row += [str(quantile(found, share)) for share in COLUMNS.values()]
        table.add_row(*row)
    return table


def main() -> int:
    parser = argparse.ArgumentParser(description="How many actions are offered at once.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="games to play (200)")
    parser.add_argument("--bots", default="any", help="any, or bots such as greedy or greedy,random (any)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (1)")
    parser.add_argument("--by", help="a row for each setting of this option, not for each decision")
    args = parser.parse_args()
    sizes: Sizes = defaultdict(list)
    names = args.bots.split(",")
    for seed in range(args.seed, args.seed + args.games):
        match = random_match(args.game, seed)
        play(match, [names[seat % len(names)] for seat in range(match.seats)], seed, sizes, args.by)
    Console(width=140).print(report(sizes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
