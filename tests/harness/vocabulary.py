"""Writes the words for effects into the heads of pack files: `python -m tests.harness.vocabulary`.

A designer finds them where cards are changed; they are declared with the rules that do them. The list begins after a
line that names the key (BEGINS) and ends at the next empty line of the comment. A test compares.
"""

from __future__ import annotations

import re
from pathlib import Path

import sandtable
from sandtable.cli.vocabulary import vocabulary
from sandtable.kernel.game import AnyGame
from sandtable.kernel.words import ENGLISH

GAMES = ("afu", "barbarossa", "frontier-wars", "victory-day")
BEGINS = re.compile(r"# Words of `(.*)`, written by `python -m tests.harness.vocabulary`:")


def written(game: AnyGame, text: str) -> str:
    """The text of a pack file with its lists as they should be."""
    lines: list[str] = []
    within = False
    for line in text.splitlines():
        within = within and line not in ("#", "")
        if not within:
            lines.append(line)
        begins = BEGINS.fullmatch(line)
        if begins:
            within = True
            lines += [f"#   {entry}" for entry in vocabulary(game, begins[1], ENGLISH)]
    return "\n".join(lines) + "\n"


def files(game: AnyGame) -> list[Path]:
    return sorted(game.standard_pack.glob("*.toml"))


def keys(game: AnyGame) -> set[str]:
    """The keys whose words stand in the head of some file."""
    return {begins[1] for path in files(game) for begins in BEGINS.finditer(path.read_text(encoding="utf-8"))}


def main() -> None:
    for game in map(sandtable.game, GAMES):
        for path in files(game):
            path.write_text(written(game, path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
