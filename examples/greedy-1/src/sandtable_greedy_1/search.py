"""Search inside a seat's own run of choices, until somebody else is asked or, alone, until the turn is over.

On one re-deal a beam over what the game lets a bot weigh finds a line of choices for each first action that is
worth it. The best lines are then played on other re-deals: what was good only because of hidden cards or luck does
badly there. A choice that only prepares a turn is judged by how that turn ends if nobody disturbs it.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable import Position, SeatView, Stream
from sandtable.kernel.hints import Hints

WIN: Final = 1e6
"""More than any position is worth: a won game beats every promise, a lost one is worse than any threat."""
LOST_ALONE: Final = 25.0
"""Who plays alone beats nobody: a loss costs about what a good result is worth. More, and one unlucky re-deal of a few
would outweigh all that a choice brings."""
UNSEEN: Final = -1e12
"""No run that began with this action has come to its end."""
LAST_MILE: Final = 300
"""How many positions more the best run may take to its end, once the others are given up."""
ALONE: Final = 2
"""Who plays alone plans a whole turn at once, so that many times more positions are visited."""
CANDIDATES: Final = 6
"""How many lines are tried on other re-deals."""
SEALED_DEALS: Final = 4
"""A sealed answer is one step deep and meets what others hide: all are tried, on this many times more re-deals."""


class Run:
    """A half-made run of choices: where it stands, the choices so far, what its position is worth."""

    def __init__(self, state: Position, root: int, line: list[int], worth: float) -> None:
        self.state = state
        self.root = root
        self.line = line
        self.worth = worth


def worth_of(run: Run) -> float:
    return run.worth


def alike(one: Run, other: Run) -> bool:
    """Do two runs stand in the same position, as far as cards, choices and worth tell?"""
    return one.worth == other.worth and one.state.alike(other.state)


class Search:
    """Finds the action of a seat that begins the best run, as the game values positions."""

    def __init__(
        self, view: SeatView, hints: Hints[Any], deals: int, positions: int, width: int, chance: Stream
    ) -> None:
        self.view = view
        self.hints = hints
        self.seat = view.seat
        self.deals = deals
        self.positions = positions
        self.width = width
        self.best: list[float] = []
        self.lines: list[list[int]] = []
        self.open: list[Run] = []
        self.turn = 0
        self.chance = chance
        self.prepares = False
        self.others = chance
        """From it others draw their secret answers: a new one for each re-deal, so alike for all actions."""

    def choose(self, s: Position, actions: list[int]) -> int:
        """The action whose line does best on average, by chance if several do. `s` may be any re-deal for the seat."""
        self.chance.shuffle(actions)
        if self.hints.prepares(s):
            return self.prepare(actions)
        sealed = s.in_secret
        self.turn = self.hints.turn(s)
        self.look(self.deal(), actions)
        roots = self.candidates(len(actions) if sealed else CANDIDATES)
        totals = [self.best[root] for root in roots]
        for _ in range(self.deals * SEALED_DEALS - 1 if sealed else self.deals - 1):
            deal = self.deal()
            same = True
            for i, root in enumerate(roots):
                worth = self.follow(deal.clone(), self.lines[root])
                totals[i] += worth
                same = same and worth == self.best[root]
            if same:
                break  # nothing that is hidden matters here
        return actions[roots[totals.index(max(totals))]]

    def prepare(self, actions: list[int]) -> int:
        """The action after which the turn that it prepares ends best. Others sit still, so one re-deal tells enough.

        The turn is gone through step by step. Runs side by side, as in `look`, took more time and chose no better.
        """
        self.prepares = True
        deal = self.deal()
        ends = [self.follow(deal.clone(), [action]) for action in actions]
        return actions[ends.index(max(ends))]

    def deal(self) -> Position:
        self.others = self.chance.branch()
        return self.view.redeal(self.chance.lot())

    def candidates(self, most: int) -> list[int]:
        """The first actions with the best lines, in their own order."""
        seen = [worth for worth in self.best if worth != UNSEEN]
        seen.sort(reverse=True)
        least = seen[min(most, len(seen)) - 1]
        return [root for root, worth in enumerate(self.best) if worth >= least]

    def choices(self, s: Position) -> list[int]:
        """The next choices in random order: of equal ones none is preferred, whatever its number."""
        found = sorted(self.hints.choices(s))
        self.chance.shuffle(found)
        return found

    # -- one re-deal: find lines -------------------------------------------------------------------

    def look(self, s: Position, actions: list[int]) -> None:
        """Fill `best` and `lines`: for each first action the best run that was found, and its worth."""
        self.best = [UNSEEN] * len(actions)
        self.lines = [[action] for action in actions]
        self.open = []
        for root, action in enumerate(actions):
            self.step(s.clone(), root, [action])
        visited = len(actions)
        positions = self.positions * ALONE if s.seats == 1 else self.positions
        while self.open:
            if visited >= positions + LAST_MILE:
                for run in self.open:
                    self.count(run.root, run.line, run.worth)
                return
            runs = self.most_promising(self.width if visited < positions else 1)
            self.open = []
            for run in runs:
                choices = self.choices(run.state)
                visited += len(choices)
                last = choices.pop()
                for action in choices:
                    self.step(run.state.clone(), run.root, run.line + [action])
                self.step(run.state, run.root, run.line + [last])

    def most_promising(self, width: int) -> list[Run]:
        """The runs worth following, all different."""
        self.open.sort(key=worth_of, reverse=True)
        kept: list[Run] = []
        for run in self.open:
            if not kept or not alike(run, kept[-1]):
                kept.append(run)
                if len(kept) == width:
                    break
        return kept

    def step(self, s: Position, root: int, line: list[int]) -> None:
        """Make the last choice of a line in `s`: the run goes on, or is over and counts."""
        self.play(s, line[-1])
        if self.goes_on(s):
            self.open.append(Run(s, root, line, self.hints.value(s, self.seat)))
        else:
            self.count(root, line, self.worth_at_end(s))

    def count(self, root: int, line: list[int], worth: float) -> None:
        if worth > self.best[root]:
            self.best[root] = worth
            self.lines[root] = line

    # -- other re-deals: try lines -----------------------------------------------------------------

    def follow(self, s: Position, line: list[int]) -> float:
        """Play a line in `s` to the end of the run; where it does not fit this deal, go on step by step."""
        for action in line:
            if not self.goes_on(s) or action not in s.legal:
                break
            self.play(s, action)
        visited = 0
        while self.goes_on(s):
            if visited >= LAST_MILE:
                return self.hints.value(s, self.seat)
            choices = self.choices(s)
            visited += len(choices)
            s = self.best_step(s, choices)
        return self.worth_at_end(s)

    def best_step(self, s: Position, actions: list[int]) -> Position:
        """The best of the positions that are one choice away."""
        best = s
        most = UNSEEN
        for action in actions:
            after = s.clone()
            self.play(after, action)
            worth = self.worth_at_end(after)
            if worth > most:
                most = worth
                best = after
        return best

    # -- positions ---------------------------------------------------------------------------------

    def play(self, s: Position, action: int) -> None:
        """Make a choice. If it was a sealed answer, the others answer by chance, alike for all actions."""
        s.apply(action)
        if self.prepares:
            self.wait(s)
        if not s.has_answered(self.seat):
            return
        chance = self.others.copy()
        while s.has_answered(self.seat):
            legal = sorted(s.legal)
            s.apply(legal[chance.below(len(legal))])

    def wait(self, s: Position) -> None:
        """Let others make the quiet choices that lie between what is prepared and its turn."""
        while s.to_act is not None and s.to_act != self.seat:
            action = self.hints.meanwhile(s, self.seat)
            if action < 0:  # that turn is over
                return
            s.apply(action)

    def goes_on(self, s: Position) -> bool:
        """Is the run not over yet? Who plays alone is always asked: there it ends with the turn."""
        return s.to_act == self.seat and (s.seats > 1 or self.hints.turn(s) == self.turn)

    def worth_at_end(self, s: Position) -> float:
        """The worth of a position in which somebody is asked, or of a finished game."""
        result = s.result
        if result is None:
            return self.hints.value(s, self.seat)
        margin = result.scores[self.seat]
        if s.seats == 1:
            return margin - LOST_ALONE * (1.0 - result.shares[0])
        margin -= max(score for seat, score in enumerate(result.scores) if seat != self.seat)
        return WIN * (2.0 * result.shares[self.seat] - 1.0) + margin
