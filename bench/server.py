"""How many tables the server holds: people-paced clients, time from an action to everybody's screen, memory per table.

`python -m bench.server` starts a server of its own on this machine. Timings depend on what else runs here.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

START = """
import sys, threading
from sandtable.server.app import Settings, make_app, serve
from sandtable.server.limits import Limits

settings = Settings(store=sys.argv[1], port=int(sys.argv[2]), workers=1, limits=Limits(tables_per_minute=1e6))
app = make_app(settings)

def obey():
    for _ in sys.stdin:
        print(app.state.hub.watch.longest, flush=True)
        app.state.hub.watch.forget()

threading.Thread(target=obey, daemon=True).start()
serve(app, settings)
"""
PORT = 8765
TARGET_P99, TARGET_MEMORY = 50.0, 200.0


class Act(msgspec.Struct):
    action: str


class Shown(msgspec.Struct):
    actions: list[Act] = []


class Message(msgspec.Struct):
    """What the bench reads of a message."""

    type: str
    seq: int = 0
    actions: list[Act] = []
    view: Shown = msgspec.field(default_factory=Shown)
    outcome: Any = None
    code: str = ""


read = msgspec.json.Decoder(Message).decode


class BenchTable:
    """One table with two people, each a client of its own."""

    def __init__(self, tokens: dict[str, Any], chance: random.Random) -> None:
        self.tokens = tokens
        self.chance = chance
        self.clients: dict[int, ClientConnection] = {}
        self.actions: list[list[str]] = [[], []]
        self.seq = 0
        self.sent: dict[int, float] = {}
        self.over = False


class Bench:
    def __init__(self, tables: int, rate: float, seconds: float, game: str) -> None:
        self.count, self.rate, self.seconds, self.game = tables, rate, seconds, game
        self.tables: list[BenchTable] = []
        self.delays: list[float] = []
        self.played = 0
        self.busy = 0.0
        self.longest = self.longest_when_opened = 0.0
        self.process: asyncio.subprocess.Process | None = None

    async def run(self, folder: Path) -> None:
        arguments = [f"sqlite:{folder / 'tables.db'}", str(PORT)]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", START, *arguments, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        await self.process.stdout.readline()
        empty = self.memory()
        for number in range(self.count):
            self.tables.append(BenchTable(await asyncio.to_thread(self.make), random.Random(number)))
        listeners = [asyncio.create_task(self.sit(table, seat)) for table in self.tables for seat in (0, 1)]
        while not all(any(table.actions) for table in self.tables):
            await asyncio.sleep(0.1)
        idle = self.memory()
        self.delays.clear()
        self.longest_when_opened = await self.longest_turn()
        busy = self.cpu()
        await self.play()
        self.busy = self.cpu() - busy
        self.longest = await self.longest_turn()
        full = self.memory()
        for listener in listeners:
            listener.cancel()
        self.report(empty, idle, full)

    def make(self) -> dict[str, Any]:
        wish = {"game": self.game, "seats": ["me", "me"]}
        address = f"http://127.0.0.1:{PORT}/api/tables"
        request = urllib.request.Request(address, json.dumps(wish).encode(), method="POST")
        with urllib.request.urlopen(request) as answer:
            tokens: dict[str, Any] = json.load(answer)
            return tokens

    async def sit(self, table: BenchTable, seat: int) -> None:
        """One client: says its word, starts the game if it is the second, and notes when things arrive."""
        tokens = table.tokens
        address = f"ws://127.0.0.1:{PORT}/api/tables/{tokens['id']}/live"
        async with connect(address, max_size=None, compression=None) as live:
            table.clients[seat] = live
            hello = {"type": "hello", "seq": 0, "tokens": [tokens["seats"][str(seat)], tokens["host"]]}
            await live.send(json.dumps(hello))
            await live.send(json.dumps({"type": "word", "seq": 0, "seat": seat, "word": secrets.token_hex(16)}))
            await live.send(json.dumps({"type": "start", "seq": 0}))
            async for text in live:
                now = time.perf_counter()
                message = read(text)
                if message.type in ("state", "update"):
                    self.note(table, seat, message, now)

    def note(self, table: BenchTable, seat: int, message: Message, now: float) -> None:
        table.seq = max(table.seq, message.seq)
        shown = message.view.actions if message.type == "state" else message.actions
        table.actions[seat] = [act.action for act in shown]
        table.over = message.outcome is not None
        if message.seq in table.sent:
            self.delays.append((now - table.sent[message.seq]) * 1000)

    async def play(self) -> None:
        """Actions at a steady rate over all tables, each from the client that is asked."""
        chance = random.Random(1)
        begin = time.perf_counter()
        due = begin
        while due < begin + self.seconds:
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            due += 1 / self.rate
            table = chance.choice(self.tables)
            seat = 0 if table.actions[0] else 1
            if table.actions[seat] and not table.over and table.seq + 1 not in table.sent:
                await self.act(table, seat)

    async def act(self, table: BenchTable, seat: int) -> None:
        action = table.chance.choice(table.actions[seat])
        table.sent[table.seq + 1] = time.perf_counter()
        message = {"type": "play", "seq": table.seq, "seat": seat, "action": action}
        self.played += 1
        await table.clients[seat].send(json.dumps(message))

    async def longest_turn(self) -> float:
        """How long the server has answered nobody at most since the last look, in ms of its loop's CPU."""
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(b"watch\n")
        return float(await self.process.stdout.readline()) * 1000

    def cpu(self) -> float:
        """Seconds of CPU that the server has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident memory of the server, in kB."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        return 0.0

    def report(self, empty: float, idle: float, full: float) -> None:
        delays = sorted(self.delays) or [0.0]
        p50, p99 = delays[len(delays) // 2], delays[int(len(delays) * 0.99)]
        each = (full - empty) / self.count
        print(f"{self.count} tables of {self.game}, {2 * self.count} clients, {self.seconds:.0f} s")
        print(f"  {os.getloadavg()[0]:.0f} processes wanted to run on {os.cpu_count()} cores")
        print(f"  {self.played / self.seconds:.0f} actions/s, {len(delays) / self.seconds:.0f} updates/s")
        print(f"  {self.busy / max(1, self.played) * 1000:.2f} ms of the server's CPU for each action")
        print(f"  from action to screen: p50 {p50:.1f} ms, p99 {p99:.1f} ms (target {TARGET_P99:.0f})")
        print(f"  blocked for {self.longest:.0f} ms of CPU at most, {self.longest_when_opened:.0f} ms when all came")
        print(
            f"  memory per table: {(idle - empty) / self.count:.0f} kB at the start, "
            f"{each:.0f} kB at the end (target {TARGET_MEMORY:.0f})"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500.0, help="actions per second, over all tables")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--game", default="barbarossa")
    args = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    bench = Bench(args.tables, args.rate, args.seconds, args.game)
    with tempfile.TemporaryDirectory() as folder:
        try:
            asyncio.run(bench.run(Path(folder)))
        finally:
            if bench.process is not None and bench.process.returncode is None:
                bench.process.kill()


if __name__ == "__main__":
    main()
