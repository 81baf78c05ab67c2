"""Requests that the server makes to addresses which strangers named: push services and webhooks.

The name is looked up once, and what it leads to is checked and then asked, so that it cannot lead elsewhere meanwhile.
Only https at public addresses is asked, nobody is followed to another address, and of an answer the status is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from sandtable.server.limits import Buckets

PATIENCE = 10.0
LONGEST_ADDRESS = 1_000
MOST_READ = 4_096
"""Bytes of an answer: its first line is in them, or it is none."""
LOOKERS = 4
"""Threads in which names are looked up: those of the server's own work do not wait for somebody's slow name server."""
EMBEDDING = tuple(map(IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")))
"""IPv6 addresses that may lead to an IPv4 address, which could be one of our own network."""


class Unasked(OSError):
    """It could not be asked, or may not."""


def address_in(text: str) -> SplitResult | None:
    """The parts of an address that may be asked; None if it is none of those."""
    try:
        where = urlsplit(text)
        _ = where.port  # a number that is none is only found when it is asked for
    except ValueError:
        return None
    plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST_ADDRESS
    return where if plain and where.scheme == "https" and where.hostname and not where.username else None


def is_public(address: str) -> bool:
    """Does a number belong to the open internet, and not to this machine or its networks?"""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inner: IPv4Address | None = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            return is_public(str(inner))
        if found.teredo or any(found in network for network in EMBEDDING):
            return False
    return found.is_global and not found.is_multicast


class Outward:
    """The way out. Tests have one that ends on their own machine."""

    def __init__(self) -> None:
        self.lookers: ThreadPoolExecutor | None = None
        self.tls = ssl.create_default_context()

    def close(self) -> None:
        if self.lookers is not None:
            self.lookers.shutdown(wait=False, cancel_futures=True)

    async def look_up(self, name: str, port: int) -> list[str]:
        """The numbers that a name leads to."""
        if self.lookers is None:
            self.lookers = ThreadPoolExecutor(LOOKERS, thread_name_prefix="looking-up")
        look = asyncio.get_running_loop().run_in_executor
        found = await look(self.lookers, lambda: socket.getaddrinfo(name, port, type=socket.SOCK_STREAM))
        return [str(one[4][0]) for one in found]

    async def connect(self, number: str, port: int, name: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to this number, which must prove that it is who it was named."""
        return await asyncio.open_connection(number, port, ssl=self.tls, server_hostname=name, limit=MOST_READ)

    async def post(self, address: str, headers: dict[str, str], body: bytes, pace: Buckets | None = None) -> int:
        """Send something there, unless that machine was asked too often; the status of the answer."""
        where = address_in(address)
        if where is None or where.hostname is None:
            raise Unasked("no address that is asked")
        try:
            async with asyncio.timeout(PATIENCE):
                port = where.port or 443
                numbers = await self.look_up(where.hostname, port)
                if not numbers or not all(map(is_public, numbers)):
                    raise Unasked("not a public address")
                if pace is not None and not pace.take(numbers[0]):
                    raise Unasked("asked too often")
                reader, writer = await self.connect(numbers[0], port, where.hostname)
                try:
                    return await ask(reader, writer, where, headers, body)
                finally:
                    writer.close()
        except Unasked:
            raise
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise Unasked(type(error).__name__) from None


async def ask(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, where: SplitResult, headers: dict[str, str], body: bytes
) -> int:
    path = (where.path or "/") + (f"?{where.query}" if where.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {where.netloc}", f"Content-Length: {len(body)}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
    await writer.drain()
    words = (await reader.readuntil(b"\r\n")).split(b" ")
    if len(words) < 2 or not words[0].startswith(b"HTTP/"):
        raise Unasked("no status")
    return int(words[1])
