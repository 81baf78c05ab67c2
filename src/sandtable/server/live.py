"""The live connection: one WebSocket for each client, messages in, messages out."""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sandtable.kernel.errors import in_its_words
from sandtable.server.client import CLOSED, STOPPING, Client
from sandtable.server.coach import nothing_to_compare
from sandtable.server.from_client import Consider, FromClient, Hello, Hint, Step
from sandtable.server.limits import network
from sandtable.server.messages import MESSAGE_BYTES
from sandtable.server.passing import here_or_there, pass_socket, sender_of, was_passed
from sandtable.server.requests import answer, welcome
from sandtable.server.room import Room
from sandtable.server.security import same_origin
from sandtable.server.speech import Overtaken, Refused
from sandtable.server.store import StoreFailed
from sandtable.server.tables import Tables

HELLO_SECONDS = 20
MOST_WARNINGS = 3
FATAL = ("bad-origin", "no-table", "bad-link", "protocol", "first-hello", "too-long", "broken-table", "full")
"""After these a connection is closed; the client must do something else first."""
TAKES_A_WHILE = (Consider, Hint, Step)
"""A bot thinks for these: what else their sender wants does not wait for it."""

decode = msgspec.json.Decoder(FromClient).decode


class Numbered(msgspec.Struct):
    """What every message has, whatever else is wrong with it."""

    id: int = 0


find_id = msgspec.json.Decoder(Numbered).decode


async def live(socket: WebSocket) -> None:
    """`/api/tables/{table}/live`."""
    tables: Tables = socket.app.state.tables
    await socket.accept()
    client = Client(tables.limits, network(sender_of(tables, socket)))
    sender = asyncio.create_task(send_out(socket, client))
    tables.clients[client.address] += 1
    room: Room | None = None
    try:
        room = await come_in(tables, socket, client)
        while room is not None and not client.closing:
            await one_message(socket, room, client)
    except Refused as refused:
        tables.refused[refused.code] += 1
        client.refuse(0, refused)
    except StoreFailed:
        client.refuse(0, Refused("not-stored"))
        client.close(STOPPING)  # it may come to another process, or again
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        tables.clients[client.address] -= 1
        tables.clients += Counter()  # forgets addresses without clients
        if room is not None:
            async with room.lock:
                room.leave(client)
        client.close(CLOSED)
        await sender


async def come_in(tables: Tables, socket: WebSocket, client: Client) -> Room | None:
    """Check where the client comes from, wait for its hello, and seat it. None if it was passed on, and is gone."""
    if not same_origin(socket.headers, socket.app.state.origins):
        raise Refused("bad-origin")
    if tables.clients[client.address] > tables.limits.clients_of_one:
        raise Refused("too-fast", why="clients")
    if tables.clients.total() > tables.limits.clients:
        raise Refused("busy")
    text = await asyncio.wait_for(receive(socket), HELLO_SECONDS)
    message = read(text)
    if not isinstance(message, Hello):
        raise Refused("first-hello")

    async def here() -> Room | None:
        return await tables.room(str(socket.path_params["table"]))

    async def there(owner: str) -> None:
        await pass_socket(tables, socket, text, owner)

    room = await here_or_there(here, there, was_passed(tables, socket))
    if room is None:
        client.closing = True
        client.outbox.put_nowait(CLOSED)
    else:
        await welcome(room, client, message)
    return room


async def one_message(socket: WebSocket, room: Room, client: Client) -> None:
    """Take the next message and answer it. A refusal goes to its sender only and harms nobody."""
    text = await receive(socket)
    answer_to = 0
    try:
        if not client.messages.take():
            answer_to = id_of(text)
            client.warnings += 1
            if client.warnings >= MOST_WARNINGS:
                client.refuse(answer_to, Refused("too-fast", why="messages"))
                client.close()
                return
            raise Refused("too-fast", why="messages")
        message = read(text)
    except Refused as refused:
        client.refuse(answer_to or id_of(text), refused)
        if refused.code in FATAL:
            client.close()
        return
    if not isinstance(message, TAKES_A_WHILE):
        await answered(room, client, message)
    elif client.thinking is None or client.thinking.done():
        client.thinking = asyncio.create_task(answered(room, client, message))
    elif isinstance(message, Consider):
        client.send(nothing_to_compare(message))
    else:
        client.refuse(message.id, Refused("too-fast", why="hints"))


async def answered(room: Room, client: Client, message: FromClient) -> None:
    """Answer a message, whatever happens."""
    answer_to = message.id
    try:
        await answer(room, client, message)
    except Refused as refused:
        room.tables.refused[refused.code] += 1
        client.refuse(answer_to, refused)
        if refused.code in FATAL:
            client.close()
    except Overtaken:
        room.show(client, stale=True, answer_to=answer_to)
    except StoreFailed:
        client.refuse(answer_to, Refused("not-stored"))
    except Exception:  # a fault of ours: this client must come back, the others stay
        room.tables.log.exception("a message could not be answered at table %s", room.table.name)
        client.refuse(answer_to, Refused("broken-table", why="fault"))
        client.close()


async def receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return message.get("bytes") or b"" if text is None else text


def read(text: str | bytes) -> FromClient:
    """A message from what came in, which may be anything."""
    data = text if isinstance(text, bytes) else text.encode(errors="replace")
    if len(data) > MESSAGE_BYTES:
        raise Refused("too-long", limit=MESSAGE_BYTES)
    try:
        message: FromClient = decode(data)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", detail=in_its_words(error)) from None


def id_of(text: str | bytes) -> int:
    """The id of a message that is refused, if one can be made out."""
    data = text if isinstance(text, bytes) else text.encode(errors="replace")
    try:
        return find_id(data).id if len(data) <= MESSAGE_BYTES else 0
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0


async def send_out(socket: WebSocket, client: Client) -> None:
    """Send what waits for a client, until it is closed."""
    try:
        while True:
            item = await client.next()
            if isinstance(item, int):
                if socket.application_state == WebSocketState.CONNECTED:
                    await socket.close(item)
                return
            await socket.send_text(item.decode())
    except (WebSocketDisconnect, RuntimeError, OSError):
        client.closing = True  # the other side is gone; who receives will notice
