"""VD-7: what each effect of a tactical card does, what it chooses, and what it is worth in a deck.

A new one is a number and a class here, and what it says on a card, in `words/*/cards.ftl`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.state import DESTROYED, Victory
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.effects import CardEffect, by_number
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed_of

DRAWS: Final = EventType("draws", "seat n", "VD-8.2")
SUPPLY: Final = EventType("supply", "seat n:depots n:factories n:fuel", "VD-R9")


class effect:
    """Numbers of the effects. They are not reused; a bot plays several cards in this order, and destroys last."""

    RAISE: Final = 0
    LOWER: Final = 1
    READY: Final = 2
    TURN: Final = 3
    DESTROY: Final = 4
    DEMOLISH: Final = 5
    SUPPLY: Final = 6
    BOMBARD: Final = 7
    DRAW: Final = 8


class Effect(CardEffect):
    """An effect of a tactical card. The columns of the pack hold what it says, by kind of card."""

    stands_in = ("effect",)
    chooses: ClassVar[int] = n.choice.NOTHING
    once: ClassVar[bool] = False
    """A player does this with one card of a name per turn, VD-7.6."""
    worth: ClassVar[float] = 0.0
    """In a deck, with nothing for each card that it takes from a deck or draws. A judgement, for bots."""

    def suits(self, s: Victory, card: int, place: int) -> bool:
        """Of one that chooses a unit: this one?"""
        return True

    def has_object(self, s: Victory, seat: int) -> bool:
        """Of one that chooses no unit: is there anything to do?"""
        return True

    def do(self, s: Victory, seat: int, kind: int, chosen: int) -> None:
        """What happens; `chosen` is the place of a unit of whose it chooses, or the number of a resource card."""
        raise NotImplementedError


class Raise(Effect):
    """An own unit gets attack and defence."""

    number = effect.RAISE
    keys = ("attack", "defence", "lasts", "types")
    chooses = n.choice.OWN_UNIT
    once = True
    worth = 1.6

    def do(self, s: Victory, seat: int, kind: int, chosen: int) -> None:
        change_stats(s, seat, chosen, kind, 1)


class Lower(Effect):
    """An enemy unit loses attack and defence."""

    number = effect.LOWER
    keys = ("attack", "defence", "lasts", "types")
    chooses = n.choice.ENEMY_UNIT
    once = True
    worth = 1.6

    def do(self, s: Victory, seat: int, kind: int, chosen: int) -> None:
        change_stats(s, 1 - seat, chosen, kind, -1)


class Ready(Effect):
    """An own turned unit becomes ready."""

    number = effect.READY
    keys = ("types",)
    chooses = n.choice.OWN_UNIT
    worth = 1.4

    def suits(self, s: Victory, card: int, place: int) -> bool:
        return card & n.state.TURNED != 0

    def do(self, s: Victory, seat: int, kind: int, chosen: int) -> None:
        line, at = (s.line_1[seat], chosen) if chosen < s.front() else (s.line_2[seat], chosen - s.front())
        s.turn(line, at, line.cards[at] & ~n.state.TURNED)


class Turn(Effect):
    """A ready enemy unit of the 1st line is turned."""

    number = effect.TURN
    keys = ("types",)
    chooses = n.choice.ENEMY_UNIT
    worth = 1.7

    def suits(self, s: Victory, card: int, place: int) -> bool:
        return card & n.state.TURNED == 0 and place < s.front()

    def do(self, s: Victory, seat: int, kind: int, chosen: int) -> None:
        s.mark(1 - seat, chosen, n.state.TURNED)


class Destroy(Effect):
    """An enemy unit goes to casualties."""

    number = effect.DESTROY
    keys = ("types",)
    chooses = n.choice.ENEMY_UNIT
    worth = 3.8

    def do(self, s: Victory, seat: int, kind: int, chosen: int) -> None:
        enemy = 1 - seat
        s.tell(DESTROYED, enemy, s.kind(enemy, chosen))
        s.lose_unit(enemy, chosen)  # VD-R34


class Demolish(Effect):
    """An enemy resource card goes to casualties."""

    number = effect.DEMOLISH
    chooses = n.choice.RESOURCE
    worth = 1.7

    def has_object(self, s: Victory, seat: int) -> bool:
        return len(s.resources[1 - seat].cards) > 0

    def do(self, s: Victory, seat: int, kind: int, chosen: int) -> None:
        s.lose_resource(1 - seat, resource_card(s, chosen))


class Supply(Effect):
    """Extra resources until the end of the turn, VD-R9."""

    number = effect.SUPPLY
    keys = n.RESOURCES
    worth = 1.5

    def do(self, s: Victory, seat: int, kind: int, chosen: int) -> None:
        pack = s.pack
        bundle = pack.bundle[kind]
        s.tell(SUPPLY, seat, pack.cost_depots[bundle], pack.cost_factories[bundle], pack.cost_fuel[bundle])
        depots, factories, fuel = s.extra[seat]
        s.extra = s.extra[:]
        s.extra[seat] = [
            depots + pack.cost_depots[bundle],
            factories + pack.cost_factories[bundle],
            fuel + pack.cost_fuel[bundle],
        ]


class Bombard(Effect):
    """The enemy deck loses cards, VD-7.7."""

    number = effect.BOMBARD
    keys = ("cards",)
    worth = 0.4

    def has_object(self, s: Victory, seat: int) -> bool:
        return len(s.deck[1 - seat].cards) > 0

    def do(self, s: Victory, seat: int, kind: int, chosen: int) -> None:
        s.lose_from_deck(1 - seat, s.pack.amount[kind])


class Draw(Effect):
    """The player draws cards."""

    number = effect.DRAW
    keys = ("cards",)
    worth = 0.2

    def has_object(self, s: Victory, seat: int) -> bool:
        return len(s.deck[seat].cards) > 0

    def do(self, s: Victory, seat: int, kind: int, chosen: int) -> None:
        number = min(s.pack.amount[kind], len(s.deck[seat].cards))  # VD-R31
        s.tell(DRAWS, seat, number)
        s.draw_many(s.deck[seat], s.hand[seat], number)


EFFECTS: Final[list[Effect]] = by_number(
    [Raise(), Lower(), Ready(), Turn(), Destroy(), Demolish(), Supply(), Bombard(), Draw()]
)


def resource_card(s: Victory, number: int) -> int:
    """The resource card that a number stands for: even ready, odd turned."""
    return s.pack.resource_kinds[number // 2] << STATE_BITS | (n.state.TURNED if number % 2 else 0)


def change_stats(s: Victory, owner: int, place: int, kind: int, sign: int) -> None:
    attack = sign * s.pack.plus_attack[kind]
    defence = sign * s.pack.plus_defence[kind]
    if s.pack.lasts[kind] == n.lasts.WAVE:
        s.wave_attack[owner][place] += attack
        s.wave_defence[owner][place] += defence
    else:
        s.turn_attack = changed_of(s.turn_attack, owner, place, s.turn_attack[owner][place] + attack)
        s.turn_defence = changed_of(s.turn_defence, owner, place, s.turn_defence[owner][place] + defence)
