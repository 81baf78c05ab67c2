"""What people are told to type works: the targets of make that README, docs and messages name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.test_repo import ROOT, tracked_files

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
MAKE_IN_FENCE = re.compile(r"^make ([a-z]+)", re.MULTILINE)
MAKE_IN_TEXT = re.compile(r"(?:[`'\"]|<code>|\b[Rr]un |\brun by )make ([a-z]+)")
"""In quotes, as code, or after `run`: elsewhere `make` is an English word."""
TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)


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
