"""`python -m tests.harness.renew_heads`: golden records and lessons name the pack as it is now.

For a pack that has changed so that its records replay all the same. One that does not is left as it was, and named.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import sandtable
from sandtable.kernel.lesson import lesson_path
from sandtable.kernel.record import read
from sandtable.kernel.registry import load_pack
from tests.harness.golden import golden_records


def renewed(text: str) -> str:
    """A record with the name of the standard pack as it is now, which replays."""
    head, _ = read(text)
    pack = load_pack(sandtable.game(head.game), None)
    made = re.sub("^pack: .*$", f"pack: {pack.name} {pack.digest}", text, count=1, flags=re.MULTILINE)
    sandtable.replay(made)
    return made


def renew(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    try:
        path.write_text(renewed(text), encoding="utf-8")
    except sandtable.Error as error:
        print(f"{path}: {error}")
        return False
    return True


def main() -> int:
    lessons = [lesson_path(sandtable.game(name)) for name in sandtable.game_names()]
    done = [renew(path) for path in [*golden_records(), *(path for path in lessons if path.is_file())]]
    print(f"{sum(done)} of {len(done)} records name the pack as it is now")
    return 0 if all(done) else 1


if __name__ == "__main__":
    sys.exit(main())
