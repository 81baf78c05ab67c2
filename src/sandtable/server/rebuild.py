"""A table from its stored acts: from the last snapshot and what followed, or else from the beginning."""

from __future__ import annotations

import logging

from sandtable.server import acts
from sandtable.server.history import recall, resume, unpack
from sandtable.server.packs import PackShelf
from sandtable.server.speech import Refused
from sandtable.server.store import Snapshot, Stored
from sandtable.server.table import Table

log = logging.getLogger("sandtable.server")


def rebuild(name: str, stored: Stored, shelf: PackShelf) -> Table:
    """The table that the acts make. A snapshot saves replaying those before it, and does not change what comes out.

    Only if the rules have changed since the table was made, the game goes on from the snapshot without its past.
    """
    found = [acts.decode(act) for act in stored.acts]
    made = found[0]
    if not isinstance(made, acts.Made):
        raise Refused("broken-table", why="rules")
    table = Table(name, made, shelf)
    snapshot = stored.snapshot
    same_rules = made.rules == table.game.version
    if snapshot is not None and (snapshot.history or not same_rules):
        try:
            return from_snapshot(table, found, snapshot, with_past=same_rules)
        except Exception:  # whatever is wrong with it, the acts are the truth
            if not same_rules:
                raise
            log.exception("a snapshot of table %s does not fit; its acts are replayed", name)
            table = Table(name, made, shelf)
    for act in found[1:]:
        table.apply(act)
    return table


def from_snapshot(table: Table, found: list[acts.AnyAct], snapshot: Snapshot, with_past: bool) -> Table:
    """Everything about the people, act by act; of the game only what came after the snapshot."""
    history = unpack(snapshot.history) if with_past else None
    for act in found[1 : snapshot.acts]:
        if isinstance(act, acts.Begun):
            table.match = resume(table, snapshot.position, snapshot.number)
        if isinstance(act, acts.Resigned):
            table.seats[act.seat].resigned, table.seats[act.seat].bot = True, act.bot
            table.begun.resigned.append(act.seat)
        table.stopped = table.stopped or isinstance(act, acts.Stopped)
        if isinstance(act, (*acts.GAME_ACTS, acts.Proposed, acts.Answered)):
            table.count(act)  # what they did to the game and to proposals is in the snapshot
        else:
            table.apply(act)
    if history is not None:
        recall(table, table.begun, history)
    for act in found[snapshot.acts :]:
        table.apply(act)
    return table
