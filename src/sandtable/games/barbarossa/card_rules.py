"""The rules behind a card: those of its type, of its way to the Deploying Zone, and of the words that it uses."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.effects import effect

TYPE_RULES = {
    n.card_type.TRANSPORT: ("BAR-3.9", "BAR-R19"),
    n.card_type.UNIT: ("BAR-3.10",),
    n.card_type.PLAN: ("BAR-3.13", "BAR-3.14"),
    n.card_type.AID: ("BAR-3.16", "BAR-3.17"),
    n.card_type.OBJECTIVE: ("BAR-3.23",),
    n.card_type.EVENT: ("BAR-3.18",),
}
WORD_RULES = {
    "fatigue": ("BAR-5.20", "BAR-R39"),
    "rp": ("BAR-2.15",),
    "dp": ("BAR-2.13",),
    "occupying-cost": ("BAR-12.8", "BAR-R77"),
    "field": ("BAR-4.6", "BAR-5.16"),
    "after-attack": ("BAR-12.11", "BAR-12.13"),
}
"""Words of card texts that have a reminder, and the rules that explain them."""


def card_rules(pack: BarbarossaPack, kind: int) -> list[str]:
    found = list(TYPE_RULES[pack.type[kind]])
    if pack.type[kind] == n.card_type.EVENT:
        found.append("BAR-3.20" if pack.play[kind] >= 0 else "BAR-3.21")
    if pack.bonus[kind]:
        found.append("BAR-5.6")
    if pack.type[kind] == n.card_type.UNIT and pack.deploy[kind]:
        must = pack.deploy[kind] in (n.deploy.MUST_ACTIVE, n.deploy.MUST_FATIGUED)
        found += ["BAR-10.3" if must else "BAR-7.11", "BAR-10.7"]
    if pack.activation[kind]:
        found.append("BAR-R18")
    if pack.abilities[kind]:
        found += ["BAR-9.4", "BAR-9.9"]
    return found + [rule for word in words_used(pack, kind) for rule in WORD_RULES[word]]


def words_used(pack: BarbarossaPack, kind: int) -> list[str]:
    """Which words of a card have a reminder, in the order in which it uses them."""
    rows = [*bonus_row(pack, kind), *effect_rows(pack, kind)]
    done = {pack.word[row] for row in rows}
    fatigued = pack.deploy[kind] in (n.deploy.MUST_FATIGUED, n.deploy.MAY_FATIGUED)
    paid = {pack.cost_self[ability] for ability in abilities(pack, kind)}
    returns = n.own_cost.RETURN in paid or effect.RETURN_SELF in done
    used = {
        "rp": any(pack.rp[row] for row in rows),
        "dp": any(pack.dp[row] for row in rows),
        "fatigue": fatigued or n.own_cost.FATIGUE in paid or done & {effect.FATIGUE, effect.ACTIVATE},
        "occupying-cost": effect.OCCUPYING_COST in done,
        "field": returns and pack.type[kind] != n.card_type.EVENT,
        "after-attack": pack.word[pack.after_attack[kind]] != effect.END,
    }
    return [word for word, flag in used.items() if flag]


def abilities(pack: BarbarossaPack, kind: int) -> range:
    return range(kind * n.ABILITIES, kind * n.ABILITIES + pack.abilities[kind])


def bonus_row(pack: BarbarossaPack, kind: int) -> list[int]:
    return [pack.bonus[kind]] if pack.bonus[kind] else []


def effect_rows(pack: BarbarossaPack, kind: int) -> Iterator[int]:
    """The rows of all effects that a card has, whenever they work."""
    moments = (pack.rule, pack.each_operation, pack.each_reinforcement, pack.on_reveal, pack.after_attack, pack.on_gain)
    for row in [*(column[kind] for column in moments), *(pack.effect[ability] for ability in abilities(pack, kind))]:
        while pack.word[row] != effect.END:
            yield row
            row += 1
