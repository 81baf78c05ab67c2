"""Compact observations and dense actions: small, named, honest, and nothing goes unnoticed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import sandtable
from sandtable.kernel import layout
from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.compact import Compact
from sandtable.kernel.events import EventLog
from sandtable.kernel.layout import Layout, compact_of
from sandtable.kernel.match import Match
from sandtable.kernel.observe import Observer
from sandtable.kernel.redeal import redeal
from tests.harness.walks import GAMES

TABLES = [(game, seats) for game in GAMES for seats in sandtable.game(game).seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
MOST = {"afu": (1500, 700), "barbarossa": (700, 250), "frontier-wars": (1000, 350), "victory-day": (900, 450)}
"""Numbers and actions with two seats."""


def walk(game: str, seats: int, seed: int, every: int = 10, most: int = 400) -> Iterator[Match]:
    match = sandtable.new(game, seats, seed)
    chance = random.Random(seed)
    while match.to_act is not None and match.number < most:
        if match.number % every == 0:
            yield match
        match.play(chance.choice(match.legal_actions()))


def made(match: Match, history: int = 0) -> Compact:
    return compact_of(match.game, match.state.ruleset, history)


@pytest.mark.parametrize("game", MOST)
def test_observations_and_actions_are_as_small_as_promised(game: str) -> None:
    compact = made(sandtable.new(game, 2, 1))
    numbers, actions = MOST[game]
    assert compact.size <= numbers
    assert compact.actions <= actions


@every_table
def test_every_number_has_a_name_of_its_own(game: str, seats: int) -> None:
    compact = made(sandtable.new(game, seats, 1), history=3)
    assert len(compact.names) == len(set(compact.names)) == compact.size
    assert len(compact.observe(sandtable.new(game, seats, 1).state, 0)) == compact.size


@every_table
def test_it_tells_what_the_full_observation_tells(game: str, seats: int) -> None:
    """Wherever the numbers of a kind of card in a zone are not 0, the full observation has the same."""
    first = sandtable.new(game, seats, 2)
    compact, observer = made(first), Observer(first.schema, first.state.ruleset)
    at = {name: number for number, name in enumerate(compact.names)}
    slugs = first.pack.slugs
    counted = 0
    for match in walk(game, seats, 2, 40):
        for seat in range(seats):
            seen, full = compact.observe(match.state, seat), observer.observe(match.state, seat)
            for zone, start in zip(match.state.zones, observer.zone_starts[seat], strict=True):
                turned = f".{(zone.spec.owner - seat) % seats}" if zone.spec.owner >= 0 and seats > 1 else ""
                name = f"{zone.spec.name}{turned}"
                assert seen[at[f"{name} size"]] == full[start]
                for kind, slug in enumerate(slugs):
                    if f"{name} {slug}" in at:
                        assert seen[at[f"{name} {slug}"]] == full[start + 1 + kind]
                        counted += full[start + 1 + kind] > 0
    assert counted > 5


@every_table
@pytest.mark.parametrize("history", [0, 4])
def test_it_says_nothing_that_the_seat_cannot_know(game: str, seats: int, history: int) -> None:
    for match in walk(game, seats, 3, 15):
        compact = made(match, history)
        if history:
            match.state.log = match.events
        for seat in range(seats):
            there = redeal(match.state, seat, seed_bytes(match.number))
            there.log = match.state.log
            assert compact.observe(match.state, seat) == compact.observe(there, seat)


@every_table
def test_dense_actions_lead_to_ours_and_back(game: str, seats: int) -> None:
    for match in walk(game, seats, 4, 3):
        compact = made(match)
        legal = match.legal_actions()
        mask = compact.mask(legal)
        shown = [number for number in range(compact.actions) if mask[number]]
        ours = [compact.to_ours(number, legal) for number in shown]
        assert sorted(ours) == sorted(legal)
        assert [compact.to_dense(action, legal) for action in ours] == shown


def test_what_nobody_met_is_counted_and_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sandtable.new("barbarossa", 2, 5)
    words = {"words": Words(), "numbers": {}, "actions": []}
    monkeypatch.setattr(layout, "occurring", lambda file: words)
    compact = Compact(Layout(match.game, match.state.ruleset))
    at = {name: number for number, name in enumerate(compact.names)}
    seen = compact.observe(match.state, match.to_act or 0)
    assert seen[at["hand.0 size"]] == seen[at["hand.0 other"]] > 0
    legal = match.legal_actions()
    assert compact.actions == layout.SPARE_ACTIONS
    shown = [number for number in range(compact.actions) if compact.mask(legal)[number]]
    assert [compact.to_ours(number, legal) for number in shown] == legal[: layout.SPARE_ACTIONS]
    with pytest.raises(sandtable.IllegalAction, match="dense number 99"):
        compact.to_ours(99, legal)


class Words(list[str]):
    """As if every word had been there."""

    def __iter__(self) -> Iterator[str]:
        match = sandtable.new("barbarossa", 2, 5)
        blocks = Layout(match.game, match.state.ruleset, everything=True).blocks
        yield from {part for block in blocks for word in block.words for part in word.split()}
        verbs = match.state.ruleset.verbs
        yield from {part for action in range(verbs.size) for part in verbs.describe(action).split()}


def test_a_card_of_your_own_has_its_numbers_and_actions(tmp_path: pytest.TempPathFactory) -> None:
    folder = tmp_path / "own"  # type: ignore[operator]
    folder.mkdir()
    (folder / "pack.toml").write_text('extends = "standard"\nname = { en = "Own" }\n', encoding="utf-8")
    match = sandtable.new("barbarossa", 2, 5)
    known = layout.occurring(match.game.folder / layout.FILE)
    assert known is not None
    assert not layout.is_new("buy trucks", set(known["words"])) and layout.is_new("buy sledges", set(known["words"]))


def test_the_history_is_what_the_seat_was_told_the_newest_first() -> None:
    match = sandtable.new("outpost", 2, 6)
    match.state.log = match.events
    for _ in range(6):
        match.play(match.legal_actions()[0])
    compact = made(match, history=3)
    at = {name: number for number, name in enumerate(compact.names)}
    for seat in range(2):
        seen = compact.observe(match.state, seat)
        told = [line["message"]["id"] for line in match.log(seat) if line["message"]]
        numbers = [seen[at[f"history {place} event"]] for place in (1, 2, 3)]
        assert [list(match.game.events)[number - 1] for number in numbers] == told[::-1][:3]


def test_without_a_log_there_is_no_history() -> None:
    match = sandtable.new("outpost", 2, 6)
    compact = made(match, history=2)
    assert isinstance(match.events, EventLog)
    match.state.log = None
    seen = compact.observe(match.state, 0)
    assert not any(seen[number] for number, name in enumerate(compact.names) if name.startswith("history"))
