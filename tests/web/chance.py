"""Decks and bots that do the same in every run: the browser's part of a seed is fixed by `Visitor`, the rest here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sandtable.kernel.match import Match
from sandtable.server.bots import Question, question
from sandtable.server.fairness import BITS_BYTES


def the_same_each_time(match: Match, seat: int, *more: Any) -> Question:
    """What a bot is asked, with chance that depends on the game and the moment only."""
    chance = Random(f"{match.start.seed} {match.number}")
    asked = question(match, seat, *more)
    deal = match.determinize(seat, chance.getrandbits(62))
    return replace(asked, position=deal.position(), seed=chance.getrandbits(31))


@contextmanager
def no_chance() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sandtable.server.fairness.new_bits", lambda: "5a" * BITS_BYTES)
        patch.setattr("sandtable.server.bot_players.question", the_same_each_time)
        yield
