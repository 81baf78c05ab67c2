"""What players choose before a match begins, such as decks from boosters that they open at the table.

Whoever runs a table keeps the choices in their order, and they make all of this again. What a seat has before it, that
seat alone may see. When nobody has anything left to choose, a match begins with the options that came of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from sandtable.kernel.errors import BadOption, IllegalAction, closest
from sandtable.kernel.options import Options
from sandtable.kernel.pack import Pack

P = TypeVar("P", bound=Pack)

PREPARING: Final = "note preparing"
PREPARED: Final = "note prepared"
CHOICE: Final = "note choice"


@dataclass(frozen=True)
class Wish:
    """A kind of preparation and its amount, such as boosters: `sealed:7`."""

    kind: str
    amount: int

    def __str__(self) -> str:
        return f"{self.kind}:{self.amount}"


@dataclass(frozen=True)
class Amounts:
    """How much of it there may be, and how much there is if nobody says."""

    least: int
    usual: int
    most: int


@dataclass(frozen=True)
class Owned:
    """What somebody has of the cards, as a file of theirs says."""

    cards: dict[str, int]
    """How many of each, by slug."""
    checked: bool
    """Could it be checked? Not if there were other cards when it was written."""
    text: str
    """The file, with what was opened now."""
    opened: list[list[str]]
    """What was in each booster that was opened now, by slug."""
    decks: dict[str, str]
    """A deck to begin with for each side, in one line."""


class Preparing:
    """A preparation under way. A game says in a class of its own what is chosen and what comes of it."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.choices: list[tuple[int, str]] = []
        """Seat and text of each choice so far."""

    def waiting(self) -> list[int]:
        """The seats that have something to choose now; empty when all is chosen."""
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat has before it, as JSON data. Nobody else may see it."""
        raise NotImplementedError

    def take(self, seat: int, choice: str) -> None:
        """Do what a seat has chosen, or raise an error and change nothing."""
        raise NotImplementedError

    def suggestion(self, seat: int) -> str:
        """What a bot chooses in this seat."""
        raise NotImplementedError

    def options(self) -> Options:
        """The options of the match, once all is chosen."""
        raise NotImplementedError

    def bench(self, seat: int, lang: str) -> Bench:
        """Where a person chooses by typing."""
        raise NotImplementedError

    def choose(self, seat: int, choice: str) -> None:
        """One more choice."""
        if seat not in self.waiting():
            raise IllegalAction("nothing-to-choose", seat=seat)
        self.take(seat, choice)
        self.choices.append((seat, choice))

    def notes(self, note: str = PREPARED) -> list[str]:
        """What a record says about it, so that it can be checked."""
        return preparation_notes(str(self.wish), self.choices, note)


@dataclass(frozen=True)
class Typed:
    """What a typed line came to: a choice, or else something to tell."""

    choice: str = ""
    said: str = ""


class Bench:
    """A person's choices in a terminal: what lies before them, and what may be typed."""

    def lines(self) -> list[str]:
        raise NotImplementedError

    def typed(self, line: str) -> Typed:
        raise NotImplementedError

    def about(self, text: str) -> list[str]:
        """All that there is to say about what somebody names."""
        return []

    def completions(self) -> list[str]:
        return []


@dataclass(frozen=True)
class Preparation(Generic[P]):
    """What a game has its players choose before a match, if they wish so."""

    kinds: Mapping[str, Amounts]
    begin: Callable[[P, Options, Wish, int | str], Preparing]
    """A preparation from pack, options, wish and seed."""
    before: Callable[[Options], Options]
    """The options of a match as they were before it was prepared."""

    def read(self, game: str, text: str) -> Wish:
        """`sealed` or `sealed:5`."""
        kind, colon, number = text.partition(":")
        if kind not in self.kinds:
            known = ", ".join(self.kinds)
            raise BadOption(
                "no-preparation-kind", game=game, kind=kind, hint=closest(kind, list(self.kinds)), known=known
            )
        amounts = self.kinds[kind]
        if not colon:
            return Wish(kind, amounts.usual)
        amount = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else -1
        if not amounts.least <= amount <= amounts.most:
            raise BadOption(
                "preparation-amount", game=game, kind=kind, amount=number, least=amounts.least, most=amounts.most
            )
        return Wish(kind, amount)


def preparation_notes(wish: str, choices: list[tuple[int, str]], note: str = PREPARED) -> list[str]:
    return [f"{note} {wish}", *(f"{CHOICE} {seat} {choice}" for seat, choice in choices)]


def stated(lines: list[str], note: str = PREPARED) -> tuple[str, list[tuple[int, str]]]:
    """What the notes of a record say: the wish, empty if it was not prepared, and the choices by seat."""
    wish = ""
    choices: list[tuple[int, str]] = []
    for line in lines:
        if line.startswith(note + " "):
            wish = line[len(note) + 1 :]
        elif line.startswith(CHOICE + " "):
            seat, _, choice = line[len(CHOICE) + 1 :].partition(" ")
            if seat.isascii() and seat.isdigit():
                choices.append((int(seat), choice))
    return wish, choices
