"""A table from its stored acts: from the last snapshot and what followed, or else from the beginning.

Where the rules have changed since they were played, the game goes on by the new ones: as far as the acts still fit.
"""

from __future__ import annotations

import logging

from sandtable.server import acts
from sandtable.server.history import log_of, resume, unpack
from sandtable.server.packs import PackShelf
from sandtable.server.recovery import RecordRecovery
from sandtable.server.speech import Refused
from sandtable.server.store import Snapshot, Stored
from sandtable.server.table import Table

log = logging.getLogger("sandtable.server")


def rebuild(name: str, stored: Stored, shelf: PackShelf) -> Table:
    """The table that the acts make. A snapshot saves replaying those before it, and does not change what comes out.

    If the rules have changed, the last act of the table is one that the store does not hold yet: `Continued`.
    """
    found = [acts.decode(act) for act in stored.acts]
    made = found[0]
    if not isinstance(made, acts.Made):
        raise Refused("broken-table", why="rules")
    base = last_continued(found)
    snapshot = stored.snapshot if stored.snapshot and stored.snapshot.acts > base else None
    table = Table(name, made, shelf)
    if played_by(found) not in (0, table.game.version):
        return by_new_rules(table, found, base, snapshot, stored.over, shelf)
    if snapshot is not None and snapshot.history:
        try:
            return from_snapshot(table, found, snapshot)
        except Exception:  # whatever is wrong with it, the acts are the truth
            log.exception("a snapshot of table %s does not fit; its acts are replayed", name)
            table = Table(name, made, shelf)
    from_acts(table, found, base)
    return table


def played_by(found: list[acts.AnyAct]) -> int:
    """The version of the rules by which the game was last played; 0 if it has not begun."""
    rules = made_by = 0
    prepared = False
    for act in found:
        if isinstance(act, acts.Made):
            made_by, prepared = act.rules, bool(act.prepare)
        elif isinstance(act, (acts.Prepared, acts.Continued)) or (isinstance(act, acts.Begun) and not prepared):
            rules = act.rules or made_by
    return rules


def last_continued(found: list[acts.AnyAct]) -> int:
    """The number of the act with which the game last went on by new rules; 0 if there is none."""
    return max((number for number, act in enumerate(found) if isinstance(act, acts.Continued)), default=0)


# -- by the rules that it was played by -------------------------------------------------------------


def from_snapshot(table: Table, found: list[acts.AnyAct], snapshot: Snapshot) -> Table:
    """What the acts mean to the people, act by act; the game as the snapshot has it, and what came after."""
    for act in found[1 : snapshot.acts]:
        table.take(act)
    resume(table, snapshot)
    table.snapped = table.seq
    for act in found[snapshot.acts :]:
        table.apply(act)
    return table


def from_acts(table: Table, found: list[acts.AnyAct], base: int) -> None:
    """The game from its beginning, or from where it last went on by new rules."""
    for act in found[1:base]:
        table.take(act)
    for act in found[max(1, base) :]:
        table.apply(act)


# -- by new rules -----------------------------------------------------------------------------------


def by_new_rules(
    table: Table, found: list[acts.AnyAct], base: int, snapshot: Snapshot | None, was_over: bool, shelf: PackShelf
) -> Table:
    """The table as the new rules have it, or a refusal if they can make nothing of it."""
    try:
        dropped = as_far_as_it_fits(table, found, base, snapshot)
    except Exception:  # a position that the new rules cannot read
        if snapshot is None:
            raise
        log.exception("a snapshot of table %s does not fit the new rules; its acts are replayed", table.name)
        table = Table(table.name, table.made, shelf)
        dropped = as_far_as_it_fits(table, found, base, None)
    if was_over or table.over:
        if dropped or not table.over:
            raise Refused("broken-table", why="rules")
        table.older_record = RecordRecovery(found, shelf).record()
        return table
    match = table.begun
    told = match.events.entries
    table.apply(acts.Continued(table.game.version, match.position(), match.number, dropped))
    table.begun.events.entries = told
    return table


def as_far_as_it_fits(table: Table, found: list[acts.AnyAct], base: int, snapshot: Snapshot | None) -> int:
    """Play what the new rules allow, from the newest position there is; how many actions were left out."""
    at = snapshot.acts if snapshot is not None else max(1, base)
    for act in found[1:at]:
        table.take(act)
    if snapshot is not None:
        put_down(table, snapshot)
    left_out: list[acts.AnyAct] = []
    for act in found[at:]:
        if isinstance(act, acts.GAME_ACTS) and (left_out or not fits(table, act)):
            left_out.append(act)
            leave_out(table)
        elif not isinstance(act, acts.GAME_ACTS):
            table.take(act)
    played = sum(isinstance(act, acts.Played) for act in left_out)
    taken_back = sum(act.count for act in left_out if isinstance(act, acts.TakenBack))
    return max(0, played - taken_back - sum(isinstance(act, acts.Undone) for act in left_out))


def put_down(table: Table, snapshot: Snapshot) -> None:
    """Put the match where an older snapshot has it, and its log as far as it can still be read."""
    match = table.match = table.resumed(snapshot.position, snapshot.number)
    match.resigned = table.resigned[:]
    if snapshot.history:
        match.events.entries = log_of(match, unpack(snapshot.history))


def leave_out(table: Table) -> None:
    """Count an act that did not happen by the new rules: it is stored."""
    table.stored += 1
    table.seq += 1


def fits(table: Table, act: acts.AnyAct) -> bool:
    """Carry out an act of the game, if the new rules allow it; if not, nothing has changed."""
    before = table.match.clone() if table.match is not None else None
    try:
        table.apply(act)
    except Exception:  # new rules may fail in any way with what older ones allowed
        if before is None:
            raise
        table.match = before
        return False
    return True
