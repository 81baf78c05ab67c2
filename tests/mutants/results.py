"""What became of each mutant, kept line by line, so that a run can be stopped at any moment."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

RULE, TEST, HARNESS, NOBODY = "rule", "test", "harness", "nobody"
VERDICTS = (RULE, TEST, HARNESS, NOBODY)
"""Who noticed: a rule test, another test of the game, the harness of all games, nobody."""
NOT_ASKED = "the harness was not asked"


@dataclass(frozen=True)
class Result:
    """What became of a mutant. `digest` is that of rules and tests: with others it has to be tried again."""

    key: str
    digest: str
    verdict: str
    test: str = ""
    how: str = ""


class Results:
    """The last result of each mutant of a game, and the file in which they are."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.last: dict[str, Result] = {}
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        for line in text.splitlines():
            with contextlib.suppress(ValueError, TypeError):  # a line that was cut short
                result = Result(**json.loads(line))
                self.last[result.key] = result
        self.begun = bool(text) and not text.endswith("\n")
        """The last line was cut short: the next one begins on a line of its own."""

    def add(self, result: Result) -> None:
        self.last[result.key] = result
        with self.path.open("a", encoding="utf-8") as out:
            out.write("\n" * self.begun + as_text([result]))
        self.begun = False

    def known(self, key: str, digest: str, quick: bool) -> Result | None:
        """A result that still holds; where the harness was not asked, only for a quick run."""
        result = self.last.get(key)
        holds = result and result.digest == digest and (quick or result.how != NOT_ASKED)
        return result if holds else None

    def tidy(self) -> None:
        """Write the last results only, once there are many old ones."""
        lines = self.path.read_text(encoding="utf-8").count("\n") if self.path.exists() else 0
        if lines > 2 * len(self.last) + 100:
            part = self.path.with_suffix(".part")
            part.write_text(as_text(self.last.values()), encoding="utf-8")
            part.replace(self.path)


def as_text(results: Iterable[Result]) -> str:
    return "".join(json.dumps(asdict(result), ensure_ascii=False) + "\n" for result in results)
