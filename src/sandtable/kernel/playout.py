"""Random play to the end, with the loop inside: what search and benchmarks call."""

from __future__ import annotations

from sandtable.kernel.chance import Stream
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY


def play_out(s: State, chance: Stream, limit: int) -> int:
    """Play random legal actions until the game is over or `limit` were played. Returns how many."""
    played = 0
    while s.waiting != NOBODY and played < limit:
        legal = s.legal
        s.advance(legal[chance.below(len(legal))])
        played += 1
    return played
