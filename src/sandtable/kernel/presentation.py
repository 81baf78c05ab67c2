"""What front ends ask of a game: numbers that matter, words for questions and actions, cards, a terminal layout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sandtable.kernel.pack import Pack
from sandtable.kernel.results import Figure
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.kernel.words import Speaker

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Pack)


WELL, ILL, OPEN = "well", "ill", "open"
"""How something foretold turns out for who asks: for the good, for the bad, or it depends on what nobody knows yet."""


@dataclass(frozen=True)
class Forecast:
    """Something foretold: a number with its parts, and what on the table it is about."""

    figure: Figure
    about: tuple[str, ...] = ()
    """What it is about, typed as in a message: `("tile", "b3")`; empty if it is about the whole position or action."""
    tone: str = ""
    """WELL, ILL or OPEN; empty if it is neither."""


def no_outlook(s: State, seat: int) -> list[Forecast]:
    return []


def no_prospect(s: State, verb: int, a: int, b: int) -> list[Forecast]:
    return []


def no_figures(s: State, seat: int) -> list[Figure]:
    return []


def no_board(s: State) -> Any:
    return None


def plain_argument(s: State, name: str, value: int) -> Any:
    return value


def plain_value(kind: str, value: int) -> Any:
    return value


def no_question_details(s: State) -> dict[str, Any]:
    return {}


def no_action_details(s: State, verb: int, a: int, b: int) -> dict[str, Any]:
    return {}


def no_layout(view: dict[str, Any], speaker: Speaker, width: int, height: int | None) -> list[str] | None:
    return None


def no_text(pack: Pack, kind: int, lang: str) -> list[str]:
    return []


def no_rules(pack: Pack, kind: int) -> list[str]:
    return []


@dataclass(frozen=True)
class PackSheet:
    """Something of a pack that is no card, such as a faction sheet, in words."""

    slug: str
    entry: str
    """The table of the pack's files that it shows, or shows a part of."""
    title: str
    lines: list[str]
    sources: dict[str, str]
    """Where each of its values comes from, by the key under which the pack's files have it."""
    note: str
    history: str
    """What it stands for, in one sentence; empty where nothing is said."""


def no_sheets(pack: Pack, lang: str) -> list[PackSheet]:
    return []


@dataclass(frozen=True)
class Presentation(Generic[S, P]):
    """How a game shows itself. Every part is optional."""

    figures: Callable[[S, int], list[Figure]] = no_figures
    """The numbers that matter in a position, as a seat may know them."""
    outlook: Callable[[S, int], list[Forecast]] = no_outlook
    """Where the position leads for a seat, or for a spectator: what is in reach, what comes, what is missing.

    Asked of a re-deal. It may use only what the seat knows: the same on every re-deal."""
    prospect: Callable[[S, int, int, int], list[Forecast]] = no_prospect
    """What a legal action of the seat to act would bring, by verb and arguments; asked of a re-deal, as `outlook`."""
    board: Callable[[S], Any] = no_board
    """What lies on the table and never changes during a match, such as a map, as plain data; None if nothing."""
    question_argument: Callable[[S, str, int], Any] = plain_argument
    """An argument of the waiting decision as its question names it: `["kind", "trucks"]`. A number stays one."""
    question_details: Callable[[S], dict[str, Any]] = no_question_details
    """More arguments for the question of the waiting decision, such as where it is asked: `["tile", "b3"]`."""
    action_details: Callable[[S, int, int, int], dict[str, Any]] = no_action_details
    """More arguments for the words of an action, by verb and arguments: its price, what an ability does.

    A text by language is `["text", {"en": "...", "uk": "..."}]`. `usual` marks the choice that is taken nearly
    always, such as a payment as printed: in a terminal Enter takes it."""
    event_argument: Callable[[str, int], Any] = plain_value
    """An argument of an event of a type of the game's own, such as a tile: `["tile", "b3"]`. A number stays one."""
    layout: Callable[[dict[str, Any], Speaker, int, int | None], list[str] | None] = no_layout
    """A view as lines of text for a terminal of a width and, if it matters, a height, with rich's markup.

    None for the general layout. What matters least may be left out to keep to the height."""
    card_text: Callable[[P, int, str], list[str]] = no_text
    """What a kind of card says in a language, in words made from its data, one sentence a line."""
    card_effects: Callable[[P, int, str], list[str]] | None = None
    """What a card says beyond the numbers that a front end draws on it; all of it, if not told apart."""
    card_rules: Callable[[P, int], list[str]] = no_rules
    """Ids of the rules that explain a kind of card."""

    pack_sheets: Callable[[P, str], list[PackSheet]] = no_sheets
    """What a pack has besides cards, in a language."""

    def effects(self, pack: P, kind: int, lang: str) -> list[str]:
        return (self.card_effects or self.card_text)(pack, kind, lang)

    def draw(self, view: dict[str, Any], speaker: Speaker, width: int, height: int | None = None) -> list[str] | None:
        return self.layout(view, speaker, width, height)
