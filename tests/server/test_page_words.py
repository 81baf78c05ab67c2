"""The page speaks both languages: the same messages with the same variables in each."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse((WORDS / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables.found
    return found


@pytest.mark.skipif(not WORDS.exists(), reason="the sources of the page are not here")
def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("uk")
