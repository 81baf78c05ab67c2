"""The rulebook over HTTP: every rule once, every example with its views, and that it is kept by its tag."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable.kernel.examples import examples
from sandtable.server.game_bodies import Rulebook
from sandtable.server.rulebook import rulebook
from tests.server.harness import Server


@pytest.mark.parametrize("game", sandtable.game_names())
def test_the_page_is_given_every_rule_once_and_every_example(game: str) -> None:
    one = sandtable.game(game)
    book = msgspec.json.decode(rulebook(one), type=Rulebook)
    ids = [rule for chapter in book.chapters for place in chapter.rules for rule in (place.id, *place.rulings)]
    ids += [rule for chapter in book.chapters for rule in chapter.rulings]
    assert Counter(ids) == Counter(list(one.rules("en")))
    assert [example.name for example in book.examples] == [example.name for example in examples(one)]
    for example in book.examples:
        for picture in example.pictures:
            assert picture.view.game == game and picture.show


def test_it_is_fetched_once(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        answer = server.get("/api/games/afu/rulebook")
        assert answer.status == 200 and answer.headers.get("etag")
        assert server.get("/api/games/chess/rulebook").status == 404
