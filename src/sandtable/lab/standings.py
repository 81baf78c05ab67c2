"""How a tournament stands: ratings, who beat whom, and whether more games would tell anything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sandtable.kernel.steps import NOBODY
from sandtable.lab.halls import Hall
from sandtable.lab.ratings import Game, Ratings, rate
from sandtable.lab.tournaments import Played, Tournament

FIRST_LOOK = 5
NEXT_LOOK = 1.25
"""After which deals it is asked whether all is decided: the fifth, and then whenever a quarter more were played."""
DECIDED = 3.0
"""How many standard errors apart two bots must be to stop. More than the 1.96 of an interval, because it is asked again
and again: of 400 simulated tournaments of two equal bots over 200 deals, 4 told them apart."""


def looks(deals: int) -> list[int]:
    """The numbers of deals after which the tournament is looked at, the last one being all of them."""
    found: list[int] = []
    at = float(FIRST_LOOK)
    while at < deals:
        found.append(int(at))
        at = max(at + 1, at * NEXT_LOOK)
    return [*found, deals]


@dataclass(frozen=True)
class Pair:
    """Two bots at one table: what the first won of their comparisons. A shared place is half a win."""

    one: int
    other: int
    won: float
    met: int


class Standings:
    """The games of a tournament as far as they are known."""

    def __init__(self, what: Tournament, games: list[Played]) -> None:
        self.what = what
        self.games = sorted(games, key=lambda game: game.pairing)

    def before(self, deals: int) -> Standings:
        """As it stood when only so many deals had been played."""
        return Standings(self.what, [game for game in self.games if game.pairing.deal < deals])

    @property
    def deals(self) -> int:
        return 1 + max((game.pairing.deal for game in self.games), default=-1)

    def comparisons(self) -> list[Game]:
        """The games as ratings take them. Whoever failed has lost to each of the others."""
        if self.what.seats == 1:
            return self.alone()
        found: list[Game] = []
        for game in self.games:
            failure = game.failure
            if failure is None:
                found.append(Game(game.seating, tuple(-float(rank) for rank in game.ranks)))
            elif failure.seat != NOBODY:
                loser = game.seating[failure.seat]
                found += [
                    Game((loser, other), (0.0, 1.0)) for seat, other in enumerate(game.seating) if seat != failure.seat
                ]
        return found

    def alone(self) -> list[Game]:
        """Games of one seat are compared by deal: who won, then who scored more."""
        by_deal: dict[int, list[Played]] = {}
        for game in self.games:
            by_deal.setdefault(game.pairing.deal, []).append(game)
        found: list[Game] = []
        for games in by_deal.values():
            order = sorted({solo_result(game) for game in games})
            results = tuple(float(order.index(solo_result(game))) for game in games)
            found.append(Game(tuple(game.seating[0] for game in games), results))
        return found

    def ratings(self) -> Ratings:
        return rate([bot.text for bot in self.what.bots], self.comparisons())

    def pairs(self) -> list[Pair]:
        """Every two bots that met, the first of each pair before the second in the list of bots."""
        won: dict[tuple[int, int], float] = {}
        met: dict[tuple[int, int], int] = {}
        for game in self.comparisons():
            for i, one in enumerate(game.entrants):
                for j, other in enumerate(game.entrants):
                    if one < other:
                        ahead = game.results[i] - game.results[j]
                        won[one, other] = won.get((one, other), 0.0) + (0.5 if ahead == 0 else float(ahead > 0))
                        met[one, other] = met.get((one, other), 0) + 1
        return [Pair(one, other, won[one, other], met[one, other]) for one, other in sorted(met)]

    def open_tables(self) -> list[int]:
        """The tables with two bots of which it is not decided yet which is stronger."""
        ratings = self.ratings()
        count = len(self.what.bots)
        decided = {
            (one, other)
            for one in range(count)
            for other in range(count)
            if one != other and ratings.surely(one, other, DECIDED)
        }
        tables = list(enumerate(self.what.tables))
        if self.what.seats == 1:  # every table is compared with every other
            return [
                number
                for number, (one,) in tables
                if any((one, other) not in decided for other in range(count) if other != one) or count == 1
            ]
        return [
            number
            for number, bots in tables
            if any(one != other and (one, other) not in decided for one in bots for other in bots)
        ]


def solo_result(game: Played) -> tuple[float, int]:
    return (-1.0, 0) if game.failure is not None else (game.shares[0], game.scores[0])


class Course:
    """A tournament being played. `games` holds what was played so far: it can be stopped and taken up again."""

    def __init__(self, what: Tournament, games: list[Played]) -> None:
        self.what = what
        self.games = list(games)
        self.decided = False

    def play(self, deals: int, hall: Hall, keep_records: bool = False) -> Iterator[list[Played]]:
        """Play up to so many deals, or until all is decided. Tells the games as they are finished.

        Whether it is decided, games of more deals tell too, if they are known.
        """
        known = {game.pairing for game in self.games}
        tables = list(range(len(self.what.tables)))
        first = 0
        for look in looks(max(deals, Standings(self.what, self.games).deals)):
            wanted = [at for at in self.what.pairings(range(first, min(look, deals)), tables) if at not in known]
            for finished in hall.play(self.what, wanted, keep_records) if wanted else ():
                self.games += finished
                yield finished
            first = look
            tables = Standings(self.what, self.games).before(look).open_tables()
            self.decided = not tables
            if self.decided:
                return

    def most_games(self, deals: int) -> int:
        """How many games there are if nothing is decided early."""
        return deals * sum(len(self.what.seatings(table)) for table in range(len(self.what.tables)))
