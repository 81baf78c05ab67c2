"""Combat: deployment, the bonuses before and after the battle, and what leaves the rows."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.bonuses import (
    activate,
    card_at,
    grant_bonuses,
    hidden_activation,
    holds,
    index_of,
    mark,
    offer_activations,
    offer_switching_off,
    zone_of,
)
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS, STATES
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Decision, Offer, Step
from sandtable.kernel.zones import TO_TOP, Zone

UNIT_DEPLOYED: Final = EventType("unit-deployed", "seat card n:column", "AFU-5.1")
UNIT_SUPPORTS: Final = EventType("unit-supports", "seat card n:column", "AFU-5.2")
SWITCHED_OFF: Final = EventType("switched-off", "seat card", "AFU-R27")
UNIT_EVACUATED: Final = EventType("unit-evacuated", "seat card", "AFU-11.9")
UNIT_RECOVERED: Final = EventType("unit-recovered", "seat card", "AFU-11.9 AFU-15.13")


class Combats(Step[Afu]):
    """The first player finishes the whole Combat before the second deploys."""

    number = n.step.COMBATS
    rules = ("AFU-R1",)

    def run(self, s: Afu) -> None:
        for seat in reversed(s.in_order()):
            s.then(n.step.LEAVE_ROWS, seat)
            s.then(n.step.AFTER_BATTLE, seat)
            s.then(n.step.BATTLE, seat)
            s.then(n.step.DEPLOY, seat)
        s.last_place = NONE
        s.last_off = NONE


# -- deployment -------------------------------------------------------------------------------------


class Deploy(Decision[Afu]):
    """Place cards in the Defense and Support Rows, use bonuses, then give battle."""

    number = n.step.DEPLOY
    args = ("seat",)
    rules = ("AFU-5.1", "AFU-5.2", "AFU-5.6")

    def seat(self, s: Afu) -> int:
        return s.a

    def private(self, s: Afu) -> bool:
        seat = s.a
        if s.hand[seat].cards and (has_free_space(s, seat) or s.hospital[seat].cards):
            return True
        return hidden_activation(s, seat)

    def offer(self, s: Afu, to: Offer) -> None:
        seat = s.a
        settling = s.last_off != NONE  # in canonical order switching off comes last
        kinds = hand_kinds(s.hand[seat])
        for column in range(n.COLUMNS):
            offer_column(s, seat, column, kinds, settling, to)
        before = len(to.actions)
        offer_activations(s, seat, to)
        if s.hospital[seat].cards:
            offer_evacuations(s, seat, to)
        if settling:
            for at in range(before, len(to.actions)):
                to.mark_noncanonical(to.actions[at])
        offer_switching_off(s, seat, to)
        to.add(n.verb.BATTLE)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        seat = s.a
        if verb == n.verb.BATTLE:
            s.last_place = NONE
            s.last_off = NONE
            return
        s.then(n.step.DEPLOY, seat)
        if verb in (n.verb.DEFEND, n.verb.SUPPORT):
            place_card(s, seat, verb, a, b)
        elif verb == n.verb.SWITCH_OFF:
            s.tell(SWITCHED_OFF, seat, card_at(s, seat, a))
            mark(s, zone_of(s, seat, a), index_of(a), n.state.OFF)
            s.last_off = a
        else:
            s.last_place = NONE  # what was learnt may change what is wanted where
            if verb == n.verb.ACTIVATE:
                activate(s, seat, a, False)
            else:
                evacuate(s, seat, a)
        grant_bonuses(s, seat)


def has_free_space(s: Afu, seat: int) -> bool:
    for column in range(n.COLUMNS):
        if s.attack_row[seat].cards[column] != NONE and s.support_row[seat].cards[column] == NONE:
            return True
    return False


def hand_kinds(hand: Zone) -> list[int]:
    """Each kind in a hand once."""
    kinds: list[int] = []
    last = NONE
    for card in hand.cards:
        kind = card >> STATE_BITS
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def offer_column(s: Afu, seat: int, column: int, kinds: list[int], settling: bool, to: Offer) -> None:
    """A Defense Row space opposite an Invader, or the Support Row space behind a card of yours, AFU-5.1 to AFU-5.5."""
    if s.attack_row[seat].cards[column] == NONE:
        return
    pack = s.pack
    if s.defense_row[seat].cards[column] == NONE:
        verb, place, allowed = n.verb.DEFEND, 2 * column, pack.fights  # AFU-5.3
    elif s.support_row[seat].cards[column] == NONE:
        verb, place, allowed = n.verb.SUPPORT, 2 * column + 1, pack.prints_support  # AFU-5.4
    else:
        return
    canonical = to.ordered and not settling and place >= s.last_place
    canonical = canonical and not (verb == n.verb.DEFEND and repeats_column(s, seat, column))
    for kind in kinds:
        if allowed[kind]:
            to.add_in_order(canonical, verb, kind, column)


def repeats_column(s: Afu, seat: int, column: int) -> bool:
    """Is there an empty column before this one, still to come in order, with the same Invaders?"""
    attack, support = s.attack_row[seat].cards, s.invader_support[seat].cards
    for other in range(column):
        if (
            attack[other] == attack[column]
            and support[other] == support[column]
            and s.defense_row[seat].cards[other] == NONE
            and 2 * other > s.last_place
        ):
            return True
    return False


def place_card(s: Afu, seat: int, verb: int, kind: int, column: int) -> None:
    hand = s.hand[seat]
    # of two copies the one that already evacuated is placed: the other can still evacuate
    card = kind << STATE_BITS | n.state.USED
    if card not in hand.cards:
        card = kind << STATE_BITS
    if verb == n.verb.DEFEND:
        s.tell(UNIT_DEPLOYED, seat, card, column + 1)
        s.move(card, hand, s.defense_row[seat], column)
        s.last_place = 2 * column
    else:
        s.tell(UNIT_SUPPORTS, seat, card, column + 1)
        s.move(card, hand, s.support_row[seat], column)
        s.last_place = 2 * column + 1


# -- evacuation -------------------------------------------------------------------------------------


def offer_evacuations(s: Afu, seat: int, to: Offer) -> None:
    """A hand card with Evacuate may change places with one in the Hospital, AFU-R34."""
    for card in s.hand[seat].distinct():
        kind = card >> STATE_BITS
        if s.pack.evacuates[kind] and not card & n.state.USED and holds(s, seat, kind, False):
            to.add(n.verb.EVACUATE, kind)


def evacuate(s: Afu, seat: int, kind: int) -> None:
    card = kind << STATE_BITS
    hospital = s.hospital[seat]
    s.tell(UNIT_EVACUATED, seat, card)
    s.move(card, s.hand[seat], hospital)
    s.turn(hospital, hospital.cards.index(card), card | n.state.USED)  # AFU-R29
    s.then(n.step.RECOVER, seat, kind)


class Recover(Decision[Afu]):
    """Take a card of choice from the own Hospital into hand. `sent`: the kind that just evacuated, or -1."""

    number = n.step.RECOVER
    args = ("seat", "sent")
    rules = ("AFU-11.9", "AFU-15.13")

    def seat(self, s: Afu) -> int:
        return s.a

    def offer(self, s: Afu, to: Offer) -> None:
        hospital = s.hospital[s.a].cards
        skip = s.b
        last = NONE
        for card in hospital:
            kind = card >> STATE_BITS
            if kind == skip:
                skip = NONE  # one card of this kind is the one that was sent
            elif kind != last:
                to.add(n.verb.RECOVER, kind)
                last = kind

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        seat = s.a
        hospital = s.hospital[seat]
        card = a << STATE_BITS
        if card not in hospital.cards:
            card |= n.state.USED  # of two copies the one with its bonus unused is taken
        s.tell(UNIT_RECOVERED, seat, card)
        s.move(card, hospital, s.hand[seat])


# -- after the battle -------------------------------------------------------------------------------


class AfterBattle(Decision[Afu]):
    """Rewards may still be used before the cards of the battle move."""

    number = n.step.AFTER_BATTLE
    args = ("seat",)
    rules = ("AFU-R22", "AFU-R28")

    def seat(self, s: Afu) -> int:
        return s.a

    def private(self, s: Afu) -> bool:
        return hidden_activation(s, s.a)

    def offer(self, s: Afu, to: Offer) -> None:
        offer_activations(s, s.a, to)
        to.add(n.verb.DONE)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        if verb == n.verb.ACTIVATE:
            s.then(n.step.AFTER_BATTLE, s.a)
            seat = s.a
            activate(s, seat, a, False)
            grant_bonuses(s, seat)


class LeaveRows(Step[Afu]):
    """All cards of the battle move, each once."""

    number = n.step.LEAVE_ROWS
    args = ("seat",)
    rules = ("AFU-6.6", "AFU-6.7", "AFU-6.9", "AFU-6.10", "AFU-R22")

    def run(self, s: Afu) -> None:
        seat = s.a
        for column in range(n.COLUMNS):
            done = s.outcome[column]
            invader_leaves(s, seat, s.attack_row[seat], column, done)
            invader_leaves(s, seat, s.invader_support[seat], column, done)  # AFU-R13
            leave(s, seat, s.defense_row[seat], column, done & n.loss.FRONT)
            leave(s, seat, s.support_row[seat], column, done & n.loss.SUPPORT)
        s.outcome = [0] * n.COLUMNS
        refresh(s, s.hand[seat])
        refresh(s, s.hospital[seat])
        refresh(s, s.spent[seat])


def invader_leaves(s: Afu, seat: int, row: Zone, column: int, done: int) -> None:
    card = row.cards[column]
    if card == NONE:
        return
    if done & n.loss.INVADER:
        s.carry(row, column, s.trophies[seat], TO_TOP)
        return
    if s.pack.rocket[card >> STATE_BITS]:
        s.rockets += 1  # AFU-8.7, AFU-8.9
    s.carry(row, column, s.invader_discard[seat], TO_TOP)


def leave(s: Afu, seat: int, row: Zone, column: int, hurt: int) -> None:
    card = row.cards[column]
    if card == NONE:
        return
    s.turn(row, column, card & ~(STATES - 1))
    s.carry(row, column, s.hospital[seat] if hurt else s.discard[seat], TO_TOP)


def refresh(s: Afu, zone: Zone) -> None:
    """The turn's marks end with the own Combat: no bonus can be used after it, AFU-R28."""
    for at in range(len(zone.cards)):
        card = zone.cards[at]
        if card != NONE and card & (STATES - 1):
            s.turn(zone, at, card & ~(STATES - 1))
