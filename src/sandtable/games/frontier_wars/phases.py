"""The steps of a round, for those who look on: what is asked now belongs to which of them (FW-4.1, FW-4.4).

Most steps of a round put themselves back for the next player, and so are the next ahead while they go on.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n

PHASES: Final = (
    "cards", "reinforcements", "attack-order", "movement", "building", "battles", "tactics", "arms-race", "upkeep",
)  # fmt: skip
CARDS_STEP, REINFORCING_STEP, ORDER, MOVEMENT, BUILDING, BATTLES, TACTICS, RESEARCHING, KEEPING = range(9)
ASKED: Final = {
    n.step.MARCH: MOVEMENT,
    n.step.LOAD_PLANE: MOVEMENT,
    n.step.BOARD_PLANE: MOVEMENT,
    n.step.FLY: MOVEMENT,
    n.step.ARMS_RACE: RESEARCHING,
}
AHEAD: Final = {
    n.step.CARDS: CARDS_STEP,
    n.step.REINFORCEMENTS: REINFORCING_STEP,
    n.step.PLAY_ATTACK_ORDER: ORDER,
    n.step.MOVE_UNITS: ORDER,
    n.step.AFTER_MOVEMENT: MOVEMENT,
    n.step.BUILD: MOVEMENT,
    n.step.LIST_BATTLES: BUILDING,
    n.step.END_OF_TURN: BATTLES,
    n.step.TACTICAL_ORDERS: TACTICS,
    n.step.ARMS_RACE: TACTICS,
    n.step.UPKEEP: KEEPING,
    n.step.DISCARD: KEEPING,
    n.step.END_OF_ROUND: KEEPING,
}
