"""Packs of one's own: the texts of their files come with a new table and lie in a folder beside the store."""

from __future__ import annotations

import re
import tempfile
from hashlib import sha256
from pathlib import Path

from sandtable.kernel.errors import BadPack
from sandtable.kernel.game import Game
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import read_toml
from sandtable.kernel.registry import load_pack

FILE_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\.toml")
MOST_FILES = 40


class PackShelf:
    """Keeps own packs as folders named by their content, so that bots in other processes can read them too."""

    def __init__(self, folder: Path | None = None) -> None:
        self.temporary = tempfile.TemporaryDirectory(prefix="sandtable-packs-") if folder is None else None
        self.folder = Path(self.temporary.name) if self.temporary else folder or Path()
        self.read: dict[tuple[str, str], Pack] = {}

    def folder_of(self, files: dict[str, str]) -> Path:
        """The folder with these files, written if it is not there. What is hostile in them is refused."""
        check_names(files)
        digest = sha256(repr(sorted(files.items())).encode()).hexdigest()[:32]
        folder = self.folder / digest
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            for name, text in files.items():
                (folder / name).write_text(text, encoding="utf-8")
        extends = read_toml(folder / "pack.toml").get("pack", {}).get("extends", "standard")
        if extends != "standard":
            raise BadPack(f"pack.toml: extends is {extends!r}; at a table a pack can extend only 'standard'")
        return folder

    def pack(self, game: Game, files: dict[str, str]) -> Pack:
        """The standard pack, or the one in these files."""
        if not files:
            return load_pack(game, None)
        folder = self.folder_of(files)
        key = (game.name, folder.name)
        if key not in self.read:
            self.read[key] = game.read_pack(folder)
        return self.read[key]


def check_names(files: dict[str, str]) -> None:
    if len(files) > MOST_FILES:
        raise BadPack(f"a pack has at most {MOST_FILES} files, not {len(files)}")
    for name in files:
        if not FILE_NAME.fullmatch(name):
            raise BadPack(f"'{name}' is not the name of a pack file; use lower case letters, digits, hyphens and .toml")
    if "pack.toml" not in files:
        raise BadPack("the file pack.toml is missing")
