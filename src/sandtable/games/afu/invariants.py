"""What must hold in every position."""

from __future__ import annotations

from collections import Counter

from sandtable.games.afu import names as n
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.zones import STOCK


def invariants(s: Afu) -> list[str]:
    """What is broken, as sentences."""
    return [*lost_cards(s), *full_hands(s), *misplaced(s)]


def lost_cards(s: Afu) -> list[str]:
    """Every card of the pack is somewhere, once."""
    found: Counter[int] = Counter()
    for zone in s.zones:
        if zone.site.layout == STOCK:
            found.update({kind: count for kind, count in enumerate(zone.cards) if count})
        else:
            found.update(card >> STATE_BITS for card in zone.cards if card != NONE)
    return [
        f"there are {found[kind]} cards {slug}, not {s.pack.copies[kind]}"
        for kind, slug in enumerate(s.pack.slugs)
        if found[kind] != s.pack.copies[kind]
    ]


def full_hands(s: Afu) -> list[str]:
    """AFU-R75."""
    return [
        f"player {seat} holds more than {n.HAND_SIZE} cards"
        for seat in range(s.seats)
        if len(s.hand[seat].cards) + len(s.fresh[seat].cards) > n.HAND_SIZE
    ]


def misplaced(s: Afu) -> list[str]:
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
                    wrong.append(f"{s.pack.slugs[card >> STATE_BITS]} cannot lie in {zone.site.name}")
    for card in s.objectives.cards:
        if s.pack.group[card >> STATE_BITS] != n.card_type.OBJECTIVE:
            wrong.append("only objectives lie in the Objective Pile")
    for card in s.events_now.cards:
        if s.pack.group[card >> STATE_BITS] != n.card_type.EVENT:
            wrong.append("only events lie among the events of the round")
    return wrong
