"""What `sandtable` exports: documented, complete, and enough for our own bots."""

from __future__ import annotations

import ast
import inspect
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel import errors

BOTS = sorted(Path(inspect.getfile(sandtable)).parent.glob("bots/*.py"))
PLAIN_DATA = {"Message"}
"""An alias of dict has no docstring of its own."""


def is_compiled(name: str) -> bool:
    """The compiler keeps no docstrings of classes; they are looked at where the package is interpreted."""
    module = inspect.getmodule(getattr(sandtable, name))
    return str(getattr(module, "__file__", "")).endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.parametrize(
    "name", [name for name in sorted(set(sandtable.__all__) - PLAIN_DATA) if not is_compiled(name)]
)
def test_everything_exported_says_what_it_is(name: str) -> None:
    assert inspect.getdoc(getattr(sandtable, name))


DESCRIBED = ("Bot", "Game", "Match", "Position", "SeatView", "Speaker", "Stream")


@pytest.mark.parametrize("name", [name for name in DESCRIBED if not is_compiled(name)])
def test_what_programs_are_written_against_is_described_method_by_method(name: str) -> None:
    one = getattr(sandtable, name)
    fields = set(getattr(one, "__dataclass_fields__", ()))
    members = {name: item for name, item in inspect.getmembers(one) if name[0] != "_" and name not in fields}
    methods = {name: getattr(item, "fget", item) for name, item in members.items()}
    methods = {name: item for name, item in methods.items() if inspect.isfunction(item)}
    assert methods
    assert [name for name, item in methods.items() if not item.__doc__] == []
    assert [name for name, item in methods.items() if "return" not in item.__annotations__] == []


def test_every_error_is_exported() -> None:
    raised = {name for name, item in vars(errors).items() if inspect.isclass(item) and issubclass(item, Exception)}
    assert raised <= set(sandtable.__all__)


@pytest.mark.parametrize("file", BOTS, ids=lambda file: file.stem)
def test_our_bots_reach_through_to_nothing(file: Path) -> None:
    """They have what any bot has: no private attribute, and nothing that the package does not export."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not {name for name in attributes if name.startswith("_")}
    ours = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and "sandtable" in str(node.module)]
    each_other = {f"sandtable.bots.{bot.stem}" for bot in BOTS}
    assert {node.module for node in ours} <= {"sandtable", *each_other}
    named = {alias.name for node in ours if node.module == "sandtable" for alias in node.names}
    assert named <= set(sandtable.__all__)


def test_a_bot_may_call_its_argument_what_it_likes() -> None:
    class Last:
        def choose(self, what_i_know: sandtable.SeatView) -> int:
            return max(what_i_know.legal_actions())

    bot: sandtable.Bot = Last()
    match = sandtable.new("outpost", seed=1)
    assert bot.choose(match.seat_view(0)) == max(match.legal_actions())


@pytest.mark.parametrize("game", sandtable.game_names())
def test_a_re_deal_is_the_position_of_the_match_that_is_dealt_again(game: str) -> None:
    match = sandtable.new(game, seed=5)
    for _ in range(40):
        if match.to_act is None:
            break
        view = match.seat_view(match.to_act, seed=1)
        for seed in (0, 8):
            alone, within = view.redeal(seed), view.determinize(seed).state
            assert isinstance(alone, sandtable.State)
            assert [zone.cards for zone in alone.zones] == [zone.cards for zone in within.zones]
            assert (alone.legal, alone.agenda, alone.seed) == (within.legal, within.agenda, within.seed)
        match.play(view.canonical_actions()[0])


def test_what_is_done_to_a_re_deal_leaves_the_view_alone() -> None:
    view = sandtable.new("outpost", seed=1).seat_view(0)
    before = view.data()
    view.redeal().apply(view.legal_actions()[0])
    assert view.data() == before
