"""The bot `greedy`: looks to the end of its own run of choices on a few re-deals and takes what leads to the best."""

from __future__ import annotations

from sandtable.bots.search import Search
from sandtable.bots.streams import stream_of
from sandtable.kernel.errors import BadOption
from sandtable.kernel.seat_view import SeatView


class Greedy:
    """Looks ahead as far as nobody else is asked, and no further.

    `deals`: on how many re-deals it tries the best lines that it found on the first.
    `positions`: how many positions it visits before it only follows the best line to its end.
    `width`: how many half-made runs it follows side by side.
    `plan`: the number of the game's plan that it keeps to, from 1; 0 leaves it free.
    """

    def __init__(self, seed: int = 0, deals: int = 3, positions: int = 50, width: int = 4, plan: int = 0) -> None:
        for name, value in (("deals", deals), ("positions", positions), ("width", width)):
            if value < 1:
                raise BadOption("greedy: {} is {}; use a number from 1 up", name, value)
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
        chance = stream_of(self.seed, view)
        search = Search(view.game, view.seat, self.deals, self.positions, self.width, chance)
        return search.choose(deal, actions)

    def planned(self, view: SeatView, actions: list[int]) -> list[int]:
        """The choices that the plan allows; all of them where it allows none."""
        if self.plan == 0:
            return actions
        plans = view.game.balance.plans(view.pack)
        if self.plan > len(plans):
            known = ", ".join(f"{number} ({name})" for number, name in enumerate(plans, 1)) or "none"
            raise BadOption("greedy: {} has no plan {}; its plans are: {}", view.game.name, self.plan, known)
        never = list(plans.values())[self.plan - 1]
        return [action for action in actions if view.describe(action) not in never] or actions
