"""The example bot `ismcts`: a search that is written against what `sandtable` exports, and nothing else."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import sandtable_ismcts
from sandtable_ismcts import Ismcts, Node

import sandtable
from sandtable.lab import contest, play, report_on
from tests.harness.walks import middle

SOURCE = Path(inspect.getfile(sandtable_ismcts))


def searched(game: str, seed: int, bot: Ismcts) -> Node:
    """The root of the tree that a bot grows for a choice in the middle of a game."""
    root = Node()
    match = middle(game, seed)
    assert match.to_act is not None
    view = match.seat_view(match.to_act)
    chance = view.chance(bot.seed)
    for _ in range(bot.simulations):
        bot.simulate(root, view.redeal(chance.lot()), chance)
    return root


def nodes_under(node: Node) -> list[Node]:
    return [node, *(one for child in node.children.values() for one in nodes_under(child))]


def test_the_example_is_as_short_as_the_docs_say() -> None:
    assert len(SOURCE.read_text(encoding="utf-8").splitlines()) <= 60


def test_it_takes_nothing_but_what_sandtable_exports() -> None:
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and "sandtable" in str(node.module)]
    assert [node.module for node in imports] == ["sandtable"]
    assert {alias.name for alias in imports[0].names} <= set(sandtable.__all__)


def test_it_beats_random_play() -> None:
    what = contest("outpost", "ismcts:simulations=25:c=0.7,random", 24, seed=4)
    assert report_on(what, play(what)).bots[0].share > 0.65


@pytest.mark.parametrize("game", ["afu", "barbarossa", "frontier-wars", "victory-day"])
@pytest.mark.slow
def test_it_beats_random_play_at_every_game(game: str) -> None:
    what = contest(game, "ismcts:simulations=50,random", 10, seed=1, seats=2)
    assert report_on(what, play(what, workers=2)).bots[0].share > 0.7


def test_the_seed_and_the_number_of_simulations_decide_the_choice() -> None:
    view = sandtable.new("outpost", seats=3, seed=4).seat_view(0)
    choices = [[Ismcts(seed, simulations=6).choose(view) for seed in range(12)] for _ in range(2)]
    assert choices[0] == choices[1]
    assert len(set(choices[0])) > 1


def test_a_limit_of_time_ends_the_search_after_at_least_one_simulation() -> None:
    view = sandtable.new("outpost", seed=4).seat_view(0)
    assert Ismcts(ms=1, simulations=10**9).choose(view) in view.legal_actions()


def test_a_first_look_at_every_action_comes_before_a_second_one_at_any() -> None:
    root = searched("barbarossa", 3, Ismcts(simulations=1))
    (taken,) = [child for child in root.children.values() if child.visits]
    assert taken.visits == 1
    root = searched("barbarossa", 3, Ismcts(simulations=len(root.children)))
    assert {child.visits for child in root.children.values()} == {1}


@pytest.mark.parametrize("game", ["outpost", "victory-day"])
def test_visits_add_up_and_are_never_more_than_there_were_occasions(game: str) -> None:
    root = searched(game, 5, Ismcts(simulations=60))
    assert root.visits == 60
    for node in nodes_under(root):
        children = node.children.values()
        assert sum(child.visits for child in children) <= node.visits
        assert all(child.visits <= child.available <= node.visits for child in children)
        assert all(0 <= child.total <= child.visits for child in children)
    assert len(nodes_under(root)) > 60 or game == "outpost"


def test_what_is_rarely_legal_is_not_held_against_an_action() -> None:
    """Equally good and equally often taken: the one that could be taken less often is known as well as it can be."""
    rare, common = Node(), Node()
    rare.visits = common.visits = 10
    rare.total = common.total = 5.0
    rare.available, common.available = 10, 100
    assert rare.bound(0.7) < common.bound(0.7)
    assert rare.bound(0.0) == common.bound(0.0) == 0.5


def test_an_evaluation_takes_the_place_of_random_play() -> None:
    asked: list[sandtable.Position] = []

    def first_seat_wins(position: sandtable.Position, chance: sandtable.Stream) -> Sequence[float]:
        asked.append(position)
        return (1.0, 0.0)

    bot: Any = Ismcts(simulations=30, evaluate=first_seat_wins)
    root = searched("outpost", 2, bot)
    assert asked and all(position.to_act is not None for position in asked)
    (seat,) = {seat for seat, _ in root.children}
    assert sum(child.total for child in root.children.values()) > (25 if seat == 0 else -1)
