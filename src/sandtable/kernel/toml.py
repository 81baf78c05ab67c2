"""TOML read within limits. A parser needs minutes for a few hundred kilobytes that were written to be slow, so these
are refused before they are parsed; what passes is read in time proportional to its length."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import BadPack, Phrase, in_its_words

BYTE_ORDER_MARK = "\ufeff"
"""Some editors put it before a text."""
UTF_8 = "utf-8-sig"
"""How files that people write are read: without that mark."""
NOT_DECODED = "\ufffd"
"""What a browser makes of letters that are not UTF-8."""
FILE_LETTERS = 200_000
LINE_LETTERS = 4_000
WORD_LETTERS = 100
"""Of a bare key or a number."""
KEY_PARTS = 8
"""Each part of `a.b.c` is looked up with all those before it."""
DEPTH = 16
"""Of lists and tables within each other."""

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
PLACE = re.compile(r"(.*) \(at line (\d+), column (\d+)\)")


def read(path: Path) -> dict[str, Any]:
    """The tables of a TOML file."""
    try:
        text = path.read_text(encoding=UTF_8)
    except UnicodeDecodeError:
        raise not_utf_8(path.name) from None
    return parse(path.name, text)


def not_utf_8(name: str) -> BadPack:
    return BadPack("not-toml", file=name, problem=Phrase("not-utf-8"))


def parse(name: str, text: str) -> dict[str, Any]:
    """The tables of a TOML text; `name` is what an error calls it."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    if NOT_DECODED in text:
        raise not_utf_8(name)
    problem = too_much(text)
    if problem is not None:
        raise BadPack("not-toml", file=name, problem=problem)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise BadPack("not-toml", file=name, problem=as_the_parser_says(error)) from None


def as_the_parser_says(error: ValueError) -> Phrase:
    """What is wrong in the words of the parser, which knows English only; the place in the reader's language."""
    found = PLACE.fullmatch(str(error))
    if found is None:
        return in_its_words(error)
    return Phrase("toml-says-at", said=found[1], line=found[2], column=found[3])


def too_much(text: str) -> Phrase | None:
    """What a text has too much of to be parsed."""
    if len(text) > FILE_LETTERS:
        return Phrase("toml-file-too-long", letters=len(text), most=FILE_LETTERS)
    for number, row in enumerate(text.split("\n"), 1):
        if len(row) > LINE_LETTERS:
            return Phrase("toml-line-too-long", line=number, letters=len(row), most=LINE_LETTERS)
    bare = TEXTS.sub(placeholder, text)
    found = LONG_WORD.search(bare)
    if found is not None:
        line = line_of(bare, found.start())
        return Phrase("toml-word-too-long", line=line, most=WORD_LETTERS)
    found = LONG_KEY.search(bare)
    if found is not None:
        return Phrase("toml-key-too-long", line=line_of(bare, found.start()), most=KEY_PARTS)
    return too_deep(bare)


def too_deep(bare: str) -> Phrase | None:
    depth = 0
    for found in BRACKETS.finditer(bare):
        depth += 1 if found[0] in "[{" else -1
        if depth > DEPTH:
            return Phrase("toml-too-deep", line=line_of(bare, found.start()), most=DEPTH)
    return None


def placeholder(found: re.Match[str]) -> str:
    """What stands for a string or a comment: something that is as many lines high."""
    return "_" + "\n" * found[0].count("\n")


def line_of(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
