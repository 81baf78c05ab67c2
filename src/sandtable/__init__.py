"""Sandtable: four war games on one table. One rules engine, played in a terminal, in a browser or from code.

What is named here is what programs may build on; `sandtable.kernel` is what games are made of.
"""

from __future__ import annotations

from sandtable.kernel.chance import Stream
from sandtable.kernel.errors import (
    BadLesson,
    BadOption,
    BadPack,
    BadPosition,
    BadRecord,
    BotFailed,
    Error,
    IllegalAction,
    RulesError,
    UndoRefused,
    UnknownGame,
)
from sandtable.kernel.game import Game
from sandtable.kernel.match import Match
from sandtable.kernel.playable import Position
from sandtable.kernel.prepared import PreparedMatch, prepare
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
from sandtable.kernel.results import Figure, Part, Result
from sandtable.kernel.seat_view import Bot, SeatView
from sandtable.kernel.state import State
from sandtable.kernel.thoughts import Line, Planning, Thinker, Thoughts
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
    "BadLesson",
    "BadOption",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "Bot",
    "BotFailed",
    "Error",
    "Figure",
    "Game",
    "IllegalAction",
    "Line",
    "Match",
    "Message",
    "Part",
    "Planning",
    "Position",
    "PreparedMatch",
    "Result",
    "RulesError",
    "SeatView",
    "Speaker",
    "State",
    "Stream",
    "Thinker",
    "Thoughts",
    "UndoRefused",
    "UnknownGame",
    "bot",
    "bot_names",
    "from_position",
    "game",
    "game_names",
    "new",
    "prepare",
    "replay",
    "rule",
    "say",
]
