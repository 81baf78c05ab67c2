"""What single cards are worth to a bot, in units of one resource."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack

DECK_CARD: Final = 0.8
LAST_CARD: Final = 0.7
"""What a card is worth on top if it is among the last of a deck."""
LAST_CARDS: Final = 12
DOOM: Final = 40.0
"""What it is worth that a player will not be able to draw."""
RESOURCE_CARD: Final = 1.3


def worth_of(pack: VictoryPack, kind: int) -> float:
    """A unit is worth what it costs, and a little for being there."""
    cost = pack.cost[kind]
    return 0.4 + int(pack.cost_depots[cost] + pack.cost_factories[cost] + pack.cost_fuel[cost])


def deck_cards(number: int, deck: int) -> float:
    """What it hurts to lose so many cards of a deck of this size."""
    number = min(number, deck)
    late = min(deck, LAST_CARDS) - min(deck - number, LAST_CARDS)
    last = DOOM if deck - number < n.USUAL_DRAW <= deck else 0.0  # VD-20.2
    return DECK_CARD * number + LAST_CARD * late + last
