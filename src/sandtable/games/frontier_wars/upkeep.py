"""Upkeep and discard: units above the limits leave the map, cards above the limit leave the hand."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.effects import effect
from sandtable.games.frontier_wars.scoring import hand_limit
from sandtable.games.frontier_wars.state import FrontierWars, never_empty
from sandtable.kernel.cards import card_of, kind_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import NOBODY, Decision, Offer, Step

UNIT_SAVED: Final = EventType("unit-saved", "seat tile", "FW-22.1")
UNIT_DISBANDED: Final = EventType("unit-disbanded", "seat word:unit tile", "FW-22.1", n.UNIT_NAMES)
CARD_DISCARDED: Final = EventType("card-discarded", "seat kind:card", "FW-22.6")
CARD_RETIRED: Final = EventType("card-retired", "seat kind:card", "FW-R22")


class Upkeep(Step[FrontierWars]):
    """In turn order each player removes the units above the limits."""

    number = n.step.UPKEEP
    args = ("position",)
    rules = ("FW-22.1",)

    def run(self, s: FrontierWars) -> None:
        seat = s.in_turn(n.step.UPKEEP, s.a)
        s.active = seat
        s.saved = s.pack.no_tiles
        s.last = 0
        if seat != NOBODY:
            s.then(n.step.NEXT_EXCESS, 0)
            if s.face_up[seat].cards:
                s.then(n.step.SAVE_WITH_SUPPLIES, units_saved(s, seat))


def units_saved(s: FrontierWars, seat: int) -> int:
    """How many excess units the face-up cards of a player save."""
    total = 0
    for card in s.face_up[seat].cards:
        row = s.pack.effects[kind_of(card)]
        if row.do == effect.KEEP_EXCESS_UNITS:
            total += row.by
    return total


def excess(s: FrontierWars, seat: int, tile: int) -> int:
    return s.count(seat, tile) - s.limit(seat, tile)


class SaveWithSupplies(Decision[FrontierWars]):
    """Supplies raise the limit of a tile for this upkeep, once for each unit they save."""

    number = n.step.SAVE_WITH_SUPPLIES
    args = ("left",)
    rules = ("FW-R22", "FW-22.1")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        if s.a > 0:
            for tile in range(s.pack.tiles):
                if excess(s, s.active, tile) > 0:
                    to.add_in_order(tile >= s.last, n.verb.SAVE, tile)
        to.add(n.verb.SAVE_NO_MORE)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == n.verb.SAVE:
            s.saved = changed(s.saved, a, s.saved[a] + 1)
            s.last = a
            s.tell(UNIT_SAVED, s.active, s.pack.field.codes[a])
            s.then(n.step.SAVE_WITH_SUPPLIES, s.a - 1)


class NextExcess(Step[FrontierWars]):
    """Find the next tile with more units than the limit allows."""

    number = n.step.NEXT_EXCESS
    args = ("tile",)
    rules = ("FW-22.2", "FW-22.3", "FW-22.4")

    def run(self, s: FrontierWars) -> None:
        for tile in range(s.a, s.pack.tiles):
            if s.count(s.active, tile) > n.FRONTIER_LIMIT and excess(s, s.active, tile) > 0:
                s.last = 0
                s.then(n.step.NEXT_EXCESS, tile)
                s.then(n.step.REMOVE_EXCESS, tile)
                return


class RemoveExcess(Decision[FrontierWars]):
    """The owner chooses which unit goes back to the reserve."""

    number = n.step.REMOVE_EXCESS
    args = ("tile",)
    rules = ("FW-22.1", "FW-22.5")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        tile = s.a
        counts = s.units[s.active]
        over = excess(s, s.active, tile)
        behind = s.count(s.active, tile)
        for unit in range(n.UNITS):
            here = counts[tile * n.UNITS + unit]
            if here:
                to.add_in_order(unit >= s.last and behind >= over, n.verb.REMOVE, unit)
            behind -= here
        never_empty(to)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        tile = s.a
        s.tell(UNIT_DISBANDED, s.active, a, s.pack.field.codes[tile])
        s.add_units(s.active, tile, a, -1)
        s.last = a
        if excess(s, s.active, tile) > 0:
            s.then(n.step.REMOVE_EXCESS, tile)


class Discard(Step[FrontierWars]):
    """In turn order each player discards down to the hand limit."""

    number = n.step.DISCARD
    args = ("position",)
    rules = ("FW-22.6",)

    def run(self, s: FrontierWars) -> None:
        seat = s.in_turn(n.step.DISCARD, s.a)
        s.active = seat
        s.saved = s.pack.no_tiles
        if seat != NOBODY:
            s.last = 0
            if s.face_up[seat].cards:
                s.then(n.step.RETIRE_ORDERS)
            if cards_above_limit(s, seat) > 0:
                s.then(n.step.DISCARD_EXCESS)


def cards_above_limit(s: FrontierWars, seat: int) -> int:
    """Face-up cards count against the limit too (FW-R22)."""
    return len(s.hand[seat].cards) + len(s.face_up[seat].cards) - hand_limit(s, seat)


class DiscardExcess(Decision[FrontierWars]):
    """Discard one card above the limit, from the hand or from those lying face up."""

    number = n.step.DISCARD_EXCESS
    rules = ("FW-22.6", "FW-22.7", "FW-22.8", "FW-R22")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def private(self, s: FrontierWars) -> bool:
        return True

    def offer(self, s: FrontierWars, to: Offer) -> None:
        hand = s.hand[s.active]
        over = cards_above_limit(s, s.active)
        behind = len(hand.cards)
        for card in hand.distinct():
            kind = kind_of(card)
            to.add_in_order(kind >= s.last and behind >= over, n.verb.DISCARD, kind)
            behind -= hand.cards.count(card)
        for card in s.face_up[s.active].distinct():
            to.add(n.verb.RETIRE, kind_of(card))
        never_empty(to)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == n.verb.DISCARD:
            s.last = a
            s.tell(CARD_DISCARDED, s.active, a)
            s.move(card_of(a), s.hand[s.active], s.discard_of(a))
        else:
            retire(s, a)
        if cards_above_limit(s, s.active) > 0:
            s.then(n.step.DISCARD_EXCESS)


def retire(s: FrontierWars, kind: int) -> None:
    s.tell(CARD_RETIRED, s.active, kind)
    s.move(card_of(kind), s.face_up[s.active], s.discard_of(kind))


class RetireOrders(Decision[FrontierWars]):
    """Face-up cards may be discarded now, as many as the owner likes."""

    number = n.step.RETIRE_ORDERS
    rules = ("FW-R22",)

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        to.add(n.verb.KEEP)
        for card in s.face_up[s.active].distinct():
            to.add(n.verb.RETIRE, kind_of(card))

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == n.verb.RETIRE:
            retire(s, a)
            if s.face_up[s.active].cards:
                s.then(n.step.RETIRE_ORDERS)
            if cards_above_limit(s, s.active) > 0:  # the card had raised the limit
                s.then(n.step.DISCARD_EXCESS)
