"""Mutants of a tiny game are put to its tests by the command itself, in processes that may hang or be stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

REPO = Path(__file__).parents[2]
RULES = '''"""A tiny game."""


def price(cards):
    """What cards cost (TOY-1.1)."""
    return 2 * cards


def richest(a, b):
    """Who has more (TOY-1.2)."""
    return a if a > b else b


def spend(purse):
    """Down to nothing (TOY-1.3)."""
    while purse > 0:
        purse -= 1
    return purse


def forgotten(cards):
    return cards + 1
'''
CHECKS = """import pytest
from toy import rules

rule = pytest.mark.rule


@rule("TOY-1.1")
def test_price():
    assert rules.price(3) == 6


def test_price_again():
    assert rules.price(4) == 8


def test_richest():
    assert rules.richest(1, 2) == 2


@rule("TOY-1.3")
def test_spend():
    assert rules.spend(3) == 0
"""
HANG = """

def hang():
    import threading

    threading.Event().wait()
"""
REVIEW = """[[equivalent]]
module = "rules"
scope = "richest"
before = "return a if a > b else b"
after = "return a if a >= b else b"
reason = "of equal numbers either is the larger"
"""
MORE = """
@rule("TOY-1.4")
def test_forgotten():
    assert rules.forgotten(2) == 3
"""
GAMES = """[toy]
package = "toy"
source = "toy"
modules = ["rules"]
tests = ["checks"]
"""


class Toy:
    """The tiny game in a folder, and the command run on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("toy/__init__.py", "")
        self.write("toy/rules.py", RULES)
        self.write("checks/test_rules.py", CHECKS)
        self.write("games.toml", GAMES)
        self.write("pytest.ini", "[pytest]\nmarkers =\n    rule(*ids): the rules that the test shows\n")

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def start(self, *options: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "tests.mutants", "--games-file", "games.toml", "--reviews", "reviewed"]
        places = os.pathsep.join([str(self.folder), str(REPO)])
        return subprocess.Popen(
            [*command, "--sample", "0", "--slack", "0.3", *options],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": places},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *options: str) -> tuple[int, str]:
        process = self.start(*options)
        out, _ = process.communicate()
        return process.returncode, out

    @property
    def lines(self) -> list[str]:
        return (self.folder / ".make/mutants/toy.jsonl").read_text(encoding="utf-8").splitlines()

    def results(self) -> dict[str, dict[str, Any]]:
        """The last result of each mutant by its line with the fault."""
        rows = [json.loads(line) for line in self.lines if line.endswith("}")]
        return {row["key"].partition(" => ")[2]: row for row in rows}

    def table(self) -> str:
        return (self.folder / ".make/mutants/toy.txt").read_text(encoding="utf-8")


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Toy:
    """The tiny game with all of its mutants tried."""
    toy = Toy(tmp_path_factory.mktemp("toy"))
    code, out = toy.run()
    assert code == 0, out
    return toy


def test_a_rule_test_that_fails_has_noticed(tried: Toy) -> None:
    result = tried.results()["return 3 * cards"]
    assert (result["verdict"], result["test"]) == ("rule", "checks/test_rules.py::test_price")


def test_another_test_is_told_from_a_rule_test(tried: Toy) -> None:
    result = tried.results()["return a if not (a > b) else b"]
    assert (result["verdict"], result["test"]) == ("test", "checks/test_rules.py::test_richest")


def test_what_nobody_notices_is_said(tried: Toy) -> None:
    assert tried.results()["return a if a >= b else b"]["verdict"] == "nobody"
    assert "+ return a if a >= b else b" in tried.table()


def test_a_line_that_no_test_reaches_is_noticed_by_nobody(tried: Toy) -> None:
    assert tried.results()["return cards - 1"]["verdict"] == "nobody"


def test_a_mutant_that_never_ends_is_noticed_and_ended(tried: Toy) -> None:
    result = tried.results()["purse += 1"]
    assert (result["verdict"], result["how"]) == ("rule", "out of time")


def test_the_tables_count_by_module_and_by_rule(tried: Toy) -> None:
    rows = {line.split()[0]: line.split()[1:] for line in tried.table().splitlines() if line.endswith(" %")}
    assert set(rows) == {"rules", "together", "TOY-1.1", "TOY-1.2", "TOY-1.3", "none"}
    assert rows["TOY-1.1"] == ["3", "3", "0", "0", "0", "100.0", "%"]
    assert rows["none"] == ["3", "0", "0", "0", "3", "0.0", "%"]
    assert rows["together"][0] == rows["rules"][0] == str(len(tried.results()))


def test_a_score_below_the_goal_fails(tried: Toy) -> None:
    assert tried.run("--report", "--goal", "99")[0] == 1


def test_what_is_known_is_not_tried_again_until_tests_change(toy: Toy) -> None:
    toy.run("--only", "+ 1")
    first = toy.lines
    assert {row["verdict"] for row in toy.results().values()} == {"nobody"}
    toy.write(".make/mutants/toy.jsonl", "\n".join([*first[:-1], first[-1][:20]]))  # stopped in the middle of a line
    toy.run("--only", "+ 1")
    assert toy.lines == [*first[:-1], first[-1][:20], first[-1]]
    toy.write("checks/test_more.py", CHECKS.partition("@rule")[0] + MORE)
    toy.run("--only", "+ 1")
    assert {row["verdict"] for row in toy.results().values()} == {"rule"}


def test_a_stopped_run_keeps_what_it_has_tried_and_goes_on(toy: Toy) -> None:
    process = toy.start("--jobs", "1", "--only", "purse", "--slack", "3600")  # some never end
    assert process.stdout is not None
    while ": 1 of " not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGTERM)
    out, _ = process.communicate()
    assert process.returncode == 130
    assert "what was tried is kept" in out
    before = toy.lines
    toy.run("--only", "purse")
    assert toy.lines[: len(before)] == before
    assert {row["verdict"] for row in toy.results().values()} == {"rule"}


def test_a_process_that_hangs_is_killed(toy: Toy) -> None:
    toy.write(
        "toy/rules.py", RULES.replace("    return 2 *", "    if cards > 9:\n        hang()\n    return 2 *") + HANG
    )
    toy.run("--only", "if not (cards > 9)", "--patience", "3")
    assert [(row["verdict"], row["how"]) for row in toy.results().values()] == [("rule", "killed")]


def test_an_equivalent_mutant_is_counted_apart_unless_it_is_noticed(toy: Toy) -> None:
    toy.write("reviewed/toy.toml", REVIEW + REVIEW.replace("a > b", "a > c"))
    code, out = toy.run("--only", "a >= b")
    assert code == 0
    assert "of 0 mutants" in out and "1 equivalent" in out
    assert "return a if a > c else b" in toy.table().partition("not there any more")[2]
    noticed = "return a if not (a > b) else b"
    toy.write("reviewed/toy.toml", REVIEW.replace("return a if a >= b else b", noticed))
    assert toy.run("--only", noticed)[0] == 1
    assert f"+ {noticed}" in toy.table().partition("and yet noticed")[2]


def test_tests_that_fail_without_any_mutant_are_named(toy: Toy) -> None:
    toy.write("checks/test_rules.py", CHECKS.replace("== 6", "== 7"))
    code, out = toy.run()
    assert code == 1
    assert "without any mutant these tests fail: checks/test_rules.py::test_price" in out


def test_an_unknown_game_is_refused(toy: Toy) -> None:
    assert toy.run("chess") == (2, "there is no game chess; use toy\n")
