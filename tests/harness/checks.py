"""What must hold in every game, as functions that raise when it does not. Tests and the long fuzzer share them."""

from __future__ import annotations

import pickle
import random
from collections import Counter

import sandtable
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.pickles import plain
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY
from sandtable.kernel.zones import STOCK, Zone
from tests.harness.walks import all_kinds, faces_seen, random_match, viewers, walk

NOW_AND_THEN = 37
"""The costly checks run after one action of so many, where nothing else is asked."""


class Used:
    """What random play has touched: kinds of cards, verbs, events, steps and endings, by name."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()

    def add(self, match: sandtable.Match) -> None:
        slugs = match.pack.slugs
        for _, what, *details in match.events.entries:
            if what == "told":
                assert match.game.events[details[0].name] is details[0], "its chapter is not listed in the game"
                self.events[details[0].name] += 1
            elif what == "moved":
                self.kinds[slugs[details[0] >> STATE_BITS]] += 1
        self.kinds.update(slugs[kind] for kind in lying_open(match))
        self.verbs.update(line.split()[0] for line in match.lines)
        if match.result is not None:
            self.endings[match.result.reason] += 1

    def merge(self, other: Used) -> None:
        self.kinds += other.kinds
        self.verbs += other.verbs
        self.events += other.events
        self.endings += other.endings

    def unused(self, match: sandtable.Match) -> list[str]:
        """What the game has and random play has never touched."""
        verbs = [verb.name for verb in match.state.ruleset.verbs.verbs]
        events = list(match.game.events)
        return (
            [f"card {slug}" for slug in match.pack.slugs if slug not in self.kinds]
            + [f"verb {verb}" for verb in verbs if verb not in self.verbs]
            + [f"event {event}" for event in events if event not in self.events]
            + [f"ending {ending}" for ending in match.game.endings if ending not in self.endings]
        )


def lying_open(match: sandtable.Match) -> set[int]:
    """The kinds of cards that lie face up at the end, whether or not they ever moved."""
    found: set[int] = set()
    for zone in match.state.zones:
        if zone.spec.open and zone.spec.layout == STOCK:
            found.update(kind for kind, count in enumerate(zone.cards) if count)
        elif zone.spec.open:
            found.update(card >> STATE_BITS for card in zone.cards if card != NONE)
    return found


def check_position(match: sandtable.Match) -> None:
    """Somebody can act, the game's own invariants hold, and the game is not too long."""
    if match.to_act is not None:
        assert match.legal_actions(), "a seat is asked and has no action"
        assert len(set(match.legal_actions())) == len(match.legal_actions()), "an action is offered twice"
        canonical = match.canonical_actions()
        assert canonical, "there is no canonical action"
        assert set(canonical) <= set(match.legal_actions())
    assert match.number <= match.max_actions, "the game is longer than it says it can be"
    assert match.game.invariants(match.state) == []


def check_round_trip(match: sandtable.Match) -> None:
    """Saved and loaded, a position is the same to every seat."""
    text = match.position()
    loaded = sandtable.from_position(text, pack=match.pack, seed=1)
    assert loaded.position() == text
    assert loaded.to_act == match.to_act
    assert loaded.legal_actions() == match.legal_actions()
    assert loaded.canonical_actions() == match.canonical_actions()
    for seat in viewers(match):
        assert loaded.view(seat) == match.view(seat)


def check_record(match: sandtable.Match) -> None:
    replayed = sandtable.replay(match.record())
    assert replayed.position() == match.position()
    assert replayed.record() == match.record()
    assert replayed.events.entries == match.events.entries  # and so the log of every seat


def check_same(match: sandtable.Match, other: sandtable.Match, seed: int, steps: int = 30) -> None:
    """Two matches are the same in all that they hold and show, can take back the same, and go on the same."""
    check_alike(match, other)
    here, there = match.clone(), other.clone()
    while here.undo_refused is None:
        here.undo()
        there.undo()
        assert state_contents(there.state) == state_contents(here.state)
        assert there.undo_refused == here.undo_refused
        assert plain(there.events.entries) == plain(here.events.entries)
    here, there = match.clone(), other.clone()
    rng = random.Random(seed)
    for _ in walk(here, rng, match.number + steps):
        pass
    for line in here.lines[len(match.lines) :]:
        there.play(line)
    check_alike(here, there)


def check_alike(match: sandtable.Match, other: sandtable.Match) -> None:
    assert state_contents(other.state) == state_contents(match.state)
    assert other.pack.digest == match.pack.digest
    assert (other.game, other.options, other.seats) == (match.game, match.options, match.seats)
    assert (other.start, other.lines, other.number) == (match.start, match.lines, match.number)
    assert (other.resigned, other.undo_refused) == (match.resigned, match.undo_refused)
    assert other.events.by_themselves == match.events.by_themselves
    assert other.position() == match.position()
    assert other.legal_actions() == match.legal_actions()
    assert other.canonical_actions() == match.canonical_actions()
    assert plain(other.events.entries) == plain(match.events.entries)  # and so the log of every seat
    for seat in viewers(match):
        assert other.view(seat) == match.view(seat)
        assert other.log(seat, match.number - 5) == match.log(seat, match.number - 5)
    if match.start.seed is not None:
        assert other.record() == match.record()


def state_contents(s: State) -> dict[str, object]:
    """All that a position holds, by name; a zone as its cards and what is known of them."""
    found: dict[str, object] = {}
    for name in dir(s):
        value = getattr(s, name, None)
        if name.startswith("_") or callable(value) or name in ("ruleset", "pack", "log"):
            continue
        found[name] = bare(value)
    return found


def bare(value: object) -> object:
    if isinstance(value, list):
        return [bare(item) for item in value]
    return (value.spec.text, value.cards, value.known) if isinstance(value, Zone) else value


def check_undo(match: sandtable.Match, action: int) -> None:
    """An action that may be taken back told nobody what its own seat did not see, and leaves no trace."""
    before = match.position()
    asked = match.to_act
    assert asked is not None
    seen = [faces_seen(match, seat) for seat in range(match.seats)]
    trial = match.clone()
    trial.play(action)
    if trial.undo_refused is None:
        assert trial.to_act == asked
        assert trial.state.chance == match.state.chance
        for seat in range(match.seats):
            assert faces_seen(trial, seat) - seen[seat] <= seen[asked]
        trial.undo()
        assert trial.position() == before
        assert trial.legal_actions() == match.legal_actions()
        for viewer in viewers(match):
            assert trial.view(viewer) == match.view(viewer)
            assert trial.determinize(viewer, 1).position() == match.determinize(viewer, 1).position()
    assert match.position() == before


def check_no_leak(match: sandtable.Match, seed: int) -> None:
    """A re-deal is the same to its seat, and depends on nothing that the seat cannot know."""
    for seat in viewers(match):
        deal = match.determinize(seat, seed)
        assert deal.view(seat) == match.view(seat)
        assert deal.to_act == match.to_act
        if deal.to_act == seat:
            assert deal.legal_actions() == match.legal_actions()
            assert deal.canonical_actions() == match.canonical_actions()
        assert all_kinds(deal) == all_kinds(match)
        assert deal.game.invariants(deal.state) == []
        again = deal.determinize(seat, seed + 1)
        assert again.position() == match.determinize(seat, seed + 1).position()


def check_reasons(match: sandtable.Match, seed: int) -> None:
    """Why an action is not legal is the same in worlds that the seat to act cannot tell apart."""
    seat, legal = match.to_act, set(match.legal_actions())
    if seat is None:
        return
    illegal = [action for action in range(match.num_actions) if action not in legal]
    asked = random.Random(seed).sample(illegal, min(40, len(illegal)))
    assert match.determinize(seat, seed).why_not(asked) == match.why_not(asked)


def check_foretold(match: sandtable.Match, seed: int) -> None:
    """What is foretold is the same on every re-deal: no answer tells a secret, and none is a guess."""
    for seat in viewers(match):
        told = match.foretell(seat)
        assert match.foretell(seat, seed + 1) == told
        assert match.determinize(seat, seed).foretell(seat) == told
        for item in [*told["position"], *(item for items in told["actions"].values() for item in items)]:
            figure = item["figure"]
            assert not figure["parts"] or sum(part["n"] for part in figure["parts"]) == figure["total"], figure["id"]


def check_twins(match: sandtable.Match, seat: int | None, seed: int, steps: int) -> int:
    """Two worlds that a seat cannot tell apart go on; while it sees the same events, its views stay the same.

    Returns how many actions the twins walked together.
    """
    here = match.clone()
    there = match.determinize(seat, seed)
    there.state.seed = here.state.seed
    rng = random.Random(seed)
    for step in range(steps):
        if here.to_act is None or here.to_act != there.to_act:
            return step
        mine = sorted(here.describe(action) for action in here.legal_actions())
        theirs = {there.describe(action) for action in there.legal_actions()}
        common = [action for action in mine if action in theirs]
        if here.to_act == seat:
            assert set(mine) == theirs
        if not common:
            return step
        action = rng.choice(common)
        heard = here.number
        here.play(action)
        there.play(action)
        if here.log(seat, heard) != there.log(seat, heard):
            return step
        assert here.state.waiting == there.state.waiting or NOBODY in (here.state.waiting, there.state.waiting)
        if here.to_act == there.to_act:
            assert here.view(seat) == there.view(seat)
    return steps


def play_to_the_end(match: sandtable.Match, seed: int) -> None:
    for _ in walk(match, random.Random(seed)):
        pass
    assert match.result is not None
    check_result(match)


def check_result(match: sandtable.Match) -> None:
    result = match.result
    assert result is not None
    assert result.reason in match.game.endings
    assert len(result.ranks) == len(result.shares) == len(result.scores) == len(result.sheet) == match.seats
    assert min(result.ranks) >= 1
    if match.seats > 1:
        assert abs(sum(result.shares) - 1) < 1e-9
    else:
        assert result.shares in ((0.0,), (1.0,))
    for score, figure in zip(result.scores, result.sheet, strict=True):
        assert figure.total == score
        if figure.parts:
            assert sum(part.number for part in figure.parts) == score


def fuzz(game: str, seed: int, every: int = NOW_AND_THEN) -> Used:
    """One random game with all checks, the costly ones after every so many actions."""
    match = random_match(game, seed)
    rng = random.Random(f"fuzz {seed}")
    kinds = all_kinds(match)
    for number in walk(match, rng):
        check_position(match)
        assert all_kinds(match) == kinds, "cards were lost or made"
        if number % every == seed % every:
            check_round_trip(match)
            check_no_leak(match, seed + number)
            check_reasons(match, seed + number)
            check_foretold(match, seed + number)
            check_undo(match, rng.choice(match.legal_actions()))
            if rng.random() < 0.1:
                check_twins(match, rng.choice(viewers(match)), seed, 40)
                play_to_the_end(match.determinize(rng.choice(viewers(match)), seed), seed)
                check_same(match, pickle.loads(pickle.dumps(match)), seed)
    check_position(match)
    check_result(match)
    check_record(match)
    used = Used()
    used.add(match)
    return used
