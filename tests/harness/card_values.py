"""Values of cards and sheets that their texts do not say: each value of a pack is changed, and the text must change.

An effect is changed with its keys, for that of another card: its word alone would leave keys that do not belong to it.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import sandtable
from sandtable.kernel.errors import Error
from sandtable.kernel.game import AnyGame
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import NAMED, UNSEEN, is_text
from sandtable.kernel.words import languages

Way = tuple[str | int, ...]
"""The keys from a card's table down to a value: `("bonus", "points")`, `("symbols", 0)`."""
WORDS_TRIED = 2
"""Of what might stand in the place of a word or an effect so much is tried: what comes next in the alphabet."""
EFFECT = "do"
"""The key of an effect's word."""
WORDS_OF_A_PACK = ("names", "sources", "notes", "histories", "title", "name", "digest", "game", "folder", "copies")


@dataclass(frozen=True)
class Change:
    """A card with one value other than written; `now` is None if the value was left out."""

    card: str
    way: Way
    now: Any

    @property
    def name(self) -> str:
        """What an excuse names it by: the keys down to the value, without places in lists."""
        return ".".join(key for key in self.way if isinstance(key, str))

    def __str__(self) -> str:
        return f"{self.card}: {self.name} {'left out' if self.now is None else f'changed to {self.now!r}'}"


class CardValues:
    """The standard pack of a game, and what its cards say when one of their values is another."""

    def __init__(self, game: str) -> None:
        self.game: AnyGame = sandtable.game(game)
        self.files = self.game.pack_files(self.game.standard_pack)
        self.files.head.pop("totals", None)
        self.pack: Pack = self.game.read_cards(self.files)
        sheets = self.game.presentation.pack_sheets(self.pack, "en")
        shown = {*self.pack.slugs, *(sheet.entry for sheet in sheets)}
        self.written = {slug: {lang: self.text(self.pack, slug, lang) for lang in languages()} for slug in shown}
        self.known = self.vocabulary()
        self.tried: set[str] = set()
        """Names of values of which a change was read as a pack."""

    def text(self, pack: Pack, slug: str, lang: str) -> list[str]:
        """What a card says, or the sheets of one entry of the pack."""
        presentation = self.game.presentation
        if slug in pack.index:
            return list(presentation.card_text(pack, pack.index[slug], lang))
        return [line for sheet in presentation.pack_sheets(pack, lang) if sheet.entry == slug for line in sheet.lines]

    # -- changes --------------------------------------------------------------------------------------

    def changes(self) -> Iterator[tuple[str, Change]]:
        """Every change of one value of one card, with the file of the card."""
        for file, tables in self.files.files.items():
            for slug, table in tables.items():
                if slug in self.written:
                    for way in ways(table):
                        for other in self.others(file, table, way):
                            yield file, Change(slug, way, other)

    def others(self, file: str, table: dict[str, Any], way: Way) -> list[Any]:
        """What might stand there instead: a number beside it, the word or effect of another card, or nothing."""
        value = at(table, way)
        if way[-1] == EFFECT:
            return []
        if isinstance(value, bool):
            return [not value]
        if isinstance(value, int):
            return [value + 1, value - 1]
        word = word_of(value)
        if word:
            known = self.known[family(file, way, value)]
            words = sorted(known)
            after = words.index(word) + 1
            return [*(known[other] for other in (words[after:] + words[: after - 1])[:WORDS_TRIED]), None]
        return [None]

    def vocabulary(self) -> dict[tuple[str, ...], dict[str, Any]]:
        """By their family, the words that cards have, and of each effect how a card has it first."""
        found: dict[tuple[str, ...], dict[str, Any]] = {}
        for file, tables in self.files.files.items():
            for table in tables.values():
                for way in ways(table):
                    value = at(table, way)
                    if word_of(value):
                        found.setdefault(family(file, way, value), {}).setdefault(word_of(value), value)
        return found

    # -- what the text does not tell ------------------------------------------------------------------

    def changed(self, file: str, change: Change) -> Pack | None:
        """The pack with the change, or None if the game refuses it."""
        tables = self.files.files[file]
        kept = tables[change.card]
        tables[change.card] = replaced(kept, change)
        try:
            pack: Pack = self.game.read_cards(self.files)
        except Error:
            return None
        finally:
            tables[change.card] = kept
        return pack

    def silent(self) -> list[Change]:
        """Changes that the rules see and that leave the text of the card as it was in some language."""
        columns = facts(self.pack)
        found = []
        for file, change in self.changes():
            pack = self.changed(file, change)
            if pack is not None:
                self.tried.add(change.name)
            if pack is not None and self.unsaid(pack, change.card) and facts(pack) != columns:
                found.append(change)
        return found

    def untried(self) -> set[str]:
        """Names of values of which no change could be read, once all were tried: of them nothing is known."""
        names = {change.name for _, change in self.changes()}
        return {name for name in names if not any(f"{one}.".startswith(f"{name}.") for one in self.tried)}

    def unsaid(self, pack: Pack, card: str) -> bool:
        """Does the card read in some language as it is written?"""
        return any(self.text(pack, card, lang) == self.written[card][lang] for lang in languages())


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """The ways to every value of a table, inner tables and lists and their items included; words of people are not."""
    if way:
        yield way
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in NAMED and key not in UNSEEN and key != "copies" and not is_text(item):
                yield from ways(item, (*way, key))
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from ways(item, (*way, place))


def word_of(value: Any) -> str:
    """A word, or that of an effect; empty if it is none."""
    word = value.get(EFFECT, "") if isinstance(value, dict) else value
    return word if isinstance(word, str) else ""


def family(file: str, way: Way, value: Any) -> tuple[str, ...]:
    """What has the same may stand in each other's place: words under one key, effects in one text of a file."""
    names = tuple(key for key in way if isinstance(key, str))
    return (file, *names) if isinstance(value, dict) else names[-1:]


def at(table: Any, way: Way) -> Any:
    for key in way:
        table = table[key]
    return table


def replaced(table: dict[str, Any], change: Change) -> dict[str, Any]:
    """A copy of the table with the change."""
    made = copy.deepcopy(table)
    inner = at(made, change.way[:-1])
    if change.now is None:
        del inner[change.way[-1]]
    else:
        inner[change.way[-1]] = change.now
    return made


def facts(thing: Any) -> Any:
    """All that a pack holds for the rules, as plain data; also of a compiled class."""
    if isinstance(thing, bool | int | float | str) or thing is None:
        return thing
    if isinstance(thing, dict):
        return {key: facts(item) for key, item in thing.items()}
    if isinstance(thing, list | tuple | set | frozenset):
        return [facts(item) for item in thing]
    if callable(thing):
        return None
    names = [name for name in dir(thing) if not name.startswith("_") and name not in WORDS_OF_A_PACK]
    return {name: facts(getattr(thing, name)) for name in names}
