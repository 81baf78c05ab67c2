"""EVENT cards after the battle: gained by the winner, or back to the bottom of their deck, BAR-12.12, BAR-12.14."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.automatic import TEXT_APPLIES
from sandtable.games.barbarossa.effects import apply_text
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS, card_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import NOBODY, Decision, Offer, Step
from sandtable.kernel.zones import TO_BOTTOM, TO_TOP

EVENT_GAINED: Final = EventType("event-gained", "seat kind:card", "BAR-3.20")
EVENT_GIVEN: Final = EventType("event-given", "seat kind:card seat:receiver", "BAR-3.21")
EVENT_USED_UP: Final = EventType("event-used-up", "kind:card", "BAR-R56")
EVENT_RETURNED: Final = EventType("event-returned", "kind:card", "BAR-12.14")


def kinds_revealed(s: Barbarossa) -> list[int]:
    kinds: list[int] = []
    for card in s.revealed.cards:
        if card >> STATE_BITS not in kinds:
            kinds.append(card >> STATE_BITS)
    return kinds


def offer_events(s: Barbarossa, to: Offer) -> None:
    for kind in kinds_revealed(s):
        to.add(n.verb.NEXT, s.pack.ordered.row[card_of(kind)])


class GainEvents(Step[Barbarossa]):
    """The winner gains the revealed EVENTs, one after another."""

    number = n.step.GAIN_EVENTS
    rules = ("BAR-12.12", "BAR-R53")

    def run(self, s: Barbarossa) -> None:
        if s.revealed.cards:
            s.then(n.step.GAIN_EVENTS)
            s.then(n.step.NEXT_GAINED_EVENT)


class NextGainedEvent(Decision[Barbarossa]):
    """Choose which EVENT is gained next: its red text first, then its move."""

    number = n.step.NEXT_GAINED_EVENT
    rules = ("BAR-12.12", "BAR-R53")

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def offer(self, s: Barbarossa, to: Offer) -> None:
        offer_events(s, to)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        pack = s.pack
        kind = pack.ordered.cards[a] >> STATE_BITS
        s.receiver = NOBODY
        s.then(n.step.SETTLE_EVENT, kind)
        apply_text(s, pack.on_gain[kind], card_of(kind))
        if pack.on_gain[kind]:
            s.tell(TEXT_APPLIES, s.active, kind)
        if pack.names_receiver[kind]:  # chosen before the text, BAR-R53
            s.then(n.step.GIVE_EVENT, kind)


class GiveEvent(Decision[Barbarossa]):
    """Choose the player who gets the EVENT; yourself included."""

    number = n.step.GIVE_EVENT
    rules = ("BAR-3.21", "BAR-R56")
    args = ("kind",)

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def offer(self, s: Barbarossa, to: Offer) -> None:
        for seat in range(s.seats):
            to.add(n.verb.GIVE, seat)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        s.receiver = a


class SettleEvent(Step[Barbarossa]):
    """Where a gained EVENT goes: out of the game, to the discard pile, or to a player of choice."""

    number = n.step.SETTLE_EVENT
    rules = ("BAR-3.20", "BAR-3.21", "BAR-R56")
    args = ("kind",)

    def run(self, s: Barbarossa) -> None:
        kind = s.a
        at = s.revealed.cards.index(card_of(kind))
        if s.pack.used_up[kind]:
            s.tell(EVENT_USED_UP, kind)
            s.carry(s.revealed, at, s.removed_cards, TO_TOP)
        elif s.pack.play[kind] >= 0:
            s.tell(EVENT_GAINED, s.active, kind)
            s.carry(s.revealed, at, s.discard[s.active], TO_TOP)
        elif s.receiver == NOBODY:
            s.then(n.step.SETTLE_EVENT, kind)
            s.then(n.step.GIVE_EVENT, kind)
        else:
            s.tell(EVENT_GIVEN, s.active, kind, s.receiver)
            s.carry(s.revealed, at, s.deployed[s.receiver], TO_TOP)
            s.receiver = NOBODY


class ReturnEvents(Step[Barbarossa]):
    """After a loss the revealed EVENTs go to the bottom of their deck, in sight of all."""

    number = n.step.RETURN_EVENTS
    rules = ("BAR-12.14", "BAR-R73")

    def run(self, s: Barbarossa) -> None:
        if s.revealed.cards:
            s.then(n.step.RETURN_EVENTS)
            s.then(n.step.NEXT_RETURNED_EVENT)


class NextReturnedEvent(Decision[Barbarossa]):
    """Choose which EVENT goes to the bottom next."""

    number = n.step.NEXT_RETURNED_EVENT
    rules = ("BAR-12.14",)

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def offer(self, s: Barbarossa, to: Offer) -> None:
        offer_events(s, to)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        card = s.pack.ordered.cards[a]
        s.tell(EVENT_RETURNED, card >> STATE_BITS)
        s.carry(s.revealed, s.revealed.cards.index(card), s.event_deck, TO_BOTTOM)
