"""Names on the screen: cards with counts, zones with their owners, seats with their marks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from sandtable.kernel.words import Speaker
from sandtable.tui.words import Words

SEAT_STYLES = ("bright_cyan", "bright_magenta", "bright_green", "bright_red", "bright_blue")
SEAT_MARKS = "●■▲◆★"
"""Each seat has a colour and a shape, so that nobody has to tell colours apart."""


def rule_ids(rules: Sequence[str]) -> str:
    """Rule ids in short: what they begin with stands only before the first, `BAR-7.15 7.16 11.1`."""
    first = rules[0].partition("-")[0] + "-" if rules else ""
    return " ".join([*rules[:1], *(rule.removeprefix(first) for rule in rules[1:])])


class Namer:
    """Names what a view speaks of, in the language of a speaker."""

    def __init__(self, speaker: Speaker, words: Words, me: int | None) -> None:
        self.speaker = speaker
        self.words = words
        self.me = me

    def phrase(self, name: str, otherwise: str) -> str:
        """The game's phrase of this name, or a plain word where the game has none."""
        if self.speaker.phrase.has(name):
            return self.speaker.phrase(name)
        return otherwise

    def seat(self, seat: int) -> Text:
        """A player with mark and colour, and whether that is you."""
        style = SEAT_STYLES[seat % len(SEAT_STYLES)]
        name = Text(f"{SEAT_MARKS[seat % len(SEAT_MARKS)]} {self.speaker.seat(seat)}", style=f"bold {style}")
        if seat == self.me:
            name.append(f" ({self.words('you')})", style=style)
        return name

    def paint(self, line: Text) -> Text:
        """A line with the name of every player in the colour of the seat."""
        for seat, name in enumerate(self.speaker.names):
            line.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", SEAT_STYLES[seat % len(SEAT_STYLES)])
        return line

    def card(self, notation: str) -> str:
        if notation == "-":
            return "–"
        if notation.startswith("?"):
            return self.phrase(f"back-{notation[1:]}", self.speaker.phrase("hidden-card"))
        return self.speaker.card(notation)

    def cards(self, notations: list[str]) -> list[str]:
        """Cards by name, equal ones once with their number."""
        counts: dict[str, int] = {}
        for notation in notations:
            counts[notation] = counts.get(notation, 0) + 1
        return self.counted(counts)

    def counted(self, counts: dict[str, int]) -> list[str]:
        return [self.times(self.card(card), count) for card, count in counts.items()]

    def times(self, name: str, count: int) -> str:
        return name if count == 1 else f"{name} ×{count}"

    def zone_name(self, zone: str) -> str:
        return self.phrase(f"zone-{zone}", zone.replace("-", " ").capitalize())

    def zone(self, key: str) -> str:
        """A zone by its key in a view: `hand.1` is the hand of the second player."""
        name, _, owner = key.partition(".")
        return f"{self.zone_name(name)} ({self.speaker.seat(int(owner))})" if owner else self.zone_name(name)

    def message(self, message: dict[str, Any]) -> str:
        return self.speaker.say(message)
