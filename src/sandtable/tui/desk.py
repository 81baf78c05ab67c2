"""What one person has before them: the table, what happened, what is asked, the choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rich.text import Text

import sandtable
from sandtable.kernel.words import Speaker
from sandtable.tui.choices import Choice, Choices, columns, grouped
from sandtable.tui.layout import Layout
from sandtable.tui.naming import Namer, rule_ids
from sandtable.tui.players import Player
from sandtable.tui.screen import Screen
from sandtable.tui.sentences import Teller, Told
from sandtable.tui.words import Words

FEWEST_TOLD = 4
FEWEST_CHOICES = 6
"""Lines that what happened and the choices get where the table can be shortened for them."""
LAST_TOLD = 2
"""Lines that what happened gets even where the table fills the screen."""
FRAME = 4
"""Lines for the title, two empty ones, and the line to type on."""


class Desk:
    """A seat's side of a match at one moment; seat None is a spectator."""

    def __init__(self, match: sandtable.Match, speaker: Speaker, words: Words, seat: int | None, since: int) -> None:
        self.match = match
        self.speaker = speaker
        self.words = words
        self.seat = seat
        self.since = since
        self.namer = Namer(speaker, words, seat)

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    @cached_property
    def choices(self) -> Choices:
        return Choices(self.view, self.namer)

    @cached_property
    def told(self) -> list[Told]:
        """What happened since this seat last moved."""
        return Teller(self.match, self.namer).since(self.since)

    @property
    def asked_rules(self) -> list[str]:
        asked = self.view["asked"]
        return list(asked["rules"]) if asked else []

    # -- on the screen ------------------------------------------------------------------------------

    def draw(self, screen: Screen, taken: int = 0) -> None:
        """Everything, the choices last: they may fill most of the screen; what happened gets the room that is left.

        `taken`: lines of the screen that others use.
        """
        screen.head(Text(self.match.game.title(self.words.lang), style="bold"))
        asked = screen.fitted(self.asked_lines(screen.width))
        matters = screen.fitted([self.told_line(told, screen.width) for told in self.told if not told.minor])
        room = screen.height - len(asked) - FRAME - taken
        choices = self.choice_lines(screen, room - min(len(matters), FEWEST_TOLD))
        room -= len(choices)
        table = self.table_lines(screen, room - min(len(matters), FEWEST_TOLD))
        screen.show(table)
        self.show_told(screen, matters, room - len(table))
        screen.say("")
        screen.show(asked + choices)

    def choice_lines(self, screen: Screen, room: int) -> list[Text]:
        """The choices: most of the screen, or less where that keeps the whole table in sight."""
        most = screen.height * 3 // 5
        left = room - len(self.table_lines(screen, 0))
        most = min(most, left) if left >= FEWEST_CHOICES else max(FEWEST_CHOICES, most)
        return screen.fitted(grouped(self.choices, self.namer, screen.width, most))

    def show_told(self, screen: Screen, matters: list[Text], room: int) -> None:
        """What happened: all of it, or what matters, or the last of that and how much came before."""
        told = screen.fitted([self.told_line(told, screen.width) for told in self.told])
        if len(told) > room:
            told = matters
        least = max(LAST_TOLD, room)
        if len(told) > least:
            cut = len(told) - least + 1
            told = [Text(self.words("earlier", count=cut), style="dim"), *told[cut:]]
        if told:
            screen.say("")
            screen.show(told)

    def table_lines(self, screen: Screen, room: int) -> list[Text]:
        """The table as the game draws it, or in the general way, the longest zones cut where room is short."""
        drawn = self.match.game.presentation.draw(self.view, self.speaker, screen.width, room)
        if drawn is not None:
            return screen.fitted([self.namer.paint(Text.from_markup(line)) for line in drawn])
        rows = self.layout().table_rows()
        fitted = [screen.flow(row.parts, row.gap) for row in rows]
        long = [at for at, row in enumerate(rows) if row.cuttable]
        while long and sum(len(lines) for lines in fitted) > room:
            longest = max(long, key=lambda at: len(fitted[at]))
            if len(fitted[longest]) == 1:
                break
            fitted[longest] = screen.cut(fitted[longest], len(fitted[longest]) - 1)
        return [line for lines in fitted for line in lines]

    def layout(self, full: bool = False) -> Layout:
        return Layout(self.view, self.match.schema, self.namer, full)

    def told_line(self, told: Told, width: int) -> Text:
        return with_rules(self.namer.paint(Text("· " + told.text)), told.rules, width)

    def asked_lines(self, width: int) -> list[Text]:
        """What is asked, with its rules."""
        asked = self.view["asked"]
        if asked is None:
            return []
        line = self.namer.paint(Text.assemble((self.namer.message(asked["message"]), "bold yellow")))
        return [with_rules(line, asked["rules"], width)]

    def list_choices(self, choices: list[Choice], width: int) -> list[Text]:
        return columns(choices, width)

    def who_plays(self, players: list[Player]) -> list[Text]:
        """Everybody at the table, bots with their kind."""
        line = Text()
        for seat, player in enumerate(players):
            line.append("   " if seat else "")
            line.append_text(self.namer.seat(seat))
            if not player.human and player.kind.casefold() not in self.speaker.seat(seat).casefold():
                line.append(f" – {player.kind}", style="dim")
        return [line]


def with_rules(line: Text, rules: Sequence[str], width: int) -> Text:
    """A line with as many of its rules as it holds; `why` tells them all."""
    for many in range(len(rules), 0, -1):
        said = "  " + rule_ids(rules[:many]) + (" …" if many < len(rules) else "")
        if line.cell_len + len(said) <= width:
            return line.append(said, style="dim")
    return line
