"""A player's turn: attack order, movement, building and repair, battles (FW-4.4)."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.constructions import build, earn_medals, is_ruin, mend, settle
from sandtable.games.frontier_wars.effects import carry_out, has_targets, offer_skill, spend_order
from sandtable.games.frontier_wars.setup import blank_turn
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import kind_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import NOBODY, Decision, Offer, Step

TURN_BEGINS: Final = EventType("turn-begins", "seat", "FW-4.3")
ORDER_LOST: Final = EventType("order-lost", "seat kind:card", "FW-R23")


class PlayerTurns(Step[FrontierWars]):
    """In turn order each player plays a whole turn before the next begins."""

    number = n.step.PLAYER_TURNS
    args = ("position",)
    rules = ("FW-4.3", "FW-4.4")

    def run(self, s: FrontierWars) -> None:
        seat = s.in_turn(n.step.PLAYER_TURNS, s.a)
        s.active = seat
        if seat == NOBODY:
            return
        blank_turn(s)
        s.tell(TURN_BEGINS, seat)
        s.then(n.step.END_OF_TURN)
        s.then(n.step.LIST_BATTLES)
        s.then(n.step.BUILD)
        s.then(n.step.AFTER_MOVEMENT)
        s.then(n.step.MOVE_UNITS)
        if s.cards_with_back(seat, n.deck.ATTACK):
            s.then(n.step.PLAY_ATTACK_ORDER)
        offer_skill(s, seat, n.window.TURN)


class PlayAttackOrder(Decision[FrontierWars]):
    """Play one attack order, or pass. An order for a battle waits until it is attached to one."""

    number = n.step.PLAY_ATTACK_ORDER
    rules = ("FW-8.1", "FW-R20", "FW-R23")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def private(self, s: FrontierWars) -> bool:
        return s.cards_with_back(s.active, n.deck.ATTACK) > 0  # FW-R84

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for card in s.hand[s.active].distinct():
            kind = kind_of(card)
            if s.pack.backs[kind] == n.deck.ATTACK and (s.pack.in_battle[kind] or has_targets(s, s.active, kind)):
                to.add(n.verb.PLAY, kind)
        to.add(n.verb.PASS)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == n.verb.PLAY:
            spend_order(s, s.active, a)
            if not s.pack.in_battle[a]:
                carry_out(s, s.active, a)


class AfterMovement(Step[FrontierWars]):
    """Constructions without troops fall intact to whoever walked in."""

    number = n.step.AFTER_MOVEMENT
    rules = ("FW-R46", "FW-R47", "FW-20.8")

    def run(self, s: FrontierWars) -> None:
        for tile in range(s.pack.tiles):
            if s.building[tile]:
                settle(s, tile)
        s.last = NOBODY


class Build(Decision[FrontierWars]):
    """Replace infantry by a factory or encampment, or spend it on a repair, as often as possible."""

    number = n.step.BUILD
    rules = ("FW-11.1", "FW-11.8", "FW-12.1", "FW-R44")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        seat = s.active
        stock = [0, s.stock(seat, n.building.FACTORY), s.stock(seat, n.building.ENCAMPMENT)]
        infantry = s.units[seat]
        for tile in range(s.pack.tiles):
            if (
                infantry[tile * n.UNITS + n.unit.INFANTRY] == 0 or s.controller(tile) != seat
            ):  # FW-11.6, FW-11.7, FW-R49
                continue
            if s.open_to_building(tile):
                for what in (n.building.FACTORY, n.building.ENCAMPMENT):
                    if stock[what]:
                        to.add_in_order(tile >= s.last, n.verb.BUILD, tile, what - 1)
            elif is_ruin(s, tile):
                to.add_in_order(tile >= s.last, n.verb.REPAIR, tile)
        to.add(n.verb.END_BUILDING)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == n.verb.END_BUILDING:
            return
        s.last = a
        s.add_units(s.active, a, n.unit.INFANTRY, -1)
        if verb == n.verb.BUILD:
            build(s, s.active, a, b + 1)
            earn_medals(s, s.active, 1)  # FW-11.13
        else:
            mend(s, s.active, a)  # no medal, FW-12.3
        s.then(n.step.BUILD)


class EndOfTurn(Step[FrontierWars]):
    """An order that was never attached is lost, and fresh troops are fresh no longer."""

    number = n.step.END_OF_TURN
    rules = ("FW-R23", "FW-R41")

    def run(self, s: FrontierWars) -> None:
        lose_pending_order(s)
        s.clear_fresh(s.active)
        s.active = NOBODY


def lose_pending_order(s: FrontierWars) -> None:
    for card in s.pending_order.cards[:]:
        kind = kind_of(card)
        s.tell(ORDER_LOST, s.active, kind)
        s.move(card, s.pending_order, s.discard_of(kind))
