"""Numbers of a position for a net that judges it: what each seat has, said in properties of cards, never in kinds.

They follow from the schema of the game and the columns of its pack, so that a pack with other cards has the same
numbers, and a third-party game has some without code of its own. A net judges one seat at a time: `mine` are the
numbers of that seat, `theirs` the mean of all others, so that one net serves any number of seats. It is asked of
re-deals only. Most numbers are 0 most of the time: only the others are written down.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.cards import NONE, STATE_BITS, STATES
from sandtable.kernel.pack import packed
from sandtable.kernel.schema import CounterRow
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY, Ruleset
from sandtable.kernel.zones import STOCK, Zone

MOST_SEATS: Final = 5
MOST_WORDS: Final = 12
"""A word of more than these is a place on a map or the like, which says nothing by itself."""
MOST_GROUPS: Final = 16
"""Numbers of a list are summed up by the last word of their labels (`b3-tank`), unless there are more such words."""
MOST_WRITTEN: Final = 4096
WHOSE: Final = ("mine", "theirs")
NOT_PROPERTIES: Final = ("copies", "backs")


def properties(pack: Any) -> list[tuple[str, list[int]]]:
    """The columns of a pack as properties of its kinds, by name: amounts as they are, and what is -1 where it does not
    apply, a choice of several, as one property for each of them."""
    found: list[tuple[str, list[int]]] = []
    for name in sorted(dir(pack)):
        if name.startswith("_") or name in NOT_PROPERTIES:
            continue
        numbers = whole_column(getattr(pack, name), pack.size)
        if not numbers:
            continue
        if min(numbers) == NOBODY:
            for value in range(min(max(numbers) + 1, MOST_WORDS)):
                found.append((f"{name} {value}", [int(number == value) for number in numbers]))
        else:
            found.append((name, numbers))
    return found


def whole_column(value: Any, size: int) -> list[int]:
    """The numbers of a column, one for each kind; none if it is something else."""
    if isinstance(value, (str, dict)) or not hasattr(value, "__len__") or len(value) != size:
        return []
    numbers: list[int] = []
    for one in value:
        if not isinstance(one, int):
            return []
        numbers.append(int(one))
    return numbers


class CounterPart:
    """Where the numbers of a counter begin, and how its values become numbers."""

    def __init__(self, row: CounterRow, seats: int, first: int) -> None:
        self.attribute = row.attribute
        self.per_seat = row.per_seat
        self.listed = row.size > 0
        self.blank: i64 = row.blank
        self.of_seat = row.of == "seat"
        self.of_word = row.of == "word"
        self.of_card = row.of in ("kind", "card")
        self.shift: i64 = STATE_BITS if row.of == "card" else 0
        self.words = list(row.words) if self.of_word else []
        self.low: i64 = row.low
        self.groups, self.group_names = grouped(row)
        self.first: i64 = first
        self.size: i64 = len(self.part_names([]))

    def part_names(self, properties: list[str]) -> list[str]:
        """What its numbers are, of one seat if each has its own."""
        if self.of_seat:
            return ["of mine", "of theirs"]
        if self.of_card:
            return properties
        if self.of_word:
            return self.words if len(self.words) <= MOST_WORDS else []
        return self.group_names


def grouped(row: CounterRow) -> tuple[vec[i64], list[str]]:
    """For each number of a list the group that it is summed up in, and the names of the groups."""
    if not row.size:
        return packed([0]), [""]
    words = [label.rsplit("-", 1)[-1] for label in row.labels] or [""] * row.size
    names = sorted(set(words))
    if len(names) > MOST_GROUPS:
        return packed([0] * row.size), [""]
    return packed([names.index(word) for word in words]), names


class Features:
    """Writes the numbers of one ruleset. `names` says what each is; `at` and `values` hold those that are not 0."""

    def __init__(self, ruleset: Ruleset) -> None:
        columns = properties(ruleset.pack)
        self.seats = ruleset.seats
        self.names: list[str] = [f"seats {count}" for count in range(1, MOST_SEATS + 1)] + ["asked"]
        self.states: i64 = len(ruleset.schema.card_states)
        self.plan_kinds(columns, ruleset.pack.size)
        self.plan_zones(ruleset, [name for name, _ in columns])
        self.counters: list[CounterPart] = []
        self.plan_counters(ruleset, [name for name, _ in columns])
        self.size = len(self.names)
        self.at: vec[i64] = packed([0] * MOST_WRITTEN)
        self.values: vec[float] = vec[float]([0.0] * MOST_WRITTEN)
        self.count: i64 = 0

    def plan_kinds(self, columns: list[tuple[str, list[int]]], kinds: int) -> None:
        """For each kind the properties that it has, one kind after the other."""
        starts: list[int] = []
        places: list[int] = []
        amounts: list[float] = []
        for kind in range(kinds):
            starts.append(len(places))
            for place, (_, numbers) in enumerate(columns):
                if numbers[kind]:
                    places.append(place)
                    amounts.append(float(numbers[kind]))
        self.starts: vec[i64] = packed(starts + [len(places)])
        self.places: vec[i64] = packed(places + [0])
        self.amounts: vec[float] = vec[float](amounts + [0.0])

    def plan_zones(self, ruleset: Ruleset, columns: list[str]) -> None:
        schema = ruleset.schema
        first: list[int] = []
        step: list[int] = []
        counted: list[int] = []
        for row in schema.zones:
            words = ["cards"] if row.faces == "nobody" else ["cards", *columns, *schema.card_states]
            for _ in range(ruleset.seats if row.per_seat else 1):
                first.append(len(self.names))
                step.append(len(words) if row.per_seat else 0)
                counted.append(int(row.faces == "nobody"))
            for whose in WHOSE if row.per_seat else ("",):
                self.names += [" ".join(f"{row.name} {whose} {word}".split()) for word in words]
        self.zone_first: vec[i64] = packed(first)
        self.zone_step: vec[i64] = packed(step)
        """What lies between the number of a zone that is mine and that of the same one of others."""
        self.counted: vec[i64] = packed(counted)
        """Zones of which it is only told how many cards there are: decks that nobody looks into."""
        self.after_columns: i64 = 1 + len(columns)

    def plan_counters(self, ruleset: Ruleset, columns: list[str]) -> None:
        for row in ruleset.schema.counters:
            part = CounterPart(row, ruleset.seats, len(self.names))
            words = part.part_names(columns)
            part.size = len(words)
            if row.seen == "all" and words:
                self.counters.append(part)
                for whose in WHOSE if row.per_seat else ("",):
                    self.names += [" ".join(f"{row.name} {whose} {word}".split()) for word in words]

    # -- writing ------------------------------------------------------------------------------------

    def write(self, s: State, seat: i64) -> None:
        """The numbers of a seat. A number may be written in parts, which add up."""
        self.count = 0
        self.put(s.seats - 1, 1.0)
        if s.waiting == seat:
            self.put(MOST_SEATS, 1.0)
        part = 1.0 / (self.seats - 1) if self.seats > 1 else 0.0
        index: i64 = 0
        for zone in s.zones:
            if zone.cards:
                owner: i64 = zone.spec.owner
                own = owner == seat or owner < 0
                first = self.zone_first[index] if own else self.zone_first[index] + self.zone_step[index]
                if self.counted[index]:
                    self.put(first, (1.0 if own else part) * float(len(zone.cards)))
                else:
                    self.write_zone(zone, first, 1.0 if own else part)
            index += 1  # noqa: SIM113
        for counter in self.counters:
            self.write_counter(counter, getattr(s, counter.attribute), seat, part)

    def put(self, index: i64, value: float) -> None:
        if self.count < MOST_WRITTEN:
            self.at[self.count] = index
            self.values[self.count] = value
            self.count += 1

    def write_zone(self, zone: Zone, first: i64, part: float) -> None:
        size: i64 = 0
        if zone.spec.layout == STOCK:
            kind: i64 = 0
            for heap in zone.cards:
                number: i64 = heap
                if number:
                    self.write_kind(kind, first + 1, part * float(number))
                    size += number
                kind += 1  # noqa: SIM113
        else:
            for one in zone.cards:
                card: i64 = one
                if card != NONE:
                    size += 1
                    self.write_kind(card >> STATE_BITS, first + 1, part)
                    if card & (STATES - 1):
                        self.write_states(card, first + self.after_columns, part)
        if size:
            self.put(first, part * float(size))

    def write_kind(self, kind: i64, first: i64, part: float) -> None:
        i = self.starts[kind]
        end = self.starts[kind + 1]
        while i < end:
            self.put(first + self.places[i], part * self.amounts[i])
            i += 1

    def write_states(self, card: i64, first: i64, part: float) -> None:
        state: i64 = 0
        while state < self.states:
            if card >> state & 1:
                self.put(first + state, part)
            state += 1

    def write_counter(self, counter: CounterPart, value: Any, seat: i64, part: float) -> None:
        if not counter.per_seat:
            self.write_values(counter, value, counter.first, seat, 1.0)
            return
        own: list[Any] = value
        owner: i64 = 0
        for one in own:
            if owner == seat:
                self.write_values(counter, one, counter.first, seat, 1.0)
            else:
                self.write_values(counter, one, counter.first + counter.size, seat, part)
            owner += 1  # noqa: SIM113

    def write_values(self, counter: CounterPart, value: Any, first: i64, seat: i64, part: float) -> None:
        if not counter.listed:
            self.write_value(counter, value, first, 0, seat, part)
            return
        numbers: list[int] = value
        place: i64 = 0
        for one in numbers:
            number: i64 = one
            if number != counter.blank:
                self.write_value(counter, number, first, counter.groups[place], seat, part)
            place += 1  # noqa: SIM113

    def write_value(self, counter: CounterPart, value: i64, first: i64, group: i64, seat: i64, part: float) -> None:
        if counter.of_seat:
            if value >= 0:
                self.put(first + (0 if value == seat else 1), part)
        elif counter.of_card:
            if value >= 0:
                self.write_kind(value >> counter.shift, first, part)
        elif counter.of_word:
            self.put(first + value - counter.low, part)
        elif value:
            self.put(first + group, part * float(value))
