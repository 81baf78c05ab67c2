"""The words of the commands, and what several of them read: a language, a file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import Error
from sandtable.kernel.explain import explained
from sandtable.kernel.words import languages, translator

FOLDER = Path(__file__).parent
LAYERS = ("bots", "lab", "tui", "cli")
"""Besides kernel and games, what a command may hear an error from."""


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=languages(), default="en", help="language")


def say(lang: str, name: str, /, **values: Any) -> str:
    """A message of the commands in a language."""
    return translator(lang, FOLDER)(name, **values)


def told(error: Error, lang: str) -> str:
    """The sentence of an error in a language."""
    return explained(error, lang, [Path(__file__).parent.parent / layer for layer in LAYERS])


def read_text(path: str) -> str:
    """The text of a file that the user named."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Error("{} is not a text file", path) from None
    except OSError as error:
        raise Error("{} cannot be read: {}", path, (error.strerror or "unknown reason").lower()) from None
