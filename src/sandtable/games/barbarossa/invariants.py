"""What must hold in every position."""

from __future__ import annotations

from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.errors import Phrase


def invariants(s: Barbarossa) -> list[Phrase]:
    """What is broken."""
    found = [0] * s.pack.size
    for zone in s.zones:
        if zone is s.field:
            for kind, count in enumerate(zone.cards):
                found[kind] += count
        else:
            for card in zone.cards:
                found[card >> STATE_BITS] += 1
    broken = [
        Phrase("position-card-count", card=slug, found=found[kind], expected=s.pack.copies[kind])
        for kind, slug in enumerate(s.pack.slugs)
        if found[kind] != s.pack.copies[kind]
    ]
    if min(s.op, s.sp, s.rp, s.bp) < 0:
        broken.append(Phrase("barbarossa-points-below-zero"))
    return broken
