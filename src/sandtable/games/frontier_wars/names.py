"""Every name of the game that the rules use: the words of the pack, the steps of a round, the verbs of a player."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.names import slugs
from sandtable.kernel.verbs import VerbSpec


class unit:
    """Units, in the order in which they are lost, FW-14.6."""

    INFANTRY: Final = 0
    TANK: Final = 1
    ARTILLERY: Final = 2
    PLANE: Final = 3


UNIT_NAMES: Final = slugs(unit)


class building:
    """Constructions besides the headquarters."""

    NONE: Final = 0
    FACTORY: Final = 1
    ENCAMPMENT: Final = 2


BUILDING_NAMES: Final = slugs(building)


class deck:
    """The decks of order cards."""

    ATTACK: Final = 0
    DEFENSE: Final = 1
    TACTICAL: Final = 2


DECKS: Final = slugs(deck)


class tile:
    """Kinds of tile."""

    NEUTRAL: Final = 0
    CITY: Final = 1
    AIRPORT: Final = 2
    STRATEGIC: Final = 3
    WATER: Final = 4


class window:
    """Windows of the special skills."""

    REINFORCEMENT: Final = 0
    TURN: Final = 1
    ATTACKER: Final = 2
    DEFENDER: Final = 3
    TACTICAL: Final = 4


WINDOWS: Final = slugs(window)


class ending:
    """Why a game ends."""

    CONQUEST: Final = 0
    VICTORY_POINTS: Final = 1
    ULTIMATE_WEAPON: Final = 2
    ROUND_LIMIT: Final = 3


ENDINGS: Final = slugs(ending)


UNITS: Final = 4
# of each unit: miniatures of a faction, movement, initiative in attack and in defense, FW-2.1, FW-1.4
MINIATURES: Final = (10, 5, 5, 5)
MOVEMENT: Final = (1, 2, 1, 3)
ATTACK: Final = (1, 2, 0, 1)
DEFENSE: Final = (1, 1, 3, 0)

LOAD: Final = 2  # units that a plane carries, FW-10.1
BUILDINGS: Final = (0, 1, 2)  # how many of each a faction has, FW-11.8
FACTIONS: Final = ("ussr", "usa", "germany", "uk")  # in tie-break order, FW-R9
SIDES: Final = ("standard", "blitz")
TILE_LIMIT: Final = 3  # FW-22.2
FRONTIER_LIMIT: Final = 2  # FW-22.3
HAND_LIMIT: Final = 4  # FW-22.7
HEADQUARTERS_MEDALS: Final = 3  # FW-19.3
SKILL: Final = -1  # where an effect comes from: a kind of card, or the special skill


class step:
    """Steps and decisions, in the order of play."""

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


class verb:
    """What a player may do."""

    LEAD: Final = 0
    DRAW: Final = 1
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
    LOAD: Final = 12
    FLY_EMPTY: Final = 13
    BOARD: Final = 14
    DEPART: Final = 15
    BUILD: Final = 16
    REPAIR: Final = 17
    END_BUILDING: Final = 18
    FIGHT: Final = 19
    ATTACH: Final = 20
    HOLD_BACK: Final = 21
    AIM: Final = 22
    RESEARCH: Final = 23
    WITHHOLD: Final = 24
    REMOVE: Final = 25
    SAVE: Final = 26
    SAVE_NO_MORE: Final = 27
    DISCARD: Final = 28
    RETIRE: Final = 29
    KEEP: Final = 30
    TARGET: Final = 31
    AGAINST: Final = 32
    CHOOSE: Final = 33
    DONE: Final = 34


VERBS: Final = {
    verb.LEAD: VerbSpec("faction", rules="FW-1.1 FW-R13"),
    verb.DRAW: VerbSpec("deck", rules="FW-6.5"),
    verb.PLACE: VerbSpec("unit", rules="FW-7.7"),
    verb.PLACE_NOTHING: VerbSpec(rules="FW-R28"),
    verb.USE_SKILL: VerbSpec(rules="FW-8.6"),
    verb.SAVE_SKILL: VerbSpec(rules="FW-8.6", closes=True),
    verb.PAY: VerbSpec("kind", rules="FW-8.7"),
    verb.PLAY: VerbSpec("kind"),
    verb.PASS: VerbSpec(closes=True),
    verb.MOVE: VerbSpec("tile", "unit", rules="FW-9.1"),
    verb.END_MOVEMENT: VerbSpec(rules="FW-4.4", closes=True),
    verb.TO: VerbSpec("tile"),
    verb.LOAD: VerbSpec("tile", rules="FW-10.2"),
    verb.FLY_EMPTY: VerbSpec(closes=True),
    verb.BOARD: VerbSpec("unit", rules="FW-10.1"),
    verb.DEPART: VerbSpec(closes=True),
    verb.BUILD: VerbSpec("tile", "building"),
    verb.REPAIR: VerbSpec("tile", rules="FW-12.1"),
    verb.END_BUILDING: VerbSpec(rules="FW-4.4", closes=True),
    verb.FIGHT: VerbSpec("tile", rules="FW-13.3"),
    verb.ATTACH: VerbSpec(rules="FW-R23"),
    verb.HOLD_BACK: VerbSpec(rules="FW-R23", closes=True),
    verb.AIM: VerbSpec("seat", rules="FW-17.3"),
    verb.RESEARCH: VerbSpec("kind", rules="FW-21.2"),
    verb.WITHHOLD: VerbSpec(rules="FW-21.2"),
    verb.REMOVE: VerbSpec("unit", rules="FW-22.1"),
    verb.SAVE: VerbSpec("tile"),
    verb.SAVE_NO_MORE: VerbSpec(closes=True),
    verb.DISCARD: VerbSpec("kind"),
    verb.RETIRE: VerbSpec("kind", rules="FW-R22"),
    verb.KEEP: VerbSpec(rules="FW-R22", closes=True),
    verb.TARGET: VerbSpec("tile"),
    verb.AGAINST: VerbSpec("seat"),
    verb.CHOOSE: VerbSpec("unit"),
    verb.DONE: VerbSpec(closes=True),
}
