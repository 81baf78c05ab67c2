"""The report of a tournament as JSON: its settings, how it stands and every game, so that it can be taken up again."""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import Error, Phrase, in_its_words
from sandtable.lab.ratings import Rating
from sandtable.lab.standings import Pair, Standings, looks
from sandtable.lab.tournaments import FAILED, Failure, Pairing, Played, Tournament

FORMAT = 1
"""Of the file. Whoever changes what it holds raises it."""


@dataclass(frozen=True)
class Look:
    """How ratings stood after so many deals."""

    deals: int
    ratings: list[Rating]


@dataclass(frozen=True)
class ArenaReport:
    """What a tournament told. Everything but `speed` is the same wherever its games were played."""

    what: Tournament
    anchor: str | None
    games: list[Played]
    ratings: list[Rating]
    pairs: list[Pair]
    course: list[Look]
    decided: bool
    speed: dict[str, float]
    """CPU milliseconds of a choice of each bot, on average."""

    @property
    def failures(self) -> list[Played]:
        return [game for game in self.games if game.failure is not None]

    @property
    def endings(self) -> dict[str, int]:
        return dict(Counter(game.reason for game in self.games if game.reason != FAILED).most_common())

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        names = [bot.text for bot in self.what.bots]
        pairs = [
            {"one": names[pair.one], "other": names[pair.other], "won": pair.won, "met": pair.met}
            for pair in self.pairs
        ]
        return {
            "format": FORMAT,
            "settings": self.what.settings(),
            "deals": 1 + max((game.pairing.deal for game in self.games), default=-1),
            "decided": self.decided,
            "anchor": self.anchor,
            "ratings": [asdict(rating) for rating in self.ratings],
            "pairs": pairs,
            "course": [asdict(look) for look in self.course],
            "endings": self.endings,
            "failures": [str(failure_words(self.what, game)) for game in self.failures],
            "games": [game_data(game) for game in self.games],
            "speed": self.speed,
        }


def arena_report(what: Tournament, games: list[Played], decided: bool, anchor: str | None = None) -> ArenaReport:
    standings = Standings(what, games)
    course = [
        Look(deals, standings.before(deals).ratings().table(anchor))
        for deals in looks(standings.deals)
        if standings.games
    ]
    ratings = standings.ratings().table(anchor)
    speed = speeds(what, games)
    return ArenaReport(what, anchor, standings.games, ratings, standings.pairs(), course, decided, speed)


def speeds(what: Tournament, games: list[Played]) -> dict[str, float]:
    seconds = [0.0] * len(what.bots)
    choices = [0] * len(what.bots)
    for game in games:
        for seat, bot in enumerate(game.seating):
            seconds[bot] += game.seconds[seat] if game.seconds else 0.0
            choices[bot] += game.choices[seat] if game.choices else 0
    return {
        bot.text: round(1000 * seconds[number] / choices[number], 4) if choices[number] else 0.0
        for number, bot in enumerate(what.bots)
    }


def failure_words(what: Tournament, game: Played) -> Phrase:
    """What a bot did wrong, in a sentence that says in which game."""
    failure = game.failure
    assert failure is not None
    at, seed, action, said = game.name, str(game.seed), game.actions, failure.said
    if failure.how == "died":
        return Phrase("arena-died", game=at, seed=seed)
    bot = what.bots[game.seating[failure.seat]].text
    if failure.how == "raised":
        return Phrase("arena-raised", bot=bot, said=said, game=at, seed=seed, action=action)
    if failure.how == "hung":
        return Phrase("arena-hung", bot=bot, limit=said, game=at, seed=seed, action=action)
    if failure.how == "illegal":
        return Phrase("arena-illegal", bot=bot, said=said, game=at, seed=seed, action=action)
    return Phrase("arena-nonsense", bot=bot, said=said, game=at, seed=seed, action=action)


# -- files --------------------------------------------------------------------------------------------


def game_data(game: Played) -> dict[str, Any]:
    data = asdict(game)
    del data["record"], data["seconds"]
    at = data.pop("pairing")
    return {**at, **data, "milliseconds": [round(1000 * used, 3) for used in game.seconds]}


def game_of(data: dict[str, Any]) -> Played:
    failure = data["failure"]
    return Played(
        Pairing(data["deal"], data["table"], data["moved"]),
        data["seed"],
        tuple(data["seating"]),
        tuple(data["ranks"]),
        tuple(data["shares"]),
        tuple(data["scores"]),
        data["reason"],
        data["actions"],
        Failure(**failure) if failure else None,
        tuple(data["choices"]),
        tuple(used / 1000 for used in data["milliseconds"]),
    )


def write_report(file: Path, report: ArenaReport) -> None:
    write_text(file, json.dumps(report.data(), ensure_ascii=False, indent=1))


def write_text(file: Path, text: str) -> None:
    """All of it or nothing: whoever stops this leaves the file as it was."""
    new = file.with_name(f".{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(text, encoding="utf-8")
        os.replace(new, file)
    except OSError as error:
        raise Error("arena-not-written", file=str(file), reason=in_its_words(error)) from None


def known_games(file: Path, what: Tournament) -> list[Played]:
    """The games of a tournament that a report already holds; none if there is no such file."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except OSError as error:
        raise Error("arena-unreadable", file=str(file), reason=in_its_words(error)) from None
    try:
        data = json.loads(text)
        settings = data["settings"]
        games = [game_of(game) for game in data["games"]]
    except (ValueError, KeyError, TypeError):
        raise Error("arena-no-report", file=str(file)) from None
    ours = json.loads(json.dumps(what.settings()))
    different = sorted(key for key in ours if settings.get(key) != ours[key])
    if different or data.get("format") != FORMAT:
        raise Error("arena-other", file=str(file), settings=different or ["format"])
    return games
