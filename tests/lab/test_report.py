"""The numbers of a report are those of its games."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from sandtable.lab import Outcome, Report, contest, play, report_on
from sandtable.lab.deeds import Deeds
from sandtable.lab.intervals import wilson
from sandtable.lab.report import Deed, Spread


def outcome(number: int, seating: tuple[int, ...], shares: tuple[float, ...], deeds: Deeds | None = None) -> Outcome:
    scores = tuple(int(10 * share) + seat for seat, share in enumerate(shares))
    return Outcome(number, 0, seating, shares, scores, "last-outpost", 10 + number, 4, deeds)


def made_of(*outcomes: Outcome) -> Report:
    return report_on(contest("outpost", "greedy,random", len(outcomes)), list(outcomes))


def test_wilson_gives_the_known_interval() -> None:
    low, high = wilson(8, 10)  # the textbook example: 0.490 to 0.943
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 5)[0] == pytest.approx(0)
    assert wilson(5, 5)[1] == pytest.approx(1)


def test_wins_are_counted_by_bot_and_by_seat() -> None:
    made = made_of(
        outcome(0, (0, 1), (1.0, 0.0)),
        outcome(1, (1, 0), (0.0, 1.0)),
        outcome(2, (0, 1), (0.5, 0.5)),
        outcome(3, (1, 0), (1.0, 0.0)),
    )
    assert [(row.name, row.share) for row in made.bots] == [("greedy", 0.625), ("random", 0.375)]
    assert [(row.name, row.share) for row in made.by_seat] == [("0", 0.625), ("1", 0.375)]
    assert made.shared_wins == 0.25


def test_length_scores_and_endings_are_summed_up() -> None:
    made = made_of(outcome(0, (0, 1), (1.0, 0.0)), replace(outcome(1, (1, 0), (1.0, 0.0)), reason="other"))
    assert made.actions == Spread(10, 10.5, 10.5, 11)
    assert made.rounds == Spread(4, 4.0, 4.0, 4)
    assert made.endings == {"last-outpost": 0.5, "other": 0.5}
    assert dict(made.scores) == {"greedy": Spread(1, 5.5, 5.5, 10), "random": Spread(1, 5.5, 5.5, 10)}
    assert made.winner_scores == Spread(10, 10.0, 10.0, 10)


def test_a_game_without_rounds_has_no_spread_of_rounds() -> None:
    assert made_of(replace(outcome(0, (0, 1), (1.0, 0.0)), rounds=None)).rounds is None


def test_a_deed_says_how_often_and_whether_by_winners() -> None:
    made = made_of(
        outcome(0, (0, 1), (1.0, 0.0), Deeds({"buy": [3, 1, 0]}, {"storm": [0, 0, 2]})),
        outcome(1, (1, 0), (1.0, 0.0), Deeds({"buy": [0, 4, 0]}, {})),
    )
    assert made.actions_done == [Deed("buy", 4.0, 1.0, 0.5, 3 / 8)]
    assert made.events == [Deed("storm", 1.0, 0.5, None, None)]


def test_what_happened_is_counted_with_cards() -> None:
    what = contest("outpost", "random", 4, seed=2, stats=True)
    made = report_on(what, play(what))
    chosen = {row.name: row.per_game for row in made.actions_done}
    happened = {row.name: row.per_game for row in made.events}
    rounds = made.rounds.most if made.rounds else 0
    assert chosen["send"] == happened["squad-sent"] == 2 * rounds
    assert chosen["send"] == sum(number for name, number in chosen.items() if name.startswith("send "))
    assert happened["squad-sent scouts"] == chosen["send scouts"]
    assert happened["outpost-taken"] + happened.get("outpost-lost", 0) == rounds
    assert happened["outpost-shown (n)"] == sum(range(1, rounds + 1))


@pytest.mark.parametrize("stats", [False, True])
def test_a_report_is_plain_data(stats: bool) -> None:
    what = contest("outpost", "greedy,random", 3, stats=stats)
    data = json.loads(json.dumps(report_on(what, play(what)).data()))
    assert data["games"] == 3
    assert set(data["scores"]) == {"greedy", "random"}
    assert bool(data["events"]) == stats
