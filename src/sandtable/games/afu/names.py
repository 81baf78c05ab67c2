"""The numbers of the rules: steps, verbs, tales, endings, card states and the closed vocabulary of the pack."""

from __future__ import annotations

from typing import Final

# -- what a card is, in the order of the pack's kinds
STARTING: Final = 0
AFU: Final = 1
AID: Final = 2
PANIC: Final = 3
INVADER: Final = 4
ACHIEVEMENT: Final = 5
EVENT: Final = 6
OBJECTIVE: Final = 7
FIRST_PLAYER: Final = 8

# -- states of a card, bits
USED: Final = 1
"""The bonus was used this turn, AFU-R29."""
OFF: Final = 2
"""The standing reward was switched off, AFU-R27."""
EARNED: Final = 4
"""A spent card earned its Calm while it was paid, AFU-R27."""

# -- types of troops, AFU-8.12
TYPES: Final = ("none", "infantry", "artillery", "tank", "air", "other")
INFANTRY: Final = 1
ARTILLERY: Final = 2
TANK: Final = 3
AIR: Final = 4

# -- sides of a card and of an objective
ATTACK: Final = 0
DEFENSE: Final = 1

# -- sets of cards
YELLOW: Final = 1
BLUE: Final = 2
SET_ONE: Final = 3
SET_TWO: Final = 4
SETS: Final = ("none", "yellow", "blue", "I", "II")
COLOURS: Final = ("none", "yellow", "blue")

# -- conditions, AFU-10.1 to AFU-10.6
CONDITIONS: Final = ("none", "destroyed", "badge", "panic", "normal-defense", "enhanced-defense", "objective")
ALWAYS: Final = 0
DESTROYED: Final = 1
BADGE: Final = 2
PANIC_RECEIVED: Final = 3
NORMAL_DEFENSE: Final = 4
ENHANCED_DEFENSE: Final = 5
OBJECTIVE_OPEN: Final = 6

# -- rewards, AFU-11.1 to AFU-11.12
REWARDS: Final = (
    "none", "attack", "defense", "support", "calm", "recruit", "draw", "return-panic", "scout", "evacuate",
)  # fmt: skip
NO_REWARD: Final = 0
PLUS_ATTACK: Final = 1
PLUS_DEFENSE: Final = 2
PLUS_SUPPORT: Final = 3
CALM: Final = 4
LAST_STANDING: Final = 4
"""Rewards 1 to 4 are standing ones, AFU-R27."""
RECRUIT: Final = 5
DRAW_CARD: Final = 6
RETURN_PANIC: Final = 7
SCOUT: Final = 8
LAST_ACTIVATED: Final = 8
"""Rewards 6 to 8 are activated on a placed or spent card."""
EVACUATE: Final = 9

# -- event effects, AFU-15.6 to AFU-15.14
EFFECTS: Final = (
    "none", "exchange", "mobilize", "sabotage", "alarm", "closed-sky", "scout", "recovery", "shelling",
)  # fmt: skip
EXCHANGE: Final = 1
MOBILIZE: Final = 2
SABOTAGE: Final = 3
ALARM: Final = 4
CLOSED_SKY: Final = 5
SCOUT_EVENT: Final = 6
RECOVERY: Final = 7
SHELLING: Final = 8

# -- kinds of objective
BRIDGE: Final = 1
CITY: Final = 2
CRUISER: Final = 3
CITIES_WORTH_THREE: Final = 3
CITIES_WORTH_FOUR: Final = 1
"""How many of each an Event Deck takes, AFU-14.9."""
OBJECTIVE_KINDS: Final = ("none", "bridge", "city", "cruiser")

# -- what an achievement counts
MEASURES: Final = (
    "none", "trophies", "trophy-tanks", "infantry", "artillery", "tank", "air-and-anti-aircraft", "panic",
    "objectives", "same-badge", "total-cost", "hospital",
)  # fmt: skip
TROPHIES: Final = 1
TROPHY_TANKS: Final = 2
OWN_INFANTRY: Final = 3
OWN_ARTILLERY: Final = 4
OWN_TANKS: Final = 5
OWN_AIR: Final = 6
OWN_PANIC: Final = 7
OBJECTIVES_TAKEN: Final = 8
SAME_BADGE: Final = 9
TOTAL_COST: Final = 10
IN_HOSPITAL: Final = 11
NO_LIMIT: Final = 99
"""An achievement that does not say "at most"."""

# -- phases
INVASION: Final = 0
WAR: Final = 1
PHASES: Final = ("invasion", "war")

# -- difficulty of the solo game
EASIER: Final = "easier"
HARDEST: Final = "hardest"
KALYNA: Final = "chervona-kalyna"

# -- steps and decisions
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

# -- verbs
DO_COLOUR: Final = 0
DO_KEEP: Final = 1
DO_PASS: Final = 2
DO_DONE: Final = 3
DO_BATTLE: Final = 4
DO_USE: Final = 5
DO_SKIP: Final = 6
DO_BUY: Final = 7
DO_BUY_AID: Final = 8
DO_BID: Final = 9
DO_PAY: Final = 10
DO_DISCARD: Final = 11
DO_RECOVER: Final = 12
DO_EVACUATE: Final = 13
DO_DEFEND: Final = 14
DO_SUPPORT: Final = 15
DO_ACTIVATE: Final = 16
DO_SWITCH_OFF: Final = 17
DO_SCOUT_DISCARD: Final = 18
DO_KEEP_ALL: Final = 19
DO_PUT_BACK: Final = 20
DO_FROM: Final = 21

# -- places that can be named: the six row spaces in canonical order, then the spent cards
PLACES: Final = (
    "defense-1", "support-1", "defense-2", "support-2", "defense-3", "support-3",
    "spent-1", "spent-2", "spent-3", "spent-4", "spent-5",
)  # fmt: skip
ROW_PLACES: Final = 6
COLUMNS: Final = 3
HAND_SIZE: Final = 5
HIGHEST_BID: Final = 60
DISPLAY_SPACES: Final = 5

# -- where a Panic Card is returned from, AFU-R33
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_DECK: Final = 2
PANIC_ZONES: Final = ("hand", "discard", "deck")

# -- what a battle did in a column, bits
INVADER_DESTROYED: Final = 1
FRONT_TO_HOSPITAL: Final = 2
SUPPORT_TO_HOSPITAL: Final = 4

# -- what decides whether one card destroys another, AFU-R16
FALLS: Final = 0
TOO_WEAK: Final = 1
ARMOURED: Final = 2
OUT_OF_REACH: Final = 3

# -- tales
ROUND_BEGINS: Final = 0
COLOUR_CHOSEN: Final = 1
WAR_BEGINS: Final = 2
EVENT_REVEALED: Final = 3
OBJECTIVE_REVEALED: Final = 4
PANIC_TAKEN: Final = 5
PANIC_CALMED: Final = 6
PANIC_RETURNED: Final = 7
HAND_DRAWN: Final = 8
INVADERS_LAID: Final = 9
CARD_DISCARDED: Final = 10
BID_MADE: Final = 11
BID_PASSED: Final = 12
CARD_SPENT: Final = 13
OBJECTIVE_TAKEN: Final = 14
OBJECTIVE_STAYS: Final = 15
ENEMY_OFFERS: Final = 16
OBJECTIVE_CAPTURED: Final = 17
UNIT_DEPLOYED: Final = 18
UNIT_SUPPORTS: Final = 19
BONUS_USED: Final = 20
SWITCHED_OFF: Final = 21
UNIT_EVACUATED: Final = 22
UNIT_RECOVERED: Final = 23
INVADERS_SCOUTED: Final = 24
SCOUTED_AWAY: Final = 25
INVADER_LOST: Final = 26
INVADER_STANDS: Final = 27
UNIT_LOST: Final = 28
UNIT_HOLDS: Final = 29
COLUMN_OPEN: Final = 30
ARTILLERY_HITS: Final = 31
SKY_CLOSED: Final = 32
ROCKETS_HIT: Final = 33
POINTS_GAINED: Final = 34
BUDGET_COUNTED: Final = 35
CARD_BOUGHT: Final = 36
FIRST_PLAYER_FLIPPED: Final = 37
SECRETS_KEPT: Final = 38
INVADER_ARMOURED: Final = 39
INVADER_FLIES: Final = 40
UNIT_ARMOURED: Final = 41
UNIT_FLIES: Final = 42

# -- endings
MOSKVA: Final = 0
PANIC_STACK_EMPTY: Final = 1
PANIC_IN_HAND: Final = 2
OBJECTIVES_CAPTURED: Final = 3
ENDINGS: Final = ("moskva", "panic-stack-empty", "panic-in-hand", "objectives-captured")
