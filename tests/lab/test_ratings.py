"""Ratings find the strengths that games were made with, and are as sure as they may be."""

from __future__ import annotations

import random
from math import exp, log

import pytest

import sandtable
from sandtable.lab.ratings import POINTS, Game, Ratings, expected, rate


def duels(won: int, lost: int, drawn: int = 0) -> list[Game]:
    games = [Game((0, 1), (1.0, 0.0))] * won + [Game((0, 1), (0.0, 1.0))] * lost
    return games + [Game((1, 0), (0.5, 0.5))] * drawn


def test_a_duel_is_rated_by_the_odds_of_winning() -> None:
    found = rate(("a", "b"), duels(3000, 1000))
    points, low, high = found.difference(0, 1)
    assert points == pytest.approx(log(3) * POINTS, rel=0.01)
    assert low < points < high and found.surely(0, 1) and found.surely(1, 0)
    assert expected(points) == pytest.approx(0.75, abs=0.002)
    # The interval of log odds is 1.96 * sqrt(1 / won + 1 / lost).
    assert high - points == pytest.approx(1.96 * (1 / 3000 + 1 / 1000) ** 0.5 * POINTS, rel=0.01)


def test_a_drawn_game_is_half_a_win() -> None:
    drawn, shared = rate(("a", "b"), duels(20, 10, 10)), rate(("a", "b"), duels(25, 15))
    assert drawn.strengths == pytest.approx(shared.strengths)


def test_few_games_decide_nothing_and_many_do() -> None:
    assert not rate(("a", "b"), duels(3, 1)).surely(0, 1)
    assert rate(("a", "b"), duels(60, 20)).surely(0, 1)


def test_who_never_lost_has_a_finite_rating_and_more_wins_raise_its_lower_end() -> None:
    few, many = rate(("a", "b"), duels(8, 0)).difference(0, 1), rate(("a", "b"), duels(80, 0)).difference(0, 1)
    assert 0 < few[1] < many[1] and few[0] < many[0] < 4000


def test_nobody_has_met_anybody() -> None:
    found = rate(("a", "b"), [Game((0, 0), (1.0, 0.0))])
    assert found.games == (0, 0) and found.strengths == (0.0, 0.0) and not found.surely(0, 1)
    assert rate((), []).table() == []


def test_who_never_met_is_compared_over_a_third() -> None:
    chain = [Game((0, 1), (1.0, 0.0))] * 75 + [Game((0, 1), (0.0, 1.0))] * 25
    chain += [Game((1, 2), (1.0, 0.0))] * 75 + [Game((1, 2), (0.0, 1.0))] * 25
    found = rate(("a", "b", "c"), chain)
    assert found.difference(0, 2)[0] == pytest.approx(2 * log(3) * POINTS, rel=0.05)
    assert found.surely(0, 2)


def test_the_table_is_best_first_around_the_middle_or_an_anchor() -> None:
    found = rate(("a", "b", "c"), [*duels(30, 10), *[Game((2, 0), (1.0, 0.0))] * 20])
    table = found.table()
    assert [rating.name for rating in table] == ["c", "a", "b"]
    assert sum(rating.points for rating in table) == pytest.approx(0)
    assert {rating.name: rating.games for rating in table} == {"a": 60, "b": 40, "c": 20}
    anchored = {rating.name: rating for rating in found.table(anchor="b")}
    assert (anchored["b"].low, anchored["b"].points, anchored["b"].high) == (0, 0, 0)
    assert anchored["a"].points == pytest.approx(found.difference(0, 1)[0])
    with pytest.raises(sandtable.BadOption, match="no bot 'd' is rated"):
        found.table(anchor="d")


def ranking(strengths: list[float], chance: random.Random) -> Game:
    """A game of all: who is next in the ranking is drawn by strength."""
    left = list(range(len(strengths)))
    results = [0.0] * len(left)
    while left:
        chosen = chance.choices(left, [exp(strengths[who]) for who in left])[0]
        results[chosen] = float(len(left))
        left.remove(chosen)
    return Game(tuple(range(len(strengths))), tuple(results))


def covered(found: Ratings, strengths: list[float]) -> bool:
    _, low, high = found.difference(0, 1)
    return low <= (strengths[0] - strengths[1]) * POINTS <= high


@pytest.mark.parametrize("strengths", [[0.8, 0.0], [0.8, 0.0, -0.5, 0.2]])
def test_the_interval_holds_the_truth_in_about_95_of_100_tournaments(strengths: list[float]) -> None:
    chance = random.Random(3)
    tournaments = [[ranking(strengths, chance) for _ in range(40)] for _ in range(150)]
    names = [str(number) for number in range(len(strengths))]
    held = sum(covered(rate(names, games), strengths) for games in tournaments)
    assert 0.92 * 150 <= held <= 0.995 * 150
