"""VD-3, VD-8, VD-9: redraws, and the turn from unturning to the reserves."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.effects import DRAWS
from sandtable.games.victory_day.payment import affordable, ask_payment, available, close_draft, payable_in_order
from sandtable.games.victory_day.state import STATE_MASK, Victory
from sandtable.games.victory_day.tactics import could_play, offer_card, playable
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import Decision, Offer, Step
from sandtable.kernel.zones import TO_TOP, Zone

HAND_SHOWN: Final = EventType("hand-shown", "seat", "VD-3.8 VD-3.9")
TURN_BEGINS: Final = EventType("turn-begins", "seat n", "VD-1.4", minor=True)
EXHAUSTED: Final = EventType("exhausted", "seat", "VD-20.2")
PLACES: Final = EventType("places", "seat kind", "VD-8.3")
BUILDS: Final = EventType("builds", "seat kind", "VD-9.3")
BUILDS_MOBILE: Final = EventType("builds-mobile", "seat kind", "VD-9.7 VD-18.1")
RESERVES_ARRIVE: Final = EventType("reserves-arrive", "seat n", "VD-8.6", minor=True)

TURN_SEQUENCE: Final = (  # VD-8.1 to VD-8.6
    n.step.UNTURNING,
    n.step.DRAWING,
    n.step.PLAY_RESOURCES,
    n.step.BUILDING,
    n.step.BEFORE_ATTACK,
    n.step.ATTACKING,
    n.step.RESERVES,
)


def deal_hand(s: Victory, seat: int) -> None:
    s.draw_many(s.deck[seat], s.hand[seat], n.HAND_SIZE)  # VD-3.2


def entitled(s: Victory, seat: int) -> bool:
    """May this hand be redrawn?"""
    resources = 0
    for card in s.hand[seat].cards:
        if s.pack.sort[card >> STATE_BITS] == n.sort.RESOURCE:
            resources += 1
    return resources < 2 or resources == n.HAND_SIZE  # VD-3.6, VD-3.7


class RedrawHand(Decision[Victory]):
    """A starting hand with fewer than two resource cards, or of nothing else, may be shown and drawn again."""

    number = n.step.REDRAW_HAND
    rules = ("VD-3.6", "VD-3.7", "VD-R5")
    args = ("player",)

    def seat(self, s: Victory) -> int:
        return s.a

    def private(self, s: Victory) -> bool:
        return s.redraws[s.a] < n.MOST_REDRAWS

    def offer(self, s: Victory, to: Offer) -> None:
        seat = s.a
        to.add(n.verb.KEEP)
        if s.redraws[seat] < n.MOST_REDRAWS and entitled(s, seat):
            to.add(n.verb.REDRAW)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        seat = s.a
        if verb == n.verb.KEEP:
            return
        s.redraws = changed(s.redraws, seat, s.redraws[seat] + 1)
        s.tell(HAND_SHOWN, seat)
        s.show(s.hand[seat], s.ruleset.everyone)  # VD-3.8
        s.move_all(s.hand[seat], s.deck[seat])  # VD-3.9
        s.shuffle(s.deck[seat])
        deal_hand(s, seat)
        s.then(n.step.REDRAW_HAND, seat)


class BeginTurn(Step[Victory]):
    """Players take whole turns in alternation, each a fixed series of phases."""

    number = n.step.BEGIN_TURN
    rules = ("VD-1.4", "VD-8.7")

    def run(self, s: Victory) -> None:
        s.turn_number += 1
        s.laid = 0
        s.begin_order()
        s.tell(TURN_BEGINS, s.active, s.turn_number)
        s.sequence(TURN_SEQUENCE)


class Unturning(Step[Victory]):
    """All cards of the active player become ready; what units did last turn is forgotten for both players."""

    number = n.step.UNTURNING
    rules = ("VD-4.5", "VD-8.1", "VD-R14")

    def run(self, s: Victory) -> None:
        resources = s.resources[s.active]
        for at in range(len(resources.cards)):
            card = resources.cards[at]
            if card & n.state.TURNED:
                s.turn(resources, at, card & ~n.state.TURNED)
        self.clear(s, s.line_1[s.active], STATE_MASK)
        self.clear(s, s.line_2[s.active], STATE_MASK)
        self.clear(s, s.line_1[1 - s.active], STATE_MASK & ~n.state.TURNED)
        self.clear(s, s.line_2[1 - s.active], STATE_MASK & ~n.state.TURNED)

    def clear(self, s: Victory, line: Zone, flags: int) -> None:
        for at, card in enumerate(line.cards):
            if card != NONE and card & flags:
                s.turn(line, at, card & ~flags)


class Drawing(Step[Victory]):
    """Draw two cards, the first player one in the very first turn. Who cannot, loses."""

    number = n.step.DRAWING
    rules = ("VD-3.4", "VD-3.5", "VD-8.2", "VD-20.2")

    def run(self, s: Victory) -> None:
        number = 1 if s.turn_number == 1 else n.USUAL_DRAW  # VD-3.4, VD-R4
        if len(s.deck[s.active].cards) < number:
            s.tell(EXHAUSTED, s.active)
            s.end(n.ending.EXHAUSTED)  # VD-20.2
            return
        s.tell(DRAWS, s.active, number)
        s.draw_many(s.deck[s.active], s.hand[s.active], number)


class PlayResources(Decision[Victory]):
    """Play up to two resource cards from hand; they can be used at once."""

    number = n.step.PLAY_RESOURCES
    rules = ("VD-5.4", "VD-8.3")

    def seat(self, s: Victory) -> int:
        return s.active

    def private(self, s: Victory) -> bool:
        for kind in s.pack.resource_kinds:
            if s.unseen(s.active, kind):
                return True
        return False

    def offer(self, s: Victory, to: Offer) -> None:
        for card in s.hand[s.active].distinct():
            kind = card >> STATE_BITS
            if s.pack.sort[kind] == n.sort.RESOURCE:
                to.add_in_order(kind >= s.floor, n.verb.PLACE, kind)
        to.add(n.verb.DONE)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        if verb == n.verb.DONE:
            s.begin_order()
            return
        s.laid += 1
        s.floor = a
        s.tell(PLACES, s.active, a)
        s.move(a << STATE_BITS, s.hand[s.active], s.resources[s.active])  # VD-5.5, VD-R7
        if s.laid < n.MOST_RESOURCES:
            s.then(n.step.PLAY_RESOURCES)
        else:
            s.begin_order()


class Building(Step[Victory]):
    """The building phase begins."""

    number = n.step.BUILDING
    rules = ("VD-8.4",)

    def run(self, s: Victory) -> None:
        s.begin_draft(s.active, n.step.BUILD)


class Build(Decision[Victory]):
    """Build any number of units from hand, and play tactical cards of this phase between two builds.

    The canonical order is by kind, again after each tactical card.
    """

    number = n.step.BUILD
    rules = ("VD-8.4", "VD-9.1", "VD-9.2")

    def seat(self, s: Victory) -> int:
        return s.active

    def private(self, s: Victory) -> bool:
        ready = available(s, s.active)
        pack = s.pack
        if s.hand[s.active].cards:
            for kind in pack.units_of[s.army[s.active]]:
                if affordable(pack, pack.cost[kind], ready) and s.unseen(s.active, kind):
                    return True
        return could_play(s, s.active, n.window.BUILD)

    def offer(self, s: Victory, to: Offer) -> None:
        ready = available(s, s.active)
        pack = s.pack
        for card in s.hand[s.active].distinct():
            kind = card >> STATE_BITS
            if pack.sort[kind] == n.sort.UNIT and affordable(pack, pack.cost[kind], ready):
                canonical = kind >= s.floor and payable_in_order(s, to, pack.cost[kind], ready)
                to.add_in_order(canonical, n.verb.BUILD, kind)
            elif pack.window[kind] == n.window.BUILD and playable(s, s.active, kind, ready):
                offer_card(s, to, s.active, kind, 0)
        to.add(n.verb.DONE)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        if verb == n.verb.DONE:
            s.begin_order()
            s.commit_draft()
            return
        s.then(n.step.BUILD)
        if verb == n.verb.PLAY:
            s.begin_order()
            kind = s.pack.tactics[a]
            s.then(n.step.PLAYED, kind, b)
        else:
            kind = a
            s.floor = kind
            s.then(n.step.BUILT, kind)
        ask_payment(s, s.pack.cost[kind])


class Built(Step[Victory]):
    """A built unit goes to the reserve, a mobile one straight to its line."""

    number = n.step.BUILT
    rules = ("VD-9.3", "VD-9.7", "VD-18.1")
    args = ("kind",)

    def run(self, s: Victory) -> None:
        kind = s.a
        seat = close_draft(s)
        card = kind << STATE_BITS
        if s.pack.mobile[kind]:
            s.tell(BUILDS_MOBILE, seat, kind)
            s.move(card, s.hand[seat], s.line_1[seat] if s.pack.line[kind] == 1 else s.line_2[seat])
        else:
            s.tell(BUILDS, seat, kind)
            s.move(card, s.hand[seat], s.reserve[seat])
        s.begin_draft(seat, n.step.BUILD)


class Reserves(Step[Victory]):
    """Units in reserve move to their lines, ready; effects of the turn end; the other player is next."""

    number = n.step.RESERVES
    rules = ("VD-8.6", "VD-8.9", "VD-9.5")

    def run(self, s: Victory) -> None:
        seat = s.active
        if s.reserve[seat].cards:
            s.tell(RESERVES_ARRIVE, seat, len(s.reserve[seat].cards))
        while s.reserve[seat].cards:
            card = s.reserve[seat].cards[0]
            line = s.line_1[seat] if s.pack.line[card >> STATE_BITS] == 1 else s.line_2[seat]  # VD-6.3
            s.carry(s.reserve[seat], 0, line, TO_TOP)
        s.end_turn_effects()
        s.active = 1 - seat
        s.then(n.step.BEGIN_TURN)
