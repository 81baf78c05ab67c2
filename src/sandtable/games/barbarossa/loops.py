"""No ability may be used for ever: each uses something up that the phase cannot bring back.

The head of `pack/units.toml` says it to designers. Without it a phase ends only after its 200 choices, BAR-R43.
"""

from __future__ import annotations

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.effects import effect
from sandtable.kernel.entry import Entry


def check_ability(pack: BarbarossaPack, ability: int, item: Entry) -> None:
    """What one ability uses up, and what it makes."""
    kind = ability // n.ABILITIES
    effects = effects_of(pack, pack.effect[ability])
    for row in effects:
        if pack.word[row] == effect.GAIN and (pack.op[row] or pack.dp[row]):
            raise item.fail("barbarossa-ability-makes-points")
    if pack.once[ability]:
        return
    if not pays(pack, ability):
        raise item.fail("barbarossa-ability-free")
    for row in effects:
        if pack.word[row] == effect.GAIN and pack.sp[row]:
            raise item.fail("barbarossa-ability-makes-supply")
        if pack.word[row] == effect.ACTIVATE and not spends_card(pack, ability) and not rests(pack, kind, ability, row):
            raise item.fail("barbarossa-ability-activates")
        if pack.word[row] == effect.GAIN and pays_made_points_only(pack, ability):
            raise item.fail("barbarossa-ability-turns-points")


def check_bonus(pack: BarbarossaPack, kind: int, entry: Entry) -> None:
    """A Unit that draws cards could come back with them if it stayed on the table; any card, if it discarded itself."""
    row = pack.bonus[kind]
    if not row or not pack.dp[row]:
        return
    abilities = range(kind * n.ABILITIES, kind * n.ABILITIES + pack.abilities[kind])
    stays = pack.type[kind] == n.card_type.UNIT and pack.deploy[kind]
    if stays or any(pack.cost_self[ability] == n.own_cost.DISCARD for ability in abilities):
        raise entry.fail("barbarossa-drawing-card-stays")


def effects_of(pack: BarbarossaPack, row: int) -> list[int]:
    """The rows of a text, from its first to its END."""
    found = []
    while row and pack.word[row] != effect.END:
        found.append(row)
        row += 1
    return found


def pays(pack: BarbarossaPack, ability: int) -> bool:
    """Has it any cost at all?"""
    points = pack.cost_op[ability] + pack.cost_sp[ability] + pack.cost_rp[ability] + pack.cost_bp[ability]
    return bool(points or pack.cost_self[ability] or pack.cost_class[ability] or pack.cost_hand[ability])


def spends_card(pack: BarbarossaPack, ability: int) -> bool:
    """Does it cost a card, this one or another?"""
    itself = pack.cost_self[ability] in (n.own_cost.RETURN, n.own_cost.DISCARD)
    return itself or bool(pack.cost_class[ability] or pack.cost_hand[ability])


def rests(pack: BarbarossaPack, kind: int, ability: int, row: int) -> bool:
    """Does it fatigue a card that is no Unit, to activate Units? Nothing that it activates can activate it."""
    units = n.CLASS_MASKS[n.CLASS_NAMES.index("unit")]
    fatigues = pack.cost_self[ability] == n.own_cost.FATIGUE
    return fatigues and not pack.classes[kind] & units and not pack.what[row] & ~units


def pays_made_points_only(pack: BarbarossaPack, ability: int) -> bool:
    """Is it paid with points alone that other abilities make? Then two of them could feed each other."""
    lasting = pack.cost_op[ability] + pack.cost_sp[ability]
    return not (lasting or pack.cost_self[ability] or pack.cost_class[ability] or pack.cost_hand[ability])
