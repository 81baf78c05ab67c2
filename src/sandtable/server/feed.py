"""What each pair of eyes at a table is sent: the whole view, then what changed.

Everybody who looks with the same eyes (a seat's, or a spectator's) is sent the same bytes, made once. Of what was sent
only hashes are kept, one for each zone and counter.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.kernel.changes import Changes
from sandtable.kernel.events import Reader
from sandtable.kernel.match import Match
from sandtable.kernel.names import kebab
from sandtable.server.from_server import OlderLog, State
from sandtable.server.shapes import UndoState
from sandtable.server.table import Table

LOG_ENTRIES = 600
"""About so many entries of the log come with a whole view; older ones are asked for."""

encode = msgspec.json.Encoder().encode
STATE_TAG = kebab(State.__name__)

SeatEyes = int | None
"""A seat, or None for a spectator and for a lowered curtain."""


def view_of(table: Table, match: Match, eyes: SeatEyes, only: Changes | None = None) -> dict[str, Any]:
    """The kernel's view. When the table has ended the game before its end, nothing is asked any more."""
    view = match.view(eyes, only)
    if table.over:
        view.update(to_act=None, asked=None, actions=[])
        view.pop("answered", None)
        view.pop("phase", None)
    return view


def undo_of(table: Table, match: Match, eyes: SeatEyes) -> UndoState | None:
    """Only the seat to act is told whether it may take back: the others could learn from the reason. Who is alone with
    bots may take back whatever was played, also while a bot thinks."""
    if eyes is None or table.over:
        return None
    alone = table.alone(eyes)
    if not alone and table.to_act != eyes:
        return None
    refused = match.undo_refused
    free = refused is None and table.to_act == eyes
    if free or (alone and eyes in table.actors):
        steps = table.take_back_count(eyes)
        said: Any = table.said.get(table.standing - steps)
        return UndoState(True, None, said, steps, free)
    return UndoState(False, refused)  # type: ignore[arg-type]  # a phrase as plain data


def read_log(match: Match, eyes: SeatEyes, entries: list[tuple[Any, ...]]) -> list[dict[str, Any]]:
    """Entries of the log as these eyes may read them."""
    if not entries:
        return []
    reader = Reader(match.game, match.pack, match.schema.card_states, match.seat_index(eyes))
    return reader.read(entries, 0)


def log_start(match: Match, end: int) -> int:
    """Where to begin so that some of the log before `end` is read, but never in the middle of an action."""
    entries = match.events.entries
    start = max(0, end - LOG_ENTRIES)
    while 0 < start < len(entries) and entries[start - 1][0] == entries[start][0]:
        start -= 1
    return start


class Feed:
    """One pair of eyes."""

    def __init__(self, eyes: SeatEyes) -> None:
        self.eyes = eyes
        self.sent: dict[str, int] = {}
        """Hashes of what was sent last, by key."""

    def whole(self, table: Table, curtain: int | None = None, stale: bool = False, answer_to: int = 0) -> bytes:
        """A `state` message, after which only changes need to be sent."""
        match = table.match
        assert match is not None
        view = view_of(table, match, self.eyes)
        self.sent = {key: hash(data) for key, data in pieces(view)}
        entries = match.events.entries
        start = log_start(match, len(entries))
        message: dict[str, Any] = {
            "type": STATE_TAG,
            "seq": table.seq,
            "number": match.number,
            "eyes": "watch" if self.eyes is None else self.eyes,
            "view": view,
            "log": read_log(match, self.eyes, entries[start:]),
            "log_from": start,
            "since": 0 if self.eyes is None else table.acted[self.eyes],
        }
        add_rest(message, table, match, self.eyes)
        if curtain is not None:
            message["curtain"] = curtain
        if stale:
            message["stale"] = True
        if answer_to:
            message["id"] = answer_to
        return encode(message)

    def change(
        self, table: Table, only: Changes, new: list[tuple[Any, ...]], undone: list[tuple[Any, ...]]
    ) -> bytes | None:
        """An `update` message since the last one, or None if these eyes see no difference.

        `only` is what one act has changed, seen or not; `new` and `undone` are the entries of the log that it has
        added or taken back.
        """
        match = table.match
        assert match is not None
        view = view_of(table, match, self.eyes, only)
        changed: dict[str, msgspec.Raw] = {}
        for key, data in pieces(view):
            mark = hash(data)
            if self.sent.get(key) != mark:
                self.sent[key] = mark
                changed[key] = msgspec.Raw(data)
        gone = [row.name for row in only.counters if row.name not in view["counters"]]
        gone = [name for name in gone if self.sent.pop(f"counters.{name}", None) is not None]
        events = read_log(match, self.eyes, new)
        dropped = len(read_log(match, self.eyes, undone))
        if not changed and not gone and not events and not dropped:
            return None
        message: dict[str, Any] = {
            "type": "update",
            "seq": table.seq,
            "number": match.number,
            "to_act": view["to_act"],
            "asked": view["asked"],
            "actions": view["actions"],
            "events": events,
            "zones": part(changed, "zones."),
            "counters": part(changed, "counters."),
        }
        if gone:
            message["gone"] = gone
        if "figures" in changed:
            message["figures"] = changed["figures"]
        if view.get("phase"):
            message["phase"] = view["phase"]
        if "answered" in view:
            message["answered"] = view["answered"]
        if dropped:
            message["log_drop"] = dropped
        add_rest(message, table, match, self.eyes)
        return encode(message)


def add_rest(message: dict[str, Any], table: Table, match: Match, eyes: SeatEyes) -> None:
    """What stands beside the view: undo for the seat to act, and how the game ended."""
    undo = undo_of(table, match, eyes)
    if undo is not None:
        message["undo"] = undo
    outcome = table.outcome()
    if outcome is not None:
        message["outcome"] = outcome


def pieces(view: dict[str, Any]) -> list[tuple[str, bytes]]:
    """A view in pieces that are sent whole when they change."""
    found = [(f"zones.{key}", encode(zone)) for key, zone in view["zones"].items()]
    found += [(f"counters.{key}", encode(counter)) for key, counter in view["counters"].items()]
    found += [(key, encode(view.get(key))) for key in ("figures", "asked", "actions", "phase", "answered")]
    return found


def part(changed: dict[str, msgspec.Raw], prefix: str) -> dict[str, msgspec.Raw]:
    return {key[len(prefix) :]: data for key, data in changed.items() if key.startswith(prefix)}


def older_log(table: Table, eyes: SeatEyes, before: int, answer_to: int) -> bytes:
    """A part of the log before one of its entries."""
    log: list[dict[str, Any]] = []
    start = 0
    if table.match is not None and before > 0:
        before = min(before, len(table.match.events.entries))
        start = log_start(table.match, before)
        log = read_log(table.match, eyes, table.match.events.entries[start:before])
    return encode({"type": kebab(OlderLog.__name__), "id": answer_to, "log": log, "log_from": start})
