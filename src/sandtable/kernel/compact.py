"""Compact observations and dense actions: what a seat may know as bytes, for learners. Compiled, it takes microseconds.

What the numbers are is in `sandtable.kernel.layout`; this only writes them. They hold what the seat may know and
nothing else. Seats are turned so that the observer is always the first. Counters that run beside a loop are `i64`,
which `enumerate` would box.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sandtable.kernel.cards import NONE, STATE_BITS, STATES
from sandtable.kernel.errors import IllegalAction
from sandtable.kernel.pack import packed
from sandtable.kernel.schema import CounterRow
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY
from sandtable.kernel.zones import BAG, SLOTS, STOCK, Zone

MOST: Final = 255
NUMBER: Final = 0
SEAT: Final = 1
WORD: Final = 2
EVENT_NUMBERS: Final = 5


def room(size: int) -> vec[u8]:
    """So many bytes, all 0. numpy reads them in place."""
    return vec[u8]([0] * size)


class CounterWriter:
    """Where the numbers of one counter begin, and how its values become numbers."""

    def __init__(self, row: CounterRow, first: int, seats: int, size: int) -> None:
        self.attribute = row.attribute
        self.first: i64 = first
        self.block: i64 = size
        self.per_seat = row.per_seat
        self.listed = row.size > 0
        self.drafter = row.seen == "drafter"
        self.of = SEAT if row.of == "seat" else WORD if row.of == "word" else NUMBER
        self.low: i64 = row.low
        self.blank: i64 = row.blank
        self.width: i64 = seats if row.of == "seat" else len(row.words) if row.of == "word" else 1
        self.more: i64 = 1 if self.listed and row.blank != row.low else 0
        """In a list what is blank is 0, so the lowest value may have to be 1."""
        self.two = self.of == NUMBER and row.high - row.low + self.more > MOST
        if self.two:
            self.width = 2


class Compact:
    """Writes observations and masks of one ruleset as bytes. `names` says what each number is."""

    def __init__(self, layout: Any) -> None:
        ruleset = layout.ruleset
        self.layout = layout
        self.names: list[str] = layout.names
        self.size: int = layout.size
        """How many numbers an observation has."""
        self.actions: int = len(layout.actions) + layout.spare
        """How many dense actions there are."""
        self.fixed: i64 = len(layout.actions)
        """Dense actions below this stand for the same action always; the others depend on what is legal."""
        self.spare: int = layout.spare
        self.history: int = layout.history
        self.seats: i64 = ruleset.seats
        self.kinds: i64 = ruleset.pack.size
        self.flags: i64 = len(layout.schema.card_states)
        back_names = len(ruleset.pack.back_names)
        self.backs: vec[i64] = packed(list(ruleset.pack.backs))
        self.back_numbers: i64 = back_names if back_names > 1 else 0
        self.counts_backs: vec[i64] = packed([int(wanted) for wanted in layout.zones_with_backs])
        """For each zone, whether backs tell more than how many cards there are."""
        self.scratch: vec[u8] = room(layout.size)
        self.trail: vec[i64] = packed([0] * layout.size)
        """Which bytes were written since they were last 0, so that only these are cleared."""
        self.trail_end: i64 = 0
        self.slots: vec[i64] = packed(layout.slots)
        self.others: vec[i64] = packed(layout.others)
        decision_of = [NOBODY] * len(ruleset.steps)
        for at, number in enumerate(layout.decisions):
            decision_of[number] = at
        self.decision_of: vec[i64] = packed(decision_of)
        self.ours: vec[i64] = packed(list(layout.actions))
        self.dense: vec[i64] = packed(list(layout.dense))
        self.zones = len(ruleset.zone_specs)
        self.zone_starts: vec[i64] = packed(self.plan_zones(layout))
        self.counters: list[CounterWriter] = []
        for row, block in zip(layout.rows, layout.counters):
            self.counters.append(CounterWriter(row, block.first, ruleset.seats, block.size))
        self.event_numbers: dict[str, int] = {name: at + 1 for at, name in enumerate(layout.events)}
        self.history_start: i64 = layout.blocks[-1].first

    def plan_zones(self, layout: Any) -> list[int]:
        """For each seat the first number of each zone, one seat after the other."""
        starts: list[int] = []
        seats = layout.seats
        for seat in range(seats):
            for block in layout.zones:
                for owner in range(block.seats):
                    turned = (owner - seat) % seats if block.seats > 1 else 0
                    starts.append(block.first + turned * block.size)
        return starts

    # -- writing ------------------------------------------------------------------------------------

    def put(self, out: vec[u8], base: i64, index: i64, value: i64) -> None:
        """Add to one number of all that there could be; at most 255."""
        slot = self.slots[index]
        if slot < 0:
            slot = self.others[index]
            if slot < 0:
                return
            value = 1
        at = base + slot
        before = i64(out[at])
        if before == 0:
            self.trail[self.trail_end] = at
            self.trail_end += 1
        value += before
        if value > MOST:  # not in one line: compiled, `u8(a if b else c)` calls Python's `int`, half the time of it all
            value = MOST
        out[at] = u8(value)

    def observe(self, s: State, seat: int) -> bytes:
        """The numbers of a seat."""
        out = self.scratch
        self.trail_end = 0
        self.write(s, seat, out, 0)
        seen = bytes(out)
        i: i64 = 0
        while i < self.trail_end:
            out[self.trail[i]] = u8(0)
            i += 1
        return seen

    def rewrite(self, s: State, seat: i64, out: vec[u8], base: i64, trail: vec[i64], end: i64) -> i64:
        """Write an observation over the one before. `trail` holds from `base` to `end` which bytes that had written;
        returned is where the new trail ends."""
        i = base
        while i < end:
            out[trail[i]] = u8(0)
            i += 1
        own = self.trail
        self.trail = trail
        self.trail_end = base
        self.write(s, seat, out, base)
        self.trail = own
        return self.trail_end

    def write(self, s: State, seat: i64, out: vec[u8], base: i64) -> None:
        """Write the numbers of a seat from place `base` on, where all are 0."""
        if s.waiting != NOBODY:
            self.write_asked(s, seat, out, base)
        first: i64 = seat * self.zones
        at: i64 = 0
        bit: i64 = 1 << seat
        for zone in s.zones:
            if zone.cards:
                count: i64 = zone.spec.count
                if count & bit:
                    self.write_zone(zone, bit, seat, self.zone_starts[first + at], self.counts_backs[at], out, base)
            at += 1  # noqa: SIM113
        for plan in self.counters:
            if not plan.drafter or s.drafter == seat:
                self.write_counter(plan, getattr(s, plan.attribute), seat, out, base)
        if self.history and s.log is not None:
            self.write_history(s, seat, out, base)

    def write_asked(self, s: State, seat: i64, out: vec[u8], base: i64) -> None:
        """Who is asked what. Of a draft the others know only how it began."""
        seats = self.seats
        waiting: i64 = s.waiting
        self.put(out, base, (waiting - seat + seats) % seats, 1)
        unseen = s.drafter != NOBODY and s.drafter != seat
        number = s.public_step if unseen else s.now
        self.put(out, base, seats + self.decision_of[number], 1)
        if not unseen:
            first: i64 = seats + len(self.layout.decisions)
            for argument in s.arguments(s.ruleset.steps[number]):
                value: i64 = argument
                if value >= 0:
                    self.put(out, base, first, value + 1)
                first += 1

    def write_zone(self, zone: Zone, bit: i64, seat: i64, start: i64, backs: i64, out: vec[u8], base: i64) -> None:
        spec = zone.spec
        layout = spec.layout
        kinds = start + 1
        size: i64 = 0
        if layout == STOCK:
            kind: i64 = 0
            for count in zone.cards:
                number: i64 = count
                if number:
                    self.put(out, base, kinds + kind, number)
                    size += number
                kind += 1  # noqa: SIM113
            self.put(out, base, start, size)
            return
        sight: i64 = spec.sight
        sees = sight & bit != 0
        if layout == BAG and not sees:
            self.put(out, base, start, len(zone.cards))
            if zone.known or backs:
                self.write_unseen_bag(zone, seat, start, backs, out, base)
            return
        places: i64 = spec.places if layout == SLOTS else 0
        at: i64 = 0
        for one in zone.cards:
            card: i64 = one
            if card != NONE:
                size += 1
                known: i64 = 0
                if not sees:
                    known = zone.known[at]
                if sees or known & bit:
                    self.put(out, base, kinds + (card >> STATE_BITS), 1)
                    if card & (STATES - 1):
                        self.write_flags(card, kinds + self.kinds, out, base)
                    if at < places:
                        self.write_place(card, start, at, out, base)
                elif backs:
                    self.write_back(card >> STATE_BITS, start, out, base)
            at += 1  # noqa: SIM113
        if size:
            self.put(out, base, start, size)

    def write_unseen_bag(self, zone: Zone, seat: i64, start: i64, backs: i64, out: vec[u8], base: i64) -> None:
        """Of a hand that the seat cannot see: the kinds it is sure of, and the backs of the others."""
        sure = zone.sure_of(seat)
        for kind in sure:
            self.put(out, base, start + 1 + kind, 1)
        if backs:
            for card in zone.cards:
                hidden = card >> STATE_BITS
                if hidden in sure:
                    sure.remove(hidden)
                else:
                    self.write_back(hidden, start, out, base)

    def write_place(self, card: i64, start: i64, place: i64, out: vec[u8], base: i64) -> None:
        """The card in a numbered place: its kind, from 1 up, and its state."""
        first = start + 1 + self.kinds + self.flags + self.back_numbers + place * (1 + self.flags)
        self.put(out, base, first, (card >> STATE_BITS) + 1)
        if card & (STATES - 1):
            self.write_flags(card, first + 1, out, base)

    def write_flags(self, card: i64, start: i64, out: vec[u8], base: i64) -> None:
        flag: i64 = 0
        while flag < self.flags:
            if card >> flag & 1:
                self.put(out, base, start + flag, 1)
            flag += 1

    def write_back(self, kind: i64, start: i64, out: vec[u8], base: i64) -> None:
        self.put(out, base, start + 1 + self.kinds + self.flags + self.backs[kind], 1)

    def write_counter(self, plan: CounterWriter, value: Any, seat: i64, out: vec[u8], base: i64) -> None:
        if not plan.per_seat:
            self.write_values(plan, value, plan.first, seat, out, base)
            return
        owner: i64 = 0
        own: list[Any] = value
        for one in own:
            turned = owner - seat
            if turned < 0:
                turned += self.seats
            self.write_values(plan, one, plan.first + turned * plan.block, seat, out, base)
            owner += 1  # noqa: SIM113

    def write_values(self, plan: CounterWriter, value: Any, start: i64, seat: i64, out: vec[u8], base: i64) -> None:
        """One value, or a list of them, of which those that are blank need no number."""
        if not plan.listed:
            self.write_value(plan, value, start, seat, out, base)
            return
        numbers: list[int] = value
        blank = plan.blank
        for one in numbers:
            number: i64 = one
            if number != blank:
                self.write_value(plan, number, start, seat, out, base)
            start += plan.width

    def write_value(self, plan: CounterWriter, value: i64, start: i64, seat: i64, out: vec[u8], base: i64) -> None:
        if plan.of == NUMBER:
            above = value - plan.low + plan.more
            if above > 0:
                if plan.two:
                    self.put(out, base, start, above & MOST)
                    self.put(out, base, start + 1, above >> 8)
                else:
                    self.put(out, base, start, above)
        elif plan.of == SEAT:
            if value >= 0:
                self.put(out, base, start + (value - seat + self.seats) % self.seats, 1)
        elif value >= plan.low:
            self.put(out, base, start + value - plan.low, 1)

    def write_history(self, s: State, seat: i64, out: vec[u8], base: i64) -> None:
        """The last events that the seat was told, the newest first: type, then arguments, a seat turned as all are."""
        log: Any = s.log
        entries: list[tuple[Any, ...]] = log.entries
        at = len(entries) - 1
        start = self.history_start
        found = 0
        while at >= 0 and found < self.history:
            entry = entries[at]
            at -= 1
            if entry[1] != "told" or not entry[4] >> seat & 1:
                continue
            event = entry[2]
            self.put(out, base, start, self.event_numbers[event.name])
            for place, (kind, _) in enumerate(event.fields):
                value: i64 = entry[3][place]
                if kind == "seat" and value >= 0:
                    value = (value - seat + self.seats) % self.seats
                elif kind == "card" and value >= 0:
                    value = value >> STATE_BITS
                if value >= 0 and place < EVENT_NUMBERS - 1:
                    self.put(out, base, start + 1 + place, value + 1)
            start += EVENT_NUMBERS
            found += 1

    # -- actions ------------------------------------------------------------------------------------

    def write_mask(self, legal: list[int], out: vec[u8], base: i64, bit: i64 = 1) -> None:
        """Mark the legal actions by their dense numbers, from place `base` on; with 0 as the bit, unmark them."""
        spare: i64 = 0
        for one in legal:
            action: i64 = one
            number = self.dense[action]
            if number >= 0:
                out[base + number] = u8(bit)
            elif spare < self.spare:
                out[base + self.fixed + spare] = u8(bit)
                spare += 1

    def mask(self, legal: list[int]) -> bytes:
        out = room(self.actions)
        self.write_mask(legal, out, 0)
        return bytes(out)

    def to_ours(self, number: int, legal: list[int]) -> int:
        """The action that a dense number stands for among these legal ones."""
        if 0 <= number < self.fixed:
            return self.ours[number]
        spare = number - self.fixed
        if 0 <= spare < self.spare:
            for action in legal:
                if self.dense[action] < 0:
                    if spare == 0:
                        return action
                    spare -= 1
        raise IllegalAction("dense-not-legal", number=number, last=self.actions - 1)

    def to_dense(self, action: int, legal: list[int]) -> int:
        """The dense number of an action among these legal ones, -1 if there are too many without one of their own."""
        number = self.dense[action]
        if number >= 0:
            return number
        spare = 0
        for other in legal:
            if other == action:
                return self.fixed + spare if spare < self.spare else -1
            if self.dense[other] < 0:
                spare += 1
        return -1
