"""`python -m tests.harness.occurs [GAME…]`: watch games being played and write each game's `occurs.json`.

What it holds are the numbers of observations that occurred in two games or more, and the actions that occurred, by
name; see `sandtable.kernel.layout`. Games are played at random with all numbers of seats and with random options, and
by `greedy` with the usual ones.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from contextlib import suppress

import sandtable
from sandtable.kernel.compact import Compact
from sandtable.kernel.layout import FILE, Layout
from sandtable.kernel.match import Match
from sandtable.kernel.registry import load_pack

RANDOM_GAMES = 60
"""For each number of seats with the usual options; a third of it with random ones."""
GREEDY_GAMES = 3


class Watch:
    """What occurred in one game."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.layout = Layout(match.game, match.state.ruleset, everything=True)
        self.compact = Compact(self.layout)
        self.seen = 0
        self.actions: set[int] = set()

    def look(self) -> None:
        self.actions.update(self.match.state.legal)
        for seat in range(self.match.seats):
            self.seen |= int.from_bytes(self.compact.observe(self.match.state, seat), "little")

    def into(self, found: Found) -> None:
        row = self.seen.to_bytes(self.layout.size, "little")
        met: set[tuple[str, str]] = set()
        for block in self.layout.blocks:
            for owner in range(block.seats):
                key = block.key(owner, self.layout.seats)
                first = block.first + owner * block.size
                met.update((key, word) for at, word in enumerate(block.words) if row[first + at])
            found.words.update(part for word in block.words for part in word.split())
        found.twice |= found.once & met
        found.once |= met
        verbs = self.layout.ruleset.verbs
        found.actions.update(verbs.describe(action) for action in self.actions)
        for verb in verbs.verbs:
            found.words.add(verb.name)
            found.words.update(token for domain in verb.domains for token in domain.tokens)


class Found:
    """What occurred in all games, numbers as pairs of a block and a word."""

    def __init__(self) -> None:
        self.once: set[tuple[str, str]] = set()
        self.twice: set[tuple[str, str]] = set()
        self.actions: set[str] = set()
        self.words: set[str] = set()

    def text(self) -> str:
        numbers: dict[str, list[str]] = {}
        for key, word in sorted(self.twice):
            numbers.setdefault(key, []).append(word)
        data = {"numbers": numbers, "actions": sorted(self.actions), "words": sorted(self.words)}
        return json.dumps(data, indent=0, ensure_ascii=False) + "\n"


def games_of(name: str) -> Iterator[tuple[Match, str]]:
    """Matches to watch, with the bot that plays them."""
    game = sandtable.game(name)
    pack = load_pack(game, None)
    for seats in game.seats:
        for seed in range(RANDOM_GAMES):
            yield sandtable.new(name, seats, seed), "random"
        for seed in range(GREEDY_GAMES):
            yield sandtable.new(name, seats, seed), "greedy"
        for seed in range(RANDOM_GAMES // 3):
            options = game.random_options(pack, seats, random.Random(seed))
            with suppress(sandtable.BadOption):  # an operation for another number of seats
                yield sandtable.new(name, seats, seed, None, **options), "random"


def watch(name: str) -> str:
    found = Found()
    for match, bot_name in games_of(name):
        seen = Watch(match)
        bot = sandtable.bot(bot_name, seed=1)
        chance = random.Random(str(match.start.seed))
        while match.to_act is not None:
            seen.look()
            legal = match.legal_actions()
            match.play(chance.choice(legal) if bot_name == "random" else bot.choose(match.seat_view(match.to_act)))
        seen.into(found)
    return found.text()


def main(names: list[str]) -> None:
    for name in names or ["afu", "barbarossa", "frontier-wars", "victory-day"]:
        file = sandtable.game(name).folder / FILE
        file.write_text(watch(name), encoding="utf-8")
        print(f"{file}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
