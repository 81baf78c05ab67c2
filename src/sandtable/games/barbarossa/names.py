"""Numbers with names: card types, classes of cards, words of the pack, steps, verbs, tales, endings."""

from __future__ import annotations

from typing import Final

# Card types, BAR-3.1
TRANSPORT: Final = 0
UNIT: Final = 1
PLAN: Final = 2
AID: Final = 3
OBJECTIVE: Final = 4
EVENT: Final = 5
TYPES: Final = ("transport", "unit", "plan", "aid", "objective", "event")

# State bits of a card in a Battle Area, BAR-5.18
FATIGUED: Final = 1
USED: Final = 2
"""Its once-per-turn ability has been used, BAR-R37."""
DUE: Final = 4
"""Its automatic text is still to be applied at the start of this phase, BAR-R36."""
STATE_NAMES: Final = ("fatigued", "used", "due")

# Classes of cards: one bit each, so that a text can name several, BAR-3.2
UNIT_CLASSES: Final = ("infantry", "tank", "artillery", "reconnaissance", "air", "support")
AID_CLASSES: Final = ("commander", "facility")
OBJECTIVE_CLASSES: Final = ("hill", "position", "city")
CLASSES: Final = UNIT_CLASSES + AID_CLASSES + OBJECTIVE_CLASSES
INFANTRY: Final = 1
TANK: Final = 2
ANY_UNIT: Final = 63
CLASS_NAMES: Final = (*CLASSES, "unit", "other-unit")
CLASS_MASKS: Final = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 63, 61]
CITY_CLASS: Final = 1024

# The target of the attack under way, BAR-12.2
NO_TARGET: Final = 0
HILL: Final = 1
POSITION: Final = 2
CITY: Final = 3
TARGETS: Final = ("none", "hill", "position", "city")

# How a played card comes to be deployed, BAR-R27
NEVER: Final = 0
MUST_ACTIVE: Final = 1
MUST_FATIGUED: Final = 2
MAY_ACTIVE: Final = 3
MAY_FATIGUED: Final = 4
SILENT: Final = 5
DEPLOYS: Final = ("never", "must-active", "must-fatigued", "may-active", "may-fatigued", "silent")

# Points, BAR-2.1
POINTS: Final = ("op", "sp", "rp", "bp", "dp")
OP: Final = 0
SP: Final = 1
RP: Final = 2
BP: Final = 3

# Words of an effect
END: Final = 0
GAIN: Final = 1
LOSE: Final = 2
OCCUPYING_COST: Final = 3
FATIGUE: Final = 4
REACTIVATE: Final = 5
DISCARD: Final = 6
DISCARD_GROUP: Final = 7
REMOVE: Final = 8
PLACE_FROM_HAND: Final = 9
ATTACK_AGAIN: Final = 10
REVEAL_AGAIN: Final = 11
DISCARD_SELF: Final = 12
RETURN_SELF: Final = 13
REMOVE_SELF: Final = 14
EFFECTS: Final = (
    "end", "gain", "lose", "occupying-cost", "fatigue", "activate", "discard", "discard-group", "remove", "place",
    "attack-again", "reveal", "discard-self", "return-self", "remove-self",
)  # fmt: skip

# Whom an effect falls on
YOU: Final = 0
EVERYONE: Final = 1
RECEIVER: Final = 2
WHO: Final = ("you", "everyone", "receiver")

# Using Costs that move or turn cards, BAR-9.2
SELF_FATIGUE: Final = 1
SELF_DISCARD: Final = 2
SELF_RETURN: Final = 3
HAND_DISCARD: Final = 1
HAND_REMOVE: Final = 2

ABILITIES: Final = 3
"""A card has at most this many Intentional Abilities, over both boxes."""
START_HAND: Final = 4
ACTIONS_PER_PHASE: Final = 200
"""After so many actions an Operation Phase can only be ended, BAR-R43."""

# Marks of runs of choices whose order changes nothing: plays of TRANSPORTs from 1, abilities and purchases from here
RUN_OF_ABILITIES: Final = 10000
RUN_OF_PURCHASES: Final = 30000

# Phases, BAR-6.1
ACTIVATION: Final = 0
OPERATION: Final = 1
REINFORCEMENT: Final = 2
ENDING: Final = 3
PHASES: Final = ("activation", "operation", "reinforcement", "ending")

# Steps and decisions
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

# Verbs. What ends a phase comes first: of actions that lead to the same, a bot takes the first.
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

# Tales
TURN_BEGINS: Final = 0
CARDS_ACTIVATED: Final = 1
ACTIVATION_PAID: Final = 2
OPERATION_BEGINS: Final = 3
REINFORCEMENT_BEGINS: Final = 4
TEXT_APPLIES: Final = 5
PLAYED: Final = 6
GAINED: Final = 7
LOST_POINTS: Final = 8
DREW: Final = 9
DRAW_LOST: Final = 10
RESHUFFLED: Final = 11
DEPLOYED: Final = 12
PLACED: Final = 13
PLACING_ALLOWED: Final = 14
USED_ABILITY: Final = 15
CARD_FATIGUED: Final = 16
CARD_ACTIVATED: Final = 17
CARD_DISCARDED: Final = 18
CARD_RETURNED: Final = 19
CARD_REMOVED: Final = 20
ATTACK_DECLARED: Final = 21
EVENT_REVEALED: Final = 22
NO_EVENT: Final = 23
COST_CHANGED: Final = 24
ATTACK_WON: Final = 25
ATTACK_LOST: Final = 26
ATTACK_VOID: Final = 27
EVENT_GAINED: Final = 28
EVENT_GIVEN: Final = 29
EVENT_USED_UP: Final = 30
EVENT_RETURNED: Final = 31
ATTACK_ADDED: Final = 32
END_TRIGGERED: Final = 33
BOUGHT: Final = 34
TURN_ENDS: Final = 35
HAND_DISCARDED: Final = 36
DECK_REMOVED: Final = 37
GAME_OVER: Final = 38
AIDS_REMOVED: Final = 39

# Endings
MOSCOW_TAKEN: Final = 0
ROUND_LIMIT: Final = 1
