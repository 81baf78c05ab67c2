"""What strangers can do to a server: how long it answered nobody, and how much memory it took.

`python -m bench.hostile` starts a server of its own on this machine and sends it packs and records that were written to
be slow. Times are CPU of the server's event loop, so they do not depend on what else runs here.
"""

from __future__ import annotations

import argparse
import json
import random
import socket
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import sandtable

START = """
import asyncio, json, sys, threading
from sandtable.server.app import Settings, make_app, serve
from sandtable.server.limits import ALL_FROM_ONE

settings = Settings(store=sys.argv[1], port=int(sys.argv[2]), workers=1, limits=ALL_FROM_ONE)
app = make_app(settings)

def obey():
    for line in sys.stdin:
        tables = app.state.tables
        loop = tables.chores.tasks[0].get_loop()
        if line.strip() == "tidy":
            asyncio.run_coroutine_threadsafe(tables.janitor.tidy(), loop).result()
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0.1), loop).result()
        print(json.dumps([tables.watch.longest, tables.watch.blocked]), flush=True)
        tables.watch.forget()

threading.Thread(target=obey, daemon=True).start()
serve(app, settings)
"""
HEAD = '[pack]\nname = "mine"\nextends = "standard"\n'


class Victim:
    """A server process."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        arguments = [f"sqlite:{folder / 'tables.db'}", str(self.port)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *arguments], stdin=pipe, stdout=pipe, text=True, bufsize=1
        )
        assert self.process.stdout is not None
        self.process.stdout.readline()

    def post(self, path: str, body: bytes) -> int:
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body, method="POST")
        try:
            with urllib.request.urlopen(request) as answer:
                answer.read()
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code

    def blocked(self, command: str = "watch") -> str:
        longest, blocked = self.look(command)
        return f"longest turn {longest * 1000:.0f} ms, {blocked:.2f} s in slow turns"

    def look(self, command: str = "watch") -> tuple[float, float]:
        """The longest turn of its loop since the last look, and all slow ones; `tidy` lets the janitor work first."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(command, file=self.process.stdin, flush=True)
        longest, blocked = json.loads(self.process.stdout.readline())
        return longest, blocked

    def memory(self) -> str:
        pid = self.process.pid
        readers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return f"{resident(pid):.0f} MB, its processes {sum(resident(int(reader)) for reader in readers):.0f} MB"


def resident(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1]) / 1024
    return 0.0


def long_record(letters: int) -> bytes:
    """Random play of Barbarossa, as long as it may be."""
    match = sandtable.new("barbarossa", seats=5, seed=3, round_limit=999)
    chance = random.Random(1)
    written = 0
    while match.to_act is not None and written < letters:
        action = chance.choice(match.legal_actions())
        match.play(action)
        written += len(match.describe(action)) + 1
    return match.record().encode()


def wish(**pack: str) -> bytes:
    files: dict[str, Any] = {f"{name}.toml": text for name, text in pack.items()}
    return json.dumps({"game": "outpost", "seats": ["me", "open"], "pack": files}).encode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--uploads", type=int, default=20)
    parser.add_argument("--letters", type=int, default=335_000, help="of each record")
    args = parser.parse_args()
    record = long_record(args.letters)
    with tempfile.TemporaryDirectory() as folder:
        victim = Victim(Path(folder))
        try:
            print(f"at the start: {victim.memory()}")
            for parts in (8_000, 16_000, 190_000):
                status = victim.post("/api/tables", wish(pack=HEAD + ".".join("a" * parts) + " = 1\n"))
                print(f"a key of {parts} parts, {status}: {victim.blocked()}")
            for number in range(1, args.uploads + 1):
                status = victim.post("/api/replays", record)
                print(f"upload {number} of {len(record) // 1000} kB, {status}: {victim.memory()}; {victim.blocked()}")
            print(f"the janitor: {victim.blocked('tidy')}; {victim.memory()}")
        finally:
            victim.process.kill()


if __name__ == "__main__":
    main()
