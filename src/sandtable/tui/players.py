"""Who sits where: people and bots."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

import sandtable
from sandtable.kernel.entrants import read_entrant
from sandtable.kernel.errors import BadOption
from sandtable.kernel.registry import default_bot
from sandtable.tui.words import Words

ME = "me"
MISSPELLED = 0.75
"""From this likeness on a word is a bot's name with a slip in it, not a person's."""


@dataclass(frozen=True)
class Player:
    """One seat: a person (`me`) or a bot as it is written, `nn:weights=net.npz`. A name of its own may be empty."""

    kind: str
    name: str = ""

    @property
    def human(self) -> bool:
        return self.kind == ME

    def bot(self, seed: int) -> sandtable.Bot:
        """The bot that sits here."""
        return read_entrant(self.kind).make(seed)

    def called(self, seat: int, words: Words) -> str:
        """The name on the screen; without one of its own it follows the language."""
        return self.name or words("player-person" if self.human else "player-bot", number=seat + 1)


def read_players(given: str | None, names: str | None, seats: int, usual: str = "") -> list[Player]:
    """`me,greedy,Ann` for so many seats, by default you and the usual bots; `names` calls them something else."""
    players = [read_player(item) for item in (split(given) if given else [ME] + [usual or default_bot()] * (seats - 1))]
    called = split(names) if names else []
    if len(players) != seats:
        raise BadOption("wrong-players", players=len(players), seats=seats)
    if len(called) > seats:
        raise BadOption("too-many-names", names=len(called), seats=seats)
    for seat, name in enumerate(called):
        if name:
            players[seat] = Player(players[seat].kind, name)
    own = [player.name for player in players if player.name]
    if len(set(own)) < len(own):
        raise BadOption("names-alike")
    return players


def read_player(word: str) -> Player:
    """`me`, a bot with or without settings, or the name of a person. A misspelled bot is no person."""
    bots = sandtable.bot_names()
    if word == ME or word.partition(":")[0] in bots:
        return Player(word)
    if not word or get_close_matches(word.casefold(), [ME, *bots], cutoff=MISSPELLED):
        raise BadOption("no-such-seat-holder", word=word, bots=bots)
    return Player(ME, word)


def split(text: str) -> list[str]:
    return [item.strip() for item in text.split(",")]
