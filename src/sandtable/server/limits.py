"""How much a client may ask for. Everything that comes in is hostile until it is checked."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The limits of a server, in one place."""

    messages_per_second: float = 20.0
    message_burst: float = 60.0
    tables: int = 20_000
    """Unfinished tables in the store."""
    tables_per_minute: float = 30.0
    """New tables and uploads of one address."""
    clients: int = 4_000
    clients_per_table: int = 100
    body_bytes: int = 400_000
    """The longest body of a request: a pack of one's own, or a record."""
    outbox: int = 400
    """Messages that wait for a slow client before it is cut off."""
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
    questions: int = 60
    """That wait for these processes, in all and of one address."""
    questions_of_one: int = 20


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
    """A bucket for each address; the oldest are forgotten."""

    MOST = 10_000

    def __init__(self, per_second: float, size: float) -> None:
        self.per_second = per_second
        self.size = size
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self.by_address.pop(address, None) or Bucket(self.per_second, self.size)
        self.by_address[address] = bucket
        while len(self.by_address) > self.MOST:
            del self.by_address[next(iter(self.by_address))]
        return bucket.take()
