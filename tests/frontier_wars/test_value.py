"""What `greedy` thinks of positions: it masses force, attacks together and takes a headquarters that can be taken."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.clash import clash
from sandtable.games.frontier_wars.forecast import built_up, quiet_choice
from sandtable.games.frontier_wars.raids import exposure, next_turn, stoppable, threat
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.games.frontier_wars.tally import Tally
from sandtable.games.frontier_wars.value import OUTLOOKS, STANDINGS
from sandtable.kernel.steps import NOBODY
from tests.frontier_wars.table import DUEL, TRIO, TURN, WHOLE_TURN, place, table, troops, turn
from tests.harness import Play
from tests.harness.walks import random_match, walk


def state_of(match: sandtable.Match) -> FrontierWars:
    s = match.state
    assert isinstance(s, FrontierWars)
    return s


def let_greedy_move(play: Play) -> list[str]:
    """Play on as `greedy` while seat 0 is asked in its turn; the choices it made."""
    made: list[str] = []
    bot = sandtable.bot("greedy", seed=1)
    while play.match.to_act == 0 and play.match.number < 60:
        action = bot.choose(play.match.seat_view(0, seed=play.match.number))
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
    assert earlier in play.match.game.hints.choices(play.match.state)


def test_a_unit_that_was_chosen_is_worth_its_best_destination() -> None:
    play = turn("units: b3-infantry=1 b4-tank=1 |", DUEL)
    game, s = play.match.game, play.match.state
    chosen = s.clone()
    chosen.apply(play.match.parse("move b3 infantry"))
    ends = []
    for action in game.hints.choices(chosen):
        after = chosen.clone()
        after.apply(action)
        ends.append(game.hints.value(after, 0))
    assert game.hints.value(chosen, 0) == max(ends)


def test_the_metrics_are_read_from_every_match() -> None:
    match = sandtable.new("frontier-wars", seats=3, seed=2, operation="urano", factions="random", max_rounds=2)
    bots = [sandtable.bot("random", seed=seat) for seat in range(3)]
    while (seat := match.to_act) is not None:
        match.play(bots[seat].choose(match.seat_view(seat, seed=match.number)))
    names = [metric.name for metric in match.game.balance.metrics(3, match.options)]
    readings = match.game.balance.readings(match)
    assert {reading.metric for reading in readings} == set(names)
    wins = [reading for reading in readings if reading.metric == "faction"]
    assert sum(reading.value for reading in wins) == 1 and len(wins) == 3
    assert sum(reading.value for reading in readings if reading.metric == "round-limit") == 1


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("infantry=2 tank=1 artillery=1", "infantry=2 artillery=1"),  # FW-E1
        ("infantry=1 tank=1", "artillery=2 infantry=1"),
        ("plane=2 infantry=1", "tank=1 plane=1"),
        ("infantry=1", "infantry=1"),
    ],
)
def test_a_battle_is_foreseen_as_it_is_fought(ours: str, theirs: str) -> None:
    ours, theirs = (" ".join(f"c2-{unit}" for unit in side.split()) for side in (ours, theirs))
    play = turn(f"entered: c2=1\nunits: {ours} | {theirs}")
    s = state_of(play.match)
    tile = 4 * place(play, "c2")
    attackers, guard = s.units[0][tile : tile + 4], s.units[1][tile : tile + 4]
    foreseen = clash(attackers, guard, s.sheet(1).defense)
    play.play("end-movement")
    while play.asked in ("build", "attach-order", "skill-window", "play-defense-order"):
        play.match.play(quiet_choice(state_of(play.match)))
    assert [row[tile : tile + 4] for row in play.counter("units")] == [foreseen.attackers, foreseen.guard]


def test_troops_keep_out_of_reach_of_an_attack_that_they_would_not_survive() -> None:
    near = exposure_of("units: b4-infantry=1 c3-infantry=1 | d2-infantry=2 d3-tank=1")
    assert near > 0
    assert exposure_of("units: b4-infantry=1 c3-infantry=3 c3-artillery=2 | d2-infantry=3") == 0
    assert exposure_of("units: b4-infantry=1 a2-infantry=1 | d2-infantry=3") == 0


def exposure_of(text: str, head: str = DUEL) -> float:
    s = state_of(turn(text, head).match)
    return exposure(s, 0, Tally(s))


def test_the_more_rivals_the_more_an_attack_is_feared() -> None:
    alone = exposure_of("units: b4-infantry=1 b2-infantry=1 | c2-infantry=3")
    assert 0 < alone < exposure_of("units: a2-infantry=1 d3-infantry=1 | | d2-infantry=3", TRIO)


def test_an_attack_that_comes_after_ones_own_next_turn_is_feared_less() -> None:
    weak = "units: b4-infantry=1 c3-infantry=1 | d2-infantry=2 d3-tank=1"
    assert exposure_of(f"medals: 3 0\n{weak}") < exposure_of(f"medals: 0 3\n{weak}")


def threat_of(text: str, head: str) -> float:
    s = state_of(turn(text, head).match)
    return threat(s, 0, 2, Tally(s))


def test_among_three_troops_count_that_can_strike_a_rival_next_turn() -> None:
    near = threat_of("units: d3-infantry=3 | | d2-infantry=1", TRIO)
    assert near > threat_of("medals: 0 0 3\nunits: d3-infantry=3 | | d2-infantry=1", TRIO) > 0  # he moves first
    assert threat_of("units: a2-infantry=3 | | d2-infantry=1", TRIO) == 0  # out of reach
    assert threat_of("units: d3-infantry=1 | | d2-infantry=3 d2-artillery=1", TRIO) == 0  # too strong


def test_among_three_a_star_is_held_though_a_rival_stands_beside_it() -> None:
    play = turn("units: a2-infantry=3 | b3-infantry=2 c5-infantry=1 | e2-infantry=1", TRIO)
    let_greedy_move(play)
    assert troops(play, 0, "a3")


def one_more_turn(text: str) -> Play:
    """Seat 0 moves; before the points are counted only seat 1 has a turn left."""
    return turn(f"turn-order: 2 0 1\n{text}", TRIO, f"player-turns position=2, {TURN}")


@pytest.mark.parametrize(
    ("troops_of_the_last", "guard", "can"),
    [
        ("d2-infantry=3", "d1-infantry=1", True),
        ("c5-infantry=3", "d1-infantry=1", False),  # out of reach
        ("d2-infantry=1", "d1-infantry=3 d1-artillery=1", False),  # too weak
        ("d2-infantry=3", "d1-infantry=1 c1-infantry=1", False),  # one star more than the goal asks for
    ],
)
def test_who_stands_at_the_goal_is_stopped_only_by_those_who_reach_a_star(
    troops_of_the_last: str, guard: str, can: bool
) -> None:
    s = state_of(one_more_turn(f"medals: 0 0 9\nunits: a2-infantry=1 | {troops_of_the_last} | {guard}").match)
    assert stoppable(s, 2, 0, Tally(s)) is can


def test_nobody_leaves_it_to_others_to_stop_a_rival_whom_they_cannot_reach() -> None:
    far, near = "d4-infantry=2", "d2-infantry=2"
    values = []
    for others in (far, near):
        play = one_more_turn(f"medals: 0 0 9\nunits: a2-infantry=1 | {others} | d1-infantry=1")
        values.append(play.match.game.hints.value(play.match.state, 0))
    assert values[0] < values[1] - 10


def test_turns_still_to_come_are_seen_on_the_agenda() -> None:
    match = sandtable.new("frontier-wars", seats=3, seed=3, operation="compact-3", factions="random")
    chooser = random.Random(1)
    met = set()
    while match.to_act is not None and state_of(match).round < 4:
        s = state_of(match)
        asked = s.agenda[-1]
        now = [next_turn(s, seat) for seat in range(3)]
        if asked == n.step.MOVE_UNITS:
            turns = s.turn_order.index(s.active)
            assert now == [turns + 1 if seat == s.active else turns for seat in range(3)]
        elif asked in (n.step.PLAY_TACTICAL_ORDER, n.step.ARMS_RACE):
            assert now == [3, 3, 3]
        elif asked == n.step.REINFORCE:
            assert now == [0, 0, 0]
        met.add(asked)
        match.play(chooser.choice(match.legal_actions()))
    assert met >= {n.step.MOVE_UNITS, n.step.PLAY_TACTICAL_ORDER, n.step.ARMS_RACE, n.step.REINFORCE}


def before_the_turn(text: str) -> Play:
    """Seat 0 places a unit on its headquarters; then it has its turn, and seat 1 after it."""
    agenda = "player-turns position=0, reinforcements position=0"
    return table(DUEL, f"turn-order: 0 1\n{text}", agenda)


def test_a_unit_is_placed_for_the_turn_that_it_makes_possible() -> None:
    play = before_the_turn("units: b4-infantry=1 | d1-infantry=3 c2-infantry=1")
    action = sandtable.bot("greedy", seed=1).choose(play.match.seat_view(0))
    assert play.match.describe(action) == "place tank"  # it beats the infantry two steps away


def test_until_the_turn_that_was_prepared_is_over_others_sit_still() -> None:
    play = before_the_turn("units: b4-infantry=1 | d1-infantry=3").play("place infantry")
    game = play.match.game
    asked = []
    while play.match.to_act is not None and game.hints.meanwhile(play.match.state, 0) != NOBODY:
        asked.append((play.asked, play.match.to_act))
        play.match.play(game.hints.meanwhile(play.match.state, 0))
    assert ("reinforce", 1) in asked and ("move-units", 0) in asked
    assert ("move-units", 1) not in asked and play.match.to_act == 1


@pytest.mark.parametrize(
    ("text", "built"),
    [
        ("units: b4-infantry=2 |", "b3"),  # the other one follows and builds
        ("units: b4-infantry=1 |", ""),
        ("building: b2=factory\nfounder: b2=0\nholder: b2=0\nunits: b4-infantry=1 b2-infantry=1 |", ""),  # is needed
        ("building: b2=factory\nfounder: b2=0\nholder: b2=0\nunits: b4-infantry=1 b2-infantry=2 |", "b3"),
    ],
)
def test_one_who_goes_ahead_to_build_is_followed(text: str, built: str) -> None:
    play = turn(text).play("move b4 infantry", "to b3")
    s = state_of(play.match)
    after = built_up(s, 0) or s
    new = [tile for tile in range(s.pack.tiles) if after.building[tile] != s.building[tile]]
    assert [s.pack.field.names[tile] for tile in new] == ([built] if built else [])


def test_orders_for_units_that_one_has_not_are_not_weighed() -> None:
    for units, weighed in (("b4-infantry=1 |", False), ("b4-tank=1 |", True)):
        play = turn(f"hand.0: shock-assault\nunits: {units}", agenda=WHOLE_TURN)
        assert (play.match.parse("play shock-assault") in play.match.game.hints.choices(play.match.state)) is weighed


@pytest.mark.parametrize("seed", range(4))
def test_a_position_is_worth_the_same_whatever_was_valued_before(seed: int) -> None:
    match = random_match("frontier-wars", seed)
    game = match.game
    valued: list[tuple[FrontierWars, int, float]] = []
    for _ in walk(match, random.Random(seed), 150):
        for action in [] if match.to_act is None else match.legal_actions()[:4]:
            after = state_of(match).clone()
            after.apply(action)
            if after.waiting != NOBODY:
                valued.append((after, after.waiting, game.hints.value(after, after.waiting)))
    for after, seat, worth in valued:
        STANDINGS.worths.clear()
        OUTLOOKS.worths.clear()
        assert game.hints.value(after, seat) == worth
