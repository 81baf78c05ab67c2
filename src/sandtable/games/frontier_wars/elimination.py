"""Losing the last headquarters: out of the game, the troops stay as neutral ones (FW-19, FW-R69 to FW-R76)."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import kind_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.zones import Zone

ELIMINATED: Final = EventType("eliminated", "seat", "FW-19.1 FW-19.5")
CARDS_TAKEN: Final = EventType("cards-taken", "seat seat:victim n", "FW-19.4 FW-R71")


def holds_headquarters(s: FrontierWars, seat: int) -> bool:
    return seat in s.flag  # FW-19.9


def eliminate(s: FrontierWars, seat: int, destroyer: int) -> None:
    """The destroyer takes hand and research; face-up cards are discarded, as all are if neutral troops did it."""
    s.out = changed(s.out, seat, 1 + s.seats - s.players_left())
    s.tell(ELIMINATED, seat)
    s.clear_fresh(seat)
    if seat == s.active:
        discard_all(s, s.pending_order)  # FW-R73
    discard_all(s, s.face_up[seat])  # FW-19.4
    if s.out[destroyer]:
        discard_all(s, s.hand[seat])  # FW-R72
        discard_all(s, s.research[seat])
        return
    s.tell(CARDS_TAKEN, destroyer, seat, len(s.hand[seat].cards) + len(s.research[seat].cards))
    s.move_all(s.hand[seat], s.hand[destroyer])  # FW-R71
    s.move_all(s.research[seat], s.hand[destroyer])


def discard_all(s: FrontierWars, zone: Zone) -> None:
    for card in zone.cards[:]:
        s.move(card, zone, s.discard_of(kind_of(card)))
