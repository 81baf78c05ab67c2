"""Events of the War: revealing, what acts at once, and what waits for the end of Preparation."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.cards import draw_card
from sandtable.games.afu.effects import EFFECTS, effect
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.names import slugs
from sandtable.kernel.steps import Decision, Offer, Step

EVENT_REVEALED: Final = EventType("event-revealed", "card word:effect", "AFU-15.1", slugs(effect))
OBJECTIVE_REVEALED: Final = EventType("objective-revealed", "card", "AFU-15.2")
CARD_DISCARDED: Final = EventType("card-discarded", "seat card", "AFU-15.6 AFU-15.14")


class RevealEvent(Step[Afu]):
    """Reveal the top card of the Event Deck; go on after an event that chains."""

    number = n.step.REVEAL_EVENT
    rules = ("AFU-15.1", "AFU-15.2", "AFU-15.3", "AFU-15.4", "AFU-15.5", "AFU-R72")

    def run(self, s: Afu) -> None:
        if s.phase != n.period.WAR:
            return
        if not s.event_deck.cards:
            s.last_round = 1  # only in a position set up without it: as if Moskva had come, AFU-R72
            return
        card = s.event_deck.top()
        kind = card >> STATE_BITS
        if s.pack.group[kind] == n.card_type.OBJECTIVE:
            s.tell(OBJECTIVE_REVEALED, card)
            s.draw(s.event_deck, s.objectives)
            if s.pack.objective[kind] == n.objective.CRUISER:
                s.last_round = 1  # AFU-18.1
            return
        s.tell(EVENT_REVEALED, card, s.pack.effect[card >> STATE_BITS])
        s.draw(s.event_deck, s.events_now)
        if s.pack.chains[kind]:
            s.then(n.step.REVEAL_EVENT)
        EFFECTS[s.pack.effect[kind]].do(s, kind)


class PendingEvents(Step[Afu]):
    """Exchange and Shelling wait until the hands are drawn, then follow in order of reveal."""

    number = n.step.PENDING_EVENTS
    rules = ("AFU-15.15", "AFU-R42")

    def run(self, s: Afu) -> None:
        for event in reversed(s.events_now.cards):
            number = s.pack.effect[event >> STATE_BITS]
            if EFFECTS[number].waits:
                s.for_each(n.step.DISCARD_CARD, number)


class DiscardCard(Decision[Afu]):
    """Discard one hand card of choice; after an Exchange draw another."""

    number = n.step.DISCARD_CARD
    args = ("seat", "effect")
    rules = ("AFU-15.6", "AFU-15.14", "AFU-R44")

    def seat(self, s: Afu) -> int:
        return s.a

    def private(self, s: Afu) -> bool:
        return len(s.hand[s.a].cards) > 1

    def offer(self, s: Afu, to: Offer) -> None:
        hand = s.hand[s.a]
        for card in hand.distinct():
            to.add(n.verb.DISCARD, card >> STATE_BITS)
        if not hand.cards:  # AFU-R15
            to.add(n.verb.SKIP)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        seat, number = s.a, s.b
        if verb == n.verb.SKIP:
            return
        card = a << STATE_BITS
        s.tell(CARD_DISCARDED, seat, card)
        s.move(card, s.hand[seat], s.discard[seat])
        if number == effect.EXCHANGE:
            draw_card(s, seat, s.hand[seat])  # AFU-R45
