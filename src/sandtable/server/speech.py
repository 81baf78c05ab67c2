"""What the server says to people: refusals, each one sentence, in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from sandtable.kernel import explain
from sandtable.kernel.errors import Both, Error
from sandtable.kernel.words import languages, translator
from sandtable.server.messages import ErrorCode
from sandtable.server.shapes import Words

FOLDER = Path(__file__).parent
LONGEST = 600
"""Letters of a sentence of the engine."""


@cache
def error_words() -> dict[str, str]:
    return explain.error_words() | explain.read_words(FOLDER)


def shortened(text: str) -> str:
    """A sentence that repeats what somebody sent may be as long as that."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def in_lang(value: Any, lang: str) -> Any:
    """A value of a message. What has no words in this language is left out: `none`."""
    if isinstance(value, (Error, Both)):
        said = explain.in_ukrainian(value, error_words()) if lang == "uk" else str(value)
        return shortened(said).rstrip(".") or "none"
    return value


def said(name: str, lang: str, values: dict[str, Any]) -> str:
    text = translator(lang, FOLDER)(name, **{key: in_lang(value, lang) for key, value in values.items()})
    return text[:1].upper() + text[1:]


def in_all_languages(name: str, **values: Any) -> Words:
    return {lang: said(name, lang, values) for lang in languages()}


class Refused(Exception):
    """Something asked for cannot be done; nothing was changed. The code is for programs, the text for people.

    `detail` is an error of the engine, which is said in every language.
    """

    def __init__(self, code: ErrorCode, rules: tuple[str, ...] = (), text: Words | None = None, **values: Any) -> None:
        self.code: ErrorCode = code
        self.rules = list(rules)
        self.text = text or in_all_languages(f"error-{code}", **values)
        super().__init__(self.text["en"])
