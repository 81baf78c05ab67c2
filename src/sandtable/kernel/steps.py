"""What a game is made of: steps that run by themselves, decisions that ask a seat, and the box they lie in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.kernel.pack import Pack
from sandtable.kernel.schema import Schema
from sandtable.kernel.verbs import Verbs

if TYPE_CHECKING:
    from sandtable.kernel.state import State

NOBODY: Final = -1
UNANSWERED: Final = -1
NOT_ASKED: Final = -2


@mypyc_attr(acyclic=True)
class Offer:
    """What a waiting decision puts before its seat."""

    def __init__(self, verbs: Verbs) -> None:
        self.base = verbs.base
        self.stride = verbs.stride
        self.actions: list[int] = []
        self.aside: list[int] | None = None
        """Those that are not canonical, once there is one."""

    def add(self, verb: int, a: int = 0, b: int = 0) -> None:
        """One legal action."""
        self.actions.append(self.base[verb] + a * self.stride[verb] + b)

    def also(self, verb: int, a: int = 0, b: int = 0) -> None:
        """A legal action that is not canonical: another order of the same choices reaches the same results."""
        action = self.base[verb] + a * self.stride[verb] + b
        self.actions.append(action)
        self.put_aside(action)

    def put_aside(self, action: int) -> None:
        """An action that is offered is not canonical."""
        if self.aside is None:
            self.aside = [action]
        else:
            self.aside.append(action)


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
        """Does what is offered hang on anything hidden? Then the seat is asked even if one action is left."""
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


class Box:
    """What never changes during a match: steps, action space, sites. States point to it and never copy it."""

    def __init__(
        self,
        seats: int,
        steps: list[Step[State]],
        verbs: Verbs,
        schema: Schema,
        pack: Pack,
        options: dict[str, str | int | bool],
    ) -> None:
        self.seats = seats
        self.everyone = (1 << (seats + 1)) - 1
        self.steps = steps
        self.verbs = verbs
        self.schema = schema
        self.sites = schema.sites(seats)
        self.pack = pack
        self.options = options
        self.backs = pack.backs
        """The back of each kind of card; cards with different backs are never mistaken for each other."""

    def __reduce__(self) -> tuple[Any, ...]:
        from sandtable.kernel.pickles import reduce_box

        return reduce_box(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Box:
        return self
