"""The words of cards: every card of every game speaks every language, and no message is missing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast, parse

import sandtable
from sandtable.kernel.registry import load_pack
from sandtable.kernel.words import bundle, languages
from tests.harness.walks import GAMES

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """What goes wrong while messages are said: a value that is not given, a message that is not there. Said they are
    the bare name of the value, which looks like a word."""
    found: list[Exception] = []
    say = FluentBundle.format_pattern

    def say_and_note(words: FluentBundle, pattern: Any, values: Any = None) -> Any:
        text, errors = say(words, pattern, values)
        found.extend(errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", say_and_note)
    return found


@every_game
@every_language
def test_no_card_shows_the_id_of_a_missing_message_or_an_empty_place(
    game: str, lang: str, faults: list[Exception]
) -> None:
    one = sandtable.game(game)
    pack = load_pack(one, None)
    kinds = range(pack.size)
    lines = [line for kind in kinds for line in one.presentation.card_text(pack, kind, lang)]
    lines += [line for kind in kinds for line in one.presentation.effects(pack, kind, lang)]
    assert [line for line in lines if not line.strip() or set(line) & set("[]{}")] == []
    assert faults == []


@every_game
@every_language
def test_every_word_for_an_effect_has_a_message(game: str, lang: str) -> None:
    one = sandtable.game(game)
    words = bundle((one.folder,), lang)
    named = [(key, effect) for key, effects in one.vocabulary.items() for effect in effects if effect.stands_in]
    needed = [f"about-{key}-{effect.word}" for key, effect in named]
    needed += [f"{'effect' if key == 'do' else key}-{effect.word}" for key, effect in named]
    assert [message for message in needed if not words.has_message(message)] == []


@every_game
@every_language
def test_no_message_of_a_game_stands_in_two_of_its_files(game: str, lang: str) -> None:
    files = sorted((sandtable.game(game).folder / "words" / lang).glob("*.ftl"))
    entries = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    names = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term))
    assert [name for name, times in names.items() if times > 1] == []
