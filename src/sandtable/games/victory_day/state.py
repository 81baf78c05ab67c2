"""One position of Victory Day, and the few questions that every chapter of the rules asks of it.

A unit on the table has a *place*: 0 and up on the 1st line, then on along the 2nd line. Lists of the wave are
indexed by seat and place.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.fields import VictoryFields
from sandtable.kernel.cards import NONE, STATE_BITS, STATES
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed_of
from sandtable.kernel.zones import has_number

DECK_LOSES: Final = EventType("deck-loses", "seat n", "VD-16.6 VD-R25")
DESTROYED: Final = EventType("destroyed", "seat kind", "VD-14.8")

STATE_MASK: Final = STATES - 1


class Blank:
    """The lists of a wave and of a turn in which nothing has happened yet. All positions share them, as copies do: such
    a list is replaced and never changed in place. To make new ones for every wave and turn took 5 % of random play.
    """

    def __init__(self, places: int) -> None:
        self.nothing = [0] * places
        self.nothing_of_both = [self.nothing, self.nothing]
        self.nowhere = [n.NOWHERE] * places
        self.nowhere_of_both = [self.nowhere, self.nowhere]


BLANKS: Final[dict[int, Blank]] = {}
"""By the number of places."""


def blank_of(places: int) -> Blank:
    found = BLANKS.get(places)
    if found is None:
        found = BLANKS[places] = Blank(places)
    return found


class Victory(VictoryFields):
    """One position, and what the rules ask of it all the time."""

    def clone(self) -> Victory:
        other = Victory()
        self.copy_to(other)
        self.copy_counters(other)
        return other

    def front(self) -> int:
        """How many places the 1st line has; the 2nd line's places follow."""
        return self.line_1[0].spec.places

    def places(self) -> int:
        return self.line_1[0].spec.places + self.line_2[0].spec.places

    def unmake(self) -> None:
        blank = blank_of(self.places())
        self.plan_role = blank.nothing
        self.plan_goal = blank.nowhere
        self.plan_pay = [0, 0, 0]
        self.paid = self.pack.unpaid

    def begin_order(self) -> None:
        """A new row of choices: whatever comes first is in order."""
        self.floor = 0
        self.paid = self.pack.unpaid

    def begin_wave(self) -> None:
        """From here on the position changes the lists of the wave in place, so they become its own."""
        places = self.places()
        self.wave = 1
        self.role = [[n.role.IDLE] * places, [n.role.IDLE] * places]
        self.goal = [[n.NOWHERE] * places, [n.NOWHERE] * places]
        self.taken = [n.NOWHERE] * places
        self.conflict = [[0] * places, [0] * places]
        self.damage = [[0] * places, [0] * places]
        self.doomed = [[0] * places, [0] * places]
        self.loot = [0] * (2 * len(self.pack.resource_kinds))
        self.wave_attack = [[0] * places, [0] * places]
        self.wave_defence = [[0] * places, [0] * places]

    def end_wave(self) -> None:
        """Damage, roles and effects of the wave end, VD-13.7, VD-19.11."""
        blank = blank_of(self.places())
        self.wave = 0
        self.role = blank.nothing_of_both
        self.goal = blank.nowhere_of_both
        self.taken = blank.nowhere
        self.conflict = blank.nothing_of_both
        self.damage = blank.nothing_of_both
        self.doomed = blank.nothing_of_both
        self.loot = [0] * (2 * len(self.pack.resource_kinds))
        self.wave_attack = blank.nothing_of_both
        self.wave_defence = blank.nothing_of_both

    def end_turn_effects(self) -> None:
        self.extra = blank_of(3).nothing_of_both  # VD-R9
        self.stat_cards = blank_of(len(self.pack.tactics)).nothing_of_both  # VD-R13
        self.turn_attack = self.turn_defence = blank_of(self.places()).nothing_of_both

    # -- units ---------------------------------------------------------------------------------------

    def standing(self, seat: int) -> list[int]:
        """The places where units of the seat stand: a few of many."""
        out = [place for place, card in enumerate(self.line_1[seat].cards) if card != NONE]
        front = self.front()
        for at, card in enumerate(self.line_2[seat].cards):
            if card != NONE:
                out.append(front + at)
        return out

    def unit(self, seat: int, place: int) -> int:
        front = self.line_1[seat].cards
        if place < len(front):
            return front[place]
        return self.line_2[seat].cards[place - len(front)]

    def kind(self, seat: int, place: int) -> int:
        return self.unit(seat, place) >> STATE_BITS

    def mark(self, seat: int, place: int, flags: int) -> None:
        """Add state bits to the unit at a place: turn it, or note what it did."""
        zone, at = self.line_1[seat], place
        if place >= self.front():
            zone, at = self.line_2[seat], place - self.front()
        self.turn(zone, at, zone.cards[at] | flags)

    def lose_unit(self, seat: int, place: int) -> None:
        """A unit goes to casualties and leaves everything it was part of, VD-2.3, VD-R34."""
        zone, at = self.line_1[seat], place
        if place >= self.front():
            zone, at = self.line_2[seat], place - self.front()
        zone.own()
        zone.cards[at] &= ~STATE_MASK
        self.carry(zone, at, self.casualties[seat], -1)
        if self.wave:
            self.leave_wave(seat, place)
        if self.turn_attack[seat][place]:
            self.turn_attack = changed_of(self.turn_attack, seat, place, 0)
        if self.turn_defence[seat][place]:
            self.turn_defence = changed_of(self.turn_defence, seat, place, 0)

    def leave_wave(self, seat: int, place: int) -> None:
        self.role[seat][place] = n.role.IDLE
        self.goal[seat][place] = n.NOWHERE
        self.conflict[seat][place] = 0
        self.damage[seat][place] = 0
        self.doomed[seat][place] = 0
        self.wave_attack[seat][place] = 0
        self.wave_defence[seat][place] = 0
        if seat == self.active:
            self.taken[place] = n.NOWHERE

    def has_unit(self, seat: int) -> bool:
        for card in self.line_1[seat].cards:
            if card != NONE:
                return True
        for card in self.line_2[seat].cards:
            if card != NONE:
                return True
        return False

    # -- deck and resources --------------------------------------------------------------------------

    def unseen(self, seat: int, kind: int) -> bool:
        """Could the seat hold such a card, as far as everybody can tell? Deck lists are open, VD-R46."""
        if not self.hand[seat].cards:
            return False
        card = kind << STATE_BITS
        return has_number(self.hand[seat].cards, card) or has_number(self.deck[seat].cards, card)

    def lose_from_deck(self, seat: int, number: int) -> None:
        """Cards from the top of the deck go to casualties; a short deck loses all it has, VD-R25."""
        number = min(number, len(self.deck[seat].cards))
        if number == 0:
            return
        self.tell(DECK_LOSES, seat, number)
        for _ in range(number):
            self.draw(self.deck[seat], self.casualties[seat])

    def lose_resource(self, seat: int, card: int) -> None:
        zone = self.resources[seat]
        if card & n.state.TURNED:
            zone.own()
            zone.cards.remove(card)
            card &= ~STATE_MASK
            insort(zone.cards, card)
        self.move(card, zone, self.casualties[seat])


def count_of(cards: list[int], card: int) -> int:
    """How many such cards there are. Compiled, this takes a quarter of the time of `cards.count`."""
    count = 0
    for one in cards:
        if one == card:
            count += 1
    return count
