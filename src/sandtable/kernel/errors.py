"""Every error that a person or a client can cause, each one sentence long."""

from __future__ import annotations


class Error(Exception):
    """Something asked of Sandtable was wrong; the text says what would be right."""


class UnknownGame(Error):
    """No game or bot of that name is installed."""


class BadOption(Error):
    """A seat count or an option that the game does not have, or a value out of its range."""


class BadPack(Error):
    """A pack that cannot be read, or does not add up."""


class BadRecord(Error):
    """A record that cannot be read, or does not replay."""


class BadPosition(Error):
    """A position that cannot be read, or breaks an invariant."""


class IllegalAction(Error):
    """An action that is not on the list of legal ones. `message` names the reason, to be said in any language."""

    def __init__(self, reason: str, rules: tuple[str, ...] = (), message: str = "not-now") -> None:
        super().__init__(reason)
        self.reason = reason
        self.rules = rules
        self.message = message


class UndoRefused(Error):
    """The last action cannot be taken back."""


class RulesError(RuntimeError):
    """A fault in a game's rules: a runaway, a dead end, a card moved from where it is not. Never caused by input."""


def closest(word: str, known: list[str]) -> str:
    """', did you mean X?' for a misspelled word, or nothing."""
    from difflib import get_close_matches

    match = get_close_matches(word, known, n=1, cutoff=0.5)
    return f", did you mean {match[0]}?" if match else ""
