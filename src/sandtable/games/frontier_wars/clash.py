"""A battle in which nobody plays a card: how it ends for troops of any size. Each is fought once and remembered."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars import weights as w

HIGHEST: Final = 3
"""Nobody but a headquarters fights earlier than artillery in defense (FW-1.4)."""
COUNT_BITS: Final = 4
"""Room for the most units of a type that a faction has (FW-2.1), or for an initiative."""


class Clash:
    """What is left of both sides."""

    def __init__(self, attackers: list[int], guard: list[int], defense: list[int]) -> None:
        cost = worth(guard) - worth(attackers)
        for initiative in range(HIGHEST, -1, -1):  # FW-14.1 to FW-14.6
            impacts = 0
            answers = 0
            for unit in range(n.UNITS):
                if n.ATTACK[unit] == initiative:
                    impacts += attackers[unit]
                if defense[unit] == initiative:
                    answers += guard[unit]
            lose(guard, impacts)
            lose(attackers, answers)
        self.attackers = attackers
        self.guard = guard
        self.attackers_left = size(attackers)
        self.guard_left = size(guard)
        self.cost = cost + (worth(attackers) - worth(guard))
        """What the guard lost, less what the attackers lost."""


FOUGHT: Final[dict[int, Clash]] = {}
"""Clashes by the numbers on both sides and the defense initiatives: a few thousand come up in a game."""


def clash(attackers: list[int], guard: list[int], defense: list[int]) -> Clash:
    """How a battle ends. The lists belong to the clash from then on."""
    key = (packed(attackers) << COUNT_BITS * n.UNITS | packed(guard)) << COUNT_BITS * n.UNITS | packed(defense)
    found = FOUGHT.get(key)
    if found is None:
        found = Clash(attackers, guard, defense)
        FOUGHT[key] = found
    return found


def packed(numbers: list[int]) -> int:
    """Four small numbers as one."""
    return ((numbers[0] << COUNT_BITS | numbers[1]) << COUNT_BITS | numbers[2]) << COUNT_BITS | numbers[3]


def lose(units: list[int], impacts: int) -> None:
    """Losses in their order (FW-14.6)."""
    for unit in range(n.UNITS):
        lost = min(units[unit], impacts)
        units[unit] -= lost
        impacts -= lost


def worth(units: list[int]) -> float:
    return w.UNIT[0] * units[0] + w.UNIT[1] * units[1] + w.UNIT[2] * units[2] + w.UNIT[3] * units[3]


def size(units: list[int]) -> int:
    return units[0] + units[1] + units[2] + units[3]
