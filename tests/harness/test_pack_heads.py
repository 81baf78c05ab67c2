"""The heads of the standard packs explain every word that a designer may write."""

from __future__ import annotations

import re

import pytest

import sandtable
from sandtable.games.afu import names as afu
from sandtable.games.frontier_wars import names as frontier_wars
from sandtable.games.victory_day import names as vd

WORDS = [
    ("afu", "afu.toml", (*afu.CONDITIONS[1:], *afu.TYPES[1:])),
    ("afu", "achievements.toml", afu.MEASURES[1:]),
    ("afu", "objectives.toml", afu.OBJECTIVE_KINDS[1:]),
    ("frontier-wars", "attack.toml", (*frontier_wars.WINDOWS, *frontier_wars.UNIT_NAMES)),
    ("victory-day", "soviet.toml", (*vd.TYPES, *vd.RESOURCES, *vd.SORTS, *vd.SIDES)),
    ("victory-day", "tactical.toml", (*vd.WINDOWS, *vd.WHO, *vd.LASTS)),
]
"""Those of effects are declared with the rules and written into the heads by `tests.harness.vocabulary`."""


@pytest.mark.parametrize(("game", "file", "words"), WORDS, ids=[f"{game}-{file}" for game, file, _ in WORDS])
def test_the_head_of_a_file_explains_its_words(game: str, file: str, words: tuple[str, ...]) -> None:
    text = (sandtable.game(game).standard_pack / file).read_text(encoding="utf-8")
    head = " ".join(line for line in text.partition("\n[")[0].splitlines() if line.startswith("#"))
    missing = [
        word for word in words if word != "none" and not re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", head)
    ]
    assert not missing
    assert head.count("#") >= 4
