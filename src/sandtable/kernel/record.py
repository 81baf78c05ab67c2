"""Records: how a game went, as text. It replays exactly.

    sandtable record 1
    game: barbarossa
    rules: 1
    pack: standard
    seats: 2
    option removed: random
    seed: 7
    result: moscow, ranks 1 2, scores 31 24
    ---
    play horses
    undo

Before the dashes is the head, after them one act on each line. A finished game states its result, so that it can be
told where the rules have changed and the acts no longer replay.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandtable.kernel.errors import BadRecord, Error
from sandtable.kernel.options import Scalar
from sandtable.kernel.position import write_scalar

if TYPE_CHECKING:
    from sandtable.kernel.match import Match

FIRST_LINE = "sandtable record 1"
NUMBER = re.compile(r"[0-9]{1,6}")
SEED_NUMBER = re.compile(r"-?[0-9]{1,1000}")
RESULT = re.compile(r"([a-z0-9-]{1,64}), ranks ([0-9]{1,2}(?: [0-9]{1,2})*), scores (-?[0-9]{1,9}(?: -?[0-9]{1,9})*)")
LONGEST_SHOWN = 200
"""Letters of a line that an error repeats."""


@dataclass(frozen=True)
class Start:
    """Where a match began: a seed (as given), or a position with the seed of the chance that follows."""

    seed: int | str | None
    position: str = ""

    @classmethod
    def unknown(cls) -> Start:
        """The start of a re-deal, which has no record."""
        return cls(None)


@dataclass(frozen=True)
class StatedResult:
    """How a game ended, as its record states it."""

    reason: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.reason}, ranks {' '.join(map(str, self.ranks))}, scores {' '.join(map(str, self.scores))}"

    @classmethod
    def read(cls, text: str) -> StatedResult:
        found = RESULT.fullmatch(text)
        ranks, scores = (tuple(map(int, found[part].split())) for part in (2, 3)) if found else ((), ())
        if found is None or len(ranks) != len(scores):
            raise BadRecord("record-head-result", value=text[:LONGEST_SHOWN])
        return cls(found[1], ranks, scores)


@dataclass
class Head:
    """What stands above the line `---`."""

    game: str
    rules: int
    pack: str
    seats: int
    options: dict[str, Scalar]
    start: Start
    result: StatedResult | None = None
    """None while it is played, and in records of the first edition, which do not state it."""


def write(head: Head, played: list[str]) -> str:
    if head.start.seed is None:
        raise BadRecord("redeal-has-no-record")
    lines = [
        FIRST_LINE,
        f"game: {head.game}",
        f"rules: {head.rules}",
        f"pack: {head.pack}",
        f"seats: {head.seats}",
    ]
    for name, value in head.options.items():
        text = write_scalar(value)
        lines += block(f"option {name}", text) if "\n" in text else [f"option {name}: {text}"]
    lines.append(f"seed: {head.start.seed}")
    if head.start.position:
        lines += block("position", head.start.position)
    if head.result is not None:
        lines.append(f"result: {head.result}")
    lines.append("---")
    return "\n".join(lines + played) + "\n"


def block(key: str, text: str) -> list[str]:
    """A text of several lines under a key, each line behind a bar."""
    return [f"{key}:", *("| " + line for line in text.splitlines())]


def read(text: str) -> tuple[Head, list[str]]:
    """Head and lines of a record."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != FIRST_LINE:
        raise BadRecord("not-a-record", first=FIRST_LINE)
    if "---" not in rows:
        raise BadRecord("record-cut-off")
    cut = rows.index("---")
    parts: dict[str, list[str]] = {}
    key = ""
    for row in rows[1:cut]:
        if row.startswith("|") and key:
            parts[key].append(row[2:] + "\n")
            continue
        key, colon, value = row.partition(":")
        if not colon or not key:
            raise BadRecord("record-head-no-colon", line=row[:LONGEST_SHOWN])
        parts[key] = [value.strip()]
    items = {key: "".join(texts) for key, texts in parts.items()}
    return read_head(items), [row.strip() for row in rows[cut + 1 :] if row.strip()]


def read_head(items: dict[str, str]) -> Head:
    for key in ("game", "rules", "pack", "seats", "seed"):
        if key not in items:
            raise BadRecord("record-head-missing", key=key)
    for key in ("rules", "seats"):
        if not NUMBER.fullmatch(items[key]):
            raise BadRecord("record-head-no-number", key=key, value=items[key][:LONGEST_SHOWN])
    options: dict[str, Scalar] = {}
    for key, value in items.items():
        if key.startswith("option "):
            options[key[len("option ") :]] = value
        elif key not in ("game", "rules", "pack", "seats", "seed", "position", "result"):
            raise BadRecord("record-head-unknown", key=key[:LONGEST_SHOWN])
    seed: int | str = int(items["seed"]) if SEED_NUMBER.fullmatch(items["seed"]) else items["seed"]
    start = Start(seed, items.get("position", ""))
    result = StatedResult.read(items["result"]) if "result" in items else None
    return Head(items["game"], int(items["rules"]), items["pack"], int(items["seats"]), options, start, result)


def play_line(match: Match, line: str, number: int) -> None:
    """Play one line of a record: an action or an act of the table."""
    try:
        if line == "undo":
            match.take_back()
        elif line.startswith("note "):
            match.note(line)
        elif line.startswith("resign ") and NUMBER.fullmatch(line[len("resign ") :]):
            match.resign(int(line[len("resign ") :]))
        else:
            match.play(line)
    except Error as error:
        shown = line[:LONGEST_SHOWN]
        raise BadRecord("record-line", number=number, line=shown, problem=error) from None


def actions_that_stand(lines: list[str]) -> list[str]:
    """The actions of a record that were not taken back."""
    actions: list[str] = []
    for line in lines:
        if line == "undo":
            actions.pop()
        elif not line.startswith(("note ", "resign ")):
            actions.append(line)
    return actions
