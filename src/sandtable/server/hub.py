"""All tables of a server: making them, finding them in memory or in the store, putting them away."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time

from msgspec.structs import replace

from sandtable.kernel.errors import BadOption, BadPack, Error, UnknownGame
from sandtable.kernel.game import Game
from sandtable.kernel.lesson import lesson_of
from sandtable.kernel.match import begin
from sandtable.kernel.record import Start
from sandtable.kernel.registry import bot_names, check_options, check_seats
from sandtable.kernel.registry import game as game_named
from sandtable.server import acts, fairness
from sandtable.server.bots import Thinkers
from sandtable.server.limits import Buckets, Limits
from sandtable.server.messages import NewTable, Rematch, Seated, Sit, TableMade
from sandtable.server.packs import PackShelf
from sandtable.server.room import Room
from sandtable.server.seats import clean_name, new_token, token_hash
from sandtable.server.shapes import Scalar
from sandtable.server.speech import Refused
from sandtable.server.store import Store, Stored
from sandtable.server.table import DEFAULT_BOT, Table

LONGEST_NAME = 100
LONGEST_TEXT = 20_000
NAME_OR_LIST = re.compile(r"[A-Za-z0-9+_ ,:-]{0,4000}")
"""What a text without line breaks may be. No dots and slashes: it is never a path."""
DAY = 86_400
JANITOR_SECONDS = 60


class Hub:
    """The tables of one server process."""

    def __init__(self, store: Store, thinkers: Thinkers, shelf: PackShelf, limits: Limits | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.shelf = shelf
        self.limits = limits or Limits()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.makers = Buckets(self.limits.tables_per_minute / 60, self.limits.tables_per_minute)
        self.clients = 0
        self.log = logging.getLogger("sandtable.server")
        self.tasks: list[asyncio.Task[None]] = []

    # -- the life of the server ---------------------------------------------------------------------

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self.wake()), asyncio.create_task(self.tidy())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.close()
        self.thinkers.close()
        await self.store.close()

    async def wake(self) -> None:
        """After a start: go on with the tables at which a bot was asked."""
        for name in await self.store.waiting_for_bots(int(time.time()) - DAY):
            try:
                room = await self.room(name)
            except Refused:
                continue                    # its players are told when they come back
            room.wake_bots()

    async def tidy(self) -> None:
        """Put tables away that nobody uses, and clear away those that nobody used for months."""
        while True:
            await asyncio.sleep(JANITOR_SECONDS)
            self.put_away(time.monotonic() - self.limits.idle_seconds)
            await self.store.clear_away(int(time.time()) - self.limits.keep_days * DAY)

    def put_away(self, unused_since: float) -> None:
        """Forget tables without clients; the store has them."""
        for name, room in list(self.rooms.items()):
            asleep = not room.clients and not room.lock.locked() and (room.bots is None or room.bots.done())
            if asleep and room.used < unused_since:
                room.close()
                del self.rooms[name]

    # -- finding ------------------------------------------------------------------------------------

    async def room(self, name: str) -> Room:
        """The table of this name, loaded once however many ask for it at the same time."""
        if name in self.rooms:
            return self.rooms[name]
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self.bring(name))
        return await asyncio.shield(self.loading[name])

    async def bring(self, name: str) -> Room:
        try:
            room = Room(self, await self.load(name))
            self.rooms[name] = room
            return room
        finally:
            del self.loading[name]

    async def load(self, name: str) -> Table:
        """A table as the store holds it."""
        stored = await self.store.load(name)
        if stored is None:
            raise Refused("no-table")
        try:
            return await asyncio.to_thread(rebuild, name, stored, self.shelf)
        except (Error, Refused) as error:
            self.log.error("table %s cannot be read: %s", name, error)
            raise Refused("broken-table") from None

    def pack_folder(self, table: Table) -> str:
        """Where a bot's process finds the pack; empty for the standard one."""
        return str(self.shelf.folder_of(table.made.pack)) if table.made.pack else ""

    # -- making -------------------------------------------------------------------------------------

    async def make(self, wish: NewTable, address: str) -> TableMade:
        """A new table, if there is room for one more."""
        if not self.makers.take(address) or await self.store.count() >= self.limits.tables:
            raise Refused("too-many-tables")
        name = clean_name(wish.name)
        if wish.lesson:
            wish = lesson_wish(wish)
        options, pack = self.check(wish)
        made, tokens = new_made(wish, options, pack)
        first: list[acts.AnyAct] = [made]
        for seat, holder in enumerate(wish.seats):
            if holder == "me":
                tokens.seats[str(seat)] = token = new_token()
                first.append(acts.Sat(seat, token_hash(token), name, wish.lang))
        await self.store.create(tokens.id, [acts.encode(act) for act in first], made.created)
        return tokens

    def check(self, wish: NewTable) -> tuple[dict[str, Scalar], dict[str, str]]:
        """Is there such a game, with these seats, options and pack? The options as the game will use them."""
        if any(len(word) > LONGEST_NAME for word in (wish.game, *wish.seats, *wish.options)):
            raise Refused("bad-option", detail="no game, bot or option has a name that long")
        if any(len(str(value)) > LONGEST_TEXT for value in wish.options.values()):
            raise Refused("bad-option", detail=f"a deck or a map has at most {LONGEST_TEXT} letters")
        try:
            game = game_named(wish.game)
            pack = self.shelf.pack(game, wish.pack)
            seats = check_seats(game, len(wish.seats))
            if not wish.lesson:             # a lesson's options are the game's own
                check_free_options(game, wish.options)
            options = check_options(game, pack, seats, wish.options)
            begin(game, pack, seats, options, Start(0))
        except UnknownGame as error:
            raise Refused("unknown-game", detail=str(error)) from None
        except BadOption as error:
            raise Refused("bad-option", detail=str(error)) from None
        except BadPack as error:
            raise Refused("bad-pack", detail=str(error)) from None
        except Error as error:
            raise Refused("bad-option", detail=str(error)) from None
        except Exception:                   # a fault in a game, brought out by a hostile deck, map or pack
            self.log.exception("a table of %s could not be made", wish.game)
            raise Refused("bad-option", detail="with these options and this pack the game cannot begin") from None
        for holder in wish.seats:
            if holder not in ("me", "open", *bot_names()):
                detail = f"'{holder}' is no bot; write me, open, or one of {', '.join(bot_names())}"
                raise Refused("unknown-bot", detail=detail)
        return options, wish.pack

    async def sit(self, name: str, wish: Sit) -> Seated:
        """Take a free seat with the invitation."""
        room = await self.room(name)
        async with room.lock:
            table = room.table
            if token_hash(wish.token) != table.invite:
                raise Refused("bad-link")
            if table.over:
                raise Refused("not-now", why="over")
            free = [seat.number for seat in table.seats if seat.free and wish.seat in (None, seat.number)]
            if not free:
                raise Refused("full")
            token = new_token()
            await room.act(acts.Sat(free[0], token_hash(token), clean_name(wish.name), wish.lang))
            return Seated(free[0], token)

    async def rematch(self, room: Room) -> None:
        """A new table with the same options, everybody one seat further; each client is told its tokens there."""
        table = room.table
        count = len(table.seats)
        present = room.present()
        wish = NewTable(table.game.name, ["open"] * count, table.options, table.made.pack, pace=table.pace)
        made, tokens = new_made(wish, table.options, table.made.pack)
        seats = list(made.seats)
        first: list[acts.AnyAct] = []
        for seat in table.seats:
            new = (seat.number + 1) % count
            if seat.comes_back and seat.number in present:
                tokens.seats[str(seat.number)] = token = new_token()
                first.append(acts.Sat(new, token_hash(token), seat.name, seat.lang))
            elif seat.bot and not seat.person:
                seats[new] = seat.bot
        made = replace(made, seats=seats)
        await self.store.create(tokens.id, [acts.encode(act) for act in [made, *first]], made.created)
        await room.act(acts.Rematched(tokens.id))
        for client in room.clients:
            mine = [seat for seat in client.seats if str(seat) in tokens.seats]
            held = [tokens.seats[str(seat)] for seat in mine] + ([tokens.host] if client.host else [])
            client.send(Rematch(tokens.id, held or [tokens.watch], [(seat + 1) % count for seat in mine]))


def new_made(wish: NewTable, options: dict[str, Scalar], pack: dict[str, str]) -> tuple[acts.Made, TableMade]:
    """The first act of a table, with hashes, and its tokens, which are shown once."""
    bits = fairness.new_bits()
    tokens = TableMade(
        id=secrets.token_urlsafe(9),
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
        options=options,
        bits=bits,
        host=token_hash(tokens.host),
        invite=token_hash(tokens.invite),
        watch=token_hash(tokens.watch),
        created=int(time.time()),
        pace=max(0, min(10_000, wish.pace)),
        pack=pack,
        lesson=wish.lesson,
    )
    return made, tokens


def lesson_wish(wish: NewTable) -> NewTable:
    """A table for a game's lesson: its options, the pupil in the seat that is given advice, bots in the others."""
    try:
        lesson = lesson_of(game_named(wish.game))
        match = lesson.begin()
        pupil = 0
        for step in lesson.steps:
            if step.why:
                pupil = match.to_act or 0
                break
            match.play(step.action)
    except UnknownGame as error:
        raise Refused("unknown-game", detail=str(error)) from None
    except Error as error:
        raise Refused("bad-option", detail=str(error)) from None
    seats = ["me" if seat == pupil else default_bot() for seat in range(lesson.head.seats)]
    return replace(wish, seats=seats, options=lesson.head.options, pack={})


def default_bot() -> str:
    """The bot that takes over when nobody says which."""
    names = bot_names()
    return DEFAULT_BOT if DEFAULT_BOT in names else names[0]


def check_free_options(game: Game, options: dict[str, Scalar]) -> None:
    """A client may send the text of a deck or a map, or name one of the game's; never a file of this machine."""
    free = {option.name for option in game.options if option.free}
    for name in free & options.keys():
        value = str(options[name])
        if "\n" not in value and not NAME_OR_LIST.fullmatch(value):
            raise BadOption(f"{game.name}: option {name} is {value[:80]!r}; give a name, or the whole text of a file")


def rebuild(name: str, stored: Stored, shelf: PackShelf) -> Table:
    """Replay the acts. If the rules have changed since and the acts do not replay, go on from the last snapshot."""
    found = [acts.decode(act) for act in stored.acts]
    made = found[0]
    if not isinstance(made, acts.Made):
        raise Refused("broken-table")
    table = Table(name, made, shelf)
    if stored.snapshot is None or made.rules == table.game.version:
        for act in found[1:]:
            table.apply(act)
        return table
    return rebuild_from(table, found, stored)


def rebuild_from(table: Table, found: list[acts.AnyAct], stored: Stored) -> Table:
    """Everything about the people, the game from its snapshot on. The log begins there."""
    snapshot = stored.snapshot
    assert snapshot is not None
    for at, act in enumerate(found[1:], 1):
        if at == snapshot.acts:
            resume(table, snapshot.position, snapshot.number)
        if at >= snapshot.acts or not isinstance(act, acts.GAME_ACTS):
            table.apply(act)
            continue
        table.seq += 1
        table.stored += 1
        if isinstance(act, acts.Resigned):
            table.seats[act.seat].resigned, table.seats[act.seat].bot = True, act.bot
    if table.match is None:
        resume(table, snapshot.position, snapshot.number)
    return table


def resume(table: Table, position: str, number: int) -> None:
    """Put the match at a position. What was played before cannot be taken back."""
    match = begin(table.game, table.pack, len(table.seats), table.options, Start(table.start().seed, position))
    match.number = number
    match.events.number = number
    match.resigned = [seat.number for seat in table.seats if seat.resigned]
    table.match = match
