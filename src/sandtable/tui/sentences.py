"""What happened, in sentences, as one seat may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sandtable
from sandtable.kernel.events import Reader
from sandtable.tui.naming import Namer


@dataclass(frozen=True)
class Told:
    """One line of what happened, with the rules behind it."""

    text: str
    rules: tuple[str, ...] = ()
    minor: bool = False


def mark(match: sandtable.Match) -> int:
    """Where the log stands now: a place to tell on from later."""
    return len(match.events.entries)


def first_sentence(match: sandtable.Match) -> int:
    """Where the first sentence stands: before it cards were only laid out and dealt, as the table shows."""
    for at, entry in enumerate(match.events.entries):
        if entry[1] == "told":
            return at
    return mark(match)


class Teller:
    """Tells the log of a match to a seat, or to a spectator."""

    def __init__(self, match: sandtable.Match, namer: Namer) -> None:
        self.match = match
        self.namer = namer
        self.seat = match.seat_index(namer.me)
        rows = {row.name: row for row in match.schema.zones}
        self.own = {f"{name}.{self.seat}" for name, row in rows.items() if row.per_seat and row.faces == "owner"}
        """The zones that this seat alone looks into."""
        self.minor = {event.name for event in match.game.events.values() if event.minor}

    def since(self, start: int) -> list[Told]:
        """Everything that was noticed since a mark."""
        entries = self.match.events.entries[start:]
        reader = Reader(self.match.game, self.match.pack, self.match.schema.card_states, self.seat)
        told: list[Told] = []
        for event in reader.read(entries, 0):
            told += self.event(event)
        return told

    def event(self, event: dict[str, Any]) -> list[Told]:
        if event["message"] is None:
            return [Told(text) for text in self.moves(event["moves"])]
        sentence = self.namer.message(event["message"])
        drawn = [move for move in event["moves"] if self.new_in_hand(move, sentence)]
        minor = event["message"]["id"] in self.minor
        told = Told(sentence, tuple(event["rules"]), minor)
        return [told, *(Told(text, minor=minor) for text in self.taken_up(drawn))]

    def taken_up(self, moves: list[dict[str, Any]]) -> list[str]:
        """Your new cards, by where they are now: `Scouts ×2 → Hand`. The sentence before says whence they came."""
        cards: dict[str, list[str]] = {}
        for move in moves:
            cards.setdefault(move["to"], []).extend([move["card"]] * move["n"])
        words, namer = self.namer.words, self.namer
        return [
            words("taken-up", cards=", ".join(namer.cards(taken)), to=namer.zone_name(zone.partition(".")[0]))
            for zone, taken in cards.items()
        ]

    def new_in_hand(self, move: dict[str, Any], sentence: str) -> bool:
        """A card that came where only you look, and that the sentence did not name."""
        if move.get("to") not in self.own or move["card"].startswith("?"):
            return False
        return self.namer.card(move["card"]) not in sentence

    def moves(self, moves: list[dict[str, Any]]) -> list[str]:
        """Moves of cards in as few lines as possible: cards with the same way share a line."""
        ways: dict[tuple[str, str], dict[str, int]] = {}
        lines: list[str] = []
        for move in moves:
            if "to" in move:
                cards = ways.setdefault((move["from"], move["to"]), {})
                cards[move["card"]] = cards.get(move["card"], 0) + move["n"]
            else:
                lines.append(self.change(move))
        for (source, target), cards in ways.items():
            said = ", ".join(self.namer.counted(cards))
            way = {"from": self.namer.zone(source), "to": self.namer.zone(target)}
            lines.append(self.namer.words("moved", cards=said, **way))
        return lines

    def change(self, move: dict[str, Any]) -> str:
        """A card that was turned, cards that were shown, or a shuffle."""
        words, namer = self.namer.words, self.namer
        if "shuffled" in move:
            return words("shuffled", zone=namer.zone(move["shuffled"]))
        zone = namer.zone(move["in"])
        if "shown" in move:
            return words("shown", zone=zone, cards=", ".join(namer.cards(move["shown"])) or "–")
        return words("turned", zone=zone, was=namer.card(move["was"]), card=namer.card(move["card"]))
