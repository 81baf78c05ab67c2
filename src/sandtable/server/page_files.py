"""What a game's package brings for the page: files in a folder `web` beside its words, above all a layout of its own.

Only plain files of known types that lie in that very folder are shown to anybody.
"""

from __future__ import annotations

from pathlib import Path

from sandtable.kernel.game import AnyGame

FOLDER = "web"
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Which files there are for the page, and what a browser is told that they are."""


def page_files(game: AnyGame) -> dict[str, Path]:
    """The files that a game brings for the page, by name; none for a game without the folder."""
    found = sorted((game.folder / FOLDER).glob("[!._]*"))
    return {file.name: file for file in found if file.suffix in TYPES and file.is_file() and not file.is_symlink()}
