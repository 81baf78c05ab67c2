"""Events: what a player would notice, kept as tuples and told to each seat as far as it may see."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from mypy_extensions import mypyc_attr

from sandtable.kernel.cards import NONE, STATE_BITS, card_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.game import AnyGame
from sandtable.kernel.moves import Log
from sandtable.kernel.notation import back_text, card_text
from sandtable.kernel.pack import Pack
from sandtable.kernel.zones import PILE, SLOTS, ZoneSpec


@mypyc_attr(allow_interpreted_subclasses=True)
class EventLog(Log):
    """The log of a match. Each entry is (number of the action it followed, what, details...)."""

    def __init__(self) -> None:
        self.number = 0
        self.entries: list[tuple[Any, ...]] = []
        self.by_themselves: list[tuple[int, int]] = []
        """Seat and action of each choice since the last action that was the only one, so that nobody was asked."""
        self.marks: list[int] = []
        """How long the log was before each action that it followed and that stands."""

    def follow(self, number: int) -> None:
        """What comes now follows the action of this number."""
        self.number = number
        self.marks.append(len(self.entries))
        self.by_themselves.clear()

    def cut(self, actions: int) -> None:
        """Forget what followed later actions than the first so many."""
        del self.entries[self.marks[actions] :]
        del self.marks[actions:]
        self.by_themselves.clear()

    def copy(self) -> EventLog:
        log = EventLog()
        log.number = self.number
        log.entries = self.entries[:]
        log.by_themselves = self.by_themselves[:]
        log.marks = self.marks[:]
        return log

    def moved(self, card: int, source: ZoneSpec, target: ZoneSpec, at: int, to: int, eyes: int, arrive: int) -> None:
        self.entries.append((self.number, "moved", card, source, target, at, to, eyes | arrive))

    def told(self, event: EventType, a: int, b: int, c: int, d: int, eyes: int) -> None:
        self.entries.append((self.number, "told", event, (a, b, c, d), eyes))

    def turned(self, zone: ZoneSpec, place: int, old: int, new: int, eyes: int) -> None:
        self.entries.append((self.number, "turned", zone, place, old, new, eyes))

    def shown(self, zone: ZoneSpec, cards: list[int], eyes: int) -> None:
        self.entries.append((self.number, "shown", zone, cards, eyes))

    def shuffled(self, zone: ZoneSpec, number: int) -> None:
        self.entries.append((self.number, "shuffled", zone, number))

    def settled(self, seat: int, action: int) -> None:
        self.by_themselves.append((seat, action))


def number_of(entry: tuple[Any, ...]) -> int:
    """The number of the action that an entry followed; it never falls in a log."""
    return int(entry[0])


def add_move(moves: list[dict[str, Any]], move: dict[str, Any]) -> None:
    """One move more; if it is like the last one, that is counted up."""
    if moves:
        last = moves[-1]
        if last == {**move, "n": last["n"]}:
            last["n"] += 1
            return
    moves.append(move)


class Reader:
    """Reads a log as one seat may."""

    def __init__(self, game: AnyGame, pack: Pack, states: tuple[str, ...], seat: int) -> None:
        self.game = game
        self.pack = pack
        self.states = states
        self.bit = 1 << seat

    def read(self, entries: list[tuple[Any, ...]], since: int) -> list[dict[str, Any]]:
        """The events after action `since`: sentences, each with the moves of cards that belong to it."""
        out: list[dict[str, Any]] = []
        for number, what, *details in entries[bisect_left(entries, since, key=number_of) :]:
            if what == "told":
                event, values, eyes = details
                if eyes & self.bit:
                    out.append(self.event(number, event, values))
                continue
            move = self.move(what, details)
            if move is None:
                continue
            if not out or out[-1]["number"] != number:
                out.append({"number": number, "message": None, "rules": [], "moves": []})
            add_move(out[-1]["moves"], move)
        return out

    def event(self, number: int, event: EventType, values: tuple[int, ...]) -> dict[str, Any]:
        arguments = {
            name: self.argument(kind, value, event) for (kind, name), value in zip(event.fields, values, strict=False)
        }
        message = {"game": self.game.name, "id": event.name, "args": arguments}
        return {"number": number, "message": message, "rules": list(event.rules), "moves": []}

    def argument(self, kind: str, value: int, event: EventType) -> Any:
        if kind == "card":
            return ["card", card_text(value, self.pack, self.states)]
        if kind == "kind":
            return ["kind", card_text(card_of(value), self.pack, self.states)]
        if kind == "word":
            return ["word", event.words[value]]
        if kind == "seat":
            return ["seat", value]
        return self.game.presentation.event_argument(kind, value)

    def move(self, what: str, details: list[Any]) -> dict[str, Any] | None:
        if what == "moved":
            card, source, target, at, to, eyes = details
            if not (source.count | target.count) & self.bit:
                return None
            move = {"card": self.face(card, eyes), "from": source.text, "to": target.text, "n": 1}
            if source.layout == SLOTS:
                move["from-place"] = at
            if target.layout == SLOTS and to >= 0:
                move["to-place"] = to
            if target.layout == PILE and to != NONE:
                move["under"] = True
            return move
        if what == "turned":
            zone, place, old, new, eyes = details
            if not eyes & self.bit:
                return None
            move = {"card": self.face(new, eyes), "was": self.face(old, eyes), "in": zone.text, "n": 1}
            if zone.layout == SLOTS:
                move["place"] = place
            return move
        if what == "shown":
            zone, cards, eyes = details
            return {"shown": [self.face(card, eyes) for card in cards], "in": zone.text, "n": 1}
        zone, _ = details
        return {"shuffled": zone.text, "n": 1}

    def face(self, card: int, eyes: int) -> str:
        if eyes & self.bit:
            return card_text(card, self.pack, self.states)
        return back_text(card >> STATE_BITS, self.pack)
