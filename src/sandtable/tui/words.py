"""The words of the terminal itself, in a language. What a game says comes from its own words."""

from __future__ import annotations

import os
from pathlib import Path

from sandtable.kernel.words import ENGLISH, Translator, languages, translator


class Words(Translator):
    """Speaks the sentences of the terminal in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, Path(__file__).parent)

    def typed(self, name: str) -> set[str]:
        """What may be typed for something, in this language or in English: its message lists it."""
        return {*self(name).split(), *translator(ENGLISH, *self.folders)(name).split()}


def language_of_system() -> str:
    """The language of the environment, as programs of a terminal read it; English if we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            said = value.partition("_")[0].partition(".")[0]
            return said if said in languages() else ENGLISH
    return ENGLISH
