"""The rulebook of a game: its rules in chapters, each ruling beside the rule that it concerns.

The number of a rule says its chapter: `BAR-7.12` stands in chapter 7. What a chapter is called is in the game's words,
`chapter-7`. Which rulings stand where is in `rulebook.toml` in the folder of the game, and a number without a dot is a
chapter as a whole:

    [rulings]
    "7.12" = ["R19", "R26"]
    "8" = ["R70"]

A ruling that is named nowhere stands in a last chapter of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from sandtable.kernel import toml
from sandtable.kernel.errors import Error, closest
from sandtable.kernel.game import AnyGame
from sandtable.kernel.words import ENGLISH, rule_texts, translator

OTHERS = "R"
"""The chapter of the rulings that stand beside no rule."""
WORD = re.compile(r"\w[\w'’-]*")
LONG_WORD, VERY_LONG_WORD = 6, 8
"""Letters from which on a word is found with another ending, too, of two letters or of three."""


@dataclass(frozen=True)
class Entry:
    """A rule with the rulings beside it."""

    rule: str
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A chapter: its number as the ids of its rules have it, its rules, and what was ruled on it as a whole."""

    number: str
    entries: tuple[Entry, ...]
    rulings: tuple[str, ...] = ()

    def ids(self) -> Iterator[str]:
        """Every id in it, in the order of reading."""
        for entry in self.entries:
            yield entry.rule
            yield from entry.rulings
        yield from self.rulings


@cache
def chapters(game: AnyGame) -> tuple[Chapter, ...]:
    """The rulebook of a game; empty if it has no rules in words."""
    rules = rule_texts(game.folder, ENGLISH)
    beside = rulings_beside(game)
    placed = {ruling for rulings in beside.values() for ruling in rulings}
    entries: dict[str, list[Entry]] = {}
    left: list[str] = []
    for rule in rules:
        number = rule.removeprefix(f"{game.rule_prefix}-")
        chapter, dot, _ = number.partition(".")
        if dot:
            entries.setdefault(chapter, []).append(Entry(rule, beside.get(number, ())))
        elif rule not in placed:
            left.append(rule)
    found = [Chapter(number, tuple(inner), beside.get(number, ())) for number, inner in entries.items()]
    return (*found, *([Chapter(OTHERS, (), tuple(left))] if left else []))


def rulings_beside(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """The rulings by the number of the rule or chapter that they concern."""
    path = game.folder / "rulebook.toml"
    if not path.is_file():
        return {}
    table = toml.read(path).get("rulings", {})
    return {number: tuple(f"{game.rule_prefix}-{one}" for one in rulings) for number, rulings in table.items()}


def heading(game: AnyGame, chapter: Chapter, lang: str) -> str:
    """What a chapter is called; its number, if the game gives it no name."""
    say = translator(lang, game.folder)
    name = f"chapter-{chapter.number}"
    return say(name) if say.has(name) else say("chapter-unnamed", number=chapter.number)


def chapter_of(game: AnyGame, rule: str) -> Chapter:
    """The chapter in which a rule or ruling stands."""
    for chapter in chapters(game):
        if rule in chapter.ids():
            return chapter
    raise Error("no-rule", game=game.name, rule=rule, hint=closest(rule, list(game.rules(ENGLISH))))


def rule_named(game: AnyGame, name: str) -> str | None:
    """The id that somebody means by `BAR-7.12`, `bar-7.12`, `7.12` or `r19`; None if there is no such rule."""
    known = game.rules(ENGLISH)
    named = (name.upper(), f"{game.rule_prefix}-{name.upper()}")
    return next((rule for rule in named if rule in known), None)


def found(game: AnyGame, wanted: str, lang: str) -> list[str]:
    """The rules and rulings asked for: one by its id, else those in which, or above which, all words stand."""
    named = rule_named(game, wanted.strip())
    if named:
        return [named]
    texts = rule_texts(game.folder, lang)
    stems = [stem(word) for word in WORD.findall(wanted.lower())]
    hits = []
    for chapter in chapters(game):
        above = WORD.findall(heading(game, chapter, lang).lower())
        for rule in chapter.ids():
            words = WORD.findall(texts[rule].lower())
            if stems and all(any(word.startswith(one) for word in (*words, *above)) for one in stems):
                hits.append(rule)
    return hits


def stem(word: str) -> str:
    """A word without its ending, as far as one can tell without knowing its language."""
    return word[: -2 if len(word) < VERY_LONG_WORD else -3] if len(word) >= LONG_WORD else word
