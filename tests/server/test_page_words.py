"""The page speaks both languages: the same messages with the same variables in each."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PAGE = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted(file.parent for file in PAGE.rglob("words/en.ftl"))
"""The page's own words, and those of each game that has a folder in it."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    assert messages(folder, "en") == messages(folder, "uk")
