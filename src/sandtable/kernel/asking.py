"""Asking a bot for its choice, wherever bots play: what it is given, and what is said of one that cannot go on."""

from __future__ import annotations

import operator
import sys
import traceback
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import BadOption, BotFailed
from sandtable.kernel.match import Match
from sandtable.kernel.seat_view import Bot, SeatView, reads_log

LONGEST = 200
"""Letters of what a bot says that are repeated."""


def view_for(bot: Bot, match: Match, seat: int, budget: float | None = None) -> SeatView:
    """What a bot is given: also the log, if it reads it, and how many seconds it has."""
    view = match.seat_view(seat, log=reads_log(bot))
    view.budget = budget
    return view


def choice_of(bot: Bot, name: str, view: SeatView) -> int:
    """The action that a bot chose. One that raises, or answers what is no legal action, is said by its name."""
    try:
        answer = bot.choose(view)
    except (BadOption, BotFailed):
        raise  # it says itself what is wrong, such as weights that do not fit
    except Exception as error:
        raise BotFailed("bot-raised", bot=name, problem=fault(error, bot)) from error
    action = action_in(answer)
    if action is None:
        raise BotFailed("bot-nonsense", bot=name, answer=repr(answer)[:LONGEST])
    if action not in view.legal_actions():
        raise BotFailed("bot-illegal", bot=name, answer=notation(action, view))
    return action


def action_in(answer: Any) -> int | None:
    """The number that a bot answered; None if it is none."""
    try:
        return operator.index(answer)
    except TypeError:
        return None


def notation(action: int, view: SeatView) -> str:
    """An action in notation, or the number that is none."""
    return view.describe(action) if 0 <= action < view.num_actions else str(action)


def fault(error: BaseException, bot: object) -> str:
    """What went wrong in the code of a bot, and where: `ZeroDivisionError: division by zero (mine.py, line 7)`."""
    said = str(error).partition("\n")[0]
    kind = type(error).__name__
    return (f"{kind}: {said}" if said else kind)[:LONGEST] + place_of(error, bot)


def place_of(error: BaseException, bot: object) -> str:
    """The innermost line that stands beside the bot: what it called of others comes after it."""
    module = sys.modules.get(getattr(bot, "__module__", ""))
    home = Path(getattr(module, "__file__", None) or "").parent
    own = [step for step in traceback.extract_tb(error.__traceback__) if Path(step.filename).parent == home]
    return f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
