"""Games on disk. Every game is kept as a record in a folder of its own while it is played, so nothing is lost.

A record is the truth of a game; who played it stands in notes: `note seat 0 me Ann`, `note pack FOLDER`.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

import sandtable
from sandtable.kernel.editions import go_on, is_older, replay_while_it_fits
from sandtable.kernel.errors import BadRecord, Phrase, in_its_words
from sandtable.kernel.prepared import PreparedMatch, is_preparing, resume
from sandtable.kernel.record import actions_that_stand, play_line, read
from sandtable.kernel.registry import default_bot, other_rules
from sandtable.kernel.toml import UTF_8
from sandtable.tui.players import ME, Player

UNFINISHED = ".unfinished"
FINISHED = ".record"
OLDER = ".older-rules"
"""A game that went on by new rules, as it was before: its moves can still be read."""


@dataclass
class Table:
    """A match, the players around it and the file that keeps it."""

    match: sandtable.Match
    players: list[Player]
    path: Path
    pack: str | None = None
    """The folder of a custom pack."""
    dropped: int | None = None
    """The rules have changed since it was left, and so many of its last moves no longer fitted."""


@dataclass
class Unprepared:
    """A match that is still prepared, the players around it and the file that keeps it."""

    prepared: PreparedMatch
    players: list[Player]
    path: Path
    pack: str | None = None


def folder() -> Path:
    """Where games are kept."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "sandtable"


def new_table(match: sandtable.Match, players: list[Player], pack: str | None) -> Table:
    """A table for a new match. Nothing is written before the first move."""
    for note in table_notes(players, pack):
        play_line(match, note, 0)
    return Table(match, players, free_path(match.game.name), pack)


def table_notes(players: list[Player], pack: str | None) -> list[str]:
    """Who sits where, and with which cards."""
    seats = [f"note seat {seat} {player.kind} {player.name}".rstrip() for seat, player in enumerate(players)]
    return [*seats, f"note pack {Path(pack).resolve()}"] if pack else seats


def unprepared_table(prepared: PreparedMatch, players: list[Player], pack: str | None) -> Unprepared:
    """A table for a match that is prepared first. Nothing is written before the first choice."""
    return Unprepared(prepared, players, free_path(prepared.game.name), pack)


def keep_unprepared(table: Unprepared) -> None:
    write(table.path, table.prepared.record(table_notes(table.players, table.pack)))


def prepared_table(table: Unprepared) -> Table:
    """The table of the match, now that all is chosen; it is kept in the same file."""
    match = table.prepared.begin()
    for note in table_notes(table.players, table.pack):
        play_line(match, note, 0)
    return Table(match, table.players, table.path, table.pack)


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
    found = load_any(name, pack)
    if isinstance(found, Unprepared):
        raise BadRecord("record-of-preparation", file=name)
    return found


def load_any(name: str, pack: str | None = None) -> Table | Unprepared:
    """The same, or a game that is still prepared."""
    try:
        path = Path(name).expanduser()
        text = path.read_text(encoding=UTF_8)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadRecord("record-unreadable", file=name, reason=reason(error)) from None
    noted = notes(text)
    pack = pack or noted.get("pack")
    if is_preparing(text):
        prepared = resume(text, pack)
        players = [read_seat(noted.get(f"seat {seat}", ""), seat) for seat in range(prepared.seats)]
        own = path.suffix == UNFINISHED and path.parent == folder()
        return Unprepared(prepared, players, path if own else free_path(prepared.game.name), pack)
    match, dropped = taken_up(text, pack)
    players = [read_seat(noted.get(f"seat {seat}", ""), seat) for seat in range(match.seats)]
    own = match.result is not None or (path.suffix == UNFINISHED and path.parent == folder())
    if own and dropped is not None:
        write(path.with_suffix(OLDER), text)
    return Table(match, players, path if own else free_path(match.game.name), pack, dropped)


def taken_up(text: str, pack: str | None) -> tuple[sandtable.Match, int | None]:
    """The match of a record. One of older rules goes on by today's as far as its lines fit; with it, how many moves
    do not.

    One that was finished is not played on.
    """
    head, lines = read(text)
    if not is_older(head) or head.result is not None:
        return sandtable.replay(text, pack=pack), None
    found = replay_while_it_fits(head, lines, pack)
    if found.match.result is not None:
        raise other_rules(head)
    kept = [line for line in lines if line.startswith("note ")]
    return go_on(found.match, kept), len(actions_that_stand(lines)) - found.match.number


def reason(error: Exception) -> Phrase:
    """Why a file cannot be used, as the system says it."""
    return Phrase("not-utf-8") if isinstance(error, UnicodeDecodeError) else in_its_words(error)


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
    if kind.partition(":")[0] in (ME, *sandtable.bot_names()):
        return Player(kind, name)
    return Player(ME if seat == 0 else default_bot())
