"""The words of the pack at work: texts of cards run effect by effect, and ask whoever has to choose."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.cards import (
    count_class,
    discard_card,
    find,
    gain_points,
    remove_card,
    return_card,
    tell_points,
)
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Decision, Offer, Step

LOST_POINTS: Final = EventType("lost-points", "seat n word:point", "BAR-R33", n.POINTS)
PLACING_ALLOWED: Final = EventType("placing-allowed", "seat", "BAR-R31", minor=True)
CARD_FATIGUED: Final = EventType("card-fatigued", "seat card", "BAR-5.20")
CARD_ACTIVATED: Final = EventType("card-activated", "seat card", "BAR-5.20")
COST_CHANGED: Final = EventType("cost-changed", "n", "BAR-R50", minor=True)
ATTACK_ADDED: Final = EventType("attack-added", "seat", "BAR-7.9")


def apply_text(s: Barbarossa, row: int, card: int) -> None:
    """The text that begins at this row happens next, if there is any."""
    if row:
        s.then(n.step.CARD_TEXT, row, card)


class CardText(Step[Barbarossa]):
    """One effect of a card's text; the rest of the text follows. Impossible parts are skipped."""

    number = n.step.CARD_TEXT
    rules = ("BAR-5.8", "BAR-9.5", "BAR-R33")
    args = ("row", "card")

    def run(self, s: Barbarossa) -> None:
        row, card = s.a, s.b
        if s.pack.word[row + 1] != n.effect.END:
            s.then(n.step.CARD_TEXT, row + 1, card)
        do_effect(s, row, card)


def do_effect(s: Barbarossa, row: int, card: int) -> None:
    word = s.pack.word[row]
    if word == n.effect.GAIN:
        gain_points(s, row, times(s, row))
    elif word == n.effect.LOSE:
        lose_points(s, row)
    elif word == n.effect.OCCUPYING_COST:
        change = s.pack.count[row] * times(s, row)
        s.cost_change += change
        s.tell(COST_CHANGED, change)
    elif word in (n.effect.FATIGUE, n.effect.ACTIVATE, n.effect.DISCARD, n.effect.DISCARD_GROUP):
        afflict(s, row)
    elif word == n.effect.REMOVE:
        if s.hand[s.active].cards:
            s.then(n.step.REMOVE_FROM_HAND, row, s.pack.count[row])
    elif word == n.effect.PLACE:
        s.placing |= s.pack.what[row]
        s.tell(PLACING_ALLOWED, s.active)
    elif word == n.effect.ATTACK_AGAIN:
        s.attacks += 1
        s.tell(ATTACK_ADDED, s.active)
    elif word == n.effect.REVEAL:
        s.then(n.step.REVEAL_EVENT)
    elif word in (n.effect.DISCARD_SELF, n.effect.RETURN_SELF):
        move_self(s, word, card)


def times(s: Barbarossa, row: int) -> int:
    """Once, or once for each own deployed card of a class."""
    per = s.pack.per[row]
    if not per:
        return 1
    return min(s.pack.most[row], count_class(s.deployed[s.active], s.pack.classes, per))


def lose_points(s: Barbarossa, row: int) -> None:
    """As far as the pool goes, BAR-R33."""
    pack = s.pack
    op, sp = min(s.op, pack.op[row]), min(s.sp, pack.sp[row])
    rp, bp = min(s.rp, pack.rp[row]), min(s.bp, pack.bp[row])
    tell_points(s, LOST_POINTS, op, sp, rp, bp)
    s.op -= op
    s.sp -= sp
    s.rp -= rp
    s.bp -= bp


def move_self(s: Barbarossa, word: int, card: int) -> None:
    """The card leaves by its own text; if it is already gone, nothing happens."""
    zone = s.deployed[s.active]
    at = find(zone, card)
    if at < 0:
        zone = s.playing[s.active]
        at = find(zone, card)
    if at >= 0:
        if word == n.effect.DISCARD_SELF:
            discard_card(s, s.active, zone, at)
        else:
            return_card(s, s.active, zone, at)


def afflict(s: Barbarossa, row: int) -> None:
    """Everybody named chooses among own cards, clockwise from the player in turn, BAR-R36."""
    who = s.pack.who[row]
    count = s.pack.count[row]
    if who == n.who.RECEIVER:
        s.then(n.step.AFFLICT, row, s.receiver, count)
    elif who == n.who.EVERYONE:
        for step in range(s.seats - 1, -1, -1):
            s.then(n.step.AFFLICT, row, (s.active + step) % s.seats, count)
    else:
        s.then(n.step.AFFLICT, row, s.active, count)


def can_suffer(s: Barbarossa, row: int, card: int) -> bool:
    """Is this deployed card one that the effect can change, BAR-5.21?"""
    word = s.pack.word[row]
    if not s.pack.classes[card >> STATE_BITS] & s.pack.what[row]:
        return False
    if word == n.effect.FATIGUE:
        return card & n.state.FATIGUED == 0
    if word == n.effect.ACTIVATE:
        return card & n.state.FATIGUED != 0
    return True


class Afflict(Step[Barbarossa]):
    """Who has no card that the effect can change skips it; others are still affected."""

    number = n.step.AFFLICT
    rules = ("BAR-R33", "BAR-R76")
    args = ("row", "seat", "left")

    def run(self, s: Barbarossa) -> None:
        row, seat, left = s.a, s.b, s.c
        if s.pack.word[row] == n.effect.DISCARD_GROUP:
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
        suffer(s, row, seat, find(s.deployed[seat], s.pack.choosable.cards[a]))


def suffer(s: Barbarossa, row: int, seat: int, at: int) -> None:
    zone = s.deployed[seat]
    card = zone.cards[at]
    word = s.pack.word[row]
    if word == n.effect.FATIGUE:
        s.tell(CARD_FATIGUED, seat, card)
        s.turn(zone, at, card | n.state.FATIGUED)
    elif word == n.effect.ACTIVATE:
        s.tell(CARD_ACTIVATED, seat, card)
        s.turn(zone, at, card & ~n.state.FATIGUED)
    else:
        discard_card(s, seat, zone, at)


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
