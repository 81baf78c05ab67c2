"""The numbers of Victory Day: sides, types, roles, steps, verbs and tales, as plain ints."""

from __future__ import annotations

from typing import Final

# Sides.
SOVIET: Final = 0
GERMAN: Final = 1
NEUTRAL: Final = 2
SIDES = ("soviet", "german", "neutral")

# Sorts of cards, types of units, resources.
RESOURCE: Final = 0
UNIT: Final = 1
TACTICAL: Final = 2
SORTS = ("resource", "unit", "tactical")

INFANTRY: Final = 0
ARMOURED: Final = 1
ARTILLERY_TYPE: Final = 2
AVIATION: Final = 3
TYPES = ("infantry", "armoured", "artillery", "aviation")

DEPOT: Final = 0
FACTORY: Final = 1
FUEL: Final = 2
RESOURCES = ("depot", "factory", "fuel")
FREE: Final = 0
"""The number of the cost that is nothing."""

# State bits of a card on the table.
TURNED: Final = 1
ATTACKED: Final = 2
USED: Final = 4
"""Its ability was used this turn, VD-R14."""
CARD_STATES = ("turned", "attacked", "used")

# Windows of tactical cards, and whose turn it must be.
BUILD_WINDOW: Final = 0
ATTACK_WINDOW: Final = 1
RESULTS_WINDOW: Final = 2
WINDOWS = ("build", "before-attack", "before-results")
ACTIVE: Final = 0
DEFENDER: Final = 1
EITHER: Final = 2
WHO = ("active", "defender", "either")

# In what its player must be behind the enemy, so that a tactical card may be played.
NOTHING: Final = 0
FEWER_RESOURCES: Final = 1
NEEDS = ("nothing", "fewer-resources")

# Effects of tactical cards.
RAISE: Final = 0
LOWER: Final = 1
MAKE_READY: Final = 2
TURN: Final = 3
DESTROY_UNIT: Final = 4
DEMOLISH: Final = 5
SUPPLY: Final = 6
BOMBARD: Final = 7
DRAW: Final = 8
EFFECTS = ("raise", "lower", "ready", "turn", "destroy", "demolish", "supply", "bombard", "draw")
WAVE_LONG: Final = 0
TURN_LONG: Final = 1
LASTS = ("wave", "turn")

# What a unit does in the wave.
IDLE: Final = 0
ORDINARY: Final = 1
DIRECTED: Final = 2
BOMBER: Final = 3
INTERCEPTED: Final = 4
ESCORT: Final = 5
GUNS: Final = 6
BLOCKER: Final = 7
INTERCEPTOR: Final = 8
TARGET: Final = 9
"""Under attack, and ready when the attack was declared."""
SPENT: Final = 10
"""Under attack, but already turned: its attack is 0, VD-11.5."""
THROUGH: Final = 11
RAIDER: Final = 12
LOOTER: Final = 13
"""It broke through and attacks a resource."""
MARAUDER: Final = 14
"""It broke through and attacks the deck."""
STORMED: Final = 15
"""Attacked on the 2nd line by units that broke through, while ready."""
OVERRUN: Final = 16
"""The same, but it was already turned."""
ROLES = (
    "idle",
    "ordinary",
    "directed",
    "bomber",
    "intercepted",
    "escort",
    "guns",
    "blocker",
    "interceptor",
    "target",
    "spent",
    "through",
    "raider",
    "looter",
    "marauder",
    "stormed",
    "overrun",
)
NOWHERE: Final = -1

HAND_SIZE: Final = 7
USUAL_DRAW: Final = 2
MOST_RESOURCES: Final = 2
MOST_REDRAWS: Final = 3

# Steps and decisions.
REDRAW_HAND: Final = 0
BEGIN_TURN: Final = 1
UNTURNING: Final = 2
DRAWING: Final = 3
PLAY_RESOURCES: Final = 4
BUILDING: Final = 5
BUILD: Final = 6
BUILT: Final = 7
PAY: Final = 8
BEFORE_ATTACK: Final = 9
TACTICAL_WINDOW: Final = 10
PLAYED: Final = 11
ATTACKING: Final = 12
ATTACKS: Final = 13
STRUCK: Final = 14
SHELLED: Final = 15
DECLARING: Final = 16
DECLARE: Final = 17
RESPONDING: Final = 18
RESPOND: Final = 19
COUNTERING: Final = 20
COUNTER: Final = 21
ALIGN: Final = 22
BEFORE_RESULTS: Final = 23
RECKON: Final = 24
DAMAGE: Final = 25
DESTROY: Final = 26
BREAKING_THROUGH: Final = 27
RAID: Final = 28
RAID_ALIGN: Final = 29
RAID_DESTROY: Final = 30
END_WAVE: Final = 31
RESERVES: Final = 32

# Verbs.
V_KEEP: Final = 0
V_REDRAW: Final = 1
V_PLACE: Final = 2
V_BUILD: Final = 3
V_PAY: Final = 4
V_PLAY: Final = 5
V_PASS: Final = 6
V_DONE: Final = 7
V_STRIKE: Final = 8
V_SHELL: Final = 9
V_WAVE: Final = 10
V_END: Final = 11
V_ATTACK: Final = 12
V_DIRECT: Final = 13
V_BOMB: Final = 14
V_ESCORT: Final = 15
V_SUPPORT: Final = 16
V_BLOCK: Final = 17
V_INTERCEPT: Final = 18
V_COUNTER: Final = 19
V_DECLINE: Final = 20
V_DESTROY: Final = 21
V_RAID: Final = 22
V_LOOT: Final = 23
V_RAID_DECK: Final = 24
V_LAUNCH: Final = 25
V_HOLD: Final = 26
V_SPARE: Final = 27

# Tales.
T_HAND_SHOWN: Final = 0
T_TURN: Final = 1
T_DRAWS: Final = 2
T_EXHAUSTED: Final = 3
T_PLACES: Final = 4
T_PAYS: Final = 5
T_BUILDS: Final = 6
T_PASSES: Final = 7
T_PLAYS: Final = 8
T_PLAYS_ON: Final = 9
T_STRIKES: Final = 10
T_SHELLS: Final = 11
T_DECK_LOSES: Final = 12
T_WAVE: Final = 13
T_ATTACKS: Final = 14
T_DIRECTS: Final = 15
T_BOMBS: Final = 16
T_ESCORTS: Final = 17
T_SUPPORTS: Final = 18
T_BLOCKS: Final = 19
T_INTERCEPTS: Final = 20
T_COUNTERS: Final = 21
T_CANCELLED: Final = 22
T_BREAKS_THROUGH: Final = 23
T_BATTLE: Final = 24
T_DESTROYED: Final = 25
T_RAIDS: Final = 26
T_LOOTS: Final = 27
T_RAIDS_DECK: Final = 28
T_RESERVES: Final = 29
T_BUILDS_MOBILE: Final = 30
T_SUPPLY: Final = 31

# Why the game ends.
E_EXHAUSTED: Final = 0
