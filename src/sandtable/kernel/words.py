"""Words: message ids with arguments become sentences in a language, outside the rules and the views.

A message is plain data: `{"game": "barbarossa", "id": "bought", "args": {"seat": ["seat", 0], "n": 2}}`.

Every layer and every game has a folder `words`, and in it a folder for each language with Fluent files. Which
languages there are is found by looking: those in which the kernel has words. What a game or a layer has no words for
is said in English. The words of errors are in files of their own, `errors.ftl`, and all of these are one vocabulary:
an error does not say which layer it comes from.

More languages may lie in folders that the environment variable `SANDTABLE_LANGUAGES` names: in such a folder `pl/afu`
holds in Polish what `words/pl` would in the package `afu`, and `pl/afu/pack` names its cards.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from sandtable.kernel import toml
from sandtable.kernel.errors import Error, Lines, Phrase, closest
from sandtable.kernel.pack import Pack

if TYPE_CHECKING:
    from sandtable.kernel.game import AnyGame

ENGLISH = "en"
KERNEL = Path(__file__).parent
ERRORS = "errors.ftl"
LONGEST_VALUE = 2000
"""Letters of a value in an error, which may be anything that somebody typed; Fluent takes no more than 2500."""
LONGEST_LINE = 400
"""Letters of one of several lines, so that the others are seen too."""
SEARCH_PATH = "SANDTABLE_LANGUAGES"
"""The environment variable with more folders of languages, separated as in PATH."""
Message = dict[str, Any]


@cache
def language_folders() -> tuple[Path, ...]:
    """Folders outside the packages in which languages lie."""
    return tuple(Path(name) for name in os.environ.get(SEARCH_PATH, "").split(os.pathsep) if name)


@cache
def languages() -> tuple[str, ...]:
    """Every language, English first."""
    found = {path.name for path in (KERNEL / "words").iterdir() if path.is_dir()}
    found |= {path.parent.name for root in language_folders() for path in root.glob(f"*/{KERNEL.name}")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def word_folders(folder: Path, lang: str) -> list[Path]:
    """Where the words of a layer or a game in a language lie."""
    return [folder / "words" / lang, *(root / lang / folder.name for root in language_folders())]


def check_language(lang: str) -> str:
    if lang not in languages():
        raise Error("no-language", lang=lang, known=languages())
    return lang


def in_language(texts: Mapping[str, str], lang: str) -> str:
    """Of one text in some languages the one that a reader of `lang` gets: in English or any other if need be."""
    return texts.get(lang) or texts.get(ENGLISH) or next(iter(texts.values()), "")


def word_files(folder: Path, lang: str) -> list[Path]:
    """The Fluent files of a layer or a game in a language, but for its errors."""
    found = (path for place in word_folders(folder, lang) for path in sorted(place.glob("*.ftl")))
    return [path for path in found if path.name != ERRORS]


def sources(folders: tuple[Path, ...], lang: str) -> list[str]:
    """The Fluent texts of the kernel and of some layers in a language; later messages replace earlier ones."""
    return [path.read_text(encoding="utf-8") for folder in (KERNEL, *folders) for path in word_files(folder, lang)]


@cache
def bundle(folders: tuple[Path, ...], lang: str) -> FluentBundle:
    return bundled(sources(folders, lang), lang)


def bundled(texts: list[str], lang: str) -> FluentBundle:
    words = FluentBundle([lang], use_isolating=False)
    for text in texts:
        words.add_resource(FluentResource(text), allow_overrides=True)
    return words


class Translator:
    """Says the messages of the kernel and of some layers or games, given by their folders, in one language."""

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = check_language(lang)
        self.folders = folders
        self.bundles = [words for each in dict.fromkeys((lang, ENGLISH)) for words in self.read(each)]

    def read(self, lang: str) -> list[FluentBundle]:
        return [bundle(self.folders, lang)]

    def has(self, name: str) -> bool:
        return any(words.has_message(name) for words in self.bundles)

    def __call__(self, name: str, /, **values: Any) -> str:
        """A message with ready values; its id in brackets if there are no words for it."""
        for words in self.bundles:
            if words.has_message(name):
                pattern = words.get_message(name).value
                if pattern is not None:
                    said = {key: self.value(value) for key, value in values.items()}
                    text, _ = words.format_pattern(pattern, said)
                    return str(text)
        return f"[{name}]"

    def value(self, value: Any) -> Any:
        """A value as Fluent takes it: an error or a phrase is said in the same language."""
        return explained(value, self.lang) if isinstance(value, (Error, Phrase)) else value


@cache
def translator(lang: str, *folders: Path) -> Translator:
    """Everybody who speaks of the same things shares one."""
    return Translator(lang, *folders)


def cut(text: str, letters: int) -> str:
    return text if len(text) <= letters else text[:letters] + "…"


# -- errors -----------------------------------------------------------------------------------------


@cache
def error_bundle(folders: tuple[Path, ...], lang: str) -> FluentBundle:
    paths = [place / ERRORS for folder in folders for place in word_folders(folder, lang)]
    return bundled([path.read_text(encoding="utf-8") for path in paths if path.is_file()], lang)


class ErrorWords(Translator):
    """Says errors in one language. Numbers stand as they were given, because most are to be typed again."""

    def read(self, lang: str) -> list[FluentBundle]:
        """Folder by folder, the last first: with one more game the words of all others need not be read again."""
        return [error_bundle((folder,), lang) for folder in reversed(self.folders)]

    def value(self, value: Any) -> Any:
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        if isinstance(value, Lines):
            return self.below_each_other([cut(str(self.value(item)), LONGEST_LINE) for item in value])
        if isinstance(value, (list, tuple)):
            text = self.listed([str(self.value(item)) for item in value])
        else:
            text = str(super().value(value))
        return cut(text, LONGEST_VALUE)

    def below_each_other(self, lines: list[str]) -> str:
        """As many lines as Fluent takes for a value, and how many more there are."""
        said, letters = 0, 0
        while said < len(lines) and letters + len(lines[said]) < LONGEST_VALUE - 100:
            letters += len(lines[said]) + 1
            said += 1
        rest = [self("list-more", count=len(lines) - said)] if said < len(lines) else []
        return "\n".join(lines[:said] + rest)

    def listed(self, items: list[str]) -> str:
        if not items:
            return self("list-empty")
        said = items[0]
        for item in items[1:]:
            said = self("list-join", left=said, right=item)
        return said


known_folders: list[Path] = sorted(path.parent for path in KERNEL.parent.glob("*/words"))
"""Where errors have words: in our layers, and in every game from the moment it is made."""


def know_errors_of(folder: Path) -> None:
    """Errors may come from this game or bot from now on."""
    if folder not in known_folders:
        known_folders.append(folder)


@cache
def error_words(lang: str, *folders: Path) -> ErrorWords:
    return ErrorWords(lang, *folders)


def explained(what: Error | Phrase, lang: str) -> str:
    """An error or a phrase in a language."""
    phrase = what.phrase if isinstance(what, Error) else what
    say = error_words(lang, *known_folders) if phrase.folder is None else translator(lang, phrase.folder)
    return say(phrase.name, **phrase.values) if phrase.folder or say.has(phrase.name) else phrase.name


# -- rules, and speaking of a match -----------------------------------------------------------------


@cache
def rule_texts(folder: Path, lang: str) -> dict[str, str]:
    """Every rule and ruling of a game by id, in a sentence; in English where a language has none."""
    found: dict[str, str] = {}
    for each in (ENGLISH, lang):
        for path in (place / "rules.toml" for place in word_folders(folder, each)):
            if path.is_file():
                found |= toml.read(path)
    return found


def key_word(folder: Path, key: str, lang: str) -> str:
    """What people call a value that a pack's files have under a key; the key itself if the game has no word for it."""
    name = f"key-{key.replace('.', '-')}"
    say = translator(lang, folder)
    return say(name) if say.has(name) else key


@cache
def pack_texts(folder: Path) -> dict[str, dict[str, Any]]:
    """By language and by file what other folders of languages call the cards of a game."""
    return {
        lang: {path.stem: toml.read(path) for path in (root / lang / folder.name / "pack").glob("*.toml")}
        for root in language_folders()
        for lang in languages()
    }


class Speaker:
    """Speaks one language about one match: its messages, cards, players and zones."""

    def __init__(self, game: AnyGame, pack: Pack, lang: str, names: list[str] | None = None) -> None:
        self.game = game
        self.pack = pack
        self.lang = lang
        self.phrase = translator(lang, game.folder)
        """Says one message with ready values."""
        self.names = names or []

    def say(self, message: Message) -> str:
        """A message as a sentence."""
        values = {key: self.value(value) for key, value in message.get("args", {}).items()}
        return self.phrase(message["id"], **values)

    def value(self, value: Any) -> Any:
        """An argument of a message: `["kind", "trucks"]` becomes a name, a plain value stays."""
        if not isinstance(value, list):
            return value
        stands_for, item = value
        if stands_for == "seat":
            return self.seat(item)
        if stands_for in ("card", "kind"):
            return self.card(item)
        if stands_for == "word":
            return self.phrase(f"word-{item}")
        if stands_for == "text":
            return in_language(item, self.lang)
        return item

    def seat(self, seat: int) -> str:
        """The name of a player."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.phrase("player", number=seat + 1)

    def card(self, notation: str) -> str:
        """The name of a card given in notation: `trucks`, `panzer-grenadier/fatigued`, or `?` for a hidden one."""
        if notation.startswith("?"):
            back = notation[1:]
            return self.phrase(f"back-{back}" if back else "hidden-card")
        slug, _, states = notation.partition("/")
        kind = self.pack.index.get(slug)
        name = slug if kind is None else in_language(self.pack.names[kind], self.lang)
        if states:
            said = ", ".join(self.phrase(f"state-{state}") for state in states.split("+"))
            return f"{name} ({said})"
        return name


def rule_text(games: list[AnyGame], rule: str, lang: str) -> str:
    check_language(lang)
    for game in games:
        if rule.startswith(game.rule_prefix + "-"):
            texts = rule_texts(game.folder, lang)
            if rule in texts:
                return texts[rule]
            raise Error("no-rule", game=game.name, rule=rule, hint=closest(rule, list(texts)))
    raise Error("no-rules-like", rule=rule, known=[game.rule_prefix for game in games])
