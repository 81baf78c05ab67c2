"""What people are told to type works: targets of make that exist, and no package of that name from an index.

The name `sandtable` on the package index is somebody else's, and the names of ours are not published: whoever takes one
of them could put anything there. So ours are installed from a folder or a wheel.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.test_repo import ROOT, tracked_files

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
MAKE_IN_FENCE = re.compile(r"^make ([a-z-]+)", re.MULTILINE)
MAKE_IN_TEXT = re.compile(r"(?:[`'\"]|<code>|\b[Rr]un |\brun by )make ([a-z-]+)")
"""In quotes, as code, or after `run`: elsewhere `make` is an English word."""
TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)

UNPUBLISHED = (
    r"['\"`]?sandtable(?:[-_](?:games|outpost|ismcts|greedy-1))?(?:\[[\w, -]*\])?(?:[=<>~!]=?[\w.*]+)?(?![\w/\[-]|\.\w)"
)
FETCHED = re.compile(
    rf"(?:\b(?:install|add|download)|--with|--from)[ =](?:[^\n;|&]*?[ =])??(?<!--reinstall-package ){UNPUBLISHED}"
)
"""A command that fetches one of the names: what follows it, up to the end of the command, holds the name alone."""
REQUIRED = re.compile(r"['\"`]sandtable(?:[-_](?:games|outpost|ismcts|greedy-1))?(?:\[\w[\w, -]*\]|[=<>~!]=)")
"""A requirement, wherever it is written."""


def texts() -> Iterator[tuple[str, str]]:
    """The path and the text of every text file of the repository but this one."""
    for file in tracked_files():
        if file.name == "test_told_commands.py":
            continue
        try:
            yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture


def targets_named(path: str, text: str) -> set[str]:
    """The targets of make that a text tells its reader to use."""
    found = set(MAKE_IN_TEXT.findall(text))
    if path.endswith(".md"):
        for block in FENCE.findall(text):
            found |= set(MAKE_IN_FENCE.findall(block))
    return found


@pytest.mark.parametrize("text", ["`make fast`", "<code>make fast</code>", "run make fast", "```\nmake fast  # x\n```"])
def test_a_target_that_is_named_is_found(text: str) -> None:
    assert targets_named("x.md", text) == {"fast"}


def test_english_is_no_target() -> None:
    assert targets_named("x.md", "They make up\nmake up for it.") == set()


def test_every_target_of_make_that_is_named_exists() -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    named = {path: targets_named(path, text) for path, text in texts()}
    assert {"play", "test", "page"} <= targets
    assert {"play", "test"} <= named["README.md"]
    assert {path: found - targets for path, found in named.items() if found - targets} == {}


def from_an_index(text: str) -> list[str]:
    """What in a text fetches a package by one of the names."""
    return [found[0] for pattern in (FETCHED, REQUIRED) for found in pattern.finditer(text)]


@pytest.mark.parametrize(
    "text",
    [
        "pip install sandtable",
        "To begin, pip install sandtable.",
        "`pip install sandtable`",
        "pip install -U sandtable==0.1.0",
        "pip install 'sandtable[envs]'",
        'pip install -e . "sandtable[envs, server]"',
        "uv add sandtable",
        "uv pip install --python .venv sandtable-games",
        "uv tool install sandtable_games",
        "uvx --from sandtable-games sandtable",
        "pip install sandtable-outpost",
        "pip install sandtable-ismcts",
        'dependencies = ["rich", "sandtable>=0.1"]',
        'needs = "sandtable-games[server]"',
    ],
)
def test_a_line_that_fetches_a_package_by_name_is_recognised(text: str) -> None:
    assert from_an_index(text)


@pytest.mark.parametrize(
    "text",
    [
        "pip install '.[envs]'",
        "pip install -e . -e examples/outpost && sandtable play outpost",
        "pip install dist/sandtable_games-0.1.0-py3-none-any.whl",
        "pip install sandtable_games-0.1.0-py3-none-any.whl",
        "pip install ./sandtable",
        "uv pip install --reinstall-package sandtable-games wheel/*.whl",
        "pip uninstall sandtable sandtable-games",
        "installing sandtable into it",
        'name = "sandtable-games"',
        "packages add games under the group `sandtable.games`",
    ],
)
def test_a_folder_or_a_wheel_is_allowed(text: str) -> None:
    assert from_an_index(text) == []


def test_nobody_is_told_to_fetch_a_package_of_this_name_from_an_index() -> None:
    found = {path: from_an_index(text) for path, text in texts()}
    assert {path: lines for path, lines in found.items() if lines} == {}


def requirements(settings: dict[str, Any]) -> Iterator[str]:
    project = settings.get("project", {})
    lists = [settings.get("build-system", {}).get("requires", []), project.get("dependencies", [])]
    lists += [*project.get("optional-dependencies", {}).values(), *settings.get("dependency-groups", {}).values()]
    for requirement in (one for many in lists for one in many):
        if isinstance(requirement, str):
            yield requirement


def test_no_package_of_ours_requires_another_by_name() -> None:
    read = {path: tomllib.loads(text) for path, text in texts() if path.endswith("pyproject.toml")}
    assert {"examples/outpost/pyproject.toml", "examples/ismcts/pyproject.toml"} <= read.keys()
    found = [(path, one) for path, settings in read.items() for one in requirements(settings) if "sandtable" in one]
    assert found == []
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in pinned if line.startswith("sandtable")] == []
