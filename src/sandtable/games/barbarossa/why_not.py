"""Why an action is not legal now, as a message name with rule ids."""

from __future__ import annotations

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.attack import has_unit, target_kind
from sandtable.games.barbarossa.cards import find
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.steps import NOBODY

Reason = tuple[str, tuple[str, ...]]
OF_OPERATION = (n.verb.PLACE, n.verb.DEPLOY, n.verb.USE, n.verb.ATTACK, n.verb.END_OPERATION)
OF_REINFORCEMENT = (n.verb.BUY, n.verb.BUY_AID, n.verb.END_REINFORCEMENT)


def why_not(s: Barbarossa, verb: int, a: int, b: int) -> Reason | None:
    """The first rule that stands in the way; None if there is nothing more to say than "not now"."""
    if s.target != n.target.NONE and verb in (n.verb.PLAY, n.verb.PLACE, n.verb.DEPLOY, n.verb.ATTACK):
        return "not-in-attack", ("BAR-12.7", "BAR-R47")
    if (verb in OF_OPERATION and s.phase != n.phase.OPERATION) or (
        verb in OF_REINFORCEMENT and s.phase != n.phase.REINFORCEMENT
    ):
        return "other-phase", ("BAR-6.1",)
    if verb == n.verb.PLAY:
        return why_not_play(s, a)
    if verb == n.verb.USE:
        return why_not_use(s, a, b)
    if verb == n.verb.ATTACK:
        return why_not_attack(s, a)
    if verb in (n.verb.BUY, n.verb.BUY_AID):
        return why_not_buy(s, verb, a)
    return None


def why_not_play(s: Barbarossa, row: int) -> Reason | None:
    card = s.pack.playable.cards[row]
    if card not in s.hand[s.active].cards:
        return "not-in-hand", ("BAR-3.3",)
    if s.phase != n.phase.OPERATION:
        return "other-phase", ("BAR-7.4", "BAR-7.16")
    if s.pack.play[card >> STATE_BITS] > s.op:
        return "not-enough-op", ("BAR-2.7",)
    return None


def why_not_use(s: Barbarossa, row: int, number: int) -> Reason | None:
    pack = s.pack
    card = pack.usable.cards[row]
    ability = (card >> STATE_BITS) * n.ABILITIES + number
    zone = s.playing[s.active] if pack.in_playing[ability] else s.deployed[s.active]
    if number >= pack.abilities[card >> STATE_BITS] or find(zone, card) < 0:
        return "not-deployed", ("BAR-9.3",)
    if pack.against[ability] and not pack.against[ability] >> s.target & 1:
        return "no-object", ("BAR-R77",)
    return "cost-unpaid", ("BAR-9.6",)


def why_not_attack(s: Barbarossa, row: int) -> Reason | None:
    if s.attacks < 1:
        return "no-attack-left", ("BAR-7.9", "BAR-R58")
    if not has_unit(s):
        return "no-unit", ("BAR-12.1", "BAR-R45")
    if target_kind(s, row + n.target.HILL) == NOBODY:
        return "nothing-there", ("BAR-R59",)
    return None


def why_not_buy(s: Barbarossa, verb: int, pile: int) -> Reason | None:
    if s.rp < 1:
        return "no-rp", ("BAR-2.15",)
    left = len(s.aid_deck.cards) if verb == n.verb.BUY_AID else s.field.cards[s.pack.piles[pile]]
    if not left:
        return "nothing-there", ("BAR-R62",)
    return "not-enough-sp", ("BAR-2.10",)
