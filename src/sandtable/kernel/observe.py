"""Numeric observations: what a seat may know as a fixed row of numbers, built from the game's schema."""

from __future__ import annotations

from typing import Any, Final

from sandtable.kernel.cards import NONE, STATE_BITS, STATES
from sandtable.kernel.schema import CounterRow, Schema
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY, Ruleset
from sandtable.kernel.zones import BAG, SLOTS, STOCK, Zone

ARGUMENTS: Final = 3
"""A decision has at most this many arguments."""
LOWEST: Final = -1.0
HIGHEST: Final = 4095.0
"""No number of an observation lies outside these bounds."""


class CounterPlan:
    """Where the numbers of one counter begin, and how its values become numbers."""

    def __init__(self, row: CounterRow, seats: int, start: int) -> None:
        self.attribute = row.attribute
        self.start = start
        self.per_seat = row.per_seat
        self.listed = row.size > 0
        self.drafter = row.seen == "drafter"
        self.seat = row.of == "seat"
        self.low = row.low
        self.width = {"seat": seats, "word": len(row.words)}.get(row.of, 1)
        """How many numbers one value takes: a seat or a word has one for each that it may be."""
        self.one_hot = row.of in ("seat", "word")
        self.scale = 1.0 / max(1, row.high - row.low)
        self.block = max(row.size, 1) * self.width
        """How many numbers the counter takes, of one seat if it is per seat."""
        self.length = self.block * (seats if row.per_seat else 1)


class Observer:
    """Turns a state into numbers for a seat. Seats are turned so that the observer is always the first.

    - who is to act, which decision waits, and its arguments as far as the seat may know them;
    - for each zone how many cards, how many of each kind the seat knows, how many of these in each state, and how
      many unknown ones of each back if there are several; for numbered places also kind and state, place by place;
    - for each counter its value between 0 and 1 of its bounds; a seat or a word is one number for each it may be.
    """

    def __init__(self, schema: Schema, ruleset: Ruleset) -> None:
        self.seats = ruleset.seats
        self.kinds = ruleset.pack.size
        self.flags = len(schema.card_states)
        self.backs = ruleset.pack.backs
        names = len(ruleset.pack.back_names)
        self.back_numbers = names if names > 1 else 0
        self.zone_size = 1 + self.kinds + self.flags + self.back_numbers
        self.decision_of = [NOBODY] * len(ruleset.steps)
        decisions = 0
        for number, step in enumerate(ruleset.steps):
            if step.asks:
                self.decision_of[number] = decisions
                decisions += 1
        self.arguments_start = self.seats + decisions
        self.length = self.arguments_start + ARGUMENTS
        self.zone_starts: list[list[int]] = [[] for _ in range(self.seats)]
        self.plan_zones(schema)
        self.counters: list[CounterPlan] = []
        for row in schema.counters:
            if row.seen != "inner":
                plan = CounterPlan(row, self.seats, self.length)
                self.counters.append(plan)
                self.length += plan.length

    def plan_zones(self, schema: Schema) -> None:
        """Give each zone its first number, for each seat that may look."""
        for row in schema.zones:
            size = self.zone_size + row.places * (1 + self.flags)
            for owner in range(self.seats) if row.per_seat else (0,):
                for seat in range(self.seats):
                    turned = (owner - seat) % self.seats if row.per_seat else 0
                    self.zone_starts[seat].append(self.length + turned * size)
            self.length += size * (self.seats if row.per_seat else 1)

    def observe(self, s: State, seat: int) -> list[float]:
        """The numbers of a seat as a new list."""
        out = memoryview(bytearray(4 * self.length)).cast("f")
        self.fill(s, seat, out)
        return [out[i] for i in range(self.length)]

    def fill(self, s: State, seat: int, out: memoryview[float]) -> None:
        """Write the numbers of a seat into `out`, which is all zeros and holds floats of any size."""
        if s.waiting != NOBODY:
            self.fill_asked(s, seat, out)
        starts = self.zone_starts[seat]
        for at, zone in enumerate(s.zones):
            if zone.cards and zone.spec.count >> seat & 1:
                self.fill_zone(zone, seat, starts[at], out)
        for plan in self.counters:
            if not plan.drafter or s.drafter == seat:
                self.fill_counter(plan, getattr(s, plan.attribute), seat, out)

    def fill_asked(self, s: State, seat: int, out: memoryview[float]) -> None:
        """Who is asked what. Of a draft the others know only how it began."""
        out[(s.waiting - seat) % self.seats] = 1.0
        unseen = s.drafter != NOBODY and s.drafter != seat
        number = s.public_step if unseen else s.now
        out[self.seats + self.decision_of[number]] = 1.0
        if not unseen:
            for i, argument in enumerate(s.arguments(s.ruleset.steps[number])):
                out[self.arguments_start + i] = min(max(float(argument), LOWEST), HIGHEST)

    def fill_zone(self, zone: Zone, seat: int, start: int, out: memoryview[float]) -> None:
        spec = zone.spec
        out[start] = float(zone.size())
        kinds = start + 1
        if spec.layout == STOCK:
            for kind, count in enumerate(zone.cards):
                if count:
                    out[kinds + kind] = float(count)
        elif spec.layout == BAG and not spec.sight >> seat & 1:
            self.fill_unseen_bag(zone, seat, start, out)
        else:
            sees = spec.sight >> seat & 1 != 0
            for at, card in enumerate(zone.cards):
                if card == NONE:
                    continue
                if sees or zone.known[at] >> seat & 1:
                    out[kinds + (card >> STATE_BITS)] += 1.0
                    if card & (STATES - 1):
                        self.add_flags(out, kinds + self.kinds, card)
                    if spec.layout == SLOTS and at < spec.places:
                        self.fill_place(card, start + self.zone_size + at * (1 + self.flags), out)
                elif self.back_numbers:
                    self.add_back(out, start, card >> STATE_BITS)

    def fill_unseen_bag(self, zone: Zone, seat: int, start: int, out: memoryview[float]) -> None:
        """Of a hand that the seat cannot see: the kinds it is sure of, and the backs of the others."""
        sure = zone.sure_of(seat)
        for kind in sure:
            out[start + 1 + kind] += 1.0
        if self.back_numbers:
            for card in zone.cards:
                kind = card >> STATE_BITS
                if kind in sure:
                    sure.remove(kind)
                else:
                    self.add_back(out, start, kind)

    def fill_place(self, card: int, start: int, out: memoryview[float]) -> None:
        """The card in a numbered place: its kind, above 0 and up to 1, and its state."""
        out[start] = ((card >> STATE_BITS) + 1) / self.kinds
        if card & (STATES - 1):
            self.add_flags(out, start + 1, card)

    def add_flags(self, out: memoryview[float], start: int, card: int) -> None:
        for flag in range(self.flags):
            if card >> flag & 1:
                out[start + flag] += 1.0

    def add_back(self, out: memoryview[float], start: int, kind: int) -> None:
        out[start + self.zone_size - self.back_numbers + self.backs[kind]] += 1.0

    def fill_counter(self, plan: CounterPlan, value: Any, seat: int, out: memoryview[float]) -> None:
        if not plan.per_seat:
            self.fill_values(plan, value, plan.start, seat, out)
            return
        for owner in range(self.seats):
            start = plan.start + (owner - seat) % self.seats * plan.block
            self.fill_values(plan, value[owner], start, seat, out)

    def fill_values(self, plan: CounterPlan, value: Any, start: int, seat: int, out: memoryview[float]) -> None:
        """One value, or a list of them."""
        if not plan.listed:
            self.fill_value(plan, value, start, seat, out)
            return
        numbers: list[int] = value
        low = plan.low
        for i, number in enumerate(numbers):
            if number != low or plan.one_hot:
                self.fill_value(plan, number, start + i * plan.width, seat, out)

    def fill_value(self, plan: CounterPlan, value: int, start: int, seat: int, out: memoryview[float]) -> None:
        if not plan.one_hot:
            out[start] = (value - plan.low) * plan.scale
        elif plan.seat:
            if value >= 0:
                out[start + (value - seat) % self.seats] = 1.0
        elif value >= plan.low:
            out[start + value - plan.low] = 1.0
