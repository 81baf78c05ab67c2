"""Sandtable: four war games on one table. One rules engine, played in a terminal, in a browser or from code."""

from __future__ import annotations

from sandtable.kernel.errors import (
    BadOption,
    BadPack,
    BadPosition,
    BadRecord,
    BotFailed,
    Error,
    IllegalAction,
    UndoRefused,
    UnknownGame,
)
from sandtable.kernel.match import Match
from sandtable.kernel.registry import (
    bot,
    bot_names,
    from_position,
    game,
    game_names,
    installed_games,
    load_pack,
    new,
    replay,
)
from sandtable.kernel.words import Message, Speaker, rule_text

__version__ = "0.1.0"


def say(message: Message, lang: str) -> str:
    """A message as a sentence, with the card names of the standard pack."""
    one = game(message["game"])
    return Speaker(one, load_pack(one, None), lang).say(message)


def rule(rule_id: str, lang: str) -> str:
    """The text of a rule or ruling: `rule("AFU-8.4", "en")`."""
    return rule_text(installed_games(), rule_id, lang)


__all__ = [
    "BadOption",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "BotFailed",
    "Error",
    "IllegalAction",
    "Match",
    "Message",
    "UndoRefused",
    "UnknownGame",
    "bot",
    "bot_names",
    "from_position",
    "game",
    "game_names",
    "new",
    "replay",
    "rule",
    "say",
]
