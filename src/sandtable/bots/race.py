"""A race of lines: whole runs of choices, all tried in the same re-deals, until one is surely the best or time is up.

The luck of a re-deal is the same for all lines, so what counts is by how much one does better than another in the same
re-deal. The line that the beam likes best stays in front until another is better by more than luck explains.
After a line the others are not taken to be simple: a tree over their choices grows under each line.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from typing import Final

from sandtable import Position, SeatView, Stream
from sandtable.bots.light import Light
from sandtable.bots.tree import Node

SURE: Final = 1.0
"""By how many standard errors a line must be better than the one in front to take its place. Races are short: by two of
them hardly any line ever does."""
HOPELESS: Final = 2.5
"""By how many standard errors a line must be worse than the best to be given up."""
FIRST_WORLDS: Final = 8
"""Re-deals before a line may be given up."""
LEAST_SPREAD: Final = 0.01
"""Differences of chances are never taken to spread less: a few equal re-deals prove little."""
WORTH_IT: Final = 8
"""Re-deals that a race needs to tell anything: where time is short, so many fewer lines race."""
TREE_FROM: Final = 24
"""Simulations of a line before a tree grows under it. Until then others go by their best steps: a tree that was seen
a dozen times has mostly tried what nobody would do."""
LEAST_TIME: Final = 1e-6
MOST_WORLDS: Final = 2000
MOST_CHOICES: Final = 400
"""Choices in the tree and light runs that one simulation makes beyond its line."""


class Entry:
    """A line in the race: its choices, and what it brought each seat in each re-deal so far."""

    def __init__(self, line: list[int], worth: float, seats: int) -> None:
        self.line = line
        self.worth = worth
        self.chances: list[float] = []
        """The own chance in each re-deal."""
        self.root = Node(1.0, seats)
        self.running = True

    def mean(self) -> float:
        return sum(self.chances) / len(self.chances) if self.chances else 0.0


class Lead:
    """By how much one line is better than another in the re-deals that both were tried in."""

    def __init__(self, one: Entry, other: Entry) -> None:
        number = min(len(one.chances), len(other.chances))
        self.number = number
        total = 0.0
        squares = 0.0
        for at in range(number):
            more = one.chances[at] - other.chances[at]
            total += more
            squares += more * more
        self.mean = total / number if number else 0.0
        spread = squares / number - self.mean * self.mean if number else 0.0
        self.error = sqrt(max(spread, LEAST_SPREAD * LEAST_SPREAD) / max(1, number - 1))

    def beyond(self, errors: float) -> bool:
        return self.number > 1 and self.mean > errors * self.error


class Race:
    """Tries lines of a seat in shared re-deals."""

    def __init__(self, view: SeatView, lines: list[Entry], horizon: int, chance: Stream, weights: str = "") -> None:
        self.view = view
        self.seat = view.seat
        self.entries = lines
        self.horizon = horizon
        self.chance = chance
        self.light = Light(view, weights)
        self.simulations = 0
        self.worlds = 0
        self.in_front = 0

    def run(self, simulations: int, ends: float, clock: Callable[[], float]) -> None:
        """Until so many simulations, or until the clock shows `ends`, or until nobody is left to race against."""
        began = clock()
        while self.worlds < MOST_WORLDS and self.undecided():
            lot = self.chance.lot()
            luck = self.chance.branch()
            for entry in self.entries:
                if entry.running:
                    if self.simulations >= simulations or clock() >= ends:
                        return
                    odds = self.simulate(self.view.redeal(lot), entry, luck.copy())
                    entry.chances.append(odds[self.seat])
                    entry.root.add(odds)
                    self.simulations += 1
                    if self.simulations == 1 and ends < inf:
                        each = max(clock() - began, LEAST_TIME)
                        self.narrow(int(min(1e6, (ends - began) / each / WORTH_IT)))
            self.worlds += 1
            self.in_front = self.leader()
            if self.worlds >= FIRST_WORLDS:
                self.give_up()

    def undecided(self) -> bool:
        """Is there still a line in the race that begins otherwise than the one in front?"""
        front = self.entries[self.in_front].line[0]
        for entry in self.entries:
            if entry.running and entry.line[0] != front:
                return True
        return False

    def narrow(self, lines: int) -> None:
        """Only so many lines race, the best as the beam sees it; a single one needs no race."""
        for at in range(max(1, lines), len(self.entries)):
            self.entries[at].running = False

    def leader(self) -> int:
        """The line in front: the beam's own, unless another is better by more than luck explains."""
        best = 0
        for at in range(1, len(self.entries)):
            if self.entries[at].running and Lead(self.entries[at], self.entries[best]).beyond(SURE):
                best = at
        return best

    def give_up(self) -> None:
        """Lines that are surely worse than the one in front race no more."""
        front = self.entries[self.in_front]
        for entry in self.entries:
            if entry is not front and entry.running and Lead(front, entry).beyond(HOPELESS):
                entry.running = False

    # -- one simulation ----------------------------------------------------------------------------

    def simulate(self, s: Position, entry: Entry, luck: Stream) -> list[float]:
        """Play a line in a re-deal, then on through the tree and beyond it; the chances where a run ends."""
        s = self.follow(s, entry.line, luck)
        node = entry.root
        path: list[Node] = []
        growing = entry.root.visits >= TREE_FROM
        owner: int | None = self.seat
        turn = self.light.turn(s)
        runs = 1 if self.passes_on(s, owner, turn) else 0
        if runs:
            owner = s.to_act
        made = 0
        seat = s.to_act
        while seat is not None and runs <= self.horizon and made < MOST_CHOICES:
            made += 1
            if not growing:
                s = self.light.run(s, luck)
            elif s.in_secret:
                s.apply(self.light.step(s, luck))
            elif node.fresh():
                action = self.light.step(s, luck)
                if self.light.worths:
                    node.grow(seat, self.light.weighed, self.light.worths, self.light.scale)
                    growing = False
                    node = node.child(seat, action)
                    node.available += 1
                    path.append(node)
                s.apply(action)
            else:
                actions: list[int] = self.light.choices(s)
                if len(actions) > 1:
                    action = node.select(seat, actions)
                    node = node.child(seat, action)
                    path.append(node)
                    s.apply(action)
                else:
                    s.apply(actions[0])
            seat = s.to_act
            if self.passes_on(s, owner, turn):
                runs += 1
                owner = seat
                turn = self.light.turn(s)
        odds = self.light.odds(s)
        for node in path:
            node.add(odds)
        return odds

    def passes_on(self, s: Position, owner: int | None, turn: int) -> bool:
        """Is it no longer this seat's turn? Who only answers in the turn of another does not end it."""
        if s.seats == 1:
            return bool(self.light.turn(s) != turn)
        return s.to_act != owner and not self.light.interrupts(s)

    def follow(self, s: Position, line: list[int], luck: Stream) -> Position:
        """Play a line to the end of the run; where it does not fit this re-deal, the run goes on light."""
        turn = self.light.turn(s)
        for action in line:
            if not self.light.goes_on(s, self.seat, turn) or action not in s.legal:
                break
            s.apply(action)
        return self.light.run(s, luck) if self.light.goes_on(s, self.seat, turn) else s
