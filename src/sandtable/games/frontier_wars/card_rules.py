"""The rules behind an order card: when its type is played, and what its effect touches."""

from __future__ import annotations

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import FrontierPack

DECK_RULES = {"attack": ["FW-8.1"], "defense": ["FW-8.3", "FW-8.4"], "tactical": ["FW-8.2"]}
EFFECT_RULES = {
    n.effect.ATTACK_TWICE: "FW-R25",
    n.effect.INITIATIVE: "FW-R24",
    n.effect.INITIATIVE_OF_ONE: "FW-R24",
    n.effect.DEFENSE_INITIATIVE: "FW-R24",
    n.effect.MOVEMENT: "FW-9.3",
}


def card_rules(pack: FrontierPack, kind: int) -> list[str]:
    found = [*DECK_RULES[pack.back_names[pack.backs[kind]]]]
    effect = EFFECT_RULES.get(pack.effects[kind].do)
    if effect:
        found.append(effect)
    if pack.face_up[kind]:
        found.append("FW-R22")
    return [*found, "FW-R20", "FW-21.4"]
