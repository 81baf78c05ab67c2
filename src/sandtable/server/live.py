"""The live connection: one WebSocket for each client, messages in, messages out."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sandtable.kernel.errors import Both
from sandtable.server.client import CLOSED, Client
from sandtable.server.hub import Hub
from sandtable.server.messages import MESSAGE_BYTES, FromClient, Hello
from sandtable.server.requests import answer, welcome
from sandtable.server.room import Room
from sandtable.server.security import same_origin
from sandtable.server.speech import Refused
from sandtable.server.store import StoreFailed

HELLO_SECONDS = 20
MOST_WARNINGS = 3
DETAIL_LETTERS = 160
FATAL = ("bad-origin", "no-table", "bad-link", "protocol", "first-hello", "too-long", "broken-table", "full")
"""After these a connection is closed; the client must do something else first."""

decode = msgspec.json.Decoder(FromClient).decode


async def live(socket: WebSocket) -> None:
    """`/api/tables/{table}/live`."""
    hub: Hub = socket.app.state.hub
    await socket.accept()
    client = Client(hub.limits)
    sender = asyncio.create_task(send_out(socket, client))
    hub.clients += 1
    room: Room | None = None
    try:
        room = await come_in(hub, socket, client)
        while not client.closing:
            await one_message(socket, room, client)
    except Refused as refused:
        client.refuse(0, refused)
    except StoreFailed:
        client.refuse(0, Refused("not-stored"))
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        hub.clients -= 1
        if room is not None:
            async with room.lock:
                room.leave(client)
        client.close(CLOSED)
        await sender


async def come_in(hub: Hub, socket: WebSocket, client: Client) -> Room:
    """Check where the client comes from, wait for its hello, and seat it."""
    if not same_origin(socket.headers, socket.app.state.origins):
        raise Refused("bad-origin")
    if hub.clients > hub.limits.clients:
        raise Refused("full")
    message = read(await asyncio.wait_for(receive(socket), HELLO_SECONDS))
    if not isinstance(message, Hello):
        raise Refused("first-hello")
    room = await hub.room(str(socket.path_params["table"]))
    await welcome(room, client, message)
    return room


async def one_message(socket: WebSocket, room: Room, client: Client) -> None:
    """Take the next message and answer it. A refusal goes to its sender only and harms nobody."""
    text = await receive(socket)
    answer_to = 0
    try:
        if not client.messages.take():
            client.warnings += 1
            if client.warnings >= MOST_WARNINGS:
                client.refuse(0, Refused("too-fast", why="messages"))
                client.close()
                return
            raise Refused("too-fast", why="messages")
        message = read(text)
        answer_to = message.id
        await answer(room, client, message)
    except Refused as refused:
        client.refuse(answer_to, refused)
        if refused.code in FATAL:
            client.close()
    except StoreFailed:
        client.refuse(answer_to, Refused("not-stored"))
    except Exception:  # a fault of ours: this client must come back, the others stay
        room.hub.log.exception("a message could not be answered at table %s", room.table.name)
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
        raise Refused("malformed", detail=Both(str(error)[:DETAIL_LETTERS], "")) from None


async def send_out(socket: WebSocket, client: Client) -> None:
    """Send what waits for a client, until it is closed."""
    try:
        while True:
            item = await client.outbox.get()
            if isinstance(item, int):
                if socket.application_state == WebSocketState.CONNECTED:
                    await socket.close(item)
                return
            await socket.send_text(item.decode())
    except (WebSocketDisconnect, RuntimeError, OSError):
        client.closing = True  # the other side is gone; who receives will notice
