"""What stores of the first edition hold in another form than today's."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

PACK = "first-edition"
"""Its folder among a game's older packs."""


@cache
def names(kind: str, game: str) -> list[str]:
    """The names of a game's events or zones, in the order of the numbers under which the first edition kept them."""
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    found: str = tomllib.loads(text)[kind][game]
    return found.split()


@cache
def zones(game: str, seats: int) -> list[str]:
    """The places of a table, one for each seat where the name has a dot."""
    found: list[str] = []
    for name in names("zones", game):
        found += [f"{name}{seat}" for seat in range(seats)] if name.endswith(".") else [name]
    return found


def named(game: str, seats: int, log: list[list[Any]]) -> list[list[Any]]:
    """A log in which every event and every place has its name."""
    return [
        [number, what, *(place(game, seats, item) for item in event(game, what, details))]
        for number, what, *details in log
    ]


def event(game: str, what: str, details: list[Any]) -> list[Any]:
    if what == "told" and isinstance(details[0], int):
        return [{"event": names("events", game)[details[0]]}, *details[1:]]
    return details


def place(game: str, seats: int, item: Any) -> Any:
    if isinstance(item, dict) and "site" in item:
        return {"zone": zones(game, seats)[item["site"]]}
    return item
