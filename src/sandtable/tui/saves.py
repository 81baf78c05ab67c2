"""Games on disk. Every game is kept as a record in a folder of its own while it is played, so nothing is lost.

A record is the truth of a game; who played it stands in notes: `note seat 0 me Ann`, `note pack FOLDER`.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

import sandtable
from sandtable.kernel.errors import BadRecord
from sandtable.kernel.record import play_line
from sandtable.tui.players import DEFAULT_BOT, ME, Player

UNFINISHED = ".unfinished"
FINISHED = ".record"


@dataclass
class Table:
    """A match, the players around it and the file that keeps it."""

    match: sandtable.Match
    players: list[Player]
    path: Path


def folder() -> Path:
    """Where games are kept."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "sandtable"


def new_table(match: sandtable.Match, players: list[Player], pack: str | None) -> Table:
    """A table for a new match. Nothing is written before the first move."""
    for seat, player in enumerate(players):
        play_line(match, f"note seat {seat} {player.kind} {player.name}".rstrip(), 0)
    if pack:
        play_line(match, f"note pack {Path(pack).resolve()}", 0)
    return Table(match, players, free_path(match.game.name))


def free_path(game: str) -> Path:
    """A name by game and time that no other game has."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    number = 1
    while True:
        name = stem if number == 1 else f"{stem}-{number}"
        paths = [folder() / (name + end) for end in (UNFINISHED, FINISHED)]
        if not any(path.exists() for path in paths):
            return paths[0]
        number += 1


def keep(table: Table) -> None:
    """Write the game down, and under its final name once it is over."""
    write(table.path, table.match.record())
    if table.match.result is not None and table.path.suffix == UNFINISHED:
        done = table.path.with_suffix(FINISHED)
        table.path.replace(done)
        table.path = done


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def unfinished(game: str | None = None) -> list[Path]:
    """The games that wait to be finished, the newest first."""
    found = folder().glob(f"{game or '*'}-2*{UNFINISHED}")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def load(name: str, pack: str | None = None) -> Table:
    """The game of a record, with the players it names; a copy goes on in a file of its own."""
    try:
        path = Path(name).expanduser()
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError, RuntimeError) as error:
        raise BadRecord("the file '{}' cannot be read ({}); name the record of a game", name, reason(error)) from None
    noted = notes(text)
    match = sandtable.replay(text, pack=pack or noted.get("pack"))
    players = [read_seat(noted.get(f"seat {seat}", ""), seat) for seat in range(match.seats)]
    own = match.result is not None or (path.suffix == UNFINISHED and path.parent == folder())
    return Table(match, players, path if own else free_path(match.game.name))


def reason(error: Exception) -> str:
    """Why a file cannot be used, as the system says it."""
    if isinstance(error, UnicodeDecodeError):
        return "it is not text"
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def notes(text: str) -> dict[str, str]:
    """What the notes of a record say about its table."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        words = line.split(maxsplit=3)
        if line.startswith("note seat ") and len(words) == 4:
            found[f"seat {words[2]}"] = words[3]
        elif line.startswith("note pack "):
            found["pack"] = line[len("note pack ") :].strip()
    return found


def read_seat(note: str, seat: int) -> Player:
    """`greedy Bob` is a greedy bot called Bob. Without a note you sit first and bots sit elsewhere."""
    kind, _, name = note.partition(" ")
    if kind in (ME, *sandtable.bot_names()):
        return Player(kind, name)
    return Player(ME if seat == 0 else DEFAULT_BOT)
