"""The steps of a round, for those who look on: what is asked now belongs to which of them (FW-4.1, FW-4.4).

Most steps of a round put themselves back for the next player, and so are the next ahead while they go on.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars.names import (
    AFTER_MOVEMENT,
    ARMS_RACE,
    BOARD_PLANE,
    BUILD,
    CARDS,
    DISCARD,
    END_OF_ROUND,
    END_OF_TURN,
    FLY,
    LIST_BATTLES,
    LOAD_PLANE,
    MARCH,
    MOVE_UNITS,
    PLAY_ATTACK_ORDER,
    REINFORCEMENTS,
    TACTICAL_ORDERS,
    UPKEEP,
)

PHASES: Final = (
    "cards", "reinforcements", "attack-order", "movement", "building", "battles", "tactics", "arms-race", "upkeep",
)  # fmt: skip
CARDS_STEP, REINFORCING_STEP, ORDER, MOVEMENT, BUILDING, BATTLES, TACTICS, RESEARCHING, KEEPING = range(9)
ASKED: Final = {
    MARCH: MOVEMENT,
    LOAD_PLANE: MOVEMENT,
    BOARD_PLANE: MOVEMENT,
    FLY: MOVEMENT,
    ARMS_RACE: RESEARCHING,
}
AHEAD: Final = {
    CARDS: CARDS_STEP,
    REINFORCEMENTS: REINFORCING_STEP,
    PLAY_ATTACK_ORDER: ORDER,
    MOVE_UNITS: ORDER,
    AFTER_MOVEMENT: MOVEMENT,
    BUILD: MOVEMENT,
    LIST_BATTLES: BUILDING,
    END_OF_TURN: BATTLES,
    TACTICAL_ORDERS: TACTICS,
    ARMS_RACE: TACTICS,
    UPKEEP: KEEPING,
    DISCARD: KEEPING,
    END_OF_ROUND: KEEPING,
}
