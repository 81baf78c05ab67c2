"""Writes the attributes of each game's positions out of its schema: `python -m tests.harness.fields`.

What the kernel does for any game by name (`State.bind`, `State.copy_counters`) is written out for ours: compiled, a
copy by name takes 4 (AFU) to 22 times (Frontier Wars) as long. A test compares the files with what would be written.
"""

from __future__ import annotations

import importlib
import textwrap
from pathlib import Path

import sandtable
from sandtable.kernel.game import AnyGame
from sandtable.kernel.schema import CounterRow, Schema, ZoneRow

GAMES = ("afu", "barbarossa", "frontier-wars", "victory-day")
INDENT = " " * 8


def schema_of(game: AnyGame) -> Schema:
    """The rows of a game; their names and shapes are the same with any pack and options."""
    pack = game.read_pack(game.standard_pack)
    seats = max(game.seats)
    options = game.settled(pack, seats)
    return game.schema(game.bound_pack(pack, options), seats, options)


def zone_type(row: ZoneRow) -> str:
    return "list[Zone]" if row.per_seat else "Zone"


def counter_type(row: CounterRow) -> str:
    depth = bool(row.size) + row.per_seat
    return ("int", "list[int]", "list[list[int]]")[depth]


def bind_lines(schema: Schema) -> list[str]:
    """Each zone by its number in the order of the schema."""
    lines: list[str] = []
    shared = of_seats = 0
    for row in schema.zones:
        start = place(shared, of_seats)
        if row.per_seat:
            of_seats += 1
            end = place(shared, of_seats)
            lines.append(
                f"self.{row.attribute} = zones[{start} : {end}]"
                if start != "0"
                else f"self.{row.attribute} = zones[:{end}]"
            )
        else:
            shared += 1
            lines.append(f"self.{row.attribute} = zones[{start}]")
    return lines


def place(shared: int, of_seats: int) -> str:
    """The number of a zone behind so many shared ones and so many rows of one for each seat."""
    seats = {0: [], 1: ["seats"]}.get(of_seats, [f"{of_seats} * seats"])
    return " + ".join(seats + ([str(shared)] if shared or not seats else []))


def copy_line(row: CounterRow) -> str:
    """How a copy gets this counter for itself."""
    name = row.attribute
    kind = counter_type(row)
    if kind == "int" or row.copied == "shared":
        return f"other.{name} = self.{name}"
    if kind == "list[int]" or row.copied == "rows":
        return f"other.{name} = self.{name}[:]"
    return f"other.{name} = [row[:] for row in self.{name}]"


def copy_lines(schema: Schema) -> list[str]:
    lines = [copy_line(row) for row in schema.counters if not row.copied_while]
    for condition in sorted({row.copied_while for row in schema.counters if row.copied_while}):
        rows = [row for row in schema.counters if row.copied_while == condition]
        lines.append(f"if self.{condition} == {schema.counter(condition).blank}:")
        lines += [f"    other.{row.attribute} = self.{row.attribute}" for row in rows]
        lines.append("else:")
        lines += [f"    {copy_line(row)}" for row in rows]
    return lines


def source(game: AnyGame) -> str:
    """The module `fields.py` of a game."""
    schema = schema_of(game)
    state = game.state
    assert isinstance(state, type)
    pack = type(game.read_pack(game.standard_pack))
    attributes = [f"{row.attribute}: {zone_type(row)}" for row in schema.zones]
    attributes += [f"{row.attribute}: {counter_type(row)}" for row in schema.counters]
    seats = ["seats = self.seats"] if any(row.per_seat for row in schema.zones) else []
    name = f"{state.__name__}Fields"
    parts = f'''\
        """The zones and counters of the schema as attributes. Written by `python -m tests.harness.fields`."""

        from __future__ import annotations

        from {pack.__module__} import {pack.__name__}
        from sandtable.kernel.state import State
        from sandtable.kernel.zones import Zone


        class {name}(State):
            pack: {pack.__name__}
        '''
    body = textwrap.dedent(parts) + "\n".join(f"    {line}" for line in attributes)
    bind = [
        f"assert isinstance(self.ruleset.pack, {pack.__name__})",
        "self.pack = self.ruleset.pack",
        "zones = self.zones",
    ]
    body += "\n\n    def bind(self) -> None:\n" + "\n".join(INDENT + line for line in bind + seats + bind_lines(schema))
    copies = [f"assert isinstance(other, {name})", *copy_lines(schema)]
    body += "\n\n    def copy_counters(self, other: State) -> None:\n" + "\n".join(INDENT + line for line in copies)
    return body + "\n"


def path_of(game: AnyGame) -> Path:
    return game.folder / "fields.py"


def main() -> None:
    for name in GAMES:
        game = sandtable.game(name)
        path_of(game).write_text(source(game), encoding="utf-8")
        importlib.invalidate_caches()
        print(f"{path_of(game).name} of {name} is written")


if __name__ == "__main__":
    main()
