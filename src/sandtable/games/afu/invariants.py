"""What must hold in every position."""

from __future__ import annotations

from collections import Counter

from sandtable.games.afu import names as n
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.errors import Phrase
from sandtable.kernel.zones import STOCK


def invariants(s: Afu) -> list[Phrase]:
    """What is broken."""
    return [*lost_cards(s), *full_hands(s), *misplaced(s)]


def lost_cards(s: Afu) -> list[Phrase]:
    """Every card of the pack is somewhere, once."""
    found: Counter[int] = Counter()
    for zone in s.zones:
        if zone.spec.layout == STOCK:
            found.update({kind: count for kind, count in enumerate(zone.cards) if count})
        else:
            found.update(card >> STATE_BITS for card in zone.cards if card != NONE)
    return [
        Phrase("position-card-count", card=slug, found=found[kind], expected=s.pack.copies[kind])
        for kind, slug in enumerate(s.pack.slugs)
        if found[kind] != s.pack.copies[kind]
    ]


def full_hands(s: Afu) -> list[Phrase]:
    """AFU-R75."""
    return [
        Phrase("afu-hand-too-large", seat=seat, most=n.HAND_SIZE)
        for seat in range(s.seats)
        if len(s.hand[seat].cards) + len(s.fresh[seat].cards) > n.HAND_SIZE
    ]


def misplaced(s: Afu) -> list[Phrase]:
    """Units only in the zones of units, invaders only in those of invaders."""
    units = (s.deck, s.hand, s.fresh, s.discard, s.hospital, s.spent, s.defense_row, s.support_row)
    wrong = []
    for zones in units:
        for zone in zones:
            for card in zone.cards:
                if card != NONE and s.pack.group[card >> STATE_BITS] not in (
                    n.card_type.STARTING,
                    n.card_type.AFU,
                    n.card_type.AID,
                    n.card_type.PANIC,
                ):
                    slug = s.pack.slugs[card >> STATE_BITS]
                    wrong.append(Phrase("afu-card-misplaced", card=slug, zone=zone.spec.name))
    for card in s.objectives.cards:
        if s.pack.group[card >> STATE_BITS] != n.card_type.OBJECTIVE:
            wrong.append(Phrase("afu-only-objectives"))
    for card in s.events_now.cards:
        if s.pack.group[card >> STATE_BITS] != n.card_type.EVENT:
            wrong.append(Phrase("afu-only-events"))
    return wrong
