"""The packs that tables are played with, each kept whole, as it was when its first table was made.

The store holds their texts, one row for each distinct pack. Here they lie as folders named by their content, so that
bots in other processes can read them too. So a table goes on with its own cards when the installed ones have changed.
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
import zlib
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from sandtable.kernel import lesson as lessons
from sandtable.kernel import toml
from sandtable.kernel.errors import BadPack, BadRecord
from sandtable.kernel.game import AnyGame
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import KEPT_STANDARD
from sandtable.server.store import KeptPack

FILE_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\.toml")
LONGEST_SHOWN = 80
"""Letters of a file's name that an error repeats."""
HEAD_FILE = "pack.toml"
LESSON_FILE = "lesson.record"
MOST_FILES = 40
MOST_LETTERS = 100_000
"""Of all files of one's own together: the server itself reads them whenever it opens the table."""
PACKS_READ = 64
"""So many packs are kept as they were read, besides those that are played with."""


class PackShelf:
    """Packs by their hash. One of one's own lies over the standard one, as that was installed at the time."""

    def __init__(self, folder: Path | None = None) -> None:
        self.temporary = tempfile.TemporaryDirectory(prefix="sandtable-packs-") if folder is None else None
        self.place = Path(self.temporary.name) if self.temporary else folder or Path()
        self.texts: dict[str, dict[str, str]] = {}
        """By game: its standard pack as this server found it installed."""
        self.standard: dict[str, KeptPack] = {}
        self.read: dict[tuple[str, str], Pack] = {}

    def gather(self, game: AnyGame, own: dict[str, str]) -> KeptPack:
        """The installed pack of a game with files of one's own over it, put on the shelf. Hostile files are refused."""
        if own:
            check_files(own)
            return self.add(game, {**self.standard_texts(game), **own})
        if game.name not in self.standard:
            self.standard[game.name] = self.add(game, self.standard_texts(game))
        return self.standard[game.name]

    def standard_texts(self, game: AnyGame) -> dict[str, str]:
        if game.name not in self.texts:
            self.texts[game.name] = standard_texts(game)
        return self.texts[game.name]

    def add(self, game: AnyGame, texts: dict[str, str]) -> KeptPack:
        """Write a pack of texts and read it: now it has a name."""
        data = json.dumps(texts, sort_keys=True, ensure_ascii=False).encode()
        kept = KeptPack(sha256(data).hexdigest()[:32], "", zlib.compress(data))
        self.put(kept)
        pack = self.pack(game, kept.name)
        return replace(kept, cards=f"{pack.name} {pack.digest}")

    def has(self, name: str) -> bool:
        return (self.place / name).is_dir()

    def put(self, kept: KeptPack) -> None:
        """Write a pack's folder, whole or not at all."""
        if self.has(kept.name):
            return
        draft = self.draft()
        for path, text in texts_of(kept).items():
            (draft / path).parent.mkdir(parents=True, exist_ok=True)
            (draft / path).write_text(text, encoding="utf-8", newline="\n")
        try:
            draft.rename(self.place / kept.name)
        except OSError:  # another thread was quicker
            shutil.rmtree(draft)

    def draft(self) -> Path:
        """A new folder for what may turn out to be no pack."""
        self.place.mkdir(parents=True, exist_ok=True)
        return Path(tempfile.mkdtemp(prefix="draft-", dir=self.place))

    def keep_only(self, names: set[str]) -> None:
        """Clear away what the store no longer has, and drafts that were never finished. Before any table is made."""
        for folder in [folder for folder in self.place.glob("*") if folder.name not in names]:
            shutil.rmtree(folder, ignore_errors=True)

    def folder(self, name: str) -> Path:
        """Where a pack is read from."""
        whole = self.place / name
        return whole if (whole / HEAD_FILE).is_file() else whole / KEPT_STANDARD

    def pack(self, game: AnyGame, name: str) -> Pack:
        key = (game.name, name)
        pack = self.read.pop(key, None) or game.read_pack(self.folder(name))
        self.read[key] = pack
        while len(self.read) > PACKS_READ:
            del self.read[next(iter(self.read))]
        return pack

    def own_files(self, name: str) -> dict[str, str]:
        """What of a pack is one's own; nothing for a standard one."""
        return {path.name: path.read_text(encoding="utf-8") for path in sorted((self.place / name).glob("*.toml"))}

    def lesson(self, name: str) -> lessons.Lesson:
        """The lesson as it was when the pack was kept: it fits those cards."""
        path = self.place / name / LESSON_FILE
        if not path.is_file():
            raise BadRecord("this game has no lesson")
        return lessons.Lesson(path.read_text(encoding="utf-8"))

    def installed(self, game: AnyGame) -> str:
        """The folder with the standard pack as it is installed."""
        return str(self.folder(self.gather(game, {}).name))


def standard_texts(game: AnyGame) -> dict[str, str]:
    """All texts of a game's installed pack, by path, and its lesson."""
    found = {}
    for path in sorted([*game.standard_pack.glob("*.toml"), *game.standard_pack.glob("[!._]*/*")]):
        if path.is_file():
            name = path.relative_to(game.standard_pack).as_posix()
            found[f"{KEPT_STANDARD}/{name}"] = path.read_text(encoding="utf-8")
    if lessons.lesson_path(game).is_file():
        found[LESSON_FILE] = lessons.lesson_path(game).read_text(encoding="utf-8")
    return found


def texts_of(kept: KeptPack) -> dict[str, str]:
    texts: dict[str, str] = json.loads(zlib.decompress(kept.data))
    return texts


def check_files(files: dict[str, str]) -> None:
    """Files of one's own: few, with plain names, over the standard pack and nothing else of this machine."""
    if len(files) > MOST_FILES:
        raise BadPack("a pack has at most {} files, not {}", MOST_FILES, len(files))
    for name in files:
        if not FILE_NAME.fullmatch(name):
            raise BadPack(
                "'{}' is not the name of a pack file; use lower case letters, digits, hyphens and .toml",
                name[:LONGEST_SHOWN],
            )
    letters = sum(map(len, files.values()))
    if letters > MOST_LETTERS:
        raise BadPack("the files of a pack have at most {} letters together, not {}", MOST_LETTERS, letters)
    if HEAD_FILE not in files:
        raise BadPack("the file pack.toml is missing")
    head = toml.parse(HEAD_FILE, files[HEAD_FILE]).get("pack", {})
    extends = head.get("extends", "standard") if isinstance(head, dict) else head
    if extends != "standard":
        raise BadPack("pack.toml: extends is {}; at a table a pack can extend only 'standard'", repr(extends))
