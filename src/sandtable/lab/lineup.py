"""Who plays: bots with their settings, and how they change seats from game to game."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sandtable.kernel.errors import BadOption
from sandtable.kernel.registry import make_bot
from sandtable.kernel.seat_view import Bot

NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")
FLAGS = {"true": True, "false": False}


Setting = float | bool | str


@dataclass(frozen=True)
class Entrant:
    """A bot as it was written: `greedy`, or with settings `greedy:deals=2:width=5`, `net:weights=n.npz`."""

    text: str
    bot: str
    settings: tuple[tuple[str, Setting], ...]

    def make(self, seed: int) -> Bot:
        """The bot, with a chance of its own."""
        return make_bot(self.bot, seed, dict(self.settings))


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


def read_entrant(text: str) -> Entrant:
    name, *parts = text.strip().split(":")
    settings: list[tuple[str, Setting]] = []
    for part in parts:
        key, _, value = part.partition("=")
        if not value:
            raise BadOption("bot-setting-form", text=text, part=part, bot=name)
        settings.append((key, read_setting(value)))
    entrant = Entrant(text.strip(), name, tuple(settings))
    entrant.make(0)
    return entrant


def read_setting(text: str) -> Setting:
    """A number, true, false, or else a text such as the name of a file."""
    if NUMBER.fullmatch(text):
        return float(text) if "." in text else int(text)
    return FLAGS.get(text, text)


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
    return Lineup(tuple(read_entrant(name) for name in different), chairs)
