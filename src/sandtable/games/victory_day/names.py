"""Every name of the game that the rules use: the words of the pack, the steps of a turn, the verbs of a player."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.names import flags, slugs
from sandtable.kernel.verbs import VerbSpec


class side:
    """Sides."""

    SOVIET: Final = 0
    GERMAN: Final = 1
    NEUTRAL: Final = 2


SIDES: Final = slugs(side)


class sort:
    """Sorts of cards."""

    RESOURCE: Final = 0
    UNIT: Final = 1
    TACTICAL: Final = 2


SORTS: Final = slugs(sort)


class unit_type:
    """Types of units."""

    INFANTRY: Final = 0
    ARMOURED: Final = 1
    ARTILLERY: Final = 2
    AVIATION: Final = 3


TYPES: Final = slugs(unit_type)


class resource:
    """Resources."""

    DEPOT: Final = 0
    FACTORY: Final = 1
    FUEL: Final = 2


RESOURCES: Final = slugs(resource)


class state:
    """Bits of a card on the table."""

    TURNED: Final = 1
    ATTACKED: Final = 2
    USED: Final = 4
    """Its ability was used this turn, VD-R14."""


CARD_STATES: Final = flags(state)


class window:
    """Windows of tactical cards."""

    BUILD: Final = 0
    BEFORE_ATTACK: Final = 1
    BEFORE_RESULTS: Final = 2


WINDOWS: Final = slugs(window)


class who:
    """Whose turn it must be."""

    ACTIVE: Final = 0
    DEFENDER: Final = 1
    EITHER: Final = 2


WHO: Final = slugs(who)


class need:
    """In what its player must be behind the enemy, so that a tactical card may be played."""

    NOTHING: Final = 0
    FEWER_RESOURCES: Final = 1


NEEDS: Final = slugs(need)


class choice:
    """What the player of a tactical card chooses for it."""

    NOTHING: Final = 0
    OWN_UNIT: Final = 1
    ENEMY_UNIT: Final = 2
    RESOURCE: Final = 3
    """A resource card of the enemy."""


class lasts:
    """How long an effect lasts."""

    WAVE: Final = 0
    TURN: Final = 1


LASTS: Final = slugs(lasts)


class role:
    """What a unit does in the wave."""

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


ROLES: Final = slugs(role)


class ending:
    """Why a game ends."""

    EXHAUSTED: Final = 0


ENDINGS: Final = slugs(ending)


class raids:
    """How many resource cards a unit that broke through destroys, VD-R26."""

    ONE: Final = 0
    STRENGTH: Final = 1


RAIDS: Final = slugs(raids)


FREE: Final = 0
"""The number of the cost that is nothing."""
NOWHERE: Final = -1
HAND_SIZE: Final = 7
USUAL_DRAW: Final = 2
MOST_RESOURCES: Final = 2
MOST_REDRAWS: Final = 3


class step:
    """Steps and decisions, in the order of play."""

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
    LOOT: Final = 33


class verb:
    """What a player may do."""

    KEEP: Final = 0
    REDRAW: Final = 1
    PLACE: Final = 2
    BUILD: Final = 3
    PAY: Final = 4
    PLAY: Final = 5
    PASS: Final = 6
    DONE: Final = 7
    STRIKE: Final = 8
    SHELL: Final = 9
    WAVE: Final = 10
    END_ATTACKS: Final = 11
    ATTACK: Final = 12
    DIRECT: Final = 13
    BOMB: Final = 14
    ESCORT: Final = 15
    SUPPORT: Final = 16
    BLOCK: Final = 17
    INTERCEPT: Final = 18
    COUNTER: Final = 19
    DECLINE: Final = 20
    DESTROY: Final = 21
    RAID: Final = 22
    RAID_RESOURCE: Final = 23
    RAID_DECK: Final = 24
    LAUNCH: Final = 25
    HOLD: Final = 26
    SPARE: Final = 27


VERBS: Final = {
    verb.KEEP: VerbSpec(rules="VD-3.3", closes=True),
    verb.REDRAW: VerbSpec(rules="VD-3.6 VD-3.7 VD-3.8 VD-3.9"),
    verb.PLACE: VerbSpec("kind", rules="VD-5.4 VD-8.3"),
    verb.BUILD: VerbSpec("kind", rules="VD-9.1 VD-9.2"),
    verb.PAY: VerbSpec("resource", "number", rules="VD-5.7 VD-5.9"),
    verb.PLAY: VerbSpec("tactical", "target", rules="VD-7.1 VD-7.2 VD-R12"),
    verb.PASS: VerbSpec(rules="VD-R12", closes=True),
    verb.DONE: VerbSpec(closes=True),
    verb.STRIKE: VerbSpec("place", "place", rules="VD-18.10 VD-18.11 VD-18.12"),
    verb.SHELL: VerbSpec("place", rules="VD-18.14 VD-18.15"),
    verb.WAVE: VerbSpec(rules="VD-10.6"),
    verb.END_ATTACKS: VerbSpec(rules="VD-8.8", closes=True),
    verb.ATTACK: VerbSpec("front", rules="VD-10.2 VD-10.9"),
    verb.DIRECT: VerbSpec("front", "front", rules="VD-11.1"),
    verb.BOMB: VerbSpec("rear", "place", rules="VD-11.2 VD-17.5"),
    verb.ESCORT: VerbSpec("rear", "rear", rules="VD-17.9"),
    verb.SUPPORT: VerbSpec("place", "front", rules="VD-18.3 VD-18.6"),
    verb.BLOCK: VerbSpec("front", "front", rules="VD-12.3 VD-12.5"),
    verb.INTERCEPT: VerbSpec("rear", "rear", rules="VD-17.7"),
    verb.COUNTER: VerbSpec("rear", rules="VD-17.10"),
    verb.DECLINE: VerbSpec(rules="VD-R28", closes=True),
    verb.DESTROY: VerbSpec("place", rules="VD-14.5 VD-14.8 VD-R18"),
    verb.RAID: VerbSpec("rear", rules="VD-15.5"),
    verb.RAID_RESOURCE: VerbSpec("resource-card", rules="VD-16.5 VD-R26"),
    verb.RAID_DECK: VerbSpec(rules="VD-16.2"),
    verb.LAUNCH: VerbSpec(rules="VD-10.8 VD-R43", closes=True),
    verb.HOLD: VerbSpec(rules="VD-12.10 VD-19.4", closes=True),
    verb.SPARE: VerbSpec(rules="VD-R18", closes=True),
}
