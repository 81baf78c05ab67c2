"""The screen: lines that fit, pages, pauses and the curtain. It knows nothing of games."""

from __future__ import annotations

import contextlib
import select
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from sandtable.tui.reading import Reader, nothing

termios: Any = None
tty: Any = None
with contextlib.suppress(ImportError):  # not on Windows: there no key skips a pause
    import termios
    import tty

WIDEST = 120
PAUSE = 0.4
"""Seconds for which a sentence about a bot's move stands alone."""


class Screen:
    """A terminal, or a file that looks like one. `live`: a person sits before it."""

    def __init__(self, console: Console, live: bool, fast: bool = False) -> None:
        self.console = console
        self.live = live and not console.is_dumb_terminal
        self.fast = fast or not live
        self.hurry = False
        """A key was pressed during a pause: no more pauses until somebody is asked."""

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        return self.console.height

    # -- lines --------------------------------------------------------------------------------------

    def fit(self, line: Text) -> list[Text]:
        """One line as the screen shows it: what is too long goes on below, a little to the right of its start."""
        plain = line.plain
        hang = len(plain) - len(plain.lstrip()) + 2
        if line.cell_len <= self.width:
            return [line]
        first = line.wrap(self.console, self.width)[0]
        cut = len(first)
        while cut < len(plain) and plain[cut] == " ":
            cut += 1
        below = line[cut:].wrap(self.console, self.width - hang)
        return [first, *(Text(" " * hang) + part for part in below)]

    def flow(self, parts: list[Text], gap: str) -> list[Text]:
        """Parts side by side, in as many lines as they need; no part is broken that fits a line."""
        first = parts[0].plain
        hang = " " * (len(first) - len(first.lstrip()) + 2)
        lines = [parts[0].copy()]
        for part in parts[1:]:
            if lines[-1].cell_len + len(gap) + part.cell_len <= self.width:
                lines[-1] = Text.assemble(lines[-1], gap, part)
            else:
                lines.append(Text.assemble(hang, part))
        return self.fitted(lines)

    def fitted(self, lines: list[Text]) -> list[Text]:
        return [part for line in lines for part in self.fit(line)]

    def cut(self, rows: list[Text], most: int) -> list[Text]:
        """The first rows of a line that was too long, ending in a sign that there is more."""
        last = rows[most - 1].copy()
        last.truncate(self.width - 2)
        last.rstrip()
        return [*rows[: most - 1], last + Text(" …", style="yellow")]

    def show(self, lines: list[Text]) -> None:
        for line in self.fitted(lines):
            line.rstrip()
            self.console.print(line, highlight=False, no_wrap=True, overflow="ignore", crop=False)

    def say(self, text: str, style: str = "") -> None:
        self.show([Text(text, style=style)])

    def path(self, path: Path) -> None:
        """A path on a line of its own, never broken, so that it can be copied."""
        home = str(Path.home())
        text = str(path)
        short = "~" + text[len(home) :] if text.startswith(home + "/") else text
        self.console.print(Text("  " + short), soft_wrap=True)

    def head(self, text: Text) -> None:
        """A line across the screen with a title in it."""
        text.truncate(self.width - 6, overflow="ellipsis")
        self.show([Text.assemble(("── ", "dim"), text, (" " + "─" * (self.width - text.cell_len - 4), "dim"))])

    def page(self, lines: list[Text], reader: Reader, prompt: str) -> None:
        """Long texts a screen at a time; an empty line goes on, anything else stops."""
        rows = self.fitted(lines)
        step = max(5, self.height - 2) if self.live else len(rows) + 1
        for start in range(0, len(rows), step):
            self.show(rows[start : start + step])
            if start + step < len(rows) and not goes_on(reader, prompt):
                return

    # -- the whole screen ---------------------------------------------------------------------------

    def fresh(self) -> None:
        """Begin at the top of an empty screen; on paper, after an empty line."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def curtain(self) -> None:
        """Take everything away, also what could be scrolled back to."""
        if self.live:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        else:
            blank = self.height if self.console.is_terminal else 1  # a terminal that cannot be cleared is scrolled
            self.console.print("\n" * (blank - 1))

    # -- time ---------------------------------------------------------------------------------------

    def pause(self) -> None:
        """Give time to read; any key skips this pause and those that follow."""
        if self.fast or self.hurry:
            return
        if termios is None:
            return
        keys = sys.stdin.fileno()
        before = termios.tcgetattr(keys)
        try:
            tty.setcbreak(keys)
            ready, _, _ = select.select([keys], [], [], PAUSE)
            if ready:
                self.hurry = True
                termios.tcflush(keys, termios.TCIFLUSH)
        finally:
            termios.tcsetattr(keys, termios.TCSADRAIN, before)


def goes_on(reader: Reader, prompt: str) -> bool:
    """Does the person want the next page? An empty line says so, anything else and Ctrl-C do not."""
    try:
        return not reader.read(prompt, nothing).strip()
    except KeyboardInterrupt:
        return False
