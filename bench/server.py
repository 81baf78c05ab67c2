"""How many tables the server holds: people-paced clients, time from an action to everybody's screen, memory per table.

`python -m bench.server` measures, one after the other, a server of its own on SQLite, one on a PostgreSQL of its own,
and two that share it. It plays for longer than a minute, so that the janitor works meanwhile. Timings depend on what
else runs here.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import socket
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.cluster import cluster, programs

START = """
import json, sys, threading
from sandtable.server.app import Settings, make_app, serve
from sandtable.server.limits import ALL_FROM_ONE

settings = Settings(store=sys.argv[1], port=int(sys.argv[2]), workers=1, limits=ALL_FROM_ONE)
app = make_app(settings)

def obey():
    for _ in sys.stdin:
        watch = app.state.tables.watch
        print(json.dumps([watch.longest, watch.blocked]), flush=True)
        watch.forget()

threading.Thread(target=obey, daemon=True).start()
serve(app, settings)
"""
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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Bench:
    """One row: so many processes on one store. Each client comes to any of them, whoever has its table."""

    def __init__(self, args: argparse.Namespace, store: str, processes: int) -> None:
        self.count: int = args.tables
        self.rate: float = args.rate
        self.seconds: float = args.seconds
        self.game: str = args.game
        self.store = store
        self.ports = [free_port() for _ in range(processes)]
        self.tables: list[BenchTable] = []
        self.delays: list[float] = []
        self.played = 0
        self.busy = 0.0
        self.longest = self.blocked = self.longest_when_opened = 0.0
        self.processes: list[asyncio.subprocess.Process] = []

    async def run(self) -> None:
        try:
            await self.measure()
        finally:
            for process in self.processes:
                if process.returncode is None:
                    process.kill()
                    await process.wait()

    async def measure(self) -> None:
        pipe = asyncio.subprocess.PIPE
        for port in self.ports:
            command = [sys.executable, "-c", START, self.store, str(port)]
            process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
            self.processes.append(process)
            assert process.stdout is not None
            await process.stdout.readline()
        empty = self.memory()
        for number in range(self.count):
            self.tables.append(BenchTable(await asyncio.to_thread(self.make), random.Random(number)))
        listeners = [asyncio.create_task(self.sit(table, seat)) for table in self.tables for seat in (0, 1)]
        while not all(any(table.actions) for table in self.tables):
            await asyncio.sleep(0.1)
        idle = self.memory()
        self.delays.clear()
        self.longest_when_opened, _ = await self.longest_turn()
        busy = self.cpu()
        await self.play()
        self.busy = self.cpu() - busy
        self.longest, self.blocked = await self.longest_turn()
        full = self.memory()
        for listener in listeners:
            listener.cancel()
        self.report(empty, idle, full)

    def make(self) -> dict[str, Any]:
        wish = {"game": self.game, "seats": ["me", "me"]}
        address = f"http://127.0.0.1:{random.choice(self.ports)}/api/tables"
        request = urllib.request.Request(address, json.dumps(wish).encode(), method="POST")
        with urllib.request.urlopen(request) as answer:
            tokens: dict[str, Any] = json.load(answer)
            return tokens

    async def sit(self, table: BenchTable, seat: int) -> None:
        """One client: says its word, starts the game if it is the second, and notes when things arrive."""
        tokens = table.tokens
        address = f"ws://127.0.0.1:{table.chance.choice(self.ports)}/api/tables/{tokens['id']}/live"
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

    async def longest_turn(self) -> tuple[float, float]:
        """How long a server has answered nobody since the last look, at most and in all its slow turns: ms of CPU."""
        found: list[tuple[float, float]] = []
        for process in self.processes:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(b"watch\n")
            longest, blocked = json.loads(await process.stdout.readline())
            found.append((longest * 1000, blocked * 1000))
        return max(longest for longest, _ in found), sum(blocked for _, blocked in found)

    def cpu(self) -> float:
        """Seconds of CPU that the servers have used; a database is not counted."""
        return sum(cpu_of(process.pid) for process in self.processes)

    def memory(self) -> float:
        """Resident memory of the servers, in kB."""
        return sum(memory_of(process.pid) for process in self.processes)

    def report(self, empty: float, idle: float, full: float) -> None:
        delays = sorted(self.delays) or [0.0]
        p50, p99 = delays[len(delays) // 2], delays[int(len(delays) * 0.99)]
        each = (full - empty) / self.count
        kind = "SQLite" if self.store.startswith("sqlite") else "PostgreSQL"
        print(f"{kind}, processes: {len(self.ports)}")
        print(f"  {self.count} tables of {self.game}, {2 * self.count} clients, {self.seconds:.0f} s")
        print(f"  {os.getloadavg()[0]:.0f} processes wanted to run on {os.cpu_count()} cores")
        print(f"  {self.played / self.seconds:.0f} actions/s, {len(delays) / self.seconds:.0f} updates/s")
        print(f"  {self.busy / max(1, self.played) * 1000:.2f} ms of the server's CPU for each action")
        print(f"  from action to screen: p50 {p50:.1f} ms, p99 {p99:.1f} ms (target {TARGET_P99:.0f})")
        print(
            f"  blocked for {self.longest:.0f} ms of CPU at most, {self.blocked:.0f} ms in all slow turns; "
            f"{self.longest_when_opened:.0f} ms at most when all came"
        )
        print(
            f"  memory per table: {(idle - empty) / self.count:.0f} kB at the start, "
            f"{each:.0f} kB at the end (target {TARGET_MEMORY:.0f})"
        )


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500.0, help="actions per second, over all tables")
    parser.add_argument("--seconds", type=float, default=75.0, help="for each row; the janitor works every 60")
    parser.add_argument("--game", default="barbarossa")
    args = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        asyncio.run(Bench(args, f"sqlite:{folder}/tables.db", 1).run())
        if programs() is None:
            print("PostgreSQL: left out, there is none here")
            return
        for processes in (1, 2):
            with cluster() as database:
                asyncio.run(Bench(args, database, processes).run())


if __name__ == "__main__":
    main()
