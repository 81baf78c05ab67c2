"""What cards do beyond their numbers: the effects of events, and the rewards of bonuses.

A new one is a number and a class here, and what it says on a card, in `words/*/cards.ftl`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.games.afu import names as n
from sandtable.games.afu.cards import can_refill, draw_card, owns_panic
from sandtable.games.afu.panic import take_panic
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE
from sandtable.kernel.effects import CardEffect, by_number
from sandtable.kernel.lists import changed


class effect:
    """Numbers of the effects of events, AFU-15.6 to AFU-15.14. They are not reused."""

    NONE: Final = 0
    EXCHANGE: Final = 1
    MOBILIZE: Final = 2
    SABOTAGE: Final = 3
    ALARM: Final = 4
    CLOSED_SKY: Final = 5
    SCOUT: Final = 6
    RECOVERY: Final = 7
    SHELLING: Final = 8


class reward:
    """Numbers of the rewards of a bonus, AFU-11.1 to AFU-11.12. They are not reused."""

    NONE: Final = 0
    ATTACK: Final = 1
    DEFENSE: Final = 2
    SUPPORT: Final = 3
    CALM: Final = 4
    RECRUIT: Final = 5
    DRAW: Final = 6
    RETURN_PANIC: Final = 7
    SCOUT: Final = 8
    EVACUATE: Final = 9


STANDING: Final = 1 << reward.ATTACK | 1 << reward.DEFENSE | 1 << reward.SUPPORT | 1 << reward.CALM
"""Those that hold while their card lies in the battle, AFU-R27."""
ACTIVATED: Final = 1 << reward.DRAW | 1 << reward.RETURN_PANIC | 1 << reward.SCOUT
"""Those that their player uses once, AFU-R28."""


# -- events -------------------------------------------------------------------------------------------


class Effect(CardEffect):
    """What an event does. Without more nothing happens at once, and the chapter it concerns asks for it, AFU-R42."""

    stands_in: ClassVar[tuple[str, ...]] = ("event",)
    waits: ClassVar[bool] = False
    """Does it wait until the hands are drawn, for a card of each hand, AFU-15.15?"""

    def do(self, s: Afu, kind: int) -> None:
        """What happens at once, for each player in order."""


class Nothing(Effect):
    """A card that is no event. No pack says it."""

    number = effect.NONE
    stands_in = ()


class Exchange(Effect):
    """Discard a card, then draw one."""

    number = effect.EXCHANGE
    waits = True
    rules = ("AFU-15.6",)


class Mobilize(Effect):
    """Points to recruit with."""

    number = effect.MOBILIZE
    keys = ("points",)
    rules = ("AFU-15.7",)

    def do(self, s: Afu, kind: int) -> None:
        for seat in s.in_order():
            s.points = changed(s.points, seat, s.pack.effect_n[kind])
        s.then(n.step.START_BUYING)


class Sabotage(Effect):
    """One invader fewer attacks."""

    number = effect.SABOTAGE
    rules = ("AFU-15.9",)


class Alarm(Effect):
    """Everybody takes a Panic Card."""

    number = effect.ALARM
    rules = ("AFU-15.10",)

    def do(self, s: Afu, kind: int) -> None:
        for seat in s.in_order():
            take_panic(s, seat)


class ClosedSky(Effect):
    """Deployed Air Units go to the Hospital after the battle."""

    number = effect.CLOSED_SKY
    rules = ("AFU-15.11",)


class Scout(Effect):
    """Everybody looks at the next invaders."""

    number = effect.SCOUT
    rules = ("AFU-15.12",)

    def do(self, s: Afu, kind: int) -> None:
        s.for_each(n.step.LOOK_AHEAD)


class Recovery(Effect):
    """A card comes back from the Hospital."""

    number = effect.RECOVERY
    rules = ("AFU-15.13",)

    def do(self, s: Afu, kind: int) -> None:
        for seat in reversed(s.in_order()):
            if s.hospital[seat].cards:  # AFU-R15
                s.then(n.step.RECOVER, seat, NONE)


class Shelling(Effect):
    """Discard a card."""

    number = effect.SHELLING
    waits = True
    rules = ("AFU-15.14",)


EFFECTS: Final[list[Effect]] = by_number(
    [Nothing(), Exchange(), Mobilize(), Sabotage(), Alarm(), ClosedSky(), Scout(), Recovery(), Shelling()]
)


# -- bonuses ------------------------------------------------------------------------------------------


class Reward(CardEffect):
    """What a bonus gives. What keeps Panic away is worth most to a bot: it decides how long a game lasts."""

    stands_in: ClassVar[tuple[str, ...]] = ("bonus",)
    worth: ClassVar[float] = 0.3

    def has_target(self, s: Afu, seat: int) -> bool:
        """Of one that is activated: could it do anything? If not, it is not offered."""
        return True

    def do(self, s: Afu, seat: int, fresh: bool) -> None:
        """Of one that is activated. `fresh`: cards drawn now cannot pay for the objective, AFU-R39."""


class NoReward(Reward):
    """A card without a bonus. No pack says it."""

    number = reward.NONE
    stands_in = ()
    worth = 0.0


class Attack(Reward):
    """More Attack."""

    number = reward.ATTACK
    keys = ("points",)
    rules = ("AFU-11.4",)


class Defense(Reward):
    """More Defense."""

    number = reward.DEFENSE
    keys = ("points",)
    rules = ("AFU-11.5",)


class Support(Reward):
    """More Support."""

    number = reward.SUPPORT
    keys = ("points",)
    rules = ("AFU-11.6",)


class Calm(Reward):
    """One Panic Card of the battle is not taken."""

    number = reward.CALM
    rules = ("AFU-11.1",)
    worth = 1.0


class Recruit(Reward):
    """Points to recruit with, as soon as the condition holds."""

    number = reward.RECRUIT
    keys = ("points",)
    rules = ("AFU-11.12",)


class Draw(Reward):
    """Draw a card."""

    number = reward.DRAW
    rules = ("AFU-11.3",)

    def has_target(self, s: Afu, seat: int) -> bool:
        return len(s.deck[seat].cards) + len(s.discard[seat].cards) > 0

    def do(self, s: Afu, seat: int, fresh: bool) -> None:
        draw_card(s, seat, s.fresh[seat] if fresh else s.hand[seat])


class ReturnPanic(Reward):
    """A Panic Card goes back to the stack."""

    number = reward.RETURN_PANIC
    rules = ("AFU-11.2",)
    worth = 0.8

    def has_target(self, s: Afu, seat: int) -> bool:
        return owns_panic(s, seat)

    def do(self, s: Afu, seat: int, fresh: bool) -> None:
        s.then(n.step.CHOOSE_PANIC, seat)


class ScoutReward(Reward):
    """Look at the next invaders."""

    number = reward.SCOUT
    rules = ("AFU-11.8",)

    def __init__(self) -> None:
        super().__init__()
        self.word = "scout"  # events have a class of this name

    def has_target(self, s: Afu, seat: int) -> bool:
        return len(s.invader_deck[seat].cards) > 0 or can_refill(s, seat)

    def do(self, s: Afu, seat: int, fresh: bool) -> None:
        s.then(n.step.LOOK_AHEAD, seat)


class Evacuate(Reward):
    """From the hand to the Hospital, and another card from there, AFU-R34."""

    number = reward.EVACUATE
    rules = ("AFU-11.9",)


REWARDS: Final[list[Reward]] = by_number(
    [
        NoReward(), Attack(), Defense(), Support(), Calm(), Recruit(), Draw(), ReturnPanic(), ScoutReward(),
        Evacuate(),
    ]
)  # fmt: skip
