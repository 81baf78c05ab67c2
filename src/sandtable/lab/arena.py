"""The arena: many games of bots against bots, over all cores. The games do not hang on how many workers play them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

from sandtable.kernel.chance import seed_bytes, stream
from sandtable.kernel.errors import BadOption
from sandtable.kernel.match import Match, begin
from sandtable.kernel.metrics import Reading
from sandtable.kernel.options import Scalar
from sandtable.kernel.record import Start
from sandtable.kernel.registry import check_options, check_seats, game, load_pack
from sandtable.kernel.seat_view import Bot
from sandtable.lab.deeds import Deeds, note_action, note_events
from sandtable.lab.lineup import Lineup, bots_named, read_lineup

BATCHES_PER_WORKER = 8
"""Enough that no core is idle for long at the end, few enough that setting up a batch does not count."""


@dataclass(frozen=True)
class Contest:
    """What is played: checked when it is made, by `contest`."""

    game: str
    seats: int
    lineup: Lineup
    games: int
    seed: int | str
    pack: str | None
    options: dict[str, Scalar]
    stats: bool
    balance: bool


@dataclass(frozen=True)
class Outcome:
    """How one game went."""

    number: int
    seed: int
    seating: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    reason: str
    actions: int
    rounds: int | None
    deeds: Deeds | None
    readings: tuple[Reading, ...] = ()


def contest(
    name: str,
    bots: str,
    games: int,
    seed: int | str = 0,
    seats: int | None = None,
    pack: str | None = None,
    stats: bool = False,
    balance: bool = False,
    **options: Any,
) -> Contest:
    """A contest of bots named as in `greedy,random`. Without `seats` each bot gets one, if the game allows."""
    one = game(name)
    if games < 1:
        raise BadOption("{} games cannot be played; use a number from 1 up", games)
    if seats is None and len(bots_named(bots)) in one.seats:
        seats = len(bots_named(bots))
    seats = check_seats(one, seats)
    cards = load_pack(one, pack)
    checked = check_options(one, cards, seats, options)
    if balance and not one.balance.metrics(seats, checked):
        raise BadOption("{} has no metrics for these options; leave out --balance", name)
    return Contest(name, seats, read_lineup(bots, seats), games, seed, pack, checked, stats, balance)


def play(what: Contest, workers: int = 1, done: Callable[[int], None] | None = None) -> list[Outcome]:
    """All games in order. `done` is told how many more have been played."""
    if workers < 1:
        raise BadOption("{} workers cannot play; use a number from 1 up", workers)
    size = max(1, what.games // (workers * BATCHES_PER_WORKER))
    batches = [range(at, min(at + size, what.games)) for at in range(0, what.games, size)]
    outcomes: list[Outcome] = []
    for made in played(what, batches, min(workers, len(batches))):
        outcomes += made
        if done is not None:
            done(len(made))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def played(what: Contest, batches: list[range], workers: int) -> Iterator[list[Outcome]]:
    """Batches of games as they are finished, in any order."""
    if workers == 1:
        for batch in batches:
            yield play_batch(what, batch)
        return
    # A fresh interpreter for each worker: a fork would copy the threads of a progress bar in any state.
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        futures = [pool.submit(play_batch, what, batch) for batch in batches]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_batch(what: Contest, numbers: range) -> list[Outcome]:
    one = game(what.game)
    cards = load_pack(one, what.pack)
    options = check_options(one, cards, what.seats, what.options)  # a pack just read has to learn a map of its own
    outcomes = []
    for number in numbers:
        seeds = stream(seed_bytes(f"arena {what.seed}"), number)
        seed = seeds.word()
        match = begin(one, cards, what.seats, options, Start(seed))
        bots = [what.lineup.entrants[entrant].make(seeds.word()) for entrant in what.lineup.seating(number)]
        try:
            outcomes.append(play_game(what, number, seed, match, bots))
        except Exception as error:
            error.add_note(f"in game {number} of the contest, which has the seed {seed}, after action {match.number}")
            raise
    return outcomes


def play_game(what: Contest, number: int, seed: int, match: Match, bots: list[Bot]) -> Outcome:
    deeds = Deeds() if what.stats else None
    while match.to_act is not None:
        seat = match.to_act
        action = bots[seat].choose(match.seat_view(seat))
        match.play(action)
        if deeds is not None:
            note_action(deeds, match, seat, action)
    if deeds is not None:
        note_events(deeds, match)
    result = match.result
    assert result is not None
    rounds = getattr(match.state, "round", None)
    return Outcome(
        number,
        seed,
        what.lineup.seating(number),
        result.shares,
        result.scores,
        result.reason,
        match.number,
        rounds if isinstance(rounds, int) else None,
        deeds,
        tuple(match.game.balance.readings(match)) if what.balance else (),
    )
