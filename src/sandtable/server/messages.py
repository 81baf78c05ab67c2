"""What all messages of the live connection have in common; `from_client.py` and `from_server.py` have the messages.

A message is one JSON object; its `type` is the name of the struct in kebab case.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.kernel.names import kebab

PROTOCOL = 2
MESSAGE_BYTES = 8192
"""The longest message that a client may send."""

ErrorCode = Literal[
    "malformed",
    "too-long",
    "too-fast",
    "first-hello",
    "protocol",
    "bad-origin",
    "no-table",
    "bad-link",
    "not-your-seat",
    "not-host",
    "not-your-turn",
    "still-here",
    "illegal",
    "undo-refused",
    "not-now",
    "full",
    "too-many-tables",
    "busy",
    "bad-name",
    "bad-text",
    "bad-word",
    "words-missing",
    "seats-open",
    "unknown-game",
    "unknown-bot",
    "bad-option",
    "bad-choice",
    "bad-pack",
    "bad-record",
    "not-over",
    "not-found",
    "no-own-pack",
    "not-stored",
    "broken-table",
]


class Message(msgspec.Struct, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """Every message names its type."""
