"""The phases of a turn, for those who look on: what is asked now belongs to which of them (VD-8.2 to VD-8.6)."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day.names import ATTACKING, BEFORE_ATTACK, BUILDING, PLAY_RESOURCES, RESERVES

PHASES: Final = ("drawing", "resources", "building", "attack", "reserves")
DRAWING_PHASE, RESOURCE_PHASE, BUILDING_PHASE, ATTACK_PHASE, _ = range(5)
AHEAD: Final = {
    PLAY_RESOURCES: DRAWING_PHASE,
    BUILDING: RESOURCE_PHASE,
    BEFORE_ATTACK: BUILDING_PHASE,
    ATTACKING: ATTACK_PHASE,
    RESERVES: ATTACK_PHASE,
}
