"""What all requests over HTTP have in common: who may ask, how a body is read, how an answer looks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from gzip import decompress
from hashlib import sha256
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from sandtable.kernel.errors import Phrase, in_its_words
from sandtable.server.bodies import Problem
from sandtable.server.passing import here_or_there, pass_request, sender_of, was_passed
from sandtable.server.security import same_origin
from sandtable.server.speech import Refused
from sandtable.server.store import StoreFailed
from sandtable.server.tables import Tables

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

encode = msgspec.json.Encoder().encode
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


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


def number(word: str) -> int:
    if not word.isdecimal() or len(word) > 6:
        raise Refused("malformed", detail=Phrase("not-a-number", text=word[:20]))
    return int(word)


def json(data: object, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def text(record: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}.record"', "Cache-Control": "no-store"}
    return PlainTextResponse(record, headers=headers)


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
