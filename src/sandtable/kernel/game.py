"""What a game brings: its seats, options, table, steps, verbs, events and words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from sandtable.kernel import toml
from sandtable.kernel.cards import state_suffix
from sandtable.kernel.errors import BadOption, closest
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import PackFiles, read_files, standard_under
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY, Box, Step
from sandtable.kernel.table import Table
from sandtable.kernel.verbs import Domain, Verb, Verbs

if TYPE_CHECKING:
    from sandtable.kernel.gauge import Gauge, Reading
    from sandtable.kernel.match import Match
    from sandtable.kernel.words import Speaker

Scalar = str | int | bool


@dataclass(frozen=True)
class Option:
    """An option of a game: a scalar, so that keyword, `--key value`, record header and form are one thing."""

    name: str
    default: Scalar
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    free: bool = False
    """Any text, such as the name of a file."""
    needs: str = ""
    """When it matters, as a word for people: "solo"."""

    def check(self, game: str, value: Scalar) -> Scalar:
        """The value as the game will use it, or a `BadOption` that names the right ones."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if str(value) in ("true", "false"):
                return str(value) == "true"
            raise BadOption("{}: option {} is {}; use true or false", game, self.name, repr(value))
        if isinstance(self.default, int):
            if isinstance(value, str) and value.lstrip("-").isdigit():
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            raise BadOption(
                "{}: option {} is {}; use a number from {} to {}",
                game, self.name, repr(value), self.low, self.high,
            )
        if self.free or str(value) in self.choices:
            return str(value)
        raise BadOption(
            "{}: option {} is {}{}; use {}",
            game, self.name, repr(value), closest(str(value), list(self.choices)), ", ".join(self.choices),
        )


@dataclass(frozen=True)
class Tale:
    """An event that the rules tell: the message's name, its arguments, and the rules behind it.

    Arguments are `type` or `type:name`, in the order of `tell`; types are seat, card, kind, n, word, and those that
    `Game.argument` knows.
    """

    name: str
    arguments: str = ""
    rules: str = ""
    words: tuple[str, ...] = ()
    """What an argument of type word may be, by number."""
    minor: bool = False
    """Left away first where a screen has no room for all that happened."""

    @property
    def fields(self) -> list[tuple[str, str]]:
        pairs = (item.partition(":") for item in self.arguments.split())
        return [(kind, name or kind) for kind, _, name in pairs]


@dataclass(frozen=True)
class Result:
    """How a game ended. Ranks count from 1 with ties equal, shares add up to 1 (solo: 1 or 0)."""

    ranks: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    reason: str
    sheet: tuple[Figure, ...]
    """The score line by line: one figure for each seat, in order."""


@dataclass(frozen=True)
class Figure:
    """A number that matters, with its parts, so that no front end adds up anything."""

    name: str
    total: int
    parts: tuple[Part, ...] = ()
    seat: int | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Part:
    """One term of a figure: a message name with arguments (typed as in `Tale`), and its number."""

    name: str
    number: int
    arguments: dict[str, Any] = field(default_factory=dict)
    rules: tuple[str, ...] = ()


@cache
def rule_texts(folder: Path) -> dict[str, dict[str, str]]:
    """Every rule and ruling of a game, by id, in both languages."""
    return toml.read(folder / "words" / "rules.toml")


def ranks_of(order: list[tuple[Any, ...]]) -> tuple[int, ...]:
    """Ranks from one sort key for each seat, the greatest first; equal keys share a rank."""
    return tuple(1 + sum(other > key for other in order) for key in order)


def shares_of(ranks: tuple[int, ...]) -> tuple[float, ...]:
    """The winners share the win equally."""
    winners = ranks.count(1)
    return tuple(1 / winners if rank == 1 else 0.0 for rank in ranks)


class Game:
    """One game. Subclass it, fill in the attributes, and register an instance under `sandtable.games`."""

    name: str
    titles: Mapping[str, str]
    credits: Mapping[str, str]
    seats: tuple[int, ...]
    version: int = 1
    """Of the rules. Changes only when some record would replay differently."""
    own_options: tuple[Option, ...] = ()
    rule_prefix: str = ""
    endings: tuple[str, ...] = ()
    """The reasons for which a game ends, as slugs; `State.end` takes the number."""
    phases: tuple[str, ...] = ()
    """The phases of a turn or round in their order, as slugs; empty if the game has none."""
    phase_asked: Mapping[int, int] = {}
    """Decisions that are asked in one phase only, and its number."""
    phase_ahead: Mapping[int, int] = {}
    """Steps of the sequence of play, and the number of the phase that goes on as long as they are the next ahead."""
    folder: Path
    """Where `pack/` and `words/` lie."""
    key_by_key: tuple[str, ...] = ()
    """Pack files in which a pack that extends another changes single values of inner tables too, such as sheets.
    Elsewhere an inner table, such as a price, is one value."""

    # -- what a game must bring ---------------------------------------------------------------------

    def read_pack(self, folder: Path) -> Pack:
        raise NotImplementedError

    def table(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> Table:
        raise NotImplementedError

    def steps(self) -> dict[int, Step[Any]]:
        raise NotImplementedError

    def verbs(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[int, Verb]:
        raise NotImplementedError

    def tales(self) -> dict[int, Tale]:
        raise NotImplementedError

    def new_state(self) -> State:
        """An empty state, made without arguments."""
        raise NotImplementedError

    def setup(self, s: State) -> None:
        """Lay out and deal the cards, set the counters, and put the first step on the agenda."""
        raise NotImplementedError

    def result(self, s: State) -> Result:
        raise NotImplementedError

    def longest(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> int:
        """More actions than any game with these options can take."""
        raise NotImplementedError

    # -- what a game may bring ----------------------------------------------------------------------

    def check_options(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[str, Scalar]:
        """Options that hang together, or on the pack: return them as the game will use them.

        Where an option names a file (a deck, a map of one's own), put the text of the file in its place: then a
        record holds it in full. A value with line breaks is such a text already.
        """
        return options

    def random_options(self, pack: Pack, seats: int, chance: Random) -> dict[str, Scalar]:
        """Settings for random play: together they should meet every way to set up a game, and every card.

        One of the choices of each option that lists them. A game whose decks or maps a player may bring makes some.
        Settings that do not go together are drawn again.
        """
        options: dict[str, Scalar] = {}
        for option in self.own_options:
            if isinstance(option.default, bool):
                options[option.name] = chance.random() < 0.5
            elif option.choices:
                options[option.name] = chance.choice(option.choices)
        options["first"] = chance.choice(["random", *(str(seat) for seat in range(seats))])
        return options

    def home(self, s: State, kind: int) -> tuple[str, int]:
        """Where a card of this kind lies when a partial position names its place away: zone name and owner.

        The first zone of the table, unless the game knows better.
        """
        return self.table(s.box.pack, s.seats, s.box.options).zones[0].name, -1

    def figures(self, s: State, seat: int) -> list[Figure]:
        """The numbers that matter in this position, as `seat` may know them."""
        return []

    def board(self, s: State) -> Any:
        """What lies on the table and never changes during a match, such as a map, as plain data; None if nothing."""
        return None

    def why_not(self, s: State, verb: int, a: int, b: int) -> tuple[str, tuple[str, ...]] | None:
        """Why an action is not legal now: a message name and rule ids."""
        return None

    def value(self, s: State, seat: int) -> float:
        """What a position is worth to a seat, the more the better; called on re-deals only."""
        return 0.0

    def choices(self, s: State) -> list[int]:
        """What a bot weighs that looks ahead a step at a time: the canonical actions.

        A fixed order bars the rest of a plan to whoever makes the best choice of it first. A game may offer all that
        is legal where that costs more than the same plan thought of twice.
        """
        return s.canonical()

    def prepares(self, s: State) -> bool:
        """Does this choice pay only in the turn that it prepares? Then bots look on to the end of that turn."""
        return False

    def meanwhile(self, s: State, seat: int) -> int:
        """What somebody else is taken to choose until the turn prepared by `seat` is over; NOBODY once it is."""
        return NOBODY

    def turn(self, s: State) -> int:
        """Which turn it is, for a game that can be played alone: bots look no further than to its end."""
        return 0

    def render(
        self, view: dict[str, Any], speaker: Speaker, width: int, height: int | None = None
    ) -> list[str] | None:
        """A view as lines of text for a terminal, with rich's markup; None for the general layout.

        `height`: the room there is. What matters least may be left away to keep to it.
        """
        return None

    def card_text(self, pack: Pack, kind: int, lang: str) -> list[str]:
        """What a card says, in words made from its data, one sentence a line."""
        return []

    def card_effects(self, pack: Pack, kind: int, lang: str) -> list[str]:
        """What a card says beyond the numbers that a front end draws on it; all of it, if not told apart."""
        return self.card_text(pack, kind, lang)

    def card_rules(self, pack: Pack, kind: int) -> list[str]:
        """Ids of the rules that explain a card."""
        return []

    def gauges(self, seats: int, options: dict[str, Scalar]) -> list[Gauge]:
        """What is measured of games with these options, with its targets."""
        return []

    def readings(self, match: Match) -> list[Reading]:
        """What a finished match, all of it open, says to the gauges."""
        return []

    def plans(self, pack: Pack) -> dict[str, frozenset[str]]:
        """Ways to play that are to be compared: by name, the actions in notation that such a player never takes."""
        return {}

    def invariants(self, s: State) -> list[str]:
        """What is broken in a position, as sentences; tests call it after every action."""
        return []

    def in_fixed_order(self, s: State) -> State:
        """The position with what has no order put into one, so that positions that mean the same are equal.

        For a game whose places are mere names: two equal units on two places, either of which may act. Tests compare
        with it where canonical actions end and where all actions end.
        """
        return s

    def step_argument(self, s: State, name: str, value: int) -> Any:
        """An argument of the waiting decision as its question names it: `["kind", "trucks"]`. A number stays one."""
        return value

    def question_details(self, s: State) -> dict[str, Any]:
        """More arguments for the question of the waiting decision, such as where it is asked: `["tile", "b3"]`."""
        return {}

    def action_details(self, s: State, verb: int, a: int, b: int) -> dict[str, Any]:
        """More arguments for the words of an action: its price, what an ability does.

        A text in both languages is `["text", {"en": "...", "uk": "..."}]`. `usual` marks the choice that is taken
        nearly always, such as a payment as printed: in a terminal Enter takes it.
        """
        return {}

    def argument(self, kind: str, value: int) -> Any:
        """An argument of a tale of a type of the game's own, such as a tile: `["tile", "b3"]`. A number stays one."""
        return value

    # -- what follows -------------------------------------------------------------------------------

    def title(self, lang: str) -> str:
        return self.titles.get(lang, self.titles["en"])

    @property
    def options(self) -> tuple[Option, ...]:
        most = max(self.seats)
        first = Option("first", "random", ("random", *(str(seat) for seat in range(most))))
        return (*self.own_options, first)

    @property
    def standard_pack(self) -> Path:
        return self.folder / "pack"

    def phase(self, s: State) -> int:
        """The number of the phase in which something is asked now, or -1. Everybody knows it, as they know the agenda
        below a choice in the making."""
        steps = s.box.steps
        at = len(s.agenda) if s.maker == NOBODY else s.made_from
        found = self.phase_asked.get(s.agenda[at - 1], -1)
        while found < 0:
            at -= 1 + steps[s.agenda[at - 1]].arity
            if at <= 0:
                break
            found = self.phase_ahead.get(s.agenda[at - 1], -1)
        return found

    def standard_under(self, folder: Path) -> Path:
        """The standard pack that the pack in a folder stands on."""
        return standard_under(folder, self.standard_pack)

    def pack_files(self, folder: Path) -> PackFiles:
        """The files of the pack in a folder, laid over what it extends."""
        return read_files(folder, self.standard_under(folder), self.key_by_key)

    @property
    def defaults(self) -> dict[str, Scalar]:
        return {option.name: option.default for option in self.options}

    @cached_property
    def num_actions(self) -> int:
        """The size of the action space with the standard pack and default options, for any number of seats."""
        pack = self.read_pack(self.standard_pack)
        return max(self.box(pack, seats, self.settled(pack, seats)).verbs.size for seats in self.seats)

    @cached_property
    def max_actions(self) -> int:
        """More actions than any game with the standard pack and default options can take."""
        pack = self.read_pack(self.standard_pack)
        return max(self.longest(pack, seats, self.settled(pack, seats)) for seats in self.seats)

    def settled(self, pack: Pack, seats: int) -> dict[str, Scalar]:
        return self.check_options(pack, seats, self.defaults)

    def rules(self, lang: str) -> dict[str, str]:
        """Every rule and ruling of the game by id, in a sentence."""
        return {rule: texts[lang] for rule, texts in rule_texts(self.folder).items()}

    def box(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> Box:
        """Everything that never changes during a match with these options."""
        steps = dense(self.steps(), f"{self.name}: steps")
        verbs = Verbs(dense(self.verbs(pack, seats, options), f"{self.name}: verbs"))
        sites = self.table(pack, seats, options).sites(seats)
        return Box(seats, steps, verbs, sites, pack, options)


def dense(table: dict[int, Any], what: str) -> list[Any]:
    """A table of numbered things as a list; the numbers must be 0, 1, 2, ..."""
    if sorted(table) != list(range(len(table))):
        raise ValueError(f"{what}: the ids are not 0 to {len(table) - 1}")
    return [table[i] for i in range(len(table))]


def kinds_domain(pack: Pack) -> Domain:
    """Any kind of card, by slug."""
    return Domain("kind", list(pack.slugs))


def cards_domain(pack: Pack, state_names: tuple[str, ...]) -> Domain:
    """Any kind of card in any state: `slug`, `slug/fatigued`, `slug/fatigued+used`. Index: see `card_index`."""
    tokens = []
    for slug in pack.slugs:
        for state in range(1 << len(state_names)):
            tokens.append(slug + state_suffix(state, state_names))
    return Domain("card", tokens)


def seats_domain(seats: int) -> Domain:
    return Domain("seat", [str(seat) for seat in range(seats)])


def numbers_domain(low: int, high: int) -> Domain:
    """Numbers from `low` to `high`; index 0 stands for `low`."""
    return Domain("n", [str(n) for n in range(low, high + 1)])


def words_domain(words: tuple[str, ...] | list[str]) -> Domain:
    return Domain("word", list(words))
