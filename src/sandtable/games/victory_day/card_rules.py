"""The rules behind a card: those of its sort, its arm and its abilities."""

from __future__ import annotations

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack


def card_rules(pack: VictoryPack, kind: int) -> list[str]:
    if pack.sort[kind] == n.sort.RESOURCE:
        return ["VD-5.3", "VD-5.4", "VD-5.5"]
    if pack.sort[kind] == n.sort.UNIT:
        return unit_rules(pack, kind)
    return ["VD-7.1", "VD-R11"]


def unit_rules(pack: VictoryPack, kind: int) -> list[str]:
    versus = any(pack.versus_attack[kind * 4 : kind * 4 + 4]) or any(pack.versus_defence[kind * 4 : kind * 4 + 4])
    shown = (
        (pack.bomber[kind], ("VD-11.2", "VD-17.3", "VD-17.5")),
        (pack.fighter[kind], ("VD-17.7", "VD-17.9")),
        (versus, ("VD-6.9", "VD-14.3")),
        (pack.mobile[kind], ("VD-18.1",)),
        (pack.directed[kind], ("VD-11.1",)),
        (pack.support[kind], ("VD-18.3", "VD-18.4")),
        (pack.unit_strike[kind], ("VD-18.10", "VD-18.13")),
        (pack.deck_strike[kind], ("VD-18.14", "VD-18.15")),
    )
    return ["VD-6.4", *(rule for flag, rules in shown if flag for rule in rules)]
