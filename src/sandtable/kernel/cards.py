"""What a card is: one small int that packs its kind and its state.

Two equal ints are interchangeable everywhere. There are no serial numbers, because a serial number leaks.
"""

from __future__ import annotations

from typing import Final

STATE_BITS: Final = 4
STATES: Final = 16
NONE: Final = -1
"""An empty numbered place."""

KIND_BITS: Final = 12
"""A kind fits in this many bits; memory lists pack a seat above them."""
KIND_MASK: Final = 4095


def card_of(kind: int, state: int = 0) -> int:
    return kind << STATE_BITS | state


def kind_of(card: int) -> int:
    return card >> STATE_BITS


def state_suffix(state: int, state_names: tuple[str, ...]) -> str:
    """How a state is written behind a slug: `/fatigued+used`."""
    if not state:
        return ""
    flags = [name for bit, name in enumerate(state_names) if state >> bit & 1]
    return "/" + "+".join(flags)
