"""Chance. Every random event has its own stream, a keyed hash of the match seed and a counter.

So a shuffle that somebody saw betrays nothing about the next one, and every shuffle can be checked afterwards.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

WORD: Final = 0xFFFFFFFF
SEED_BYTES: Final = 16


def seed_bytes(seed: int | bytes | str) -> bytes:
    """The match seed as bytes, from what a person or a server gives."""
    if isinstance(seed, bytes):
        return blake2b(seed, digest_size=SEED_BYTES, person=b"sandtable-bytes").digest()
    return blake2b(str(seed).encode(), digest_size=SEED_BYTES, person=b"sandtable-seed").digest()


class Stream:
    """A stream of random numbers: sfc32, in 32-bit words, which compiled code handles fastest."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> int:
        t = (self.a + self.b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD) | (self.c >> 11)) + t & WORD
        return t

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = WORD + 1 - (WORD + 1) % n
        while True:
            w = self.word()
            if w < limit:
                return w % n

    def shuffle(self, items: list[int]) -> None:
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
