"""What must hold in every position."""

from __future__ import annotations

from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS


def invariants(s: Barbarossa) -> list[str]:
    """What is broken, as sentences."""
    found = [0] * s.pack.size
    for zone in s.zones:
        if zone is s.field:
            for kind, count in enumerate(zone.cards):
                found[kind] += count
        else:
            for card in zone.cards:
                found[card >> STATE_BITS] += 1
    broken = [
        f"there are {found[kind]} cards {slug}, but the pack has {s.pack.copies[kind]}"
        for kind, slug in enumerate(s.pack.slugs)
        if found[kind] != s.pack.copies[kind]
    ]
    if min(s.op, s.sp, s.rp, s.bp) < 0:
        broken.append("a pool of points is below 0")
    return broken
