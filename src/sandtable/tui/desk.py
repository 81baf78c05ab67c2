"""What one person has before them: the table, what happened, what is asked, the choices."""

from __future__ import annotations

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
from sandtable.tui.tales import Teller, Told
from sandtable.tui.words import Words

FEWEST_TOLD = 4
FEWEST_CHOICES = 6
"""Lines that what happened and the choices get even where the table fills the screen."""
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

    def draw(self, screen: Screen) -> None:
        """Everything, the choices last: they may fill most of the screen; what happened gets the room that is left."""
        screen.head(Text(self.match.game.title(self.words.lang), style="bold"))
        asked = screen.fitted(self.asked_lines(screen.width))
        told = screen.fitted([self.told_line(told) for told in self.told])
        room = screen.height - len(asked) - FRAME
        choices = self.choice_lines(screen, room - min(len(told), FEWEST_TOLD))
        room -= len(choices)
        table = self.table_lines(screen, room - min(len(told), FEWEST_TOLD))
        screen.show(table)
        if told:
            screen.say("")
            screen.show(self.latest(told, max(FEWEST_TOLD, room - len(table))))
        screen.say("")
        screen.show(asked + choices)

    def choice_lines(self, screen: Screen, room: int) -> list[Text]:
        """The choices: most of the screen, or less where that keeps the whole table in sight."""
        most = screen.height * 3 // 5
        left = room - len(self.table_lines(screen, 0))
        most = min(most, left) if left >= FEWEST_CHOICES else max(FEWEST_CHOICES, most)
        return grouped(self.choices, self.namer, screen.width, most)

    def latest(self, told: list[Text], room: int) -> list[Text]:
        """The last lines that fit, and how many came before."""
        if len(told) <= room:
            return told
        cut = len(told) - room + 1
        return [Text(self.words("earlier", count=cut), style="dim"), *told[cut:]]

    def table_lines(self, screen: Screen, room: int) -> list[Text]:
        """The table as the game draws it, or in the general way, the longest zones cut where room is short."""
        drawn = self.match.game.render(self.view, self.speaker, screen.width, room)
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
        return Layout(self.view, self.match.table, self.namer, full)

    def told_line(self, told: Told) -> Text:
        line = self.namer.paint(Text("· " + told.text))
        if told.rules:
            line.append("  " + rule_ids(told.rules), style="dim")
        return line

    def asked_lines(self, width: int) -> list[Text]:
        """What is asked, with as many of its rules as a line holds; `why` tells them all."""
        asked = self.view["asked"]
        if asked is None:
            return []
        line = self.namer.paint(Text.assemble((self.namer.message(asked["message"]), "bold yellow")))
        for many in range(len(asked["rules"]), 0, -1):
            rules = "  " + rule_ids(asked["rules"][:many]) + (" …" if many < len(asked["rules"]) else "")
            if line.cell_len + len(rules) <= width:
                return [line.append(rules, style="dim")]
        return [line]

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
