"""A match: a state with its history. What people and servers hold."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sandtable.kernel import position as positions
from sandtable.kernel import record as records
from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.changes import Changes
from sandtable.kernel.errors import Both, Error, IllegalAction, UndoRefused
from sandtable.kernel.events import EventLog, Reader
from sandtable.kernel.game import AnyGame
from sandtable.kernel.options import Scalar
from sandtable.kernel.pack import Pack
from sandtable.kernel.pickles import know_pack, reduce_match
from sandtable.kernel.redeal import redeal
from sandtable.kernel.results import Figure, Result, shares_of
from sandtable.kernel.schema import Schema
from sandtable.kernel.seat_view import SeatView
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY, Box
from sandtable.kernel.view import asked, view
from sandtable.kernel.words import Message, Speaker, translator


class Match:
    """A game in progress. Made by `sandtable.new`, `replay` or `from_position`."""

    def __init__(
        self, game: AnyGame, pack: Pack, options: dict[str, Scalar], schema: Schema, state: State, start: records.Start
    ) -> None:
        self.game = game
        self.pack = pack
        self.options = options
        self.seats = state.seats
        self.state = state
        self.start = start
        self.schema = schema
        self.lines: list[str] = []
        """The acts of the match in notation: actions, and acts of the table such as `undo`."""
        self.number = 0
        self.events = EventLog()
        self.before: list[tuple[State, int]] = []
        """For each action that may still be taken back: the state before it and the length of the log."""
        self.refused = "undo-nothing"
        self.resigned: list[int] = []
        """The seats that gave up, in that order."""
        state.log = self.events

    # -- what is asked ------------------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        return None if self.state.waiting == NOBODY or self.conceded else self.state.waiting

    @property
    def asked(self) -> dict[str, Any] | None:
        """Message and rule ids of the waiting decision."""
        return asked(self.game, self.state, self.state.waiting)

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat to act."""
        return self.state.legal[:]

    def canonical_actions(self) -> list[int]:
        """A part of the legal actions that leaves every result reachable without trying equivalent orders twice."""
        return self.state.canonical()[:]

    @property
    def num_actions(self) -> int:
        return self.state.box.verbs.size

    @property
    def max_actions(self) -> int:
        """More actions than any game with these options can take."""
        return self.game.longest(self.pack, self.seats, self.options)

    def describe(self, action: int) -> str:
        return self.state.box.verbs.describe(action)

    def parse(self, notation: str) -> int:
        return self.state.box.verbs.parse(notation)

    # -- playing ------------------------------------------------------------------------------------

    def play(self, action: int | str) -> None:
        """Play one action, given as an int or in notation."""
        s = self.state
        if self.to_act is None:
            raise IllegalAction("the game is over; nothing can be played")
        number = self.read_action(action)
        if number not in s.legal:
            raise self.illegal(number)
        old = s.clone()
        log_length = len(self.events.entries)
        self.events.by_themselves.clear()
        s.apply(number)
        self.lines.append(s.box.verbs.describe(number))
        self.number += 1
        self.events.number = self.number
        self.remember(old, log_length)

    def read_action(self, action: int | str) -> int:
        if isinstance(action, int):
            if not 0 <= action < self.num_actions:
                raise IllegalAction("{} is not an action; actions are 0 to {}", action, self.num_actions - 1)
            return action
        try:
            return self.parse(action)
        except Error as error:
            raise IllegalAction("{}", error) from None

    def illegal(self, action: int) -> IllegalAction:
        """Why this action is not legal now, in a sentence."""
        verbs = self.state.box.verbs
        reason = self.game.why_not(self.state, verbs.verb_of[action], verbs.first_of[action], verbs.second_of[action])
        name, rules = reason or ("not-now", ())
        step = self.state.box.steps[self.state.agenda[-1]]
        why = Both(*(translator(lang, self.game.folder)(name) for lang in ("en", "uk")))
        known = tuple(rules) or tuple(step.rules)
        return IllegalAction("'{}' cannot be played now: {}", verbs.describe(action), why, rules=known, message=name)

    def remember(self, old: State, log_length: int) -> None:
        """Keep the way back open, unless one of the four nevers has closed it."""
        s = self.state
        if s.waiting == NOBODY:
            self.refused = "undo-over"
        elif s.waiting != old.waiting:
            self.refused = "undo-seat"
        elif s.chance != old.chance:
            self.refused = "undo-chance"
        elif s.shown != old.shown:
            self.refused = "undo-shown"
        else:
            self.before.append((old, log_length))
            return
        self.before.clear()

    @property
    def undo_refused(self) -> Message | None:
        """None, or the message that says why the last action cannot be taken back."""
        if self.before:
            return None
        return {"game": self.game.name, "id": self.refused, "args": {}}

    def undo(self) -> None:
        """Take back the last action of the seat to act."""
        refused = self.undo_refused
        if refused is not None:
            raise UndoRefused("{}", Both(self.speaker("en").say(refused), self.speaker("uk").say(refused)))
        state, log_length = self.before.pop()
        self.restore(state.clone(), log_length)             # copies of the match may go back to it too

    def take_back(self) -> None:
        """Take back the last action by consent of the others. The chance counter does not go back."""
        if self.before:
            self.undo()
            return
        if self.number == 0:
            nothing = Both(*(translator(lang, self.game.folder)("undo-nothing") for lang in ("en", "uk")))
            raise UndoRefused("{}", nothing)
        earlier = begin(self.game, self.pack, self.seats, self.options, self.start)
        for number, line in enumerate(records.without_last(self.lines), 1):
            records.play_line(earlier, line, number)
        earlier.state.chance = self.state.chance
        self.restore(earlier.state, 0)
        self.events.entries = earlier.events.entries

    def restore(self, state: State, log_length: int) -> None:
        self.state = state
        self.state.log = self.events
        del self.events.entries[log_length:]
        self.number -= 1
        self.events.number = self.number
        self.lines.append("undo")

    def resign(self, seat: int) -> None:
        """A seat gives up. The game is over when at most one seat has not; until then others play its choices."""
        self.seat_index(seat)
        if self.to_act is None or seat in self.resigned:
            raise IllegalAction("seat {} cannot resign: it has, or the game is over", seat)
        self.resigned.append(seat)
        self.lines.append(f"resign {seat}")

    @property
    def conceded(self) -> bool:
        """Has everybody but at most one seat given up?"""
        return bool(self.resigned) and len(self.resigned) >= max(1, self.seats - 1)

    # -- copies and knowledge -----------------------------------------------------------------------

    def clone(self) -> Match:
        """A copy that goes its own way. The history so far is shared."""
        made = Match(self.game, self.pack, self.options, self.schema, self.state.clone(), self.start)
        made.lines = self.lines[:]
        made.number = self.number
        made.events = self.events.copy()
        made.state.log = made.events
        made.before = self.before[:]
        made.refused = self.refused
        made.resigned = self.resigned[:]
        return made

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        made = self.clone()
        memo[id(self.state)] = made.state
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return reduce_match(self)

    def determinize(self, seat: int | None, seed: int) -> Match:
        """A match that `seat` cannot tell from this one; everything it cannot know is dealt again."""
        state = redeal(self.state, self.seat_index(seat), seed_bytes(f"re-deal {seed}"))
        made = Match(self.game, self.pack, self.options, self.schema, state, records.Start.unknown())
        made.number = self.number
        made.events.number = self.number
        return made

    def seat_index(self, seat: int | None) -> int:
        if seat is None:
            return self.seats
        if not 0 <= seat < self.seats:
            raise Error("there is no seat {}; seats are 0 to {}, None is a spectator", seat, self.seats - 1)
        return seat

    def seat_view(self, seat: int, seed: int = 0) -> SeatView:
        """What a bot in this seat is given: its view, its actions and re-deals; never the truth."""
        return SeatView(self.determinize(seat, seed), seat)

    def view(self, seat: int | None, only: Changes | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, may know, as JSON data; with `only`, what has changed of zones and counters."""
        made = view(self.game, self.schema, self.state, self.seat_index(seat), only)
        return {**made, "to_act": None, "asked": None, "actions": []} if self.conceded else made

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened after action number `since`, as a seat may know it."""
        reader = Reader(self.game, self.pack, self.schema.card_states, self.seat_index(seat))
        return reader.read(self.events.entries, since)

    # -- the end, and texts -------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        if self.state.ending != NOBODY:
            return self.game.result(self.state)
        return resigned_result(self.seats, self.resigned) if self.conceded else None

    @property
    def head(self) -> records.Head:
        """What a record says of this match before its lines."""
        pack = f"{self.pack.name} {self.pack.digest}"
        return records.Head(self.game.name, self.game.version, pack, self.seats, self.options, self.start)

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
def shared_box(game: AnyGame, pack: Pack, seats: int, options: tuple[tuple[str, Scalar], ...]) -> Box:
    """Matches with the same settings share what never changes."""
    know_pack(pack)
    return game.box(pack, seats, dict(options))


def begin(game: AnyGame, pack: Pack, seats: int, options: dict[str, Scalar], start: records.Start) -> Match:
    """A match at its start: set up from a seed, or from a position."""
    assert start.seed is not None
    box = shared_box(game, pack, seats, tuple(options.items()))
    schema = box.schema
    seed = seed_bytes(start.seed)
    if start.position:
        state = positions.read(game, schema, box, start.position, seed)
        return Match(game, pack, options, schema, state, start)
    state = game.state()
    state.start(box, seed)
    match = Match(game, pack, options, schema, state, start)
    game.setup(state)
    state.run()
    return match
