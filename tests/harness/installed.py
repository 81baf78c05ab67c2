"""A package that somebody else has installed: its metadata, and if it has any, its code."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from sandtable.kernel import registry

METADATA = "Metadata-Version: 2.1\nName: {}\nVersion: {}\n"


def install(
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    name: str,
    version: str = "1.0",
    files: dict[str, str] | None = None,
    points: str = "",
) -> None:
    """Put a distribution on the path as pip would leave it: files, their list and the entry points."""
    kept = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    kept.mkdir(parents=True)
    for path, text in (files or {}).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    (kept / "METADATA").write_text(METADATA.format(name, version), encoding="utf-8")
    (kept / "RECORD").write_text("".join(f"{path},,\n" for path in files or {}), encoding="utf-8")
    (kept / "entry_points.txt").write_text(points, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    importlib.invalidate_caches()
    forget()


def forget() -> None:
    """What was found is looked up again."""
    for found in (registry.game_names, registry.game, registry.bot_names, registry.bot_maker):
        found.cache_clear()
