"""A table as plain text, for logs and environments."""

from __future__ import annotations

from typing import Any

from rich.markup import escape
from rich.text import Text

from sandtable.kernel.game import AnyGame
from sandtable.kernel.schema import Schema
from sandtable.kernel.state import State
from sandtable.kernel.view import view
from sandtable.kernel.words import Speaker

WIDTH = 80


def drawn(game: AnyGame, schema: Schema, position: State, seat: int, speaker: Speaker) -> str:
    """The table as a seat sees it, without colours."""
    seen = view(game, schema, position, seat)
    lines = game.presentation.draw(seen, speaker, WIDTH) or plain(seen)
    return "\n".join(Text.from_markup(line).plain for line in lines)


def plain(seen: dict[str, Any]) -> list[str]:
    """A view of a game that has no layout of its own: each zone and counter on a line."""
    lines = [f"{name}: {zone_text(zone)}" for name, zone in seen["zones"].items()]
    lines += [f"{name}: {value}" for name, value in seen["counters"].items()]
    return [escape(line) for line in lines]


def zone_text(zone: dict[str, Any]) -> str:
    if "stock" in zone:
        return ", ".join(f"{count} {kind}" for kind, count in zone["stock"].items())
    return ", ".join(zone.get("cards", []))
