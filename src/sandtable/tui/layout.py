"""The table for any game, from its view alone: shared zones, then a block for each seat, yours last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from sandtable.kernel.schema import CounterRow, Schema
from sandtable.tui.choices import fold
from sandtable.tui.naming import Namer

NOTHING = ("none", "nothing", "nobody")
"""Words of a counter that say nothing."""


@dataclass(frozen=True)
class Row:
    """One line of the table, however long, in parts that are kept whole, and the blanks between them.

    `cuttable`: where room is short its end may be left out.
    """

    parts: list[Text]
    gap: str
    cuttable: bool = False


class Layout:
    """Lays out one view."""

    def __init__(self, view: dict[str, Any], schema: Schema, namer: Namer, full: bool = False) -> None:
        self.view = view
        self.schema = schema
        self.namer = namer
        self.full = full
        """Also numbers that say nothing at the moment."""
        self.rows = {row.name: row for row in schema.zones}

    def table_rows(self) -> list[Row]:
        """Common things first, then the others in the order of play, then you."""
        rows = self.block([], None)
        seats = list(range(self.view["seats"]))
        me = self.view["seat"]
        if me is not None:
            seats = seats[me + 1 :] + seats[: me + 1]
        for seat in seats:
            rows += self.block([self.namer.seat(seat)], seat)
        return rows

    def zones_named(self, beginning: str) -> list[Row]:
        """The zones whose name begins so, in full, with their owners."""
        found = []
        for key, zone in self.view["zones"].items():
            if fold(self.namer.zone_name(zone["zone"])).startswith(fold(beginning)):
                head = Text.assemble((self.namer.zone(key), "bold"), f" {zone.get('count', '–')}")
                found.append(Row(listed(head, self.contents(zone)), " "))
        return found

    def block(self, head: list[Text], seat: int | None) -> list[Row]:
        """One line of numbers and of zones that show no card, then a line for each zone that does."""
        zones = [zone for zone in self.view["zones"].values() if zone["owner"] == seat]
        said = [self.contents(zone) for zone in zones]
        plain = [zone for zone, text in zip(zones, said) if not text and not self.empty(zone)]
        head = head + self.numbers(seat) + [self.zone_head(zone) for zone in plain]
        rows = [self.zone(zone, cards) for zone, cards in zip(zones, said) if cards]
        return [Row(head, "  "), *rows] if head else rows

    def empty(self, zone: dict[str, Any]) -> bool:
        """A zone that need not be shown: there is nothing in it."""
        return not self.full and zone.get("count") == 0

    def mine(self, zone: dict[str, Any]) -> bool:
        """A zone that you alone look into."""
        owner = zone["owner"]
        return owner is not None and owner == self.view["seat"] and self.rows[zone["zone"]].faces == "owner"

    # -- numbers ------------------------------------------------------------------------------------

    def numbers(self, seat: int | None) -> list[Text]:
        """The counters and figures of a seat, or of the whole table."""
        items = []
        for row in self.schema.counters:
            if row.name in self.view["counters"] and row.per_seat == (seat is not None):
                value = self.view["counters"][row.name]
                items += self.counter(row, value if seat is None else value[seat])
        return items + [self.figure(figure) for figure in self.view["figures"] if figure["seat"] == seat]

    def counter(self, row: CounterRow, value: Any) -> list[Text]:
        """A counter with its name; one without words is bookkeeping and stays away."""
        name = f"counter-{row.name}"
        if not self.namer.speaker.phrase.has(name):
            return []
        said = self.places(row, value) if row.size else self.worth(row, value)
        if not said or (said == "–" and not self.full) or (not row.size and self.silent(row, value)):
            return []
        return [Text.assemble((self.namer.speaker.phrase(name) + " ", "dim"), (said, "bold"))]

    def silent(self, row: CounterRow, value: Any) -> bool:
        """A number that says nothing: it is as it was before anything happened."""
        if self.full or row.of == "seat":
            return False
        return value in NOTHING if row.of == "word" else value in (row.blank, -1)

    def places(self, row: CounterRow, values: list[Any]) -> str:
        """The numbers of a list that say something, each with the name or number of its place."""
        blank: Any = -1 if row.of == "seat" else row.blank
        if row.of == "word":
            blank = row.words[row.blank - row.low]
        names = row.labels or tuple(str(place) for place in range(1, len(values) + 1))
        told = [(name, value) for name, value in zip(names, values) if value not in (blank, -1)]
        return ", ".join(f"{self.label(name)} {self.worth(row, value)}" for name, value in told)

    def label(self, label: str) -> str:
        """The name of a place in a list: a word, or a tile or the number of a seat with a word, `b3-tank`."""
        place, _, word = label.partition("-")
        if word and self.namer.speaker.phrase.has(f"word-{word}"):
            where = self.namer.speaker.seat(int(place)) if place.isdecimal() else place
            return f"{where} {self.namer.speaker.phrase(f'word-{word}')}"
        return self.namer.phrase(f"word-{label}", label)

    def worth(self, row: CounterRow, value: Any) -> str:
        """What a number of a counter stands for."""
        if value == -1 and row.of != "number":
            return "–"
        if row.of == "seat":
            return self.namer.speaker.seat(value)
        if row.of in ("kind", "card"):
            return self.namer.card(str(value))
        if row.of == "word":
            return self.namer.phrase(f"word-{value}", self.namer.card(str(value)))
        return str(value)

    def figure(self, figure: dict[str, Any]) -> Text:
        """A number that matters, and its parts if more than one of them counts."""
        name = self.namer.phrase(figure["id"], figure["id"])
        item = Text.assemble((name + " ", "dim"), (str(figure["total"]), "bold"))
        parts = [str(part["n"]) for part in figure["parts"] if part["n"]]
        if len(parts) > 1:
            item.append(" = " + " + ".join(parts).replace("+ -", "− "), style="dim")
        return item

    # -- zones --------------------------------------------------------------------------------------

    def zone_head(self, zone: dict[str, Any]) -> Text:
        """`Hand 4`, or `Hand` if its size is a secret."""
        head = Text(self.namer.zone_name(zone["zone"]), style="dim")
        if "count" in zone:
            head = Text.assemble(head, (f" {zone['count']}", "bold"))
        return head

    def zone(self, zone: dict[str, Any], cards: list[str]) -> Row:
        """`  Hand 4: Scouts ×2, Gunners`. Your own hidden cards stand out."""
        mine = self.mine(zone)
        head = Text.assemble("  ", self.zone_head(zone))
        return Row(listed(head, cards, "bold" if mine else ""), " ", not mine)

    def contents(self, zone: dict[str, Any]) -> list[str]:
        """The cards of a zone: by place, by kind, or only its top."""
        if "count" not in zone:
            return []
        if "stock" in zone:
            return self.namer.counted(zone["stock"])
        cards: list[str] = zone["cards"]
        layout = self.rows[zone["zone"]].layout
        if layout == "slots":
            named = [(place, card) for place, card in enumerate(cards, 1) if card != "-"]
            return [f"{place} {self.namer.card(card)}" for place, card in named]
        seen = [card for card in cards if not card.startswith("?")]
        if not seen:
            return []
        if layout == "pile" and len(seen) < len(cards):
            top = cards[-1]
            return [self.namer.words("top", card=self.namer.card(top))] if top == seen[-1] else []
        return self.namer.cards(cards[::-1] if layout == "pile" else cards)


def listed(head: Text, items: list[str], style: str = "") -> list[Text]:
    """`Hand 4:`, `Scouts ×2,`, `Gunners`: a head and the items behind it."""
    if not items:
        return [head]
    parts = [Text.assemble(head, (":", "dim"))]
    return parts + [Text(item + ("," if at < len(items) else ""), style=style) for at, item in enumerate(items, 1)]
