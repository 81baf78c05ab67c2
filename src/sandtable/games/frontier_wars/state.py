"""A position of Frontier Wars, and the questions that every rule asks of it: who is where, who controls what."""

from __future__ import annotations

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import EffectRow, Sheet
from sandtable.games.frontier_wars.fields import FrontierWarsFields
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import NOBODY, Offer
from sandtable.kernel.zones import Zone


class FrontierWars(FrontierWarsFields):
    """Zones hold the order cards; units, constructions and everything else on the map are counters by tile.

    Copies share the lists of what changes seldom, as the schema says. Such a list is never changed in place but
    replaced (`changed`), as is a seat's row of units (`add_units`, `shift_units`).
    """

    def clone(self) -> FrontierWars:
        other = FrontierWars()
        self.copy_to(other)
        self.copy_counters(other)
        return other

    # -- factions ----------------------------------------------------------------------------------

    def sheet(self, seat: int) -> Sheet:
        """The faction sheet of a seat, on the side that all play with (FW-2.2)."""
        return self.pack.sheets[self.pack.side][self.faction[seat]]

    def effect_of(self, seat: int, source: int) -> EffectRow:
        """The effect of a kind of card, or of the seat's special skill."""
        return self.pack.effects[source] if source >= 0 else self.sheet(seat).special

    def in_turn(self, step: int, position: int) -> int:
        """The next seat still in the game, from a place of the turn order on; puts the step back for those behind."""
        while position < self.seats:
            seat = self.turn_order[position]
            position += 1
            if not self.out[seat]:
                self.then(step, position)
                return seat
        return NOBODY

    def next_place(self) -> int:
        """The place in the turn order from which the next turn of this round is looked for; NOBODY if all are over."""
        turns = self.next_frame(n.step.PLAYER_TURNS)
        return NOBODY if turns is None else turns.args[0]

    def players_left(self) -> int:
        return self.out.count(0)

    # -- cards -------------------------------------------------------------------------------------

    def deck(self, deck: int) -> Zone:
        return self.zones[deck]

    def discards(self, deck: int) -> Zone:
        return self.zones[3 + deck]

    def discard_of(self, kind: int) -> Zone:
        """The discard pile of a kind of card."""
        return self.zones[3 + self.pack.backs[kind]]

    # -- units -------------------------------------------------------------------------------------

    def count(self, seat: int, tile: int) -> int:
        """How many units a seat has on a tile."""
        counts = self.units[seat]
        at = tile * n.UNITS
        return counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3]

    def add_units(self, seat: int, tile: int, unit: int, number: int) -> None:
        """More units of a type on a tile, or fewer."""
        counts = self.units[seat][:]
        counts[tile * n.UNITS + unit] += number
        self.units[seat] = counts

    def shift_units(self, seat: int, tile: int, to: int, unit: int, number: int) -> None:
        """Units go from one tile to another."""
        counts = self.units[seat][:]
        counts[tile * n.UNITS + unit] -= number
        counts[to * n.UNITS + unit] += number
        self.units[seat] = counts

    def on_map(self, seat: int, unit: int) -> int:
        """How many units of a type a seat has on the map."""
        counts = self.units[seat]
        total = 0
        for at in range(unit, self.pack.tiles * n.UNITS, n.UNITS):
            total += counts[at]
        return total

    def reserve(self, seat: int, unit: int) -> int:
        """Everything that is not on the map (FW-1.6)."""
        return n.MINIATURES[unit] - self.on_map(seat, unit)

    def stock(self, seat: int, what: int) -> int:
        """Constructions of a type that a seat can still build: they never come back (FW-11.8, FW-11.9)."""
        left = n.BUILDINGS[what]
        for tile in range(self.pack.tiles):
            if self.building[tile] == what and self.founder[tile] == seat:
                left -= 1
        return left

    # -- tiles: one test for presence, control and frontier (FW-R89) --------------------------------

    def present(self, seat: int, tile: int) -> bool:
        """A seat is present where it has a unit or holds an intact headquarters (FW-R34)."""
        return self.flag[tile] == seat or self.count(seat, tile) > 0

    def enemy_at(self, seat: int, tile: int) -> bool:
        """Is anybody but `seat` present? Neutral troops count (FW-R33, FW-R74)."""
        holder = self.flag[tile]
        if holder != NOBODY and holder != seat:
            return True
        at = tile * n.UNITS
        for other, counts in enumerate(self.units):
            if other != seat and (counts[at] or counts[at + 1] or counts[at + 2] or counts[at + 3]):
                return True
        return False

    def controller(self, tile: int) -> int:
        """The only faction present, or NOBODY on no-man's land and on shared tiles."""
        found = self.flag[tile]
        at = tile * n.UNITS
        for seat, counts in enumerate(self.units):
            if counts[at] or counts[at + 1] or counts[at + 2] or counts[at + 3]:
                if found != NOBODY and found != seat:
                    return NOBODY
                found = seat
        return found

    def flak_at(self, seat: int, tile: int) -> bool:
        """Enemy or neutral artillery, which planes cannot pass (FW-9.7, FW-R36)."""
        at = tile * n.UNITS + n.unit.ARTILLERY
        for other, counts in enumerate(self.units):
            if other != seat and counts[at]:
                return True
        return False

    def standing(self, tile: int, what: int) -> bool:
        """Is there an intact construction of this type?"""
        return self.building[tile] == what and not self.ruined[tile]

    def active_for(self, seat: int, tile: int) -> bool:
        """Infantry of the seat that controls the tile keeps a construction active (FW-7.5)."""
        return self.units[seat][tile * n.UNITS + n.unit.INFANTRY] > 0 and self.controller(tile) == seat

    def headquarters_on(self, tile: int) -> int:
        """The seat that this headquarters, intact or not, first belonged to; NOBODY where there is none."""
        for seat in range(self.seats):
            if self.home[seat] == tile:
                return seat
        return NOBODY

    def open_to_building(self, tile: int) -> bool:
        """Neutral tiles and strategic points without any construction (FW-11.2 to FW-11.5, FW-R45)."""
        if self.building[tile] or self.pack.field.kinds[tile] not in (n.tile.NEUTRAL, n.tile.STRATEGIC):
            return False
        return self.headquarters_on(tile) == NOBODY

    def settle_holder(self, tile: int) -> bool:
        """A construction passes to the only faction with units there (FW-R46). True if it changed hands."""
        if not self.building[tile] or self.ruined[tile]:
            return False
        found = NOBODY
        for seat in range(self.seats):
            if self.count(seat, tile):
                if found != NOBODY:
                    return False
                found = seat
        if found == NOBODY or found == self.holder[tile]:
            return False
        self.holder = changed(self.holder, tile, found)
        return True

    def clear_fresh(self, seat: int) -> None:
        """Troops of a seat that were placed on shared tiles are no longer new (FW-R41)."""
        bit = 1 << seat
        for tile in range(self.pack.tiles):
            if self.fresh[tile] & bit:
                self.fresh = changed(self.fresh, tile, self.fresh[tile] & ~bit)

    def limit(self, seat: int, tile: int) -> int:
        """How many units a seat may keep on a tile at upkeep (FW-22.2 to FW-22.4, FW-R86)."""
        extra = self.sheet(seat).stack + self.saved[tile]
        return (n.FRONTIER_LIMIT if self.enemy_at(seat, tile) else n.TILE_LIMIT) + extra

    def cards_with_back(self, seat: int, deck: int) -> int:
        """Cards of a type in a hand: everybody sees the backs."""
        count = 0
        backs = self.pack.backs
        for card in self.hand[seat].cards:
            if backs[card >> STATE_BITS] == deck:
                count += 1
        return count


def never_empty(to: Offer) -> None:
    """After choices in no canonical order all that is left is canonical again."""
    if len(to.noncanonical) == len(to.actions):
        to.noncanonical = []
