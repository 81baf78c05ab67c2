"""A bot as people write it: its name, and settings after colons."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sandtable.kernel.errors import BadOption
from sandtable.kernel.registry import make_bot
from sandtable.kernel.seat_view import Bot

NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")
FLAGS = {"true": True, "false": False}

Value = float | bool | str
"""What a setting may be."""


@dataclass(frozen=True)
class Entrant:
    """A bot as it was written: `greedy`, or with settings `greedy:deals=2:width=5`, `nn:weights=net.npz`."""

    text: str
    bot: str
    settings: tuple[tuple[str, Value], ...]

    def make(self, seed: int) -> Bot:
        """The bot, with a chance of its own."""
        return make_bot(self.bot, seed, dict(self.settings))


def read_entrant(text: str) -> Entrant:
    """The bot of a text; whether there is one, and whether it has these settings, is found out by `make`."""
    name, *parts = text.strip().split(":")
    settings: list[tuple[str, Value]] = []
    for part in parts:
        key, _, value = part.partition("=")
        if not value:
            raise BadOption("bot-setting-form", text=text, part=part, bot=name)
        settings.append((key, read_setting(value)))
    return Entrant(text.strip(), name, tuple(settings))


def read_setting(text: str) -> Value:
    """A number, true, false, or else a text such as the name of a file."""
    if NUMBER.fullmatch(text):
        return float(text) if "." in text else int(text)
    return FLAGS.get(text, text)
