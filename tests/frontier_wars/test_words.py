"""The Ukrainian words: what English calls by one name has one name in Ukrainian too, wherever it is read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import sandtable

GAME = Path(sandtable.__file__).parent / "games" / "frontier_wars"
WEB = Path(__file__).parents[2] / "web" / "src" / "words"
ON_THE_MAP = ("badge-", "headquarters-", "legend-", "tile-", "map-legend", "about-frontier-wars")
"""How the messages of the page begin that belong to this game."""

GLOSSARY = {
    "resistance": "міцн",
    "defen[sd]": "оборон|борон",
    "attacker": "нападник",
    "headquarters": "штаб",
    "frontier(?!.wars)": "рубіж|рубеж",
    "airport": "аеродром",
    "strategic point": r"стратегічн\w+ пункт",
    "encampment": "табір|табор",
    "garrison": "гарнізон",
    "impact": "влуч",
    r"\bmap\b": "мап",
}


class Texts(Visitor):
    """All that a message may say, in each of its forms, without its values."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def messages(path: Path) -> dict[str, str]:
    made: dict[str, str] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            texts = Texts()
            texts.visit(entry)
            made[entry.id.name] = " ".join(texts.found)
    return made


def both(value: object) -> Iterator[tuple[str, str]]:
    """Everything in a file of the pack or of the rules that stands there in both languages."""
    if isinstance(value, dict):
        if value.keys() == {"en", "uk"}:
            yield value["en"], value["uk"]
        else:
            for part in value.values():
                yield from both(part)


def said_twice() -> Iterator[tuple[str, str]]:
    """All that this game says, in English and in Ukrainian."""
    for folder in (GAME / "words" / "en", WEB):
        for path in sorted(folder.glob("*.ftl")) if folder != WEB else [WEB / "en.ftl"]:
            other = path.parents[1] / "uk" / path.name if folder != WEB else WEB / "uk.ftl"
            english, ukrainian = messages(path), messages(other)
            for name in english:
                if folder != WEB or name.startswith(ON_THE_MAP):
                    yield english[name], ukrainian[name]
    rules = {lang: tomllib.loads((GAME / "words" / lang / "rules.toml").read_text("utf-8")) for lang in ("en", "uk")}
    yield from ((text, rules["uk"][rule]) for rule, text in rules["en"].items())
    for path in sorted((GAME / "pack").glob("*.toml")):
        yield from both(tomllib.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("word", GLOSSARY)
def test_a_thing_of_the_game_has_one_name_in_ukrainian(word: str) -> None:
    of_it = [(english, ukrainian) for english, ukrainian in said_twice() if re.search(word, values_out(english), re.I)]
    assert of_it
    assert [pair for pair in of_it if not re.search(GLOSSARY[word], pair[1], re.I)] == []


def values_out(text: str) -> str:
    """A sentence without its `{values}`."""
    return re.sub(r"\{[^{}]*\}", "", text)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_lessons_call_a_tile_as_the_map_does(lang: str) -> None:
    words = (GAME / "words" / lang / "lessons.ftl").read_text("utf-8")
    assert re.findall(r"\b[A-F][1-9]\b", words) and not re.findall(r"\b[a-f][1-9]\b", words)
