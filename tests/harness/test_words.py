"""Every language says the same things with the same values."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import sandtable
from sandtable.kernel.words import ENGLISH, languages

SOURCE = Path(sandtable.__file__).parent
FILES = sorted(SOURCE.rglob("words/en/*.ftl"))
TABLES = sorted(SOURCE.glob("games/*/words/*/table.ftl"))
OTHERS = [lang for lang in languages() if lang != ENGLISH]


class Variables(Visitor):
    """The variables of a message, and which messages it is made of."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.parts.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The variables of each message; those of its parts are its own, since a language may need none of the parts."""
    found: dict[str, Variables] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: cannot be read: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables
    return {name: with_parts(found, name) for name in found}


def with_parts(found: dict[str, Variables], name: str) -> set[str]:
    own = found[name]
    return own.names.union(*(with_parts(found, part) for part in own.parts if part in found))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_language_has_the_same_messages_and_variables(path: Path, lang: str) -> None:
    other = path.parents[1] / lang / path.name
    assert other.is_file()
    english, translated = messages(path), messages(other)
    assert english.keys() == translated.keys()
    assert {name: names for name, names in english.items() if names != translated[name]} == {}


@pytest.mark.parametrize("path", TABLES, ids=lambda path: "-".join(path.parts[-4:-1]))
def test_the_log_can_speak_to_whom_it_is_about(path: Path) -> None:
    """Whoever reads of their own act is not spoken of by name."""
    nameless = {"ask", "do", "why"}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value and entry.id.name.split("-")[0] not in nameless:
            spoken = Variables()
            spoken.visit(entry.value)
            told = {attribute.id.name: Variables() for attribute in entry.attributes}
            for attribute in entry.attributes:
                told[attribute.id.name].visit(attribute)
            if "seat" in spoken.names:
                assert "you" in told and "seat" not in told["you"].names, entry.id.name


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("path", sorted(SOURCE.rglob("words/en/rules.toml")), ids=lambda path: path.parts[-4])
def test_every_language_has_all_rules(path: Path, lang: str) -> None:
    other = path.parents[1] / lang / path.name
    assert list(tomllib.loads(path.read_text(encoding="utf-8"))) == list(
        tomllib.loads(other.read_text(encoding="utf-8"))
    )
