"""The games and bots that are installed, and how a match is begun.

Games register under the entry-point group `sandtable.games`, bots under `sandtable.bots`: ours the same way as
anybody's.
"""

from __future__ import annotations

import inspect
import secrets
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from sandtable.kernel import position as positions
from sandtable.kernel import record as records
from sandtable.kernel.errors import (
    BadOption,
    BadPack,
    BadPosition,
    BadRecord,
    BotFailed,
    Both,
    Error,
    UnknownGame,
    closest,
)
from sandtable.kernel.game import AnyGame
from sandtable.kernel.match import Match, begin
from sandtable.kernel.options import Scalar
from sandtable.kernel.pack import Pack
from sandtable.kernel.seat_view import Bot

STANDARD = "standard"


@cache
def game_names() -> tuple[str, ...]:
    """The names of the installed games."""
    return tuple(sorted({point.name for point in entry_points(group="sandtable.games")}))


@cache
def game(name: str) -> AnyGame:
    """The game of this name."""
    for point in entry_points(group="sandtable.games"):
        if point.name == name:
            found: AnyGame = point.load()
            return found
    known = list(game_names())
    raise UnknownGame("there is no game '{}'{}; installed are {}", name, closest(name, known), ", ".join(known))


def installed_games() -> list[AnyGame]:
    return [game(name) for name in game_names()]


@cache
def bot_names() -> tuple[str, ...]:
    """The names of the installed bots."""
    return tuple(sorted({point.name for point in entry_points(group="sandtable.bots")}))


@cache
def bot_maker(name: str) -> Callable[..., Bot]:
    """What makes the bot of this name: a class, as a rule."""
    for point in entry_points(group="sandtable.bots"):
        if point.name == name:
            maker: Callable[..., Bot] = point.load()
            return maker
    known = list(bot_names())
    raise UnknownGame("there is no bot '{}'{}; installed are {}", name, closest(name, known), ", ".join(known))


def bot(name: str, seed: int = 0, **settings: Any) -> Bot:
    """The bot of this name. One whose constructor takes a seed is given it, and all settings by name."""
    return make_bot(name, seed, settings)


def make_bot(name: str, seed: int, settings: dict[str, Any]) -> Bot:
    """A bot with settings, whatever they are called."""
    try:
        maker = bot_maker(name)
        return maker(**arguments_for(name, maker, seed, settings))
    except Error:
        raise
    except Exception as error:
        said = str(error).partition("\n")[0]
        kind = type(error).__name__
        raise BotFailed("the bot {} cannot be made: {}", name, f"{kind}: {said}" if said else kind) from error


def arguments_for(name: str, maker: Callable[..., Any], seed: int, settings: dict[str, Any]) -> dict[str, Any]:
    """What the maker of a bot is called with: the seed if it takes one, and the settings, all of which it must know."""
    try:
        parameters = inspect.signature(maker).parameters.values()
    except ValueError:  # compiled code may not tell what it takes
        return {"seed": seed, **settings}
    by_name = {one.name: one for one in parameters if one.kind in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)}
    anything = any(one.kind is one.VAR_KEYWORD for one in parameters)
    own = [key for key in by_name if key != "seed"]
    for key in settings:
        if key == "seed" or (key not in own and not anything):
            known = ", ".join(own) or Both("none", "жодного")
            raise BadOption("the bot {} has no setting '{}'{}; it has {}", name, key, closest(key, own), known)
    given = {"seed": seed, **settings} if anything or "seed" in by_name else settings
    lacking = [key for key, one in by_name.items() if one.default is one.empty and key not in given]
    if lacking:
        raise BadOption("the bot {} cannot be made without {}", name, ", ".join(lacking))
    return given


@lru_cache(maxsize=32)
def read_pack(name: str, folder: Path) -> Pack:
    pack: Pack = game(name).read_pack(folder)
    return pack


def load_pack(one: AnyGame, pack: str | Path | None) -> Pack:
    """The standard pack of a game, or the one in a folder."""
    if pack is None or str(pack) == STANDARD:
        return read_pack(one.name, one.standard_pack)
    own: Pack = one.read_pack(Path(pack))
    return own


def check_options(one: AnyGame, pack: Pack, seats: int, given: dict[str, Scalar]) -> dict[str, Scalar]:
    """All options of a game, the given ones checked, the others at their defaults."""
    known = {option.name: option for option in one.options}
    for name in given:
        if name not in known:
            names = ", ".join(known)
            raise BadOption("{} has no option '{}'{}; it has {}", one.name, name, closest(name, list(known)), names)
    options = {name: option.check(one.name, given.get(name, option.default)) for name, option in known.items()}
    first = str(options["first"])
    if first != "random" and int(first) >= seats:
        raise BadOption(
            "{}: option first is {}; with {} seats use random or 0 to {}",
            one.name,
            first,
            seats,
            seats - 1,
        )
    return one.check_options(pack, seats, options)


def check_seats(one: AnyGame, seats: int | None) -> int:
    if seats is None:
        return 2 if 2 in one.seats else one.seats[0]
    if seats not in one.seats:
        raise BadOption("{} is for {} seats, not {}", one.name, ", ".join(map(str, one.seats)), seats)
    return seats


def new(
    name: str,
    seats: int | None = None,
    seed: int | str | None = None,
    pack: str | Path | None = None,
    **options: Any,
) -> Match:
    """A new match. Without a seed it gets a random one."""
    one = game(name)
    seats = check_seats(one, seats)
    cards = load_pack(one, pack)
    if seed is None:
        seed = secrets.token_hex(16)
    return begin(one, cards, seats, check_options(one, cards, seats, options), records.Start(seed))


def replay(text: str, pack: str | Path | None = None, upto: int | None = None) -> Match:
    """The match of a record, at its end or after `upto` lines."""
    head, lines = records.read(text)
    match = begin_record(head, pack)
    for number, line in enumerate(lines if upto is None else lines[:upto], 1):
        records.play_line(match, line, number)
    return match


def begin_record(head: records.Head, pack: str | Path | None) -> Match:
    one = game(head.game)
    if head.rules != one.version:
        raise BadRecord(
            "the record is of rules version {} of {}; this is version {}",
            head.rules,
            one.name,
            one.version,
        )
    cards = load_pack(one, pack)
    digest = head.pack.split()[-1]
    if digest != cards.digest:
        raise BadPack(
            "the record needs the pack {}, this is {} {}; name its folder",
            head.pack,
            cards.name,
            cards.digest,
        )
    try:
        seats = check_seats(one, head.seats)
        options = check_options(one, cards, seats, head.options)
    except BadOption as error:
        raise BadRecord("head of the record: {}", error) from None
    return begin(one, cards, seats, options, head.start)


def from_position(text: str, pack: str | Path | Pack | None = None, seed: int | str | None = None) -> Match:
    """A match that begins at a position. Without a seed its chance is random."""
    name, seats, given = positions.read_head(text)
    if not name:
        raise BadPosition("the position does not name its game; begin with a line such as 'game: barbarossa'")
    one = game(name)
    cards = pack if isinstance(pack, Pack) else load_pack(one, pack)
    seats = check_seats(one, seats or None)
    options = check_options(one, cards, seats, given)
    start = records.Start(secrets.token_hex(16) if seed is None else seed, text)
    return begin(one, cards, seats, options, start)
