"""Objectives: the auction of two players, and the enemy's offer in the solo game."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.bonuses import (
    activate,
    depends_on_hand,
    earn_calm,
    grant_bonuses,
    hidden_activation,
    holds,
    offer_activations,
    played_in,
)
from sandtable.games.afu.effects import reward
from sandtable.games.afu.invaders import take_invader
from sandtable.games.afu.panic import take_panic
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import marked
from sandtable.kernel.steps import NOBODY, Decision, Offer, Step
from sandtable.kernel.zones import TO_TOP

BID_MADE: Final = EventType("bid-made", "seat n", "AFU-16.3")
BID_PASSED: Final = EventType("bid-passed", "seat", "AFU-R38")
CARD_SPENT: Final = EventType("card-spent", "seat card", "AFU-R39")
OBJECTIVE_TAKEN: Final = EventType("objective-taken", "seat card", "AFU-16.8 AFU-19.16")
OBJECTIVE_STAYS: Final = EventType("objective-stays", "card", "AFU-16.7 AFU-16.9 AFU-19.13")
ENEMY_OFFERS: Final = EventType("enemy-offers", "card n", "AFU-19.10")
OBJECTIVE_CAPTURED: Final = EventType("objective-captured", "card", "AFU-19.14")

CAPTURES_THAT_LOSE = 3


# -- what cards are worth ---------------------------------------------------------------------------


def side_of(s: Afu) -> int:
    """ATTACK or DEFENSE: the kind of points that the contested objective requires, AFU-16.2."""
    return s.pack.requires[s.objectives.top() >> STATE_BITS]


def printed(s: Afu, kind: int, side: int) -> int:
    return s.pack.attack[kind] if side == n.side.ATTACK else s.pack.defense[kind]


def worth(s: Afu, seat: int, kind: int, side: int, normal: int, enhanced: int) -> int:
    """Printed points and the card's own +Attack or +Defense, nothing else, AFU-R41.

    `normal` and `enhanced` count the other cards played with such a defense.
    """
    pack = s.pack
    value = printed(s, kind, side)
    if pack.reward[kind] != (reward.ATTACK if side == n.side.ATTACK else reward.DEFENSE):
        return value
    condition = pack.condition[kind]
    if condition == n.condition.NORMAL_DEFENSE:
        met = normal > 0
    elif condition == n.condition.ENHANCED_DEFENSE:
        met = enhanced > 0
    else:
        met = holds(s, seat, kind, True)
    return value + pack.reward_n[kind] if met else value


def total_worth(s: Afu, seat: int, cards: list[int], side: int) -> int:
    """The sum of spent cards, each counted beside the others."""
    pack = s.pack
    normal = played_in(s, cards, False)
    enhanced = played_in(s, cards, True)
    total = 0
    for card in cards:
        kind = card >> STATE_BITS
        shows = pack.defense[kind] > 0
        own_normal = 1 if shows and not pack.defense_enhanced[kind] else 0
        own_enhanced = 1 if shows and pack.defense_enhanced[kind] else 0
        total += worth(s, seat, kind, side, normal - own_normal, enhanced - own_enhanced)
    return total


def paid(s: Afu, seat: int) -> int:
    return total_worth(s, seat, s.spent[seat].cards, side_of(s))


def sum_in_doubt(s: Afu, seat: int) -> bool:
    """Does the sum paid depend on a badge that others cannot see?"""
    wanted = reward.ATTACK if side_of(s) == n.side.ATTACK else reward.DEFENSE
    for card in s.spent[seat].cards:
        kind = card >> STATE_BITS
        if s.pack.reward[kind] == wanted and depends_on_hand(s, seat, kind):
            return True
    return False


def adds(s: Afu, seat: int, kind: int) -> int:
    """What a card in hand would add to the sum: its own points, and what it raises the cards already spent by."""
    spent = s.spent[seat].cards
    side = side_of(s)
    return total_worth(s, seat, [*spent, kind << STATE_BITS], side) - total_worth(s, seat, spent, side)


def spendable(s: Afu, seat: int) -> list[int]:
    """The kinds in hand but Panic. Cards drawn meanwhile are not in the hand yet, AFU-R39, AFU-R61."""
    kinds: list[int] = []
    for card in s.hand[seat].distinct():
        kind = card >> STATE_BITS
        if kind != s.pack.panic:
            kinds.append(kind)
    return kinds


def reach(s: Afu, seat: int) -> int:
    """The most a hand can pay: all but Panic, as no card lowers the sum and it has 5 at most, AFU-R37, AFU-R75."""
    cards = s.spent[seat].cards[:]
    for card in s.hand[seat].cards:
        if card >> STATE_BITS != s.pack.panic:
            cards.append(card)
    return total_worth(s, seat, cards, side_of(s))


# -- the auction ------------------------------------------------------------------------------------


class Contest(Step[Afu]):
    """After events and Preparation the top card of the Objective Pile is contested, once a round."""

    number = n.step.CONTEST
    rules = ("AFU-16.1", "AFU-16.15", "AFU-R36")

    def run(self, s: Afu) -> None:
        if s.phase != n.period.WAR or not s.objectives.cards:
            return
        if s.solo():
            enemy_offers(s)
            return
        s.bid = 0
        s.bidder = NOBODY
        s.passed = [0, 0]
        s.then(n.step.BID, s.first)


class Bid(Decision[Afu]):
    """Name a number of points above the last bid that your hand can really pay, or pass for good."""

    number = n.step.BID
    args = ("seat",)
    rules = ("AFU-16.3", "AFU-R37", "AFU-R38")

    def seat(self, s: Afu) -> int:
        return s.a

    def private(self, s: Afu) -> bool:
        return len(s.hand[s.a].cards) > 0

    def offer(self, s: Afu, to: Offer) -> None:
        most = min(reach(s, s.a), n.HIGHEST_BID)
        for bid in range(s.bid + 1, most + 1):
            to.add(n.verb.BID, bid - 1)
        to.add(n.verb.PASS)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        seat = s.a
        if verb == n.verb.BID:
            s.tell(BID_MADE, seat, a + 1)
            s.bid = a + 1
            s.bidder = seat
        else:
            s.tell(BID_PASSED, seat)
            s.passed = marked(s.passed, seat)
        rival = 1 - seat
        if not s.passed[rival] and (verb == n.verb.BID or s.bidder == NOBODY):
            s.then(n.step.BID, rival)
        elif s.bidder != NOBODY:  # AFU-16.4, AFU-16.5
            s.then(n.step.SETTLE_BID, s.bidder)
            s.then(n.step.PAY, s.bidder)
        else:
            nobody_bids(s)


def nobody_bids(s: Afu) -> None:
    """Both passed: the objective stays and both take Panic, AFU-16.7."""
    s.tell(OBJECTIVE_STAYS, s.objectives.top())
    for seat in s.in_order():
        take_panic(s, seat)


class Pay(Decision[Afu]):
    """The winner spends cards one at a time until their sum reaches the bid."""

    number = n.step.PAY
    args = ("seat",)
    rules = ("AFU-16.6", "AFU-16.13", "AFU-R39")

    def seat(self, s: Afu) -> int:
        return s.a

    def private(self, s: Afu) -> bool:
        seat = s.a
        return paid(s, seat) < s.bid or sum_in_doubt(s, seat) or hidden_activation(s, seat)

    def offer(self, s: Afu, to: Offer) -> None:
        seat = s.a
        kinds: list[int] = []
        if paid(s, seat) < s.bid <= reach(s, seat):
            kinds = spendable(s, seat)
        for kind in kinds:
            to.add(n.verb.PAY, kind)
        offer_activations(s, seat, to)
        if not kinds:  # the bid is reached, or AFU-R76
            to.add(n.verb.DONE)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        seat = s.a
        if verb == n.verb.DONE:
            return
        s.then(n.step.PAY, seat)
        spend_or_activate(s, seat, verb, a)


def spend_or_activate(s: Afu, seat: int, verb: int, a: int) -> None:
    """Spend a hand card on the objective, or use the reward of a spent one."""
    if verb == n.verb.ACTIVATE:
        activate(s, seat, a, True)
    else:
        card = a << STATE_BITS
        s.tell(CARD_SPENT, seat, card)
        s.move(card, s.hand[seat], s.spent[seat])  # AFU-16.11
    grant_bonuses(s, seat)
    earn_calm(s, seat)


class SettleBid(Step[Afu]):
    """The announced bid, not the sum paid, is compared with the requirement."""

    number = n.step.SETTLE_BID
    args = ("seat",)
    rules = ("AFU-16.8", "AFU-16.9", "AFU-R40")

    def run(self, s: Afu) -> None:
        seat = s.a
        if s.bid >= s.pack.needs[s.objectives.top() >> STATE_BITS]:
            take_objective(s, seat)
        else:
            s.tell(OBJECTIVE_STAYS, s.objectives.top())
        s.bid = 0
        s.bidder = NOBODY
        s.move_all(s.fresh[seat], s.hand[seat])


def take_objective(s: Afu, seat: int) -> None:
    s.tell(OBJECTIVE_TAKEN, seat, s.objectives.top())
    s.draw(s.objectives, s.trophies[seat])


# -- solo -------------------------------------------------------------------------------------------


def enemy_offers(s: Afu) -> None:
    """The top Invader Card is the enemy's offer; then the player offers cards, AFU-19.10."""
    if take_invader(s, 0, s.enemy_offer, TO_TOP):
        s.tell(ENEMY_OFFERS, s.enemy_offer.top(), enemy_value(s))
    s.then(n.step.SETTLE_OFFER)
    s.then(n.step.OFFER_CARDS)


def enemy_value(s: Afu) -> int:
    """The printed value of the kind that the objective requires; no card at all is worth 0, AFU-R62."""
    if not s.enemy_offer.cards:
        return 0
    return printed(s, s.enemy_offer.top() >> STATE_BITS, side_of(s))


def offering(s: Afu) -> bool:
    """Is the player still adding cards? Also while a bonus of a spent card asks something."""
    return s.next_frame(n.step.OFFER_CARDS) is not None


class OfferCards(Decision[Afu]):
    """Add hand cards one by one against the enemy's offer; stop at any time."""

    number = n.step.OFFER_CARDS
    rules = ("AFU-19.10", "AFU-R61")

    def seat(self, s: Afu) -> int:
        return 0

    def private(self, s: Afu) -> bool:
        return len(s.hand[0].cards) > 0 or hidden_activation(s, 0)

    def offer(self, s: Afu, to: Offer) -> None:
        for kind in spendable(s, 0):
            to.add(n.verb.PAY, kind)
        offer_activations(s, 0, to)
        to.add(n.verb.DONE)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        if verb == n.verb.DONE:
            return
        s.then(n.step.OFFER_CARDS)
        spend_or_activate(s, 0, verb, a)


TAKEN: Final = 0
STAYS: Final = 1
CAPTURED: Final = 2


def offer_result(s: Afu) -> int:
    """What the player's cards bring against the requirement and the enemy's value: TAKEN, STAYS or CAPTURED."""
    needs = s.pack.needs[s.objectives.top() >> STATE_BITS]
    own = paid(s, 0)
    enemy = enemy_value(s)
    if enemy >= needs and enemy > own:  # AFU-19.14
        return CAPTURED
    return TAKEN if own >= needs and own > enemy else STAYS  # AFU-19.16, AFU-19.13, AFU-19.15


class SettleOffer(Step[Afu]):
    """Compare the player's sum, the enemy's value and the requirement."""

    number = n.step.SETTLE_OFFER
    rules = ("AFU-19.11", "AFU-19.12", "AFU-19.13", "AFU-19.14", "AFU-19.15", "AFU-19.16", "AFU-R60")

    def run(self, s: Afu) -> None:
        objective = s.objectives.top()
        result = offer_result(s)
        if s.spent[0].size() == 0:  # AFU-19.12
            take_panic(s, 0)
        if result == CAPTURED:
            s.tell(OBJECTIVE_CAPTURED, objective)
            s.draw(s.objectives, s.captured)
        elif result == TAKEN:
            take_objective(s, 0)
        else:
            s.tell(OBJECTIVE_STAYS, objective)
        s.move_all(s.fresh[0], s.hand[0])
        if len(s.captured.cards) >= CAPTURES_THAT_LOSE:  # AFU-19.20, AFU-R63
            s.end(n.ending.OBJECTIVES_CAPTURED)
