"""Panic: taking it, returning it, and the icon that returns it in Recruitment."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.cards import owns_panic
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import marked
from sandtable.kernel.steps import Decision, Offer

PANIC_TAKEN: Final = EventType("panic-taken", "seat", "AFU-R4")
PANIC_RETURNED: Final = EventType("panic-returned", "seat word:zone", "AFU-11.2", n.PANIC_ZONES)


def take_panic(s: Afu, seat: int) -> None:
    """One Panic Card goes to the taker's discard pile, while the stack lasts, AFU-R4."""
    if not s.panic_stack.cards:
        return
    s.tell(PANIC_TAKEN, seat)
    s.carry(s.panic_stack, 0, s.discard[seat], -1)
    s.panic_received = marked(s.panic_received, seat)  # AFU-10.3


def return_panic(s: Afu, seat: int, source: int) -> None:
    """One Panic Card goes back to the stack. A deck that was searched is shuffled, AFU-13.3."""
    s.tell(PANIC_RETURNED, seat, source)
    panic = s.pack.panic << STATE_BITS
    if source == n.panic_zone.DISCARD:
        s.move(panic, s.discard[seat], s.panic_stack)
    elif source == n.panic_zone.DECK:
        s.move(panic, s.deck[seat], s.panic_stack)
        s.shuffle(s.deck[seat])
    elif panic in s.hand[seat].cards:
        s.move(panic, s.hand[seat], s.panic_stack)
    else:
        s.move(panic, s.fresh[seat], s.panic_stack)


def panic_in_hand(s: Afu, seat: int) -> bool:
    panic = s.pack.panic << STATE_BITS
    return panic in s.hand[seat].cards or panic in s.fresh[seat].cards


class ChoosePanic(Decision[Afu]):
    """Choose where the returned Panic Card comes from: hand, discard pile or deck."""

    number = n.step.CHOOSE_PANIC
    args = ("seat",)
    rules = ("AFU-11.2", "AFU-R33")

    def seat(self, s: Afu) -> int:
        return s.a

    def private(self, s: Afu) -> bool:
        seat = s.a
        return len(s.hand[seat].cards) + len(s.fresh[seat].cards) > 0

    def offer(self, s: Afu, to: Offer) -> None:
        seat = s.a
        panic = s.pack.panic << STATE_BITS
        if panic_in_hand(s, seat):
            to.add(n.verb.FROM, n.panic_zone.HAND)
        if panic in s.discard[seat].cards:
            to.add(n.verb.FROM, n.panic_zone.DISCARD)
        if panic in s.deck[seat].cards:
            to.add(n.verb.FROM, n.panic_zone.DECK)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        return_panic(s, s.a, a)


class PanicIcon(Decision[Afu]):
    """Each Panic icon left in hand may return one Panic Card."""

    number = n.step.PANIC_ICON
    args = ("seat", "left")
    rules = ("AFU-12.10", "AFU-12.11", "AFU-R50")

    def seat(self, s: Afu) -> int:
        return s.a

    def offer(self, s: Afu, to: Offer) -> None:
        if s.b > 0 and owns_panic(s, s.a):
            to.add(n.verb.USE)
        to.add(n.verb.SKIP)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        seat, left = s.a, s.b
        if verb == n.verb.USE:
            # the cards used for Recruitment lie in the discard pile already, so hand and discard pile are one here
            panic = s.pack.panic << STATE_BITS
            return_panic(s, seat, n.panic_zone.DISCARD if panic in s.discard[seat].cards else n.panic_zone.DECK)
        if left > 1:
            s.then(n.step.PANIC_ICON, seat, left - 1)
