"""A tournament: every table of bots plays every deal from every seat.

A table is any choice of as many bots as there are seats; where there are fewer bots, they repeat in order. Alone, each
bot plays the same deals. Everything follows from the seed, so games may be played in any order and anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

from sandtable.kernel.chance import seed_bytes, stream
from sandtable.kernel.entrants import Entrant
from sandtable.kernel.errors import BadOption
from sandtable.kernel.options import Scalar
from sandtable.kernel.registry import check_options, check_seats, game, load_pack
from sandtable.kernel.steps import NOBODY
from sandtable.lab.lineup import bots_named, entrants_of

FAILED = "failed"
"""The reason why a game ended that a bot could not go on with."""


@dataclass(frozen=True, order=True)
class Pairing:
    """One game of a tournament: a deal, a table of bots, and by how many seats they have moved on."""

    deal: int
    table: int
    moved: int


@dataclass(frozen=True)
class Failure:
    """A game that a bot could not go on with: `how` is raised, hung, nonsense, illegal or died, `said` what it did."""

    seat: int
    """Whose fault it is; NOBODY if the process died and nobody knows."""
    how: str
    said: str


@dataclass(frozen=True)
class Played:
    """How one game went. What it took, and its record, is not compared: another machine takes another time."""

    pairing: Pairing
    seed: int
    seating: tuple[int, ...]
    ranks: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    reason: str
    actions: int
    failure: Failure | None = None
    choices: tuple[int, ...] = ()
    """How often each seat chose."""
    seconds: tuple[float, ...] = field(default=(), compare=False)
    """CPU seconds that each seat thought."""
    record: str = field(default="", compare=False, repr=False)

    @property
    def name(self) -> str:
        """What its record is called."""
        at = self.pairing
        return f"deal-{at.deal + 1:05}-table-{at.table + 1:03}-game-{at.moved + 1}"


@dataclass(frozen=True)
class Tournament:
    """What is played: checked when it is made, by `tournament`."""

    game: str
    version: int
    seats: int
    pack: str | None
    cards: str
    """The pack as a record names it."""
    options: dict[str, Scalar]
    bots: tuple[Entrant, ...]
    seed: int
    limit: float
    """Seconds that a bot may think for one choice."""

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """Who sits at each table, by number, before anybody moves on."""
        count = len(self.bots)
        if count >= self.seats:
            return list(combinations(range(count), self.seats))
        by_bots: dict[tuple[int, ...], tuple[int, ...]] = {}
        for first in range(count):
            table = tuple((first + seat) % count for seat in range(self.seats))
            by_bots.setdefault(tuple(sorted(table)), table)
        return list(by_bots.values())

    def seatings(self, table: int) -> list[tuple[int, ...]]:
        """The ways to sit at a table, each moved on by one seat; with several seats of a bot some are the same."""
        bots = self.tables[table]
        return list(dict.fromkeys(bots[moved:] + bots[:moved] for moved in range(len(bots))))

    def pairings(self, deals: range, tables: list[int]) -> list[Pairing]:
        return [
            Pairing(deal, table, moved)
            for deal in deals
            for table in tables
            for moved in range(len(self.seatings(table)))
        ]

    def seating(self, at: Pairing) -> tuple[int, ...]:
        return self.seatings(at.table)[at.moved]

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal, the same at every table."""
        return stream(seed_bytes(f"tournament {self.seed}"), deal).word()

    def bot_seeds(self, at: Pairing) -> list[int]:
        chance = stream(seed_bytes(f"tournament {self.seed} table {at.table} moved {at.moved}"), at.deal)
        return [chance.word() for _ in range(self.seats)]

    def settings(self) -> dict[str, Any]:
        """Whatever decides how games go, for a report and to know whether another one belongs to the same games."""
        return {
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "pack": self.cards,
            "options": dict(self.options),
            "bots": [bot.text for bot in self.bots],
            "seed": self.seed,
            "limit": self.limit,
        }


def tournament(
    name: str,
    bots: str,
    seed: int = 0,
    seats: int | None = None,
    pack: str | None = None,
    limit: float = 60.0,
    **options: Any,
) -> Tournament:
    """A tournament of bots named as in `greedy,random,ismcts:simulations=500`."""
    one = game(name)
    seats = check_seats(one, seats)
    cards = load_pack(one, pack)
    checked = check_options(one, cards, seats, options)
    names = list(dict.fromkeys(bots_named(bots)))
    if seats > 1 and len(names) < 2:
        raise BadOption("arena-one-bot", bot=names[0])
    if limit <= 0:
        raise BadOption("arena-limit", limit=limit)
    entrants = entrants_of(names)
    title = f"{cards.name} {cards.digest}"
    return Tournament(name, one.version, seats, pack, title, checked, entrants, seed, limit)


def lost(at: Pairing, seed: int, seating: tuple[int, ...], actions: int, failure: Failure) -> Played:
    """A game that ended by a bot's fault: the others share what there is to win."""
    seats = range(len(seating))
    others = len(seating) - 1 if failure.seat != NOBODY else 0
    ranks = tuple(2 if seat == failure.seat else 1 for seat in seats)
    shares = tuple(1 / others if others and seat != failure.seat else 0.0 for seat in seats)
    return Played(at, seed, seating, ranks, shares, (0,) * len(seating), FAILED, actions, failure)
