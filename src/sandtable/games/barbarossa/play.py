"""Chapter 5-2 of the rulebook: playing cards from the hand, and what a played card may still do."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.cards import deploy_card, find, gain_points
from sandtable.games.barbarossa.effects import apply_text
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Offer, Step
from sandtable.kernel.zones import TO_TOP

PLAYED: Final = EventType("played", "seat kind:card n", "BAR-5.4 BAR-5.5", minor=True)
PLACED: Final = EventType("placed", "seat kind:card", "BAR-10.11")


def offer_transports(s: Barbarossa, to: Offer, canonical: bool) -> None:
    """TRANSPORTs may be played in any phase of the own turn, BAR-3.8. Their order changes nothing."""
    pack = s.pack
    mark = s.run_mark if s.run_mark < n.RUN_OF_ABILITIES else 0
    last = -1
    for card in s.hand[s.active].cards:
        if card != last and pack.type[card >> STATE_BITS] == n.card_type.TRANSPORT:
            row = pack.playable.row[card]
            to.add_in_order(canonical and row >= mark - 1, n.verb.PLAY, row)
        last = card


def offer_plays(s: Barbarossa, to: Offer) -> None:
    """Every card whose Playing Cost the pool can pay, BAR-2.7; cards without one are never played, BAR-2.9."""
    pack = s.pack
    rows = pack.playable.row
    mark = s.run_mark if s.run_mark < n.RUN_OF_ABILITIES else 0
    last = -1
    for card in s.hand[s.active].cards:
        if card == last:
            continue
        last = card
        kind = card >> STATE_BITS
        if 0 <= pack.play[kind] <= s.op:
            canonical = pack.type[kind] != n.card_type.TRANSPORT or rows[card] >= mark - 1
            to.add_in_order(canonical, n.verb.PLAY, rows[card])
        if s.placing & pack.classes[kind] and pack.deploy[kind] != n.deploy.NEVER:  # BAR-R31
            to.add(n.verb.PLACE, pack.placeable.row[card])


def offer_deployments(s: Barbarossa, to: Offer) -> None:
    """Played Units that may be deployed in this phase, BAR-10.4, BAR-R28."""
    pack = s.pack
    last = -1
    for card in s.playing[s.active].cards:
        if card != last and pack.may_deploy[card >> STATE_BITS]:
            to.add(n.verb.DEPLOY, pack.deployable.row[card])
        last = card


def play_card(s: Barbarossa, row: int) -> None:
    """Pay, lay down, bonus, draw, Playing Rule, deployment: in this order, BAR-5.4 to BAR-5.8, BAR-R29."""
    pack = s.pack
    card = pack.playable.cards[row]
    kind = card >> STATE_BITS
    s.run_mark = row + 1 if pack.type[kind] == n.card_type.TRANSPORT else 0
    s.tell(PLAYED, s.active, kind, pack.play[kind])
    s.op -= pack.play[kind]
    s.move(card, s.hand[s.active], s.playing[s.active])
    deploy = pack.deploy[kind]
    if deploy in (n.deploy.MUST_ACTIVE, n.deploy.MUST_FATIGUED):
        s.then(n.step.DEPLOY_PLAYED, card)
    apply_text(s, pack.rule[kind], card)
    if pack.bonus[kind]:
        gain_points(s, pack.bonus[kind], 1)


class DeployPlayed(Step[Barbarossa]):
    """AIDs, and Units that must, are deployed when all else of being played is done."""

    number = n.step.DEPLOY_PLAYED
    rules = ("BAR-3.16", "BAR-10.1", "BAR-10.3", "BAR-R29")
    args = ("card",)

    def run(self, s: Barbarossa) -> None:
        at = find(s.playing[s.active], s.a)
        if at >= 0:
            deploy_card(s, at)


def deploy_later(s: Barbarossa, row: int) -> None:
    """Use the right to deploy a card played in this phase, BAR-7.11."""
    s.run_mark = 0
    deploy_card(s, find(s.playing[s.active], s.pack.deployable.cards[row]))


def place_card(s: Barbarossa, row: int) -> None:
    """From the hand into the Deploying Zone: not played, so no cost, no bonus, active, BAR-10.11."""
    s.run_mark = 0
    card = s.pack.placeable.cards[row]
    s.tell(PLACED, s.active, card >> STATE_BITS)
    hand = s.hand[s.active]
    s.carry(hand, hand.cards.index(card), s.deployed[s.active], TO_TOP)
