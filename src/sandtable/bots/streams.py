"""The chance of a bot: a stream of its own for each choice, so that a choice hangs on nothing but seed and face."""

from __future__ import annotations

from sandtable.kernel.chance import Stream, seed_bytes, stream
from sandtable.kernel.face import Face


def stream_of(seed: int, face: Face) -> Stream:
    """The stream of the bot with this seed for this choice."""
    return stream(seed_bytes(f"bot {seed} seat {face.seat}"), face.number)
