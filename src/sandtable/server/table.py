"""A table in play: the game and the people around it. It is what its acts make it, one after another.

`apply` checks an act and carries it out, or refuses it and changes nothing. It knows no sockets and no disk, so that
the same code serves the live table and the one that is rebuilt from the store.
"""

from __future__ import annotations

from typing import Any

from msgspec import convert
from msgspec.structs import replace

from sandtable.kernel.errors import NOT_NOW, Error, IllegalAction, PhraseIn
from sandtable.kernel.match import Match, begin
from sandtable.kernel.preparation import Preparing
from sandtable.kernel.record import Start, write
from sandtable.kernel.registry import bot_names, check_options, check_seats
from sandtable.kernel.registry import game as game_named
from sandtable.kernel.steps import NOBODY
from sandtable.kernel.view import action_item, figure_item
from sandtable.server import acts, fairness
from sandtable.server.bots import no_bot
from sandtable.server.gathering import STOPPED_NOTE, Gathering, change_note
from sandtable.server.packs import PackShelf
from sandtable.server.seats import Seat
from sandtable.server.shapes import Fairness, Figure, Outcome, Proposal, TableInfo, TookBack
from sandtable.server.speech import Refused
from sandtable.server.standing import Standing

AGAIN = ("rematch", "swap")
"""What is proposed when a game is over."""
LONGEST_NOTATION = 200
"""Longer ones are not even looked at: looking for what was meant takes time."""


class Table(Gathering):
    """One table with its match, once that has begun."""

    def __init__(self, name: str, made: acts.Made, shelf: PackShelf) -> None:
        self.name = name
        self.game = game_named(made.game)
        self.kept = made.kept or shelf.gather_first_edition(self.game, made.pack).name
        self.pack = shelf.pack(self.game, self.kept)
        super().__init__(made, shelf.fixed_start(self.kept) if made.lesson else None)
        self.options = check_options(self.game, self.pack, check_seats(self.game, len(made.seats)), made.options)
        self.match: Match | None = None
        self.preparing: Preparing | None = None
        """What is chosen before the match, once that has begun."""
        self.older_record = ""
        """The record of a game that was finished by older rules."""
        self.said: dict[int, dict[str, Any]] = {}
        """What people chose, in the words in which it was offered, by how many actions stood before it."""
        self.took_back: TookBack | None = None
        """What was taken back last, until somebody else plays."""
        self.stood: Standing | None = None
        """How it stood when it was last written, as the store has it."""
        self.snapped = 0
        """The acts of the game at the last snapshot of which we know."""

    # -- what it is ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return super().over or (self.match is not None and self.match.to_act is None)

    @property
    def phase(self) -> str:
        if self.match is None:
            return "preparing" if self.preparing is not None else "waiting"
        return "over" if self.over else "playing"

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

    def choosing(self) -> list[int]:
        """The seats that have something to choose before the match."""
        return self.preparing.waiting() if self.preparing is not None and self.match is None else []

    def bot_to_act(self) -> str:
        """The name of the bot that is asked now; empty if none is, or if the bots wait."""
        to_act = self.to_act
        if to_act is None or "take-back" in self.proposals:
            return ""
        return self.seats[to_act].bot

    def waiting_for(self, what: str, present: set[int]) -> list[int]:
        """The people whose consent to a proposal is still missing. A rematch does not wait for those who have left."""
        asked = [seat for seat in self.seats if seat.number not in self.proposals[what]]
        if what in AGAIN:
            return [seat.number for seat in asked if seat.comes_back and seat.number in present]
        return [seat.number for seat in asked if seat.asks_person]

    # -- acts ---------------------------------------------------------------------------------------

    def apply(self, act: acts.AnyAct) -> None:
        """Carry out one act, or refuse it and change nothing."""
        if isinstance(act, acts.GAME_ACTS):
            self.change_match(act)
        elif isinstance(act, (acts.Proposed, acts.Answered)):
            self.check_consent(act)
        elif isinstance(act, acts.Chosen):
            self.choose(act)
        else:
            self.check_place(act)
        self.take(act)

    def take(self, act: acts.AnyAct) -> None:
        change = self.change_of(act)
        if change is not None and self.match is not None:
            self.match.note(change_note(change))
        super().take(act)
        if isinstance(act, acts.Prepared):
            self.options = check_options(self.game, self.pack, len(self.seats), act.options)

    # -- may it happen to the game? -----------------------------------------------------------------

    def change_match(self, act: acts.AnyAct) -> None:
        """Do with the match what an act of the game says."""
        match act:
            case acts.Begun():
                self.begin()
            case acts.Prepared():
                self.begin_prepared(act)
            case acts.Played():
                self.play(act)
            case acts.Undone():
                self.undo(act)
            case acts.TakenBack():
                self.take_back(act)
            case acts.Resigned():
                self.resign(act)
            case acts.Stopped():
                self.going.note(STOPPED_NOTE)
            case acts.Continued():
                self.go_on(act)
            case _:
                pass

    def begin(self) -> None:
        if self.match is not None or self.preparing is not None:
            raise Refused("not-now", why="playing")
        if any(not seat.person and not seat.bot for seat in self.seats):
            raise Refused("seats-open")
        missing = [seat for seat in self.seats if seat.asks_person and not seat.word]
        if missing and self.fixed is None:
            names = ", ".join(seat.name or str(seat.number + 1) for seat in missing)
            raise Refused("words-missing", names=names)
        if self.made.prepare:
            self.preparing = self.prepare()
        else:
            self.begin_match()

    def prepare(self) -> Preparing:
        """What is chosen before the match, from its beginning. Its chance is the table's own."""
        preparation, seed = self.game.preparation, self.start().seed
        if preparation is None or seed is None:
            raise Refused("broken-table", why="rules")
        return preparation.begin(self.pack, self.options, preparation.read(self.game.name, self.made.prepare), seed)

    def choose(self, act: acts.Chosen) -> None:
        if self.preparing is None or self.match is not None:
            raise Refused("not-now", why="waiting" if self.match is None else "playing")
        try:
            self.preparing.choose(act.seat, act.choice)
        except Error as error:
            raise Refused("bad-choice", detail=error) from None

    def begin_prepared(self, act: acts.Prepared) -> None:
        if self.preparing is None or self.match is not None or self.preparing.waiting():
            raise Refused("not-now", why="waiting")
        self.options = check_options(self.game, self.pack, len(self.seats), act.options)
        self.begin_match()

    def begin_match(self) -> None:
        self.match = begin(self.game, self.pack, len(self.seats), self.options, self.start(), listening=True)

    def go_on(self, act: acts.Continued) -> None:
        """The position as it was, by new rules. What was played before cannot be taken back."""
        match = self.match = self.resumed(act.position, act.number)
        for seat in self.resigned:
            match.resign(seat)

    def resumed(self, position: str, number: int) -> Match:
        """A match at a position of this table, with the table's own chance."""
        start = Start(self.start().seed, position)
        match = begin(self.game, self.pack, len(self.seats), self.options, start)
        match.number = number
        return match

    def play(self, act: acts.Played) -> None:
        match = self.going
        if match.to_act != act.seat:
            raise Refused("not-your-turn")
        if len(act.action) > LONGEST_NOTATION:
            raise Refused("illegal", detail=PhraseIn(self.game.folder, NOT_NOW))
        try:
            words = self.words_of(match, act)
            match.play(act.action)
        except IllegalAction as error:
            raise Refused("illegal", error.rules, detail=PhraseIn(self.game.folder, error.message)) from None
        if words is None:
            self.said.pop(self.standing, None)
        else:
            self.said[self.standing] = words
        if self.took_back is not None and self.took_back.seat != act.seat:
            self.took_back = None

    def words_of(self, match: Match, act: acts.Played) -> dict[str, Any] | None:
        """The words of what a person is about to play, so that the way back can say what it undoes."""
        action = match.read_action(act.action)
        if not self.seats[act.seat].asks_person or action not in match.state.legal:
            return None
        message: dict[str, Any] = action_item(match.game, match.state, action)["message"]
        return message

    def undo_act(self, seat: int) -> acts.Undone | acts.TakenBack:
        """What a wish to undo comes to: among bots alone everything goes back, with what the bots played since."""
        match = self.going
        free = match.to_act == seat and match.undo_refused is None
        if free or not self.alone(seat):
            return acts.Undone(seat)
        return acts.TakenBack(seat, self.take_back_count(seat))

    def undo(self, act: acts.Undone) -> None:
        match = self.going
        if match.to_act != act.seat:
            raise Refused("not-your-turn")
        refused = match.undo_refused
        if refused is not None:
            raise Refused("undo-refused", detail=PhraseIn(self.game.folder, refused["id"]))
        in_sight = match.state.drafter == NOBODY
        match.undo()
        if in_sight:
            self.tell_of_steps(act.seat, 1)

    def tell_of_steps(self, seat: int, steps: int) -> None:
        """Keep for the others how much was taken back. Of a draft they saw nothing and do not learn its length."""
        before = self.took_back
        self.took_back = TookBack(seat, steps + (before.steps if before is not None and before.seat == seat else 0))

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
        self.tell_of_steps(act.seat, act.count)

    def resign(self, act: acts.Resigned) -> None:
        match = self.going
        if self.seat(act.seat).resigned:
            raise Refused("not-now", why="no-person")
        match.resign(act.seat)

    # -- may it happen among the people? ------------------------------------------------------------

    def check_place(self, act: acts.AnyAct) -> None:
        match act:
            case acts.Sat():
                seat = self.seat(act.seat)
                if seat.person or (seat.token and seat.token != act.token) or seat.resigned:
                    raise Refused("full")
                if not seat.token and seat.bot:
                    raise Refused("full")
            case acts.Named():
                self.seat(act.seat)
            case acts.Worded():
                if self.started:
                    raise Refused("not-now", why="playing")
                self.seat(act.seat)
            case acts.Linked(what="seat"):
                if self.seat(act.seat).resigned:
                    raise Refused("not-now", why="no-person")
            case acts.Assigned():
                seat = self.seat(act.seat)
                if act.bot and act.bot not in bot_names():
                    raise Refused("unknown-bot", detail=no_bot(act.bot))
                if seat.resigned and not act.bot:
                    raise Refused("not-now", why="no-person")
            case acts.Made():
                raise Refused("broken-table", why="rules")
            case _:
                pass

    def check_consent(self, act: acts.Proposed | acts.Answered) -> None:
        if act.what in AGAIN:
            if not self.over:
                raise Refused("not-now", why="waiting" if self.match is None else "going-on")
            if act.what == "swap" and not self.game.sides:
                raise Refused("not-now", why="no-sides")
        else:
            _ = self.going
        seat = self.seat(act.seat)
        if not (seat.comes_back if act.what in AGAIN else seat.asks_person):
            raise Refused("not-now", why="no-person")
        if isinstance(act, acts.Answered):
            if act.what not in self.proposals:
                raise Refused("not-now", why="no-proposal")
        elif act.what == "take-back" and act.what not in self.proposals:
            self.take_back_count(act.seat)

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
            took_back=self.took_back,
            hints=self.hints_allowed,
            hints_used=self.hints_used,
            coached=[seat for seat in self.coached if self.alone(seat)],
            coach_used=self.coach_used,
            paused=self.paused,
            pace=self.pace,
            fairness=self.fairness(),
            created=self.made.created,
            rematch=self.rematch,
            prepare=self.made.prepare,
            choosing=self.choosing(),
            changes=list(self.changes),
            dropped=self.continued.dropped if self.continued else None,
        )

    def fairness(self) -> Fairness:
        """The hash from the beginning, bits and words at the end."""
        hashed = fairness.commitment(self.made.bits)
        if not self.over:
            return Fairness(hashed, None, None)
        return Fairness(hashed, [seat.word for seat in self.seats], self.made.bits)

    def outcome(self) -> Outcome | None:
        outcome = outcome_of(self.match, self.stopped) if self.match is not None and self.over else None
        return replace(outcome, take_backs=self.take_backs) if outcome is not None else None

    def record(self) -> str:
        """The record with names, and with how the seed was made. It holds the truth: only for finished games."""
        if self.match is None or not self.over:
            raise Refused("not-over")
        if self.older_record:
            return self.older_record
        return write(self.match.head, self.notes() + self.match.lines)


def outcome_of(match: Match, stopped: bool) -> Outcome | None:
    """How a match ended, if it has."""
    result = match.result
    if result is None:
        return stopped_outcome(match.seats) if stopped else None
    sheet = [convert(figure_item(match.game, figure), Figure) for figure in result.sheet]
    ranks, shares, scores = list(result.ranks), list(result.shares), list(result.scores)
    if match.conceded:
        return Outcome("resigned", match.resigned[0], ranks, shares, scores, result.reason, sheet)
    return Outcome("played", None, ranks, shares, scores, result.reason, sheet)


def stopped_outcome(seats: int) -> Outcome:
    """How a game ended that all agreed to stop."""
    return Outcome("stopped", None, [1] * seats, [1 / seats] * seats, [0] * seats, "stopped", [])


def earlier_match(match: Match, count: int) -> Match:
    """The match before its last `count` actions. The chance counter does not go back; the record says `undo`."""
    earlier = match.clone()
    earlier.take_back(count)
    earlier.undoable, earlier.refused = 0, "undo-chance"
    return earlier
