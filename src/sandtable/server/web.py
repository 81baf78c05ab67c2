"""The requests over HTTP: catalogue, new tables, records and replays, and the built front end."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from gzip import decompress
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response

from sandtable import __version__
from sandtable.kernel.errors import BadRecord, Both, Error, UnknownGame
from sandtable.kernel.registry import game as game_named
from sandtable.server import catalogue
from sandtable.server.bodies import Health, NewTable, Problem, Sit
from sandtable.server.films import Film
from sandtable.server.hub import Hub
from sandtable.server.live import DETAIL_LETTERS
from sandtable.server.making import LONGEST_NAME
from sandtable.server.seats import token_hash
from sandtable.server.security import same_origin
from sandtable.server.shapes import Eyes
from sandtable.server.speech import Refused
from sandtable.server.store import StoreFailed

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
STATUS = {
    "no-table": 404,
    "not-found": 404,
    "unknown-game": 404,
    "bad-link": 403,
    "bad-origin": 403,
    "full": 409,
    "not-now": 409,
    "not-over": 409,
    "too-long": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "broken-table": 500,
    "busy": 503,
    "not-stored": 503,
}
"""Of everything else: 400."""
NO_FRONT_END = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandtable</title>
<h1>Sandtable</h1>
<p>The server runs, but the browser table has not been built. Run <code>make page</code> and start again.</p>
<p lang="uk">Сервер працює, але сторінку столу ще не зібрано. Виконайте <code>make page</code> і запустіть знову.</p>
</html>"""

encode = msgspec.json.Encoder().encode
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


def json(data: object, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def guarded(endpoint: Endpoint) -> Endpoint:
    """Refusals become a `Problem`; a request that changes something must come from a page of ours."""

    async def answer(request: Request) -> Response:
        try:
            if request.method not in ("GET", "HEAD") and not same_origin(request.headers, request.app.state.origins):
                raise Refused("bad-origin")
            return await endpoint(request)
        except Refused as refused:
            return problem(refused)
        except StoreFailed:
            return problem(Refused("not-stored"))

    return answer


def problem(refused: Refused) -> Response:
    return json(Problem(refused.code, refused.text, refused.rules), STATUS.get(refused.code, 400))


async def body(request: Request) -> bytes:
    """The body of a request, up to the limit."""
    limit = hub_of(request).limits.body_bytes
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise Refused("too-long", limit=limit)
    return bytes(data)


async def read_body(request: Request, shape: type[T]) -> T:
    try:
        return msgspec.json.decode(await body(request), type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", detail=Both(str(error)[:DETAIL_LETTERS], "")) from None


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


# -- what never changes -----------------------------------------------------------------------------


async def health(request: Request) -> Response:
    hub = hub_of(request)
    return json(Health(True, __version__, len(hub.rooms), hub.clients))


async def games(request: Request) -> Response:
    return tagged(request, catalogue.catalogue())


async def game(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in catalogue.playable():
        none = UnknownGame("there is no game '{}'; there are {}", name[:LONGEST_NAME], ", ".join(catalogue.playable()))
        raise Refused("unknown-game", detail=none)
    return tagged(request, catalogue.details(name, hub_of(request).shelf.installed(game_named(name))))


async def game_of(request: Request, game: str, pack: str) -> Response:
    """A game with the cards of one table; those of the installed pack lie where the browser may have them already."""
    hub = hub_of(request)
    if pack in ("", hub.shelf.installed(game_named(game))):
        return RedirectResponse(f"/api/games/{game}")
    data = await hub.details_of(game, pack, address_of(request))
    headers = tag_of(data)
    return unchanged(request, headers) or packed(request, data, 200, headers)


def tagged(request: Request, data: bytes) -> Response:
    """Large data that the browser may keep as long as its tag is the same."""
    headers = tag_of(data)
    return unchanged(request, headers) or Response(data, media_type="application/json", headers=headers)


def tag_of(data: bytes) -> dict[str, str]:
    return {"ETag": f'"{sha256(data).hexdigest()[:24]}"', "Cache-Control": "no-cache"}


def unchanged(request: Request, headers: dict[str, str]) -> Response | None:
    """The answer to a browser that has what has this tag."""
    same = request.headers.get("if-none-match", "").removeprefix("W/") == headers["ETag"]
    return Response(status_code=304, headers=headers) if same else None


def packed(request: Request, data: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON that the readers have made and packed: packing it here would hold up everybody."""
    headers = {"Cache-Control": "no-store", **(headers or {}), "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        data = decompress(data)
    return Response(data, status, media_type="application/json", headers=headers)


async def addresses(request: Request) -> Response:
    """Where other devices on the network reach this server, if it listens there."""
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


# -- tables -----------------------------------------------------------------------------------------


async def make_table(request: Request) -> Response:
    wish = await read_body(request, NewTable)
    return json(await hub_of(request).make(wish, address_of(request)), 201)


async def table(request: Request) -> Response:
    room = await hub_of(request).room(request.path_params["table"])
    async with room.lock:
        return json(room.info())


async def table_game(request: Request) -> Response:
    hub = hub_of(request)
    table = (await hub.room(request.path_params["table"])).table
    return await game_of(request, table.game.name, hub.pack_folder(table))


async def sit(request: Request) -> Response:
    wish = await read_body(request, Sit)
    return json(await hub_of(request).sit(request.path_params["table"], wish))


async def table_record(request: Request) -> Response:
    """For whoever holds a token of the table: after the end, or when the game cannot go on."""
    hub, name = hub_of(request), request.path_params["table"]
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    key = token_hash(token) if scheme.lower() == "bearer" else ""
    try:
        room = await hub.room(name)
    except Refused as refused:
        if refused.code != "broken-table":
            raise
        left = await hub.salvage(name)
        if not left.opens(key):
            raise Refused("bad-link") from None
        return text(left.record(), left.made.game)
    async with room.lock:
        table = room.table
        if key not in {table.made.host, table.watch, *(seat.token for seat in table.seats if seat.token)}:
            raise Refused("bad-link")
        return text(table.record(), table.game.name)


def text(record: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}.record"', "Cache-Control": "no-store"}
    return PlainTextResponse(record, headers=headers)


# -- replays ----------------------------------------------------------------------------------------


async def upload(request: Request) -> Response:
    hub = hub_of(request)
    if not hub.makers.take(address_of(request)):
        raise Refused("too-many-tables")
    try:
        record = (await body(request)).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("bad-record", detail=BadRecord("it is not text in UTF-8")) from None
    made = await hub.films.upload(record, address_of(request))
    return packed(request, made.info, 201)


async def replay(request: Request) -> Response:
    return packed(request, (await find_film(request)).info)


async def replay_game(request: Request) -> Response:
    found = await find_film(request)
    return await game_of(request, found.game, found.pack)


async def frames(request: Request) -> Response:
    found = await find_film(request)
    query = request.query_params
    word = query.get("eyes", "watch")
    eyes: Eyes = "watch" if word == "watch" else "open" if word == "open" else number(word)
    first = number(query.get("from", "0"))
    last = number(query.get("to", str(first)))
    return packed(request, await hub_of(request).films.frames(found, eyes, first, last, address_of(request)))


def number(word: str) -> int:
    if not word.isdecimal() or len(word) > 6:
        raise Refused("malformed", detail=Error("'{}' is not a number", word[:20]))
    return int(word)


async def replay_record(request: Request) -> Response:
    found = await find_film(request)
    record, _ = await hub_of(request).films.record(request.path_params["replay"], address_of(request))
    return text(record, found.game)


async def verify(request: Request) -> Response:
    return json(msgspec.Raw((await find_film(request)).verdict))


async def find_film(request: Request) -> Film:
    return await hub_of(request).films.find(request.path_params["replay"], address_of(request))


# -- the front end ----------------------------------------------------------------------------------


async def front(request: Request) -> Response:
    """A file of the build, or its first page for every address that the front end itself understands."""
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(NO_FRONT_END)
    name = str(request.path_params["rest"])
    file = (STATIC / name).resolve()
    if name and file.is_relative_to(STATIC.resolve()) and file.is_file():
        hashed = name.startswith("assets/")  # a changed file has a new name there
        return FileResponse(file, headers={"Cache-Control": FOREVER if hashed else "no-cache"})
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


async def missing(request: Request) -> Response:
    raise Refused("not-found")
