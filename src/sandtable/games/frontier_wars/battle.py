"""Battles: which are fought, the orders before them, the single pass by initiative, and what follows."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.constructions import earn_medals, settle
from sandtable.games.frontier_wars.effects import carry_out, effect, has_targets, offer_skill, spend_order
from sandtable.games.frontier_wars.elimination import eliminate, holds_headquarters
from sandtable.games.frontier_wars.fighting import begin_fight, present_on
from sandtable.games.frontier_wars.setup import blank_battle
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import kind_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import NOBODY, Decision, Offer, Step

BATTLE_BEGINS: Final = EventType("battle-begins", "seat tile n:attackers n:defenders", "FW-13.1")
BATTLE_AVOIDED: Final = EventType("battle-avoided", "seat tile", "FW-20.5")
ORDER_ATTACHED: Final = EventType("order-attached", "seat kind:card tile", "FW-R23")
BATTLE_WON: Final = EventType("battle-won", "seat tile", "FW-15.2 FW-R64")
BATTLE_TIED: Final = EventType("battle-tied", "tile", "FW-15.1 FW-20.6")
BATTLE_NOBODY: Final = EventType("battle-nobody", "tile", "FW-R64")
CONSTRUCTION_DESTROYED: Final = EventType(
    "construction-destroyed", "word:what tile", "FW-15.3 FW-R48", n.BUILDING_NAMES
)
HEADQUARTERS_DESTROYED: Final = EventType("headquarters-destroyed", "seat seat:victim tile", "FW-19.2 FW-19.3")
VICTORY: Final = EventType("victory", "seat", "FW-3.1")


class ListBattles(Step[FrontierWars]):
    """Fix the battles of the turn: where units moved in among enemies, or fresh troops stand and nobody left."""

    number = n.step.LIST_BATTLES
    rules = ("FW-9.5", "FW-9.6", "FW-16.1", "FW-16.2", "FW-16.3", "FW-R41", "FW-R68")

    def run(self, s: FrontierWars) -> None:
        bit = 1 << s.active
        s.pending = s.pack.no_tiles
        for tile in range(s.pack.tiles):
            came = s.entered[tile] or (s.fresh[tile] & bit and not s.left[tile])
            if came and s.present(s.active, tile) and s.enemy_at(s.active, tile):
                s.pending = changed(s.pending, tile, 1)
        s.moved = s.pack.no_units
        s.carried = s.pack.no_units
        s.then(n.step.BATTLES)


class Battles(Step[FrontierWars]):
    """Fight one battle after another; a player who is out fights no more."""

    number = n.step.BATTLES
    rules = ("FW-13.3", "FW-R68", "FW-R73")

    def run(self, s: FrontierWars) -> None:
        s.battle = NOBODY
        if s.out[s.active]:
            s.pending = s.pack.no_tiles
        for tile in range(s.pack.tiles):
            if s.pending[tile]:
                s.then(n.step.BATTLES)
                s.then(n.step.CHOOSE_BATTLE)
                return


class ChooseBattle(Decision[FrontierWars]):
    """The active player chooses which battle is fought next."""

    number = n.step.CHOOSE_BATTLE
    rules = ("FW-13.3",)

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for tile in range(s.pack.tiles):
            if s.pending[tile]:
                to.add(n.verb.FIGHT, tile)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        s.pending = changed(s.pending, a, 0)
        s.battle = a
        blank_battle(s)
        attackers, defenders = both_sides(s, a)
        s.tell(BATTLE_BEGINS, s.active, s.pack.field.codes[a], attackers, defenders)
        if is_avoided(s):  # FW-R68
            return
        s.then(n.step.FIGHT)
        s.then(n.step.DEFENDERS, 0)
        offer_skill(s, s.active, n.window.ATTACKER)
        if s.pending_order.cards:
            s.then(n.step.ATTACH_ORDER)


def both_sides(s: FrontierWars, tile: int) -> tuple[int, int]:
    """How many fight for the active player and against; a garrison is one of them (FW-18.1)."""
    counts = [s.count(seat, tile) for seat in range(s.seats)]
    if s.flag[tile] >= 0:
        counts[s.flag[tile]] += 1
    return counts[s.active], sum(counts) - counts[s.active]


def is_avoided(s: FrontierWars) -> bool:
    """No attacker or nobody to fight: no battle and no medal (FW-20.5, FW-R51)."""
    if s.present(s.active, s.battle) and s.enemy_at(s.active, s.battle):
        return False
    s.tell(BATTLE_AVOIDED, s.active, s.pack.field.codes[s.battle])
    settle(s, s.battle)
    return True


# -- orders before the battle -----------------------------------------------------------------------


class AttachOrder(Decision[FrontierWars]):
    """The attacker may attach the pending attack order to this battle. It is spent even if the battle is avoided."""

    number = n.step.ATTACH_ORDER
    rules = ("FW-R23", "FW-R51")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        to.add(n.verb.HOLD_BACK)
        if s.pending_order.cards and has_targets(s, s.active, kind_of(s.pending_order.cards[0])):
            to.add(n.verb.ATTACH)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == n.verb.HOLD_BACK:
            return
        card = s.pending_order.cards[0]
        kind = kind_of(card)
        s.tell(ORDER_ATTACHED, s.active, kind, s.pack.field.codes[s.battle])
        s.move(card, s.pending_order, s.discard_of(kind))
        s.attached = kind
        if s.pack.effects[kind].do == effect.INITIATIVE_OF_ONE:
            s.then(n.step.PICK_ELITE)


class Defenders(Step[FrontierWars]):
    """In turn order each defender may use the special skill, then play one defense order."""

    number = n.step.DEFENDERS
    args = ("position",)
    rules = ("FW-8.3", "FW-17.2", "FW-17.7", "FW-19.8", "FW-R51")

    def run(self, s: FrontierWars) -> None:
        position = s.a
        while position < s.seats and s.present(s.active, s.battle):
            seat = s.turn_order[position]
            position += 1
            if seat != s.active and not s.out[seat] and s.present(seat, s.battle):
                s.then(n.step.DEFENDERS, position)
                s.then(n.step.PLAY_DEFENSE_ORDER, seat)
                offer_skill(s, seat, n.window.DEFENDER)
                return


class PlayDefenseOrder(Decision[FrontierWars]):
    """Play one defense order, or pass. It works before any fighting."""

    number = n.step.PLAY_DEFENSE_ORDER
    args = ("seat",)
    rules = ("FW-8.3", "FW-8.4", "FW-R20")

    def seat(self, s: FrontierWars) -> int:
        return s.a

    def private(self, s: FrontierWars) -> bool:
        return not defense_forbidden(s) and s.cards_with_back(s.a, n.deck.DEFENSE) > 0

    def offer(self, s: FrontierWars, to: Offer) -> None:
        seat = s.a
        to.add(n.verb.PASS)
        if defense_forbidden(s):
            return
        for card in s.hand[seat].distinct():
            kind = kind_of(card)
            if s.pack.backs[kind] == n.deck.DEFENSE and has_targets(s, seat, kind):
                to.add(n.verb.PLAY, kind)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == n.verb.PLAY:
            spend_order(s, s.a, a)
            carry_out(s, s.a, a)


def defense_forbidden(s: FrontierWars) -> bool:
    return s.attached != NOBODY and s.pack.effects[s.attached].do == effect.NO_DEFENSE_ORDERS


class Fight(Step[FrontierWars]):
    """Everything has been played: check that there is still a battle, and fight it."""

    number = n.step.FIGHT
    rules = ("FW-R51", "FW-20.5")

    def run(self, s: FrontierWars) -> None:
        if is_avoided(s):
            return
        begin_fight(s)
        s.then(n.step.AFTERMATH)
        s.then(n.step.VOLLEY)


# -- what follows -----------------------------------------------------------------------------------


class Aftermath(Step[FrontierWars]):
    """Headquarters fall and players with them, constructions are destroyed, the winner earns a medal."""

    number = n.step.AFTERMATH
    rules = ("FW-15.1", "FW-15.2", "FW-15.3", "FW-R51")

    def run(self, s: FrontierWars) -> None:
        tile = s.battle
        s.fresh = changed(s.fresh, tile, 0)  # FW-R41
        if s.fallen != NOBODY:
            headquarters_fall(s)
        destroy_construction(s, tile)
        reward_winner(s, tile)
        settle(s, tile)
        if s.players_left() == 1:  # FW-3.2, FW-R76
            s.tell(VICTORY, s.out.index(0))
            s.end(n.ending.CONQUEST)


def headquarters_fall(s: FrontierWars) -> None:
    """Three medals for the destroyer; the owner is out unless another headquarters is left (FW-19, FW-R63, FW-R70)."""
    s.tell(HEADQUARTERS_DESTROYED, s.destroyer, s.fallen, s.pack.field.codes[s.battle])
    if not s.out[s.destroyer]:
        earn_medals(s, s.destroyer, n.HEADQUARTERS_MEDALS)
    if not holds_headquarters(s, s.fallen):
        eliminate(s, s.fallen, s.destroyer)


def destroy_construction(s: FrontierWars, tile: int) -> None:
    """After a fought battle a construction falls if its holder has no unit left there (FW-R48)."""
    if s.building[tile] and not s.ruined[tile] and not s.count(s.holder[tile], tile):
        s.tell(CONSTRUCTION_DESTROYED, s.building[tile], s.pack.field.codes[tile])
        s.ruined = changed(s.ruined, tile, 1)
        s.holder = changed(s.holder, tile, NOBODY)


def reward_winner(s: FrontierWars, tile: int) -> None:
    """The only faction left has won; a headquarters destroyed has been rewarded already (FW-R64)."""
    left = present_on(s, tile)
    if len(left) > 1:
        s.tell(BATTLE_TIED, s.pack.field.codes[tile])
    elif not left:
        s.tell(BATTLE_NOBODY, s.pack.field.codes[tile])
    else:
        s.tell(BATTLE_WON, left[0], s.pack.field.codes[tile])
        if not s.out[left[0]] and (s.fallen == NOBODY or s.destroyer != left[0]):
            earn_medals(s, left[0], 1)
