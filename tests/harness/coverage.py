"""Which tests show which rule: `python -m tests.harness.coverage [GAME ...]`.

Rule ids are collected from the markers on tests, never from text.
"""

from __future__ import annotations

import contextlib
import io
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

import sandtable

NOT_IN_SOFTWARE = Path(__file__).parent.parent / "rules" / "not_in_software.toml"
Shown = dict[str, list[str]]


def not_in_software() -> dict[str, str]:
    return tomllib.loads(NOT_IN_SOFTWARE.read_text(encoding="utf-8"))


def shown_by(items: list[pytest.Item]) -> Shown:
    """Rule ids and the tests that carry them."""
    shown: Shown = defaultdict(list)
    for item in items:
        for marker in item.iter_markers("rule"):
            for rule_id in marker.args:
                shown[rule_id].append(item.nodeid)
    return shown


def missing(game: str, shown: Shown) -> list[str]:
    """The rules of a game that no test carries."""
    excused = not_in_software()
    return [rule_id for rule_id in sandtable.game(game).rules("en") if rule_id not in shown and rule_id not in excused]


class Collector:
    def __init__(self) -> None:
        self.shown: Shown = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.shown = shown_by(items)


def collected() -> Shown:
    """Collect all tests, without running any."""
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(["--collect-only", "-q", "-m", "", "tests"], plugins=[collector])
    return collector.shown


def main() -> int:
    shown = collected()
    failed = False
    excused = not_in_software()
    for game in sys.argv[1:] or sandtable.game_names():
        rules = sandtable.game(game).rules("en")
        for rule_id in rules:
            tests = shown.get(rule_id, [])
            where = ", ".join(tests) or excused.get(rule_id, "NO TEST")
            print(f"{rule_id:10} {where}")
        lacking = missing(game, shown)
        print(f"{game}: {len(rules) - len(lacking)} of {len(rules)} rules shown or excused")
        failed = failed or bool(lacking)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
