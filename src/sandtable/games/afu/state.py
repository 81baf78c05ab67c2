"""One position of AFU: its zones and counters as plain attributes, and what a re-deal must respect."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.fields import AfuFields
from sandtable.kernel.cards import STATE_BITS, STATES
from sandtable.kernel.chance import Stream
from sandtable.kernel.steps import NOBODY


class Afu(AfuFields):
    """Zones and counters in the order of the table."""

    def clone(self) -> Afu:
        other = Afu()
        self.copy_to(other)
        self.copy_counters(other)
        return other

    def solo(self) -> bool:
        return self.seats == 1

    def in_order(self) -> list[int]:
        """The players in order of play, AFU-R1."""
        return [self.first] if self.seats == 1 else [self.first, 1 - self.first]

    def for_each(self, step: int, a: int = 0) -> None:
        """Put a step with the seat as first argument on the agenda for every player, the first player's next."""
        if self.seats > 1:
            self.then(step, 1 - self.first, a)
        self.then(step, self.first, a)

    # -- re-deals ----------------------------------------------------------------------------------

    def settle(self, seat: int, chance: Stream) -> None:
        """Hidden cards where any deal would not do: objectives left in the box, and cards that evacuated."""
        self.settle_objectives(seat, chance)
        for other in range(self.seats):
            if other != seat:
                self.settle_used(other, seat)

    def settle_objectives(self, seat: int, chance: Stream) -> None:
        """In the box lie cities only, as many of each value as the Event Deck did not take, AFU-R10."""
        if not self.objectives_left.cards or self.phase != n.period.WAR:
            return
        self.objectives_left.own()
        self.event_deck.own()
        left = self.objectives_left.cards
        missing = self.left_out()
        strays: list[int] = []
        for place, card in enumerate(left):
            value = self.city_value(card)
            if value in missing:
                missing.remove(value)
            else:
                strays.append(place)
        for place, value in zip(strays, missing):
            at = self.hidden_city(seat, value, chance)
            left[place], self.event_deck.cards[at] = self.event_deck.cards[at], left[place]

    def hidden_city(self, seat: int, value: int, chance: Stream) -> int:
        """A random place in the Event Deck where a city of this value lies that the seat does not know of."""
        deck = self.event_deck
        places: list[int] = []
        for at, card in enumerate(deck.cards):
            if self.city_value(card) == value and not deck.known[at] >> seat & 1:
                places.append(at)
        return places[chance.below(len(places))]

    def left_out(self) -> list[int]:
        """The values of the cities that the Event Deck did not take, AFU-14.9."""
        threes = -n.CITIES_WORTH_THREE
        fours = -n.CITIES_WORTH_FOUR
        pack = self.pack
        for kind in pack.event_kinds:
            if pack.objective[kind] == n.objective.CITY:
                threes += pack.copies[kind] if pack.points[kind] == 3 else 0
                fours += pack.copies[kind] if pack.points[kind] == 4 else 0
        return [3] * threes + [4] * fours

    def city_value(self, card: int) -> int:
        kind = card >> STATE_BITS
        return self.pack.points[kind] if self.pack.objective[kind] == n.objective.CITY else 0

    def settle_used(self, other: int, seat: int) -> None:
        """A card with its bonus used is one that came back from the Hospital in sight, AFU-R29."""
        self.hand[other].own()
        cards = self.hand[other].cards
        used = 0
        for at, card in enumerate(cards):
            if card & n.state.USED:
                used += 1
                cards[at] = card & ~(STATES - 1)
        if not used:
            return
        sure = self.hand[other].sure_of(seat)
        for at, card in enumerate(cards):
            kind = card >> STATE_BITS
            if used and kind in sure and self.pack.evacuates[kind]:
                cards[at] = card | n.state.USED
                sure.remove(kind)
                used -= 1
        cards.sort()

    def plausible(self, seat: int) -> bool:
        """The bid on the table can be paid."""
        from sandtable.games.afu.objectives import reach

        if self.bidder in (NOBODY, seat):
            return True
        return reach(self, self.bidder) >= self.bid
