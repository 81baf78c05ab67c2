"""A bad day: the server is killed at random moments under load, again and again.

After each start every action that a client saw acknowledged must be there, once, and every table must go on.
`python -m tests.server.kill` runs the full numbers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import signal
import socket
import sqlite3
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import sandtable
from sandtable.server import acts

WAIT = 600
"""Seconds; the full numbers run beside other work, with the lowest priority."""
START = """
import sys
from sandtable.server.app import Settings, run
from sandtable.server.limits import ALL_FROM_ONE
run(Settings(store=sys.argv[1], port=int(sys.argv[2]), workers=1, limits=ALL_FROM_ONE))
"""


class Seen:
    """A table as its client saw it: the tokens, and what the server said it had stored."""

    def __init__(self, tokens: dict[str, Any], chance: random.Random) -> None:
        self.tokens = tokens
        self.chance = chance
        self.seq = 0
        self.over = False
        self.played: dict[int, str] = {}
        """Our own actions that were answered by `ok`, by seq."""
        self.sent: dict[int, tuple[int, str]] = {}
        """What was sent, by the id of its message: the seq it makes if it is played, and the action."""


class Day:
    """One store, many starts."""

    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        self.store = folder / "tables.db"
        self.chance = random.Random(seed)
        self.count = tables
        self.tables: list[Seen] = []
        self.made = self.finished = 0
        self.own = 0
        """Our own actions at tables that are over and were looked at for the last time."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.acknowledged = 0
        self.enough = asyncio.Event()
        self.limit = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        arguments = [f"sqlite:{self.store}", str(self.port)]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-W", "ignore", "-c", START, *arguments, stdout=asyncio.subprocess.PIPE
        )
        self.process = process
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), WAIT)
        assert b"Sandtable is at" in line, "the server does not start"
        return process

    def make(self) -> None:
        """New tables in place of those that are over. Half of the tables have a person, half only bots."""
        games = [name for name in sandtable.game_names() if name != "outpost"] or ["outpost"]
        over = [seen for seen in self.tables if seen.over]
        self.finished += len(over)
        self.own += sum(len(seen.played) for seen in over)
        self.tables = [seen for seen in self.tables if not seen.over]
        first = self.made
        self.made += self.count - len(self.tables)
        for number in range(first, self.made):
            game = sandtable.game(games[number % len(games)])
            seats = 2 if 2 in game.seats else game.seats[0]
            holders = ["me" if number % 2 else "random", *["random"] * (seats - 1)]
            wish = {"game": game.name, "seats": holders, "pace": 0}
            address = f"http://127.0.0.1:{self.port}/api/tables"
            request = urllib.request.Request(address, json.dumps(wish).encode(), method="POST")
            with urllib.request.urlopen(request, timeout=WAIT) as answer:
                self.tables.append(Seen(json.load(answer), random.Random(number)))

    # -- clients ------------------------------------------------------------------------------------

    async def sit(self, seen: Seen, port: int = 0) -> None:
        """One client: it begins the game if need be, plays when asked, and remembers what was acknowledged."""
        tokens = seen.tokens
        held = [tokens["host"], tokens["watch"], *tokens["seats"].values()]
        try:
            async with connect(
                f"ws://127.0.0.1:{port or self.port}/api/tables/{tokens['id']}/live", max_size=None
            ) as live:
                await live.send(json.dumps({"type": "hello", "seq": 0, "tokens": held}))
                async for text in live:
                    for reply in self.take(seen, json.loads(text)):
                        await live.send(json.dumps(reply))
                    if seen.over:
                        return
        except (ConnectionClosed, InvalidHandshake, OSError):
            return  # the server was killed

    def take(self, seen: Seen, message: dict[str, Any]) -> list[dict[str, Any]]:
        match message["type"]:
            case "welcome" if message["table"]["phase"] == "waiting":
                words = [
                    {"type": "word", "seq": 0, "seat": int(seat), "word": secrets.token_hex(16)}
                    for seat in seen.tokens["seats"]
                ]
                return [*words, {"type": "start", "seq": 0}]
            case "state" | "update":
                if message["seq"] > seen.seq:
                    self.note(seen)
                seen.seq = max(seen.seq, message["seq"])
                seen.over = "outcome" in message
                self.count_one()
                actions = message["view"]["actions"] if message["type"] == "state" else message["actions"]
                if actions:
                    action = seen.chance.choice(actions)["action"]
                    number = len(seen.sent) + 1
                    seen.sent[number] = (seen.seq + 1, action)
                    return [{"type": "play", "seq": seen.seq, "id": number, "seat": 0, "action": action}]
            case "ok" if message["id"] in seen.sent:
                seq, action = seen.sent[message["id"]]
                seen.played[seq] = action
            case "error":
                assert message["code"] in ("too-fast", "not-stored"), message
        return []

    def note(self, seen: Seen) -> None:
        """A table has gone on."""

    def count_one(self) -> None:
        self.acknowledged += 1
        if self.acknowledged >= self.limit:
            self.enough.set()

    # -- rounds -------------------------------------------------------------------------------------

    async def round(self) -> None:
        """Start, play on, kill at a random moment, and look at what is in the store."""
        process = await self.start()
        self.make()
        self.enough.clear()
        self.limit = self.acknowledged + self.chance.randrange(1, 20 * self.count)
        clients = [asyncio.create_task(self.sit(seen)) for seen in self.tables if not seen.over]
        ended = asyncio.create_task(self.all_end(clients))
        full = asyncio.create_task(self.full())
        await asyncio.wait([full, ended], timeout=WAIT, return_when=asyncio.FIRST_COMPLETED)
        process.send_signal(signal.SIGKILL)
        await process.wait()
        await asyncio.wait_for(ended, WAIT)
        full.cancel()
        self.check()

    async def full(self) -> None:
        await self.enough.wait()

    async def all_end(self, clients: list[asyncio.Task[None]]) -> None:
        await asyncio.gather(*clients)

    def check(self) -> None:
        """Every acknowledged action is stored, once, in its place."""
        connection = sqlite3.connect(self.store)
        for seen in self.tables:
            name = seen.tokens["id"]
            asked = "SELECT number, act FROM acts WHERE table_id = ? ORDER BY number"
            self.check_table(seen, connection.execute(asked, (name,)).fetchall())
        connection.close()

    def check_table(self, seen: Seen, rows: list[tuple[int, bytes]]) -> None:
        """Numbered acts of a table, as they are stored, against what its client saw."""
        name = seen.tokens["id"]
        assert [number for number, _ in rows] == list(range(len(rows))), "an act is missing or doubled"
        game = [act for act in (acts.decode(row[1]) for row in rows) if isinstance(act, acts.GAME_ACTS)]
        assert len(game) >= seen.seq, f"{name}: seq {seen.seq} was shown, {len(game)} acts are stored"
        for seq, action in seen.played.items():
            found = game[seq - 1]
            same = isinstance(found, acts.Played) and (found.seat, found.action) == (0, action)
            assert same, f"{name}: act {seq} was acknowledged as '{action}'"

    async def goes_on(self) -> None:
        """After a last start every table that is not over plays on."""
        process = await self.start()
        before = [seen.seq for seen in self.tables]
        waiting = {asyncio.create_task(self.sit(seen)): seen for seen in self.tables if not seen.over}
        left = {seen.tokens["id"] for seen in waiting.values()}
        ends = asyncio.get_running_loop().time() + WAIT
        while left:
            self.enough.clear()
            self.limit = self.acknowledged + 1
            remaining = ends - asyncio.get_running_loop().time()
            await asyncio.wait_for(self.enough.wait(), remaining)
            for seen, seq in zip(self.tables, before, strict=True):
                if seen.over or seen.seq > seq:
                    left.discard(seen.tokens["id"])
        process.send_signal(signal.SIGKILL)
        await process.wait()
        await asyncio.wait(waiting, timeout=WAIT)
        self.check()


async def bad_day(folder: Path, tables: int, rounds: int, seed: int, talk: bool = False) -> Day:
    day = Day(folder, tables, seed)
    try:
        for number in range(rounds):
            await day.round()
            if talk:
                over = f"{day.finished} of {day.made} tables over"
                print(f"killed {number + 1} times, {day.acknowledged} updates, {over}", flush=True)
        await day.goes_on()
    finally:
        if day.process is not None and day.process.returncode is None:
            day.process.kill()
    return day


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the server at random moments under load.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        day = asyncio.run(bad_day(Path(folder), args.tables, args.rounds, args.seed, talk=True))
    played = day.own + sum(len(seen.played) for seen in day.tables)
    seen = f"{day.made} tables, {day.acknowledged} updates, {played} own actions"
    print(f"{args.rounds + 1} kills, {seen}: all are there, once")


if __name__ == "__main__":
    main()
