"""The phases of a turn, for those who look on: what is asked now belongs to which of them (VD-8.2 to VD-8.6)."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n

PHASES: Final = ("drawing", "resources", "building", "attack", "reserves")
DRAWING_PHASE, RESOURCE_PHASE, BUILDING_PHASE, ATTACK_PHASE, _ = range(5)
AHEAD: Final = {
    n.step.PLAY_RESOURCES: DRAWING_PHASE,
    n.step.BUILDING: RESOURCE_PHASE,
    n.step.BEFORE_ATTACK: BUILDING_PHASE,
    n.step.ATTACKING: ATTACK_PHASE,
    n.step.RESERVES: ATTACK_PHASE,
}
