"""TOML read within limits. A parser needs minutes for a few hundred kilobytes that were written to be slow, so these
are refused before they are parsed; what passes is read in time proportional to its length."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import BadPack, Both, Error

FILE_LETTERS = 200_000
LINE_LETTERS = 4_000
WORD_LETTERS = 100
"""Of a bare key or a number."""
KEY_PARTS = 8
"""Each part of `a.b.c` is looked up with all those before it."""
DEPTH = 16
"""Of lists and tables within each other."""
NOT_TOML = "{}: not readable as TOML: {}"

TEXTS = re.compile(
    r'"""[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"{3,5}'
    r"|'''[^']*(?:'(?!'')[^']*)*'{3,5}"
    r'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*",
    re.DOTALL,
)
"""Strings and comments: what is in them is no TOML."""
LONG_WORD = re.compile(rf"[\w+-]{{{WORD_LETTERS + 1}}}")
LONG_KEY = re.compile(rf"(?:\.[ \t]*[^\s.=,\[\]{{}}]*[ \t]*){{{KEY_PARTS}}}")
BRACKETS = re.compile(r"[\[\]{}]")
PLACE = re.compile(r"at line (\d+), column (\d+)")


def read(path: Path) -> dict[str, Any]:
    """The tables of a TOML file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadPack(NOT_TOML, path.name, Both(str(error), "бо це не текст у UTF-8")) from None
    return parse(path.name, text)


def parse(name: str, text: str) -> dict[str, Any]:
    """The tables of a TOML text; `name` is what an error calls it."""
    problem = too_much(text)
    if problem is not None:
        raise BadPack(NOT_TOML, name, problem)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        place = PLACE.search(str(error))
        there = f"рядок {place[1]}, стовпець {place[2]}" if place else "кінець файлу"
        raise BadPack(NOT_TOML, name, Both(str(error), there)) from None


def too_much(text: str) -> Error | None:
    """What a text has too much of to be parsed."""
    if len(text) > FILE_LETTERS:
        return Error("it has {} letters; a file has at most {}", len(text), FILE_LETTERS)
    for number, row in enumerate(text.split("\n"), 1):
        if len(row) > LINE_LETTERS:
            return Error("line {} has {} letters; a line has at most {}", number, len(row), LINE_LETTERS)
    bare = TEXTS.sub(placeholder, text)
    found = LONG_WORD.search(bare)
    if found is not None:
        line = line_of(bare, found.start())
        return Error("line {}: a key or a number has at most {} letters", line, WORD_LETTERS)
    found = LONG_KEY.search(bare)
    if found is not None:
        return Error("line {}: a key has at most {} parts", line_of(bare, found.start()), KEY_PARTS)
    return too_deep(bare)


def too_deep(bare: str) -> Error | None:
    depth = 0
    for found in BRACKETS.finditer(bare):
        depth += 1 if found[0] in "[{" else -1
        if depth > DEPTH:
            return Error("line {}: lists and tables lie at most {} deep", line_of(bare, found.start()), DEPTH)
    return None


def placeholder(found: re.Match[str]) -> str:
    """What stands for a string or a comment: something that is as many lines high."""
    return "_" + "\n" * found[0].count("\n")


def line_of(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
