"""Search inside a seat's own run of choices, until somebody else is asked or, alone, until the turn is over.

On two re-deals a beam over what the game lets a bot weigh finds lines of choices. The best of them are then played on
all re-deals: what was good only because of hidden cards or luck does badly there. Those who are asked in the middle of
a turn answer by their own best step. A choice that only prepares a turn is judged by how that turn ends if nobody
disturbs it.
"""

from __future__ import annotations

from typing import Final

from sandtable import Position, SeatView, Stream
from sandtable.bots.light import Light

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
LOOKS: Final = 2
"""On how many re-deals lines are looked for: on a single one a wide beam fits its lines to hidden cards."""
CANDIDATES: Final = 6
"""How many first actions are tried on other re-deals, each with its best line."""
SEALED_DEALS: Final = 4
"""A sealed answer is one step deep and meets what others hide: all are tried, on this many times more re-deals."""


class Found:
    """A line of choices to the end of a run, and what it is worth: on one re-deal, later on average."""

    def __init__(self, root: int, line: list[int], worth: float) -> None:
        self.root = root
        self.line = line
        self.worth = worth
        self.total = 0.0


def worth_found(found: Found) -> float:
    return found.worth


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
        self, view: SeatView, deals: int, positions: int, width: int, chance: Stream, weights: str = ""
    ) -> None:
        self.view = view
        self.game = view.game
        self.seat = view.seat
        self.deals = deals
        self.positions = positions
        self.width = width
        self.ends: list[Found] = []
        """The runs that came to their end on the re-deal that is looked at."""
        self.open: list[Run] = []
        self.turn = 0
        self.chance = chance
        self.prepares = False
        self.light = Light(view, weights)
        self.others = chance
        """From it others draw what they decide by chance: a new one for each re-deal, so alike for all actions."""

    def choose(self, s: Position, actions: list[int]) -> int:
        """The action whose line does best on average, by chance if several do. `s` may be any re-deal for the seat."""
        self.chance.shuffle(actions)
        if self.game.hints.prepares(s):
            return self.prepare(actions)
        return self.lines(s, actions, 0, [])[0].line[0]

    def lines(self, s: Position, actions: list[int], more: int, kept: list[int]) -> list[Found]:
        """Lines worth playing, the best first: for each of the best actions its best, so many others, and one kept."""
        sealed = s.in_secret
        self.turn = self.game.hints.turn(s)
        found: list[Found] = []
        deals: list[Position] = []
        streams: list[Stream] = []
        for _ in range(1 if sealed else min(LOOKS, self.deals)):
            deal = self.deal()
            deals.append(deal)
            streams.append(self.others)
            self.look(deal, actions)
            for line in self.candidates(len(actions) if sealed else CANDIDATES, more):
                if not is_known(found, line):
                    found.append(line)
        if kept and not is_known(found, Found(0, kept, 0.0)):
            found.append(Found(0, kept, 0.0))
        for _ in range(self.deals * SEALED_DEALS - 1 if sealed else self.deals - len(deals)):
            deals.append(self.deal())
            streams.append(self.others)
        self.try_on(deals, streams, found)
        found.sort(key=worth_found, reverse=True)
        return found

    def try_on(self, deals: list[Position], streams: list[Stream], found: list[Found]) -> None:
        """Give each line its average worth on these re-deals; no more of them than tell anything new."""
        firsts: list[float] = []
        tried = 0
        for at, deal in enumerate(deals):
            self.others = streams[at]
            same = at > 0
            for number, line in enumerate(found):
                worth = self.follow(deal.clone(), line.line)
                line.total += worth
                if at == 0:
                    firsts.append(worth)
                else:
                    same = same and worth == firsts[number]
            tried += 1
            if same:
                break  # nothing that is hidden matters here
        for line in found:
            line.worth = line.total / tried

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

    def candidates(self, most: int, more: int) -> list[Found]:
        """Of the runs that came to their end: for each of the best first actions the best one, and a few others."""
        self.ends.sort(key=worth_found, reverse=True)
        roots: list[int] = []
        kept: list[Found] = []
        last = UNSEEN
        for found in self.ends:
            if found.root not in roots:
                if len(roots) < most:
                    roots.append(found.root)
                    kept.append(found)
            elif more > 0 and found.worth != last:
                kept.append(found)
                more -= 1
            last = found.worth
        return kept

    def choices(self, s: Position) -> list[int]:
        """The next choices in random order: of equal ones none is preferred, whatever its number."""
        found = sorted(self.game.hints.choices(s))
        self.chance.shuffle(found)
        return found

    # -- one re-deal: find lines -------------------------------------------------------------------

    def look(self, s: Position, actions: list[int]) -> None:
        """Fill `ends`: the runs that were followed to their end, each with its worth."""
        self.ends = []
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
            self.open.append(Run(s, root, line, float(self.light.value(s, self.seat))))
        else:
            self.count(root, line, self.worth_at_end(s))

    def count(self, root: int, line: list[int], worth: float) -> None:
        self.ends.append(Found(root, line, worth))

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
                return float(self.light.value(s, self.seat))
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
        """Make a choice. If it was a sealed answer, the others give their own best ones, alike for all actions."""
        s.apply(action)
        if self.prepares:
            self.wait(s)
        if not s.has_answered(self.seat):
            return
        chance = self.others.copy()
        while s.has_answered(self.seat) and s.to_act is not None:
            s.apply(self.light.step(s, chance))

    def wait(self, s: Position) -> None:
        """Let others make the quiet choices that lie between what is prepared and its turn."""
        while s.to_act is not None and s.to_act != self.seat:
            action = self.game.hints.meanwhile(s, self.seat)
            if action < 0:  # that turn is over
                return
            s.apply(action)

    def goes_on(self, s: Position) -> bool:
        """Is the run not over yet? Who plays alone is always asked: there it ends with the turn."""
        return s.to_act == self.seat and (s.seats > 1 or self.game.hints.turn(s) == self.turn)

    def worth_at_end(self, s: Position) -> float:
        """The worth of a position in which somebody is asked, or of a finished game.

        Who is asked in the turn of this seat answers first: a defender does not sit still."""
        if s.to_act is not None and s.to_act != self.seat and not self.prepares and self.game.hints.interrupts(s):
            s = s.clone()
            self.light.let_answer(s, self.seat, self.others.copy())
        result = s.result
        if result is None:
            return float(self.light.value(s, self.seat))
        margin = result.scores[self.seat]
        if s.seats == 1:
            return margin - LOST_ALONE * (1.0 - result.shares[0])
        margin -= max(score for seat, score in enumerate(result.scores) if seat != self.seat)
        return WIN * (2.0 * result.shares[self.seat] - 1.0) + margin


def is_known(found: list[Found], line: Found) -> bool:
    for other in found:
        if other.line == line.line:
            return True
    return False
