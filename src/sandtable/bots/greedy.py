"""The bot `greedy`: looks to the end of its own run of choices on a few re-deals and takes what leads to the best."""

from __future__ import annotations

from sandtable import BadOption, SeatView
from sandtable.bots.search import Search


class Greedy:
    """Looks ahead as far as nobody else is asked, and no further.

    `deals`: on how many re-deals it tries the best lines that it found on the first two.
    `positions`: how many positions it visits before it only follows the best line to its end; 0 for what the game says.
    `width`: how many half-made runs it follows side by side; 0 for what the game says.
    `plan`: the number of the game's plan that it keeps to, from 1; 0 leaves it free.
    """

    def __init__(self, seed: int = 0, deals: int = 3, positions: int = 0, width: int = 0, plan: int = 0) -> None:
        for name, value, least in (("deals", deals, 1), ("positions", positions, 0), ("width", width, 0)):
            if value < least:
                raise BadOption("greedy-not-a-number", setting=name, value=value, least=least)
        self.seed = seed
        self.deals = deals
        self.positions = positions
        self.width = width
        self.plan = plan

    def choose(self, view: SeatView) -> int:
        deal = view.redeal()
        actions = sorted(self.planned(view, view.game.hints.choices(deal)))
        if len(actions) == 1:
            return actions[0]
        hints = view.game.hints
        positions, width = self.positions or hints.positions, self.width or hints.width
        search = Search(view, self.deals, positions, width, view.chance(self.seed))
        return search.choose(deal, actions)

    def planned(self, view: SeatView, actions: list[int]) -> list[int]:
        """The choices that the plan allows; all of them where it allows none."""
        if self.plan == 0:
            return actions
        plans = view.game.balance.plans(view.pack)
        if self.plan > len(plans):
            known = ", ".join(f"{number} ({name})" for number, name in enumerate(plans, 1)) or "none"
            raise BadOption("greedy-no-plan", game=view.game.name, plan=self.plan, known=known)
        never = list(plans.values())[self.plan - 1]
        return [action for action in actions if view.describe(action) not in never] or actions
