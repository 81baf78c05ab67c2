"""What stores of the first edition hold in another form than today's."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any


@cache
def event_names() -> dict[str, list[str]]:
    """The names of each game's events by the numbers under which the first edition kept them."""
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    return {game: names.split() for game, names in tomllib.loads(text).items()}


def named(game: str, log: list[list[Any]]) -> list[list[Any]]:
    """A log in which every event has its name."""
    return [
        [number, what, {"event": event_names()[game][details[0]]}, *details[1:]]
        if what == "told" and isinstance(details[0], int)
        else [number, what, *details]
        for number, what, *details in log
    ]
