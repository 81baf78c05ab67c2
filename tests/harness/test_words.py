"""Both languages say the same things with the same values."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import sandtable

SOURCE = Path(sandtable.__file__).parent
ENGLISH = sorted(SOURCE.rglob("words/en*.ftl"))


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: cannot be read: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(SOURCE)))
def test_both_languages_have_the_same_messages_and_variables(path: Path) -> None:
    other = path.with_name(path.name.replace("en", "uk", 1))
    assert other.is_file()
    english, ukrainian = messages(path), messages(other)
    assert english.keys() == ukrainian.keys()
    assert {name: names for name, names in english.items() if names != ukrainian[name]} == {}
