"""Who plays: bots with their settings, and how they change seats from game to game."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.kernel.entrants import Entrant, read_entrant
from sandtable.kernel.errors import BadOption


@dataclass(frozen=True)
class Lineup:
    """The bots of a contest. A bot that is named more than once is one entrant with several seats."""

    entrants: tuple[Entrant, ...]
    chairs: tuple[int, ...]
    """For each seat the number of its entrant, before anybody moves on."""

    def seating(self, number: int) -> tuple[int, ...]:
        """Who sits where in game `number`: everybody moves on by one seat after each game."""
        seats = len(self.chairs)
        return tuple(self.chairs[(seat + number) % seats] for seat in range(seats))

    def copies(self, entrant: int) -> int:
        return self.chairs.count(entrant)


def bots_named(text: str) -> list[str]:
    names = [name for name in (part.strip() for part in text.split(",")) if name]
    if not names:
        raise BadOption("no-bots-named")
    return names


def read_lineup(text: str, seats: int) -> Lineup:
    """`greedy,random` for a number of seats; with fewer bots than seats they repeat in order."""
    names = bots_named(text)
    if len(names) > seats:
        raise BadOption("too-many-bots", bots=len(names), seats=seats)
    different = list(dict.fromkeys(names))
    chairs = tuple(different.index(names[seat % len(names)]) for seat in range(seats))
    return Lineup(entrants_of(different), chairs)


def entrants_of(names: list[str]) -> tuple[Entrant, ...]:
    """Bots as they were written. Each is made once, so that what is wrong with one is said before anybody plays."""
    entrants = tuple(read_entrant(name) for name in names)
    for entrant in entrants:
        entrant.make(0)
    return entrants
