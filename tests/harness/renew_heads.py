"""`python -m tests.harness.renew_heads`: golden records name rules, pack and options as they are now.

For rules or a pack that have changed, or an option that has come, so that records replay all the same. One that does
not is left as it was, and named.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import sandtable
from sandtable.kernel.record import read, write
from sandtable.kernel.registry import load_pack
from tests.harness.golden import golden_records


def renewed(text: str) -> str:
    """A record that names today's rules and standard pack, and replays to the end that it states."""
    head, lines = read(text)
    game = sandtable.game(head.game)
    pack = load_pack(game, None)
    named = replace(head, rules=game.version, pack=f"{pack.name} {pack.digest}")
    found = sandtable.replay(write(named, lines)).head
    if head.result not in (None, found.result):
        raise sandtable.BadRecord(f"it ended with {head.result}, and now with {found.result}")
    return write(found, lines)


def renew(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    try:
        path.write_text(renewed(text), encoding="utf-8")
    except sandtable.Error as error:
        print(f"{path}: {error}")
        return False
    return True


def main() -> int:
    done = [renew(path) for path in golden_records()]
    print(f"{sum(done)} of {len(done)} records name rules, pack and options as they are now")
    return 0 if all(done) else 1


if __name__ == "__main__":
    sys.exit(main())
