"""Killed without warning, the server loses nothing that a player saw accepted."""

import asyncio
from pathlib import Path

import pytest

from tests.server.kill import bad_day


def test_a_killed_server_has_every_acknowledged_action_and_goes_on(tmp_path: Path) -> None:
    day = asyncio.run(bad_day(tmp_path, tables=6, rounds=3, seed=7))
    assert sum(len(seen.played) for seen in day.tables) > 0


@pytest.mark.slow
def test_a_killed_server_has_every_acknowledged_action_in_full_numbers(tmp_path: Path) -> None:
    asyncio.run(bad_day(tmp_path, tables=50, rounds=20, seed=1))
