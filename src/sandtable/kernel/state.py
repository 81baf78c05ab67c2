"""One position of one game, and the machine that drives it.

A position is data: zones, counters and the agenda, ints and lists of ints. The agenda is the stack of what is still
to happen, arguments first, then the step's id. Steps run by themselves; a decision waits for a seat, offers actions
and takes one.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from sandtable.kernel.cards import NONE
from sandtable.kernel.chance import Stream
from sandtable.kernel.errors import IllegalAction, RulesError
from sandtable.kernel.lists import changed
from sandtable.kernel.moves import Cards
from sandtable.kernel.playable import NO_LIMIT, Position
from sandtable.kernel.results import Result
from sandtable.kernel.steps import NOBODY, NOT_ASKED, UNANSWERED, Frame, Offer, Ruleset, Step
from sandtable.kernel.zones import Zone, has_number

ROOM: Final = [0] * 4
"""As much as a step with all its arguments takes on the agenda."""
STEP_LIMIT: Final = 20000
"""More steps than any game runs between two decisions: beyond it the rules have run away."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Cards):
    """One position. A game adds its zones and counters as plain attributes.

    Made without arguments; `start` or `copy_to` fills it.
    """

    _stack: list[int]
    """The agenda, and above it what is left of steps that were taken off. A list that grows and shrinks with every step
    is moved in memory with every step: that took 13 % of the time of random play in Barbarossa, 5 to 8 % in others."""
    _depth: int
    """How much of the stack is the agenda."""
    a: int
    """The arguments of the step that runs or is asked, as many as it names: `a`, `b` and `c`, as in `then`."""
    b: int
    c: int
    waiting: int
    repeats: bool
    """May some of the legal actions only repeat others in another order?"""
    asking: int
    sealed: list[int]
    draft_from: int
    ending: int

    def start(self, ruleset: Ruleset, seed: bytes) -> None:
        """How a match begins: the cards are laid out, nothing has happened, and nothing is to happen."""
        self.ruleset = ruleset
        self.seats = ruleset.seats
        self._stack = []
        self._depth = 0
        self.a = self.b = self.c = 0
        self.seed = seed
        self.chance = 0
        self.lot = 0
        self.shown = 0
        self.waiting = NOBODY
        self.legal = []
        self.repeats = False
        self.asking = NOBODY
        self.sealed = [UNANSWERED] * ruleset.seats
        self.drafter = NOBODY
        self.draft_from = 0
        self.ending = NOBODY
        self.log = None
        first = ruleset.beginning
        if first is not None and type(first) is type(self):
            self.zones = [Zone(zone.spec, zone.cards[:], zone.known[:]) for zone in first.zones]
            self.bind()
            first.copy_counters(self)
        else:
            self.zones = [Zone(spec, [NONE] * spec.places, [0] * spec.places) for spec in ruleset.zone_specs]
            self.bind()
            ruleset.schema.blank(self, self.seats)
            ruleset.lay_out(self)
            ruleset.beginning = self.clone()

    def bind(self) -> None:
        """Give each zone its name as an attribute, from `self.zones`, and the pack as `pack`."""
        self.ruleset.schema.bind(self, self.seats, self.zones)
        setattr(self, "pack", self.ruleset.pack)  # noqa: B010 - each game declares the type of its own

    def clone(self) -> State:
        """A copy that shares nothing that changes. Nobody listens to it."""
        other = type(self)()
        self.copy_to(other)
        self.copy_counters(other)
        return other

    def copy_counters(self, other: State) -> None:
        """The game's part of `clone`. From the schema, whatever the game; a game may have it written out."""
        self.ruleset.schema.copy_counters(self, other)

    def copy_to(self, other: State) -> None:
        """The kernel's part of `clone`. Lists that are replaced and never changed in place are shared."""
        other.ruleset = self.ruleset
        other.seats = self.seats
        other.zones = [zone.clone() for zone in self.zones]
        other._stack = self._stack[: self._depth]
        other._depth = self._depth
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.seed = self.seed
        other.chance = self.chance
        other.lot = self.lot
        other.shown = self.shown
        other.waiting = self.waiting
        other.legal = self.legal
        other.repeats = self.repeats
        other.asking = self.asking
        other.sealed = self.sealed
        other.drafter = self.drafter
        other.draft_from = self.draft_from
        other.ending = self.ending
        other.log = None
        other.bind()

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from sandtable.kernel.pickles import reduce_state

        return reduce_state(self)

    # -- hooks for a re-deal -----------------------------------------------------------------------

    def unmake(self) -> None:
        """Blank the counters that hold a draft."""

    def settle(self, seat: int, chance: Stream) -> None:
        """After a re-deal for `seat`: exchange hidden cards where any deal would not do."""

    def plausible(self, seat: int) -> bool:
        """Could this re-deal be the truth, as far as the game cares to tell?"""
        return True

    # -- the agenda --------------------------------------------------------------------------------

    @property
    def agenda(self) -> list[int]:
        """What is still to happen: of each step its arguments, then its number. What happens next comes last."""
        return self._stack[: self._depth]

    @agenda.setter
    def agenda(self, agenda: list[int]) -> None:
        self._stack = agenda[:]
        self._depth = len(agenda)

    @property
    def now(self) -> int:
        """The step that is asked now, or runs next; NOBODY if nothing more happens."""
        return self._stack[self._depth - 1] if self._depth else NOBODY

    @property
    def public_step(self) -> int:
        """The step that everybody knows to be asked: of a draft the one with which it began."""
        return self.now if self.drafter == NOBODY else self._stack[self.draft_from - 1]

    def frames(self) -> list[Frame]:
        """What is still to happen, the next first."""
        found: list[Frame] = []
        at = self._depth - 1
        while at >= 0:
            frame = self.frame_at(at)
            found.append(frame)
            at = frame.at - 1
        return found

    def next_frame(self, step: int) -> Frame | None:
        """Where a step next stands on the agenda, if it does."""
        stack = self._stack
        arities = self.ruleset.arities
        at = self._depth - 1
        while at >= 0:
            if stack[at] == step:
                return self.frame_at(at)
            at -= 1 + arities[stack[at]]
        return None

    def frame_at(self, at: int) -> Frame:
        """The step whose number stands at this place of the agenda."""
        step = self._stack[at]
        first = at - self.ruleset.arities[step]
        return Frame(step, first, self._stack[first:at])

    def set_argument(self, frame: Frame, number: int, value: int) -> None:
        """Give a step on the agenda another argument, which has not been read yet."""
        self._stack[frame.at + number] = value

    def skip(self) -> None:
        """Take the next step off the agenda. It does not run, and is not asked."""
        self._depth -= self.ruleset.arities[self.now] + 1

    def then(self, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put a step or a decision on top of the agenda, with as many arguments as it names."""
        stack = self._stack
        at = self._depth
        if len(stack) < at + len(ROOM):
            stack.extend(ROOM)
        arity = self.ruleset.arities[step]
        if arity > 0:
            stack[at] = a
            if arity > 1:
                stack[at + 1] = b
                if arity > 2:
                    stack[at + 2] = c
        stack[at + arity] = step
        self._depth = at + arity + 1

    def sequence(self, steps: tuple[int, ...]) -> None:
        """These steps without arguments, the first of them next."""
        for at in range(len(steps) - 1, -1, -1):
            self.then(steps[at])

    def cut_agenda(self, depth: int) -> None:
        """Take off the agenda whatever stands above its first numbers."""
        self._depth = depth

    def end(self, reason: int) -> None:
        """The game is over, for this reason. Nothing more happens."""
        self.ending = reason
        self._depth = 0

    def run(self) -> None:
        """Run steps until a seat has to choose or the game is over."""
        steps = self.ruleset.steps
        for _ran in range(STEP_LIMIT):
            if self._depth == 0:
                if self.ending == NOBODY:
                    raise RulesError("the agenda ran out before the game was over")
                self.waiting = NOBODY
                self.legal = []
                self.repeats = False
                return
            step = steps[self._stack[self._depth - 1]]
            if step.asks:
                if self.ask(step):
                    return
            else:
                self.pop_frame(step)
                step.run(self)
        raise RulesError(f"more than {STEP_LIMIT} steps without a decision; the agenda is {self.agenda}")

    def pop_frame(self, step: Step[State]) -> None:
        """Take the top step off the agenda and leave its arguments in `a`, `b` and `c`."""
        if step.arity:
            self.read_args(step.arity)
        self._depth -= step.arity + 1

    def read_args(self, arity: int) -> None:
        """Leave the arguments of the step on top of the agenda, one at least, in `a`, `b` and `c`."""
        stack = self._stack
        first = self._depth - 1 - arity
        self.a = stack[first]
        if arity > 1:
            self.b = stack[first + 1]
            if arity > 2:
                self.c = stack[first + 2]

    def arguments(self, step: Step[State]) -> list[int]:
        """The arguments of a step that was read, in the order in which it names them."""
        return [self.a, self.b, self.c][: step.arity]

    def ask(self, step: Step[State]) -> bool:
        """Open the decision on top of the agenda. False if it was settled without asking."""
        if step.arity:
            self.read_args(step.arity)
        if step.seals:
            return self.ask_sealed(step)
        to = Offer(self.ruleset.verbs)
        step.offer(self, to)
        if len(to.actions) < 2 and not step.private(self):
            if not to.actions:
                raise RulesError(f"{type(step).__name__} offers nothing")
            if self.log is not None:
                self.log.settled(step.seat(self), to.actions[0])
            self.take(step, to.actions[0])
            return False
        self.open(step.seat(self), to)
        return True

    def ask_sealed(self, step: Step[State]) -> bool:
        asked = step.asked(self)
        for seat in asked:
            if self.sealed[seat] == UNANSWERED:
                self.asking = seat
                to = Offer(self.ruleset.verbs)
                step.offer(self, to)
                if len(to.actions) > 1 or step.private(self):
                    self.open(seat, to)
                    return True
                self.seal(seat, to.actions[0])
        answers = [self.sealed[seat] if seat in asked else NOT_ASKED for seat in range(self.seats)]
        self.sealed = [UNANSWERED] * self.seats
        self.asking = NOBODY
        self._depth -= step.arity + 1
        if len(asked) > 1:
            self.shown += 1  # whoever answered last learns what the others said
        step.take_all(self, answers)
        return False

    def seal(self, seat: int, action: int) -> None:
        """Keep the answer of a seat until all have answered."""
        self.sealed = changed(self.sealed, seat, action)

    def open(self, seat: int, to: Offer) -> None:
        if not to.actions:
            raise RulesError(f"seat {seat} is asked but has no action; the agenda is {self.agenda}")
        self.waiting = seat
        self.legal = to.actions
        self.repeats = to.repeats

    def reopen(self) -> None:
        """Compute again what the waiting decision offers, after the position was changed from outside."""
        if self._depth:
            self.run()

    def take(self, step: Step[State], action: int) -> None:
        self._depth -= step.arity + 1
        verbs = self.ruleset.verbs
        step.take(self, verbs.verb_of[action], verbs.first_of[action], verbs.second_of[action])

    def apply(self, action: int) -> None:
        """Play one legal action and run on to the next decision."""
        if not has_number(self.legal, action):
            raise IllegalAction("action-not-legal", action=action)
        self.advance(action)

    def advance(self, action: int) -> None:
        """Play an action that is known to be legal."""
        step = self.ruleset.steps[self._stack[self._depth - 1]]
        if step.seals:
            self.seal(self.waiting, action)
        else:
            self.take(step, action)
        self.run()

    def canonical(self) -> list[int]:
        """The legal actions without those that only repeat others in another order: the decision offers once more."""
        if not self.repeats:
            return self.legal
        to = Offer(self.ruleset.verbs, True)
        self.ruleset.steps[self._stack[self._depth - 1]].offer(self, to)
        return to.canonical()

    # -- what a search asks ------------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        return None if self.waiting == NOBODY else self.waiting

    @property
    def in_secret(self) -> bool:
        return self.waiting != NOBODY and self.ruleset.steps[self._stack[self._depth - 1]].seals

    def has_answered(self, seat: int) -> bool:
        return self.sealed[seat] != UNANSWERED

    def play_out(self, chance: Stream, limit: int = NO_LIMIT) -> int:
        self.lot = chance.lot()
        played = 0
        while self.waiting != NOBODY and played < limit:
            legal = self.legal
            self.advance(legal[chance.below(len(legal))])
            played += 1
        return played

    def alike(self, other: Position) -> bool:
        if not isinstance(other, State) or self.legal != other.legal or self.agenda != other.agenda:
            return False
        for at, zone in enumerate(self.zones):
            if zone.cards != other.zones[at].cards:
                return False
        return True

    @property
    def result(self) -> Result | None:
        return None if self.ending == NOBODY else self.ruleset.result(self)

    def describe(self, action: int) -> str:
        return self.ruleset.verbs.describe(action)

    def parse(self, notation: str) -> int:
        return self.ruleset.verbs.parse(notation)

    # -- draft ---------------------------------------------------------------------

    def begin_draft(self, seat: int, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Ask a decision whose choices the others see only when `commit_draft` is called.

        Until then the choices lie in counters that only the maker sees, and no card moves.
        """
        self.then(step, a, b, c)
        self.drafter = seat
        self.draft_from = self._depth

    def commit_draft(self) -> None:
        self.drafter = NOBODY
        self.draft_from = 0
