"""The cards of a position: where they lie, who knows them, and the one function that moves them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.kernel.cards import KIND_BITS, NONE, STATE_BITS
from sandtable.kernel.chance import Stream, stream
from sandtable.kernel.errors import RulesError
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import NOBODY, Box
from sandtable.kernel.zones import BAG, PILE, STOCK, TO_BOTTOM, TO_TOP, Site, Zone, insert


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Whoever listens to what happens. The kernel calls it; the edge makes events of it."""

    def moved(self, card: int, source: Site, target: Site, at: int, to: int, eyes: int, arrive: int) -> None:
        raise NotImplementedError

    def told(self, event: EventType, a: int, b: int, c: int, d: int, eyes: int) -> None:
        raise NotImplementedError

    def turned(self, zone: Site, place: int, old: int, new: int, eyes: int) -> None:
        raise NotImplementedError

    def shown(self, zone: Site, cards: list[int], eyes: int) -> None:
        raise NotImplementedError

    def shuffled(self, zone: Site, number: int) -> None:
        raise NotImplementedError

    def settled(self, seat: int, action: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """The part of a position that knows about cards. With an empty seed nothing is left to chance: shuffles leave cards
    in the order of the pack and every number drawn is 0, which is how partial positions are set up.
    """

    box: Box
    zones: list[Zone]
    seed: bytes
    chance: int
    """How many random events there were."""
    shown: int
    """How often a player was shown something: what came before cannot be taken back."""
    maker: int
    """The seat whose choice is in the making, or NOBODY."""
    log: Log | None

    def carry(self, src: Zone, at: int, dst: Zone, to: int) -> int:
        """The one function that moves a card, and with it what every seat knows. Returns the card.

        `at` is the place in `src` (in a BAG the index, in a STOCK the kind), `to` a place in `dst`.
        """
        if self.maker != NOBODY:
            raise RulesError("a card moves while a choice is in the making")
        if src.shared:
            src.own()
        if dst.shared:
            dst.own()
        site = src.site
        into = dst.site
        layout = site.layout
        card = at << STATE_BITS if layout == STOCK else src.cards[at]
        eyes = site.sight
        if not site.open and layout != BAG:
            eyes |= src.known[at]
        arrive = into.sight
        if into.top and to == TO_TOP:
            arrive = into.everyone
        if arrive & ~eyes & into.everyone >> 1:  # a player; what only a spectator sees closes no way back
            self.shown += 1
        knowing = eyes | arrive
        # leave; compiled, `pop` and plain assignment are faster than `del` and `+=` on a list
        if layout == BAG:
            src.cards.pop(at)
            if src.known:
                self.leave_bag(src, card, knowing)
        elif layout == STOCK:
            if src.cards[at] <= 0:
                raise RulesError(f"no card of kind {at} in {site.name}")
            src.cards[at] = src.cards[at] - 1
        elif layout == PILE:
            src.cards.pop(at)
            if not site.open:
                src.known.pop(at)
                if site.top:
                    self.uncover(src)
        else:
            self.leave_slot(src, at)
        # arrive
        if into.layout == BAG:
            insert(dst.cards, card)
            if not into.open and knowing & ~into.sight:
                dst.learn(knowing & ~into.sight, card)
        elif into.layout == STOCK:
            dst.cards[card >> STATE_BITS] = dst.cards[card >> STATE_BITS] + 1
        elif into.layout == PILE:
            if to == TO_TOP:
                dst.cards.append(card)
                if not into.open:
                    dst.known.append(knowing)
            else:
                place = 0 if to == TO_BOTTOM else to
                dst.cards.insert(place, card)
                if not into.open:
                    dst.known.insert(place, knowing)
        else:
            self.enter_slot(dst, to, card, knowing)
        if self.log is not None:
            self.log.moved(card, site, into, at, to, eyes, arrive)
        return card

    def leave_bag(self, src: Zone, card: int, knowing: int) -> None:
        """Who saw the card leave strikes one like it; who did not is no longer sure of any with that back."""
        blind = src.site.everyone & ~src.site.sight
        src.strike(blind & knowing, card)
        if blind & ~knowing:
            backs = self.box.backs
            src.forget(blind & ~knowing, backs[card >> STATE_BITS], backs)

    def leave_slot(self, src: Zone, at: int) -> None:
        src.cards[at] = NONE
        if not src.site.open:
            src.known[at] = 0
        if src.site.places == 0:
            while src.cards and src.cards[-1] == NONE:
                src.cards.pop()
                if not src.site.open:
                    src.known.pop()

    def enter_slot(self, dst: Zone, to: int, card: int, knowing: int) -> None:
        place = dst.free_slot() if to == TO_TOP else to
        while place >= len(dst.cards):
            dst.cards.append(NONE)
            if not dst.site.open:
                dst.known.append(0)
        if dst.cards[place] != NONE:
            raise RulesError(f"place {place} of {dst.site.name} is taken")
        dst.cards[place] = card
        if not dst.site.open:
            dst.known[place] = knowing

    def uncover(self, pile: Zone) -> None:
        """The new top card of a pile with its top face up is seen by all."""
        if pile.cards and pile.known[-1] != pile.site.everyone:
            pile.known[-1] = pile.site.everyone
            self.shown += 1
            if self.log is not None:
                self.log.shown(pile.site, [pile.cards[-1]], pile.site.everyone)

    def move(self, card: int, src: Zone, dst: Zone, to: int = TO_TOP) -> None:
        """Move one such card out of a BAG or a STOCK."""
        if src.site.layout == STOCK:
            self.carry(src, card >> STATE_BITS, dst, to)
        else:
            self.carry(src, src.cards.index(card), dst, to)

    def draw(self, src: Zone, dst: Zone, to: int = TO_TOP) -> int:
        """Move the top card of a PILE."""
        return self.carry(src, len(src.cards) - 1, dst, to)

    def move_all(self, src: Zone, dst: Zone) -> None:
        """Move every card, the last of the list first."""
        if src.site.layout == STOCK:
            for kind, count in enumerate(src.cards):
                for _ in range(count):
                    self.carry(src, kind, dst, TO_TOP)
            return
        for at in range(len(src.cards) - 1, -1, -1):
            if src.cards[at] != NONE:
                self.carry(src, at, dst, TO_TOP)

    def turn(self, zone: Zone, at: int, card: int) -> None:
        """Change the state of the card at a place (in a BAG: its index), where it lies."""
        old = zone.cards[at]
        if old == card:
            return
        zone.own()
        eyes = zone.site.sight
        if zone.site.layout == BAG:
            zone.cards.pop(at)
            insert(zone.cards, card)
        else:
            zone.cards[at] = card
            if not zone.site.open:
                eyes |= zone.known[at]
        if self.log is not None:
            self.log.turned(zone.site, at, old, card, eyes)

    def put(self, zone: Zone, kind: int, copies: int) -> None:
        """Lay out cards at setup, where everybody knows them until a shuffle."""
        zone.own()
        card = kind << STATE_BITS
        if zone.site.layout == STOCK:
            while len(zone.cards) <= kind:
                zone.cards.append(0)
            zone.cards[kind] += copies
            return
        for _ in range(copies):
            if zone.site.layout == BAG:
                insert(zone.cards, card)
            else:
                zone.cards.append(card)
                if not zone.site.open:
                    zone.known.append(0)

    # -- knowledge and chance ----------------------------------------------------------------------

    def show(self, zone: Zone, eyes: int) -> None:
        """Show every card of a zone to these seats, which remember them."""
        zone.own()
        if zone.site.layout == BAG:
            new = eyes & ~zone.site.sight
            keep = [entry for entry in zone.known if not new >> (entry >> KIND_BITS) & 1]
            zone.known = keep
            for card in zone.cards:
                zone.learn(new, card)
        else:
            for at in range(len(zone.known)):
                zone.known[at] |= eyes
        self.shown += 1
        if self.log is not None:
            self.log.shown(zone.site, zone.cards[:], eyes | zone.site.sight)

    def chance_stream(self) -> Stream:
        """The stream of the next random event."""
        made = stream(self.seed, self.chance)
        self.chance += 1
        return made

    def random(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        made = self.chance_stream()
        return made.below(n) if self.seed else 0

    def shuffle(self, pile: Zone) -> None:
        """Shuffle a PILE. What was known of its order is forgotten."""
        number = self.chance
        pile.own()
        pile.cards.sort()
        pile.cards.reverse()
        made = self.chance_stream()
        if self.seed:
            made.shuffle(pile.cards)
        if not pile.site.open:
            pile.known = [0] * len(pile.cards)
            if pile.site.top:
                self.uncover(pile)
        if self.log is not None:
            self.log.shuffled(pile.site, number)

    def tell(self, event: EventType, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Say what happened, if anybody listens. During a choice in the making only its maker hears it."""
        if self.log is not None:
            eyes = self.box.everyone if self.maker == NOBODY else 1 << self.maker
            self.log.told(event, a, b, c, d, eyes)
