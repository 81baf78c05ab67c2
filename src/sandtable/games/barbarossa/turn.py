"""Chapters 6, 7 and 11 of the rulebook: the four phases of a turn, in order, BAR-6.1."""

from __future__ import annotations

from sandtable.games.barbarossa.abilities import offer_abilities, use_ability
from sandtable.games.barbarossa.attack import declare_attack, offer_attacks
from sandtable.games.barbarossa.automatic import mark_due
from sandtable.games.barbarossa.cards import draw_cards, find, lift, return_quietly
from sandtable.games.barbarossa.names import (
    ACTIONS_PER_PHASE,
    ACTIVATE,
    ACTIVATE_CARDS,
    ACTIVATION,
    ACTIVATION_PAID,
    ACTIVATION_PHASE,
    ATTACK,
    AUTOMATIC_TEXTS,
    BOUGHT,
    BUY,
    BUY_AID,
    CARDS_ACTIVATED,
    DEPLOY,
    END_ACTIVATION,
    END_OPERATION,
    END_REINFORCEMENT,
    ENDING,
    ENDING_PHASE,
    FATIGUED,
    GAME_OVER,
    HAND_DISCARDED,
    KEEP,
    KEEP_A_CARD,
    KEEP_NONE,
    MOSCOW_TAKEN,
    NEW_HAND,
    NEXT_PLAYER,
    OPERATE,
    OPERATION,
    OPERATION_BEGINS,
    OPERATION_PHASE,
    PLACE,
    PLAN,
    PLAY,
    REINFORCE,
    REINFORCEMENT,
    REINFORCEMENT_BEGINS,
    REINFORCEMENT_PHASE,
    ROUND_LIMIT,
    RUN_OF_PURCHASES,
    START_HAND,
    TURN_BEGINS,
    TURN_ENDS,
    USE,
    USED,
)
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
from sandtable.kernel.steps import Decision, Offer, Step
from sandtable.kernel.zones import TO_TOP, Zone

# -- Activation Phase ---------------------------------------------------------------------------------


class ActivationPhase(Step[Barbarossa]):
    """All your fatigued cards become active, except those that ask for a payment."""

    rules = ("BAR-7.1", "BAR-7.2", "BAR-R17")

    def run(self, s: Barbarossa) -> None:
        s.phase = ACTIVATION
        s.tell(TURN_BEGINS, s.active, s.round)
        zone = s.deployed[s.active]
        heavy = s.pack.activation
        tired = [card for card in zone.cards if card & FATIGUED and not heavy[card >> STATE_BITS]]
        if tired:
            s.tell(CARDS_ACTIVATED, s.active, len(tired))
            for card in tired:
                s.turn(zone, zone.cards.index(card), card & ~FATIGUED)
        s.run_mark = 0
        s.then(ACTIVATE_CARDS)


class ActivateCards(Decision[Barbarossa]):
    """Play TRANSPORTs and pay for heavy cards, as often as you like."""

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
            if card & FATIGUED and pack.activation[kind]:
                waits = True
                if kind != last and pack.activation[kind] <= s.sp:
                    to.add(ACTIVATE, pack.heavy.row[kind << STATE_BITS])
                    last = kind
        # SP last to the end of the turn, BAR-R20: without a card to pay for, a TRANSPORT can as well wait
        offer_transports(s, to, waits)
        to.add(END_ACTIVATION)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        if verb == END_ACTIVATION:
            s.then(OPERATION_PHASE)
            return
        s.then(ACTIVATE_CARDS)
        if verb == PLAY:
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
    s.turn(zone, find(zone, card | FATIGUED), card)


# -- Operation Phase ----------------------------------------------------------------------------------


class OperationPhase(Step[Barbarossa]):
    """You gain 1 OP; then the texts that apply at the start of the phase."""

    rules = ("BAR-7.5", "BAR-R36")

    def run(self, s: Barbarossa) -> None:
        s.phase = OPERATION
        s.tell(OPERATION_BEGINS, s.active)
        s.op += 1
        s.attacks = 1                                                        # BAR-7.9
        s.actions = 0
        s.run_mark = 0
        s.then(OPERATE)
        if mark_due(s, s.pack.each_operation):
            s.then(AUTOMATIC_TEXTS)


class Operate(Decision[Barbarossa]):
    """Play cards, use abilities, deploy, place and attack in any order, until you end the phase."""

    rules = ("BAR-7.6", "BAR-7.8", "BAR-7.10", "BAR-7.11", "BAR-7.12")

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def private(self, s: Barbarossa) -> bool:
        return len(s.hand[s.active].cards) > 0

    def offer(self, s: Barbarossa, to: Offer) -> None:
        if s.actions < ACTIONS_PER_PHASE:                                    # BAR-R43
            offer_plays(s, to)
            offer_abilities(s, to, s.playing[s.active], 1)
            offer_abilities(s, to, s.deployed[s.active], 0)
            offer_deployments(s, to)
            offer_attacks(s, to)
        to.add(END_OPERATION)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        if verb == END_OPERATION:
            end_operation(s)
            return
        s.actions += 1
        s.then(OPERATE)
        if verb == PLAY:
            play_card(s, a)
        elif verb == USE:
            use_ability(s, a, b)
        elif verb == DEPLOY:
            deploy_later(s, a)
        elif verb == PLACE:
            place_card(s, a)
        elif verb == ATTACK:
            declare_attack(s, a)


def end_operation(s: Barbarossa) -> None:
    """Rights of this phase lapse. If Moscow was taken, the game is over, BAR-8.1, BAR-R65."""
    s.placing = 0
    s.attacks = 0
    s.actions = 0
    s.run_mark = 0
    if s.last_taken:
        s.tell(GAME_OVER)
        s.end(MOSCOW_TAKEN)
    else:
        s.then(REINFORCEMENT_PHASE)


# -- Reinforcement Phase ------------------------------------------------------------------------------


class ReinforcementPhase(Step[Barbarossa]):
    """You gain 1 RP; then the texts that apply at the start of the phase."""

    rules = ("BAR-7.14", "BAR-R36")

    def run(self, s: Barbarossa) -> None:
        s.phase = REINFORCEMENT
        s.tell(REINFORCEMENT_BEGINS, s.active)
        s.rp += 1
        s.then(REINFORCE)
        if mark_due(s, s.pack.each_reinforcement):
            s.then(AUTOMATIC_TEXTS)


class Reinforce(Decision[Barbarossa]):
    """Buy cards from the Field: each costs 1 RP and its price in SP."""

    rules = ("BAR-7.15", "BAR-7.16", "BAR-11.1", "BAR-11.2", "BAR-11.4")

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def private(self, s: Barbarossa) -> bool:
        return len(s.hand[s.active].cards) > 0

    def offer(self, s: Barbarossa, to: Offer) -> None:
        offer_transports(s, to, True)
        if s.rp > 0:
            offer_purchases(s, to)
        to.add(END_REINFORCEMENT)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        if verb == END_REINFORCEMENT:
            s.then(ENDING_PHASE)
            return
        s.then(REINFORCE)
        if verb == PLAY:
            play_card(s, a)
        elif verb == BUY_AID:
            buy_aid(s)
        else:
            buy(s, a)


def offer_purchases(s: Barbarossa, to: Offer) -> None:
    """The top card of each deck on sale, BAR-11.5. Within a run, purchases are canonical in one order only."""
    pack = s.pack
    stock = s.field.cards
    for pile, kind in enumerate(pack.piles):
        if stock[kind] and pack.buy[kind] <= s.sp:
            if s.run_mark > RUN_OF_PURCHASES + pile:
                to.also(BUY, pile)
            else:
                to.add(BUY, pile)
    aids = s.aid_deck.cards
    if aids and pack.buy[aids[-1] >> STATE_BITS] <= s.sp:                    # BAR-R60
        to.add(BUY_AID)


def buy(s: Barbarossa, pile: int) -> None:
    """Pay, and put the card on your discard pile, BAR-11.6."""
    kind = s.pack.piles[pile]
    s.run_mark = RUN_OF_PURCHASES + pile
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

    rules = ("BAR-7.18", "BAR-3.13", "BAR-R22", "BAR-R23")

    def run(self, s: Barbarossa) -> None:
        s.phase = ENDING
        zone = s.playing[s.active]
        if zone.cards:
            s.tell(TURN_ENDS, s.active, len(zone.cards))
        for at in range(len(zone.cards) - 1, -1, -1):
            if s.pack.type[zone.cards[at] >> STATE_BITS] == PLAN:
                return_quietly(s, zone, at)
            else:
                lift(s, zone, at, s.discard[s.active])
        s.then(KEEP_A_CARD if s.hand[s.active].cards else NEW_HAND)


class KeepACard(Decision[Barbarossa]):
    """Discard your hand; you may keep one card, unseen."""

    rules = ("BAR-7.19", "BAR-R24")

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def offer(self, s: Barbarossa, to: Offer) -> None:
        for card in s.hand[s.active].distinct():
            to.add(KEEP, s.pack.playable.row[card])
        to.add(KEEP_NONE)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        hand = s.hand[s.active]
        kept = s.pack.playable.cards[a] if verb == KEEP else -1
        left = len(hand.cards) - (1 if verb == KEEP else 0)
        if left:
            s.tell(HAND_DISCARDED, s.active, left)
        for at in range(len(hand.cards) - 1, -1, -1):
            if hand.cards[at] == kept:
                kept = -1
            else:
                s.carry(hand, at, s.discard[s.active], TO_TOP)
        s.then(NEW_HAND)


class NewHand(Step[Barbarossa]):
    """Draw 4 cards; then your points and the effects of this turn are gone."""

    rules = ("BAR-7.21", "BAR-7.22", "BAR-2.4")

    def run(self, s: Barbarossa) -> None:
        draw_cards(s, s.active, START_HAND)
        s.op = s.sp = s.rp = s.bp = 0
        s.run_mark = 0
        refresh(s.deployed[s.active])
        s.then(NEXT_PLAYER)


def refresh(deployed: Zone) -> None:
    """What is once per turn can be used again. Nothing is turned, so it is no event."""
    deployed.own()
    for at, card in enumerate(deployed.cards):
        if card & USED:
            deployed.cards[at] = card & ~USED
    deployed.cards.sort()


class NextPlayer(Step[Barbarossa]):
    """The player on the left takes a turn; after the last round of the limit the game is over."""

    rules = ("BAR-6.4", "BAR-R70")

    def run(self, s: Barbarossa) -> None:
        s.active = (s.active + 1) % s.seats
        if s.active == s.first:
            if s.round >= int(s.box.options["round_limit"]):
                s.tell(GAME_OVER)
                s.end(ROUND_LIMIT)
                return
            s.round += 1
        s.then(ACTIVATION_PHASE)
