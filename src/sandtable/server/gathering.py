"""The people around a table, and what each act means: who sits where, who played what, what is proposed, what is said.

Everything that acts change, but for the match itself. A table in play adds the match and asks first whether an act may
happen (`table.py`); what is stored was accepted once and is only taken (`rebuild.py`, `recovery.py`).
"""

from __future__ import annotations

from collections import deque

from sandtable.kernel.course import UNDO, conceded
from sandtable.kernel.preparation import preparation_notes
from sandtable.kernel.record import Start
from sandtable.server import acts, fairness
from sandtable.server.seats import Seat
from sandtable.server.shapes import ChatLine, SeatChange

CHAT_LINES = 100
SEAT_CHANGES = 20
STOPPED_NOTE = "note stopped by agreement"


class Gathering:
    """The table around a game, as its acts make it. `seq` counts the acts of the game, `stored` all acts."""

    def __init__(self, made: acts.Made, fixed: Start | None) -> None:
        self.made = made
        self.fixed = fixed
        """Where a table begins that was made as a scripted first game."""
        self.seats = [Seat(number) for number in range(len(made.seats))]
        for seat, holder in zip(self.seats, made.seats, strict=True):
            if holder not in ("me", "open"):
                seat.bot = holder
        self.invite = made.invite
        self.watch = made.watch
        self.paused = False
        self.pace = made.pace
        self.seq = 0
        self.stored = 1
        self.rules = made.rules
        """The version of the rules that the game is played by."""
        self.continued: acts.Continued | None = None
        """Where it went on when they changed during the game."""
        self.settings = made.options
        """The options of the match; what is prepared before it changes them."""
        self.choices: list[tuple[int, str]] = []
        """What was chosen before the match: seat and choice."""
        self.started = False
        """Has the game begun? Then the words of the seats, of which its seed was made, stay as they are."""
        self.stopped = False
        self.resigned: list[int] = []
        """The seats that gave up, in that order."""
        self.actors: list[int] = []
        """Who played each action that stands and can be taken back."""
        self.forgotten = 0
        """How many stand that cannot: those from before the rules changed."""
        self.acted = [0] * len(self.seats)
        """The number of actions when each seat last acted."""
        self.take_backs = [0] * len(self.seats)
        """How often each seat took back what is not simply undone: with the consent of the others, or among bots."""
        self.hints = False
        """Did all agree that bots may be asked for advice?"""
        self.hints_used = [0] * len(self.seats)
        self.coached: list[int] = []
        """The seats whose coach is on."""
        self.coach_used: list[int] = []
        """Those whose coach ever was."""
        self.rematch: str | None = None
        self.proposals: dict[str, list[int]] = {}
        """The seats that consent, by what is proposed; the proposer first."""
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.chat_keys: deque[str] = deque(maxlen=CHAT_LINES)
        self.chat_number = 0
        self.changes: deque[SeatChange] = deque(maxlen=SEAT_CHANGES)
        self.changed = 0
        """How often a seat changed hands during the game."""
        self.talk = 0
        """How many acts were no acts of the game."""

    @property
    def over(self) -> bool:
        """Is the game over, as far as can be told without it?"""
        return self.stopped or conceded(len(self.resigned), len(self.seats))

    @property
    def standing(self) -> int:
        """How many actions stand."""
        return self.forgotten + len(self.actors)

    def alone(self, seat: int) -> bool:
        """Does one person sit here with nobody but bots? Then there is nobody to ask for a take-back."""
        others = [one for one in self.seats if one.number != seat]
        return self.seats[seat].asks_person and all(one.bot and not one.person for one in others)

    @property
    def hints_allowed(self) -> bool:
        """Between people advice is taken only if all agreed to it; nobody minds it among bots."""
        return self.hints or sum(seat.person for seat in self.seats) < 2

    def words(self) -> dict[int, str]:
        return {seat.number: seat.word for seat in self.seats if seat.word}

    def start(self) -> Start:
        """Where the match begins: a seed that nobody could choose, or one that was fixed; and the position from
        which it went on by new rules."""
        start = Start(fairness.match_seed(self.made.bits, self.words()))
        if self.fixed is not None:
            start = self.fixed
        return Start(start.seed, self.continued.position) if self.continued else start

    def opens(self, token: str) -> bool:
        """Is this the hash of a token of somebody who plays here, watches, or made the table?"""
        return token in {self.made.host, self.watch, *(seat.token for seat in self.seats if seat.token)}

    def notes(self) -> list[str]:
        """What a record says before the moves: who played, and how the seed was made, unless it was fixed."""
        names = [f"note player {seat.number} {seat.name}" for seat in self.seats if seat.name]
        if self.made.prepare:
            names += preparation_notes(self.made.prepare, self.choices)
        return names if self.fixed is not None else names + fairness.notes(self.made.bits, self.words())

    # -- what an act means --------------------------------------------------------------------------

    def take(self, act: acts.AnyAct) -> None:
        """One more act, which was accepted."""
        match act:
            case acts.Begun():
                self.started = True
                self.rules = act.rules or self.made.rules
            case acts.Continued():
                self.continued, self.rules = act, act.rules
                self.forgotten, self.actors = act.number, []
                self.acted = [min(number, act.number) for number in self.acted]
                self.proposals.clear()
            case acts.Chosen():
                self.choices.append((act.seat, act.choice))
            case acts.Prepared():
                self.settings, self.rules = act.options, act.rules
            case acts.Played():
                self.take_action(act.seat)
            case acts.Undone():
                self.forget_actions(1)
            case acts.TakenBack():
                self.forget_actions(act.count)
                self.take_backs[act.seat] += 1
                self.proposals.pop("take-back", None)
            case acts.Resigned():
                self.take_resignation(act)
            case acts.Stopped():
                self.stopped = True
                self.proposals.clear()
            case acts.Proposed() | acts.Answered():
                self.take_consent(act)
            case acts.Paced():
                self.paused, self.pace = act.paused, act.pace
            case acts.Spoken():
                self.take_words(act)
            case acts.HintsAgreed():
                self.hints = True
                self.proposals.pop("hints", None)
            case acts.Hinted():
                self.hints_used[act.seat] += 1
            case acts.Coached():
                self.take_coach(act)
            case acts.Rematched():
                self.rematch = act.table
                self.proposals.clear()
            case _:
                self.note_change(act)
                self.take_place(act)
        self.stored += 1
        if isinstance(act, acts.GAME_ACTS):
            self.seq += 1
        else:
            self.talk += 1

    def take_action(self, seat: int) -> None:
        self.actors.append(seat)
        self.acted[seat] = self.standing
        self.proposals.pop("take-back", None)
        if self.over:
            self.proposals.clear()

    def forget_actions(self, count: int) -> None:
        del self.actors[len(self.actors) - count :]
        self.acted = [min(number, self.standing) for number in self.acted]

    def take_resignation(self, act: acts.Resigned) -> None:
        """A bot plays on, unless nobody is left to play with."""
        self.resigned.append(act.seat)
        seat = self.seats[act.seat]
        seat.resigned = True
        seat.bot = "" if self.over else act.bot
        self.proposals.clear()

    def take_consent(self, act: acts.Proposed | acts.Answered) -> None:
        if isinstance(act, acts.Answered) and not act.yes:
            self.proposals.pop(act.what, None)
            return
        consents = self.proposals.setdefault(act.what, [])
        if act.seat not in consents:
            consents.append(act.seat)

    def take_words(self, act: acts.Spoken) -> None:
        self.chat_number += 1
        seat = act.seat if act.seat >= 0 else None
        self.chat.append(ChatLine(self.chat_number, seat, act.name, act.text, act.at))
        self.chat_keys.append(act.key)

    def take_coach(self, act: acts.Coached) -> None:
        self.coached = [seat for seat in self.coached if seat != act.seat] + [act.seat] * act.on
        if act.on and act.seat not in self.coach_used:
            self.coach_used.append(act.seat)

    def note_change(self, act: acts.AnyAct) -> None:
        """A seat changes hands in the middle of a game."""
        change = self.change_of(act)
        if change is not None:
            self.changed += 1
            self.changes.append(change)

    def change_of(self, act: acts.AnyAct) -> SeatChange | None:
        """What an act changes about who plays a seat, once the game has begun; it has not been taken yet."""
        if not self.started:
            return None
        number = self.changed + 1
        match act:
            case acts.Linked(what="seat"):
                return SeatChange(number, act.seat, "new-link", self.seats[act.seat].name, by(act.by), act.at)
            case acts.Sat():
                return SeatChange(number, act.seat, "taken", act.name, act.seat, act.at)
            case acts.Assigned() if act.bot:
                return SeatChange(number, act.seat, "bot", act.bot, by(act.by), act.at)
            case acts.Assigned():
                return SeatChange(number, act.seat, "back", self.seats[act.seat].name, by(act.by), act.at)
            case _:
                return None

    def take_place(self, act: acts.AnyAct) -> None:
        """Who sits where, and what opens what."""
        match act:
            case acts.Linked(what="invite"):
                self.invite = act.token
            case acts.Linked(what="watch"):
                self.watch = act.token
            case acts.Linked():
                seat = self.seats[act.seat]
                seat.token, seat.person, seat.name = act.token, False, ""
                if not self.started:
                    seat.word = ""
            case acts.Sat():
                seat = self.seats[act.seat]
                seat.token, seat.person, seat.name, seat.lang, seat.bot = act.token, True, act.name, act.lang, ""
            case acts.Named():
                seat = self.seats[act.seat]
                seat.name, seat.lang = act.name, act.lang
            case acts.Worded():
                self.seats[act.seat].word = act.word
            case acts.Assigned():
                self.seats[act.seat].bot = act.bot
            case _:
                pass


def by(seat: int) -> int | None:
    return seat if seat >= 0 else None


def change_note(change: SeatChange) -> str:
    """What a record says of a seat that changed hands."""
    who = f" {change.who}" if change.who else ""
    return f"note seat {change.seat} {change.what}{who} by {'host' if change.by is None else change.by}"


def record_lines(act: acts.AnyAct) -> list[str]:
    """What an act is in the record of the game: nothing, unless it is one of the game."""
    match act:
        case acts.Played():
            return [act.action]
        case acts.Undone():
            return [UNDO]
        case acts.TakenBack():
            return [UNDO] * act.count
        case acts.Resigned():
            return [f"resign {act.seat}"]
        case acts.Stopped():
            return [STOPPED_NOTE]
        case _:
            return []
