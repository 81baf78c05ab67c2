"""Chance. Every random event has its own stream, a keyed hash of the match seed and a counter.

So a shuffle that somebody saw betrays nothing about the next one, and every shuffle can be checked afterwards. In a
re-deal and in a playout nobody is to be kept from anything: there a lot, one number, takes the place of seed and hash.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
SEED_BYTES: Final = 16
FOUR_WORDS: Final = Struct("<4I")
FIRST_NUMBERS: Final = [number.to_bytes(8, "little") for number in range(256)]
MIXING: Final = 12
"""Rounds after which every bit of the first words shows in the next one, as the makers of sfc32 advise."""


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
        """The next 32 bits."""
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

    def lot(self) -> int:
        """A number for `lot_stream`, never 0. It has 60 bits, so compiled code need not make an object of it."""
        return ((self.word() << 28) | (self.word() >> 4)) | 1

    def branch(self) -> Stream:
        """A stream of its own, decided by this one. What is drawn from it leaves this one as it is."""
        return lot_stream(self.lot(), 0)

    def copy(self) -> Stream:
        """The same numbers again, from here on."""
        return Stream(self.a, self.b, self.c, self.d)


class KeyedHash:
    """The hash with the key of the match that was asked last: a copy of it takes 0.6 of the time of a new one."""

    def __init__(self) -> None:
        self.last: tuple[bytes, Any] = (b"", blake2b(key=b"", digest_size=16))
        """Seed and hash in one, so that no other thread ever sees one without the other."""

    def of(self, seed: bytes, number: int) -> bytes:
        seed_before, keyed = self.last
        if seed_before != seed:
            keyed = blake2b(key=seed, digest_size=16)
            self.last = (seed, keyed)
        made = keyed.copy()
        made.update(FIRST_NUMBERS[number] if number < len(FIRST_NUMBERS) else number.to_bytes(8, "little"))
        digest: bytes = made.digest()
        return digest


KEYED: Final = KeyedHash()


def stream(seed: bytes, number: int) -> Stream:
    """The stream of random event `number` of the match with this seed."""
    a, b, c, d = FOUR_WORDS.unpack(KEYED.of(seed, number))
    return Stream(a, b, c, d)


def lot_stream(lot: int, number: int) -> Stream:
    """The stream of random event `number` where a lot decides: in search. A twentieth of the time of a keyed one."""
    words: i64 = lot
    mixed = Stream(words & WORD, words >> 32, number, 1)
    for _time in range(MIXING):  # compiled, a loop with the bare name `_` makes an object of every number
        mixed.word()
    return mixed
