"""Errors in other languages. Their words stand in `words/errors.uk.toml` of the kernel and of each game, by the English
sentence, with the same braces for the values."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sandtable.kernel import toml
from sandtable.kernel.errors import Both, Error
from sandtable.kernel.registry import installed_games

FILE = Path("words") / "errors.uk.toml"


@cache
def error_words() -> dict[str, str]:
    """The Ukrainian sentences of the kernel and of all installed games, by the English ones."""
    found: dict[str, str] = {}
    for folder in (Path(__file__).parent, *(game.folder for game in installed_games())):
        found |= read_words(folder)
    return found


def read_words(folder: Path) -> dict[str, str]:
    path = folder / FILE
    return toml.read(path) if path.is_file() else {}


def in_ukrainian(error: Error | Both, words: dict[str, str]) -> str:
    """The sentence of an error; empty if nobody has written one, as may be with a stranger's game."""
    if isinstance(error, Both):
        return error.uk
    text = words.get(error.text, "")
    values = [in_ukrainian(value, words) if isinstance(value, (Error, Both)) else value for value in error.values]
    lacking = any(said == "" and isinstance(value, Error) for said, value in zip(values, error.values, strict=True))
    if not text or lacking:
        return ""
    return text.format(*values) if values else text


def explained(error: Error, lang: str, folders: list[Path]) -> str:
    """The sentence of an error in a language; in English if nobody has written one.

    `folders`: layers that bring words of their own.
    """
    if lang == "en":
        return str(error)
    words = dict(error_words())
    for folder in folders:
        words |= read_words(folder)
    return in_ukrainian(error, words) or str(error)
