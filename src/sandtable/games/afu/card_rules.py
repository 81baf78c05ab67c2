"""The rules behind a card: those of its symbols, its bonus and its kind."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.effects import EFFECTS, REWARDS

CONDITION_RULES = {
    "none": "AFU-9.4", "destroyed": "AFU-10.1", "badge": "AFU-10.2", "panic": "AFU-10.3", "normal-defense": "AFU-10.4",
    "enhanced-defense": "AFU-10.5", "objective": "AFU-10.6",
}  # fmt: skip


def card_rules(pack: AfuPack, kind: int) -> list[str]:
    group = pack.group[kind]
    if group == n.card_type.EVENT:
        return [*EFFECTS[pack.effect[kind]].rules, *(["AFU-15.4"] if pack.chains[kind] else [])]
    if group == n.card_type.OBJECTIVE:
        return ["AFU-16.2", "AFU-16.8", "AFU-18.6"]
    if group == n.card_type.ACHIEVEMENT:
        return ["AFU-18.4", "AFU-18.5"]
    if group == n.card_type.PANIC:
        return ["AFU-18.7"]
    return unit_rules(pack, kind) if group < n.card_type.PANIC or group == n.card_type.INVADER else []


def unit_rules(pack: AfuPack, kind: int) -> list[str]:
    shown = (
        (pack.defense_enhanced, ("AFU-8.1",)),
        (pack.attack_enhanced, ("AFU-8.2",)),
        (pack.reinforcements, ("AFU-8.3", "AFU-8.4")),
        (pack.artillery, ("AFU-8.5", "AFU-8.6")),
        (pack.rocket, ("AFU-8.7",)),
        (pack.air, ("AFU-8.10",)),
        (pack.anti_aircraft, ("AFU-8.11",)),
        (pack.prints_support, ("AFU-6.2",)),
        (pack.panic_icon, ("AFU-12.10",)),
    )
    found = [rule for flags, rules in shown if flags[kind] for rule in rules]
    if pack.reward[kind]:
        found += [CONDITION_RULES[n.CONDITIONS[pack.condition[kind]]], *REWARDS[pack.reward[kind]].rules]
    return found
