"""A typist for the terminal: lines from a script, the screen as text."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator

from rich.console import Console

import sandtable
from sandtable.tui import saves
from sandtable.tui.players import Player, read_players
from sandtable.tui.reading import Complete
from sandtable.tui.screen import Screen
from sandtable.tui.session import Session

Key = str | type[BaseException]
"""A line, or what a key such as Ctrl-C raises."""


class Typist:
    """Types the lines of a script and keeps what the screen shows. At the end of the script it hangs up."""

    def __init__(self, keys: Iterable[Key], live: bool = False, size: tuple[int, int] = (80, 24)) -> None:
        self.keys: Iterator[Key] = iter(keys)
        self.paper = io.StringIO()
        width, height = size
        console = Console(
            file=self.paper,
            width=width,
            height=height,
            force_terminal=live,
            color_system=None,
            highlight=False,
            legacy_windows=False,
            _environ={"TERM": "xterm"},
        )
        self.screen = Screen(console, live, fast=True)
        self.prompts: list[str] = []
        self.offered: list[str] = []

    def read(self, prompt: str, complete: Complete) -> str:
        self.prompts.append(prompt)
        self.screen.console.print(prompt, markup=False, end="")
        key = next(self.keys, EOFError)
        if not isinstance(key, str):
            self.screen.console.print()
            raise key
        if "\t" in key:
            self.offered = complete(key.replace("\t", ""))
            return ""
        self.screen.console.print(key, markup=False)
        return key

    def forget(self) -> None:
        pass

    @property
    def shown(self) -> str:
        return self.paper.getvalue()

    def after(self, line: str) -> str:
        """What the screen showed after a line was typed, up to the next prompt."""
        return self.shown.split(f"> {line}\n", 1)[1].split("\n> ", 1)[0]


def sit(match: sandtable.Match, keys: Iterable[Key], lang: str = "en", **settings: str) -> tuple[Session, Typist]:
    """A session around a match, people in all seats unless told otherwise, played to the end of the script."""
    typist = Typist(keys)
    players = read_players(settings.get("players", ",".join(["me"] * match.seats)), settings.get("names"), match.seats)
    session = Session(saves.new_table(match, players, None), typist.screen, typist, lang)
    session.run()
    return session, typist


def choosing(match: sandtable.Match, pick: Callable[[int], int], most: int) -> Iterator[Key]:
    """Numbers of choices, and Enter at the curtain, for so many choices at most."""
    before: int | None = None
    for _ in range(most):
        if match.to_act is None:
            return
        if match.to_act != before and match.seats > 1:
            yield ""
        before = match.to_act
        yield str(pick(len(match.legal_actions())))


def first(choices: int) -> int:
    return 1


def at_random(seed: int) -> Callable[[int], int]:
    rng = random.Random(seed)
    return lambda choices: rng.randint(1, choices)


def people(*names: str) -> list[Player]:
    return [Player("me", name) for name in names]
