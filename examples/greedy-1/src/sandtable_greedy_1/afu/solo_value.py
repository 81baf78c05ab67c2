"""What only the solo game has: the ways to lose, and the offer against the enemy's. In victory points."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.objectives import enemy_value, offering, paid
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import STATE_BITS

EMPTY_STACK: Final = 20.0
"""What a game lost to an empty Panic Stack costs; likewise the next."""
FULL_HAND: Final = 20.0
PANIC_A_ROUND: Final = 0.45
"""How many Panic Cards leave the stack in a usual round, those that come back counted off."""
ROUNDS_AHEAD: Final = 5.0
"""For so many hands it matters how many Panic Cards one owns now."""
CAPTURED: Final = 1.0
OFFERED: Final = 0.8
"""What an objective counts that the cards on the table will take."""


def danger(s: Afu, own: list[int], rounds: float) -> float:
    """The Panic Stack runs out, Panic fills the hand, the enemy captures objectives, AFU-19.18 to AFU-19.20."""
    pressure = PANIC_A_ROUND * rounds / (len(s.panic_stack.cards) + 0.01)
    stack = pressure * pressure / (1.0 + pressure * pressure)
    safe = 1.0
    once = 1.0 - three_in_hand(own.count(s.pack.panic), len(own))
    ahead = min(rounds, ROUNDS_AHEAD)
    while ahead > 0.0:
        safe *= once
        ahead -= 1.0
    return EMPTY_STACK * stack + FULL_HAND * (1.0 - safe) + CAPTURED * len(s.captured.cards) ** 2


def three_in_hand(panic: int, size: int) -> float:
    """How likely a hand from so many cards holds three Panic Cards or more."""
    if panic < 3:
        return 0.0
    if size <= n.HAND_SIZE:
        return 1.0
    units = size - panic
    hands = size * (size - 1) * (size - 2) * (size - 3) * (size - 4) / 120.0
    three = panic * (panic - 1) * (panic - 2) / 6.0
    four = three * (panic - 3) / 4.0
    five = four * (panic - 4) / 5.0
    return (three * units * (units - 1) / 2.0 + four * units + five) / hands


def offer(s: Afu) -> float:
    """Cards spent so far bring the objective nearer: without this, offering looks like throwing cards away."""
    if not s.objectives.cards or not s.spent[0].cards or not offering(s):
        return 0.0
    kind = s.objectives.top() >> STATE_BITS
    wanted = max(s.pack.needs[kind], enemy_value(s) + 1)
    return OFFERED * s.pack.points[kind] * min(1.0, paid(s, 0) / wanted)
