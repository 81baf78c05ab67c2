"""The words of the terminal itself, in a language. What a game says comes from its own words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sandtable.kernel.words import bundle, check_language


class Words:
    """Speaks the sentences of the terminal in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)
        self.bundle = bundle(Path(__file__).parent, lang)

    def __call__(self, name: str, /, **values: Any) -> str:
        pattern = self.bundle.get_message(name).value
        assert pattern is not None
        text, _ = self.bundle.format_pattern(pattern, values)
        return str(text)

    def has(self, name: str) -> bool:
        return bool(self.bundle.has_message(name))


def language_of_system() -> str:
    """The language of the environment, as programs of a terminal read it: Ukrainian if it says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "uk" if value.startswith("uk") else "en"
    return "en"
