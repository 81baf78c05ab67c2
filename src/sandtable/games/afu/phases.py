"""The stages of a round, for those who look on: what is asked now belongs to which of them (AFU-3.3, AFU-R2)."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu.names import (
    BATTLE,
    CLEANUP,
    COMBATS,
    CONTEST,
    DISCARD_CARD,
    DRAW_HANDS,
    END_OF_ROUND,
    LAY_INVADERS,
    PENDING_EVENTS,
    RECRUITMENT,
    ROCKET_STRIKES,
    START_BUYING,
)

PHASES: Final = ("events", "preparation", "objective", "combat", "recruitment")
EVENTS, PREPARATION, OBJECTIVE, COMBAT, RECRUITING = range(5)
ASKED: Final = {DISCARD_CARD: EVENTS}
AHEAD: Final = {
    DRAW_HANDS: EVENTS,
    LAY_INVADERS: PREPARATION,
    PENDING_EVENTS: PREPARATION,
    CONTEST: PREPARATION,
    COMBATS: OBJECTIVE,
    BATTLE: COMBAT,
    ROCKET_STRIKES: COMBAT,
    RECRUITMENT: COMBAT,
    START_BUYING: RECRUITING,
    CLEANUP: RECRUITING,
    END_OF_ROUND: RECRUITING,
}
