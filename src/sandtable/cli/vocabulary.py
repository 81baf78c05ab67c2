"""The words for effects that a game's packs may use, made from where the rules declare them.

Heads of pack files hold the same list for designers; a test compares them with it.
"""

from __future__ import annotations

import textwrap

from sandtable.cli.words import say
from sandtable.kernel.effects import CardEffect
from sandtable.kernel.game import AnyGame
from sandtable.kernel.words import translator

WIDTH = 112
WORDS_WIDTH = 18


def vocabulary(game: AnyGame, key: str, lang: str) -> list[str]:
    """The words that may stand under a key of a pack: each with its keys, what it does, and where it may stand."""
    effects = [effect for effect in game.vocabulary[key] if effect.stands_in]
    anywhere = len({effect.stands_in for effect in effects}) == 1
    return [line for effect in effects for line in entry(game, key, effect, lang, anywhere)]


def entry(game: AnyGame, key: str, effect: CardEffect, lang: str, anywhere: bool) -> list[str]:
    """One word; where it may stand is left out if all stand in the same place."""
    text = translator(lang, game.folder)(f"about-{key}-{effect.word}")
    if effect.keys:
        text = say(lang, "cards-word-keys", keys=", ".join(effect.keys), about=text)
    if not anywhere:
        text = say(lang, "cards-word-places", about=text, places=", ".join(effect.stands_in))
    lines = textwrap.wrap(text, WIDTH - WORDS_WIDTH, break_long_words=False, break_on_hyphens=False)
    word = effect.word.ljust(WORDS_WIDTH)
    if word == effect.word:
        return [effect.word, *(" " * WORDS_WIDTH + line for line in lines)]
    return [word + lines[0], *(" " * WORDS_WIDTH + line for line in lines[1:])]


def show(game: AnyGame, lang: str) -> list[str]:
    """All of it, with a head for each key."""
    lines: list[str] = []
    for key in game.vocabulary:
        lines += [say(lang, "cards-words", key=key), *("  " + line for line in vocabulary(game, key, lang)), ""]
    return lines[:-1]
