"""What Barbarossa measures of itself is read rightly from a finished game."""

from __future__ import annotations

import random

import pytest

import sandtable
from tests.barbarossa.table import GR, turn
from tests.harness import Play
from tests.harness.golden import golden_records
from tests.harness.walks import walk


def read(play: Play, metric: str) -> list[tuple[float, str]]:
    match = play.match
    return [(one.value, one.of) for one in match.game.balance.readings(match) if one.metric == metric]


@pytest.fixture
def last_turn() -> Play:
    """Seat 0, second in the order of play, takes a Hill and, in a second attack, Moscow. Both have 11 VP then."""
    play = turn(
        f"""
        first: 1
        round: 7
        deployed.0: {GR}
        deployed.1: kharkov, sevastopol
        hand.0: encirclement, horses
        city-deck: moscow
        event-deck: light-resistance
        bp: 30
        """
    )
    play.play("end-activation", "attack city", "resolve", "play encirclement", "attack hill", "resolve")
    return play.play("end-operation")


def test_the_end_is_read_with_its_winner_and_what_broke_the_tie(last_turn: Play) -> None:
    result = last_turn.match.result
    assert result is not None and result.scores == (11, 11)
    assert read(last_turn, "seat") == [(1, "player-2"), (0, "player-1")]
    assert read(last_turn, "rounds") == [(7, "")]
    assert read(last_turn, "moscow") == [(1, "")]
    assert read(last_turn, "shared") == [(0, "")]
    assert read(last_turn, "tie-break") == [(1, "")]


def test_how_close_it_was_is_read_before_the_last_turn_and_at_the_end(last_turn: Play) -> None:
    assert read(last_turn, "lead") == [(11, "")], "11 VP against none before seat 0 took Moscow"
    assert read(last_turn, "leader") == [(0, "")], "who led then lost the tie-break"
    assert read(last_turn, "margin") == [(0, "")]
    level = turn(f"deployed.0: {GR}\nhand.0: horses\ncity-deck: moscow\nevent-deck: light-resistance\nbp: 30")
    level.play("end-activation", "attack city", "resolve", "end-operation")
    assert read(level, "lead") == [(0, "")] and read(level, "leader") == [], "nobody led"
    assert read(level, "margin") == [(10, "")]


def test_without_moscow_there_is_no_last_turn_to_look_before() -> None:
    play = turn("round: 3\nfirst: 1\noption round_limit: 3\nhand.0: horses\ndeployed.1: hill")
    play.play("end-activation", "end-operation", "end-reinforcement", "keep-none")
    assert play.result.reason == "round-limit"
    assert read(play, "lead") == read(play, "leader") == []
    assert read(play, "margin") == [(1, "")]


def test_attacks_are_read_by_what_they_went_against(last_turn: Play) -> None:
    assert read(last_turn, "city-attacks") == [(1, "")]
    assert read(last_turn, "lesser-attacks") == [(1, "")]
    assert read(last_turn, "actions") == [(5, "")]


@pytest.mark.parametrize("seats", [2, 5])
def test_every_reading_of_a_whole_game_has_its_metric(seats: int) -> None:
    match = sandtable.new("barbarossa", seats=seats, seed=3, round_limit=12)
    for _ in walk(match, random.Random(1)):
        pass
    metrics = {metric.name: metric for metric in match.game.balance.metrics(seats, match.options)}
    found = match.game.balance.readings(match)
    assert {one.metric for one in found} <= set(metrics)
    assert all(bool(one.of) == metrics[one.metric].each for one in found)
    assert sum(one.value for one in found if one.metric == "seat") == pytest.approx(1)
    bought = {one.of for one in found if one.metric == "bought"}
    removed = {one.of for one in found if one.metric == "removed"}
    assert len(bought) == 17 and len(removed) == 1 and not bought & removed
    assert {"aid", "panzer-grenadier"} <= bought | removed


def test_the_round_of_the_first_city_is_that_of_the_turn_in_which_it_fell() -> None:
    record = next(path for path in golden_records() if path.parent.name == "barbarossa" and path.stem == "moscow")
    match = sandtable.replay(record.read_text(encoding="utf-8"))
    rounds = []
    for event in match.log(None):
        message = event["message"] or {"id": "", "args": {}}
        if message["id"] == "turn-begins":
            rounds.append(message["args"]["round"])
        if message["id"] == "attack-won" and message["args"]["card"][1] not in ("hill", "position"):
            break
    assert [one.value for one in match.game.balance.readings(match) if one.metric == "first-city"] == rounds[-1:]
