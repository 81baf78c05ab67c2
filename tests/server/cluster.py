"""A PostgreSQL of the tests' own: a cluster in a folder of its own, run by a user who may do nothing else."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

WAIT = 60
PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql")
READY = "database system is ready to accept connections"


def programs() -> Path | None:
    """The folder with initdb and postgres, the newest if there are several."""
    for place in PLACES:
        found = sorted(Path(place).glob("*/bin/initdb"), key=lambda path: (len(path.parts[-3]), path.parts[-3]))
        if found:
            return found[-1].parent
    here = shutil.which("initdb")
    return Path(here).resolve().parent if here else None


def user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@contextmanager
def cluster() -> Iterator[str]:
    """An empty database; its address. The test is left out where there is no PostgreSQL."""
    place = programs()
    if place is None:
        pytest.skip("left out: the store in PostgreSQL (no PostgreSQL)")
    folder = Path(tempfile.mkdtemp(prefix="sandtable-postgres-", dir="/tmp"))
    owner = user()
    if owner is not None:
        shutil.chown(folder, owner)
    data = folder / "data"
    new = [
        str(place / "initdb"),
        "-D",
        str(data),
        "-A",
        "trust",
        "-U",
        "sandtable",
        "-E",
        "UTF8",
        "--locale=C",
        "--no-sync",
    ]
    subprocess.run(new, check=True, user=owner, cwd=folder, stdout=subprocess.DEVNULL)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(place / "postgres"), "-D", str(data), "-k", str(folder), "-h", "127.0.0.1", "-p", str(port), "-F"]
    process = subprocess.Popen(command, user=owner, cwd=folder, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        assert any(READY in line for line in process.stderr), "PostgreSQL does not start"
        yield f"postgresql://sandtable@127.0.0.1:{port}/postgres"
    finally:
        process.send_signal(signal.SIGINT)  # without waiting for clients
        process.communicate(timeout=WAIT)
        shutil.rmtree(folder, ignore_errors=True)
