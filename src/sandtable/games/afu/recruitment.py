"""Recruitment: rockets first, then Panic icons, then buying one card at a time in turn."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed, marked, raised
from sandtable.kernel.steps import Decision, Offer, Step
from sandtable.kernel.zones import TO_BOTTOM, TO_TOP

ROCKETS_HIT: Final = EventType("rockets-hit", "", "AFU-8.7")
BUDGET_COUNTED: Final = EventType("budget-counted", "seat n", "AFU-12.3")
CARD_BOUGHT: Final = EventType("card-bought", "seat card n", "AFU-12.4")


class RocketStrikes(Step[Afu]):
    """Each Rocket Strike that was not destroyed sweeps the display under the AFU deck."""

    number = n.step.ROCKET_STRIKES
    rules = ("AFU-8.7", "AFU-8.8", "AFU-R21")

    def run(self, s: Afu) -> None:
        for _ in range(s.rockets):
            s.tell(ROCKETS_HIT)
            for space in range(n.DISPLAY_SPACES):
                if s.display.cards[space] != NONE:
                    s.carry(s.display, space, s.afu_deck, TO_BOTTOM)
            fill_display(s)
        s.rockets = 0


def fill_display(s: Afu) -> None:
    """Empty spaces are filled from the first on, while cards last, AFU-R52."""
    for space in range(n.DISPLAY_SPACES):
        if s.display.cards[space] == NONE and s.afu_deck.cards:
            s.draw(s.afu_deck, s.display, space)


class Recruitment(Step[Afu]):
    """All cards left in hand are shown, counted and discarded; then icons, then buying."""

    number = n.step.RECRUITMENT
    rules = ("AFU-12.1", "AFU-12.2", "AFU-12.3", "AFU-R49")

    def run(self, s: Afu) -> None:
        s.then(n.step.START_BUYING)
        for seat in reversed(s.in_order()):
            icons = 0
            points = s.points[seat]
            for card in s.hand[seat].cards:
                kind = card >> STATE_BITS
                points += s.pack.recruit[kind]
                if s.pack.panic_icon[kind]:
                    icons += 1
            s.points = changed(s.points, seat, points)
            if icons:
                s.then(n.step.PANIC_ICON, seat, icons)  # AFU-R50
        for seat in s.in_order():
            s.tell(BUDGET_COUNTED, seat, s.points[seat])
            s.move_all(s.hand[seat], s.discard[seat])


class StartBuying(Step[Afu]):
    """Players buy in turn, the first player first."""

    number = n.step.START_BUYING
    rules = ("AFU-12.6", "AFU-15.8")

    def run(self, s: Afu) -> None:
        s.passed = [0] * s.seats
        s.then(n.step.BUY, s.first)


class Buy(Decision[Afu]):
    """Buy one card from the display or International Aid, or pass for good."""

    number = n.step.BUY
    args = ("seat",)
    rules = ("AFU-12.4", "AFU-12.6", "AFU-R51")

    def seat(self, s: Afu) -> int:
        return s.a

    def offer(self, s: Afu, to: Offer) -> None:
        budget = s.points[s.a]
        for space in range(n.DISPLAY_SPACES):
            card = s.display.cards[space]
            if card != NONE and s.pack.cost[card >> STATE_BITS] <= budget:
                to.add(n.verb.BUY, space)
        if s.aid.cards and s.pack.cost[s.pack.aid] <= budget:
            to.add(n.verb.BUY_AID)
        to.add(n.verb.PASS)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        seat = s.a
        if verb == n.verb.PASS:
            s.passed = marked(s.passed, seat)
            s.points = changed(s.points, seat, 0)  # AFU-12.9, AFU-R53
        else:
            buy(s, seat, verb, a)
        rival = seat if s.solo() else 1 - seat
        if not s.passed[rival]:
            s.then(n.step.BUY, rival)
        elif not s.passed[seat]:
            s.then(n.step.BUY, seat)


def buy(s: Afu, seat: int, verb: int, space: int) -> None:
    """The card goes to the discard pile; a display space is filled at once, AFU-12.7, AFU-12.8."""
    kind = s.pack.aid if verb == n.verb.BUY_AID else s.display.cards[space] >> STATE_BITS
    s.tell(CARD_BOUGHT, seat, kind << STATE_BITS, s.pack.cost[kind])
    s.points = raised(s.points, seat, -s.pack.cost[kind])
    if verb == n.verb.BUY_AID:
        s.carry(s.aid, 0, s.discard[seat], TO_TOP)
    else:
        s.carry(s.display, space, s.discard[seat], TO_TOP)
        if s.afu_deck.cards:
            s.draw(s.afu_deck, s.display, space)
