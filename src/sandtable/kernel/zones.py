"""Zones: named places for cards, and what each seat remembers of the faces in them."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.cards import KIND_BITS, KIND_MASK, NONE, STATE_BITS

PILE: Final = 0
"""Ordered. The top is the end of the list."""
BAG: Final = 1
"""Unordered, kept sorted, so that equal contents are equal lists."""
SLOTS: Final = 2
"""Numbered places. A card keeps its place until it leaves; an empty place holds NONE."""
STOCK: Final = 3
"""Open heaps of equal cards: `cards[kind]` counts them."""

TO_TOP: Final = -1
TO_BOTTOM: Final = -2


def insert(items: list[Any], item: Any) -> None:
    """Put an int in its place in a sorted list. Compiled it is faster than `bisect.insort`, which boxes every int.

    Any: the item goes into the list as it is, and no new int is made.
    """
    number: int = item
    low: i64 = 0
    high: i64 = len(items)
    while low < high:
        middle = (low + high) >> 1
        here: int = items[middle]
        if number < here:
            high = middle
        else:
            low = middle + 1
    items.insert(low, item)


def has_number(numbers: list[int], number: int) -> bool:
    """Is it in the list? Compiled, this takes a quarter of the time of `in`."""
    for one in numbers:
        if one == number:
            return True
    return False


class ZoneSpec:
    """What never changes about a zone: whose it is and who may look. Shared by all states of a match."""

    def __init__(
        self,
        name: str,
        index: int,
        owner: int,
        layout: int,
        sight: int,
        top: bool,
        pool: int,
        everyone: int,
        count: int,
        places: int,
    ) -> None:
        self.name = name
        self.index = index
        self.owner = owner
        self.text = name if owner < 0 else f"{name}.{owner}"
        """What texts call it: `event-deck`, `hand.0`."""
        self.layout = layout
        self.sight = sight
        """The seats that see every face here, one bit each; the spectator has the bit above the last seat."""
        self.top = top
        """The top card is face up."""
        self.pool = pool
        """Hidden cards of one pool may be anywhere in it, as far as one who cannot look can tell."""
        self.everyone = everyone
        self.open = sight == everyone
        self.count = count
        """The seats that see how many cards lie here."""
        self.places = places
        """How many numbered places SLOTS always have; 0 if they grow and shrink."""

    def turns_over(self, other: ZoneSpec) -> bool:
        """Are both of them piles without a face-up top, one of which can be turned over onto the other?"""
        return self.layout == PILE and other.layout == PILE and not self.top and not other.top


@mypyc_attr(acyclic=True)
class Zone:
    """The cards at a spec in one position, and the memory of those who cannot look.

    `known` of a PILE or of SLOTS: for each place the seats that know its card, one bit each.
    `known` of a BAG: sorted entries `seat << KIND_BITS | kind`, for each seat the kinds it is sure of.
    An open zone needs no memory.

    A copy shares both lists until one side changes them, because most zones never change before the copy is
    thrown away. The moves of `Cards` see to that; whoever else changes a list in place calls `own` first.
    """

    def __init__(self, spec: ZoneSpec, cards: list[int], known: list[int], shared: bool = False) -> None:
        self.spec = spec
        self.cards = cards
        self.known = known
        self.shared = shared

    def clone(self) -> Zone:
        self.shared = True
        return Zone(self.spec, self.cards, self.known, True)

    def own(self) -> None:
        """Part with the copies that share these lists: what follows changes them in place."""
        if self.shared:
            self.cards = self.cards[:]
            if not self.spec.open:
                self.known = self.known[:]
            self.shared = False

    def size(self) -> int:
        """How many cards lie here."""
        layout = self.spec.layout
        if layout == SLOTS:
            return len(self.cards) - self.cards.count(NONE)
        if layout == STOCK:
            return sum(self.cards)
        return len(self.cards)

    def has(self, card: int) -> bool:
        return card in self.cards

    def top(self) -> int:
        return self.cards[-1]

    def distinct(self) -> list[int]:
        """Each different card of a BAG once, in order."""
        out: list[int] = []
        there: list[Any] = self.cards
        found: list[Any] = out  # Any: cards go into it as they are, and no new ints are made
        last = NONE
        for card in there:
            number: int = card
            if number != last:
                found.append(card)
                last = number
        return out

    def holds_kind(self, kind: int) -> bool:
        for card in self.cards:
            if card >> STATE_BITS == kind and card != NONE:
                return True
        return False

    def free_slot(self) -> int:
        """The lowest free place; one past the last if none is free."""
        for place, card in enumerate(self.cards):
            if card == NONE:
                return place
        return len(self.cards)

    # -- memory of a BAG ---------------------------------------------------------------------------

    def learn(self, seats: int, card: int) -> None:
        """These seats, which cannot look here, are sure that a card of this kind is here."""
        self.own()
        kind = card >> STATE_BITS
        seat = 0
        while seats:
            if seats & 1:
                insert(self.known, seat << KIND_BITS | kind)
            seats >>= 1
            seat += 1

    def strike(self, seats: int, card: int) -> None:
        """These seats saw `card` leave: one of its kind is struck from what they are sure of."""
        self.own()
        known = self.known
        kind = card >> STATE_BITS
        seat = 0
        while seats:
            if seats & 1:
                entry = seat << KIND_BITS | kind
                at = bisect_left(known, entry)
                if at < len(known) and known[at] == entry:
                    del known[at]
            seats >>= 1
            seat += 1

    def forget(self, seats: int, back: int, backs: list[int]) -> None:
        """A card with this back left unseen by these seats: they are no longer sure of any with that back."""
        kept: list[int] = []
        for entry in self.known:
            if not (seats >> (entry >> KIND_BITS) & 1 and backs[entry & KIND_MASK] == back):
                kept.append(entry)
        self.known = kept

    def sure_of(self, seat: int) -> list[int]:
        """The kinds of cards in a BAG that a seat which cannot look is sure of, sorted."""
        out: list[int] = []
        for entry in self.known:
            if entry >> KIND_BITS == seat:
                out.append(entry & KIND_MASK)
        return out
