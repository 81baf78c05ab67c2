"""A server in a process of its own, because languages are looked for once: `python -m tests.web.foreign_server STORE`.

It says its port, and ends when nobody listens any more.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.server.harness import Server
from tests.web.chance import no_chance


def main(store: str) -> None:
    with no_chance(), Server(Path(store), budget=20.0) as running:
        print(running.port, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1])
