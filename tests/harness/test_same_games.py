"""Same seeds, same games: what work on speed or on the shape of the code must leave as it is."""

from __future__ import annotations

import pytest

from tests.harness.same_games import GAMES_OF_EACH, TABLES, game_hash, kept
from tests.harness.walks import SHARE

every_table = pytest.mark.parametrize("name", TABLES)
SAMPLE = GAMES_OF_EACH // (4 + SHARE)


def changed(name: str, seeds: range) -> list[int]:
    """The seeds whose games are not as they are kept."""
    hashes = kept()[name]
    return [seed for seed in seeds if game_hash(name, seed) != hashes[seed]]


@every_table
def test_the_same_seeds_give_the_same_games(name: str) -> None:
    assert changed(name, range(SAMPLE)) == [], "compare them with: python -m tests.harness.same_games --tell NAME SEED"


@pytest.mark.slow
@every_table
def test_all_kept_seeds_give_the_same_games(name: str) -> None:
    assert changed(name, range(SAMPLE, GAMES_OF_EACH)) == []


def test_a_hash_is_kept_for_every_game() -> None:
    assert {name: len(hashes) for name, hashes in kept().items()} == dict.fromkeys(TABLES, GAMES_OF_EACH)
