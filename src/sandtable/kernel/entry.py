"""One table of a pack file, read field by field, with errors that name the file, the card and the key."""

from __future__ import annotations

import re
from typing import Any, TypeVar

from sandtable.kernel.errors import BadPack, Phrase, closest
from sandtable.kernel.words import ENGLISH

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
COMMON = ("name", "copies", "source", "sources", "note", "history")
"""What every card may have."""
LONGEST_HISTORY = 160
"""Letters of the sentence about what a card stands for."""
T = TypeVar("T")


class Entry:
    """One table of a pack file. What is never asked for is an unknown key.

    With a list of faults, what is wrong is added to it and reading goes on with a value that would be right, so that
    all faults of a pack are found at once. Without one, the first fault is raised.
    """

    def __init__(
        self,
        where: str,
        table: dict[str, Any],
        faults: list[BadPack] | None = None,
        common: tuple[str, ...] = COMMON,
    ) -> None:
        self.where = where
        self.table = table
        self.faults = faults
        self.asked: set[str] = set(common)
        self.given_up = False
        """Reading it ended with a fault before all of it was read."""
        self.unknown = False
        """What it is cannot be told, so nothing else can be said to be wrong with it."""

    def fail(self, name: str, /, **values: object) -> BadPack:
        """The error for this table: a message that says what is wrong in it."""
        return BadPack("in-place", where=self.where, problem=Phrase(name, **values))

    def wrong(self, name: str, instead: T, /, **values: object) -> T:
        """Note a fault, and go on with another value."""
        if self.unknown:
            return instead
        fault = self.fail(name, **values)
        if self.faults is None:
            raise fault
        self.faults.append(fault)
        return instead

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return self.table.get(key, default)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self.get(key, default)
        instead = max(low, min(high, 0))
        if value is None:
            return self.wrong("pack-number-missing", instead, key=key, low=low, high=high)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            return self.wrong("pack-not-a-number", instead, key=key, value=repr(value), low=low, high=high)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.get(key, default)
        if not isinstance(value, bool):
            return self.wrong("pack-not-a-flag", default, key=key, value=repr(value))
        return value

    def word(self, key: str, words: tuple[str, ...] | list[str], default: str | None = None) -> str:
        value = self.get(key, default)
        if value is None:
            return self.wrong("pack-word-missing", words[0], key=key, words=words)
        if value not in words:
            hint = closest(str(value), list(words))
            return self.wrong("pack-not-a-word", words[0], key=key, value=repr(value), hint=hint, words=words)
        return str(value)

    def choice(self, key: str, words: tuple[str, ...] | list[str]) -> str:
        """A word on which depends what else the table holds."""
        found = self.word(key, words)
        self.unknown = self.table.get(key) != found
        return found

    def words(self, key: str, words: tuple[str, ...] | list[str]) -> list[str]:
        value = self.get(key, [])
        if not isinstance(value, list):
            return self.wrong("pack-not-a-list", [], key=key, value=repr(value))
        for item in value:
            if item not in words:
                hint = closest(str(item), list(words))
                self.wrong("pack-list-holds", None, key=key, value=repr(item), hint=hint, words=words)
        return [str(item) for item in value if item in words]

    def tables(self, key: str) -> list[Entry]:
        """A list of inner tables, such as the abilities of a card."""
        value = self.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.fail("pack-not-tables", key=key, value=repr(value))
        return [self.inner(f"{key} {i + 1}", item) for i, item in enumerate(value)]

    def table_of(self, key: str) -> Entry | None:
        """An inner table, or None if there is none."""
        value = self.get(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.fail("pack-not-a-table", key=key, value=repr(value))
        return self.inner(key, value)

    def inner(self, key: str, table: dict[str, Any]) -> Entry:
        return Entry(f"{self.where}, {key}", table, self.faults, common=())

    def texts(self, key: str) -> dict[str, str]:
        """A text in one language or several: `{ en = "Trucks" }`."""
        value = self.get(key)
        if not isinstance(value, dict) or not value or not all(LANGUAGE.fullmatch(lang) for lang in value):
            return self.wrong("pack-text-missing", {ENGLISH: ""}, key=key)
        return {lang: str(text) for lang, text in value.items()}

    def note(self) -> dict[str, str]:
        """What is remarked about a card, by language; a plain text is English."""
        value = self.get("note")
        if value is None or value == "":
            return {}
        return {ENGLISH: value} if isinstance(value, str) else self.texts("note")

    def history(self) -> dict[str, str]:
        """What the card stands for was in history: one sentence, by language."""
        if "history" not in self.table:
            return {}
        found = self.texts("history")
        for lang, text in found.items():
            if len(text) > LONGEST_HISTORY:
                self.wrong("pack-history-long", None, lang=lang, most=LONGEST_HISTORY, letters=len(text))
        return found

    def done(self) -> None:
        """Every key was understood, or the pack is refused."""
        for key in self.table:
            if key not in self.asked and not self.given_up:
                self.wrong("pack-key-unknown", None, key=key, hint=closest(key, sorted(self.asked)))
