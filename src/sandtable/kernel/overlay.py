"""A pack folder as its files have it, laid over the pack that it extends; and where each of its values comes from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sandtable.kernel import toml
from sandtable.kernel.entry import Entry
from sandtable.kernel.errors import BadPack, closest
from sandtable.kernel.words import ENGLISH

HEAD = "pack.toml"
STANDARD = "standard"
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SLUG_LETTERS = 64
SOURCES = ("rulebook", "public", "publisher", "changed", "designed")
"""Where a value may come from: printed in the rulebook, publicly known, typed by the game's publisher, changed from
what another pack has, or designed."""
NO_VALUES = ("name", "arm", "branch", "source", "sources", "note", "history")
"""Keys of a card that are words about it."""
HEAD_KEYS = ("game", "name", "title", "extends", "source")
Tables = dict[str, dict[str, Any]]
"""The cards of a file by their slugs."""


class Folder:
    """A pack folder that was read: tables by file and slug, the head, and what is wrong with them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.files: dict[str, Tables] = {}
        self.head: dict[str, Any] = {}
        self.faults: list[BadPack] = []
        self.extends = ""
        self.totals: set[str] = set()
        """What the pack itself says that its cards add up to; the rest of its totals are those of what it extends."""


class Reader:
    """Reads a pack folder and all that it extends. All faults are noted; only what cannot be read at all is raised."""

    def __init__(self, standard: Path, key_by_key: tuple[str, ...], texts: dict[str, dict[str, Any]]) -> None:
        self.standard = standard
        self.key_by_key = key_by_key
        """Files in which single values of inner tables are changed too."""
        self.texts = texts
        """By language and file, what cards of the standard pack are called in languages that its files do not have."""

    def read(self, path: Path, above: tuple[Path, ...] = ()) -> Folder:
        """`above`: the packs that extend this one, one over the other."""
        if not path.is_dir():
            raise BadPack("no-pack-folder", folder=path)
        if not (path / HEAD).is_file():
            raise BadPack("no-pack-toml", folder=path)
        made = Folder(path)
        own = toml.read(path / HEAD)
        pack = head_table(own, made.faults)
        made.extends = str(pack.get("extends", ""))
        if made.extends:
            under = self.standard if made.extends == STANDARD else path / made.extends
            if under.resolve() in (path.resolve(), *above):
                raise BadPack("pack-extends-itself", extends=made.extends)
            base = self.read(under, (path.resolve(), *above))
            made.files = {name: dict(cards) for name, cards in base.files.items()}
            made.head = base.head
            made.faults += base.faults
        made.head = merged(made.head, {**own, "pack": pack})
        made.totals = set(own.get("totals", {})) if isinstance(own.get("totals"), dict) else set()
        for file in sorted(path.glob("*.toml")):
            if file.name != HEAD:
                self.lay_file(made, file, pack.get("source"))
        if path == self.standard:
            for lang, by_file in self.texts.items():
                add_texts({**made.files, "pack": made.head}, by_file, lang)
        return made

    def lay_file(self, made: Folder, file: Path, source: str | None) -> None:
        """The cards of one file over those that are there. `source`: what the pack says of all its values."""
        try:
            found = toml.read(file)
        except BadPack as fault:
            made.faults.append(fault)
            return
        if made.extends and file.stem not in made.files:
            names = [f"{name}.toml" for name in made.files]
            hint = closest(file.name, names)
            made.faults.append(BadPack("pack-file-unknown", file=file.name, hint=hint, known=names))
            return
        cards = made.files.setdefault(file.stem, {})
        for slug, table in found.items():
            wrong = wrong_card(made, file, slug, table)
            if wrong is not None:
                made.faults.append(wrong)
                continue
            deep = file.stem in self.key_by_key
            entry = Entry(f"{file.name}, {slug}", table, made.faults)
            cards[slug] = laid_card(cards.get(slug, {}) if made.extends else {}, entry, source, made.extends, deep)


def head_table(own: dict[str, Any], faults: list[BadPack]) -> dict[str, Any]:
    """The table [pack] of a head, without what is wrong in it."""
    table = own.get("pack", {})
    if not isinstance(table, dict):
        faults.append(BadPack("pack-head-not-a-table", value=repr(table)))
        return {}
    entry = Entry(f"{HEAD}, pack", table, faults, common=HEAD_KEYS)
    entry.done()
    for key in ("game", "name", "extends"):
        value = table.get(key, "")
        if not isinstance(value, str) or len(value.splitlines()) > 1 or len(value) > SLUG_LETTERS:
            entry.wrong("pack-not-a-short-text", None, key=key, value=repr(value), most=SLUG_LETTERS)
            table = {other: item for other, item in table.items() if other != key}
    if "title" in table:
        table = {**table, "title": entry.texts("title")}
    if "source" in table:
        entry.word("source", SOURCES)
    return table


def merged(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """A head over another: each table holds only what differs. What a pack is called it says itself."""
    made = {**base, **own}
    for key, value in own.items():
        if key != "pack" and isinstance(value, dict) and isinstance(base.get(key), dict):
            made[key] = {**base[key], **value}
    return made


def add_texts(tables: dict[str, Any], texts: dict[str, Any], lang: str) -> None:
    """Put texts in a language beside the same texts in other languages."""
    for key, text in texts.items():
        there = tables.get(key)
        if isinstance(there, str) and key == "note":
            there = tables[key] = {ENGLISH: there}
        if isinstance(there, dict) and isinstance(text, str):
            there.setdefault(lang, text)
        elif isinstance(there, dict) and isinstance(text, dict):
            add_texts(there, text, lang)


def wrong_card(made: Folder, file: Path, slug: str, table: Any) -> BadPack | None:
    """Why a table of a file cannot be a card of it."""
    if not isinstance(table, dict):
        return BadPack("pack-not-a-card", file=file.name, key=slug)
    if len(slug) > SLUG_LETTERS or not SLUG.fullmatch(slug):
        return BadPack("pack-not-a-slug", file=file.name, slug=slug, most=SLUG_LETTERS)
    if not made.extends or slug in made.files[file.stem]:
        return None
    for other, cards in made.files.items():
        if slug in cards:
            return BadPack("pack-card-elsewhere", file=file.name, slug=slug, other=f"{other}.toml")
    if "name" not in table:
        return BadPack("pack-no-such-card", file=file.name, slug=slug, hint=closest(slug, list(made.files[file.stem])))
    return None


# -- one card over another --------------------------------------------------------------------------


def laid_card(old: dict[str, Any], entry: Entry, source: str | None, extends: str, deep: bool) -> dict[str, Any]:
    """A card with what a pack changes of it. What it changes without a source of its own is `changed`, and what was
    remarked about the old values is not said of the new ones."""
    table = entry.table
    made = laid_over(old, table) if deep else {**old, **table}
    own = table.get("source", source)
    stated = stated_sources(entry, made, deep)
    before = dict(values_of(old, deep))
    given = dict(values_of(table, deep))
    sources: dict[str, str] = {}
    changed = False
    for path, value in values_of(made, deep):
        named = stated.get(path) or (own if path in given else None)
        differs = path not in before or before[path] != value
        if named is not None:
            sources[path] = str(named)
        elif not differs:
            sources[path] = old["sources"][path]
        else:
            sources[path] = "changed" if old else "designed"
        changed = changed or (bool(old) and differs)
    if changed and "note" not in table:
        made.pop("note", None)
    if own is not None:
        made["source"] = own
    elif extends:
        made["source"] = ("changed" if changed else old["source"]) if old else "designed"
    return {**made, "sources": sources}


def stated_sources(entry: Entry, made: dict[str, Any], deep: bool) -> dict[str, str]:
    """The sources that a card states for single values; for an inner table, those of all its values."""
    given = entry.get("sources", {})
    if not isinstance(given, dict):
        return entry.wrong("pack-not-a-table", {}, key="sources", value=repr(given))
    paths = [path for path, _ in values_of(made, deep)]
    found: dict[str, str] = {}
    inner = Entry(f"{entry.where}, sources", given, entry.faults, common=())
    for key in given:
        under = [path for path in paths if path == key or path.startswith(key + ".")]
        if under:
            found |= dict.fromkeys(under, inner.word(key, SOURCES))
        else:
            entry.wrong("pack-source-of-nothing", None, key=key, hint=closest(key, paths))
    return found


def values_of(table: dict[str, Any], deep: bool, above: str = "") -> list[tuple[str, Any]]:
    """The values of a card with their keys; where sheets are read key by key, those of inner tables with a dot."""
    found: list[tuple[str, Any]] = []
    for key, value in table.items():
        if key in NO_VALUES:
            continue
        if deep and isinstance(value, dict) and "do" not in value:
            found += values_of(value, deep, f"{above}{key}.")
        else:
            found.append((above + key, value))
    return found


def laid_over(old: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """A table with what another changes of it, and so the tables in it. An effect that says what it does is whole."""
    made = {**old, **table}
    for key, value in table.items():
        if isinstance(value, dict) and isinstance(old.get(key), dict) and "do" not in value:
            made[key] = laid_over(old[key], value)
    return made
