"""Webhooks: a program of somebody's is told that it is their turn, where whoever runs the server allows that.

It is sent a short JSON object, by the way out that push messages take (`outward.py`): https at public addresses, nobody
is followed elsewhere. No machine is told more often than `PER_MINUTE`, however many people name it.
"""

from __future__ import annotations

import json

from sandtable.kernel.errors import Phrase
from sandtable.server.bodies import MyTable
from sandtable.server.limits import Buckets
from sandtable.server.outward import Outward, address_in

MOST_HOOKS = 3
"""Of one person."""
PER_MINUTE = 30.0
"""Messages to one machine."""


def hook_wrong(address: str) -> Phrase | None:
    """What is wrong with the address of a webhook."""
    return Phrase("hook-address") if address_in(address) is None else None


def hook_body(table: MyTable, title: str, sentence: str, site: str) -> bytes:
    """What a webhook is sent. `text` and `content` are what chat programs look for in it."""
    whole = f"{title}. {sentence}"
    told = {"event": "turn", "game": table.game, "table": table.id, "text": whole, "content": whole}
    if site:
        told["link"] = f"{site}/t/{table.id}"
    return json.dumps(told, ensure_ascii=False).encode()


class Webhooks:
    """Where webhooks are told, and how often."""

    def __init__(self) -> None:
        self.pace = Buckets(PER_MINUTE / 60, PER_MINUTE)

    async def send(self, way: Outward, address: str, body: bytes) -> int:
        """Tell one; the status of its answer."""
        headers = {"Content-Type": "application/json", "User-Agent": "Sandtable"}
        return await way.post(address, headers, body, self.pace)
