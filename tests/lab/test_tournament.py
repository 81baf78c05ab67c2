"""A tournament: everybody plays everybody's cards, the games are the same wherever they are played, and it stops."""

from __future__ import annotations

import json
import os
import random
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel import registry
from sandtable.kernel.steps import NOBODY
from sandtable.lab.arena_page import page
from sandtable.lab.arena_reports import arena_report, known_games, write_report
from sandtable.lab.halls import ThisMachine, ThisProcess
from sandtable.lab.standings import DECIDED, Course, Standings, looks
from sandtable.lab.tournaments import Failure, Pairing, Played, Tournament, lost, tournament


def played(what: Tournament, deals: int) -> list[Played]:
    course = Course(what, [])
    for _ in course.play(deals, ThisProcess()):
        pass
    return course.games


class Raises:
    def choose(self, view: sandtable.SeatView) -> int:
        raise ZeroDivisionError("my fault\nand more")


class Hangs:
    def choose(self, view: sandtable.SeatView) -> int:
        with suppress(Exception):
            time.sleep(1000)  # an alarm ends it
        return view.legal_actions()[0]


class Nonsense:
    def choose(self, view: sandtable.SeatView) -> Any:
        return "pass"


class Illegal:
    def choose(self, view: sandtable.SeatView) -> int:
        return 10**9


class Leaves:
    def choose(self, view: sandtable.SeatView) -> int:
        raise SystemExit(0)


BROKEN = {"raises": Raises, "hangs": Hangs, "nonsense": Nonsense, "illegal": Illegal, "leaves": Leaves}


@pytest.fixture
def broken_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that fail, as if they were installed."""
    maker = registry.bot_maker

    def find(name: str) -> Any:
        return BROKEN[name] if name in BROKEN else maker(name)

    monkeypatch.setattr(registry, "bot_maker", find)


# -- who sits where -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("bots", "seats"), [("greedy,random,ismcts", 2), ("greedy,random,ismcts", 3)])
def test_every_bot_plays_every_deal_on_every_seat(bots: str, seats: int) -> None:
    what = tournament("outpost", bots, seats=seats)
    pairings = what.pairings(range(2), list(range(len(what.tables))))
    held = Counter((at.deal, seat, bot) for at in pairings for seat, bot in enumerate(what.seating(at)))
    assert len(held) == 2 * seats * 3 and len(set(held.values())) == 1
    assert len({what.deal_seed(at.deal) for at in pairings}) == 2


def test_fewer_bots_than_seats_take_turns_at_being_more() -> None:
    what = tournament("outpost", "greedy,random", seats=3)
    assert sorted(tuple(sorted(table)) for table in what.tables) == [(0, 0, 1), (0, 1, 1)]
    four = tournament("frontier-wars", "greedy,random", seats=4)
    assert [sorted(table) for table in four.tables] == [[0, 0, 1, 1]]
    assert four.seatings(0) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_the_games_are_the_same_wherever_they_are_played() -> None:
    what = tournament("outpost", "greedy,random", seed=3)
    hall = ThisMachine(2)
    try:
        course = Course(what, [])
        batches = list(course.play(4, hall))
    finally:
        hall.close()
    assert sum(map(len, batches)) == len(course.games)
    assert Standings(what, course.games).games == Standings(what, played(what, 4)).games


@pytest.mark.parametrize(
    ("bots", "named", "problem"),
    [
        ("greedy", {}, "only greedy is named"),
        ("greedy,random", {"limit": 0}, "--limit is 0"),
        ("greedy,gredy", {}, "did you mean greedy"),
        ("greedy,random", {"seats": 9}, "not 9"),
        ("greedy,random", {"weather": "rain"}, "no option 'weather'"),
    ],
)
def test_a_wrong_tournament_is_refused_before_it_begins(bots: str, named: dict[str, Any], problem: str) -> None:
    with pytest.raises(sandtable.Error, match=problem):
        tournament("outpost", bots, **named)


# -- failures -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("broken_bots")
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (
            "raises",
            "raises raised ZeroDivisionError: my fault (test_tournament.py, line 35) in deal-00001",
        ),
        ("nonsense", "nonsense chose 'pass', which is no action"),
        ("illegal", "illegal chose '1000000000', which is not legal"),
        ("leaves", "leaves raised SystemExit: 0"),
    ],
)
def test_a_bot_that_fails_loses_its_game_with_a_sentence_and_the_others_go_on(bot: str, said: str) -> None:
    what = tournament("outpost", f"{bot},random,greedy")
    games = played(what, 1)
    assert len(games) == 6
    failed = [game for game in games if game.failure]
    assert len(failed) == 4 and all(game.seating[game.failure.seat] == 0 for game in failed if game.failure)
    report = arena_report(what, games, False)
    assert said in report.data()["failures"][0]
    assert [rating.name for rating in report.ratings][-1] == bot
    assert "<li>" in page(report, "uk")


@pytest.mark.usefixtures("broken_bots")
def test_a_bot_that_hangs_loses_its_game() -> None:
    what = tournament("outpost", "hangs,random", limit=0.5)
    games = played(what, 1)
    assert [game.seating[game.failure.seat] for game in games if game.failure] == [0, 0]
    assert "hangs thought for more than 0.5 s" in arena_report(what, games, False).data()["failures"][0]


def test_a_process_that_dies_takes_no_other_game_with_it() -> None:
    what = tournament("outpost", "random,greedy")
    hall = ThisMachine(2)
    hall.pool.submit(os._exit, 3)  # whoever plays then finds its process gone
    try:
        course = Course(what, [])
        list(course.play(2, hall))
    finally:
        hall.close()
    assert Standings(what, course.games).games == Standings(what, played(what, 2)).games


# -- deciding -----------------------------------------------------------------------------------------


def game_of(what: Tournament, at: Pairing, winner: int) -> Played:
    seating = what.seating(at)
    ranks = tuple(1 if bot == winner else 2 for bot in seating)
    shares = tuple(float(rank == 1) for rank in ranks)
    return Played(at, 0, seating, ranks, shares, (0,) * len(seating), "last-outpost", 10)


class Coin:
    """A hall in which the stronger of two bots, by number the smaller, wins with some chance."""

    def __init__(self, seed: int, chance: float) -> None:
        self.random = random.Random(seed)
        self.chance = chance

    def play(self, what: Tournament, pairings: list[Pairing], keep_records: bool) -> Any:
        for at in pairings:
            best, other = sorted(what.seating(at))
            yield [game_of(what, at, best if self.random.random() < self.chance else other)]

    def close(self) -> None: ...


def test_it_is_looked_at_now_and_then() -> None:
    assert looks(3) == [3]
    assert looks(20) == [5, 6, 7, 9, 12, 15, 19, 20]


def test_a_clear_lead_ends_the_tournament_early_and_equals_play_on() -> None:
    what = tournament("outpost", "greedy,random")
    clear = Course(what, [])
    list(clear.play(200, Coin(1, 0.9)))
    assert clear.decided and len(clear.games) < 60
    ratings = Standings(what, clear.games).ratings()
    assert ratings.surely(0, 1, DECIDED)
    again = Course(what, clear.games)
    assert list(again.play(3, Coin(1, 0.9))) == [] and again.decided, "it stays decided if fewer deals are asked for"


def test_equals_are_rarely_told_apart() -> None:
    what = tournament("outpost", "greedy,random")
    told = 0
    for seed in range(60):
        course = Course(what, [])
        list(course.play(100, Coin(seed, 0.5)))
        told += course.decided
    assert told <= 3


def test_tables_that_are_decided_stop_while_others_go_on() -> None:
    what = tournament("outpost", "greedy,random,ismcts")

    class Known(Coin):
        def play(self, what: Tournament, pairings: list[Pairing], keep_records: bool) -> Any:
            for at in pairings:
                bots = sorted(what.seating(at))
                winner = bots[0] if bots[1] == 2 else bots[at.deal % 2]  # the third loses to both, they are equal
                yield [game_of(what, at, winner)]

    course = Course(what, [])
    list(course.play(60, Known(0, 0)))
    deals = {
        table: max(game.pairing.deal for game in course.games if game.pairing.table == table) for table in (0, 1, 2)
    }
    assert deals[0] == 59 and deals[1] < 30 and deals[2] < 30 and not course.decided


# -- reports ------------------------------------------------------------------------------------------


def test_a_tournament_goes_on_from_its_report(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    what = tournament("outpost", "greedy,random", seed=5)
    write_report(file, arena_report(what, played(what, 2), False))
    course = Course(what, known_games(file, what))
    more = list(course.play(3, ThisProcess()))
    assert sum(map(len, more)) == 2
    assert (
        arena_report(what, course.games, False).data()["ratings"]
        == arena_report(what, played(what, 3), False).data()["ratings"]
    )


def test_a_report_of_another_tournament_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    what = tournament("outpost", "greedy,random", seed=5)
    write_report(file, arena_report(what, [], False))
    with pytest.raises(sandtable.Error, match="differs in bots, seed"):
        known_games(file, tournament("outpost", "random,greedy", seed=6))
    file.write_text("{", encoding="utf-8")
    with pytest.raises(sandtable.Error, match="is no report of an arena"):
        known_games(file, what)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_page_stands_alone_and_says_everything_in_a_language(lang: str) -> None:
    what = tournament("outpost", "greedy,random", seats=2, seed=1)
    report = arena_report(what, played(what, 3), False, anchor="random")
    text = page(report, lang)
    assert text.count("<svg") == 3 and "http" not in text and "[arena" not in text and "[ending" not in text
    assert "sandtable arena outpost --bots greedy,random --seats 2 --seed 1" in text
    assert next(rating for rating in report.ratings if rating.name == "random").points == 0
    json.dumps(report.data())


def test_bots_that_play_alone_are_compared_by_deal() -> None:
    what = tournament("afu", "random", seats=1)
    assert what.tables == [(0,)]
    two = tournament("afu", "random,greedy", seats=1)

    def solo(deal: int, bot: int, share: float, score: int) -> Played:
        return Played(Pairing(deal, bot, 0), 0, (bot,), (1,), (share,), (score,), "end", 5)

    games = [solo(0, 0, 0.0, 9), solo(0, 1, 1.0, 3), solo(1, 0, 0.0, 4), solo(1, 1, 0.0, 5)]
    [pair] = Standings(two, games).pairs()
    assert (pair.won, pair.met) == (0.0, 2)


def test_a_game_that_nobody_is_to_blame_for_counts_for_nobody() -> None:
    what = tournament("outpost", "greedy,random")
    at = Pairing(0, 0, 0)
    game = lost(at, 1, what.seating(at), 0, Failure(NOBODY, "died", ""))
    assert Standings(what, [game]).comparisons() == []
    assert "the process died" in arena_report(what, [game], False).data()["failures"][0]
