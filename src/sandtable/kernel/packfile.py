"""The files of a pack as a game reads them: its cards, its totals, and the hash by which records name it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sandtable.kernel.entry import LANGUAGE, Entry
from sandtable.kernel.errors import BadPack, Phrase, closest
from sandtable.kernel.overlay import SOURCES, Folder
from sandtable.kernel.pack import Pack
from sandtable.kernel.toml import UTF_8
from sandtable.kernel.words import ENGLISH, languages

NAMED = ("name", "arm")
"""Keys that hold a text, in whatever languages."""
UNSEEN = ("source", "sources", "note", "history", "branch")
"""Keys that tell where a card comes from and what it was; play does not depend on them."""
KEPT_STANDARD = ".standard"
"""Inside a pack folder: the standard pack as it was when the pack was put away with a table."""


class PackFiles:
    """The files of a pack: tables by file and slug, in the order in which they are written.

    What is wrong with them is collected in `faults` and raised together: by `fill_common` for the cards, and by
    `check_totals` for what they add up to.
    """

    def __init__(self, folder: Folder, standard: Path, game: str = "", head_tables: tuple[str, ...] = ()) -> None:
        self.folder = folder.path
        self.standard = standard
        """The folder of the standard pack that this one stands on."""
        self.files = folder.files
        self.head = folder.head
        self.unreadable = folder.faults
        """What is wrong before any card is read."""
        self.extends = folder.extends
        self.own_totals = folder.totals
        self.game = game
        """The name of the game that reads them."""
        self.asked: set[str] = set()
        self.check_head(head_tables)
        self.faults = self.unreadable[:]

    def check_head(self, head_tables: tuple[str, ...]) -> None:
        known = ["pack", "totals", *head_tables]
        for key, value in self.head.items():
            if key not in known:
                self.unreadable.append(BadPack("pack-head-unknown", key=key, hint=closest(key, known), known=known))
            elif not isinstance(value, dict):
                self.unreadable.append(BadPack("pack-head-table", key=key, value=repr(value)))
        game = self.head["pack"].get("game", self.game)
        if game != self.game:
            self.unreadable.append(BadPack("pack-of-other-game", theirs=game, game=self.game))

    def table(self, name: str) -> Entry:
        """A table of the head, such as the badges of AFU."""
        found = self.head.get(name, {})
        return Entry(f"pack.toml, {name}", found if isinstance(found, dict) else {}, self.faults, common=())

    def entries(self, file: str) -> list[tuple[str, Entry]]:
        """Slug and entry of each card of a file, by the file's name without `.toml`."""
        self.asked.add(file)
        if file not in self.files:
            self.faults.append(BadPack("pack-file-missing", file=f"{file}.toml"))
            return []
        cards = self.files[file].items()
        return [(slug, Entry(f"{file}.toml, {slug}", table, self.faults)) for slug, table in cards]

    @contextmanager
    def reading(self, entry: Entry) -> Iterator[None]:
        """Read a card. If it cannot be read to its end, that is one more fault, and the others are read nonetheless."""
        try:
            yield
        except BadPack as fault:
            entry.given_up = True
            self.faults.append(fault)

    def check_files(self) -> None:
        """No file is left that nobody has asked for: its name may be misspelled."""
        known = [f"{file}.toml" for file in sorted(self.asked)]
        for file in sorted(self.files.keys() - self.asked):
            name = f"{file}.toml"
            self.faults.append(BadPack("pack-file-unknown", file=name, hint=closest(name, known), known=known))

    def check(self) -> None:
        """Raise what is wrong, if anything is. The files can be read again after that."""
        faults, self.faults = self.faults, self.unreadable[:]
        if len(faults) == 1:
            raise faults[0]
        if faults:
            raise BadPack.several(faults)

    def check_totals(self, found: dict[str, int]) -> None:
        """Compare what was counted with what the pack states of itself."""
        totals = self.table("totals")
        for name, stated in totals.table.items():
            if name not in found:
                names = list(found)
                self.faults.append(BadPack("pack-total-unknown", total=name, hint=closest(name, names), known=names))
            elif stated != found[name]:
                message = "pack-total-wrong" if name in self.own_totals else "pack-total-inherited"
                wrong = BadPack(message, stated=repr(stated), total=name, found=found[name])
                self.faults.append(wrong)
        self.check()


def read_text(path: Path) -> str:
    """The text of a file in a folder of the pack, such as a map."""
    try:
        return path.read_text(encoding=UTF_8)
    except UnicodeDecodeError:
        where = f"{path.parent.name}/{path.name}"
        raise BadPack("in-place", where=where, problem=Phrase("not-utf-8")) from None


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

    All faults that were found so far are raised here. A game whose pack has more than these files adds that to the
    digest.
    """
    seen: set[str] = set()
    for slug, entry in entries:
        if slug in seen:
            files.faults.append(entry.fail("pack-slug-twice"))
        seen.add(slug)
        pack.names.append(entry.texts("name"))
        entry.word("source", SOURCES)
        pack.sources.append(dict(entry.get("sources", {})))
        pack.notes.append(entry.note())
        pack.histories.append(entry.history())
        entry.done()
    files.check_files()
    files.check()
    head = files.head["pack"]
    pack.name = str(head.get("name", files.folder.name))
    pack.game = files.game
    pack.folder = str(files.folder.absolute())
    pack.title = dict(head.get("title", {ENGLISH: pack.name}))
    rest = {key: value for key, value in files.head.items() if key not in ("pack", "totals")}
    pack.digest = digest(without_words(files.files), without_words(rest))


def digest(*parts: object) -> str:
    """A hash of what play depends on, by which a record names its pack: of all that decides how it replays."""
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
