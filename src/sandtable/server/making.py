"""Making a table: is there such a game, with these seats, options and pack? Then its first act and its tokens."""

from __future__ import annotations

import logging
import re
import secrets
import time
from dataclasses import dataclass

from sandtable.kernel.errors import BadOption, BadPack, Error, UnknownGame
from sandtable.kernel.game import AnyGame
from sandtable.kernel.match import begin
from sandtable.kernel.prepared import PreparedMatch
from sandtable.kernel.record import Start
from sandtable.kernel.registry import bot_names, check_options, check_seats
from sandtable.kernel.registry import game as game_named
from sandtable.server import acts, fairness
from sandtable.server.bodies import NewTable, TableMade
from sandtable.server.packs import PackShelf
from sandtable.server.seats import new_token, token_hash
from sandtable.server.shapes import Scalar
from sandtable.server.speech import Refused
from sandtable.server.store import KeptPack, StoreFailed

LONGEST_NAME = 100
LONGEST_TEXT = 20_000
NAME_OR_LIST = re.compile(r"[A-Za-z0-9+_ ,:-]{0,4000}")
"""What a text without line breaks may be. No dots and slashes: it is never a path."""

log = logging.getLogger("sandtable.server")


@dataclass(frozen=True)
class Agreed:
    """What a table is made with: the options as the game will use them, and the whole pack."""

    options: dict[str, Scalar]
    pack: KeptPack
    prepare: str = ""
    """What is prepared, with its amount."""


def brings_own(wish: NewTable) -> bool:
    """Does it bring a pack, a deck or a map? Then it is read where it can do no harm, in a process of its own."""
    texts = [str(value) for value in wish.options.values()]
    return bool(wish.pack) or any(len(text) > LONGEST_NAME or "\n" in text for text in texts)


def check_names(wish: NewTable) -> AnyGame:
    """Is there such a game? And is everything short enough to be looked at?"""
    if any(len(word) > LONGEST_NAME for word in (wish.game, wish.prepare, *wish.seats, *wish.options)):
        raise Refused("bad-option", detail=BadOption("name-too-long"))
    if any(len(str(value)) > LONGEST_TEXT for value in wish.options.values()):
        raise Refused("bad-option", detail=BadOption("option-too-long", most=LONGEST_TEXT))
    try:
        return game_named(wish.game)
    except UnknownGame as error:
        raise Refused("unknown-game", detail=error) from None


def check_wish(wish: NewTable, shelf: PackShelf) -> Agreed:
    """Is there such a game, with these seats, options and pack?"""
    game = check_names(wish)
    try:
        kept = shelf.gather(game, wish.pack)
        pack = shelf.pack(game, kept.name)
        seats = check_seats(game, len(wish.seats))
        check_free_options(game, wish.options)
        options = check_options(game, pack, seats, wish.options)
        begin(game, pack, seats, options, Start(0))
        prepare = str(PreparedMatch(game, pack, seats, 0, wish.prepare, options).preparing.wish) if wish.prepare else ""
    except BadOption as error:
        raise Refused("bad-option", detail=error) from None
    except BadPack as error:
        raise Refused("bad-pack", detail=error) from None
    except Error as error:
        raise Refused("bad-option", detail=error) from None
    except OSError as error:  # a full disk: no fault of the pack
        raise StoreFailed(str(error)) from None
    except Exception:  # a fault in a game, brought out by a hostile deck, map or pack
        log.exception("a table of %s could not be made", wish.game)
        cannot = BadOption("game-cannot-begin")
        raise Refused("bad-option", detail=cannot) from None
    people = [holder for holder in wish.seats if holder in ("me", "open")]
    if wish.coach and people != ["me"]:
        raise Refused("not-now", why="coach")
    for holder in wish.seats:
        if holder not in ("me", "open", *bot_names()):
            no_bot = UnknownGame("no-such-player", player=holder, bots=bot_names())
            raise Refused("unknown-bot", detail=no_bot)
    return Agreed(options, kept, prepare)


def new_name() -> str:
    """What a new table is called in its link."""
    return secrets.token_urlsafe(9)


def new_made(wish: NewTable, agreed: Agreed) -> tuple[acts.Made, TableMade]:
    """The first act of a table, with hashes, and its tokens, which are shown once."""
    bits = fairness.new_bits()
    tokens = TableMade(
        id=new_name(),
        host=new_token(),
        seats={},
        invite=new_token(),
        watch=new_token(),
        hash=fairness.commitment(bits),
    )
    made = acts.Made(
        game=wish.game,
        rules=game_named(wish.game).version,
        seats=wish.seats,
        options=agreed.options,
        bits=bits,
        host=token_hash(tokens.host),
        invite=token_hash(tokens.invite),
        watch=token_hash(tokens.watch),
        created=int(time.time()),
        pace=max(0, min(10_000, wish.pace)),
        kept=agreed.pack.name,
        cards=agreed.pack.cards,
        prepare=agreed.prepare,
    )
    return made, tokens


def check_free_options(game: AnyGame, options: dict[str, Scalar]) -> None:
    """A client may send the text of a deck or a map, or name one of the game's; never a file of this machine."""
    free = {option.name for option in game.options if option.free}
    for name in free & options.keys():
        value = str(options[name])
        if "\n" not in value and not NAME_OR_LIST.fullmatch(value):
            raise BadOption("option-not-a-text", game=game.name, option=name, value=repr(value[:80]))
