"""The games and bots that are installed, and how a match is begun.

Games register under the entry-point group `sandtable.games`, bots under `sandtable.bots`: ours the same way as
anybody's.
"""

from __future__ import annotations

import inspect
import secrets
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.util import find_spec
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
    Error,
    UnknownGame,
    closest,
)
from sandtable.kernel.game import AnyGame
from sandtable.kernel.match import Match, begin
from sandtable.kernel.options import Scalar
from sandtable.kernel.pack import Pack
from sandtable.kernel.seat_view import Bot
from sandtable.kernel.words import know_errors_of, translator

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
    raise UnknownGame("no-game", game=name, hint=closest(name, known), known=known)


def installed_games() -> list[AnyGame]:
    return [game(name) for name in game_names()]


@cache
def bot_names() -> tuple[str, ...]:
    """The names of the installed bots."""
    return tuple(sorted({point.name for point in entry_points(group="sandtable.bots")}))


def default_bot() -> str:
    """The bot that plays when nobody says which: `greedy`, where it is installed."""
    names = bot_names()
    return "greedy" if "greedy" in names else names[0]


@cache
def bot_maker(name: str) -> Callable[..., Bot]:
    """What makes the bot of this name: a class, as a rule."""
    for point in entry_points(group="sandtable.bots"):
        if point.name == name:
            maker: Callable[..., Bot] = point.load()
            file = getattr(sys.modules[point.module], "__file__", None)
            if file:
                know_errors_of(Path(file).parent)
            return maker
    known = list(bot_names())
    raise UnknownGame("no-bot", bot=name, hint=closest(name, known), known=known)


@cache
def bot_folders() -> tuple[Path, ...]:
    """Where the words about bots lie: beside the module of each."""
    found = []
    for point in entry_points(group="sandtable.bots"):
        try:
            spec = find_spec(point.module)
        except Exception:  # a package that does not load; whoever asks for its bot is told
            continue
        if spec is not None and spec.origin:
            found.append(Path(spec.origin).parent)
    return tuple(dict.fromkeys(found))


def bot_title(name: str, lang: str) -> str:
    """What a bot is called in a language; one without words, by its name."""
    words = translator(lang, *bot_folders())
    return words(f"bot-{name}") if words.has(f"bot-{name}") else name


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
        raise BotFailed("bot-failed", bot=name, problem=f"{kind}: {said}" if said else kind) from error


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
            raise BadOption("bot-no-setting", bot=name, setting=key, hint=closest(key, own), known=own)
        usual = by_name[key].default if key in by_name else None
        if isinstance(usual, (int, float)) and isinstance(settings[key], str):
            raise BadOption("bot-setting-number", bot=name, setting=key, value=settings[key], usual=usual)
    given = {"seed": seed, **settings} if anything or "seed" in by_name else settings
    lacking = [key for key, one in by_name.items() if one.default is one.empty and key not in given]
    if lacking:
        raise BadOption("bot-lacks-settings", bot=name, settings=lacking)
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
            raise BadOption("no-option", game=one.name, option=name, hint=closest(name, list(known)), known=list(known))
    options = {name: option.check(one.name, given.get(name, option.default)) for name, option in known.items()}
    first = str(options["first"])
    if first != "random" and int(first) >= seats:
        raise BadOption("option-first", game=one.name, value=first, seats=seats, last=seats - 1)
    return one.check_options(pack, seats, options)


def check_seats(one: AnyGame, seats: int | None) -> int:
    if seats is None:
        return 2 if 2 in one.seats else one.seats[0]
    if seats not in one.seats:
        raise BadOption("wrong-seats", game=one.name, possible=one.seats, seats=seats)
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
    """The match of a record at its start."""
    if head.rules != game(head.game).version:
        raise other_rules(head)
    return begin_by_todays_rules(head, pack)


def other_rules(head: records.Head) -> BadRecord:
    """Why a record is not replayed."""
    one = game(head.game)
    return BadRecord("record-of-other-rules", theirs=head.rules, game=one.name, ours=one.version)


def begin_by_todays_rules(head: records.Head, pack: str | Path | None) -> Match:
    """The match of a record at its start, whichever rules it was played by."""
    one = game(head.game)
    cards = pack_of_record(one, head, pack)
    try:
        seats = check_seats(one, head.seats)
        options = check_options(one, cards, seats, head.options)
    except BadOption as error:
        raise BadRecord("record-head", problem=error) from None
    return begin(one, cards, seats, options, head.start)


def pack_of_record(one: AnyGame, head: records.Head, pack: str | Path | None) -> Pack:
    """The pack that a record names: the standard one or the one in a folder, as it is now or was in an older edition.

    A pack that extends the standard one is a different pack over different cards, so it is tried over each of them.
    """
    digest = head.pack.split()[-1] if head.pack else ""
    cards = load_pack(one, pack)
    if cards.digest == digest:
        return cards
    own = None if pack is None or str(pack) == STANDARD else Path(pack)
    for standard in one.older_packs:
        try:
            older: Pack = one.read_pack(own, standard) if own else read_pack(one.name, standard)
        except BadPack:
            continue  # a custom pack that does not go with those cards
        if older.digest == digest:
            return older
    raise BadPack("record-of-other-pack", needed=head.pack, pack=cards.name, digest=cards.digest)


def from_position(text: str, pack: str | Path | Pack | None = None, seed: int | str | None = None) -> Match:
    """A match that begins at a position. Without a seed its chance is random."""
    name, seats, given = positions.read_head(text)
    if not name:
        raise BadPosition("position-without-game")
    one = game(name)
    cards = pack if isinstance(pack, Pack) else load_pack(one, pack)
    seats = check_seats(one, seats or None)
    options = check_options(one, cards, seats, given)
    start = records.Start(secrets.token_hex(16) if seed is None else seed, text)
    return begin(one, cards, seats, options, start)
