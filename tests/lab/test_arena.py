"""A contest gives the same games whoever plays them, and everybody sits everywhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.bots.greedy import Greedy
from sandtable.lab import contest, play
from sandtable.lab.lineup import read_lineup


def test_the_games_do_not_hang_on_the_number_of_workers() -> None:
    what = contest("outpost", "greedy,random", 21, seed=4, stats=True)
    alone = play(what)
    assert [outcome.number for outcome in alone] == list(range(21))
    assert play(what, workers=2) == alone


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first, again, other = (play(contest("outpost", "random", 6, seed=seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_a_longer_contest_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = (play(contest("outpost", "random", games, seed=1)) for games in (3, 7))
    assert long[:3] == short


def test_a_game_of_a_contest_can_be_played_again_by_its_seed() -> None:
    outcome = play(contest("outpost", "greedy,random", 3, seed=9))[2]
    match = sandtable.new("outpost", seed=outcome.seed)
    assert match.record()
    assert outcome.seed != play(contest("outpost", "greedy,random", 3, seed=9))[1].seed


def test_progress_counts_every_game_once() -> None:
    counted: list[int] = []
    play(contest("outpost", "random", 19), done=counted.append)
    assert sum(counted) == 19


@pytest.mark.parametrize("seats", [2, 3])
def test_every_bot_sits_on_every_seat_equally_often(seats: int) -> None:
    lineup = read_lineup("greedy,random", seats)
    for seat in range(seats):
        held = Counter(lineup.seating(number)[seat] for number in range(6 * seats))
        assert held == {entrant: 6 * lineup.copies(entrant) for entrant in range(2)}


def test_fewer_bots_than_seats_repeat_in_order() -> None:
    assert read_lineup("greedy,random", 3).chairs == (0, 1, 0)
    assert read_lineup("greedy", 3).chairs == (0, 0, 0)


def test_each_bot_gets_a_seat_if_the_game_has_so_many() -> None:
    assert contest("outpost", "greedy,random,random", 1).seats == 3
    assert contest("outpost", "greedy,random", 1).seats == 2
    assert contest("outpost", "greedy", 1).seats == 2


def test_settings_of_a_bot_are_given_on() -> None:
    lineup = read_lineup("greedy:deals=1:width=2,random", 2)
    made = lineup.entrants[0].make(7)
    assert isinstance(made, Greedy)
    assert (made.deals, made.width, made.seed) == (1, 2, 7)


@pytest.mark.parametrize(
    ("name", "bots", "games", "options"),
    [
        ("outpost", "", 1, {}),
        ("outpost", "gredy", 1, {}),
        ("outpost", "greedy:depth=3", 1, {}),
        ("outpost", "greedy:deals", 1, {}),
        ("outpost", "greedy:deals=0", 1, {}),
        ("outpost", "random,random,random,random", 1, {}),
        ("outpost", "random", 0, {}),
        ("outpost", "random", 1, {"seats": 9}),
        ("outpost", "random", 1, {"weather": "rain"}),
        ("outpost", "random", 1, {"first": "7"}),
        ("outpst", "random", 1, {}),
    ],
)
def test_a_wrong_contest_is_refused_before_it_begins(name: str, bots: str, games: int, options: dict[str, Any]) -> None:
    with pytest.raises(sandtable.Error):
        contest(name, bots, games, **options)


def test_no_workers_cannot_play() -> None:
    with pytest.raises(sandtable.BadOption):
        play(contest("outpost", "random", 1), workers=0)
