"""The arena: many games of bots against bots, over all cores. The games do not depend on how many workers play them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

from sandtable.kernel.asking import choice_of, view_for
from sandtable.kernel.chance import seed_bytes, stream
from sandtable.kernel.errors import BadOption, BotFailed, closest
from sandtable.kernel.game import AnyGame
from sandtable.kernel.match import Match, begin
from sandtable.kernel.metrics import Reading
from sandtable.kernel.options import Scalar
from sandtable.kernel.pack import Pack
from sandtable.kernel.record import Start
from sandtable.kernel.registry import check_options, check_seats, game, load_pack
from sandtable.kernel.seat_view import Bot
from sandtable.kernel.steps import NOBODY
from sandtable.lab.counts import ActionCounts, note_action, note_events
from sandtable.lab.lineup import Lineup, bots_named, read_lineup

BATCHES_PER_WORKER = 8
"""Enough that no core is idle for long at the end, few enough that setting up a batch does not count."""
MOST_IN_A_BATCH = 20
"""Games that are lost at most when somebody stops a contest, for each worker."""


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
    take: str = ""
    """A card that one seat, another in each game, takes whenever it can."""

    def taker(self, number: int) -> int:
        """The seat that takes that card in game `number`."""
        return number % self.seats if self.take else NOBODY


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
    counts: ActionCounts | None
    readings: tuple[Reading, ...] = ()
    taken: int = 0
    """How often the card was taken that one seat takes."""


def contest(
    name: str,
    bots: str,
    games: int,
    seed: int | str = 0,
    seats: int | None = None,
    pack: str | None = None,
    stats: bool = False,
    balance: bool = False,
    take: str = "",
    **options: Any,
) -> Contest:
    """A contest of bots named as in `greedy,random`. Without `seats` each bot gets one, if the game allows.

    `take`: a card that one seat, another in each game, takes whenever it can; then all seats have the same bot.
    """
    one = game(name)
    if games < 1:
        raise BadOption("games-wrong", games=games)
    if seats is None and len(bots_named(bots)) in one.seats:
        seats = len(bots_named(bots))
    seats = check_seats(one, seats)
    cards = load_pack(one, pack)
    checked = check_options(one, cards, seats, options)
    if balance and not one.balance.metrics(seats, checked):
        raise BadOption("no-metrics", game=name)
    lineup = read_lineup(bots, seats)
    if take:
        check_take(one, cards, lineup, seats, take)
    return Contest(name, seats, lineup, games, seed, pack, checked, stats, balance, take)


def check_take(one: AnyGame, cards: Pack, lineup: Lineup, seats: int, take: str) -> None:
    """Can one seat take this card whenever it can, and be compared with the others?"""
    if take not in cards.index:
        raise BadOption("take-no-card", game=one.name, card=take, hint=closest(take, cards.slugs))
    if not one.balance.takes:
        raise BadOption("take-not-told", game=one.name)
    if seats < 2 or len(lineup.entrants) > 1:
        raise BadOption("take-needs-equals")


def play(what: Contest, workers: int = 1, done: Callable[[int], None] | None = None) -> list[Outcome]:
    """All games in order. `done` is told how many more have been played."""
    outcomes: list[Outcome] = []
    for finished in played(what, workers):
        outcomes += finished
        if done is not None:
            done(len(finished))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def played(what: Contest, workers: int) -> Iterator[list[Outcome]]:
    """Games as they are finished, in any order and a few at a time. Whoever stops listening stops them."""
    if workers < 1:
        raise BadOption("workers-wrong", workers=workers)
    size = max(1, min(MOST_IN_A_BATCH, what.games // (workers * BATCHES_PER_WORKER)))
    batches = [range(at, min(at + size, what.games)) for at in range(0, what.games, size)]
    workers = min(workers, len(batches))
    if workers == 1:
        for outcome in play_batch(what, range(what.games)):
            yield [outcome]
        return
    # A fresh interpreter for each worker: a fork would copy the threads of a progress bar in any state.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=leave_interrupts)
    try:
        futures = [pool.submit(played_batch, what, batch) for batch in batches]
        for future in as_completed(futures):
            yield future.result()
    except (KeyboardInterrupt, GeneratorExit):
        for process in list((pool._processes or {}).values()):
            process.terminate()  # nobody waits for what they are playing now
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """A worker goes on when somebody presses Ctrl-C; who started it decides what becomes of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def played_batch(what: Contest, numbers: range) -> list[Outcome]:
    return list(play_batch(what, numbers))


def play_batch(what: Contest, numbers: range) -> Iterator[Outcome]:
    one = game(what.game)
    cards = load_pack(one, what.pack)
    options = check_options(one, cards, what.seats, what.options)  # a pack just read has to learn a map of its own
    for number in numbers:
        seeds = stream(seed_bytes(f"arena {what.seed}"), number)
        seed = seeds.word()
        match = begin(one, cards, what.seats, options, Start(seed))
        bots = [what.lineup.entrants[entrant].make(seeds.word()) for entrant in what.lineup.seating(number)]
        try:
            outcome = play_game(what, number, seed, match, bots)
        except BotFailed as error:
            raise BotFailed(
                "bot-failed-in-game", problem=error, game=number + 1, seed=str(seed), action=match.number
            ) from error.__cause__
        except Exception as error:
            error.add_note(f"in game {number} of the contest, which has the seed {seed}, after action {match.number}")
            raise
        yield outcome


def taking_action(match: Match, seat: int, card: str) -> int | None:
    """A legal action that gets or plays this card, if there is one."""
    for choice in match.view(seat)["actions"]:
        verb = choice["action"].split()[0]
        named = [value[1] for value in choice["message"]["args"].values() if names_card(value)]
        if verb in match.game.balance.takes and any(name.split("/")[0] == card for name in named):
            return match.parse(choice["action"])
    return None


def names_card(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and value[0] in ("kind", "card")


def play_game(what: Contest, number: int, seed: int, match: Match, bots: list[Bot]) -> Outcome:
    counts = ActionCounts() if what.stats else None
    taker = what.taker(number)
    taken = 0
    while match.to_act is not None:
        seat = match.to_act
        action = taking_action(match, seat, what.take) if seat == taker else None
        taken += action is not None
        if action is None:
            entrant = what.lineup.entrants[what.lineup.seating(number)[seat]]
            action = choice_of(bots[seat], entrant.text, view_for(bots[seat], match, seat))
        match.play(action)
        if counts is not None:
            note_action(counts, match, seat, action)
    if counts is not None:
        note_events(counts, match)
    result = match.result
    assert result is not None
    rounds = match.game.round(match.state)
    return Outcome(
        number,
        seed,
        what.lineup.seating(number),
        result.shares,
        result.scores,
        result.reason,
        match.number,
        rounds if rounds >= 0 else None,
        counts,
        tuple(match.game.balance.readings(match)) if what.balance else (),
        taken,
    )
