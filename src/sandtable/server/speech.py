"""What the server says to people: refusals, each one sentence, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.kernel.errors import Phrase
from sandtable.kernel.words import explained, languages
from sandtable.server.messages import ErrorCode
from sandtable.server.shapes import Words

FOLDER = Path(__file__).parent
LONGEST = 800
"""Letters of a sentence. One that repeats what somebody sent may be as long as that."""


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def in_all_languages(phrase: Phrase) -> Words:
    said = {lang: shortened(explained(phrase, lang)) for lang in languages()}
    return {lang: text[:1].upper() + text[1:] for lang, text in said.items()}


class Refused(Exception):
    """Something asked for cannot be done; nothing was changed. The code is for programs, the text for people.

    `detail` is an error of the engine or a phrase, said in every language inside the sentence of the code.
    """

    def __init__(self, code: ErrorCode, rules: tuple[str, ...] = (), text: Words | None = None, **values: Any) -> None:
        self.code: ErrorCode = code
        self.rules = list(rules)
        self.text = text or in_all_languages(Phrase(f"refused-{code}", **values))
        super().__init__(code)


class Overtaken(Exception):
    """Somebody else was quicker: the act did not happen, and the table has been read again."""
