"""Reading a pack from its text files, with errors that name the file and the card."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

from sandtable.kernel import toml
from sandtable.kernel.errors import BadPack, Error, closest
from sandtable.kernel.pack import Pack
from sandtable.kernel.words import ENGLISH, languages

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
NAMED = ("name", "arm")
"""Keys that hold a text, in whatever languages."""
UNSEEN = ("source", "note", "history")
"""Keys that tell where a card comes from and what it was; play does not depend on them."""
SOURCES = ("rulebook", "public", "designed")
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SLUG_LETTERS = 64
COMMON = ("name", "copies", "source", "note")
KEPT_STANDARD = ".standard"
"""Inside a pack folder: the standard pack as it was when the pack was put away with a table."""


class Entry:
    """One table of a pack file, read field by field. What is never asked for is an unknown key."""

    def __init__(self, where: str, table: dict[str, Any]) -> None:
        self.where = where
        self.table = table
        self.asked: set[str] = set(COMMON)

    def fail(self, text: str, *values: object) -> BadPack:
        return BadPack("{}: {}", self.where, Error(text, *values))

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return self.table.get(key, default)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self.get(key, default)
        if value is None:
            raise self.fail("'{}' is missing; give a number from {} to {}", key, low, high)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail("'{}' is {}; give a number from {} to {}", key, repr(value), low, high)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.get(key, default)
        if not isinstance(value, bool):
            raise self.fail("'{}' is {}; give true or false", key, repr(value))
        return value

    def word(self, key: str, words: tuple[str, ...] | list[str], default: str | None = None) -> str:
        value = self.get(key, default)
        if value is None:
            raise self.fail("'{}' is missing; give one of {}", key, ", ".join(words))
        if value not in words:
            raise self.fail(
                "'{}' is {}{}; give one of {}",
                key,
                repr(value),
                closest(str(value), list(words)),
                ", ".join(words),
            )
        return str(value)

    def words(self, key: str, words: tuple[str, ...] | list[str]) -> list[str]:
        value = self.get(key, [])
        if not isinstance(value, list):
            raise self.fail("'{}' is {}; give a list", key, repr(value))
        for item in value:
            if item not in words:
                raise self.fail(
                    "'{}' holds {}{}; use {}",
                    key,
                    repr(item),
                    closest(str(item), list(words)),
                    ", ".join(words),
                )
        return [str(item) for item in value]

    def tables(self, key: str) -> list[Entry]:
        """A list of inner tables, such as the abilities of a card."""
        value = self.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.fail("'{}' is {}; give a list of tables", key, repr(value))
        return [Entry(f"{self.where}, {key} {i + 1}", item) for i, item in enumerate(value)]

    def table_of(self, key: str) -> Entry | None:
        """An inner table, or None if there is none."""
        value = self.get(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.fail("'{}' is {}; give a table", key, repr(value))
        return Entry(f"{self.where}, {key}", value)

    def texts(self, key: str) -> dict[str, str]:
        """A text in one language or several: `{ en = "Trucks" }`."""
        value = self.get(key)
        if not isinstance(value, dict) or not value or not all(LANGUAGE.fullmatch(lang) for lang in value):
            raise self.fail("'{}' must be given in a language at least: {{ en = \"...\" }}", key)
        return {lang: str(text) for lang, text in value.items()}

    def done(self) -> None:
        """Every key was understood, or the pack is refused."""
        for key in self.table:
            if key not in self.asked:
                raise self.fail("unknown key '{}'{}", key, closest(key, sorted(self.asked)))


class PackFiles:
    """The files of a pack: tables by file and slug, in the order in which they are written."""

    def __init__(
        self, folder: Path, standard: Path, files: dict[str, dict[str, dict[str, Any]]], head: dict[str, Any]
    ) -> None:
        self.folder = folder
        self.standard = standard
        """The folder of the standard pack that this one stands on."""
        self.files = files
        self.head = head
        self.game = ""
        """The name of the game that reads them."""

    def entries(self, file: str) -> list[tuple[str, Entry]]:
        """Slug and entry of each card of a file, by the file's name without `.toml`."""
        if file not in self.files:
            raise BadPack("{}: the file {}.toml is missing", self.folder.name, file)
        return [(slug, Entry(f"{file}.toml, {slug}", table)) for slug, table in self.files[file].items()]

    def check_total(self, name: str, found: int) -> None:
        """Compare what was counted with what the pack states of itself."""
        stated = self.head.get("totals", {}).get(name)
        if stated is not None and stated != found:
            raise BadPack("pack.toml: states {} for '{}', but the cards add up to {}", stated, name, found)

    def known_totals(self, names: list[str]) -> None:
        for name in self.head.get("totals", {}):
            if name not in names:
                raise BadPack("pack.toml: unknown total '{}'{}; use {}", name, closest(name, names), ", ".join(names))


def read_files(folder: Path, standard: Path, key_by_key: tuple[str, ...] = ()) -> PackFiles:
    """Read a pack folder, laid over the one it extends; in the files `key_by_key` also table within table."""
    if not folder.is_dir():
        raise BadPack("there is no pack folder {}; name a folder with a pack.toml, or 'standard'", folder)
    if not (folder / "pack.toml").is_file():
        raise BadPack("{} has no pack.toml; a pack folder needs one", folder)
    head = toml.read(folder / "pack.toml")
    files: dict[str, dict[str, dict[str, Any]]] = {}
    extends = head.get("pack", {}).get("extends")
    if extends is not None:
        base_folder = standard if extends == "standard" else (folder / str(extends))
        base = read_files(base_folder, standard, key_by_key)
        files = {name: dict(tables) for name, tables in base.files.items()}
        head = {**base.head, **head}
    for path in sorted(folder.glob("*.toml")):
        if path.name == "pack.toml":
            continue
        cards = files.setdefault(path.stem, {})
        for slug, table in toml.read(path).items():
            if not isinstance(table, dict):
                raise BadPack("{}: '{}' is not a card; write [slug] and its values below it", path.name, slug)
            if len(slug) > SLUG_LETTERS or not SLUG.fullmatch(slug):
                raise BadPack(
                    "{}: '{}' is not a slug; use lower case letters, digits and hyphens, at most {}",
                    path.name,
                    slug,
                    SLUG_LETTERS,
                )
            old = cards.get(slug, {}) if extends is not None else {}
            cards[slug] = laid_over(old, table) if path.stem in key_by_key else {**old, **table}
    return PackFiles(folder, standard, files, head)


def laid_over(old: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """A table with what another changes of it, and so the tables in it. An effect that says what it does is whole."""
    made = {**old, **table}
    for key, value in table.items():
        if isinstance(value, dict) and isinstance(old.get(key), dict) and "do" not in value:
            made[key] = laid_over(old[key], value)
    return made


def standard_under(folder: Path, installed: Path) -> Path:
    """The standard pack that a pack stands on: the copy that was kept with it, or else the installed one.

    The copy itself stands on nothing else, so that old cards stay as they were.
    """
    if folder.name == KEPT_STANDARD:
        return folder
    kept = folder / KEPT_STANDARD
    return kept if kept.is_dir() else installed


def fill_common(pack: Pack, files: PackFiles, entries: list[tuple[str, Entry]]) -> None:
    """Names, sources and notes of the cards, in the order of the pack's kinds, and its title and digest.

    A game whose pack has more than these files adds that to the digest.
    """
    seen: set[str] = set()
    for slug, entry in entries:
        if slug in seen:
            raise entry.fail("this slug is used twice")
        seen.add(slug)
        pack.names.append(entry.texts("name"))
        pack.sources.append(entry.word("source", SOURCES))
        pack.notes.append(str(entry.get("note", "")))
        entry.done()
    head = files.head.get("pack", {})
    pack.name = str(head.get("name", files.folder.name))
    pack.game = files.game
    pack.folder = str(files.folder.absolute())
    pack.title = dict(head.get("title", {ENGLISH: pack.name}))
    rest = {key: value for key, value in files.head.items() if key not in ("pack", "totals")}
    pack.digest = digest(without_words(files.files), without_words(rest))


def digest(*parts: object) -> str:
    """A hash of what play hangs on, by which a record names its pack: of all that decides how it replays."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def without_words(value: Any) -> Any:
    """What a pack file says, in its order, without what only people read: names, sources and notes."""
    if isinstance(value, list):
        return [without_words(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: "" if key in NAMED or is_text(item) else without_words(item)
        for key, item in value.items()
        if key not in UNSEEN
    }


def is_text(value: Any) -> bool:
    """Is it a text by language, such as a name?"""
    if not isinstance(value, dict) or set(value).isdisjoint(languages()):
        return False
    return all(LANGUAGE.fullmatch(key) and isinstance(text, str) for key, text in value.items())
