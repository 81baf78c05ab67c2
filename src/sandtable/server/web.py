"""The requests over HTTP about games and tables: catalogue, cards, lessons, new tables, seats, records."""

from __future__ import annotations

import asyncio
import re
import socket

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

from sandtable import __version__
from sandtable.kernel.errors import Phrase
from sandtable.kernel.game import AnyGame
from sandtable.kernel.registry import game as game_named
from sandtable.server import catalogue
from sandtable.server.answering import (
    address_of,
    json,
    number,
    packed,
    read_body,
    tables_of,
    tag_of,
    tagged,
    text,
    unchanged,
)
from sandtable.server.bodies import Health, NewTable, Sit
from sandtable.server.collections import collection_of
from sandtable.server.game_bodies import CollectionFile, LessonMoves
from sandtable.server.lessons import lesson_after
from sandtable.server.making import LONGEST_NAME
from sandtable.server.page_files import TYPES, page_files
from sandtable.server.rulebook import rulebook
from sandtable.server.seats import token_hash
from sandtable.server.speech import Refused

# -- what never changes -----------------------------------------------------------------------------


async def health(request: Request) -> Response:
    """How the server is. The store is written and read for it, a few times a minute at most."""
    tables = tables_of(request)
    troubles = await tables.troubles()
    found = Health(not troubles, __version__, len(tables.rooms), tables.clients.total(), troubles)
    return json(found, 503 if troubles else 200)


async def metrics(request: Request) -> Response:
    """Figures for Prometheus, where whoever runs the server wants them."""
    if not request.app.state.metrics:
        raise Refused("not-found")
    from sandtable.server.metrics import TYPE, figures

    return Response(figures(tables_of(request)), media_type=TYPE)


async def games(request: Request) -> Response:
    return tagged(request, catalogue.catalogue())


async def page_words(request: Request) -> Response:
    return tagged(request, catalogue.page_words())


def game_asked_for(request: Request) -> AnyGame:
    """The game that an address names."""
    name = request.path_params["game"]
    if name not in catalogue.playable():
        none = Phrase("no-playable-game", game=name[:LONGEST_NAME], known=catalogue.playable())
        raise Refused("unknown-game", detail=none)
    return game_named(name)


async def game(request: Request) -> Response:
    one = game_asked_for(request)
    pack = tables_of(request).shelf.installed(one)
    return tagged(request, await asyncio.to_thread(catalogue.details, one.name, pack))  # 0.4 s the first time


async def rules(request: Request) -> Response:
    """The rulebook of a game: chapters, and examples that are played the first time somebody asks."""
    return tagged(request, await asyncio.to_thread(rulebook, game_asked_for(request)))


async def page_file(request: Request) -> Response:
    """A file that a game's package brings for the page."""
    file = page_files(game_asked_for(request)).get(request.path_params["file"])
    if file is None:
        raise Refused("not-found")
    return FileResponse(file, media_type=TYPES[file.suffix], headers={"Cache-Control": "no-cache"})


async def game_of(request: Request, game: str, pack: str) -> Response:
    """A game with the cards of one table; those of the installed pack lie where the browser may have them already."""
    tables = tables_of(request)
    if pack in ("", tables.shelf.installed(game_named(game))):
        return RedirectResponse(f"/api/games/{game}")
    data = await tables.details_of(game, pack, address_of(request))
    headers = tag_of(data)
    return unchanged(request, headers) or packed(request, data, 200, headers)


async def addresses(request: Request) -> Response:
    """Where other devices on the network reach this server, if it listens there."""
    if request.app.state.public_url:
        return json({"addresses": [request.app.state.public_url]})
    host, port = request.app.state.listens
    if host in ("127.0.0.1", "localhost", "::1"):
        return json({"addresses": []})
    found = [own_address()] if host in ("", "0.0.0.0", "::") else [host]
    return json({"addresses": [f"http://{one}:{port}" for one in found if one]})


def own_address() -> str:
    """This machine's address on its network. Nothing is sent: a datagram socket only chooses its route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


async def lesson(request: Request) -> Response:
    """A lesson after the choices of its pupil. The page keeps them; nothing is stored here."""
    one = game_asked_for(request)
    wanted = number(request.path_params["number"])
    wish = await read_body(request, LessonMoves)
    return json(await asyncio.to_thread(lesson_after, one, wanted, wish.moves))


async def collection(request: Request) -> Response:
    """What is in somebody's collection, and in boosters that they open. Nothing is stored here."""
    one = game_asked_for(request)
    file = await read_body(request, CollectionFile)
    shelf = tables_of(request).shelf
    pack = shelf.pack(one, shelf.installed(one))
    return json(await asyncio.to_thread(collection_of, one, pack, file))


# -- tables -----------------------------------------------------------------------------------------


async def make_table(request: Request) -> Response:
    wish = await read_body(request, NewTable)
    return json(await tables_of(request).new.make(wish, address_of(request)), 201)


async def table(request: Request) -> Response:
    room = await tables_of(request).room(request.path_params["table"])
    async with room.lock:
        return json(room.info())


async def table_game(request: Request) -> Response:
    tables = tables_of(request)
    table = (await tables.room(request.path_params["table"])).table
    return await game_of(request, table.game.name, tables.pack_folder(table))


async def table_pack(request: Request) -> Response:
    """The pack that somebody brought to the table, as they brought it."""
    tables = tables_of(request)
    table = (await tables.room(request.path_params["table"])).table
    if not tables.shelf.own_files(table.kept):
        raise Refused("no-own-pack")
    data = await asyncio.to_thread(tables.shelf.archive, table.kept)
    name = re.sub("[^a-z0-9-]+", "-", table.pack.name.lower())[:LONGEST_NAME].strip("-") or "pack"
    headers = {"Content-Disposition": f'attachment; filename="{name}.zip"'}
    return Response(data, media_type="application/zip", headers=headers)


async def sit(request: Request) -> Response:
    wish = await read_body(request, Sit)
    return json(await tables_of(request).sit(request.path_params["table"], wish))


async def table_record(request: Request) -> Response:
    """For whoever holds a token of the table: after the end, or when the game cannot go on."""
    tables, name = tables_of(request), request.path_params["table"]
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    keys = [token_hash(token), *await tables.people.tokens_at(name, [token])] if scheme.lower() == "bearer" else []
    try:
        room = await tables.room(name)
    except Refused as refused:
        if refused.code != "broken-table":
            raise
        left = await tables.recover(name)
        if not any(map(left.opens, keys)):
            raise Refused("bad-link") from None
        return text(left.record(), left.made.game)
    async with room.lock:
        table = room.table
        if not any(map(table.opens, keys)):
            raise Refused("bad-link")
        return text(table.record(), table.game.name)


async def missing(request: Request) -> Response:
    raise Refused("not-found")
