"""A bad day for several: two servers and a thinker on one PostgreSQL, any of them killed, or cut off from the database.

After each blow every table must go on, at whichever process; at the end every action that a client saw acknowledged
must be there, once. `python -m tests.server.kill_several` runs the full numbers.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import socket
import statistics
import sys
import time
from copy import copy
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from tests.server.cluster import cluster
from tests.server.kill import START, WAIT, Day, Seen

THINK = "import sys\nfrom sandtable.cli import main\nmain(['think', '--store', sys.argv[1], '--bots', '1'])"
SERVERS = 2
KINDS = ("server", "thinker", "cut")
CUT_SECONDS = 6.0
"""Longer than a lease: the tables of who is cut off must go on elsewhere."""
GOES_ON = 60.0
"""Seconds after which a table that has not gone on has stopped; how long it takes is measured."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Line:
    """The way from one process to the database, which can be cut: nothing passes, and nobody is told."""

    def __init__(self, database: str) -> None:
        self.database = urlsplit(database)
        self.port = free_port()
        self.open = asyncio.Event()
        self.open.set()
        where = self.database._replace(netloc=f"{self.database.username}@127.0.0.1:{self.port}")
        self.address = urlunsplit(where)
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", self.port)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.open.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.database.port)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self.pour(reader, back), self.pour(there, writer))

    async def pour(self, source: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65_536):
                await self.open.wait()
                into.write(data)
                await into.drain()
        except OSError:
            pass
        finally:
            into.close()


class SeveralDay(Day):
    """One database, two servers, one thinker."""

    def __init__(self, database: str, tables: int, seed: int) -> None:
        super().__init__(Path(), tables, seed)
        self.database = database
        self.lines = [Line(database) for _ in range(SERVERS)]
        self.ports = [free_port() for _ in range(SERVERS)]
        self.servers: list[asyncio.subprocess.Process] = []
        self.thinker: asyncio.subprocess.Process | None = None
        self.people: list[asyncio.Task[None]] = []
        self.gaps: list[float] = []
        """Seconds after each blow until each table went on."""
        self.blows = dict.fromkeys(KINDS, 0)
        self.moved: dict[str, float] = {}
        """When a table first went on after the last blow."""

    # -- processes ----------------------------------------------------------------------------------

    async def begin(self) -> None:
        for line in self.lines:
            await line.start()
        self.servers = [await self.start_server(number) for number in range(SERVERS)]
        self.thinker = await self.start_thinker()
        self.port = self.ports[0]
        await asyncio.to_thread(self.make)

    async def start_server(self, number: int) -> asyncio.subprocess.Process:
        arguments = [self.lines[number].address, str(self.ports[number])]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-W",
            "ignore",
            "-c",
            START,
            *arguments,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), WAIT)
        assert b"Sandtable is at" in line, "the server does not start"
        return process

    async def start_thinker(self) -> asyncio.subprocess.Process:
        silent = asyncio.subprocess.DEVNULL
        command = [sys.executable, "-W", "ignore", "-c", THINK, self.database]
        return await asyncio.create_subprocess_exec(*command, stdout=silent, stderr=silent)

    async def end(self) -> None:
        for process in (*self.servers, self.thinker):
            if process is not None and process.returncode is None:
                process.kill()
                await process.wait()

    # -- clients ------------------------------------------------------------------------------------

    async def stay(self, seen: Seen) -> None:
        """Sit at a table until the game is over, at whichever server is there."""
        while not seen.over:
            await self.sit(seen, self.chance.choice(self.ports))
            await asyncio.sleep(0.2)

    def take(self, seen: Seen, message: dict[str, Any]) -> list[dict[str, Any]]:
        replies = super().take(seen, message)
        if message["type"] == "error":
            raise ConnectionResetError(message["code"])  # it comes again, and looks what is there
        return replies

    def note(self, seen: Seen) -> None:
        self.moved.setdefault(seen.tokens["id"], time.monotonic())

    # -- blows --------------------------------------------------------------------------------------

    async def blow(self, what: str) -> None:
        """Kill one of them, or cut a server off; then wait until every table has gone on."""
        number = self.chance.randrange(SERVERS)
        await asyncio.sleep(self.chance.uniform(0.0, 1.5))
        self.blows[what] += 1
        at = time.monotonic()
        self.moved.clear()
        if what == "thinker":
            assert self.thinker is not None
            self.thinker.send_signal(signal.SIGKILL)
            await self.thinker.wait()
            self.thinker = await self.start_thinker()
        elif what == "server":
            self.servers[number].send_signal(signal.SIGKILL)
            await self.servers[number].wait()
            self.servers[number] = await self.start_server(number)
        else:
            self.lines[number].open.clear()
            await asyncio.sleep(CUT_SECONDS)
            self.lines[number].open.set()
        await self.all_go_on(at)

    async def all_go_on(self, at: float) -> None:
        going = [seen for seen in self.tables if not seen.over]
        until = time.monotonic() + GOES_ON
        while left := [one for one in going if not one.over and one.tokens["id"] not in self.moved]:
            for one in self.people:
                if one.done():
                    one.result()  # what a client was told wrong is said here, not that its table has stopped
            assert time.monotonic() < until, f"{len(left)} of {len(going)} tables have stopped: {self.stood(left)}"
            await asyncio.sleep(0.05)
        self.gaps += [self.moved[one.tokens["id"]] - at for one in going if not one.over]

    def stood(self, tables: list[Seen]) -> list[tuple[str, int, int]]:
        """Tables, how many of their seats have a person, and how far they came."""
        return [(one.tokens["id"], len(one.tokens["seats"]), one.seq) for one in tables]

    async def check_all(self) -> None:
        """Every acknowledged action is stored, once, in its place."""
        connection = await asyncpg.connect(self.database)
        try:
            for seen in self.tables:
                asked = "SELECT number, act FROM acts WHERE table_id = $1 ORDER BY number"
                before = copy(seen)  # people play on while the store answers
                before.played = dict(seen.played)
                rows = await connection.fetch(asked, seen.tokens["id"])
                self.check_table(before, [(row[0], row[1]) for row in rows])
        finally:
            await connection.close()


async def bad_day(database: str, tables: int, blows: list[str], seed: int, talk: bool = False) -> SeveralDay:
    day = SeveralDay(database, tables, seed)
    try:
        await day.begin()
        day.people = [asyncio.create_task(day.stay(seen)) for seen in day.tables]
        await day.all_go_on(0.0)
        day.gaps.clear()
        for number, what in enumerate(blows):
            await day.blow(what)
            await day.check_all()
            new = day.made
            if sum(seen.over for seen in day.tables) * 2 >= tables:
                day.port = day.chance.choice(day.ports)
                await asyncio.to_thread(day.make)
                day.people = [one for one in day.people if not one.done()]
                fresh = day.tables[new - day.made :] if day.made > new else []
                day.people += [asyncio.create_task(day.stay(seen)) for seen in fresh]
            if talk:
                print(f"{number + 1} blows, {day.acknowledged} updates, {gaps_said(day)}", flush=True)
        assert not [one for one in day.people if one.done() and one.exception()], "a client was told something wrong"
    finally:
        for one in day.people:
            one.cancel()
        await day.end()
    return day


def gaps_said(day: SeveralDay) -> str:
    gaps = sorted(day.gaps) or [0.0]
    late = sum(gap > 5.0 for gap in gaps)
    return (
        f"goes on after {statistics.median(gaps):.1f} s, 99 of 100 within {gaps[int(len(gaps) * 0.99)]:.1f}, "
        f"longest {gaps[-1]:.1f}, {late} of {len(gaps)} over 5"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill and cut off servers and a thinker that share a database.")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--blows", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    blows = random.Random(args.seed).choices(KINDS, weights=(2, 1, 1), k=args.blows)
    with cluster() as database:
        day = asyncio.run(bad_day(database, args.tables, blows, args.seed, talk=True))
    played = day.own + sum(len(seen.played) for seen in day.tables)
    told = ", ".join(f"{what} {count}" for what, count in day.blows.items())
    print(f"{told}; {day.made} tables, {played} own actions: all are there, once; {gaps_said(day)}")


if __name__ == "__main__":
    main()
