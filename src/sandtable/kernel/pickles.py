"""Pickles: how positions and matches go to another process, or into a file and back.

A pickle holds what changes, as numbers in the order of the game's schema. What never changes is named: the game, its
pack by name and digest, seats and options; whoever loads it finds them again. A pickle holds the truth and the seed.

It is for the same version of the rules and refuses any other. To keep a game for long, keep its record.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from pickle import PicklingError
from typing import TYPE_CHECKING, Any

from sandtable.kernel.errors import BadPack, BadPosition, Error
from sandtable.kernel.event_types import EventType
from sandtable.kernel.events import EventLog
from sandtable.kernel.pack import Pack
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ruleset
from sandtable.kernel.zones import Zone, ZoneSpec

if TYPE_CHECKING:
    from sandtable.kernel.match import Match
    from sandtable.kernel.options import Scalar

Reduced = tuple[Any, ...]
"""A function and its arguments, as `__reduce__` returns them."""
Entry = tuple[Any, ...]
"""Of a log."""
Settings = tuple[tuple[str, "Scalar"], ...]
"""Options by name."""

# -- packs ------------------------------------------------------------------------------------------

PackName = tuple[str, str, str, str]
"""Game, name, digest and folder. Packs with the same digest play the same, but may differ in words."""
PACKS_KEPT = 64
known_packs: dict[PackName, Pack] = {}
"""Packs that were played with in this process, the latest ones."""


def pack_name(pack: Pack) -> PackName:
    return pack.game, pack.name, pack.digest, pack.folder


def know_pack(pack: Pack) -> None:
    """From now on pickles find this pack, even if its folder goes away."""
    known_packs.pop(pack_name(pack), None)
    known_packs[pack_name(pack)] = pack
    while len(known_packs) > PACKS_KEPT:
        known_packs.pop(next(iter(known_packs)))


def reduce_pack(pack: Pack) -> Reduced:
    if not pack.game:
        raise PicklingError("this pack does not say of which game it is; read it with Game.pack_files and fill_common")
    return find_pack, pack_name(pack)


def find_pack(game: str, name: str, digest: str, folder: str) -> Pack:
    """The pack itself, if it was played with here, or else one that plays the same."""
    found = known_packs.get((game, name, digest, folder))
    if found is not None:
        return found
    for pack in candidates(game, folder):
        if (pack.game, pack.name, pack.digest) == (game, name, digest):
            know_pack(pack)
            return pack
    raise BadPack(
        "pickle-without-pack", game=game, pack=name, digest=digest, folder=folder)  # fmt: skip


def candidates(game: str, folder: str) -> Iterator[Pack]:
    """The standard pack, those that were played with, and the one that lies in the folder now."""
    from sandtable.kernel import registry

    one = registry.game(game)
    yield registry.load_pack(one, None)
    yield from list(known_packs.values())
    if Path(folder).is_dir():
        with suppress(Error):  # it may no longer be what it was
            yield one.read_pack(Path(folder))


# -- what never changes -----------------------------------------------------------------------------


@lru_cache(maxsize=64)
def shape(ruleset: Ruleset) -> str:
    """A hash of what the numbers in a pickle stand for, by their order. That of cards is in the digest of the pack."""
    digest = hashlib.sha256(repr((NUMBERS, HISTORY, LOG)).encode())
    for step in ruleset.steps:
        digest.update(repr((type(step).__name__, step.args)).encode())
    for verb in ruleset.verbs.verbs:
        digest.update(repr((verb.name, [len(domain.tokens) for domain in verb.domains])).encode())
    for spec in ruleset.zone_specs:
        digest.update(repr((spec.text, spec.layout, spec.places)).encode())
    for row in ruleset.schema.counters:
        digest.update(repr((row.name, row.low, row.high, row.size, row.per_seat)).encode())
    return digest.hexdigest()[:16]


def version_of(ruleset: Ruleset) -> str:
    from sandtable.kernel.registry import game

    return f"{game(ruleset.pack.game).version} {shape(ruleset)}"


def reduce_ruleset(ruleset: Ruleset) -> Reduced:
    _, named = reduce_pack(ruleset.pack)
    return find_ruleset, (*named, ruleset.seats, tuple(ruleset.options.items()), version_of(ruleset))


def find_ruleset(
    game: str, name: str, digest: str, folder: str, seats: int, options: Settings, version: str
) -> Ruleset:
    """The ruleset that matches with these settings share in this process."""
    from sandtable.kernel import match, registry

    pack = find_pack(game, name, digest, folder)
    ruleset = match.shared_ruleset(registry.game(game), pack, seats, settled(pack, seats, options))
    if version_of(ruleset) != version:
        raise BadPosition("pickle-of-other-rules", game=game)
    return ruleset


@lru_cache(maxsize=64)
def settled(pack: Pack, seats: int, options: Settings) -> Settings:
    """The options, checked as for a new match: so a pack comes to know a custom map."""
    from sandtable.kernel import registry

    return tuple(registry.check_options(registry.game(pack.game), pack, seats, dict(options)).items())


# -- positions --------------------------------------------------------------------------------------

NUMBERS = (
    "agenda", "a", "b", "c", "seed", "chance", "lot", "shown", "waiting", "legal", "repeats", "asking", "sealed",
    "drafter", "draft_from", "ending",
)  # fmt: skip
"""What the kernel keeps of a position besides its cards. Who listens is not part of it."""


def reduce_state(s: State) -> Reduced:
    zones: list[list[int]] = []
    for zone in s.zones:
        zones += [zone.cards, zone.known]
    numbers = [getattr(s, name) for name in NUMBERS]
    counters = [getattr(s, row.attribute) for row in s.ruleset.schema.counters]
    return revive_state, (type(s), s.ruleset, zones, numbers, counters)


def revive_state(
    kind: type[State], ruleset: Ruleset, zones: list[list[int]], numbers: list[Any], counters: list[Any]
) -> State:
    """The position of these numbers. States of one pickle may share the lists of zones, as copies do."""
    s = kind()
    s.ruleset = ruleset
    s.seats = ruleset.seats
    s.zones = [Zone(spec, zones[2 * at], zones[2 * at + 1], True) for at, spec in enumerate(ruleset.zone_specs)]
    s.log = None
    for name, value in zip(NUMBERS, numbers, strict=True):
        setattr(s, name, value)
    s.bind()
    for row, value in zip(ruleset.schema.counters, counters, strict=True):
        setattr(s, row.attribute, value)
    return s


# -- matches ----------------------------------------------------------------------------------------

HISTORY = (
    "start", "acts", "number", "standing", "beginning", "jumps", "near", "near_at", "undoable", "refused", "resigned",
)  # fmt: skip
"""What a match keeps besides its position and its log."""
LOG = ("entries", "by_themselves", "marks")


def reduce_match(match: Match) -> Reduced:
    """The log goes along only if somebody has listened."""
    history = [getattr(match, name) for name in HISTORY]
    log = match.heard
    heard = None if log is None else (plain(log.entries), log.by_themselves, log.marks)
    return revive_match, (type(match), match.pack, match.state, history, heard)


def revive_match(kind: type[Match], pack: Pack, state: State, history: list[Any], heard: Reduced | None) -> Match:
    from sandtable.kernel.registry import game

    ruleset = state.ruleset
    match = kind(game(pack.game), pack, ruleset.options, ruleset.schema, state, history[0])
    for name, value in zip(HISTORY, history, strict=True):
        setattr(match, name, value)
    if heard is not None:
        match.events = EventLog()
        match.events.entries, match.events.by_themselves, match.events.marks = (
            lively(heard[0], ruleset),
            heard[1],
            heard[2],
        )
    return match


def plain(entries: list[Entry]) -> list[Entry]:
    """The entries of a log with names in place of zones and event types."""
    return [tuple(named(item) for item in entry) for entry in entries]


def named(item: Any) -> Any:
    if isinstance(item, ZoneSpec):
        return item.text
    return item.name if isinstance(item, EventType) else item


def lively(entries: list[Entry], ruleset: Ruleset) -> list[Entry]:
    """The entries again. The second item is a word that says what happened; every other text is a name."""
    from sandtable.kernel.registry import game

    events = game(ruleset.pack.game).events
    specs = {spec.text: spec for spec in ruleset.zone_specs}
    return [
        (number, what, events[details[0]], *details[1:])
        if what == "told"
        else (number, what, *(specs[item] if isinstance(item, str) else item for item in details))
        for number, what, *details in entries
    ]
