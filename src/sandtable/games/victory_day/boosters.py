"""VD-21.4: boosters. Seven random cards of one army, old ones and new; the same seed opens the same ones."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.kernel.chance import Stream, seed_bytes, stream
from sandtable.kernel.errors import BadPack

CARDS: Final = 7
NEW: Final = 2
"""So many of them are cards that no starter deck has."""
MOST: Final = 60
"""Boosters that are opened with one seed."""


def opened(pack: VictoryPack, side: int, number: int, seed: int | str) -> list[list[int]]:
    """The kinds of cards in each of so many boosters of an army. Of a larger number the first ones are the same."""
    key = seed_bytes(f"boosters {n.SIDES[side]} {seed}")
    return [booster(pack, side, stream(key, one)) for one in range(number)]


def booster(pack: VictoryPack, side: int, chance: Stream) -> list[int]:
    """Cards of the starter set, each as common as in the box, and new ones, all equally rare; no card twice.

    Resource cards are in no booster: a deck may have any number of them anyway (VD-21.3).
    """
    old = [kind for kind in cards_of(pack, side) if not pack.booster[kind]]
    new = [kind for kind in cards_of(pack, side) if pack.booster[kind]]
    if len(old) + len(new) < CARDS:
        raise BadPack("victory-day-booster-too-small", side=n.SIDES[side], cards=CARDS, found=len(old) + len(new))
    rare = max(min(NEW, len(new)), CARDS - len(old))
    found = some(new, [1] * len(new), rare, chance)
    return sorted(found + some(old, [max(1, pack.copies[kind]) for kind in old], CARDS - rare, chance))


def cards_of(pack: VictoryPack, side: int) -> list[int]:
    """All kinds of cards that can be in a booster of an army."""
    return [kind for kind in range(pack.size) if pack.side[kind] == side]


def some(kinds: list[int], weights: list[int], number: int, chance: Stream) -> list[int]:
    """So many of these kinds, all different, each as likely as its weight among those left."""
    kinds, weights = kinds[:], weights[:]
    found: list[int] = []
    for _ in range(number):
        at, left = 0, chance.below(sum(weights))
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        found.append(kinds.pop(at))
        del weights[at]
    return found
