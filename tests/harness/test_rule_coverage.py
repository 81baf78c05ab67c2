"""Every rule and ruling of every game is carried by a test, or excused with a reason."""

from __future__ import annotations

import subprocess
import sys

import pytest

import sandtable
from tests.conftest import SHOWN_BY
from tests.harness.coverage import missing, not_in_software
from tests.harness.walks import GAMES

OURS = tuple(game for game in GAMES if game != "outpost")
"""Outpost has its tests in its own package's spirit: the harness alone."""


@pytest.mark.parametrize("game", OURS)
def test_every_rule_has_a_test(game: str, request: pytest.FixtureRequest) -> None:
    shown = request.config.stash[SHOWN_BY]
    if any(rule_id in shown for rule_id in sandtable.game(game).rules("en")):
        assert missing(game, shown) == []
    else:  # only a part of the tests was asked for: collect all of them apart
        command = [sys.executable, "-m", "tests.harness.coverage", game]
        listing = subprocess.run(command, capture_output=True, text=True, check=False)
        assert listing.returncode == 0, listing.stdout


def test_only_known_rules_are_carried_or_excused(request: pytest.FixtureRequest) -> None:
    known = {rule_id for game in GAMES for rule_id in sandtable.game(game).rules("en")}
    shown = request.config.stash[SHOWN_BY]
    named = {*shown, *not_in_software()}
    assert sorted(named - known) == []


def test_an_excuse_gives_its_reason() -> None:
    assert all(len(reason.split()) > 3 for reason in not_in_software().values())
