"""Every error that a person or a client can cause, each one sentence long."""

from __future__ import annotations


class Both:
    """A part of a sentence in both languages; on its own it is English."""

    def __init__(self, en: str, uk: str) -> None:
        self.en = en
        self.uk = uk

    def __str__(self) -> str:
        return self.en


class Error(Exception):
    """Something asked of Sandtable was wrong; the text says what would be right.

    The text has a pair of braces for each value. By that text its words in other languages are found (`explain.py`).
    """

    def __init__(self, text: str, *values: object) -> None:
        super().__init__(text.format(*values) if values else text)
        self.text = text
        self.values = values


class UnknownGame(Error):
    """No game or bot of that name is installed."""


class BadOption(Error):
    """A seat count or an option that the game does not have, or a value out of its range."""


class BotFailed(Error):
    """A bot that cannot be made, through a fault of its own. The cause is the error that its code raised."""


class BadPack(Error):
    """A pack that cannot be read, or does not add up."""


class BadRecord(Error):
    """A record that cannot be read, or does not replay."""


class BadPosition(Error):
    """A position that cannot be read, or breaks an invariant."""


class IllegalAction(Error):
    """An action that is not on the list of legal ones. `message` names the reason, to be said in any language."""

    def __init__(self, text: str, *values: object, rules: tuple[str, ...] = (), message: str = "not-now") -> None:
        super().__init__(text, *values)
        self.reason = str(self)
        self.rules = rules
        self.message = message


class UndoRefused(Error):
    """The last action cannot be taken back."""


class RulesError(RuntimeError):
    """A fault in a game's rules: a runaway, a dead end, a card moved from where it is not. Never caused by input."""


LONGEST_GUESS = 40
"""Letters of a word for which a likely one is looked for; comparing long ones takes long."""


def closest(word: str, known: list[str]) -> Both:
    """', did you mean X?' for a misspelled word, or nothing."""
    from difflib import get_close_matches

    known = [other for other in known if len(other) <= LONGEST_GUESS] if len(word) <= LONGEST_GUESS else []
    match = get_close_matches(word, known, n=1, cutoff=0.5)
    return Both(f", did you mean {match[0]}?", f" (може, {match[0]}?)") if match else Both("", "")
