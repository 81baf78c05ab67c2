"""What the server says to people: refusals, each one sentence, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sandtable.kernel import explain
from sandtable.kernel.errors import Both, Error
from sandtable.server.messages import ErrorCode
from sandtable.server.shapes import Words

FOLDER = Path(__file__).parent / "words"
LONGEST = 600
"""Letters of a sentence of the engine."""


@cache
def source(lang: str) -> str:
    return (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(source(lang)))
    return made


def phrase(name: str, lang: str, **values: Any) -> str:
    """A message of the server's own words."""
    words = bundle(lang)
    pattern = words.get_message(name).value
    assert pattern is not None
    text, _ = words.format_pattern(pattern, values)
    return str(text)


@cache
def error_words() -> dict[str, str]:
    return explain.error_words() | explain.read_words(Path(__file__).parent)


def shortened(text: str) -> str:
    """A sentence that repeats what somebody sent may be as long as that."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def in_lang(value: Any, lang: str) -> Any:
    """A value of a message. What has no words in this language is left out: `none`."""
    if isinstance(value, (Error, Both)):
        said = str(value) if lang == "en" else explain.in_ukrainian(value, error_words())
        return shortened(said).rstrip(".") or "none"
    return value


def said(name: str, lang: str, values: dict[str, Any]) -> str:
    text = phrase(name, lang, **{key: in_lang(value, lang) for key, value in values.items()})
    return text[:1].upper() + text[1:]


def both(name: str, **values: Any) -> Words:
    return {"en": said(name, "en", values), "uk": said(name, "uk", values)}


class Refused(Exception):
    """Something asked for cannot be done; nothing was changed. The code is for programs, the text for people.

    `detail` is an error of the engine, which is said in both languages.
    """

    def __init__(self, code: ErrorCode, rules: tuple[str, ...] = (), text: Words | None = None, **values: Any) -> None:
        self.code: ErrorCode = code
        self.rules = list(rules)
        self.text = text or both(f"error-{code}", **values)
        super().__init__(self.text["en"])
