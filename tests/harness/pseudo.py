"""A language that nobody speaks: English with an accent on every letter, a third longer. What is left of plain English
on a screen in this language has no words in the files.

It lies in a folder of its own, as the language of a stranger would: `python -m tests.harness.pseudo FOLDER` writes it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

import sandtable
from sandtable.kernel.registry import bot_folders
from sandtable.kernel.words import ENGLISH, rule_texts

CODE = "qx"
SOURCE = Path(sandtable.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
PLAIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTED = "ǎƀčđěƒǧȟǐǰǩľɱňǒƥʠřšťǔʋŵẋýž"
LETTERS = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + "ǍɃČĐĚƑǦȞǏɈǨĽⱮŇǑƤɊŘŠŤǓƲŴẊÝŽ")
VOWEL = re.compile("[aeiou]", re.IGNORECASE)


def accented(text: str) -> str:
    """A text in the language: its vowels are doubled, which makes it about a third longer."""
    return VOWEL.sub(lambda found: found[0] + found[0].lower(), text).translate(LETTERS)


class Accents(Transformer):
    """Changes what a message says, not its variables and variants."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(accented(node.value))


def fluent(source: str) -> str:
    """A Fluent text in the language."""
    return str(serialize(Accents().visit(parse(source))))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_language(root: Path) -> None:
    """The whole language, for every layer, every installed game and the page."""
    folders = [*(path.parent for path in sorted(SOURCE.glob("*/words"))), *bot_folders()]
    games = [sandtable.game(name) for name in sandtable.game_names()]
    for folder in [*folders, *(game.folder for game in games)]:
        for path in sorted((folder / "words" / ENGLISH).glob("*.ftl")):
            write(root / CODE / folder.name / path.name, fluent(path.read_text(encoding="utf-8")))
    for game in games:
        rules = {rule: accented(text) for rule, text in rule_texts(game.folder, ENGLISH).items()}
        write(root / CODE / game.folder.name / "rules.toml", toml_text(rules))
        for path in sorted(game.standard_pack.glob("*.toml")):
            texts = texts_in(tomllib.loads(path.read_text(encoding="utf-8")))
            write(root / CODE / game.folder.name / "pack" / path.name, toml_text(texts))
        maps = {path.stem: {"name": map_name(path)} for path in sorted(game.standard_pack.glob("maps/*.map"))}
        if maps:
            write(root / CODE / game.folder.name / "pack" / "maps.toml", toml_text(maps))
    for path in sorted(PAGE.rglob(f"words/{ENGLISH}.ftl")):
        name = "page" if path.parents[1] == PAGE else path.parents[1].name
        write(root / CODE / "page" / f"{name}.ftl", fluent(path.read_text(encoding="utf-8")))


def map_name(path: Path) -> str:
    found = re.search(r"^name: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return accented(found[1]) if found else ""


def texts_in(tables: dict[str, Any]) -> dict[str, Any]:
    """Of the tables of a pack file all texts that are given by language, in the language."""
    found: dict[str, Any] = {}
    for key, value in tables.items():
        if isinstance(value, dict) and isinstance(value.get(ENGLISH), str):
            # A sentence of history has a limit, so that one keeps its length.
            found[key] = value[ENGLISH].translate(LETTERS) if key == "history" else accented(value[ENGLISH])
        elif key == "note" and isinstance(value, str):
            found[key] = accented(value)
        elif isinstance(value, dict) and (inner := texts_in(value)):
            found[key] = inner
    return found


def toml_text(tables: dict[str, Any]) -> str:
    return "".join(f"{quoted(key)} = {toml_value(value)}\n" for key, value in tables.items())


def toml_value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{quoted(key)} = {toml_value(inner)}" for key, inner in value.items()) + " }"
    return quoted(value)


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


if __name__ == "__main__":
    write_language(Path(sys.argv[1]))
