"""A player's turn: attack order, movement, building and repair, battles (FW-4.4)."""

from __future__ import annotations

from sandtable.games.frontier_wars.constructions import build, earn_medals, is_ruin, mend, settle
from sandtable.games.frontier_wars.effects import carry_out, has_targets, offer_skill, spend_order
from sandtable.games.frontier_wars.names import (
    AFTER_MOVEMENT,
    ATTACK_ORDER,
    BUILD,
    BUILD_ON,
    ENCAMPMENT,
    END_BUILDING,
    END_OF_TURN,
    FACTORY,
    INFANTRY,
    LIST_BATTLES,
    MOVE_UNITS,
    PASS,
    PLAY,
    PLAY_ATTACK_ORDER,
    PLAYER_TURNS,
    REPAIR,
    T_ORDER_LOST,
    T_TURN_BEGINS,
    TURN_STARTS,
    UNITS,
)
from sandtable.games.frontier_wars.setup import blank_turn
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import kind_of
from sandtable.kernel.steps import NOBODY, Decision, Offer, Step


class PlayerTurns(Step[FrontierWars]):
    """In turn order each player plays a whole turn before the next begins."""

    args = ("position",)
    rules = ("FW-4.3", "FW-4.4")

    def run(self, s: FrontierWars) -> None:
        seat = s.in_turn(PLAYER_TURNS, s.args[0])
        s.active = seat
        if seat == NOBODY:
            return
        blank_turn(s)
        s.tell(T_TURN_BEGINS, seat)
        s.then(END_OF_TURN)
        s.then(LIST_BATTLES)
        s.then(BUILD)
        s.then(AFTER_MOVEMENT)
        s.then(MOVE_UNITS)
        if s.cards_with_back(seat, ATTACK_ORDER):
            s.then(PLAY_ATTACK_ORDER)
        offer_skill(s, seat, TURN_STARTS)


class PlayAttackOrder(Decision[FrontierWars]):
    """Play one attack order, or pass. An order for a battle waits until it is attached to one."""

    rules = ("FW-8.1", "FW-R20", "FW-R23")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def private(self, s: FrontierWars) -> bool:
        return s.cards_with_back(s.active, ATTACK_ORDER) > 0                # FW-R84

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for card in s.hand[s.active].distinct():
            kind = kind_of(card)
            if s.pack.backs[kind] == ATTACK_ORDER and (s.pack.in_battle[kind] or has_targets(s, s.active, kind)):
                to.add(PLAY, kind)
        to.add(PASS)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == PLAY:
            spend_order(s, s.active, a)
            if not s.pack.in_battle[a]:
                carry_out(s, s.active, a)


class AfterMovement(Step[FrontierWars]):
    """Constructions without troops fall intact to whoever walked in."""

    rules = ("FW-R46", "FW-R47", "FW-20.8")

    def run(self, s: FrontierWars) -> None:
        for tile in range(s.pack.tiles):
            if s.building[tile]:
                settle(s, tile)
        s.last = NOBODY


class Build(Decision[FrontierWars]):
    """Replace infantry by a factory or encampment, or spend it on a repair, as often as possible."""

    rules = ("FW-11.1", "FW-11.8", "FW-12.1", "FW-R44")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        seat = s.active
        stock = [0, s.stock(seat, FACTORY), s.stock(seat, ENCAMPMENT)]
        infantry = s.units[seat]
        for tile in range(s.pack.tiles):
            if infantry[tile * UNITS + INFANTRY] == 0 or s.controller(tile) != seat:    # FW-11.6, FW-11.7, FW-R49
                continue
            if s.open_to_building(tile):
                for what in (FACTORY, ENCAMPMENT):
                    if stock[what]:
                        if tile >= s.last:
                            to.add(BUILD_ON, tile, what - 1)
                        else:
                            to.also(BUILD_ON, tile, what - 1)
            elif is_ruin(s, tile):
                if tile >= s.last:
                    to.add(REPAIR, tile)
                else:
                    to.also(REPAIR, tile)
        to.add(END_BUILDING)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == END_BUILDING:
            return
        s.last = a
        s.add_units(s.active, a, INFANTRY, -1)
        if verb == BUILD_ON:
            build(s, s.active, a, b + 1)
            earn_medals(s, s.active, 1)                                     # FW-11.13
        else:
            mend(s, s.active, a)                                            # no medal, FW-12.3
        s.then(BUILD)


class EndOfTurn(Step[FrontierWars]):
    """An order that was never attached is lost, and fresh troops are fresh no longer."""

    rules = ("FW-R23", "FW-R41")

    def run(self, s: FrontierWars) -> None:
        lose_pending_order(s)
        s.clear_fresh(s.active)
        s.active = NOBODY


def lose_pending_order(s: FrontierWars) -> None:
    for card in s.pending_order.cards[:]:
        kind = kind_of(card)
        s.tell(T_ORDER_LOST, s.active, kind)
        s.move(card, s.pending_order, s.discard_of(kind))
