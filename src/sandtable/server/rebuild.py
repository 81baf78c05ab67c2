"""A table from its stored acts."""

from __future__ import annotations

from sandtable.kernel.match import begin
from sandtable.kernel.record import Start
from sandtable.server import acts
from sandtable.server.packs import PackShelf
from sandtable.server.speech import Refused
from sandtable.server.store import Stored
from sandtable.server.table import Table


def rebuild(name: str, stored: Stored, shelf: PackShelf) -> Table:
    """Replay the acts. If the rules have changed since and the acts do not replay, go on from the last snapshot."""
    found = [acts.decode(act) for act in stored.acts]
    made = found[0]
    if not isinstance(made, acts.Made):
        raise Refused("broken-table")
    table = Table(name, made, shelf)
    if stored.snapshot is None or made.rules == table.game.version:
        for act in found[1:]:
            table.apply(act)
        return table
    return rebuild_from(table, found, stored)


def rebuild_from(table: Table, found: list[acts.AnyAct], stored: Stored) -> Table:
    """Everything about the people, the game from its snapshot on. The log begins there."""
    snapshot = stored.snapshot
    assert snapshot is not None
    for at, act in enumerate(found[1:], 1):
        if at == snapshot.acts:
            resume(table, snapshot.position, snapshot.number)
        if at >= snapshot.acts or not isinstance(act, acts.GAME_ACTS):
            table.apply(act)
            continue
        table.seq += 1
        table.stored += 1
        if isinstance(act, acts.Resigned):
            table.seats[act.seat].resigned, table.seats[act.seat].bot = True, act.bot
    if table.match is None:
        resume(table, snapshot.position, snapshot.number)
    return table


def resume(table: Table, position: str, number: int) -> None:
    """Put the match at a position. What was played before cannot be taken back."""
    match = begin(table.game, table.pack, len(table.seats), table.options, Start(table.start().seed, position))
    match.number = number
    match.events.number = number
    match.resigned = [seat.number for seat in table.seats if seat.resigned]
    table.match = match
