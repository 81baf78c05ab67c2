"""What orders and skills do: each effect with where a pack may have it, when it finds a target, and what it does.

A new one is a number and a class here, and what it says on a card, in `words/*/cards.ftl`.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars import reach
from sandtable.games.frontier_wars.columns import EffectRow, Sheet
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import card_of
from sandtable.kernel.effects import CardEffect, by_number
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import NOBODY

PRODUCTION_LOST: Final = EventType("production-lost", "seat", "FW-7.9")
ORDER_PLAYED: Final = EventType("order-played", "seat kind:card", "FW-8.1 FW-8.2 FW-8.3")
ORDER_CANCELLED: Final = EventType("order-cancelled", "seat kind:card", "FW-1.12")
UNIT_REMOVED: Final = EventType("unit-removed", "seat seat:victim word:unit tile", "FW-20.4", n.UNIT_NAMES)


class effect:
    """Numbers of the effects. They are not reused."""

    ATTACK_TWICE: Final = 0
    INITIATIVE: Final = 1
    INITIATIVE_OF_ONE: Final = 2
    NO_DEFENSE_ORDERS: Final = 3
    AIRBORNE: Final = 4
    MOVEMENT: Final = 5
    PRODUCE: Final = 6
    REMOVE_NEAR: Final = 7
    BUILD: Final = 8
    REMOVE_ATTACKER: Final = 9
    NO_ATTACK: Final = 10
    WITHDRAW: Final = 11
    BRING_UP: Final = 12
    IGNORE_IMPACTS: Final = 13
    CANCEL_ATTACK_ORDER: Final = 14
    REDEPLOY: Final = 15
    DRAW: Final = 16
    KEEP_EXCESS_UNITS: Final = 17
    REPAIR: Final = 18
    HAND_LIMIT: Final = 19
    LOOK_AND_DISCARD: Final = 20
    STEAL: Final = 21
    STACK_LIMIT: Final = 22
    DRAW_AND_DISCARD: Final = 23
    DEFENSE_INITIATIVE: Final = 24
    TRANSPORT: Final = 25
    ONE_ATTACKS_TWICE: Final = 26
    MECHANIZED_AT_ENCAMPMENT: Final = 27


class Effect(CardEffect):
    """An effect of an order or a skill; its row holds what the card says of it. Without more it does nothing by itself,
    and the chapter that it concerns asks for it."""

    def __init__(self) -> None:
        super().__init__()
        self.in_battle = False
        """Does it work in a battle, or outside?"""

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        """Does everything that it names exist, FW-R20?"""
        return True

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        """Do it at once, or ask for its targets."""

    def work_in(self, sheet: Sheet, row: EffectRow) -> None:
        """Of a faction skill: change the number of the sheet that it changes for all game, FW-8.5."""


def has_targets(s: FrontierWars, seat: int, source: int) -> bool:
    """May the effect be used now, FW-R20? `source` is a kind of card or SKILL."""
    row = s.effect_of(seat, source)
    done = EFFECTS[row.do]
    return done.in_battle != (s.battle != NOBODY) or done.can(s, seat, row, source)


def carry_out(s: FrontierWars, seat: int, source: int) -> None:
    """Do what the effect says at once, or ask for its targets."""
    row = s.effect_of(seat, source)
    done = EFFECTS[row.do]
    if done.in_battle == (s.battle != NOBODY):
        done.do(s, seat, row, source)


def spend_order(s: FrontierWars, seat: int, kind: int) -> None:
    """A played order is discarded, unless it stays face up or waits for a battle (FW-R21 to FW-R23)."""
    s.tell(ORDER_PLAYED, seat, kind)
    zone = s.discard_of(kind)
    if s.pack.face_up[kind]:
        zone = s.face_up[seat]
    elif s.pack.in_battle[kind] and s.pack.backs[kind] == n.deck.ATTACK:
        zone = s.pending_order
    s.move(card_of(kind), s.hand[seat], zone)


def offer_skill(s: FrontierWars, seat: int, window: int) -> None:
    """Ask for the special skill in its window, once a round and with a card to pay for it (FW-8.6, FW-8.7)."""
    if s.sheet(seat).window == window and not s.skill_used[seat] and s.hand[seat].cards:
        s.then(n.step.SKILL_WINDOW, seat)


# -- outside battles ----------------------------------------------------------------------------------


class Airborne(Effect):
    """Planes carry more and are not stopped by artillery, this turn."""

    number = effect.AIRBORNE
    stands_in = ("attack-turn", "special-turn")
    keys = ("more",)
    rules = ("FW-10.1", "FW-9.7")

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return s.on_map(seat, n.unit.PLANE) > 0

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.extra_load += row.by
        s.past_artillery = 1


class Movement(Effect):
    """Units of a type move farther, this turn or all game."""

    number = effect.MOVEMENT
    stands_in = ("attack-turn", "special-turn", "faction-skill")
    keys = ("unit", "by")
    rules = ("FW-9.3",)

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return s.on_map(seat, row.units[0]) > 0

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.extra_movement = changed(s.extra_movement, row.units[0], s.extra_movement[row.units[0]] + row.by)

    def work_in(self, sheet: Sheet, row: EffectRow) -> None:
        sheet.movement[row.units[0]] += row.by


class Produce(Effect):
    """A unit of the reserve is placed; the card may be lost, FW-7.9."""

    number = effect.PRODUCE
    stands_in = ("attack-turn", "tactical-order", "special-reinforcement")
    keys = ("units", "at", "active")
    rules = ("FW-1.6", "FW-7.7", "FW-7.9")

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        if not reach.production_sites(s, seat, row):
            return False
        return source != n.SKILL or reach.can_produce(s, seat, row)

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        if reach.can_produce(s, seat, row):
            s.then(n.step.PICK_SITE, seat, source)
        else:
            s.tell(PRODUCTION_LOST, seat)


class MechanizedAtEncampment(Effect):
    """An active encampment may place a mechanized unit."""

    number = effect.MECHANIZED_AT_ENCAMPMENT
    stands_in = ("special-reinforcement",)
    rules = ("FW-1.3", "FW-7.4")

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return reach.has_active_encampment(s, seat) and reach.has_mechanized_reserve(s, seat)

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.mechanized = 1


class RemoveNear(Effect):
    """An enemy unit in range of one of yours is removed."""

    number = effect.REMOVE_NEAR
    stands_in = ("attack-turn", "tactical-order")
    keys = ("of", "range", "not-on")
    rules = ("FW-14.6", "FW-20.4")

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return len(reach.tiles_in_range(s, seat, row)) > 0

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.then(n.step.PICK_TARGET, seat, source)


class Build(Effect):
    """A construction is built without spending infantry."""

    number = effect.BUILD
    stands_in = ("attack-turn", "tactical-order")
    rules = ("FW-11.8", "FW-20.9")

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return len(reach.free_ground(s, seat)) > 0

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.then(n.step.PICK_GROUND, seat)


class Repair(Effect):
    """A ruin is repaired, or a headquarters gets resistance."""

    number = effect.REPAIR
    stands_in = ("tactical-order",)
    keys = ("resistance",)
    rules = ("FW-12.1", "FW-R61")

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return len(reach.ruins(s, seat)) > 0

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.then(n.step.PICK_RUIN, seat, source)


class Redeploy(Effect):
    """Units go from one controlled tile to another."""

    number = effect.REDEPLOY
    stands_in = ("tactical-order", "special-tactical")
    keys = ("units", "within")
    rules = ("FW-R30",)

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return len(reach.garrisons(s, seat)) > 0

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.then(n.step.PICK_GARRISON, seat, source)


class LookAndDiscard(Effect):
    """An opponent's hand is seen, and one card of it discarded."""

    number = effect.LOOK_AND_DISCARD
    stands_in = ("tactical-order",)
    rules = ("FW-R21",)

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return len(reach.opponents_with_cards(s, seat)) > 0

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.then(n.step.PICK_OPPONENT, seat, source)


class Steal(LookAndDiscard):
    """A card that chance chooses goes from an opponent's hand to yours."""

    number = effect.STEAL


class Draw(Effect):
    """Cards are drawn."""

    number = effect.DRAW
    stands_in = ("tactical-order", "special-tactical")
    keys = ("cards",)
    rules = ("FW-6.5", "FW-R18")

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return reach.cards_to_draw(s)

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.then(n.step.DRAW, seat, row.by)


# -- in battles ---------------------------------------------------------------------------------------


class BattleEffect(Effect):
    """Something that works in a battle."""

    def __init__(self) -> None:
        super().__init__()
        self.in_battle = True


class UnitsInBattle(BattleEffect):
    """What concerns units of a type, yours or the attacker's, that are in the battle."""

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return s.units[side_of(s, seat, row)][s.battle * n.UNITS + row.units[0]] > 0


class AttackTwice(UnitsInBattle):
    """They attack twice, unless they may not attack at all, FW-R25."""

    number = effect.ATTACK_TWICE
    stands_in = ("attack-battle", "defense-order", "special-attacker", "special-defender")
    keys = ("who", "unit")
    rules = ("FW-R25",)

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        at = side_of(s, seat, row) * n.UNITS + row.units[0]
        if s.strikes[at]:
            s.strikes = changed(s.strikes, at, 2)


class Initiative(UnitsInBattle):
    """Their initiative changes."""

    number = effect.INITIATIVE
    stands_in = ("attack-battle", "defense-order", "special-attacker", "special-defender")
    keys = ("who", "unit", "by")
    rules = ("FW-R24",)

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        at = side_of(s, seat, row) * n.UNITS + row.units[0]
        s.bonus = changed(s.bonus, at, s.bonus[at] + row.by)


class InitiativeOfOne(BattleEffect):
    """The initiative of one unit changes: it is chosen when the order is attached."""

    number = effect.INITIATIVE_OF_ONE
    stands_in = ("attack-battle",)
    keys = ("who", "by")
    rules = ("FW-R24",)

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return s.count(side_of(s, seat, row), s.battle) > 0


class NoDefenseOrders(BattleEffect):
    """Nobody plays a defense order in this battle."""

    number = effect.NO_DEFENSE_ORDERS
    stands_in = ("attack-battle",)
    rules = ("FW-8.3",)


class OneAttacksTwice(UnitsInBattle):
    """One of them attacks twice."""

    number = effect.ONE_ATTACKS_TWICE
    stands_in = ("attack-battle", "special-attacker")
    keys = ("unit",)
    rules = ("FW-R25",)

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.doubled = row.units[0]


class NoAttack(UnitsInBattle):
    """They do not attack."""

    number = effect.NO_ATTACK
    stands_in = ("defense-order",)
    keys = ("who", "unit")
    rules = ("FW-14.4",)

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.strikes = changed(s.strikes, side_of(s, seat, row) * n.UNITS + row.units[0], 0)


class RemoveAttacker(BattleEffect):
    """An attacking unit of one of some types is removed, the first in casualty order, FW-14.6."""

    number = effect.REMOVE_ATTACKER
    stands_in = ("defense-order",)
    keys = ("units",)
    rules = ("FW-14.6", "FW-20.4")

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        for unit in row.units:
            if s.units[s.active][s.battle * n.UNITS + unit]:
                return True
        return False

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        for unit in row.units:
            if s.units[s.active][s.battle * n.UNITS + unit]:
                remove_unit(s, seat, s.active, s.battle, unit)
                return


class Withdraw(BattleEffect):
    """All units leave the battle for an adjacent tile."""

    number = effect.WITHDRAW
    stands_in = ("defense-order",)
    rules = ("FW-R67", "FW-R66", "FW-20.5")

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return s.count(seat, s.battle) > 0 and len(reach.retreats(s, seat)) > 0

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.then(n.step.PICK_RETREAT, seat)


class BringUp(BattleEffect):
    """Units of an adjacent tile join the battle."""

    number = effect.BRING_UP
    stands_in = ("defense-order",)
    keys = ("units",)
    rules = ("FW-13.2",)

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return len(reach.neighbours_to_bring(s, seat)) > 0

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.then(n.step.PICK_RESERVES, seat, row.by)


class IgnoreImpacts(BattleEffect):
    """The first impacts do nothing."""

    number = effect.IGNORE_IMPACTS
    stands_in = ("defense-order", "special-defender")
    keys = ("number",)
    rules = ("FW-1.5", "FW-18.3")

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.shield = changed(s.shield, seat, s.shield[seat] + row.by)


class CancelAttackOrder(BattleEffect):
    """The attack order in this battle has no effect."""

    number = effect.CANCEL_ATTACK_ORDER
    stands_in = ("defense-order", "special-defender")
    rules = ("FW-R23",)

    def can(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> bool:
        return s.attached != NOBODY

    def do(self, s: FrontierWars, seat: int, row: EffectRow, source: int) -> None:
        s.tell(ORDER_CANCELLED, seat, s.attached)
        s.attached = NOBODY
        s.elite = NOBODY


# -- all game -----------------------------------------------------------------------------------------


class KeepExcessUnits(Effect):
    """Units above the limit are kept at upkeep, as long as the card lies face up."""

    number = effect.KEEP_EXCESS_UNITS
    stands_in = ("face-up",)
    keys = ("units",)
    rules = ("FW-22.1", "FW-22.2", "FW-22.3")


class HandLimit(Effect):
    """The hand may hold more cards, as long as the card lies face up, or all game."""

    number = effect.HAND_LIMIT
    stands_in = ("face-up", "faction-skill")
    keys = ("more",)
    rules = ("FW-22.6", "FW-22.7")

    def work_in(self, sheet: Sheet, row: EffectRow) -> None:
        sheet.hand = row.by


class StackLimit(Effect):
    """More units may stand on a tile."""

    number = effect.STACK_LIMIT
    stands_in = ("faction-skill",)
    keys = ("more",)
    rules = ("FW-22.2", "FW-22.3")

    def work_in(self, sheet: Sheet, row: EffectRow) -> None:
        sheet.stack = row.by


class DrawAndDiscard(Effect):
    """More cards are drawn each round, and as many discarded."""

    number = effect.DRAW_AND_DISCARD
    stands_in = ("faction-skill",)
    keys = ("cards",)
    rules = ("FW-6.1", "FW-6.5")

    def work_in(self, sheet: Sheet, row: EffectRow) -> None:
        sheet.arsenal = row.by


class DefenseInitiative(Effect):
    """Units of a type have another initiative in defense."""

    number = effect.DEFENSE_INITIATIVE
    stands_in = ("faction-skill",)
    keys = ("unit", "by")
    rules = ("FW-R24",)

    def work_in(self, sheet: Sheet, row: EffectRow) -> None:
        sheet.defense[row.units[0]] += row.by


class Transport(Effect):
    """Planes carry more."""

    number = effect.TRANSPORT
    stands_in = ("faction-skill",)
    keys = ("more",)
    rules = ("FW-10.1",)

    def work_in(self, sheet: Sheet, row: EffectRow) -> None:
        sheet.load += row.by


EFFECTS: Final[list[Effect]] = by_number(
    [
        AttackTwice(), Initiative(), InitiativeOfOne(), NoDefenseOrders(), Airborne(), Movement(), Produce(),
        RemoveNear(), Build(), RemoveAttacker(), NoAttack(), Withdraw(), BringUp(), IgnoreImpacts(),
        CancelAttackOrder(), Redeploy(), Draw(), KeepExcessUnits(), Repair(), HandLimit(), LookAndDiscard(), Steal(),
        StackLimit(), DrawAndDiscard(), DefenseInitiative(), Transport(), OneAttacksTwice(), MechanizedAtEncampment(),
    ]
)  # fmt: skip


def side_of(s: FrontierWars, seat: int, row: EffectRow) -> int:
    """Whose units it concerns: its player's, or the attacker's."""
    return seat if row.mine else s.active


def remove_unit(s: FrontierWars, seat: int, victim: int, tile: int, unit: int) -> None:
    """A unit removed by a card: no medal for it (FW-20.4)."""
    s.tell(UNIT_REMOVED, seat, victim, unit, s.pack.field.codes[tile])
    s.add_units(victim, tile, unit, -1)
