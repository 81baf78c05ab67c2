"""The bot `ismcts`: information-set Monte Carlo tree search, for any game and any number of seats.

One tree for all re-deals (SO-ISMCTS of Cowling, Powley and Whitehouse, 2012). Its branches are actions, whatever chance
and hidden cards make of them; the bound of one that is legal in some re-deals only counts how often it was.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import inf, log, sqrt
from time import perf_counter

from sandtable import Position, SeatView, Stream


def random_play(position: Position, chance: Stream) -> Sequence[float]:
    """Each seat's share of the win after random play to the end."""
    position.play_out(chance)
    return result.shares if (result := position.result) else ()


class Node:
    """An action of a seat: how often it was legal, how often it was taken, and the sum of what it brought the seat."""

    def __init__(self) -> None:
        self.available, self.visits, self.total = 0, 0, 0.0
        self.children: defaultdict[tuple[int, int], Node] = defaultdict(Node)  # by seat too: chance may decide it

    def bound(self, c: float) -> float:
        return self.total / self.visits + c * sqrt(log(self.available) / self.visits) if self.visits else inf


class Ismcts:
    """Searches for `simulations`, or `ms` if given; `c` weighs the unknown; `evaluate` tells shares at a tree's end."""

    def __init__(self, seed: int = 0, simulations: int = 200, c: float = 0.7, ms: int = 0,
                 evaluate: Callable[[Position, Stream], Sequence[float]] = random_play) -> None:  # fmt: skip
        self.seed, self.simulations, self.c, self.ms, self.evaluate = seed, simulations, c, ms, evaluate

    def choose(self, view: SeatView) -> int:
        chance, root, end = view.chance(self.seed), Node(), perf_counter() + self.ms / 1000
        while root.visits == 0 or (perf_counter() < end if self.ms else root.visits < self.simulations):
            self.simulate(root, view.redeal(chance.lot()), chance)
        return max(root.children, key=lambda key: (root.children[key].visits, root.children[key].total))[1]

    def simulate(self, root: Node, position: Position, chance: Stream) -> None:
        path, node = [(0, root)], root
        while (seat := position.to_act) is not None and (node.visits or node is root):
            actions = sorted(position.canonical())
            chance.shuffle(actions)  # of those with the same bound, such as all that are new, the first is taken
            children = [node.children[seat, action] for action in actions]
            for child in children:
                child.available += 1
            node = max(children, key=lambda child: child.bound(self.c))
            position.apply(actions[children.index(node)])
            path.append((seat, node))
        shares = (random_play if position.to_act is None else self.evaluate)(position, chance)
        for seat, node in path:
            node.visits, node.total = node.visits + 1, node.total + shares[seat]
