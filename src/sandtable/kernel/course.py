"""The course of a match: its position, the actions that led to it, and the way back.

Playing costs little more than on a position alone: nothing is copied, written down or told unless somebody asks.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.kernel.errors import Error, IllegalAction
from sandtable.kernel.events import EventLog
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY
from sandtable.kernel.zones import has_number

UNDO = "undo"
"""The act of the table that takes back the last action that stands."""


def conceded(resigned: int, seats: int) -> bool:
    """Is a game over because so many have given up: everybody, or all but one?"""
    return resigned > 0 and resigned >= seats - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """What a match plays on. `Match` adds what people ask of it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.number = 0
        """How many actions stand, those before a re-deal or a snapshot included."""
        self.acts: list[int | str] = []
        """Everything that was done, in order: actions, and acts of the table such as `undo` in notation."""
        self.standing: list[int] = []
        """The actions since `beginning` that were not taken back."""
        self.beginning: State | None = None
        """The position before the first of them, once there is one. Nobody plays on it."""
        self.jumps: dict[int, int] = {}
        """Where chance went on from a higher count after a take-back: by how many actions stood, the count."""
        self.near: State | None = None
        """A later position, so that people who listen do not wait for a way back through the whole game."""
        self.near_at = 0
        """How many actions stood at it."""
        self.undoable = 0
        """How many actions may be undone without asking the others."""
        self.refused = "undo-nothing"
        """Why no further action may."""
        self.resigned: list[int] = []
        """The seats that gave up, in that order."""
        self.heard: EventLog | None = None
        """The log, once somebody listens."""

    @property
    def conceded(self) -> bool:
        """Has everybody but at most one seat given up?"""
        return conceded(len(self.resigned), self.state.seats)

    @property
    def to_act(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        waiting = self.state.waiting
        return None if waiting == NOBODY or (self.resigned and self.conceded) else waiting

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat to act."""
        return self.state.legal[:]

    def canonical_actions(self) -> list[int]:
        """A part of the legal actions that leaves every result reachable without trying equivalent orders twice."""
        return self.state.canonical()[:]

    # -- forth --------------------------------------------------------------------------------------

    def play(self, action: int | str) -> None:
        """Play one action, given as an int or in notation."""
        s = self.state
        waiting = s.waiting
        if waiting == NOBODY or (self.resigned and self.conceded):
            raise IllegalAction("game-is-over")
        number = self.read_action(action) if isinstance(action, str) else action
        if not has_number(s.legal, number):
            raise self.illegal(self.read_action(number))
        if self.beginning is None:
            self.beginning = s.clone()
        if self.heard is not None:
            self.heard.follow(self.number)
        chance = s.chance
        shown = s.shown
        s.advance(number)
        self.acts.append(number)
        self.standing.append(number)
        self.number += 1
        if s.waiting == waiting and s.chance == chance and s.shown == shown:
            self.undoable += 1
        else:
            self.close_the_way(waiting, chance)

    def read_action(self, action: int | str) -> int:
        """An action as an int, legal now or not; what is none raises `IllegalAction`."""
        verbs = self.state.ruleset.verbs
        if isinstance(action, int):
            if not 0 <= action < verbs.size:
                raise IllegalAction("action-out-of-range", action=action, last=verbs.size - 1)
            return action
        try:
            return verbs.parse(action)
        except Error as error:
            raise IllegalAction(error.phrase) from None

    def illegal(self, action: int) -> IllegalAction:
        """The error for an action that is not legal now."""
        return IllegalAction("action-not-legal", action=action)

    def close_the_way(self, waiting: int, chance: int) -> None:
        """One of the four nevers: what was played so far cannot be undone. `waiting` and `chance` are as before it."""
        s = self.state
        self.undoable = 0
        if s.waiting == NOBODY:
            self.refused = "undo-over"
        elif s.waiting != waiting:
            self.refused = "undo-seat"
        elif s.chance != chance:
            self.refused = "undo-chance"
        else:
            self.refused = "undo-shown"
        if self.heard is not None:
            self.near = s.clone()
            self.near_at = len(self.standing)

    def note(self, line: str) -> None:
        """Keep an act of the table that changes nothing: `note` and what there is to say."""
        self.acts.append(line)

    # -- back ---------------------------------------------------------------------------------------

    def go_back(self, count: int) -> None:
        """To where `count` fewer actions stood. The chance counter does not go back."""
        upto = len(self.standing) - count
        chance = self.state.chance
        s = self.replayed(upto, None)
        del self.standing[upto:]
        self.jumps = {at: jump for at, jump in self.jumps.items() if at <= upto}
        if s.chance != chance:
            self.jumps[upto] = chance
            s.chance = chance
        if self.near_at > upto:
            self.near = None
        if self.heard is not None:
            self.heard.cut(upto)
        s.log = self.heard
        self.state = s
        self.number -= count
        self.undoable = max(0, self.undoable - count)
        for _ in range(count):
            self.acts.append(UNDO)

    def replayed(self, upto: int, log: EventLog | None) -> State:
        """The position at which the first so many actions stood, played again; `log` hears it from the beginning."""
        s, at = self.state, 0
        if self.beginning is not None:
            s = self.beginning
        if log is None and self.near is not None and self.near_at <= upto:
            s, at = self.near, self.near_at
        s = s.clone()
        s.log = log
        first = self.number - len(self.standing)
        while at < upto:
            s.chance = self.jumps.get(at, s.chance)
            if log is not None:
                log.follow(first + at)
            s.apply(self.standing[at])
            at += 1
        s.chance = self.jumps.get(upto, s.chance)
        return s

    def actors(self) -> list[int]:
        """Who played each of the actions that stand since the beginning."""
        found: list[int] = []
        s = (self.beginning if self.beginning is not None else self.state).clone()
        for at, action in enumerate(self.standing):
            s.chance = self.jumps.get(at, s.chance)
            found.append(s.waiting)
            s.apply(action)
        return found

    def hear(self, log: EventLog) -> None:
        """Tell a log all that has happened since the beginning, and from now on what happens."""
        self.replayed(len(self.standing), log)
        for act in reversed(self.acts):
            if act == UNDO:
                log.by_themselves.clear()
            if act == UNDO or isinstance(act, int):
                break
        self.heard = log
        self.state.log = log

    def copy_course(self, other: Course) -> None:
        """Give a copy, which has a copy of the position, the same past."""
        other.number = self.number
        other.acts = self.acts[:]
        other.standing = self.standing[:]
        other.beginning = self.beginning
        other.jumps = self.jumps.copy()
        other.near = self.near
        other.near_at = self.near_at
        other.undoable = self.undoable
        other.refused = self.refused
        other.resigned = self.resigned[:]
        if self.heard is not None:
            other.heard = self.heard.copy()
            other.state.log = other.heard
