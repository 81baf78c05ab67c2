"""Words: message ids with arguments become sentences in a language, outside the rules and the views.

A message is plain data: `{"game": "barbarossa", "id": "bought", "args": {"seat": ["seat", 0], "card": ["kind", "trucks"]}}`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sandtable.kernel.errors import Error, closest
from sandtable.kernel.game import Game, rule_texts
from sandtable.kernel.pack import Pack

LANGUAGES = ("en", "uk")
Message = dict[str, Any]


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Error(f"there is no language '{lang}'; use {' or '.join(LANGUAGES)}")
    return lang


@cache
def bundle(folder: Path | None, lang: str) -> FluentBundle:
    """The kernel's words and a game's, in one language."""
    check_language(lang)
    made = FluentBundle([lang], use_isolating=False)
    own = Path(__file__).parent / "words" / f"{lang}.ftl"
    made.add_resource(FluentResource(own.read_text(encoding="utf-8")))
    if folder is not None:
        for path in sorted((folder / "words").glob(f"{lang}*.ftl")):
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def phrase(game: Game | None, name: str, lang: str, **values: Any) -> str:
    """One message with ready values; its id in brackets if there are no words for it."""
    words = bundle(game.folder if game else None, lang)
    if not words.has_message(name):
        return f"[{name}]"
    pattern = words.get_message(name).value
    if pattern is None:
        return f"[{name}]"
    text, _ = words.format_pattern(pattern, values)
    return str(text)


def has_phrase(game: Game | None, name: str, lang: str) -> bool:
    return bool(bundle(game.folder if game else None, lang).has_message(name))


def card_name(game: Game, pack: Pack, notation: str, lang: str) -> str:
    """The name of a card given in notation: `trucks`, `panzer-grenadier/fatigued`, or `?` for a hidden one."""
    if notation.startswith("?"):
        back = notation[1:]
        return phrase(game, f"back-{back}" if back else "hidden-card", lang)
    slug, _, states = notation.partition("/")
    kind = pack.index.get(slug)
    name = slug if kind is None else pack.names[kind][lang]
    if states:
        said = ", ".join(phrase(game, f"state-{state}", lang) for state in states.split("+"))
        return f"{name} ({said})"
    return name


def say(message: Message, lang: str, game: Game, pack: Pack, names: list[str] | None = None) -> str:
    """A message as a sentence. `names` are the players' names by seat."""
    values: dict[str, Any] = {}
    for key, value in message.get("args", {}).items():
        values[key] = said_value(value, lang, game, pack, names)
    return phrase(game, message["id"], lang, **values)


def said_value(value: Any, lang: str, game: Game, pack: Pack, names: list[str] | None) -> Any:
    if not isinstance(value, list):
        return value
    stands_for, item = value
    if stands_for == "seat":
        if names is not None and item is not None and 0 <= item < len(names):
            return names[item]
        return phrase(game, "player", lang, number=item + 1)
    if stands_for in ("card", "kind"):
        return card_name(game, pack, item, lang)
    if stands_for == "word":
        return phrase(game, f"word-{item}", lang)
    return item


def rule_text(games: list[Game], rule: str, lang: str) -> str:
    check_language(lang)
    for game in games:
        if rule.startswith(game.rule_prefix + "-"):
            texts = rule_texts(game.folder)
            if rule in texts:
                return texts[rule][lang]
            raise Error(f"{game.name} has no rule {rule}{closest(rule, list(texts))}")
    prefixes = ", ".join(game.rule_prefix for game in games)
    raise Error(f"no game has rules like {rule}; ids begin with {prefixes}")
