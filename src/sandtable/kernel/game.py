"""What a game is: its seats and options, its rules, and what front ends, bots and designers ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Generic, TypeAlias, TypeVar

from sandtable.kernel.effects import CardEffect
from sandtable.kernel.errors import Phrase
from sandtable.kernel.event_types import EventType
from sandtable.kernel.hints import Hints
from sandtable.kernel.metrics import Balance
from sandtable.kernel.names import members, slugs
from sandtable.kernel.options import Option, Options
from sandtable.kernel.overlay import Reader
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import PackFiles, standard_under
from sandtable.kernel.preparation import Owned, Preparation
from sandtable.kernel.presentation import Presentation
from sandtable.kernel.results import Result
from sandtable.kernel.schema import Schema
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ruleset, Step, nothing_lies_out
from sandtable.kernel.verbs import Domain, Verbs, kinds_domain, seats_domain
from sandtable.kernel.words import know_errors_of, pack_texts, rule_texts, translator

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Pack)
Reason: TypeAlias = tuple[str, tuple[str, ...]]
"""Why an action is not legal: a message name and rule ids."""


def settled_already(pack: Pack, seats: int, options: Options) -> Options:
    return options


def no_more_options(pack: Pack, options: Options, chance: Random) -> Options:
    return {}


def the_same_options(s: State, options: Options, swap: bool) -> Options:
    return options


def pack_as_it_is(pack: P, options: Options) -> P:
    return pack


def no_domains(pack: Pack, seats: int, options: Options) -> dict[str, Domain]:
    return {}


def no_reason(s: State, verb: int, a: int, b: int) -> Reason | None:
    return None


def nothing_broken(s: State) -> list[Phrase]:
    return []


def as_it_lies(s: S) -> S:
    return s


def no_phase(s: State) -> int:
    return -1


def no_round(s: State) -> int:
    return -1


@dataclass(eq=False, repr=False, kw_only=True)
class Game(Generic[S, P]):
    """One game. Make one and register it under the entry point `sandtable.games`."""

    name: str
    seats: tuple[int, ...]
    rule_prefix: str
    folder: Path
    """Where `pack/` and `words/` lie and, if it has a layout of its own in the browser, `web/`."""
    version: int = 1
    """Of the rules. Changes only when some record would replay differently."""

    # -- the rules ------------------------------------------------------------------------------------

    names: ModuleType
    """The module with the namespaces `step`, `verb` and `ending`, and with `VERBS`, what each verb takes."""
    chapters: tuple[ModuleType, ...]
    """The modules of its rules. Every step, event type and option in them belongs to the game."""
    vocabulary: Mapping[str, Sequence[CardEffect]] = field(default_factory=dict)
    """The effects that a card may have, each at its number, by the key under which packs name them: `do`."""
    state: Callable[[], S]
    """An empty position, made without arguments."""
    read_cards: Callable[[PackFiles], P]
    """A pack from its files."""
    schema: Callable[[P, int, Options], Schema]
    """The zones and counters of a match with a pack, a number of seats and options."""
    domains: Callable[[P, int, Options], dict[str, Domain]] = no_domains
    """What the arguments of verbs may be, by the names that `VERBS` uses, besides `seat` and `kind`."""
    lay_out: Callable[[S], None] = nothing_lies_out
    """Put cards where they lie before anything is shuffled, as they do in every match with the same pack, seats and
    options: it is done once, and matches begin with copies."""
    setup: Callable[[S], None]
    """Shuffle and deal the cards, set the counters, and put the first step on the agenda."""
    result: Callable[[S], Result]
    """How a finished game ended."""
    longest: Callable[[P, int, Options], int]
    """More actions than any game with these options can take."""
    why_not: Callable[[S, int, int, int], Reason | None] = no_reason
    """Why an action, given as verb and arguments, is not legal now. Asked of a re-deal, never of the truth."""
    home: Callable[[S, int], tuple[str, int]] | None = None
    """Where a kind of card lies when a partial position names its place for another: zone name and owner.

    The first zone of the schema, unless the game knows better."""
    invariants: Callable[[S], list[Phrase]] = nothing_broken
    """What is broken in a position; tests call it after every action."""
    in_fixed_order: Callable[[S], S] = as_it_lies
    """The position with what has no order put into one, so that positions that mean the same are equal.

    For a game whose places are mere names: two equal units on two places, either of which may act. Tests compare with
    it where canonical actions end and where all actions end."""
    phases: tuple[str, ...] = ()
    """The phases of a turn or round in their order, as slugs; empty if the game has none."""
    phase: Callable[[S], int] = no_phase
    """The number of the phase in which something is asked now, or -1. Everybody knows it."""
    round: Callable[[S], int] = no_round
    """The number of the round, or -1 if the game has none: reports say how many rounds games take."""

    # -- options and packs ----------------------------------------------------------------------------

    check_options: Callable[[P, int, Options], Options] = settled_already
    """Options that go together, or depend on the pack: returned as the game will use them.

    Where an option names a file (a deck, a map of your own), the text of the file takes its place: then a record holds
    it in full. A value with line breaks is such a text already."""
    more_random_options: Callable[[P, Options, Random], Options] = no_more_options
    """Settings for random play beyond listed choices, such as decks, so that it meets every card."""
    head_tables: tuple[str, ...] = ()
    """Tables of `pack.toml` that its packs have besides [pack] and [totals]."""
    key_by_key: tuple[str, ...] = ()
    """Pack files in which a pack that extends another changes single values of inner tables too, such as sheets.
    Elsewhere an inner table, such as a price, is one value."""
    bound_pack: Callable[[P, Options], P] = pack_as_it_is
    """The pack as the rules see it in a match with these options, such as one bound to a map."""

    next_options: Callable[[S, Options, bool], Options] = the_same_options
    """The options of the next game between the same players, in which everybody sits one seat further.

    Asked of the last position, and whether the players swap sides."""
    sides: bool = False
    """Have players sides, such as armies, that they keep from game to game unless they swap them?"""

    preparation: Preparation[P] | None = None
    """What players may choose before a match, such as decks from boosters."""
    read_collection: Callable[[P, str, str, str], Owned] | None = None
    """The cards that somebody has, from the name and the text of a file; it claims none that it cannot hold."""

    # -- who else asks ----------------------------------------------------------------------------------

    presentation: Presentation[S, P] = field(default_factory=Presentation)
    hints: Hints[S] = field(default_factory=Hints)
    balance: Balance[P] = field(default_factory=Balance)

    # -- what follows -------------------------------------------------------------------------------

    def __post_init__(self) -> None:
        know_errors_of(self.folder)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled by its name, and is the same object when loaded or copied."""
        from sandtable.kernel.registry import game

        return game, (self.name,)

    def title(self, lang: str) -> str:
        """What the game is called."""
        return translator(lang, self.folder)("game-title")

    def credits(self, lang: str) -> str:
        """Who made the game, in a sentence."""
        return translator(lang, self.folder)("game-credits")

    def rules(self, lang: str) -> dict[str, str]:
        """Every rule and ruling of the game by id, in a sentence."""
        return rule_texts(self.folder, lang)

    @cached_property
    def endings(self) -> tuple[str, ...]:
        """The reasons for which a game ends, as slugs; `State.end` takes the number."""
        return slugs(self.names.ending)

    @cached_property
    def steps(self) -> list[Step[Any]]:
        """Every step and decision, at its number."""
        found: dict[int, Step[Any]] = {}
        for chapter in self.chapters:
            for item in vars(chapter).values():
                if isinstance(item, type) and issubclass(item, Step) and "number" in vars(item):
                    step = found.setdefault(item.number, item())
                    if type(step) is not item:
                        raise ValueError(f"{self.name}: {item.__name__} has the number of {type(step).__name__}")
        if sorted(found) != sorted(members(self.names.step).values()):
            raise ValueError(f"{self.name}: the steps of the chapters are not those of names.step")
        return [found[number] for number in range(len(found))]

    @cached_property
    def events(self) -> dict[str, EventType]:
        """Everything that the rules may tell, by name."""
        found: dict[str, EventType] = {}
        for chapter in self.chapters:
            for item in vars(chapter).values():
                if isinstance(item, EventType) and found.setdefault(item.name, item) is not item:
                    raise ValueError(f"{self.name}: there are two event types {item.name}")
        return found

    @cached_property
    def own_options(self) -> tuple[Option, ...]:
        """The options that its chapters declare, in their order."""
        found: dict[str, Option] = {}
        for chapter in self.chapters:
            for item in vars(chapter).values():
                if isinstance(item, Option) and found.setdefault(item.name, item) is not item:
                    raise ValueError(f"{self.name}: there are two options {item.name}")
        return tuple(found.values())

    @cached_property
    def options(self) -> tuple[Option, ...]:
        first = Option("first", "random", ("random", *(str(seat) for seat in range(max(self.seats)))))
        return (*self.own_options, first)

    @property
    def defaults(self) -> Options:
        """Every option with what it is if nobody says otherwise."""
        return {option.name: option.default for option in self.options}

    def random_options(self, pack: P, seats: int, chance: Random) -> Options:
        """Settings for random play: together they should meet every way to set up a game, and every card.

        One of the choices of each option that lists them. Settings that do not go together are drawn again.
        """
        options: Options = {}
        for option in self.own_options:
            if isinstance(option.default, bool):
                options[option.name] = chance.random() < 0.5
            elif option.choices:
                options[option.name] = chance.choice(option.choices)
        options["first"] = chance.choice(["random", *(str(seat) for seat in range(seats))])
        return options | self.more_random_options(pack, options, chance)

    @property
    def standard_pack(self) -> Path:
        """The folder of the pack that comes with the game."""
        return self.folder / "pack"

    @cached_property
    def older_packs(self) -> tuple[Path, ...]:
        """Standard packs of older editions, so that their records and tables find the cards they were played with."""
        return tuple(sorted(path.parent for path in self.folder.glob("older-packs/*/pack.toml")))

    def standard_under(self, folder: Path, standard: Path | None = None) -> Path:
        """The standard pack that the pack in a folder stands on: its own copy, or the given one, or the installed."""
        if folder in self.older_packs:
            return folder
        return standard_under(folder, standard or self.standard_pack)

    def pack_files(self, folder: Path, standard: Path | None = None) -> PackFiles:
        """The files of the pack in a folder, laid over what it extends."""
        reader = Reader(self.standard_under(folder, standard), self.key_by_key, pack_texts(self.folder))
        return PackFiles(reader.read(folder), reader.standard, self.name, self.head_tables)

    def read_pack(self, folder: Path, standard: Path | None = None) -> P:
        """The pack in a folder. What is wrong with it raises `BadPack`, with file and card.

        `standard`: what it extends as the standard pack, if not the installed one.
        """
        return self.read_cards(self.pack_files(folder, standard))

    @cached_property
    def num_actions(self) -> int:
        """The size of the action space with the standard pack and default options, for any number of seats."""
        pack = self.read_pack(self.standard_pack)
        return max(self.ruleset(pack, seats, self.settled(pack, seats)).verbs.size for seats in self.seats)

    @cached_property
    def max_actions(self) -> int:
        """More actions than any game with the standard pack and default options can take."""
        pack = self.read_pack(self.standard_pack)
        return max(self.longest(pack, seats, self.settled(pack, seats)) for seats in self.seats)

    def settled(self, pack: P, seats: int) -> Options:
        """The default options as the game will use them."""
        return self.check_options(pack, seats, self.defaults)

    def action_space(self, pack: P, seats: int, options: Options) -> Verbs:
        """Every action of a match with these options."""
        domains = {"seat": seats_domain(seats), "kind": kinds_domain(pack)} | self.domains(pack, seats, options)
        verbs = self.names.VERBS
        return Verbs([verbs[number].bind(name, domains) for number, name in enumerate(slugs(self.names.verb))])

    def ruleset(self, pack: P, seats: int, options: Options) -> Ruleset:
        """Everything that never changes during a match with these options."""
        bound = self.bound_pack(pack, options)
        schema = self.schema(bound, seats, options)
        verbs = self.action_space(bound, seats, options)
        return Ruleset(seats, self.steps, verbs, schema, bound, options, self.result, self.lay_out)


AnyGame: TypeAlias = Game[Any, Any]
"""Some game, whichever it is."""
