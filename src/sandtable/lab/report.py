"""The report of a contest: who won how often, how long games were, how they ended, and what was done in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from statistics import mean, median
from typing import Any, Literal

from sandtable.kernel.game import AnyGame
from sandtable.kernel.metrics import Metric
from sandtable.kernel.options import Options
from sandtable.kernel.pack import Pack
from sandtable.kernel.registry import game, load_pack
from sandtable.lab.arena import Contest, Outcome
from sandtable.lab.balance import Found, Measure, measures_of
from sandtable.lab.counts import ActionCounts, Counts
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
class CountRow:
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
class Taking:
    """How a seat fared that took a card whenever it could, among equal bots that did as they liked.

    `per_game`: how often it did. `par`: what a seat wins that has no such habit.
    """

    card: str
    per_game: float
    share: Share
    par: float

    @property
    def verdict(self) -> Literal["never", "better", "worse", "unsure"]:
        if not self.per_game:
            return "never"
        return "better" if self.share.low > self.par else "worse" if self.share.high < self.par else "unsure"

    def games_needed(self, games: int) -> int | None:
        found = Found("", games, self.share.share, self.share.low, self.share.high)
        return Measure(Metric("wins", low=self.par, kind="share"), [found]).games_needed(games)


@dataclass(frozen=True)
class Report:
    """Everything but the time it took, so that the same contest always gives the same report."""

    game: str
    pack: str
    """The pack as a record names it: its name and the hash of what play depends on."""
    pack_title: dict[str, str]
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
    actions_done: list[CountRow]
    events: list[CountRow]
    metrics: list[Measure]
    untouched: list[str]
    """Cards of which nothing was told and which no action named, if that was counted."""
    absent: list[str]
    """Cards of the pack's own, new or changed, that no game with these options meets."""
    taking: Taking | None
    """What came of taking one card whenever it could be had, if that was asked for."""

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        scores = {name: asdict(spread) for name, spread in self.scores}
        metrics = [
            asdict(measure) | {"verdict": measure.verdict, "games_needed": measure.games_needed(self.games)}
            for measure in self.metrics
        ]
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
    counts = [outcome.counts for outcome in outcomes if outcome.counts is not None]
    shares = [outcome.shares for outcome in outcomes]
    pack = load_pack(game(what.game), what.pack)
    return Report(
        what.game,
        f"{pack.name} {pack.digest}",
        pack.title,
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
        count_rows([one.actions for one in counts], shares),
        count_rows([one.events for one in counts], shares),
        measures_of(what, outcomes),
        untouched(pack.slugs, counts),
        absent_cards(game(what.game), pack, what.options),
        taking(what, outcomes),
    )


def untouched(slugs: list[str], counts: list[ActionCounts]) -> list[str]:
    """The cards that no action and no event of any game names."""
    named = {word for one in counts for name in (*one.actions, *one.events) for word in name.split()}
    return [slug for slug in slugs if slug not in named] if counts else []


def absent_cards(one: AnyGame, pack: Pack, options: Options) -> list[str]:
    """New or changed cards of a pack that no game with these options meets."""
    standard = load_pack(one, None)
    known = dict(zip(standard.slugs, standard.sources, strict=True))
    absent = [pack.slugs[kind] for kind in one.balance.absent(pack, options)]
    return [slug for slug in absent if known.get(slug) != pack.sources[pack.index[slug]]]


def taking(what: Contest, outcomes: list[Outcome]) -> Taking | None:
    if not what.take:
        return None
    won = sum(outcome.shares[what.taker(outcome.number)] for outcome in outcomes)
    times = sum(outcome.taken for outcome in outcomes)
    games = len(outcomes)
    return Taking(what.take, times / games, share_of(what.take, won, games), 1 / what.seats)


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


def count_rows(counts: list[Counts], shares: list[tuple[float, ...]]) -> list[CountRow]:
    """A row for each thing that was done in any game, by name."""
    names = sorted({name for one in counts for name in one})
    return [count_row(name, counts, shares) for name in names]


def count_row(name: str, counts: list[Counts], shares: list[tuple[float, ...]]) -> CountRow:
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
        return CountRow(name, total / played, games / played, None, None)
    return CountRow(name, total / played, games / played, games_by_winner / played, won / by_seats)
