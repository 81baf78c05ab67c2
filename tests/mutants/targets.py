"""The games that are broken: which of their modules hold rules, and which tests should notice."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

GAMES = Path(__file__).with_name("games.toml")
SHARED = ("src/sandtable/kernel", "tests/harness", "tests/conftest.py")
"""What every verdict depends on besides a game and its tests."""
LEFT_ALONE = {"__pycache__", ".pytest_cache"}


@dataclass(frozen=True)
class Target:
    """One game as `games.toml` describes it. Paths are relative to the folder in which the command runs."""

    name: str
    package: str
    source: str
    modules: list[str]
    tests: list[str]
    without: list[str] = field(default_factory=list)
    harness: list[str] = field(default_factory=list)
    canonical: list[str] = field(default_factory=list)
    """Modules that decide nothing but the canonical order of choices."""
    marks: list[str] = field(default_factory=list)
    """Names that only the canonical order knows."""
    apart: list[str] = field(default_factory=list)
    """Functions of these modules that hold no rules."""

    def path(self, module: str) -> Path:
        return Path(self.source, f"{module}.py")

    def digest(self) -> str:
        """A hash of all that a verdict depends on: rules, packs, words, tests."""
        made = hashlib.sha256()
        for path in files_below([self.source, *self.tests, *SHARED]):
            made.update(str(path).encode() + b"\n" + path.read_bytes())
        return made.hexdigest()[:16]


def files_below(roots: list[str]) -> list[Path]:
    found: list[Path] = []
    for root in roots:
        path = Path(root)
        inside = path.rglob("*") if path.is_dir() else [path]
        found += [one for one in inside if one.is_file() and not LEFT_ALONE & set(one.parts)]
    return sorted(found)


def read_targets(path: Path = GAMES) -> dict[str, Target]:
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: Target(name, **table) for name, table in tables.items()}
