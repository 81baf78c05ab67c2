"""What was made lately and may be asked for again, bounded by its bytes and by its age."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """Things by name. The one that was not asked for the longest goes first."""

    def __init__(self, most_bytes: int, most_seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.most_bytes = most_bytes
        self.most_seconds = most_seconds
        self.bytes = 0
        self.kept: dict[str, tuple[T, int, float]] = {}
        """The thing, its size, and when it was last asked for."""

    def get(self, name: str) -> T | None:
        if name not in self.kept:
            return None
        thing, size, _ = self.kept.pop(name)
        self.kept[name] = (thing, size, self.clock())
        return thing

    def put(self, name: str, thing: T, size: int) -> None:
        self.drop(name)
        self.kept[name] = (thing, size, self.clock())
        self.bytes += size
        while self.bytes > self.most_bytes:
            self.drop(next(iter(self.kept)))

    def drop(self, name: str) -> None:
        if name in self.kept:
            self.bytes -= self.kept.pop(name)[1]

    def forget_old(self) -> None:
        """Drop what nobody has asked for lately."""
        before = self.clock() - self.most_seconds
        for name in [name for name, (_, _, used) in self.kept.items() if used < before]:
            self.drop(name)

    def clear(self) -> None:
        self.kept.clear()
        self.bytes = 0
