"""The rules behind an order card: when its type is played, and what its effect touches."""

from __future__ import annotations

from sandtable.games.frontier_wars.columns import FrontierPack
from sandtable.games.frontier_wars.effects import EFFECTS

DECK_RULES = {"attack": ["FW-8.1"], "defense": ["FW-8.3", "FW-8.4"], "tactical": ["FW-8.2"]}


def card_rules(pack: FrontierPack, kind: int) -> list[str]:
    found = [*DECK_RULES[pack.back_names[pack.backs[kind]]]]
    found += EFFECTS[pack.effects[kind].do].rules
    if pack.face_up[kind]:
        found.append("FW-R22")
    return [*found, "FW-R20", "FW-21.4"]
