"""The chance of a bot: a stream of its own for each choice, so that a choice depends on nothing but seed and view."""

from __future__ import annotations

from sandtable.kernel.chance import Stream, seed_bytes, stream
from sandtable.kernel.seat_view import SeatView


def stream_of(seed: int, view: SeatView) -> Stream:
    """The stream of the bot with this seed for this choice."""
    return stream(seed_bytes(f"bot {seed} seat {view.seat}"), view.number)
