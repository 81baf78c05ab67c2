"""Words: message ids with arguments become sentences in a language, outside the rules and the views.

A message is plain data: `{"game": "barbarossa", "id": "bought", "args": {"seat": ["seat", 0], "n": 2}}`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sandtable.kernel.errors import Error, closest
from sandtable.kernel.game import AnyGame, rule_texts
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


def phrase(game: AnyGame | None, name: str, lang: str, **values: Any) -> str:
    """One message with ready values; its id in brackets if there are no words for it."""
    words = bundle(game.folder if game else None, lang)
    if not words.has_message(name):
        return f"[{name}]"
    pattern = words.get_message(name).value
    if pattern is None:
        return f"[{name}]"
    text, _ = words.format_pattern(pattern, values)
    return str(text)


def has_phrase(game: AnyGame | None, name: str, lang: str) -> bool:
    return bool(bundle(game.folder if game else None, lang).has_message(name))


class Speaker:
    """Speaks one language about one match: its messages, cards, players and zones."""

    def __init__(self, game: AnyGame, pack: Pack, lang: str, names: list[str] | None = None) -> None:
        self.game = game
        self.pack = pack
        self.lang = check_language(lang)
        self.names = names or []

    def phrase(self, name: str, **values: Any) -> str:
        """One message with ready values."""
        return phrase(self.game, name, self.lang, **values)

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
            return item[self.lang]
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
        name = slug if kind is None else self.pack.names[kind][self.lang]
        if states:
            said = ", ".join(self.phrase(f"state-{state}") for state in states.split("+"))
            return f"{name} ({said})"
        return name


def rule_text(games: list[AnyGame], rule: str, lang: str) -> str:
    check_language(lang)
    for game in games:
        if rule.startswith(game.rule_prefix + "-"):
            texts = rule_texts(game.folder)
            if rule in texts:
                return texts[rule][lang]
            raise Error(f"{game.name} has no rule {rule}{closest(rule, list(texts))}")
    prefixes = ", ".join(game.rule_prefix for game in games)
    raise Error(f"no game has rules like {rule}; ids begin with {prefixes}")
