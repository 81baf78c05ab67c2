"""What orders and skills do: the closed vocabulary of the pack.

`has_targets` says whether an effect may be used now (FW-R20), `carry_out` does it or asks for its targets.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import Effect
from sandtable.games.frontier_wars.constructions import is_ruin
from sandtable.games.frontier_wars.state import FrontierWars, changed
from sandtable.kernel.cards import card_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import NOBODY

PRODUCTION_LOST: Final = EventType("production-lost", "seat", "FW-7.9")
ORDER_PLAYED: Final = EventType("order-played", "seat kind:card", "FW-8.1 FW-8.2 FW-8.3")
ORDER_CANCELLED: Final = EventType("order-cancelled", "seat kind:card", "FW-1.12")
UNIT_REMOVED: Final = EventType("unit-removed", "seat seat:victim word:unit tile", "FW-20.4", n.UNIT_NAMES)


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


# -- may it be used? --------------------------------------------------------------------------------


def has_targets(s: FrontierWars, seat: int, source: int) -> bool:
    """Does everything that the effect names exist? `source` is a kind of card or SKILL."""
    effect = s.effect_of(seat, source)
    do = effect.do
    if s.battle != NOBODY:
        return has_targets_in_battle(s, seat, effect)
    if do == n.effect.AIRBORNE:
        return s.on_map(seat, n.unit.PLANE) > 0
    if do == n.effect.MOVEMENT:
        return s.on_map(seat, effect.units[0]) > 0
    if do == n.effect.PRODUCE:  # a card may be lost, FW-7.9
        return len(production_sites(s, seat, effect)) > 0 and (source != n.SKILL or can_produce(s, seat, effect))
    if do == n.effect.MECHANIZED_AT_ENCAMPMENT:
        return has_active_encampment(s, seat) and has_mechanized_reserve(s, seat)
    if do == n.effect.REMOVE_NEAR:
        return len(tiles_in_range(s, seat, effect)) > 0
    if do == n.effect.BUILD:
        return len(free_ground(s, seat)) > 0
    if do == n.effect.REPAIR:
        return len(ruins(s, seat)) > 0
    if do == n.effect.REDEPLOY:
        return len(garrisons(s, seat, effect)) > 0
    if do in (n.effect.LOOK_AND_DISCARD, n.effect.STEAL):
        return len(opponents_with_cards(s, seat)) > 0
    if do == n.effect.DRAW:
        return cards_to_draw(s)
    return True


def has_targets_in_battle(s: FrontierWars, seat: int, effect: Effect) -> bool:
    do = effect.do
    side = seat if effect.mine else s.active
    if do in (n.effect.INITIATIVE, n.effect.ATTACK_TWICE, n.effect.NO_ATTACK, n.effect.ONE_ATTACKS_TWICE):
        return s.units[side][s.battle * n.UNITS + effect.units[0]] > 0
    if do == n.effect.INITIATIVE_OF_ONE:
        return s.count(side, s.battle) > 0
    if do == n.effect.REMOVE_ATTACKER:
        for unit in effect.units:
            if s.units[s.active][s.battle * n.UNITS + unit]:
                return True
        return False
    if do == n.effect.WITHDRAW:
        return s.count(seat, s.battle) > 0 and len(retreats(s, seat)) > 0
    if do == n.effect.BRING_UP:
        return len(neighbours_to_bring(s, seat)) > 0
    if do == n.effect.CANCEL_ATTACK_ORDER:
        return s.attached != NOBODY
    return True


def cards_to_draw(s: FrontierWars) -> bool:
    for deck in range(3):
        if s.deck(deck).cards or s.discards(deck).cards:
            return True
    return False


def production_sites(s: FrontierWars, seat: int, effect: Effect) -> list[int]:
    """Where a production card may place its unit: headquarters held, constructions controlled or active."""
    found: list[int] = []
    for tile in range(s.pack.tiles):
        if (s.flag[tile] == seat and effect.at_headquarters) or produces(s, seat, effect, tile):
            found.append(tile)
    return found


def produces(s: FrontierWars, seat: int, effect: Effect, tile: int) -> bool:
    """Can the factory or encampment on this tile be the site?"""
    if not s.standing(tile, n.building.FACTORY) and not s.standing(tile, n.building.ENCAMPMENT):
        return False
    if not (effect.at_factory if s.building[tile] == n.building.FACTORY else effect.at_encampment):
        return False
    return s.active_for(seat, tile) if effect.active else s.controller(tile) == seat


def can_produce(s: FrontierWars, seat: int, effect: Effect) -> bool:
    for unit in effect.units:
        if s.reserve(seat, unit) > 0:
            return True
    return False


def has_active_encampment(s: FrontierWars, seat: int) -> bool:
    for tile in range(s.pack.tiles):
        if s.standing(tile, n.building.ENCAMPMENT) and s.active_for(seat, tile):
            return True
    return False


def has_mechanized_reserve(s: FrontierWars, seat: int) -> bool:
    for unit in range(n.unit.TANK, n.UNITS):
        if s.reserve(seat, unit) > 0:
            return True
    return False


def tiles_in_range(s: FrontierWars, seat: int, effect: Effect) -> list[int]:
    """Tiles with an enemy unit at the right distance from a unit of one's own."""
    guns: list[int] = []
    for tile in range(s.pack.tiles):
        if s.units[seat][tile * n.UNITS + effect.units[0]]:
            guns.append(tile)
    found: list[int] = []
    for tile in range(s.pack.tiles):
        if guns and can_be_hit(s, seat, effect, tile) and in_range(s, guns, tile, effect):
            found.append(tile)
    return found


def can_be_hit(s: FrontierWars, seat: int, effect: Effect, tile: int) -> bool:
    if effect.not_on_artillery and s.flak_at(seat, tile):
        return False
    if effect.not_on_headquarters and s.flag[tile] != NOBODY:
        return False
    for other in range(s.seats):
        if other != seat and s.count(other, tile):
            return True
    return False


def in_range(s: FrontierWars, guns: list[int], tile: int, effect: Effect) -> bool:
    for gun in guns:
        if effect.low <= s.pack.field.air[gun][tile] <= effect.high:
            return True
    return False


def free_ground(s: FrontierWars, seat: int) -> list[int]:
    """Controlled tiles where something may be built without infantry."""
    found: list[int] = []
    if s.stock(seat, n.building.FACTORY) == 0 and s.stock(seat, n.building.ENCAMPMENT) == 0:
        return found
    for tile in range(s.pack.tiles):
        if s.controller(tile) == seat and s.open_to_building(tile):
            found.append(tile)
    return found


def ruins(s: FrontierWars, seat: int) -> list[int]:
    """Ruins under control, and held headquarters that have lost resistance."""
    found: list[int] = []
    for tile in range(s.pack.tiles):
        if s.flag[tile] == seat:
            owner = s.headquarters_on(tile)
            if s.resistance[owner] < s.sheet(owner).headquarters:
                found.append(tile)
        elif is_ruin(s, tile) and s.controller(tile) == seat:
            found.append(tile)
    return found


def garrisons(s: FrontierWars, seat: int, effect: Effect) -> list[int]:
    """Controlled tiles with units that can be sent to another controlled tile."""
    found: list[int] = []
    for tile in range(s.pack.tiles):
        if s.count(seat, tile) and s.controller(tile) == seat and redeployment(s, seat, tile, effect.high):
            found.append(tile)
    return found


def redeployment(s: FrontierWars, seat: int, tile: int, left: int) -> list[int]:
    """Controlled tiles within so many steps over controlled tiles, rising."""
    seen = [False] * s.pack.tiles
    seen[tile] = True
    edge = [tile]
    while left > 0 and edge:
        left -= 1
        beyond: list[int] = []
        for here in edge:
            for there in s.pack.field.ground[here]:
                if not seen[there] and s.controller(there) == seat:
                    seen[there] = True
                    beyond.append(there)
        edge = beyond
    seen[tile] = False
    return [there for there in range(s.pack.tiles) if seen[there]]


def opponents_with_cards(s: FrontierWars, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat and not s.out[other] and s.hand[other].cards]


def retreats(s: FrontierWars, seat: int) -> list[int]:
    """Neighbours without enemies: no-man's land or under own control (FW-R67)."""
    return [there for there in s.pack.field.ground[s.battle] if not s.enemy_at(seat, there)]


def neighbours_to_bring(s: FrontierWars, seat: int) -> list[int]:
    """Adjacent controlled tiles with units."""
    found: list[int] = []
    for there in s.pack.field.ground[s.battle]:
        if s.count(seat, there) and s.controller(there) == seat:
            found.append(there)
    return found


# -- do it ------------------------------------------------------------------------------------------


def carry_out(s: FrontierWars, seat: int, source: int) -> None:
    """Do what the effect says at once, or ask for its targets."""
    effect = s.effect_of(seat, source)
    do = effect.do
    if s.battle != NOBODY:
        carry_out_in_battle(s, seat, effect)
    elif do == n.effect.AIRBORNE:
        s.extra_load += effect.by
        s.past_artillery = 1
    elif do == n.effect.MOVEMENT:
        s.extra_movement = changed(s.extra_movement, effect.units[0], s.extra_movement[effect.units[0]] + effect.by)
    elif do == n.effect.PRODUCE:
        if can_produce(s, seat, effect):
            s.then(n.step.PICK_SITE, seat, source)
        else:
            s.tell(PRODUCTION_LOST, seat)  # FW-7.9
    elif do == n.effect.MECHANIZED_AT_ENCAMPMENT:
        s.mechanized = 1
    elif do == n.effect.REMOVE_NEAR:
        s.then(n.step.PICK_TARGET, seat, source)
    elif do == n.effect.BUILD:
        s.then(n.step.PICK_GROUND, seat)
    elif do == n.effect.REPAIR:
        s.then(n.step.PICK_RUIN, seat, source)
    elif do == n.effect.REDEPLOY:
        s.then(n.step.PICK_GARRISON, seat, source)
    elif do in (n.effect.LOOK_AND_DISCARD, n.effect.STEAL):
        s.then(n.step.PICK_OPPONENT, seat, source)
    elif do == n.effect.DRAW:
        s.then(n.step.DRAW, seat, effect.by)


def carry_out_in_battle(s: FrontierWars, seat: int, effect: Effect) -> None:
    do = effect.do
    row = (seat if effect.mine else s.active) * n.UNITS
    if do == n.effect.INITIATIVE:
        at = row + effect.units[0]
        s.bonus = changed(s.bonus, at, s.bonus[at] + effect.by)
    elif do == n.effect.ATTACK_TWICE:
        at = row + effect.units[0]
        if s.strikes[at]:
            s.strikes = changed(s.strikes, at, 2)  # FW-R25
    elif do == n.effect.NO_ATTACK:
        s.strikes = changed(s.strikes, row + effect.units[0], 0)
    elif do == n.effect.INITIATIVE_OF_ONE:
        s.then(n.step.PICK_ELITE)
    elif do == n.effect.ONE_ATTACKS_TWICE:
        s.doubled = effect.units[0]
    elif do == n.effect.REMOVE_ATTACKER:
        for unit in effect.units:
            if s.units[s.active][s.battle * n.UNITS + unit]:
                remove_unit(s, seat, s.active, s.battle, unit)
                return
    elif do == n.effect.WITHDRAW:
        s.then(n.step.PICK_RETREAT, seat)
    elif do == n.effect.BRING_UP:
        s.then(n.step.PICK_RESERVES, seat, effect.by)
    elif do == n.effect.IGNORE_IMPACTS:
        s.shield = changed(s.shield, seat, s.shield[seat] + effect.by)
    elif do == n.effect.CANCEL_ATTACK_ORDER:
        s.tell(ORDER_CANCELLED, seat, s.attached)
        s.attached = NOBODY
        s.elite = NOBODY


def remove_unit(s: FrontierWars, seat: int, victim: int, tile: int, unit: int) -> None:
    """A unit removed by a card: no medal for it (FW-20.4)."""
    s.tell(UNIT_REMOVED, seat, victim, unit, s.pack.field.codes[tile])
    s.add_units(victim, tile, unit, -1)


def first_casualty(s: FrontierWars, seat: int, tile: int) -> int:
    """The type that is lost first (FW-14.6)."""
    for unit in range(n.UNITS):
        if s.units[seat][tile * n.UNITS + unit]:
            return unit
    return NOBODY
