"""Whom an effect falls on: everybody named chooses among their own cards, BAR-R36."""

from __future__ import annotations

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.cards import count_class, discard_card, find, remove_card
from sandtable.games.barbarossa.effects import EFFECTS, effect
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.steps import Decision, Offer, Step


def can_suffer(s: Barbarossa, row: int, card: int) -> bool:
    """Is this deployed card one that the effect can change, BAR-5.21?"""
    if not s.pack.classes[card >> STATE_BITS] & s.pack.what[row]:
        return False
    return EFFECTS[s.pack.word[row]].changes(card)


class Afflict(Step[Barbarossa]):
    """Who has no card that the effect can change skips it; others are still affected."""

    number = n.step.AFFLICT
    rules = ("BAR-R33", "BAR-R76")
    args = ("row", "seat", "left")

    def run(self, s: Barbarossa) -> None:
        row, seat, left = s.a, s.b, s.c
        if s.pack.word[row] == effect.DISCARD_GROUP:
            if count_class(s.deployed[seat], s.pack.classes, s.pack.what[row] | s.pack.other[row]):
                s.then(n.step.CHOOSE_GROUP, row, seat)
            return
        for card in s.deployed[seat].cards:
            if can_suffer(s, row, card):
                s.then(n.step.CHOOSE_CARD, row, seat, left)
                return


class ChooseCard(Decision[Barbarossa]):
    """Choose one of your deployed cards for the effect."""

    number = n.step.CHOOSE_CARD
    rules = ("BAR-R36", "BAR-R55", "BAR-R75")
    args = ("row", "seat", "left")

    def seat(self, s: Barbarossa) -> int:
        return s.b

    def offer(self, s: Barbarossa, to: Offer) -> None:
        row, seat = s.a, s.b
        rows = s.pack.choosable.row
        named: list[int] = []
        for card in s.deployed[seat].cards:
            if rows[card] not in named and can_suffer(s, row, card):
                named.append(rows[card])
                to.add(n.verb.CHOOSE, rows[card])
        if s.pack.up_to[row]:
            to.add(n.verb.DONE)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        row, seat, left = s.a, s.b, s.c
        s.actions += 1
        s.run_mark = 0
        if verb == n.verb.DONE:
            return
        if left > 1:
            s.then(n.step.AFFLICT, row, seat, left - 1)
        zone = s.deployed[seat]
        EFFECTS[s.pack.word[row]].befall(s, seat, zone, find(zone, s.pack.choosable.cards[a]))


class ChooseGroup(Decision[Barbarossa]):
    """Choose which of two groups of your deployed cards is lost; an empty group cannot be chosen."""

    number = n.step.CHOOSE_GROUP
    rules = ("BAR-R55",)
    args = ("row", "seat")

    def seat(self, s: Barbarossa) -> int:
        return s.b

    def offer(self, s: Barbarossa, to: Offer) -> None:
        row, seat = s.a, s.b
        if count_class(s.deployed[seat], s.pack.classes, s.pack.what[row]):
            to.add(n.verb.LOSE_GROUP, n.CLASS_MASKS.index(s.pack.what[row]))
        if count_class(s.deployed[seat], s.pack.classes, s.pack.other[row]):
            to.add(n.verb.LOSE_GROUP, n.CLASS_MASKS.index(s.pack.other[row]))

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        seat = s.b
        s.actions += 1
        mask = n.CLASS_MASKS[a]
        zone = s.deployed[seat]
        for at in range(len(zone.cards) - 1, -1, -1):
            if s.pack.classes[zone.cards[at] >> STATE_BITS] & mask:
                discard_card(s, seat, zone, at)


class RemoveFromHand(Decision[Barbarossa]):
    """Choose a card of your hand that leaves the game."""

    number = n.step.REMOVE_FROM_HAND
    rules = ("BAR-5.17",)
    args = ("row", "left")

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def private(self, s: Barbarossa) -> bool:
        return len(s.hand[s.active].cards) > 1

    def offer(self, s: Barbarossa, to: Offer) -> None:
        rows = s.pack.choosable.row
        for card in s.hand[s.active].distinct():
            to.add(n.verb.CHOOSE, rows[card])
        if s.pack.up_to[s.a]:
            to.add(n.verb.DONE)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        row, left = s.a, s.b
        s.actions += 1
        if verb == n.verb.DONE:
            return
        hand = s.hand[s.active]
        remove_card(s, s.active, hand, find(hand, s.pack.choosable.cards[a]))
        if left > 1 and hand.cards:
            s.then(n.step.REMOVE_FROM_HAND, row, left - 1)
