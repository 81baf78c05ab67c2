"""The report of a contest: who won how often, how long games were, how they ended, and what was done in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from statistics import mean, median
from typing import Any

from sandtable.lab.arena import Contest, Outcome
from sandtable.lab.balance import Measure, measures_of
from sandtable.lab.deeds import Counts
from sandtable.lab.intervals import wilson


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95% confidence interval. `trials`: how many seats were played."""

    name: str
    trials: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Spread:
    """How a number varies from game to game."""

    least: int
    median: float
    mean: float
    most: int


@dataclass(frozen=True)
class Deed:
    """How often something was done.

    `per_game`: how many times in a game. `in_games`: in which part of the games. `by_winner`: in which part of the
    games by a winner. `won`: which part of the win those who did it had, weighted by how often they did it. The last
    two are None for what no seat does.
    """

    name: str
    per_game: float
    in_games: float
    by_winner: float | None
    won: float | None


@dataclass(frozen=True)
class Report:
    """Everything but the time it took, so that the same contest always gives the same report."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int | str
    games: int
    bots: list[Share]
    by_seat: list[Share]
    shared_wins: float
    actions: Spread
    rounds: Spread | None
    endings: dict[str, float]
    scores: list[tuple[str, Spread]]
    """The scores of each bot."""
    winner_scores: Spread | None
    actions_done: list[Deed]
    events: list[Deed]
    metrics: list[Measure]

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        scores = {name: asdict(spread) for name, spread in self.scores}
        metrics = [asdict(measure) | {"met": measure.met} for measure in self.metrics]
        return asdict(self) | {"scores": scores, "metrics": metrics}


def share_of(name: str, wins: float, trials: int) -> Share:
    low, high = wilson(wins, trials)
    return Share(name, trials, wins / trials, low, high)


def spread_of(numbers: Iterable[int]) -> Spread:
    found = list(numbers)
    return Spread(min(found), float(median(found)), float(mean(found)), max(found))


def report_on(what: Contest, outcomes: list[Outcome]) -> Report:
    games = len(outcomes)
    rounds = [outcome.rounds for outcome in outcomes if outcome.rounds is not None]
    endings = Counter(outcome.reason for outcome in outcomes)
    deeds = [outcome.deeds for outcome in outcomes if outcome.deeds is not None]
    shares = [outcome.shares for outcome in outcomes]
    return Report(
        what.game,
        what.seats,
        dict(what.options),
        what.seed,
        games,
        [bot_share(what, outcomes, entrant) for entrant in range(len(what.lineup.entrants))],
        [share_of(str(seat), sum(one[seat] for one in shares), games) for seat in range(what.seats)],
        sum(sum(share > 0 for share in one) > 1 for one in shares) / games,
        spread_of(outcome.actions for outcome in outcomes),
        spread_of(rounds) if rounds else None,
        {reason: count / games for reason, count in endings.most_common()},
        score_spreads(what, outcomes),
        winner_scores(outcomes),
        deed_rows([one.actions for one in deeds], shares),
        deed_rows([one.events for one in deeds], shares),
        measures_of(what, outcomes),
    )


def bot_share(what: Contest, outcomes: list[Outcome], entrant: int) -> Share:
    """What a bot won, for each seat that it held."""
    wins = 0.0
    for outcome in outcomes:
        wins += sum(share for share, who in zip(outcome.shares, outcome.seating, strict=True) if who == entrant)
    return share_of(what.lineup.entrants[entrant].text, wins, len(outcomes) * what.lineup.copies(entrant))


def score_spreads(what: Contest, outcomes: list[Outcome]) -> list[tuple[str, Spread]]:
    rows: list[tuple[str, Spread]] = []
    for number, entrant in enumerate(what.lineup.entrants):
        held = [
            score
            for outcome in outcomes
            for score, who in zip(outcome.scores, outcome.seating, strict=True)
            if who == number
        ]
        rows.append((entrant.text, spread_of(held)))
    return rows


def winner_scores(outcomes: list[Outcome]) -> Spread | None:
    won = [
        score for outcome in outcomes for score, share in zip(outcome.scores, outcome.shares, strict=True) if share > 0
    ]
    return spread_of(won) if won else None


def deed_rows(counts: list[Counts], shares: list[tuple[float, ...]]) -> list[Deed]:
    """A row for each thing that was done in any game, by name."""
    names = sorted({name for one in counts for name in one})
    return [deed_row(name, counts, shares) for name in names]


def deed_row(name: str, counts: list[Counts], shares: list[tuple[float, ...]]) -> Deed:
    total = by_seats = games = games_by_winner = 0
    won = 0.0
    for one, share in zip(counts, shares, strict=True):
        if name not in one:
            continue
        by_seat = one[name]
        total += sum(by_seat)
        games += 1
        games_by_winner += any(times and part for times, part in zip(by_seat, share, strict=False))
        by_seats += sum(by_seat[: len(share)])
        won += sum(times * part for times, part in zip(by_seat, share, strict=False))
    played = len(counts)
    if not by_seats:
        return Deed(name, total / played, games / played, None, None)
    return Deed(name, total / played, games / played, games_by_winner / played, won / by_seats)
