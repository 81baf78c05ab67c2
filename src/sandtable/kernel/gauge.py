"""Gauges: what a game measures of itself, so that whoever changes a card sees what follows.

A gauge has a target; finished games give readings of it. `sandtable sim GAME --balance` plays and compares.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from sandtable.kernel.match import Match


@dataclass(frozen=True)
class Gauge:
    """A quantity and where it should lie. Without `low` and `high` it is only reported.

    `kind`: how readings are summed up; a share is the part of readings that are 1, the others being 0, and a shift is
    how far the share of a group lies from that of all readings together.
    `each`: the target holds for each group of readings (each card, each seat), not for all of them together.
    """

    name: str
    titles: Mapping[str, str]
    low: float | None = None
    high: float | None = None
    kind: Literal["share", "shift", "mean", "median", "most"] = "mean"
    each: bool = False

    def meets(self, found: float) -> bool:
        return (self.low is None or found >= self.low) and (self.high is None or found <= self.high)

    def title(self, lang: str) -> str:
        return self.titles.get(lang, self.titles["en"])


@dataclass(frozen=True)
class Reading:
    """A number for a gauge. `of`: the card, seat or faction that it is about, as a slug."""

    gauge: str
    value: float
    of: str = ""


@dataclass(frozen=True)
class Told:
    """Something that the rules told: after which action, which tale, and its arguments by name as plain ints."""

    number: int
    name: str
    values: Mapping[str, int]


def told(match: Match) -> Iterator[Told]:
    """Everything that was told in a match so far, in order and whoever may know it."""
    tales = match.game.tales()
    names = {number: [name for _, name in tale.fields] for number, tale in tales.items()}
    for number, what, *details in match.events.entries:
        if what == "told":
            tale, values = details[0], details[1]
            yield Told(number, tales[tale].name, dict(zip(names[tale], values, strict=False)))
