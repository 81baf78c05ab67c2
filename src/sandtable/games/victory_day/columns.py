"""The cards of Victory Day as columns of ints, indexed by the kind of card."""

from __future__ import annotations

from sandtable.games.victory_day import names as n
from sandtable.kernel.pack import Pack


class VictoryPack(Pack):
    """A column that does not concern a kind holds 0, or -1 where 0 means something."""

    def __init__(self, slugs: list[str], copies: list[int]) -> None:
        super().__init__(slugs, copies)
        kinds = len(slugs)
        self.sort = [0] * kinds
        self.side = [0] * kinds
        self.booster = [0] * kinds
        self.yields = [-1] * kinds
        """The resource that a resource card yields."""

        # Units.
        self.type = [-1] * kinds
        self.line = [0] * kinds
        self.attack = [0] * kinds
        self.defence = [0] * kinds
        self.bombing = [0] * kinds
        self.fighter = [0] * kinds
        self.bomber = [0] * kinds
        self.mobile = [0] * kinds
        self.directed = [0] * kinds
        self.support = [0] * kinds
        self.unit_strike = [0] * kinds
        self.deck_strike = [0] * kinds
        self.versus_attack = [0] * (kinds * len(n.TYPES))
        """What the tactical modifiers add against a type of unit: index `kind * 4 + type`."""
        self.versus_defence = [0] * (kinds * len(n.TYPES))
        self.modified = [0] * kinds
        """Has it any tactical modifier?"""
        self.arms: list[dict[str, str]] = [{} for _ in range(kinds)]

        # Costs, as numbers of rows of the three columns below; row 0 is free.
        self.cost = [n.FREE] * kinds
        self.attack_cost = [n.FREE] * kinds
        """Of the attack, or of the bombing of a bomber."""
        self.support_cost = [n.FREE] * kinds
        self.strike_cost = [n.FREE] * kinds
        self.cost_depots = [0]
        self.cost_factories = [0]
        self.cost_fuel = [0]
        self.unpaid = [0]
        """A 0 for each cost: what a position has paid at first. Positions share it."""

        # Tactical cards.
        self.tactic = [-1] * kinds
        """The number of a tactical card among the tactical cards."""
        self.tactics: list[int] = []
        self.window = [-1] * kinds
        self.who = [0] * kinds
        self.needs = [n.need.NOTHING] * kinds
        self.effect = [-1] * kinds
        self.amount = [0] * kinds
        self.plus_attack = [0] * kinds
        self.plus_defence = [0] * kinds
        self.types_mask = [0] * kinds
        self.lasts = [0] * kinds
        self.bundle = [n.FREE] * kinds
        """The resources that it gives, as a row of the cost columns."""

        self.resource_kinds: list[int] = []
        self.tactics_of: list[list[list[int]]] = [[[], [], []], [[], [], []]]
        """The tactical cards of each side, by window."""
        self.units_of: list[list[int]] = [[], []]
        """The unit cards of each side."""
        self.decks: dict[str, str] = {}
        """The deck lists of the pack: their text by name."""

    def cost_row(self, depots: int, factories: int, fuel: int) -> int:
        """The number of a cost, made if it is new."""
        for row in range(len(self.cost_depots)):
            if (self.cost_depots[row], self.cost_factories[row], self.cost_fuel[row]) == (depots, factories, fuel):
                return row
        self.cost_depots.append(depots)
        self.cost_factories.append(factories)
        self.cost_fuel.append(fuel)
        self.unpaid.append(0)
        return len(self.cost_depots) - 1
