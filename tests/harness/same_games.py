"""Same seeds, same games: `python -m tests.harness.same_games [--renew] [--tell NAME SEED]`.

Random games of every table below, each as one hash over what was asked of whom, every legal and canonical list, and the
result, kept in `same_games.toml`. Work on speed or on the shape of the code must leave all of them as they are;
`--renew` writes the file again, for a change of the games that is meant. `--tell` prints what is hashed of one game, so
that two versions of the code can be compared line by line.

Everything is in notation, and choices are made from sorted notation: how actions are numbered does not matter.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import sandtable

FILE = Path(__file__).with_suffix(".toml")
GAMES_OF_EACH = 40
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "afu 1 easier": ("afu", 1, {"difficulty": "easier"}),
    "afu 1 harder": ("afu", 1, {"difficulty": "harder"}),
    "afu 1 hardest": ("afu", 1, {"difficulty": "hardest"}),
    "afu 1 chervona-kalyna": ("afu", 1, {"mode": "chervona-kalyna", "difficulty": "harder"}),
    "afu 2": ("afu", 2, {}),
    "afu 2 chervona-kalyna": ("afu", 2, {"mode": "chervona-kalyna", "colour": "yellow"}),
    "barbarossa 2": ("barbarossa", 2, {}),
    "barbarossa 2 removed aid": ("barbarossa", 2, {"removed": "aid", "first": "1"}),
    "barbarossa 3": ("barbarossa", 3, {}),
    "barbarossa 4": ("barbarossa", 4, {"removed": "none"}),
    "barbarossa 5": ("barbarossa", 5, {}),
    "frontier-wars 2": ("frontier-wars", 2, {}),
    "frontier-wars 2 blitz": ("frontier-wars", 2, {"side": "blitz", "factions": "random"}),
    "frontier-wars 2 varsity": ("frontier-wars", 2, {"operation": "varsity", "medal_vp": False}),
    "frontier-wars 3": ("frontier-wars", 3, {}),
    "frontier-wars 3 urano": ("frontier-wars", 3, {"operation": "urano", "side": "blitz", "starts": "fixed"}),
    "frontier-wars 4": ("frontier-wars", 4, {}),
    "frontier-wars 4 bagration": ("frontier-wars", 4, {"operation": "bagration", "factions": "random"}),
    "victory-day 45": ("victory-day", 2, {"format": "45"}),
    "victory-day 45 german first": ("victory-day", 2, {"armies": "german-soviet", "first": "0"}),
    "victory-day 50": ("victory-day", 2, {"format": "50"}),
}
"""Game, seats and options by name."""


class Choices:
    """A stream of numbers of its own, so that no other generator decides which games are played."""

    def __init__(self, seed: int) -> None:
        self.word = (seed + 1) * 0x9E3779B97F4A7C15 % 2**64

    def below(self, n: int) -> int:
        self.word = (self.word * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.word >> 33) % n


def told(name: str, seed: int) -> Iterator[str]:
    """A random game line by line: each question with its answers in notation, and the result."""
    game, seats, options = TABLES[name]
    match = sandtable.new(game, seats=seats, seed=seed, **options)
    choices = Choices(seed)
    while match.to_act is not None:
        legal = sorted(match.describe(action) for action in match.legal_actions())
        canonical = [match.describe(action) for action in match.canonical_actions()]
        asked = match.asked
        assert asked is not None
        question = [asked["step"], asked["message"]["args"]]
        yield json.dumps([match.to_act, question, legal, canonical], sort_keys=True)
        match.play(legal[choices.below(len(legal))])
    result = match.result
    assert result is not None
    yield json.dumps(asdict(result), sort_keys=True)


def game_hash(name: str, seed: int) -> str:
    made = hashlib.sha256()
    for line in told(name, seed):
        made.update(line.encode() + b"\n")
    return made.hexdigest()[:12]


def kept() -> dict[str, list[str]]:
    """The hashes that are kept, by name of the table, one for each seed from 0."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def renew() -> None:
    lines = ["# Hashes of random games, one for each seed from 0; python -m tests.harness.same_games --renew"]
    for name in TABLES:
        hashes = [game_hash(name, seed) for seed in range(GAMES_OF_EACH)]
        lines.append(f'"{name}" = [')
        lines += ["    " + " ".join(f'"{one}",' for one in hashes[at : at + 8]) for at in range(0, GAMES_OF_EACH, 8)]
        lines.append("]")
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def changed() -> list[str]:
    """The games that are not as they are kept."""
    before = kept()
    return [
        f"{name}, seed {seed}"
        for name in TABLES
        for seed in range(GAMES_OF_EACH)
        if game_hash(name, seed) != before[name][seed]
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Are random games as they were?")
    parser.add_argument("--renew", action="store_true", help="keep the games as they are now")
    parser.add_argument("--tell", nargs=2, metavar=("NAME", "SEED"), help="print what is hashed of one game")
    args = parser.parse_args()
    if args.tell:
        print("\n".join(told(args.tell[0], int(args.tell[1]))))
        return 0
    if args.renew:
        renew()
    found = changed()
    print("\n".join(found) if found else f"all {len(TABLES) * GAMES_OF_EACH} games are as they were")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
