"""What `greedy` thinks of positions: it masses force, attacks together and takes a headquarters that can be taken."""

from __future__ import annotations

import sandtable
from tests.frontier_wars.table import DUEL, TRIO, turn
from tests.harness import Play


def let_greedy_move(play: Play) -> list[str]:
    """Play on as `greedy` while seat 0 is asked in its turn; the choices it made."""
    made: list[str] = []
    bot = sandtable.bot("greedy", seed=1)
    while play.match.to_act == 0 and play.match.number < 60:
        action = bot.choose(play.match.face(0, seed=play.match.number))
        made.append(play.match.describe(action))
        play.match.play(action)
    return made


def test_a_force_that_suffices_takes_the_headquarters() -> None:
    play = turn("units: d2-infantry=3 c1-infantry=2 d2-tank=1 |")
    let_greedy_move(play)
    assert play.match.result is not None and play.match.result.reason == "conquest"


def test_a_headquarters_is_taken_and_not_only_threatened_where_others_play_on() -> None:
    ours, theirs = "c4-infantry=3 d4-tank=2 a2-infantry=1", "a4-infantry=1 | d2-infantry=2 e2-infantry=1"
    play = turn(f"resistance: 5 3 5\nunits: {ours} | {theirs}", TRIO)
    let_greedy_move(play)
    assert play.counter("out") == [0, 1, 0]


def test_a_force_that_is_too_small_stays_away() -> None:
    play = turn("units: d2-infantry=1 b4-infantry=2 | d1-artillery=2 d1-infantry=1")
    assert "to d1" not in let_greedy_move(play)


def test_units_attack_together_where_one_alone_would_be_lost() -> None:
    play = turn("units: b3-infantry=2 c3-tank=1 b4-infantry=1 | c2-infantry=2")
    let_greedy_move(play)
    assert play.told("battle-won")[0]["message"]["args"]["seat"] == ["seat", 0]


def test_those_who_need_a_plane_join_an_attack_by_plane() -> None:
    play = turn("units: d2-infantry=2 c2-plane=1 c2-infantry=2 b2-tank=1 |")
    assert "board infantry" in let_greedy_move(play)
    assert play.match.result is not None and play.match.result.reason == "conquest"


def test_after_the_best_move_any_other_unit_may_follow() -> None:
    play = turn("units: b3-infantry=1 d2-infantry=1 |").play("move d2 infantry", "to d3")
    earlier = play.match.parse("move b3 infantry")
    assert earlier not in play.match.canonical_actions()
    assert earlier in play.match.game.choices(play.match.state)


def test_a_unit_that_was_chosen_is_worth_its_best_destination() -> None:
    play = turn("units: b3-infantry=1 b4-tank=1 |", DUEL)
    game, s = play.match.game, play.match.state
    chosen = s.clone()
    chosen.apply(play.match.parse("move b3 infantry"))
    ends = []
    for action in game.choices(chosen):
        after = chosen.clone()
        after.apply(action)
        ends.append(game.value(after, 0))
    assert game.value(chosen, 0) == max(ends)


def test_the_gauges_are_read_from_every_match() -> None:
    match = sandtable.new("frontier-wars", seats=3, seed=2, operation="urano", factions="random", max_rounds=2)
    bots = [sandtable.bot("random", seed=seat) for seat in range(3)]
    while (seat := match.to_act) is not None:
        match.play(bots[seat].choose(match.face(seat, seed=match.number)))
    names = [gauge.name for gauge in match.game.gauges(3, match.options)]
    readings = match.game.readings(match)
    assert {reading.gauge for reading in readings} == set(names)
    wins = [reading for reading in readings if reading.gauge == "faction"]
    assert sum(reading.value for reading in wins) == 1 and len(wins) == 3
    assert sum(reading.value for reading in readings if reading.gauge == "round-limit") == 1
