"""The Invader Deck: taking cards from it, laying out the Attack Row, scouting."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.cards import can_refill, set_two_waits
from sandtable.games.afu.effects import effect
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Decision, Offer, Step
from sandtable.kernel.zones import TO_TOP, Zone

INVADERS_LAID: Final = EventType("invaders-laid", "seat n", "AFU-4.3 AFU-17.1")
INVADERS_SCOUTED: Final = EventType("invaders-scouted", "seat n", "AFU-11.8")
SCOUTED_AWAY: Final = EventType("scouted-away", "seat card", "AFU-11.8")

SCOUTED_CARDS = 3


def has_invader(s: Afu, seat: int) -> bool:
    """Is there a card to take? In the War an empty deck is made again just then, AFU-R11."""
    deck = s.invader_deck[seat]
    if deck.cards:
        return True
    if not can_refill(s, seat):
        return False
    s.move_all(s.invader_discard[seat], deck)  # AFU-17.4
    if s.solo() and set_two_waits(s):  # AFU-19.8
        for kind in s.pack.set_two:
            unpack(s, kind, deck)
    s.shuffle(deck)
    return True


def unpack(s: Afu, kind: int, to: Zone) -> None:
    """Take every card of a kind out of the box."""
    box = s.game_box
    if kind < len(box.cards):
        for _copy in range(box.cards[kind]):
            s.carry(box, kind, to, TO_TOP)


def take_invader(s: Afu, seat: int, to: Zone, place: int) -> bool:
    if not has_invader(s, seat):
        return False
    s.draw(s.invader_deck[seat], to, place)
    return True


# -- laying out -------------------------------------------------------------------------------------


class LayInvaders(Step[Afu]):
    """Each player lays Invader Cards until the Attack Row holds its number of cards."""

    number = n.step.LAY_INVADERS
    rules = ("AFU-4.3", "AFU-4.4", "AFU-17.1", "AFU-17.2", "AFU-R12")

    def run(self, s: Afu) -> None:
        columns = n.COLUMNS
        for event in s.events_now.cards:
            if s.pack.effect[event >> STATE_BITS] == effect.SABOTAGE:  # AFU-15.9, AFU-R46
                columns -= 1
        for seat in s.in_order():
            lay_row(s, seat, columns)


def lay_row(s: Afu, seat: int, columns: int) -> None:
    row, support = s.attack_row[seat], s.invader_support[seat]
    laid = 0
    while laid < columns and has_invader(s, seat):
        if s.pack.fights[s.invader_deck[seat].top() >> STATE_BITS]:
            s.draw(s.invader_deck[seat], row, laid)
            laid += 1
            continue
        free = 0
        while free < columns and support.cards[free] != NONE:
            free += 1
        if free < columns:  # AFU-17.2
            s.draw(s.invader_deck[seat], support, free)
        else:
            s.draw(s.invader_deck[seat], s.aside_row)
    s.tell(INVADERS_LAID, seat, laid)
    s.move_all(s.aside_row, s.invader_discard[seat])
    for column in range(laid, columns):  # cards ran out: nothing to support
        if support.cards[column] != NONE:
            s.carry(support, column, s.invader_discard[seat], TO_TOP)


# -- scouting ---------------------------------------------------------------------------------------


class LookAhead(Step[Afu]):
    """Scout: take the top 3 cards of the own Invader Deck and look at them."""

    number = n.step.LOOK_AHEAD
    args = ("seat",)
    rules = ("AFU-11.8", "AFU-15.12")

    def run(self, s: Afu) -> None:
        seat = s.a
        seen = 0
        while seen < SCOUTED_CARDS and take_invader(s, seat, s.scouted[seat], TO_TOP):
            seen += 1
        s.tell(INVADERS_SCOUTED, seat, seen)
        if seen:
            s.then(n.step.SCOUT_DISCARD, seat)


class ScoutDiscard(Decision[Afu]):
    """Put at most one of the cards into the Invader Discard Pile."""

    number = n.step.SCOUT_DISCARD
    args = ("seat",)
    rules = ("AFU-11.8", "AFU-R44")

    def seat(self, s: Afu) -> int:
        return s.a

    def offer(self, s: Afu, to: Offer) -> None:
        for card in s.scouted[s.a].distinct():
            to.add(n.verb.SCOUT_DISCARD, (card >> STATE_BITS) - s.pack.first_invader)
        to.add(n.verb.KEEP_ALL)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        seat = s.a
        if verb == n.verb.SCOUT_DISCARD:
            card = a + s.pack.first_invader << STATE_BITS
            s.tell(SCOUTED_AWAY, seat, card)
            s.move(card, s.scouted[seat], s.invader_discard[seat])
        if s.scouted[seat].cards:
            s.then(n.step.SCOUT_ORDER, seat, 0)


class ScoutOrder(Decision[Afu]):
    """Put the rest back on top in any order: the card named first ends on top."""

    number = n.step.SCOUT_ORDER
    args = ("seat", "returned")
    rules = ("AFU-11.8",)

    def seat(self, s: Afu) -> int:
        return s.a

    def private(self, s: Afu) -> bool:
        return len(s.scouted[s.a].cards) > 1

    def offer(self, s: Afu, to: Offer) -> None:
        for card in s.scouted[s.a].distinct():
            to.add(n.verb.PUT_BACK, (card >> STATE_BITS) - s.pack.first_invader)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        seat, returned = s.a, s.b
        deck = s.invader_deck[seat]
        card = a + s.pack.first_invader << STATE_BITS
        s.move(card, s.scouted[seat], deck, len(deck.cards) - returned if returned else TO_TOP)
        if s.scouted[seat].cards:
            s.then(n.step.SCOUT_ORDER, seat, returned + 1)
