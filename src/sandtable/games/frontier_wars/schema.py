"""The zones and counters of Frontier Wars, and what its verbs may name.

Copies share the lists of what changes seldom; the rules replace such a list (`changed`) instead of changing it.
"""

from __future__ import annotations

from dataclasses import replace

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import FrontierPack, strongest
from sandtable.kernel.options import Options
from sandtable.kernel.schema import CounterRow, Schema, ZoneRow
from sandtable.kernel.steps import NOBODY
from sandtable.kernel.verbs import Domain, words_domain

MOST_MEDALS = 99


def schema(pack: FrontierPack, seats: int, options: Options) -> Schema:
    tiles = tuple(pack.fields[str(options["operation"])].names)
    units = tuple([f"{tile}-{unit}" for tile in tiles for unit in n.UNIT_NAMES])
    return Schema(
        zones=(
            *(ZoneRow(f"{deck}-deck", "pile", "nobody", pool="orders", shared_pool=True) for deck in n.DECKS),
            *(ZoneRow(f"{deck}-discard", "bag", "all") for deck in n.DECKS),
            ZoneRow("hand", "bag", "owner", per_seat=True, pool="orders", shared_pool=True),
            ZoneRow("face-up", "bag", "all", per_seat=True),
            ZoneRow("research", "bag", "owner", per_seat=True, pool="orders", shared_pool=True),
            ZoneRow("pending-order", "bag", "all"),
        ),
        counters=(
            CounterRow("round", 0, 1000),
            seat_row("active"),
            CounterRow(
                "faction",
                NOBODY,
                3,
                per_seat=True,
                of="word",
                words=("none", *n.FACTIONS),
                blank=NOBODY,
                copied="shared",
            ),
            CounterRow("turn-order", 0, seats - 1, size=seats, of="seat", copied="shared"),
            CounterRow("points", 0, MOST_MEDALS, per_seat=True, copied="shared"),
            CounterRow("medals", 0, MOST_MEDALS, per_seat=True, copied="shared"),
            CounterRow("out", 0, seats, per_seat=True, copied="shared"),
            CounterRow("skill-used", 0, 1, per_seat=True, copied="shared"),
            CounterRow("units", 0, 10, size=len(units), per_seat=True, labels=units, copied="rows"),
            replace(tile_row("home", tiles), per_seat=True, copied="shared"),
            CounterRow(
                "flag", NOBODY, seats - 1, size=len(tiles), of="seat", blank=NOBODY, labels=tiles, copied="shared"
            ),
            CounterRow("resistance", 0, strongest(pack), per_seat=True, copied="shared"),
            CounterRow(
                "building", 0, 2, size=len(tiles), of="word", words=n.BUILDING_NAMES, labels=tiles, copied="shared"
            ),
            CounterRow(
                "founder", NOBODY, seats - 1, size=len(tiles), of="seat", blank=NOBODY, labels=tiles, copied="shared"
            ),
            CounterRow(
                "holder", NOBODY, seats - 1, size=len(tiles), of="seat", blank=NOBODY, labels=tiles, copied="shared"
            ),
            CounterRow("ruined", 0, 1, size=len(tiles), labels=tiles, copied="shared"),
            CounterRow("moved", 0, 10, size=len(units), labels=units, copied="shared"),
            CounterRow("carried", 0, 10, size=len(units), labels=units, copied="shared"),
            CounterRow("entered", 0, 1, size=len(tiles), labels=tiles, copied="shared"),
            CounterRow("left", 0, 1, size=len(tiles), labels=tiles, copied="shared"),
            CounterRow("fresh", 0, (1 << seats) - 1, size=len(tiles), labels=tiles, copied="shared"),
            CounterRow("extra-movement", 0, 9, size=n.UNITS, labels=n.UNIT_NAMES, copied="shared"),
            CounterRow("extra-load", 0, 9),
            CounterRow("past-artillery", 0, 1),
            CounterRow("mechanized", 0, 1),
            CounterRow("saved", 0, 25, size=len(tiles), labels=tiles, copied="shared"),
            CounterRow("pending", 0, 1, size=len(tiles), labels=tiles, copied="shared"),
            tile_row("battle", tiles),
            CounterRow("attached", NOBODY, pack.size - 1, of="kind", blank=NOBODY),
            unit_row("elite"),
            unit_row("doubled"),
            CounterRow(
                "bonus", -20, 20, size=seats * n.UNITS, labels=seat_labels(seats, n.UNIT_NAMES), copied="shared"
            ),
            CounterRow(
                "strikes", 0, 2, size=seats * n.UNITS, labels=seat_labels(seats, n.UNIT_NAMES), blank=1, copied="shared"
            ),
            CounterRow("shield", 0, 20, per_seat=True, copied="shared"),
            CounterRow(
                "ready",
                0,
                10,
                size=seats * 9,
                labels=seat_labels(seats, (*group_labels(), "garrison")),
                copied_while="battle",
            ),
            CounterRow(
                "spent", 0, 10, size=seats * 8, labels=seat_labels(seats, group_labels()), copied_while="battle"
            ),
            CounterRow("volley", 0, 99, per_seat=True, copied_while="battle"),
            CounterRow("aimed", 0, 99, per_seat=True, copied_while="battle"),
            CounterRow("aimed-by", NOBODY, seats - 1, per_seat=True, of="seat", blank=NOBODY, copied_while="battle"),
            CounterRow("steps-fought", 0, 99),
            seat_row("fallen"),
            seat_row("destroyer"),
            *(
                CounterRow(f"last-{what}", NOBODY, 99, seen="inner", blank=NOBODY)
                for what in ("tile", "unit", "load", "to")
            ),
            CounterRow("last", NOBODY, pack.size, seen="inner", blank=NOBODY),
        ),
    )


def seat_row(name: str) -> CounterRow:
    return CounterRow(name, NOBODY, 3, of="seat", blank=NOBODY)


def tile_row(name: str, tiles: tuple[str, ...]) -> CounterRow:
    return CounterRow(name, NOBODY, len(tiles) - 1, of="word", words=("none", *tiles), blank=NOBODY)


def unit_row(name: str) -> CounterRow:
    return CounterRow(name, NOBODY, n.UNITS - 1, of="word", words=("none", *n.UNIT_NAMES), blank=NOBODY)


def group_labels() -> tuple[str, ...]:
    """Units of a type, and the one that an order or skill sets apart."""
    return tuple([label for unit in n.UNIT_NAMES for label in (unit, f"special-{unit}")])


def seat_labels(seats: int, labels: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"{seat}-{label}" for seat in range(seats) for label in labels])


def domains(pack: FrontierPack, seats: int, options: Options) -> dict[str, Domain]:
    return {
        "tile": Domain("tile", list(pack.fields[str(options["operation"])].names)),
        "unit": words_domain(n.UNIT_NAMES),
        "faction": words_domain(n.FACTIONS),
        "deck": words_domain(n.DECKS),
        "building": words_domain(n.BUILDING_NAMES[1:]),
    }
