"""The targets of orders and skills: each is a choice of its own."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.constructions import build, is_ruin, mend, place_unit, settle
from sandtable.games.frontier_wars.effects import effect, remove_unit
from sandtable.games.frontier_wars.reach import (
    first_casualty,
    free_ground,
    garrisons,
    neighbours_to_bring,
    opponents_with_cards,
    production_sites,
    redeployment,
    retreats,
    ruins,
    tiles_in_range,
)
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import card_of, kind_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import Decision, Offer
from sandtable.kernel.zones import TO_TOP

RESISTANCE_MENDED: Final = EventType("resistance-mended", "seat tile n", "FW-R61")
UNITS_WITHDREW: Final = EventType("units-withdrew", "seat tile:from tile:to", "FW-R66")
UNIT_BROUGHT_UP: Final = EventType("unit-brought-up", "seat word:unit tile:from tile:to", "FW-8.4", n.UNIT_NAMES)
UNIT_REDEPLOYED: Final = EventType("unit-redeployed", "seat word:unit tile:from tile:to", "FW-8.2", n.UNIT_NAMES)
HAND_SEEN: Final = EventType("hand-seen", "seat seat:victim", "FW-8.2")
SECRET_DISCARDED: Final = EventType("secret-discarded", "seat seat:victim kind:card", "FW-8.2")
CARD_STOLEN: Final = EventType("card-stolen", "seat seat:victim word:deck", "FW-8.2", n.DECKS)
ELITE_CHOSEN: Final = EventType("elite-chosen", "seat word:unit", "FW-14.7", n.UNIT_NAMES)


class Targeting(Decision[FrontierWars]):
    """A choice that belongs to an effect; the first argument is the seat that chooses."""

    def seat(self, s: FrontierWars) -> int:
        return s.a


class PickSite(Targeting):
    """Choose the headquarters or construction where the new unit appears."""

    number = n.step.PICK_SITE
    args = ("seat", "source")
    rules = ("FW-7.7", "FW-R20")

    def offer(self, s: FrontierWars, to: Offer) -> None:
        seat, source = s.a, s.b
        for tile in production_sites(s, seat, s.effect_of(seat, source)):
            to.add(n.verb.TARGET, tile)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        s.then(n.step.PICK_NEW_UNIT, s.a, s.b, a)


class PickNewUnit(Targeting):
    """Choose the unit that the order produces."""

    number = n.step.PICK_NEW_UNIT
    args = ("seat", "source", "tile")
    rules = ("FW-7.7",)

    def offer(self, s: FrontierWars, to: Offer) -> None:
        seat, source = s.a, s.b
        for unit in s.effect_of(seat, source).units:
            if s.reserve(seat, unit) > 0:
                to.add(n.verb.CHOOSE, unit)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        place_unit(s, s.a, s.c, a)


class PickTarget(Targeting):
    """Choose the tile that is hit."""

    number = n.step.PICK_TARGET
    args = ("seat", "source")
    rules = ("FW-20.4", "FW-R20")

    def offer(self, s: FrontierWars, to: Offer) -> None:
        seat, source = s.a, s.b
        for tile in tiles_in_range(s, seat, s.effect_of(seat, source)):
            to.add(n.verb.TARGET, tile)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        s.then(n.step.PICK_VICTIM, s.a, a)


class PickVictim(Targeting):
    """Choose the faction that loses the unit; which one goes follows the order of losses."""

    number = n.step.PICK_VICTIM
    args = ("seat", "tile")
    rules = ("FW-20.4", "FW-14.6")

    def offer(self, s: FrontierWars, to: Offer) -> None:
        seat, tile = s.a, s.b
        for other in range(s.seats):
            if other != seat and s.count(other, tile):
                to.add(n.verb.AGAINST, other)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat, tile = s.a, s.b
        remove_unit(s, seat, a, tile, first_casualty(s, a, tile))
        settle(s, tile)


class PickGround(Targeting):
    """Build on a controlled tile without infantry, and without a medal."""

    number = n.step.PICK_GROUND
    args = ("seat",)
    rules = ("FW-20.9", "FW-11.5")

    def offer(self, s: FrontierWars, to: Offer) -> None:
        seat = s.a
        for tile in free_ground(s, seat):
            for what in (n.building.FACTORY, n.building.ENCAMPMENT):
                if s.stock(seat, what):
                    to.add(n.verb.BUILD, tile, what - 1)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        build(s, s.a, a, b + 1)
        settle(s, a)


class PickRuin(Targeting):
    """Repair a ruin without infantry, or mend a headquarters."""

    number = n.step.PICK_RUIN
    args = ("seat", "source")
    rules = ("FW-12.1", "FW-R61")

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for tile in ruins(s, s.a):
            to.add(n.verb.TARGET, tile)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat, source = s.a, s.b
        if is_ruin(s, a):
            mend(s, seat, a)
            return
        owner = s.headquarters_on(a)
        mended = min(s.sheet(owner).headquarters, s.resistance[owner] + s.effect_of(seat, source).by)
        s.resistance = changed(s.resistance, owner, mended)
        s.tell(RESISTANCE_MENDED, seat, s.pack.field.codes[a], s.resistance[owner])


# -- battle -----------------------------------------------------------------------------------------


class PickElite(Decision[FrontierWars]):
    """Choose the type of the one unit with the higher initiative."""

    number = n.step.PICK_ELITE
    rules = ("FW-14.7", "FW-R24")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for unit in range(n.UNITS):
            if s.units[s.active][s.battle * n.UNITS + unit]:
                to.add(n.verb.CHOOSE, unit)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        s.elite = a
        s.tell(ELITE_CHOSEN, s.active, a)


class PickRetreat(Targeting):
    """Choose the one tile to which all units withdraw; a garrison stays."""

    number = n.step.PICK_RETREAT
    args = ("seat",)
    rules = ("FW-R66", "FW-R67", "FW-20.5")

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for tile in retreats(s, s.a):
            to.add(n.verb.TARGET, tile)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat = s.a
        s.tell(UNITS_WITHDREW, seat, s.pack.field.codes[s.battle], s.pack.field.codes[a])
        for unit in range(n.UNITS):
            s.shift_units(seat, s.battle, a, unit, s.units[seat][s.battle * n.UNITS + unit])
        settle(s, a)


class PickReserves(Targeting):
    """Choose the neighbouring tile from which units join the battle."""

    number = n.step.PICK_RESERVES
    args = ("seat", "left")
    rules = ("FW-8.4",)

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for tile in neighbours_to_bring(s, s.a):
            to.add(n.verb.TARGET, tile)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        s.last = 0
        s.then(n.step.BRING_UP_UNITS, s.a, a, s.b)


class BringUpUnits(Targeting):
    """Choose the units that join, at least one."""

    number = n.step.BRING_UP_UNITS
    args = ("seat", "tile", "left")
    rules = ("FW-8.4", "FW-R41")

    def offer(self, s: FrontierWars, to: Offer) -> None:
        offer_units(s, to, s.a, s.b, s.last > 0)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat, tile, left = s.a, s.b, s.c
        if verb == n.verb.DONE:
            return
        s.last = 1 + a
        s.tell(UNIT_BROUGHT_UP, seat, a, s.pack.field.codes[tile], s.pack.field.codes[s.battle])
        s.shift_units(seat, tile, s.battle, a, 1)
        s.fresh = changed(s.fresh, s.battle, s.fresh[s.battle] | 1 << seat)
        if left > 1 and s.count(seat, tile):
            s.then(n.step.BRING_UP_UNITS, seat, tile, left - 1)


def offer_units(s: FrontierWars, to: Offer, seat: int, tile: int, may_stop: bool) -> None:
    """Units of a tile one by one, canonically by rising type; `s.last` is one more than the last type."""
    for unit in range(n.UNITS):
        if s.units[seat][tile * n.UNITS + unit]:
            to.add_in_order(unit + 1 >= s.last, n.verb.CHOOSE, unit)
    if may_stop:
        to.add(n.verb.DONE)


# -- redeployment -----------------------------------------------------------------------------------


class PickGarrison(Targeting):
    """Choose the controlled tile from which units are sent."""

    number = n.step.PICK_GARRISON
    args = ("seat", "source")
    rules = ("FW-1.8",)

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for tile in garrisons(s, s.a):
            to.add(n.verb.TARGET, tile)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        s.then(n.step.PICK_NEW_GARRISON, s.a, s.b, a)


class PickNewGarrison(Targeting):
    """Choose the controlled tile to which they go, over controlled tiles only."""

    number = n.step.PICK_NEW_GARRISON
    args = ("seat", "source", "tile")
    rules = ("FW-1.8",)

    def offer(self, s: FrontierWars, to: Offer) -> None:
        seat, source, tile = s.a, s.b, s.c
        for there in redeployment(s, seat, tile, s.effect_of(seat, source).high):
            to.add(n.verb.TARGET, there)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat, source, tile = s.a, s.b, s.c
        s.last = 0
        s.then(n.step.REDEPLOY_UNITS, tile, a, s.effect_of(seat, source).by)


class RedeployUnits(Decision[FrontierWars]):
    """Choose the units that go, at least one."""

    number = n.step.REDEPLOY_UNITS
    args = ("tile", "to", "left")
    rules = ("FW-1.8",)

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def offer(self, s: FrontierWars, to: Offer) -> None:
        offer_units(s, to, s.active, s.a, s.last > 0)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        tile, there, left = s.a, s.b, s.c
        if verb == n.verb.DONE:
            return
        s.last = 1 + a
        s.tell(UNIT_REDEPLOYED, s.active, a, s.pack.field.codes[tile], s.pack.field.codes[there])
        s.shift_units(s.active, tile, there, a, 1)
        if left > 1 and s.count(s.active, tile):
            s.then(n.step.REDEPLOY_UNITS, tile, there, left - 1)


# -- secrets ----------------------------------------------------------------------------------------


class PickOpponent(Targeting):
    """Choose whose hand is looked into or robbed."""

    number = n.step.PICK_OPPONENT
    args = ("seat", "source")
    rules = ("FW-R20",)

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for other in opponents_with_cards(s, s.a):
            to.add(n.verb.AGAINST, other)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat, source = s.a, s.b
        if s.effect_of(seat, source).do == effect.LOOK_AND_DISCARD:
            s.tell(HAND_SEEN, seat, a)
            s.show(s.hand[a], 1 << seat)
            s.then(n.step.PICK_SECRET, seat, a)
        else:
            at = s.random(len(s.hand[a].cards))
            s.tell(CARD_STOLEN, seat, a, s.pack.backs[kind_of(s.hand[a].cards[at])])
            s.carry(s.hand[a], at, s.hand[seat], TO_TOP)


class PickSecret(Targeting):
    """Choose the card of the seen hand that is discarded."""

    number = n.step.PICK_SECRET
    args = ("seat", "victim")
    rules = ("FW-1.12",)

    def private(self, s: FrontierWars) -> bool:
        return True

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for card in s.hand[s.b].distinct():
            to.add(n.verb.DISCARD, kind_of(card))

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat, victim = s.a, s.b
        s.tell(SECRET_DISCARDED, seat, victim, a)
        s.move(card_of(a), s.hand[victim], s.discard_of(a))
