"""Metrics: what a game measures of itself, so that whoever changes a card sees what follows.

A metric has a target; finished games give readings of it. `sandtable sim GAME --balance` plays and compares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from sandtable.kernel.options import Options
from sandtable.kernel.pack import Pack

if TYPE_CHECKING:
    from sandtable.kernel.match import Match

P = TypeVar("P", bound=Pack)


@dataclass(frozen=True)
class Metric:
    """A quantity and where it should lie. Without `low` and `high` it is only reported.

    `kind`: how readings are summed up; a share is the part of readings that are 1, the others being 0, and a shift is
    how far the share of a group lies from that of all readings together.
    `each`: the target holds for each group of readings (each card, each seat), not for all of them together.
    """

    name: str
    """Its words are the message `metric-NAME` of the game."""
    low: float | None = None
    high: float | None = None
    kind: Literal["share", "shift", "mean", "median", "most"] = "mean"
    each: bool = False

    def meets(self, found: float) -> bool:
        return (self.low is None or found >= self.low) and (self.high is None or found <= self.high)


@dataclass(frozen=True)
class Reading:
    """A number for a metric. `of`: the card, seat or faction that it is about, as a slug."""

    metric: str
    value: float
    of: str = ""


@dataclass(frozen=True)
class Told:
    """An event that the rules told: after which action, of which type, and its arguments by name as plain ints."""

    number: int
    name: str
    values: Mapping[str, int]


def told(match: Match) -> Iterator[Told]:
    """Everything that was told in a match so far, in order and whoever may know it."""
    for number, what, *details in match.events.entries:
        if what == "told":
            event, values = details[0], details[1]
            names = [name for _, name in event.fields]
            yield Told(number, event.name, dict(zip(names, values, strict=False)))


def no_metrics(seats: int, options: Options) -> list[Metric]:
    return []


def no_readings(match: Match) -> list[Reading]:
    return []


def without_copies(pack: Pack, options: Options) -> list[int]:
    return [kind for kind, copies in enumerate(pack.copies) if not copies]


def no_plans(pack: Pack) -> dict[str, frozenset[str]]:
    return {}


@dataclass(frozen=True)
class Balance(Generic[P]):
    """What is measured of a game. Every part is optional."""

    metrics: Callable[[int, Options], list[Metric]] = no_metrics
    """What is measured of games with these seats and options, with its targets."""
    readings: Callable[[Match], list[Reading]] = no_readings
    """What a finished match, all of it open, says to the metrics."""
    absent: Callable[[P, Options], list[int]] = without_copies
    """The kinds of cards that no game with these options meets, such as those that are in no deck."""
    takes: tuple[str, ...] = ()
    """The verbs by which a player gets or plays a card. With them a designer finds out what a card is worth: one seat
    takes it whenever it can."""
    plans: Callable[[P], dict[str, frozenset[str]]] = no_plans
    """Ways to play that are to be compared: by name, the actions in notation that such a player never takes."""
