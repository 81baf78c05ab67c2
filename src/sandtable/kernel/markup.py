"""Text with rich's markup, in which games draw their tables for a terminal."""

from __future__ import annotations

from functools import lru_cache

from rich.cells import cell_len
from rich.markup import render


@lru_cache(maxsize=8192)
def shown_width(text: str) -> int:
    """Columns that a text with markup takes. Much of a table is drawn as it was before, and is measured only once:
    that halves the time of a screen."""
    return cell_len(render(text).plain)
