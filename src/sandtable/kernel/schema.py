"""The schema of a game: one row for each zone and each counter.

From it come blank positions, copies, views, position texts, numeric observations and the tests of round trips. It is
read at the edge; the rules use plain attributes of the same names.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from sandtable.kernel.zones import BAG, PILE, SLOTS, STOCK, Zone, ZoneSpec

LAYOUTS = {"pile": PILE, "bag": BAG, "slots": SLOTS, "stock": STOCK}


@dataclass(frozen=True)
class ZoneRow:
    """A zone: its name, whose it is, and who sees what.

    `faces`: who sees the cards. `count`: who sees how many there are. `pool`: hidden places that can exchange cards,
    as far as one who cannot look can tell; with `shared_pool` the pools of all owners are one.
    """

    name: str
    layout: Literal["pile", "bag", "slots", "stock"]
    faces: Literal["all", "owner", "nobody", "top"]
    per_seat: bool = False
    count: Literal["all", "owner"] = "all"
    pool: str = ""
    shared_pool: bool = False
    places: int = 0

    @property
    def attribute(self) -> str:
        return self.name.replace("-", "_")


@dataclass(frozen=True)
class CounterRow:
    """A counter: a named int, or a list of them (`size`), for the schema or for each seat.

    `seen`: "all"; "drafter" for a draft; "inner" for bookkeeping that says nothing new to anybody.
    `of`: what the number stands for, so that it can be written by name: "number", "seat", "kind", "card", "word".
    """

    name: str
    low: int
    high: int
    size: int = 0
    per_seat: bool = False
    seen: Literal["all", "drafter", "inner"] = "all"
    of: Literal["number", "seat", "kind", "card", "word"] = "number"
    words: tuple[str, ...] = ()
    blank: int = 0
    labels: tuple[str, ...] = ()
    """Names of the numbers of a list. Then a position names only those that are not blank: `b3-tank=2`."""
    copied: Literal["all", "rows", "shared"] = "all"
    """What a copy of a position has for itself. A list that is "shared" is replaced by the rules, never changed in
    place; of a list for each seat with copied "rows", the inner lists are."""
    copied_while: str = ""
    """A counter without which there is nothing to copy: while it is blank, the rules replace the list."""

    @property
    def attribute(self) -> str:
        return self.name.replace("-", "_")


@dataclass(frozen=True)
class Schema:
    """All rows of a game. The order of the zones is the order of `State.zones`."""

    zones: tuple[ZoneRow, ...]
    counters: tuple[CounterRow, ...]
    card_states: tuple[str, ...] = field(default=())
    """The names of the state bits of a card, lowest first: ("fatigued", "used")."""

    def zone_specs(self, seats: int) -> list[ZoneSpec]:
        everyone = (1 << (seats + 1)) - 1
        pools: dict[tuple[str, int], int] = {}
        specs: list[ZoneSpec] = []
        for row in self.zones:
            for owner in range(seats) if row.per_seat else (-1,):
                key = (row.pool or row.name, -1 if row.shared_pool else owner)
                pool = pools.setdefault(key, len(pools))
                sight = {"all": everyone, "owner": 1 << max(owner, 0), "nobody": 0, "top": 0}[row.faces]
                count = everyone if row.count == "all" else 1 << max(owner, 0)
                specs.append(
                    ZoneSpec(
                        row.name,
                        len(specs),
                        owner,
                        LAYOUTS[row.layout],
                        sight,
                        row.faces == "top",
                        pool,
                        everyone,
                        count,
                        row.places,
                    )
                )
        return specs

    def zones_of(self, s: object, row: ZoneRow) -> list[Zone]:
        """The zones of one row: one, or one for each seat."""
        value = getattr(s, row.attribute)
        return value if isinstance(value, list) else [value]

    def counter_of(self, s: object, row: CounterRow) -> Any:
        """The value of a counter: an int, a list, or a list of lists."""
        return getattr(s, row.attribute)

    def counter(self, name: str) -> CounterRow:
        return next(row for row in self.counters if row.name == name)

    def bind(self, s: object, seats: int, zones: list[Zone]) -> None:
        """Give a position its zones as attributes."""
        at = 0
        for row in self.zones:
            setattr(s, row.attribute, zones[at : at + seats] if row.per_seat else zones[at])
            at += seats if row.per_seat else 1

    def blank(self, s: object, seats: int) -> None:
        """Give a position all its counters, as they are before anything happened."""
        for row in self.counters:
            setattr(s, row.attribute, blank_counter(row, seats))

    def own_counters(self, s: object) -> None:
        """Let a position share no list with any other, whatever its rows say: it will be changed by hand."""
        for row in self.counters:
            value = getattr(s, row.attribute)
            if isinstance(value, list):
                setattr(s, row.attribute, [one[:] if isinstance(one, list) else one for one in value])

    def copy_counters(self, s: object, other: object) -> None:
        for row in self.counters:
            setattr(other, row.attribute, copied(row, getattr(s, row.attribute)))


def copied(row: CounterRow, value: Any) -> Any:
    """The value of a counter for a copy that goes its own way."""
    if not isinstance(value, list) or row.copied == "shared":
        return value
    if row.copied == "rows":
        return value[:]
    return [one[:] if isinstance(one, list) else one for one in value]


def blank_counter(row: CounterRow, seats: int) -> Any:
    """The value of a counter before anything happened."""
    one: Any = [row.blank] * row.size if row.size else row.blank
    if not row.per_seat:
        return one
    return [one[:] if row.size else one for _ in range(seats)]
