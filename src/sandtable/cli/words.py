"""The words of the commands, and what several of them read: a language, a file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import Error, in_its_words
from sandtable.kernel.toml import UTF_8
from sandtable.kernel.words import ENGLISH, languages, translator

FOLDER = Path(__file__).parent


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=languages(), default=ENGLISH, help="language")


def say(lang: str, name: str, /, **values: Any) -> str:
    """A message of the commands in a language."""
    return translator(lang, FOLDER)(name, **values)


def read_text(path: str) -> str:
    """The text of a file that the user named."""
    try:
        return Path(path).read_text(encoding=UTF_8)
    except UnicodeDecodeError:
        raise Error("file-not-text", file=path) from None
    except OSError as error:
        raise Error("file-unreadable", file=path, reason=in_its_words(error)) from None
