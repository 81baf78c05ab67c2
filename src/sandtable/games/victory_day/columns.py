"""The cards of Victory Day as columns of ints, indexed by the kind of card."""

from __future__ import annotations

from sandtable.games.victory_day.names import FREE, NOTHING, TYPES
from sandtable.kernel.pack import Pack


class VictoryPack(Pack):
    """A column that does not concern a kind holds 0, or -1 where 0 means something."""

    def __init__(self, slugs: list[str], copies: list[int]) -> None:
        super().__init__(slugs, copies)
        n = len(slugs)
        self.sort = [0] * n
        self.side = [0] * n
        self.booster = [0] * n
        self.yields = [-1] * n
        """The resource that a resource card yields."""

        # Units.
        self.type = [-1] * n
        self.line = [0] * n
        self.attack = [0] * n
        self.defence = [0] * n
        self.bombing = [0] * n
        self.fighter = [0] * n
        self.bomber = [0] * n
        self.mobile = [0] * n
        self.directed = [0] * n
        self.support = [0] * n
        self.unit_strike = [0] * n
        self.deck_strike = [0] * n
        self.versus_attack = [0] * (n * len(TYPES))
        """What the tactical modifiers add against a type of unit: index `kind * 4 + type`."""
        self.versus_defence = [0] * (n * len(TYPES))
        self.modified = [0] * n
        """Has it any tactical modifier?"""
        self.arms: list[dict[str, str]] = [{} for _ in range(n)]

        # Costs, as numbers of rows of the three columns below; row 0 is free.
        self.cost = [FREE] * n
        self.attack_cost = [FREE] * n
        """Of the attack, or of the bombing of a bomber."""
        self.support_cost = [FREE] * n
        self.strike_cost = [FREE] * n
        self.cost_depots = [0]
        self.cost_factories = [0]
        self.cost_fuel = [0]

        # Tactical cards.
        self.tactic = [-1] * n
        """The number of a tactical card among the tactical cards."""
        self.tactics: list[int] = []
        self.window = [-1] * n
        self.who = [0] * n
        self.needs = [NOTHING] * n
        self.effect = [-1] * n
        self.amount = [0] * n
        self.plus_attack = [0] * n
        self.plus_defence = [0] * n
        self.types_mask = [0] * n
        self.lasts = [0] * n
        self.bundle = [FREE] * n
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
        return len(self.cost_depots) - 1
