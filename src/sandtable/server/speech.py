"""What the server says to people: refusals, each one sentence, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sandtable.server.messages import ErrorCode
from sandtable.server.shapes import Words

FOLDER = Path(__file__).parent / "words"


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


def both(name: str, **values: Any) -> Words:
    return {"en": phrase(name, "en", **values), "uk": phrase(name, "uk", **values)}


class Refused(Exception):
    """Something asked for cannot be done; nothing was changed. The code is for programs, the text for people."""

    def __init__(self, code: ErrorCode, rules: tuple[str, ...] = (), text: Words | None = None, **values: Any) -> None:
        self.code: ErrorCode = code
        self.rules = list(rules)
        if "detail" in values:
            values["detail"] = str(values["detail"]).rstrip(".")
        self.text = text or both(f"error-{code}", **values)
        super().__init__(self.text["en"])
