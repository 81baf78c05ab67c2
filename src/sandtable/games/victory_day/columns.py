"""The cards of Victory Day as columns of ints, indexed by the kind of card."""

from __future__ import annotations

from librt.vecs import append

from sandtable.games.victory_day import names as n
from sandtable.kernel.pack import Pack, column


class VictoryPack(Pack):
    """A column that does not concern a kind holds 0, or -1 where 0 means something.

    What the rules read often is packed; what bots weigh with fractions is in lists, which mix with floats.
    """

    def __init__(self, slugs: list[str], copies: list[int]) -> None:
        super().__init__(slugs, copies)
        kinds = len(slugs)
        self.sort = column(kinds)
        self.side = [0] * kinds
        self.booster = [0] * kinds
        self.yields = column(kinds, -1)
        """The resource that a resource card yields."""

        # Units.
        self.type = column(kinds, -1)
        self.line = column(kinds)
        self.attack = [0] * kinds
        self.defence = [0] * kinds
        self.bombing = [0] * kinds
        self.fighter = column(kinds)
        self.bomber = column(kinds)
        self.mobile = [0] * kinds
        self.directed = [0] * kinds
        self.support = [0] * kinds
        self.unit_strike = column(kinds)
        self.deck_strike = column(kinds)
        self.versus_attack = [0] * (kinds * len(n.TYPES))
        """What the tactical modifiers add against a type of unit: index `kind * 4 + type`."""
        self.versus_defence = [0] * (kinds * len(n.TYPES))
        self.modified = column(kinds)
        """Has it any tactical modifier?"""
        self.arms: list[dict[str, str]] = [{} for _ in range(kinds)]

        # Costs, as numbers of rows of the three columns below; row 0 is free.
        self.cost = column(kinds, n.FREE)
        self.attack_cost = column(kinds, n.FREE)
        """Of the attack, or of the bombing of a bomber."""
        self.support_cost = column(kinds, n.FREE)
        self.strike_cost = column(kinds, n.FREE)
        self.cost_depots = column(1)
        self.cost_factories = column(1)
        self.cost_fuel = column(1)
        self.unpaid = [0]
        """A 0 for each cost: what a position has paid at first. Positions share it."""

        # Tactical cards.
        self.tactic = column(kinds, -1)
        """The number of a tactical card among the tactical cards."""
        self.tactics: list[int] = []
        self.window = column(kinds, -1)
        self.who = column(kinds)
        self.needs = column(kinds, n.need.NOTHING)
        self.effect = column(kinds, -1)
        self.chooses = column(kinds)
        self.once = column(kinds)
        """What its effect chooses, and whether one card of a name does it in a turn: said by the effect."""
        self.amount = [0] * kinds
        self.plus_attack = column(kinds)
        self.plus_defence = column(kinds)
        self.types_mask = column(kinds)
        self.lasts = column(kinds)
        self.bundle = column(kinds, n.FREE)
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
        self.cost_depots = append(self.cost_depots, depots)
        self.cost_factories = append(self.cost_factories, factories)
        self.cost_fuel = append(self.cost_fuel, fuel)
        self.unpaid.append(0)
        return len(self.cost_depots) - 1
