"""What the pages say of the house is true: files that they name exist, and the map names every room."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAME = "src/sandtable/games/barbarossa"
NAMED = re.compile(r"`((?:GAME|src|web|tests|docs|bench|examples)/[\w./<>-]+)`")
EXAMPLES = {"<lang>": "uk", "<name>": "barbarossa"}
"""What stands for any of them, by one there is."""
NOT_THERE_YET = {"src/sandtable/bots/<name>.py"}


def named_in(page: str) -> list[str]:
    return sorted(set(NAMED.findall((ROOT / page).read_text(encoding="utf-8"))) - NOT_THERE_YET)


def place(name: str) -> Path:
    for any_one, one in EXAMPLES.items():
        name = name.replace(any_one, one)
    return ROOT / (GAME + name.removeprefix("GAME") if name.startswith("GAME/") else name)


@pytest.mark.parametrize("name", named_in("CONTRIBUTING.md"))
def test_a_recipe_names_files_that_exist(name: str) -> None:
    if not (ROOT / "web").exists() and name.startswith("web/"):
        pytest.skip("the sources of the page are not here")
    assert place(name).exists()


def test_nothing_weaker_than_our_own_gate_is_run_elsewhere() -> None:
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    assert re.search(r"^ +- run: \.ci/run$", workflow, re.MULTILINE)
    assert not re.search(r"continue-on-error|\.ci/run *\|", workflow)


def test_hooks_are_parts_of_make_lint_and_nothing_is_fetched() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.findall(r"repo: (.*)", hooks) == ["local"]
    parts = re.findall(r"entry: make --silent ([a-z-]+)", hooks)
    assert f"\nlint: {' '.join(parts)} " in makefile


def test_the_recipes_name_files() -> None:
    assert {"GAME/names.py", "src/sandtable/server/messages.py"} <= set(named_in("CONTRIBUTING.md"))
