"""What a card says, in words made from its data."""

from __future__ import annotations

from sandtable.games.victory_day.columns import VictoryPack


def card_text(pack: VictoryPack, kind: int, lang: str) -> list[str]:
    return [pack.names[kind][lang]]
