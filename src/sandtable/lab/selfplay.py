"""Games that a net learns from: light play for all seats, and the positions where the turn passes on.

A game is written down as plain numbers: for each kept position and each seat the features that are not 0 and what the
game's own value says, and how the game ended.
"""

from __future__ import annotations

import multiprocessing
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

from sandtable.bots.light import Light
from sandtable.kernel.chance import Stream, seed_bytes, stream
from sandtable.kernel.features import Features
from sandtable.kernel.match import Match, begin
from sandtable.kernel.options import Scalar
from sandtable.kernel.record import Start
from sandtable.kernel.registry import check_options, check_seats, game, load_pack
from sandtable.lab.arena import leave_interrupts

STRAYS = 12
"""One choice of so many is any legal one: a net must also have seen what nobody would choose."""
POSITIONS = 16
"""Positions that are kept of a game, evenly over it: neighbours tell nearly the same."""
BATCH = 10


@dataclass(frozen=True)
class Lessons:
    """What a net learns from: which games are played, checked by `lessons`."""

    game: str
    seats: tuple[int, ...]
    seed: int
    pack: str | None
    options: dict[str, Scalar]
    weights: str = ""
    """The net that judges while games are played; empty for the game's own value."""

    def seats_of(self, number: int) -> int:
        """Numbers of seats take turns from game to game."""
        return self.seats[number % len(self.seats)]


def lessons(name: str, seats: str, seed: int, pack: str | None, **options: Scalar) -> Lessons:
    found, cards = game(name), load_pack(game(name), pack)
    given = [int(text) if text.strip().isdigit() else 0 for text in seats.split(",")] if seats else [None]
    counts = tuple(check_seats(found, count) for count in given)
    for count in counts:
        check_options(found, cards, count, dict(options))
    return Lessons(name, counts, seed, pack, dict(options))


@dataclass
class Seen:
    """Positions of games, one row for each seat of each position."""

    seats: list[int] = field(default_factory=list)
    """Of each position the number of its seats."""
    games: list[int] = field(default_factory=list)
    """Of each position the number of its game."""
    mover: list[int] = field(default_factory=list)
    """Of each position the seat that has just moved."""
    shares: array[float] = field(default_factory=lambda: array("f"))
    """Of each row how much of the game the seat won."""
    plain: array[float] = field(default_factory=lambda: array("f"))
    """Of each row what the game's own value says."""
    ends: list[int] = field(default_factory=list)
    """Where the features of each row end in the two lists below."""
    at: array[int] = field(default_factory=lambda: array("H"))
    values: array[float] = field(default_factory=lambda: array("f"))

    def add(self, other: Seen) -> None:
        before = len(self.at)
        self.seats += other.seats
        self.games += other.games
        self.mover += other.mover
        self.shares += other.shares
        self.plain += other.plain
        self.ends += [before + end for end in other.ends]
        self.at += other.at
        self.values += other.values


class Table:
    """Plays the games of one number of seats."""

    def __init__(self, what: Lessons, seats: int) -> None:
        self.what = what
        self.seats = seats
        self.game = game(what.game)
        self.pack = load_pack(self.game, what.pack)
        self.options = check_options(self.game, self.pack, seats, dict(what.options))
        first = self.started(0)
        self.features = Features(first.state.ruleset)
        self.light = Light(first.seat_view(first.to_act or 0), what.weights)
        self.plain: Any = self.game.hints.value

    def started(self, number: int) -> Match:
        seed = stream(seed_bytes(f"lessons {self.what.seed}"), number).word()
        return begin(self.game, self.pack, self.seats, self.options, Start(seed))

    def play(self, number: int) -> Seen:
        """One game from its beginning to its end."""
        s: Any = self.started(number).state
        chance = stream(seed_bytes(f"lessons {self.what.seed} chance"), number)
        kept: list[tuple[Any, int]] = []
        owner = s.to_act
        turn = self.light.turn(s)
        while s.to_act is not None:
            s.apply(self.choice(s, chance))
            passed = self.light.turn(s) != turn if self.seats == 1 else s.to_act != owner
            if passed and s.to_act is not None and not self.light.interrupts(s):
                kept.append((s.clone(), owner or 0))
                owner, turn = s.to_act, self.light.turn(s)
        seen = Seen()
        step = max(1.0, len(kept) / POSITIONS)
        for place in range(min(len(kept), POSITIONS)):
            self.note(seen, *kept[int(place * step)], number, s.result.shares)
        return seen

    def choice(self, s: Any, chance: Stream) -> int:
        if chance.below(STRAYS) == 0:
            legal: list[int] = sorted(s.legal)
            return legal[chance.below(len(legal))]
        return self.light.step(s, chance)

    def note(self, seen: Seen, s: Any, mover: int, number: int, shares: list[float]) -> None:
        seen.seats.append(self.seats)
        seen.games.append(number)
        seen.mover.append(mover)
        for seat in range(self.seats):
            self.features.write(s, seat)
            count = self.features.count
            seen.at.extend(list(self.features.at)[:count])
            seen.values.extend(list(self.features.values)[:count])
            seen.ends.append(len(seen.at))
            seen.shares.append(shares[seat])
            seen.plain.append(float(self.plain(s, seat)))


def play_some(what: Lessons, numbers: list[int]) -> Seen:
    """A few games, in a worker."""
    tables = {seats: Table(what, seats) for seats in sorted({what.seats_of(number) for number in numbers})}
    seen = Seen()
    for number in numbers:
        seen.add(tables[what.seats_of(number)].play(number))
    return seen


def play_games(what: Lessons, numbers: list[int], workers: int) -> Iterator[tuple[int, Seen]]:
    """Batches of games as they are finished, each with how many games it holds."""
    batches = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
    if workers == 1:
        for batch in batches:
            yield len(batch), play_some(what, batch)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=leave_interrupts) as pool:
        waiting = {pool.submit(play_some, what, batch): len(batch) for batch in batches}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)
