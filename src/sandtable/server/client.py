"""A client at a table: one connection, what its tokens open, and the messages that wait for it."""

from __future__ import annotations

import asyncio

import msgspec

from sandtable.server.feed import SeatEyes
from sandtable.server.from_server import FromServer, Ok, Refusal
from sandtable.server.limits import Bucket, Limits
from sandtable.server.shapes import Lang, You
from sandtable.server.speech import Refused

CLOSED, TOO_SLOW, STOPPING = 4000, 4001, 4002
"""Why a connection is closed, as the browser is told."""

encode = msgspec.json.Encoder().encode


class Client:
    """One browser. It may hold several seats: then it sees a hand only after it said who is looking."""

    def __init__(self, limits: Limits, address: str = "") -> None:
        self.address = address
        self.seats: list[int] = []
        self.host = False
        self.person = ""
        """Hash of the personal link by which it came, if it came by one."""
        self.name = ""
        self.lang: Lang = "en"
        self.eyes: SeatEyes = None
        self.curtain: int | None = None
        """While the curtain is down: the seat of this client that is asked."""
        self.bench = b""
        """What it was last told of a preparation."""
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        """Messages to send; a number closes the connection."""
        self.most, self.most_bytes = limits.outbox, limits.outbox_bytes
        self.waiting_bytes = 0
        """Of the messages that wait."""
        self.closing = False
        self.messages = Bucket(limits.messages_per_second, limits.message_burst)
        self.hints = Bucket(limits.hints_per_minute / 60, limits.hints_per_minute / 2)
        self.warnings = 0
        self.thinking: asyncio.Task[None] | None = None
        """What it asked for that takes a bot's time; its other messages are answered meanwhile."""

    @property
    def you(self) -> You:
        return You(self.seats, self.host, not self.seats)

    @property
    def shared(self) -> bool:
        """Do several people sit at this screen?"""
        return len(self.seats) > 1

    def post(self, data: bytes) -> None:
        """Send this when the connection is ready for it. Who reads too slowly is cut off and may come back."""
        if self.closing:
            return
        full = self.waiting_bytes and self.waiting_bytes + len(data) > self.most_bytes
        if full or self.outbox.qsize() >= self.most:
            self.close(TOO_SLOW)
            return
        self.waiting_bytes += len(data)
        self.outbox.put_nowait(data)

    def send(self, message: FromServer) -> None:
        self.post(encode(message))

    def ok(self, answer_to: int, seq: int) -> None:
        self.send(Ok(answer_to, seq))

    def refuse(self, answer_to: int, refused: Refused) -> None:
        self.send(Refusal(answer_to, refused.code, refused.text, refused.rules))

    async def next(self) -> bytes | int:
        """What is to be sent next."""
        item = await self.outbox.get()
        if isinstance(item, bytes):
            self.waiting_bytes -= len(item)
        return item

    def close(self, code: int = CLOSED) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
        if not self.closing:
            self.closing = True
            self.outbox.put_nowait(code)
