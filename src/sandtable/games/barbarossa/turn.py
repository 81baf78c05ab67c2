"""Chapters 6, 7 and 11 of the rulebook: the four phases of a turn, in order, BAR-6.1."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.abilities import offer_abilities, use_ability
from sandtable.games.barbarossa.attack import declare_attack, offer_attacks
from sandtable.games.barbarossa.automatic import mark_due
from sandtable.games.barbarossa.cards import draw_cards, find, lift, return_quietly
from sandtable.games.barbarossa.play import (
    deploy_later,
    offer_deployments,
    offer_plays,
    offer_transports,
    place_card,
    play_card,
)
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.options import Option
from sandtable.kernel.steps import Decision, Offer, Step
from sandtable.kernel.zones import TO_TOP, Zone

ROUND_LIMIT: Final = Option("round_limit", 60, low=1, high=999)
"""BAR-R70."""
TURN_BEGINS: Final = EventType("turn-begins", "seat n:round", "BAR-6.1 BAR-6.4")
CARDS_ACTIVATED: Final = EventType("cards-activated", "seat n", "BAR-7.1", minor=True)
ACTIVATION_PAID: Final = EventType("activation-paid", "seat card n", "BAR-R18")
OPERATION_BEGINS: Final = EventType("operation-begins", "seat", "BAR-7.5", minor=True)
REINFORCEMENT_BEGINS: Final = EventType("reinforcement-begins", "seat", "BAR-7.14", minor=True)
BOUGHT: Final = EventType("bought", "seat kind:card n", "BAR-11.1")
TURN_ENDS: Final = EventType("turn-ends", "seat n", "BAR-7.18", minor=True)
HAND_DISCARDED: Final = EventType("hand-discarded", "seat n", "BAR-7.19", minor=True)
GAME_OVER_TOLD: Final = EventType("game-over-told", "", "BAR-8.1 BAR-R70")


def current_phase(s: Barbarossa) -> int:
    return s.phase


# -- Activation Phase ---------------------------------------------------------------------------------


class ActivationPhase(Step[Barbarossa]):
    """All your fatigued cards become active, except those that ask for a payment."""

    number = n.step.ACTIVATION_PHASE
    rules = ("BAR-7.1", "BAR-7.2", "BAR-R17")

    def run(self, s: Barbarossa) -> None:
        s.phase = n.phase.ACTIVATION
        s.tell(TURN_BEGINS, s.active, s.round)
        zone = s.deployed[s.active]
        heavy = s.pack.activation
        tired = [card for card in zone.cards if card & n.state.FATIGUED and not heavy[card >> STATE_BITS]]
        if tired:
            s.tell(CARDS_ACTIVATED, s.active, len(tired))
            for card in tired:
                s.turn(zone, zone.cards.index(card), card & ~n.state.FATIGUED)
        s.run_mark = 0
        s.then(n.step.ACTIVATE_CARDS)


class ActivateCards(Decision[Barbarossa]):
    """Play TRANSPORTs and pay for heavy cards, as often as you like."""

    number = n.step.ACTIVATE_CARDS
    rules = ("BAR-7.3", "BAR-7.4", "BAR-R17", "BAR-R18")

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def private(self, s: Barbarossa) -> bool:
        return len(s.hand[s.active].cards) > 0

    def offer(self, s: Barbarossa, to: Offer) -> None:
        pack = s.pack
        waits = False
        last = -1
        for card in s.deployed[s.active].cards:
            kind = card >> STATE_BITS
            if card & n.state.FATIGUED and pack.activation[kind]:
                waits = True
                if kind != last and pack.activation[kind] <= s.sp:
                    to.add(n.verb.ACTIVATE, pack.heavy.row[kind << STATE_BITS])
                    last = kind
        # SP last to the end of the turn, BAR-R20: without a card to pay for, a TRANSPORT can as well wait
        offer_transports(s, to, waits)
        to.add(n.verb.END_ACTIVATION)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        if verb == n.verb.END_ACTIVATION:
            s.then(n.step.OPERATION_PHASE)
            return
        s.then(n.step.ACTIVATE_CARDS)
        if verb == n.verb.PLAY:
            play_card(s, a)
        else:
            s.run_mark = 0
            pay_activation(s, s.pack.heavy.cards[a])


def pay_activation(s: Barbarossa, card: int) -> None:
    """The whole activation cost of one card, BAR-R18."""
    zone = s.deployed[s.active]
    cost = s.pack.activation[card >> STATE_BITS]
    s.tell(ACTIVATION_PAID, s.active, card, cost)
    s.sp -= cost
    s.turn(zone, find(zone, card | n.state.FATIGUED), card)


# -- Operation Phase ----------------------------------------------------------------------------------


class OperationPhase(Step[Barbarossa]):
    """You gain 1 OP; then the texts that apply at the start of the phase."""

    number = n.step.OPERATION_PHASE
    rules = ("BAR-7.5", "BAR-R36")

    def run(self, s: Barbarossa) -> None:
        s.phase = n.phase.OPERATION
        s.tell(OPERATION_BEGINS, s.active)
        s.op += 1
        s.attacks = 1  # BAR-7.9
        s.actions = 0
        s.run_mark = 0
        s.then(n.step.OPERATE)
        if mark_due(s, s.pack.each_operation):
            s.then(n.step.AUTOMATIC_TEXTS)


class Operate(Decision[Barbarossa]):
    """Play cards, use abilities, deploy, place and attack in any order, until you end the phase."""

    number = n.step.OPERATE
    rules = ("BAR-7.6", "BAR-7.8", "BAR-7.10", "BAR-7.11", "BAR-7.12")

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def private(self, s: Barbarossa) -> bool:
        return len(s.hand[s.active].cards) > 0

    def offer(self, s: Barbarossa, to: Offer) -> None:
        if s.actions < n.ACTIONS_PER_PHASE:  # BAR-R43
            offer_plays(s, to)
            offer_abilities(s, to, s.playing[s.active], 1)
            offer_abilities(s, to, s.deployed[s.active], 0)
            offer_deployments(s, to)
            offer_attacks(s, to)
        to.add(n.verb.END_OPERATION)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        if verb == n.verb.END_OPERATION:
            end_operation(s)
            return
        s.actions += 1
        s.then(n.step.OPERATE)
        if verb == n.verb.PLAY:
            play_card(s, a)
        elif verb == n.verb.USE:
            use_ability(s, a, b)
        elif verb == n.verb.DEPLOY:
            deploy_later(s, a)
        elif verb == n.verb.PLACE:
            place_card(s, a)
        elif verb == n.verb.ATTACK:
            declare_attack(s, a)


def end_operation(s: Barbarossa) -> None:
    """Rights of this phase lapse. If Moscow was taken, the game is over, BAR-8.1, BAR-R65."""
    s.placing = 0
    s.attacks = 0
    s.actions = 0
    s.run_mark = 0
    if s.last_taken:
        s.tell(GAME_OVER_TOLD)
        s.end(n.ending.MOSCOW)
    else:
        s.then(n.step.REINFORCEMENT_PHASE)


# -- Reinforcement Phase ------------------------------------------------------------------------------


class ReinforcementPhase(Step[Barbarossa]):
    """You gain 1 RP; then the texts that apply at the start of the phase."""

    number = n.step.REINFORCEMENT_PHASE
    rules = ("BAR-7.14", "BAR-R36")

    def run(self, s: Barbarossa) -> None:
        s.phase = n.phase.REINFORCEMENT
        s.tell(REINFORCEMENT_BEGINS, s.active)
        s.rp += 1
        s.then(n.step.REINFORCE)
        if mark_due(s, s.pack.each_reinforcement):
            s.then(n.step.AUTOMATIC_TEXTS)


class Reinforce(Decision[Barbarossa]):
    """Buy cards from the Field: each costs 1 RP and its price in SP."""

    number = n.step.REINFORCE
    rules = ("BAR-7.15", "BAR-7.16", "BAR-11.1", "BAR-11.2", "BAR-11.4")

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def private(self, s: Barbarossa) -> bool:
        return len(s.hand[s.active].cards) > 0

    def offer(self, s: Barbarossa, to: Offer) -> None:
        offer_transports(s, to, True)
        if s.rp > 0:
            offer_purchases(s, to)
        to.add(n.verb.END_REINFORCEMENT)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        if verb == n.verb.END_REINFORCEMENT:
            s.then(n.step.ENDING_PHASE)
            return
        s.then(n.step.REINFORCE)
        if verb == n.verb.PLAY:
            play_card(s, a)
        elif verb == n.verb.BUY_AID:
            buy_aid(s)
        else:
            buy(s, a)


def offer_purchases(s: Barbarossa, to: Offer) -> None:
    """The top card of each deck on sale, BAR-11.5. Within a run, purchases are canonical in one order only."""
    pack = s.pack
    stock = s.field.cards
    for pile, kind in enumerate(pack.piles):
        if stock[kind] and pack.buy[kind] <= s.sp:
            to.add_in_order(s.run_mark <= n.RUN_OF_PURCHASES + pile, n.verb.BUY, pile)
    aids = s.aid_deck.cards
    if aids and pack.buy[aids[-1] >> STATE_BITS] <= s.sp:  # BAR-R60
        to.add(n.verb.BUY_AID)


def buy(s: Barbarossa, pile: int) -> None:
    """Pay, and put the card on your discard pile, BAR-11.6."""
    kind = s.pack.piles[pile]
    s.run_mark = n.RUN_OF_PURCHASES + pile
    pay_price(s, kind)
    s.move(kind << STATE_BITS, s.field, s.discard[s.active])


def buy_aid(s: Barbarossa) -> None:
    """The top AID; the next one then lies open, so this is never just another order of purchases."""
    s.run_mark = 0
    pay_price(s, s.aid_deck.top() >> STATE_BITS)
    s.draw(s.aid_deck, s.discard[s.active])


def pay_price(s: Barbarossa, kind: int) -> None:
    """1 RP, also at price 0 (BAR-R61), and the price in SP."""
    s.rp -= 1
    s.sp -= s.pack.buy[kind]
    s.tell(BOUGHT, s.active, kind, s.pack.buy[kind])


# -- Ending Phase -------------------------------------------------------------------------------------


class EndingPhase(Step[Barbarossa]):
    """The Playing Zone is cleared: PLANs back to the Field, the rest to your discard pile."""

    number = n.step.ENDING_PHASE
    rules = ("BAR-7.18", "BAR-3.13", "BAR-R22", "BAR-R23")

    def run(self, s: Barbarossa) -> None:
        s.phase = n.phase.ENDING
        zone = s.playing[s.active]
        if zone.cards:
            s.tell(TURN_ENDS, s.active, len(zone.cards))
        for at in range(len(zone.cards) - 1, -1, -1):
            if s.pack.type[zone.cards[at] >> STATE_BITS] == n.card_type.PLAN:
                return_quietly(s, zone, at)
            else:
                lift(s, zone, at, s.discard[s.active])
        s.then(n.step.KEEP_A_CARD if s.hand[s.active].cards else n.step.NEW_HAND)


class KeepACard(Decision[Barbarossa]):
    """Discard your hand; you may keep one card, unseen."""

    number = n.step.KEEP_A_CARD
    rules = ("BAR-7.19", "BAR-R24")

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def offer(self, s: Barbarossa, to: Offer) -> None:
        for card in s.hand[s.active].distinct():
            to.add(n.verb.KEEP, s.pack.playable.row[card])
        to.add(n.verb.KEEP_NONE)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        hand = s.hand[s.active]
        kept = s.pack.playable.cards[a] if verb == n.verb.KEEP else -1
        left = len(hand.cards) - (1 if verb == n.verb.KEEP else 0)
        if left:
            s.tell(HAND_DISCARDED, s.active, left)
        for at in range(len(hand.cards) - 1, -1, -1):
            if hand.cards[at] == kept:
                kept = -1
            else:
                s.carry(hand, at, s.discard[s.active], TO_TOP)
        s.then(n.step.NEW_HAND)


class NewHand(Step[Barbarossa]):
    """Draw 4 cards; then your points and the effects of this turn are gone."""

    number = n.step.NEW_HAND
    rules = ("BAR-7.21", "BAR-7.22", "BAR-2.4")

    def run(self, s: Barbarossa) -> None:
        draw_cards(s, s.active, n.START_HAND)
        s.op = s.sp = s.rp = s.bp = 0
        s.run_mark = 0
        refresh(s.deployed[s.active])
        s.then(n.step.NEXT_PLAYER)


def refresh(deployed: Zone) -> None:
    """What is once per turn can be used again. Nothing is turned, so it is no event."""
    deployed.own()
    for at, card in enumerate(deployed.cards):
        if card & n.state.USED:
            deployed.cards[at] = card & ~n.state.USED
    deployed.cards.sort()


class NextPlayer(Step[Barbarossa]):
    """The player on the left takes a turn; after the last round of the limit the game is over."""

    number = n.step.NEXT_PLAYER
    rules = ("BAR-6.4", "BAR-R70")

    def run(self, s: Barbarossa) -> None:
        s.active = (s.active + 1) % s.seats
        if s.active == s.first:
            if s.round >= int(s.ruleset.options["round_limit"]):
                s.tell(GAME_OVER_TOLD)
                s.end(n.ending.ROUND_LIMIT)
                return
            s.round += 1
        s.then(n.step.ACTIVATION_PHASE)
