"""Every name of the game that the rules use: the words of the pack, the steps of a round, the verbs of a player."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.names import flags, slugs
from sandtable.kernel.verbs import VerbSpec


class card_type:
    """What a card is, in the order of the pack's kinds."""

    STARTING: Final = 0
    AFU: Final = 1
    AID: Final = 2
    PANIC: Final = 3
    INVADER: Final = 4
    ACHIEVEMENT: Final = 5
    EVENT: Final = 6
    OBJECTIVE: Final = 7
    FIRST_PLAYER: Final = 8


class state:
    """Bits of a card."""

    USED: Final = 1
    """The bonus was used this turn, AFU-R29."""
    OFF: Final = 2
    """The standing reward was switched off, AFU-R27."""
    EARNED: Final = 4
    """A spent card earned its Calm while it was paid, AFU-R27."""


STATE_NAMES: Final = flags(state)


class troop:
    """Types of troops, AFU-8.12."""

    NONE: Final = 0
    INFANTRY: Final = 1
    ARTILLERY: Final = 2
    TANK: Final = 3
    AIR: Final = 4
    OTHER: Final = 5


TYPES: Final = slugs(troop)


class side:
    """Sides of a card and of an objective."""

    ATTACK: Final = 0
    DEFENSE: Final = 1


class card_set:
    """Sets of cards."""

    NONE: Final = 0
    YELLOW: Final = 1
    BLUE: Final = 2
    I: Final = 3  # noqa: E741 - as printed
    II: Final = 4


class condition:
    """Conditions of a bonus, AFU-10.1 to AFU-10.6."""

    NONE: Final = 0
    DESTROYED: Final = 1
    BADGE: Final = 2
    PANIC: Final = 3
    NORMAL_DEFENSE: Final = 4
    ENHANCED_DEFENSE: Final = 5
    OBJECTIVE: Final = 6


CONDITIONS: Final = slugs(condition)


class objective:
    """Kinds of objective."""

    NONE: Final = 0
    BRIDGE: Final = 1
    CITY: Final = 2
    CRUISER: Final = 3


OBJECTIVE_KINDS: Final = slugs(objective)


class measure:
    """What an achievement counts."""

    NONE: Final = 0
    TROPHIES: Final = 1
    TROPHY_TANKS: Final = 2
    INFANTRY: Final = 3
    ARTILLERY: Final = 4
    TANK: Final = 5
    AIR_AND_ANTI_AIRCRAFT: Final = 6
    PANIC: Final = 7
    OBJECTIVES: Final = 8
    SAME_BADGE: Final = 9
    TOTAL_COST: Final = 10
    HOSPITAL: Final = 11


MEASURES: Final = slugs(measure)


class period:
    """The two periods of a game."""

    INVASION: Final = 0
    WAR: Final = 1


PHASES: Final = slugs(period)


class panic_zone:
    """Where a Panic Card is returned from, AFU-R33."""

    HAND: Final = 0
    DISCARD: Final = 1
    DECK: Final = 2


PANIC_ZONES: Final = slugs(panic_zone)


class loss:
    """What a battle did in a column, bits."""

    INVADER: Final = 1
    FRONT: Final = 2
    SUPPORT: Final = 4


class fate:
    """What decides whether one card destroys another, AFU-R16."""

    FALLS: Final = 0
    TOO_WEAK: Final = 1
    ARMOURED: Final = 2
    OUT_OF_REACH: Final = 3


class ending:
    """Why a game ends."""

    MOSKVA: Final = 0
    PANIC_STACK_EMPTY: Final = 1
    PANIC_IN_HAND: Final = 2
    OBJECTIVES_CAPTURED: Final = 3


ENDINGS: Final = slugs(ending)


SETS: Final = ("none", "yellow", "blue", "I", "II")
COLOURS: Final = ("none", "yellow", "blue")
CITIES_WORTH_THREE: Final = 3
CITIES_WORTH_FOUR: Final = 1
"""How many of each an Event Deck takes, AFU-14.9."""
NO_LIMIT: Final = 99
"""An achievement that does not say "at most"."""

# values of options
EASIER: Final = "easier"
HARDEST: Final = "hardest"
KALYNA: Final = "chervona-kalyna"

# places that can be named: the six row spaces in canonical order, then the spent cards
PLACES: Final = (
    "defense-1", "support-1", "defense-2", "support-2", "defense-3", "support-3",
    "spent-1", "spent-2", "spent-3", "spent-4", "spent-5",
)  # fmt: skip
ROW_PLACES: Final = 6
COLUMNS: Final = 3
HAND_SIZE: Final = 5
HIGHEST_BID: Final = 60
DISPLAY_SPACES: Final = 5


class step:
    """Steps and decisions, in the order of play."""

    CHOOSE_COLOUR: Final = 0
    DEAL_COLOURS: Final = 1
    KEEP_SECRET: Final = 2
    BEGIN: Final = 3
    PREPARE_WAR: Final = 4
    NEW_ROUND: Final = 5
    REVEAL_EVENT: Final = 6
    DRAW_HANDS: Final = 7
    LAY_INVADERS: Final = 8
    PENDING_EVENTS: Final = 9
    CONTEST: Final = 10
    COMBATS: Final = 11
    ROCKET_STRIKES: Final = 12
    RECRUITMENT: Final = 13
    CLEANUP: Final = 14
    END_OF_ROUND: Final = 15
    DISCARD_CARD: Final = 16
    BID: Final = 17
    PAY: Final = 18
    SETTLE_BID: Final = 19
    OFFER_CARDS: Final = 20
    SETTLE_OFFER: Final = 21
    DEPLOY: Final = 22
    BATTLE: Final = 23
    AFTER_BATTLE: Final = 24
    LEAVE_ROWS: Final = 25
    LOOK_AHEAD: Final = 26
    SCOUT_DISCARD: Final = 27
    SCOUT_ORDER: Final = 28
    CHOOSE_PANIC: Final = 29
    RECOVER: Final = 30
    START_BUYING: Final = 31
    BUY: Final = 32
    PANIC_ICON: Final = 33


class verb:
    """What a player may do."""

    COLOUR: Final = 0
    KEEP: Final = 1
    PASS: Final = 2
    DONE: Final = 3
    BATTLE: Final = 4
    USE: Final = 5
    SKIP: Final = 6
    BUY: Final = 7
    BUY_AID: Final = 8
    BID: Final = 9
    PAY: Final = 10
    DISCARD: Final = 11
    RECOVER: Final = 12
    EVACUATE: Final = 13
    DEFEND: Final = 14
    SUPPORT: Final = 15
    ACTIVATE: Final = 16
    SWITCH_OFF: Final = 17
    SCOUT_DISCARD: Final = 18
    KEEP_ALL: Final = 19
    PUT_BACK: Final = 20
    FROM: Final = 21


VERBS: Final = {
    verb.COLOUR: VerbSpec("colour", rules="AFU-2.1"),
    verb.KEEP: VerbSpec("achievement", rules="AFU-2.5"),
    verb.PASS: VerbSpec(closes=True),
    verb.DONE: VerbSpec(closes=True),
    verb.BATTLE: VerbSpec(rules="AFU-5.6", closes=True),
    verb.USE: VerbSpec(rules="AFU-12.10"),
    verb.SKIP: VerbSpec(rules="AFU-12.10", closes=True),
    verb.BUY: VerbSpec("space", rules="AFU-12.4"),
    verb.BUY_AID: VerbSpec(rules="AFU-12.4"),
    verb.BID: VerbSpec("bid", rules="AFU-16.3 AFU-R37"),
    verb.PAY: VerbSpec("unit", rules="AFU-R39 AFU-R61"),
    verb.DISCARD: VerbSpec("unit", rules="AFU-15.6 AFU-15.14"),
    verb.RECOVER: VerbSpec("unit", rules="AFU-11.9 AFU-15.13"),
    verb.EVACUATE: VerbSpec("unit", rules="AFU-11.9 AFU-R34"),
    verb.DEFEND: VerbSpec("unit", "column", rules="AFU-5.1 AFU-5.3"),
    verb.SUPPORT: VerbSpec("unit", "column", rules="AFU-5.2 AFU-5.4"),
    verb.ACTIVATE: VerbSpec("place", rules="AFU-9.1 AFU-R28"),
    verb.SWITCH_OFF: VerbSpec("place", rules="AFU-R27"),
    verb.SCOUT_DISCARD: VerbSpec("invader", rules="AFU-11.8"),
    verb.KEEP_ALL: VerbSpec(rules="AFU-11.8", closes=True),
    verb.PUT_BACK: VerbSpec("invader", rules="AFU-11.8"),
    verb.FROM: VerbSpec("panic-zone", rules="AFU-11.2 AFU-R33"),
}
