"""Events of the War: revealing, what acts at once, and what waits for the end of Preparation."""

from __future__ import annotations

from sandtable.games.afu.bonuses import draw_card
from sandtable.games.afu.names import (
    ALARM,
    CARD_DISCARDED,
    CRUISER,
    DISCARD_CARD,
    DO_DISCARD,
    DO_SKIP,
    EVENT_REVEALED,
    EXCHANGE,
    LOOK_AHEAD,
    MOBILIZE,
    OBJECTIVE,
    OBJECTIVE_REVEALED,
    RECOVER,
    RECOVERY,
    REVEAL_EVENT,
    SCOUT_EVENT,
    SHELLING,
    START_BUYING,
    WAR,
)
from sandtable.games.afu.panic import take_panic
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.errors import RulesError
from sandtable.kernel.steps import Decision, Offer, Step


class RevealEvent(Step[Afu]):
    """Reveal the top card of the Event Deck; go on after an event that chains."""

    rules = ("AFU-15.1", "AFU-15.2", "AFU-15.3", "AFU-15.4", "AFU-15.5")

    def run(self, s: Afu) -> None:
        if s.phase != WAR:
            return
        if not s.event_deck.cards:
            raise RulesError("the Event Deck is empty, but Moskva ends the game, AFU-R72")
        card = s.event_deck.top()
        kind = card >> STATE_BITS
        if s.pack.group[kind] == OBJECTIVE:
            s.tell(OBJECTIVE_REVEALED, card)
            s.draw(s.event_deck, s.objectives)
            if s.pack.objective[kind] == CRUISER:
                s.last_round = 1                                             # AFU-18.1
            return
        s.tell(EVENT_REVEALED, card, s.pack.effect[card >> STATE_BITS])
        s.draw(s.event_deck, s.events_now)
        if s.pack.chains[kind]:
            s.then(REVEAL_EVENT)
        happen(s, kind)


def happen(s: Afu, kind: int) -> None:
    """What acts at once, for each player in order. Sabotage and Closed Sky are read from the events, AFU-R42."""
    effect = s.pack.effect[kind]
    if effect == MOBILIZE:                                                   # AFU-15.7
        for seat in s.in_order():
            s.points[seat] = s.pack.effect_n[kind]
        s.then(START_BUYING)
    elif effect == ALARM:                                                    # AFU-15.10
        for seat in s.in_order():
            take_panic(s, seat)
    elif effect == SCOUT_EVENT:                                              # AFU-15.12
        s.for_each(LOOK_AHEAD)
    elif effect == RECOVERY:                                                 # AFU-15.13
        for seat in reversed(s.in_order()):
            if s.hospital[seat].cards:                                       # AFU-R15
                s.then(RECOVER, seat, NONE)


class PendingEvents(Step[Afu]):
    """Exchange and Shelling wait until the hands are drawn, then follow in order of reveal."""

    rules = ("AFU-15.15", "AFU-R42")

    def run(self, s: Afu) -> None:
        for event in reversed(s.events_now.cards):
            effect = s.pack.effect[event >> STATE_BITS]
            if effect in (EXCHANGE, SHELLING):
                s.for_each(DISCARD_CARD, effect)


class DiscardCard(Decision[Afu]):
    """Discard one hand card of choice; after an Exchange draw another."""

    args = ("seat", "effect")
    rules = ("AFU-15.6", "AFU-15.14", "AFU-R44")

    def seat(self, s: Afu) -> int:
        return s.args[0]

    def private(self, s: Afu) -> bool:
        return len(s.hand[s.args[0]].cards) > 1

    def offer(self, s: Afu, to: Offer) -> None:
        hand = s.hand[s.args[0]]
        for card in hand.distinct():
            to.add(DO_DISCARD, card >> STATE_BITS)
        if not hand.cards:                                                   # AFU-R15
            to.add(DO_SKIP)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        seat, effect = s.args[0], s.args[1]
        if verb == DO_SKIP:
            return
        card = a << STATE_BITS
        s.tell(CARD_DISCARDED, seat, card)
        s.move(card, s.hand[seat], s.discard[seat])
        if effect == EXCHANGE:
            draw_card(s, seat, s.hand[seat])                                 # AFU-R45
