"""Upkeep and discard: units above the limits leave the map, cards above the limit leave the hand."""

from __future__ import annotations

from sandtable.games.frontier_wars.names import (
    DISCARD,
    DISCARD_CARD,
    DISCARD_EXCESS,
    DONE_SAVING,
    KEEP,
    KEEP_EXCESS_UNITS,
    NEXT_EXCESS,
    REMOVE,
    REMOVE_EXCESS,
    RETIRE,
    RETIRE_ORDERS,
    SAVE_UNIT,
    SAVE_WITH_SUPPLIES,
    T_CARD_DISCARDED,
    T_CARD_RETIRED,
    T_UNIT_DISBANDED,
    T_UNIT_SAVED,
    UNITS,
    UPKEEP,
)
from sandtable.games.frontier_wars.scoring import hand_limit
from sandtable.games.frontier_wars.state import FrontierWars, changed, never_empty
from sandtable.kernel.cards import card_of, kind_of
from sandtable.kernel.steps import NOBODY, Decision, Offer, Step


class Upkeep(Step[FrontierWars]):
    """In turn order each player removes the units above the limits."""

    args = ("position",)
    rules = ("FW-22.1",)

    def run(self, s: FrontierWars) -> None:
        seat = s.in_turn(UPKEEP, s.args[0])
        s.active = seat
        s.saved = [0] * s.pack.tiles
        s.last = 0
        if seat != NOBODY:
            s.then(NEXT_EXCESS, 0)
            if s.face_up[seat].cards:
                s.then(SAVE_WITH_SUPPLIES, units_saved(s, seat))


def units_saved(s: FrontierWars, seat: int) -> int:
    """How many excess units the face-up cards of a player save."""
    total = 0
    for card in s.face_up[seat].cards:
        effect = s.pack.effects[kind_of(card)]
        if effect.do == KEEP_EXCESS_UNITS:
            total += effect.by
    return total


def excess(s: FrontierWars, seat: int, tile: int) -> int:
    return s.count(seat, tile) - s.limit(seat, tile)


class SaveWithSupplies(Decision[FrontierWars]):
    """Supplies raise the limit of a tile for this upkeep, once for each unit they save."""

    args = ("left",)
    rules = ("FW-R22", "FW-22.1")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        if s.args[0] > 0:
            for tile in range(s.pack.tiles):
                if excess(s, s.active, tile) > 0:
                    if tile >= s.last:
                        to.add(SAVE_UNIT, tile)
                    else:
                        to.also(SAVE_UNIT, tile)
        to.add(DONE_SAVING)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == SAVE_UNIT:
            s.saved = changed(s.saved, a, s.saved[a] + 1)
            s.last = a
            s.tell(T_UNIT_SAVED, s.active, s.pack.field.codes[a])
            s.then(SAVE_WITH_SUPPLIES, s.args[0] - 1)


class NextExcess(Step[FrontierWars]):
    """Find the next tile with more units than the limit allows."""

    args = ("tile",)
    rules = ("FW-22.2", "FW-22.3", "FW-22.4")

    def run(self, s: FrontierWars) -> None:
        for tile in range(s.args[0], s.pack.tiles):
            if s.count(s.active, tile) > 2 and excess(s, s.active, tile) > 0:
                s.last = 0
                s.then(NEXT_EXCESS, tile)
                s.then(REMOVE_EXCESS, tile)
                return


class RemoveExcess(Decision[FrontierWars]):
    """The owner chooses which unit goes back to the reserve."""

    args = ("tile",)
    rules = ("FW-22.1", "FW-22.5")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        tile = s.args[0]
        counts = s.units[s.active]
        over = excess(s, s.active, tile)
        behind = s.count(s.active, tile)
        for unit in range(UNITS):
            here = counts[tile * UNITS + unit]
            if here:
                if unit >= s.last and behind >= over:
                    to.add(REMOVE, unit)
                else:
                    to.also(REMOVE, unit)
            behind -= here
        never_empty(to)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        tile = s.args[0]
        s.tell(T_UNIT_DISBANDED, s.active, a, s.pack.field.codes[tile])
        s.add_units(s.active, tile, a, -1)
        s.last = a
        if excess(s, s.active, tile) > 0:
            s.then(REMOVE_EXCESS, tile)


class Discard(Step[FrontierWars]):
    """In turn order each player discards down to the hand limit."""

    args = ("position",)
    rules = ("FW-22.6",)

    def run(self, s: FrontierWars) -> None:
        seat = s.in_turn(DISCARD, s.args[0])
        s.active = seat
        s.saved = [0] * s.pack.tiles
        if seat != NOBODY:
            s.last = 0
            if s.face_up[seat].cards:
                s.then(RETIRE_ORDERS)
            if cards_above_limit(s, seat) > 0:
                s.then(DISCARD_EXCESS)


def cards_above_limit(s: FrontierWars, seat: int) -> int:
    """Face-up cards count against the limit too (FW-R22)."""
    return len(s.hand[seat].cards) + len(s.face_up[seat].cards) - hand_limit(s, seat)


class DiscardExcess(Decision[FrontierWars]):
    """Discard one card above the limit, from the hand or from those lying face up."""

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
            if kind >= s.last and behind >= over:
                to.add(DISCARD_CARD, kind)
            else:
                to.also(DISCARD_CARD, kind)
            behind -= hand.cards.count(card)
        for card in s.face_up[s.active].distinct():
            to.add(RETIRE, kind_of(card))
        never_empty(to)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == DISCARD_CARD:
            s.last = a
            s.tell(T_CARD_DISCARDED, s.active, a)
            s.move(card_of(a), s.hand[s.active], s.discard_of(a))
        else:
            retire(s, a)
        if cards_above_limit(s, s.active) > 0:
            s.then(DISCARD_EXCESS)


def retire(s: FrontierWars, kind: int) -> None:
    s.tell(T_CARD_RETIRED, s.active, kind)
    s.move(card_of(kind), s.face_up[s.active], s.discard_of(kind))


class RetireOrders(Decision[FrontierWars]):
    """Face-up cards may be discarded now, as many as the owner likes."""

    rules = ("FW-R22",)

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        to.add(KEEP)
        for card in s.face_up[s.active].distinct():
            to.add(RETIRE, kind_of(card))

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == RETIRE:
            retire(s, a)
            if s.face_up[s.active].cards:
                s.then(RETIRE_ORDERS)
            if cards_above_limit(s, s.active) > 0:                          # the card had raised the limit
                s.then(DISCARD_EXCESS)
