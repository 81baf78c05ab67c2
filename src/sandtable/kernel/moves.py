"""The cards of a position: where they lie, who knows them, and the one function that moves them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from sandtable.kernel.cards import KIND_BITS, NONE, STATE_BITS
from sandtable.kernel.chance import Stream, lot_stream, stream
from sandtable.kernel.errors import RulesError
from sandtable.kernel.event_types import EventType
from sandtable.kernel.playable import Position
from sandtable.kernel.steps import NOBODY, Ruleset
from sandtable.kernel.zones import BAG, PILE, STOCK, TO_BOTTOM, TO_TOP, Zone, ZoneSpec, insert


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Whoever listens to what happens. The kernel calls it; the edge makes events of it."""

    def moved(self, card: int, source: ZoneSpec, target: ZoneSpec, at: int, to: int, eyes: int, arrive: int) -> None:
        raise NotImplementedError

    def told(self, event: EventType, a: int, b: int, c: int, d: int, eyes: int) -> None:
        raise NotImplementedError

    def turned(self, zone: ZoneSpec, place: int, old: int, new: int, eyes: int) -> None:
        raise NotImplementedError

    def shown(self, zone: ZoneSpec, cards: list[int], eyes: int) -> None:
        raise NotImplementedError

    def shuffled(self, zone: ZoneSpec, number: int) -> None:
        raise NotImplementedError

    def settled(self, seat: int, action: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Position):
    """The part of a position that knows about cards. With an empty seed nothing is left to chance: shuffles leave cards
    in the order of the pack and every number drawn is 0, which is how partial positions are set up.
    """

    ruleset: Ruleset
    zones: list[Zone]
    seed: bytes
    chance: int
    """How many random events there were."""
    waiting: int
    """The seat that is asked; while its choice is carried out, the seat that made it."""
    lot: int
    """Where a search plays: the number that decides random events in place of the seed. 0 in a match."""
    shown: int
    """How often a player learnt what the acting seat did not see: what came before cannot be taken back."""
    drafter: int
    """The seat whose draft is open, or NOBODY."""
    log: Log | None

    def carry(self, src: Zone, at: int, dst: Zone, to: int) -> int:
        """The one function that moves a card, and with it what every seat knows. Returns the card.

        `at` is the place in `src` (in a BAG the index, in a STOCK the kind), `to` a place in `dst`.
        """
        if self.drafter != NOBODY:
            raise RulesError("a card moves while a draft is open")
        if src.shared:
            src.own()
        if dst.shared:
            dst.own()
        spec = src.spec
        into = dst.spec
        layout = spec.layout
        cards: list[Any] = src.cards
        card: Any = at << STATE_BITS if layout == STOCK else cards[at]  # Any: no new int is made on the way
        eyes = spec.sight
        if not spec.open and layout != BAG:
            eyes |= src.known[at]
        arrive = into.sight
        if into.top and to == TO_TOP:
            arrive = into.everyone
        if arrive & ~eyes & into.everyone >> 1 and not self.acting_sees(eyes):
            self.shown += 1  # to a player; what only a spectator sees closes no way back
        knowing = eyes | arrive
        # leave; compiled, `pop` and plain assignment are faster than `del` and `+=` on a list
        if layout == BAG:
            cards.pop(at)
            if src.known:
                self.leave_bag(src, card, knowing)
        elif layout == STOCK:
            if src.cards[at] <= 0:
                raise RulesError(f"no card of kind {at} in {spec.name}")
            src.cards[at] = src.cards[at] - 1
        elif layout == PILE:
            cards.pop(at)
            if not spec.open:
                src.known.pop(at)
                if spec.top:
                    self.uncover(src)
        else:
            self.leave_slot(src, at)
        # arrive
        there: list[Any] = dst.cards
        if into.layout == BAG:
            insert(there, card)
            if not into.open and knowing & ~into.sight:
                dst.learn(knowing & ~into.sight, card)
        elif into.layout == STOCK:
            kind: int = card >> STATE_BITS
            dst.cards[kind] = dst.cards[kind] + 1
        elif into.layout == PILE:
            if to == TO_TOP:
                there.append(card)
                if not into.open:
                    dst.known.append(knowing)
            else:
                place = 0 if to == TO_BOTTOM else to
                there.insert(place, card)
                if not into.open:
                    dst.known.insert(place, knowing)
        else:
            self.enter_slot(dst, to, card, knowing)
        if self.log is not None:
            self.log.moved(card, spec, into, at, to, eyes, arrive)
        moved: int = card
        return moved

    def leave_bag(self, src: Zone, card: int, knowing: int) -> None:
        """Who saw the card leave strikes one like it; who did not is no longer sure of any with that back."""
        blind = src.spec.everyone & ~src.spec.sight
        src.strike(blind & knowing, card)
        if blind & ~knowing:
            backs = self.ruleset.backs
            src.forget(blind & ~knowing, backs[card >> STATE_BITS], backs)

    def leave_slot(self, src: Zone, at: int) -> None:
        src.cards[at] = NONE
        if not src.spec.open:
            src.known[at] = 0
        if src.spec.places == 0:
            while src.cards and src.cards[-1] == NONE:
                src.cards.pop()
                if not src.spec.open:
                    src.known.pop()

    def enter_slot(self, dst: Zone, to: int, card: Any, knowing: int) -> None:
        place = dst.free_slot() if to == TO_TOP else to
        while place >= len(dst.cards):
            dst.cards.append(NONE)
            if not dst.spec.open:
                dst.known.append(0)
        if dst.cards[place] != NONE:
            raise RulesError(f"place {place} of {dst.spec.name} is taken")
        cards: list[Any] = dst.cards
        cards[place] = card
        if not dst.spec.open:
            dst.known[place] = knowing

    def uncover(self, pile: Zone) -> None:
        """The new top card of a pile with its top face up is seen by all."""
        if pile.cards and pile.known[-1] != pile.spec.everyone:
            if not self.acting_sees(pile.known[-1]):
                self.shown += 1
            pile.known[-1] = pile.spec.everyone
            if self.log is not None:
                self.log.shown(pile.spec, [pile.cards[-1]], pile.spec.everyone)

    def move(self, card: int, src: Zone, dst: Zone, to: int = TO_TOP) -> None:
        """Move one such card out of a BAG or a STOCK."""
        if src.spec.layout == STOCK:
            self.carry(src, card >> STATE_BITS, dst, to)
        else:
            self.carry(src, src.cards.index(card), dst, to)

    def draw(self, src: Zone, dst: Zone, to: int = TO_TOP) -> int:
        """Move the top card of a PILE."""
        return self.carry(src, len(src.cards) - 1, dst, to)

    def draw_many(self, src: Zone, dst: Zone, number: int) -> None:
        """Move so many cards from the top of a PILE. Hands are drawn all the time: if nobody listens, what depends on
        the two zones alone is decided once, and the rest is as `carry` does it."""
        if self.log is not None or src.spec.top or dst.spec.layout != BAG:
            for _ in range(number):
                self.draw(src, dst)
            return
        if self.drafter != NOBODY:
            raise RulesError("a card moves while a draft is open")
        src.own()
        dst.own()
        closed = not src.spec.open
        sight = dst.spec.sight
        eyes = src.spec.sight
        drawn: list[Any] = src.cards
        cards: list[Any] = dst.cards
        for _drawn in range(number):
            card = drawn.pop()
            if closed:
                eyes = src.spec.sight | src.known.pop()
            if sight & ~eyes & dst.spec.everyone >> 1 and not self.acting_sees(eyes):
                self.shown += 1
            insert(cards, card)
            if eyes & ~sight and not dst.spec.open:
                dst.learn(eyes & ~sight, card)

    def deal(self, src: Zone, hands: list[Zone], each: int = 1) -> None:
        """Each of these hands draws so many cards from a PILE, one hand after another."""
        for hand in hands:
            self.draw_many(src, hand, each)

    def move_all(self, src: Zone, dst: Zone) -> None:
        """Move every card, the last of the list first."""
        if src.spec.layout == STOCK:
            for kind, count in enumerate(src.cards):
                for _card in range(count):
                    self.carry(src, kind, dst, TO_TOP)
            return
        if self.log is None:
            if src.spec.turns_over(dst.spec):
                self.stack(src, dst)
                return
            if src.spec.layout == BAG and dst.spec.layout == PILE:
                self.lay_down(src, dst)
                return
        for at in range(len(src.cards) - 1, -1, -1):
            if src.cards[at] != NONE:
                self.carry(src, at, dst, TO_TOP)

    def lay_down(self, src: Zone, dst: Zone) -> None:
        """Move a BAG onto a PILE, as `carry` would card by card. Hands are discarded all the time. Whoever was sure of
        a card there saw it leave, or is no longer sure of any."""
        if self.drafter != NOBODY:
            raise RulesError("a card moves while a draft is open")
        dst.own()
        into = dst.spec
        eyes = src.spec.sight
        arrive = into.everyone if into.top else into.sight
        if arrive & ~eyes & into.everyone >> 1 and not self.acting_sees(eyes):
            self.shown += len(src.cards)
        dst.cards.extend(src.cards[::-1])
        if not into.open:
            dst.known.extend([eyes | arrive] * len(src.cards))
        src.cards = []
        src.known = []
        src.shared = False

    def stack(self, src: Zone, dst: Zone) -> None:
        """Turn a PILE over onto another, as `carry` would card by card. Discards become decks all the time."""
        if self.drafter != NOBODY:
            raise RulesError("a card moves while a draft is open")
        src.own()
        dst.own()
        into = dst.spec
        if not (src.spec.open and into.open):
            for at in range(len(src.cards) - 1, -1, -1):
                eyes = src.spec.sight if src.spec.open else src.spec.sight | src.known[at]
                if into.sight & ~eyes & into.everyone >> 1 and not self.acting_sees(eyes):
                    self.shown += 1
                if not into.open:
                    dst.known.append(eyes | into.sight)
        cards: list[Any] = src.cards
        cards.reverse()
        dst.cards.extend(cards)
        src.cards = []
        src.known = []

    def turn(self, zone: Zone, at: int, card: int) -> None:
        """Change the state of the card at a place (in a BAG: its index), where it lies."""
        old = zone.cards[at]
        if old == card:
            return
        zone.own()
        eyes = zone.spec.sight
        if zone.spec.layout == BAG:
            zone.cards.pop(at)
            insert(zone.cards, card)
        else:
            zone.cards[at] = card
            if not zone.spec.open:
                eyes |= zone.known[at]
        if self.log is not None:
            self.log.turned(zone.spec, at, old, card, eyes)

    def put(self, zone: Zone, kind: int, copies: int) -> None:
        """Lay out cards at setup, where everybody knows them until a shuffle."""
        zone.own()
        card = kind << STATE_BITS
        if zone.spec.layout == STOCK:
            while len(zone.cards) <= kind:
                zone.cards.append(0)
            zone.cards[kind] += copies
            return
        for _ in range(copies):
            if zone.spec.layout == BAG:
                insert(zone.cards, card)
            else:
                zone.cards.append(card)
                if not zone.spec.open:
                    zone.known.append(0)

    # -- knowledge and chance ----------------------------------------------------------------------

    def acting_sees(self, eyes: int) -> bool:
        """Is the seat that is acting one of these? What it sees is its own to show."""
        return self.waiting >= 0 and eyes >> self.waiting & 1 != 0

    def show(self, zone: Zone, eyes: int) -> None:
        """Show every card of a zone to these seats, which remember them."""
        zone.own()
        seen = zone.spec.sight if zone.spec.layout == BAG else zone.spec.everyone
        if zone.spec.layout == BAG:
            new = eyes & ~zone.spec.sight
            keep = [entry for entry in zone.known if not new >> (entry >> KIND_BITS) & 1]
            zone.known = keep
            for card in zone.cards:
                zone.learn(new, card)
        else:
            for at in range(len(zone.known)):
                seen &= zone.known[at] | zone.spec.sight
                zone.known[at] |= eyes
        if not self.acting_sees(seen):
            self.shown += 1
        if self.log is not None:
            self.log.shown(zone.spec, zone.cards[:], eyes | zone.spec.sight)

    def chance_stream(self) -> Stream:
        """The stream of the next random event."""
        number = self.chance
        self.chance = number + 1
        return lot_stream(self.lot, number) if self.lot else stream(self.seed, number)

    def random(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        chance = self.chance_stream()
        return chance.below(n) if self.seed else 0

    def shuffle(self, pile: Zone) -> None:
        """Shuffle a PILE. What was known of its order is forgotten."""
        number = self.chance
        pile.own()
        pile.cards.sort()
        pile.cards.reverse()
        chance = self.chance_stream()
        if self.seed:
            chance.shuffle(pile.cards)
        if not pile.spec.open:
            pile.known = [0] * len(pile.cards)
            if pile.spec.top:
                self.uncover(pile)
        if self.log is not None:
            self.log.shuffled(pile.spec, number)

    def tell(self, event: EventType, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Say what happened, if anybody listens. During a draft only its drafter hears it."""
        if self.log is not None:
            eyes = self.ruleset.everyone if self.drafter == NOBODY else 1 << self.drafter
            self.log.told(event, a, b, c, d, eyes)
