"""A course of training in a folder: games in files of their own, the net so far, a report. Stopped, it goes on.

The first games are judged by the game's own value; once a net foretells the winner better on games that it has not
learnt from, it judges while the next are played. Whether it earns a place is decided by two tests: that one, and a duel
of planners with and without it, at the same time for thinking.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import BadOption, Error, in_its_words
from sandtable.kernel.registry import game
from sandtable.lab.halls import Hall
from sandtable.lab.intervals import wilson
from sandtable.lab.learning import Learnt, learn
from sandtable.lab.numbers import np
from sandtable.lab.selfplay import Lessons, Seen, Table, play_games
from sandtable.lab.standings import Course
from sandtable.lab.tournaments import tournament

CHUNK = 500
"""Games in a file; what is lost at most when somebody stops."""
SETTINGS, REPORT, NET = "lessons.json", "report.json", "net.weights"
GATE = 0.55
"""The share of a duel that a net must win to earn its place."""
LISTS = {"seats": np.uint8, "games": np.int32, "mover": np.uint8, "ends": np.int64}
ARRAYS = {"shares": "f", "plain": "f", "at": "H", "values": "f"}


class Training:
    """What is in the folder, and how it goes on."""

    def __init__(self, what: Lessons, folder: Path) -> None:
        self.what = what
        self.folder = folder
        settings = {name: value for name, value in asdict(what).items() if name != "weights"}
        settings["seats"] = list(what.seats)
        settings["version"] = game(what.game).version
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.check(settings)
            (folder / SETTINGS).write_text(json.dumps(settings, indent=1), encoding="utf-8")
        except OSError as error:
            raise Error("train-not-written", file=str(folder), reason=in_its_words(error)) from None

    def check(self, settings: dict[str, Any]) -> None:
        """Are the games in the folder of the same kind?"""
        file = self.folder / SETTINGS
        if file.exists():
            before = json.loads(file.read_text(encoding="utf-8"))
            other = sorted(name for name, value in settings.items() if before.get(name) != value)
            if other:
                raise BadOption("train-other", folder=str(self.folder), settings=other)

    @property
    def net(self) -> Path:
        return self.folder / NET

    @property
    def chunks(self) -> list[Path]:
        return sorted(self.folder.glob("games-*.npz"))

    @property
    def played(self) -> int:
        """How many games there are: each file is called by the number of games up to its end."""
        return int(self.chunks[-1].stem.removeprefix("games-")) if self.chunks else 0

    def report(self) -> dict[str, Any]:
        file = self.folder / REPORT
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def judge(self) -> str:
        """The net that plays on: the one so far, if it foretells better than the game's own value."""
        report = self.report()
        return str(self.net) if report and report["loss"] < report["plain"] and self.net.exists() else ""

    def run(self, games: int, workers: int, told: Callable[[int, int], None]) -> None:
        """Play and learn until so many games were played."""
        done = self.played
        while done < games:
            numbers = list(range(done, min(done + CHUNK, games)))
            seen = Seen()
            got = 0
            for count, some in play_games(replace(self.what, weights=self.judge()), numbers, workers):
                seen.add(some)
                got += count
                told(done + got, games)
            done += len(numbers)
            save(seen, self.folder / f"games-{done:07}.npz")
            number = len(self.chunks)
            if done >= games or number & (number - 1) == 0:
                self.learn()
        if not self.report():
            self.learn()

    def learn(self) -> Learnt:
        seen = Seen()
        for file in self.chunks:
            seen.add(load(file))
        table = Table(replace(self.what, weights=""), self.what.seats[0])
        made = learn(seen, self.what.game, game(self.what.game).version, table.features.names, self.what.seed)
        made.weights.save(self.net)
        report = {
            "game": self.what.game,
            "seats": list(self.what.seats),
            "games": made.games,
            "positions": made.positions,
            "features": len(table.features.names),
            "loss": made.loss,
            "plain": made.plain.loss,
            "scale": made.plain.scale,
            "moved": made.plain.moved,
        }
        self.write(report)
        return made

    def write(self, report: dict[str, Any]) -> None:
        (self.folder / REPORT).write_text(json.dumps(report, indent=1), encoding="utf-8")

    def duel(self, deals: int, ms: int, hall: Hall, told: Callable[[int, int], None]) -> dict[str, Any]:
        """Planners with and without the net, each deal from every seat; into the report."""
        bots = f"planner:ms={ms}:weights={self.net},planner:ms={ms}"
        seats = max(2, self.what.seats[0])
        options: dict[str, Any] = dict(self.what.options)
        what = tournament(self.what.game, bots, self.what.seed + 1, seats, self.what.pack, **options)
        course = Course(what, [])
        try:
            for _ in course.play(deals, hall):
                told(len(course.games), course.most_games(deals))
        finally:
            hall.close()
        won = sum(share for one in course.games for bot, share in zip(one.seating, one.shares, strict=True) if not bot)
        low, high = wilson(won, len(course.games))
        found = {"duel": {"games": len(course.games), "won": won, "ms": ms, "low": low, "high": high}}
        report = {**self.report(), **found}
        self.write(report)
        return report


def earned(report: dict[str, Any]) -> bool:
    """Has the net passed both tests?"""
    duel = report.get("duel")
    return bool(report["loss"] < report["plain"] and duel and duel["won"] > GATE * duel["games"])


def save(seen: Seen, file: Path) -> None:
    """Written beside and moved, so that a file is whole or not there."""
    lists: dict[str, Any] = {name: np.array(getattr(seen, name), kind) for name, kind in LISTS.items()}
    arrays: dict[str, Any] = {name: np.frombuffer(getattr(seen, name), code) for name, code in ARRAYS.items()}
    beside = file.with_suffix(".part")
    with beside.open("wb") as out:
        np.savez_compressed(out, **lists, **arrays)
    beside.replace(file)


def load(file: Path) -> Seen:
    seen = Seen()
    with np.load(file, allow_pickle=False) as found:
        for name in LISTS:
            setattr(seen, name, found[name].tolist())
        for name, code in ARRAYS.items():
            numbers = array(code)
            numbers.frombytes(found[name].astype(code).tobytes())
            setattr(seen, name, numbers)
    return seen
