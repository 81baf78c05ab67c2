"""A table: the game and the people around it. It is what its acts make it, one after another.

`apply` checks an act and carries it out, or refuses it and changes nothing. It knows no sockets and no disk, so that
the same code serves the live table and the one that is rebuilt from the store.
"""

from __future__ import annotations

from collections import deque

from msgspec import convert

from sandtable.kernel.errors import Error, IllegalAction
from sandtable.kernel.lesson import Advice
from sandtable.kernel.match import Match, begin
from sandtable.kernel.record import Start, write
from sandtable.kernel.registry import bot_names, check_options, check_seats
from sandtable.kernel.registry import game as game_named
from sandtable.kernel.view import figure_item
from sandtable.kernel.words import languages, translator
from sandtable.server import acts, fairness
from sandtable.server.bots import no_bot
from sandtable.server.packs import PackShelf
from sandtable.server.seats import Seat
from sandtable.server.shapes import ChatLine, Fairness, Figure, Outcome, Proposal, TableInfo
from sandtable.server.speech import Refused

CHAT_LINES = 100
DEFAULT_BOT = "greedy"
STOPPED_NOTE = "note stopped by agreement"
LONGEST_NOTATION = 200
"""Longer ones are not even looked at: looking for what was meant takes time."""


class Table:
    """One table. `seq` counts the acts of the game, `stored` all acts."""

    def __init__(self, name: str, made: acts.Made, shelf: PackShelf) -> None:
        self.name = name
        self.made = made
        self.game = game_named(made.game)
        self.kept = made.kept or shelf.gather(self.game, made.pack).name
        self.pack = shelf.pack(self.game, self.kept)
        count = check_seats(self.game, len(made.seats))
        self.options = check_options(self.game, self.pack, count, made.options)
        self.seats = [Seat(number) for number in range(count)]
        for seat, holder in zip(self.seats, made.seats, strict=True):
            if holder not in ("me", "open"):
                seat.bot = holder
        self.lesson = shelf.lesson(self.kept) if made.lesson else None
        self.invite = made.invite
        self.watch = made.watch
        self.paused = False
        self.pace = made.pace
        self.match: Match | None = None
        self.seq = 0
        self.stored = 1
        self.actors: list[int] = []
        """Who played each action that stands."""
        self.acted = [0] * count
        """The number of actions when each seat last acted."""
        self.stopped = False
        self.rematch: str | None = None
        self.proposals: dict[str, list[int]] = {}
        """The seats that consent, by what is proposed; the proposer first."""
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.chat_keys: deque[str] = deque(maxlen=CHAT_LINES)
        self.chat_number = 0

    # -- what it is ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.stopped or (self.match is not None and self.match.to_act is None)

    @property
    def phase(self) -> str:
        return "waiting" if self.match is None else "over" if self.over else "playing"

    @property
    def to_act(self) -> int | None:
        return None if self.match is None or self.stopped else self.match.to_act

    @property
    def begun(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise Refused("not-now", why="waiting")
        return self.match

    @property
    def going(self) -> Match:
        """The match, while it is played."""
        match = self.begun
        if self.over:
            raise Refused("not-now", why="over")
        return match

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refused("not-your-seat")
        return self.seats[number]

    def bot_to_act(self) -> str:
        """The name of the bot that is asked now; empty if none is, or if the bots wait."""
        to_act = self.to_act
        if to_act is None or "take-back" in self.proposals:
            return ""
        return self.seats[to_act].bot

    def waiting_for(self, what: str, present: set[int]) -> list[int]:
        """The people whose consent to a proposal is still missing. A rematch does not wait for those who have left."""
        asked = [seat for seat in self.seats if seat.number not in self.proposals[what]]
        if what == "rematch":
            return [seat.number for seat in asked if seat.comes_back and seat.number in present]
        return [seat.number for seat in asked if seat.asks_person]

    def words(self) -> dict[int, str]:
        return {seat.number: seat.word for seat in self.seats if seat.word}

    # -- acts ---------------------------------------------------------------------------------------

    def apply(self, act: acts.AnyAct) -> None:
        """Carry out one act, or refuse it and change nothing."""
        match act:
            case acts.Played():
                self.play(act)
            case acts.Undone():
                self.undo(act)
            case acts.TakenBack():
                self.take_back(act)
            case acts.Resigned():
                self.resign(act)
            case acts.Stopped():
                self.stop()
            case acts.Begun():
                self.begin()
            case acts.Sat() | acts.Named() | acts.Worded() | acts.Linked() | acts.Assigned():
                self.change_seat(act)
            case acts.Proposed() | acts.Answered():
                self.consent(act)
            case acts.Paced():
                self.paused, self.pace = act.paused, act.pace
            case acts.Spoken():
                self.speak(act)
            case acts.Rematched():
                self.rematch = act.table
                self.proposals.clear()
            case acts.Made():
                raise Refused("broken-table", why="rules")
        self.count(act)

    def count(self, act: acts.AnyAct) -> None:
        """One more act, carried out or known to have been."""
        self.stored += 1
        if isinstance(act, acts.GAME_ACTS):
            self.seq += 1

    # -- acts of the game ---------------------------------------------------------------------------

    def begin(self) -> None:
        if self.match is not None:
            raise Refused("not-now", why="playing")
        if any(not seat.person and not seat.bot for seat in self.seats):
            raise Refused("seats-open")
        missing = [seat for seat in self.seats if seat.asks_person and not seat.word]
        if missing and self.lesson is None:
            names = ", ".join(seat.name or str(seat.number + 1) for seat in missing)
            raise Refused("words-missing", names=names)
        self.match = begin(self.game, self.pack, len(self.seats), self.options, self.start(), listening=True)

    def start(self) -> Start:
        """Where the match begins: a seed that nobody could choose, or the lesson's own beginning."""
        if self.lesson is not None:
            return self.lesson.head.start
        return Start(fairness.match_seed(self.made.bits, self.words()))

    def scripted(self) -> Advice | None:
        """What comes next in the lesson, as long as everybody has followed it."""
        return self.lesson.advice(self.match) if self.lesson is not None and self.match is not None else None

    def play(self, act: acts.Played) -> None:
        match = self.going
        if match.to_act != act.seat:
            raise Refused("not-your-turn")
        if len(act.action) > LONGEST_NOTATION:
            raise self.illegal(match, "", IllegalAction(""))
        try:
            match.play(act.action)
        except IllegalAction as error:
            raise self.illegal(match, act.action, error) from None
        self.actors.append(act.seat)
        self.acted[act.seat] = match.number
        self.proposals.pop("take-back", None)
        if self.over:
            self.proposals.clear()

    def illegal(self, match: Match, action: str, error: IllegalAction) -> Refused:
        """Why an action is not on the list, in both languages, with the rules behind it."""
        reason = None
        try:
            verbs = match.state.box.verbs
            n = verbs.parse(action)
            reason = self.game.why_not(match.state, verbs.verb_of[n], verbs.first_of[n], verbs.second_of[n])
        except Error:
            pass  # not even a word of the notation
        name = reason[0] if reason else "not-now"
        return Refused("illegal", error.rules, text=self.game_says(name))

    def game_says(self, name: str) -> dict[str, str]:
        return {lang: translator(lang, self.game.folder)(name) for lang in languages()}

    def undo(self, act: acts.Undone) -> None:
        match = self.going
        if match.to_act != act.seat:
            raise Refused("not-your-turn")
        refused = match.undo_refused
        if refused is not None:
            raise Refused("undo-refused", text=self.game_says(refused["id"]))
        match.undo()
        self.forget_actions(1)

    def take_back_count(self, seat: int) -> int:
        """How many actions must be taken back to undo the seat's own last one."""
        for count, actor in enumerate(reversed(self.actors), 1):
            if actor == seat:
                return count
        raise Refused("not-now", why="no-action")

    def take_back(self, act: acts.TakenBack) -> None:
        match = self.going
        if not 0 < act.count <= len(self.actors):
            raise Refused("not-now", why="no-action")
        self.match = earlier_match(match, act.count)
        self.forget_actions(act.count)
        self.proposals.pop("take-back", None)

    def forget_actions(self, count: int) -> None:
        del self.actors[len(self.actors) - count :]
        standing = len(self.actors)
        self.acted = [min(number, standing) for number in self.acted]

    def resign(self, act: acts.Resigned) -> None:
        match = self.going
        seat = self.seat(act.seat)
        if seat.resigned:
            raise Refused("not-now", why="no-person")
        match.resign(act.seat)
        seat.resigned = True
        seat.bot = "" if self.over else act.bot
        self.proposals.clear()

    def stop(self) -> None:
        match = self.going
        match.note(STOPPED_NOTE)
        self.stopped = True
        self.proposals.clear()

    # -- acts of the people -------------------------------------------------------------------------

    def change_seat(self, act: acts.Sat | acts.Named | acts.Worded | acts.Linked | acts.Assigned) -> None:
        match act:
            case acts.Sat():
                seat = self.seat(act.seat)
                if seat.person or (seat.token and seat.token != act.token) or seat.resigned:
                    raise Refused("full")
                if not seat.token and seat.bot:
                    raise Refused("full")
                seat.token, seat.person, seat.name, seat.lang, seat.bot = act.token, True, act.name, act.lang, ""
            case acts.Named():
                seat = self.seat(act.seat)
                seat.name, seat.lang = act.name, act.lang
            case acts.Worded():
                if self.match is not None:
                    raise Refused("not-now", why="playing")
                self.seat(act.seat).word = act.word
            case acts.Linked():
                self.relink(act)
            case acts.Assigned():
                self.assign(act)

    def relink(self, act: acts.Linked) -> None:
        if act.what == "invite":
            self.invite = act.token
        elif act.what == "watch":
            self.watch = act.token
        else:
            seat = self.seat(act.seat)
            if seat.resigned:
                raise Refused("not-now", why="no-person")
            seat.token, seat.person, seat.name = act.token, False, ""
            if self.match is None:
                seat.word = ""

    def assign(self, act: acts.Assigned) -> None:
        seat = self.seat(act.seat)
        if act.bot and act.bot not in bot_names():
            raise Refused("unknown-bot", detail=no_bot(act.bot))
        if seat.resigned and not act.bot:
            raise Refused("not-now", why="no-person")
        seat.bot = act.bot

    def consent(self, act: acts.Proposed | acts.Answered) -> None:
        if act.what == "rematch":
            if not self.over:
                raise Refused("not-now", why="waiting" if self.match is None else "going-on")
        else:
            _ = self.going
        seat = self.seat(act.seat)
        if not (seat.comes_back if act.what == "rematch" else seat.asks_person):
            raise Refused("not-now", why="no-person")
        if isinstance(act, acts.Proposed):
            if act.what == "take-back" and act.what not in self.proposals:
                self.take_back_count(act.seat)
            consents = self.proposals.setdefault(act.what, [])
        elif act.what not in self.proposals:
            raise Refused("not-now", why="no-proposal")
        elif not act.yes:
            del self.proposals[act.what]
            return
        else:
            consents = self.proposals[act.what]
        if act.seat not in consents:
            consents.append(act.seat)

    def speak(self, act: acts.Spoken) -> None:
        self.chat_number += 1
        seat = act.seat if act.seat >= 0 else None
        self.chat.append(ChatLine(self.chat_number, seat, act.name, act.text, act.at))
        self.chat_keys.append(act.key)

    # -- what people are told -----------------------------------------------------------------------

    def info(self, present: set[int], spectators: int) -> TableInfo:
        return TableInfo(
            id=self.name,
            game=self.game.name,
            pack=self.pack.name,
            options=self.options,
            phase=self.phase,  # type: ignore[arg-type]  # one of the three words
            seats=[seat.info(seat.number in present) for seat in self.seats],
            spectators=spectators,
            proposals=[
                Proposal(what, seats[0], self.waiting_for(what, present))  # type: ignore[arg-type]  # only these are kept
                for what, seats in self.proposals.items()
            ],
            paused=self.paused,
            pace=self.pace,
            fairness=self.fairness(),
            created=self.made.created,
            rematch=self.rematch,
            lesson=self.lesson is not None,
        )

    def fairness(self) -> Fairness:
        """The hash from the beginning, bits and words at the end."""
        hashed = fairness.commitment(self.made.bits)
        if not self.over:
            return Fairness(hashed, None, None)
        return Fairness(hashed, [seat.word for seat in self.seats], self.made.bits)

    def outcome(self) -> Outcome | None:
        return outcome_of(self.match, self.stopped) if self.match is not None and self.over else None

    def record(self) -> str:
        """The record with names, and with how the seed was made. It holds the truth: only for finished games."""
        if self.match is None or not self.over:
            raise Refused("not-over")
        said = [f"note player {seat.number} {seat.name}" for seat in self.seats if seat.name]
        if self.lesson is None:
            said += fairness.notes(self.made.bits, self.words())
        return write(self.match.head, said + self.match.lines)


def outcome_of(match: Match, stopped: bool) -> Outcome | None:
    """How a match ended, if it has."""
    result = match.result
    if result is None:
        count = match.seats
        even = Outcome("stopped", None, [1] * count, [1 / count] * count, [0] * count, "stopped", [])
        return even if stopped else None
    sheet = [convert(figure_item(match.game, figure), Figure) for figure in result.sheet]
    ranks, shares, scores = list(result.ranks), list(result.shares), list(result.scores)
    if match.conceded:
        return Outcome("resigned", match.resigned[0], ranks, shares, scores, result.reason, sheet)
    return Outcome("played", None, ranks, shares, scores, result.reason, sheet)


def earlier_match(match: Match, count: int) -> Match:
    """The match before its last `count` actions. The chance counter does not go back; the record says `undo`."""
    earlier = match.clone()
    earlier.take_back(count)
    earlier.undoable, earlier.refused = 0, "undo-chance"
    return earlier
