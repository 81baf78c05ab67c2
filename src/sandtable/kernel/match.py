"""A match: a game in progress, as people and servers hold it. What is played on is its course."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sandtable.kernel import position as positions
from sandtable.kernel import record as records
from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.changes import Changes
from sandtable.kernel.course import Course
from sandtable.kernel.errors import NOT_NOW, Error, IllegalAction, PhraseIn, UndoRefused
from sandtable.kernel.events import EventLog, Reader
from sandtable.kernel.foretell import foretell
from sandtable.kernel.game import AnyGame, Reason
from sandtable.kernel.options import Scalar
from sandtable.kernel.pack import Pack
from sandtable.kernel.pickles import know_pack, reduce_match
from sandtable.kernel.redeal import redeal
from sandtable.kernel.results import Figure, Result, shares_of
from sandtable.kernel.schema import Schema
from sandtable.kernel.seat_view import SeatView
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY, Ruleset
from sandtable.kernel.view import asked, view
from sandtable.kernel.words import Message, Speaker

MOST_ASKED = 120
"""So many actions that name a thing are asked why not: of one with more, the first will do."""
MOST_REASONS = 3


class Match(Course):
    """A game in progress. Made by `sandtable.new`, `replay` or `from_position`."""

    def __init__(
        self, game: AnyGame, pack: Pack, options: dict[str, Scalar], schema: Schema, state: State, start: records.Start
    ) -> None:
        super().__init__(state)
        self.game = game
        self.pack = pack
        self.options = options
        self.seats = state.seats
        self.start = start
        self.schema = schema

    # -- what is asked ------------------------------------------------------------------------------

    @property
    def asked(self) -> dict[str, Any] | None:
        """Message and rule ids of the waiting decision."""
        return asked(self.game, self.state, self.state.waiting)

    @property
    def num_actions(self) -> int:
        """The size of the action space with these options: actions are 0 to `num_actions - 1`."""
        return self.state.ruleset.verbs.size

    @property
    def max_actions(self) -> int:
        """More actions than any game with these options can take."""
        return self.game.longest(self.pack, self.seats, self.options)

    def describe(self, action: int) -> str:
        """An action, legal now or not, in notation: `buy trucks`. It needs no position, and `parse` leads back."""
        return self.state.ruleset.verbs.describe(action)

    def parse(self, notation: str) -> int:
        """The action of a notation, legal now or not. What is no action raises an `Error` that names a likely one."""
        return self.state.ruleset.verbs.parse(notation)

    # -- playing ------------------------------------------------------------------------------------

    def why_not(self, actions: list[int]) -> list[Reason]:
        """Why each of these actions is not legal now, as a message name with rule ids.

        Asked of a re-deal for the seat to act, so that no reason tells it a secret, whatever a game looks at.
        """
        known = redeal(self.state, self.state.waiting, seed_bytes(f"why not {self.number}"))
        verbs = known.ruleset.verbs
        step = known.ruleset.steps[known.now]
        reasons: list[Reason] = []
        for action in actions:
            reason = self.game.why_not(known, verbs.verb_of[action], verbs.first_of[action], verbs.second_of[action])
            name, rules = reason or (NOT_NOW, ())
            reasons.append((name, rules or tuple(step.rules)))
        return reasons

    def reasons_about(self, token: str) -> list[Reason]:
        """Why what is called so in notation (a card, a tile, a place) cannot be used now, the likeliest reasons first.

        Asked about the actions that name it first, else about all that name it, or about one action. None if one of
        them is legal, or if the rules have nothing more to say.
        """
        verbs, legal = self.state.ruleset.verbs, set(self.state.legal)
        naming = self.meant_by(token)
        if not legal.isdisjoint(naming):
            return []
        asked = {verbs.verb_of[action] for action in legal}
        actions = sorted(naming, key=lambda action: verbs.verb_of[action] not in asked)
        of_it = [action for action in actions if self.describe(action).split()[1:2] == [token]]
        for group in (of_it, actions):
            found = [reason for reason in dict.fromkeys(self.why_not(group)) if reason[0] != NOT_NOW]
            if found:
                return found[:MOST_REASONS]
        return []

    def meant_by(self, token: str) -> list[int]:
        """The action of a notation, or those that name what is called so."""
        verbs = self.state.ruleset.verbs
        try:
            return [verbs.parse(token)]
        except Error:
            return verbs.naming(token, MOST_ASKED)

    def foretell(self, seat: int | None, seed: int = 0) -> dict[str, Any]:
        """Where the position leads, and what each action would bring, as far as a seat or a spectator can know."""
        return foretell(self.game, self.state, self.seat_index(seat), seed)

    def illegal(self, action: int) -> IllegalAction:
        """The error for an action that is not legal now, with the reason in a sentence."""
        [(name, rules)] = self.why_not([action])
        why = PhraseIn(self.game.folder, name)
        return IllegalAction("action-not-now", action=self.describe(action), why=why, rules=rules, message=name)

    @property
    def undo_refused(self) -> Message | None:
        """None, or the message that says why the last action cannot be taken back."""
        if self.undoable:
            return None
        return {"game": self.game.name, "id": self.refused, "args": {}}

    def undo(self) -> None:
        """Take back the last action of the seat to act."""
        refused = self.undo_refused
        if refused is not None:
            raise UndoRefused(PhraseIn(self.game.folder, self.refused))
        if not self.standing and self.start.seed is not None:
            self.find_the_way_back()
        self.go_back(1)

    def take_back(self, count: int = 1) -> None:
        """Take back the last actions by consent of the others. The chance counter does not go back."""
        if count > len(self.standing) and self.start.seed is not None:
            self.find_the_way_back()
        if count > len(self.standing):
            raise UndoRefused(PhraseIn(self.game.folder, "undo-nothing"))
        self.go_back(count)

    def find_the_way_back(self) -> None:
        """What was played before a snapshot is known only as it stands in the record: play that once more."""
        again = begin(self.game, self.pack, self.seats, self.options, self.start, listening=self.heard is not None)
        for number, line in enumerate(self.lines, 1):
            records.play_line(again, line, number)
        if again.number == self.number:
            again.undoable, again.refused = self.undoable, self.refused
            again.copy_course(self)

    def resign(self, seat: int) -> None:
        """A seat gives up. The game is over when at most one seat has not; until then others play its choices."""
        self.seat_index(seat)
        if self.to_act is None or seat in self.resigned:
            raise IllegalAction("cannot-resign", seat=seat)
        self.resigned.append(seat)
        self.note(f"resign {seat}")

    # -- copies and knowledge -----------------------------------------------------------------------

    def clone(self) -> Match:
        """A copy that goes its own way. The history so far is shared."""
        copied = Match(self.game, self.pack, self.options, self.schema, self.state.clone(), self.start)
        self.copy_course(copied)
        return copied

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        copied = self.clone()
        memo[id(self.state)] = copied.state
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        return reduce_match(self)

    def determinize(self, seat: int | None, seed: int) -> Match:
        """A match that `seat` cannot tell from this one; everything it cannot know is dealt again."""
        state = redeal(self.state, self.seat_index(seat), seed_bytes(f"re-deal {seed}"))
        match = Match(self.game, self.pack, self.options, self.schema, state, records.Start.unknown())
        match.number = self.number
        return match

    def seat_index(self, seat: int | None) -> int:
        """The number by which the kernel knows a seat, or a spectator, who is None."""
        if seat is None:
            return self.seats
        if not 0 <= seat < self.seats:
            raise Error("no-seat", seat=seat, last=self.seats - 1)
        return seat

    def seat_view(self, seat: int, seed: int = 0, log: bool = False) -> SeatView:
        """What a bot in this seat is given: its view, its actions and re-deals; never the truth.

        `log`: with what happened as the seat was told it, for bots that read it.
        """
        return SeatView(self.determinize(seat, seed), seat, self.log(seat) if log else None)

    def view(self, seat: int | None, only: Changes | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, may know, as JSON data; with `only`, what has changed of zones and counters."""
        seen = view(self.game, self.schema, self.state, self.seat_index(seat), only)
        return {**seen, "to_act": None, "asked": None, "actions": []} if self.conceded else seen

    @property
    def events(self) -> EventLog:
        """The log of what happened. Asked for the first time, the match is played again to hear it; then it listens."""
        if self.heard is None:
            if self.start.seed is None or self.start.position:
                self.hear(EventLog())
            else:
                self.hear(begin(self.game, self.pack, self.seats, self.options, self.start, listening=True).events)
        assert self.heard is not None
        return self.heard

    @events.setter
    def events(self, log: EventLog) -> None:
        self.heard = log
        self.state.log = log

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened after action number `since`, as a seat may know it."""
        reader = Reader(self.game, self.pack, self.schema.card_states, self.seat_index(seat))
        return reader.read(self.events.entries, since)

    # -- the end, and texts -------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How the game ended: ranks, shares, scores and the reason, or that others gave up. None while it goes on."""
        if self.state.ending != NOBODY:
            return self.game.result(self.state)
        return resigned_result(self.seats, self.resigned) if self.conceded else None

    @property
    def head(self) -> records.Head:
        """What a record says of this match before its lines."""
        pack = f"{self.pack.name} {self.pack.digest}"
        result = self.result
        stated = records.StatedResult(result.reason, result.ranks, result.scores) if result else None
        return records.Head(self.game.name, self.game.version, pack, self.seats, self.options, self.start, stated)

    @property
    def lines(self) -> list[str]:
        """The acts of the match in notation: actions, and acts of the table such as `undo`."""
        describe = self.state.ruleset.verbs.describe
        return [act if isinstance(act, str) else describe(act) for act in self.acts]

    def record(self) -> str:
        """How the game went, as text. It holds the truth."""
        return records.write(self.head, self.lines)

    def position(self) -> str:
        """The position as text. It holds the truth, but not the seed."""
        return positions.write(self.game, self.schema, self.state, self.options)

    def speaker(self, lang: str, names: list[str] | None = None) -> Speaker:
        """Speaks about this match in a language, with the names of its own pack."""
        return Speaker(self.game, self.pack, lang, names)


def resigned_result(seats: int, resigned: list[int]) -> Result:
    """Whoever gave up last is next to the one who did not."""
    ranks = tuple(max(2, seats - resigned.index(seat)) if seat in resigned else 1 for seat in range(seats))
    sheet = tuple(Figure("resigned" if seat in resigned else "stayed", 0, (), seat) for seat in range(seats))
    shares = shares_of(ranks) if 1 in ranks else (0.0,) * seats
    return Result(ranks, shares, (0,) * seats, "resigned", sheet)


@lru_cache(maxsize=64)
def shared_ruleset(game: AnyGame, pack: Pack, seats: int, options: tuple[tuple[str, Scalar], ...]) -> Ruleset:
    """Matches with the same settings share what never changes."""
    know_pack(pack)
    return game.ruleset(pack, seats, dict(options))


def begin(
    game: AnyGame,
    pack: Pack,
    seats: int,
    options: dict[str, Scalar],
    start: records.Start,
    listening: bool = False,
) -> Match:
    """A match at its start: set up from a seed, or from a position. `listening`: its log will be read."""
    assert start.seed is not None
    ruleset = shared_ruleset(game, pack, seats, tuple(options.items()))
    schema = ruleset.schema
    seed = seed_bytes(start.seed)
    if start.position:
        state = positions.read(game, schema, ruleset, start.position, seed)
        return Match(game, pack, options, schema, state, start)
    state = game.state()
    state.start(ruleset, seed)
    match = Match(game, pack, options, schema, state, start)
    if listening:
        match.events = EventLog()
    game.setup(state)
    state.run()
    return match
