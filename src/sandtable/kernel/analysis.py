"""A finished game looked at again: the chances as each seat could know them, what was best, and what was lost by play.

Every choice is judged from the view of its seat, never with open cards. What a choice cost is counted in the same
re-deals as the better line, so luck has no part in it. What came between two choices of a seat is what the others gave
away, as each of them could know, and luck: all the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from sandtable.kernel import record as records
from sandtable.kernel.errors import BadOption, BadRecord
from sandtable.kernel.match import Match
from sandtable.kernel.registry import begin_record, bot
from sandtable.kernel.seat_view import SeatView
from sandtable.kernel.thoughts import Thinker, Thoughts, own_line, verdict
from sandtable.kernel.view import action_item

SIMULATIONS = 64
"""Tries for a choice at the first look."""
MOST_SIMULATIONS = 100_000
CLOSER = 8
"""So many times as many tries, in other re-deals, for a choice that seems to have cost or changed something. What is
told is what the closer look finds: the first one picks whatever its luck made look bad."""
SUSPECT = 0.02
"""From which loss on the first look is not enough."""
SURELY = 2.0
"""By how many standard errors a line must be better for what was played to count as a mistake."""
TURNING, LUCKY = 0.05, 0.1
"""From which loss, and from which stroke of luck on, a moment is told of. Both chances of a swing are estimates, while
what is lost is measured in the same re-deals."""


@dataclass(frozen=True)
class Moment:
    """One choice of a seat, as far as the seat could know."""

    number: int
    """How many actions had been played."""
    seat: int
    played: str
    best: str
    """What was best, in notation; what was played if nothing was surely better."""
    line: tuple[str, ...]
    """The run of choices that begins with it."""
    chances: tuple[float, ...]
    """The chance of each seat with the best line."""
    lost: float
    """How much of the own chance was lost by what was played."""
    swing: float
    """How much the own chance had changed since the last choice of this seat, by luck and by the others."""
    said_played: Any
    """The message of the action, for words in any language."""
    said_best: Any
    at: int = 0
    """The line of the record that holds the choice."""
    given: float = 0.0
    """The part of the swing that the others gave away, by choices that cost them something; the rest is luck."""
    said_line: tuple[Any, ...] = ()
    """The messages of the better line, as far as it can be foreseen."""

    @property
    def luck(self) -> float:
        return self.swing - self.given

    @property
    def weight(self) -> float:
        """How much the game turned here; 0 if that is not worth a word."""
        return max(self.lost if self.lost >= TURNING else 0.0, abs(self.luck) if abs(self.luck) >= LUCKY else 0.0)


@dataclass(frozen=True)
class Account:
    """What a seat's game came to: `began - lost + given + luck` is how it ended."""

    seat: int
    choices: int
    best: int
    """Choices after which nothing was surely better."""
    began: float
    """The chance at the first choice."""
    lost: float
    """The sum of what was lost by play."""
    given: float
    """The sum of what the others gave away to this seat."""
    luck: float
    """The sum of what luck brought. Where not all seats were looked at, what the others did is in it."""


@dataclass(frozen=True)
class Analysis:
    """A game, choice by choice."""

    game: str
    seats: int
    simulations: int
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]
    shares: tuple[float, ...]
    """How the game ended; empty if it is not over."""

    def as_data(self) -> dict[str, Any]:
        return asdict(self)

    def turning_points(self, most: int = 6) -> list[Moment]:
        """The moments at which a game turned, by play or by luck, in their order."""
        turned = [moment for moment in self.moments if moment.weight]
        turned.sort(key=lambda moment: -moment.weight)
        return sorted(turned[:most], key=lambda moment: moment.number)


def analyse(
    text: str,
    pack: str | None = None,
    seat: int | None = None,
    simulations: int = SIMULATIONS,
    told: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look at every choice of a record, or at those of one seat. `told` hears how many of its lines are done."""
    if not 1 <= simulations <= MOST_SIMULATIONS:
        raise BadOption("analyse-simulations", value=simulations, most=MOST_SIMULATIONS)
    head, lines = records.read(text)
    end = replayed(head, lines, pack)  # an edited record is refused before anybody waits for it
    match = begin_record(head, pack)
    if seat is not None:
        match.seat_index(seat)
    looks: list[Look] = []
    for number, line in enumerate(lines, 1):
        before, asked = match.number, match.to_act
        looked = asked is not None and seat in (None, asked) and len(match.canonical_actions()) > 1
        view = match.seat_view(asked) if looked and asked is not None else None
        records.play_line(match, line, number)
        if match.number <= before:  # something was taken back
            looks = [look for look in looks if look.view.number < match.number]
        elif view is not None and is_choice(view, line):
            looks.append(Look(view, number, line, simulations))
            mind_swing(looks)
        if not match.undoable:
            for look in last_of_each(looks):
                look.news = True
        if told is not None:
            told(number, len(lines))
    result = end.result
    shares = result.shares if result else ()
    moments = moments_of(looks)
    looked_at = [seat] if seat is not None else list(range(match.seats))
    accounts = tuple(account(each, moments, shares) for each in looked_at)
    return Analysis(head.game, match.seats, simulations, moments, accounts, shares)


def replayed(head: records.Head, lines: list[str], pack: str | None) -> Match:
    match = begin_record(head, pack)
    for number, line in enumerate(lines, 1):
        records.play_line(match, line, number)
    if head.result not in (None, match.head.result):
        raise BadRecord("analyse-other-result", stated=str(head.result), found=str(match.head.result or "-"))
    return match


def is_choice(view: SeatView, line: str) -> bool:
    """Is a line of a record an action of the seat, and no act of the table?"""
    return line in [view.describe(action) for action in view.legal_actions()]


# -- one choice ---------------------------------------------------------------------------------------


class Look:
    """What is thought of one choice, from the view of its seat."""

    def __init__(self, view: SeatView, at: int, played: str, simulations: int) -> None:
        self.view = view
        self.at = at
        self.played = played
        self.simulations = simulations
        self.closely = False
        self.news = False
        """Has anything come to light since, or has anybody else acted? If not, no luck comes before the next choice."""
        self.thoughts = self.think(1, simulations)
        self.best, self.lost = verdict(self.thoughts, played, SURELY / 2)
        if self.lost >= SUSPECT:
            self.closer()
        else:
            self.best, self.lost = own_line(self.thoughts, played), 0.0

    def think(self, seed: int, simulations: int) -> Thoughts:
        thinker = bot("planner", seed=seed, simulations=simulations)
        assert isinstance(thinker, Thinker)
        return thinker.think(self.view, self.view.parse(self.played))

    def closer(self) -> None:
        """Look again, in other re-deals and more of them."""
        if not self.closely:
            self.closely = True
            self.thoughts = self.think(2, self.simulations * CLOSER)
            self.best, self.lost = verdict(self.thoughts, self.played, SURELY)

    @property
    def chance(self) -> float:
        """The own chance with the best line."""
        return self.thoughts.chances[self.view.seat]

    @property
    def left(self) -> float:
        """The own chance after what was played."""
        return self.chance - self.lost


def mind_swing(looks: list[Look]) -> None:
    """Where the chance of a seat has changed a lot since it chose last, both moments are looked at closely."""
    look = looks[-1]
    last = next((one for one in reversed(looks[:-1]) if one.view.seat == look.view.seat), None)
    if last is not None and last.news and abs(look.chance - last.left) >= LUCKY:
        last.closer()
        look.closer()


def last_of_each(looks: list[Look]) -> list[Look]:
    """The last look at each seat."""
    return list({look.view.seat: look for look in looks}.values())


# -- all of them --------------------------------------------------------------------------------------


def moments_of(looks: list[Look]) -> tuple[Moment, ...]:
    """What is told of each choice. What a seat loses goes to the others, by their chances."""
    made = []
    last: dict[int, Look] = {}
    given: dict[int, float] = {}
    for look in looks:
        seat = look.view.seat
        before = last.get(seat)
        swing = look.chance - before.left if before is not None and before.news else 0.0
        gift = given.pop(seat, 0.0) if before is not None else 0.0
        made.append(moment_of(look, swing, gift))
        given[seat] = 0.0
        last[seat] = look
        share_out(given, look)
    return tuple(made)


def share_out(given: dict[int, float], look: Look) -> None:
    """Who gains what a choice has lost: the others, each by its chance."""
    chances = look.thoughts.chances
    others = [seat for seat in range(len(chances)) if seat != look.view.seat]
    whole = sum(chances[seat] for seat in others)
    for seat in others:
        part = chances[seat] / whole if whole > 0 else 1 / len(others)
        given[seat] = given.get(seat, 0.0) + look.lost * part


def moment_of(look: Look, swing: float, given: float) -> Moment:
    view, best = look.view, look.best
    said = said_line(view, best.actions if look.lost else (look.played,))
    return Moment(
        view.number,
        view.seat,
        look.played,
        best.actions[0],
        best.actions,
        look.thoughts.chances,
        look.lost,
        swing,
        said_line(view, (look.played,))[0],
        said[0],
        look.at,
        given,
        said,
    )


def said_line(view: SeatView, actions: tuple[str, ...]) -> tuple[Any, ...]:
    """The messages of a run of choices, as far as it fits what the seat can foresee."""
    match = view.determinize(1)
    said = []
    for action in actions:
        if match.to_act != view.seat or match.parse(action) not in match.legal_actions():
            break
        said.append(action_item(match.game, match.state, match.parse(action))["message"])
        match.play(action)
    return tuple(said)


def account(seat: int, moments: tuple[Moment, ...], shares: tuple[float, ...] = ()) -> Account:
    """Sums it up. What came after the last choice, up to the end, is luck, but for what others gave away then."""
    own = [moment for moment in moments if moment.seat == seat]
    best = sum(moment.lost == 0 for moment in own)
    lost, given = sum(moment.lost for moment in own), sum(moment.given for moment in own)
    began = own[0].chances[seat] if own else 0.0
    luck = sum(moment.luck for moment in own)
    if own and shares:
        luck = shares[seat] - began + lost - given
    return Account(seat, len(own), best, began, lost, given, luck)
