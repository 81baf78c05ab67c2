"""Every rule and ruling of every game is carried by a test, or excused with a reason."""

from __future__ import annotations

import pytest

import sandtable
from tests.conftest import SHOWN_BY
from tests.harness.coverage import collected, missing, not_in_software
from tests.harness.walks import GAMES

OURS = tuple(game for game in GAMES if game != "outpost")
"""Outpost has its tests in its own package's spirit: the harness alone."""


@pytest.mark.parametrize("game", OURS)
def test_every_rule_has_a_test(game: str, request: pytest.FixtureRequest) -> None:
    shown = request.config.stash[SHOWN_BY]
    if not any(rule_id in shown for rule_id in sandtable.game(game).rules("en")):
        shown = collected()                 # only a part of the tests was asked for
    assert missing(game, shown) == []


def test_only_known_rules_are_carried_or_excused(request: pytest.FixtureRequest) -> None:
    known = {rule_id for game in GAMES for rule_id in sandtable.game(game).rules("en")}
    shown = request.config.stash[SHOWN_BY]
    named = {*shown, *not_in_software()}
    assert sorted(named - known) == []


def test_an_excuse_gives_its_reason() -> None:
    assert all(len(reason.split()) > 3 for reason in not_in_software().values())
