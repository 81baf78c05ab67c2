"""Which lessons have been learnt at this terminal: a small file beside the kept games."""

from __future__ import annotations

import json
from pathlib import Path

from sandtable.tui import saves


def path() -> Path:
    return saves.folder() / "lessons.json"


def learnt(game: str) -> set[str]:
    """The names of the lessons of a game whose goal was reached. What cannot be read counts as nothing learnt."""
    try:
        kept = json.loads(path().read_text(encoding="utf-8"))
        return {str(name) for name in kept.get(game, [])}
    except (OSError, ValueError, AttributeError, TypeError):
        return set()


def keep(game: str, names: set[str]) -> None:
    """Remember these lessons of a game, and those of the others. A disk that is full loses only the marks."""
    try:
        kept = json.loads(path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = {}
    if not isinstance(kept, dict):
        kept = {}
    kept[game] = sorted(names)
    try:
        saves.write(path(), json.dumps(kept, indent=1) + "\n")
    except OSError:
        return
