"""The faults that are made: what they are called, how they read, and what they leave alone."""

from __future__ import annotations

import ast
from functools import cache

import pytest

from tests.mutants.mutations import Mutant, mutants_of, namespaces
from tests.mutants.reviewed import FOLDER, Reviews
from tests.mutants.runs import all_mutants, sampled
from tests.mutants.targets import read_targets

TARGETS = read_targets()
NAMES = '''
class unit:
    """Units."""

    INFANTRY: Final = 0
    TANK: Final = 1


class verb:
    MOVE: Final = 0
    PASS: Final = 1
'''


def faults(code: str, kind: str = "") -> list[str]:
    """How the lines of a function read after each fault of a kind."""
    body = "\n".join(f"    {line}" for line in code.strip().splitlines())
    made = mutants_of("rules", f"def act(s, a, b):\n{body}\n", namespaces(NAMES))
    return [one.after for one in made if kind in one.kind]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("return a < b", "return a <= b"),
        ("return a >= b", "return a > b"),
        ("return a == b", "return a != b"),
        ("return a in b", "return a not in b"),
        ("return a not in b", "return a in b"),
        ("return a is not None", "return a is None"),
        ("return not a", "return a"),
        ("return a + b", "return a - b"),
        ("s.points += a", "s.points -= a"),
        ("return a and b", "return (a or b)"),
        ("return a and b", "return (a)"),
        ("return a and b", "return (b)"),
        ("return a or b", "return (a and b)"),
        ("if a > b:\n    return a", "if not (a > b):"),
        ("return a if b else s", "return a if not (b) else s"),
        ("return [x for x in a if x.open]", "return [x for x in a if not (x.open)]"),
        ("return 3", "return 4"),
        ("return 3", "return 2"),
        ("return True", "return False"),
        ("return range(a)", "return range(1, a)"),
        ("return range(a)", "return range(a - 1)"),
        ("return range(a, b)", "return range(a + 1, b)"),
        ("return range(a, b)", "return range(a, b - 1)"),
        ("return min(a, b)", "return max(a, b)"),
        ("return n.unit.INFANTRY", "return n.unit.TANK"),
        ("return n.unit.TANK", "return n.unit.INFANTRY"),
        ("s.move(a, b)", "pass"),
        ("s.points = a", "pass"),
        ("while a:\n    break", "pass"),
    ],
)
def test_a_fault_of_each_kind_is_made(code: str, expected: str) -> None:
    assert expected in faults(code)


@pytest.mark.parametrize(
    "code",
    [
        "s.tell(BOUGHT, 1, a == b)",
        "tell_points(s, 1)",
        "if a > 1:\n    s.tell(BOUGHT, 1)",
        "for seat in range(2):\n    s.tell(BOUGHT, seat)",
        "assert a == 1",
        'raise Error("{} is not {}", 1, a and b)',
        '"""Two of them, and 3."""',
        "return n.verb.MOVE",
        "chosen: list[int]",
    ],
)
def test_words_and_declarations_are_left_alone(code: str) -> None:
    assert faults(code) == []


def test_a_class_is_broken_in_its_functions_only() -> None:
    text = (
        'class Buy(Decision):\n    number = 1\n    rules = ("BAR-1.1",)\n\n    def seat(self, s):\n        return 1\n'
    )
    assert {one.line for one in mutants_of("rules", text, {})} == {6}


def test_functions_that_talk_or_hold_no_rules_are_left_alone() -> None:
    text = "def tell_all(s):\n    s.a = 1\n\n\ndef home(s):\n    return 1\n\n\ndef act(s):\n    return 2\n"
    assert {one.scope for one in mutants_of("rules", text, {}, apart=["home"])} == {"act"}


def test_a_name_that_is_only_set_is_not_dropped() -> None:
    assert faults("card = a\ns.hand = card", "dropped statement") == ["pass"]


def test_a_constant_of_the_module_is_executed_by_its_import() -> None:
    made = mutants_of("rules", "LIMIT: Final = 4\n\n\ndef limit(s):\n    return 5\n", {})
    assert [(one.after, one.imported) for one in made] == [
        ("LIMIT: Final = 3", True),
        ("LIMIT: Final = 5", True),
        ("return 4", False),
        ("return 6", False),
    ]


def test_a_fault_belongs_to_the_nearest_rules() -> None:
    text = (
        "class Buy(Decision):\n"
        '    """Buy (BAR-1.1)."""\n\n'
        '    rules = ("BAR-1.2",)\n\n'
        "    def take(self, s, a):\n"
        "        s.points = a  # BAR-1.3\n"
        "        s.round = a\n\n"
        "    def offer(self, s):\n"
        '        """What is for sale, BAR-R4."""\n'
        "        s.add()\n"
    )
    made = {one.line: one.rules for one in mutants_of("rules", text, {}) if one.kind == "dropped statement"}
    assert made == {7: ("BAR-1.3",), 8: ("BAR-1.1", "BAR-1.2"), 12: ("BAR-R4",)}


def test_what_only_decides_about_canonical_order_is_known() -> None:
    text = "if a < b:\n    to.add(1)\nelse:\n    to.add_noncanonical(1)\nif a > b:\n    to.add(2)"
    body = "\n".join(f"    {line}" for line in text.splitlines())
    made = mutants_of("rules", f"def offer(s, to, a, b):\n{body}\n", {})
    assert {one.line for one in made if one.canonical} == {2}
    marked = mutants_of("rules", "def act(s):\n    s.mark = 1\n    s.marked = 1\n", {}, marks=["mark"])
    assert {one.line for one in marked if one.canonical} == {2}


def test_equal_faults_on_equal_lines_have_names_of_their_own() -> None:
    made = mutants_of("rules", "def act(s):\n    s.end()\n    s.end()\n", {})
    assert len({one.key for one in made}) == len(made) == 2


@cache
def faults_of(game: str) -> list[Mutant]:
    return all_mutants(TARGETS[game])


@pytest.mark.parametrize("game", TARGETS)
def test_the_faults_of_a_game_differ_and_can_be_compiled(game: str) -> None:
    made = faults_of(game)
    assert len(made) > 500
    assert len({one.key for one in made}) == len(made)
    for one in sampled(made, 15, 1):
        text = TARGETS[game].path(one.module).read_text(encoding="utf-8")
        assert ast.dump(ast.parse(one.made(text))) != ast.dump(ast.parse(text)), one.key


@pytest.mark.parametrize("game", TARGETS)
def test_no_review_is_of_a_fault_that_cannot_be_made_any_more(game: str) -> None:
    assert Reviews(FOLDER / f"{game}.toml").stale(faults_of(game)) == []


def test_a_seed_draws_the_same_and_another_draws_others() -> None:
    made = faults_of("barbarossa")
    first = [one.key for one in sampled(made, 40, 1)]
    assert len(first) == 40
    assert first == [one.key for one in sampled(made, 40, 1)]
    assert first != [one.key for one in sampled(made, 40, 2)]
    assert sampled(made, 0, 1) == made


def test_a_changed_line_changes_the_sample_by_its_own_faults_only() -> None:
    made = faults_of("barbarossa")
    before = {one.key for one in sampled(made, 40, 1)}
    after = {one.key for one in sampled(made[50:], 40, 1)}
    gone = {one.key for one in made[:50]}
    assert before - gone <= after
