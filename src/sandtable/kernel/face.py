"""A seat's face of a match: its view, its actions and re-deals. There is no truth in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandtable.kernel.match import Match


class Face:
    """What a bot is given. It holds a re-deal, never the true match, and makes further re-deals from that."""

    def __init__(self, deal: Match, seat: int) -> None:
        self.deal = deal
        self.seat = seat
        self.game = deal.game
        self.seats = deal.seats
        self.number = deal.number

    def view(self) -> dict[str, Any]:
        return self.deal.view(self.seat)

    def legal_actions(self) -> list[int]:
        return self.deal.legal_actions()

    def canonical_actions(self) -> list[int]:
        return self.deal.canonical_actions()

    def describe(self, action: int) -> str:
        return self.deal.describe(action)

    def determinize(self, seed: int) -> Match:
        """Another match that this seat cannot tell from the true one."""
        return self.deal.determinize(self.seat, seed)
