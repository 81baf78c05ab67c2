"""A match keeps no copies: where it goes back to, and what it tells when it is asked late, is what copies would say."""

from __future__ import annotations

import pickle
import random

import pytest

import sandtable
from sandtable.kernel.events import EventLog
from sandtable.kernel.match import begin
from sandtable.kernel.pickles import plain
from sandtable.kernel.record import play_line
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY
from sandtable.server.table import earlier_match
from tests.harness.checks import state_contents
from tests.harness.walks import GAMES, SHARE, middle, random_match

every_game = pytest.mark.parametrize("game", GAMES)
STARTS = ("seed", "position", "re-deal")
ACTS = 240 // SHARE


class Plain:
    """The same game the plain way: a listener from the start, and a copy of everything before each action."""

    def __init__(self, match: sandtable.Match) -> None:
        self.log = EventLog()
        self.state = match.state.clone()
        if match.start.seed is not None and not match.start.position:
            begun = begin(match.game, match.pack, match.seats, match.options, match.start, listening=True)
            self.state, self.log = begun.state, begun.events
        self.state.log = self.log
        self.number = match.number
        self.lines: list[str] = []
        self.before: list[tuple[State, int]] = []
        self.free = 0
        self.refused = "undo-nothing"

    def play(self, action: int) -> None:
        old = self.state.clone()
        self.before.append((old, len(self.log.entries)))
        self.log.number = self.number
        self.log.by_themselves.clear()
        s = self.state
        s.apply(action)
        self.number += 1
        self.lines.append(s.ruleset.verbs.describe(action))
        why = (
            "undo-over" if s.waiting == NOBODY
            else "undo-seat" if s.waiting != old.waiting
            else "undo-chance" if s.chance != old.chance
            else "undo-shown" if s.shown != old.shown
            else ""
        )  # fmt: skip
        self.free = 0 if why else self.free + 1
        self.refused = why or self.refused

    def take_back(self) -> None:
        chance = self.state.chance
        self.state, length = self.before.pop()
        self.state.chance = chance
        self.state.log = self.log
        del self.log.entries[length:]
        self.log.by_themselves.clear()
        self.number -= 1
        self.lines.append("undo")
        self.free = max(0, self.free - 1)


def started(game: str, start: str, seed: int) -> sandtable.Match:
    if start == "seed":
        return random_match(game, seed)
    match = middle(game, seed)
    if start == "re-deal":
        return match.determinize(match.to_act, seed)
    return sandtable.from_position(match.position(), seed=seed)


def check(match: sandtable.Match, reference: Plain) -> None:
    assert state_contents(match.state) == state_contents(reference.state)
    assert (match.number, match.lines) == (reference.number, reference.lines)
    refused = match.undo_refused
    assert (refused and refused["id"]) == (None if reference.free else reference.refused)


def check_told(match: sandtable.Match, reference: Plain) -> None:
    assert plain(match.events.entries) == plain(reference.log.entries)
    assert match.events.by_themselves == reference.log.by_themselves


def one_act(match: sandtable.Match, reference: Plain, chance: random.Random) -> sandtable.Match:
    """Something that may be done with a match, done to both."""
    turn = chance.random()
    if reference.free and turn < 0.3:
        match.undo()
        reference.take_back()
    elif reference.before and (turn < 0.15 or match.to_act is None):
        for _ in range(chance.randint(1, min(5, len(reference.before)))):
            match.take_back()
            reference.take_back()
    elif turn < 0.2:
        match.note("note looks on")
        reference.lines.append("note looks on")
    elif turn < 0.25:
        return match.clone() if turn < 0.225 else pickle.loads(pickle.dumps(match))
    elif match.to_act is not None:
        action = chance.choice(match.legal_actions())
        match.play(action)
        reference.play(action)
    return match


@every_game
@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("listens", ["always", "late", "at the end"])
def test_a_match_goes_back_and_tells_as_if_it_had_kept_everything(game: str, start: str, listens: str) -> None:
    chance = random.Random(f"{game} {start} {listens}")
    match = started(game, start, 3)
    reference = Plain(match)
    first = {"always": 0, "late": chance.randrange(ACTS), "at the end": ACTS}[listens]
    for number in range(ACTS):
        if number >= first:
            check_told(match, reference)
        else:
            assert match.heard is None
        match = one_act(match, reference, chance)
        check(match, reference)
    check_told(match, reference)
    if match.start.seed is not None:
        assert sandtable.replay(match.record()).position() == match.position()


@every_game
def test_a_match_known_as_a_record_up_to_a_position_goes_back_behind_it(game: str) -> None:
    """So it is with a table on a server that was read from its snapshot."""
    chance = random.Random(game)
    match = random_match(game, 4)
    reference = Plain(match)
    while match.to_act is not None and match.number < 60:
        match = one_act(match, reference, chance)
    resumed = sandtable.from_position(match.position(), seed=match.start.seed)
    resumed.number, resumed.start, resumed.acts = match.number, match.start, [*match.lines]
    resumed.events = match.events.copy()
    resumed.events.marks.clear()
    while reference.number:
        resumed.take_back()
        reference.take_back()
        assert state_contents(resumed.state) == state_contents(reference.state)
        check_told(resumed, reference)
    assert resumed.lines == reference.lines


@every_game
def test_several_actions_go_back_at_once_as_they_go_one_by_one(game: str) -> None:
    match = middle(game, 6)
    count = min(7, match.number)
    one_by_one = sandtable.replay(match.record())
    for number in range(count):
        play_line(one_by_one, "undo", number)
    at_once = earlier_match(match, count)
    assert state_contents(at_once.state) == state_contents(one_by_one.state)
    assert at_once.record() == one_by_one.record()
    assert plain(at_once.events.entries) == plain(one_by_one.events.entries)


def test_a_redeal_has_nothing_to_take_back_before_it_is_played_on() -> None:
    match = middle("outpost", 5)
    with pytest.raises(sandtable.UndoRefused):
        match.determinize(0, 1).take_back()
