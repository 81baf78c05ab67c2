"""VD-7: tactical cards, their targets and the windows in which they are played."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.effects import EFFECTS, resource_card
from sandtable.games.victory_day.order import BARRED, has_lower_equal
from sandtable.games.victory_day.payment import (
    Ready,
    affordable,
    ask_payment,
    available,
    close_draft,
    payable_in_order,
)
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed_of
from sandtable.kernel.steps import Decision, Offer, Step

PASSES: Final = EventType("passes", "seat", "VD-R12", minor=True)
PLAYS: Final = EventType("plays", "seat kind", "VD-7.3")
PLAYS_ON: Final = EventType("plays-on", "seat kind kind:target", "VD-7.3")

# -- targets -----------------------------------------------------------------------------------------
# A target is a number: 0 nothing, then the player's own places, the enemy's places, and the enemy's resource cards,
# each kind ready and turned.


def own_target(s: Victory, place: int) -> int:
    return 1 + place


def enemy_target(s: Victory, place: int) -> int:
    return 1 + s.places() + place


def resource_target(s: Victory, number: int) -> int:
    return 1 + 2 * s.places() + number


def target_owner(s: Victory, seat: int, kind: int) -> int:
    """Whose units a card chooses from: its player's own, or the enemy's."""
    return seat if s.pack.chooses[kind] == n.choice.OWN_UNIT else 1 - seat


def is_target(s: Victory, kind: int, owner: int, place: int) -> bool:
    """May a card be played on the unit at this place, if it chooses from its owner's units?"""
    pack = s.pack
    card = s.unit(owner, place)
    if pack.window[kind] == n.window.BEFORE_RESULTS and s.role[owner][place] == n.role.IDLE:
        return False
    if pack.types_mask[kind] >> pack.type[card >> STATE_BITS] & 1 == 0:
        return False
    return EFFECTS[pack.effect[kind]].suits(s, card, place)


def play_number(s: Victory, kind: int, target: int) -> int:
    """Plays of one player in a row, in canonical order; a unit is not destroyed before other cards are played on it."""
    pack = s.pack
    targets = 1 + 2 * s.places() + 2 * len(pack.resource_kinds)
    return 1 + (pack.effect[kind] * len(pack.tactics) + pack.tactic[kind]) * targets + target


def most_plays(pack: VictoryPack, places: int) -> int:
    return 1 + len(EFFECTS) * len(pack.tactics) * (1 + 2 * places + 2 * len(pack.resource_kinds))


def chooses_unit(pack: VictoryPack, kind: int) -> bool:
    return pack.chooses[kind] == n.choice.OWN_UNIT or pack.chooses[kind] == n.choice.ENEMY_UNIT


def has_target(s: Victory, seat: int, kind: int) -> bool:
    if not chooses_unit(s.pack, kind):
        return EFFECTS[s.pack.effect[kind]].has_object(s, seat)
    owner = target_owner(s, seat, kind)
    for place, card in enumerate(s.line_1[owner].cards):
        if card != NONE and is_target(s, kind, owner, place):
            return True
    front = s.front()
    for at, card in enumerate(s.line_2[owner].cards):
        if card != NONE and is_target(s, kind, owner, front + at):
            return True
    return False


def playable(s: Victory, seat: int, kind: int, ready: Ready) -> bool:
    """May the seat play such a card now, if it has one? It needs a target and its cost, VD-R12."""
    return may_play(s, seat, kind) and affordable(s.pack, s.pack.cost[kind], ready) and has_target(s, seat, kind)


def may_play(s: Victory, seat: int, kind: int) -> bool:
    """Is this the seat's time for such a card, is it as far behind as the card asks, has it not used up its right?"""
    pack = s.pack
    who = pack.who[kind]
    if (who == n.who.ACTIVE and seat != s.active) or (who == n.who.DEFENDER and seat == s.active):
        return False
    if pack.needs[kind] == n.need.FEWER_RESOURCES and not has_fewer_resources(s, seat):
        return False
    return not pack.once[kind] or s.stat_cards[seat][pack.tactic[kind]] == 0  # VD-7.6, VD-R13


def has_fewer_resources(s: Victory, seat: int) -> bool:
    """Resource cards in play, ready or turned."""
    return len(s.resources[seat].cards) < len(s.resources[1 - seat].cards)


def could_play(s: Victory, seat: int, window: int) -> bool:
    """Could the seat hold a card for this window, as far as everybody can tell?

    The hand and the deck are looked through last, as that takes longest.
    """
    if not s.hand[seat].cards:
        return False
    pack = s.pack
    ready: Ready | None = None
    for kind in pack.tactics_of[s.army[seat]][window]:
        if may_play(s, seat, kind):
            if ready is None:
                ready = available(s, seat)
            if affordable(pack, pack.cost[kind], ready) and has_target(s, seat, kind) and s.unseen(seat, kind):
                return True
    return False


def offer_card(s: Victory, to: Offer, seat: int, kind: int, floor: int) -> None:
    """A card with each of its targets; canonical are the plays from a number on, and of equal units the first."""
    tactic = s.pack.tactic[kind]
    if chooses_unit(s.pack, kind):
        owner = target_owner(s, seat, kind)
        standing = s.standing(owner)
        for place in standing:
            if not is_target(s, kind, owner, place):
                continue
            target = own_target(s, place) if owner == seat else enemy_target(s, place)
            canonical = to.ordered and play_number(s, kind, target) >= floor
            canonical = canonical and not has_lower_equal(s, owner, standing, place)
            to.add_in_order(canonical, n.verb.PLAY, tactic, target)
    elif s.pack.chooses[kind] == n.choice.RESOURCE:
        for number in range(2 * len(s.pack.resource_kinds)):
            if resource_card(s, number) in s.resources[1 - seat].cards:
                target = resource_target(s, number)
                to.add_in_order(play_number(s, kind, target) >= floor, n.verb.PLAY, tactic, target)
    else:
        to.add_in_order(play_number(s, kind, 0) >= floor, n.verb.PLAY, tactic, 0)


# -- windows -----------------------------------------------------------------------------------------


def open_window(s: Victory, window: int, seat: int, passes: int) -> None:
    """Ask the next player who could act; who, as everybody knows, has nothing to play passes without being asked."""
    while passes < 2:
        if could_play(s, seat, window):
            s.begin_draft(seat, n.step.TACTICAL_WINDOW, window, seat, passes)
            return
        seat = 1 - seat
        passes += 1


class BeforeAttack(Step[Victory]):
    """Tactical cards before the attack phase; the active player first."""

    number = n.step.BEFORE_ATTACK
    rules = ("VD-7.5", "VD-8.5", "VD-R12")

    def run(self, s: Victory) -> None:
        open_window(s, n.window.BEFORE_ATTACK, s.active, 0)


class BeforeResults(Step[Victory]):
    """Tactical cards before the results of the conflicts; the active player first."""

    number = n.step.BEFORE_RESULTS
    rules = ("VD-7.5", "VD-19.6", "VD-R12")

    def run(self, s: Victory) -> None:
        open_window(s, n.window.BEFORE_RESULTS, s.active, 0)


class TacticalWindow(Decision[Victory]):
    """Play one tactical card or pass; two passes in a row close the window."""

    number = n.step.TACTICAL_WINDOW
    rules = ("VD-7.1", "VD-7.4", "VD-R12")
    args = ("window", "player", "passes")

    def seat(self, s: Victory) -> int:
        return s.b

    def private(self, s: Victory) -> bool:
        return True

    def offer(self, s: Victory, to: Offer) -> None:
        window, seat = s.a, s.b
        pack = s.pack
        ready: Ready | None = None
        for card in s.hand[seat].distinct():
            kind = card >> STATE_BITS
            if pack.window[kind] == window:
                if ready is None:
                    ready = available(s, seat)
                if playable(s, seat, kind, ready):
                    in_order = payable_in_order(s, to, pack.cost[kind], ready)
                    offer_card(s, to, seat, kind, s.floor if in_order else BARRED)
        to.add(n.verb.PASS)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        window, seat, passes = s.a, s.b, s.c
        if verb == n.verb.PASS:
            s.begin_order()
            s.commit_draft()
            s.tell(PASSES, seat)
            open_window(s, window, 1 - seat, passes + 1)
            return
        kind = s.pack.tactics[a]
        s.then(n.step.TACTICAL_WINDOW, window, seat, passes)
        s.then(n.step.PLAYED, kind, b)
        ask_payment(s, s.pack.cost[kind])


class Played(Step[Victory]):
    """A tactical card takes effect at once and goes to casualties; then the other player may act."""

    number = n.step.PLAYED
    rules = ("VD-7.2", "VD-7.3", "VD-R11")
    args = ("kind", "target")

    def run(self, s: Victory) -> None:
        kind, target = s.a, s.b
        seat = close_draft(s)
        window = s.pack.window[kind]
        self.tell_card(s, seat, kind, target)
        s.move(kind << STATE_BITS, s.hand[seat], s.casualties[seat])
        if s.pack.once[kind]:
            s.stat_cards = changed_of(s.stat_cards, seat, s.pack.tactic[kind], 1)  # VD-R13
        apply_effect(s, seat, kind, target)
        if window == n.window.BUILD:
            s.begin_order()
            s.begin_draft(seat, n.step.BUILD)
            return
        s.floor = play_number(s, kind, target)
        open_window(s, window, 1 - seat, 0)
        if s.drafter != seat:
            s.begin_order()

    def tell_card(self, s: Victory, seat: int, kind: int, target: int) -> None:
        if target == 0:
            s.tell(PLAYS, seat, kind)
        elif target <= s.places():
            s.tell(PLAYS_ON, seat, kind, s.kind(seat, target - 1))
        elif target <= 2 * s.places():
            s.tell(PLAYS_ON, seat, kind, s.kind(1 - seat, target - 1 - s.places()))
        else:
            s.tell(PLAYS_ON, seat, kind, resource_card(s, target - 1 - 2 * s.places()) >> STATE_BITS)


def apply_effect(s: Victory, seat: int, kind: int, target: int) -> None:
    chosen = target - 1
    if s.pack.chooses[kind] == n.choice.ENEMY_UNIT:
        chosen -= s.places()
    elif s.pack.chooses[kind] == n.choice.RESOURCE:
        chosen -= 2 * s.places()
    EFFECTS[s.pack.effect[kind]].do(s, seat, kind, chosen)
