"""The canonical order of choices that may be made in any order: nobody needs to try the same set twice."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day.names import IDLE
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.state import Offer

GROUP: Final = 256
GROUPS: Final = (0, 1, 1, 2, 2, 3, 4, 2, 1)
"""The group of a role. A declaration: ground units, bombers, escorts, guns. An answer: fighters, blockers, guns."""


def in_order(to: Offer, canonical: bool, verb: int, a: int, b: int = 0) -> None:
    """Offer an action; one that goes back in the order is legal, but not canonical."""
    if canonical:
        to.add(verb, a, b)
    else:
        to.also(verb, a, b)


def planned(s: Victory) -> int:
    """How far the choice in the making has come: the last group named and its highest place; 0 for nothing."""
    order = 0
    for place, role in enumerate(s.plan_role):
        if role != IDLE:
            order = max(order, GROUPS[role] * GROUP + place)
    return order
