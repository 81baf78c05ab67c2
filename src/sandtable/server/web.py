"""The requests over HTTP: catalogue, new tables, records and replays, and the built front end."""

from __future__ import annotations

import asyncio
import re
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
from sandtable.kernel.errors import Phrase, in_its_words
from sandtable.kernel.game import AnyGame
from sandtable.kernel.registry import game as game_named
from sandtable.kernel.words import languages, translator
from sandtable.server import catalogue
from sandtable.server.bodies import AnalysisInfo, Health, LessonMoves, NewTable, Problem, Sit
from sandtable.server.kept_replays import KeptReplay
from sandtable.server.lessons import lesson_after
from sandtable.server.making import LONGEST_NAME
from sandtable.server.page_files import TYPES, page_files
from sandtable.server.passing import here_or_there, pass_request, sender_of, was_passed
from sandtable.server.rulebook import rulebook
from sandtable.server.seats import token_hash
from sandtable.server.security import same_origin
from sandtable.server.shapes import Eyes
from sandtable.server.speech import FOLDER, Refused
from sandtable.server.store import StoreFailed
from sandtable.server.tables import Tables

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
STATUS = {
    "no-table": 404,
    "not-found": 404,
    "no-own-pack": 404,
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
BODY_SECONDS = 60
"""In which the body of a request must have come."""
LONGEST_PATH = 500
NO_FRONT_END = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandtable</title>
<h1>Sandtable</h1>
{said}
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
            tables = tables_of(request)
            passed = was_passed(tables, request)
            if request.method in ("GET", "HEAD"):
                if not passed and not tables.allowed.reads.take(address_of(request)):
                    raise Refused("too-fast", why="messages")
            elif not same_origin(request.headers, request.app.state.origins):
                raise Refused("bad-origin")

            async def there(owner: str) -> Response:
                return await pass_request(tables, request, getattr(request.state, "body", b""), owner)

            return await here_or_there(lambda: endpoint(request), there, passed)
        except Refused as refused:
            tables_of(request).refused[refused.code] += 1
            return problem(refused)
        except StoreFailed:
            return problem(Refused("not-stored"))

    return answer


def problem(refused: Refused) -> Response:
    return json(Problem(refused.code, refused.text, refused.rules), STATUS.get(refused.code, 400))


async def body(request: Request) -> bytes:
    """The body of a request, up to the limit."""
    limit = tables_of(request).limits.body_bytes
    data = bytearray(getattr(request.state, "body", b""))
    if data:
        return bytes(data)
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > limit:
                    raise Refused("too-long", limit=limit)
    except TimeoutError:
        raise Refused("malformed", detail=Phrase("body-too-slow", seconds=BODY_SECONDS)) from None
    request.state.body = bytes(data)  # it may have to be passed on
    return bytes(data)


async def read_body(request: Request, shape: type[T]) -> T:
    try:
        return msgspec.json.decode(await body(request), type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", detail=in_its_words(error)) from None


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def address_of(request: Request) -> str:
    return sender_of(tables_of(request), request)


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


# -- tables -----------------------------------------------------------------------------------------


async def make_table(request: Request) -> Response:
    wish = await read_body(request, NewTable)
    return json(await tables_of(request).make(wish, address_of(request)), 201)


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


def text(record: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}.record"', "Cache-Control": "no-store"}
    return PlainTextResponse(record, headers=headers)


# -- replays ----------------------------------------------------------------------------------------


async def upload(request: Request) -> Response:
    tables = tables_of(request)
    if not tables.allowed.makers.take(address_of(request)):
        raise Refused("too-many-tables", why="yours")
    try:
        record = (await body(request)).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("bad-record", detail=Phrase("not-utf-8")) from None
    replay = await tables.replays.upload(record, address_of(request))
    return packed(request, replay.info, 201)


async def replay(request: Request) -> Response:
    return packed(request, (await find_replay(request)).info)


async def replay_game(request: Request) -> Response:
    found = await find_replay(request)
    return await game_of(request, found.game, found.pack)


async def frames(request: Request) -> Response:
    found = await find_replay(request)
    query, eyes = request.query_params, eyes_of(request)
    first = number(query.get("from", "0"))
    last = number(query.get("to", str(first)))
    return packed(request, await tables_of(request).replays.frames(found, eyes, first, last, address_of(request)))


def eyes_of(request: Request) -> Eyes:
    word = request.query_params.get("eyes", "watch")
    return "watch" if word == "watch" else "open" if word == "open" else number(word)


def number(word: str) -> int:
    if not word.isdecimal() or len(word) > 6:
        raise Refused("malformed", detail=Phrase("not-a-number", text=word[:20]))
    return int(word)


async def replay_record(request: Request) -> Response:
    found = await find_replay(request)
    record, _ = await tables_of(request).replays.record(request.path_params["replay"], address_of(request))
    return text(record, found.game)


async def verify(request: Request) -> Response:
    return json(msgspec.Raw((await find_replay(request)).verdict))


async def analysis(request: Request) -> Response:
    return told(request, await tables_of(request).analyses.state(*whose(request)))


async def begin_analysis(request: Request) -> Response:
    return told(request, await tables_of(request).analyses.begin(*whose(request)))


async def stop_analysis(request: Request) -> Response:
    await tables_of(request).analyses.find(*whose(request))
    return json(tables_of(request).analyses.stop(*whose(request)))


async def better_line(request: Request) -> Response:
    """The better line of a choice that was analysed."""
    tables, address = tables_of(request), address_of(request)
    found = await find_replay(request)
    made = await tables.store.analysis(request.path_params["replay"])
    if made is None:
        raise Refused("not-found")
    line, eyes = number(request.path_params["line"]), eyes_of(request)
    return packed(request, await tables.replays.better(found, made, line, eyes, address))


def told(request: Request, state: AnalysisInfo | bytes) -> Response:
    return packed(request, state) if isinstance(state, bytes) else json(state)


def whose(request: Request) -> tuple[str, str]:
    return request.path_params["replay"], address_of(request)


async def find_replay(request: Request) -> KeptReplay:
    return await tables_of(request).replays.find(request.path_params["replay"], address_of(request))


# -- the front end ----------------------------------------------------------------------------------


async def front(request: Request) -> Response:
    """A file of the build, or its first page for every address that the front end itself understands."""
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(page_missing())
    name = str(request.path_params["rest"])
    if len(name) > LONGEST_PATH or not name.isprintable():
        return problem(Refused("not-found"))
    file = (STATIC / name).resolve()
    if name and file.is_relative_to(STATIC.resolve()) and is_file(file):
        hashed = name.startswith("assets/")  # a changed file has a new name there
        return FileResponse(file, headers={"Cache-Control": FOREVER if hashed else "no-cache"})
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def is_file(path: Path) -> bool:
    """Whether there is such a file; a name that the file system cannot hold is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def page_missing() -> str:
    """What a browser is shown where the page was never built, in every language."""
    command = "<code>make page</code>"
    said = {lang: translator(lang, FOLDER)("page-missing", command=command) for lang in languages()}
    return NO_FRONT_END.format(said="\n".join(f'<p lang="{lang}">{text}</p>' for lang, text in said.items()))


async def missing(request: Request) -> Response:
    raise Refused("not-found")
