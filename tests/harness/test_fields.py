"""The attributes of positions are those of the schema."""

from __future__ import annotations

import pytest

import sandtable
from tests.harness.fields import GAMES, path_of, source


@pytest.mark.parametrize("name", GAMES)
def test_the_attributes_of_a_position_are_written_from_its_schema(name: str) -> None:
    game = sandtable.game(name)
    written = path_of(game).read_text(encoding="utf-8")
    assert written == source(game), "run python -m tests.harness.fields"
