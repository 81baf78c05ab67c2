"""Numeric observations: what a seat may know as a fixed row of numbers, built from the game's table."""

from __future__ import annotations

from typing import Any

from sandtable.kernel.cards import NONE, STATE_BITS, STATES
from sandtable.kernel.state import NOBODY, State
from sandtable.kernel.table import CounterRow, Table
from sandtable.kernel.zones import BAG, STOCK, Zone


class Observer:
    """Turns a state into numbers for a seat. Seats are turned so that the observer is always the first.

    For each zone: how many cards, how many of each kind the seat knows, how many of them in each state. For each
    counter: its value between 0 and 1 of its bounds. Then who is to act.
    """

    def __init__(self, table: Table, seats: int, kinds: int) -> None:
        self.table = table
        self.seats = seats
        self.kinds = kinds
        self.flags = len(table.card_states)
        self.zone_size = 1 + kinds + self.flags
        self.length = seats
        for zone_row in table.zones:
            self.length += self.zone_size * (seats if zone_row.per_seat else 1)
        for row in table.counters:
            if row.seen == "all":
                self.length += max(row.size, 1) * (seats if row.per_seat else 1)

    def observe(self, s: State, seat: int) -> list[float]:
        out: list[float] = [0.0] * self.seats
        if s.waiting != NOBODY:
            out[(s.waiting - seat) % self.seats] = 1.0
        for zone_row in self.table.zones:
            zones = self.table.zones_of(s, zone_row)
            for zone in self.turned(zones, seat) if zone_row.per_seat else zones:
                out += self.zone_numbers(zone, seat)
        for row in self.table.counters:
            if row.seen == "all":
                value = self.table.counter_of(s, row)
                self.add_counter(out, row, self.turned(value, seat) if row.per_seat else value, seat)
        return out

    def turned(self, items: list[Any], seat: int) -> list[Any]:
        return items[seat:] + items[:seat]

    def zone_numbers(self, zone: Zone, seat: int) -> list[float]:
        out = [0.0] * self.zone_size
        bit = 1 << seat
        if not zone.site.count & bit:
            return out
        out[0] = float(zone.size())
        if zone.site.layout == STOCK:
            for kind, count in enumerate(zone.cards):
                out[1 + kind] = float(count)
        elif zone.site.layout == BAG and not zone.site.sight & bit:
            for kind in zone.sure_of(seat):
                out[1 + kind] += 1.0
        else:
            sees = bool(zone.site.sight & bit)
            for at, card in enumerate(zone.cards):
                if card != NONE and (sees or zone.known[at] & bit):
                    out[1 + (card >> STATE_BITS)] += 1.0
                    self.add_flags(out, card & (STATES - 1))
        return out

    def add_flags(self, out: list[float], state: int) -> None:
        for flag in range(self.flags):
            if state >> flag & 1:
                out[1 + self.kinds + flag] += 1.0

    def add_counter(self, out: list[float], row: CounterRow, value: Any, seat: int) -> None:
        if isinstance(value, list):
            for item in value:
                self.add_counter(out, row, item, seat)
        elif row.of == "seat" and value >= 0:
            out.append(((value - seat) % self.seats) / self.seats)
        else:
            out.append((value - row.low) / max(1, row.high - row.low))
