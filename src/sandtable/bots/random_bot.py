"""The bot `random`: any legal action, each equally likely."""

from __future__ import annotations

from sandtable import SeatView


class RandomBot:
    """Chooses among all legal actions. The measure that every other bot must beat."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: SeatView) -> int:
        legal = sorted(view.legal_actions())
        return legal[view.chance(self.seed).below(len(legal))]
