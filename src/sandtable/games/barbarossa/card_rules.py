"""The rules behind a card: those of its type, its way to the Deploying Zone and its abilities."""

from __future__ import annotations

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.columns import BarbarossaPack

TYPE_RULES = {
    n.card_type.TRANSPORT: ("BAR-3.9",),
    n.card_type.UNIT: ("BAR-3.10",),
    n.card_type.PLAN: ("BAR-3.14",),
    n.card_type.AID: ("BAR-3.16", "BAR-3.17"),
    n.card_type.OBJECTIVE: ("BAR-3.23",),
    n.card_type.EVENT: ("BAR-3.18",),
}


def card_rules(pack: BarbarossaPack, kind: int) -> list[str]:
    found = list(TYPE_RULES[pack.type[kind]])
    if pack.type[kind] == n.card_type.EVENT:
        found.append("BAR-3.20" if pack.play[kind] >= 0 else "BAR-3.21")
    if pack.bonus[kind]:
        found.append("BAR-5.6")
    if pack.type[kind] == n.card_type.UNIT and pack.deploy[kind]:
        must = pack.deploy[kind] in (n.deploy.MUST_ACTIVE, n.deploy.MUST_FATIGUED)
        found += ["BAR-10.3" if must else "BAR-7.11", "BAR-10.7"]
    if pack.abilities[kind]:
        found += ["BAR-9.4", "BAR-9.9"]
    return found
