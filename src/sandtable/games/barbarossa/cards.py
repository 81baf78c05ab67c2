"""Chapter 5 of the rulebook: drawing, discarding, returning, removing, the state of a card, points."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import NOBODY
from sandtable.kernel.zones import TO_BOTTOM, TO_TOP, Zone

GAINED: Final = EventType("gained", "seat n word:point", "BAR-2.2", n.POINTS, minor=True)
DREW: Final = EventType("drew", "seat n", "BAR-2.13", minor=True)
DRAW_LOST: Final = EventType("draw-lost", "seat n", "BAR-13.2")
RESHUFFLED: Final = EventType("reshuffled", "seat", "BAR-13.1", minor=True)
DEPLOYED: Final = EventType("deployed", "seat card", "BAR-7.11")
CARD_DISCARDED: Final = EventType("card-discarded", "seat card", "BAR-5.12")
CARD_RETURNED: Final = EventType("card-returned", "seat card", "BAR-5.16")
CARD_REMOVED: Final = EventType("card-removed", "seat card", "BAR-5.17")


def count_class(zone: Zone, classes: list[int], mask: int) -> int:
    """How many cards here are of one of these classes."""
    found = 0
    for card in zone.cards:
        if classes[card >> STATE_BITS] & mask:
            found += 1
    return found


def find(zone: Zone, card: int) -> int:
    """The place of a card that an action names; copies that are still due are named like the others."""
    for at, other in enumerate(zone.cards):
        if other & ~n.state.DUE == card:
            return at
    return -1


# -- drawing ------------------------------------------------------------------------------------------


def draw_cards(s: Barbarossa, seat: int, wanted: int) -> None:
    """Draw one by one; the deck is made again exactly when a draw finds it empty, BAR-2.13, BAR-R34."""
    deck = s.deck[seat]
    while wanted > 0:
        if not deck.cards:
            if not s.discard[seat].cards:
                s.tell(DRAW_LOST, seat, wanted)  # BAR-13.2
                return
            reshuffle(s, seat)
        now = min(wanted, len(deck.cards))
        s.tell(DREW, seat, now)
        s.draw_many(deck, s.hand[seat], now)
        wanted -= now


def reshuffle(s: Barbarossa, seat: int) -> None:
    """The discard pile becomes the new deck, BAR-13.1. Its faces are forgotten with their order."""
    s.tell(RESHUFFLED, seat)
    s.move_all(s.discard[seat], s.deck[seat])
    s.shuffle(s.deck[seat])


# -- leaving a zone -----------------------------------------------------------------------------------


def lift(s: Barbarossa, zone: Zone, at: int, to: Zone, place: int = TO_TOP) -> None:
    """Move a card away; it forgets its state, BAR-R35. Blanked where it lies: the turn itself is no event."""
    zone.own()
    card = zone.cards[at]
    zone.cards[at] = card >> STATE_BITS << STATE_BITS
    s.carry(zone, at, to, place)


def discard_card(s: Barbarossa, seat: int, zone: Zone, at: int) -> None:
    """To the owner's discard pile, unless the card does not belong there."""
    card = zone.cards[at]
    kind = card >> STATE_BITS
    leaves_play = zone is s.playing[seat]
    if s.pack.play[kind] < 0 or (leaves_play and s.pack.type[kind] == n.card_type.PLAN):  # BAR-R30, BAR-R23
        return_card(s, seat, zone, at)
        return
    s.tell(CARD_DISCARDED, seat, card)
    lift(s, zone, at, s.discard[seat])


def return_card(s: Barbarossa, seat: int, zone: Zone, at: int) -> None:
    """To the bottom of its deck in the Field, BAR-5.16."""
    s.tell(CARD_RETURNED, seat, zone.cards[at])
    return_quietly(s, zone, at)


def return_quietly(s: Barbarossa, zone: Zone, at: int) -> None:
    pack = s.pack
    kind = zone.cards[at] >> STATE_BITS
    if s.removed_pile != NOBODY and pack.pile_of[kind] == s.removed_pile:  # BAR-R16
        lift(s, zone, at, s.removed_cards)
    elif pack.in_field[kind]:
        lift(s, zone, at, s.field)
    elif pack.type[kind] == n.card_type.AID:
        lift(s, zone, at, s.aid_deck, TO_BOTTOM)
    elif pack.type[kind] == n.card_type.EVENT:
        lift(s, zone, at, s.event_deck, TO_BOTTOM)
    else:
        cities = s.city_deck.cards
        above = 1 if cities and cities[0] >> STATE_BITS == pack.last else TO_BOTTOM
        lift(s, zone, at, s.city_deck, above)  # above Moscow, BAR-R54


def remove_card(s: Barbarossa, seat: int, zone: Zone, at: int) -> None:
    """Out of the game, BAR-5.17."""
    s.tell(CARD_REMOVED, seat, zone.cards[at])
    lift(s, zone, at, s.removed_cards)


# -- deploying and points -----------------------------------------------------------------------------


def deploy_card(s: Barbarossa, at: int) -> None:
    """From the Playing Zone to the Deploying Zone, in the state that the Playing Rule gives, BAR-R27."""
    playing = s.playing[s.active]
    card = playing.cards[at]
    rule = s.pack.deploy[card >> STATE_BITS]
    if rule in (n.deploy.MUST_FATIGUED, n.deploy.MAY_FATIGUED):
        card |= n.state.FATIGUED
    elif rule in (n.deploy.MUST_ACTIVE, n.deploy.MAY_ACTIVE):
        card &= ~n.state.FATIGUED
    s.tell(DEPLOYED, s.active, card)
    playing.own()
    playing.cards[at] = card
    s.carry(playing, at, s.deployed[s.active], TO_TOP)


def gain_points(s: Barbarossa, row: int, times: int) -> None:
    """The points of one row of the pack, into the pool; DP draw at once, BAR-2.2, BAR-2.13."""
    pack = s.pack
    if s.log is not None:
        tell_points(s, GAINED, pack.op[row] * times, pack.sp[row] * times, pack.rp[row] * times, pack.bp[row] * times)
    s.op += pack.op[row] * times
    s.sp += pack.sp[row] * times
    s.rp += pack.rp[row] * times
    s.bp += pack.bp[row] * times
    if pack.dp[row] and times:
        draw_cards(s, s.active, pack.dp[row] * times)


def tell_points(s: Barbarossa, event: EventType, op: int, sp: int, rp: int, bp: int) -> None:
    for point, number in ((n.point.OP, op), (n.point.SP, sp), (n.point.RP, rp), (n.point.BP, bp)):
        if number:
            s.tell(event, s.active, number, point)
