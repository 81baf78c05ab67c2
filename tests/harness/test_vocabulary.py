"""The words for effects: declared with the rules, listed by a command and in the heads of the pack files."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.cli import main
from tests.harness.vocabulary import GAMES, files, keys, written

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_the_heads_of_pack_files_list_the_words_as_the_rules_declare_them(game: str) -> None:
    one = sandtable.game(game)
    stale = [path.name for path in files(one) if written(one, path.read_text("utf-8")) != path.read_text("utf-8")]
    assert stale == [], "python -m tests.harness.vocabulary writes them"
    assert keys(one) == set(one.vocabulary)


@every_game
def test_every_effect_stands_at_its_number(game: str) -> None:
    for effects in sandtable.game(game).vocabulary.values():
        assert [effect.number for effect in effects] == list(range(len(effects)))
        assert len({effect.word for effect in effects}) == len(effects)


def test_the_command_lists_words_with_their_keys_and_places(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "words", "barbarossa"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "occupying-cost by, per, max: changes the cost of the attack" in text
    assert "reveal one more event is revealed (in on-reveal)" in text
