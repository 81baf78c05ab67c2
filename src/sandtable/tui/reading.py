"""Where lines come from: a keyboard with Tab and history, or a file or pipe."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, Protocol, TextIO

from rich.console import Console

readline: Any = None
with contextlib.suppress(ImportError):  # not everywhere: without it there is no Tab, all else works
    import readline

Complete = Callable[[str], list[str]]
"""What a line so far can become."""


class Reader(Protocol):
    """Reads one line after a prompt. EOFError: there are no more. KeyboardInterrupt: Ctrl-C."""

    def read(self, prompt: str, complete: Complete) -> str: ...

    def forget(self) -> None:
        """Another person comes to the table: nothing typed before may be called back."""


class Keyboard:
    """A person at a terminal."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.complete: Complete = nothing
        if readline is not None:
            readline.set_completer_delims("")  # the whole line is completed, not its last word
            readline.set_completer(self.completer)
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def read(self, prompt: str, complete: Complete) -> str:
        self.complete = complete
        try:
            return input(prompt)
        except EOFError:
            print()
            raise

    def completer(self, text: str, state: int) -> str | None:
        if state == 0:
            self.found = self.complete(text)
        return self.found[state] if state < len(self.found) else None

    def forget(self) -> None:
        if readline is not None:
            readline.clear_history()


class Piped:
    """Lines of a file or pipe, written to the screen as if typed."""

    def __init__(self, lines: TextIO, console: Console) -> None:
        self.lines = lines
        self.console = console

    def read(self, prompt: str, complete: Complete) -> str:
        line = self.lines.readline()
        if not line:
            self.console.print()
            raise EOFError
        self.console.print(prompt + line.rstrip("\n"), markup=False)
        return line

    def forget(self) -> None:
        pass


def nothing(line: str) -> list[str]:
    """No completion."""
    return []
