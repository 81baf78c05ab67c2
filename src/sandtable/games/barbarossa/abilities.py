"""Chapter 9 of the rulebook: Intentional Abilities. First the whole Using Cost, then at once the effect."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.cards import count_class, discard_card, find, remove_card, return_card
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.effects import apply_text, is_plain_gain
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Decision, Offer
from sandtable.kernel.zones import Zone

USED_ABILITY: Final = EventType("used-ability", "seat card n", "BAR-9.6", minor=True)


def can_use(s: Barbarossa, card: int, ability: int) -> bool:
    """Can the Using Cost be paid in full, and has the effect an object, BAR-9.6, BAR-R77?"""
    pack = s.pack
    if pack.cost_self[ability] == n.own_cost.FATIGUE and card & n.state.FATIGUED:  # BAR-R39
        return False
    if pack.once[ability] and card & n.state.USED:
        return False
    if pack.cost_sp[ability] > s.sp or pack.cost_op[ability] > s.op:
        return False
    if pack.cost_rp[ability] > s.rp or pack.cost_bp[ability] > s.bp:
        return False
    against = pack.against[ability]
    if against and not against >> s.target & 1:
        return False
    mask = pack.cost_class[ability]
    if mask and not count_class(s.deployed[s.active], pack.classes, mask):
        return False
    return pack.cost_hand[ability] == 0 or len(s.hand[s.active].cards) > 0


def offer_abilities(s: Barbarossa, to: Offer, zone: Zone, in_playing: int) -> None:
    """Every ability of the cards in this zone that can be used now, BAR-9.3.

    Abilities that only turn their own card into BP commute: within a run they are canonical in one order only.
    """
    pack = s.pack
    rows = pack.usable.row
    mark = s.run_mark
    last = -1
    for card in zone.cards:
        if card == last:
            continue
        last = card
        kind = card >> STATE_BITS
        for number in range(pack.abilities[kind]):
            ability = kind * n.ABILITIES + number
            if pack.in_playing[ability] == in_playing and can_use(s, card, ability):
                canonical = not pack.commutes[ability] or mark <= n.RUN_OF_ABILITIES + ability
                to.add_in_order(canonical, n.verb.USE, rows[card], number)


def use_ability(s: Barbarossa, row: int, number: int) -> None:
    """Pay and apply. What the cost leaves to choose is asked before the effect."""
    pack = s.pack
    card = pack.usable.cards[row]
    ability = (card >> STATE_BITS) * n.ABILITIES + number
    s.run_mark = n.RUN_OF_ABILITIES + ability if pack.commutes[ability] else 0
    s.tell(USED_ABILITY, s.active, card, number + 1)
    s.op -= pack.cost_op[ability]
    s.sp -= pack.cost_sp[ability]
    s.rp -= pack.cost_rp[ability]
    s.bp -= pack.cost_bp[ability]
    zone = s.playing[s.active] if pack.in_playing[ability] else s.deployed[s.active]
    after = pay_with_self(s, zone, find(zone, card), ability)
    apply_text(s, pack.effect[ability], after)
    if pack.cost_class[ability]:
        s.then(n.step.PAY_WITH_CARD, ability)
    if pack.cost_hand[ability]:
        s.then(n.step.PAY_FROM_HAND, ability)


def pay_with_self(s: Barbarossa, zone: Zone, at: int, ability: int) -> int:
    """Turn or move the card itself; the effect comes even if the card is gone, BAR-R40. Returns the card after it."""
    cost = s.pack.cost_self[ability]
    card = zone.cards[at]
    if cost == n.own_cost.DISCARD:
        discard_card(s, s.active, zone, at)
        return card
    if cost == n.own_cost.RETURN:
        return_card(s, s.active, zone, at)
        return card
    after = card
    if cost == n.own_cost.FATIGUE:
        after |= n.state.FATIGUED
    if s.pack.once[ability]:
        after |= n.state.USED
    s.turn(zone, at, after)
    return after


class PayWithCard(Decision[Barbarossa]):
    """Choose the deployed card that the Using Cost asks for. A cost once begun is paid."""

    number = n.step.PAY_WITH_CARD
    rules = ("BAR-9.6",)
    args = ("ability",)

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def offer(self, s: Barbarossa, to: Offer) -> None:
        pack = s.pack
        mask = pack.cost_class[s.a]
        for card in s.deployed[s.active].distinct():
            if pack.classes[card >> STATE_BITS] & mask:
                to.add(n.verb.CHOOSE, pack.choosable.row[card])

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        zone = s.deployed[s.active]
        s.actions += 1
        discard_card(s, s.active, zone, find(zone, s.pack.choosable.cards[a]))


class PayFromHand(Decision[Barbarossa]):
    """Choose the card of your hand that the Using Cost asks for."""

    number = n.step.PAY_FROM_HAND
    rules = ("BAR-9.6",)
    args = ("ability",)

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def private(self, s: Barbarossa) -> bool:
        return len(s.hand[s.active].cards) > 1

    def offer(self, s: Barbarossa, to: Offer) -> None:
        for card in s.hand[s.active].distinct():
            to.add(n.verb.CHOOSE, s.pack.choosable.row[card])

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        hand = s.hand[s.active]
        at = find(hand, s.pack.choosable.cards[a])
        s.actions += 1
        if s.pack.cost_hand[s.a] == n.hand_cost.DISCARD:
            discard_card(s, s.active, hand, at)
        else:
            remove_card(s, s.active, hand, at)


def fill_commuting(pack: BarbarossaPack) -> None:
    """Note the abilities that cost only the active state of their card and give only BP: any order gives the same."""
    for ability in range(pack.size * n.ABILITIES):
        pack.commutes[ability] = int(gives_only_bp(pack, ability))


def gives_only_bp(pack: BarbarossaPack, ability: int) -> bool:
    row = pack.effect[ability]
    points = pack.cost_op[ability] + pack.cost_sp[ability] + pack.cost_rp[ability] + pack.cost_bp[ability]
    cards = pack.cost_class[ability] + pack.cost_hand[ability] + pack.once[ability]
    if pack.cost_self[ability] != n.own_cost.FATIGUE or points or cards:
        return False
    return is_plain_gain(pack, row) and not pack.op[row] and not pack.sp[row] and not pack.rp[row]
