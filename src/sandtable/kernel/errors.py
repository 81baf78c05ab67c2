"""Every error that a person or a client can cause, each one sentence long.

An error is the id of a message with named values. Its words are in `words/<language>/errors.ftl` of the layer or the
game that raises it, and are looked up when somebody reads them.
"""

from __future__ import annotations

from pathlib import Path


class Phrase:
    """Words that can be said in any language: the id of a message and its values. `str` says them in English.

    A value may be a phrase or an error itself, which is said in the same language, or a list of such values.
    """

    def __init__(self, name: str, /, **values: object) -> None:
        self.name = name
        self.values = values
        self.folder: Path | None = None
        """The game or layer whose words have the message; None if it is in an `errors.ftl`."""

    def __str__(self) -> str:
        from sandtable.kernel.words import ENGLISH, explained

        return explained(self, ENGLISH)

    def __repr__(self) -> str:
        return f"<{self.name}: {self}>"


class PhraseIn(Phrase):
    """A phrase from the other words of a game or a layer, such as why an action is not legal."""

    def __init__(self, folder: Path, name: str, /, **values: object) -> None:
        super().__init__(name, **values)
        self.folder = folder


class Lines(list[Phrase]):
    """Phrases that are said one below the other."""


class Error(Exception):
    """Something asked of Sandtable was wrong; the text says what would be right.

    It is made with the id of a message and its values by name, or with a phrase. What is no id of a message is said as
    it stands, so a bot of your own may simply raise a sentence.
    """

    def __init__(self, what: str | Phrase, /, **values: object) -> None:
        self.phrase = what if isinstance(what, Phrase) else Phrase(what, **values)
        super().__init__(self.phrase)

    def __str__(self) -> str:
        return str(self.phrase)


class UnknownGame(Error):
    """No game or bot of that name is installed."""


class BadOption(Error):
    """A seat count or an option that the game does not have, or a value out of its range."""


class BotFailed(Error):
    """A bot that cannot be made or cannot choose, through a fault of its own. The cause is the error that its code
    raised."""


class BadPack(Error):
    """A pack that cannot be read, or does not add up."""

    @staticmethod
    def several(faults: list[BadPack]) -> BadPack:
        """All that is wrong with a pack, a line for each fault."""
        return BadPack("pack-faults", count=len(faults), faults=Lines(fault.phrase for fault in faults))


class BadRecord(Error):
    """A record that cannot be read, or does not replay."""


class BadPosition(Error):
    """A position that cannot be read, or breaks an invariant."""


class BadLesson(Error):
    """A lesson that cannot be read, or speaks of what its game does not have."""


NOT_NOW = "not-now"
"""The reason where there is nothing more to say."""


class IllegalAction(Error):
    """An action that is not on the list of legal ones. `message` names the reason, to be said in any language."""

    def __init__(
        self, what: str | Phrase, /, rules: tuple[str, ...] = (), message: str = NOT_NOW, **values: object
    ) -> None:
        super().__init__(what, **values)
        self.rules = rules
        self.message = message

    @property
    def reason(self) -> str:
        return str(self)


class UndoRefused(Error):
    """The last action cannot be taken back."""


class RulesError(RuntimeError):
    """A fault in a game's rules: a runaway, a dead end, a card moved from where it is not. Never caused by input."""


def in_its_words(error: Exception) -> Phrase:
    """What the system or a library says of an error, quoted: most of them know English only."""
    said = error.strerror if isinstance(error, OSError) else None
    return Phrase("in-its-words", said=said or str(error) or type(error).__name__)


LONGEST_GUESS = 40
"""Letters of a word for which a likely one is looked for; comparing long ones takes long."""


def closest(word: str, known: list[str]) -> Phrase | str:
    """' (did you mean X?)' for a misspelled word, or nothing."""
    from difflib import get_close_matches

    known = [other for other in known if len(other) <= LONGEST_GUESS] if len(word) <= LONGEST_GUESS else []
    match = get_close_matches(word, known, n=1, cutoff=0.5)
    return Phrase("did-you-mean", word=match[0]) if match else ""
