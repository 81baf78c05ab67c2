"""What differs between two positions of a match, found by comparing ints, so that only that is written out again."""

from __future__ import annotations

from typing import Any

from sandtable.kernel.schema import CounterRow, Schema
from sandtable.kernel.state import State
from sandtable.kernel.zones import Zone


class Changes:
    """The zones and counters that differ from an earlier position. It says nothing about who may see them."""

    def __init__(self, zones: list[Zone], counters: list[CounterRow]) -> None:
        self.zones = zones
        self.counters = counters


class Memory:
    """The zones and counters of a match as they were when it was last asked."""

    def __init__(self, schema: Schema, s: State) -> None:
        self.schema = schema
        self.zones = [(zone.cards[:], zone.known[:]) for zone in s.zones]
        self.counters = [copied(schema.counter_of(s, row)) for row in schema.counters]
        self.drafter = s.drafter

    def changes(self, s: State) -> Changes:
        """What has changed since it was last asked."""
        found = Changes([], [])
        for at, zone in enumerate(s.zones):
            cards, known = self.zones[at]
            if zone.cards != cards or zone.known != known:
                self.zones[at] = (zone.cards[:], zone.known[:])
                found.zones.append(zone)
        for at, row in enumerate(self.schema.counters):
            value = self.schema.counter_of(s, row)
            if value != self.counters[at] or (row.seen == "drafter" and s.drafter != self.drafter):
                self.counters[at] = copied(value)
                found.counters.append(row)
        self.drafter = s.drafter
        return found


def copied(value: Any) -> Any:
    """A counter's value that does not change with it: an int, a list, or a list of lists."""
    return [item[:] if isinstance(item, list) else item for item in value] if isinstance(value, list) else value
