"""How the battles of a turn end if nobody plays another card: the bots' look across the defender's choice."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars.names import (
    AIM_IMPACT,
    ATTACH,
    ATTACH_ORDER,
    BOARD_PLANE,
    BUILD,
    CHOOSE_BATTLE,
    END_BUILDING,
    END_MOVEMENT,
    FLY,
    LOAD_PLANE,
    MARCH,
    MOVE_UNITS,
    PASS,
    PLAY_DEFENSE_ORDER,
    SAVE_SKILL,
    SKILL_WINDOW,
)
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.state import NOBODY

HALF_MOVED: Final = (MARCH, LOAD_PLANE, BOARD_PLANE, FLY)
"""A unit has been chosen and not yet moved: it stays where it is."""
IN_TURN: Final = (
    MOVE_UNITS, BUILD, CHOOSE_BATTLE, ATTACH_ORDER, SKILL_WINDOW, PLAY_DEFENSE_ORDER, AIM_IMPACT,
)
QUIET: Final = (END_MOVEMENT, END_BUILDING, PASS, SAVE_SKILL, ATTACH)
"""What is chosen on the way, if it is offered: nothing more than what is already on the table."""


def fights(s: FrontierWars, seat: int) -> bool:
    """Has this seat's turn begun a battle that is still to be fought?"""
    if s.active != seat or not s.agenda:
        return False
    top = s.agenda[-1]
    if top not in IN_TURN and top not in HALF_MOVED:
        return False
    if s.battle != NOBODY:
        return True
    bit = 1 << seat
    for tile in range(s.pack.tiles):
        if (s.entered[tile] or s.fresh[tile] & bit) and s.present(seat, tile) and s.enemy_at(seat, tile):
            return True
    return False


def fought_out(s: FrontierWars, seat: int) -> FrontierWars:
    """The position after the battles of this turn."""
    after = s.clone()
    if after.agenda[-1] in HALF_MOVED:
        after.pop_frame(after.box.steps[after.agenda[-1]])
        after.run()
    while after.ending == NOBODY and after.active == seat and after.agenda[-1] in IN_TURN:
        after.apply(quiet_choice(after))
    return after


def quiet_choice(s: FrontierWars) -> int:
    verbs = s.box.verbs.verb_of
    for action in s.legal:
        if verbs[action] in QUIET:
            return action
    return s.legal[0]
