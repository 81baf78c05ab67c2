"""Connections over HTTP: requests that never come to an end are ended, and nobody can hold all of them."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from dataclasses import replace
from ipaddress import ip_address

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sandtable.server.limits import Limits, network

HEAD_SECONDS = 15.0
"""In which the head of a request must have come, from the first byte or from the connection on."""
HEAD_BYTES = 65_536
CONNECTIONS_OF_ONE = 600
"""Of one address. A proxy on this machine may have any number."""
MOST_FILES = 65_536
SAY_AGAIN = 60.0
"""Seconds between two lines of the log about connections that had to give way."""

log = logging.getLogger("sandtable.server")


class Connection(HttpToolsProtocol):
    """A connection with patience for so many seconds, until it has become a request.

    Where connections would take more files than they may, the half-sent request that has waited longest gives way.
    """

    by_address: Counter[str] = Counter()
    half_sent: dict[Connection, None] = {}
    """The longest waiting first."""
    most = MOST_FILES
    said = -SAY_AGAIN
    head_seconds = HEAD_SECONDS
    patience: asyncio.TimerHandle | None = None
    address = ""
    head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network(self.client[0] if self.client else "")
        self.by_address[self.address] += 1
        if self.by_address[self.address] > CONNECTIONS_OF_ONE and not on_this_machine(self.address):
            self.transport.abort()
            return
        self.begin_patience()
        if self.by_address.total() > self.most:
            self.make_room()

    def make_room(self) -> None:
        next(iter(self.half_sent)).give_up()
        now = time.monotonic()
        if now >= Connection.said + SAY_AGAIN:
            Connection.said = now
            log.warning("more than %d connections: requests that were sent by halves are closed", self.most)

    def connection_lost(self, exc: Exception | None) -> None:
        self.end_patience()
        self.forget()
        super().connection_lost(exc)

    def forget(self) -> None:
        self.by_address[self.address] -= 1
        if self.by_address[self.address] <= 0:
            del self.by_address[self.address]

    def data_received(self, data: bytes) -> None:
        if self.patience is not None:
            self.head_bytes += len(data)
        super().data_received(data)
        if self.patience is not None and self.head_bytes > HEAD_BYTES:
            self.give_up()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.patience is None:
            self.begin_patience()

    def on_headers_complete(self) -> None:
        self.end_patience()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self.end_patience()
        self.forget()  # from here on it is counted as a client
        super().handle_websocket_upgrade()

    def begin_patience(self) -> None:
        self.head_bytes = 0
        self.patience = self.loop.call_later(self.head_seconds, self.give_up)
        self.half_sent[self] = None

    def end_patience(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
            self.half_sent.pop(self, None)

    def give_up(self) -> None:
        """The head has not come: close, and say nothing to somebody who says nothing."""
        self.end_patience()
        if not self.transport.is_closing():
            self.transport.abort()


def on_this_machine(address: str) -> bool:
    try:
        return ip_address(address.partition("/")[0]).is_loopback
    except ValueError:
        return not address


def raise_file_limit() -> int:
    """Every connection is a file to the system, and many systems begin with 1,024 for a process; how many there are."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
        except (OSError, ValueError) as error:
            log.warning("no more than %d connections at once: the limit of open files stays: %s", soft, error)
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def share_files(limits: Limits) -> Limits:
    """Of the files there may be, half are for clients at tables and a quarter for requests; what the server reads and
    writes itself has the rest."""
    files = raise_file_limit()
    Connection.most = files // 4
    return replace(limits, clients=min(limits.clients, files // 2))
