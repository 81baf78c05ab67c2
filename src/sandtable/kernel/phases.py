"""The phases of a turn, read off the agenda, so that rules need no counter for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY


def phase_from_agenda(asked: Mapping[int, int], ahead: Mapping[int, int]) -> Callable[[State], int]:
    """Tells the phase by what is asked and by what is still ahead.

    `asked`: decisions that are asked in one phase only, and its number. `ahead`: steps of the sequence of play, and the
    number of the phase that goes on as long as they are the next ahead. Everybody knows that much of the agenda: below
    a draft it is open.
    """

    def phase(s: State) -> int:
        steps = s.ruleset.steps
        agenda = s.agenda
        at = len(agenda) if s.drafter == NOBODY else s.draft_from
        found = asked.get(agenda[at - 1], -1)
        while found < 0:
            at -= 1 + steps[agenda[at - 1]].arity
            if at <= 0:
                break
            found = ahead.get(agenda[at - 1], -1)
        return found

    return phase
