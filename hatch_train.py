"""The training run of a build with a profile: what the compiled code mostly does, done for a quarter of a minute.

Every game, with the same seeds each time: random play inside and through a match, copies, re-deals, views,
observations and bots. What a search does most is done most here.
"""

from __future__ import annotations

from sandtable.bots.greedy import Greedy
from sandtable.envs.batch import Batch
from sandtable.games import afu, barbarossa, frontier_wars, victory_day
from sandtable.kernel.chance import Stream, seed_bytes, stream
from sandtable.kernel.game import AnyGame
from sandtable.kernel.layout import compact_of
from sandtable.kernel.match import Match, begin
from sandtable.kernel.observe import Observer
from sandtable.kernel.record import Start
from sandtable.kernel.redeal import redeal
from sandtable.kernel.registry import check_options, load_pack
from sandtable.kernel.state import State

GAMES: tuple[AnyGame, ...] = (afu.game, barbarossa.game, frontier_wars.game, victory_day.game)
DECISIONS = 60_000
"""Of random play inside, for each game; the other figures go with it."""
COPIES = 8
"""Of each position, and an eighth as many re-deals."""
WATCHED = 2
"""Games that are looked at from all sides and played by bots, at each number of seats."""


def new(game: AnyGame, seats: int, seed: int) -> Match:
    pack = load_pack(game, None)
    return begin(game, pack, seats, check_options(game, pack, seats, {}), Start(seed))


def copy_and_deal(s: State, seed: int) -> None:
    for _ in range(COPIES):
        s.clone()
    redeal(s, s.waiting, seed_bytes(seed))


def play_inside(game: AnyGame, seats: int, decisions: int) -> None:
    """Random games, with copies and re-deals of some of their positions."""
    played = seed = 0
    while played < decisions:
        seed += 1
        s = new(game, seats, seed).state
        s.log = None
        chance = stream(seed_bytes(seed), 0)
        while s.agenda:
            copy_and_deal(s, played)
            played += s.play_out(chance, 20)


def play_side_by_side(game: AnyGame, seats: int, steps: int) -> None:
    """What a learner does: many games at once, observed."""
    match = new(game, seats, 1)
    compact = compact_of(game, match.state.ruleset)
    for observing in (True, False):
        batch = Batch(game, match.state.ruleset, compact, 8, 1, -1, [None] * seats, False, True, observing, True)
        batch.play_random(steps // 16)


def any_of(actions: list[int], chance: Stream) -> int:
    return actions[chance.below(len(actions))]


def play_from_outside(game: AnyGame, seats: int, decisions: int) -> None:
    played = seed = 0
    while played < decisions:
        seed += 1
        match = new(game, seats, seed)
        chance = stream(seed_bytes(seed), 1)
        while match.to_act is not None:
            match.play(any_of(match.legal_actions(), chance))
            played += 1


def watch(game: AnyGame, seats: int, seed: int) -> None:
    """A game of a bot against chance, as a server and an environment show it."""
    match = new(game, seats, seed)
    observer = Observer(match.schema, match.state.ruleset)
    chance = stream(seed_bytes(seed), 2)
    bot = Greedy(seed, deals=2, positions=20)
    while match.to_act is not None:
        seat = match.to_act
        match.view(seat)
        match.log(seat, match.number - 1)
        observer.fill(match.state, seat, memoryview(bytearray(4 * observer.length)).cast("f"))
        match.play(bot.choose(match.seat_view(seat)) if seat == 0 else any_of(match.canonical_actions(), chance))


def train(game: AnyGame) -> None:
    for seats in game.seats:
        share = DECISIONS // len(game.seats)
        play_inside(game, seats, share)
        play_from_outside(game, seats, share // 8)
        play_side_by_side(game, seats, share // 4)
        for seed in range(1, WATCHED + 1):
            watch(game, seats, seed)


if __name__ == "__main__":
    for one in GAMES:
        train(one)
