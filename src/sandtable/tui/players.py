"""Who sits where: people and bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import sandtable
from sandtable.kernel.errors import BadOption, closest
from sandtable.kernel.face import Face
from sandtable.tui.words import Words

ME = "me"
DEFAULT_BOT = "greedy"


class Bot(Protocol):
    """A player without a body: it sees a seat's face of the match, never the truth."""

    def choose(self, face: Face) -> int: ...


@dataclass(frozen=True)
class Player:
    """One seat: a person (`me`) or a bot by its name. A name of its own may be empty."""

    kind: str
    name: str = ""

    @property
    def human(self) -> bool:
        return self.kind == ME

    def called(self, seat: int, words: Words) -> str:
        """The name on the screen; without one of its own it follows the language."""
        return self.name or words("player-person" if self.human else "player-bot", number=seat + 1)


def read_players(kinds: str | None, names: str | None, seats: int) -> list[Player]:
    """`me,greedy,random` and `Ann,Bob` for so many seats; by default you and greedy bots."""
    given = split(kinds) if kinds else [ME] + [DEFAULT_BOT] * (seats - 1)
    called = split(names) if names else []
    if len(given) != seats:
        raise BadOption(f"--players names {len(given)} players; this game has {seats} seats")
    if len(called) > seats:
        raise BadOption(f"--names gives {len(called)} names; this game has {seats} seats")
    known = [ME, *sandtable.bot_names()]
    for kind in given:
        if kind not in known:
            raise BadOption(f"there is no player '{kind}'{closest(kind, known)}; use {', '.join(known)}")
    called += [""] * (seats - len(called))
    if len({name for name in called if name}) < len([name for name in called if name]):
        raise BadOption("--names gives two players the same name; names must differ")
    return [Player(kind, name) for kind, name in zip(given, called)]


def split(text: str) -> list[str]:
    return [item.strip() for item in text.split(",")]
