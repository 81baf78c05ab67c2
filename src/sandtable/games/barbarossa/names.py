"""Every name of the game that the rules use: the words of the pack, the steps of a turn, the verbs of a player."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.names import flags, slugs
from sandtable.kernel.verbs import VerbSpec


class card_type:
    """What a card is, BAR-3.1."""

    TRANSPORT: Final = 0
    UNIT: Final = 1
    PLAN: Final = 2
    AID: Final = 3
    OBJECTIVE: Final = 4
    EVENT: Final = 5


TYPES: Final = slugs(card_type)


class state:
    """Bits of a card in a Battle Area, BAR-5.18."""

    FATIGUED: Final = 1
    USED: Final = 2
    """Its once-per-turn ability has been used, BAR-R37."""
    DUE: Final = 4
    """Its automatic text is still to be applied at the start of this phase, BAR-R36."""


STATE_NAMES: Final = flags(state)


class subtype:
    """Sub-types, one bit each, so that a text can name several, BAR-3.2."""

    INFANTRY: Final = 1
    TANK: Final = 2
    ARTILLERY: Final = 4
    RECONNAISSANCE: Final = 8
    AIR: Final = 16
    SUPPORT: Final = 32
    COMMANDER: Final = 64
    FACILITY: Final = 128
    HILL: Final = 256
    POSITION: Final = 512
    CITY: Final = 1024


CLASSES: Final = flags(subtype)


class target:
    """The target of the attack under way, BAR-12.2."""

    NONE: Final = 0
    HILL: Final = 1
    POSITION: Final = 2
    CITY: Final = 3


TARGETS: Final = slugs(target)


class deploy:
    """How a played card comes to be deployed, BAR-R27."""

    NEVER: Final = 0
    MUST_ACTIVE: Final = 1
    MUST_FATIGUED: Final = 2
    MAY_ACTIVE: Final = 3
    MAY_FATIGUED: Final = 4
    SILENT: Final = 5


DEPLOYS: Final = slugs(deploy)


class point:
    """The five kinds of points, BAR-2.1."""

    OP: Final = 0
    SP: Final = 1
    RP: Final = 2
    BP: Final = 3
    DP: Final = 4


POINTS: Final = slugs(point)


class who:
    """Whom an effect falls on."""

    YOU: Final = 0
    EVERYONE: Final = 1
    RECEIVER: Final = 2


WHO: Final = slugs(who)


class own_cost:
    """A Using Cost that turns or moves the card itself, BAR-9.2."""

    FATIGUE: Final = 1
    DISCARD: Final = 2
    RETURN: Final = 3


class hand_cost:
    """A Using Cost that takes a card of the hand, BAR-9.2."""

    DISCARD: Final = 1
    REMOVE: Final = 2


class phase:
    """The phases of a turn, BAR-6.1."""

    ACTIVATION: Final = 0
    OPERATION: Final = 1
    REINFORCEMENT: Final = 2
    ENDING: Final = 3


PHASES: Final = slugs(phase)


class ending:
    """Why a game ends."""

    MOSCOW: Final = 0
    ROUND_LIMIT: Final = 1


ENDINGS: Final = slugs(ending)


# groups of sub-types
UNIT_CLASSES: Final = CLASSES[:6]
AID_CLASSES: Final = CLASSES[6:8]
OBJECTIVE_CLASSES: Final = CLASSES[8:]
ANY_UNIT: Final = 63
CLASS_NAMES: Final = (*CLASSES, "unit", "other-unit")
CLASS_MASKS: Final = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 63, 61]

# limits
ABILITIES: Final = 3
"""A card has at most this many Intentional Abilities, over both boxes."""
START_HAND: Final = 4
ACTIONS_PER_PHASE: Final = 200
"""After so many actions an Operation Phase can only be ended, BAR-R43."""

# marks of runs of choices whose order changes nothing: plays of TRANSPORTs from 1, abilities and purchases from here
RUN_OF_ABILITIES: Final = 10000
RUN_OF_PURCHASES: Final = 30000


class step:
    """Steps and decisions, in the order of play."""

    ACTIVATION_PHASE: Final = 0
    ACTIVATE_CARDS: Final = 1
    OPERATION_PHASE: Final = 2
    AUTOMATIC_TEXTS: Final = 3
    NEXT_TEXT: Final = 4
    OPERATE: Final = 5
    DEPLOY_PLAYED: Final = 6
    REINFORCEMENT_PHASE: Final = 7
    REINFORCE: Final = 8
    ENDING_PHASE: Final = 9
    KEEP_A_CARD: Final = 10
    NEW_HAND: Final = 11
    NEXT_PLAYER: Final = 12
    REVEAL_EVENT: Final = 13
    FIGHT: Final = 14
    OUTCOME: Final = 15
    GAIN_EVENTS: Final = 16
    NEXT_GAINED_EVENT: Final = 17
    GIVE_EVENT: Final = 18
    SETTLE_EVENT: Final = 19
    RETURN_EVENTS: Final = 20
    NEXT_RETURNED_EVENT: Final = 21
    CARD_TEXT: Final = 22
    AFFLICT: Final = 23
    CHOOSE_CARD: Final = 24
    CHOOSE_GROUP: Final = 25
    REMOVE_FROM_HAND: Final = 26
    PAY_WITH_CARD: Final = 27
    PAY_FROM_HAND: Final = 28


class verb:
    """What a player may do. What ends a phase comes first: of actions that lead to the same, a bot takes the first."""

    END_ACTIVATION: Final = 0
    END_OPERATION: Final = 1
    END_REINFORCEMENT: Final = 2
    DONE: Final = 3
    KEEP_NONE: Final = 4
    KEEP: Final = 5
    PLAY: Final = 6
    PLACE: Final = 7
    DEPLOY: Final = 8
    USE: Final = 9
    RESOLVE: Final = 10
    ACTIVATE: Final = 11
    ATTACK: Final = 12
    BUY: Final = 13
    BUY_AID: Final = 14
    CHOOSE: Final = 15
    NEXT: Final = 16
    GIVE: Final = 17
    LOSE_GROUP: Final = 18


VERBS: Final = {
    verb.END_ACTIVATION: VerbSpec(rules="BAR-R17", closes=True),
    verb.END_OPERATION: VerbSpec(rules="BAR-7.12", closes=True),
    verb.END_REINFORCEMENT: VerbSpec(rules="BAR-R26", closes=True),
    verb.DONE: VerbSpec(closes=True),
    verb.KEEP_NONE: VerbSpec(rules="BAR-7.19", closes=True),
    verb.KEEP: VerbSpec("playable", rules="BAR-7.19 BAR-R24"),
    verb.PLAY: VerbSpec("playable", rules="BAR-2.7 BAR-5.4"),
    verb.PLACE: VerbSpec("placeable", rules="BAR-10.11 BAR-R31"),
    verb.DEPLOY: VerbSpec("deployable", rules="BAR-10.4 BAR-R28"),
    verb.USE: VerbSpec("usable", "ability", rules="BAR-9.3 BAR-9.6"),
    verb.RESOLVE: VerbSpec(rules="BAR-12.8 BAR-12.9 BAR-R48 BAR-R49", closes=True),
    verb.ACTIVATE: VerbSpec("heavy", rules="BAR-7.2 BAR-R18"),
    verb.ATTACK: VerbSpec("target", rules="BAR-12.1 BAR-12.2"),
    verb.BUY: VerbSpec("pile", rules="BAR-11.1 BAR-11.5"),
    verb.BUY_AID: VerbSpec(rules="BAR-11.1 BAR-R60"),
    verb.CHOOSE: VerbSpec("choosable"),
    verb.NEXT: VerbSpec("ordered"),
    verb.GIVE: VerbSpec("seat", rules="BAR-3.21 BAR-R56"),
    verb.LOSE_GROUP: VerbSpec("group"),
}
