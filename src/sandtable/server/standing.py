"""How a table stands, kept in its row of the store: whose turn it is and since when, or how it ended.

So whoever has forty tables is told of all of them without one of them being read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.server.bodies import MySeat, MyTable

if TYPE_CHECKING:
    from sandtable.server.table import Table


class StandingSeat(msgspec.Struct, array_like=True):
    """A seat: its name, the bot that plays it, and the hash of the token that holds it."""

    name: str
    bot: str
    token: str


class Standing(msgspec.Struct, omit_defaults=True):
    """What is kept of a table."""

    game: str
    phase: str
    seats: list[StandingSeat]
    asked: list[int] = []
    since: int = 0
    ranks: list[int] = []

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    def seats_of(self, tokens: set[str]) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.token and seat.token in tokens]

    def seen_by(self, table: str, tokens: set[str]) -> MyTable:
        """The table as whoever holds these tokens is told of it."""
        seats = [MySeat(seat.name, seat.bot) for seat in self.seats]
        mine = self.seats_of(tokens)
        return MyTable(table, self.game, self.phase, seats, mine, self.asked, self.since, self.ranks)  # type: ignore[arg-type]  # one of the four words


def standing_of(table: Table, before: Standing | None, now: int) -> Standing:
    """How a table stands. Whose turn it is was so since `before`, if it was so then."""
    asked = [] if table.over else table.choosing() or ([] if table.to_act is None else [table.to_act])
    same = before is not None and (before.asked, before.phase) == (asked, table.phase)
    since = before.since if before is not None and same else now
    ranks: list[int] = []
    if table.over and not table.stopped and table.match is not None and table.match.result is not None:
        ranks = list(table.match.result.ranks)
    seats = [StandingSeat(seat.name, seat.bot, seat.token) for seat in table.seats]
    return Standing(table.game.name, table.phase, seats, asked, since, ranks)


def read_standing(text: str) -> Standing | None:
    """What the store has; None if it has nothing, or something that an older version wrote."""
    if not text:
        return None
    try:
        return msgspec.json.decode(text, type=Standing)
    except msgspec.MsgspecError:
        return None
