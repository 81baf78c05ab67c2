"""Zones: named places for cards, and what each seat remembers of the faces in them."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from mypy_extensions import mypyc_attr

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


def insert(items: list[int], item: int) -> None:
    """Put an item in its place in a sorted list. Compiled it is faster than `bisect.insort`, which boxes every int."""
    low = 0
    high = len(items)
    while low < high:
        middle = (low + high) >> 1
        if item < items[middle]:
            high = middle
        else:
            low = middle + 1
    items.insert(low, item)


class Site:
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


@mypyc_attr(acyclic=True)
class Zone:
    """The cards at a site in one position, and the memory of those who cannot look.

    `known` of a PILE or of SLOTS: for each place the seats that know its card, one bit each.
    `known` of a BAG: sorted entries `seat << KIND_BITS | kind`, for each seat the kinds it is sure of.
    An open zone needs no memory.

    A copy shares both lists until one side changes them, because most zones never change before the copy is
    thrown away. The moves of `Cards` see to that; whoever else changes a list in place calls `own` first.
    """

    def __init__(self, site: Site, cards: list[int], known: list[int], shared: bool = False) -> None:
        self.site = site
        self.cards = cards
        self.known = known
        self.shared = shared

    def clone(self) -> Zone:
        self.shared = True
        return Zone(self.site, self.cards, self.known, True)

    def own(self) -> None:
        """Part with the copies that share these lists: what follows changes them in place."""
        if self.shared:
            self.cards = self.cards[:]
            if not self.site.open:
                self.known = self.known[:]
            self.shared = False

    def size(self) -> int:
        """How many cards lie here."""
        layout = self.site.layout
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
        last = NONE
        for card in self.cards:
            if card != last:
                out.append(card)
                last = card
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
