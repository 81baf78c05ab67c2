"""The numbers behind the words of the game: units, tiles, decks, steps, verbs, tales, endings."""

from __future__ import annotations

from typing import Final

# Units, in the order in which they are lost (FW-14.6).
INFANTRY: Final = 0
TANK: Final = 1
ARTILLERY: Final = 2
PLANE: Final = 3
UNITS: Final = 4
UNIT_NAMES: Final = ("infantry", "tank", "artillery", "plane")

# Miniatures of a faction, and its unit values: movement, attack and defense initiative (FW-2.1, FW-1.4).
MINIATURES: Final = (10, 5, 5, 5)
MOVEMENT: Final = (1, 2, 1, 3)
ATTACK: Final = (1, 2, 0, 1)
DEFENSE: Final = (1, 1, 3, 0)
LOAD: Final = 2                                   # units that a plane carries, FW-10.1

# Constructions besides the headquarters, and how many of each a faction has (FW-11.8).
NO_BUILDING: Final = 0
FACTORY: Final = 1
ENCAMPMENT: Final = 2
BUILDING_NAMES: Final = ("none", "factory", "encampment")
BUILDINGS: Final = (0, 1, 2)

FACTIONS: Final = ("ussr", "usa", "germany", "uk")          # in tie-break order, FW-R9
SIDES: Final = ("standard", "blitz")
DECKS: Final = ("attack", "defense", "tactical")
ATTACK_ORDER: Final = 0
DEFENSE_ORDER: Final = 1
TACTICAL_ORDER: Final = 2

# Kinds of tile.
NEUTRAL: Final = 0
CITY: Final = 1
AIRPORT: Final = 2
STRATEGIC: Final = 3
WATER: Final = 4

# Windows of the special skills.
REINFORCING: Final = 0
TURN_STARTS: Final = 1
ATTACKING: Final = 2
DEFENDING: Final = 3
TACTICAL_STEP: Final = 4
WINDOWS: Final = ("reinforcement", "turn", "attacker", "defender", "tactical")

TILE_LIMIT: Final = 3                             # FW-22.2
FRONTIER_LIMIT: Final = 2                         # FW-22.3
HAND_LIMIT: Final = 4                             # FW-22.7
HEADQUARTERS_MEDALS: Final = 3                    # FW-19.3
SKILL: Final = -1                                 # where an effect comes from: a kind of card, or the special skill

# What an effect does: the closed vocabulary of the pack.
ATTACK_TWICE: Final = 0
INITIATIVE: Final = 1
INITIATIVE_OF_ONE: Final = 2
NO_DEFENSE_ORDERS: Final = 3
AIRBORNE: Final = 4
MORE_MOVEMENT: Final = 5
PRODUCE: Final = 6
REMOVE_NEAR: Final = 7
BUILD_FREE: Final = 8
REMOVE_ATTACKER: Final = 9
NO_ATTACK: Final = 10
WITHDRAW: Final = 11
BRING_UP: Final = 12
IGNORE_IMPACTS: Final = 13
CANCEL_ATTACK_ORDER: Final = 14
REDEPLOY: Final = 15
DRAW_CARDS: Final = 16
KEEP_EXCESS_UNITS: Final = 17
REPAIR_FREE: Final = 18
MORE_HAND: Final = 19
LOOK_AND_DISCARD: Final = 20
STEAL: Final = 21
STACK_LIMIT: Final = 22
DRAW_AND_DISCARD: Final = 23
DEFENSE_INITIATIVE: Final = 24
TRANSPORT: Final = 25
ONE_ATTACKS_TWICE: Final = 26
MECHANIZED_AT_ENCAMPMENT: Final = 27
EFFECTS: Final = (
    "attack-twice", "initiative", "initiative-of-one", "no-defense-orders", "airborne", "movement", "produce",
    "remove-near", "build", "remove-attacker", "no-attack", "withdraw", "bring-up", "ignore-impacts",
    "cancel-attack-order", "redeploy", "draw", "keep-excess-units", "repair", "hand-limit", "look-and-discard",
    "steal", "stack-limit", "draw-and-discard", "defense-initiative", "transport", "one-attacks-twice",
    "mechanized-at-encampment",
)

# Steps and decisions.
CHOOSE_FACTION: Final = 0
DEPLOY: Final = 1
FIRST_CARDS: Final = 2
NEW_ROUND: Final = 3
TURN_ORDER: Final = 4
CARDS: Final = 5
DRAW: Final = 6
PICK_DECK: Final = 7
ARSENAL: Final = 8
REINFORCEMENTS: Final = 9
NEXT_SITE: Final = 10
REINFORCE: Final = 11
SKILL_WINDOW: Final = 12
PAY_FOR_SKILL: Final = 13
PLAYER_TURNS: Final = 14
PLAY_ATTACK_ORDER: Final = 15
MOVE_UNITS: Final = 16
MARCH: Final = 17
LOAD_PLANE: Final = 18
BOARD_PLANE: Final = 19
FLY: Final = 20
AFTER_MOVEMENT: Final = 21
BUILD: Final = 22
LIST_BATTLES: Final = 23
BATTLES: Final = 24
CHOOSE_BATTLE: Final = 25
ATTACH_ORDER: Final = 26
DEFENDERS: Final = 27
PLAY_DEFENSE_ORDER: Final = 28
FIGHT: Final = 29
VOLLEY: Final = 30
AIMING: Final = 31
AIM_IMPACT: Final = 32
LOSSES: Final = 33
AFTERMATH: Final = 34
END_OF_TURN: Final = 35
TACTICAL_ORDERS: Final = 36
PLAY_TACTICAL_ORDER: Final = 37
ARMS_RACE: Final = 38
UPKEEP: Final = 39
SAVE_WITH_SUPPLIES: Final = 40
NEXT_EXCESS: Final = 41
REMOVE_EXCESS: Final = 42
DISCARD: Final = 43
DISCARD_EXCESS: Final = 44
RETIRE_ORDERS: Final = 45
END_OF_ROUND: Final = 46
PICK_SITE: Final = 47
PICK_NEW_UNIT: Final = 48
PICK_TARGET: Final = 49
PICK_VICTIM: Final = 50
PICK_GROUND: Final = 51
PICK_ELITE: Final = 52
PICK_RETREAT: Final = 53
PICK_RESERVES: Final = 54
BRING_UP_UNITS: Final = 55
PICK_GARRISON: Final = 56
PICK_NEW_GARRISON: Final = 57
REDEPLOY_UNITS: Final = 58
PICK_RUIN: Final = 59
PICK_OPPONENT: Final = 60
PICK_SECRET: Final = 61

# Verbs.
LEAD: Final = 0
DRAW_FROM: Final = 1
PLACE: Final = 2
PLACE_NOTHING: Final = 3
USE_SKILL: Final = 4
SAVE_SKILL: Final = 5
PAY: Final = 6
PLAY: Final = 7
PASS: Final = 8
MOVE: Final = 9
END_MOVEMENT: Final = 10
TO: Final = 11
LOAD_AT: Final = 12
FLY_EMPTY: Final = 13
TAKE_ABOARD: Final = 14
DEPART: Final = 15
BUILD_ON: Final = 16
REPAIR: Final = 17
END_BUILDING: Final = 18
FIGHT_AT: Final = 19
ATTACH: Final = 20
HOLD_BACK: Final = 21
AIM: Final = 22
RESEARCH: Final = 23
WITHHOLD: Final = 24
REMOVE: Final = 25
SAVE_UNIT: Final = 26
DONE_SAVING: Final = 27
DISCARD_CARD: Final = 28
RETIRE: Final = 29
KEEP: Final = 30
TARGET: Final = 31
AGAINST: Final = 32
CHOOSE: Final = 33
DONE: Final = 34

# Tales.
T_FACTION_CHOSEN: Final = 0
T_HEADQUARTERS_PLACED: Final = 1
T_ROUND_BEGINS: Final = 2
T_POINTS_COUNTED: Final = 3
T_TURN_BEGINS: Final = 4
T_CARD_DRAWN: Final = 5
T_DECK_RENEWED: Final = 6
T_UNIT_PLACED: Final = 7
T_PRODUCTION_LOST: Final = 8
T_SKILL_USED: Final = 9
T_ORDER_PLAYED: Final = 10
T_ORDER_LOST: Final = 11
T_UNIT_MOVED: Final = 12
T_UNIT_CARRIED: Final = 13
T_CONSTRUCTION_BUILT: Final = 14
T_CONSTRUCTION_REPAIRED: Final = 15
T_HEADQUARTERS_REPAIRED: Final = 16
T_RESISTANCE_MENDED: Final = 17
T_MEDALS_EARNED: Final = 18
T_BATTLE_BEGINS: Final = 19
T_BATTLE_AVOIDED: Final = 20
T_ORDER_ATTACHED: Final = 21
T_ORDER_CANCELLED: Final = 22
T_STEP_FOUGHT: Final = 23
T_IMPACT_AIMED: Final = 24
T_UNIT_LOST: Final = 25
T_GARRISON_HIT: Final = 26
T_IMPACT_IGNORED: Final = 27
T_BATTLE_WON: Final = 28
T_BATTLE_TIED: Final = 29
T_BATTLE_NOBODY: Final = 30
T_CONSTRUCTION_DESTROYED: Final = 31
T_CONSTRUCTION_CONQUERED: Final = 32
T_HEADQUARTERS_DESTROYED: Final = 33
T_ELIMINATED: Final = 34
T_CARDS_TAKEN: Final = 35
T_UNIT_REMOVED: Final = 36
T_UNITS_WITHDREW: Final = 37
T_UNIT_BROUGHT_UP: Final = 38
T_UNIT_REDEPLOYED: Final = 39
T_HAND_SEEN: Final = 40
T_SECRET_DISCARDED: Final = 41
T_CARD_STOLEN: Final = 42
T_RESEARCHED: Final = 43
T_NOTHING_RESEARCHED: Final = 44
T_WEAPON_COMPLETE: Final = 45
T_UNIT_SAVED: Final = 46
T_UNIT_DISBANDED: Final = 47
T_CARD_DISCARDED: Final = 48
T_CARD_RETIRED: Final = 49
T_VICTORY: Final = 50
T_ROUND_LIMIT_REACHED: Final = 51
T_ELITE_CHOSEN: Final = 52
T_POINTS_TIED: Final = 53
T_WEAPON_TOO_LATE: Final = 54
T_CARD_PASSED_OVER: Final = 55

# Endings.
E_CONQUEST: Final = 0
E_VICTORY_POINTS: Final = 1
E_ULTIMATE_WEAPON: Final = 2
E_ROUND_LIMIT: Final = 3
