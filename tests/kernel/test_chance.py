"""Chance: keyed streams, fair shuffles."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from struct import unpack

from sandtable.kernel.chance import Stream, lot_stream, seed_bytes, stream


def test_a_stream_hangs_on_the_seed_and_the_number_of_the_event() -> None:
    words = {stream(seed_bytes(seed), number).word() for seed in range(10) for number in range(10)}
    assert len(words) == 100
    assert stream(seed_bytes(7), 3).word() == stream(seed_bytes(7), 3).word()


def test_seeds_of_different_types_do_not_collide() -> None:
    assert len({seed_bytes(7), seed_bytes(b"7"), seed_bytes("seven")}) == 3
    assert seed_bytes(7) == seed_bytes("7"), "a record holds the seed as text"


def test_numbers_stay_below_their_bound_and_reach_all_of_it() -> None:
    chance = stream(seed_bytes(1), 0)
    assert {chance.below(6) for _ in range(300)} == set(range(6))


def test_words_are_those_of_sfc32() -> None:
    a, b, c, d = 1, 2, 3, 4
    ours = Stream(a, b, c, d)
    for _ in range(1000):
        t = (a + b + d) % 2**32
        d = (d + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) + t) % 2**32
        assert ours.word() == t


def test_every_order_of_a_shuffle_is_about_equally_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for number in range(6000):
        items = [0, 1, 2]
        stream(seed_bytes(2), number).shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_lot_decides_every_event_of_a_search_and_each_one_for_itself() -> None:
    lots = [stream(seed_bytes(seed), 0).lot() for seed in range(100)]
    assert all(0 < lot < 2**60 for lot in lots)
    words = {lot_stream(lot, number).word() for lot in lots for number in range(100)}
    assert len(words) > 9990  # a few of ten thousand words of 32 bits may be equal
    assert lot_stream(lots[7], 3).word() == lot_stream(lots[7], 3).word()


def test_neighbouring_events_of_a_lot_have_nothing_to_do_with_each_other() -> None:
    for lot in (1, 2, 2**59 + 1):
        pairs: Counter[tuple[int, int]] = Counter()
        for number in range(8000):
            pairs[lot_stream(lot, number).below(4), lot_stream(lot, number + 1).below(4)] += 1
        assert len(pairs) == 16
        assert all(400 < count < 600 for count in pairs.values())


def test_every_event_of_every_match_has_the_keyed_hash_of_its_number() -> None:
    """However matches take turns: what is remembered of one never shows in another."""
    for number in (0, 1, 255, 256, 70_000):
        for seed in (seed_bytes(1), seed_bytes(2), seed_bytes(1), b""):
            digest = blake2b(number.to_bytes(8, "little"), key=seed, digest_size=16).digest()
            assert stream(seed, number).word() == Stream(*unpack("<4I", digest)).word()
