"""What can be had of a table that cannot be played on because the rules have changed: its record.

It is written from the acts. Nothing is replayed here, so nothing can fail to replay.
"""

from __future__ import annotations

from sandtable.kernel.record import Head, Start, write
from sandtable.server import acts, fairness
from sandtable.server.packs import PackShelf
from sandtable.server.speech import Refused
from sandtable.server.table import STOPPED_NOTE


class Salvage:
    """The people and the moves of a table, read from its acts."""

    def __init__(self, found: list[acts.AnyAct], shelf: PackShelf) -> None:
        made = found[0]
        if not isinstance(made, acts.Made):
            raise Refused("not-found")
        self.made = made
        self.shelf = shelf
        self.watch = made.watch
        self.tokens: dict[int, str] = {}
        self.names: dict[int, str] = {}
        self.words: dict[int, str] = {}
        self.lines: list[str] = []
        self.begun = False
        for act in found[1:]:
            self.take_people(act)
            self.take_game(act)

    def take_people(self, act: acts.AnyAct) -> None:
        match act:
            case acts.Sat():
                self.tokens[act.seat], self.names[act.seat] = act.token, act.name
            case acts.Named():
                self.names[act.seat] = act.name
            case acts.Worded():
                self.words[act.seat] = act.word
            case acts.Linked(what="watch"):
                self.watch = act.token
            case acts.Linked(what="seat"):
                self.tokens[act.seat], self.names[act.seat] = act.token, ""
                if not self.begun:
                    self.words.pop(act.seat, None)
            case _:
                pass

    def take_game(self, act: acts.AnyAct) -> None:
        match act:
            case acts.Begun():
                self.begun = True
            case acts.Played():
                self.lines.append(act.action)
            case acts.Undone():
                self.lines.append("undo")
            case acts.TakenBack():
                self.lines += ["undo"] * act.count
            case acts.Resigned():
                self.lines.append(f"resign {act.seat}")
            case acts.Stopped():
                self.lines.append(STOPPED_NOTE)
            case _:
                pass

    def opens(self, token: str) -> bool:
        """Is this the hash of a token that opens something at the table?"""
        return token in {self.made.host, self.watch, *self.tokens.values()}

    def record(self) -> str:
        """The record, as the table itself would write it."""
        if not self.begun:
            raise Refused("not-now", why="waiting")
        made = self.made
        start = Start(fairness.match_seed(made.bits, self.words))
        if made.lesson:
            start = self.shelf.lesson(made.kept).head.start
        head = Head(made.game, made.rules, made.cards or "standard unknown", len(made.seats), made.options, start)
        said = [f"note player {seat} {name}" for seat, name in sorted(self.names.items()) if name]
        if not made.lesson:
            said += fairness.notes(made.bits, self.words)
        return write(head, said + self.lines)
