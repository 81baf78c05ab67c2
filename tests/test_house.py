"""What the pages say of the house is true: files that they name exist, and the map names every room."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAME = "src/sandtable/games/barbarossa"
NAMED = re.compile(r"`((?:GAME|src|web|tests|docs|bench|examples)/[\w./<>-]+)`")
EXAMPLES = {"<lang>": "uk", "<name>": "barbarossa", "<layer>": "kernel", "games/<game>": "games/barbarossa"}
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


# -- the map ------------------------------------------------------------------------------------------

MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SOURCES = ROOT / "src" / "sandtable"
PACKAGES = {folder.parent.name for folder in SOURCES.glob("*/__init__.py")}


def picture() -> str:
    found = re.search(r"^```mermaid\nflowchart.*?^```", MAP, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[0]


def imports_of(package: str) -> set[str]:
    """The other packages of ours that a package imports."""
    found: set[str] = set()
    for file in (SOURCES / package).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            found |= {name.split(".")[1] for name in names if name.startswith("sandtable.")}
    return found - {package}


def test_the_picture_has_every_package_and_no_other() -> None:
    rooms = set(re.findall(r'^ +(\w+)\["', picture(), re.MULTILINE))
    assert rooms == PACKAGES | {"web", "tests", "bench"}
    assert all((ROOT / room).is_dir() for room in rooms - PACKAGES)


def test_every_arrow_of_the_picture_is_an_import_and_every_import_an_arrow() -> None:
    arrows = set(re.findall(r"^ +(\w+) --> (\w+)$", picture(), re.MULTILINE))
    assert arrows == {(package, other) for package in PACKAGES for other in imports_of(package)}


def test_the_table_of_packages_names_them_all() -> None:
    table = re.search(r"^\| Package \|.*?\n\n", MAP, re.MULTILINE | re.DOTALL)
    assert table is not None
    assert set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\|[^|]*\|", table[0], re.MULTILINE)))) == PACKAGES


def test_files_that_the_map_names_by_their_package_exist() -> None:
    named = set(re.findall(rf"\b((?:{'|'.join(sorted(PACKAGES))})/\w+\.py)\b", MAP))
    assert len(named) > 10
    assert [name for name in sorted(named) if not (SOURCES / name).is_file()] == []


def test_nobody_has_to_learn_more_than_a_dozen_words() -> None:
    words = re.findall(r"^\| \*\*(\w+)\*\* \|", MAP, re.MULTILINE)
    assert 0 < len(words) <= 12


# -- what is run elsewhere ----------------------------------------------------------------------------


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
    assert {"GAME/names.py", "src/sandtable/server/from_client.py"} <= set(named_in("CONTRIBUTING.md"))


# -- habits -------------------------------------------------------------------------------------------

KEY_OF_A_POSITION = "add_large(key, s.agenda)"
"""The whole agenda, as a part of what tells one position from another."""


@pytest.mark.parametrize("folder", ["games", "bots"])
def test_no_rule_counts_places_on_the_agenda(folder: str) -> None:
    """What is asked now, what it was called from and what is ahead has names: `State.now`, `public_step`, `frames`."""
    reading = re.compile(r"\bagenda(\[|\))")
    assert [
        f"{file.relative_to(SOURCES)}: {line.strip()}"
        for file in sorted((SOURCES / folder).rglob("*.py"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if reading.search(line) and "import" not in line and line.strip() != KEY_OF_A_POSITION
    ] == []
