"""Before a match: people choose what is theirs to choose, one after another at one screen, unseen by the others."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from sandtable.kernel.preparation import Bench, Typed
from sandtable.kernel.words import translator
from sandtable.tui import saves
from sandtable.tui.reading import Reader, nothing
from sandtable.tui.screen import Screen
from sandtable.tui.words import Words


class Left(Exception):
    """Somebody gets up before all is chosen."""


class Workshop:
    """A preparation at a terminal. It is kept on disk after every choice."""

    def __init__(self, table: saves.Unprepared, screen: Screen, reader: Reader, lang: str) -> None:
        self.table = table
        self.preparing = table.prepared.preparing
        self.screen = screen
        self.reader = reader
        self.words = Words(lang)
        self.people = [seat for seat, player in enumerate(table.players) if player.human]
        self.holder = self.people[0] if len(self.people) == 1 else None
        """Who is before the screen; None if nobody has taken it yet."""
        self.benches: dict[int, Bench] = {}

    def run(self) -> saves.Table | None:
        """The table to play at; None if somebody left."""
        self.greet()
        try:
            while waiting := self.preparing.waiting():
                for seat in waiting:
                    if seat not in self.people:
                        self.choose(seat, self.preparing.suggestion(seat))
                for seat in waiting:
                    if seat in self.people:
                        self.ask(seat)
        except (Left, EOFError, KeyboardInterrupt):
            self.screen.say(self.words("kept"))
            self.screen.path(self.table.path)
            return None
        return saves.prepared_table(self.table)

    def greet(self) -> None:
        game = self.table.prepared.game
        phrase = translator(self.words.lang, game.folder)
        kind = self.preparing.wish.kind
        self.screen.show(
            [
                Text(f"{game.title(self.words.lang)}. {phrase(f'prepare-{kind}')}", style="bold"),
                Text(phrase(f"prepare-about-{kind}")),
            ]
        )

    def ask(self, seat: int) -> None:
        """Show a person what lies before them and read until they have chosen."""
        if self.holder != seat:
            self.draw_curtain(seat)
        bench = self.benches.setdefault(seat, self.preparing.bench(seat, self.words.lang))
        shown = True
        while True:
            if shown:
                self.draw(bench)
            line = self.read(bench).strip()
            word, _, rest = line.partition(" ")
            shown = not line or self.is_command("table", line)
            if shown:
                continue
            if self.is_command("hint", line):
                self.screen.say(self.preparing.suggestion(seat))
                continue
            found = Typed(said="\n".join(bench.about(rest))) if self.is_command("card", word) else bench.typed(line)
            if found.choice:
                self.choose(seat, found.choice)
                return
            for said in found.said.splitlines():
                self.screen.say(said, style="yellow")
            shown = not found.said

    def is_command(self, name: str, word: str) -> bool:
        return word.casefold() in self.words.typed(f"command-{name}")

    def draw(self, bench: Bench) -> None:
        self.screen.fresh()
        head, *rows, tail = bench.lines()
        self.screen.show([Text(head, style="bold")])
        for row in rows:
            self.screen.show(self.screen.cut(self.screen.fit(Text(row)), 1) if self.too_long(row) else [Text(row)])
        self.screen.show([Text(tail, style="dim"), Text(self.words("workshop-keys"), style="dim")])

    def too_long(self, row: str) -> bool:
        return Text(row).cell_len > self.screen.width

    def read(self, bench: Bench) -> str:
        """A line; `quit` leaves."""
        line = self.reader.read("> ", completing(bench))
        if self.is_command("quit", line.strip()):
            raise Left
        return line

    def draw_curtain(self, seat: int) -> None:
        self.screen.curtain()
        self.reader.forget()
        self.holder = None
        name = self.table.players[seat].called(seat, self.words)
        self.reader.read(self.words("curtain", name=name) + " ", nothing)
        self.holder = seat

    def choose(self, seat: int, choice: str) -> None:
        """One more choice, and it is on disk."""
        self.preparing.choose(seat, choice)
        try:
            saves.keep_unprepared(self.table)
        except OSError as error:
            self.screen.say(self.words("not-kept", why=saves.reason(error)), style="yellow")


def completing(bench: Bench) -> Callable[[str], list[str]]:
    def found(line: str) -> list[str]:
        return [text for text in bench.completions() if text.casefold().startswith(line.casefold())]

    return found
