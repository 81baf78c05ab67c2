"""An information-set tree over choices: one tree for all re-deals, its branches the choices of whoever is asked.

A choice that is legal in some re-deals only counts how often it was available (Cowling, Powley and Whitehouse, 2012).
How likely it is to be good is told by its worth one step ahead, and few are tried before more are.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

CURIOSITY: Final = 0.6
"""How much the unknown draws: the weight of a prior that was tried little."""
FIRST: Final = 2.0
"""How many choices are tried at a node that was seen once; as many times the root of its visits later."""
DOUBT: Final = 0.5
"""By how much of a scale a choice may be worth less one step ahead and still be half as likely to be good."""
SEATS: Final = 8
"""Branches are kept by choice and seat: chance may decide who is asked."""
STRANGE: Final = 0.02
"""The prior of a choice that was not there when its node was first seen."""


class Node:
    """A choice: how often it was there, how often it was taken, and what chances it brought each seat in all."""

    def __init__(self, prior: float, seats: int) -> None:
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.totals = [0.0] * seats
        self.children: dict[int, Node] = {}

    def add(self, odds: list[float]) -> None:
        self.visits += 1
        for seat, chance in enumerate(odds):
            self.totals[seat] += chance

    def fresh(self) -> bool:
        """Was nobody here yet? Then nothing is known of its choices."""
        return not self.children

    def grow(self, seat: int, actions: list[int], worths: list[float], scale: float) -> None:
        """Note the choices that are seen here first, each with a prior by its worth one step ahead."""
        best = max(worths)
        parts = [exp(max(-30.0, (worth - best) / (DOUBT * scale))) for worth in worths]
        whole = sum(parts)
        for at, action in enumerate(actions):
            self.children[action * SEATS + seat] = Node(parts[at] / whole, len(self.totals))

    def child(self, seat: int, action: int) -> Node:
        found = self.children.get(action * SEATS + seat)
        if found is None:
            found = Node(STRANGE, len(self.totals))
            self.children[action * SEATS + seat] = found
        return found

    def select(self, seat: int, actions: list[int]) -> int:
        """The choice to try next: of the likeliest few, the one with the highest bound."""
        there = [self.child(seat, action) for action in actions]
        least = self.least_prior(there)
        before = self.totals[seat] / self.visits if self.visits else 0.5
        best = actions[0]
        most = -1.0
        for at, node in enumerate(there):
            node.available += 1
            if node.prior < least:
                continue
            mean = node.totals[seat] / node.visits if node.visits else before
            bound = mean + CURIOSITY * node.prior * sqrt(node.available) / (1 + node.visits)
            if bound > most:
                most = bound
                best = actions[at]
        return best

    def least_prior(self, there: list[Node]) -> float:
        """The prior from which on choices are tried: more of them the more often this node was visited."""
        wide = int(FIRST * sqrt(self.visits + 1))
        if wide >= len(there):
            return 0.0
        priors = sorted([node.prior for node in there], reverse=True)
        return priors[wide - 1]
