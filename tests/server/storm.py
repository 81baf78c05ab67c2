"""A storm of requests that bring data, each written to be slow to read, large, deep or plain wrong.

Whatever comes, the server's loop never spends more than 0.2 s of CPU between two turns, the server grows by at most
100 MB, and every answer is one that the protocol has. `python -m tests.server.storm` sends the full numbers to a server
in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import sandtable
from bench.hostile import Victim, resident
from sandtable.server.limits import Limits
from sandtable.server.packs import standard_texts
from sandtable.server.watch import SLOW
from tests.server.harness import Http

MOST = Limits().body_bytes - 3_000
GROWTH = 100.0
"""Megabytes."""
GAMES = ("afu", "barbarossa", "frontier-wars", "victory-day")
KINDS = ("play", "chat", "word", "rename", "propose", "answer", "look", "undo", "hint", "why-not", "foretell", "log")
MORE_KINDS = ("choose", "pace", "assign", "link", "report", "resign", "start", "step", "hello", "ping", "nonsense")
PATHS = ("/api/mine", "/api/people", "/api/people/push", "/api/people/renew", "/api/tables", "/api/tables/x/sit")
GOOD = {200, 201, 400, 403, 404, 409, 413, 429, 503}
"""What may be answered: whatever else is a fault of ours."""


class Storm:
    """What comes next. The same seed brings the same storm."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.texts = {name: standard_texts(sandtable.game(name)) for name in GAMES}
        self.records = {name: played(name) for name in GAMES}
        self.maps = [text for name, text in self.texts["frontier-wars"].items() if name.endswith(".map")]
        self.decks = [text for name, text in self.texts["victory-day"].items() if name.startswith("decks/")]

    # -- pieces -------------------------------------------------------------------------------------

    def size(self) -> int:
        """Mostly small; one in twenty as large as it may be."""
        return MOST // 2 if self.chance.random() < 0.05 else self.chance.randrange(1, 3_000)

    def number(self) -> str:
        digits = self.chance.choice((1, 3, 19, 20, 99, 400, 4_299, 4_301, 20_000))
        return self.chance.choice(("", "-", "+", "0x", "1e", "0.")) + "9" * digits

    def value(self, deep: int = 0) -> Any:
        """Anything that JSON can say."""
        kinds: list[Callable[[], Any]] = [
            lambda: self.chance.choice((None, True, False, -1, 2**31, 2**63, 2**64, 10**30, 1e308, 0.1)),
            lambda: self.chance.choice(("x", "\0", "\u202e", "\ud800", "me", "open", "\U0001f600")) * self.size(),
            lambda: self.chance.randrange(-3, 99),
        ]
        if deep < 4:
            kinds.append(lambda: [self.value(deep + 1) for _ in range(self.chance.randrange(5))])
            kinds.append(lambda: {f"k{n}": self.value(deep + 1) for n in range(self.chance.randrange(5))})
        return self.chance.choice(kinds)()

    def toml(self) -> str:
        """A file that looks like TOML, with something that a parser may be slow at."""
        size = self.size()
        parts = (
            lambda: ".".join("a" * min(size, 9)) + " = 1\n",
            lambda: "a." * size + "a = 1\n",
            lambda: "a = " + "[" * size + "\n",
            lambda: "a = " + "{ a = " * min(size, 2_000) + "\n",
            lambda: f"a = {self.number()}\n",
            lambda: 'a = "' + "x" * size + '"\n',
            lambda: 'a = """' + "x\n" * min(size, 9_000) + '"""\n',
            lambda: "".join(f"[t{n}]\nk = {n}\n" for n in range(min(size, 4_000))),
            lambda: "[[a]]\n" * min(size, 9_000),
            lambda: "".join(f"k{n} = [1, 2, 3]\n" for n in range(min(size, 4_000))),
        )
        return "".join(self.chance.choice(parts)() for _ in range(self.chance.randrange(1, 4)))[:MOST]

    def broken(self, text: str) -> str:
        """A good text in which something has changed."""
        lines = text.splitlines(keepends=True) or ["\n"]
        if self.chance.random() < 0.4:  # so little that it may be taken
            at = self.chance.randrange(len(lines))
            lines[at] = "".join(str(self.chance.randrange(4)) if one.isdigit() else one for one in lines[at])
            return "".join(lines)
        for _ in range(self.chance.randrange(1, 6)):
            at = self.chance.randrange(len(lines))
            match self.chance.randrange(7):
                case 0:
                    lines[at] = ""
                case 1:
                    lines.insert(at, self.chance.choice(lines))
                case 2:
                    lines[at] = "".join(self.number() if one.isdigit() else one for one in lines[at])
                case 3:
                    lines[at] = lines[at] * min(self.size(), 2_000)
                case 4:
                    lines[at] = self.value_text() + lines[at]
                case 5:
                    lines[at] = lines[at][: self.chance.randrange(len(lines[at]) + 1)]
                case _:
                    lines.insert(at, self.toml())
        return "".join(lines)[:MOST]

    def value_text(self) -> str:
        return str(self.value())[:2_000]

    # -- requests -----------------------------------------------------------------------------------

    def request(self) -> tuple[str, bytes]:
        """A path and a body."""
        kinds = (self.pack, self.option, self.record, self.body, self.deep, self.noise, self.lesson)
        path, data = self.chance.choices(kinds, weights=(4, 4, 4, 8, 2, 1, 1))[0]()
        return path, data[: MOST + 2_000]

    def pack(self) -> tuple[str, bytes]:
        game = self.chance.choice(GAMES)
        head = '[pack]\nname = "mine"\nextends = "standard"\n'
        files = {"pack.toml": head if self.chance.random() < 0.8 else self.toml()}
        for name in self.chance.sample(sorted(self.texts[game]), k=self.chance.randrange(3)):
            text = self.texts[game][name]
            files[name] = self.broken(text)[:90_000] if self.chance.random() < 0.7 else self.toml()
        wish = {"game": game, "seats": ["me", "open"], "pack": files}
        return "/api/tables", json.dumps(wish).encode()

    def option(self) -> tuple[str, bytes]:
        """A map or a deck."""
        name, key, texts = self.chance.choice(
            (("frontier-wars", "operation", self.maps), ("victory-day", "deck0", self.decks))
        )
        text = self.broken(self.chance.choice(texts)) if texts else self.toml()
        wish = {"game": name, "seats": ["me", "open"], "options": {key: text[: 2 * self.size() + 2_000]}}
        return "/api/tables", json.dumps(wish).encode()

    def record(self) -> tuple[str, bytes]:
        return "/api/replays", self.broken(self.records[self.chance.choice(GAMES)]).encode(errors="replace")

    def body(self) -> tuple[str, bytes]:
        """A body that has some of the right keys, with anything in them."""
        keys = ("tables", "person", "gone", "lang", "endpoint", "key", "auth", "game", "seats", "options", "pack")
        some = self.chance.sample(keys, k=self.chance.randrange(1, 5))
        return self.chance.choice(PATHS), json.dumps({key: self.value() for key in some}).encode()

    def deep(self) -> tuple[str, bytes]:
        opening = self.chance.choice((b"[", b'{"a":', b'{"tables":[', b'{"pack":{"a":'))
        return self.chance.choice(PATHS), opening * (MOST // len(opening) if self.chance.random() < 0.3 else 3_000)

    def noise(self) -> tuple[str, bytes]:
        return self.chance.choice((*PATHS, "/api/replays")), self.chance.randbytes(self.size())

    def lesson(self) -> tuple[str, bytes]:
        moves = [self.value_text() for _ in range(self.chance.randrange(40))]
        return f"/api/games/{self.chance.choice(GAMES)}/lessons/1", json.dumps({"moves": moves}).encode()

    def message(self) -> bytes:
        """What a client sends to a table."""
        if self.chance.random() < 0.05:
            return self.chance.choice((b"[" * 8_000, b'{"a":' * 1_600, b"9" * 8_000, b"\xff" * 100, b"{}"))
        kind = self.chance.choice((*KINDS, *MORE_KINDS))
        fields = (
            "seat",
            "action",
            "text",
            "key",
            "word",
            "what",
            "yes",
            "name",
            "lang",
            "bot",
            "token",
            "line",
            "before",
        )
        some = self.chance.sample(fields, k=self.chance.randrange(5))
        right = {"seat": 0, "text": "x" * self.chance.randrange(600), "key": str(self.chance.random()), "lang": "en"}
        given = {key: right[key] if key in right and self.chance.random() < 0.7 else self.value(3) for key in some}
        data = json.dumps({"type": kind, "seq": self.chance.randrange(3), "id": 1, **given}).encode()
        return data[:8_400]


def played(name: str) -> str:
    """The record of a few moves."""
    match = sandtable.new(name, seed=1)
    chance = random.Random(1)
    while match.to_act is not None and match.number < 60:
        match.play(chance.choice(match.legal_actions()))
    return match.record()


class At(Http):
    """A server in another process."""

    def __init__(self, port: int) -> None:
        self.port = port


class Sender:
    """Sends a storm, half over HTTP and half to a table."""

    def __init__(self, server: Http, storm: Storm, messages: int = 4) -> None:
        self.server = server
        self.storm = storm
        self.messages = messages
        """For each request over HTTP."""
        self.answers: Counter[int] = Counter()
        self.sent = 0
        self.made = server.table("me", "me")
        self.socket = self.connected()

    def connected(self) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.made['id']}/live"
        socket = connect(address, max_size=None).__enter__()
        tokens = [self.made["host"], *self.made["seats"].values()]
        socket.send(json.dumps({"type": "hello", "seq": 0, "tokens": tokens, "protocol": 2}))
        return socket

    def send(self) -> None:
        """One request, and some messages."""
        path, body = self.storm.request()
        answer = self.server.post(path, body)
        self.answers[answer.status] += 1
        assert answer.status in GOOD, f"{path}: {answer.status} {answer.text[:300]} for {body[:300]!r}"
        for _ in range(self.messages):
            self.say(self.storm.message())
        self.sent += 1 + self.messages

    def say(self, data: bytes) -> None:
        try:
            self.socket.send(data)
            while True:
                self.socket.recv(timeout=0)
        except TimeoutError:
            pass
        except ConnectionClosed:
            self.socket = self.connected()


def main() -> None:
    parser = argparse.ArgumentParser(description="Send a storm of hostile requests to a server of its own.")
    parser.add_argument("--requests", type=int, default=100_000, help="and messages, together")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        victim = Victim(Path(folder))
        try:
            weather(victim, args.requests, args.seed)
        finally:
            victim.process.kill()


def weather(victim: Victim, requests: int, seed: int) -> None:
    """Send so many requests, and look at the server after each hundred of them."""
    sender = Sender(At(victim.port), Storm(seed))
    for _ in range(50):
        sender.send()  # what is read once and kept does not count as growth
    victim.look()
    first = resident(victim.process.pid)
    began, longest, most = time.monotonic(), 0.0, first
    while sender.sent < requests:
        for _ in range(20):
            sender.send()
        turn, _ = victim.look()
        longest, most = max(longest, turn), max(most, resident(victim.process.pid))
        assert turn < SLOW, f"after {sender.sent} requests: {turn:.3f} s in one turn of the loop"
        assert most < first + GROWTH, f"after {sender.sent} requests: {first:.0f} MB, then {most:.0f} MB"
        if sender.sent % 2_000 < 100:
            print(said(sender, longest, first, most, began), flush=True)
    print(said(sender, longest, first, most, began))


def said(sender: Sender, longest: float, first: float, most: float, began: float) -> str:
    answers = ", ".join(f"{status}: {count}" for status, count in sorted(sender.answers.items()))
    return (
        f"{sender.sent} requests in {time.monotonic() - began:.0f} s; longest turn {longest * 1000:.0f} ms; "
        f"{first:.0f} MB at first, {most:.0f} MB at most; {answers}"
    )


if __name__ == "__main__":
    main()
