"""The stages of a round, for those who look on: what is asked now belongs to which of them (AFU-3.3, AFU-R2)."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n

PHASES: Final = ("events", "preparation", "objective", "combat", "recruitment")
EVENTS, PREPARATION, OBJECTIVE, COMBAT, RECRUITING = range(5)
ASKED: Final = {n.step.DISCARD_CARD: EVENTS}
AHEAD: Final = {
    n.step.DRAW_HANDS: EVENTS,
    n.step.LAY_INVADERS: PREPARATION,
    n.step.PENDING_EVENTS: PREPARATION,
    n.step.CONTEST: PREPARATION,
    n.step.COMBATS: OBJECTIVE,
    n.step.BATTLE: COMBAT,
    n.step.ROCKET_STRIKES: COMBAT,
    n.step.RECRUITMENT: COMBAT,
    n.step.START_BUYING: RECRUITING,
    n.step.CLEANUP: RECRUITING,
    n.step.END_OF_ROUND: RECRUITING,
}
