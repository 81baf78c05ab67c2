"""The packs that tables are played with, each kept whole, as it was when its first table was made.

The store holds their texts, one row for each distinct pack. Here they lie as folders named by their content, so that
bots in other processes can read them too. So a table goes on with its own cards when the installed ones have changed.
"""

from __future__ import annotations

import io
import json
import re
import shutil
import tempfile
import time
import zipfile
import zlib
from dataclasses import replace
from hashlib import sha256
from pathlib import Path, PurePosixPath

from sandtable.kernel import toml
from sandtable.kernel.errors import BadPack, BadRecord
from sandtable.kernel.game import AnyGame
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import KEPT_STANDARD
from sandtable.kernel.record import Start, read
from sandtable.server import first_edition
from sandtable.server.store import KeptPack

WORD = "[a-z0-9]+(-[a-z0-9]+)*"
FILE_NAME = re.compile(rf"{WORD}\.toml")
TEXT_NAME = re.compile(rf"{WORD}/{WORD}\.[a-z]{{1,5}}")
"""A map or a deck in a folder of the pack."""
LONGEST_SHOWN = 80
"""Letters of a file's name that an error repeats."""
ANY_TEXT = ".txt"
"""How browsers save a text, whatever it is."""
HEAD_FILE = "pack.toml"
LESSON_FILE = "lesson.record"
"""A scripted first game, in packs that were kept when games had one."""
MOST_FILES = 40
MOST_LETTERS = 100_000
"""Of all custom files together: the server itself reads them whenever it opens the table."""
PACKS_READ = 64
"""So many packs are kept as they were read, besides those that are played with."""


class PackShelf:
    """Packs by their hash. A custom one lies over the standard one, as that was installed at the time."""

    def __init__(self, folder: Path | None = None) -> None:
        self.temporary = tempfile.TemporaryDirectory(prefix="sandtable-packs-") if folder is None else None
        self.place = Path(self.temporary.name) if self.temporary else folder or Path()
        self.texts: dict[str, dict[str, str]] = {}
        """By game: its standard pack as this server found it installed."""
        self.standard: dict[str, KeptPack] = {}
        self.read: dict[tuple[str, str], Pack] = {}

    def gather(self, game: AnyGame, own: dict[str, str]) -> KeptPack:
        """The installed pack of a game with custom files over it, put on the shelf. Hostile files are refused."""
        if own:
            standard = self.standard_texts(game)
            folders = text_kinds(standard)
            check_files(own, folders)
            return self.add(game, {**standard, **in_place(own, folders)})
        if game.name not in self.standard:
            self.standard[game.name] = self.add(game, self.standard_texts(game))
        return self.standard[game.name]

    def gather_first_edition(self, game: AnyGame, own: dict[str, str]) -> KeptPack:
        """The pack of a table from before packs were kept: custom files over the cards of that time."""
        for folder in game.older_packs:
            if folder.name == first_edition.PACK:
                return self.add(game, {**texts_in(folder), **own})
        return self.gather(game, own)

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
        try:
            for path, text in texts_of(kept).items():
                (draft / path).parent.mkdir(parents=True, exist_ok=True)
                (draft / path).write_text(text, encoding="utf-8", newline="\n")
            draft.rename(self.place / kept.name)
        except OSError:
            shutil.rmtree(draft, ignore_errors=True)
            if not self.has(kept.name):  # if it is there, another thread was quicker
                raise

    def draft(self) -> Path:
        """A new folder for what may turn out to be no pack."""
        self.place.mkdir(parents=True, exist_ok=True)
        return Path(tempfile.mkdtemp(prefix="draft-", dir=self.place))

    def keep_only(self, names: set[str], older: float = 0.0) -> None:
        """Clear away what the store no longer has, and drafts that were never finished, if it is so many seconds old.

        Not the standard packs that were found installed: new tables are made with them.
        """
        names = names | {kept.name for kept in self.standard.values()}
        for folder in [folder for folder in self.place.glob("*") if folder.name not in names]:
            if age_of(folder) >= older:
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
        """What of a pack is not the standard one's; nothing for a standard one."""
        whole = self.place / name
        found = sorted([*whole.glob("*.toml"), *whole.glob("[!._]*/*")])
        return {path.relative_to(whole).as_posix(): path.read_text(encoding="utf-8") for path in found}

    def archive(self, name: str) -> bytes:
        """What of a pack is not the standard one's, as a zip archive of its designer's folder."""
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as archive:
            for path, text in self.own_files(name).items():
                entry = zipfile.ZipInfo(path)
                entry.external_attr = 0o644 << 16  # what its owner may do with the file
                archive.writestr(entry, text.encode(), zipfile.ZIP_DEFLATED)
        return data.getvalue()

    def fixed_start(self, name: str) -> Start:
        """Where a scripted first game begins that was kept with the pack of its table."""
        path = self.place / name / LESSON_FILE
        if not path.is_file():
            raise BadRecord("table-without-start")
        head, _ = read(path.read_text(encoding="utf-8"))
        return head.start

    def installed(self, game: AnyGame) -> str:
        """The folder with the standard pack as it is installed."""
        return str(self.folder(self.gather(game, {}).name))


def age_of(folder: Path) -> float:
    """Seconds since it was made; 0 if it has just gone."""
    try:
        return time.time() - folder.stat().st_mtime
    except OSError:
        return 0.0


def standard_texts(game: AnyGame) -> dict[str, str]:
    """All texts of a game's installed pack, by path."""
    return texts_in(game.standard_pack)


def texts_in(pack: Path) -> dict[str, str]:
    """All texts of a standard pack by the path under which they are kept."""
    found = {}
    for path in sorted([*pack.glob("*.toml"), *pack.glob("[!._]*/*")]):
        if path.is_file():
            found[f"{KEPT_STANDARD}/{path.relative_to(pack).as_posix()}"] = path.read_text(encoding="utf-8")
    return found


def texts_of(kept: KeptPack) -> dict[str, str]:
    texts: dict[str, str] = json.loads(zlib.decompress(kept.data))
    return texts


def text_kinds(standard: dict[str, str]) -> dict[str, str]:
    """The folders of a standard pack that hold texts, each with how their names end: `maps` with `.map`."""
    inside = (PurePosixPath(path).relative_to(KEPT_STANDARD) for path in standard if path.startswith(KEPT_STANDARD))
    return {path.parts[0]: path.suffix for path in inside if len(path.parts) == 2}


def in_place(files: dict[str, str], folders: dict[str, str]) -> dict[str, str]:
    """Custom files under the names that the game looks for: a map that was saved as `maps/mine.txt` is still a map."""
    places = {}
    for name, text in files.items():
        path = PurePosixPath(name)
        places[str(path.with_suffix(folders.get(path.parts[0], path.suffix)))] = text
    return places


def check_files(files: dict[str, str], folders: dict[str, str]) -> None:
    """Custom files: few, with plain names, over the standard pack and nothing else of this machine."""
    if len(files) > MOST_FILES:
        raise BadPack("pack-too-many-files", most=MOST_FILES, files=len(files))
    for name in files:
        if FILE_NAME.fullmatch(name):
            continue
        path = PurePosixPath(name)
        if not TEXT_NAME.fullmatch(name) or path.suffix not in (folders.get(path.parts[0]), ANY_TEXT):
            known = ["pack.toml", *(f"{folder}/name{ending}" for folder, ending in folders.items())]
            raise BadPack("pack-file-name", file=name[:LONGEST_SHOWN], known=known)
    letters = sum(map(len, files.values()))
    if letters > MOST_LETTERS:
        raise BadPack("pack-too-long", most=MOST_LETTERS, letters=letters)
    if HEAD_FILE not in files:
        raise BadPack("pack-without-head")
    head = toml.parse(HEAD_FILE, files[HEAD_FILE]).get("pack", {})
    extends = head.get("extends", "standard") if isinstance(head, dict) else head
    if extends != "standard":
        raise BadPack("pack-extends", value=repr(extends))
