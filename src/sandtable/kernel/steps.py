"""What a game is made of: steps that run by themselves, decisions that ask a seat, and the ruleset they belong to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.kernel.errors import RulesError
from sandtable.kernel.pack import Pack
from sandtable.kernel.results import Result
from sandtable.kernel.schema import Schema
from sandtable.kernel.verbs import Verbs

if TYPE_CHECKING:
    from sandtable.kernel.state import State

NOBODY: Final = -1
UNANSWERED: Final = -1
NOT_ASKED: Final = -2
NO_ACTIONS: Final[list[int]] = []
"""One list for all: nobody adds to it."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer:
    """What a waiting decision puts before its seat.

    It is made when the decision opens, for the legal actions, and once more if somebody asks which are canonical. Then
    `ordered` is true; else no test of order is worth its time, and False may stand for its answer.
    """

    def __init__(self, verbs: Verbs, ordered: bool = False) -> None:
        self.base = verbs.base
        self.stride = verbs.stride
        self.numbers = verbs.numbers
        self.actions: list[int] = []
        self.ordered = ordered
        self.repeats = False
        """Was any action not said to be canonical?"""
        self.noncanonical: list[int] = [] if ordered else NO_ACTIONS

    def add(self, verb: int, a: int = 0, b: int = 0) -> None:
        """One legal action."""
        self.actions.append(self.numbers[self.base[verb] + a * self.stride[verb] + b])

    def add_in_order(self, canonical: bool, verb: int, a: int = 0, b: int = 0) -> None:
        """One legal action. If it is not canonical, another order of the same choices reaches the same results."""
        action = self.base[verb] + a * self.stride[verb] + b
        self.actions.append(self.numbers[action])
        if not canonical:
            self.mark_noncanonical(action)

    def add_noncanonical(self, verb: int, a: int = 0, b: int = 0) -> None:
        """A legal action that is not canonical."""
        self.add_in_order(False, verb, a, b)

    def mark_noncanonical(self, action: int) -> None:
        """An action that is offered is not canonical."""
        self.repeats = True
        if self.ordered:
            self.noncanonical.append(action)

    def canonical(self) -> list[int]:
        """The actions without those that are not canonical."""
        repeated = set(self.noncanonical)
        return [action for action in self.actions if action not in repeated]


@mypyc_attr(acyclic=True)
class Frame:
    """A step on the agenda with its arguments."""

    def __init__(self, step: int, at: int, args: list[int]) -> None:
        self.step = step
        """The number of the step."""
        self.at = at
        """Where its arguments begin on the agenda."""
        self.args = args


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A piece of the sequence of play. It runs by itself, or is a decision.

    `s.a`, `s.b` and `s.c` hold its arguments, named by `args`. What only decisions have is declared here too, so that
    the kernel calls it without asking first whether it is one.
    """

    number: ClassVar[int]
    """Its number in the game's namespace `step`."""
    args: ClassVar[tuple[str, ...]] = ()
    rules: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.arity = len(self.args)
        self.asks = False
        self.seals = False

    def run(self, s: S) -> None:
        """What a step that is no decision does."""
        raise NotImplementedError

    def seat(self, s: S) -> int:
        """Who is asked."""
        raise NotImplementedError

    def private(self, s: S) -> bool:
        """Does what is offered depend on anything hidden? Then the seat is asked even if one action is left."""
        return False

    def offer(self, s: S, to: Offer) -> None:
        raise NotImplementedError

    def take(self, s: S, verb: int, a: int, b: int) -> None:
        raise NotImplementedError

    def asked(self, s: S) -> list[int]:
        """The seats that answer a sealed decision, in the order in which they are asked."""
        return list(range(s.seats))

    def take_all(self, s: S, answers: list[int]) -> None:
        """One action for each seat, NOT_ASKED for those that had no say."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits for a seat. It offers actions and takes one."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[S]):
    """A decision of several seats. Answers are kept secret until all are in, then take effect together.

    `offer` reads `s.asking` for the seat that is asked.
    """

    def __init__(self) -> None:
        super().__init__()
        self.seals = True

    def seat(self, s: S) -> int:
        return s.asking

    def private(self, s: S) -> bool:
        return True


def no_result(s: Any) -> Result:
    raise RulesError("these rules do not say how a game ends")


def nothing_lies_out(s: Any) -> None:
    pass


class Ruleset:
    """What never changes during a match: steps, action space, specs. States point to it and never copy it."""

    def __init__(
        self,
        seats: int,
        steps: list[Step[State]],
        verbs: Verbs,
        schema: Schema,
        pack: Pack,
        options: dict[str, str | int | bool],
        result: Callable[[Any], Result] = no_result,
        lay_out: Callable[[Any], None] = nothing_lies_out,
    ) -> None:
        self.seats = seats
        self.everyone = (1 << (seats + 1)) - 1
        self.steps = steps
        self.arities = [step.arity for step in steps]
        self.verbs = verbs
        self.schema = schema
        self.zone_specs = schema.zone_specs(seats)
        self.pack = pack
        self.options = options
        self.result = result
        """How a finished game of it ended, from its last position."""
        self.backs = pack.backs
        """The back of each kind of card; cards with different backs are never mistaken for each other."""
        self.lay_out = lay_out
        self.beginning: State | None = None
        """How every match of these rules begins, once one has: nothing has happened, the cards are laid out."""

    def __reduce__(self) -> tuple[Any, ...]:
        from sandtable.kernel.pickles import reduce_ruleset

        return reduce_ruleset(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Ruleset:
        return self
