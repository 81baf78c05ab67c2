"""Chance. Every random event has its own stream, a keyed hash of the match seed and a counter.

So a shuffle that somebody saw betrays nothing about the next one, and every shuffle can be checked afterwards.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
SEED_BYTES: Final = 16


def seed_bytes(seed: int | bytes | str) -> bytes:
    """The match seed as bytes, from what a person or a server gives."""
    if isinstance(seed, bytes):
        return blake2b(seed, digest_size=SEED_BYTES, person=b"sandtable-bytes").digest()
    return blake2b(str(seed).encode(), digest_size=SEED_BYTES, person=b"sandtable-seed").digest()


@mypyc_attr(acyclic=True)
class Stream:
    """A stream of random numbers: sfc32, in 32-bit words. No sum leaves 64 bits, so `i64` is exact."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> int:
        b = self.b
        c = self.c
        t = (self.a + b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD) | (c >> 11)) + t & WORD
        return t

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        size: i64 = n
        while True:
            w: i64 = self.word()
            found = w % size
            if w - found <= WORD + 1 - size:  # else the last numbers would be rarer
                return found

    def shuffle(self, items: list[Any]) -> None:
        """Any: compiled code then swaps the items as they are, and makes no new ints."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1


def stream(seed: bytes, number: int) -> Stream:
    """The stream of random event `number` of the match with this seed."""
    digest = blake2b(number.to_bytes(8, "little"), key=seed, digest_size=16).digest()
    a, b, c, d = unpack("<4I", digest)
    return Stream(a, b, c, d)
