"""Where several processes share a store: what is meant for a table is passed on to the process that has it.

So it does not matter to which process a client comes. If the owner of a table does not answer, it has ended: its lease
runs out within seconds, and whoever is asked takes over.
"""

from __future__ import annotations

import asyncio
import hmac
import http.client
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sandtable.server.client import STOPPING
from sandtable.server.speech import Refused

if TYPE_CHECKING:
    from sandtable.server.tables import Tables

PASSED, ADDRESS = "x-sandtable-passed", "x-sandtable-address"
"""Headers between our processes: a secret of the store, and from which address the request came at first."""
CARRIED = ("authorization", "content-type", "if-none-match", "accept-encoding")
BACK = ("content-type", "content-encoding", "content-disposition", "cache-control", "etag", "location", "vary")
PATIENCE = 10.0
"""Seconds for which somebody waits for a table whose owner does not answer."""
PAUSE = 0.2
T = TypeVar("T")


class Elsewhere(Exception):
    """Another process has the table."""

    def __init__(self, owner: str) -> None:
        self.address = owner.partition("#")[0]
        """Where that process is."""
        super().__init__(owner)


class OwnerGone(Exception):
    """The process that has the table cannot be reached."""


def was_passed(tables: Tables, connection: HTTPConnection) -> bool:
    """Does it come from another process of ours? A stranger does not know the secret."""
    given = connection.headers.get(PASSED, "")
    return bool(given) and bool(tables.pass_word) and hmac.compare_digest(given, tables.pass_word)


def sender_of(tables: Tables, connection: HTTPConnection) -> str:
    """The address from which something came, also by way of another process."""
    if was_passed(tables, connection):
        return connection.headers.get(ADDRESS, "")
    return connection.client.host if connection.client else ""


async def here_or_there(here: Callable[[], Awaitable[T]], there: Callable[[str], Awaitable[T]], passed: bool) -> T:
    """Do it here, or where the table is. What was passed on once stays: its sender knows no better by now."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return await here()
        except Elsewhere as elsewhere:
            if not passed:
                with suppress(OwnerGone):
                    return await there(elsewhere.address)
        if time.monotonic() > until:
            raise Refused("not-stored")
        await asyncio.sleep(PAUSE)


# -- requests -----------------------------------------------------------------------------------------


async def pass_request(tables: Tables, request: Request, body: bytes, owner: str) -> Response:
    """The answer of the process that has the table."""
    headers = {name: request.headers[name] for name in CARRIED if name in request.headers}
    headers |= {PASSED: tables.pass_word, ADDRESS: sender_of(tables, request)}
    query = f"?{request.url.query}" if request.url.query else ""
    try:
        return await asyncio.to_thread(fetch, owner, request.method, request.url.path + query, body, headers)
    except (OSError, http.client.HTTPException):
        raise OwnerGone from None


def fetch(owner: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> Response:
    where = urlsplit(owner)
    connection = http.client.HTTPConnection(where.hostname or "", where.port or 80, timeout=PATIENCE)
    try:
        connection.request(method, path, body or None, headers)
        answer = connection.getresponse()
        kept = {name: value for name, value in answer.getheaders() if name.lower() in BACK}
        return Response(answer.read(), answer.status, headers=kept)
    finally:
        connection.close()


# -- sockets ------------------------------------------------------------------------------------------


async def pass_socket(tables: Tables, socket: WebSocket, hello: str | bytes, owner: str) -> None:
    """Carry messages to and fro until one side ends."""
    address = f"{owner.replace('http', 'ws', 1)}{socket.url.path}"
    headers = {PASSED: tables.pass_word, ADDRESS: sender_of(tables, socket)}
    try:
        there = await connect(address, additional_headers=headers, max_size=None, compression=None)
    except (OSError, InvalidHandshake, TimeoutError):
        raise OwnerGone from None
    async with there:
        await there.send(hello)
        inward = asyncio.create_task(carry_in(socket, there))
        try:
            async for message in there:
                await socket.send_text(message if isinstance(message, str) else message.decode())
        except (ConnectionClosed, RuntimeError, OSError):
            pass
        finally:
            inward.cancel()
        code = there.close_code or STOPPING
        with suppress(RuntimeError, OSError):
            await socket.close(STOPPING if code in (1005, 1006) else code)


async def carry_in(socket: WebSocket, there: ClientConnection) -> None:
    with suppress(ConnectionClosed, RuntimeError):
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            await there.send(message.get("bytes") or b"" if text is None else text)
    await there.close()
