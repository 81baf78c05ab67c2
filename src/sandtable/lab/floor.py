"""A game without rules: what the kernel takes for a decision when the game takes as little as a game can.

One seat is asked again and again and may do one of two things; neither changes anything. It lies here and not with the
measurements that use it, because only what is in this package is compiled, and games are measured as they are.
"""

from __future__ import annotations

from typing import Final

from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.pack import Pack
from sandtable.kernel.schema import Schema
from sandtable.kernel.state import State
from sandtable.kernel.steps import Decision, Offer, Ruleset
from sandtable.kernel.verbs import Verb, Verbs

LEFT: Final = 0
RIGHT: Final = 1
CHOICE: Final = 0


class Choice(Decision[State]):
    """Go left or right; then you are asked again."""

    def seat(self, s: State) -> int:
        return 0

    def offer(self, s: State, to: Offer) -> None:
        to.add(LEFT)
        to.add(RIGHT)

    def take(self, s: State, verb: int, a: int, b: int) -> None:
        s.then(CHOICE)


RULES: Final = Ruleset(
    1, [Choice()], Verbs([Verb("left", [], []), Verb("right", [], [])]), Schema((), ()), Pack([], []), {}
)


class Nothing(State):
    """A position without zones and counters."""

    pack: Pack


def begin(seed: int) -> State:
    s = Nothing()
    s.start(RULES, seed_bytes(seed))
    s.then(CHOICE)
    s.run()
    return s
