"""Choosing cards without playing: what a card is worth in a deck, a deck from a pool of cards, a pick from a booster.

The figures are judgements. Bots prepare with them, and people may begin with what they suggest.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.decks import MOST_COPIES, Deck
from sandtable.games.victory_day.effects import EFFECTS

RESOURCE_SHARE: Final = 0.4
"""The share of resource cards in the decks of the box."""
LEAST_OF_A_RESOURCE: Final = 3
DEAR: Final = 7
"""A cost from which on a card waits in hand for half a game."""
MOST_DEAR: Final = 4
MOST_TACTICAL: Final = 7
MOST_IN_THE_REAR: Final = 9
EACH_CARD: Final = 0.6
"""What a tactical card is worth for each card that it takes from a deck or draws, besides its effect."""
PRICE: Final = 0.72
"""What a resource of its cost takes off the worth of a card: a dear card is one card too."""


def total_cost(pack: VictoryPack, row: int) -> int:
    return pack.cost_depots[row] + pack.cost_factories[row] + pack.cost_fuel[row]


def rating(pack: VictoryPack, kind: int) -> float:
    """What a card is worth in a deck, its cost taken into account."""
    cost = PRICE * total_cost(pack, pack.cost[kind])
    if pack.sort[kind] == n.sort.TACTICAL:
        return EFFECTS[pack.effect[kind]].worth + EACH_CARD * pack.amount[kind] - cost
    worth = (pack.attack[kind] + pack.defence[kind]) * 2 / 3
    worth += pack.directed[kind] + 1.2 * pack.mobile[kind] + pack.support[kind] + 0.5 * int(pack.fighter[kind])
    at = kind * len(n.TYPES)
    worth += sum(pack.versus_attack[at : at + len(n.TYPES)] + pack.versus_defence[at : at + len(n.TYPES)]) / 3
    worth += 0.8 * pack.bombing[kind] + 1.5 * int(pack.deck_strike[kind]) + 6.0 * int(pack.unit_strike[kind])
    running = total_cost(pack, pack.attack_cost[kind]) + total_cost(pack, pack.strike_cost[kind])
    return float(worth - cost - 0.3 * int(running))


def suggested(pack: VictoryPack, side: int, counts: list[int], size: int) -> Deck:
    """A deck of so many cards from a pool: the best cards, few dear ones, and resources to pay for them."""
    wanted = size - round(RESOURCE_SHARE * size)
    chosen = [0] * pack.size
    limits = {"dear": MOST_DEAR, "tactical": MOST_TACTICAL, "rear": MOST_IN_THE_REAR}
    for kind in best_first(pack, side, counts):
        for _ in range(min(counts[kind], MOST_COPIES)):
            group = group_of(pack, kind)
            if sum(chosen) == wanted or limits.get(group, 1) == 0:
                break
            if group in limits:
                limits[group] -= 1
            chosen[kind] += 1
    add_resources(pack, chosen, size - sum(chosen))
    return Deck(side, chosen)


def best_first(pack: VictoryPack, side: int, counts: list[int]) -> list[int]:
    own = [kind for kind, count in enumerate(counts) if count and pack.side[kind] == side]
    return sorted(own, key=lambda kind: (-rating(pack, kind), kind))


def group_of(pack: VictoryPack, kind: int) -> str:
    """The limit that a card counts for."""
    if pack.sort[kind] == n.sort.TACTICAL:
        return "tactical"
    if total_cost(pack, pack.cost[kind]) >= DEAR:
        return "dear"
    return "rear" if pack.line[kind] == 2 else ""


def add_resources(pack: VictoryPack, chosen: list[int], number: int) -> None:
    """Resource cards in the proportion in which the chosen cards ask for them."""
    asked = [0.0] * len(n.RESOURCES)
    for kind, count in enumerate(chosen):
        for row, weight in ((pack.cost[kind], 1.0), (pack.attack_cost[kind], 0.5), (pack.strike_cost[kind], 0.5)):
            for at, column in enumerate((pack.cost_depots, pack.cost_factories, pack.cost_fuel)):
                asked[at] += weight * count * int(column[row])
    given = [min(LEAST_OF_A_RESOURCE, number // len(n.RESOURCES))] * len(n.RESOURCES)
    while sum(given) < number:
        shares = [(asked[at] + 0.01) / (given[at] + 1) for at in range(len(given))]
        given[shares.index(max(shares))] += 1
    for at, count in enumerate(given):
        chosen[next(kind for kind in pack.resource_kinds if pack.yields[kind] == at)] += count


def pick(pack: VictoryPack, side: int, cards: list[int], pool: list[int]) -> int:
    """The card to take from a booster: the best one, a little less of what there is much of already."""

    def worth(kind: int) -> float:
        if pack.side[kind] != side:
            return rating(pack, kind)
        full = pool[kind] >= MOST_COPIES
        dear = sum(count for other, count in enumerate(pool) if count and group_of(pack, other) == "dear")
        crowded = group_of(pack, kind) == "dear" and dear >= MOST_DEAR
        return rating(pack, kind) - 0.2 * pool[kind] - (9.0 if full else 0.0) - (2.0 if crowded else 0.0)

    return max(cards, key=lambda kind: (worth(kind), -kind))
