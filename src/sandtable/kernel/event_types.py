"""The kinds of events that rules tell, each declared once, in the chapter that tells it."""

from __future__ import annotations


class EventType:
    """A kind of event: its message, its arguments, and the rules behind it.

    Arguments are `type` or `type:name`, in the order of `State.tell`; types are seat, card, kind, n, word, and those
    that the game's presentation knows. `words` says what an argument of type word may be, by number. A `minor` event
    is left out first where a screen has no room for all that happened.
    """

    def __init__(
        self, name: str, arguments: str = "", rules: str = "", words: tuple[str, ...] = (), minor: bool = False
    ) -> None:
        self.name = name
        self.rules = rules.split()
        self.words = words
        self.minor = minor
        self.fields: list[tuple[str, str]] = []
        """The type and the name of each argument."""
        for item in arguments.split():
            kind, _, own_name = item.partition(":")
            self.fields.append((kind, own_name or kind))
