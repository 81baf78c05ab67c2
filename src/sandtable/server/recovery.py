"""What can be had of a table that was played by older rules: its record.

It is written from the acts. Nothing is replayed here, so nothing can fail to replay.
"""

from __future__ import annotations

from sandtable.kernel.record import Head, StatedResult, write
from sandtable.server import acts
from sandtable.server.gathering import Gathering, change_note, record_lines
from sandtable.server.packs import PackShelf
from sandtable.server.speech import Refused


class RecordRecovery(Gathering):
    """The people and the moves of a table, read from its acts."""

    def __init__(self, found: list[acts.AnyAct], shelf: PackShelf, was_over: bool = False) -> None:
        made = found[0]
        if not isinstance(made, acts.Made):
            raise Refused("not-found")
        super().__init__(made, shelf.fixed_start(made.kept) if made.lesson else None)
        self.was_over = was_over
        self.lines: list[str] = []
        self.result: StatedResult | None = None
        for act in found[1:]:
            change = self.change_of(act)
            self.take(act)
            if isinstance(act, acts.Continued):  # what was played before is not in the record
                self.lines = [f"resign {seat}" for seat in self.resigned]
            self.lines += record_lines(act) if change is None else [change_note(change)]
            if isinstance(act, (acts.Played, acts.Resigned)) and act.result:
                self.result = StatedResult.read(act.result)

    def record(self) -> str:
        """The record, as the table itself would write it."""
        if not self.started:
            raise Refused("not-now", why="waiting")
        made = self.made
        pack = made.cards or "standard unknown"
        head = Head(made.game, self.rules, pack, len(made.seats), self.settings, self.start(), self.result)
        return write(head, self.notes() + self.lines)
