"""A player for a Sandtable server, written from docs/protocol.md alone: it plays random legal actions to the end.

    python play.py http://127.0.0.1:8000 outpost            makes a table and plays against a bot
    python play.py 'http://127.0.0.1:8000/t/TABLE#s=TOKEN'  plays a seat that somebody gave a link to

It needs the package websockets and nothing of Sandtable.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import time
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PROTOCOL = 2
WAITS = [0.5, 1, 2, 4, 8]
"""Seconds between two tries to connect."""


def make_table(server: str, game: str) -> tuple[str, list[str]]:
    """A table with us and a bot: its name and our tokens."""
    wish = {"game": game, "seats": ["me", "random"], "name": "Example", "pace": 0}
    head = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables", json.dumps(wish).encode(), head)
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return made["id"], [*made["seats"].values(), made["host"]]


class Player:
    """One client: what it was last told, and what it does about it."""

    def __init__(self, address: str, tokens: list[str], seed: int | None = None) -> None:
        self.address = address
        self.tokens = tokens
        self.chance = random.Random(seed)
        self.seq = 0
        self.id = 0
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.outcome: dict[str, Any] | None = None
        self.asked = -1
        """The seq at which we last acted: one action for each."""

    def play(self) -> dict[str, Any]:
        """Play until the game is over, through lost connections; how it ended."""
        tries = 0
        while self.outcome is None:
            try:
                with connect(self.address, max_size=None) as self.socket:
                    self.send("hello", tokens=self.tokens, name="Example", protocol=PROTOCOL)
                    self.asked = -1  # what was not answered may be sent again: a seq is good for one action
                    while self.outcome is None:
                        self.take(json.loads(self.socket.recv()))
                        tries = 0
                        self.act()
            except (OSError, ConnectionClosed):
                if tries == len(WAITS):
                    raise
                time.sleep(WAITS[tries])
                tries += 1
        return self.outcome

    def send(self, kind: str, **fields: Any) -> None:
        self.id += 1
        self.socket.send(json.dumps({"type": kind, "seq": self.seq, "id": self.id, **fields}))

    # -- what the server says -----------------------------------------------------------------------

    def take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.you, self.table = message["you"], message["table"]
                for seat in self.table["seats"]:  # a word of ours for the seed, before the start
                    if seat["seat"] in self.you["seats"] and not seat["word"] and self.table["phase"] == "waiting":
                        self.send("word", seat=seat["seat"], word=secrets.token_hex(16))
                if self.you["host"] and self.table["phase"] == "waiting":
                    self.send("start", fill="random")
            case "table":
                self.table = message["table"]
            case "state":
                self.view = message["view"]
                self.take_rest(message)
            case "update":
                self.view["zones"].update(message["zones"])
                self.view["counters"].update(message["counters"])
                for name in message.get("gone", []):
                    del self.view["counters"][name]
                for name in ("to_act", "asked", "actions"):
                    self.view[name] = message[name]
                self.view["figures"] = message.get("figures", self.view["figures"])
                self.take_rest(message)
            case "error":
                print(message["code"], message["text"]["en"], file=sys.stderr)
                if message["code"] in ("no-table", "bad-link", "protocol", "broken-table"):
                    sys.exit(1)

    def take_rest(self, message: dict[str, Any]) -> None:
        self.seq = message["seq"]
        self.outcome = message.get("outcome")
        if message.get("stale"):
            self.asked = -1  # what we sent came too late: look again

    # -- what we do ---------------------------------------------------------------------------------

    def act(self) -> None:
        """If our seat is asked, send back one of its actions, once for each seq."""
        actions = self.view.get("actions")
        if actions and self.asked != self.seq:
            self.asked = self.seq
            action = self.chance.choice(actions)["action"]
            self.send("play", seat=self.view["seat"], action=action)


def main() -> None:
    link = urlsplit(sys.argv[1])
    server = f"{link.scheme}://{link.netloc}"
    if link.fragment:
        table, tokens = link.path.rpartition("/")[2], [link.fragment.partition("=")[2]]
    else:
        table, tokens = make_table(server, sys.argv[2])
    live = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    outcome = Player(live, tokens).play()
    print(f"over: {outcome['reason']}, ranks {outcome['ranks']}, record at {server}/api/replays/{table}/record")


if __name__ == "__main__":
    main()
