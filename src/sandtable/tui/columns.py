"""Short texts in equal columns, read across."""

from __future__ import annotations

from rich.text import Text

GAP = 3
MOST = 6


def in_columns(cells: list[Text], width: int) -> list[Text]:
    """As many columns as fit, all as wide as the widest cell."""
    if not cells:
        return []
    widest = max(cell.cell_len for cell in cells)
    many = max(1, min(MOST, (width + GAP) // (widest + GAP)))
    lines = []
    for start in range(0, len(cells), many):
        line = Text()
        for cell in cells[start : start + many]:
            line.append(" " * (-line.cell_len % (widest + GAP)))
            line.append_text(cell)
        lines.append(line)
    return lines
