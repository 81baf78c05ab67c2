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
from sandtable.kernel.moves import Cards
from sandtable.kernel.steps import NOBODY, NOT_ASKED, UNANSWERED, Box, Offer, Step
from sandtable.kernel.zones import Zone

NOTHING: Final[list[int]] = []
"""What positions have in common that put no action aside. Like every list of legal actions it never changes."""
STEP_LIMIT: Final = 20000
"""More steps than any game runs between two decisions: beyond it the rules have run away."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Cards):
    """One position. A game adds its zones and counters as plain attributes.

    Made without arguments; `start` or `copy_to` fills it.
    """

    seats: int
    agenda: list[int]
    a: int
    """The arguments of the step that runs or is asked, as many as it names: `a`, `b` and `c`, as in `then`."""
    b: int
    c: int
    waiting: int
    legal: list[int]
    aside: list[int]
    asking: int
    sealed: list[int]
    made_from: int
    ending: int

    def start(self, box: Box, seed: bytes) -> None:
        """An empty position: no cards anywhere, nothing to happen."""
        self.box = box
        self.seats = box.seats
        self.zones = [Zone(site, [NONE] * site.places, [0] * site.places) for site in box.sites]
        self.agenda = []
        self.a = self.b = self.c = 0
        self.seed = seed
        self.chance = 0
        self.shown = 0
        self.waiting = NOBODY
        self.legal = []
        self.aside = []
        self.asking = NOBODY
        self.sealed = [UNANSWERED] * box.seats
        self.maker = NOBODY
        self.made_from = 0
        self.ending = NOBODY
        self.log = None
        self.bind()
        box.schema.blank(self, self.seats)

    def bind(self) -> None:
        """Give each zone its name as an attribute, from `self.zones`, and the pack as `pack`."""
        self.box.schema.bind(self, self.seats, self.zones)
        setattr(self, "pack", self.box.pack)  # noqa: B010 - each game declares the type of its own

    def clone(self) -> State:
        """A copy that shares nothing that changes. Nobody listens to it."""
        other = type(self)()
        self.copy_to(other)
        self.copy_counters(other)
        return other

    def copy_counters(self, other: State) -> None:
        """The game's part of `clone`. From the schema, whatever the game; a game may have it written out."""
        self.box.schema.copy_counters(self, other)

    def copy_to(self, other: State) -> None:
        """The kernel's part of `clone`. Lists that are replaced and never changed in place are shared."""
        other.box = self.box
        other.seats = self.seats
        other.zones = [zone.clone() for zone in self.zones]
        other.agenda = self.agenda[:]
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.seed = self.seed
        other.chance = self.chance
        other.shown = self.shown
        other.waiting = self.waiting
        other.legal = self.legal
        other.aside = self.aside
        other.asking = self.asking
        other.sealed = self.sealed[:]
        other.maker = self.maker
        other.made_from = self.made_from
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
        """Blank the counters that hold a choice in the making."""

    def settle(self, seat: int, chance: Stream) -> None:
        """After a re-deal for `seat`: exchange hidden cards where any deal would not do."""

    def plausible(self, seat: int) -> bool:
        """Could this re-deal be the truth, as far as the game cares to tell?"""
        return True

    # -- the agenda --------------------------------------------------------------------------------

    def then(self, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put a step or a decision on top of the agenda, with as many arguments as it names."""
        agenda = self.agenda
        arity = self.box.steps[step].arity
        if arity > 0:
            agenda.append(a)
            if arity > 1:
                agenda.append(b)
                if arity > 2:
                    agenda.append(c)
        agenda.append(step)

    def sequence(self, steps: tuple[int, ...]) -> None:
        """These steps without arguments, the first of them next."""
        agenda = self.agenda
        for at in range(len(steps) - 1, -1, -1):
            agenda.append(steps[at])

    def end(self, reason: int) -> None:
        """The game is over, for this reason. Nothing more happens."""
        self.ending = reason
        self.agenda.clear()

    def run(self) -> None:
        """Run steps until a seat has to choose or the game is over."""
        agenda = self.agenda
        steps = self.box.steps
        for _ in range(STEP_LIMIT):
            if not agenda:
                if self.ending == NOBODY:
                    raise RulesError("the agenda ran out before the game was over")
                self.waiting = NOBODY
                self.legal = []
                self.aside = NOTHING
                return
            step = steps[agenda[-1]]
            if step.asks:
                if self.ask(step):
                    return
            else:
                self.pop_frame(step)
                step.run(self)
        raise RulesError(f"more than {STEP_LIMIT} steps without a decision; the agenda is {self.agenda}")

    def pop_frame(self, step: Step[State]) -> None:
        """Take the top step off the agenda and leave its arguments in `a`, `b` and `c`."""
        self.read_args(step.arity)
        self.drop_frame(step.arity)

    def read_args(self, arity: int) -> None:
        """Leave the arguments of the step on top of the agenda in `a`, `b` and `c`."""
        agenda = self.agenda
        if arity == 1:
            self.a = agenda[-2]
        elif arity == 2:
            self.a = agenda[-3]
            self.b = agenda[-2]
        elif arity == 3:
            self.a = agenda[-4]
            self.b = agenda[-3]
            self.c = agenda[-2]

    def arguments(self, step: Step[State]) -> list[int]:
        """The arguments of a step that was read, in the order in which it names them."""
        return [self.a, self.b, self.c][: step.arity]

    def drop_frame(self, arity: int) -> None:
        """Take the top step, whose arguments were read, off the agenda."""
        agenda = self.agenda
        for _ in range(arity + 1):
            agenda.pop()

    def ask(self, step: Step[State]) -> bool:
        """Open the decision on top of the agenda. False if it was settled without asking."""
        self.read_args(step.arity)
        if step.seals:
            return self.ask_sealed(step)
        to = Offer(self.box.verbs)
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
                to = Offer(self.box.verbs)
                step.offer(self, to)
                if len(to.actions) > 1 or step.private(self):
                    self.open(seat, to)
                    return True
                self.sealed[seat] = to.actions[0]
        answers = [self.sealed[seat] if seat in asked else NOT_ASKED for seat in range(self.seats)]
        self.sealed = [UNANSWERED] * self.seats
        self.asking = NOBODY
        self.drop_frame(step.arity)
        step.take_all(self, answers)
        return False

    def open(self, seat: int, to: Offer) -> None:
        if not to.actions:
            raise RulesError(f"seat {seat} is asked but has no action; the agenda is {self.agenda}")
        self.waiting = seat
        self.legal = to.actions
        self.aside = NOTHING if to.aside is None else to.aside

    def reopen(self) -> None:
        """Compute again what the waiting decision offers, after the position was changed from outside."""
        if self.agenda:
            self.run()

    def take(self, step: Step[State], action: int) -> None:
        self.drop_frame(step.arity)
        verbs = self.box.verbs
        step.take(self, verbs.verb_of[action], verbs.first_of[action], verbs.second_of[action])

    def apply(self, action: int) -> None:
        """Play one legal action and run on to the next decision."""
        if action not in self.legal:
            raise IllegalAction("action {} is not legal here", action)
        self.advance(action)

    def advance(self, action: int) -> None:
        """Play an action that is known to be legal."""
        step = self.box.steps[self.agenda[-1]]
        if step.seals:
            self.sealed[self.waiting] = action
        else:
            self.take(step, action)
        self.run()

    def canonical(self) -> list[int]:
        """The legal actions without those that only repeat others in another order."""
        if not self.aside:
            return self.legal
        aside = self.aside
        return [action for action in self.legal if action not in aside]

    # -- choices in the making ---------------------------------------------------------------------

    def begin_making(self, seat: int, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Ask a decision whose choices the others see only when `made` is called.

        Until then the choices lie in counters that only the maker sees, and no card moves.
        """
        self.then(step, a, b, c)
        self.maker = seat
        self.made_from = len(self.agenda)

    def made(self) -> None:
        self.maker = NOBODY
        self.made_from = 0
