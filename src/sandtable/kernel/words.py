"""Words: message ids with arguments become sentences in a language, outside the rules and the views.

A message is plain data: `{"game": "barbarossa", "id": "bought", "args": {"seat": ["seat", 0], "n": 2}}`.

Every layer and every game has a folder `words`, and in it a folder for each language with Fluent files. Which
languages there are is found by looking: those in which the kernel has words. What a game or a layer has no words for
is said in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from sandtable.kernel import toml
from sandtable.kernel.errors import Error, closest
from sandtable.kernel.pack import Pack

if TYPE_CHECKING:
    from sandtable.kernel.game import AnyGame

ENGLISH = "en"
KERNEL = Path(__file__).parent
Message = dict[str, Any]


@cache
def languages() -> tuple[str, ...]:
    """Every language, English first."""
    found = sorted(path.name for path in (KERNEL / "words").iterdir() if path.is_dir())
    return (ENGLISH, *(lang for lang in found if lang != ENGLISH))


def check_language(lang: str) -> str:
    if lang not in languages():
        raise Error(f"there is no language '{lang}'; use {' or '.join(languages())}")
    return lang


def in_language(texts: Mapping[str, str], lang: str) -> str:
    """Of one text in some languages the one that a reader of `lang` gets: in English or any other if need be."""
    return texts.get(lang) or texts.get(ENGLISH) or next(iter(texts.values()), "")


def sources(folders: tuple[Path, ...], lang: str) -> list[str]:
    """The Fluent texts of the kernel and of some layers in a language; later messages replace earlier ones."""
    paths = [path for folder in (KERNEL, *folders) for path in sorted((folder / "words" / lang).glob("*.ftl"))]
    return [path.read_text(encoding="utf-8") for path in paths]


@cache
def bundle(folders: tuple[Path, ...], lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for source in sources(folders, lang):
        made.add_resource(FluentResource(source), allow_overrides=True)
    return made


class Translator:
    """Says the messages of the kernel and of some layers or games, given by their folders, in one language."""

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = check_language(lang)
        self.bundles = [bundle(folders, lang)]
        if lang != ENGLISH:
            self.bundles.append(bundle(folders, ENGLISH))

    def has(self, name: str) -> bool:
        return any(words.has_message(name) for words in self.bundles)

    def __call__(self, name: str, /, **values: Any) -> str:
        """A message with ready values; its id in brackets if there are no words for it."""
        for words in self.bundles:
            if words.has_message(name):
                pattern = words.get_message(name).value
                if pattern is not None:
                    text, _ = words.format_pattern(pattern, values)
                    return str(text)
        return f"[{name}]"


@cache
def translator(lang: str, *folders: Path) -> Translator:
    """Everybody who speaks of the same things shares one."""
    return Translator(lang, *folders)


@cache
def rule_texts(folder: Path, lang: str) -> dict[str, str]:
    """Every rule and ruling of a game by id, in a sentence; in English where a language has none."""
    found: dict[str, str] = {}
    for each in (ENGLISH, lang):
        path = folder / "words" / each / "rules.toml"
        if path.is_file():
            found |= toml.read(path)
    return found


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
            raise Error(f"{game.name} has no rule {rule}{closest(rule, list(texts))}")
    prefixes = ", ".join(game.rule_prefix for game in games)
    raise Error(f"no game has rules like {rule}; ids begin with {prefixes}")
