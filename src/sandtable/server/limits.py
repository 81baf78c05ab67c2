"""How much a client may ask for. Everything that comes in is hostile until it is checked."""

from __future__ import annotations

import time
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address


@dataclass(frozen=True)
class Limits:
    """The limits of a server, in one place."""

    messages_per_second: float = 20.0
    message_burst: float = 60.0
    tables: int = 20_000
    """Unfinished tables in the store, in all and of one address."""
    tables_of_one: int = 1_000
    tables_per_minute: float = 30.0
    """New tables and uploads of one address."""
    clients: int = 4_000
    """Connected at once: in all, of one address, at one table."""
    clients_of_one: int = 300
    clients_per_table: int = 100
    reads_per_second: float = 50.0
    """Requests that only read, of one address; ten seconds' worth at once."""
    chat_per_minute: float = 60.0
    """Lines of chat, reports and new names, of one address."""
    take_backs_per_minute: float = 120.0
    """Undos and proposals, of one address."""
    talk_of_table: int = 10_000
    """Acts of a table that are no moves: chat, names, proposals. They are all read when it is opened."""
    acts_of_table: int = 50_000
    """Acts of a table after which nothing but moves that go on is taken."""
    away_seconds: float = 180.0
    """A seat's holder must have been away for so long before others may give the seat away."""
    body_bytes: int = 400_000
    """The longest body of a request: your own pack, or a record."""
    outbox: int = 400
    """Messages that wait for a slow client before it is cut off, and their bytes."""
    outbox_bytes: int = 4_000_000
    idle_seconds: int = 1_800
    """A table without clients is put away to the store after that."""
    keep_days: int = 60
    """A table without any act is cleared away after that; 0: never."""
    hints_per_minute: float = 30.0
    readers: int = 2
    """Processes in which packs, decks, maps and records are read."""
    reading_seconds: float = 15.0
    """Of CPU, for one of them."""
    reading_megabytes: int = 600
    analyses: int = 1
    """Games that are analysed at once, that wait for it, and both of one address; and how many of those in an hour."""
    analyses_waiting: int = 20
    analyses_of_one: int = 1
    analyses_per_hour: float = 20.0
    analysis_seconds: float = 1_800.0
    """Of CPU, for one of them."""
    questions: int = 60
    """That wait for these processes, in all and of one address."""
    questions_of_one: int = 20


ALL_FROM_ONE = Limits(
    tables_per_minute=1e6,
    tables_of_one=1_000_000,
    clients_of_one=1_000_000,
    reads_per_second=1e6,
    chat_per_minute=1e6,
    take_backs_per_minute=1e6,
)
"""For tests and measurements, whose clients all have the same address."""


def network(address: str) -> str:
    """Who counts as one sender: an IPv4 address, or the /64 of an IPv6 one, within which anybody has as many as they
    like."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
    return str(found)


class Bucket:
    """A bucket of permissions that fills at a steady rate and is emptied by use."""

    def __init__(self, per_second: float, size: float) -> None:
        self.per_second = per_second
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def take(self) -> bool:
        """One more? False if the bucket is empty."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each sender; those unused for the longest are forgotten."""

    MOST = 10_000

    def __init__(self, per_second: float, size: float) -> None:
        self.per_second = per_second
        self.size = size
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        address = network(address)
        bucket = self.by_address.pop(address, None) or Bucket(self.per_second, self.size)
        self.by_address[address] = bucket
        while len(self.by_address) > self.MOST:
            del self.by_address[next(iter(self.by_address))]
        return bucket.take()


class Allowances:
    """What each address may do so often."""

    def __init__(self, limits: Limits) -> None:
        self.makers = Buckets(limits.tables_per_minute / 60, limits.tables_per_minute)
        self.reads = Buckets(limits.reads_per_second, limits.reads_per_second * 10)
        self.chat = Buckets(limits.chat_per_minute / 60, limits.chat_per_minute / 2)
        self.analyses = Buckets(limits.analyses_per_hour / 3600, limits.analyses_per_hour)
        self.take_backs = Buckets(limits.take_backs_per_minute / 60, limits.take_backs_per_minute / 2)
