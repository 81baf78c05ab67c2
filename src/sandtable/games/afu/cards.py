"""What a deck can still give: drawing, refilling, Panic among the cards of a player."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.zones import Zone


def draw_card(s: Afu, seat: int, to: Zone) -> bool:
    """Draw one card. False if there is none, AFU-R5."""
    if not s.deck[seat].cards and not make_deck(s, seat):
        return False
    s.draw(s.deck[seat], to)
    return True


def fill_hand(s: Afu, seat: int) -> None:
    """Draw until the hand is full, or no card is left, AFU-4.1, AFU-R5."""
    hand, deck = s.hand[seat], s.deck[seat]
    while len(hand.cards) < n.HAND_SIZE and (deck.cards or make_deck(s, seat)):
        s.draw_many(deck, hand, min(n.HAND_SIZE - len(hand.cards), len(deck.cards)))


def make_deck(s: Afu, seat: int) -> bool:
    """An empty deck is made again from the discard pile, if that has cards, AFU-4.2."""
    if not s.discard[seat].cards:
        return False
    s.move_all(s.discard[seat], s.deck[seat])
    s.shuffle(s.deck[seat])
    return True


def owns_panic(s: Afu, seat: int) -> bool:
    panic = s.pack.panic << STATE_BITS
    if panic in s.discard[seat].cards or panic in s.hand[seat].cards:
        return True
    return panic in s.deck[seat].cards or panic in s.fresh[seat].cards


def can_refill(s: Afu, seat: int) -> bool:
    """Is there anything to shuffle into an empty Invader Deck? AFU-17.4, AFU-19.8."""
    if s.phase != n.period.WAR:  # AFU-4.4
        return False
    return len(s.invader_discard[seat].cards) > 0 or (s.solo() and set_two_waits(s))


def set_two_waits(s: Afu) -> bool:
    """Set II lies in the box until the Invader Deck runs out for the first time."""
    for kind in s.pack.set_two:
        if kind < len(s.game_box.cards) and s.game_box.cards[kind] > 0:
            return True
    return False
