"""Looking changes nothing: a position that cannot be changed, and everything that may be asked of one."""

from __future__ import annotations

import os
from typing import Any, NoReturn

import sandtable
from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.observe import Observer
from sandtable.kernel.redeal import redeal
from sandtable.kernel.state import State
from sandtable.kernel.zones import Zone
from tests.harness.checks import state_contents
from tests.harness.walks import viewers


class FixedList(list[Any]):
    """A list that nobody may change. A slice of it is a plain list."""

    def refuse(self, *given: object, **named: object) -> NoReturn:
        raise AssertionError("a list of the position was changed by looking at it")

    append = extend = insert = pop = remove = clear = sort = reverse = refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse


class FixedZone(Zone):
    """A zone that nobody may change; that a copy shares its lists may be noted."""

    def __setattr__(self, name: str, value: object) -> None:
        assert name == "shared", f"{name} of {self.spec.text} was set by looking at it"
        super().__setattr__(name, value)


def fixed(value: Any) -> Any:
    if isinstance(value, FixedZone):
        return value
    if isinstance(value, Zone):
        value.__dict__.update(cards=FixedList(value.cards), known=FixedList(value.known))
        value.__class__ = FixedZone
        return value
    return FixedList(map(fixed, value)) if isinstance(value, list) else value


def fixed_state(s: State) -> State:
    """A copy of a position that nobody may change, not even for a moment. Copies of it are plain."""
    plain: Any = type(s)

    class Fixed(plain):  # type: ignore[misc]  # any game's
        def __setattr__(self, name: str, value: object) -> None:
            raise AssertionError(f"{name} of the position was set by looking at it")

        def clone(self) -> State:
            other: State = plain()
            self.copy_to(other)
            self.copy_counters(other)
            return other

    copy = s.clone()
    for name, value in vars(copy).items():
        copy.__dict__[name] = fixed(value)
    copy.__class__ = Fixed
    return copy


def look(match: sandtable.Match, seed: int) -> None:
    """Ask a match, and the position it stands on, everything that only looks."""
    s, game = match.state, match.game
    for seat in viewers(match):
        match.view(seat)
        redeal(s, match.seat_index(seat), seed_bytes(seed))
    observer = Observer(match.schema, s.ruleset)
    for number in range(match.seats):
        observer.observe(s, number)
        game.hints.value(s, number)
    match.position()
    game.invariants(s)
    game.in_fixed_order(s)
    if match.to_act is None:
        _ = match.result
        return
    for number in range(match.seats):
        game.hints.meanwhile(s, number)
    game.hints.choices(s)
    game.hints.prepares(s)
    game.hints.turn(s)
    verbs = s.ruleset.verbs
    for action in range(seed % 7, match.num_actions, 7):
        game.why_not(s, verbs.verb_of[action], verbs.first_of[action], verbs.second_of[action])


def check_untouched(match: sandtable.Match, seed: int) -> None:
    """Views, figures, forecasts, reasons and values leave the position as it is, also while they are made.

    Compiled classes have no attributes that could be guarded: there only before and after are compared.
    """
    before = state_contents(match.state)
    look(match, seed)
    assert state_contents(match.state) == before
    if "SANDTABLE_COMPILED" not in os.environ:
        guarded = match.clone()
        guarded.state = fixed_state(match.state)
        look(guarded, seed)
