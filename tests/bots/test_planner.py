"""The planner: chances, plans, time, and what makes a level."""

from __future__ import annotations

import pickle
from dataclasses import replace
from math import inf

import pytest

import sandtable
from sandtable.bots.levels import LEVELS
from sandtable.bots.light import Light
from sandtable.bots.planner import LOOKS_AHEAD, NARROWEST, WIDEST, Plan, Planner, time_to_race
from sandtable.bots.race import WORTH_IT, Entry, Lead, Race
from sandtable.bots.search import Found
from sandtable.bots.tree import Node
from tests.harness.walks import GAMES, middle


def view_of(match: sandtable.Match) -> sandtable.SeatView:
    assert match.to_act is not None
    return match.seat_view(match.to_act)


def outpost(hands: str) -> sandtable.Match:
    return sandtable.from_position(
        f"""
        game: outpost
        round: 7
        taken.0:
        taken.1:
        outposts:
        contested: fortress
        deck:
        {hands}
        agenda: pick-a-squad
        """,
        seed=1,
    )


@pytest.mark.parametrize("game", GAMES)
def test_chances_of_all_seats_add_up_and_lines_begin_with_legal_choices(game: str) -> None:
    match = middle(game, 41)
    view = view_of(match)
    thoughts = Planner(seed=1, simulations=12).think(view)
    legal = {view.describe(action) for action in view.legal_actions()}
    assert thoughts.action == thoughts.lines[0].actions[0]
    assert {line.actions[0] for line in thoughts.lines} <= legal
    assert all(0 <= chance <= 1 for chance in thoughts.chances)
    if match.seats > 1:
        assert sum(thoughts.chances) == pytest.approx(1)
    assert 0.5 <= thoughts.sure <= 1
    assert [line.chance for line in thoughts.lines[1:]] == sorted((x.chance for x in thoughts.lines[1:]), reverse=True)


def test_the_stronger_squad_is_seen_to_win() -> None:
    match = outpost("hand.0: scouts, tank-crew\n        hand.1: gunners")
    thoughts = Planner(seed=1, simulations=40).think(match.seat_view(0))
    assert thoughts.action == "send tank-crew"
    assert thoughts.chances[0] > 0.9
    assert thoughts.sure > 0.9


def test_the_same_seed_and_simulations_think_the_same() -> None:
    match = middle("victory-day", 44)
    assert Planner(seed=3, simulations=20).think(view_of(match)) == Planner(seed=3, simulations=20).think(
        view_of(match)
    )


def test_the_search_stops_when_the_clock_says_so() -> None:
    """A clock that goes a second on whenever it is asked: a planner with twenty seconds asks it a few times only."""
    asked = []

    def clock() -> float:
        asked.append(1)
        return float(len(asked))

    bot = Planner(seed=1, ms=20_000)
    bot.clock = clock
    thoughts = bot.think(view_of(middle("victory-day", 44)))
    assert len(asked) < 25
    assert thoughts.simulations < 20


def test_hurry_only_ever_takes_time_away() -> None:
    bot = Planner(ms=200)
    bot.hurry(1.0)
    assert bot.seconds == 0.2
    bot.hurry(0.05)
    assert bot.seconds == 0.05


# -- the plan ---------------------------------------------------------------------------------------


def long_run() -> tuple[sandtable.Match, Planner]:
    """A run of several choices, and a planner that has used its time at the first of them."""
    match = sandtable.new("barbarossa", seats=2, seed=3)
    bot = Planner(seed=1, ms=1000, simulations=1)
    while bot.plan is None or not bot.plan.steps:
        match.play(bot.choose(view_of(match)))
    bot.plan = Plan(bot.plan.seat, bot.plan.number, bot.plan.steps, 100.0)
    bot.simulations = 0
    return match, bot


def test_when_time_is_used_up_the_plan_is_followed() -> None:
    match, bot = long_run()
    assert bot.plan is not None
    planned = bot.plan.steps[0]
    assert planned.legal == tuple(sorted(match.legal_actions()))
    assert bot.choose(view_of(match)) == planned.action
    assert bot.plan.number == match.number + 1


def test_with_a_number_of_simulations_no_clock_decides() -> None:
    """However slow the machine was: the same seed looks at every choice again."""
    match, bot = long_run()
    bot.simulations = 1
    assert bot.foreseen(view_of(match), tuple(sorted(match.legal_actions()))) is None


def test_short_of_time_it_looks_narrowly_and_races_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly anything is left for the rest of a run: a narrow look is still better than the end of an old line."""
    match, bot = long_run()
    assert bot.plan is not None
    bot.plan = replace(bot.plan, spent=0.9999, look=0.5)
    looks = []

    def found(view: sandtable.SeatView, actions: list[int], breadth: float, kept: list[int]) -> list[Found]:
        looks.append(breadth)
        return Planner(seed=1).lines(view, actions, breadth, kept)

    monkeypatch.setattr(bot, "lines", found)
    assert bot.foreseen(view_of(match), tuple(sorted(match.legal_actions()))) is None
    assert bot.think(view_of(match)).simulations == 0
    assert looks == [NARROWEST]


def test_a_race_leaves_time_for_the_choices_to_come() -> None:
    """All of it at the last choice, and at the first of many what looks at the others do not need."""
    assert time_to_race(1.0, 0.1, 1) == 1.0
    assert time_to_race(1.0, 0.1, 3) < 1.0 - 2 * 0.1 * LOOKS_AHEAD
    assert 0 < time_to_race(1.0, 0.1, 13) < time_to_race(1.0, 0.1, 3)
    assert time_to_race(-0.1, 0.1, 1) == 0.0


def test_the_breadth_of_the_beam_follows_from_the_time_that_each_choice_has() -> None:
    bot = Planner(ms=1000)
    assert bot.breadth(1.0, 10) == 1.0, "nothing is known of the time that a look takes"
    bot.plan = Plan(0, 1, (), 0.0, look=0.2)
    assert bot.breadth(1.0, 10) == pytest.approx(0.5)
    assert bot.breadth(0.0, 10) == NARROWEST
    bot.plan = Plan(0, 1, (), 0.0, look=0.01)
    assert 1.0 < bot.breadth(1.0, 10) < bot.breadth(1.0, 1) <= WIDEST


def test_a_line_that_won_a_race_has_to_be_beaten() -> None:
    """What the beam likes best at the next choice takes its place by winning a race only."""
    match, bot = long_run()
    assert bot.plan is not None
    view = view_of(match)
    kept = bot.kept(view, tuple(sorted(match.legal_actions())))
    other = next(action for action in match.legal_actions() if action != kept[0])
    found = [Found(0, [other], 5.0), Found(1, kept, 1.0)]
    assert [entry.line for entry in bot.entries(view, found, kept, -1)] == [[other], kept]
    bot.plan = replace(bot.plan, raced=True)
    assert [entry.line for entry in bot.entries(view, found, kept, -1)] == [kept, [other]]


def test_a_level_that_races_no_lines_looks_for_them_at_every_choice() -> None:
    """The end of a line found at the first of a dozen choices is worse than what is found there."""
    match, bot = long_run()
    sergeant = Planner(seed=1, level=3)
    sergeant.plan = bot.plan
    assert sergeant.foreseen(view_of(match), tuple(sorted(match.legal_actions()))) is None


def test_what_was_not_foreseen_is_thought_about_again() -> None:
    match, bot = long_run()
    assert bot.plan is not None
    wrong = (*bot.plan.steps[0].legal, 10**6)
    steps = (type(bot.plan.steps[0])(wrong, bot.plan.steps[0].action), *bot.plan.steps[1:])
    bot.plan = Plan(bot.plan.seat, bot.plan.number, steps, 100.0)
    assert bot.foreseen(view_of(match), tuple(sorted(match.legal_actions()))) is None
    assert bot.choose(view_of(match)) in match.legal_actions()


def test_a_plan_of_another_moment_is_not_followed() -> None:
    match, bot = long_run()
    assert bot.plan is not None
    bot.plan = Plan(bot.plan.seat, bot.plan.number + 1, bot.plan.steps, 100.0)
    assert bot.spent(view_of(match)) == 0.0
    assert bot.foreseen(view_of(match), tuple(sorted(match.legal_actions()))) is None


def test_a_plan_travels_to_another_process() -> None:
    _match, bot = long_run()
    assert pickle.loads(pickle.dumps(bot.plan)) == bot.plan


# -- the race and the tree --------------------------------------------------------------------------


def entry(*chances: float) -> Entry:
    made = Entry([1], 0.0, 2)
    made.chances = list(chances)
    return made


def test_a_lead_counts_in_shared_re_deals_only() -> None:
    """Both lines do well and badly together: a small lead in every re-deal is sure, though the means hardly differ."""
    steady = Lead(entry(0.92, 0.12, 0.52, 0.72), entry(0.90, 0.10, 0.50, 0.70))
    assert steady.mean == pytest.approx(0.02)
    assert steady.beyond(2.0)
    lucky = Lead(entry(0.9, 0.1, 0.9, 0.2), entry(0.1, 0.9, 0.1, 0.8))
    assert lucky.mean > steady.mean
    assert not lucky.beyond(2.0)


def test_short_of_time_the_best_lines_race_and_no_others() -> None:
    """A clock on which each simulation takes a second: two lines can be told apart in time, five cannot."""
    view = view_of(middle("victory-day", 44))
    lines = [Entry([action], 0.0, 2) for action in view.legal_actions()[:2] * 3]
    seconds = iter(range(10_000))
    race = Race(view, lines[:5], 0, view.chance(1))
    race.run(1 << 30, 2.0 * WORTH_IT + 1, lambda: float(next(seconds)))
    assert [entry.running for entry in race.entries[2:]] == [False] * 3
    assert 1 <= len(race.entries[0].chances) <= WORTH_IT + 1


def test_lines_that_begin_alike_are_not_told_apart() -> None:
    view = view_of(middle("victory-day", 44))
    action = view.legal_actions()[0]
    race = Race(view, [Entry([action], 0.0, 2), Entry([action, 10**6], 0.0, 2)], 2, view.chance(1))
    race.run(50, inf, lambda: 0.0)
    assert race.simulations == 0


def test_a_tree_tries_the_likely_choices_first_and_wider_later() -> None:
    node = Node(1.0, 2)
    node.grow(0, [1, 2, 3, 4, 5], [10.0, 9.0, 0.0, -5.0, -6.0], 10.0)
    tried = set()
    for _ in range(60):
        action = node.select(0, [1, 2, 3, 4, 5])
        tried.add(action)
        odds = [0.5, 0.5] if action != 3 else [0.9, 0.1]
        node.add(odds)
        node.child(0, action).add(odds)
        if node.visits == 1:
            assert tried <= {1, 2}
    assert 3 in tried
    assert max(node.children.values(), key=lambda child: child.visits) is node.child(0, 3)
    assert node.child(0, 1).available == 60


@pytest.mark.parametrize("game", GAMES)
def test_a_light_run_ends_where_somebody_else_is_asked_and_is_best(game: str) -> None:
    """No choice with which the run would have ended at once is worth more than where it ended."""
    view = view_of(middle(game, 41))
    light, seat, deal = Light(view), view.seat, view.redeal()
    end = light.run(deal.clone(), view.chance(1))
    assert not light.goes_on(end, seat, light.turn(deal))
    for action in light.choices(deal):
        after = deal.clone()
        after.apply(action)
        if not light.goes_on(after, seat, light.turn(deal)) and not after.has_answered(seat):
            assert light.worth(end, seat) >= light.worth(after, seat)


def test_alone_the_chance_is_even_where_the_game_says() -> None:
    match = sandtable.new("afu", seats=1, seed=1)
    light = Light(match.seat_view(0))
    light.value = lambda s, seat: light.even
    assert light.odds(match.seat_view(0).redeal()) == [0.5]


# -- levels -----------------------------------------------------------------------------------------


def test_every_level_is_a_bot_of_its_own_with_words() -> None:
    assert {level.name for level in LEVELS} <= set(sandtable.bot_names())
    assert len(LEVELS) >= 6
    for number, level in enumerate(LEVELS, 1):
        made = sandtable.bot(level.name, seed=1)
        same = sandtable.bot("planner", seed=1, level=number)
        assert isinstance(made, Planner) and isinstance(same, Planner)
        assert (made.seconds, made.overlooks) == (same.seconds, same.overlooks) == (level.ms / 1000, level.overlooks)


def test_who_overlooks_things_throws_nothing_away() -> None:
    """The last outpost: the squad that loses it is never sent, however much is overlooked."""
    match = outpost("hand.0: scouts, tank-crew\n        hand.1: gunners")
    chosen = {match.describe(sandtable.bot("recruit", seed=seed).choose(match.seat_view(0))) for seed in range(20)}
    assert chosen == {"send tank-crew"}


def test_a_recruit_does_not_always_see_what_a_sergeant_sees() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=3)
    while len(match.canonical_actions()) < 4:
        match.play(match.canonical_actions()[0])
    view = view_of(match)
    recruits = {sandtable.bot("recruit", seed=seed).choose(view) for seed in range(12)}
    assert len(recruits) > 1


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"ms": 0}, "`ms` is 0; use milliseconds for a run of choices, from 1 to 600000"),
        ({"ms": 3_600_000}, "from 1 to 600000"),
        ({"simulations": -5}, "`simulations` is -5"),
        ({"level": 8}, "there is no level 8; levels are 1 to 7"),
        ({"level": -1}, "there is no level -1"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(settings: dict[str, int], said: str) -> None:
    with pytest.raises(sandtable.BadOption, match=said):
        sandtable.bot("planner", **settings)
