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


@pytest.mark.parametrize("name", GAMES)
def test_copying_by_name_does_as_the_schema_says(name: str) -> None:
    s = sandtable.new(name, seed=1).state
    schema, made = s.ruleset.schema, s.clone()
    schema.copy_counters(s, made)
    for row in schema.counters:
        old, new = getattr(s, row.attribute), getattr(made, row.attribute)
        assert new == old
        if isinstance(old, list):
            assert (new is old) == (row.copied == "shared"), row.name
