"""The numbers of a report are those of its games."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel.registry import check_options, load_pack
from sandtable.lab import Outcome, Report, contest, play, report_on
from sandtable.lab.counts import ActionCounts
from sandtable.lab.intervals import wilson
from sandtable.lab.report import CountRow, Share, Spread, Taking, absent_cards


def outcome(
    number: int, seating: tuple[int, ...], shares: tuple[float, ...], counts: ActionCounts | None = None
) -> Outcome:
    scores = tuple(int(10 * share) + seat for seat, share in enumerate(shares))
    return Outcome(number, 0, seating, shares, scores, "last-outpost", 10 + number, 4, counts)


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


def test_an_action_says_how_often_and_whether_by_winners() -> None:
    made = made_of(
        outcome(0, (0, 1), (1.0, 0.0), ActionCounts({"buy": [3, 1, 0]}, {"storm": [0, 0, 2]})),
        outcome(1, (1, 0), (1.0, 0.0), ActionCounts({"buy": [0, 4, 0]}, {})),
    )
    assert made.actions_done == [CountRow("buy", 4.0, 1.0, 0.5, 3 / 8)]
    assert made.events == [CountRow("storm", 1.0, 0.5, None, None)]


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


def test_a_report_names_its_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('[pack]\nextends = "standard"\nname = "mine"\n', encoding="utf-8")
    (tmp_path / "squads.toml").write_text("[scouts]\nworth = 2\n", encoding="utf-8")
    contests = [contest("outpost", "random", 1, pack=pack) for pack in (None, str(tmp_path))]
    reports = [report_on(what, play(what)) for what in contests]
    standard, own = (load_pack(sandtable.game("outpost"), pack) for pack in (None, tmp_path))
    assert [report.pack for report in reports] == [f"standard {standard.digest}", f"mine {own.digest}"]
    assert standard.digest != own.digest
    assert json.loads(json.dumps(reports[1].data()))["pack"] == f"mine {own.digest}"


def test_cards_that_nothing_happens_with_are_listed() -> None:
    what = contest("barbarossa", "random", 1, stats=True, round_limit=2)
    report = report_on(what, play(what))
    assert "moscow" in report.untouched and "horses" not in report.untouched
    assert report_on(contest("outpost", "random", 1), play(contest("outpost", "random", 1))).untouched == []


NEW_UNIT = """
[cavalry]
name = { en = "Cavalry" }
arm = { en = "cavalry" }
kind = "unit"
side = "soviet"
set = "starter"
copies = 2
type = "infantry"
line = 1
attack = 2
defence = 2
cost = { depot = 1 }
"""


def test_a_new_card_that_is_in_no_deck_is_told(tmp_path: Path) -> None:
    totals = "[totals]\ncards = 92\ninfantry = 16\nkinds = 60\nstarter = 34\n"
    head = '[pack]\nextends = "standard"\nname = "mine"\n' + totals
    (tmp_path / "pack.toml").write_text(head, encoding="utf-8")
    (tmp_path / "soviet.toml").write_text(NEW_UNIT, encoding="utf-8")
    one = sandtable.game("victory-day")
    pack = load_pack(one, tmp_path)
    assert absent_cards(one, pack, check_options(one, pack, 2, {})) == ["cavalry"]
    deck = "soviet, 4 cavalry, 20 depot, 10 factory, 11 fuel"
    assert absent_cards(one, pack, check_options(one, pack, 2, {"deck0": deck, "armies": "soviet-german"})) == []
    standard = load_pack(one, None)
    assert absent_cards(one, standard, check_options(one, standard, 2, {})) == [], "of the game's own nothing is said"


# -- one seat takes a card whenever it can ----------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "card", "options"),
    [
        ("barbarossa", "trucks", {"round_limit": 6}),
        ("victory-day", "rifle-company", {"armies": "soviet-german"}),
        ("afu", "international-aid", {"seats": 2}),
        ("frontier-wars", "elite-unit", {"max_rounds": 4}),
    ],
)
def test_a_card_is_taken_whenever_it_can_be(game: str, card: str, options: dict[str, Any]) -> None:
    what = contest(game, "random", 4, stats=True, take=card, **options)
    outcomes = play(what)
    report = report_on(what, outcomes)
    assert report.taking is not None and report.taking.card == card
    assert [what.taker(number) for number in range(4)] == [0, 1, 0, 1]
    assert report.taking.par == 0.5
    assert report.taking.per_game > 0
    free = contest(game, "random", 4, stats=True, **options)
    assert report_on(free, play(free)).taking is None


def test_what_taking_a_card_tells() -> None:
    share = Share("x", 400, 0.6, 0.55, 0.65)
    assert Taking("x", 2.0, share, 0.5).verdict == "better"
    assert Taking("x", 2.0, share, 0.7).verdict == "worse"
    unsure = Taking("x", 2.0, share, 0.57)
    assert unsure.verdict == "unsure" and (unsure.games_needed(400) or 0) > 400
    assert Taking("x", 0.0, share, 0.5).verdict == "never"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ({"take": "truks"}, "has no card 'truks'"),
        ({"take": "trucks", "bots": "greedy,random"}, "--take compares a seat with equals"),
    ],
)
def test_what_cannot_be_compared_is_refused(words: dict[str, str], says: str) -> None:
    with pytest.raises(sandtable.BadOption, match=says):
        contest("barbarossa", words.get("bots", "random"), 1, take=words["take"])
    with pytest.raises(sandtable.BadOption, match="does not say by which actions"):
        contest("outpost", "random", 1, take="scouts")
