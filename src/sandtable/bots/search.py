"""Search inside a seat's own run of choices: a beam over canonical actions, until somebody else is asked."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.chance import Stream, stream
from sandtable.kernel.game import Game
from sandtable.kernel.redeal import redeal
from sandtable.kernel.state import NOBODY, UNANSWERED, State

WIN: Final = 1e6
"""More than any position is worth: a won game beats every promise, a lost one is worse than any threat."""
UNSEEN: Final = -1e12
"""No run that began with this action has come to its end yet."""
DOUBT: Final = 1e-6
"""A run that was dropped is a little worse than one that was followed to the end, all else equal."""
SEALED_DEALS: Final = 4
"""A sealed answer is one step deep and meets what others hide: it is tried on this many times more re-deals."""
OTHERS: Final = 1 << 32
"""The number of the stream from which the sealed answers of others are drawn; no match has as many random events."""


class Run:
    """A half-made run of choices: where it stands, with which action it began, what its position is worth."""

    def __init__(self, state: State, root: int, worth: float) -> None:
        self.state = state
        self.root = root
        self.worth = worth


def worth_of(run: Run) -> float:
    return run.worth


def alike(one: Run, other: Run) -> bool:
    """Do two runs stand in the same position, as far as cards and choices tell?"""
    a = one.state
    b = other.state
    if one.worth != other.worth or a.legal != b.legal or a.agenda != b.agenda:
        return False
    for i, zone in enumerate(a.zones):
        if zone.cards != b.zones[i].cards:
            return False
    return True


class Search:
    """Finds for each action of a seat the best end of its run, as the game values positions."""

    def __init__(self, game: Game, seat: int, positions: int, width: int) -> None:
        self.game = game
        self.seat = seat
        self.positions = positions
        self.width = width
        self.best: list[float] = []
        self.behind: list[float] = []
        self.open: list[Run] = []

    def totals(self, s: State, actions: list[int], deals: int, chance: Stream) -> list[float]:
        """For each action the worth of its best run, added up over re-deals of `s`."""
        if s.box.steps[s.agenda[-1]].seals:
            deals *= SEALED_DEALS
        totals = [0.0] * len(actions)
        first: list[float] = []
        for deal in range(deals):
            seed = chance.word() << 32 | chance.word()
            self.look(redeal(s, self.seat, seed.to_bytes(16, "little")), actions)
            for i, worth in enumerate(self.best):
                totals[i] += worth
            if deal == 0:
                first = self.best
            elif deal == 1 and self.best == first:
                break                   # nothing that is hidden matters here
        return totals

    def look(self, s: State, actions: list[int]) -> None:
        """Fill `best`: what the best run that begins with each action is worth on this deal."""
        self.best = [UNSEEN] * len(actions)
        self.behind = [-UNSEEN] * len(actions)
        self.open = []
        for i, action in enumerate(actions):
            self.step(s.clone(), action, i)
        visited = len(actions)
        while self.open:
            if visited >= 2 * self.positions:
                self.give_up()
                break
            runs = self.most_promising(self.width if visited < self.positions else 1)
            self.open = []
            for run in runs:
                canonical = sorted(run.state.canonical())
                visited += len(canonical)
                last = canonical.pop()
                for action in canonical:
                    self.step(run.state.clone(), action, run.root)
                self.step(run.state, last, run.root)
        self.judge_dropped()

    def most_promising(self, width: int) -> list[Run]:
        """The runs worth following, all different. Of the others remember how far they were behind."""
        runs = self.open
        runs.sort(key=worth_of, reverse=True)
        kept: list[Run] = []
        for run in runs:
            if len(kept) < width and not (kept and alike(run, kept[-1])):
                kept.append(run)
                continue
            behind = runs[0].worth - run.worth + DOUBT
            if behind < self.behind[run.root]:
                self.behind[run.root] = behind
        return kept

    def judge_dropped(self) -> None:
        """An action whose run was dropped is taken to end as far behind the best as it was then."""
        top = max(self.best)
        for root, behind in enumerate(self.behind):
            self.count(root, top - behind)

    def step(self, s: State, action: int, root: int) -> None:
        """One choice more, made in `s` itself: the run goes on, or is over and counts."""
        s.apply(action)
        self.answer_for_others(s)
        if s.waiting == self.seat:
            self.open.append(Run(s, root, self.game.value(s, self.seat)))
        else:
            self.count(root, self.worth_at_end(s))

    def answer_for_others(self, s: State) -> None:
        """A sealed answer means nothing until the others have answered: they do so by chance, alike for all actions."""
        if s.waiting == NOBODY or s.waiting == self.seat or s.sealed[self.seat] == UNANSWERED:
            return
        chance = stream(s.seed, OTHERS)
        while s.waiting != NOBODY and s.waiting != self.seat and s.sealed[self.seat] != UNANSWERED:
            legal = sorted(s.legal)
            s.apply(legal[chance.below(len(legal))])

    def worth_at_end(self, s: State) -> float:
        """The worth of a position in which another seat is asked, or of a finished game."""
        if s.waiting != NOBODY:
            return self.game.value(s, self.seat)
        result = self.game.result(s)
        margin = result.scores[self.seat]
        if s.seats > 1:
            margin -= max(score for seat, score in enumerate(result.scores) if seat != self.seat)
        return WIN * (2.0 * result.shares[self.seat] - 1.0) + margin

    def give_up(self) -> None:
        """The run is longer than any search should be: count the half-made ones as they stand."""
        for run in self.open:
            self.count(run.root, run.worth)

    def count(self, root: int, worth: float) -> None:
        if worth > self.best[root]:
            self.best[root] = worth
