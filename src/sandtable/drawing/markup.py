"""Text with rich's markup: how wide it is, and how it is broken into lines."""

from __future__ import annotations

from functools import lru_cache

from rich.cells import cell_len
from rich.markup import render

INDENT = "    "
"""Before what goes on from the line above."""
MORE = "[yellow]…[/]"
"""Stands for what is left out."""


@lru_cache(maxsize=8192)
def shown_width(text: str) -> int:
    """Columns that a text with markup takes. Much of a table is drawn as it was before, and is measured only once:
    that halves the time of a screen."""
    return cell_len(render(text).plain)


def flow(head: str, items: list[str], gap: str, width: int) -> list[str]:
    """Items after a head, broken between items where a line is full; a comma or a dot between them ends the line."""
    lines: list[str] = []
    line = head
    for number, item in enumerate(items):
        glue = gap if number else ""
        follows = gap.rstrip() if number < len(items) - 1 else ""
        if number and shown_width(line + glue + item + follows) > width:
            lines.append((line + gap).rstrip())
            line = INDENT + item
        else:
            line += glue + item
    return [*lines, line] if line.strip() else lines
