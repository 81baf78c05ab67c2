"""The words of the pack at work: each effect of a card's text with where it may stand, what it does, what it is worth.

A new one is a number and a class here, and what it says on a card, in `words/*/cards.ftl`.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.cards import (
    count_class,
    discard_card,
    find,
    gain_points,
    return_card,
    tell_points,
)
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.effects import CardEffect, by_number
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Step
from sandtable.kernel.zones import Zone

LOST_POINTS: Final = EventType("lost-points", "seat n word:point", "BAR-R33", n.POINTS)
PLACING_ALLOWED: Final = EventType("placing-allowed", "seat", "BAR-R31", minor=True)
CARD_FATIGUED: Final = EventType("card-fatigued", "seat card", "BAR-5.20")
CARD_ACTIVATED: Final = EventType("card-activated", "seat card", "BAR-5.20")
COST_CHANGED: Final = EventType("cost-changed", "n", "BAR-R50", minor=True)
ATTACK_ADDED: Final = EventType("attack-added", "seat", "BAR-7.9")

# Worth of a point, in SP
OP_WORTH: Final = 0.8
RP_WORTH: Final = 0.3
BP_WORTH: Final = 1.0
DP_WORTH: Final = 1.2
PLACING_WORTH: Final = 1.5
THINNING_WORTH: Final = 0.8

ON_THE_TABLE: Final = ("rule", "each-operation", "each-reinforcement", "on-gain", "after-attack")
"""The texts that are no ability; those that are have `effect`."""


class effect:
    """Numbers of the effects. They are not reused."""

    END: Final = 0
    GAIN: Final = 1
    LOSE: Final = 2
    OCCUPYING_COST: Final = 3
    FATIGUE: Final = 4
    ACTIVATE: Final = 5
    DISCARD: Final = 6
    DISCARD_GROUP: Final = 7
    REMOVE: Final = 8
    PLACE: Final = 9
    ATTACK_AGAIN: Final = 10
    REVEAL: Final = 11
    DISCARD_SELF: Final = 12
    RETURN_SELF: Final = 13
    REMOVE_SELF: Final = 14


class Effect(CardEffect):
    """An effect of a text: the columns of the pack hold what it says, at its row. Without more it does nothing."""

    def do(self, s: Barbarossa, row: int, card: int) -> None:
        """What happens; `card` is the one that says it."""

    def changes(self, card: int) -> bool:
        """Of an effect that falls on deployed cards: can it change this one, BAR-5.21?"""
        return True

    def befall(self, s: Barbarossa, seat: int, zone: Zone, at: int) -> None:
        """What happens to the card that was chosen."""

    def worth(self, pack: BarbarossaPack, row: int) -> float:
        """To a bot, in SP."""
        return 0.0

    def attack_worth(self, pack: BarbarossaPack, row: int) -> float:
        """To a bot, in BP that it adds to an attack in one way or another."""
        return 0.0


class End(Effect):
    """Closes a text. No pack says it."""

    number = effect.END


class Gain(Effect):
    """Points, if wanted for each own deployed card of a class."""

    number = effect.GAIN
    stands_in = (*ON_THE_TABLE, "effect")
    keys = (*n.POINTS, "per", "max")

    def do(self, s: Barbarossa, row: int, card: int) -> None:
        gain_points(s, row, times(s, row))

    def worth(self, pack: BarbarossaPack, row: int) -> float:
        return points_worth(pack, row)

    def attack_worth(self, pack: BarbarossaPack, row: int) -> float:
        return float(pack.bp[row] * likely_times(pack, row))


class Lose(Effect):
    """Points go, as far as the pool has them, BAR-R33."""

    number = effect.LOSE
    stands_in = ON_THE_TABLE
    keys = n.POINTS[:4]

    def do(self, s: Barbarossa, row: int, card: int) -> None:
        pack = s.pack
        op, sp = min(s.op, pack.op[row]), min(s.sp, pack.sp[row])
        rp, bp = min(s.rp, pack.rp[row]), min(s.bp, pack.bp[row])
        tell_points(s, LOST_POINTS, op, sp, rp, bp)
        s.op -= op
        s.sp -= sp
        s.rp -= rp
        s.bp -= bp

    def worth(self, pack: BarbarossaPack, row: int) -> float:
        return -points_worth(pack, row)


class OccupyingCost(Effect):
    """The cost of the attack under way changes, BAR-R50."""

    number = effect.OCCUPYING_COST
    stands_in = ("on-reveal", "effect")
    keys = ("by", "per", "max")

    def do(self, s: Barbarossa, row: int, card: int) -> None:
        change = s.pack.count[row] * times(s, row)
        s.cost_change += change
        s.tell(COST_CHANGED, change)

    def attack_worth(self, pack: BarbarossaPack, row: int) -> float:
        return -0.9 * pack.count[row] * likely_times(pack, row)


class Affliction(Effect):
    """What falls on deployed cards: everybody named chooses, clockwise from the player in turn, BAR-R36."""

    def do(self, s: Barbarossa, row: int, card: int) -> None:
        who = s.pack.who[row]
        count = s.pack.count[row]
        if who == n.who.RECEIVER:
            s.then(n.step.AFFLICT, row, s.receiver, count)
        elif who == n.who.EVERYONE:
            for step in range(s.seats - 1, -1, -1):
                s.then(n.step.AFFLICT, row, (s.active + step) % s.seats, count)
        else:
            s.then(n.step.AFFLICT, row, s.active, count)


class Fatigue(Affliction):
    """Deployed cards are fatigued."""

    number = effect.FATIGUE
    stands_in = (*ON_THE_TABLE, "effect")
    keys = ("count", "up-to", "what", "who")

    def changes(self, card: int) -> bool:
        return card & n.state.FATIGUED == 0

    def befall(self, s: Barbarossa, seat: int, zone: Zone, at: int) -> None:
        card = zone.cards[at]
        s.tell(CARD_FATIGUED, seat, card)
        s.turn(zone, at, card | n.state.FATIGUED)

    def worth(self, pack: BarbarossaPack, row: int) -> float:
        return -2.0 * pack.count[row]


class Activate(Affliction):
    """Deployed cards become active."""

    number = effect.ACTIVATE
    stands_in = (*ON_THE_TABLE, "effect")
    keys = ("count", "up-to", "what")

    def changes(self, card: int) -> bool:
        return card & n.state.FATIGUED != 0

    def befall(self, s: Barbarossa, seat: int, zone: Zone, at: int) -> None:
        card = zone.cards[at]
        s.tell(CARD_ACTIVATED, seat, card)
        s.turn(zone, at, card & ~n.state.FATIGUED)

    def worth(self, pack: BarbarossaPack, row: int) -> float:
        return 1.5 * pack.count[row]

    def attack_worth(self, pack: BarbarossaPack, row: int) -> float:
        return 3.0 if pack.what[row] == n.subtype.TANK else 1.5


class Discard(Affliction):
    """Deployed cards are discarded."""

    number = effect.DISCARD
    stands_in = (*ON_THE_TABLE, "effect")
    keys = ("count", "up-to", "what", "who")

    def befall(self, s: Barbarossa, seat: int, zone: Zone, at: int) -> None:
        discard_card(s, seat, zone, at)

    def worth(self, pack: BarbarossaPack, row: int) -> float:
        return -2.0 * pack.count[row]


class DiscardGroup(Affliction):
    """All deployed cards of one of two classes are discarded, BAR-R55."""

    number = effect.DISCARD_GROUP
    stands_in = ("on-gain", "after-attack")
    keys = ("who", "groups")


class Remove(Effect):
    """Cards of the hand leave the game."""

    number = effect.REMOVE
    stands_in = (*ON_THE_TABLE, "effect")
    keys = ("count", "up-to")

    def do(self, s: Barbarossa, row: int, card: int) -> None:
        if s.hand[s.active].cards:
            s.then(n.step.REMOVE_FROM_HAND, row, s.pack.count[row])

    def worth(self, pack: BarbarossaPack, row: int) -> float:
        return THINNING_WORTH * pack.count[row]


class Place(Effect):
    """In this phase Units of some classes may go from the hand into the Deploying Zone, BAR-R31."""

    number = effect.PLACE
    stands_in = ("rule", "effect")
    keys = ("classes",)

    def do(self, s: Barbarossa, row: int, card: int) -> None:
        s.placing |= s.pack.what[row]
        s.tell(PLACING_ALLOWED, s.active)

    def worth(self, pack: BarbarossaPack, row: int) -> float:
        return PLACING_WORTH

    def attack_worth(self, pack: BarbarossaPack, row: int) -> float:
        return PLACING_WORTH


class AttackAgain(Effect):
    """One more attack in this phase, BAR-7.9."""

    number = effect.ATTACK_AGAIN
    stands_in = ("rule", "on-gain", "effect")

    def do(self, s: Barbarossa, row: int, card: int) -> None:
        s.attacks += 1
        s.tell(ATTACK_ADDED, s.active)

    def worth(self, pack: BarbarossaPack, row: int) -> float:
        return 3.0


class Reveal(Effect):
    """One more EVENT is revealed."""

    number = effect.REVEAL
    stands_in = ("on-reveal",)

    def do(self, s: Barbarossa, row: int, card: int) -> None:
        s.then(n.step.REVEAL_EVENT)


class DiscardSelf(Effect):
    """The card discards itself."""

    number = effect.DISCARD_SELF
    stands_in = ("effect",)

    def do(self, s: Barbarossa, row: int, card: int) -> None:
        zone = zone_of_own(s, card)
        at = find(zone, card)
        if at >= 0:
            discard_card(s, s.active, zone, at)


class ReturnSelf(Effect):
    """The card goes back to the Field, or under the EVENT deck."""

    number = effect.RETURN_SELF
    stands_in = ("effect",)

    def do(self, s: Barbarossa, row: int, card: int) -> None:
        zone = zone_of_own(s, card)
        at = find(zone, card)
        if at >= 0:
            return_card(s, s.active, zone, at)


class RemoveSelf(Effect):
    """The card leaves the game instead of being kept, BAR-R56. It is a mark of the card, `used_up`, and has no row."""

    number = effect.REMOVE_SELF
    stands_in = ("on-gain",)


EFFECTS: Final[list[Effect]] = by_number(
    [
        End(), Gain(), Lose(), OccupyingCost(), Fatigue(), Activate(), Discard(), DiscardGroup(), Remove(), Place(),
        AttackAgain(), Reveal(), DiscardSelf(), ReturnSelf(), RemoveSelf(),
    ]
)  # fmt: skip


# -- texts -------------------------------------------------------------------------------------------


def apply_text(s: Barbarossa, row: int, card: int) -> None:
    """The text that begins at this row happens next, if there is any."""
    if row:
        s.then(n.step.CARD_TEXT, row, card)


class CardText(Step[Barbarossa]):
    """One effect of a card's text; the rest of the text follows. Impossible parts are skipped."""

    number = n.step.CARD_TEXT
    rules = ("BAR-5.8", "BAR-9.5", "BAR-R33")
    args = ("row", "card")

    def run(self, s: Barbarossa) -> None:
        row, card = s.a, s.b
        if s.pack.word[row + 1] != effect.END:
            s.then(n.step.CARD_TEXT, row + 1, card)
        EFFECTS[s.pack.word[row]].do(s, row, card)


def times(s: Barbarossa, row: int) -> int:
    """Once, or once for each own deployed card of a class."""
    per = s.pack.per[row]
    if not per:
        return 1
    return min(s.pack.most[row], count_class(s.deployed[s.active], s.pack.classes, per))


def likely_times(pack: BarbarossaPack, row: int) -> int:
    return 2 if pack.per[row] else 1


def zone_of_own(s: Barbarossa, card: int) -> Zone:
    """Where a card is that speaks of itself; if it is already gone, it is not found there either."""
    zone = s.deployed[s.active]
    return zone if find(zone, card) >= 0 else s.playing[s.active]


def points_worth(pack: BarbarossaPack, row: int) -> float:
    points = pack.op[row] * OP_WORTH + pack.sp[row] + pack.rp[row] * RP_WORTH
    return points + pack.bp[row] * BP_WORTH + pack.dp[row] * DP_WORTH


def is_plain_gain(pack: BarbarossaPack, row: int) -> bool:
    """Only pooled points, whatever else happens."""
    if pack.word[row] != effect.GAIN or pack.dp[row] or pack.per[row]:
        return False
    return pack.word[row + 1] == effect.END


def takes_points(pack: BarbarossaPack, row: int) -> bool:
    while pack.word[row] != effect.END:
        if pack.word[row] == effect.LOSE:
            return True
        row += 1
    return False
