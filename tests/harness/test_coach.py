"""The coach of every game: words for each decision in each language, reasons from numbers that there are."""

from __future__ import annotations

import re

import pytest

import sandtable
from sandtable.kernel.coaching import decisions, for_what, numbers, to_think
from sandtable.kernel.words import bundle, languages
from tests.harness.test_lessons import OURS

REASON = re.compile(r"^coach-(?:more|less|rival)-([a-z0-9-]+) =", re.MULTILINE)
FORETOLD = {"afu": {"battle-gains", "battle-losses", "if-kept", "panic-ahead"}, "frontier-wars": {"upkeep-ahead"}}
"""Numbers that are there only in the middle of a turn."""
IN_BATTLE = {"victory-day": {"breakthrough-strength", "strategic-reserve"}}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", OURS)
def test_every_decision_of_a_game_has_words_of_the_coach(name: str, lang: str) -> None:
    game = sandtable.game(name)
    words = bundle((game.folder,), lang)
    said = [message for step in decisions(game) for message in (for_what(step), to_think(step))]
    assert len(said) >= 24
    assert [message for message in said if not words.has_message(message)] == []


@pytest.mark.parametrize("name", OURS)
def test_every_decision_that_a_game_asks_is_one_of_them(name: str) -> None:
    match = sandtable.new(name, seats=2, seed=4)
    known = decisions(match.game)
    chance = match.seat_view(0).chance(1)
    for _ in range(300):
        if match.to_act is None:
            break
        assert match.view(match.to_act)["asked"]["step"] in known
        legal = match.legal_actions()
        match.play(legal[chance.below(len(legal))])


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", OURS)
def test_the_reasons_speak_of_numbers_that_the_game_has(name: str, lang: str) -> None:
    match = sandtable.new(name, seats=2, seed=4)
    words = (match.game.folder / "words" / lang / "coach.ftl").read_text(encoding="utf-8")
    reasons = set(REASON.findall(words))
    assert len(reasons) >= 4
    seen = FORETOLD.get(name, set()) | IN_BATTLE.get(name, set())
    for _ in range(40):
        assert match.to_act is not None
        view = match.seat_view(match.to_act)
        seen |= {number for number, _mine in numbers(view, view.redeal())}
        match.play(match.legal_actions()[0])
    assert reasons <= seen
