"""A table as a game draws it for a terminal: what every game needs for it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from rich.markup import escape

from sandtable.drawing.markup import MORE, flow
from sandtable.kernel.pack import Pack
from sandtable.kernel.words import Speaker

P = TypeVar("P", bound=Pack)


class TableDrawing(Generic[P]):
    """One view, drawn for one reader. A game adds what lies on its table."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, pack: P, width: int) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.phrase
        self.pack = pack
        self.width = width
        self.zones: dict[str, dict[str, Any]] = view["zones"]
        self.counters: dict[str, Any] = view["counters"]

    def seat(self, seat: int) -> str:
        """What a player is called."""
        return escape(self.speaker.seat(seat))

    def name(self, card: str) -> str:
        """The name of a card in notation."""
        return escape(self.speaker.card(card))

    def title(self, zone: str) -> str:
        """The name of a place, before what lies there."""
        return f"[bold]{self.say('zone-' + zone)}[/] "

    def total(self, figure: str, seat: int) -> int:
        """The number of a figure about a seat; 0 if there is none now."""
        for item in self.view["figures"]:
            if item["id"] == figure and item["seat"] == seat:
                return int(item["total"])
        return 0

    def flow(self, head: str, items: list[str], gap: str, short: bool = False) -> list[str]:
        """Items after a head, in as many lines as they need; in short only as many items as a line holds."""
        lines = flow(head, items, gap, self.width)
        many = len(items)
        while short and many and len(lines) > 1:
            many -= 1
            lines = flow(head, [*items[:many], MORE], gap, self.width)
        return lines
